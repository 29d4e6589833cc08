import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LearningPath } from '@nextrung/contract/learning-path'
import type { Resume } from '@nextrung/contract/resumes'
import { backdateResume } from '../features/resumes/resumes.public.ts'
import type { Server } from '../server.ts'
import { demoResume, demoSteps } from './demo-resume.ts'
import { makeDemoApplications } from './make-demo-applications.ts'
import { makeDemoAssessments } from './make-demo-assessments.ts'
import { makeDemoChallenges } from './make-demo-challenges.ts'
import { makeDemoExercises } from './make-demo-exercises.ts'
import { makeDemoInterviews } from './make-demo-interviews.ts'
import { makeDemoMock } from './make-demo-mock.ts'

const email = 'maya.okafor@example.com'
const targetRole = 'Security Engineer'
const dayMs = 24 * 3600_000
const pollMs = 100

/** Creates the demo account through the product's own calls. Later starts reuse it. */
export const makeDemoHistory = async (server: Server, url: string) => {
  const { services } = server
  const passwordFile = join(services.config.dataDir, 'demo-password')
  if (existsSync(passwordFile)) return { email, password: (await readFile(passwordFile, 'utf8')).trim() }
  const password = `Rung-${randomBytes(9).toString('base64url')}-1a`
  const person = await signUp(url, password)
  await person.send('PUT', '/auth/selection', { json: { userType: 'professional', targetRole } })
  for (const step of demoSteps) {
    const { id } = await makeVersion(person, step)
    if ('label' in step) await person.send('PATCH', `/api/resumes/${id}`, { json: { label: step.label } })
    const createdAt = new Date(services.now().getTime() - step.daysAgo * dayMs)
    await backdateResume(services.db, { userId: person.userId, id, createdAt })
  }
  for (const tone of ['plain', 'warm'])
    await person.send('POST', '/api/career-story', {
      json: { currentSkills: [], targetRole, completedCourses: [], yearsOfExperience: 0, tone },
    })
  await person.send('POST', '/api/career-path/suggest', { json: { currentSkills: [] } })
  await follow(person)
  await makeDemoAssessments(server, person.send)
  await makeDemoExercises(person.send)
  await makeDemoInterviews(server, person)
  await makeDemoMock(server, person)
  await makeDemoChallenges(person.send)
  await makeDemoApplications(server, person)
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  return { email, password }
}

/** A learning path with one course under way, as after some weeks. */
const follow = async (person: Person): Promise<void> => {
  const path = await person.send<LearningPath>('POST', '/api/learning-path/generate', {
    json: { currentSkills: [], targetRole },
  })
  const course = path.courses.find(({ id }) => id !== undefined)?.id
  if (course) await person.send('PUT', `/api/learning-path/enrollments/${course}`, { json: { progress: 40 } })
}

type Sent = { json?: unknown; form?: FormData }
type Person = { userId: number; send: <Body>(method: string, path: string, sent?: Sent) => Promise<Body> }

const signUp = async (url: string, password: string): Promise<Person> => {
  let cookie = ''
  const send: Person['send'] = async (method, path, { json, form } = {}) => {
    const headers = { cookie, ...(json ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(url + path, {
      method,
      headers,
      body: json ? JSON.stringify(json) : (form ?? null),
    })
    if (!answer.ok) throw new Error(`The demonstration could not be made: ${await answer.text()}`)
    const [set] = answer.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    // The server validates its own answers, so this one matches the contract.
    return (await answer.json()) as never
  }
  const { user } = await send<{ user: { id: number } }>('POST', '/auth/sign-up/email', {
    json: { displayName: 'Maya Okafor', email, password },
  })
  return { userId: user.id, send }
}

const makeVersion = async (person: Person, step: (typeof demoSteps)[number]): Promise<Resume> => {
  const [newest] = await person.send<Resume[]>('GET', '/api/resumes/1')
  if ('feedback' in step && newest)
    await person.send('POST', `/api/resumes/${newest.id}/optimize`, { json: { feedback: step.feedback } })
  else await person.send('POST', '/api/resumes', { form: uploadForm() })
  for (;;) {
    const [made] = await person.send<Resume[]>('GET', '/api/resumes/1')
    if (made && made.id !== newest?.id && made.status === 'completed') return made
    await sleep(pollMs)
  }
}

const uploadForm = () => {
  const form = new FormData()
  form.set('file', new Blob([demoResume], { type: 'text/plain' }), 'maya-okafor.txt')
  form.set('targetRole', targetRole)
  return form
}
