import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'
import { rowId } from './whole-number.ts'

export const storyLimits = {
  stories: 60,
  titleCharacters: 120,
  partCharacters: 4000,
  questionCharacters: 2000,
} as const

const part = (name: string) =>
  z
    .string(`Send the ${name} as text.`)
    .trim()
    .max(
      storyLimits.partCharacters,
      `The ${name} has at most ${storyLimits.partCharacters.toLocaleString('en-US')} characters. Please shorten it.`,
    )

const StoryForm = z.strictObject({
  title: z
    .string('Give the story a title.')
    .trim()
    .min(1, 'Give the story a title.')
    .max(storyLimits.titleCharacters, `A title has at most ${storyLimits.titleCharacters} characters.`),
  situation: part('situation'),
  task: part('task'),
  action: part('action'),
  result: part('result'),
  /** The resume line it began with, verbatim. */
  resumeLine: part('resume line').nullish(),
})
export type StoryForm = z.input<typeof StoryForm>

export const StoryTheme = z.object({
  id: essential(z.string()),
  /** As it stands after "a story about". */
  name: essential(z.string()),
  /** The story's own words that say so. */
  words: z.string(),
})
export type StoryTheme = z.output<typeof StoryTheme>

const partQuestions = z.object({
  situation: z.string().optional(),
  task: z.string().optional(),
  action: z.string().optional(),
  result: z.string().optional(),
})

export const InterviewStory = z.object({
  id: essential(z.number().int()),
  title: essential(z.string()),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  resumeLine: z.string().nullable(),
  /** What it is about, by its words. */
  themes: z.array(StoryTheme),
  /** For each empty part a question that helps to write it. */
  questions: partQuestions,
  /** ISO date and time. */
  updatedAt: essential(z.string()),
})
export type InterviewStory = z.output<typeof InterviewStory>

/** Something that interviewers ask for and no story tells. */
export const StoryGap = z.object({
  theme: z.string(),
  name: z.string(),
  questions: z.number().int(),
  sentence: essential(z.string()),
})
export type StoryGap = z.output<typeof StoryGap>

const StoryBank = z.object({
  /** Changed last first. */
  stories: z.array(InterviewStory),
  /** Asked for most often first. */
  gaps: z.array(StoryGap),
})
export type StoryBank = z.output<typeof StoryBank>

export const listInterviewStories = defineCall({
  method: 'GET',
  path: '/api/interview-stories',
  access: 'session',
  cost: 'quick',
  response: StoryBank,
})

/** 409 (CONFLICT) once the bank is full. */
export const addInterviewStory = defineCall({
  method: 'POST',
  path: '/api/interview-stories',
  access: 'session',
  cost: 'quick',
  idempotency: 'key-or-in-flight',
  body: StoryForm,
  response: InterviewStory,
})

/**
 * Changes a story. 409 (CONFLICT) if it was changed elsewhere since `basedOn`, the `updatedAt` that was shown; nothing
 * is overwritten then.
 */
export const saveInterviewStory = defineCall({
  method: 'PUT',
  path: '/api/interview-stories/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: StoryForm.extend({ basedOn: z.iso.datetime({ error: 'Send the time of the version you changed.' }) }),
  response: InterviewStory,
})

export const deleteInterviewStory = defineCall({
  method: 'DELETE',
  path: '/api/interview-stories/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  response: dispensable(z.object({ id: z.number().int() })),
})

/** The beginning of a story, from a line of the newest resume; it says what the line says. */
export const StorySuggestion = z.object({
  title: essential(z.string()),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  /** Verbatim. */
  line: essential(z.string()),
  questions: partQuestions,
  themes: z.array(StoryTheme),
})
export type StorySuggestion = z.output<typeof StorySuggestion>

/** Lines that no story has begun with, strongest first; empty without a resume. */
export const suggestInterviewStories = defineCall({
  method: 'GET',
  path: '/api/interview-stories/suggestions',
  access: 'session',
  cost: 'work',
  response: z.object({ suggestions: z.array(StorySuggestion), hasResume: z.boolean() }),
})

/** The person's stories that answer a question, best first, and why. */
export const matchInterviewStories = defineCall({
  method: 'GET',
  path: '/api/interview-stories/matches',
  access: 'session',
  cost: 'quick',
  query: z.object({
    question: z.string().trim().min(1, 'Send the question.').max(storyLimits.questionCharacters),
    /** Of the question, separated by commas. */
    tags: z.string().max(500).optional(),
  }),
  response: z.object({
    matches: z.array(z.object({ story: essential(InterviewStory), reason: z.string() })),
  }),
})
