// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/errors.ts'
import { isGooglePopup, notifyOpener, openGooglePopup, refusalOf } from './google-popup.ts'

const state = 'a-state'
const url = `https://provider.example.com/auth?state=${state}`

afterEach(() => vi.restoreAllMocks())

/** A popup as its opener sees it. */
const allowPopup = () => {
  const popup = { closed: false, close: vi.fn() }
  const flags: (string | null)[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    flags.push(sessionStorage.getItem('googlePopup'))
    return popup as unknown as Window
  })
  return { popup, flags }
}

test('only the new window knows that it is a popup', async () => {
  const { popup, flags } = allowPopup()
  const opening = openGooglePopup(url)
  expect(flags).toEqual(['yes'])
  expect(isGooglePopup()).toBe(false)
  popup.closed = true
  expect(await opening).toBe('closed')
})

test('success is reported to the waiting page, and the popup closes', async () => {
  const { popup } = allowPopup()
  const opening = openGooglePopup(url)
  expect(await notifyOpener('another-state', { kind: 'done' })).toBe(false)
  expect(await notifyOpener(state, { kind: 'done' })).toBe(true)
  expect(await opening).toBe('done')
  expect(popup.close).toHaveBeenCalled()
})

test('an error arrives as the popup received it', async () => {
  allowPopup()
  const opening = openGooglePopup(url)
  const met = new ApiError('409: x', {
    status: 409,
    error: 'There is an account with this address already.',
    code: 'ACCOUNT_NOT_LINKED',
    retryAfterSeconds: undefined,
    sessionEnded: false,
  })
  const refused = expect(opening).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    code: 'ACCOUNT_NOT_LINKED',
    error: 'There is an account with this address already.',
  })
  expect(await notifyOpener(state, refusalOf(met))).toBe(true)
  await refused
})

test('a lost connection in the popup is not a server error', async () => {
  allowPopup()
  const refused = expect(openGooglePopup(url)).rejects.not.toBeInstanceOf(ApiError)
  await notifyOpener(state, refusalOf(new TypeError('Failed to fetch')))
  await refused
})

test('without popups, the page itself goes there and is usable when the person returns', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const opening = openGooglePopup(url)
  expect(assign).toHaveBeenCalledWith(url)
  dispatchEvent(new Event('pageshow'))
  expect(await opening).toBe('closed')
})
