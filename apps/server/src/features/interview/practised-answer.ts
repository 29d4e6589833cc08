import type { PractisedAnswer } from '@nextrung/contract/interview-history'
import type { ResponseRow } from './responses.store.ts'

const longestOpening = 160

const openingOf = ({ responseText, shown: { options } }: ResponseRow): string => {
  const text = options ? (options[Number(responseText)] ?? responseText) : responseText
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestOpening) return plain
  // Not inside a character that takes two places.
  return `${plain.slice(0, longestOpening).replace(/[\ud800-\udbff]$/, '')}…`
}

/** A stored answer as a line of the history. */
export const practisedAnswer = (row: ResponseRow): PractisedAnswer => ({
  id: row.id,
  questionId: row.questionId,
  question: row.followUpQuestion ?? row.shown.question,
  questionType: row.shown.questionType,
  scenarioType: row.shown.scenarioType,
  difficulty: row.shown.difficulty,
  role: row.shown.role,
  skills: row.shown.skills,
  isMultipleChoice: row.shown.options !== undefined,
  isFollowUp: row.followUpOf !== null,
  score: row.aiScoring.score,
  technicalAccuracy: row.aiScoring.technicalAccuracy ?? null,
  communicationClarity: row.aiScoring.communicationClarity ?? null,
  opening: openingOf(row),
  duration: row.duration,
  answeredAt: row.createdAt.toISOString(),
})
