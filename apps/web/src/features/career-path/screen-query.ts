import { useSearchParams } from 'wouter'

/** The open panel and the view, kept in the URL so that links, back and reload work. */
export const useScreenQuery = () => {
  const [query, setQuery] = useSearchParams()
  const change = (name: string, value: string | undefined, { replace }: { replace: boolean }) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace },
    )
  return {
    isFitOpen: query.get('panel') === 'fit',
    openFit: () => change('panel', 'fit', { replace: false }),
    closeFit: () => change('panel', undefined, { replace: true }),
    view: query.get('view') === 'picture' ? ('picture' as const) : ('cards' as const),
    setView: (view: 'cards' | 'picture') =>
      change('view', view === 'picture' ? view : undefined, { replace: true }),
  }
}
