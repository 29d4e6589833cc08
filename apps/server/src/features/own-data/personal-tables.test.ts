import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allTables, personalTables, shownColumns } from './personal-tables.store.ts'

/** Reviewed: tables with no rows about people, or only keyed hashes. */
const impersonal: Record<string, string> = {
  career_analytics: 'the job market',
  course_roles: 'the catalog of courses',
  courses: 'the catalog of courses',
  features: 'what is metered',
  geographic_opportunities: 'the job market',
  identity_verifications: 'nothing writes it; a deletion looks into it all the same',
  interview_questions: 'the bank of questions',
  installation_secrets: "the installation's own",
  payment_events: "the payment provider's event ids",
  sign_in_counters: 'keyed hashes',
  skill_proficiency_levels: 'what skills consist of',
  skill_value_metrics: 'the job market',
  subscription_features: 'allowances of the plans',
  subscription_tiers: 'the plans',
  trial_uses: 'keyed hashes',
}

test('every table is either personal (exported and erased) or reviewed', () => {
  const personal = personalTables.map(({ name }) => name)
  const others = allTables.map((table) => getTableName(table)).filter((name) => !personal.includes(name))
  expect(others.sort()).toEqual(Object.keys(impersonal).sort())
})

test('every column whose name suggests a secret is left out of the export', () => {
  const shown = personalTables.flatMap((personal) =>
    Object.keys(shownColumns(personal)).map((column) => `${personal.name}.${column}`),
  )
  const sounding = shown.filter((name) => /token$|secret|password|hash|nonce|verifier|sealed/i.test(name))
  expect(sounding).toEqual([])
})

test('the excluded columns exist', () => {
  const unknown = personalTables.flatMap(({ name, table, excluded }) =>
    excluded.filter((column) => !(column in getTableColumns(table))).map((column) => `${name}.${column}`),
  )
  expect(unknown).toEqual([])
})
