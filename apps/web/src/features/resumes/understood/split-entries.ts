/** Splits entries at commas, semicolons or line breaks, keeping bracketed text together. */
export const splitEntries = (typed: string): string[] => {
  const entries = ['']
  let depth = 0
  for (const letter of typed) {
    if (letter === '(') depth += 1
    if (letter === ')') depth = Math.max(0, depth - 1)
    const parts = letter === '\n' || (depth === 0 && (letter === ',' || letter === ';'))
    if (parts) entries.push('')
    else entries[entries.length - 1] += letter
  }
  return entries.map((entry) => entry.trim()).filter(Boolean)
}
