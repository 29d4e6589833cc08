import type {
  LearningCourse,
  LearningMilestone,
  LearningPath,
  LearningStep,
} from '@nextrung/contract/learning-path'
import type { CourseEnrollment, LearningPlan } from '@nextrung/contract/learning-plan'

const course = (name: string, skill: string): LearningCourse => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: `Teaches ${skill}.`,
  platform: 'coursera',
  platformName: 'Coursera',
  url: `https://www.coursera.org/learn/${skill.toLowerCase()}`,
  skill,
})

const step = (skill: string, courseId: string): LearningStep => ({
  skill,
  status: 'open',
  weight: 5,
  origin: 'required',
  why: [`${skill} weighs most for the role.`],
  after: [],
  hours: { from: 20, to: 40 },
  nextLevel: 1,
  goalLevel: 3,
  doneWhen: [`Uses ${skill} at work`],
  courseId,
  alternatives: [course(`Other ${skill}`, skill)],
  articles: [],
})

const courses = [
  course('Python Basics', 'Python'),
  course('Git Basics', 'Git'),
  course('ETL Basics', 'ETL'),
  course('Airflow Basics', 'Airflow'),
]

const milestone = (id: string, title: string, more: Partial<LearningMilestone> = {}): LearningMilestone => ({
  id,
  title,
  skills: [],
  completed: false,
  ...more,
})

const milestones: LearningMilestone[] = [
  milestone('code', 'Write code', {
    skills: ['Python', 'Git'],
    steps: [step('Python', 'python-basics'), step('Git', 'git-basics')],
  }),
  milestone('pipelines', 'Build pipelines', {
    skills: ['ETL', 'Airflow'],
    steps: [step('ETL', 'etl-basics'), step('Airflow', 'airflow-basics')],
  }),
]

const weeks = Array.from({ length: 4 }, (_, at) => ({
  from: `2026-12-0${at + 1}`,
  to: `2026-12-0${at + 2}`,
  items: [{ skill: 'Python', milestoneId: 'code', milestone: 'Write code', hours: 5 }],
}))

export const plannedPath = (more: Partial<LearningPath> = {}): LearningPath => ({
  courses,
  estimatedDuration: 'About 3 to 5 months (estimate)',
  milestones,
  progressPercentage: 20,
  madeAt: '2026-11-20T10:00:00.000Z',
  engine: 'built-in',
  goal: { role: 'Data Engineer', userType: 'transitioner' },
  required: ['SQL', 'Python', 'Git', 'ETL', 'Airflow'],
  acquired: ['SQL'],
  evidence: [{ skill: 'SQL', kind: 'resume', grade: 'fully', text: 'A course on your resume shows it' }],
  skipped: [],
  hoursPerWeek: 10,
  finishes: { from: '2027-02-20', to: '2027-04-20' },
  basis: ['Hours are our estimates.'],
  weeks,
  ...more,
})

/** The sample path with this milestone changed. */
export const withMilestone = (id: string, change: Partial<LearningMilestone>): LearningPath =>
  plannedPath({ milestones: milestones.map((one) => (one.id === id ? { ...one, ...change } : one)) })

export const enrolled = (more: Partial<CourseEnrollment> = {}): CourseEnrollment => ({
  courseId: 'python-basics',
  name: 'Python Basics',
  platform: 'coursera',
  url: 'https://www.coursera.org/learn/python',
  status: 'in_progress',
  progress: 0,
  rating: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  lastActivityAt: '2026-11-20T10:00:00.000Z',
  isWithdrawn: false,
  ...more,
})

export const preferences = { hoursPerWeek: null, startsOn: null, order: [], skipped: [], topics: [] }

export const samplePlan = (more: Partial<LearningPlan> = {}): LearningPlan => ({
  path: plannedPath(),
  preferences,
  enrollments: [],
  marks: [],
  toldSkills: ['SQL'],
  ...more,
})
