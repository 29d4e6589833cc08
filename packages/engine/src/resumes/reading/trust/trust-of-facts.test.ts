import { expect, it } from 'vitest'
import { makeReadDocument } from '../../parsing/testing/make-read-document.ts'
import { readResume } from '../read-resume.ts'
import { trustOfFacts } from './trust-of-facts.ts'

const reading = readResume(
  makeReadDocument(`Maren Ostrow
maren.ostrow@example.com

EXPERIENCE
Service Desk Analyst, Brightwater Pumps
March 2020 - Present
- Answered 30 calls a day

EDUCATION
BSc Computer Science, University of Westmoor, 2012 - 2015
`),
)
const trustIn = (pointer: string, read = reading) =>
  trustOfFacts(read).find((fact) => fact.pointer === pointer)?.trust ?? Number.NaN

it('gives every shown fact of a short resume a trust', () => {
  expect(trustOfFacts(reading).map(({ pointer }) => pointer)).toEqual([
    '/basics/name',
    '/work/0',
    '/work/0/position',
    '/work/0/name',
    '/work/0/dateText',
    '/education/0',
    '/education/0/studyType',
    '/education/0/institution',
    '/education/0/dateText',
  ])
  for (const { trust } of trustOfFacts(reading)) expect(trust).toBeGreaterThan(0.9)
})

it('trusts an entry less that another reader takes for something else', () => {
  const none = { ...reading, other: { ...reading.other, education: [] } }
  expect(trustIn('/education/0', none)).toBeLessThan(trustIn('/education/0'))
})

it('trusts an employer less where another reader names another one', () => {
  const work = reading.other.work.map((job) => ({ ...job, name: 'Tidewell Hospital' }))
  const other = { ...reading, other: { ...reading.other, work } }
  expect(trustIn('/work/0/name', other)).toBeLessThan(trustIn('/work/0/name'))
})

it('trusts an entry less where it is not clear that its lines belong together', () => {
  const unclear = { ...reading, placed: new Map(reading.lines.map((line) => [line, 0.3])) }
  expect(trustIn('/work/0', unclear)).toBeLessThan(trustIn('/work/0'))
})
