import type { Services } from '../../../context.ts'
import {
  type AssessmentRow,
  type HistoryRow,
  listAssessments,
  listHistory,
} from '../../assessments/assessments.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

const mostQuizzes = 10_000

const day = (moment: Date): string => moment.toISOString().slice(0, 10)

const sourceLine = ({
  proficiencyLevel,
  confidence,
  lastAssessed,
  certificate,
  ...row
}: AssessmentRow): string => {
  if (certificate) {
    const { name, issuer, link, expiresOn } = certificate
    const expiry = expiresOn ? `, expires ${expiresOn}` : ''
    return `- Certificate, not verified: ${name} by ${issuer}${expiry}${link ? ` (${link})` : ''}`
  }
  const level = `level ${proficiencyLevel} of 5`
  return row.verificationMethod === 'self'
    ? `- Your own word of ${day(lastAssessed)}: ${level}`
    : `- Quiz of ${day(lastAssessed)}: ${level}, confidence ${confidence} of 100${row.nextAssessmentDue ? `, next one due ${day(row.nextAssessmentDue)}` : ''}`
}

const quizLine = ({ assessmentDate, newLevel, previousLevel, assessmentDetails }: HistoryRow): string => {
  const { right, asked, confidence } = assessmentDetails
  const before = previousLevel === null ? 'the first one' : `before: level ${previousLevel}`
  return `- ${day(assessmentDate)}: level ${newLevel} (${before}), ${right} of ${asked} right, confidence ${confidence}`
}

/** The person's levels, certificates and quizzes, skill by skill, to read. */
export async function* listAssessmentEntries(
  services: Services,
  userId: number,
): AsyncGenerator<ArchiveEntry> {
  const sources = await listAssessments(services.db, userId)
  if (sources.length === 0) return
  const history = await listHistory(services.db, { userId, limit: mostQuizzes })
  const skills = [...new Set(sources.map(({ skillName }) => skillName))].sort()
  const blocks = skills.map((skill) => {
    const quizzes = history.filter(({ skillName }) => skillName === skill).map(quizLine)
    return [
      `## ${skill}`,
      sources
        .filter(({ skillName }) => skillName === skill)
        .map(sourceLine)
        .join('\n'),
      ...(quizzes.length > 0 ? [`All quizzes:\n${quizzes.join('\n')}`] : []),
    ].join('\n\n')
  })
  const content = ['# Your levels, certificates and quizzes', ...blocks].join('\n\n')
  yield { path: 'skill-assessments.md', content: Buffer.from(`${content}\n`) }
}
