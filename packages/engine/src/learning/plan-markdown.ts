import type {
  LearningCourse,
  LearningMilestone,
  LearningPath,
  LearningStep,
} from '@nextrung/contract/learning-path'
import type { LearningPlan } from '@nextrung/contract/learning-plan'
import { escaped, inline } from '../text/markdown.ts'

type Kept = Pick<LearningPlan, 'path' | 'preferences' | 'enrollments' | 'marks'>

const list = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.join('\n')])

const linked = (name: string, url: string): string =>
  /^https?:\/\/[^\s<>]+$/.test(url) ? `${inline(name)} <${url}>` : inline(name)

const period = ({ from, to }: { from?: string | undefined; to?: string | undefined }): string =>
  from && to ? `${from} to ${to}` : ''

const hours = (left: LearningStep['hours']): string =>
  left && left.to > 0 ? `about ${Math.round(left.from)} to ${Math.round(left.to)} hours` : ''

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

const stepLine = (step: LearningStep, courses: readonly LearningCourse[]): string => {
  const { skill, status, coveredBy, courseId, challenge } = step
  if (coveredBy) return `- ${inline(skill)}: ${inline(coveredBy)} counts in its place`
  const state = status === 'done' ? 'done' : joined([hours(step.hours), period(step)])
  const course = courses.find(({ id }) => id !== undefined && id === courseId)
  return [
    `- ${inline(skill)}${state ? `: ${state}` : ''}`,
    ...(course && status !== 'done' ? [`  - Course: ${linked(course.name, course.url)}`] : []),
    ...(challenge && status !== 'done' ? [`  - Challenge: ${inline(challenge.title)}`] : []),
    ...(status === 'done' ? [] : step.doneWhen.map((one) => `  - Done when: ${inline(one)}`)),
  ].join('\n')
}

const milestoneBlocks = (milestone: LearningMilestone, courses: readonly LearningCourse[]): string[] => {
  const { title, completed, why = [], held = [], steps = [] } = milestone
  const state = completed ? 'done' : joined([hours(milestone.hours), period(milestone)])
  return [
    `### ${inline(title)}${state ? ` (${state})` : ''}`,
    ...(why.length > 0 ? [escaped(why.join(' '))] : []),
    ...(held.length > 0 ? [`You have already: ${held.map(inline).join(', ')}.`] : []),
    ...list(steps.map((step) => stepLine(step, courses))),
  ]
}

const pathBlocks = (path: LearningPath): string[] => {
  const { goal, estimatedDuration, hoursPerWeek, startsOn, finishes, basis = [], skipped = [] } = path
  return [
    ...list([
      ...(goal ? [`- Target role: ${inline(goal.role)}`] : []),
      `- Time: ${inline(estimatedDuration)}`,
      ...(hoursPerWeek ? [`- Hours a week: ${hoursPerWeek}`] : []),
      ...(startsOn ? [`- Start: ${startsOn}`] : []),
      ...(finishes ? [`- End: between ${finishes.from} and ${finishes.to} (estimate)`] : []),
      `- Progress: ${path.progressPercentage}%`,
      ...(skipped.length > 0 ? [`- Taken off your path: ${skipped.map(inline).join(', ')}`] : []),
    ]),
    '## Milestones',
    ...path.milestones.flatMap((milestone) => milestoneBlocks(milestone, path.courses)),
    ...(basis.length > 0
      ? ['## What the plan rests on', ...list(basis.map((one) => `- ${inline(one)}`))]
      : []),
  ]
}

const statusText: Record<string, string> = {
  not_started: 'not started',
  in_progress: 'in progress',
  completed: 'finished',
}

const courseLine = ({ name, url, status, progress, rating }: Kept['enrollments'][number]): string =>
  `- ${linked(name, url)}: ${joined([
    statusText[status] ?? '',
    status === 'in_progress' ? `${progress}%` : '',
    rating === null ? '' : `your rating ${rating} of 5`,
  ])}`

/**
 * The plan as Markdown (CommonMark), all text escaped, for somebody who keeps their data. Dates are ISO dates. Ends with
 * a newline.
 */
export const planMarkdown = ({ path, preferences, enrollments, marks }: Kept): string => {
  const blocks = [
    '# Learning plan',
    ...(path ? pathBlocks(path) : ['You have not made a learning path yet.']),
    ...(preferences.topics.length > 0
      ? ['## Own topics', ...list(preferences.topics.map((topic) => `- ${inline(topic)}`))]
      : []),
    ...(enrollments.length > 0 ? ['## Your courses', ...list(enrollments.map(courseLine))] : []),
    ...(marks.length > 0
      ? [
          '## Milestones you ticked',
          ...list(
            marks.map(
              ({ title, role, markedAt }) => `- ${inline(title)} (${inline(role)}): ${markedAt.slice(0, 10)}`,
            ),
          ),
        ]
      : []),
  ]
  return `${blocks.join('\n\n')}\n`
}
