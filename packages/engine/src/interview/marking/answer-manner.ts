import type { MarkedText } from './answer-text.ts'

/** Words of somebody who is surer than the matter allows. */
const sweeping =
  /\b(?:obviously|clearly|of course|surely|simply|just|always|never|everybody|everyone|guarantee[sd]?|definitely|certainly|automatically|all you need|anyway|by default|perfectly|completely)\b/gi

/** Words that sound good and say little. */
const vague =
  /\b(?:important|great|crucial|essential|holistic|best practices?|communication|transparen\w+|values?|believe|passion\w*|really|very|various|many|things?|stuff|people)\b/gi

const leastWords = 40
const most = 0.12

/** How sweeping and how vague an answer is, by its words. */
export function mannerOf({ segments, count }: MarkedText): number[] {
  const whole = segments.map(({ text }) => text).join(' ')
  return [sweeping, vague].map(
    (pattern) => 10 * Math.min(most, (whole.match(pattern)?.length ?? 0) / Math.max(leastWords, count)),
  )
}
