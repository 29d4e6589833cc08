import { dateTimeText } from '../date-text.ts'
import { isInProgress } from '../resume-progress.ts'
import type { ShownResume } from '../shown-resume.ts'

/** A version's number and the person's name for it. */
export const versionName = ({ version, label }: ShownResume): string =>
  label ? `Version ${version}, ${label}` : `Version ${version}`

const statusWords: Record<string, string> = {
  pending: 'Pending',
  analyzing: 'Analyzing',
  completed: 'Completed',
}

/** Unknown statuses are shown as received. */
export const statusText = (status: string): string => statusWords[status] ?? status

/** When a version was made, its role and its status, as far as they are known. */
export const versionFacts = ({ createdAt, targetRole, status }: ShownResume): string =>
  [dateTimeText(createdAt), targetRole, isInProgress(status) ? '' : statusText(status)]
    .filter((fact) => fact !== '')
    .join('\u00a0· ')
