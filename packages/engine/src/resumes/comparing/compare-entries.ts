import { listed } from '../../text/phrases.ts'
import {
  addedChange,
  isByPerson,
  isSameText,
  quoted,
  type RankedChange,
  ranks,
  reasonForOrder,
  rewordedChange,
  type Sides,
} from './change.ts'
import { compareLines, reasonForRemoval } from './compare-lines.ts'
import { type Entry, type EntrySection, entrySections } from './entry-kinds.ts'
import { findMoved } from './find-moved.ts'
import { likeness, matchItems } from './match-texts.ts'

const alikeLines = (older: Entry, newer: Entry): number => {
  if (older.lines.length === 0 || newer.lines.length === 0) return 0
  const same = older.lines.filter(({ text }) =>
    newer.lines.some((line) => likeness(line.text, text) >= 0.6),
  ).length
  return same / Math.min(older.lines.length, newer.lines.length)
}

/** Confidence that two entries are the same: shared facts by weight, and shared lines. */
const alikeEntries = (older: Entry, newer: Entry): number => {
  const both = older.facts.flatMap((fact) => {
    const other = newer.facts.find(({ key }) => key === fact.key)
    return other ? [{ weight: fact.weight, alike: likeness(fact.text, other.text) }] : []
  })
  const weight = both.reduce((sum, fact) => sum + fact.weight, 0)
  const facts = weight === 0 ? 0 : both.reduce((sum, fact) => sum + fact.weight * fact.alike, 0) / weight
  return Math.max(facts, alikeLines(older, newer) * 0.9)
}

const sameEntry = 0.5

const compareFacts = (sides: Sides, pair: { before: Entry; after: Entry; where: string }): RankedChange[] => {
  const { before, after, where } = pair
  const keys = [...new Set([...before.facts, ...after.facts].map(({ key }) => key))]
  return keys.flatMap((key): RankedChange[] => {
    const [old, now] = [before, after].map(({ facts }) => facts.find((fact) => fact.key === key))
    const pointer = `${after.pointer}/${key}`
    if (old && now && !isSameText(old.text, now.text))
      return [
        rewordedChange(
          sides,
          { older: `${before.pointer}/${key}`, newer: pointer },
          { before: old.text, after: now.text, where, label: now.label, rank: ranks.fact },
        ),
      ]
    if (now && !old)
      return [
        addedChange(sides, pointer, {
          text: now.text,
          where,
          what:
            now.text === 'yes' ? `${now.label} was added.` : `${now.label} ${quoted(now.text)} was added.`,
          rank: ranks.fact,
        }),
      ]
    if (!old || now) return []
    const isCorrected = isByPerson(sides, after.pointer)
    return [
      {
        kind: 'removed',
        where,
        what:
          old.text === 'yes'
            ? `${old.label} was taken out.`
            : `${old.label} ${quoted(old.text)} was taken out.`,
        why: isCorrected ? 'You corrected this entry by hand' : '',
        before: old.text,
        rank: ranks.fact,
      },
    ]
  })
}

const wholeEntry = (entry: Entry): string => [entry.title, ...entry.lines.map(({ text }) => text)].join('\n')

const countLines = ({ lines }: Entry): string =>
  lines.length === 0 ? '' : ` with ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`

const replacedChange = (heading: string, older: Entry[], newer: Entry[]): RankedChange => ({
  kind: 'reworded',
  where: heading,
  what: `All ${older.length} entries were replaced by ${newer.length === 1 ? 'one' : newer.length}: ${listed(newer.slice(0, 3).map(({ title }) => title))}${newer.length > 3 ? ` and ${newer.length - 3} more` : ''}.`,
  why: '',
  before: older.map(wholeEntry).join('\n\n'),
  after: newer.map(wholeEntry).join('\n\n'),
  rank: ranks.entry,
})

const compareSection = (sides: Sides, { heading, entries }: EntrySection): RankedChange[] => {
  const older = entries(sides.older.document)
  const newer = entries(sides.newer.document)
  const matching = matchItems({ older, newer, alike: alikeEntries, least: sameEntry })
  if (matching.pairs.length === 0 && older.length > 1 && newer.length > 0)
    return [replacedChange(heading, older, newer)]
  const added = matching.added.flatMap((at): RankedChange[] => {
    const entry = newer[at]
    if (!entry) return []
    const what = `${quoted(entry.title)} was added${countLines(entry)}.`
    return [
      addedChange(sides, entry.pointer, { text: wholeEntry(entry), where: heading, what, rank: ranks.entry }),
    ]
  })
  const removed = matching.removed.flatMap((at): RankedChange[] => {
    const entry = older[at]
    if (!entry) return []
    const why =
      reasonForRemoval(entry.title, { leftOut: sides.leftOut, lines: [] }) ||
      reasonForRemoval(entry.lines[0]?.text ?? '', { leftOut: sides.leftOut, lines: [] })
    const what = `${quoted(entry.title)} was left out${countLines(entry)}.`
    return [{ kind: 'removed', where: heading, what, why, before: wholeEntry(entry), rank: ranks.entry }]
  })
  const kept = matching.pairs.flatMap((pair): RankedChange[] => {
    const [before, after] = [older[pair.older], newer[pair.newer]]
    if (!before || !after) return []
    const where = after.title.startsWith('a ') ? heading : `${heading}, ${after.title}`
    return [
      ...compareFacts(sides, { before, after, where }),
      ...compareLines(sides, { older: before.lines, newer: after.lines, where }),
    ]
  })
  const moved = findMoved(matching.pairs).map((pair): RankedChange => {
    const [entry, next] = [newer[pair.newer], newer[pair.newer + 1]]
    const place = next ? `before ${quoted(next.title)}` : 'at the end'
    const why =
      entry?.facts
        .map(({ key }) => reasonForOrder(sides, { newer: `${entry.pointer}/${key}` }))
        .find((reason) => reason !== '') ?? ''
    return {
      kind: 'moved',
      where: heading,
      what: `${quoted(entry?.title ?? '')} now stands ${place}.`,
      why,
      rank: ranks.section,
    }
  })
  return [...removed, ...added, ...kept, ...moved]
}

/** Compares jobs, projects, schools, certificates, languages and further sections, matching entries by content. */
export const compareEntries = (sides: Sides): RankedChange[] =>
  entrySections.flatMap((section) => compareSection(sides, section))
