import { likeness, speaksOf } from '../../text/likeness.ts'
import { sayTarget } from '../wish-model/say-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { isEntry } from '../wish-model/wish-entries.ts'
import { hangsTogether } from './order-entries.ts'
import type { TracedResume, TracedText } from './traced-document.ts'
import { leavesOf } from './traced-lines.ts'

const matches = (text: string, target: WishTarget): boolean => {
  if (target.kind === 'line') return likeness(text, target.text) >= 0.6
  if (target.kind === 'skill') return speaksOf(text, target.name)
  if (target.kind === 'topic') return speaksOf(text, target.words)
  return false
}

/** What is asked for first weighs most, so that "Splunk, then Linux" keeps its order. */
const favourOf = (
  isMeant: (target: WishTarget) => boolean,
  { emphasise = [], playDown = [] }: Wishes,
): number =>
  emphasise.reduce((sum, target, at) => (isMeant(target) ? sum + 2 ** (emphasise.length - at) : sum), 0) -
  playDown.filter(isMeant).length

/** How much the wishes favour a text: above 0 for what is to stand out, below 0 for what is to stand back. */
export const favour = (line: Pick<TracedText, 'text' | 'original'>, wishes: Wishes): number =>
  favourOf((target) => matches(line.text, target) || matches(line.original, target), wishes)

const wholeText = (thing: unknown): { text: string; original: string } => {
  const leaves = leavesOf(thing)
  return {
    text: leaves.map(({ text }) => text).join('. '),
    original: leaves.map(({ original }) => original).join('. '),
  }
}

const reasonFor = (isMeant: (target: WishTarget) => boolean, { emphasise = [] }: Wishes): string => {
  const target = emphasise.find(isMeant)
  return target ? `You asked for it: ${sayTarget(target)} first` : 'You asked for it: stands further back'
}

type Ranked<Item> = { item: Item; rank: number; at: number }

const sorted = <Item>(items: Item[], rankOf: (item: Item) => number): Ranked<Item>[] =>
  items.map((item, at) => ({ item, at, rank: rankOf(item) })).sort((a, b) => b.rank - a.rank)

const addChange = (line: TracedText | undefined, change: string): void => {
  if (line && !line.changes.includes(change)) line.changes = [...line.changes, change]
}

const favourLines = (lines: TracedText[], wishes: Wishes): TracedText[] => {
  if (hangsTogether(lines)) return lines
  return sorted(lines, (line) => favour(line, wishes)).map(({ item, at, rank }, now) => {
    if (rank !== 0 && now !== at)
      addChange(
        item,
        reasonFor((target) => matches(item.text, target) || matches(item.original, target), wishes),
      )
    return item
  })
}

const favourEntries = <Entry extends object>(
  entries: Entry[],
  { wishes, isMeant }: { wishes: Wishes; isMeant: (entry: Entry, target: WishTarget) => boolean },
): Entry[] =>
  sorted(entries, (entry) => favourOf((target) => isMeant(entry, target), wishes)).map(
    ({ item, at, rank }, now) => {
      if (rank !== 0 && now !== at)
        addChange(
          leavesOf(item)[0],
          reasonFor((target) => isMeant(item, target), wishes),
        )
      return item
    },
  )

const speaks = (entry: object, target: WishTarget): boolean => {
  const { text, original } = wholeText(entry)
  const words = target.kind === 'skill' ? target.name : target.kind === 'topic' ? target.words : undefined
  return words !== undefined && (speaksOf(text, words) || speaksOf(original, words))
}

/**
 * What the person wants to stand out goes first in its list, what is to stand back goes last. Jobs and schools move
 * only when they themselves are named: a skill in an old job does not turn the years around.
 */
export const favourWished = (resume: TracedResume, wishes: Wishes): TracedResume => {
  if (!wishes.emphasise && !wishes.playDown) return resume
  return {
    ...resume,
    work: favourEntries(
      resume.work.map((job) => ({ ...job, highlights: favourLines(job.highlights, wishes) })),
      { wishes, isMeant: (entry, target) => isEntry(target, { list: 'work', entry }) },
    ),
    projects: favourEntries(
      resume.projects.map((project) => ({
        ...project,
        highlights: favourLines(project.highlights, wishes),
        keywords: favourLines(project.keywords, wishes),
      })),
      {
        wishes,
        isMeant: (entry, target) => isEntry(target, { list: 'projects', entry }) || speaks(entry, target),
      },
    ),
    education: favourEntries(resume.education, {
      wishes,
      isMeant: (entry, target) => isEntry(target, { list: 'education', entry }),
    }),
    certificates: favourEntries(resume.certificates, {
      wishes,
      isMeant: (entry, target) => isEntry(target, { list: 'certificates', entry }) || speaks(entry, target),
    }),
    languages: favourEntries(resume.languages, {
      wishes,
      isMeant: (entry, target) => isEntry(target, { list: 'languages', entry }),
    }),
    skills: favourEntries(
      resume.skills.map((group) => ({ ...group, keywords: favourLines(group.keywords, wishes) })),
      { wishes, isMeant: speaks },
    ),
    other: favourEntries(
      resume.other.map((section) => ({ ...section, lines: section.lines })),
      {
        wishes,
        isMeant: (entry, target) => target.kind === 'section' && target.heading === entry.heading.text,
      },
    ),
  }
}
