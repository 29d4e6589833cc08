import { createContext, useContext } from 'react'

export const AnnounceContext = createContext<(sentence: string) => void>(() => {})

/** Says something aloud to those who do not see that the list changed. */
export const useAnnounce = (): ((sentence: string) => void) => useContext(AnnounceContext)
