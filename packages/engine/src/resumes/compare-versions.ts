import { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { ResumeScore } from '@nextrung/contract/resume-score'
import type { ResumeChange, ResumeComparison } from '@nextrung/contract/resumes'
import { z } from 'zod'
import type { RankedChange } from './comparing/change.ts'
import { compareEntries } from './comparing/compare-entries.ts'
import { compareHead } from './comparing/compare-head.ts'
import { compareOrder } from './comparing/compare-order.ts'
import { compareSkills, skillsBeyond } from './comparing/compare-skills.ts'
import { compareTexts } from './comparing/compare-texts.ts'
import { LeftOut } from './resume-model.ts'

/** A stored version. */
export const Version = z.object({
  id: z.number().int(),
  version: z.number().int(),
  document: ResumeDocument.nullable(),
  evidence: ResumeEvidence.nullable(),
  /** Shown when there is no document. */
  text: z.string(),
  skills: z.array(z.string()),
  score: ResumeScore.nullish(),
  /** Content dropped when it was made. */
  leftOut: z.array(LeftOut.pick({ text: true, why: true })).nullish(),
})
export type Version = z.output<typeof Version>

const mostChanges = 40

const findChanges = (older: Version, newer: Version): RankedChange[] => {
  const leftOut = newer.leftOut ?? []
  if (!older.document || !newer.document)
    return compareTexts({ older: older.text, newer: newer.text, leftOut })
  const sides = {
    older: { document: older.document, evidence: older.evidence ?? {} },
    newer: { document: newer.document, evidence: newer.evidence ?? {} },
    leftOut,
  }
  return [compareHead, compareEntries, compareSkills, compareOrder].flatMap((compare) => compare(sides))
}

const summarize = (rest: RankedChange[]): ResumeChange => {
  const counts = Map.groupBy(rest, ({ kind }) => kind)
  const told = [...counts].map(([kind, changes]) => `${changes.length} ${kind}`).join(', ')
  return {
    kind: 'reworded',
    where: 'Further changes',
    what: `${rest.length} smaller changes: ${told}.`,
    why: '',
  }
}

const mostImportant = (all: RankedChange[]): ResumeChange[] => {
  const ordered = all.toSorted((a, b) => a.rank - b.rank)
  const shown = ordered.length > mostChanges ? ordered.slice(0, mostChanges - 1) : ordered
  const rest = ordered.slice(shown.length)
  const changes = shown.map(({ rank: _, ...change }): ResumeChange => change)
  return rest.length > 0 ? [...changes, summarize(rest)] : changes
}

const sentenceOf = ({ where, what, why }: ResumeChange): string =>
  `${where}: ${what}${why ? ` Why: ${why.replace(/[.\s]+$/, '')}.` : ''}`

/**
 * Describes the newer version's differences for a person: skills gained and lost in canonical spelling, and at most
 * 40 changes, most important first. Entries and lines are matched by content, wherever they are now. `why` comes from
 * the newer version's evidence and its list of omissions. Versions with equal content give empty lists. Unless both
 * sides have a document, the lines of the texts are compared.
 */
export const compareVersions = ({ older, newer }: { older: Version; newer: Version }): ResumeComparison => {
  const changes = mostImportant(findChanges(older, newer))
  return {
    skillsAdded: skillsBeyond(newer.skills, older.skills),
    skillsRemoved: skillsBeyond(older.skills, newer.skills),
    contentChanges: changes.map(sentenceOf),
    changes,
    olderId: older.id,
    newerId: newer.id,
    scoreBefore: older.score?.total ?? null,
    scoreAfter: newer.score?.total ?? null,
  }
}
