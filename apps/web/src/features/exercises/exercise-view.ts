import { useSearchParams } from 'wouter'

const panels = { list: 'exercises', one: 'exercise' }

/** The open panel and its exercise, kept in the URL so that links, back and reload work. */
export const useExerciseView = () => {
  const [query, setQuery] = useSearchParams()
  const panel = query.get('panel')
  const show = (id: string | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('panel', id === undefined ? panels.list : panels.one)
      if (id === undefined) next.delete('id')
      else next.set('id', id)
      return next
    })
  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('panel')
        next.delete('id')
        return next
      },
      { replace: true },
    )
  return {
    isOpen: panel === panels.list || panel === panels.one,
    /** Without one, all exercises are listed. */
    id: panel === panels.one ? (query.get('id') ?? undefined) : undefined,
    show,
    close,
  }
}
