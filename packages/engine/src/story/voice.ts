import type { Sentence } from './story-draft.ts'
import type { NamedSkill, StoryFacts } from './story-facts.ts'
import type { StoryJob } from './story-jobs.ts'
import type { Deed, Saying } from './story-lines.ts'

/** Where a deed stands in the text. */
export type DeedPlace = {
  /** Its number among the deeds, from 0. */
  index: number
  /** Its number among those of the same employer or project, from 0. */
  inPlace: number
  /** The employer has just been named as the person's own. */
  isOpeningJob: boolean
  /** The sentence right before names that employer, so it need not be named again. */
  follows: boolean
}

/** What carries over: the field it comes from, and the things as one phrase. */
export type CarriedBeat = { field: string; things: string; noun: string }

/**
 * How a tone speaks. Each function writes sentences from what it is given and adds no fact. An empty list means that
 * the tone has nothing to say there.
 */
export type Voice = {
  greeting: (name: string) => string
  /** Who the person is now. With the aim, if they are changing roles and the tone says so at once. */
  opening: (facts: StoryFacts) => Sentence[]
  /** The other jobs, newest first; `isWhole` if none was left out. */
  path: (jobs: readonly StoryJob[], isWhole: boolean) => Sentence[]
  deed: (deed: Deed, place: DeedPlace) => Sentence
  /** `quoted` has its quotation marks and full stop. */
  saying: (quoted: string, place: Saying['place']) => string
  skills: (names: string) => string
  /** `isAdded` if a sentence with skills from the resume came before. */
  toldSkills: (names: string, isAdded: boolean) => string
  credentials: (names: string) => string
  study: (subject: string) => string
  courses: (names: string) => string
  carried: (beat: CarriedBeat) => string
  /** The chosen role, at the end. */
  aim: (facts: StoryFacts) => Sentence[]
  letterOpening: (noun: string) => string
  letterClosing: string
}

export const skillNames = (skills: readonly NamedSkill[]): string[] => skills.map(({ text }) => text)

/** "a Bachelor of Science in Biology": certificates take no article, and a list of them needs a colon. */
export const isOneDegree = (names: string): boolean => /^an? /.test(names) && !names.includes(' and a')

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "I moved" as "I also moved". */
export const also = (clause: string): string => clause.replace(/^(I|we) /, '$1 also ')

/** "At Brightwater", "In the project Ledger"; undefined without a name. */
export const placeInWords = ({ kind, name }: Deed['place']): string | undefined =>
  name ? `${kind === 'work' ? 'At' : 'In the project'} ${name}` : undefined

export const ofDeed = ({ pointer, place }: Deed, namesPlace: boolean): string[] => [
  pointer,
  ...(namesPlace && place.name ? [place.pointer] : []),
]
