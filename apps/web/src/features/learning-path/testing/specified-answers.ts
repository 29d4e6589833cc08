import * as challengeWork from '@nextrung/contract/challenge-work'
import * as learningPath from '@nextrung/contract/learning-path'
import * as learningPlan from '@nextrung/contract/learning-plan'
import { getSkillLevels } from '@nextrung/contract/skill-levels'
import { getUserSkills } from '@nextrung/contract/user-skills'
import { type Row, specified } from '../../../testing/specified.ts'
import { sampleLevels } from './sample-levels.ts'
import { enrolled, samplePlan } from './sample-plan.ts'

const skills = { skills: ['SQL'] }
const plan = samplePlan({ enrollments: [enrolled()] })
const works = {
  works: [
    {
      challengeId: 'ten-findings-this-week',
      title: 'Choose the ten findings of 200 that must be fixed this week',
      stepsDone: [0],
      link: null,
      text: null,
      takenAt: '2026-11-23T09:10:00.000Z',
      handedInAt: null,
    },
  ],
}

export const rows: readonly Row[] = [
  { call: learningPath.generateLearningPath, answer: specified.learningPath },
  { call: learningPath.chooseLearningChallenges, answer: specified.challenges },
  { call: getUserSkills, answer: skills },
  { call: learningPath.getRequiredSkills, answer: { requiredSkills: ['Python', 'SQL'] } },
  { call: learningPlan.getLearningPlan, answer: plan },
  { call: learningPlan.saveLearningPreferences, answer: plan },
  { call: learningPlan.saveEnrollment, answer: plan },
  { call: learningPlan.deleteEnrollment, answer: plan },
  { call: learningPlan.markMilestone, answer: plan },
  { call: learningPlan.unmarkMilestone, answer: plan },
  { call: getSkillLevels, answer: sampleLevels },
  { call: learningPlan.claimSkills, answer: skills },
  { call: challengeWork.listChallengeWorks, answer: works },
  { call: challengeWork.saveChallengeWork, answer: works },
  {
    call: challengeWork.checkChallengeWork,
    answer: {
      criteria: [
        {
          text: 'The counts add up.',
          decidedBy: 'program',
          met: false,
          problem: 'Nothing is pasted here yet.',
        },
      ],
    },
  },
  { call: challengeWork.handInChallenge, answer: works },
  { call: challengeWork.dropChallengeWork, answer: works },
]
