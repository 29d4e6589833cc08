import { beforeEach, expect, test } from 'vitest'
import { clearDrafts, dropDraft, keepDraft, readDraft } from './kept-draft.ts'
import { claimStored, clearStored } from './stored-value.ts'

beforeEach(() => claimStored('uid-maya'))

test('a draft is there again under its name until it is dropped', () => {
  keepDraft('feedback-7', { text: 'Lead with Splunk' })
  expect(readDraft('feedback-7')).toEqual({ text: 'Lead with Splunk' })
  expect(readDraft('feedback-8')).toBeUndefined()
  dropDraft('feedback-7')
  expect(readDraft('feedback-7')).toBeUndefined()
})

test('another person in the same tab neither sees nor keeps it', () => {
  keepDraft('feedback-7', 'mine')
  localStorage.setItem('storedFor', 'uid-noor')
  expect(readDraft('feedback-7')).toBeUndefined()
  localStorage.setItem('storedFor', 'uid-maya')
  expect(readDraft('feedback-7')).toBeUndefined()
})

test('signing out removes it', () => {
  keepDraft('feedback-7', 'mine')
  clearStored()
  claimStored('uid-maya')
  expect(readDraft('feedback-7')).toBeUndefined()
})

test('a value that cannot be read is no draft, and other things of the tab stay', () => {
  sessionStorage.setItem('draft:uid-maya:feedback-7', '{broken')
  sessionStorage.setItem('other', 'stays')
  expect(readDraft('feedback-7')).toBeUndefined()
  clearDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})
