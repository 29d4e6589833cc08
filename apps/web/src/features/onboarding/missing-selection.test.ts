import { expect, test } from 'vitest'
import { missingSelection } from './missing-selection.ts'

test('without a career status it asks for that first', () => {
  expect(missingSelection({ userType: undefined, targetRole: undefined })).toEqual({
    title: 'Please select your career status',
    description: "Choose whether you're transitioning to IT or an IT professional",
  })
})

test('without a target role it asks for that', () => {
  expect(missingSelection({ userType: 'transitioner', targetRole: undefined })).toEqual({
    title: 'Please select a target role',
    description: 'Choose your desired role before continuing',
  })
})

test('with both nothing is missing', () => {
  expect(missingSelection({ userType: 'professional', targetRole: 'Data Engineer' })).toBeUndefined()
})
