import { fileForm, goodPassword, makePerson, resumeText } from '../../apps/server/src/testing/factories.ts'
import type { Check, Fault } from '../fault.ts'
import { checkHistories } from '../history/check-history.ts'
import { startHistory } from '../history/person-history.ts'
import { importJson, upload } from '../history/user-actions.ts'
import { startFaultyServer } from './faulty-server.ts'

/** Simulates a full disk: the reported free space is nearly none. */
export const fullDisk: Fault = {
  id: 'F14',
  title: 'full disk, by the free space that is read',
  minutes: 1,
  run: async () => {
    const server = await startFaultyServer()
    const history = await startHistory(server)
    await upload(history)
    const { client, email } = await makePerson(server)
    await server.set({ freeDiskBytes: 100 * 1024 * 1024 })
    const refused = [
      await client.send<{ error: string }>('POST', '/api/resumes', { form: fileForm(resumeText()) }),
      await client.send<{ error: string }>('POST', '/api/resumes/import', {
        json: { resume: { basics: { name: 'Maya Full Okafor' } } },
      }),
    ]
    const signIn = { json: { email, password: goodPassword } }
    const reads = [
      await client.send('GET', '/api/resumes/1'),
      await client.send('GET', '/health'),
      await server.newClient().send('POST', '/auth/sign-in/email', signIn),
    ]
    await server.set({})
    await upload(history)
    await importJson(history)
    await server.end('SIGKILL')
    await server.start()
    const checks: Check[] = [
      {
        what: 'uploads and imports are refused with 507 and a sentence',
        held: refused.every(
          ({ status, json }) => status === 507 && json.error.startsWith('Storage is full.'),
        ),
        detail: refused.map(({ status }) => status).join(' '),
      },
      {
        what: 'reads, health and sign-in work meanwhile',
        held: reads.every(({ status }) => status === 200),
        detail: reads.map(({ status }) => status).join(' '),
        kills: 2,
      },
      ...(await checkHistories([history])),
    ]
    await server.remove()
    return checks
  },
}
