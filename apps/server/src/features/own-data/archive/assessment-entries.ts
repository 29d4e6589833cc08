import type { Services } from '../../../context.ts'
import {
  type AssessmentRow,
  findCertificateFile,
  type HistoryRow,
  listAssessments,
  listCertificateFiles,
  listHistory,
} from '../../assessments/assessments.public.ts'
import type { ArchiveEntry } from './create-zip.ts'
import { uniqueFileName } from './unique-file-name.ts'

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

/** The person's levels, certificates and quizzes, skill by skill, to read; and the copies of certificates. */
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
  yield* listCopies(services, userId)
}

/** The copies of certificates, one at a time. */
async function* listCopies({ db }: Services, userId: number): AsyncGenerator<ArchiveEntry> {
  const taken: string[] = []
  for (const { certificateId } of await listCertificateFiles(db, userId)) {
    const file = await findCertificateFile(db, { userId, certificateId })
    // Removed while the archive was being created.
    if (!file) continue
    const name = uniqueFileName(taken, file.fileName)
    taken.push(name)
    yield { path: `certificates/${name}`, content: file.content }
  }
}
