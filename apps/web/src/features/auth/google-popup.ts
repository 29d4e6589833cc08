import { ApiError } from '../../lib/errors.ts'

/** Set while the popup is opened: the new window inherits a copy, and keeps it wherever the sign-in leads. */
const popupFlag = 'googlePopup'
const closedCheckMs = 500
const ackTimeoutMs = 1000
const heard = 'heard'

/** What came of it in the window that went to Google. A refusal without a status is a lost connection. */
export type GoogleOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; status?: number; code?: string; error?: string; retryAfterSeconds?: number }

/** One channel for each sign-in, so that no other tab takes its result. */
const openChannel = (state: string) => new BroadcastChannel(`nextrung-google ${state}`)

/**
 * Opens Google's page and resolves when the popup came back with success, or was closed. Without popups the page
 * itself goes there and comes back.
 * @throws ApiError or Error when Google, or the server, refused
 */
export const openGooglePopup = async (url: string): Promise<'done' | 'closed'> => {
  const popup = openFlagged(url)
  if (!popup) return leaveFor(url)
  const outcome = await waitForOutcome(popup, new URL(url).searchParams.get('state') ?? '')
  popup.close()
  if (outcome?.kind === 'refused') throw errorFromOutcome(outcome)
  return outcome?.kind ?? 'closed'
}

const openFlagged = (url: string): Window | null => {
  sessionStorage.setItem(popupFlag, 'yes')
  const popup = open(url, '_blank', 'popup,width=480,height=680')
  sessionStorage.removeItem(popupFlag)
  return popup
}

// A browser that keeps this page while it is away shows it again when the person comes back without a result.
const leaveFor = (url: string): Promise<'closed'> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve('closed'), { once: true })
    location.assign(url)
  })

const waitForOutcome = async (popup: Window, state: string): Promise<GoogleOutcome | undefined> => {
  const channel = openChannel(state)
  let check: ReturnType<typeof setInterval> | undefined
  const outcome = await new Promise<GoogleOutcome | undefined>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<GoogleOutcome>) => {
      channel.postMessage(heard)
      resolve(data)
    }
    check = setInterval(() => {
      if (popup.closed) resolve(undefined)
    }, closedCheckMs)
  })
  clearInterval(check)
  channel.close()
  return outcome
}

/** The failure that another window told about, as this one would have met it. */
export const errorFromOutcome = ({
  status,
  error,
  code,
  retryAfterSeconds,
}: GoogleOutcome & { kind: 'refused' }): Error =>
  status === undefined
    ? new Error('The window that went to Google did not reach the server')
    : new ApiError(`${status}: ${error ?? ''}`, {
        status,
        error,
        code,
        retryAfterSeconds,
        sessionEnded: false,
      })

/** How a failure is told to the window that waits. */
export const refusalOf = (error: unknown): GoogleOutcome & { kind: 'refused' } => {
  if (!(error instanceof ApiError)) return { kind: 'refused' }
  const { status, code, error: sentence, retryAfterSeconds } = error
  return {
    kind: 'refused',
    status,
    ...(code === undefined ? {} : { code }),
    ...(sentence === undefined ? {} : { error: sentence }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

/** Whether this window was opened for Google, by a page of ours. */
export const isGooglePopup = (): boolean => {
  try {
    return sessionStorage.getItem(popupFlag) !== null
  } catch {
    return false
  }
}

/** Tells the page that opened this window. False when it does not listen any more. */
export const notifyOpener = async (state: string, outcome: GoogleOutcome): Promise<boolean> => {
  const channel = openChannel(state)
  const isAcknowledged = await new Promise<boolean>((resolve) => {
    channel.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ackTimeoutMs)
    channel.postMessage(outcome)
  })
  channel.close()
  return isAcknowledged
}
