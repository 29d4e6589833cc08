import type { Services } from '../../../context.ts'
import { listAllAnswers, type ResponseRow } from '../../interview/interview.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

const names = { technical: 'technical', behavioral: 'behavioral', system_design: 'system design' } as const

const answerText = ({ responseText, shown }: ResponseRow): string =>
  shown.options ? (shown.options[Number(responseText)] ?? responseText) : responseText

const block = (row: ResponseRow): string => {
  const { shown, createdAt, duration, aiScoring, feedback, followUpQuestion } = row
  const kind = names[shown.scenarioType] ?? shown.scenarioType
  const time = duration === null ? '' : `, ${duration} seconds`
  return [
    `## ${createdAt.toISOString().slice(0, 10)}: ${kind}, ${shown.difficulty}, for ${shown.role}`,
    followUpQuestion === null ? shown.question : `Follow-up: ${followUpQuestion}`,
    `Your answer${time}:\n\n${answerText(row)}`,
    `Marked with ${aiScoring.score}%:\n\n${feedback}`,
  ].join('\n\n')
}

/** The person's answers in interview practice with their marks, oldest first, to read. */
export async function* listInterviewEntries({ db }: Services, userId: number): AsyncGenerator<ArchiveEntry> {
  const answers = await listAllAnswers(db, userId)
  if (answers.length === 0) return
  const content = ['# Your interview practice', ...answers.map(block)].join('\n\n')
  yield { path: 'interview-practice.md', content: Buffer.from(`${content}\n`) }
}
