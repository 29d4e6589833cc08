import { partsOf } from './skill-relations.ts'
import type { skillKinds } from './skills/skill.ts'
import { findSkillByName } from './skills.ts'

type SkillKind = (typeof skillKinds)[number]
export type Hours = { readonly from: number; readonly to: number }

/**
 * Hours until a person who knows what comes before a skill can use it at work. Our judgement, from the lengths of
 * introductory courses and of the project that usually follows; wide on purpose.
 */
export const learningHours: Readonly<Record<SkillKind, Hours>> = {
  language: { from: 80, to: 160 },
  framework: { from: 50, to: 110 },
  library: { from: 15, to: 40 },
  database: { from: 30, to: 70 },
  platform: { from: 40, to: 90 },
  cloud: { from: 60, to: 130 },
  tool: { from: 12, to: 35 },
  'operating-system': { from: 40, to: 90 },
  protocol: { from: 10, to: 30 },
  concept: { from: 25, to: 60 },
  practice: { from: 25, to: 60 },
  certificate: { from: 50, to: 120 },
}

/** Languages that are not programming languages: shorter to learn, and no shortcut to one. */
export const markupHours: ReadonlyMap<string, Hours> = new Map([
  ['HTML', { from: 20, to: 45 }],
  ['CSS', { from: 30, to: 70 }],
  ['SQL', { from: 40, to: 80 }],
  ['Markdown', { from: 2, to: 5 }],
  ['XML', { from: 10, to: 25 }],
  ['YAML', { from: 5, to: 15 }],
])

/** Skills that take clearly more or less than others of their kind. They stand as they are, whole fields included. */
const ownHours: ReadonlyMap<string, Hours> = new Map([
  ['Agile', { from: 20, to: 50 }],
  ['Apache Airflow', { from: 30, to: 70 }],
  ['Apache Kafka', { from: 30, to: 70 }],
  ['Bash', { from: 25, to: 60 }],
  ['CI/CD', { from: 15, to: 40 }],
  ['Identity & Access Management', { from: 20, to: 50 }],
  ['Kubernetes', { from: 25, to: 60 }],
  ['Node.js', { from: 30, to: 70 }],
  ['PowerShell', { from: 25, to: 60 }],
  ['PyTorch', { from: 20, to: 50 }],
  ['Redis', { from: 12, to: 30 }],
  ['SQLite', { from: 12, to: 30 }],
  ['TensorFlow', { from: 20, to: 50 }],
  ['Terraform', { from: 15, to: 40 }],
])

/** A skill with this many parts of its own, such as machine learning, is a field: it takes `fieldShare` of the hours. */
const partsOfField = 3
const fieldShare = 1.5

/** Hours until a person who knows what comes before this skill can use it at work. */
export const usableHours = (skill: string): Hours => {
  const own = ownHours.get(skill)
  if (own) return own
  const { from, to } = markupHours.get(skill) ?? learningHours[findSkillByName(skill)?.kind ?? 'concept']
  const share = partsOf(skill).length >= partsOfField ? fieldShare : 1
  return { from: from * share, to: to * share }
}

/** What the hours are, as a sentence to show. */
export const learningHoursBasis =
  'The hours per skill are our judgement by kind of skill, not a measurement: a language takes longer than a tool, and less if you already know one like it.'

/** Hours a week that an estimate assumes. Our judgement: more for someone preparing a move, less beside a job in IT. */
export const studyHoursPerWeek = { transitioner: 10, professional: 5 } as const

/** Preparation that O*NET's job zones stand for (their range of specific vocational preparation), by zone. */
export const preparationByZone: Readonly<Record<number, string>> = {
  3: 'one to two years',
  4: 'two to four years',
  5: 'more than four years',
}
