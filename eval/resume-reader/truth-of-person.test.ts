import { expect, test } from 'vitest'
import { inventPerson } from './content/invent-person.ts'
import { generateResume } from './generate-resume.ts'
import { makeRandom } from './seeded-random.ts'
import { truthOfPerson } from './truth-of-person.ts'

const seed = 7
const resume = await generateResume({ seed, index: 3 })
const person = inventPerson(makeRandom(seed * 1_000_003 + 3).int(0, 2 ** 31))

test('the truth of a generated resume is of the person it was drawn for', () => {
  const truth = truthOfPerson(seed, resume)
  expect(truth.name).toBe(person.name)
  expect(truth.work?.map(({ position }) => position)).toEqual(person.jobs.map(({ position }) => position))
})

test('a date that is printed nowhere is no part of the truth', () => {
  const withoutDates = {
    ...resume,
    truth: resume.truth.map((line) =>
      line === undefined ? line : { ...line, fields: line.fields.filter(({ label }) => label !== 'dates') },
    ),
  }
  const truth = truthOfPerson(seed, withoutDates)
  const dates = [...(truth.work ?? []), ...(truth.education ?? [])].flatMap(({ start, end }) => [start, end])
  expect(dates.filter((date) => date !== null && date !== 'present')).toEqual([])
})
