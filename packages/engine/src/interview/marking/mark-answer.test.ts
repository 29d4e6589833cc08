import { findOpenQuestion, openQuestions } from '@nextrung/knowledge/interview'
import { expect, test } from 'vitest'
import { markAnswer } from './mark-answer.ts'

const find = (id: string) => {
  const question = findOpenQuestion(id)
  if (!question) throw new Error(`There is no question ${id}.`)
  return question
}

const lists = find('programming-beginner-03')

test('a sample answer is marked well, and an empty one with nothing', () => {
  expect(markAnswer({ question: lists, answer: lists.sampleAnswer }).score).toBeGreaterThan(70)
  expect(markAnswer({ question: lists, answer: ' \n ' })).toMatchObject({ score: 0, notAnAnswer: 'empty' })
})

test('each quote is a part of the answer', () => {
  for (const question of openQuestions.slice(0, 40)) {
    const { points } = markAnswer({ question, answer: question.sampleAnswer })
    expect(points).toHaveLength(question.keyPoints.length)
    for (const { quote } of points) if (quote !== null) expect(question.sampleAnswer).toContain(quote)
  }
})
