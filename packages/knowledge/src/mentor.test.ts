import { describe, expect, it } from 'vitest'
import type { MentorKind, ReplyPart } from './mentor/mentor-kind.ts'
import { mentorSlots } from './mentor/mentor-slots.ts'
import { moodLines } from './mentor/mood-lines.ts'
import { findMentorKind, mentorKinds } from './mentor.ts'

type MentorReader = NonNullable<ReplyPart['for']>

const findRepeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const textsOf = (kind: MentorKind) => kind.reply.flatMap(({ texts }) => texts)
const idsWhere = (isBad: (kind: MentorKind) => boolean) => mentorKinds.filter(isBad).map(({ id }) => id)
const findTexts = (isBad: (text: string) => boolean) =>
  mentorKinds.flatMap((kind) =>
    textsOf(kind)
      .filter(isBad)
      .map((text) => `${kind.id}: ${text}`),
  )

const known = new Set<string>(mentorSlots)
const slotsIn = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot = '']) => slot)

describe('what the mentor understands', () => {
  it('has at least 80 kinds of message, each with its own id', () => {
    expect(mentorKinds.length).toBeGreaterThanOrEqual(80)
    expect(findRepeated(mentorKinds.map(({ id }) => id))).toEqual([])
    expect(mentorKinds.every((kind) => findMentorKind(kind.id) === kind)).toBe(true)
  })

  it('knows at least 25 ways to put each, none of them twice', () => {
    expect(idsWhere(({ examples }) => examples.length < 25)).toEqual([])
    expect(findRepeated(mentorKinds.flatMap(({ examples }) => examples.map(plain)))).toEqual([])
  })
})

describe('what the mentor says', () => {
  it('has other words for each part, and says nothing twice', () => {
    expect(idsWhere(({ reply }) => reply.some(({ texts }) => texts.length < 2))).toEqual([])
    expect(findRepeated(mentorKinds.flatMap(textsOf))).toEqual([])
  })

  it('can answer a person of whom nothing is known', () => {
    const canLead = ({ reply }: MentorKind, reader: MentorReader) =>
      reply.some(
        ({ place, for: readers = reader, tone, texts }) =>
          place === 'lead' && readers === reader && !tone && texts.some((text) => slotsIn(text).length === 0),
      )
    const isForAnybody = (kind: MentorKind) => canLead(kind, 'transitioner') && canLead(kind, 'professional')
    expect(idsWhere((kind) => !isForAnybody(kind) && kind.needs.length === 0)).toEqual([])
  })

  it('names only facts that exist', () => {
    expect(findTexts((text) => slotsIn(text).some((slot) => !known.has(slot)))).toEqual([])
    expect(idsWhere(({ asking }) => slotsIn(asking).some((slot) => !known.has(slot)))).toEqual([])
  })

  it('leaves figures of the market to the facts that have a source', () => {
    expect(findTexts((text) => /[$€£]\s?\d|\d\s?(%|percent)/.test(text))).toEqual([])
  })

  it('claims no life of its own, other than in what a person could say', () => {
    const own = /\bI('ve| have) (seen|hired|met|watched|worked|known)|\b[Ii]n my experience|\bI once\b/
    expect(findTexts((text) => own.test(text.replace(/"[^"]*"/g, '')))).toEqual([])
  })
})

describe('the lines for a mood', () => {
  it('are at least 40 for each, all different', () => {
    const lines = Object.values(moodLines)
    expect(lines.filter((of) => of.length < 40)).toEqual([])
    expect(findRepeated(lines.flat().map(plain))).toEqual([])
  })
})
