import type { SourceId } from '../sources.ts'

/** A skill as its owner's main spelling, with what to know before it. */
export type AuthoredPrerequisite = {
  skill: string
  /** Skills that do just as well. */
  anyOf?: readonly string[]
  /** One sentence to a learner. */
  why: string
  /** What supports the choice beyond our own judgement. */
  source?: SourceId
}

/** By skill; an empty list is a skill to start from. */
export type PrerequisiteTable = Readonly<Record<string, readonly AuthoredPrerequisite[]>>

/** Any general programming language. */
export const anyLanguage = {
  skill: 'Python',
  anyOf: [
    'Java',
    'JavaScript',
    'TypeScript',
    'C#',
    'C++',
    'Go',
    'Kotlin',
    'Swift',
    'PHP',
    'Ruby',
    'Scala',
    'Rust',
    'Dart',
    'Objective-C',
    'R',
  ],
} as const

/** Any of the three large clouds. */
export const anyCloud = { skill: 'AWS', anyOf: ['Azure', 'Google Cloud'] } as const

/** Any relational database, or the language they share. */
export const anySql = {
  skill: 'SQL',
  anyOf: ['PostgreSQL', 'MySQL', 'Microsoft SQL Server', 'Oracle Database', 'MariaDB', 'SQLite'],
} as const
