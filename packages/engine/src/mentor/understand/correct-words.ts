/** Corrects typing errors against a list of words; built once per list. */
export type Corrector = (word: string) => string

const shortestCorrected = 4

const deletionsOf = (word: string): string[] => {
  const deletions = [word]
  for (let at = 0; at < word.length; at += 1) deletions.push(word.slice(0, at) + word.slice(at + 1))
  return deletions
}

/** Whether one letter more, less or other, or two neighbours exchanged, make the one of the other. */
const isOneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left === `${right[1] ?? ''}${right[0] ?? ''}`
}

/** Makes a corrector for words that are off by one slip; words of the list and short words stay as they are. */
export const makeCorrector = (words: readonly string[]): Corrector => {
  const known = new Set(words)
  const places = new Map(words.map((word, place) => [word, place]))
  const byDeletion = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortestCorrected) continue
    for (const deletion of deletionsOf(word)) {
      const found = byDeletion.get(deletion)
      if (found) found.push(word)
      else byDeletion.set(deletion, [word])
    }
  }
  return (word) => {
    if (word.length < shortestCorrected || known.has(word)) return word
    // A slip in the first letter is rare, and "sink" is no "link".
    const near = [...new Set(deletionsOf(word).flatMap((deletion) => byDeletion.get(deletion) ?? []))].filter(
      (other) => other[0] === word[0] && isOneSlip(word, other),
    )
    near.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
    return near[0] ?? word
  }
}
