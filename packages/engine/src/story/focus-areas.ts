import { isBehindWork } from '../person/behind-work.ts'
import { hasOutcome } from '../resumes/resumes.public.ts'
import { canonicalSkill } from '../text/find-skills.ts'
import { withArticle } from '../text/phrases.ts'
import type { NextSkill } from './next-skills.ts'
import { type StoryFacts, skillsShownAtWork } from './story-facts.ts'

/** What to concentrate on, and why. */
export type FocusArea = { text: string; reason: string }

const most = 5

const ofSkill = ({ skill, isBegun }: NextSkill, noun: string): FocusArea =>
  isBegun
    ? { text: `Take ${skill} further`, reason: 'You have begun it; the role needs working knowledge.' }
    : {
        text: `Learn ${skill}`,
        reason: `Asked of ${withArticle(noun)}, and not yet shown by anything you gave us.`,
      }

/** Asked of those who know the work, unless at least half of their lines tell a result. */
const ofResults = ({ source: { document } }: StoryFacts): FocusArea[] => {
  const lines = document.work.flatMap(({ highlights }) => highlights)
  const told = lines.filter(hasOutcome).length
  if (lines.length > 0 && told * 2 >= lines.length) return []
  const reason =
    lines.length === 0
      ? 'Your jobs have no lines yet that say what you did and what came of it.'
      : `${told === 0 ? 'None' : `Only ${told}`} of the ${lines.length} lines about your work ${told > 1 ? 'say' : 'says'} what came of it.`
  return [{ text: 'Write down results', reason }]
}

const ofEvidence = (facts: StoryFacts): FocusArea[] => {
  const { needs, deeds, sayings, skills, source, standing } = facts
  const atWork = skillsShownAtWork(source)
  const listedOnly = skills.find(
    ({ text, isTold, from }) =>
      !isTold &&
      from.every((one) => one.startsWith('/skills/')) &&
      !isBehindWork(canonicalSkill(text), atWork),
  )
  const isNew = standing === 'changer' || standing === 'starter'
  const lacksFigures = deeds.length + sayings.length > 0 && !deeds.some(({ hasFigure }) => hasFigure)
  return [
    ...(lacksFigures
      ? [
          {
            text: 'Put numbers to your work',
            reason: 'No line that the story could tell says how many or how much.',
          },
        ]
      : []),
    ...(listedOnly
      ? [
          {
            text: `Show ${listedOnly.text} at work`,
            reason: 'It is on your list, but no line of your work names it.',
          },
        ]
      : []),
    ...(isNew && source.document.projects.length === 0
      ? [
          {
            text: 'Build a first project of your own',
            reason: `It shows that you can do the work of ${withArticle(needs.noun)} before anyone hires you for it.`,
          },
        ]
      : []),
    ...(!isNew && !lacksFigures ? ofResults(facts) : []),
  ]
}

/** What to concentrate on next, most important first: missing skills, then what would make the evidence stronger. */
export const writeFocusAreas = (facts: StoryFacts, next: readonly NextSkill[]): FocusArea[] => {
  const evidence = ofEvidence(facts)
  const missing = next
    .slice(0, most - Math.min(2, evidence.length))
    .map((skill) => ofSkill(skill, facts.needs.noun))
  return [...missing, ...evidence].slice(0, most)
}
