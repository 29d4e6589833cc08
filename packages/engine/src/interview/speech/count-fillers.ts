/** A filler word and how often it was said. */
export type FillerCount = { word: string; count: number }

const start = String.raw`(?<![\p{L}\p{N}'’-])`
const end = String.raw`(?![\p{L}\p{N}'’-])`
const alone = (word: string): RegExp => new RegExp(`${start}(?:${word})${end}`, 'giu')

// Words that also carry meaning count only where they can't: "you know" but not "do you know", "like" between commas.
const fillers: readonly { word: string; pattern: RegExp }[] = [
  { word: 'um', pattern: alone('u+m+|e+r+m+') },
  { word: 'uh', pattern: alone('u+h+|e+r+') },
  { word: 'hmm', pattern: alone('h+m+') },
  {
    word: 'you know',
    pattern: new RegExp(
      String.raw`(?<!\b(?:do|did|if|let|as|what|that|because|how|when|whether|would|will|should|once|until|before) )${start}you know${end}(?! (?:what|how|that|the|why|when|who|if|where|whether|about|which|this|these|those)${end})`,
      'giu',
    ),
  },
  {
    word: 'I mean',
    pattern: new RegExp(
      String.raw`(?<!\b(?:what|that|which|things|by) )${start}i mean${end}(?! (?:that|by|it|the|to)${end})`,
      'giu',
    ),
  },
  {
    word: 'sort of',
    pattern: new RegExp(
      String.raw`(?<!\b(?:a|the|what|this|that|some|any|which|one|no|every|same|another|right|certain|new) )${start}sort of${end}`,
      'giu',
    ),
  },
  {
    word: 'kind of',
    pattern: new RegExp(
      String.raw`(?<!\b(?:a|the|what|this|that|some|any|which|one|no|every|same|another|right|certain|new) )${start}kind of${end}`,
      'giu',
    ),
  },
  { word: 'like', pattern: /(?<=[,.] )like(?=,)|\blike(?=,? (?:um+|uh+|like)\b)/giu },
  { word: 'basically', pattern: alone('basically') },
  { word: 'literally', pattern: alone('literally') },
  { word: 'actually', pattern: alone('actually') },
]

/** The filler words of a spoken text, most frequent first. A word that also has a meaning counts only where it has none. */
export const countFillers = (transcript: string): FillerCount[] =>
  fillers
    .map(({ word, pattern }) => ({ word, count: [...transcript.matchAll(pattern)].length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
