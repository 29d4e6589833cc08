import { expect, it } from 'vitest'
import { dropFirstPerson } from './drop-first-person.ts'

it.each([
  ['I ran a shop. My family and I moved to Leeds.', 'I ran a shop. My family and I moved to Leeds.'],
  [
    'My sister and I opened a bakery. I baked the bread.',
    'My sister and I opened a bakery. I baked the bread.',
  ],
  ['I moved the servers and I wrote the plan', 'Moved the servers and wrote the plan'],
  ['I built a shop', 'Built a shop'],
])('%j becomes %j', (line, written) => {
  expect(dropFirstPerson(line)).toBe(written)
})
