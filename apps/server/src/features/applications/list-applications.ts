import type { CallInput } from '@nextrung/contract/call'
import type { Application, listApplications as call } from '@nextrung/contract/job-applications'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listVersionIds } from '../resumes/resumes.public.ts'
import { applicationAnswers } from './application-answer.ts'
import { listApplicationRows } from './applications.store.ts'

/** All the person's applications to jobs, whichever of their versions is named. */
export const listApplications = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Application[]> => {
  const userId = ctx.user.id
  if (!(await listVersionIds(ctx.db, userId)).includes(params.resumeId)) throw notFound('This resume')
  return applicationAnswers(ctx.db, { userId, rows: await listApplicationRows(ctx.db, userId) })
}
