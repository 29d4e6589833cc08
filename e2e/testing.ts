import { type BrowserContext, test as base, expect } from '@playwright/test'
import { recordToasts } from './toasts.ts'

/** Part of a message, or a pattern. The message includes the URL it came from. */
type Expected = string | RegExp

const matches = (message: string, expected: Expected) =>
  typeof expected === 'string' ? message.includes(expected) : expected.test(message)

const ownHosts = (baseURL: string | undefined) => new Set(baseURL ? [new URL(baseURL).host] : [])

const watch = (context: BrowserContext, baseURL: string | undefined) => {
  const complaints: string[] = []
  const own = ownHosts(baseURL)
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`page: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && !own.has(url.host))
      complaints.push(`foreign host: ${request.url()}`)
  })
  return complaints
}

/**
 * A test that also fails on a console error, a page error or a request to another host.
 * `test.use({ expectedComplaints: [...] })` lists the ones a test expects; each of them must occur.
 */
export const test = base.extend<{ expectedComplaints: Expected[] }>({
  expectedComplaints: [[], { option: true }],
  context: async ({ context, baseURL, expectedComplaints }, use) => {
    const complaints = watch(context, baseURL)
    await recordToasts(context)
    await use(context)
    const surprising = complaints.filter(
      (said) => !expectedComplaints.some((expected) => matches(said, expected)),
    )
    const unsaid = expectedComplaints.filter(
      (expected) => !complaints.some((said) => matches(said, expected)),
    )
    expect(surprising, 'nothing unexpected is said or asked for').toEqual([])
    expect(unsaid, 'every expected complaint is said').toEqual([])
  },
})

export { expect }
