import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { SourceLine } from './resume-document.ts'
import { rowId } from './whole-number.ts'

export const storyTones = ['plain', 'warm', 'confident', 'formal'] as const
export const StoryTone = z.enum(storyTones)
export type StoryTone = z.output<typeof StoryTone>

export const storyLengths = ['short', 'medium', 'long'] as const
export const StoryLength = z.enum(storyLengths)
export type StoryLength = z.output<typeof StoryLength>

/** `introduction` answers "tell me about yourself" in 30 to 60 seconds; `cover-letter` is one paragraph of a letter. */
export const storyForms = ['story', 'introduction', 'cover-letter'] as const
export const StoryForm = z.enum(storyForms)
export type StoryForm = z.output<typeof StoryForm>

/** The longest story a person may save after editing it, in characters. */
export const storyMaxCharacters = 20_000

export const storyDownloadFormats = ['pdf', 'docx', 'md'] as const

/** One sentence of a story, with its evidence. */
export const StoryPart = z.object({
  text: z.string(),
  /**
   * `kept`: the person's words; `reworded`: based on their resume or profile; `told`: what the request or an earlier
   * answer said; `aim`: the chosen target role; `knowledge`: what carries over to the role, from our knowledge base;
   * `edited`: written by the person while editing the story.
   */
  basis: z.enum(['kept', 'reworded', 'told', 'aim', 'knowledge', 'edited']),
  /** Resume or profile lines. Page and line are 0 for anything that is not in a file. Empty for an aim and for edits. */
  sources: z.array(SourceLine),
  /** Why the sentence is there if no line says it: "You chose this role", "Carries over from teaching". */
  reason: z.string().optional(),
  startsParagraph: z.boolean(),
})
export type StoryPart = z.output<typeof StoryPart>

export const StoryEvent = z.object({
  /** As shown: "Mar 2021", "2019 to 2022"; "Undated" if the source gives no date. */
  date: z.string(),
  title: z.string(),
  description: z.string(),
  sources: z.array(whole(SourceLine)).optional(),
})
export type StoryEvent = z.output<typeof StoryEvent>

export const CareerStory = z.object({
  personaType: z.string(),
  learningStyle: z.string(),
  /** Paragraphs are separated by an empty line. */
  story: essential(z.string()),
  focusAreas: z.array(z.string()),
  /** In order; the screen numbers them. */
  milestones: z.array(z.string()),
  inspirationalQuote: z.string(),
  /** Oldest first. */
  timelineEvents: z.array(StoryEvent),
  id: z.number().int().optional(),
  /** Counts up from 1 per person. */
  version: z.number().int().optional(),
  createdAt: z.string().optional(),
  targetRole: z.string().optional(),
  tone: StoryTone.optional(),
  length: StoryLength.optional(),
  form: StoryForm.optional(),
  /** What wrote it: `built-in`, or the name of an AI provider. */
  engine: z.string().optional(),
  /** The sentences of `story` in order. */
  parts: z.array(whole(StoryPart)).optional(),
  /** What the persona rests on, as a sentence. */
  personaBasis: z.string().optional(),
  /** What the learning style rests on, as a sentence. */
  learningStyleBasis: z.string().optional(),
  /** Why each of `focusAreas` is there, in the same order. */
  focusReasons: z.array(z.string()).optional(),
  quoteAuthor: z.string().nullish(),
  /** The work it is from. */
  quoteSource: z.string().nullish(),
  /** Sentences for the person about the story: what it follows, what is missing and where to add it. */
  notes: z.array(z.string()).optional(),
  /** How long an introduction takes to say aloud, in seconds. */
  speakingSeconds: z.number().int().nullish(),
  isEdited: z.boolean().optional(),
})
export type CareerStory = z.output<typeof CareerStory>

const claimed = (kind: string) =>
  z
    .array(
      z.string().max(500, `A ${kind} has at most 500 characters.`),
      `Send the ${kind}s as a list of texts.`,
    )
    .max(500, `Send at most 500 ${kind}s.`)
    .nullish()

/**
 * Writes a story from the person's evidence and saves it as a new version; if nothing has changed since the newest
 * one, answers with that. Uses one of the day's allowance. 409 (NOT_READY) if there is nothing to write from: no
 * resume, no profile, no skills or courses. 404 if there is no such role.
 */
export const generateCareerStory = defineCall({
  method: 'POST',
  path: '/api/career-story',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  body: z.object({
    currentSkills: claimed('skill'),
    targetRole: z
      .string('Choose a target role.')
      .trim()
      .min(1, 'Choose a target role.')
      .max(100, 'A role has at most 100 characters.'),
    completedCourses: claimed('course'),
    yearsOfExperience: z
      .number('Years of experience must be a number.')
      .min(0, 'Years of experience cannot be negative.')
      .max(80, 'Enter at most 80 years of experience.')
      .nullish(),
    tone: StoryTone.optional(),
    length: StoryLength.optional(),
    form: StoryForm.optional(),
  }),
  response: CareerStory,
})

/** A saved story in the list. */
export const SavedStory = z.object({
  id: essential(z.number().int()),
  version: z.number().int(),
  createdAt: z.string(),
  targetRole: z.string(),
  tone: StoryTone,
  length: StoryLength,
  form: StoryForm,
  personaType: z.string(),
  /** The story's first sentence. */
  opening: z.string(),
  isEdited: z.boolean(),
})
export type SavedStory = z.output<typeof SavedStory>

/** The person's saved stories, newest first. */
export const listCareerStories = defineCall({
  method: 'GET',
  path: '/api/career-story',
  access: 'session',
  cost: 'quick',
  response: z.object({ stories: z.array(SavedStory) }),
})

/** One saved story. The ETag goes into `If-Match` when saving an edit. */
export const getCareerStory = defineCall({
  method: 'GET',
  path: '/api/career-story/:id',
  access: 'session',
  cost: 'quick',
  params: z.object({ id: rowId }),
  response: CareerStory,
})

/**
 * Saves the person's edit of the text; `null` takes back all edits. Unchanged sentences keep their evidence. `If-Match`
 * with the story's ETag refuses to overwrite what another tab saved (409, CONFLICT).
 */
export const editCareerStory = defineCall({
  method: 'PATCH',
  path: '/api/career-story/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.strictObject({
    story: z
      .string()
      .max(storyMaxCharacters, `A story has at most ${storyMaxCharacters} characters.`)
      .refine((text) => text.trim() !== '', 'A story needs some text.')
      .nullable(),
  }),
  response: dispensable(CareerStory),
})

/** Permanently deletes a saved story. */
export const deleteCareerStory = defineCall({
  method: 'DELETE',
  path: '/api/career-story/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  response: dispensable(z.object({ id: z.number().int() })),
})

/** The story as a document: persona, text, focus areas, milestones, timeline and quote. */
export const downloadCareerStory = defineCall({
  method: 'GET',
  path: '/api/career-story/:id/download',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  query: z.object({ format: z.enum(storyDownloadFormats) }),
  binary: true,
})
