import { LearningChallenge } from '@nextrung/contract/learning-path'
import { type Challenge, challenges, challengesFor, textOfCriterion } from '@nextrung/knowledge/challenges'
import { z } from 'zod'
import { listed, matchRequirements } from '../path/path.public.ts'
import { historyNote, liftFor, Proof } from './challenge-history.ts'
import { describeCheck } from './checking/check-criterion.ts'
import { findGaps } from './find-gaps.ts'
import { type Learner, readLearner } from './learner.ts'
import { PlanInput } from './learner-input.ts'
import { placeGaps } from './place-gaps.ts'
import { isOutOfReach, metWith } from './skill-reach.ts'

export const ChallengesInput = PlanInput.extend({
  /** Ids of challenges that the person has taken and not handed in. */
  taken: z.array(z.string()).optional(),
  /** Ids of challenges that the person has done or does not want. */
  leaveOut: z.array(z.string()).optional(),
  /** What they did here: quizzes, exercises and challenges. */
  proofs: z.array(Proof).max(2000).optional(),
})
export type ChallengesInput = z.output<typeof ChallengesInput>

export const ChosenChallenges = z.object({ challenges: z.array(LearningChallenge) })
export type ChosenChallenges = z.output<typeof ChosenChallenges>

const most = 5
const fewest = 3
const soon = 6
// A difficulty farther from what suits the person bores or discourages them.
const farthest = 1.3

const difficulties: readonly Challenge['difficulty'][] = ['beginner', 'intermediate', 'advanced']
const hardest = difficulties.length - 1

type View = {
  learner: Learner
  /** The skills to learn, the next one first. */
  next: readonly string[]
  /** The difficulty that suits the person before their history here, from 0 up. */
  suits: number
  proofs: readonly Proof[]
}

type Fit = {
  challenge: Challenge
  /** The difficulty that suits the person for its skills, from 0 to 2. */
  suits: number
  had: string[]
  now: string[]
  later: string[]
  score: number
}

const experienceStep = { new: 0, working: 0.5, senior: 1 } as const

/** What the first open milestone teaches; with the second one if that is little. */
const nextSkills = (milestones: readonly { gaps: readonly { skill: string }[] }[]): string[] => {
  const open = milestones.map(({ gaps }) => gaps.map(({ skill }) => skill)).filter(({ length }) => length > 0)
  const [first = [], second = []] = open
  return first.length < fewest ? [...first, ...second] : first
}

/** From 0 for a beginner to 2: how much of the role they have, and how long they have worked in IT. */
const suitable = ({ goal, known, experience }: Learner): number => {
  const total = goal.required.reduce((sum, { weight }) => sum + weight, 0)
  const had = matchRequirements(goal.required, known).reduce(
    (sum, { requirement, match }) =>
      sum + (match ? requirement.weight * (match.known.grade === 'full' ? 1 : 0.5) : 0),
    0,
  )
  return Math.min(hardest, (total === 0 ? 0 : (had / total) * 1.5) + experienceStep[experience])
}

const perNext = 2
const perHad = 1
const perLater = -1.5
const perDifficulty = -2
const perOutOfReach = -4

/** With what they did here: a quiz about a skill says more of a challenge about it than all else. */
const suitableFor = (challenge: Challenge, { suits, proofs }: View): number =>
  Math.min(hardest, Math.max(0, suits + liftFor(challenge, proofs)))

const fitOf = (challenge: Challenge, view: View): Fit => {
  const { learner, next } = view
  const isHad = (skill: string) => learner.known.get(skill)?.grade === 'full'
  const had = challenge.skills.filter(isHad)
  const now = challenge.skills.filter(
    (skill) => !isHad(skill) && next.indexOf(skill) !== -1 && next.indexOf(skill) < soon,
  )
  const later = challenge.skills.filter((skill) => !had.includes(skill) && !now.includes(skill))
  const nearest = Math.min(soon, ...now.map((skill) => next.indexOf(skill)))
  const isMet = metWith([...learner.known.keys(), ...next])
  // Somebody who knows one of its skills can pick up another in passing.
  const strange = had.length > 0 ? [] : later.filter((skill) => !isMet(skill) && isOutOfReach(skill, isMet))
  const suits = suitableFor(challenge, view)
  const distance = Math.abs(difficulties.indexOf(challenge.difficulty) - suits)
  const share = challenge.skills.length || 1
  return {
    challenge,
    suits,
    had,
    now,
    later,
    score:
      ((now.length * perNext + had.length * perHad + later.length * perLater) / share) * 2 +
      (soon - nearest) / 3 +
      distance * perDifficulty +
      strange.length * perOutOfReach,
  }
}

const difficultyWords = ({ challenge, had, suits }: Fit, { learner, proofs }: View): string => {
  const at = difficulties.indexOf(challenge.difficulty)
  const isFirst = learner.experience === 'new' && had.length === 0 && proofs.length === 0
  if (at === 0) return isFirst ? 'A first task' : 'A short one'
  if (at === 2) return learner.experience === 'senior' ? 'Made for experienced people' : 'A demanding one'
  return at > suits ? 'A step up from where you are' : 'At your level'
}

/** Why this one now: what it uses that they know, and what it practices that comes next. */
const whyThis = (fit: Fit, view: View): string => {
  const { had, now, later } = fit
  const opening = difficultyWords(fit, view)
  if (now.length > 0 && had.length > 0)
    return `${opening}: you practice ${listed(now, 3)}, next on your path, with ${listed(had, 3)}, which you know.`
  if (now.length > 0) return `${opening}: you practice ${listed(now, 3)}, next on your path.`
  if (had.length > 0 && later.length === 0)
    return `${opening}: you know all of its skills, so it gives you something to show.`
  if (had.length > 0)
    return `${opening}: it uses ${listed(had, 3)}, which you know, and gives a first taste of ${listed(later, 2)}.`
  return `${opening}: it gives a first taste of ${listed(later, 3)}.`
}

const describe = (fit: Fit, view: View): LearningChallenge => {
  const { challenge } = fit
  return {
    id: challenge.id,
    title: challenge.title,
    description: challenge.description,
    difficulty: challenge.difficulty,
    type: challenge.type,
    estimatedTime: challenge.estimatedTime,
    skills: [...challenge.skills],
    learningObjectives: [...challenge.learningObjectives],
    resources: challenge.resources.map((one) => ({ ...one })),
    why: [whyThis(fit, view), historyNote(challenge, view.proofs)].filter(Boolean).join(' '),
    hours: { ...challenge.hours },
    steps: [...challenge.steps],
    acceptanceCriteria: challenge.acceptanceCriteria.map(textOfCriterion),
    criterionChecks: challenge.acceptanceCriteria.flatMap((one, criterion) =>
      typeof one === 'string' ? [] : [{ criterion, asks: describeCheck(one.check) }],
    ),
  }
}

const repeated = 1.5

/** Takes the best one after the other; one about skills that were already practiced counts less. */
const spread = (fits: readonly Fit[], begun: readonly Fit[]): Fit[] => {
  const chosen: Fit[] = [...begun]
  const left = [...fits]
  while (chosen.length < most && left.length > 0) {
    const taken = new Set(chosen.flatMap(({ challenge, now }) => (now.length > 0 ? now : challenge.skills)))
    const worth = ({ score, challenge, now }: Fit) => {
      const about = now.length > 0 ? now : challenge.skills
      return score - (about.filter((skill) => taken.has(skill)).length / (about.length || 1)) * repeated
    }
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    if (chosen.length >= fewest && worth(best) <= 0) break
    chosen.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return chosen.slice(begun.length)
}

const poolFor = ({ goal }: Learner): readonly Challenge[] => {
  const wanted = new Set(goal.required.map(({ skill }) => skill))
  const own = goal.role ? challengesFor(goal.role) : []
  const related = challenges.filter(({ skills }) => skills.some((skill) => wanted.has(skill)))
  return own.length >= fewest ? own : [...new Set([...own, ...related])]
}

const takenFrom = ({ taken = [], leaveOut = [] }: ChallengesInput): Challenge[] =>
  challenges.filter(({ id }) => taken.includes(id) && !leaveOut.includes(id)).slice(0, most)

/**
 * Three to five authored challenges for what the person learns next, at a difficulty that suits what they know and have
 * done, each with the reason; those that they took first. Fewer only if no more are authored for the role.
 */
export const chooseChallenges = (input: ChallengesInput): ChosenChallenges => {
  const learner = readLearner(input)
  const gaps = findGaps(learner, input.preferences)
  const view = {
    learner,
    next: nextSkills(placeGaps(gaps.open, learner.goal)),
    suits: suitable(learner),
    proofs: input.proofs ?? [],
  }
  const out = new Set(input.leaveOut ?? [])
  const pool = poolFor(learner).filter(({ id }) => !out.has(id))
  const all = pool.map((challenge) => fitOf(challenge, view))
  const near = all.filter(
    ({ challenge, suits }) => Math.abs(difficulties.indexOf(challenge.difficulty) - suits) <= farthest,
  )
  const fits = near.length < fewest ? all : near
  const begun = takenFrom(input).map((challenge) => fitOf(challenge, view))
  const ids = new Set(begun.map(({ challenge }) => challenge.id))
  const chosen = spread(
    fits.filter(({ challenge }) => !ids.has(challenge.id)),
    begun,
  ).sort(
    (a, b) => difficulties.indexOf(a.challenge.difficulty) - difficulties.indexOf(b.challenge.difficulty),
  )
  return {
    challenges: [
      ...begun.map((fit) => ({
        ...describe(fit, view),
        why: 'You took this one. Pick up where you left off.',
      })),
      ...chosen.map((fit) => describe(fit, view)),
    ],
  }
}
