// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const path = '/api/users/uid-maya'
const factsPath = `GET ${path}/resume-facts`

const contactLine = 'maya.okafor@example.com | (919) 555-0142 | Raleigh, NC'
const fact = (field: string, value: unknown, more: object = {}) => ({
  field,
  value,
  text: typeof value === 'string' ? value : 'AAS, Wake Tech, 2019',
  source: contactLine,
  place: 'Page 1, line 3',
  ...more,
})
const school = { degree: 'AAS', institution: 'Wake Tech', graduationYear: 2019, field: 'IT' }
const resume = { id: 3, version: 2, fileName: 'maya.pdf' }
const facts = [
  fact('displayName', 'Maya Q. Okafor'),
  fact('phoneNumber', '(919) 555-0142'),
  fact('githubUrl', 'http://www.github.com/Maya/'),
  fact('education', school),
  fact('shoeSize', '38'),
  null,
]

const show = async (answers: Parameters<typeof startFakeServer>[0] = {}, profile: object = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    [`GET ${path}`]: () =>
      answer({
        displayName: 'Maya Okafor',
        email: 'm@example.com',
        githubUrl: 'https://github.com/maya',
        ...profile,
      }),
    [`PATCH ${path}`]: ({ body }) => answer({ ...profile, ...(body as object) }),
    [factsPath]: () => answer({ resume, facts }),
    ...answers,
  })
  showApp('/profile')
  const button = await screen.findByRole('button', { name: 'Fill from my resume' })
  expect(server.sentTo(factsPath)).toEqual([])
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill from my resume' }))
  return { ...server, dialog }
}

test('each fact shows its line; overwriting ones start unticked; only ticked ones fill the form', async () => {
  const server = await show()
  const { dialog } = server
  const boxes = (await dialog.findAllByRole<HTMLInputElement>('checkbox')).map((box) => box.checked)
  // The GitHub URL is already there, in a different spelling.
  expect(boxes).toEqual([false, true, true])
  expect(dialog.getByRole('checkbox', { name: 'Phone Number (919) 555-0142' })).toBeTruthy()
  expect(dialog.getAllByText(contactLine)).toHaveLength(3)
  expect(dialog.getByText('Maya Okafor')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Education AAS, Wake Tech, 2019' }))
  await user.click(dialog.getByRole('button', { name: 'Fill in 1 field' }))
  await screen.findByText('Filled in from maya.pdf: Phone Number. Check them, then press Save Changes.')
  expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('(919) 555-0142')
  expect(screen.getByLabelText<HTMLInputElement>('Display Name').value).toBe('Maya Okafor')
  expect(server.sentTo(`PATCH ${path}`)).toEqual([])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fill from my resume' })),
  )
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findAllByText('Profile updated')
  expect(server.sentTo(`PATCH ${path}`)[0]?.body).toMatchObject({
    displayName: 'Maya Okafor',
    phoneNumber: '(919) 555-0142',
  })
})

test('adds a school to the list, and does not offer one that is already there', async () => {
  const { dialog } = await show({}, { education: [{ degree: 'BSc', institution: 'NC State' }] })
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /^Education/ })
  expect(box.checked).toBe(false)
  await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'Fill in 2 fields' }))
  const schools = screen.getAllByLabelText<HTMLInputElement>('Institution').map(({ value }) => value)
  expect(schools).toEqual(['NC State', 'Wake Tech'])
  await user.click(screen.getByRole('button', { name: 'Fill from my resume' }))
  await screen.findByRole('checkbox', { name: /^Display Name/ })
  expect(screen.queryByRole('checkbox', { name: /^Education/ })).toBeNull()
})

test.each([
  ['no resume', { resume: null, facts: [] }, 'We have not read a resume of yours yet.'],
  ['an empty answer', null, 'We have not read a resume of yours yet.'],
  [
    'a resume without facts',
    { resume, facts: [] },
    'We found nothing in maya.pdf that fits a field of your profile.',
  ],
  [
    'nothing new',
    { resume, facts: [fact('displayName', 'maya okafor')] },
    'Your profile already has everything from maya.pdf.',
  ],
])('with %s it says so', async (_what, body, sentence) => {
  const { dialog } = await show({ [factsPath]: () => answer(body) })
  expect(await dialog.findByText(sentence)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an error shows in place, without a notification, and can be retried', async () => {
  const server = await show({ [factsPath]: () => refusal(503, 'UNAVAILABLE') })
  expect(await server.dialog.findByText('Refused with UNAVAILABLE')).toBeTruthy()
  server.answers[factsPath] = () => answer({ resume, facts })
  await user.click(server.dialog.getByRole('button', { name: 'Try Again' }))
  expect(await server.dialog.findByRole('button', { name: 'Fill in 2 fields' })).toBeTruthy()
})
