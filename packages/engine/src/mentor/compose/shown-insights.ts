import { getRole } from '@nextrung/knowledge/roles'
import type { MentorFacts, SlotValues } from '../mentor-facts.ts'
import type { MentorReply } from '../mentor-reply.ts'
import type { Mentioned } from '../understand/mentioned.ts'
import { slotValue } from './fill-slots.ts'

type Topic = { kind: string; mentioned: Mentioned; values: SlotValues; facts: MentorFacts }
type Shown = Pick<MentorReply, 'relatedSkills' | 'skillGapAnalysis' | 'marketInsights'>

const aboutLearning =
  /^(?:change|skills|plan|cert|portfolio)\.|^(?:me\.progress|me\.done|interview\.technical)$/
const aboutMarket = /^(?:market|pay)\.|^search\.(?:where|remote)$/
const mostRelated = 4

const keySkillsOf = ({ mentioned, facts }: Topic): string[] => {
  const [role] = mentioned.roles
  if (role === undefined || role === facts.targetRole) return facts.lists.topSkills
  return getRole(role).requiredSkills.map(({ skill }) => skill)
}

const isOwnRole = ({ mentioned, facts }: Topic): boolean => {
  const [role] = mentioned.roles
  return mentioned.otherRoles.length === 0 && (role === undefined || role === facts.targetRole)
}

/** What is shown beside the advice, only where it serves the question and only from the facts. */
export const showInsights = (topic: Topic): Shown => {
  const { kind, values, facts, mentioned } = topic
  const isMarket = aboutMarket.test(kind)
  const isLearning = aboutLearning.test(kind)
  const gaps = isOwnRole(topic) ? facts.lists.gaps : []
  const isNamed = mentioned.otherRoles.length === 0
  const related =
    isMarket && isNamed ? keySkillsOf(topic) : isLearning ? (gaps.length > 0 ? gaps : mentioned.skills) : []
  const duration = slotValue('pathDuration', values)
  const [demandLevel, salaryRange, growthTrend] = (['demand', 'payRange', 'growth'] as const).map((slot) =>
    slotValue(slot, values),
  )
  return {
    relatedSkills: related.slice(0, mostRelated),
    ...(isLearning &&
      gaps.length > 0 &&
      duration !== undefined && {
        skillGapAnalysis: { missingCriticalSkills: gaps.slice(0, 3), timelineEstimate: duration },
      }),
    ...(isMarket &&
      demandLevel !== undefined &&
      salaryRange !== undefined &&
      growthTrend !== undefined && {
        marketInsights: {
          demandLevel,
          salaryRange,
          growthTrend,
          keyTechnologies: keySkillsOf(topic).slice(0, 5),
        },
      }),
  }
}
