import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A message of somebody else, the kinds that answer it, and the messages before it. */
export const HeldOut = z.object({
  message: z.string(),
  kind: z.string(),
  also: z.array(z.string()).default([]),
  before: z.array(z.string()).default([]),
})
export type HeldOut = z.output<typeof HeldOut>

/** Reads messages, one JSON object a line. */
export const readHeldOut = (file: string | URL): HeldOut[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => HeldOut.parse(JSON.parse(line)))

/** Whether a fair person accepts the kind for the message. */
export const isAccepted = ({ kind, also }: HeldOut, found: string | undefined): boolean =>
  found !== undefined && (found === kind || also.includes(found))

/** The authors who wrote messages as people send them, knowing the kinds but none of the examples. */
export const authors = ['author-1', 'author-2', 'author-3', 'author-4'] as const

/** The messages of one author. */
export const readAuthor = (author: (typeof authors)[number]): HeldOut[] =>
  readHeldOut(new URL(`./messages/${author}.jsonl`, import.meta.url))

const readLines = (name: string): string[] =>
  readFileSync(new URL(`./messages/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Messages of people in danger. */
export const crisisMessages = (): string[] => readLines('crisis.txt')

/** Messages that use the words of danger for something harmless. */
export const harmlessMessages = (): string[] => readLines('not-crisis.txt')

/** Messages that have nothing to do with work, as people send them. */
export const furtherOutsideMessages = (): string[] => readLines('outside.txt')
