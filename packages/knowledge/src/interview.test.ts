import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import type { OpenQuestion } from './interview/open-question.ts'
import { findOpenQuestion, openQuestions } from './interview.ts'
import { quizDifficulties } from './quiz/quiz-question.ts'
import { skills } from './skills.ts'

const findRepeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const idsWhere = (isBad: (question: OpenQuestion) => boolean) =>
  openQuestions.filter(isBad).map(({ id }) => id)
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most

const textsOf = (question: OpenQuestion): string[] => [
  question.question,
  question.sampleAnswer,
  ...question.criteria,
  ...question.keyPoints.flatMap(({ cue, point, said }) => [cue, point, ...said]),
  ...question.wrongBeliefs.flatMap(({ belief, said, correction }) => [belief, ...said, correction]),
  ...question.followUps.flatMap((one) => [one.question, one.answer]),
]

describe('the bank of open interview questions', () => {
  it('gives every question its own id, which names its file and number', () => {
    expect(findRepeated(openQuestions.map(({ id }) => id))).toEqual([])
    expect(
      idsWhere(({ id, difficulty }) => !new RegExp(`^[a-z]+(-[a-z]+)*-${difficulty}-\\d\\d$`).test(id)),
    ).toEqual([])
    expect(openQuestions.every((question) => findOpenQuestion(question.id) === question)).toBe(true)
  })

  it('asks no question twice', () => {
    expect(findRepeated(openQuestions.map(({ question }) => question.toLowerCase()))).toEqual([])
  })

  it('names skills as the taxonomy does', () => {
    const names = new Set(skills.map(({ name }) => name))
    expect(idsWhere((question) => question.skills.some((skill) => !names.has(skill)))).toEqual([])
  })

  it('has at least 12 technical and 8 system design questions for each role and difficulty', () => {
    const short = targetRoles.flatMap((role) =>
      quizDifficulties.flatMap((difficulty) => {
        const asked = openQuestions.filter(
          (one) => one.difficulty === difficulty && (one.roles.length === 0 || one.roles.includes(role)),
        )
        const technical = asked.filter(({ type }) => type === 'technical').length
        const design = asked.filter(({ type }) => type === 'system_design').length
        return technical < 12 || design < 8 ? [`${role}, ${difficulty}: ${technical}, ${design}`] : []
      }),
    )
    expect(short).toEqual([])
  })

  it('has 60 behavioral questions that every role is asked, and 24 about leadership', () => {
    const ofType = (type: OpenQuestion['type']) => openQuestions.filter((one) => one.type === type)
    expect(ofType('behavioral').filter(({ roles }) => roles.length === 0)).toHaveLength(60)
    expect(ofType('leadership')).toHaveLength(24)
  })
})

describe('each open interview question', () => {
  it('has four to eight key points, one to three of them essential, with the full weight', () => {
    expect(idsWhere(({ keyPoints }) => !isWithin(keyPoints.length, 4, 8))).toEqual([])
    const essential = ({ keyPoints }: OpenQuestion) => keyPoints.filter((point) => point.essential)
    expect(idsWhere((question) => !isWithin(essential(question).length, 1, 3))).toEqual([])
    expect(idsWhere((question) => essential(question).some(({ weight }) => weight !== 3))).toEqual([])
  })

  it('knows other words for each key point and each wrong belief', () => {
    expect(idsWhere(({ keyPoints }) => keyPoints.some(({ said }) => !isWithin(said.length, 2, 4)))).toEqual(
      [],
    )
    expect(
      idsWhere(
        ({ wrongBeliefs }) =>
          !isWithin(wrongBeliefs.length, 1, 4) ||
          wrongBeliefs.some(({ said }) => !isWithin(said.length, 1, 3)),
      ),
    ).toEqual([])
  })

  it('shows cues that are short, differ, and are not the point itself', () => {
    const isBad = ({ keyPoints }: OpenQuestion) =>
      findRepeated(keyPoints.map(({ cue }) => cue.toLowerCase())).length > 0 ||
      keyPoints.some(({ cue, point }) => !isWithin(wordsIn(cue), 1, 7) || cue === point)
    expect(idsWhere(isBad)).toEqual([])
  })

  it('has a sample answer of the length that can be said, and two follow-ups about its key points', () => {
    expect(idsWhere(({ sampleAnswer }) => !isWithin(wordsIn(sampleAnswer), 90, 280))).toEqual([])
    expect(
      idsWhere(({ followUps, keyPoints }) =>
        followUps.some(({ about }) => about.length === 0 || about.some((place) => !keyPoints[place])),
      ),
    ).toEqual([])
  })

  it('is written with balanced backticks, and code that fits a narrow screen', () => {
    expect(
      idsWhere((question) => textsOf(question).some((text) => (text.split('`').length - 1) % 2 === 1)),
    ).toEqual([])
    expect(
      idsWhere(
        ({ code }) => (code?.lines.length ?? 0) > 20 || (code?.lines ?? []).some((line) => line.length > 88),
      ),
    ).toEqual([])
  })
})
