import type { Page } from '@playwright/test'
import { closeTour, completedVersions, newPerson, password } from './person.ts'
import { expect, test } from './testing.ts'

// Each would mark the page if any screen treated it as more than text.
const leaveMark = "document.documentElement.setAttribute('data-ran','yes')"
const markup = [
  `<img src=x onerror="${leaveMark}">`,
  `<script>${leaveMark}</script>`,
  `<svg onload="${leaveMark}"><circle r="9"/></svg>`,
  `[a link](javascript:${leaveMark})`,
  `<a href="javascript:${leaveMark}">press</a>`,
  `{{constructor.constructor("${leaveMark}")()}} \${7*7} <%= 7*7 %>`,
  `<!-- hidden --> --> ]]> </title></style></textarea>`,
  `<style>*{display:none}</style> url("javascript:${leaveMark}")`,
  `<iframe srcdoc="<script>parent.${leaveMark}</script>"></iframe>`,
  `"' onmouseover="${leaveMark}" autofocus onfocus="${leaveMark}`,
  '\u202Egnp.exe\u202C \u2066right\u2069 \u200Bzero',
  `long${'W'.repeat(300)}`,
]
const all = markup.join(' | ')
const one = (at: number) => markup[at % markup.length] ?? ''

const hostileResume = {
  basics: {
    name: `Maya ${one(0)}`,
    label: one(1),
    email: 'maya.okafor@example.com',
    phone: one(2),
    url: 'https://example.com/?q=%3Cscript%3E&x=onerror',
    summary: all,
    location: { city: one(5), region: one(6), address: one(7), countryCode: '<b>' },
    profiles: [{ network: one(1), username: one(2), url: "https://example.com/'-alert(1)-'" }],
  },
  work: [
    {
      name: one(0),
      position: one(11),
      location: one(2),
      startDate: '2020-01',
      endDate: '2021-02',
      summary: one(3),
      highlights: markup,
    },
  ],
  education: [
    { institution: one(4), area: one(1), studyType: one(8), score: one(0), courses: [one(2), one(11)] },
  ],
  skills: [{ name: one(8), level: one(0), keywords: ['SQL', ...markup] }],
  projects: [
    {
      name: one(1),
      description: all,

      highlights: [one(9)],
      keywords: [one(0)],
    },
  ],
  certificates: [{ name: one(2), issuer: one(3), date: '2020' }],
  languages: [{ language: one(4), fluency: one(1) }],
  awards: [{ title: one(0), awarder: one(10), summary: one(11) }],
  volunteer: [{ organization: one(1), position: one(2), highlights: [one(10)] }],
  publications: [{ name: one(7), publisher: one(9), summary: one(5) }],
  interests: [{ name: one(6), keywords: markup }],
  references: [{ name: one(2), reference: one(8) }],
}

const hostileText = `Maya ${one(1)} Okafor
${one(0)}
maya@example.com | javascript:${leaveMark}

Experience
${one(2)}, ${one(4)}    Mar 2021 - Present
${markup.map((text) => `- Managed ${text}`).join('\n')}

${one(8)}
- ${one(5)}

Skills
PowerShell, ${markup.join(', ')}
`

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  expect([path, answer.ok(), answer.ok() ? '' : await answer.text()]).toEqual([path, true, ''])
  return answer.json()
}

/** Signs in a person with three versions whose every stored text is hostile. */
const storeHostileWords = async (page: Page) => {
  const { email } = newPerson()
  const { user } = await post(page, '/auth/sign-up/email', {
    displayName: `${one(0).slice(0, 90)} Nia`,
    email,
    password,
  })
  await page.request.put('/auth/selection', {
    data: { userType: 'professional', targetRole: 'Security Engineer' },
  })
  await post(page, '/api/resumes/import', { resume: hostileResume, fileName: `${one(0)}.json` })
  await completedVersions(page, 1)
  const uploaded = await page.request.post('/api/resumes', {
    multipart: {
      file: { name: `${one(1)}\u202Efdp.txt`, mimeType: 'text/plain', buffer: Buffer.from(hostileText) },
      targetRole: 'Security Engineer',
    },
  })
  expect(uploaded.status()).toBe(201)
  await completedVersions(page, 2)
  const { id } = await uploaded.json()
  expect(
    (await page.request.patch(`/api/resumes/${id}`, { data: { label: one(0).slice(0, 80) } })).ok(),
  ).toBe(true)
  await post(page, `/api/resumes/${id}/optimize`, { feedback: all })
  await completedVersions(page, 3)
  return user.uid as string
}

const nothingRan = async (page: Page, where: string) => {
  const state = await page.evaluate(() => ({
    ran: document.documentElement.getAttribute('data-ran'),
    // Our screens never render inline handlers or javascript: URLs.
    handlers: [...document.querySelectorAll('*')].filter((node) =>
      [...node.attributes].some(
        ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value),
      ),
    ).length,
    foreign: document.querySelectorAll('main img[src="x"], main iframe, main script, main style').length,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    widest: [...document.querySelectorAll('main *, [role=dialog] *')]
      .filter((node) => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 3)
      .map((node) => node.outerHTML.slice(0, 200)),
  }))
  const { tooWide, widest, ...rest } = state
  expect([where, rest]).toEqual([where, { ran: null, handlers: 0, foreign: 0 }])
  expect(tooWide, `${where} is no wider than the window: ${widest.join('\n')}`).toBeLessThanOrEqual(0)
}

const openEverything = async (page: Page, size: string) => {
  await page.goto('/')
  await closeTour(page)
  await nothingRan(page, `${size} home`)
  await page.evaluate(() => {
    localStorage.setItem('userType', 'professional')
    localStorage.setItem('targetRole', 'Security Engineer')
  })
  await page.goto('/dashboard')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Resume analysis complete')).toBeVisible()
  await nothingRan(page, `${size} dashboard`)
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByRole('heading', { name: 'Changes Summary' })).toBeVisible()
  await nothingRan(page, `${size} history`)
  await page.getByRole('button', { name: 'Correct what was understood' }).click()
  await expect(page.getByRole('dialog', { name: 'Correct what was understood' })).toBeVisible()
  await nothingRan(page, `${size} corrections`)
}

test('Stored markup shows as text on every screen, and fits', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  const uid = await storeHostileWords(page)
  for (const [size, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const theme = size === 'phone' ? 'dark' : 'light'
    expect((await page.request.patch(`/api/settings/${uid}`, { data: { theme } })).ok()).toBe(true)
    await openEverything(page, size)
    await page.screenshot({ path: test.info().outputPath(`${size}-corrections.png`) })
    await page.goto('/dashboard')
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveClass(new RegExp(theme))
    await expect(page.getByText(`<script>${leaveMark}</script>`).first()).toBeVisible()
    await page.screenshot({ path: test.info().outputPath(`${size}-dashboard.png`), fullPage: true })
  }
  expect(asked).toEqual([])
})

test('A role with markup and a javascript: URL are rejected', async ({ page }) => {
  await post(page, '/auth/sign-up/email', { displayName: 'Nia Role', email: newPerson().email, password })
  for (const targetRole of [one(0), one(1), `Security Engineer${one(2)}`]) {
    const answer = await page.request.put('/auth/selection', { data: { targetRole } })
    expect(answer.status()).toBe(400)
  }
  for (const url of ['javascript:alert(1)', 'data:text/html,hello', 'vbscript:x', 'file:///etc/passwd'])
    for (const resume of [
      { basics: { name: 'Maya Okafor', url } },
      { basics: { name: 'Maya Okafor', profiles: [{ network: 'Site', url }] } },
      { work: [{ name: 'Harbor Freight', url }] },
      { projects: [{ name: 'A project', url }] },
      { certificates: [{ name: 'A certificate', url }] },
    ]) {
      const answer = await page.request.post('/api/resumes/import', { data: { resume } })
      expect([url, answer.status()]).toEqual([url, 400])
    }
})
