import type { StoryPart } from '@nextrung/contract/career-story'
import type { EvidenceKind } from '../../ui/evidence-mark.tsx'

type Basis = StoryPart['basis']

/** The mark, the words that name it, and what is said if the sentence has neither a source nor a reason. */
type Mark = { kind: EvidenceKind; words: string; otherwise: string }

const marks: Record<Basis, Mark> = {
  kept: { kind: 'solid', words: 'Your words, unchanged', otherwise: '' },
  reworded: { kind: 'half', words: 'Reworded from your lines', otherwise: '' },
  told: { kind: 'solid', words: 'What you told us', otherwise: 'You said so when you asked for the story.' },
  aim: {
    kind: 'solid',
    words: 'Your target role',
    otherwise: 'The role you chose. It appears as your goal, not as something you already are.',
  },
  knowledge: {
    kind: 'half',
    words: 'What carries over',
    otherwise: 'What this role asks for, set beside what you have done.',
  },
  edited: { kind: 'solid', words: 'Written by you', otherwise: 'You wrote this sentence yourself.' },
}

const unproven: Mark = {
  kind: 'hollow',
  words: 'Nothing supports this',
  otherwise: 'We found no line of yours that supports this. Please check that it is true.',
}

/** A sentence that should rest on the person's lines, but names none, is unproven. */
export const markOf = ({ basis, sources, reason }: StoryPart): Mark =>
  (basis === 'kept' || basis === 'reworded') && sources.length === 0 && !reason ? unproven : marks[basis]

type MarkKey = Basis | 'unproven'

/** The marks that a story uses, in a fixed order, for the legend. */
export const marksIn = (parts: StoryPart[]): Mark[] => {
  const used = new Set(parts.map(markOf))
  return [...Object.values(marks), unproven].filter((mark) => used.has(mark))
}

const countNames: Record<MarkKey, string> = {
  kept: 'in your words',
  reworded: 'reworded from your lines',
  told: 'from what you told us',
  aim: 'about your goal',
  knowledge: 'about what carries over',
  edited: 'written by you',
  unproven: 'without evidence',
}

const keyOf = (part: StoryPart): MarkKey => (markOf(part) === unproven ? 'unproven' : part.basis)

/** `6 sentences: 2 in your words, 3 reworded from your lines, 1 about your goal. None without evidence.` */
export const storySummary = (parts: StoryPart[]): string => {
  if (parts.length === 0) return ''
  const counts = new Map<MarkKey, number>()
  for (const part of parts) counts.set(keyOf(part), (counts.get(keyOf(part)) ?? 0) + 1)
  const kinds = (Object.keys(countNames) as MarkKey[])
    .filter((key) => counts.has(key))
    .map((key) => `${counts.get(key)} ${countNames[key]}`)
  const total = parts.length === 1 ? '1 sentence' : `${parts.length} sentences`
  return `${total}: ${kinds.join(', ')}.${counts.has('unproven') ? '' : ' None without evidence.'}`
}
