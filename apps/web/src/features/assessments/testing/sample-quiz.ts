import type {
  AssessedSkill,
  AssessmentOverview,
  AssessmentQuestion,
  AssessmentResult,
  AssessmentRun,
  MarkedAnswer,
} from '@nextrung/contract/assessments'

export const sqlSkill = (more: Partial<AssessedSkill> = {}): AssessedSkill => ({
  skill: 'SQL',
  questionCount: 24,
  seenCount: 0,
  weight: 5,
  test: null,
  claim: null,
  certificates: [],
  isDue: false,
  running: null,
  ...more,
})

export const overview = (skills: AssessedSkill[] = [sqlSkill()]): AssessmentOverview => ({
  skills,
  basis: ['The difficulty is the authors’ judgment.'],
})

export const question = (more: Partial<AssessmentQuestion> = {}): AssessmentQuestion => ({
  id: 11,
  question: 'What does this return?\n\n```sql\nSELECT count(*) FROM orders;\n```',
  options: ['`0` rows', 'One row', 'Two rows', 'An error'],
  tags: ['SQL'],
  difficulty: 'beginner',
  ...more,
})

export const run = (more: Partial<AssessmentRun> = {}): AssessmentRun => ({
  id: 7,
  skill: 'SQL',
  status: 'running',
  startedAt: '2026-11-23T09:00:00.000Z',
  progress: { answered: 0, right: 0, atMost: 16 },
  question: question(),
  result: null,
  ...more,
})

export const marked = (more: Partial<MarkedAnswer> = {}): MarkedAnswer => ({
  questionId: 11,
  option: 1,
  isRight: true,
  rightOption: 1,
  explanations: ['It counts rows.', '`count` makes one row.', 'There is one group.', 'The query is valid.'],
  ...more,
})

export const result = (more: Partial<AssessmentResult> = {}): AssessmentResult => ({
  skill: 'SQL',
  proficiencyLevel: 3,
  confidence: 78,
  previousLevel: null,
  assessmentType: 'initial',
  assessedAt: '2026-11-23T09:10:00.000Z',
  nextAssessmentDue: '2026-12-23T09:10:00.000Z',
  right: 9,
  asked: 13,
  seenBefore: 0,
  byDifficulty: [{ difficulty: 'beginner', right: 5, asked: 5 }],
  strengths: ['All beginner questions.'],
  improvementAreas: ['Window functions.'],
  basis: ['Item response theory over 13 answers.'],
  levelName: 'Practitioner',
  ...more,
})
