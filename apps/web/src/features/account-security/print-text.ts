/** Prints text in a new window; false when the browser blocks it. */
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
