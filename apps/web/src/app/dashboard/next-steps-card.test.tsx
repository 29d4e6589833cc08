// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { samplePath } from '../../features/career-path/testing/sample-path.ts'
import { resumeListKey } from '../../features/resumes/resumes.queries.ts'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { careerPathKey } from '../../lib/shared-queries.ts'
import { answer, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

const show = (resumes: unknown[]) => {
  startFakeServer({
    ...signedIn(),
    'GET /api/resumes/1': () => answer(resumes),
    'GET /api/career-path/visualization': () => answer(samplePath),
    'GET /api/interview/scores/1': () => answer('null'),
    'GET /api/interview/Security%20Engineer/technical?difficulty=intermediate&multipleChoice=false': () =>
      answer([]),
  })
  showApp('/dashboard')
}

test('with a resume, the dashboard leads to the career path', async () => {
  show([makeRow()])
  const card = within(await screen.findByRole('region', { name: 'Next Steps' }))
  await userEvent.click(card.getByRole('button', { name: 'Plan your career path' }))
  expect(await screen.findByRole('heading', { name: 'Career Path Analysis' })).toBeTruthy()
})

test('the card leads to interview practice', async () => {
  show([makeRow()])
  const card = within(await screen.findByRole('region', { name: 'Next Steps' }))
  await userEvent.click(card.getByRole('button', { name: 'Practice for interviews' }))
  expect(await screen.findByText('Preparing for: Security Engineer')).toBeTruthy()
})

test('without a resume, the card waits for one', async () => {
  show([])
  await screen.findByLabelText('Select your resume file')
  expect(screen.queryByRole('region', { name: 'Next Steps' })).toBeNull()
})

test('whatever invalidates the list of versions invalidates the path as well', () => {
  expect(careerPathKey.slice(0, resumeListKey.length)).toEqual(resumeListKey)
})
