// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { answer, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const sentence = "You have used today's 100 of Resume optimization. More is there tomorrow from 00:00 UTC."
const limit = () => answer({ error: sentence, code: 'LIMIT_REACHED' }, { status: 402 })

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

const show = (answers: Parameters<typeof startFakeServer>[0], resumes: unknown[] = []) => {
  startFakeServer({ ...signedIn(), 'GET /api/resumes/1': () => answer(resumes), ...answers })
  showApp('/dashboard')
}

const field = (label: string) => screen.findByLabelText(label)

/** The message appears in place and in a notification, each with a link to the plans. */
const bothLead = async () => {
  const said = await screen.findAllByText(sentence, { exact: false })
  expect(said.length).toBeGreaterThanOrEqual(2)
  const region = screen.getByRole('region', { name: /Notifications/ })
  for (const place of [region, screen.getByRole('main')])
    expect(within(place).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/subscription',
    )
}

test('an upload over the allowance says when it resets and links to the plans', async () => {
  show({ 'POST /api/resumes': limit })
  await userEvent.upload(await field('Select your resume file'), new File(['Maya'], 'resume.txt'))
  await bothLead()
})

test('an import over the allowance does the same', async () => {
  show({ 'POST /api/resumes/import': limit })
  await userEvent.upload(await field('JSON Resume file'), new File(['{}'], 'resume.json'))
  await bothLead()
})

test('feedback over the allowance does too and keeps its text; the notification’s link opens the plans', async () => {
  const row = makeRow()
  show({ [`POST /api/resumes/${row.id}/optimize`]: limit }, [row])
  const feedback = await field('Feedback')
  await userEvent.type(feedback, 'Shorter')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  await bothLead()
  expect((feedback as HTMLTextAreaElement).value).toBe('Shorter')
  const region = screen.getByRole('region', { name: /Notifications/ })
  await userEvent.click(within(region).getByRole('link', { name: 'See the plans' }))
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy()
})
