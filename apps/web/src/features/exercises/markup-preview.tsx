import { useEffect, useRef } from 'react'
import { type Cage, openCage } from './running/open-cage.ts'

const typingPauseMs = 400

/** Shows a page as it is being written. It is caged like every other code: no scripts, no network. */
export const MarkupPreview = ({ code }: { code: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const cage = useRef<Cage>(null)
  const shown = useRef(code)

  const show = () =>
    cage.current?.say({ id: 'preview', code: shown.current, schema: '', flags: '', tests: [] })

  useEffect(() => {
    if (!place.current) return
    const opened = openCage({ page: 'markup', opening: {}, place: place.current, onMessage: () => {} })
    cage.current = opened
    // Waits in the port until the frame listens.
    opened.say({ id: 'preview', code: shown.current, schema: '', flags: '', tests: [] })
    return () => opened.remove()
  }, [])

  useEffect(() => {
    shown.current = code
    const timer = setTimeout(show, typingPauseMs)
    return () => clearTimeout(timer)
  }, [code])

  return (
    <section aria-label="Preview" className="mt-5">
      <h4 className="text-h3">Preview</h4>
      <div
        ref={place}
        className="mt-2 h-56 overflow-hidden rounded-md border border-line bg-white [&>iframe]:size-full"
      />
    </section>
  )
}
