import type { CDPSession, Page } from '@playwright/test'
import type { Resume } from '../../packages/contract/src/resumes.ts'
import { buildWeb } from '../../scripts/setup/build-web.mjs'
import type { Benchmark, Figure } from '../benchmark.ts'
import { signIn, withBrowser } from './browser.ts'
import { median, ms } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { type Program, withDataFolder, withProgram } from './program.ts'

const runs = 5
const versions = 100

type Cost = { script: number; layout: number; task: number }

/** Seconds of main-thread work in the browser so far. */
const costOf = async (session: CDPSession): Promise<Cost> => {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000
  return {
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
    task: of('TaskDuration'),
  }
}

const measureWork = async (page: Page, work: () => Promise<unknown>): Promise<Cost> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await costOf(session)
  await work()
  const after = await costOf(session)
  await session.detach()
  return {
    script: after.script - before.script,
    layout: after.layout - before.layout,
    task: after.task - before.task,
  }
}

const repeat = async (what: string, once: () => Promise<Cost>): Promise<Figure> => {
  const costs: Cost[] = []
  for (let run = 0; run < runs; run++) costs.push(await once())
  const of = (part: keyof Cost) => ms(median(costs.map((cost) => cost[part])))
  return {
    what,
    value: of('task'),
    note: `the page's thread in all; of which scripts ${of('script')}, styles and layout ${of('layout')}`,
  }
}

const manyVersions = async (page: Page) => {
  await page.route('**/api/resumes/1', async (route) => {
    const answer = await route.fetch()
    const [row] = (await answer.json()) as Resume[]
    const rows = Array.from({ length: versions }, (_, at) => ({
      ...row,
      id: versions - at,
      version: versions - at,
    }))
    await route.fulfill({ json: rows })
  })
}

const measure = ({ url }: Program): Promise<Figure[]> =>
  withBrowser(async (browser) => {
    const { client, email } = await newPerson(url)
    await untilCompleted(client, await upload(client, await sampleFile()))
    const page = await browser.newPage()
    await signIn(page, { url, email })
    const history = page.getByRole('button', { name: 'View History' })
    const open = async () => {
      await page.goto(`${url}/dashboard`)
      await history.waitFor()
      await page.waitForLoadState('networkidle')
    }
    const one = await repeat('dashboard with a resume of two pages', () => measureWork(page, open))
    await manyVersions(page)
    const many = await repeat(`dashboard with ${versions} versions`, () => measureWork(page, open))
    const list = await repeat(`opening the list of ${versions} versions`, async () => {
      await open()
      return measureWork(page, async () => {
        await history.click()
        const list = page.getByRole('region', { name: 'Version History' })
        await list.getByRole('button', { name: `Show all ${versions} versions` }).click()
        await list
          .getByRole('listitem')
          .nth(versions - 1)
          .waitFor()
      })
    })
    return [one, many, list]
  })

export const longPages: Benchmark = {
  name: 'long-pages',
  title: "Work of the browser's main thread",
  minutes: 1,
  run: async () => {
    await buildWeb()
    return withDataFolder((dataDir) => withProgram({ env: { DATA_DIR: dataDir } }, measure))
  },
}
