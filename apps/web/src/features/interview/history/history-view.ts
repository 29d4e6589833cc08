import { useSearchParams } from 'wouter'

const panelName = 'history'

/** The open panel and its answer, kept in the URL so that links, back and reload work. */
export const useHistoryView = () => {
  const [query, setQuery] = useSearchParams()
  const isOpen = query.get('panel') === panelName
  const answerId = Number(query.get('answer') ?? Number.NaN)
  const show = (id: number | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('panel', panelName)
      if (id === undefined) next.delete('answer')
      else next.set('answer', String(id))
      return next
    })
  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('panel')
        next.delete('answer')
        return next
      },
      { replace: true },
    )
  return {
    isOpen,
    /** Without one, all answers are listed. */
    answerId: isOpen && Number.isSafeInteger(answerId) && answerId > 0 ? answerId : undefined,
    show,
    close,
  }
}
