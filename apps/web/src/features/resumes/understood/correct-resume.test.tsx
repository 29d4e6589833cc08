import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSessionCheck } from '../../../lib/api.ts'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { claimStorage } from '../../../lib/stored-value.ts'
import { answer, refusal, startFakeServer } from '../../../testing/fake-server.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { makeRow } from '../testing/maya-okafor.ts'
import { shownRow } from '../testing/shown-row.ts'
import { understoodDocument } from '../testing/understood-maya.ts'
import { CorrectResume } from './correct-resume.tsx'

const path = '/api/resumes/7/understood'
const understood = { document: understoodDocument, corrected: ['/basics/email', '/work/0/highlights/1'] }

const start = (more: Parameters<typeof startFakeServer>[0] = {}) =>
  startFakeServer({
    [`GET ${path}`]: () => answer(understood),
    [`PUT ${path}`]: () => answer(makeRow()),
    ...more,
  })

const show = (over: Record<string, unknown> = {}) => {
  const resume = shownRow(makeRow(over))
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <CorrectResume resume={resume} />
      <Toaster />
    </QueryClientProvider>,
  )
}

const openButton = () => screen.getByRole('button', { name: 'Correct what was understood' })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save corrections' })
const editor = () => screen.queryByRole('form', { name: 'What was understood' })

const open = async () => {
  await userEvent.click(openButton())
  await screen.findByRole('form', { name: 'What was understood' })
}

const part = (name: string) => within(screen.getByRole('region', { name }))

const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => claimStorage('uid-maya'))
afterEach(() => setSessionCheck(async () => true))

test('every understood part can be corrected, and earlier corrections are marked', async () => {
  start()
  show()
  await open()
  const value = (label: string) => part('You').getByLabelText<HTMLInputElement>(label).value
  expect(value('Name')).toBe('maya okafor')
  expect(value('Place')).toBe('Raleigh, NC')
  expect(part('Jobs').getAllByLabelText<HTMLInputElement>('To')[0]?.value).toBe('Present')
  expect(part('Jobs').getByText(/In your file: Summer of 2019/)).toBeTruthy()
  expect(part('Skills').getByRole('button', { name: 'Change Networking (TCP/IP, DNS)' })).toBeTruthy()
  expect(part('What was not understood').getByDisplayValue('Food bank, computer repair')).toBeTruthy()
  expect(part('You').getAllByText('You corrected this')).toHaveLength(1)
  expect(part('Jobs').getAllByText('You corrected this')).toHaveLength(1)
  expect(saveButton().disabled).toBe(true)
})

test('saving sends the whole document, confirms it, reloads the list and closes', async () => {
  const server = start()
  show()
  await open()
  await write(part('You').getByLabelText('Name'), 'Maya Okafor')
  await write(part('Jobs').getAllByLabelText('From')[1] ?? document.body, '06/2019')
  await userEvent.click(saveButton())
  expect(await screen.findByText('Corrections saved')).toBeTruthy()
  expect(screen.getByText('Your resume was optimized again with them.')).toBeTruthy()
  await waitFor(() => expect(editor()).toBeNull())
  const sent = server.sentTo(`PUT ${path}`)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    document: {
      basics: { name: 'Maya Okafor', location: { city: 'Raleigh', region: 'NC' } },
      work: [{ startDate: '2021-03-15' }, { startDate: '2019-06', position: 'Help Desk Technician' }],
      other: understoodDocument.other,
    },
  })
  await waitFor(() => expect(document.activeElement).toBe(openButton()))
})

test('an error keeps all input and says why, in place and as a toast', async () => {
  start({ [`PUT ${path}`]: () => refusal(503, 'UNAVAILABLE') })
  show()
  await open()
  await write(part('You').getByLabelText('Name'), 'Maya Okafor')
  await userEvent.click(saveButton())
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(screen.getAllByText('Refused with UNAVAILABLE').length).toBeGreaterThan(1)
  expect(document.activeElement).toBe(saveButton())
  expect(part('You').getByLabelText<HTMLInputElement>('Name').value).toBe('Maya Okafor')
})

test.each([
  ['From', 'someday', 'Write the date like 2021, 03/2021 or Mar 2021.'],
  ['To', '2018', 'This is before the start.'],
])('%s does not take %s, says why, and nothing is sent', async (label, typed, message) => {
  const server = start()
  show()
  await open()
  const field = part('Jobs').getAllByLabelText(label)[0] ?? document.body
  await write(field, typed)
  await userEvent.click(saveButton())
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('One field needs another look.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(server.sentTo(`PUT ${path}`)).toEqual([])
})

test('buttons add, move and remove lines and entries, keeping the focus', async () => {
  const server = start()
  show()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Move job 2 up' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move job 1 down' }))
  await userEvent.click(part('Jobs').getAllByRole('button', { name: 'Add a line' })[0] ?? document.body)
  await userEvent.keyboard('Replaced shared logins')
  await userEvent.click(screen.getByRole('button', { name: 'Remove language 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a language' }))
  await userEvent.type(part('Skills').getByLabelText('Skills'), 'AWS, Bash{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Active Directory' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change Bash' }))
  await userEvent.keyboard(' scripting{Enter}')
  await userEvent.click(saveButton())
  await screen.findByText('Corrections saved')
  expect(server.sentTo(`PUT ${path}`)[0]?.body).toMatchObject({
    document: {
      work: [
        { name: 'Carolina Freight', highlights: ['Resolved 40 tickets a week', 'Replaced shared logins'] },
        { name: 'Brightwater Clinics' },
      ],
      languages: [],
      skills: [{ name: 'Systems', keywords: ['Networking (TCP/IP, DNS)', 'AWS', 'Bash scripting'] }],
    },
  })
})

test('an unrecognised line can be moved into its field', async () => {
  const server = start()
  show()
  await open()
  await userEvent.click(screen.getByRole('combobox', { name: 'Move line 2 to the right field' }))
  await userEvent.click(screen.getByRole('option', { name: 'A new certificate' }))
  expect(part('Certificates').getByDisplayValue('CCNA')).toBeTruthy()
  await userEvent.click(screen.getByRole('combobox', { name: 'Move line 1 to the right field' }))
  await userEvent.click(screen.getByRole('option', { name: 'Help Desk Technician, Carolina Freight' }))
  await userEvent.click(saveButton())
  await screen.findByText('Corrections saved')
  expect(server.sentTo(`PUT ${path}`)[0]?.body).toMatchObject({
    document: {
      certificates: [{ name: 'CompTIA Security+', date: 'Spring 2024' }, { name: 'CCNA' }],
      work: [{}, { highlights: ['Resolved 40 tickets a week', 'Food bank, computer repair'] }],
      other: [],
    },
  })
})

test('Escape closes at once without changes, and asks before discarding any', async () => {
  start()
  show()
  await open()
  await userEvent.keyboard('{Escape}')
  expect(editor()).toBeNull()
  await open()
  await write(part('You').getByLabelText('Name'), 'Maya')
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(part('You').getByLabelText<HTMLInputElement>('Name').value).toBe('Maya')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(editor()).toBeNull()
  await open()
  expect(part('You').getByLabelText<HTMLInputElement>('Name').value).toBe('maya okafor')
})

test('Enter in a field saves nothing', async () => {
  const server = start()
  show()
  await open()
  await userEvent.type(part('You').getByLabelText('Name'), 'x{Enter}')
  expect(server.sentTo(`PUT ${path}`)).toEqual([])
})

test('input is restored for the same person after leaving the screen, until they start over', async () => {
  start()
  show()
  await open()
  await write(part('You').getByLabelText('Name'), 'Maya Okafor')
  cleanup()
  show()
  expect(screen.getByText('Your earlier corrections are not saved yet.')).toBeTruthy()
  await open()
  expect(part('You').getByLabelText<HTMLInputElement>('Name').value).toBe('Maya Okafor')
  expect(saveButton().disabled).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(part('You').getByLabelText<HTMLInputElement>('Name').value).toBe('maya okafor')
  expect(saveButton().disabled).toBe(true)
  cleanup()
  claimStorage('uid-noor')
  show()
  expect(screen.queryByText('Your earlier corrections are not saved yet.')).toBeNull()
})

test('a session that ends while saving shows no error and loses no input', async () => {
  setSessionCheck(async () => false)
  const server = start({ [`PUT ${path}`]: () => refusal(401, 'UNAUTHORIZED') })
  show()
  await open()
  await write(part('You').getByLabelText('Name'), 'Maya Okafor')
  await userEvent.click(saveButton())
  await waitFor(() => expect(server.sentTo(`PUT ${path}`)).toHaveLength(1))
  await waitFor(() => expect(saveButton().disabled).toBe(false))
  expect(screen.queryByText('Error')).toBeNull()
  cleanup()
  show()
  await open()
  expect(part('You').getByLabelText<HTMLInputElement>('Name').value).toBe('Maya Okafor')
})

test('if loading fails, it says so and can be retried', async () => {
  let isBroken = true
  start({ [`GET ${path}`]: () => (isBroken ? refusal(500, 'INTERNAL') : answer(understood)) })
  show()
  await userEvent.click(openButton())
  expect(await screen.findByText('What was understood could not be loaded')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('form', { name: 'What was understood' })).toBeTruthy()
})

test('an answer that is not a resume cannot be edited', async () => {
  start({ [`GET ${path}`]: () => answer({ document: { basics: null } }) })
  show()
  await userEvent.click(openButton())
  expect(await screen.findByText('What was understood could not be loaded')).toBeTruthy()
})
