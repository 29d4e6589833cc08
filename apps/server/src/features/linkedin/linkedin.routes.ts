import * as calls from '@nextrung/contract/linkedin'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { writeLinkedIn } from './write-linked-in.ts'

export const linkedInRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.writeLinkedIn, writeLinkedIn)
}
