import * as calls from '@nextrung/contract/resumes'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { downloadResume } from './download-resume.ts'
import { listResumes } from './list-resumes.ts'
import { uploadResume } from './upload-resume.ts'

export const resumesRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.uploadResume, uploadResume)
  mount(calls.listResumes, listResumes)
  mount(calls.downloadResume, downloadResume)
}
