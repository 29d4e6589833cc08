import { createContext, useContext } from 'react'

export const AnnounceContext = createContext<(sentence: string) => void>(() => {})

/** Announces a change to screen readers. */
export const useAnnounce = (): ((sentence: string) => void) => useContext(AnnounceContext)
