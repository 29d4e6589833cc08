/** How many buckets the features of a message are hashed into. */
export const featureBuckets = 20_011

/** The features of a message: the hash of each and how often it stands there. */
export type Features = ReadonlyMap<number, number>

const hashOf = (name: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const shortestGram = 2
const longestGram = 5

const countInto = (counts: Map<number, number>, name: string): void => {
  const hash = hashOf(name)
  counts.set(hash, (counts.get(hash) ?? 0) + 1)
}

/** How often each run of words and each run of characters stands in a message. */
export const countFeatures = (words: readonly string[]): { words: Features; characters: Features } => {
  const ofWords = new Map<number, number>()
  const ofCharacters = new Map<number, number>()
  const bounded = ['^', ...words, '$']
  for (const [at, word] of bounded.entries()) {
    if (at > 0 && at < bounded.length - 1) countInto(ofWords, `w ${word}`)
    const next = bounded[at + 1]
    if (next !== undefined) countInto(ofWords, `b ${word} ${next}`)
  }
  for (const word of words) {
    if (/^z(?:role|skill|number|amount)$/.test(word)) continue
    const marked = `<${word}>`
    for (let length = shortestGram; length <= longestGram; length += 1)
      for (let at = 0; at + length <= marked.length; at += 1)
        countInto(ofCharacters, `c ${marked.slice(at, at + length)}`)
  }
  countInto(ofWords, `n ${Math.min(12, words.length <= 3 ? words.length : 2 + Math.floor(words.length / 3))}`)
  return { words: ofWords, characters: ofCharacters }
}
