import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

/** Where a figure or statement about the world comes from. */
export const PathSource = z.object({
  title: essential(z.string()),
  year: z.string().optional(),
  url: z.string().optional(),
})
export type PathSource = z.output<typeof PathSource>

/**
 * How we know that a person has a skill. `work`: a job or project shows it; `resume`: another part of the resume names
 * it; `shown`: a quiz, an exercise or a challenge here shows it; `profile`: they entered it in their profile; `course`: they finished a course on it, by their own word; `marked`: they
 * ticked the milestone that teaches it; `claimed`: they named it when asking for recommendations; `implied`: whoever
 * has the skill in `through` has this one, too.
 */
export const pathEvidenceKinds = [
  'work',
  'resume',
  'shown',
  'profile',
  'course',
  'marked',
  'claimed',
  'implied',
] as const
export type PathEvidenceKind = (typeof pathEvidenceKinds)[number]

/** A skill of a role that the person has. */
export const PathHeldSkill = z.object({
  skill: essential(z.string()),
  /** Its weight for the role, from 5 down to 1; 0 for a skill the role does not ask for. */
  weight: z.number(),
  /** `partly`: basics, or still being learned. */
  grade: z.enum(['fully', 'partly']),
  evidence: z.enum(pathEvidenceKinds),
  /** The person's own words, shortened if they are long. */
  words: z.string().optional(),
  /** The skill that implies this one or counts in its place. */
  through: z.string().optional(),
})
export type PathHeldSkill = z.output<typeof PathHeldSkill>

const Range = z.object({ from: z.number(), to: z.number() })

/** A skill of a role that the person lacks. */
export const PathMissingSkill = z.object({
  skill: essential(z.string()),
  weight: z.number(),
  /** Any of these would do instead. */
  anyOf: z.array(z.string()),
  /** Skills to learn before it. */
  after: z.array(z.string()),
  /** Another skill on this list that counts in its place; it then has no hours of its own. */
  coveredBy: z.string().optional(),
  /** An estimate of the hours until the person can use it at work. */
  hours: whole(Range.optional()),
})
export type PathMissingSkill = z.output<typeof PathMissingSkill>

/** Gross pay per year. */
export const PathPay = z.object({
  median: z.number(),
  /** The 10th and 90th percentile. */
  low: z.number().optional(),
  high: z.number().optional(),
  currency: z.literal('USD'),
  /** The kind of figure in a few words: two kinds must not be compared. */
  measure: z.string().optional(),
  /** What was measured, such as "Median pay of software developers in the United States". */
  what: z.string(),
  source: PathSource,
  /** False if we could not read the figure in a published copy. */
  verified: z.boolean(),
})
export type PathPay = z.output<typeof PathPay>

/** How much more, or less, a step pays per year than where the person is now, and the two figures behind it. */
export const PathGain = z.object({
  amount: z.number(),
  text: essential(z.string()),
  sources: z.array(PathSource),
})
export type PathGain = z.output<typeof PathGain>

export const PathDemand = z.object({
  /** From 0 to 100. */
  score: z.number(),
  text: z.string(),
  source: PathSource,
})
export type PathDemand = z.output<typeof PathDemand>

/** How long a step takes: always an estimate, with everything it rests on. */
export const PathTime = z.object({
  fromMonths: z.number(),
  toMonths: z.number(),
  /** The study time it assumes. */
  hoursPerWeek: z.number().optional(),
  /** Sentences, the most important one first. */
  restsOn: z.array(z.string()),
  sources: z.array(PathSource),
})
export type PathTime = z.output<typeof PathTime>

/** What such work usually teaches; nobody has said it of this person, so word it as a suggestion. */
export const PathCarried = z.object({ what: essential(z.string()), why: z.string() })
export type PathCarried = z.output<typeof PathCarried>
export const PathNew = z.object({ what: essential(z.string()), skills: z.array(z.string()) })

/** `standing`: where the person is now; `next`: a step on the way; `target`: the role they chose. */
export const pathNodeKinds = ['standing', 'next', 'target', 'alternative'] as const

/** A role card. `next` holds the cards it leads to. */
export const CareerPathNode = z.object({
  /** One of the target roles, or the person's own words for the work they do now. */
  role: essential(z.string()),
  level: z.string(),
  /** A range that says it is an estimate, such as "About 8 to 13 months (estimate)". */
  timeframe: z.string(),
  /** What the role asks for, by weight; on the root, the skills the person has. */
  skills: z.array(z.string()),
  /** What is expected at this level, as sentences. */
  requirements: z.array(z.string()),
  /** Unique within one answer and stable while the path stays the same. */
  id: z.string().optional(),
  kind: z.enum(pathNodeKinds).optional(),
  /** The usual job title at this level. */
  title: z.string().optional(),
  /** Why this is on the person's path, as sentences. */
  why: z.array(z.string()).optional(),
  held: z.array(PathHeldSkill).optional(),
  /** In the order to learn them. */
  missing: z.array(PathMissingSkill).optional(),
  time: whole(PathTime.optional()),
  pay: whole(PathPay.optional()),
  gain: whole(PathGain.optional()),
  demand: whole(PathDemand.optional()),
  carriesOver: z.array(PathCarried).optional(),
  isNew: z.array(PathNew).optional(),
  /** The sources of requirements, ladder and move. */
  sources: z.array(PathSource).optional(),
  get next() {
    return z.array(CareerPathNode)
  },
})
export type CareerPathNode = z.output<typeof CareerPathNode>

const ResumeVersion = z.object({ id: z.number().int(), version: z.number().int(), fileName: z.string() })

/** The stored recommendations, and what they rest on. */
export const PathSuggestion = z.object({
  /** ISO date and time. */
  madeAt: z.string(),
  /** `built-in`, or the name of an AI provider. */
  engine: z.string(),
  role: z.string(),
  userType: z.string(),
  resume: ResumeVersion.nullish(),
  /** Skills that the person named when asking and that nothing else shows. */
  claimed: z.array(z.string()),
  recommendations: z.array(z.object({ text: essential(z.string()), sources: z.array(PathSource) })),
  /** A sentence saying that the resume or the profile has changed since; missing while nothing has. */
  outdated: z.string().optional(),
})
export type PathSuggestion = z.output<typeof PathSuggestion>

/** The root card is where the person stands; `role` and `skills` at the top are the root's own. */
export const CareerPath = CareerPathNode.extend({
  /** What is missing for a better answer, and where to give it. */
  message: z.string().optional(),
  goal: whole(z.object({ role: z.string(), userType: z.string() }).optional()),
  /** The newest completed resume. */
  resume: whole(ResumeVersion.nullish()),
  suggestion: PathSuggestion.nullish(),
})
export type CareerPath = z.output<typeof CareerPath>

/** Answers for the stored target role and user type, otherwise for the newest resume's role. */
export const getCareerPath = defineCall({
  method: 'GET',
  path: '/api/career-path/visualization',
  access: 'session',
  cost: 'work',
  response: CareerPath,
})

export const pathSuggestionLimits = { role: 200, skill: 200, skills: 500 } as const

/**
 * Makes and stores recommendations; the visualization includes them from then on. Counts what the body claims in
 * addition to what the server knows, without keeping it as evidence. Uses one of the day's allowance.
 */
export const suggestCareerPath = defineCall({
  method: 'POST',
  path: '/api/career-path/suggest',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  body: z.object({
    currentRole: z
      .string()
      .max(pathSuggestionLimits.role, `A role has at most ${pathSuggestionLimits.role} characters.`)
      .nullish(),
    currentSkills: z
      .array(
        z
          .string()
          .max(pathSuggestionLimits.skill, `A skill has at most ${pathSuggestionLimits.skill} characters.`),
      )
      .max(pathSuggestionLimits.skills, `Please name at most ${pathSuggestionLimits.skills} skills.`)
      .nullish(),
  }),
  response: dispensable(CareerPath),
})

/** One role and how well it fits the person. */
export const RoleFit = z.object({
  role: essential(z.string()),
  /** From 1; 0 while nothing is known of the person. */
  rank: z.number().int(),
  /** From 0 to 100: the sum of the parts. Compares roles for one person; it is not a probability. */
  score: z.number().int(),
  /** At most three sentences, the strongest first. */
  reasons: z.array(z.string()),
  parts: z.array(
    z.object({
      name: essential(z.string()),
      points: z.number().int(),
      most: z.number().int(),
      explanation: z.string(),
    }),
  ),
  held: z.array(PathHeldSkill),
  /** The heaviest missing skills. */
  missing: z.array(PathMissingSkill),
  carriesOver: z.array(PathCarried),
  pay: whole(PathPay.optional()),
  demand: whole(PathDemand.optional()),
  /** Whether it is the person's target role now. */
  isTarget: z.boolean(),
})
export type RoleFit = z.output<typeof RoleFit>

export const RoleFits = z.object({
  /** Every target role, the best fit first. */
  roles: z.array(RoleFit),
  /** What the ranking rests on, as sentences. */
  restsOn: z.array(z.string()),
  /** What is missing for a ranking, and where to give it. */
  message: z.string().optional(),
  resume: whole(ResumeVersion.nullish()),
  engine: z.string(),
})
export type RoleFits = z.output<typeof RoleFits>

/** Ranks all target roles for the person. Loaded when its panel opens; `PUT /auth/selection` saves a choice. */
export const listRoleFits = defineCall({
  method: 'GET',
  path: '/api/career-path/fit',
  access: 'session',
  cost: 'work',
  response: RoleFits,
})
