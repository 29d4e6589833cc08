import { NextStep } from '@nextrung/contract/learning-plan'
import { z } from 'zod'
import { learningSteps } from './next-learning-steps.ts'
import { practiceSteps } from './next-practice-steps.ts'
import { resumeSteps } from './next-resume-steps.ts'
import type { Candidate, NextStepInput } from './next-step-input.ts'

export const ChosenStep = z.object({
  step: NextStep.optional(),
  /** Why there is none, as a sentence. */
  message: z.string().optional(),
})
export type ChosenStep = z.output<typeof ChosenStep>

const chooseRole = ({ targetRole }: NextStepInput): Candidate[] =>
  targetRole
    ? []
    : [
        {
          worth: 100,
          step: {
            id: 'choose-role',
            kind: 'choose-role',
            title: 'Choose a target role.',
            reason: 'Your score, your path and your courses all depend on the role that you want.',
            restsOn: ['You have not chosen a target role.'],
            link: '/',
            minutes: 2,
          },
        },
      ]

const longestId = 300

/**
 * The one thing across resume and path that moves the person most, with the reason and what it rests on. What they did,
 * put off or never want is left out.
 */
export const chooseNextStep = (input: NextStepInput): ChosenStep => {
  const out = new Set(input.leaveOut)
  const [best] = [
    ...chooseRole(input),
    ...resumeSteps(input),
    ...learningSteps(input),
    ...practiceSteps(input),
  ]
    .map((one) => ({ ...one, step: { ...one.step, id: one.step.id.slice(0, longestId) } }))
    .filter(({ step }) => !out.has(step.id))
    .sort((a, b) => b.worth - a.worth)
  if (best) return { step: best.step }
  return {
    message:
      out.size > 0
        ? 'You have dealt with everything that we would suggest now.'
        : 'There is nothing that we would suggest now.',
  }
}
