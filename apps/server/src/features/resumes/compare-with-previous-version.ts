import type { StoredComparison } from '@nextrung/contract/resumes'
import type { Services } from '../../context.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import { type ComparedRow, findPreviousVersion } from './comparisons.store.ts'

type Newer = ComparedRow & { userId: number }

/**
 * What changed since the newest completed version before this one; null for the first. A version is complete without
 * it: where the engine cannot tell, it is null too.
 */
export const compareWithPreviousVersion = async (
  services: Services,
  newer: Newer,
): Promise<StoredComparison | null> => {
  const older = await findPreviousVersion(services.db, newer)
  return older ? compareVersions(services, { older, newer }) : null
}

/** What changed from the older to the newer version, in the shape that is stored; null where the engine cannot tell. */
export const compareVersions = async (
  services: Services,
  { older, newer }: { older: ComparedRow; newer: Newer },
): Promise<StoredComparison | null> => {
  const input = { older: engineVersion(older), newer: engineVersion(newer) }
  try {
    const capabilities = services.thinking.forPerson(newer.userId)
    const { skillsAdded, skillsRemoved, contentChanges } = (
      await capabilities.compareVersions(input, uncancelled)
    ).result
    return { skillsAdded, skillsRemoved, contentChanges, olderId: older.id }
  } catch (error) {
    // Another process takes the job up and compares again.
    if (services.stopping.aborted) throw error
    services.log.warn({ err: error, resumeId: newer.id }, 'two versions could not be compared')
    return null
  }
}

/** A version as the engine compares it. */
export const engineVersion = ({ optimizedContent, ...version }: ComparedRow) => ({
  id: version.id,
  version: version.version,
  document: version.document,
  evidence: version.evidence,
  text: optimizedContent ?? '',
  skills: version.skills,
  score: version.score,
  leftOut: version.leftOut,
})
