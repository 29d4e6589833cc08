import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Resume } from '@nextrung/contract/resumes'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { fileForm, goodPassword, resumeText, waitForCompleted } from '../../testing/factories.ts'
import { endSpawned, makeDataFolder, onBusyMachine, spawnServer } from '../../testing/spawned-server.ts'
import { makeSharedDatabase } from '../../testing/test-database.ts'

const isServer = inject('databaseTemplate').kind === 'server'

const email = 'canary-backup@example.com'
const resume = `${resumeText('Canary-Backup')}\u2028A line with "quotes", \\n, a tab\t, é, 漢 and 🪜\n`

let folder: Awaited<ReturnType<typeof makeDataFolder>>
let file: string
let client: Client
let known: Facts

type Facts = { list: unknown; original: string; markdown: string; settings: unknown }

beforeAll(async () => {
  folder = await makeDataFolder()
  file = join(folder.dataDir, 'kept.ndjson.gz')
  const server = await spawnServer({ ...onBusyMachine, DATA_DIR: inFolder('first') })
  client = server.newClient()
  const body = { displayName: 'Canary Backup', email, password: goodPassword }
  expect((await client.send('POST', '/auth/sign-up/email', { json: body })).status).toBe(200)
  const form = fileForm(resume, { targetRole: 'Security Engineer' })
  expect((await client.send('POST', '/api/resumes', { form })).status).toBe(201)
  await waitForCompleted(client)
  known = await readFacts(client)
  // The server keeps running during the backup and after it.
  expect(await operate('backup', { DATA_DIR: inFolder('first') }, file)).toMatchObject({ code: 0 })
  expect((await client.send('GET', '/api/resumes/1')).status).toBe(200)
  await server.end('SIGTERM')
})
afterEach(endSpawned)
afterAll(() => folder.remove())

const inFolder = (name: string) => join(folder.dataDir, name)

const operate = (program: 'backup' | 'restore', env: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const script = join(import.meta.dirname, `../${program}.ts`)
    const child = execFile(
      process.execPath,
      [script, ...words],
      { env: { PATH: process.env.PATH, ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })

const readFacts = async (reader: Client): Promise<Facts> => {
  const list = (await reader.send<Resume[]>('GET', '/api/resumes/1')).json
  const id = list[0]?.id
  const session = await reader.send<{ user: { uid: string } }>('GET', '/auth/get-session')
  return {
    list,
    original: (await reader.send('GET', `/api/resumes/${id}/original`)).text,
    markdown: (await reader.send('GET', `/api/resumes/${id}/download?format=md`)).text,
    settings: (await reader.send('GET', `/api/settings/${session.json.user.uid}`)).json,
  }
}

/** Everything in a backup except the auth secret and the first line, which says when the backup was made. */
const contentOf = async (path: string) => {
  const lines = gunzipSync(await readFile(path))
    .toString('utf8')
    .split('\n')
  return lines.slice(1).filter((line) => !line.includes('"auth"'))
}

const expectSameInstallation = async (env: Record<string, string>) => {
  const server = await spawnServer({ ...onBusyMachine, ...env })
  const sameSession = server.newClient()
  sameSession.cookies = client.cookies
  expect(await readFacts(sameSession)).toEqual(known)
  const signedIn = server.newClient()
  const answer = await signedIn.send('POST', '/auth/sign-in/email', {
    json: { email, password: goodPassword },
  })
  expect(answer.status).toBe(200)
  const next = await signedIn.send<Resume>('POST', '/api/resumes', { form: fileForm(resumeText('Next')) })
  expect(next.json).toMatchObject({ id: 2, version: 2 })
  await server.end('SIGTERM')
}

describe.runIf(!isServer)('a backup of a running embedded server (needs the embedded database)', () => {
  test('is one file that only its owner can read, and leaves no copy of the database behind', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const names = await readdir(inFolder('first'))
    expect(names.filter((name) => name.startsWith('snapshot-'))).toEqual([])
    expect((await readdir(folder.dataDir)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  test('restores the same rows, files, sessions and id sequences, and sets the old data aside', async () => {
    const env = { DATA_DIR: inFolder('second') }
    await mkdir(join(env.DATA_DIR, 'database'), { recursive: true })
    await writeFile(join(env.DATA_DIR, 'database', 'kept'), 'what was there')
    const refused = await operate('restore', env, file)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Add --replace') })
    const replaced = await operate('restore', env, file, '--replace')
    expect(replaced.code).toBe(0)
    const aside = /is in (\S+replaced-\S+);/.exec(replaced.output)?.[1] ?? ''
    expect(await readFile(join(aside, 'database', 'kept'), 'utf8')).toBe('what was there')
    const again = inFolder('again.ndjson.gz')
    await operate('backup', env, again)
    expect(await contentOf(again)).toEqual(await contentOf(file))
    await expectSameInstallation(env)
  })

  test('never overwrites a file', async () => {
    const refused = await operate('backup', { DATA_DIR: inFolder('first') }, file)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
  })

  test('leaves the secrets out when asked to', async () => {
    const bare = inFolder('bare.ndjson.gz')
    await operate('backup', { DATA_DIR: inFolder('first') }, bare, '--without-secret')
    const secret = (await readFile(join(inFolder('first'), 'auth-secret'), 'utf8')).trim()
    expect(gunzipSync(await readFile(bare)).toString()).not.toContain(secret)
    expect(gunzipSync(await readFile(file)).toString()).toContain(secret)
  })

  test('is refused if it is damaged or from a newer version, before anything changes', async () => {
    const whole = await readFile(file)
    const text = gunzipSync(whole).toString('utf8')
    const lines = text.split('\n')
    const flipped = Buffer.from(whole)
    flipped[Math.floor(flipped.length / 2)] = (flipped[Math.floor(flipped.length / 2)] ?? 0) ^ 0xff
    const cases: [string, Buffer, RegExp][] = [
      ['a flipped byte', flipped, /is not a whole backup/],
      ['half of it', whole.subarray(0, whole.length / 2), /cannot be unpacked/],
      ['a row less', gzipSync(lines.filter((line) => !line.includes('Maya')).join('\n')), /rows are missing/],
      ['a changed row', gzipSync(text.replace('Brightwater', 'Brightwasser')), /a checksum does not fit/],
      ['no end', gzipSync(lines.slice(0, -2).join('\n')), /its end is missing/],
      ['another file', Buffer.from('Not a backup'), /cannot be unpacked/],
      ['a newer form', gzipSync(text.replace('"nextrungBackup":1', '"nextrungBackup":2')), /newer version/],
      [
        'newer tables',
        gzipSync(text.replace(/"migration":\d+/, '"migration":9999999999999')),
        /newer version/,
      ],
    ]
    const { checkBackup } = await import('./load-backup.ts')
    const broken = inFolder('broken.ndjson.gz')
    for (const [what, bytes, sentence] of cases) {
      await writeFile(broken, bytes)
      await expect(checkBackup(broken), what).rejects.toThrow(sentence)
    }
    await expect(checkBackup(inFolder('none'))).rejects.toThrow('There is no file')
    const env = { DATA_DIR: inFolder('untouched') }
    expect(await operate('restore', env, broken)).toMatchObject({ code: 1 })
    expect(existsSync(env.DATA_DIR)).toBe(false)
  })
})

describe.runIf(isServer)(
  'moving from the embedded database to PostgreSQL and back (needs PostgreSQL)',
  () => {
    test('keeps every row, file and session, and refuses to mix with existing accounts', async () => {
      const shared = await makeSharedDatabase()
      if (!shared) throw new Error('this run has no server')
      const env = { DATA_DIR: inFolder('beside-postgres'), DATABASE_URL: shared.url }
      expect(await operate('restore', env, file)).toMatchObject({ code: 0 })
      const ofServer = inFolder('of-server.ndjson.gz')
      expect(await operate('backup', env, ofServer)).toMatchObject({ code: 0 })
      expect(await contentOf(ofServer)).toEqual(await contentOf(file))
      const refused = await operate('restore', env, file)
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('has accounts already') })
      await expectSameInstallation(env)
      expect(await operate('restore', env, file, '--replace')).toMatchObject({ code: 0 })
      const back = { DATA_DIR: inFolder('back') }
      expect(await operate('restore', back, ofServer)).toMatchObject({ code: 0 })
      await expectSameInstallation(back)
      await shared.drop()
    })

    test('is refused while a server is connected', async () => {
      const shared = await makeSharedDatabase()
      if (!shared) throw new Error('this run has no server')
      const env = { DATA_DIR: inFolder('busy'), DATABASE_URL: shared.url }
      const server = await spawnServer({ ...onBusyMachine, ...env })
      const refused = await operate('restore', env, file, '--replace')
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Servers are connected') })
      await server.end('SIGTERM')
      await shared.drop()
    })
  },
)
