/** Copies text to the clipboard; false when the browser refuses. Plain http has no clipboard API. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

const copySelected = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  const before = document.activeElement
  // Must be inside an open dialog, because that traps the focus.
  const place = before?.closest('[role="dialog"]') ?? document.body
  place.append(area)
  area.select()
  try {
    // Deprecated, but the only way over plain http on a local network.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
