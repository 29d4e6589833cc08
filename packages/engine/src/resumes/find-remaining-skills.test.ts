import { expect, test } from 'vitest'
import { findRemainingSkills } from './find-remaining-skills.ts'

const leaveOut = (text: string) => [{ pointer: '/skills/0/keywords/0', text, why: 'You asked for it.' }]
const skills = ['Python', 'Docker']

test('a skill removed from its list is gone', () => {
  const text = 'Wrote reports in Python'
  expect(findRemainingSkills({ skills, text, leftOut: leaveOut('docker') })).toEqual(['Python'])
})

test('a skill removed from its list remains if a line mentions it', () => {
  const text = 'Ran Docker hosts'
  expect(findRemainingSkills({ skills, text, leftOut: leaveOut('Docker') })).toEqual(skills)
})

test('an omitted line does not remove its skills', () => {
  const leftOut = [{ pointer: '/work/0/highlights/0', text: 'Docker', why: 'You asked for it.' }]
  expect(findRemainingSkills({ skills, text: '', leftOut })).toEqual(skills)
})
