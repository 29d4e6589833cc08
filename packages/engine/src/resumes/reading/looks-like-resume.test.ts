import { describe, expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { makeReadDocument } from '../parsing/testing/make-read-document.ts'
import { coverLetters, notResumes } from './testing/not-resumes.ts'
import { sparseResumes } from './testing/sparse-resumes.ts'

const parse = (text: string) => parseResume(makeReadDocument(text))

describe('a text that is no resume', () => {
  it.each(Object.entries(notResumes))('is told as such: %s', (_, text) => {
    const { isResume, notResume } = parse(text)
    expect(isResume).toBe(false)
    expect(notResume).toMatch(/^\p{Lu}.*\.$/u)
    expect(notResume).not.toContain('cover letter')
  })

  it.each(Object.entries(coverLetters))('is told to be a cover letter: %s', (_, text) => {
    expect(parse(text)).toMatchObject({
      isResume: false,
      notResume: expect.stringContaining('This looks like a cover letter'),
    })
  })
})

describe('a sparse resume', () => {
  it.each(Object.entries(sparseResumes))('is taken as one: %s', (_, text) => {
    expect(parse(text)).toMatchObject({ isResume: true })
  })
})
