import { type ReactNode, useId } from 'react'

/** A section of the privacy page: a question, answered in sentences or a list. */
export const PrivacySection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="max-w-[68ch] border-t border-line pt-6">
      <h2 id={titleId} className="mb-2 text-h2">
        {title}
      </h2>
      <div className="grid gap-3 text-body text-ink-2">{children}</div>
    </section>
  )
}

/** A list item that starts with its topic. */
export const PrivacyItem = ({ about, children }: { about: string; children: ReactNode }) => (
  <li>
    <strong className="font-semibold text-foreground">{about}</strong> {children}
  </li>
)

export const PrivacyList = ({ children }: { children: ReactNode }) => (
  <ul className="ml-5 grid list-disc gap-2">{children}</ul>
)
