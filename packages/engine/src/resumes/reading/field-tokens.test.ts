import { describe, expect, it } from 'vitest'
import { toLines } from '../parsing/line.ts'
import { makeReadDocument } from '../parsing/testing/make-read-document.ts'
import { fieldTokens } from './field-tokens.ts'

const tokensOf = (text: string) => fieldTokens(toLines(makeReadDocument(text)))
const segmentsOf = (text: string) =>
  [...Map.groupBy(tokensOf(text), ({ segment }) => segment).values()].map((tokens) =>
    tokens
      .filter(({ isMark }) => !isMark)
      .map((token) => token.text)
      .join(' '),
  )

describe('the words of a heading', () => {
  it('fall into segments at strong separators and line ends, not at hyphens inside words', () => {
    expect(segmentsOf('Full-stack Developer | Acme – Leeds')).toEqual([
      'Full-stack Developer',
      'Acme',
      'Leeds',
    ])
    expect(segmentsOf('Developer - Payments\nAcme')).toEqual(['Developer', 'Payments', 'Acme'])
  })

  it('keep names of technologies and addresses whole', () => {
    expect(tokensOf('C++ and .NET at quill.io/jobs').map(({ text }) => text)).toContain('C++')
    expect(tokensOf('Built at quill.io/jobs').map(({ text }) => text)).toContain('quill.io/jobs')
  })

  it('are counted in pieces between commas', () => {
    const tokens = tokensOf('Acme Ltd, Leeds, UK')
    expect(tokens.filter(({ isMark }) => !isMark).map(({ text, piece }) => [text, piece])).toEqual([
      ['Acme', 0],
      ['Ltd', 0],
      ['Leeds', 1],
      ['UK', 2],
    ])
  })
})
