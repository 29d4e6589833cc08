import { expect, test } from 'vitest'
import { markAgainstReference } from './mark-against-reference.ts'

const question = 'Why does a web server keep a pool of database connections?'
const references = ['Opening a connection is expensive, so connections are opened once and used again.']
const mark = (answer: string) => markAgainstReference({ question, references, answer })

test('an answer in other words is worth more than one about something else', () => {
  const right = mark(
    'Because it costs a lot of time to open a connection, they are opened once and then reused.',
  )
  const wrong = mark('Because the users like the colors of the page.')
  expect(right.verdict2).toBe('correct')
  expect(right.score).toBeGreaterThan(wrong.score + 0.1)
  expect(wrong).toMatchObject({ verdict2: 'incorrect' })
})

test('who says nothing gets nothing', () => {
  for (const answer of ['', ' ', 'not answered', 'I don’t know.', '???'])
    expect(mark(answer)).toEqual({ score: 0, verdict2: 'incorrect', verdict3: 'incorrect' })
})

test('the same answer gets the same mark', () => {
  expect(mark('It saves time.')).toEqual(mark('It saves time.'))
})
