import type { Resume } from '@nextrung/contract/resumes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../factories.ts'
import { wideLimits } from '../features.ts'
import { importResume, jsonResume, listVersions, optimize } from '../resume-calls.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: wideLimits })
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof makePerson>>
type Version = { id: number; version: number; label: string | null; from: number | undefined }
/** The versions a person should see, oldest first. */
type Model = { versions: Version[] }

/** One action a person can take and its effect on the model. `pick` selects one of the existing versions. */
type Act = {
  name: string
  needsVersion: boolean
  run: (model: Model, real: Person, pick: number) => Promise<void>
}

const pickOf = ({ versions }: Model, pick: number): Version => {
  const found = versions[pick % versions.length]
  if (!found) throw new Error('there is no version')
  return found
}

const add = (
  model: Model,
  { row, from, label = null }: { row: Resume; from?: number; label?: string | null },
) => {
  // A version number isn't reused while a newer version exists.
  expect(row.version).toBe((model.versions.at(-1)?.version ?? 0) + 1)
  model.versions.push({ id: row.id, version: row.version, label, from })
}

const acts: Act[] = [
  {
    name: 'import',
    needsVersion: false,
    run: async (model, { client, mark }) => {
      const answer = await client.send<Resume>('POST', '/api/resumes/import', {
        json: { resume: jsonResume(mark) },
      })
      expect(answer.status).toBe(201)
      add(model, { row: answer.json })
    },
  },
  {
    name: 'name',
    needsVersion: true,
    run: async (model, { client }, pick) => {
      const chosen = pickOf(model, pick)
      const label = pick % 3 === 0 ? '' : `Name ${pick}`
      const answer = await client.send('PATCH', `/api/resumes/${chosen.id}`, { json: { label } })
      expect(answer.status).toBe(200)
      chosen.label = label || null
    },
  },
  {
    name: 'wish',
    needsVersion: true,
    run: async (model, { client }, pick) => {
      const chosen = pickOf(model, pick)
      const answer = await optimize(client, { id: chosen.id, feedback: `make it shorter ${pick}` })
      expect(answer.status).toBe(200)
      add(model, { row: answer.json, from: chosen.id })
    },
  },
  {
    name: 'restore',
    needsVersion: true,
    run: async (model, { client }, pick) => {
      const chosen = pickOf(model, pick)
      const answer = await client.send<Resume>('POST', `/api/resumes/${chosen.id}/restore`)
      expect(answer.status).toBe(200)
      add(model, { row: answer.json, from: chosen.id })
    },
  },
  {
    name: 'delete',
    needsVersion: true,
    run: async (model, { client }, pick) => {
      const chosen = pickOf(model, pick)
      expect((await client.send('DELETE', `/api/resumes/${chosen.id}`)).status).toBe(200)
      expect((await client.send('DELETE', `/api/resumes/${chosen.id}`)).status).toBe(404)
      model.versions = model.versions.filter((one) => one !== chosen)
    },
  },
  {
    name: 'set the theme of settings',
    needsVersion: false,
    run: async (_, { client, user }, pick) => {
      const theme = pick % 2 ? 'dark' : 'light'
      const path = `/api/settings/${user.uid}`
      expect((await client.send('PATCH', path, { json: { theme } })).status).toBe(200)
      expect((await client.send('GET', path)).json).toMatchObject({ settings: { theme } })
    },
  },
]

class Command implements fc.AsyncCommand<Model, Person> {
  private readonly act: Act
  private readonly pick: number
  constructor(act: Act, pick: number) {
    this.act = act
    this.pick = pick
  }
  check = ({ versions }: Model) => !this.act.needsVersion || versions.length > 0
  run = async (model: Model, real: Person) => {
    await this.act.run(model, real, this.pick)
    const shown = (await listVersions(real.client)).map(({ id, version, label }) => ({ id, version, label }))
    expect(shown).toEqual(model.versions.map(({ id, version, label }) => ({ id, version, label })).reverse())
  }
  toString = () => `${this.act.name}(${this.pick})`
}

const anyCommand = acts.map((act) => fc.nat(20).map((pick) => new Command(act, pick)))

test('the list of versions is right after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(anyCommand, { maxCommands: 12 }), async (commands) => {
      const person = await makePerson(app)
      await fc.asyncModelRun(() => ({ model: { versions: [] }, real: person }), commands)
    }),
    { numRuns: 5, endOnFailure: true },
  )
})

test('concurrent actions on one version are answered properly and never produce a number twice', async () => {
  const { client, mark } = await makePerson(app)
  const chosen = async () => (await importResume(client, mark)).id
  const doing: Record<string, (id: number) => Promise<{ status: number }>> = {
    name: (id) => client.send('PATCH', `/api/resumes/${id}`, { json: { label: 'Mine' } }),
    wish: (id) => optimize(client, { id, feedback: 'make it shorter' }),
    restore: (id) => client.send('POST', `/api/resumes/${id}/restore`),
    delete: (id) => client.send('DELETE', `/api/resumes/${id}`),
    read: (id) => client.send('GET', `/api/resumes/${id}/evidence`),
    original: (id) => client.send('GET', `/api/resumes/${id}/original`),
    correct: async (id) => {
      const { json } = await client.send<{ document?: object }>('GET', `/api/resumes/${id}/understood`)
      return json.document
        ? client.send('PUT', `/api/resumes/${id}/understood`, { json: { document: json.document } })
        : { status: 404 }
    },
  }
  const names = Object.keys(doing)
  const pairs = names.flatMap((first, at) => names.slice(at).map((second) => [first, second] as const))
  for (const [first, second] of pairs.filter((pair) => pair.includes('delete') || pair[0] === pair[1])) {
    const id = await chosen()
    const answers = await Promise.all([doing[first]?.(id), doing[second]?.(id)])
    const statuses = answers.map((answer) => answer?.status)
    const allowed = first === 'delete' || second === 'delete' ? [200, 404] : [200]
    expect([first, second, statuses.every((one) => allowed.includes(one ?? 0))]).toEqual([
      first,
      second,
      true,
    ])
    if (first === 'delete' && second === 'delete') expect([...statuses].sort()).toEqual([200, 404])
  }
  const versions = (await listVersions(client)).map(({ version }) => version)
  expect(new Set(versions).size).toBe(versions.length)
})
