import { expect, it } from 'vitest'
import { correctResume } from './correct-resume.ts'
import { makeDocument, makeParsed } from './optimizing/testing/make-parsed-resume.ts'

const born = { label: 'Date of birth', value: '4 May 1987' }
const parsed = makeParsed(makeDocument({ personal: [born] }))
const named = { name: 'Imani Vasquez', profiles: [] }

it('keeps personal details that an edited document does not have', () => {
  const { personal: _, ...document } = { ...parsed.document, basics: named }
  expect(correctResume({ parsed, document }).parsed.document).toMatchObject({
    basics: { name: 'Imani Vasquez' },
    personal: [born],
  })
})

it('drops empty personal details and fills in half of one', () => {
  const document = {
    ...parsed.document,
    personal: [
      { label: '', value: ' ' },
      { label: '', value: 'Kenyan' },
    ],
  }
  expect(correctResume({ parsed, document }).parsed.document.personal).toEqual([
    { label: '', value: 'Kenyan' },
  ])
})
