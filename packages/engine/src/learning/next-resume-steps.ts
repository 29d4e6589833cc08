import { counted } from '../path/path.public.ts'
import type { Candidate, NextStepInput } from './next-step-input.ts'

const uploadResume = ({ resume }: NextStepInput): Candidate[] => {
  if (resume && resume.status !== 'failed') return []
  const failed = resume?.status === 'failed'
  return [
    {
      worth: 90,
      step: {
        id: failed ? 'upload-resume:again' : 'upload-resume',
        kind: 'upload-resume',
        title: failed ? 'Upload your resume again.' : 'Upload your resume.',
        reason: 'It is where we learn what you know, so the path can start there.',
        restsOn: [failed ? 'Your newest resume could not be analyzed.' : 'We have no resume of yours.'],
        link: '/dashboard',
        minutes: 5,
      },
    },
  ]
}

const minutesPerQuestion = 2

const answerQuestions = ({ resume }: NextStepInput): Candidate[] => {
  const open = Math.max(0, Math.round(resume?.openQuestions ?? 0))
  if (resume?.status !== 'completed' || open === 0) return []
  return [
    {
      worth: 80,
      step: {
        id: 'answer-questions',
        kind: 'answer-questions',
        title: `Answer ${open === 1 ? 'the question' : `the ${open} questions`} about your resume.`,
        reason: 'We read part of it without being sure, and everything else builds on what it says.',
        restsOn: [`Your newest resume has ${counted(open, 'open question')}.`],
        link: '/dashboard',
        minutes: Math.min(30, open * minutesPerQuestion),
      },
    },
  ]
}

const weakShare = 0.7
const worthOfWeakPart = 50
const worthPerShare = 40

/** The part of the score with the lowest share of its points, if it is low. */
const improveResume = ({ resume }: NextStepInput): Candidate[] => {
  const [weakest] = (resume?.score?.parts ?? [])
    .filter(({ most }) => most > 0)
    .map((part) => ({ ...part, share: part.points / part.most }))
    .sort((a, b) => a.share - b.share || b.most - a.most)
  if (!weakest || weakest.share >= weakShare || resume?.status !== 'completed') return []
  const { name, points, most, explanation, share } = weakest
  return [
    {
      worth: worthOfWeakPart + (weakShare - share) * worthPerShare,
      step: {
        id: `improve-resume:${name}`,
        kind: 'improve-resume',
        title: `Improve “${name}” on your resume.`,
        reason: 'It is the part of your resume score with the most left to gain.',
        restsOn: [`It has ${points} of ${most} points.`, ...(explanation ? [explanation] : [])],
        link: '/dashboard',
        minutes: 20,
      },
    },
  ]
}

/** What can be done about the resume. */
export const resumeSteps = (input: NextStepInput): Candidate[] => [
  ...uploadResume(input),
  ...answerQuestions(input),
  ...improveResume(input),
]
