import type { CareerAnalytics, RegionEntry } from '@nextrung/contract/career-analytics'
import type { OwnSkills, PayByLevel } from '@nextrung/contract/career-analytics-panels'
import { targetRoles } from '@nextrung/contract/roles'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { makePersonWithResume } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedMarket } from './career-analytics.public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Failed = { error: string; code: string }

const path = (...parts: string[]) => `/api/career-analytics/${parts.map(encodeURIComponent).join('/')}`

const get = <Body>(client: Client, ...parts: string[]) => client.send<Body & Failed>('GET', path(...parts))

const change = (statement: ReturnType<typeof sql>) => app.services.db.execute(statement)

const noted = new Date('2026-11-23T10:00:00Z')

test('every role has specified figures and nine skills at most, and cites the source of each figure', async () => {
  const { client } = await makePerson(app)
  for (const role of targetRoles) {
    const { status, json } = await get<CareerAnalytics>(client, role, 'United States')
    expect([role, status]).toEqual([role, 200])
    expect(json.medianSalary).toBe(json.details?.salary.median.value)
    expect(json.growthRate).toBe(String(json.details?.growth.perYear.value))
    expect(json.demandScore).toBe(json.details?.demand.score.value)
    expect(json.skillsInDemand.length).toBeLessThanOrEqual(9)
    expect(json.marketInsights.trends.length).toBeGreaterThan(0)
    expect(json.marketInsights.recommendations.length).toBeGreaterThan(0)
    const listed = new Set(json.details?.sources.map(({ id }) => id))
    const cited = JSON.stringify(json.details).matchAll(/"source":"([^"]+)"/g)
    for (const [, id] of cited) expect(listed).toContain(id)
  }
})

test('markets come best first, with the shape of the specification and the sources of each figure', async () => {
  const { client } = await makePerson(app)
  const { status, json } = await get<RegionEntry[]>(client, 'opportunities', 'Security Engineer')
  expect(status).toBe(200)
  expect(json[0]).toMatchObject({
    region: 'Washington, DC',
    opportunityScore: 86,
    marketConditions: { workLifeBalance: 67, benefitsRating: 87, growthPotential: 69 },
  })
  expect(json[0]?.topEmployers.length).toBeGreaterThan(2)
  expect(json[0]?.details?.costOfLiving).toMatchObject({ value: 108.884, source: 'RPP24', year: '2024' })
  expect(json[0]?.details?.remoteWorkPercentage.note).toContain('all workers')
  const scores = json.map(({ opportunityScore }) => opportunityScore)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})

test('the case of names does not matter, and literal parts of the path win', async () => {
  const { client } = await makePerson(app)
  expect((await get<CareerAnalytics>(client, 'data engineer', 'united states')).json.medianSalary).toBe(
    139500,
  )
  expect((await get<RegionEntry[]>(client, 'opportunities', 'PRODUCT MANAGER')).json.length).toBeGreaterThan(
    5,
  )
  expect((await get(client, 'opportunities', 'United States')).json.error).toContain('role "United States"')
})

test('an unknown role or region answers 404 with a sentence', async () => {
  const { client } = await makePerson(app)
  const role = await get(client, 'Barista', 'United States')
  expect([role.status, role.json.error]).toEqual([
    404,
    'There is no market data for the role "Barista". Choose one of the listed roles.',
  ])
  const region = await get(client, 'Data Engineer', 'Atlantis')
  expect([region.status, region.json.error]).toEqual([
    404,
    'There is no market data for the region "Atlantis". The only region with data is United States.',
  ])
  for (const odd of ['0', '%00', '../1', "' or 1=1 --", '\u202eatad', 'x'.repeat(101)])
    expect([odd, (await get(client, odd, 'United States')).status]).toEqual([odd, 404])
  for (const panel of ['opportunities', 'pay', 'own-skills'])
    expect((await get(client, panel, 'Barista')).status).toBe(404)
})

test('without a session nothing is answered', async () => {
  const stranger = app.newClient()
  expect((await get(stranger, 'Data Engineer', 'United States')).status).toBe(401)
  expect((await get(stranger, 'own-skills', 'Data Engineer')).status).toBe(401)
})

test('a row that the operator changed is shown as theirs and survives the next seed', async () => {
  const { client } = await makePerson(app)
  await change(sql`update career_analytics set median_salary = 91000 where role_title = 'Frontend Developer'`)
  await seedMarket(app.services.db, noted)
  const { json } = await get<CareerAnalytics>(client, 'Frontend Developer', 'United States')
  expect(json.medianSalary).toBe(91000)
  expect(json.details?.setByOperatorAt).toBe('2026-11-23')
  expect(json.details?.salary.median).toMatchObject({ value: 91000, source: 'OPERATOR', year: '2026-11-23' })
  expect(json.details?.sources.map(({ id }) => id)).toContain('OPERATOR')
  expect(json.details?.salary.p75.source).toBe('OEWS25')
  const others = await get<CareerAnalytics>(client, 'Backend Developer', 'United States')
  expect(others.json.details?.setByOperatorAt).toBeUndefined()
})

test("a market's score that the operator set has no parts, and a market they add has no details", async () => {
  const { client } = await makePerson(app)
  await change(
    sql`update geographic_opportunities set opportunity_score = 99
        where role_title = 'Mobile Developer' and region = 'Austin, TX'`,
  )
  await change(
    sql`insert into geographic_opportunities (region, role_title, opportunity_score, top_employers, market_conditions)
        values ('Boise, ID', 'Mobile Developer', 50, '["Micron"]',
          '{"workLifeBalance": 70, "benefitsRating": 40, "growthPotential": 60}')`,
  )
  await seedMarket(app.services.db, noted)
  const { json } = await get<RegionEntry[]>(client, 'opportunities', 'Mobile Developer')
  const austin = json.find(({ region }) => region === 'Austin, TX')
  expect(json[0]?.region).toBe('Austin, TX')
  expect(austin?.details?.scores.opportunity).toMatchObject({ score: { source: 'OPERATOR' }, parts: [] })
  expect(json.find(({ region }) => region === 'Boise, ID')).toMatchObject({ topEmployers: ['Micron'] })
})

test('the seed can run again without changing anything, and fills in what was lost', async () => {
  const count = async () => {
    const { rows } = (await change(
      sql`select (select count(*) from career_analytics)::int as roles,
            (select count(*) from geographic_opportunities where region <> 'Boise, ID')::int as markets,
            (select count(*) from skill_value_metrics)::int as skills`,
    )) as unknown as { rows: Record<string, number>[] }
    return rows[0]
  }
  const before = await count()
  expect(before).toMatchObject({ roles: 17, markets: 255, skills: 360 })
  await change(sql`delete from skill_value_metrics where skill_name = 'Python'`)
  await seedMarket(app.services.db, noted)
  await seedMarket(app.services.db, noted)
  expect(await count()).toEqual(before)
})

test('each skill has courses to learn it with, where there are any', async () => {
  const { rows } = (await change(
    sql`select skill_name, learning_resources from skill_value_metrics where skill_name in ('Python', 'SQL')`,
  )) as unknown as { rows: { learning_resources: { id: string; name: string; url: string }[] }[] }
  expect(rows).toHaveLength(2)
  for (const { learning_resources: resources } of rows) {
    expect(resources).toHaveLength(5)
    for (const { url } of resources) expect(new URL(url).protocol).toBe('https:')
  }
})

test('pay by level gives a range for each level and area, from named figures', async () => {
  const { client } = await makePerson(app)
  const { json } = await get<PayByLevel>(client, 'pay', 'Backend Developer')
  expect(json.levels.map(({ level }) => level)).toEqual(['first', 'base', 'senior', 'staff'])
  expect(json.regions[0]?.region).toBe('United States')
  expect(json.asks).toHaveLength(json.levels.length * json.regions.length)
  for (const { from, to, basis } of json.asks) {
    expect(from).toBeLessThanOrEqual(to)
    expect(basis).toHaveLength(2)
  }
  expect(
    json.asks.find(({ level, region }) => level === 'senior' && region === 'United States'),
  ).toMatchObject({
    from: 172000,
    to: 194600,
  })
})

test("own skills come from the person's resume, and the next ones say what they would bring", async () => {
  const { client, resume } = await makePersonWithResume(app)
  const { status, json } = await get<OwnSkills>(client, 'own-skills', 'Security Engineer')
  expect([status, json.resume]).toEqual([200, { id: resume.id, version: 1 }])
  const held = json.skills.filter((one) => one.status === 'held').map(({ skill }) => skill)
  expect(held.length).toBeGreaterThan(0)
  expect(json.next.length).toBeGreaterThan(0)
  for (const { skill, why, currentValue } of json.next) {
    expect(held).not.toContain(skill)
    expect(why).not.toBe('')
    if (currentValue) expect(why).toContain(`${currentValue.value}%`)
  }
})

test('without a resume every skill is missing, and the most asked for come first', async () => {
  const { client } = await makePerson(app)
  const { json } = await get<OwnSkills>(client, 'own-skills', 'Data Engineer')
  expect(json.resume).toBeNull()
  expect(new Set(json.skills.map(({ status }) => status))).toEqual(new Set(['missing']))
  expect(json.next.map(({ skill }) => skill)).toEqual(json.skills.slice(0, 5).map(({ skill }) => skill))
  expect(json.next[0]).toMatchObject({ skill: 'Python', currentValue: { value: 36.3, n: 5037 } })
})
