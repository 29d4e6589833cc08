import * as calls from '@nextrung/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { deleteNotification } from './delete-notification.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'
import { unsubscribe } from './unsubscribe.ts'

export const notificationsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listNotifications, listNotifications)
  mount(calls.readNotifications, readNotifications)
  mount(calls.deleteNotification, deleteNotification)
  mountOneClickUnsubscribe(app, services)
}

// Mail programs send a form of either content type (RFC 8058). The URL contains everything, so the body is ignored.
const mountOneClickUnsubscribe = (app: FastifyInstance, services: Services): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, undefined),
    )
    mounter(scope, services)(calls.unsubscribe, unsubscribe)
  })
}
