export const difficulties = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'expert', label: 'Expert' },
] as const

export type Difficulty = (typeof difficulties)[number]['value']

export const scenarios = [
  { value: 'technical', label: 'Technical', loading: 'Preparing technical questions...' },
  { value: 'behavioral', label: 'Behavioral', loading: 'Preparing behavioral questions...' },
  { value: 'system_design', label: 'System Design', loading: 'Preparing system design questions...' },
] as const

export type Scenario = (typeof scenarios)[number]['value']

export const modes = [
  { value: 'open', label: 'Open-ended' },
  { value: 'choice', label: 'Multiple Choice' },
] as const

export type Mode = (typeof modes)[number]['value']

/** Which questions are on the screen. */
export type QuestionSet = { role: string; scenario: Scenario; difficulty: Difficulty; mode: Mode }

const scenarioLabels: Record<string, string> = {
  technical: 'Technical',
  behavioral: 'Behavioral',
  leadership: 'Leadership',
  system_design: 'System Design',
}

const difficultyLabels: Record<string, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  expert: 'Expert',
}

/** How a person reads the name; another server may send names of its own. */
export const scenarioLabel = (scenario: string): string => scenarioLabels[scenario] ?? scenario

export const difficultyLabel = (difficulty: string): string => difficultyLabels[difficulty] ?? difficulty
