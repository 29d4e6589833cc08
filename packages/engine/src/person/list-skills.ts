import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { readHeldSkills } from './held-skills.ts'
import { readListedSkills } from './listed-skills.ts'

// "Insurance" or "mentoring" in a sentence says what the work was about; only a tool's name is surely a skill.
const toolKinds: ReadonlySet<string> = new Set([
  'language',
  'framework',
  'library',
  'database',
  'platform',
  'cloud',
  'tool',
  'operating-system',
])

const isTool = (name: string): boolean => toolKinds.has(findSkillByName(name)?.kind ?? '')

/**
 * The resume's skills as shown to the person, each once, in the order the sections first name them: held skills in
 * the taxonomy's spelling, other entries of the person's own lists as written. Sentences add tools only.
 */
export const listSkills = (document: ResumeDocument): string[] => {
  const told = [...readHeldSkills(document).full.values()].flatMap(({ name, mentions }) => {
    const first = mentions.find(({ place }) => place !== 'list')
    return first && isTool(name) ? [{ label: name, pointer: first.pointer }] : []
  })
  const listed = readListedSkills(document).filter(({ grade }) => grade !== 'none')
  const rank = rankIn(document)
  const seen = new Set<string>()
  return [...listed, ...told]
    .sort((a, b) => rank(a.pointer) - rank(b.pointer))
    .flatMap(({ label }) => {
      if (seen.has(label.toLowerCase())) return []
      seen.add(label.toLowerCase())
      return [label]
    })
}

const sectionOfPath: Record<string, ResumeSection> = { basics: 'summary' }

const rankIn = ({ sectionOrder }: ResumeDocument): ((pointer: string) => number) => {
  const order = [...new Set<string>(['summary', ...sectionOrder, ...resumeSections])]
  return (pointer) => {
    const path = pointer.split('/')[1] ?? ''
    return order.indexOf(sectionOfPath[path] ?? path)
  }
}
