import { z } from 'zod'
import { canonicalSkill, findSkills } from '../text/find-skills.ts'
import { LeftOut } from './resume-model.ts'

/** Skills of the original, and the text of the result with its omissions. */
export const SkillsBefore = z.object({
  skills: z.array(z.string()),
  text: z.string(),
  leftOut: z.array(LeftOut),
})

/**
 * The skills the result still shows, in their order. A skill removed from its list on request remains if a line of
 * the result mentions it.
 */
export const findRemainingSkills = ({ skills, text, leftOut }: z.output<typeof SkillsBefore>): string[] => {
  const unlisted = new Set(leftOut.filter(isOfList).map((one) => canonicalSkill(one.text)))
  if (unlisted.size === 0) return skills
  const mentioned = new Set(findSkills({ text }).map(({ name }) => name))
  return skills.filter((skill) => !unlisted.has(skill) || mentioned.has(skill))
}

const isOfList = ({ pointer }: { pointer: string }): boolean => pointer.startsWith('/skills/')
