import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { buildWeb } from '../../scripts/setup/build-web.mjs'
import { findChromium } from '../../scripts/test/find-chromium.mjs'
import type { Benchmark, Figure } from '../benchmark.ts'
import { flags, signIn } from './browser.ts'
import { median, ms } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { freePort, type Program, withDataFolder, withProgram } from './program.ts'

const runs = 5
const aim = 95
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
}
const presets = { mobile: undefined, desktop: desktopConfig }

type Page = { what: string; url: string; port: number; log: (line: string) => void }
type Run = { scores: Record<string, number>; paintMs: number; shift: number; lost: string[] }

const runOnce = async ({ url, port }: Page, preset: keyof typeof presets): Promise<Run> => {
  const flags = { port, onlyCategories: Object.keys(categories), disableStorageReset: true }
  const result = await lighthouse(url, { ...flags, logLevel: 'error' }, presets[preset])
  if (!result) throw new Error('Lighthouse returned no result.')
  const { categories: found, audits, runtimeError, finalDisplayedUrl } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return {
    scores: Object.fromEntries(
      Object.entries(found).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lost: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

const measurePage = async (page: Page): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const preset of ['mobile', 'desktop'] as const) {
    const all: Run[] = []
    for (let run = 1; run <= runs; run++) {
      all.push(await runOnce(page, preset))
      page.log(`${page.what}, ${preset}, ${run}: ${JSON.stringify(all.at(-1))}`)
    }
    const scores = Object.keys(categories).map((id) => median(all.map((run) => run.scores[id] ?? 0)))
    const lost = [...new Set(all.flatMap((run) => run.lost))]
    figures.push({
      what: `${page.what}, ${preset}: ${Object.values(categories).join(', ')}`,
      value: scores.join(', '),
      aim: `each at least ${aim}`,
      met: scores.every((score) => score >= aim),
      note: `largest paint ${ms(median(all.map((run) => run.paintMs)))}, layout shift ${median(all.map((run) => run.shift)).toFixed(3)}${lost.length > 0 ? `; failed: ${lost.join(', ')}` : ''}`,
    })
  }
  return figures
}

const measure = async ({ url }: Program, log: (line: string) => void): Promise<Figure[]> => {
  const { client, email } = await newPerson(url)
  await untilCompleted(client, await upload(client, await sampleFile()))
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'nextrung-lighthouse-'))
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  try {
    const signInPage = await measurePage({ what: 'sign-in page', url: `${url}/sign-in`, port, log })
    const page = await context.newPage()
    await signIn(page, { url, email })
    await page.close()
    const dashboard = await measurePage({ what: 'dashboard', url: `${url}/dashboard`, port, log })
    return [...signInPage, ...dashboard]
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

export const lighthouseScores: Benchmark = {
  name: 'lighthouse',
  title: `Lighthouse, medians of ${runs}`,
  minutes: 6,
  run: async (log) => {
    await buildWeb()
    return withDataFolder((dataDir) =>
      withProgram({ env: { DATA_DIR: dataDir } }, (program) => measure(program, log)),
    )
  },
}
