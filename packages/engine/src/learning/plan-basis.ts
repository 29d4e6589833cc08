import { learningHoursBasis } from '@nextrung/knowledge/learning-hours'
import { weightsBasis } from '@nextrung/knowledge/roles/role-requirements'
import { counted, isOpenToNewcomers, listed } from '../path/path.public.ts'
import { mostTopics } from './find-gaps.ts'
import type { Learner } from './learner.ts'
import type { PlanInput } from './learner-input.ts'
import { aRole } from './learning-goal.ts'
import type { Milestone } from './make-milestones.ts'

const roleSentence = ({ goal }: Learner): string => {
  switch (goal.from) {
    case 'role':
      return `It compares what you know with the ${counted(goal.required.length, 'skill')} that we list for ${aRole(goal)}.`
    case 'similar role':
      return `We have no list for “${goal.name}”, so it follows the one for ${aRole(goal)}, the closest that we have.`
    case 'request':
      return `We have no list for “${goal.name}”, so it follows the skills named for it.`
    case 'next steps':
      return `We have no list for “${goal.name}”, so it follows the skills that your next steps mention.`
    case 'nowhere':
      return `We have no list for “${goal.name}”.`
  }
}

/** Nobody starts in some roles, however much they have learned. */
const yearsSentence = ({ goal, experience }: Learner): string[] =>
  goal.role && experience === 'new' && !isOpenToNewcomers(goal.role)
    ? [
        'Employers usually ask for years in another IT job before this role; the time here is for the skills alone.',
      ]
    : []

const sourcesSentence = ({ standing, known }: Learner): string => {
  const shows = (kinds: readonly string[]) =>
    [...known.values()].some(({ evidence }) => kinds.includes(evidence))
  const named = [
    ...(standing.hasResume ? ['your resume'] : []),
    ...(shows(['shown']) ? ['what you showed here'] : []),
    ...(shows(['profile']) ? ['your profile'] : []),
    ...(shows(['course']) ? ['courses that you say you finished'] : []),
    ...(shows(['marked']) ? ['milestones that you ticked'] : []),
    ...(shows(['claimed']) ? ['skills that you named'] : []),
  ]
  return named.length > 0
    ? `What you know comes from ${listed(named)}.`
    : 'It doesn’t know any skill of yours yet, so it starts from the beginning.'
}

const paceSentence = (input: PlanInput, { hours, hoursPerWeek }: Figures): string => {
  const whose = input.preferences.hoursPerWeek === null ? ', which we assume until you set your own' : ''
  return `${hours.from} to ${hours.to} hours are left, at ${counted(hoursPerWeek, 'hour')} a week${whose}.`
}

/** Skills that weigh little are learned in less depth. */
const depthSentence = (milestones: readonly Milestone[]): string[] =>
  milestones.some(({ steps }) => steps.some(({ status, goalLevel }) => status !== 'done' && goalLevel === 2))
    ? [
        'Skills that count 1 or 2 out of 5, and those that only others need, are planned up to level 2 of 5, Beginner; all others up to level 3, Independent.',
      ]
    : []

const careerPathDiffers =
  'The time on your career path can differ: it counts only skills that weigh 3 or more, at the usual hours a week, and also the years that employers ask for.'

type Figures = { hours: { from: number; to: number }; hoursPerWeek: number }

/** What the path rests on, as sentences, the most important one first. */
export const planBasis = (
  input: PlanInput,
  { learner, milestones, figures }: { learner: Learner; milestones: readonly Milestone[]; figures: Figures },
): string[] => {
  const waiting = milestones.filter(({ canWait, completed }) => canWait && !completed)
  const isAllWaiting = milestones.every(({ canWait, completed }) => canWait || completed)
  const from = waiting.reduce((sum, { hours }) => sum + (hours?.from ?? 0), 0)
  const to = waiting.reduce((sum, { hours }) => sum + (hours?.to ?? 0), 0)
  return [
    roleSentence(learner),
    ...yearsSentence(learner),
    sourcesSentence(learner),
    ...(figures.hours.to > 0
      ? [paceSentence(input, figures), learningHoursBasis, ...depthSentence(milestones)]
      : []),
    ...(figures.hours.to > 0 && learner.experience === 'senior'
      ? ['Practices, concepts and tools count half for you, because you have worked in IT for years.']
      : []),
    ...(waiting.length > 0 && !isAllWaiting
      ? [
          `${listed(waiting.map(({ title }) => `“${title}”`))} can wait until you have the job and ${waiting.length === 1 ? 'is' : 'are'} not counted; ${waiting.length === 1 ? 'it takes' : 'they take'} another ${from} to ${to} hours.`,
        ]
      : []),
    ...(input.preferences.topics.length > mostTopics
      ? [`Only the first ${mostTopics} of your own topics are on the path.`]
      : []),
    ...(figures.hours.to > 0 && learner.goal.from === 'role' ? [careerPathDiffers] : []),
    ...(learner.goal.from === 'role' || learner.goal.from === 'similar role' ? [weightsBasis] : []),
  ]
}
