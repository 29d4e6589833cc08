import { useSearchParams } from 'wouter'

export type PanelPlace = {
  /** The value of `panel` in the address while the panel is open. */
  panel: string
  /** The value while one of its rows is shown, if that differs. */
  rowPanel?: string
  /** The parameter with the row's id. */
  rowName: string
}

/** An open panel and the row it shows, kept in the URL so that links, back and reload work. */
export const usePanel = ({ panel, rowPanel = panel, rowName }: PanelPlace) => {
  const [query, setQuery] = useSearchParams()
  const open = query.get('panel')
  const show = (row: string | undefined, options?: { replace: boolean }) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('panel', row === undefined ? panel : rowPanel)
      if (row === undefined) next.delete(rowName)
      else next.set(rowName, row)
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
  return {
    isOpen: open === panel || open === rowPanel,
    /** Without one, all rows are listed. */
    row: open === rowPanel ? (query.get(rowName) ?? undefined) : undefined,
    show,
    close,
  }
}
