import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { VersionList } from './version-list.tsx'

const VersionCompare = lazy(async () => ({
  default: (await import('../comparison/version-compare.tsx')).VersionCompare,
}))

/** Every version, plus a comparison once there are two. */
export const ResumeHistory = ({ id, resumes }: { id: string; resumes: ShownResume[] }) => (
  <section id={id} aria-label="Resume history" className="grid min-w-0 gap-4 md:gap-6">
    <VersionList resumes={resumes} />
    {resumes.length > 1 && (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <VersionCompare resumes={resumes} />
      </Suspense>
    )}
  </section>
)
