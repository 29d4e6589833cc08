import type { QuestionDifficulty } from '@nextrung/contract/assessments'

export const difficultyNames: Record<QuestionDifficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  expert: 'Expert',
}
