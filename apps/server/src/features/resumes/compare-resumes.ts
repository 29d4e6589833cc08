import type { CallInput } from '@nextrung/contract/call'
import type { compareResumes as call, ResumeComparison } from '@nextrung/contract/resumes'
import type { RequestContext } from '../../http/request-context.ts'
import { engineVersion } from './compare-with-previous-version.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { markUsed } from './mark-used.ts'
import type { ShownResumeRow } from './resumes.store.ts'

/** What changed from the older to the newer of two versions, in whichever order their ids are given. */
export const compareResumes = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<ResumeComparison> => {
  const rows = [await getCompletedResume(ctx, params.id), await getCompletedResume(ctx, params.otherId)]
  for (const row of rows) await markUsed(ctx, row)
  const [older, newer] = rows.sort((a, b) => a.version - b.version) as [ShownResumeRow, ShownResumeRow]
  const versions = { older: engineVersion(older), newer: engineVersion(newer) }
  return (await ctx.thinking.forPerson(ctx.user.id).compareVersions(versions, ctx.request.signal)).result
}
