import type { SkillAssessment } from '@nextrung/contract/assessments'
import type { AssessmentRow } from './assessments.store.ts'
import type { CertificateFileInfo } from './certificate-files.store.ts'

/** A stored level or certificate as the person sees it. */
export const assessmentAnswer = (
  row: AssessmentRow,
  { now, file }: { now: Date; file?: CertificateFileInfo | undefined },
): SkillAssessment => {
  const { certificate } = row
  const today = now.toISOString().slice(0, 10)
  return {
    id: row.id,
    skillName: row.skillName,
    proficiencyLevel: row.proficiencyLevel,
    confidence: row.confidence,
    lastAssessed: row.lastAssessed.toISOString(),
    nextAssessmentDue: row.nextAssessmentDue?.toISOString() ?? null,
    verified: row.verified,
    verificationMethod: row.verificationMethod,
    evidence: row.evidence,
    ...(certificate
      ? {
          certificate: {
            ...certificate,
            hasExpired: certificate.expiresOn !== null && certificate.expiresOn < today,
            file: file ? { name: file.name, sizeBytes: file.sizeBytes } : null,
          },
        }
      : {}),
  }
}
