import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { listed } from '../../text/phrases.ts'
import { isSameSkillSpelling } from '../../text/same-skill.ts'
import { addedChange, type RankedChange, ranks, type Sides } from './change.ts'
import { reasonForRemoval } from './compare-lines.ts'

const canonical = (name: string): string => findSkillByName(name)?.name ?? name

/** The skills in one list but not in the other, in canonical spelling, each once. */
export const skillsBeyond = (list: string[], other: string[]): string[] => {
  const had = new Set(other.map((name) => spellingKey(canonical(name))))
  const named = new Map(list.map((name) => [spellingKey(canonical(name)), canonical(name)]))
  return [...named].filter(([key]) => !had.has(key)).map(([, name]) => name)
}

type Listed = { text: string; pointer: string }

const listedIn = ({ skills }: ResumeDocument): Listed[] =>
  skills.flatMap(({ keywords }, group) =>
    keywords.map((text, at) => ({ text, pointer: `/skills/${group}/keywords/${at}` })),
  )

const isSame = (a: string, b: string): boolean =>
  canonical(a) === canonical(b) || isSameSkillSpelling(a, b) || isSameSkillSpelling(b, a)

const where = 'Skills'

const fold = (texts: string[]): string => {
  const few = texts.slice(0, 6)
  return texts.length > few.length ? `${few.join(', ')} and ${texts.length - few.length} more` : listed(few)
}

const spellingChanges = (older: Listed[], newer: Listed[]): RankedChange[] => {
  const respelled = newer.flatMap(({ text }) => {
    const before = older.find((other) => isSame(other.text, text))
    return before && before.text !== text && !older.some((other) => other.text === text)
      ? [[before.text, text] as const]
      : []
  })
  if (respelled.length === 0) return []
  const told = respelled.slice(0, 4).map(([before, after]) => `“${before}” as “${after}”`)
  const more = respelled.length > told.length ? ` and ${respelled.length - told.length} more` : ''
  return [
    {
      kind: 'reworded',
      where,
      what: `${more ? `${told.join(', ')}${more}` : listed(told)} ${respelled.length === 1 ? 'is' : 'are'} written now.`.replace(
        /^(“[^”]+”) as (“[^”]+”) is written now\.$/,
        '$1 is now written $2.',
      ),
      why: 'Skill names written in full spelling',
      before: respelled.map(([before]) => before).join(', '),
      after: respelled.map(([, after]) => after).join(', '),
      rank: ranks.spelling,
    },
  ]
}

const orderChanges = (older: Listed[], newer: Listed[]): RankedChange[] => {
  const kept = newer.filter(({ text }) => older.some((other) => isSame(other.text, text)))
  const before = older.filter(({ text }) => newer.some((other) => isSame(other.text, text)))
  if (kept.every(({ text }, at) => isSame(text, before[at]?.text ?? text))) return []
  const first = newer.slice(0, 3).map(({ text }) => text)
  return [
    {
      kind: 'moved',
      where,
      what: `The skills stand in another order; ${listed(first)} ${first.length === 1 ? 'comes' : 'come'} first now.`,
      why: '',
      rank: ranks.order,
    },
  ]
}

/** Compares the skills sections: entries added, left out, respelled or reordered. */
export const compareSkills = (sides: Sides): RankedChange[] => {
  const [older, newer] = [listedIn(sides.older.document), listedIn(sides.newer.document)]
  const added = newer.filter(({ text }) => !older.some((other) => isSame(other.text, text)))
  const removed = older
    .filter(({ text }) => !newer.some((other) => isSame(other.text, text)))
    .map(({ text }) => text)
  const were = (count: number): string => (count === 1 ? 'was' : 'were')
  return [
    ...(added.length > 0
      ? [
          addedChange(sides, added[0]?.pointer ?? '', {
            text: added.map(({ text }) => text).join(', '),
            where,
            what: `${fold(added.map(({ text }) => text))} ${were(added.length)} added to the list.`,
            rank: ranks.skills,
          }),
        ]
      : []),
    ...(removed.length > 0
      ? [
          {
            kind: 'removed' as const,
            where,
            what: `${fold(removed)} ${were(removed.length)} left out of the list.`,
            why: reasonForRemoval(removed[0] ?? '', { leftOut: sides.leftOut, lines: [] }),
            before: removed.join(', '),
            rank: ranks.skills,
          },
        ]
      : []),
    ...spellingChanges(older, newer),
    ...orderChanges(older, newer),
  ]
}
