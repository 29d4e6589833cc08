import type { Device } from '@nextrung/contract/auth-security'
import { goodPassword } from '../../../testing/factories.ts'
import type { FeatureTesting } from '../../../testing/feature-testing.ts'

type Owner = Parameters<NonNullable<FeatureTesting['makeRows']>>[0]

const listDevices = async ({ person }: Owner): Promise<Device[]> =>
  (await person.client.send<Device[]>('GET', '/auth/devices')).json

const signInElsewhere = async (owner: Owner): Promise<string> => {
  const before = new Set((await listDevices(owner)).map(({ id }) => id))
  await owner.app
    .newClient()
    .send('POST', '/auth/sign-in/email', { json: { email: owner.person.email, password: goodPassword } })
  return String((await listDevices(owner)).find(({ id }) => !before.has(id))?.id)
}

export const devicesTesting: FeatureTesting = {
  requests: {
    'GET /auth/devices': { path: '/auth/devices', answers: [200] },
    'DELETE /auth/devices/:id': { path: '/auth/devices/{endedDevice}', answers: [200] },
    'POST /auth/devices/sign-out-others': { path: '/auth/devices/sign-out-others', answers: [200] },
  },
  makeRows: async (owner) => ({ device: String((await listDevices(owner))[0]?.id) }),
  usedUp: { endedDevice: { like: 'device', make: signInElsewhere } },
}
