// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { courseCredits } from './credited-courses.ts'
import { factCredits } from './credited-facts.ts'
import { fontCredits } from './credited-software.ts'
import { wordCredits } from './credited-words.ts'
import { CreditsPage } from './credits-page.tsx'

test('every source has a licence, and its addresses parse', () => {
  const credits = [...factCredits, courseCredits, wordCredits, fontCredits].flatMap((group) => group.credits)
  expect(new Set(credits.map(({ name }) => name)).size).toBe(credits.length)
  for (const { licence, address, licenceAddress } of credits) {
    expect(licence).not.toBe('')
    for (const url of [address, licenceAddress]) if (url) expect(new URL(url).protocol).toBe('https:')
  }
})

test.each([
  /O\*NET® is a trademark of USDOL\/ETA\. Nextrung has modified/,
  'This service uses the ESCO classification of the European Commission.',
  'Contains public sector information licensed under the Open Government Licence v3.0.',
  /made available under the ODbL 1\.0/,
  /topic data from github\/explore, CC BY 4\.0/,
  'Mapping Career Causeways, Nesta (2021), MIT license.',
])('shows the credit that a licence asks for: %s', (text) => {
  render(<CreditsPage />)
  expect(screen.getByText(text)).toBeTruthy()
})

test('names the lists that the courses come from, with their years', () => {
  render(<CreditsPage />)
  const section = within(screen.getByRole('region', { name: 'Courses' }))
  expect(section.getByText(/published lists of 2022 to 2026/)).toBeTruthy()
  expect(section.getByText(/sanodyaJinadasa \(CourseLens\)/)).toBeTruthy()
})

test('names the fonts and the libraries', () => {
  render(<CreditsPage />)
  expect(within(screen.getByRole('region', { name: 'Fonts' })).getByText('Instrument Sans')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Open-source software' })).getByText('zod')).toBeTruthy()
})
