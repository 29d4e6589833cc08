// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { plannedPath, samplePlan } from '../../features/learning-path/testing/sample-plan.ts'
import { calls, showLearningPath } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal } from '../../testing/fake-server.ts'

const start = () => screen.findByRole('button', { name: 'Start my path' })

test('the first claim is saved, the skills are asked for again, and the path starts', async () => {
  let skills: string[] = []
  const server = showLearningPath({
    [calls.skills]: () => answer({ skills }),
    [calls.claim]: () => {
      skills = ['SQL', 'Excel']
      return answer({ skills })
    },
  })
  expect(await start()).toHaveProperty('disabled', true)
  screen.getByRole('checkbox', { name: 'SQL' }).focus()
  await userEvent.keyboard(' ')
  await userEvent.type(screen.getByLabelText('Other skills'), 'Excel, SQL{Enter}')
  expect(await screen.findByRole('heading', { name: 'Write code' })).toBeTruthy()
  expect(screen.queryByText('What can you do already?')).toBeNull()
  expect(server.sentTo(calls.claim)[0]?.body).toEqual({ add: ['SQL', 'Excel'] })
  expect(server.sentTo(calls.skills)).toHaveLength(2)
  expect(server.sentTo(calls.generate)[0]?.body).toMatchObject({ currentSkills: ['SQL', 'Excel'] })
  expect(localStorage.getItem('currentSkills')).toBe('["SQL","Excel"]')
})

test('a claim that cannot be saved says why and keeps what was picked', async () => {
  showLearningPath({
    [calls.skills]: () => answer({ skills: [] }),
    [calls.claim]: () => refusal(400, 'TEAPOT'),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'SQL' }))
  await userEvent.click(await start())
  expect(await screen.findByText('Refused with TEAPOT')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'SQL' })).toHaveProperty('checked', true)
})

test('says what shows each skill, and a skill that was told can be taken back', async () => {
  let told = ['SQL', 'Excel']
  const server = showLearningPath({
    [calls.plan]: () => answer(samplePlan({ toldSkills: told })),
    [calls.claim]: () => {
      told = ['SQL']
      return answer({ skills: told })
    },
  })
  expect(await screen.findByText(/A course on your resume shows it/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Skills you told us' }))
  await userEvent.click(await screen.findByRole('button', { name: 'I cannot do Excel after all' }))
  await waitFor(() => expect(screen.queryByText('Excel')).toBeNull())
  expect(server.sentTo(calls.claim)[0]?.body).toEqual({ remove: ['Excel'] })
  expect(server.sentTo(calls.skills)).toHaveLength(2)
})

test('a skill that counts in place of a required one is named beside it', async () => {
  const evidence = [
    {
      skill: 'Python',
      through: 'Scala',
      kind: 'resume' as const,
      grade: 'fully' as const,
      text: 'A job shows it',
    },
  ]
  showLearningPath({ [calls.generate]: () => answer(plannedPath({ acquired: ['SQL', 'Python'], evidence })) })
  expect(await screen.findByText('through Scala')).toBeTruthy()
  expect(screen.getAllByText(/^through /)).toHaveLength(1)
})

test('leads on to the career path and the analytics', async () => {
  showLearningPath()
  const link = await screen.findByRole('link', { name: 'Your career path' })
  expect(link.getAttribute('href')).toBe('/career-path')
  expect(screen.getAllByRole('link', { name: /career analytics/i }).length).toBeGreaterThan(1)
})
