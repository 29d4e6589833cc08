import {
  type StoryForm,
  type StoryLength,
  type StoryPart,
  type StoryTone,
  storyForms,
  storyLengths,
  storyTones,
} from '@nextrung/contract/career-story'
import type { TargetRole } from '@nextrung/contract/roles'
import { optimizeResume } from '@nextrung/engine/resumes/optimize-resume'
import { findRoleNeeds } from '@nextrung/engine/resumes/optimizing/role-needs'
import { checkStorySentence } from '@nextrung/engine/story/check-story'
import type { StoryInput } from '@nextrung/engine/story/story-input'
import { writeStory } from '@nextrung/engine/story/write-story'
import { provableYears } from '@nextrung/engine/truth/check-summary'
import type { AdversarialCase } from '@nextrung/engine/truth/testing/adversarial/adversarial-case'
import { allParts } from '@nextrung/engine/truth/testing/adversarial/adversarial-case'
import { honest, inventions } from '@nextrung/engine/truth/testing/adversarial/adversarial-sets'
import type { readSamples } from './measure-linkedin.ts'
import { type InventedPerson, inventedPeople } from './stories/invented-people.ts'

const today = '2026-11-20'

/** What a story is written from, besides tone, length and form. */
export type Storied = {
  name: string
  given: Omit<StoryInput, 'tone' | 'length' | 'form'>
  /** The person's own texts: what their file, profile and request say. */
  own: string
}

const sampleRoles: readonly TargetRole[] = ['Security Engineer', 'Data Engineer', 'Engineering Manager']

export const storiedSamples = (samples: Awaited<ReturnType<typeof readSamples>>): Storied[] =>
  samples.map(({ file, read, parsed, lines }, at) => {
    const targetRole = sampleRoles[at % sampleRoles.length] ?? 'Security Engineer'
    const { document, evidence } = optimizeResume({ read, parsed, targetRole, today })
    return {
      name: file,
      given: {
        resume: { document, evidence, language: parsed.language },
        told: { skills: [], courses: [] },
        targetRole,
        today,
      },
      own: [...lines].join('\n'),
    }
  })

const textsByPointer = (value: unknown, pointer: string): [string, string][] => {
  if (typeof value === 'string') return [[pointer, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsByPointer(item, `${pointer}/${key}`))
}

const storiedPerson = ({ name, role, document, profile, told, language = 'en' }: InventedPerson): Storied => {
  const texts = textsByPointer(document ?? {}, '')
  const evidence = Object.fromEntries(
    texts.map(([pointer, text], at) => [
      pointer,
      { mark: 'kept' as const, sources: [{ page: 1, line: at + 1, text }], changes: [] },
    ]),
  )
  return {
    name,
    given: {
      ...(document && { resume: { document, evidence, language } }),
      ...(profile && { profile }),
      told,
      targetRole: role,
      today,
    },
    own: [...texts, ...textsByPointer(profile ?? {}, ''), ...textsByPointer(told, '')]
      .map(([, text]) => text)
      .join('\n'),
  }
}

export const storiedPeople = (): Storied[] => inventedPeople.map(storiedPerson)

export type StoryFigures = {
  name: string
  tone: StoryTone
  length: StoryLength
  form: StoryForm
  story: string
  words: number
  parts: StoryPart[]
  /** Sentences that rest on lines of the person, all of them in what they gave. */
  traced: number
  /** Sentences that rest on the chosen role alone. */
  aims: number
  /** Sentences with neither. */
  untraced: string[]
  invented: string[]
}

/** Whether a sentence says something that is nowhere in what the person gave, whatever lines it names. */
const isInvented = (part: StoryPart, { given, own }: Storied): boolean => {
  const needs = findRoleNeeds(given.targetRole)
  const goals = needs ? [needs.noun, needs.role] : []
  // What carries over repeats the knowledge base; it is marked as such and says nothing about the person.
  if (part.basis === 'knowledge') return false
  const work = given.resume?.document.work ?? []
  const years = provableYears(work, given.today).join('\n')
  const toldYears = given.told.years === undefined ? '' : `${given.told.years} years`
  const isOngoing = work.some(({ current }) => current) ? 'present' : ''
  const dates = work.flatMap(({ startDate = '', endDate = '' }) => [startDate, endDate]).join('\n')
  return (
    checkStorySentence({ text: part.text, sources: [own, years, toldYears, isOngoing, dates], goals })
      .length > 0
  )
}

const measureOne = (
  person: Storied,
  { tone, length, form }: { tone: StoryTone; length: StoryLength; form: StoryForm },
): StoryFigures | undefined => {
  const result = writeStory({ ...person.given, tone, length, form })
  if (result.kind === 'missing') return undefined
  const { story, parts = [] } = result.story
  const isTraced = ({ sources }: StoryPart): boolean =>
    sources.length > 0 && sources.every(({ text }) => person.own.includes(text) || /^\d+ years$/.test(text))
  const isAim = ({ basis, sources }: StoryPart): boolean => basis === 'aim' && sources.length === 0
  return {
    name: person.name,
    tone,
    length,
    form,
    story,
    words: story.split(/\s+/).length,
    parts,
    traced: parts.filter(isTraced).length,
    aims: parts.filter(isAim).length,
    untraced: parts.filter((part) => !isTraced(part) && !isAim(part)).map(({ text }) => text),
    invented: parts.filter((part) => isInvented(part, person)).map(({ text }) => text),
  }
}

/** Writes a person's story in every tone, length and form, and checks each sentence against what the person gave. */
export const measureStories = (
  person: Storied,
  lengths: readonly StoryLength[] = storyLengths,
): StoryFigures[] =>
  storyTones.flatMap((tone) =>
    storyForms.flatMap((form) =>
      lengths.flatMap((length) => measureOne(person, { tone, length, form }) ?? []),
    ),
  )

// The ways in which stories open a sentence about something done.
const frames = ['I', 'In addition, I', "There's also this: I", 'In my current position, I']

const framed = (line: string, at: number): string =>
  `${frames[at % frames.length]} ${/^\p{Lu}\p{Ll}/u.test(line) ? line.charAt(0).toLowerCase() : line.charAt(0)}${line.slice(1).replace(/\.$/, '')}.`

const countObjections = (cases: readonly AdversarialCase[]): number =>
  cases.filter(([source, line], at) => {
    const sources = typeof source === 'string' ? [source] : [...source]
    return checkStorySentence({ text: framed(line, at), sources, goals: [] }).length > 0
  }).length

const casesOf = (sets: typeof inventions | typeof honest): AdversarialCase[] =>
  Object.values(sets).flatMap((set) => allParts.flatMap((part) => set[part]))

/** Counts the planted inventions that are caught in a story's sentences, and the honest ones that are rejected. */
export const measurePlantedStories = () => ({
  inventions: casesOf(inventions).length,
  caught: countObjections(casesOf(inventions)),
  honest: casesOf(honest).length,
  alarms: countObjections(casesOf(honest)),
})
