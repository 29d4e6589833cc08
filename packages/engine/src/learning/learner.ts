import { findCourse } from '@nextrung/knowledge/courses'
import { isSenior, readStanding, type Standing } from '../path/path.public.ts'
import type { KnownSkill, LearnedSkill } from '../person/known-skills.ts'
import { courseNamed, type FinishedCourse, readLearnedSkills } from '../person/learned-skills.ts'
import type { LearnerInput } from './learner-input.ts'
import { type LearningGoal, readLearningGoal, skillNamed } from './learning-goal.ts'

/** The person as a learner: what they know, how far they are, and what they want to be able to do. */
export type Learner = {
  goal: LearningGoal
  standing: Standing
  known: ReadonlyMap<string, KnownSkill>
  learned: readonly LearnedSkill[]
  userType: 'transitioner' | 'professional'
  /** `senior`: a senior title or long work in IT; `working`: some work in IT, or a professional by their own word. */
  experience: 'new' | 'working' | 'senior'
  /** Ids of courses that they finished. */
  finishedIds: ReadonlySet<string>
  /** Percent done by course id. */
  startedIds: ReadonlyMap<string, number>
  /** How badly they last answered interview questions about a skill, as a sentence. */
  weak: ReadonlyMap<string, string>
}

const seniorYears = 6
const mostEnrollments = 500
const mostShown = 500
const mostWeak = 50

/** The catalogue's entry; for a course that it no longer has, what the enrolment kept of it. */
const finishedCourse = ({
  courseId,
  name,
  skills = [],
}: LearnerInput['enrollments'][number]): FinishedCourse =>
  findCourse(courseId) ?? { name, skills, level: null }

/** What a learner showed here, and what they say they learned: courses they completed or name, and their ticks. */
export const learnedBy = ({
  enrollments,
  marks,
  shown = [],
  request,
}: Pick<LearnerInput, 'enrollments' | 'marks' | 'shown' | 'request'>): LearnedSkill[] => {
  const completed = enrollments.slice(0, mostEnrollments).filter(({ status }) => status === 'completed')
  const named = (request?.completedCourses ?? []).slice(0, mostEnrollments).map(courseNamed)
  const titles = new Set(completed.map(({ name }) => name.toLowerCase()))
  return [
    ...shown.slice(0, mostShown),
    ...readLearnedSkills(
      [...completed.map(finishedCourse), ...named.filter(({ name }) => !titles.has(name.toLowerCase()))],
      readMarks({ marks }),
    ),
  ]
}

/** Names outside the taxonomy that the person claims in the very words of a requirement. */
const withOwnNames = (
  known: Map<string, KnownSkill>,
  { goal, told }: { goal: LearningGoal; told: readonly string[] },
): Map<string, KnownSkill> => {
  const claimed = new Set(told.slice(0, 1000).map((text) => skillNamed(text).toLowerCase()))
  for (const { skill } of goal.required)
    if (!known.has(skill) && claimed.has(skill.toLowerCase()))
      known.set(skill, { name: skill, grade: 'full', evidence: 'claimed', words: skill })
  return known
}

const experienceOf = (
  { role, place, years, allYears }: Standing,
  input: LearnerInput,
): Learner['experience'] => {
  const told = input.profile.yearsOfExperience ?? 0
  const isInIt = role !== undefined
  if (isInIt && ((place && isSenior(place.step)) || years >= seniorYears || told >= seniorYears))
    return 'senior'
  if (isInIt && allYears + told > 0) return 'working'
  return input.userType === 'professional' ? 'working' : 'new'
}

const mostMarks = 200
const mostSkills = 50
const longestText = 200

/** The person's ticks, as many and as long as we keep them. */
export const readMarks = ({ marks }: Pick<LearnerInput, 'marks'>): LearnerInput['marks'] =>
  marks.slice(0, mostMarks).map(({ milestoneId, title, skills }) => ({
    milestoneId: milestoneId.slice(0, longestText),
    title: title.slice(0, longestText),
    skills: skills.slice(0, mostSkills).map((skill) => skill.slice(0, longestText)),
  }))

/** Reads the learner from everything they gave us and say now. */
export const readLearner = (input: LearnerInput): Learner => {
  const goal = readLearningGoal(input)
  const learned = learnedBy(input)
  const currentSkills = input.request?.currentSkills ?? []
  const standing = readStanding({
    resume: input.resume,
    profile: input.profile,
    learned,
    claimed: { skills: currentSkills },
    ...(goal.role ? { targetRole: goal.role } : {}),
    ...(input.userType ? { userType: input.userType } : {}),
    today: input.today,
  })
  const told = [...input.profile.skills, ...currentSkills]
  return {
    goal,
    standing,
    known: withOwnNames(standing.known, { goal, told }),
    learned,
    userType: input.userType ?? (standing.role ? 'professional' : 'transitioner'),
    experience: experienceOf(standing, input),
    finishedIds: new Set(
      input.enrollments.filter(({ status }) => status === 'completed').map(({ courseId }) => courseId),
    ),
    weak: new Map(
      (input.weak ?? [])
        .slice(0, mostWeak)
        .map(({ skill, average, answers }) => [
          skill,
          `Your last ${answers} interview answers about it scored ${Math.round(average)}% on average.`,
        ]),
    ),
    startedIds: new Map(
      input.enrollments
        .filter(({ status }) => status === 'in_progress')
        .map(({ courseId, progress }) => [courseId, Math.min(100, Math.max(0, progress))]),
    ),
  }
}
