import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of an account page. One that replaces a form takes the focus, so screen readers read it. */
export const PageHead = ({
  title,
  children,
  takesFocus = false,
}: {
  title: string
  children: ReactNode
  takesFocus?: boolean
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {title}
      </h1>
      <div className="mt-1.5 grid gap-3 text-ink-2 wrap-anywhere">{children}</div>
    </>
  )
}

/** Why something failed, styled as on the sign-in screen. */
export const PageFailure = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="mt-5 flex gap-2.5 rounded-md bg-destructive-soft px-3.5 py-3 text-small">
    <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 stroke-[1.75] text-destructive" />
    <p className="font-550 text-destructive">{children}</p>
  </div>
)
