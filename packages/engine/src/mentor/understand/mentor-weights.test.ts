import { mentorKinds } from '@nextrung/knowledge/mentor'
import { expect, it } from 'vitest'
import { loadMentorWeights, packWeights, unpackWeights } from './mentor-weights.ts'

it('holds weights for every kind of message', () => {
  expect([...loadMentorWeights().kinds].sort()).toEqual(mentorKinds.map(({ id }) => id).sort())
})

it('reads what it packed and refuses anything else', () => {
  const bytes = packWeights(loadMentorWeights())
  expect(unpackWeights(bytes)).toEqual(loadMentorWeights())
  expect(() => unpackWeights(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError)
})
