import type { Services } from '../../../context.ts'
import {
  extensionOf,
  findRecording,
  listRecordings,
} from '../../interview-recordings/interview-recordings.public.ts'
import { listStories } from '../../interview-stories/interview-stories.public.ts'
import {
  listMockAnswers,
  listMocks,
  type MockAnswerRow,
  type MockRow,
  reportOf,
} from '../../mock-interviews/mock-interviews.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

const mostMocks = 10_000

const day = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? ''

const answerText = ({ isFollowUp, question, answer, mark }: MockAnswerRow): string =>
  [
    `${isFollowUp ? '#### Follow-up' : '###'} ${question}`,
    answer ?? 'Skipped.',
    ...(mark ? [mark.detailedFeedback] : []),
  ].join('\n\n')

const interviewText = async (services: Services, row: MockRow): Promise<string> => {
  const { mock, session } = row
  const answers = await listMockAnswers(services.db, { userId: mock.userId, mockIds: [mock.id] })
  const head = `## ${session.roleTitle}, ${session.difficultyLevel}, ${mock.minutes} minutes`
  if (session.status === 'scheduled') return `${head}\n\nPlanned for ${session.scheduledAt?.toISOString()}`
  if (session.status === 'in_progress')
    return [
      head,
      'Not finished.',
      ...answers.map(({ question, answer }) => `### ${question}\n\n${answer ?? 'Skipped.'}`),
    ].join('\n\n')
  const { score, workOn } = await reportOf(services.db, { row, answers })
  const work = workOn.map(({ title, advice }) => `- ${title}. ${advice}`).join('\n')
  return [head, `${day(session.completedAt)}: ${score}%`, work, ...answers.map(answerText)]
    .filter((part) => part !== '')
    .join('\n\n')
}

const asMarkdown = (path: string, blocks: readonly string[]): ArchiveEntry => ({
  path,
  content: Buffer.from(`${blocks.join('\n\n')}\n`),
})

/** The person's mock interviews and stories, to read, and their recordings as they came. */
export async function* listMockInterviewEntries(
  services: Services,
  userId: number,
): AsyncGenerator<ArchiveEntry> {
  const mocks = await listMocks(services.db, { userId, most: mostMocks })
  if (mocks.length > 0) {
    const blocks: string[] = []
    for (const row of mocks) blocks.push(await interviewText(services, row))
    yield asMarkdown('mock-interviews.md', ['# Your mock interviews', ...blocks])
  }
  const stories = await listStories(services.db, userId)
  if (stories.length > 0)
    yield asMarkdown('interview-stories.md', [
      '# Your stories',
      ...stories.map(({ title, situation, task, action, result }) =>
        [
          `## ${title}`,
          `Situation: ${situation}`,
          `Task: ${task}`,
          `Action: ${action}`,
          `Result: ${result}`,
        ].join('\n\n'),
      ),
    ])
  for (const { id, mediaType } of await listRecordings(services.db, userId)) {
    const found = await findRecording(services.db, { userId, id })
    // Deleted while the archive was being created.
    if (found) yield { path: `recordings/answer-${id}.${extensionOf(mediaType)}`, content: found.content }
  }
}
