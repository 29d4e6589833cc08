import { ApiError } from '../../lib/errors.ts'

/** Set only while opening the popup: the new window inherits a copy and keeps it throughout the sign-in. */
const popupFlag = 'googlePopup'
const closedCheckMs = 500
const ackTimeoutMs = 1000
const heard = 'heard'

/** The outcome in the window that went to Google. A refusal without a status is a lost connection. */
export type GoogleOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; status?: number; code?: string; error?: string; retryAfterSeconds?: number }

/** One channel per sign-in, so no other tab takes its result. */
const openChannel = (state: string) => new BroadcastChannel(`nextrung-google ${state}`)

/**
 * Opens Google's page in a popup and resolves when it succeeds or is closed. If popups are blocked, the page itself
 * goes there and comes back.
 * @throws ApiError or Error when Google or the server refuses
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

// If the person comes back without a result, the back/forward cache may show this same page again.
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

/** Recreates in this window the error that another window reported. */
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

/** The outcome to report to the waiting window for an error. */
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

/** Whether one of our pages opened this window for Google. */
export const isGooglePopup = (): boolean => {
  try {
    return sessionStorage.getItem(popupFlag) !== null
  } catch {
    return false
  }
}

/** Reports the outcome to the page that opened this window. False when it no longer listens. */
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
