/** Puts a text on the clipboard; false where the browser does not let it. Plain http has no clipboard of its own. */
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
  // Inside an open dialog: it does not let the focus out.
  const place = before?.closest('[role="dialog"]') ?? document.body
  place.append(area)
  area.select()
  try {
    // Outdated, and the only way on plain http in a network.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
