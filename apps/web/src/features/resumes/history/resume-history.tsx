import { VersionCompare } from '../comparison/version-compare.tsx'
import type { ShownResume } from '../read-resumes.ts'
import { VersionList } from './version-list.tsx'

/** Every version, and two of them compared as soon as there are two. */
export const ResumeHistory = ({ id, resumes }: { id: string; resumes: ShownResume[] }) => (
  <section id={id} aria-label="Resume history" className="grid min-w-0 gap-4 md:gap-6">
    <VersionList resumes={resumes} />
    {resumes.length > 1 && <VersionCompare resumes={resumes} />}
  </section>
)
