import * as calls from '@nextrung/contract/own-data'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { mounter } from '../../http/mount.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadExport } from './download-export.ts'
import { getPrivacyFacts } from './get-privacy-facts.ts'
import { listActivity } from './list-activity.ts'
import { requestExport } from './request-export.ts'
import { securityTxt } from './security-txt.ts'

export const ownDataRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.requestExport, requestExport)
  mount(calls.downloadExport, downloadExport)
  mount(calls.listActivity, listActivity)
  mount(calls.deleteAccount, deleteAccount)
  mount(calls.getPrivacyFacts, getPrivacyFacts)
  // Not part of the API contract: people and programs look for it at this well-known address.
  app.get('/.well-known/security.txt', { exposeHeadRoute: false, config: { cost: 'free' } }, (_, reply) => {
    const text = securityTxt(services)
    if (!text) throw notFound('This address')
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}
