import { useSearchParams } from 'wouter'

const panelName = 'assessment'

/** The open panel and its skill, kept in the URL so that links, back and reload work. */
export const useAssessmentView = () => {
  const [query, setQuery] = useSearchParams()
  const isOpen = query.get('panel') === panelName
  const show = (skill: string | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('panel', panelName)
      if (skill === undefined) next.delete('skill')
      else next.set('skill', skill)
      return next
    })
  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('panel')
        next.delete('skill')
        return next
      },
      { replace: true },
    )
  return { isOpen, skill: isOpen ? (query.get('skill') ?? undefined) : undefined, show, close }
}
