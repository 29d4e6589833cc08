import { likeness, mentionsWords } from '../../text/likeness.ts'
import { describeTarget } from '../wish-model/describe-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { isEntry } from '../wish-model/wish-entries.ts'
import { hasFixedOrder } from './order-entries.ts'
import type { TracedResume, TracedText } from './traced-document.ts'
import { tracedTextsIn } from './traced-lines.ts'

const matches = (text: string, target: WishTarget): boolean => {
  if (target.kind === 'line') return likeness(text, target.text) >= 0.6
  if (target.kind === 'skill') return mentionsWords(text, target.name)
  if (target.kind === 'topic') return mentionsWords(text, target.words)
  return false
}

/** Earlier requests weigh more, so "Splunk, then Linux" keeps its order. */
const scoreBy = (
  isMeant: (target: WishTarget) => boolean,
  { emphasise = [], playDown = [] }: Wishes,
): number =>
  emphasise.reduce((sum, target, at) => (isMeant(target) ? sum + 2 ** (emphasise.length - at) : sum), 0) -
  playDown.filter(isMeant).length

/** How strongly the wishes emphasise a text: above 0 to emphasise it, below 0 to play it down. */
export const emphasisScore = (line: Pick<TracedText, 'text' | 'original'>, wishes: Wishes): number =>
  scoreBy((target) => matches(line.text, target) || matches(line.original, target), wishes)

const wholeText = (thing: unknown): { text: string; original: string } => {
  const texts = tracedTextsIn(thing)
  return {
    text: texts.map(({ text }) => text).join('. '),
    original: texts.map(({ original }) => original).join('. '),
  }
}

const reasonFor = (isMeant: (target: WishTarget) => boolean, { emphasise = [] }: Wishes): string => {
  const target = emphasise.find(isMeant)
  return target
    ? `You asked for it: ${describeTarget(target)} first`
    : 'You asked for it: stands further back'
}

type Ranked<Item> = { item: Item; rank: number; at: number }

const sorted = <Item>(items: Item[], rankOf: (item: Item) => number): Ranked<Item>[] =>
  items.map((item, at) => ({ item, at, rank: rankOf(item) })).sort((a, b) => b.rank - a.rank)

const addChange = (line: TracedText | undefined, change: string): void => {
  if (line && !line.changes.includes(change)) line.changes = [...line.changes, change]
}

const emphasiseLines = (lines: TracedText[], wishes: Wishes): TracedText[] => {
  if (hasFixedOrder(lines)) return lines
  return sorted(lines, (line) => emphasisScore(line, wishes)).map(({ item, at, rank }, now) => {
    if (rank !== 0 && now !== at)
      addChange(
        item,
        reasonFor((target) => matches(item.text, target) || matches(item.original, target), wishes),
      )
    return item
  })
}

const emphasiseEntries = <Entry extends object>(
  entries: Entry[],
  { wishes, isMeant }: { wishes: Wishes; isMeant: (entry: Entry, target: WishTarget) => boolean },
): Entry[] =>
  sorted(entries, (entry) => scoreBy((target) => isMeant(entry, target), wishes)).map(
    ({ item, at, rank }, now) => {
      if (rank !== 0 && now !== at)
        addChange(
          tracedTextsIn(item)[0],
          reasonFor((target) => isMeant(item, target), wishes),
        )
      return item
    },
  )

const speaks = (entry: object, target: WishTarget): boolean => {
  const { text, original } = wholeText(entry)
  const words = target.kind === 'skill' ? target.name : target.kind === 'topic' ? target.words : undefined
  return words !== undefined && (mentionsWords(text, words) || mentionsWords(original, words))
}

/**
 * Moves emphasised items to the front of their list and played-down ones to the end. Jobs and schools move only when
 * they are named themselves: a skill in an old job does not change the chronology.
 */
export const applyEmphasis = (resume: TracedResume, wishes: Wishes): TracedResume => {
  if (!wishes.emphasise && !wishes.playDown) return resume
  return {
    ...resume,
    work: emphasiseEntries(
      resume.work.map((job) => ({ ...job, highlights: emphasiseLines(job.highlights, wishes) })),
      { wishes, isMeant: (entry, target) => isEntry(target, { list: 'work', entry }) },
    ),
    projects: emphasiseEntries(
      resume.projects.map((project) => ({
        ...project,
        highlights: emphasiseLines(project.highlights, wishes),
        keywords: emphasiseLines(project.keywords, wishes),
      })),
      {
        wishes,
        isMeant: (entry, target) => isEntry(target, { list: 'projects', entry }) || speaks(entry, target),
      },
    ),
    education: emphasiseEntries(resume.education, {
      wishes,
      isMeant: (entry, target) => isEntry(target, { list: 'education', entry }),
    }),
    certificates: emphasiseEntries(resume.certificates, {
      wishes,
      isMeant: (entry, target) => isEntry(target, { list: 'certificates', entry }) || speaks(entry, target),
    }),
    languages: emphasiseEntries(resume.languages, {
      wishes,
      isMeant: (entry, target) => isEntry(target, { list: 'languages', entry }),
    }),
    skills: emphasiseEntries(
      resume.skills.map((group) => ({ ...group, keywords: emphasiseLines(group.keywords, wishes) })),
      { wishes, isMeant: speaks },
    ),
    other: emphasiseEntries(
      resume.other.map((section) => ({ ...section, lines: section.lines })),
      {
        wishes,
        isMeant: (entry, target) => target.kind === 'section' && target.heading === entry.heading.text,
      },
    ),
  }
}
