/** Whether a value holds more than `most` characters, determined without serializing it. */
export const isLargerThan = (value: unknown, most: number): boolean => {
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0 && size <= most) {
    const one = open.pop()
    size += typeof one === 'string' ? one.length : 1
    if (typeof one !== 'object' || one === null) continue
    for (const [key, part] of Object.entries(one)) {
      size += key.length
      open.push(part)
    }
  }
  return size > most
}
