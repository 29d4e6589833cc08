import { readHeldSkills } from '../person/held-skills.ts'
import { findUnmetRequirements } from '../person/unmet-requirements.ts'
import { canonicalSkill } from '../text/find-skills.ts'
import type { StoryFacts } from './story-facts.ts'

/** A required skill that the person's evidence does not show in full. */
export type NextSkill = { skill: string; isBegun: boolean }

/** What the role asks for beyond the evidence, weightiest first. */
export const findNextSkills = ({ source, needs }: StoryFacts): NextSkill[] => {
  const { full, partial } = readHeldSkills(source.document)
  const held = [...full.keys(), ...source.told.skills.map(canonicalSkill)]
  return findUnmetRequirements(needs.required, held).map(({ skill }) => ({
    skill,
    isBegun: partial.has(skill),
  }))
}
