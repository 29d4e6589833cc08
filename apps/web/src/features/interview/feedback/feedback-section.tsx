import type { ReactNode } from 'react'

type FeedbackSectionProps = { title: string; children: ReactNode }

/** A part of the feedback, below a hairline. */
export const FeedbackSection = ({ title, children }: FeedbackSectionProps) => (
  <section className="border-t border-line px-[18px] py-5 md:px-8 md:py-6">
    <h3 className="mb-3 text-h3">{title}</h3>
    {children}
  </section>
)
