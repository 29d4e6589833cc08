/** About a second: an answer can change the screen more than once. */
const watchedFrames = 60
const controls = '[role=combobox], button:not(:disabled), summary, a[href]'

const nextFrame = () => new Promise(requestAnimationFrame)

const ancestorsOf = (element: Element | null): Element[] =>
  element?.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []

/** A dialog takes the focus of a removed control onto itself, which is as good as none. */
const isNoPlace = (focused: Element | null, around: readonly Element[]): boolean =>
  focused === document.body ||
  (focused?.getAttribute('role') === 'dialog' && around.some((ancestor) => ancestor === focused))

/** Whether it has the focus now; what is disabled or folded away cannot have it. */
const takesFocus = (element: Element): boolean => {
  if (element instanceof HTMLElement && !element.matches(':disabled')) element.focus()
  return document.activeElement === element
}

/**
 * Saving disables a control and may remove it, and both take the focus away. Gives it back to the control or, if it is
 * gone, to the nearest one, until the screen has settled or the person moves on. Whoever saves says what failed.
 */
export const keepingFocus = async (saving: Promise<unknown>): Promise<void> => {
  const from = document.activeElement
  const around = ancestorsOf(from)
  await saving.catch(() => undefined)
  let given = from
  for (let frame = 0; frame < watchedFrames; frame += 1) {
    await nextFrame()
    const focused = document.activeElement
    const isLost = isNoPlace(focused, around)
    if (!isLost && focused !== given) return
    if (!isLost) continue
    const near = around.filter(({ isConnected }) => isConnected)
    const next = from?.isConnected
      ? [from]
      : near.flatMap((ancestor) => [...ancestor.querySelectorAll(controls)])
    given = next.find(takesFocus) ?? given
  }
}
