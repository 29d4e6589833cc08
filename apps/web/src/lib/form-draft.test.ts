import { beforeEach, expect, test } from 'vitest'
import { clearDrafts, writeDraftText } from './draft-text.ts'
import { deleteDraft, readDraft, saveDraft } from './form-draft.ts'
import { claimStorage } from './stored-value.ts'

beforeEach(() => claimStorage('uid-maya'))

test('a draft can be read under its name until it is deleted', () => {
  saveDraft('form-7', { text: 'Lead with Splunk' })
  expect(readDraft('form-7')).toEqual({ text: 'Lead with Splunk' })
  expect(readDraft('form-8')).toBeUndefined()
  deleteDraft('form-7')
  expect(readDraft('form-7')).toBeUndefined()
})

test('another person in the same tab does not see it', () => {
  saveDraft('form-7', 'mine')
  claimStorage('uid-noor')
  expect(readDraft('form-7')).toBeUndefined()
  claimStorage('uid-maya')
  expect(readDraft('form-7')).toBe('mine')
})

test('clearing all drafts clears it too', () => {
  saveDraft('form-7', 'mine')
  clearDrafts()
  expect(readDraft('form-7')).toBeUndefined()
})

test('an unreadable value is no draft', () => {
  writeDraftText({ owner: 'uid-maya', field: 'form-7' }, '{broken')
  expect(readDraft('form-7')).toBeUndefined()
})
