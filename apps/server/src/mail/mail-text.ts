const longestName = 60
// Mail clients turn these into links, and a separate line would look like our own text.
const looksLikeMore = /:\/\/|@|www\.|\.\S|[\r\n]/i

/** The first line of a mail. Leaves out a name that could pass for more than a name. */
export const greeting = (name: string): string => {
  const plain = name.replace(/\s+/g, ' ').trim()
  const isName = plain !== '' && plain.length <= longestName && !looksLikeMore.test(name.trim())
  return isName ? `Hello ${plain},` : 'Hello,'
}

/** Paragraphs as plain text. */
export const mailText = (...paragraphs: string[]): string => paragraphs.join('\n\n')
