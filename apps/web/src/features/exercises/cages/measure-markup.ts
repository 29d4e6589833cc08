const plainText = (element: Element | null): string | undefined =>
  element?.textContent?.replace(/\s+/g, ' ').trim()

const labelOf = (element: Element | null): string | undefined => {
  if (!element) return undefined
  const named = element.getAttribute('aria-label')
  if (named) return named
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const [other] = ids.map((id) => plainText(document.getElementById(id)))
  if (other) return other
  if (element instanceof HTMLImageElement) return element.alt
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return plainText(element.labels?.[0] ?? null)
  if (element instanceof HTMLTextAreaElement) return plainText(element.labels[0] ?? null)
  return plainText(element)
}

const sides = ['left', 'top', 'right', 'bottom', 'width', 'height'] as const

const boxOf = (element: Element | null, side: string): number | undefined => {
  const known = sides.find((name) => name === side)
  return element && known ? Math.round(element.getBoundingClientRect()[known]) : undefined
}

/** Splits `style display nav a` into its words; the last argument may contain spaces. */
const readProbe = (probe: string) => {
  const [what = '', ...rest] = probe.split(' ')
  const [detail = '', ...selector] = rest
  return { what, detail, all: rest.join(' '), selector: selector.join(' ') }
}

/**
 * Measures the document that is shown: `count SELECTOR`, `text SELECTOR`, `texts SELECTOR`, `label SELECTOR`,
 * `attribute NAME SELECTOR`, `style PROPERTY SELECTOR`, `box SIDE SELECTOR`. `undefined` if nothing is there.
 */
export const measureMarkup = (probe: string): unknown => {
  const { what, detail, all, selector } = readProbe(probe)
  switch (what) {
    case 'count':
      return document.querySelectorAll(all).length
    case 'text':
      return plainText(document.querySelector(all))
    case 'texts':
      return [...document.querySelectorAll(all)].map(plainText)
    case 'label':
      return labelOf(document.querySelector(all))
    case 'attribute':
      return document.querySelector(selector)?.getAttribute(detail) ?? undefined
    case 'style': {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).getPropertyValue(detail) : undefined
    }
    case 'box':
      return boxOf(document.querySelector(selector), detail)
    default:
      return undefined
  }
}
