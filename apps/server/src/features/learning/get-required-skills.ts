import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { getRequiredSkills as call } from '@nextrung/contract/learning-path'
import { listRequiredSkills } from '@nextrung/engine/learning/list-required-skills'
import type { RequestContext } from '../../http/request-context.ts'

/** What the role asks for, heaviest first; empty for a role that we have no data for. */
export const getRequiredSkills = async (
  _ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => ({ requiredSkills: listRequiredSkills(params.role) })
