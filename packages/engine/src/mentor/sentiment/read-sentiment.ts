import { feelingPhrases, feelingStems, type Sentiment, sentiments } from './feeling-words.ts'

const phraseWeight = 2
const enough = 1
const denied = /\b(?:not|never|no|don't|dont|isn't|am not|aren't|without|less|hardly)\s+(?:\w+\s+){0,2}$/

// Everyday uses of these words: "I'm sure" is confident, "are you sure" is not; "a solid course" is no feeling.
const notFeeling =
  /\b(?:are you|not|make|making|for|be|to be|you) (?:sure|certain)\b|\b(?:am|is|are|i'm) (?:i )?ready\?|\bready (?:to|for) (?:apply|start)|\b(?:strong|solid|prepared|ready) (?:\w+ )?(?:resume|cv|course|project|portfolio|point|points|foundation|base)\b|\b(?:hell|help) (?:desk|yes|yeah)\b|\bstress test\w*|\btense\b(?= of)|\bhappy to\b|\bfor sure\b|\bhow (?:sure|confident)\b|\bstrong(?:er|est)?\b(?! in| at)|\bcertain (?:skills?|roles?|things?|companies|point|level)\b|\bjoke about\b|\btell me a joke\b/g

type Feeling = Exclude<Sentiment, 'neutral'>
const feelings = sentiments.filter((one): one is Feeling => one !== 'neutral')

const scoreOf = (text: string, feeling: Feeling): number => {
  let score = 0
  for (const phrase of feelingPhrases[feeling]) if (phrase.test(text)) score += phraseWeight
  for (const word of text.matchAll(/[a-z']+/g)) {
    const isTelling = feelingStems[feeling].some((stem) =>
      stem.length <= 4 ? word[0] === stem || word[0] === `${stem}ed` : word[0].startsWith(stem),
    )
    if (!isTelling) continue
    if (!denied.test(text.slice(0, word.index))) score += 1
    else if (feeling === 'confident') score -= 1
  }
  return score
}

/** The feeling that a message shows by its words; neutral where it shows none. */
export const readSentiment = (message: string): Sentiment => {
  const text = message
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(notFeeling, ' ')
  const scores = feelings.map((feeling) => ({ feeling, score: scoreOf(text, feeling) }))
  const isUnsure = /\bnot (?:so |very |at all |that |really |too )?(?:confident|sure of myself|ready)\b/.test(
    text,
  )
  const best = scores
    .map(({ feeling, score }) => ({ feeling, score: feeling === 'anxious' && isUnsure ? score + 2 : score }))
    .reduce((top, one) => (one.score > top.score ? one : top))
  return best.score >= enough ? best.feeling : 'neutral'
}
