/** A number that is the same for the same texts; decides between wordings. */
export const seedOf = (...texts: readonly string[]): number => {
  let hash = 0x811c9dc5
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 13)) >>> 0
}
