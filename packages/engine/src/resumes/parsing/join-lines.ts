import { fold } from '../../text/fold.ts'
import type { Line } from './line.ts'

/** Text wrapped over several lines, with those lines. */
export type Passage = { text: string; lines: Line[]; bullet: boolean }

const firstOfCompound =
  /(?<![\p{L}])(?:cross|open|cloud|full|end|real|self|co|e|multi|high|low|long|short|well|state|day|time|user|data|event|test|on|off|non|pre|post|re|sub|inter|intra|in|out|up|down|back|front|client|server|customer|community|team|cost|award|mission|business|large|small|mid|medium|hands|problem|decision|third|first|second|third|one|two|three|four|five|single|double|dual|peer|micro|macro|machine|deep|object|service|domain|model|role|rule|risk|result|detail|goal|fast|fault|load|run|built|web|mobile|security|performance|production|industry|company|enterprise|world|best|top|quality|follow|sign|log|check|plug|ad|anti|all|ever|much|newly|highly|cutting|leading|part|half|quarter|year|month|week|hour|price|value|feature|context|type|memory|thread|read|write|point|host|container|platform|vendor|language|process|job|task|code|key|space|resource|serverless|network|on-call|go|to|by|and|of|the|q|x|t|b|c)$/iu
const ending =
  /^(?:[a-z]{0,6})(?:tions?|sions?|ments?|ings?|ed|ly|ness|ability|ibility|ity|ities|ances?|ences?|ical|ally|ives?|ized?|izing|ous|eling|tures?|ables?|ers?|ors?|ists?|als?|ures?)$/

/** Whether a hyphen at a line's end is part of the word, as in "open-source", or only a line break. */
function keepsHyphen(before: string, after: string, vocabulary: ReadonlySet<string>): boolean {
  if (!/^\p{Ll}/u.test(after)) return true
  const first = fold(/[\p{L}\p{N}'’-]+$/u.exec(before.slice(0, -1))?.[0] ?? '')
  const second = fold(/^[\p{L}\p{N}'’-]+/u.exec(after)?.[0] ?? '')
  if (vocabulary.has(`${first}-${second}`)) return true
  if (vocabulary.has(first + second)) return false
  if (/^(?:und|oder|and|or|et|ou|y|o|e|en|of)$/.test(second)) return true
  if (firstOfCompound.test(first)) return true
  return !(first.length > 1 && ending.test(second) && !vocabulary.has(second))
}

/** Joins two lines: repairs end-of-line hyphens; Chinese and Japanese need no space. */
export function joinText(before: string, after: string, vocabulary: ReadonlySet<string> = new Set()): string {
  if (before === '') return after
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after
  // Look only at the end: searching the whole text again for each line would be slow.
  const tail = before.slice(-60)
  if (/[\p{L}\p{N}][-‐]$/u.test(tail)) {
    const second = /^\p{L}+/u.exec(after)?.[0] ?? ''
    if (/^(?:und|oder|and|or|et|ou)$/.test(second)) return `${before} ${after}`
    return keepsHyphen(tail, after, vocabulary) ? before + after : before.slice(0, -1) + after
  }
  const isCjk =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、]$/u.test(tail) &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(after)
  return isCjk ? before + after : `${before} ${after}`
}

/** The folded words of a document, used to tell a broken word from a compound. */
export function vocabularyOf(lines: readonly Line[]): Set<string> {
  const words = new Set<string>()
  let isBroken = false
  for (const { text, cells } of lines) {
    for (const match of fold(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
      const isWhole = match.index + match[0].length < text.length && !(isBroken && match.index === 0)
      if (isWhole) words.add(match[0])
    }
    isBroken = cells.some((cell) => /[-‐\u00ad]$/.test(cell))
  }
  return words
}
