import { randomUUID } from 'node:crypto'
import type { Resume, UnderstoodResume } from '@nextrung/contract/resumes'
import type { Answered, Client } from '../../apps/server/src/testing/client.ts'
import { makePerson, makeResume, waitForCompleted } from '../../apps/server/src/testing/factories.ts'
import type { Check } from '../fault.ts'
import { type DoubleClick, doubleClicks, type Subject } from './double-click-calls.ts'

type Server = { newClient(): Client }

/** Double-clicks every button of the application: each has one effect, and gets the same answer or a sentence. */
export const clickEverythingTwice = async (server: Server): Promise<Check[]> => {
  const wrong = new Map<string, string[]>()
  for (const key of [undefined, randomUUID()]) {
    const subject = await makeSubject(server)
    for (const [route, double] of Object.entries(doubleClicks))
      wrong.set(route, [
        ...(wrong.get(route) ?? []),
        ...(await clickTwice({ server, subject, route, double, key })).map(
          (one) => `${key ? 'with' : 'without'} a key: ${one}`,
        ),
      ])
  }
  return [...wrong].map(([route, reasons]) => ({
    what: `${route} twice at once, without a key and with one`,
    held: reasons.length === 0,
    ...(reasons.length > 0 ? { detail: reasons.join('; ') } : {}),
  }))
}

type Click = { server: Server; subject: Subject; route: string; double: DoubleClick; key: string | undefined }

const clickTwice = async ({ server, subject, route, double, key }: Click): Promise<string[]> => {
  const witness = server.newClient()
  witness.cookies = new Map(subject.client.cookies)
  const before = await listVersions(witness)
  const send = () => {
    const { path, options } = double.call(subject)
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    return subject.client.send<Partial<Resume>>(route.split(' ')[0] ?? '', path, { ...options, headers })
  }
  const wrong = judgeAnswers(await Promise.all([send(), send()]), double)
  if (route.includes('/auth/')) return wrong
  const more = (await listVersions(witness)).length - before.length
  return more === (double.versions ?? 0) ? wrong : [...wrong, `${more} versions more`]
}

const judgeAnswers = (answers: Answered<Partial<Resume>>[], double: DoubleClick): string[] => {
  const wrong: string[] = []
  const [first, second] = answers.toSorted((a, b) => a.status - b.status)
  if (!first || !second) return ['no two answers']
  if (second.status >= 500 && second.status !== 501)
    wrong.push(`answered ${second.status}: ${second.text.slice(0, 200)}`)
  else if (first.status !== second.status && !double.secondMayBeRefused)
    wrong.push(`answered ${first.status} and ${second.status}: ${second.text.slice(0, 200)}`)
  if (second.status >= 400 && !/"error":"[^"]+"/.test(second.text)) wrong.push('a refusal without a sentence')
  if (first.status < 300 && second.status < 300 && first.json?.id !== second.json?.id)
    wrong.push('two different things were answered')
  return wrong
}

const makeSubject = async (server: Server): Promise<Subject> => {
  const { client, email, user, mark } = await makePerson(server)
  await makeResume(client, mark)
  const { id } = await waitForCompleted(client)
  const { json } = await client.send<UnderstoodResume>('GET', `/api/resumes/${id}/understood`)
  return { client, email, uid: user.uid, resumeId: id, document: json.document }
}

const listVersions = async (client: Client): Promise<Resume[]> =>
  (await client.send<Resume[]>('GET', '/api/resumes/1')).json
