import { findOpenQuestion, openQuestions } from '@nextrung/knowledge/interview'
import { expect, test } from 'vitest'
import { markAnswer } from './mark-answer.ts'
import { sayNextTime } from './say-next.ts'

const find = (id: string) => {
  const question = findOpenQuestion(id)
  if (!question) throw new Error(`There is no question ${id}.`)
  return question
}

const lists = find('programming-beginner-03')
const story = find('behavioral-growth-intermediate-02')

test('the feedback begins with the score and names each key point once', () => {
  for (const answer of [
    lists.sampleAnswer,
    'I would keep the seen addresses in a hash set.',
    'No idea.',
    '',
  ]) {
    const { score, detailedFeedback } = markAnswer({ question: lists, answer })
    expect(detailedFeedback.startsWith(`${score} out of 100. `)).toBe(true)
    for (const { point } of lists.keyPoints) expect(detailedFeedback.split(point)).toHaveLength(2)
    expect(detailedFeedback).not.toMatch(/undefined|null|\.\./)
  }
})

test('what to say next is two or three sentences of the bank about what was missed', () => {
  const { sayNext, points } = markAnswer({
    question: lists,
    answer: 'I would keep the seen addresses in a hash set.',
  })
  expect(points.some(({ state }) => state !== 'met')).toBe(true)
  const sentences = sayNext.split(/(?<=[.!?]) (?=\p{Lu})/u)
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.length).toBeLessThanOrEqual(3)
  for (const sentence of sentences) expect(lists.sampleAnswer).toContain(sentence)
})

test('what to say next is whole sentences, for every question', () => {
  for (const question of openQuestions) {
    const points = question.keyPoints.map((_, place) => ({ place, state: 'missed', quote: null }) as const)
    const said = sayNextTime(question, points)
    expect([question.id, /^[\p{Lu}\p{N}'"‘“`]/u.test(said), /[.!?…]["”’)]*$/.test(said)]).toEqual([
      question.id,
      true,
      true,
    ])
  }
})

test('a point is quoted with the sentence that says it, not with a neighbour’s', () => {
  const { points } = markAnswer({
    question: lists,
    answer:
      'A list has to be searched from the beginning for each address. A hash set finds an address directly in constant time. I lowercase and trim each address first. The set costs extra memory.',
  })
  const quotes = points.flatMap(({ state, quote }) => (state === 'met' ? [quote] : []))
  expect(new Set(quotes).size).toBe(quotes.length)
})

test('what to say next in a story makes nothing up about the person', () => {
  const { sayNext } = markAnswer({
    question: story,
    answer: 'I once had to learn something new and it was hard.',
  })
  for (const said of story.keyPoints.flatMap(({ said }) => said))
    expect(sayNext).not.toContain(said.slice(0, 20))
  expect(sayNext).toMatch(/^Let me begin with /)
})

test('an answer with nothing missing has neither a next sentence nor a follow-up', () => {
  const mark = markAnswer({ question: lists, answer: lists.sampleAnswer })
  const isWhole = mark.points.every(({ state }) => state === 'met')
  expect([mark.sayNext === '', mark.followUp === null]).toEqual([isWhole, isWhole])
})

test('what a story came to is its result, in whatever words', () => {
  const { structure } = markAnswer({
    question: story,
    answer:
      'In my last job the queue grew every day. I had to learn SQL for it. I asked a colleague and practiced at night. Within three weeks the queue was back to normal.',
  })
  expect(structure.find(({ part }) => part === 'result')?.quote).toContain('Within three weeks')
})

test('a follow-up asks about what was missed', () => {
  const { followUp } = markAnswer({
    question: lists,
    answer: 'I would keep the seen addresses in a hash set.',
  })
  expect(lists.followUps.map(({ question }) => question)).toContain(followUp)
})

test('a sentence that says two things is quoted once', () => {
  for (const answer of [
    lists.sampleAnswer,
    'I would keep the seen addresses in a hash set, a lookup in it takes constant time.',
  ]) {
    const { detailedFeedback } = markAnswer({ question: lists, answer })
    const quotes = detailedFeedback.split('What to put right')[0]?.match(/“[^”]+”/g) ?? []
    expect(new Set(quotes).size).toBe(quotes.length)
  }
})
