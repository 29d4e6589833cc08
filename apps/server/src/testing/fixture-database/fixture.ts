import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../db/fixtures')

/** The made-up password of every person in a fixture database, and the made-up secret of its installation. */
export const fixturePassword = 'Rung-by-Rung-42'
export const fixtureSecret = 'the-made-up-secret-of-every-fixture-database'

/** What a test needs to know to sign in to a fixture database and check it. */
const Fixture = z.object({
  people: z.array(
    z.object({
      email: z.string(),
      versions: z.number().int(),
      /** The setup key of the person's authenticator app, if they use a second factor. */
      setupKey: z.string().optional(),
    }),
  ),
})
export type Fixture = z.infer<typeof Fixture>
export type FixturePerson = Fixture['people'][number]

export const fixtureFiles = (name: string, within = folder) => ({
  backup: join(within, `${name}.ndjson.gz`),
  facts: join(within, `${name}.json`),
})

export const readFixture = (name: string, within = folder): Fixture =>
  Fixture.parse(JSON.parse(readFileSync(fixtureFiles(name, within).facts, 'utf8')))

/** The names of all fixture databases, oldest first. */
export const listFixtures = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
