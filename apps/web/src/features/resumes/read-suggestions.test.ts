import { expect, test } from 'vitest'
import { readSuggestions } from './read-suggestions.ts'

test('reads the sentences of a JSON-encoded list without duplicates', () => {
  expect(readSuggestions('["One.", "Two.", "One."]')).toEqual(['One.', 'Two.'])
})

test.each([null, '', '{broken', '"one"', 'null', '{"a":1}'])('%j has no suggestions', (feedback) => {
  expect(readSuggestions(feedback)).toEqual([])
})

test('skips anything that is not a sentence', () => {
  expect(readSuggestions('["One.", 2, null, " ", {"text":"Two."}]')).toEqual(['One.'])
})
