import type { ShownSkill } from '@nextrung/contract/shown-skills'
import { dayInWords } from '../time/day-in-words.ts'
import type { LearnedSkill } from './known-skills.ts'

// From level 3 somebody works with a skill on their own; several passed exercises show as much.
const fullLevel = 3
const fullExercises = 3

/** What was done, in words: quiz, exercise, task or interview answer, and who checked it unless this server did. */
export const describeShown = ({ skill, kind, title, checkedBy }: ShownSkill): string => {
  const what = {
    assessment: `adaptive quiz about ${skill}`,
    exercise: `exercise “${title}”`,
    challenge: `challenge “${title}”`,
    interview: `question about ${skill} answered well in interview practice`,
  }[kind]
  if (checkedBy === 'browser') return `${what}, checked in the browser`
  return checkedBy === 'self' ? `${what}, self-checked` : what
}

/** Whether what the person has shown of the skill counts fully: a quiz at level 3 or above, or three exercises. */
export const gradeOfShown = (skill: string, shown: readonly ShownSkill[]): 'full' | 'partial' => {
  const about = shown.filter((one) => one.skill === skill)
  const exercises = new Set(about.flatMap(({ kind, id }) => (kind === 'exercise' ? [id] : [])))
  const isFull = about.some(({ level = 0 }) => level >= fullLevel) || exercises.size >= fullExercises
  return isFull ? 'full' : 'partial'
}

const byProof = { server: 3, browser: 2, self: 0 } as const
// Marked by this server, but by likeness to expected points: less than running code, more than one's own check.
const proofOfAnswer = 1

const proofOf = ({ kind, checkedBy }: ShownSkill): number =>
  kind === 'interview' ? proofOfAnswer : byProof[checkedBy]

/** Whether a resume can get a line for it. One good answer is practice, and not something to apply with. */
export const isForResume = ({ kind }: Pick<ShownSkill, 'kind'>): boolean => kind !== 'interview'

/** What the person has shown here, each skill once with the best checked and then newest proof. */
export const readShownSkills = (shown: readonly ShownSkill[]): LearnedSkill[] => {
  const best = new Map<string, ShownSkill>()
  for (const one of shown) {
    const had = best.get(one.skill)
    const isBetter =
      !had ||
      proofOf(one) > proofOf(had) ||
      (proofOf(one) === proofOf(had) && one.shownOn.getTime() > had.shownOn.getTime())
    if (isBetter) best.set(one.skill, one)
  }
  return [...best.values()].map((one) => ({
    skill: one.skill,
    kind: 'shown' as const,
    grade: gradeOfShown(one.skill, shown),
    words: `${describeShown(one)}, ${dayInWords(one.shownOn)}`,
  }))
}
