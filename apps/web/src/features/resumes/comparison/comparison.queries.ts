import { compareResumes } from '@nextrung/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { isInProgress } from '../resume-progress.ts'
import type { ShownResume } from '../shown-resume.ts'
import { shownComparison } from './shown-comparison.ts'

export type VersionPair = { older: ShownResume; newer: ShownResume }

export const isPairReady = ({ older, newer }: VersionPair): boolean =>
  !isInProgress(older.status) && !isInProgress(newer.status)

/** The differences between two versions. Correcting a version keeps its id, so the query key includes its text. */
export const useComparison = (pair: VersionPair) => {
  const { older, newer } = pair
  return useQuery({
    queryKey: [
      'resumes',
      'compare',
      newer.id,
      older.id,
      { newer: newer.optimizedContent, older: older.optimizedContent },
    ],
    queryFn: ({ signal }) => api(compareResumes, { params: { id: newer.id, otherId: older.id }, signal }),
    select: shownComparison,
    enabled: isPairReady(pair),
  })
}
