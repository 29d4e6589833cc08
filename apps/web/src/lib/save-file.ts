/** Some browsers start reading the URL only after the click has returned. */
const keepAddressMs = 60_000

/** Saves a file through the browser's downloads. */
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
