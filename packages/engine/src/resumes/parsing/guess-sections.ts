import type { SectionKind } from '@nextrung/knowledge/words/heading-words'
import { findDegree, hasCompanyWord, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { findSkills } from '../../text/find-skills.ts'
import type { Line } from './line.ts'
import { isAnchor } from './rows.ts'
import type { Section } from './sections.ts'

const isCareer = (line: Line | undefined) =>
  line !== undefined &&
  (hasTitleWord(line.text) ||
    hasCompanyWord(line.text) ||
    hasInstitutionWord(line.text) ||
    findDegree(line.text) !== undefined)

/** Index of the first dated job or school; the length if there is none. */
function findStart(lines: readonly Line[]): number {
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || line.bullet || !isAnchor(line, undefined)) continue
    if (![lines[at - 1], line, lines[at + 1]].some(isCareer)) continue
    let start = at
    while (
      start > 2 &&
      at - start < 2 &&
      lines[start]?.gapBefore !== true &&
      isCareer(lines[start - 1]) &&
      lines[start - 1]?.bullet === false
    )
      start--
    return start
  }
  return lines.length
}

function isSkillList(text: string): boolean {
  if (!/[,;|]/.test(text)) return false
  const found = findSkills({ text, inSkillsSection: true })
  const covered = found.reduce((sum, match) => sum + match.text.length, 0)
  return found.length >= 3 && covered > 0.4 * text.replace(/[^\p{L}\p{N}+#]/gu, '').length
}

function kindOf(block: readonly Line[], before: SectionKind | undefined): SectionKind | undefined {
  const heads = block.filter((line) => !line.bullet).slice(0, 3)
  const isDated = block.some((line) => !line.bullet && isAnchor(line, undefined))
  if (
    heads.some((line) => hasInstitutionWord(line.text) || (isDated && findDegree(line.text) !== undefined)) &&
    !heads.some((line) => hasTitleWord(line.text))
  )
    return 'education'
  if (isDated) return 'work'
  return isSkillList(block.map((line) => line.text).join(', ')) ? 'skills' : before
}

const blocksOf = (lines: readonly Line[]): Line[][] => {
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last === undefined || (line.gapBefore && !line.bullet)) blocks.push([line])
    else last.push(line)
  }
  return blocks
}

/** Guesses the sections of lines without headings from their content; contact data and prose stay at the top. */
export function guessSections(lines: readonly Line[]): { top: Line[]; sections: Section[] } {
  const start = findStart(lines)
  const sections: Section[] = []
  const before = lines.slice(0, start)
  const lists = before.filter((line) => line.index > 0 && !/[@]/.test(line.text) && isSkillList(line.text))
  const top = before.filter((line) => !lists.includes(line))
  if (lists.length > 0) sections.push({ kind: 'skills', heading: undefined, title: '', lines: lists })
  let open: Section | undefined
  for (const block of blocksOf(lines.slice(start))) {
    const kind = kindOf(block, open?.kind === 'top' ? undefined : open?.kind)
    if (kind === undefined) top.push(...block)
    else if (open?.kind === kind) open.lines.push(...block)
    else {
      open = { kind, heading: undefined, title: '', lines: [...block] }
      sections.push(open)
    }
  }
  return { top, sections }
}
