// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const passwordCall = 'POST /api/users/password'
const stateCall = 'GET /auth/sign-in-state'
const devicesCall = 'GET /auth/devices'
const user = userEvent.setup()

const codes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-${String(at).padStart(4, '2')}`)

const signInState = (more: object = {}) => ({
  signInEmail: 'maya.okafor@example.com',
  isVerified: true,
  hasPassword: true,
  hasGoogle: false,
  secondFactor: { isOn: false, recoveryCodesLeft: 0 },
  mail: false,
  ...more,
})
const isOn = (recoveryCodesLeft: number) => signInState({ secondFactor: { isOn: true, recoveryCodesLeft } })

const device = (more: object) => ({
  id: 'one',
  isThis: false,
  description: 'Firefox on Linux',
  ipAddress: '203.0.113.5',
  signedInAt: '2026-11-18T10:00:00.000Z',
  lastSeenAt: '2026-11-19T10:00:00.000Z',
  ...more,
})

const show = async (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ ...signedIn(), ...answers })
  showApp('/settings')
  await screen.findByRole('heading', { name: 'Change Password' })
  return server
}
const open = async (panel: RegExp) => user.click(screen.getByRole('button', { name: panel }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const toasts = () => within(screen.getByRole('region', { name: /Notifications \(F8\)/ }))

const fill = async (current: string, next: string, repeated = next) => {
  for (const [name, value] of [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm New Password', repeated],
  ] as const)
    if (value) await user.type(field(name), value)
  await press('Update Password')
}

test('the Account tab loads no panel before it is opened', async () => {
  const server = await show()
  for (const call of [stateCall, devicesCall]) expect(server.sentTo(call)).toHaveLength(0)
})

test('a mismatched confirmation is not sent', async () => {
  const server = await show()
  await fill('Rung-by-Rung-42', 'Another-Rung-77', 'Another-Rung-78')
  expect(field('Confirm New Password').getAttribute('aria-invalid')).toBe('true')
  expect(await toasts().findByText("New passwords don't match")).toBeTruthy()
  expect(server.sentTo(passwordCall)).toHaveLength(0)
})

test('changing the password empties the fields and confirms it', async () => {
  const server = await show({ [passwordCall]: () => answer({ success: true }) })
  await fill('Rung-by-Rung-42', 'Another-Rung-77')
  expect(await toasts().findByText('Password Updated')).toBeTruthy()
  expect(server.sentTo(passwordCall)[0]?.body).toEqual({
    currentPassword: 'Rung-by-Rung-42',
    newPassword: 'Another-Rung-77',
  })
  for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
    expect(field(name).value).toBe('')
})

test.each(['', '{}', 'null'])('treats the answer %j as a success', async (nothing) => {
  await show({ [passwordCall]: () => answer(nothing) })
  await fill('Rung-by-Rung-42', 'Another-Rung-77')
  expect(await toasts().findByText('Password Updated')).toBeTruthy()
})

test.each([
  ['WRONG_CURRENT_PASSWORD', 400, 'Current Password'],
  ['WEAK_PASSWORD', 400, 'New Password'],
])('a refusal with %s says why at its field, beside the general words', async (code, status, name) => {
  await show({ [passwordCall]: () => refusal(status, code) })
  await fill('Rung-by-Rung-42', 'weak')
  expect(await toasts().findByText('Failed to update password')).toBeTruthy()
  expect(toasts().getByText('Error')).toBeTruthy()
  expect(screen.getByText(`Refused with ${code}`)).toBeTruthy()
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(field('New Password').value).toBe('weak')
})

test.each([
  [() => refusal(409, 'NO_PASSWORD_YET'), 'Refused with NO_PASSWORD_YET'],
  [
    () => refusal(429, 'TOO_MANY_TRIES', { retryAfterSeconds: 8 }),
    'Too many attempts. You can try again in 8 seconds.',
  ],
])('a refusal that is about no field says why under them', async (refuse, sentence) => {
  await show({ [passwordCall]: refuse })
  await fill('', 'Another-Rung-77')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a server error without a message shows only the general one', async () => {
  await show({ [passwordCall]: () => answer('<html>', { status: 502 }) })
  await fill('Rung-by-Rung-42', 'Another-Rung-77')
  expect(await toasts().findByText('Failed to update password')).toBeTruthy()
})

test('turning on the second factor takes the password and a code, and shows recovery codes', async () => {
  const server = await show({
    [stateCall]: () => answer(signInState()),
    'POST /auth/second-factor/start': () =>
      answer({
        setupKey: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Nextrung:maya?secret=GEZDGNBVGY3TQOJQ&issuer=Nextrung',
      }),
    'POST /auth/second-factor/confirm': () => refusal(400, 'WRONG_CODE'),
  })
  await open(/^Second factor/)
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await user.type(field('Your password'), 'Rung-by-Rung-42')
  await press('Continue')
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  await press('Turn on')
  expect(await screen.findByText('Please enter the code')).toBeTruthy()
  await user.type(field('Code from the app'), '123456')
  await press('Turn on')
  expect(await screen.findByText('Refused with WRONG_CODE')).toBeTruthy()
  server.answers['POST /auth/second-factor/confirm'] = () => {
    server.answers[stateCall] = () => answer(isOn(10))
    return answer({ recoveryCodes: codes })
  }
  await press('Turn on')
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }))
  expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual(codes)
  await press('I have kept them')
  expect(await screen.findByText('10 recovery codes are left.')).toBeTruthy()
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

test('a person without a password starts without one, and is told what to do if that is rejected', async () => {
  const server = await show({
    [stateCall]: () => answer(signInState({ hasPassword: false, hasGoogle: true })),
    'POST /auth/second-factor/start': () => refusal(409, 'NO_PASSWORD_YET'),
  })
  await open(/^Second factor/)
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await press('Continue')
  expect(await screen.findByText('Refused with NO_PASSWORD_YET')).toBeTruthy()
  expect(server.sentTo('POST /auth/second-factor/start')[0]?.body).toEqual({})
})

test('recovery codes can be copied; renewing them and turning off take a code', async () => {
  const server = await show({
    [stateCall]: () => answer(isOn(1)),
    'POST /auth/second-factor/recovery-codes': () => answer({ recoveryCodes: codes }),
    'POST /auth/second-factor/turn-off': () => answer({ success: true }),
  })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open(/^Second factor/)
  expect(await screen.findByText('1 recovery code is left.')).toBeTruthy()
  await press('New recovery codes')
  await user.type(field('Code from the app'), '123456')
  await press('Make new codes')
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(write.mock.calls[0]?.[0]).toContain(codes[9])
  await press('I have kept them')
  await press('Turn off')
  await user.type(field('Code from the app'), codes[0] ?? '')
  server.answers[stateCall] = () => answer(signInState())
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
  expect(server.sentTo('POST /auth/second-factor/turn-off')[0]?.body).toEqual({ code: codes[0] })
})

test('marks this device and signs out the others', async () => {
  const here = device({ id: 'here', isThis: true, description: 'Chrome on Windows' })
  const server = await show({
    [devicesCall]: () => answer([here, device({}), device({ id: 'two', description: 'Safari on iOS' })]),
    'DELETE /auth/devices/two': () => answer({ success: true }),
    'POST /auth/devices/sign-out-others': () => answer({ signedOut: 1 }),
  })
  await open(/^Signed-in devices/)
  expect((await screen.findByText('This device')).closest('li')?.textContent).toContain('Chrome on Windows')
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull()
  server.answers[devicesCall] = () => answer([here, device({})])
  await press('Sign out Safari on iOS')
  expect(await screen.findByText('The device is signed out.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  server.answers[devicesCall] = () => answer([here])
  await press('Sign out all other devices')
  expect(await screen.findByText('All other devices are signed out.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out (all|Fire)/ })).toBeNull())
})

test.each([
  [/^Second factor/, stateCall],
  [/^Signed-in devices/, devicesCall],
])('the panel %s that does not load can be asked for again', async (panel, call) => {
  const server = await show({ [call]: () => refusal(500, 'INTERNAL') })
  await open(panel)
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(server.sentTo(call)).toHaveLength(2))
})
