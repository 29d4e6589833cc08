import type { FieldAnswer } from '@nextrung/contract/resume-answers'
import type { UnsureField } from '@nextrung/contract/resume-document'
import { describe, expect, it } from 'vitest'
import { answerUnsure } from './answer-unsure.ts'
import { correctResume } from './correct-resume.ts'
import { makeDocument, makeParsed } from './optimizing/testing/make-parsed-resume.ts'
import { openQuestions } from './reading/question-key.ts'

const question = (pointer: string, value?: string): UnsureField => ({
  pointer,
  question: 'Is this right?',
  ...(value === undefined ? {} : { value }),
  sources: [{ page: 1, line: 4, text: `line of ${value ?? 'nothing'}` }],
  suggestions: [],
})

const parsed = {
  ...makeParsed(
    makeDocument({
      work: [
        { position: 'Halden Freight', name: 'Shift Supervisor', startDate: '2011', highlights: ['Led nine'] },
        { position: 'Rigger', name: 'Acme Cranes', highlights: ['Set up 40 cranes'] },
        { startDate: '2009', endDate: '2011', highlights: ['Windows Server, VMware'] },
      ],
      education: [{ studyType: 'BSc', courses: [], highlights: [] }],
    }),
  ),
  unsure: [
    question('/basics/name'),
    question('/work/0/position', 'Halden Freight'),
    question('/work/1/name', 'Acme Cranes'),
    question('/work/2', '2009 – 2011'),
    question('/education/0/institution'),
  ],
}

const answer = (...answers: FieldAnswer[]) => {
  const answered = answerUnsure(parsed, answers)
  const { parsed: after } = correctResume({
    parsed: answered.parsed,
    document: answered.document,
    today: '2026-11-20',
  })
  const isChanged = after.document !== answered.parsed.document
  return { after, isChanged, open: after.unsure?.map(({ pointer }) => pointer) }
}

describe('an answer', () => {
  it('of "right" settles its question for good and changes nothing', () => {
    const { after, isChanged, open } = answer({ pointer: '/work/1/name', answer: 'right' })
    expect(isChanged).toBe(false)
    expect(after.document).toEqual(parsed.document)
    expect(open).not.toContain('/work/1/name')
    // The same file, read again, has the same questions.
    expect(openQuestions(parsed.unsure, after.settled ?? []).map(({ pointer }) => pointer)).toEqual(open)
  })

  it('with a text makes it a correction of the person', () => {
    const { after, open } = answer({ pointer: '/basics/name', answer: 'change', value: 'Imani Vasquez' })
    expect(after.document.basics.name).toBe('Imani Vasquez')
    expect(after.corrected).toEqual(['/basics/name'])
    expect(after.sources['/basics/name']).toMatchObject([{ by: 'person', at: '2026-11-20' }])
    expect(open).not.toContain('/basics/name')
  })

  it('that names the employer as the title swaps the two', () => {
    const { after } = answer({ pointer: '/work/0/position', answer: 'change', value: 'Shift Supervisor' })
    expect(after.document.work[0]).toMatchObject({ position: 'Shift Supervisor', name: 'Halden Freight' })
  })

  it('of "leave it out" removes the value, or the whole entry', () => {
    const { after } = answer(
      { pointer: '/work/1/name', answer: 'leave-out' },
      { pointer: '/work/2', answer: 'leave-out' },
    )
    expect(after.document.work).toHaveLength(2)
    expect(after.document.work[1]).not.toHaveProperty('name')
  })

  it('of "leave it out" about something missing settles the question', () => {
    const { isChanged, open } = answer({ pointer: '/education/0/institution', answer: 'leave-out' })
    expect(isChanged).toBe(false)
    expect(open).not.toContain('/education/0/institution')
  })

  it('to a question that is not open does nothing', () => {
    const { isChanged, after } = answer({ pointer: '/work/1/highlights/0', answer: 'change', value: 'Lied' })
    expect(isChanged).toBe(false)
    expect(after.document).toEqual(parsed.document)
  })
})

describe('the questions left open', () => {
  it('move with their entries', () => {
    const { work } = parsed.document
    const [first, second, third] = work
    if (!first || !second || !third) throw new Error('three jobs expected')
    const document = { ...parsed.document, work: [third, second, first] }
    const { unsure } = correctResume({ parsed, document }).parsed
    expect(unsure?.map(({ pointer }) => pointer)).toEqual([
      '/basics/name',
      '/work/2/position',
      '/work/1/name',
      '/work/0',
      '/education/0/institution',
    ])
  })

  it('are those whose field was not edited', () => {
    const work = parsed.document.work.map((job) => ({ ...job, position: `${job.position ?? 'Admin'} II` }))
    const { unsure } = correctResume({ parsed, document: { ...parsed.document, work } }).parsed
    expect(unsure?.map(({ pointer }) => pointer)).toEqual([
      '/basics/name',
      '/work/1/name',
      '/education/0/institution',
    ])
  })
})
