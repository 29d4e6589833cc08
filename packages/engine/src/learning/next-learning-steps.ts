import type { LearningMilestone, LearningStep } from '@nextrung/contract/learning-path'
import { listed } from '../path/path.public.ts'
import type { Candidate, NextStepInput } from './next-step-input.ts'

const claimSkills = ({ targetRole, knownSkills, path, resume }: NextStepInput): Candidate[] => {
  if (!targetRole || knownSkills > 0 || path || resume?.status === 'analyzing') return []
  return [
    {
      worth: 75,
      step: {
        id: 'claim-skills',
        kind: 'claim-skills',
        title: 'Say what you can do already.',
        reason: 'Your learning path starts with the first skill that you name.',
        restsOn: ['Neither your resume nor your profile names an IT skill.'],
        link: '/learning-path',
        minutes: 3,
      },
    },
  ]
}

const generatePath = ({ targetRole, knownSkills, path }: NextStepInput): Candidate[] => {
  if (!targetRole || knownSkills === 0 || path) return []
  return [
    {
      worth: 70,
      step: {
        id: `generate-path:${targetRole}`,
        kind: 'generate-path',
        title: 'Open your learning path.',
        reason: `It shows what is missing for ${targetRole}, in which order to learn it and with what.`,
        restsOn: [`You chose ${targetRole}, and no path has been made for it yet.`],
        link: '/learning-path',
        minutes: 5,
      },
    },
  ]
}

const worthOfDueQuiz = 63

/** The quiz that has been due for longest. */
const takeQuiz = ({ dueQuizzes = [] }: NextStepInput): Candidate[] => {
  const [skill] = dueQuizzes
  if (skill === undefined) return []
  return [
    {
      worth: worthOfDueQuiz,
      step: {
        id: `take-quiz:${skill}`,
        kind: 'take-quiz',
        title: `Take the quiz about ${skill} again.`,
        reason: 'What you showed fades unless you use it, and a quiz now tells how much is left.',
        restsOn: [`The quiz about ${skill} is due again, by the date that your last result set.`],
        link: `/learning-path?panel=assessment&skill=${encodeURIComponent(skill)}`,
        minutes: 10,
      },
    },
  ]
}

const worthOfStarted = 60
const worthPerPercent = 0.15

/** The course that is furthest along. */
const continueCourse = ({ enrollments }: NextStepInput): Candidate[] => {
  const [furthest] = enrollments
    .filter(({ status }) => status === 'in_progress')
    .sort((a, b) => b.progress - a.progress || (a.courseId < b.courseId ? -1 : 1))
  if (!furthest) return []
  const { courseId, name, url, progress } = furthest
  return [
    {
      worth: worthOfStarted + progress * worthPerPercent,
      step: {
        id: `continue-course:${courseId}`,
        kind: 'continue-course',
        title: `Go on with “${name}”.`,
        reason:
          progress >= 70
            ? 'You are most of the way through, and a finished course counts on your path.'
            : 'You have started it, and one course finished is worth more than two begun.',
        restsOn: [`You said that you are at ${Math.round(progress)} percent.`],
        link: url,
        minutes: 45,
      },
    },
  ]
}

const openSteps = ({ steps = [] }: LearningMilestone): LearningStep[] =>
  steps.filter(({ status, coveredBy }) => status !== 'done' && coveredBy === undefined)

const doneSentence = (skills: readonly string[]): string => {
  if (skills.length === 0) return 'You are most of the way through it.'
  return `${listed(skills, 3)} ${skills.length === 1 ? 'is' : 'are'} done.`
}

const nearlyDone = 60

/** A milestone with one skill left that is well under way, or with most of its skills done. */
const finishMilestone = ({ path }: NextStepInput): Candidate[] => {
  const nearest = (path?.milestones ?? [])
    .filter(({ completed, canWait }) => !completed && !canWait)
    .map((milestone) => ({ milestone, open: openSteps(milestone) }))
    .find(({ milestone, open: [first, ...others] }) => {
      const done = (milestone.steps ?? []).filter(({ status }) => status === 'done').length
      return first && others.length === 0 && (done > 0 || (first.progress ?? 0) >= nearlyDone)
    })
  const last = nearest?.open[0]
  if (!nearest || !last) return []
  const { milestone } = nearest
  return [
    {
      worth: 65,
      step: {
        id: `finish-milestone:${milestone.id ?? milestone.title}`,
        kind: 'finish-milestone',
        title: `Finish “${milestone.title}”: only ${last.skill} is left.`,
        reason: 'It is the milestone that you are closest to.',
        restsOn: [
          doneSentence(milestone.skills.filter((skill) => skill !== last.skill)),
          ...(last.hours ? [`About ${last.hours.from} to ${last.hours.to} hours are left (estimate).`] : []),
        ],
        link: '/learning-path',
      },
    },
  ]
}

/** The first skill on the path: its course, or its challenge if there is none. */
const startLearning = ({ path, enrollments }: NextStepInput): Candidate[] => {
  const first = (path?.milestones ?? []).filter(({ completed }) => !completed).flatMap(openSteps)[0]
  if (!path || !first) return []
  const busy = enrollments.some(({ status }) => status === 'in_progress')
  const course = path.courses.find(({ id }) => id !== undefined && id === first.courseId)
  const taken = enrollments.some(
    ({ courseId, status }) => courseId === first.courseId && status !== 'not_started',
  )
  const [why = `${first.skill} is the first skill on your path.`] = first.why
  const restsOn = [`${first.skill} is the first skill on your path.`, ...first.why.slice(1, 2)]
  const { challenge } = first
  return [
    ...(course && !taken
      ? [
          {
            worth: busy ? 35 : 58,
            step: {
              id: `start-course:${course.id ?? course.name}`,
              kind: 'start-course' as const,
              title: `Start “${course.name}”.`,
              reason: why,
              restsOn: [...restsOn, ...(course.reason ? [course.reason] : [])],
              link: course.url,
              minutes: 45,
            },
          },
        ]
      : []),
    ...(challenge
      ? [
          {
            worth: taken || !course ? 55 : 30,
            step: {
              id: `try-challenge:${challenge.id}`,
              kind: 'try-challenge' as const,
              title: `Try the challenge “${challenge.title}”.`,
              reason: `It puts ${first.skill} to use, and leaves you with something to show.`,
              restsOn,
              link: '/learning-path',
            },
          },
        ]
      : []),
  ]
}

/** What can be done about learning. */
export const learningSteps = (input: NextStepInput): Candidate[] => [
  ...claimSkills(input),
  ...generatePath(input),
  ...takeQuiz(input),
  ...continueCourse(input),
  ...finishMilestone(input),
  ...startLearning(input),
]
