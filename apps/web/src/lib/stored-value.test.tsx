// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  claimStorage,
  clearStorage,
  readJson,
  readText,
  useStoredJson,
  useStoredText,
  writeJson,
  writeText,
} from './stored-value.ts'

test('stores choices as raw strings and lists as JSON', () => {
  writeText('targetRole', 'Data Engineer')
  writeJson('currentSkills', ['SQL'])
  expect(localStorage.getItem('targetRole')).toBe('Data Engineer')
  expect(localStorage.getItem('currentSkills')).toBe('["SQL"]')
  expect(readText('targetRole')).toBe('Data Engineer')
  expect(readJson('currentSkills')).toEqual(['SQL'])
})

test.each(['{broken', '"text"', '[1]', ''])('deletes the unusable list %j', (raw) => {
  localStorage.setItem('currentSkills', raw)
  expect(readJson('currentSkills')).toBeUndefined()
  expect(localStorage.getItem('currentSkills')).toBeNull()
})

test('deletes an unknown career status', () => {
  localStorage.setItem('userType', 'astronaut')
  expect(readText('userType')).toBeUndefined()
  expect(localStorage.getItem('userType')).toBeNull()
})

test('values without an owner belong to whoever is signed in', () => {
  writeText('targetRole', 'Data Engineer')
  claimStorage('uid-a')
  expect(readText('targetRole')).toBe('Data Engineer')
})

test('one person’s values are gone before the next person can see them', () => {
  claimStorage('uid-a')
  writeText('targetRole', 'Data Engineer')
  writeText('userName', 'Ana')
  writeText('cachedTheme', 'dark')
  writeJson('cachedLearningPath', { courses: [] })
  claimStorage('uid-a')
  expect(readText('userName')).toBe('Ana')
  claimStorage('uid-b')
  expect({ ...localStorage }).toEqual({ storedFor: 'uid-b' })
})

test('signing out clears everything', () => {
  claimStorage('uid-a')
  writeText('userType', 'professional')
  writeJson('completedCourses', [{ name: 'Linux' }])
  clearStorage()
  expect(localStorage).toHaveLength(0)
})

const Shown = () => (
  <p>
    {useStoredText('targetRole') ?? 'none'} {useStoredJson('currentSkills')?.join(',')}
  </p>
)

test('a screen follows changes in this tab and in others', () => {
  render(<Shown />)
  act(() => writeText('targetRole', 'Data Engineer'))
  expect(screen.getByText('Data Engineer')).toBeTruthy()
  localStorage.setItem('targetRole', 'Cloud Engineer')
  localStorage.setItem('currentSkills', '["Go","SQL"]')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'targetRole' }))
  })
  expect(screen.getByText('Cloud Engineer Go,SQL')).toBeTruthy()
})
