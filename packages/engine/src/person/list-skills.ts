import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { readHeldSkills } from './held-skills.ts'
import { readListedSkills } from './listed-skills.ts'

/**
 * The skills of a resume as a list for the person, each once, in the order in which its sections first name them: what
 * they hold in the taxonomy's spelling, and the other entries of their own lists as they wrote them.
 */
export const listSkills = (document: ResumeDocument): string[] => {
  const told = [...readHeldSkills(document).full.values()].flatMap(({ name, mentions }) => {
    const first = mentions.find(({ place }) => place !== 'list')
    return first ? [{ label: name, pointer: first.pointer }] : []
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
