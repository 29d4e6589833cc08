import type { Resume } from '@nextrung/contract/resumes'
import type { Client } from './client.ts'
import { makePerson, makeResume, waitForCompleted } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A person's versions, newest first. */
export const listVersions = async (client: Client): Promise<Resume[]> =>
  (await client.send<Resume[]>('GET', '/api/resumes/1')).json

/** Asks for a new version with the given feedback. */
export const optimize = (
  client: Client,
  { id, ...body }: { id: number; feedback: string; selectedRole?: string },
) => client.send<Resume & { error: string }>('POST', `/api/resumes/${id}/optimize`, { json: body })

/** Signs up a new person with one completed version. */
export const makePersonWithResume = async (app: TestApp) => {
  const person = await makePerson(app)
  await makeResume(person.client, person.mark)
  return { ...person, resume: await waitForCompleted(person.client) }
}

/** A JSON Resume with the person's mark in its name, summary and employer. */
export const jsonResume = (mark: string) => ({
  basics: { name: `Maya ${mark} Okafor`, email: 'maya.okafor@example.com', summary: `Support for ${mark}.` },
  work: [
    {
      name: `${mark} Clinics`,
      position: 'IT Support Specialist',
      startDate: '2021-03',
      highlights: ['Responsible for managing accounts of 310 staff in Active Directory'],
    },
  ],
  skills: [{ name: 'Tools', keywords: ['PowerShell', 'Python', 'Splunk'] }],
})

/** Imports a JSON Resume, which needs no file reading, and waits until the version is completed. */
export const importResume = async (client: Client, mark: string): Promise<Resume> => {
  const answer = await client.send<Resume>('POST', '/api/resumes/import', {
    json: { resume: jsonResume(mark), targetRole: 'Security Engineer' },
  })
  if (answer.status !== 201) throw new Error(`import answered ${answer.status}: ${answer.text}`)
  return waitForCompleted(client)
}
