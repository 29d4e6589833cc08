import { openQuestions } from '@nextrung/knowledge/interview'
import type { QuestionType } from '@nextrung/knowledge/interview/open-question'
import type { Random } from '../resume-reader/seeded-random.ts'

const familyOf = (id: string): string => id.replace(/-\d+$/, '')

const sentences = openQuestions.flatMap(({ id, type, sampleAnswer }) =>
  sampleAnswer.split(/(?<=[.!?]) /).map((text) => ({ text, type, family: familyOf(id) })),
)

const isStory = (type: QuestionType): boolean => type === 'behavioral' || type === 'leadership'

const stories = sentences.filter(({ type }) => isStory(type))
const technology = sentences.filter(({ type }) => !isStory(type))

/** The answer with well-said sentences about something else after it: as good as before, and longer. */
export function padAnswer(
  answer: string,
  { question, random }: { question: string; random: Random },
): string {
  const family = familyOf(question)
  const pool = (random.chance(0.5) ? stories : technology).filter((one) => one.family !== family)
  const added = random.some(pool, random.int(2, 6)).map(({ text }) => text)
  const end = /[.!?]\s*$/.test(answer) ? '' : '.'
  return `${answer}${end} ${added.join(' ')}`
}
