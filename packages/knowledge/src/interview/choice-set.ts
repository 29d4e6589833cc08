import type { TargetRole } from '@nextrung/contract/roles'
import type { SkillQuiz } from '../quiz/quiz-question.ts'
import type { QuestionType } from './open-question.ts'

/** Multiple-choice questions of an interview that belong to no single skill; `skill` names what they are about. */
export type ChoiceSet = SkillQuiz & {
  type: Extract<QuestionType, 'system_design' | 'behavioral'>
  /** The roles that are asked them; none means every role. */
  roles: readonly TargetRole[]
}
