import { findOpenQuestion } from '@nextrung/knowledge/interview'
import { expect, test } from 'vitest'
import { markAnswer } from './mark-answer.ts'

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

test('what to say next is about what was missed, in at most three sentences of the bank', () => {
  const { sayNext, points } = markAnswer({
    question: lists,
    answer: 'I would keep the seen addresses in a hash set.',
  })
  const missed = points
    .filter(({ state }) => state !== 'met')
    .flatMap(({ place }) => lists.keyPoints[place]?.said ?? [])
  expect(missed.filter((said) => sayNext.includes(said.slice(0, 20))).length).toBeGreaterThan(0)
  expect(missed.filter((said) => sayNext.includes(said.slice(0, 20))).length).toBeLessThanOrEqual(3)
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
