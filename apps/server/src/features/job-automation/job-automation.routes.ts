import * as calls from '@nextrung/contract/job-automation'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { applyToJob } from './apply-to-job.ts'
import { giveAutoApplyConsent, withdrawAutoApplyConsent } from './auto-apply-consent.ts'
import { autoSearch } from './auto-search.ts'
import { hideJob, showJob } from './hidden-jobs.ts'
import { jobSettingsAnswer } from './job-settings-answer.ts'
import { saveJobSettings } from './save-job-settings.ts'

export const jobAutomationRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.autoSearch, autoSearch)
  mount(calls.applyToJob, applyToJob)
  mount(calls.getJobSettings, jobSettingsAnswer)
  mount(calls.saveJobSettings, saveJobSettings)
  mount(calls.giveAutoApplyConsent, giveAutoApplyConsent)
  mount(calls.withdrawAutoApplyConsent, withdrawAutoApplyConsent)
  mount(calls.hideJob, hideJob)
  mount(calls.showJob, showJob)
}
