import { beforeEach, expect, test } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts'
import { forgetKeptTexts, writeKeptText } from './kept-text.ts'
import { claimStored } from './stored-value.ts'

beforeEach(() => claimStored('uid-maya'))

test('a draft is there again under its name until it is dropped', () => {
  keepDraft('form-7', { text: 'Lead with Splunk' })
  expect(readDraft('form-7')).toEqual({ text: 'Lead with Splunk' })
  expect(readDraft('form-8')).toBeUndefined()
  dropDraft('form-7')
  expect(readDraft('form-7')).toBeUndefined()
})

test('another person in the same tab does not see it', () => {
  keepDraft('form-7', 'mine')
  claimStored('uid-noor')
  expect(readDraft('form-7')).toBeUndefined()
  claimStored('uid-maya')
  expect(readDraft('form-7')).toBe('mine')
})

test('it is forgotten with everything that was typed', () => {
  keepDraft('form-7', 'mine')
  forgetKeptTexts()
  expect(readDraft('form-7')).toBeUndefined()
})

test('a value that cannot be read is no draft', () => {
  writeKeptText({ owner: 'uid-maya', field: 'form-7' }, '{broken')
  expect(readDraft('form-7')).toBeUndefined()
})
