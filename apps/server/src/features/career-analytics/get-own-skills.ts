import type { CallInput } from '@nextrung/contract/call'
import type { getOwnSkills as call, OwnSkills } from '@nextrung/contract/career-analytics-panels'
import type { MarketFigure } from '@nextrung/contract/market-figures'
import { listCitations } from '@nextrung/engine/market/list-citations'
import { operatorSource } from '@nextrung/engine/market/operator-source'
import { orderRequiredSkills } from '@nextrung/engine/market/required-skills'
import { isSetByOperator } from '../../db/plan-seed.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listLearnedSkills } from '../learning/learning.public.ts'
import { findPersonFacts } from '../person/person.public.ts'
import { listValuesOfSkills, type StoredSkillValue } from './career-analytics.store.ts'
import { findRole } from './described-market.ts'
import { unknownRole } from './unknown-role.ts'

/** The person's skills against what the role asks for. Stores nothing. */
export const getOwnSkills = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<OwnSkills> => {
  const role = findRole(params.role)
  if (!role) throw unknownRole(params.role)
  const required = orderRequiredSkills(role).map(({ skill }) => skill)
  const values = await listValuesOfSkills(ctx.db, required)
  const { resume, profile } = await findPersonFacts(ctx)
  const { result } = await ctx.thinking.forPerson(ctx.user.id).compareOwnSkills(
    {
      role,
      document: resume?.understood.document,
      profile: { skills: profile.skills, certificates: profile.certificates },
      learned: await listLearnedSkills(ctx.db, ctx.user.id),
      values: Object.fromEntries(values.map((row) => [row.values.skillName, toFigure(row)])),
    },
    ctx.request.signal,
  )
  const shown = {
    role,
    resume: resume ? { id: resume.resume.id, version: resume.resume.version } : null,
    ...result,
  }
  return { ...shown, sources: listCitations(shown).sources }
}

const toFigure = (row: StoredSkillValue): MarketFigure => {
  const { currentValue, marketTrends, postingsCounted } = row.values
  return isSetByOperator(row)
    ? { value: currentValue, source: operatorSource.id, verified: true }
    : {
        value: currentValue,
        source: marketTrends.source ?? operatorSource.id,
        year: marketTrends.years,
        verified: true,
        n: postingsCounted ?? undefined,
      }
}
