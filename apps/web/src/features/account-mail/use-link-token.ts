import { useEffect, useState } from 'react'

/** The token in an email link's URL. It is read once, then removed from the address bar and the history. */
export const useLinkToken = (): string | undefined => {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') || undefined)
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
