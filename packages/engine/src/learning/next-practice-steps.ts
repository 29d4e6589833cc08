import type { Candidate, NextStepInput } from './next-step-input.ts'

const link = '/interview-prep'
const minutes = 15
// Less than a quiz that is due, more than a new course.
const worthOfWeak = 59
const worthOfDue = 57
const worthOfFirst = 32
// A set has as many.
const enoughDue = 5

/** What interview practice asks for most: what went badly, what is due again, or a first try. */
export const practiceSteps = ({ targetRole, path, practice }: NextStepInput): Candidate[] => {
  if (!targetRole || !practice) return []
  const { answers, due, weakest } = practice
  const step = { kind: 'practise-interview' as const, link, minutes }
  if (weakest) {
    const { skill, average, answers: count } = weakest
    return [
      {
        worth: worthOfWeak,
        step: {
          ...step,
          id: `practise-interview:${skill}`,
          title: `Answer interview questions about ${skill} again.`,
          reason: 'Questions that went badly come back the next day, while what to say is still fresh.',
          restsOn: [`Your last ${count} answers about ${skill} scored ${Math.round(average)}% on average.`],
        },
      },
    ]
  }
  if (due >= enoughDue)
    return [
      {
        worth: worthOfDue,
        step: {
          ...step,
          id: 'practise-interview:due',
          title: 'Repeat your interview questions.',
          reason: 'Answers stay with you when you give them again before they fade.',
          restsOn: [`${due} questions that you answered are due again.`],
        },
      },
    ]
  if (answers > 0 || !path) return []
  return [
    {
      worth: worthOfFirst,
      step: {
        ...step,
        id: 'practise-interview:first',
        title: `Try five interview questions for ${targetRole}.`,
        reason: 'They show where you stand, and every answer is marked with what to say next time.',
        restsOn: ['You have not answered any interview questions here yet.'],
      },
    },
  ]
}
