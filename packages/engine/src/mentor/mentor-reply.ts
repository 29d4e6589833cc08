import { z } from 'zod'
import { ListedThing, Understood } from './mentor-turn.ts'
import { sentiments } from './sentiment/feeling-words.ts'

const SkillGapAnalysis = z.object({
  missingCriticalSkills: z.array(z.string()),
  timelineEstimate: z.string(),
})

const MarketInsights = z.object({
  demandLevel: z.string(),
  salaryRange: z.string(),
  growthTrend: z.string(),
  keyTechnologies: z.array(z.string()),
})

/** The screens that a reply can open. */
const mentorScreens = [
  'dashboard',
  'career-analytics',
  'learning-path',
  'career-mentor',
  'interview-prep',
  'career-story',
  'career-path',
  'profile',
  'settings',
  'subscription',
] as const

export const MentorReply = z.object({
  /** Paragraphs are separated by an empty line. */
  advice: z.string(),
  suggestedActions: z.array(z.string()),
  relatedSkills: z.array(z.string()),
  sentiment: z.enum(sentiments).optional(),
  confidenceScore: z.number().optional(),
  skillGapAnalysis: SkillGapAnalysis.optional(),
  marketInsights: MarketInsights.optional(),
  opens: z.array(z.enum(mentorScreens)),
  understood: Understood,
  /** Ids of the texts used; hand them back with the thread, so that none is said twice. */
  said: z.array(z.string()),
  /** What the reply names in an order, for "the second one"; hand it back with the thread. */
  listed: z.array(ListedThing),
})
export type MentorReply = z.output<typeof MentorReply>
