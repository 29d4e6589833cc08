import {
  type LinkedInPart,
  type LinkedInText,
  LinkedInTexts,
  linkedInLimits,
} from '@nextrung/contract/linkedin'
import type { z } from 'zod'
import { textAt } from '../person/text-at.ts'
import { provableYears } from '../truth/check-summary.ts'
import { sourceKey } from '../truth/source-key.ts'
import { checkLinkedInText } from './check-linked-in.ts'
import { draftFallback } from './draft-fallback.ts'
import type { DraftPart, LinkedInInput } from './linked-in-draft.ts'
import { gatherFacts, type LinkedInFacts } from './linked-in-facts.ts'
import { suggestForLinkedIn } from './suggest-linked-in.ts'
import { draftAbout } from './write-about.ts'
import { draftHeadlines } from './write-headlines.ts'
import { draftOwnAbout, draftOwnHeadlines } from './write-in-own-words.ts'

export const WrittenLinkedIn = LinkedInTexts.pick({ headlines: true, about: true, suggestions: true })
export type WrittenLinkedIn = z.output<typeof WrittenLinkedIn>

const betweenPieces = ' | '

/** What a part may say: the texts it was made from, and the years their dates cover. */
const isProven = ({ text, from }: DraftPart, { document, needs, today }: LinkedInFacts): boolean => {
  const named = from.flatMap((pointer) => textAt(document, pointer) ?? [])
  const years = from.some((pointer) => pointer.endsWith('/startDate'))
    ? provableYears(document.work, today)
    : []
  const sources = years.length > 0 ? [...named, years.join('\n')] : named
  return checkLinkedInText({ text, sources, goals: needs ? [needs.noun, needs.role] : [] }).length === 0
}

const settle = ({ text, basis, from }: DraftPart, { evidence }: LinkedInInput): LinkedInPart => {
  const lines = from.flatMap((pointer) => evidence[pointer]?.sources ?? [])
  const unique = [...new Map(lines.map((line) => [sourceKey(line), line])).values()]
  // The optimised line may already have been reworded.
  const isReworded = basis === 'kept' && from.some((pointer) => evidence[pointer]?.mark === 'reworded')
  return {
    text,
    basis: isReworded ? 'reworded' : basis,
    sources: unique.sort((a, b) => a.page - b.page || a.line - b.line),
  }
}

const withinLimit = (
  parts: DraftPart[],
  { most, between }: { most: number; between: string },
): DraftPart[] => {
  const fitting: DraftPart[] = []
  for (const part of parts)
    if ([...fitting, part].map(({ text }) => text).join(between).length <= most) fitting.push(part)
  return fitting
}

const writeHeadlines = (input: LinkedInInput, facts: LinkedInFacts): LinkedInText[] => {
  const drafts = input.language === 'en' ? draftHeadlines(facts) : draftOwnHeadlines(facts)
  const most = linkedInLimits.headline
  const fitting = drafts
    .map((parts) =>
      withinLimit(
        parts.filter((part) => isProven(part, facts)),
        { most, between: betweenPieces },
      ),
    )
    .filter((parts) => parts.length > 0)
  const written = fitting.length > 0 ? fitting : [[draftFallback(facts.document, most)]]
  const texts = written.map((parts): LinkedInText => {
    const text = parts.map((part) => part.text).join(betweenPieces)
    return { text, characters: text.length, parts: parts.map((part) => settle(part, input)) }
  })
  return texts.filter(({ text }, at) => texts.findIndex((other) => other.text === text) === at)
}

const writeAbout = (input: LinkedInInput, facts: LinkedInFacts): LinkedInText => {
  const drafts = input.language === 'en' ? draftAbout(facts) : draftOwnAbout(facts)
  const proven = drafts.map((paragraph) => paragraph.filter((part) => isProven(part, facts)))
  // Assume the longest separator, so the whole never exceeds the limit.
  const fitting = new Set(withinLimit(proven.flat(), { most: linkedInLimits.about, between: '\n\n' }))
  const paragraphs = proven
    .map((paragraph) => paragraph.filter((part) => fitting.has(part)))
    .filter((paragraph) => paragraph.length > 0)
  const written = paragraphs.length > 0 ? paragraphs : [[draftFallback(facts.document, linkedInLimits.about)]]
  const text = written.map((paragraph) => paragraph.map((part) => part.text).join(' ')).join('\n\n')
  return { text, characters: text.length, parts: written.flat().map((part) => settle(part, input)) }
}

/**
 * Writes up to three headlines and an About within LinkedIn's limits, based only on the resume and on the target role
 * as a goal. Each sentence carries the lines behind it and passed the no-invention check; failing sentences are left
 * out. A resume that is not in English keeps to its own words. Never empty.
 */
export const writeLinkedIn = (input: LinkedInInput): WrittenLinkedIn => {
  const facts = gatherFacts(input)
  const about = writeAbout(input, facts)
  return {
    headlines: writeHeadlines(input, facts),
    about,
    suggestions: suggestForLinkedIn(facts, { about: about.text, language: input.language }),
  }
}
