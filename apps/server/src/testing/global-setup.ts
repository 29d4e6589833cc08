import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type OpenDatabase, openDatabaseServer, wrapEmbedded } from '../db/client.ts'
import { embeddedOptions } from '../db/embedded-options.ts'
import { migrate } from '../db/migrate.ts'
import { seedQuestions } from '../features/assessments/assessments.public.ts'
import { seedMarket } from '../features/career-analytics/career-analytics.public.ts'
import { seedCourses, seedProficiencyLevels } from '../features/learning/learning.public.ts'
import { analyzeResumeJob } from '../features/resumes/resumes.public.ts'
import { openQueue } from '../jobs/queue.ts'

export const templateName = 'nextrung_test_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated embedded database, or the URL of a server that has a template database. */
    databaseTemplate: { kind: 'embedded'; file: string } | { kind: 'server'; url: string }
  }
}

/** Makes a migrated database once. Each test file starts with a copy of it. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    await makeServerTemplate(url)
    project.provide('databaseTemplate', { kind: 'server', url })
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'nextrung-template-'))
  const file = join(folder, 'database.tar')
  await makeEmbeddedTemplate(file)
  project.provide('databaseTemplate', { kind: 'embedded', file })
  return () => rm(folder, { recursive: true, force: true })
}

const reject = (error: Error) => {
  throw error
}

const prepare = async (database: OpenDatabase) => {
  await migrate(database)
  await seedMarket(database.db, new Date())
  await seedCourses(database.db, { now: new Date() })
  await seedProficiencyLevels(database.db, { now: new Date() })
  await seedQuestions(database.db, { now: new Date() })
  const queue = await openQueue(database, () => {})
  await queue.work(analyzeResumeJob, async () => {})
  await queue.stop(1000)
}

const makeEmbeddedTemplate = async (file: string) => {
  const lite = await PGlite.create({ dataDir: 'memory://', ...embeddedOptions })
  await prepare(wrapEmbedded(lite, reject))
  await writeFile(file, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()))
}

const makeServerTemplate = async (url: string) => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${templateName} with (force)`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const database = openDatabaseServer(databaseUrl(url, templateName), () => {})
  await prepare(database)
  await database.close()
}

/** The URL of another database on the same server. */
export const databaseUrl = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
