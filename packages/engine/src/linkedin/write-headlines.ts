import { withoutEnd } from '../text/phrases.ts'
import { type DraftPart, isPublic, kept, reworded } from './linked-in-draft.ts'
import type { LinkedInFacts } from './linked-in-facts.ts'
import { hasFigure } from './notable-lines.ts'

const longestFigure = 110

const titleOf = ({ job, document }: LinkedInFacts): DraftPart[] => {
  if (job) return [kept(job.position, job.from)]
  const { label } = document.basics
  return label && isPublic(label) ? [kept(label, '/basics/label')] : []
}

const titleAtEmployer = (facts: LinkedInFacts): DraftPart[] => {
  const { job } = facts
  if (!job?.isCurrent || !job.employer) return titleOf(facts)
  const { name, from } = job.employer
  return [reworded(`${job.position} at ${name}`, job.from, from)]
}

const skillsOf = ({ skills }: LinkedInFacts, most: number): DraftPart[] => {
  const chosen = skills.slice(0, most)
  return chosen.length === 0
    ? []
    : [kept(chosen.map(({ text }) => text).join(', '), ...chosen.flatMap(({ from }) => from))]
}

const aimOf = ({ needs, isChanger }: LinkedInFacts, wording: 'moving' | 'aspiring'): DraftPart[] => {
  if (!needs || !isChanger) return []
  const text = wording === 'moving' ? `Moving into ${needs.noun} roles` : `Aspiring ${needs.noun}`
  return [{ text, from: [], basis: 'aim' }]
}

// Text after these words qualifies the figure, so the figure must not appear without it.
const restCounts = /\b(?:but|however|although|though|except|unless|until|not|never|planned|would|partly)\b/i

const shortened = (line: string): string | undefined => {
  const text = withoutEnd(line)
  if (text.length <= longestFigure) return text
  const end = [...text.matchAll(/, | - | – |; /g)]
    .map(({ index }) => index)
    .findLast((at) => at <= longestFigure)
  if (!end || end < 20 || restCounts.test(text.slice(end))) return undefined
  return text.slice(0, end)
}

/** The achievement, with its figure if given. */
const resultOf = ({ lines }: LinkedInFacts): DraftPart[] => {
  const candidates = lines.flatMap((line) => {
    const text = /[.!?]\s/.test(line.text) ? undefined : shortened(line.text)
    return text ? [kept(text, line.pointer)] : []
  })
  const withFigure = candidates.find(({ text }) => hasFigure(text))
  return [withFigure ?? candidates[0] ?? []].flat()
}

/**
 * Headlines as rows of pieces, most important first: one with title and skills, one that opens with the strongest
 * skills or the goal, one with an evidenced figure. A target role not held appears only as a goal.
 */
export const draftHeadlines = (facts: LinkedInFacts): DraftPart[][] => {
  const title = titleOf(facts)
  const moving = aimOf(facts, 'moving')
  const aspiring = aimOf(facts, 'aspiring')
  const leading = facts.isChanger ? [...aspiring, ...title] : title
  return [
    [...titleAtEmployer(facts), ...moving, ...skillsOf(facts, 4)],
    facts.isChanger ? [...leading, ...skillsOf(facts, 5)] : [...skillsOf(facts, 6), ...title],
    [...title, ...resultOf(facts), ...moving, ...skillsOf(facts, 3)],
  ]
}
