import type { Resume } from '@nextrung/contract/resumes'
import type { Client } from './client.ts'
import { makePerson, makeResume, waitForCompleted } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A person's versions, newest first. */
export const listVersions = async (client: Client): Promise<Resume[]> =>
  (await client.send<Resume[]>('GET', '/api/resumes/1')).json

/** Gives feedback on a version. */
export const optimize = (
  client: Client,
  { id, ...body }: { id: number; feedback: string; selectedRole?: string },
) => client.send<Resume & { error: string }>('POST', `/api/resumes/${id}/optimize`, { json: body })

/** A person of their own with one completed version. */
export const makePersonWithResume = async (app: TestApp) => {
  const person = await makePerson(app)
  await makeResume(person.client, person.mark)
  return { ...person, resume: await waitForCompleted(person.client) }
}
