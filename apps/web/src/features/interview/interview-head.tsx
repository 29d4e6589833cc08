import type { ReactNode } from 'react'

/** The heading, the role, and the buttons of the panels. */
export const InterviewHead = ({ role, children }: { role: string; children?: ReactNode }) => (
  <header className="mb-5 flex flex-col gap-4 md:mb-6 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
    <div className="min-w-0">
      <h1 className="text-h1">Interview Preparation</h1>
      <p className="mt-1 text-ink-2 wrap-anywhere">{`Preparing for: ${role}`}</p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </header>
)
