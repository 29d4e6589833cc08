import { readHeldSkills } from '../person/held-skills.ts'
import type { LearnedSkill } from '../person/known-skills.ts'
import { findUnmetRequirements } from '../person/unmet-requirements.ts'
import { canonicalSkill } from '../text/find-skills.ts'
import type { StoryFacts } from './story-facts.ts'

/** A required skill that the person's evidence does not show in full. */
export type NextSkill = { skill: string; isBegun: boolean }

/** What the role asks for beyond the evidence, weightiest first. */
export const findNextSkills = ({ source, needs, input }: StoryFacts): NextSkill[] => {
  const { full, partial } = readHeldSkills(source.document)
  const learned = (grade: LearnedSkill['grade']) =>
    (input.learned ?? []).filter((one) => one.grade === grade).map(({ skill }) => skill)
  const held = [...full.keys(), ...source.told.skills.map(canonicalSkill), ...learned('full')]
  const begun = new Set([...partial.keys(), ...learned('partial')])
  return findUnmetRequirements(needs.required, held).map(({ skill }) => ({
    skill,
    isBegun: begun.has(skill),
  }))
}
