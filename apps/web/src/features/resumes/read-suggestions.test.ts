import { expect, test } from 'vitest'
import { readSuggestions } from './read-suggestions.ts'

test('the sentences of a JSON-encoded list are read, each once', () => {
  expect(readSuggestions('["One.", "Two.", "One."]')).toEqual(['One.', 'Two.'])
})

test.each([null, '', '{broken', '"one"', 'null', '{"a":1}'])('%j has no suggestions', (feedback) => {
  expect(readSuggestions(feedback)).toEqual([])
})

test('what is no sentence is left out', () => {
  expect(readSuggestions('["One.", 2, null, " ", {"text":"Two."}]')).toEqual(['One.'])
})
