import type { ReactNode } from 'react'

export const LearningHead = ({ role, children }: { role: string; children?: ReactNode }) => (
  <header className="mb-5 flex flex-col gap-4 md:mb-7 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
    <div className="min-w-0">
      <h1 className="text-h1">Learning Path</h1>
      <p className="mt-1 text-ink-2 wrap-anywhere">{`Selected Role: ${role}`}</p>
    </div>
    {children}
  </header>
)
