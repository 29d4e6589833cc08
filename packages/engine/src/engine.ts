import { assessSkillCapability } from './assessment/assess-skill.capability.ts'
import { checkExerciseCapability } from './exercises/check-exercise.capability.ts'
import { markAnswerCapability } from './interview/marking/mark-answer.capability.ts'
import { askAboutResumeCapability } from './interview/resume-questions/ask-about-resume.capability.ts'
import { suggestStoriesCapability } from './interview/stories/suggest-stories.capability.ts'
import { checkChallengeCapability } from './learning/check-challenge.capability.ts'
import { chooseChallengesCapability } from './learning/choose-challenges.capability.ts'
import { chooseNextStepCapability } from './learning/choose-next-step.capability.ts'
import { planLearningCapability } from './learning/plan-learning.capability.ts'
import { writeLinkedInCapability } from './linkedin/write-linked-in.capability.ts'
import { compareOwnSkillsCapability } from './market/compare-own-skills.capability.ts'
import { matchJobsCapability } from './matching/match-jobs.capability.ts'
import { answerMessageCapability } from './mentor/answer-message.capability.ts'
import { readMessageCapability } from './mentor/read-message.capability.ts'
import { mapCareerPathCapability } from './path/map-career-path.capability.ts'
import { rankRolesCapability } from './path/rank-roles.capability.ts'
import { compareVersionsCapability } from './resumes/compare-versions.capability.ts'
import { correctResumeCapability } from './resumes/correct-resume.capability.ts'
import { findRemainingSkillsCapability } from './resumes/find-remaining-skills.capability.ts'
import { optimizeResumeCapability } from './resumes/optimize-resume.capability.ts'
import { parseResumeCapability } from './resumes/parse-resume.capability.ts'
import { scoreResumeCapability } from './resumes/scoring/score-resume.capability.ts'
import { readWishesCapability } from './resumes/wishes/read-wishes.capability.ts'
import { writeStoryCapability } from './story/write-story.capability.ts'

/** Registers every capability of the engine. */
export const capabilities = [
  parseResumeCapability,
  correctResumeCapability,
  readWishesCapability,
  optimizeResumeCapability,
  findRemainingSkillsCapability,
  scoreResumeCapability,
  compareVersionsCapability,
  compareOwnSkillsCapability,
  writeLinkedInCapability,
  writeStoryCapability,
  mapCareerPathCapability,
  rankRolesCapability,
  planLearningCapability,
  chooseChallengesCapability,
  chooseNextStepCapability,
  assessSkillCapability,
  checkExerciseCapability,
  checkChallengeCapability,
  markAnswerCapability,
  askAboutResumeCapability,
  suggestStoriesCapability,
  readMessageCapability,
  answerMessageCapability,
  matchJobsCapability,
] as const
