import { type TargetRole, TargetRole as TargetRoleSchema } from '@nextrung/contract/roles'
import type { Engine } from '@nextrung/engine/engine'
import type { OptimizedResume, ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { canonicalSkill, findSkills } from '@nextrung/engine/text/find-skills'
import type { AnalysisResult } from './analysis.store.ts'
import type { ResumeRow } from './resumes.store.ts'

export type AnalysisInput = Pick<ResumeRow, 'read' | 'targetRole' | 'feedbackWords'> & {
  parsed: ParsedResume
  /** The version that the words of the feedback are about. */
  base?: Pick<ResumeRow, 'document' | 'wishes'> | undefined
}

/** Optimises what was understood for the target role, as the person wished, and scores the result. */
export const runAnalysis = (
  { engine, now }: { engine: Engine; now: () => Date },
  input: AnalysisInput,
): AnalysisResult => {
  const { read, parsed, base } = input
  const given = TargetRoleSchema.safeParse(input.targetRole).data
  const asked = readWishes({ engine, input, given })
  const today = now().toISOString().slice(0, 10)
  const optimized = engine.optimizeResume({
    read,
    parsed,
    targetRole: asked.targetRole,
    today,
    ...(asked.wishes ? { wishes: asked.wishes } : {}),
    notFollowed: asked.notFollowed,
  })
  const { document, evidence, leftOut } = optimized
  const skills = parsed.skills.filter((skill) => !isLeftOut(skill, optimized))
  return {
    targetRole: asked.targetRole ?? null,
    optimizedContent: optimized.text,
    skills,
    feedback: JSON.stringify(optimized.suggestions),
    document,
    evidence,
    engine: engine.name,
    understood: parsed,
    wishes: asked.wishes ?? base?.wishes ?? null,
    leftOut: leftOut ?? null,
    score: engine.scoreResume({ document, read, skills, targetRole: asked.targetRole, today }),
  }
}

// A skill that was taken off its list on request is still there when a line of the result tells of it.
const isLeftOut = (skill: string, { leftOut = [], text }: OptimizedResume): boolean =>
  leftOut.some((one) => one.pointer.startsWith('/skills/') && canonicalSkill(one.text) === skill) &&
  !findSkills({ text }).some(({ name }) => name === skill)

type Asking = { engine: Engine; input: AnalysisInput; given: TargetRole | undefined }

const readWishes = ({ engine, input, given }: Asking): ReturnType<Engine['readWishes']> | Unasked => {
  const { base, feedbackWords } = input
  const earlier = base?.wishes ?? undefined
  if (!feedbackWords) return { wishes: earlier, targetRole: given, notFollowed: [] }
  return engine.readWishes({
    feedback: feedbackWords,
    document: base?.document ?? input.parsed.document,
    targetRole: given,
    ...(earlier ? { earlier } : {}),
  })
}

type Unasked = {
  wishes: ResumeRow['wishes'] | undefined
  targetRole: TargetRole | undefined
  notFollowed: []
}
