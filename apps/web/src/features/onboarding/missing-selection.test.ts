import { expect, test } from 'vitest'
import { missingSelection } from './missing-selection.ts'

test('asks for the career status first', () => {
  expect(missingSelection({ userType: undefined, targetRole: undefined })).toEqual({
    title: 'Please select your career status',
    description: "Choose whether you're transitioning to IT or an IT professional",
  })
})

test('asks for the target role next', () => {
  expect(missingSelection({ userType: 'transitioner', targetRole: undefined })).toEqual({
    title: 'Please select a target role',
    description: 'Choose your desired role before continuing',
  })
})

test('with both, nothing is missing', () => {
  expect(missingSelection({ userType: 'professional', targetRole: 'Data Engineer' })).toBeUndefined()
})
