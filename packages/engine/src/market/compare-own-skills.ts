import { NextSkill, OwnSkill } from '@nextrung/contract/career-analytics-panels'
import { MarketFigure, type RequiredSkill } from '@nextrung/contract/market-figures'
import { ResumeDocument } from '@nextrung/contract/resume-document'
import { TargetRole } from '@nextrung/contract/roles'
import { getPayPremium } from '@nextrung/knowledge/market/skill-premiums'
import { getRole } from '@nextrung/knowledge/roles'
import { z } from 'zod'
import { LearnedSkill, readKnownSkills } from '../person/known-skills.ts'
import { orderRequiredSkills } from './required-skills.ts'
import { toWire } from './to-wire.ts'

export const OwnSkillsInput = z.object({
  role: TargetRole,
  /** Missing until a resume has been analyzed. */
  document: ResumeDocument.optional(),
  /** What the person entered in their profile, as written. */
  profile: z.object({ skills: z.array(z.string()), certificates: z.array(z.string()) }),
  /** What they showed here, and say they learned: finished courses and ticked milestones. */
  learned: z.array(LearnedSkill).optional(),
  /** Share of all IT postings that name a skill, by its name. */
  values: z.record(z.string(), MarketFigure),
})
export type OwnSkillsInput = z.output<typeof OwnSkillsInput>

export const ComparedSkills = z.object({ skills: z.array(OwnSkill), next: z.array(NextSkill) })
export type ComparedSkills = z.output<typeof ComparedSkills>

const mostNext = 5

/** Compares what the person has with what the role asks for, and says what the next skills would bring. */
export const compareOwnSkills = (input: OwnSkillsInput): ComparedSkills => {
  const { role, values } = input
  const statusOf = makeStatus(input)
  const required = orderRequiredSkills(role)
  return {
    skills: required.map((one) => ({ ...one, ...statusOf(one.skill) })),
    next: required
      .filter(({ skill }) => statusOf(skill).status !== 'held')
      .slice(0, mostNext)
      .map((one) => describeNext(one, values[one.skill])),
  }
}

type Standing = Pick<OwnSkill, 'status' | 'through'>

const makeStatus = ({ role, document, profile, learned }: OwnSkillsInput) => {
  const known = readKnownSkills({ resume: document, profile, learned, claimed: [] })
  const alternatives = new Map(getRole(role).requiredSkills.map(({ skill, anyOf = [] }) => [skill, anyOf]))
  return (skill: string): Standing => {
    const accepted = [skill, ...(alternatives.get(skill) ?? [])]
    const through = (name: string) => (name === skill ? {} : { through: name })
    const heldAs = accepted.find((name) => known.get(name)?.grade === 'full')
    if (heldAs !== undefined) return { status: 'held', ...through(heldAs) }
    const begunAs = accepted.find((name) => known.has(name))
    return begunAs === undefined ? { status: 'missing' } : { status: 'partial', ...through(begunAs) }
  }
}

const describeNext = (
  { skill, share, weight }: RequiredSkill,
  currentValue: MarketFigure | undefined,
): NextSkill => {
  const premium = getPayPremium(skill)
  const sentences = [
    share
      ? `${share.pct}% of ${share.n.toLocaleString('en-US')} postings for this role name it.`
      : `Too few postings name it to give a share; we count it as ${weight} of 5 for this role.`,
    ...(currentValue
      ? [
          `Across all IT postings in the sample it is ${currentValue.value}%${currentValue.n === undefined ? '' : ` of ${currentValue.n.toLocaleString('en-US')}`}.`,
        ]
      : []),
    ...(premium ? [`Postings that name an AI skill offer ${premium.value}% more pay.`] : []),
  ]
  return { skill, share, currentValue, payPremium: premium && toWire(premium), why: sentences.join(' ') }
}
