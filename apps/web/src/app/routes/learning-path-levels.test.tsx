// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleLevels } from '../../features/learning-path/testing/sample-levels.ts'
import { calls, showLearningPath } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal } from '../../testing/fake-server.ts'

const open = async () => userEvent.click(await screen.findByText('Levels of Python (next: level 1 of 5)'))

test('the levels of a skill are loaded when opened, the next one in full', async () => {
  const server = showLearningPath({ [calls.levels]: () => answer(sampleLevels) })
  await screen.findByText('Levels of Python (next: level 1 of 5)')
  expect(server.sentTo(calls.levels)).toHaveLength(0)
  await open()
  const next = (await screen.findByText('Next for you')).closest('li')
  if (!next) throw new Error('The next level is no list item.')
  for (const text of ['Level 1, Aware', 'Does what Aware takes', 'A project for Aware'])
    expect(within(next).getByText(text)).toBeTruthy()
  expect(within(next).getByText('about 10 to 20 hours from the start')).toBeTruthy()
  expect(within(next).getByRole('link', { name: 'A course for Aware' })).toBeTruthy()
  expect(screen.getByText('What Expert means.')).toBeTruthy()
  expect(screen.queryByText('A project for Expert')).toBeNull()
  expect(screen.getByText('Goal of this step').closest('li')?.textContent).toContain('Independent')
  expect(screen.getByText('The hours are our judgement.')).toBeTruthy()
})

test('levels that cannot be loaded are asked for again', async () => {
  let isDown = true
  showLearningPath({ [calls.levels]: () => (isDown ? refusal(500, 'TEAPOT') : answer(sampleLevels)) })
  await open()
  expect(await screen.findByText('Refused with TEAPOT')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Level 1, Aware')).toBeTruthy()
})
