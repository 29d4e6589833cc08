import { useEffect, useRef } from 'react'
import { type Cage, openCage } from './running/open-cage.ts'

const typingPauseMs = 400

const previewOf = (code: string) => ({ id: 'preview', code, schema: '', flags: '', tests: [] })

/** Shows a page as it is being written. It is caged like every other code: no scripts, no network. */
export const MarkupPreview = ({ code }: { code: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const cage = useRef<Cage>(null)
  const shown = useRef(code)

  useEffect(() => {
    if (!place.current) return
    const opened = openCage({ page: 'markup', opening: {}, place: place.current, onMessage: () => {} })
    cage.current = opened
    // Waits in the port until the frame listens.
    opened.say(previewOf(shown.current))
    return () => opened.remove()
  }, [])

  useEffect(() => {
    shown.current = code
    const timer = setTimeout(() => cage.current?.say(previewOf(code)), typingPauseMs)
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
