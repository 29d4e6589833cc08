import type { finishGoogleSignIn } from '@nextrung/contract/auth'
import type { CallBody } from '@nextrung/contract/call'

/** What Google sent back, as our server checks it. */
export type GoogleCallback = CallBody<typeof finishGoogleSignIn>

/** Takes Google's answer out of the address, where no history keeps it. Undefined when there is none. */
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
