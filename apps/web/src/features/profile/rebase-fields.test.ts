import { readLeniently } from '@nextrung/contract/lenient'
import { Profile } from '@nextrung/contract/users'
import { expect, test } from 'vitest'
import { fieldsOf, type ProfileFields } from './profile-fields.ts'
import { rebaseFields } from './rebase-fields.ts'

const readFields = (answer: unknown) => {
  const read = readLeniently(Profile, answer)
  if (!read) throw new Error('The answer cannot be read')
  return fieldsOf(read)
}

const base = readFields({ displayName: 'Maya', bio: 'Old', email: 'maya@example.com' })
const withChange = (change: Partial<ProfileFields>): ProfileFields => ({ ...base, ...change })
const turned = (change: Partial<ProfileFields['notificationPreferences']>) =>
  withChange({ notificationPreferences: { ...base.notificationPreferences, ...change } })

test('keeps changes made on only one side', () => {
  expect(
    rebaseFields({ base, mine: withChange({ bio: 'Mine' }), theirs: withChange({ email: 'x@example.com' }) }),
  ).toEqual({
    fields: { ...base, bio: 'Mine', email: 'x@example.com' },
    mergedFields: ['email'],
    conflicting: [],
  })
})

test('a field changed on both sides is a conflict and keeps the person’s text', () => {
  const rebased = rebaseFields({
    base,
    mine: withChange({ bio: 'Mine' }),
    theirs: withChange({ bio: 'Theirs' }),
  })
  expect(rebased).toEqual({ fields: withChange({ bio: 'Mine' }), mergedFields: [], conflicting: ['bio'] })
})

test('the same change on both sides is no conflict', () => {
  const both = withChange({ bio: 'Same', education: [] })
  expect(rebaseFields({ base, mine: both, theirs: both }).conflicting).toEqual([])
})

test('merges switches individually', () => {
  const { fields, conflicting } = rebaseFields({
    base,
    mine: turned({ email: false, careerTips: false }),
    theirs: turned({ jobAlerts: false, careerTips: false }),
  })
  expect(fields.notificationPreferences).toEqual({
    email: false,
    jobAlerts: false,
    careerTips: false,
    learningUpdates: true,
  })
  expect(conflicting).toEqual([])
})

test.each([{}, { education: [null, 'x', { degree: 3 }], notificationPreferences: null }])(
  'an answer of an address and %j can be shown',
  (answer) => {
    const fields = readFields({ email: 'maya@example.com', ...answer })
    expect(fields.displayName).toBe('')
    expect(fields.notificationPreferences.email).toBe(true)
    for (const { degree, graduationYear } of fields.education)
      expect([degree, graduationYear]).toEqual(['', ''])
  },
)

test('an answer without an address is not a profile', () => {
  expect(() => readFields({ displayName: 'Maya' })).toThrow('cannot be read')
})
