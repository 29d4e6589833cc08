import type { StoredComparison } from '@nextrung/contract/resumes'
import type { Services } from '../../context.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import { type ComparedRow, findPreviousVersion } from './comparisons.store.ts'

type Newer = ComparedRow & { userId: number }

/**
 * What changed since the previous completed version; null for the first version. Also null if the engine fails: a
 * version is complete without a comparison.
 */
export const compareWithPreviousVersion = async (
  services: Services,
  newer: Newer,
): Promise<StoredComparison | null> => {
  const older = await findPreviousVersion(services.db, newer)
  return older ? compareVersions(services, { older, newer }) : null
}

/** What changed from the older to the newer version, in stored form; null if the engine fails. */
const compareVersions = async (
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
    // Another process will pick up the job and compare again.
    if (services.stopping.aborted) throw error
    services.log.warn({ err: error, resumeId: newer.id }, 'could not compare two versions')
    return null
  }
}

/** A version in the form the engine compares. */
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
