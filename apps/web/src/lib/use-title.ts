import { useEffect } from 'react'

/** Sets the page title in the browser's tab and history. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Nextrung`
  }, [title])
}
