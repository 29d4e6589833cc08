import { withoutDates } from '../../text/dates-in-text.ts'
import { quantitiesIn } from '../../text/quantities.ts'
import { hasOutcome } from '../optimizing/relevance.ts'

/** `tells`: 1 for a line with a number, 0.5 for one with a result but no number, 0 for neither. */
export type FactLine = { text: string; words: number; tells: 0 | 0.5 | 1; isWeak: boolean }

/** "Windows 10", "Tier 2": a number that is part of a name and not a count. */
const namedNumbers = /(?<=\S\s+)\p{Lu}[\p{L}+#.-]*[ -]\d+(?:\.\d+)*(?![\d%,]|\s?\p{Ll})/gu

const passive =
  /\b(?:was|were|has been|have been|had been)\s+(?:\w+ly\s+)?(?:\w{2,}ed|built|written|made|done|taken|given|held|kept|sent|set|run|led|taught|rebuilt|rewritten)\b/i
const honoured =
  /^\W*(?:was|were|been) (?:promoted|awarded|selected|hired|chosen|recogni[sz]ed|nominated|invited|elected|appointed)/i
const duty =
  /^\W*(?:responsible for|responsibilities|duties|tasked with|in charge of|worked on|involved in|participated in|part of|we\b|i\b|my\b|\p{L}+(?:tion|ment|ance|ing) of\b)/iu

const tellsOf = (text: string): 0 | 0.5 | 1 => {
  if (quantitiesIn(withoutDates(text.replace(namedNumbers, ' '))).length > 0) return 1
  return hasOutcome(text.replace(/\d+/g, ' ')) ? 0.5 : 0
}

/** The facts of a job or project line that count toward the score. */
export const readFactLine = (text: string): FactLine => {
  const tells = tellsOf(text)
  return {
    text,
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    tells,
    isWeak: tells === 0 && (duty.test(text) || (passive.test(text) && !honoured.test(text))),
  }
}
