/** Prints a text on a page of its own; false where the browser opens none. */
export const printText = (text: string): boolean => {
  const page = open('', '_blank', 'popup,width=480,height=640')
  if (!page) return false
  const block = page.document.createElement('pre')
  block.textContent = text
  page.document.title = 'Nextrung'
  page.document.body.append(block)
  page.print()
  page.close()
  return true
}
