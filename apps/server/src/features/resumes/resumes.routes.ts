import { answerUnsure as answerUnsureCall } from '@nextrung/contract/resume-answers'
import * as calls from '@nextrung/contract/resumes'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { answerUnsure } from './answer-unsure.ts'
import { compareResumes } from './compare-resumes.ts'
import { correctResume } from './correct-resume.ts'
import { deleteResume } from './delete-resume.ts'
import { downloadOriginal } from './download-original.ts'
import { downloadResume } from './download-resume.ts'
import { getResumeEvidence } from './get-resume-evidence.ts'
import { getUnderstood } from './get-understood.ts'
import { importJsonResume } from './import-json-resume.ts'
import { listResumes } from './list-resumes.ts'
import { optimizeResume } from './optimize-resume.ts'
import { previewResume } from './preview-resume.ts'
import { restoreResume } from './restore-resume.ts'
import { updateResume } from './update-resume.ts'
import { uploadResume } from './upload-resume.ts'

export const resumesRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.uploadResume, uploadResume)
  mount(calls.importJsonResume, importJsonResume)
  mount(calls.listResumes, listResumes)
  mount(calls.updateResume, updateResume)
  mount(calls.deleteResume, deleteResume)
  mount(calls.optimizeResume, optimizeResume)
  mount(calls.compareResumes, compareResumes)
  mount(calls.restoreResume, restoreResume)
  mount(calls.getResumeEvidence, getResumeEvidence)
  mount(calls.getUnderstood, getUnderstood)
  mount(calls.correctResume, correctResume)
  mount(answerUnsureCall, answerUnsure)
  mount(calls.previewResume, previewResume)
  mount(calls.downloadResume, downloadResume)
  mount(calls.downloadOriginal, downloadOriginal)
}
