import type { Page } from '@playwright/test'
import { closeTour, newPerson, signOut, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.body.innerText,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
    ]),
  )

const leaveTraces = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.setItem('userType', 'professional')
    localStorage.setItem('targetRole', 'Cloud Architect')
    localStorage.setItem('currentSkills', '["CANARY-SKILL"]')
    localStorage.setItem('cachedLearningPath', '{"path":"CANARY-PATH"}')
    localStorage.setItem('somethingNewer', 'CANARY-NEWER')
  })
}

test('After one person signs out, the next one in the same browser sees nothing of theirs', async ({
  page,
}) => {
  const first = newPerson()
  await signUp(page, first)
  await closeTour(page)
  await leaveTraces(page)
  const leaving = page.waitForResponse(/\/auth\/sign-out$/)
  await signOut(page, first)
  expect((await (await leaving).allHeaders())['clear-site-data']).toBe('"storage"')
  const second = newPerson()
  await signUp(page, second)
  const seen = await traces(page)
  for (const trace of [first.name, first.email, 'CANARY', 'Cloud Architect'])
    expect(seen).not.toContain(trace)
  expect(seen).toContain(second.name)
  await page.goBack()
  await page.goForward()
  await page.reload()
  for (const trace of [first.name, first.email, 'CANARY']) expect(await traces(page)).not.toContain(trace)
})

test.describe('A tab that was asleep when the person signed out', () => {
  test.use({ expectedComplaints: ['status of 401'] })

  test('is refused by the server, leads to the sign-in screen and shows the next person nothing', async ({
    page,
    context,
  }) => {
    const first = newPerson()
    await signUp(page, first)
    await closeTour(page)
    await leaveTraces(page)
    const asleep = await context.newPage()
    // Neither messages nor storage events reach this tab.
    await asleep.addInitScript(() => {
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await asleep.goto('/')
    await closeTour(asleep)
    await signOut(page, first)
    const second = newPerson()
    const [own] = await Promise.all([
      asleep.waitForResponse(/\/auth\/selection$/),
      asleep.getByRole('button', { name: 'Transitioning to IT' }).click(),
    ])
    expect(own.status()).toBe(401)
    await expect(asleep).toHaveURL(/\/sign-in$/)
    await signUp(page, second)
    await asleep.reload()
    await expect(asleep.getByRole('main').getByText(second.name).first()).toBeVisible()
    for (const trace of [first.name, first.email, 'CANARY']) expect(await traces(asleep)).not.toContain(trace)
  })
})

test.describe('A script injected into the page', () => {
  test.use({ expectedComplaints: ['Content Security Policy'] })

  test('does not run, be it inline, from elsewhere, an address or evaluated', async ({ page }) => {
    const reports: string[] = []
    await page.exposeFunction('report', (directive: string) => reports.push(directive))
    await page.goto('/sign-in')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', (event) => {
        void Reflect.get(window, 'report')(event.effectiveDirective)
      })
      const mark = "document.documentElement.setAttribute('data-ran','yes')"
      const add = (name: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(name), fields))
      add('script', { textContent: mark })
      add('script', { src: `data:text/javascript,${encodeURIComponent(mark)}` })
      add('style', { textContent: 'html{outline:9px solid red}' })
      add('object', { data: 'data:text/html,x' })
      add('base', { href: 'https://evil.example/' })
      add('iframe', { src: 'data:text/html,x' })
      add('div', { innerHTML: `<img src="data:," onerror="${mark}"><p style="color:red">x</p>` })
    })
    await expect
      .poll(() => [...new Set(reports)].sort())
      .toEqual(
        expect.arrayContaining([
          'base-uri',
          'object-src',
          'script-src-attr',
          'script-src-elem',
          'style-src-elem',
        ]),
      )
    expect(
      await page.evaluate(() => [
        document.documentElement.getAttribute('data-ran'),
        getComputedStyle(document.documentElement).outlineStyle,
      ]),
    ).toEqual([null, 'none'])
    expect(new URL(await page.evaluate(() => document.baseURI)).host).toBe(new URL(page.url()).host)
  })
})

test('Scripts cannot read the session cookie', async ({ page, context }) => {
  await signUp(page, newPerson())
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).sort()).toEqual(['nextrung', 'nextrung-device'])
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})
