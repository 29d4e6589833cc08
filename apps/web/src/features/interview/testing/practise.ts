import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openQuestion } from './sample-interview.ts'

export const first = openQuestion()
export const cardOf = async (question: string) =>
  within(await screen.findByRole('region', { name: question }))
export const practise = async (question = first.question) =>
  userEvent.click((await cardOf(question)).getByRole('button', { name: 'Practice Answer' }))
export const area = () => screen.findByRole('textbox', { name: 'Your answer' })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const written = 'I count the rows after every step.'
