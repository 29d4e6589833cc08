import type { LearningEvidence } from '@nextrung/contract/learning-measures'
import { prerequisitesOf } from '@nextrung/knowledge/skill-relations'
import { listed } from '../path/path.public.ts'
import type { KnownSkill } from '../person/known-skills.ts'
import type { Gap } from './find-gaps.ts'
import type { Learner } from './learner.ts'
import { aRole, type LearningGoal } from './learning-goal.ts'

const mostNamed = 3
const lightWeight = 2

const weightSentence = (gap: Gap, goal: LearningGoal): string => {
  const { weight, requirement, skill } = gap
  const inPlace = skill === requirement ? '' : `${skill} counts in place of ${requirement} here. `
  if (goal.from === 'request') return `${inPlace}You named it among the skills for ${goal.name}.`
  if (goal.from === 'next steps') return `${inPlace}Your next steps mention it.`
  const role = aRole(goal)
  if (weight >= 5) return `${inPlace}It is among the skills that count most for ${role} (5 out of 5).`
  if (weight <= lightWeight) return `${inPlace}It counts only ${weight} out of 5 for ${role}.`
  return `${inPlace}It counts ${weight} out of 5 for ${role}.`
}

const originSentence = (gap: Gap, goal: LearningGoal): string => {
  if (gap.origin === 'topic') return 'You added it yourself.'
  if (gap.origin === 'prerequisite')
    return `The list for ${aRole(goal)} doesn’t name it, but ${gap.neededBy ?? 'what follows'} builds on it.`
  return weightSentence(gap, goal)
}

/** What it builds on, in the words of the knowledge base, and what builds on it. */
const placeSentences = (gap: Gap, gaps: readonly Gap[]): string[] => {
  const before = prerequisitesOf(gap.skill).find(({ skill, anyOf = [] }) =>
    [skill, ...anyOf].some((name) => gap.after.includes(name)),
  )
  const next = gaps.filter(({ after }) => after.includes(gap.skill)).map(({ skill }) => skill)
  return [
    ...(gap.after.length > 0
      ? [`It comes after ${listed(gap.after, mostNamed)}${before ? `: ${before.why}` : '.'}`]
      : []),
    ...(next.length > 0 && gap.origin !== 'prerequisite'
      ? [`${listed(next, mostNamed)} ${next.length === 1 ? 'builds' : 'build'} on it.`]
      : []),
  ]
}

const startSentence = ({ like, likeBefore, skill }: Gap, known: Learner['known']): string[] => {
  const had = known.get(skill)
  if (had) return [`You know the basics${had.words ? ` (“${had.words}”)` : ''}, so it starts after them.`]
  if (like) return [`You know ${like}, so it takes about half the time.`]
  if (likeBefore) return [`You learn ${likeBefore} before it, so it takes about half the time.`]
  return []
}

const weakSentence = ({ skill }: Gap, { weak }: Learner): string[] => {
  const sentence = weak.get(skill)
  return sentence === undefined ? [] : [sentence]
}

/** Why a skill is on the path, and why at this place. */
export const stepReasons = (
  gap: Gap,
  { learner, gaps }: { learner: Learner; gaps: readonly Gap[] },
): string[] => [
  originSentence(gap, learner.goal),
  ...placeSentences(gap, gaps),
  ...startSentence(gap, learner.known),
  ...weakSentence(gap, learner),
]

const evidenceText = ({ name, evidence, through, words }: KnownSkill, skill: string): string => {
  const stands = name === skill ? '' : ` ${name} counts in place of ${skill}.`
  switch (evidence) {
    case 'work':
      return `A job or project on your resume shows ${name}.${stands}`
    case 'resume':
      return `Your resume names ${name}.${stands}`
    case 'shown':
      return `Shown here: ${words ?? name}.${stands}`
    case 'profile':
      return `You listed ${name} in your profile.${stands}`
    case 'course':
      return `You say that you finished “${words ?? name}”.${stands}`
    case 'marked':
      return `You ticked “${words ?? name}”.${stands}`
    case 'claimed':
      return `You named ${name} among your skills.${stands}`
    case 'implied':
      return `You have ${through ?? 'a skill'}, which implies ${name}.${stands}`
  }
}

/** What shows that the person has a skill, as a sentence that says of what kind it is. */
export const describeEvidence = (known: KnownSkill, skill: string): LearningEvidence => ({
  skill,
  ...(known.name === skill ? {} : { through: known.name }),
  kind: known.evidence,
  grade: known.grade === 'full' ? 'fully' : 'partly',
  text: evidenceText(known, skill),
})
