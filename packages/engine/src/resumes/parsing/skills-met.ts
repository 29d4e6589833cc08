import type { ResumeSkillGroup } from '@nextrung/contract/resume-document'
import { wholeFields } from '@nextrung/knowledge/skills/whole-fields'
import { canonicalSkill, findSkills } from '../../text/find-skills.ts'
import { splitSkillList } from '../../text/split-skill-list.ts'
import type { Line } from './line.ts'
import type { Draft } from './sourced.ts'

type Met = { name: string; line: number; at: number }

const isName = (entry: string) => entry.length <= 50 && entry.split(/\s+/).length <= 5

function fromKeyword(text: string): string[] {
  return splitSkillList(text).flatMap((entry) =>
    isName(entry)
      ? [canonicalSkill(entry)]
      : findSkills({ text: entry, inSkillsSection: true }).map(({ name }) => name),
  )
}

// Names are told by their near neighbours; looking block by block keeps the cost of a long text in proportion.
const blockLength = 4000

/** Skills named in running text; a name may run on from one line to the next. */
function fromText(lines: readonly Line[]): Met[] {
  const met: Met[] = []
  let block: Line[] = []
  let length = 0
  for (const line of lines) {
    if (length + line.text.length > blockLength && block.length > 0) {
      met.push(...fromBlock(block))
      block = []
      length = 0
    }
    block.push(line)
    length += line.text.length
  }
  return [...met, ...fromBlock(block)]
}

function fromBlock(lines: readonly Line[]): Met[] {
  const starts: number[] = []
  let text = ''
  for (const line of lines) {
    starts.push(text.length)
    text += line.text.endsWith('\u00ad') ? line.text.slice(0, -1) : `${line.text}\n`
  }
  let at = 0
  return findSkills({ text }).map(({ name, start }) => {
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= start) at++
    return { name, line: lines[at]?.index ?? 0, at: start }
  })
}

/** All skills in canonical spelling, each once, in the order in which the resume first names them. */
export function listSkills(input: {
  groups: readonly Draft<ResumeSkillGroup>[]
  texts: readonly (readonly Line[])[]
  employers: readonly string[]
}): string[] {
  const met: Met[] = input.groups.flatMap(({ keywords }) =>
    keywords.flatMap((keyword, at) =>
      fromKeyword(keyword.value).map((name) => ({ name, line: keyword.from[0]?.index ?? 0, at })),
    ),
  )
  // "Figma" and "Stripe" are employers where the resume says so.
  const employers = new Set(input.employers.map((name) => name.toLowerCase()))
  for (const lines of input.texts)
    met.push(
      ...fromText(lines).filter(({ name }) => !wholeFields.has(name) && !employers.has(name.toLowerCase())),
    )
  met.sort((a, b) => a.line - b.line || a.at - b.at)
  const seen = new Set<string>()
  return met.flatMap(({ name }) => {
    const key = name.toLowerCase()
    if (seen.has(key)) return []
    seen.add(key)
    return [name]
  })
}
