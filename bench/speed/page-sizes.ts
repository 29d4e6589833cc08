import type { Page, Request } from '@playwright/test'
import { pageBudgets } from '../../scripts/pages/page-budgets.ts'
import { buildWeb } from '../../scripts/setup/build-web.mjs'
import type { Benchmark, Figure } from '../benchmark.ts'
import { signIn, withBrowser } from './browser.ts'
import { kB } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { type Program, withDataFolder, withProgram } from './program.ts'

const kinds = ['script', 'stylesheet', 'font', 'image'] as const
type Kind = (typeof kinds)[number]
type Sizes = Record<Kind | 'unpacked', number>

/** The bytes a page downloads over the network, without headers. */
const sizesOf = async (page: Page, load: () => Promise<unknown>): Promise<Sizes> => {
  const sizes: Sizes = { script: 0, stylesheet: 0, font: 0, image: 0, unpacked: 0 }
  const seen: Promise<void>[] = []
  const onFinished = (request: Request) => {
    const kind = kinds.find((one) => one === request.resourceType())
    if (!kind) return
    const note = async () => {
      const { responseBodySize } = await request.sizes()
      sizes[kind] += responseBodySize
      if (kind === 'script') sizes.unpacked += (await (await request.response())?.body())?.byteLength ?? 0
    }
    seen.push(note())
  }
  page.on('requestfinished', onFinished)
  await load()
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', onFinished)
  await Promise.all(seen)
  return sizes
}

const figures = (what: string, { sizes, aim }: { sizes: Sizes; aim: number }): Figure[] => [
  {
    what: `${what}: JavaScript`,
    value: kB(sizes.script),
    aim: `at most ${kB(aim)}`,
    met: sizes.script <= aim,
    note: `${kB(sizes.unpacked)} unpacked`,
  },
  {
    what: `${what}: styles, fonts, pictures`,
    value: [sizes.stylesheet, sizes.font, sizes.image].map(kB).join(', '),
  },
]

const measure = ({ url }: Program): Promise<Figure[]> =>
  withBrowser(async (browser) => {
    const { client, email } = await newPerson(url)
    await untilCompleted(client, await upload(client, await sampleFile()))
    const fresh = await browser.newPage()
    const signInSizes = await sizesOf(fresh, () => fresh.goto(`${url}/sign-in`))
    await signIn(fresh, { url, email })
    const storageState = await fresh.context().storageState()
    // A new context has an empty cache.
    const again = await (await browser.newContext({ storageState })).newPage()
    const dashboard = await sizesOf(again, () => again.goto(`${url}/dashboard`))
    return [
      ...figures('sign-in page', { sizes: signInSizes, aim: pageBudgets.standalone['sign-in'] }),
      ...figures('dashboard with a resume', { sizes: dashboard, aim: pageBudgets.inShell.dashboard }),
    ]
  })

export const pageSizes: Benchmark = {
  name: 'page-sizes',
  title: 'What a page downloads in a fresh browser',
  minutes: 1,
  run: async () => {
    await buildWeb()
    return withDataFolder((dataDir) => withProgram({ env: { DATA_DIR: dataDir } }, measure))
  },
}
