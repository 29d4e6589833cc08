import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, goodPassword } from '../../apps/server/src/testing/factories.ts'
import type { Resume } from '../../packages/contract/src/resumes.ts'

const lookEveryMs = 10
const withinMs = 60_000

export const password = goodPassword

/** Creates a new person, signed in to the server at this address. */
export const newPerson = async (url: string) => {
  const client = new Client(url)
  const email = `${randomUUID()}@example.com`
  const answer = await client.send('POST', '/auth/sign-up/email', {
    json: { displayName: 'Nia Bello', email, password },
  })
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`)
  return { client, email }
}

type Upload = { name: string; type: string; bytes: Uint8Array }

/** A two-page resume as PDF. */
export const sampleFile = async (): Promise<Upload> => ({
  name: 'resume.pdf',
  type: 'application/pdf',
  bytes: await readFile(join(import.meta.dirname, '../../eval/samples/haruto-ishikawa.pdf')),
})

/** Uploads a file for a role and resolves with the version's id. */
export const upload = async (client: Client, { name, type, bytes }: Upload): Promise<number> => {
  const answer = await client.send<Resume>('POST', '/api/resumes', {
    form: fileForm(bytes, { name, type, targetRole: 'Software Engineer' }),
  })
  if (answer.status !== 201) throw new Error(`upload answered ${answer.status}: ${answer.text}`)
  return answer.json.id
}

/** Resolves once the list shows this version as completed. */
export const untilCompleted = async (client: Client, id: number): Promise<void> => {
  const giveUpAt = performance.now() + withinMs
  while (performance.now() < giveUpAt) {
    const { json } = await client.send<Resume[]>('GET', '/api/resumes/1')
    if (json.find((one) => one.id === id)?.status === 'completed') return
    await sleep(lookEveryMs)
  }
  throw new Error(`Version ${id} was not completed in time.`)
}
