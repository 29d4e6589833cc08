import { type BrowserContext, expect, type Page } from '@playwright/test'

export type ShownToast = {
  text: string
  isFailure: boolean
  /** How many toasts were open when this one appeared. */
  openCount: number
}

const toastsOf = new WeakMap<Page, { shown: ShownToast[]; readUpTo: number }>()

const recordOf = (page: Page) => {
  const record = toastsOf.get(page) ?? { shown: [], readUpTo: 0 }
  toastsOf.set(page, record)
  return record
}

/** Reports every toast from inside the page. Runs before the page's scripts. */
const reportToasts = () => {
  const seen = new WeakSet<Element>()
  const report = () => {
    const open = document.querySelectorAll<HTMLElement>('li[data-variant][data-state=open]')
    for (const toast of open) {
      if (seen.has(toast)) continue
      seen.add(toast)
      const isFailure = toast.dataset.variant === 'destructive'
      void Reflect.get(window, 'noteToast')({ text: toast.innerText, isFailure, openCount: open.length })
    }
  }
  new MutationObserver(report).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state', 'data-variant'],
  })
}

/**
 * Records every toast in the browser context. A toast disappears after five seconds, which a busy machine can spend
 * between the step that causes it and the assertion.
 */
export const recordToasts = async (context: BrowserContext) => {
  await context.exposeBinding('noteToast', ({ page }, toast: ShownToast) => {
    recordOf(page).shown.push(toast)
  })
  await context.addInitScript(reportToasts)
}

/** Every toast the page has shown so far, across reloads. */
export const shownToasts = (page: Page): readonly ShownToast[] => recordOf(page).shown

/** Waits for a toast with all of these texts, after the last toast found this way. */
export const expectToast = async (page: Page, ...texts: string[]) => {
  const record = recordOf(page)
  let found = -1
  await expect
    .poll(
      () => {
        found = record.shown.findIndex(
          ({ text }, at) => at >= record.readUpTo && texts.every((one) => text.includes(one)),
        )
        return found < 0 ? record.shown.slice(record.readUpTo).map(({ text }) => text) : 'found'
      },
      { message: `a toast says ${texts.join(' and ')}` },
    )
    .toBe('found')
  record.readUpTo = found + 1
}
