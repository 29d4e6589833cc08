import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'
import { notify } from './notify.ts'

type MakeNotice = NonNullable<FeatureTesting['usedUp']>[string]['make']

const makeNotice: MakeNotice = async ({ app, person }) => {
  const about = randomUUID()
  await notify(app.services, app.services.db, {
    userId: person.user.id,
    kind: 'trial-ends',
    about,
    title: `About ${about}`,
    body: `It is about ${person.mark}.`,
  })
  const { json } = await person.client.send<{ notifications: { id: number }[] }>('GET', '/api/notifications')
  return String(json.notifications[0]?.id)
}

export const notificationsTesting: FeatureTesting = {
  requests: {
    'GET /api/notifications': { path: '/api/notifications', answers: [200] },
    'POST /api/notifications/read': { path: '/api/notifications/read', answers: [200] },
    'DELETE /api/notifications/:id': { path: '/api/notifications/{deletedNotice}', answers: [200] },
    // No mail was sent, so no valid link exists.
    'POST /api/notifications/unsubscribe': {
      path: '/api/notifications/unsubscribe',
      answers: [400],
      query: fc.constant({ token: 'x'.repeat(43) }),
      isStranger: true,
      needsNoDatabase: true,
    },
  },
  makeRows: async (owner) => ({ notice: await makeNotice(owner) }),
  usedUp: { deletedNotice: { like: 'notice', make: makeNotice } },
}
