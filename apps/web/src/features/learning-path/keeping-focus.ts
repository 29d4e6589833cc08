const mostFrames = 20
const controls = '[role=combobox], button:not(:disabled), summary, a[href]'

const nextFrame = () => new Promise(requestAnimationFrame)

const ancestorsOf = (element: Element | null): Element[] =>
  element?.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []

/** Whether it has the focus now; what is disabled or folded away cannot have it. */
const takesFocus = (element: Element): boolean => {
  if (element instanceof HTMLElement && !element.matches(':disabled')) element.focus()
  return document.activeElement === element
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
    const near = around.find(({ isConnected }) => isConnected)
    const next = from?.isConnected ? [from] : [...(near?.querySelectorAll(controls) ?? [])]
    if (next.some(takesFocus)) return
  }
}
