import { shownKinds } from '@nextrung/contract/shown-skills'
import { findOfferedChallenge } from '@nextrung/knowledge/challenges'
import { type Challenge, challengeDifficulties } from '@nextrung/knowledge/challenges/challenge'
import { z } from 'zod'

/** What the person did here: a quiz with its level, an exercise they passed, or a challenge they handed in. */
export const Proof = z.object({
  skill: z.string(),
  kind: z.enum(shownKinds),
  id: z.string(),
  /** From 1 to 5, of a quiz. */
  level: z.number().optional(),
})
export type Proof = z.output<typeof Proof>

const ofKind = (proofs: readonly Proof[], kind: Proof['kind']): Proof[] =>
  proofs.filter((one) => one.kind === kind)
const idsOf = (proofs: readonly Proof[]): string[] => [...new Set(proofs.map(({ id }) => id))]

const perHandedIn = 0.2
const mostForHandedIn = 0.8
const perExercise = 0.05
const mostForExercises = 0.3
const perLevel = 0.35
// A level 2 is about what is known of a skill that was learned and not shown.
const middleLevel = 2

/** How much harder a challenge may be after those handed in, the harder ones counting more, and after passed exercises. */
const generalLift = (proofs: readonly Proof[]): number => {
  const handedIn = idsOf(ofKind(proofs, 'challenge')).map((id) => {
    const difficulty = findOfferedChallenge(id)?.difficulty ?? 'beginner'
    return perHandedIn * (challengeDifficulties.indexOf(difficulty) + 1)
  })
  const passed = idsOf(ofKind(proofs, 'exercise')).length
  return (
    Math.min(
      mostForHandedIn,
      handedIn.reduce((sum, one) => sum + one, 0),
    ) + Math.min(mostForExercises, passed * perExercise)
  )
}

/** The newest quiz about one of a challenge's skills, the skill that it shows best first. */
const quizAbout = ({ skills }: Challenge, proofs: readonly Proof[]) =>
  skills.flatMap((skill) =>
    ofKind(proofs, 'assessment').flatMap((one) =>
      one.skill === skill && one.level !== undefined ? [{ skill, level: one.level }] : [],
    ),
  )[0]

/** How much harder, or easier, a challenge may be because of what the person did here; 0 without a history. */
export const liftFor = (challenge: Challenge, proofs: readonly Proof[]): number => {
  const quiz = quizAbout(challenge, proofs)
  return generalLift(proofs) + (quiz ? (quiz.level - middleLevel) * perLevel : 0)
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

/** What the person did here that speaks for a challenge now, as a sentence; undefined if nothing does. */
export const historyNote = (challenge: Challenge, proofs: readonly Proof[]): string | undefined => {
  const isHarder = challenge.difficulty !== 'beginner'
  const quiz = quizAbout(challenge, proofs)
  if (quiz && (isHarder ? quiz.level > middleLevel : quiz.level <= middleLevel))
    return `Your ${quiz.skill} quiz put you at level ${quiz.level} of 5, so ${isHarder ? 'it goes beyond the basics' : 'it builds up the basics'}.`
  const handedIn = idsOf(ofKind(proofs, 'challenge')).length
  if (isHarder && handedIn > 0)
    return `You have handed in ${counted(handedIn, 'challenge')}, so it goes beyond the basics.`
  const about = ofKind(proofs, 'exercise').filter(({ skill }) => challenge.skills.includes(skill))
  const skill = about[0]?.skill
  const passed = idsOf(about.filter((one) => one.skill === skill)).length
  return skill && `You passed ${counted(passed, 'exercise')} about ${skill}; here you put it to use.`
}
