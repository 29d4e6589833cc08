import { dateTimeText } from '../date-text.ts'
import { isInProgress } from '../resume-progress.ts'
import type { ShownResume } from '../shown-resume.ts'

/** The number of a version with the person's own name for it. */
export const versionName = ({ version, label }: ShownResume): string =>
  label ? `Version ${version}, ${label}` : `Version ${version}`

const statusWords: Record<string, string> = {
  pending: 'Pending',
  analyzing: 'Analyzing',
  completed: 'Completed',
}

/** A status that is not known is shown as it came. */
export const statusText = (status: string): string => statusWords[status] ?? status

/** When a version was made, for which role, and how far it is, as far as that is known. */
export const versionFacts = ({ createdAt, targetRole, status }: ShownResume): string =>
  [dateTimeText(createdAt), targetRole, isInProgress(status) ? '' : statusText(status)]
    .filter((fact) => fact !== '')
    .join('\u00a0· ')
