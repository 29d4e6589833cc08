const mostFrames = 20
const controls = '[role=combobox], button:not(:disabled), summary, a[href]'

const nextFrame = () => new Promise(requestAnimationFrame)

const ancestorsOf = (element: Element | null): Element[] =>
  element?.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []

const focusOf = (from: Element | null, around: readonly Element[]): HTMLElement | null => {
  if (!(from instanceof HTMLElement)) return null
  if (from.isConnected) return from.matches(':disabled') ? null : from
  return around.find(({ isConnected }) => isConnected)?.querySelector<HTMLElement>(controls) ?? null
}

/**
 * Saving disables a control and may remove it, and both take the focus away. Gives it back to the control or, if it is
 * gone, to the nearest one. Whoever saves says what failed.
 */
export const keepingFocus = async (saving: Promise<unknown>): Promise<void> => {
  const from = document.activeElement
  const around = ancestorsOf(from)
  await saving.catch(() => undefined)
  for (let frame = 0; frame < mostFrames; frame += 1) {
    await nextFrame()
    if (document.activeElement !== document.body && document.activeElement !== from) return
    const next = focusOf(from, around)
    next?.focus()
    if (next && document.activeElement === next && !next.matches(':disabled')) return
  }
}
