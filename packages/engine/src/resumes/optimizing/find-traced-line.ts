import { likeness } from '../../text/likeness.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { findEntryAt } from '../wish-model/wish-entries.ts'
import type { TracedResume, TracedText } from './traced-document.ts'
import { tracedTextsIn } from './traced-lines.ts'

type LineTarget = Extract<WishTarget, { kind: 'line' }>

const belongs = (entry: string | undefined, name: string): boolean =>
  entry === undefined || likeness(entry, name) >= 0.6

const entryLines = ({ work, projects, education }: TracedResume, entry: string | undefined): TracedText[] => [
  ...work
    .filter(({ position, name }) => belongs(entry, [position?.text, name?.text].filter(Boolean).join(', ')))
    .flatMap(({ summary, highlights }) => [...(summary ? [summary] : []), ...highlights]),
  ...projects
    .filter(({ name }) => belongs(entry, name?.text ?? ''))
    .flatMap(({ description, highlights }) => [...(description ? [description] : []), ...highlights]),
  ...education.flatMap(({ highlights }) => highlights),
]

/**
 * Finds the line a wish refers to by the words it had when the wish was made; several if equally similar, none if it
 * is gone.
 */
export const findLines = (resume: TracedResume, { text, entry }: LineTarget): TracedText[] => {
  const everywhere = [
    ...(resume.basics.summary ? [resume.basics.summary] : []),
    ...resume.other.flatMap(({ lines }) => lines),
  ]
  const ranked = [...entryLines(resume, entry), ...everywhere]
    .map((line) => ({ line, same: Math.max(likeness(line.text, text), likeness(line.original, text)) }))
    .filter(({ same }) => same >= 0.6)
    .sort((a, b) => b.same - a.same)
  return ranked.filter(({ same }) => same === ranked[0]?.same).map(({ line }) => line)
}

/** The texts a wish refers to, if it names a line, an entry, a section or everything; none otherwise. */
export const textsMeant = (resume: TracedResume, target: WishTarget): TracedText[] => {
  switch (target.kind) {
    case 'line':
      return findLines(resume, target)
    case 'entry': {
      const entries: object[] = resume[target.list]
      const at = findEntryAt(target, entries)
      return at === undefined ? [] : tracedTextsIn(entries[at])
    }
    case 'section':
      return target.section === 'summary'
        ? tracedTextsIn(resume.basics.summary)
        : tracedTextsIn(
            target.heading === undefined
              ? resume[target.section]
              : resume.other.filter(({ heading }) => heading.text === target.heading),
          )
    case 'everything':
      return tracedTextsIn(resume)
    default:
      return []
  }
}

/** The texts that the person asked to keep in their own words. */
export const findKept = (resume: TracedResume, { keep = [] }: Wishes): Set<TracedText> =>
  new Set(keep.flatMap((target) => textsMeant(resume, target)))
