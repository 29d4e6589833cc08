import { useSearchParams } from 'wouter'

/** An open panel and the row it shows, kept in the URL so that links, back and reload work. */
export const usePanelView = (panel: string, rowName: string) => {
  const [query, setQuery] = useSearchParams()
  const isOpen = query.get('panel') === panel
  const row = Number(query.get(rowName) ?? Number.NaN)
  const show = (id: number | undefined, options?: { replace: boolean }) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('panel', panel)
      if (id === undefined) next.delete(rowName)
      else next.set(rowName, String(id))
      return next
    }, options)
  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('panel')
        next.delete(rowName)
        return next
      },
      { replace: true },
    )
  return { isOpen, row: isOpen && Number.isSafeInteger(row) && row > 0 ? row : undefined, show, close }
}
