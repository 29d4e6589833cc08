import * as claims from '@nextrung/contract/assessment-claims'
import * as calls from '@nextrung/contract/assessments'
import { reportQuestion as report } from '@nextrung/contract/question-reports'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { addCertificate } from './add-certificate.ts'
import { answerAssessment } from './answer-assessment.ts'
import { attachCertificateFile } from './attach-certificate-file.ts'
import { claimSkillLevel } from './claim-skill-level.ts'
import { deleteCertificate } from './delete-certificate.ts'
import { deleteCertificateFile } from './delete-certificate-file.ts'
import { deleteSkillClaim } from './delete-skill-claim.ts'
import { downloadCertificateFile } from './download-certificate-file.ts'
import { getAssessmentHistory } from './get-assessment-history.ts'
import { getAssessmentRun } from './get-assessment-run.ts'
import { getAssessments } from './get-assessments.ts'
import { reportQuestion } from './report-question.ts'
import { startAssessment } from './start-assessment.ts'
import { stopAssessment } from './stop-assessment.ts'

export const assessmentsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getAssessments, getAssessments)
  mount(calls.startAssessment, startAssessment)
  mount(calls.getAssessmentRun, getAssessmentRun)
  mount(calls.answerAssessment, answerAssessment)
  mount(calls.stopAssessment, stopAssessment)
  mount(calls.getAssessmentHistory, getAssessmentHistory)
  mount(claims.claimSkillLevel, claimSkillLevel)
  mount(claims.deleteSkillClaim, deleteSkillClaim)
  mount(claims.addCertificate, addCertificate)
  mount(claims.deleteCertificate, deleteCertificate)
  mount(claims.attachCertificateFile, attachCertificateFile)
  mount(claims.downloadCertificateFile, downloadCertificateFile)
  mount(claims.deleteCertificateFile, deleteCertificateFile)
  mount(report, reportQuestion)
}
