import { useEffect, useState } from 'react'

/** The token in the address of a mail's link. It is read once, and the address bar and the history lose it. */
export const useLinkToken = (): string | undefined => {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') || undefined)
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
