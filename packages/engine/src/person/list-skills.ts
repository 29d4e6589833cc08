import { ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { z } from 'zod'
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

export const ListedResume = z.object({
  document: ResumeDocument,
  /** An earlier list: what stands in it too keeps its place. */
  order: z.array(z.string()),
})

/** The list of a reworded resume in the order of an earlier one; what is new comes last. */
export const listSkillsInOrder = ({ document, order }: z.output<typeof ListedResume>): string[] => {
  const left = new Set(listSkills(document))
  return [...order.filter((skill) => left.delete(skill)), ...left]
}
