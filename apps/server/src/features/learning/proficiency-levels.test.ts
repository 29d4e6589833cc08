import type { CallOutput } from '@nextrung/contract/call'
import type { getSkillLevels } from '@nextrung/contract/skill-levels'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type ProficiencyValues, proficiencyKey } from './proficiency.store.ts'
import { skillProficiencyLevels } from './proficiency.table.ts'
import { seedProficiencyLevels, wantedProficiencyLevels } from './seed-proficiency-levels.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-24T12:00:00Z')

const seed = (levels?: ReadonlyMap<string, ProficiencyValues>, at = now) =>
  seedProficiencyLevels(app.services.db, { now: at, levels })

const all = () => app.services.db.select().from(skillProficiencyLevels).orderBy(skillProficiencyLevels.id)

const at = (skill: string, level: number) =>
  and(eq(skillProficiencyLevels.skillName, skill), eq(skillProficiencyLevels.level, level))

const find = (skill: string, level: number) =>
  app.services.db.select().from(skillProficiencyLevels).where(at(skill, level))

test('the table holds five levels of every described skill', async () => {
  expect(await all()).toHaveLength(wantedProficiencyLevels().size)
  expect(await find('SQL', 3)).toMatchObject([
    {
      description: expect.any(String),
      requiredCapabilities: expect.arrayContaining([expect.any(String)]),
      suggestedProjects: expect.arrayContaining([expect.any(String)]),
      learningResources: expect.arrayContaining([
        { id: expect.any(String), name: expect.any(String), url: expect.stringMatching(/^https:/) },
      ]),
      setByOperatorAt: null,
    },
  ])
})

test('seeding again changes nothing', async () => {
  const before = await all()
  await seed(undefined, later)
  expect(await all()).toEqual(before)
})

test('a level that the operator changed or added is left alone and noted', async () => {
  const { db } = app.services
  await db.update(skillProficiencyLevels).set({ description: 'As we see it.' }).where(at('Docker', 2))
  const own = { requiredCapabilities: [], suggestedProjects: [], learningResources: [] }
  await db
    .insert(skillProficiencyLevels)
    .values({ skillName: 'Our own tool', level: 1, description: 'Has seen it.', ...own })
  await seed()
  await seed(undefined, later)
  expect(await find('Docker', 2)).toMatchObject([{ description: 'As we see it.', setByOperatorAt: now }])
  expect(await find('Our own tool', 1)).toMatchObject([{ setByOperatorAt: now, seedHash: null }])
})

test('a level is brought up to date, and goes when it left the knowledge base', async () => {
  const levels = new Map(wantedProficiencyLevels())
  const key = proficiencyKey({ skillName: 'Git', level: 2 })
  const known = levels.get(key)
  if (!known) throw new Error('Git has no level 2.')
  levels.set(key, { ...known, description: 'In newer words.' })
  levels.delete(proficiencyKey({ skillName: 'Git', level: 5 }))
  await seed(levels)
  expect(await find('Git', 2)).toMatchObject([{ description: 'In newer words.', setByOperatorAt: null }])
  expect(await find('Git', 5)).toEqual([])
  await seed()
  expect(await find('Git', 2)).toMatchObject([{ description: known.description }])
  expect(await find('Git', 5)).toHaveLength(1)
})

type Levels = CallOutput<typeof getSkillLevels>

test('a person reads the levels of a skill under any of its names, with hours and what they rest on', async () => {
  const { client } = await makePerson(app)
  const read = (skill: string) => client.send<Levels>('GET', `/api/learning-path/skills/${skill}/levels`)
  const { status, json } = await read('postgres')
  expect(status).toBe(200)
  expect(json).toMatchObject({ skill: 'PostgreSQL', hoursBasis: expect.stringContaining('our judgement') })
  expect(json.levels.map(({ level, name }) => `${level} ${name}`)).toEqual([
    '1 Aware',
    '2 Beginner',
    '3 Independent',
    '4 Advanced',
    '5 Expert',
  ])
  const [aware, beginner, independent] = json.levels
  expect(aware?.hours?.from).toBeLessThan(beginner?.hours?.from ?? 0)
  expect(beginner?.hours?.to).toBeLessThan(independent?.hours?.to ?? 0)
  expect(json.levels.at(-1)?.hours).toBeUndefined()
  expect(await read('Underwater%20basket%20weaving')).toMatchObject({ status: 200, json: { levels: [] } })
})

test('a level that the operator changed is shown as set by them', async () => {
  const { client } = await makePerson(app)
  await app.services.db
    .update(skillProficiencyLevels)
    .set({ description: 'As this site sees it.' })
    .where(at('Bash', 2))
  await seed()
  const { json } = await client.send<Levels>('GET', '/api/learning-path/skills/Bash/levels')
  expect(json.levels[1]).toMatchObject({
    description: 'As this site sees it.',
    setByOperatorAt: '2026-11-23',
  })
  expect(json.levels[0]?.setByOperatorAt).toBeUndefined()
})
