import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@nextrung/contract/auth'
import type { Resume } from '@nextrung/contract/resumes'
import type { Client } from './client.ts'

export const goodPassword = 'Rung-by-Rung-42'

/** Signs up a new person for one test. Their name and email address contain `mark`. */
export const makePerson = async (app: { newClient(): Client }, given: { displayName?: string } = {}) => {
  const mark = `CANARY-${randomUUID().slice(0, 8)}`
  const email = `${mark.toLowerCase()}@example.com`
  const client = app.newClient()
  const answer = await client.send<Session>('POST', '/auth/sign-up/email', {
    json: { displayName: given.displayName ?? `Person ${mark}`, email, password: goodPassword },
  })
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`)
  return { client, mark, email, password: goodPassword, user: answer.json.user }
}

/** A short, complete resume as plain text. */
export const resumeText = (mark = 'Plain') => `Maya ${mark} Okafor
IT Support Specialist
maya.okafor@example.com | (919) 555-0142 | Raleigh, NC

Experience
IT Support Specialist, Brightwater Clinics    Mar 2021 - Present
- Responsible for managing accounts of 310 staff in Active Directory
- Wrote PowerShell scripts that disable stale accounts

Help Desk Technician, Carolina Freight    Jun 2019 - Feb 2021
- Resolved about 40 tickets a week across three sites

Skills
PowerShell, Python, Active Directory, Splunk, Linux

Education
Associate of Applied Science, Information Technology, Wake Tech, 2019
`

export const fileForm = (
  bytes: Uint8Array | string,
  { name = 'resume.txt', type = 'text/plain', ...fields }: Record<string, string> = {},
): FormData => {
  const form = new FormData()
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name)
  form.set('userId', '1')
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}

/** Uploads a resume and returns the row the server answers with. */
export const makeResume = async (client: Client, mark?: string): Promise<Resume> => {
  const answer = await client.send<Resume>('POST', '/api/resumes', {
    form: fileForm(resumeText(mark), { targetRole: 'Security Engineer' }),
  })
  if (answer.status !== 201) throw new Error(`upload answered ${answer.status}: ${answer.text}`)
  return answer.json
}

/** Waits for the person's newest version to be completed and returns it. */
export const waitForCompleted = async (client: Client, withinMs = 120_000): Promise<Resume> => {
  const giveUpAt = Date.now() + withinMs
  for (;;) {
    const { json } = await client.send<Resume[]>('GET', '/api/resumes/1')
    if (json[0]?.status === 'completed') return json[0]
    if (Date.now() > giveUpAt) throw new Error(`not completed in time: ${JSON.stringify(json[0]?.status)}`)
    await sleep(50)
  }
}
