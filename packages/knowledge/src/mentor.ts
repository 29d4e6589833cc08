import { backgroundHistoryKinds } from './mentor/kinds/background-history.ts'
import { backgroundPersonKinds } from './mentor/kinds/background-person.ts'
import { boundaryKinds } from './mentor/kinds/boundary.ts'
import { boundaryRequestKinds } from './mentor/kinds/boundary-requests.ts'
import { changeBeginningKinds } from './mentor/kinds/change-beginning.ts'
import { changeDecisionKinds } from './mentor/kinds/change-decision.ts'
import { changeEntryKinds } from './mentor/kinds/change-entry.ts'
import { changeMoneyKinds } from './mentor/kinds/change-money.ts'
import { confidenceKinds } from './mentor/kinds/confidence.ts'
import { credentialsKinds } from './mentor/kinds/credentials.ts'
import { credentialsPracticeKinds } from './mentor/kinds/credentials-practice.ts'
import { interviewKinds } from './mentor/kinds/interview.ts'
import { interviewQuestionKinds } from './mentor/kinds/interview-questions.ts'
import { interviewRoundKinds } from './mentor/kinds/interview-rounds.ts'
import { leadKinds } from './mentor/kinds/lead.ts'
import { marketFieldKinds } from './mentor/kinds/market-field.ts'
import { marketRolesKinds } from './mentor/kinds/market-roles.ts'
import { meKinds } from './mentor/kinds/me.ts'
import { motivationKinds } from './mentor/kinds/motivation.ts'
import { payFiguresKinds } from './mentor/kinds/pay-figures.ts'
import { payTalksKinds } from './mentor/kinds/pay-talks.ts'
import { planPaceKinds } from './mentor/kinds/plan-pace.ts'
import { planPathKinds } from './mentor/kinds/plan-path.ts'
import { resumeKinds } from './mentor/kinds/resume.ts'
import { resumeContentKinds } from './mentor/kinds/resume-content.ts'
import { searchKinds } from './mentor/kinds/search.ts'
import { searchOfferKinds } from './mentor/kinds/search-offers.ts'
import { searchPeopleKinds } from './mentor/kinds/search-people.ts'
import { skillsChoiceKinds } from './mentor/kinds/skills-choice.ts'
import { skillsLearningKinds } from './mentor/kinds/skills-learning.ts'
import { skillsStandingKinds } from './mentor/kinds/skills-standing.ts'
import { talkKinds } from './mentor/kinds/talk.ts'
import { threadKinds } from './mentor/kinds/thread.ts'
import { workKinds } from './mentor/kinds/work.ts'
import { workPeopleKinds } from './mentor/kinds/work-people.ts'
import { workStepKinds } from './mentor/kinds/work-steps.ts'
import type { MentorKind } from './mentor/mentor-kind.ts'

/** Every kind of message that the mentor understands. */
export const mentorKinds: readonly MentorKind[] = [
  ...backgroundHistoryKinds,
  ...backgroundPersonKinds,
  ...boundaryRequestKinds,
  ...boundaryKinds,
  ...changeBeginningKinds,
  ...changeDecisionKinds,
  ...changeEntryKinds,
  ...changeMoneyKinds,
  ...confidenceKinds,
  ...credentialsPracticeKinds,
  ...credentialsKinds,
  ...interviewQuestionKinds,
  ...interviewRoundKinds,
  ...interviewKinds,
  ...leadKinds,
  ...marketFieldKinds,
  ...marketRolesKinds,
  ...meKinds,
  ...motivationKinds,
  ...payFiguresKinds,
  ...payTalksKinds,
  ...planPaceKinds,
  ...planPathKinds,
  ...resumeContentKinds,
  ...resumeKinds,
  ...searchOfferKinds,
  ...searchPeopleKinds,
  ...searchKinds,
  ...skillsChoiceKinds,
  ...skillsLearningKinds,
  ...skillsStandingKinds,
  ...talkKinds,
  ...threadKinds,
  ...workPeopleKinds,
  ...workStepKinds,
  ...workKinds,
]

const byId = new Map(mentorKinds.map((kind) => [kind.id, kind]))

/** The kind with this id, if there is one. */
export const findMentorKind = (id: string): MentorKind | undefined => byId.get(id)
