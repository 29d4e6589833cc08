import { mentorKinds } from '@nextrung/knowledge/mentor'
import { describe, expect, it } from 'vitest'
import { maya, tomas } from '../testing/talk-with-mentor.ts'
import { fillSentences, fillSlots, slotsIn, takesAn } from './fill-slots.ts'
import { valuesFor } from './topic-values.ts'

const texts = mentorKinds.flatMap(({ reply }) => reply.flatMap((part) => part.texts))

describe('filling the slots of a text', () => {
  it('puts the article that the value takes', () => {
    expect(fillSlots('Work as a {role} pays.', { role: 'engineer' })).toBe('Work as an engineer pays.')
    expect(fillSlots('It takes an {role}.', { role: 'Data Engineer' })).toBe('It takes a Data Engineer.')
    expect(['SRE', 'MLOps Engineer', 'AWS', 'hour', 'UX designer', 'user', 'IT role'].map(takesAn)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      true,
    ])
  })

  it('begins sentences with a capital and ends them once', () => {
    expect(fillSentences('{gapWhy}. {nextStep}.', { gapWhy: 'it helps.', nextStep: 'finish it' })).toBe(
      'It helps. Finish it.',
    )
  })

  it('leaves no wrong article in any authored text for typical people', () => {
    for (const facts of [maya, tomas]) {
      const values = valuesFor({ roles: [], otherRoles: [], skills: ['Airflow'] }, facts)
      const filled = texts
        .filter((text) => slotsIn(text).every((slot) => slot in values))
        .map((text) => fillSentences(text, values))
      expect(filled.length).toBeGreaterThan(100)
      expect(
        filled.filter((text) =>
          /\ba (?:Airflow|AWS|Engineering)\b|\ban (?:Data|Python|Store|Senior)\b/.test(text),
        ),
      ).toEqual([])
    }
  })
})
