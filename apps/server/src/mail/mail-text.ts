const longestName = 60
// Mail programs make links of these, and a line of its own reads like ours.
const looksLikeMore = /:\/\/|@|www\.|\.\S|[\r\n]/i

/** The first line of a mail. A name that could be read as more than a name is left out. */
export const greeting = (name: string): string => {
  const plain = name.replace(/\s+/g, ' ').trim()
  const isName = plain !== '' && plain.length <= longestName && !looksLikeMore.test(name.trim())
  return isName ? `Hello ${plain},` : 'Hello,'
}

/** Paragraphs as plain text. */
export const mailText = (...paragraphs: string[]): string => paragraphs.join('\n\n')
