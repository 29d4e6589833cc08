import { expect, it } from 'vitest'
import { isHeldCertificate, shownCertificate } from './shown-certificate.ts'

it('shows the state as written, in brackets behind the name', () => {
  expect(shownCertificate({ name: 'CKA', status: 'in progress', statusText: 'exam booked for May' })).toBe(
    'CKA (exam booked for May)',
  )
  expect(shownCertificate({ name: 'CEH', status: 'expired' })).toBe('CEH (expired)')
  expect(shownCertificate({ name: 'CCNA', status: 'held' })).toBe('CCNA')
  expect(shownCertificate({ name: 'CCNA' })).toBe('CCNA')
})

it('says a state that the name already tells only once', () => {
  expect(shownCertificate({ name: 'A+ (in progress)', status: 'in progress' })).toBe('A+ (in progress)')
})

it('counts a certificate as held unless it is in progress or expired', () => {
  expect(isHeldCertificate({ name: 'CKA' })).toBe(true)
  expect(isHeldCertificate({ name: 'CKA', status: 'held' })).toBe(true)
  expect(isHeldCertificate({ name: 'CKA', status: 'in progress' })).toBe(false)
  expect(isHeldCertificate({ name: 'CKA', status: 'expired' })).toBe(false)
})
