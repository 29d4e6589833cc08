/** Some browsers start reading the address only after the click has returned. */
const keepAddressMs = 60_000

/** Hands a file to the browser's downloads under the given name. */
export const saveFile = (content: Blob, { name }: { name: string }): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keepAddressMs)
}
