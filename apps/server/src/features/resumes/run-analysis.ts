import { TargetRole } from '@nextrung/contract/roles'
import type { LearnedSkill } from '@nextrung/engine/person/known-skills'
import type { OptimizedResume, ParsedResume } from '@nextrung/engine/resumes/resume-model'
import type { ReadFeedback } from '@nextrung/engine/resumes/wishes/read-wishes'
import type { Thinking } from '../../thinking/thinking.ts'
import type { AnalysisResult } from './analysis.store.ts'
import { notResumeResult } from './not-resume-result.ts'
import type { ResumeRow } from './resumes.store.ts'

type Capabilities = ReturnType<Thinking['forPerson']>

export type AnalysisInput = Pick<ResumeRow, 'read' | 'targetRole' | 'feedbackWords'> & {
  parsed: ParsedResume
  /** The version the feedback is about. */
  base?: Pick<ResumeRow, 'document' | 'wishes'> | undefined
  /** What they say they learned here. */
  learned: LearnedSkill[]
  now: Date
  signal: AbortSignal
}

/** Optimizes the parsed resume for the target role, following the person's wishes, and scores the result. */
export const runAnalysis = async (
  capabilities: Capabilities,
  input: AnalysisInput,
): Promise<AnalysisResult> => {
  const { read, parsed, base, learned, signal } = input
  if (parsed.isResume === false) return notResumeResult(input)
  const asked = await readWishes(capabilities, input)
  const today = input.now.toISOString().slice(0, 10)
  const { targetRole, notFollowed } = asked
  const optimizing = { read, parsed, targetRole, today, wishes: asked.wishes, notFollowed }
  const { result: optimized, madeBy } = await capabilities.optimizeResume(optimizing, signal)
  const { document, evidence, leftOut } = optimized
  const skills = await findSkills(capabilities, { parsed, optimized, signal })
  const scoring = { document, read, skills, learned, targetRole, today }
  return {
    targetRole: targetRole ?? null,
    optimizedContent: optimized.text,
    skills,
    feedback: JSON.stringify(optimized.suggestions),
    document,
    evidence,
    // The engine that wrote the text the person reads.
    engine: madeBy,
    understood: parsed,
    wishes: asked.wishes ?? base?.wishes ?? null,
    leftOut: leftOut ?? null,
    score: (await capabilities.scoreResume(scoring, signal)).result,
  }
}

type Asked = Pick<ReadFeedback, 'targetRole' | 'notFollowed'> & Partial<Pick<ReadFeedback, 'wishes'>>

const readWishes = async (capabilities: Capabilities, input: AnalysisInput): Promise<Asked> => {
  const { base, feedbackWords, signal } = input
  const targetRole = TargetRole.safeParse(input.targetRole).data
  const earlier = base?.wishes ?? undefined
  if (!feedbackWords) return { wishes: earlier, targetRole, notFollowed: [] }
  const document = base?.document ?? input.parsed.document
  const feedback = { feedback: feedbackWords, document, targetRole, earlier }
  return (await capabilities.readWishes(feedback, signal)).result
}

type Found = { parsed: ParsedResume; optimized: OptimizedResume; signal: AbortSignal }

const findSkills = async (
  capabilities: Capabilities,
  { parsed, optimized, signal }: Found,
): Promise<string[]> => {
  const { leftOut = [], text } = optimized
  if (leftOut.length === 0) return parsed.skills
  return (await capabilities.findRemainingSkills({ skills: parsed.skills, leftOut, text }, signal)).result
}
