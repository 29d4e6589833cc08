import { describe, expect, it } from 'vitest'
import { baseOf, inflect } from './verb-forms.ts'

describe('the past tense of a gerund', () => {
  it.each([
    ['managing', 'managed'],
    ['planning', 'planned'],
    ['studying', 'studied'],
    ['deploying', 'deployed'],
    ['leading', 'led'],
    ['building', 'built'],
    ['writing', 'wrote'],
    ['running', 'ran'],
    ['overseeing', 'oversaw'],
    ['setting', 'set'],
    ['teaching', 'taught'],
    ['modelling', undefined],
    ['modeling', undefined],
    ['referring', 'referred'],
    ['troubleshooting', 'troubleshot'],
    ['fixing', 'fixed'],
    ['co-leading', 'co-led'],
    ['re-writing', 're-wrote'],
    ['keeping', 'kept'],
    ['tying', 'tied'],
    ['submitting', 'submitted'],
    ['ceiling', undefined],
    ['string', undefined],
  ])('%s: %s', (gerund, past) => {
    if (past) expect(inflect(gerund, 'gerund', 'past')).toBe(past)
    else if (gerund.startsWith('model')) expect(inflect(gerund, 'gerund', 'past')).toMatch(/^modell?ed$/)
    else expect(inflect(gerund, 'gerund', 'past')).toBeUndefined()
  })
})

it('finds the base of any form', () => {
  expect(['maintained', 'writes', 'ran', 'analysing', 'supplies'].map(baseOf)).toEqual([
    'maintain',
    'write',
    'run',
    'analyse',
    'supply',
  ])
})
