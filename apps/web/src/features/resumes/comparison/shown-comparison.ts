import type { Lenient } from '@nextrung/contract/lenient'
import type { ResumeChange, ResumeComparison } from '@nextrung/contract/resumes'

/** One change as shown; missing parts are empty. */
export type ShownChange = {
  kind: string
  where: string
  what: string
  why: string
  before: string
  after: string
}

export type ShownComparison = {
  skillsAdded: string[]
  skillsRemoved: string[]
  changes: ShownChange[]
  score?: { before: number; after: number }
}

const trimmed = (text: string | undefined): string => text?.trim() ?? ''

const distinct = (texts: string[]): string[] => [...new Set(texts.map(trimmed).filter((text) => text !== ''))]

const bare = (what: string): ShownChange => ({ kind: '', where: '', what, why: '', before: '', after: '' })

const shownChange = (change: Lenient<typeof ResumeChange>): ShownChange => ({
  kind: trimmed(change.kind),
  where: trimmed(change.where),
  what: trimmed(change.what),
  why: trimmed(change.why),
  before: trimmed(change.before),
  after: trimmed(change.after),
})

const saysSomething = ({ what, before, after }: ShownChange): boolean => Boolean(what || before || after)

/** The differences between two versions: detailed changes or, failing that, sentences about them. */
export const shownComparison = (answer: Lenient<typeof ResumeComparison>): ShownComparison => {
  const { skillsAdded, skillsRemoved, contentChanges, scoreBefore, scoreAfter } = answer
  const detailed = answer.changes.map(shownChange).filter(saysSomething)
  return {
    skillsAdded: distinct(skillsAdded),
    skillsRemoved: distinct(skillsRemoved),
    changes: detailed.length > 0 ? detailed : distinct(contentChanges).map(bare),
    ...(scoreBefore !== undefined && scoreAfter !== undefined
      ? { score: { before: scoreBefore, after: scoreAfter } }
      : {}),
  }
}

/** Whether there are no reported differences. */
export const isSame = ({ skillsAdded, skillsRemoved, changes }: ShownComparison): boolean =>
  skillsAdded.length === 0 && skillsRemoved.length === 0 && changes.length === 0
