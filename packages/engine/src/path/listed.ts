/** "A, B and C"; beyond `most`, "A, B and 3 more". A single name beyond it is said, too. */
export const listed = (names: readonly string[], most = names.length): string => {
  const shown = names.slice(0, names.length === most + 1 ? names.length : most)
  const left = names.length - shown.length
  const parts = left > 0 ? [...shown, `${left} more`] : shown
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** For use within a sentence; "SQL" and "JavaScript" keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?:[ ,.]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
