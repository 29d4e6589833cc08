import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

const SeenContext = createContext(true)

/** Whether what stands around has come into view; always true outside of `WhenSeen`. */
export const useSeen = (): boolean => useContext(SeenContext)

/** Tells what is inside when the person has come near it, so that nothing is loaded for what nobody looks at. */
export const WhenSeen = ({ children }: { children: ReactNode }) => {
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '80px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <SeenContext value={isSeen}>
      <div ref={place} className="min-w-0 laid-out-when-near empty:hidden">
        {children}
      </div>
    </SeenContext>
  )
}
