import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import type { Database } from '../db/client.ts'
import { openDatabase } from '../db/open-database.ts'

export const authSecret = 'the-secret-of-a-server-under-load-0123456789'
const people = 5000
const versionsEach = 3
/** The number of the person with many versions, whose account nothing else in a run uses. */
export const collector = people
const versionsOfCollector = 200

/** One of the seeded people: the cookie of a valid session, and the ids to use in requests. */
export type Seeded = { cookie: string; uid: string; email: string; resumeId: number }

const tokenOf = (person: number) => `load-token-of-person-number-${person}`
const uidOf = (person: number) => `load-${person}`
const emailOf = (person: number) => `load-${person}@example.com`

const cookieOf = (person: number) => {
  const token = tokenOf(person)
  const signature = createHmac('sha256', authSecret).update(token).digest('base64')
  return `nextrung=${encodeURIComponent(`${token}.${signature}`)}`
}

/**
 * Copies the database's only person and their completed version into thousands of people. They all have that person's
 * password, so it only had to be hashed once.
 */
export const seed = async (env: Record<string, string>): Promise<Seeded[]> => {
  const database = await openDatabase(readConfig(env), (error) => console.error(error))
  try {
    await insertPeople(database.db)
    await insertVersions(database.db)
    await database.db.execute(sql`analyze`)
    return await listSeeded(database.db)
  } finally {
    await database.close()
  }
}

const insertPeople = async (db: Database) => {
  const numbers = sql`generate_series(1, ${people}::int) as person`
  await db.execute(sql`
    insert into identity_users (id, name, email) select 'load-' || person, 'Load ' || person,
      'load-' || person || '@example.com' from ${numbers}`)
  await db.execute(sql`
    insert into identity_accounts (id, account_id, provider_id, user_id, password)
    select 'load-' || person, 'load-' || person, 'credential', 'load-' || person,
      (select password from identity_accounts where provider_id = 'credential' limit 1) from ${numbers}`)
  await db.execute(sql`
    insert into identity_sessions (id, token, user_id, expires_at)
    select 'load-' || person, 'load-token-of-person-number-' || person, 'load-' || person,
      now() + interval '7 days' from ${numbers}`)
  await db.execute(sql`
    insert into users (uid, email, display_name) select 'load-' || person, 'load-' || person || '@example.com',
      'Load ' || person from ${numbers}`)
}

const copiedColumns = [
  ...[
    'status',
    'target_role',
    'file_name',
    'original_content',
    'optimized_content',
    'skills',
    'feedback',
    'read',
  ],
  ...['understood', 'document', 'evidence', 'left_out', 'score', 'engine', 'attempt'],
]
const columns = sql.raw(copiedColumns.join(', '))
const values = sql.raw(copiedColumns.map((column) => `template.${column}`).join(', '))

// A statement may take at most five seconds, so insert a thousand people at a time.
const insertVersions = async (db: Database) => {
  for (let from = 1; from <= people; from += 1000)
    await db.execute(sql`
      insert into resumes (user_id, version, ${columns})
      select users.id, version_numbers.version, ${values}
      from (select * from resumes order by id limit 1) as template, users,
        generate_series(1, ${versionsEach}::int) as version_numbers(version)
      where users.uid = any (select 'load-' || person from generate_series(${from}::int, ${from + 999}::int) as person)`)
  await db.execute(sql`
    insert into resumes (user_id, version, ${columns})
    select users.id, version_numbers.version, ${values}
    from (select * from resumes order by id limit 1) as template, users,
      generate_series(${versionsEach + 1}::int, ${versionsOfCollector}::int) as version_numbers(version)
    where users.uid = ${uidOf(collector)}`)
}

const listSeeded = async (db: Database): Promise<Seeded[]> => {
  const result = await db.execute(sql`
    select users.uid, max(resumes.id) as id from users join resumes on resumes.user_id = users.id
    where users.uid like 'load-%' group by users.uid`)
  const { rows } = result as unknown as { rows: { uid: string; id: number }[] }
  const ids = new Map(rows.map(({ uid, id }) => [uid, Number(id)]))
  return Array.from({ length: people }, (_, index) => ({
    cookie: cookieOf(index + 1),
    uid: uidOf(index + 1),
    email: emailOf(index + 1),
    resumeId: ids.get(uidOf(index + 1)) ?? 0,
  }))
}
