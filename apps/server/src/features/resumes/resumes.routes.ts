import * as calls from '@nextrung/contract/resumes'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { downloadResume } from './download-resume.ts'
import { listResumes } from './list-resumes.ts'
import { uploadResume } from './upload-resume.ts'

export const resumesRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, services, calls.uploadResume, uploadResume)
  mount(app, services, calls.listResumes, listResumes)
  mount(app, services, calls.downloadResume, downloadResume)
}
