import { expect, test } from 'vitest'
import { sharedPhrases } from './shared-phrases.ts'

test('shared phrases are word runs of the original, trimmed of stop words', () => {
  const original = 'Was in charge of 40 servers and the backup of all clinics'
  expect(sharedPhrases(original, 'Managed 40 servers and the backup of clinics')).toEqual([
    '40 servers and the backup',
    'clinics',
  ])
})

test('stop words alone are not a shared phrase', () => {
  expect(sharedPhrases('of the and', 'the and of')).toEqual([])
})
