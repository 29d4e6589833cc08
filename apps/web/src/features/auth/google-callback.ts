import type { finishGoogleSignIn } from '@nextrung/contract/auth'
import type { CallBody } from '@nextrung/contract/call'

/** Google's callback parameters, as our server expects them. */
export type GoogleCallback = CallBody<typeof finishGoogleSignIn>

/** Takes Google's parameters out of the URL, so the history doesn't keep them. Undefined when there are none. */
export const takeGoogleCallback = (): GoogleCallback | undefined => {
  const query = new URLSearchParams(location.search)
  history.replaceState(history.state, '', location.pathname)
  const state = query.get('state')
  if (!state) return undefined
  const named = (name: string) => {
    const value = query.get(name)
    return value === null ? {} : { [name]: value }
  }
  return { state, ...named('code'), ...named('error'), ...named('iss') }
}
