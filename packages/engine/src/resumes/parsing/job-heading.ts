import { hasCompanyWord, hasTitleWord } from '../../text/career-words.ts'
import { readPlace } from '../../text/places.ts'
import type { Line } from './line.ts'

const joiners =
  /^(?:of|the|and|for|in|at|to|de|du|des|la|le|et|der|die|und|für|von|y|del|i{1,3}|iv|[-–—&/|,(]+|a|an|with|on)$/iu
const deed =
  /^(?:\p{Lu}?\p{L}+(?:ed|ing)|led|built|wrote|ran|made|set|drove|grew|held|won|taught|oversaw|began|kept|sold|gave|took|work|manage|develop|design|provide|support|assist|perform|maintain|create|conduct|prepare|coordinate|ensure|monitor|handle|use|write|test|deploy)$/iu

const isNamed = (word: string) => /^[\p{Lu}\p{Lo}\d(“"'&/#.–—|-]/u.test(word) || joiners.test(word)

const titleOpening =
  /^(?:lead|head|managing|acting|consulting|engineering|marketing|accounting|training|advertising|purchasing|nursing|teaching|testing|founding|visiting|building|counseling|programming|limited|united|certified|chartered|registered|licensed|associated|applied|advanced)$/i

const opensWithActionVerb = (word: string) => deed.test(word) && !titleOpening.test(word)

/** Whether the text is an English accomplishment ("Planned daily lessons", "Assist in planning"). */
export function isAccomplishment(text: string): boolean {
  if (text.length > 240) return false
  const words = text.split(/\s+/)
  return (
    words.length > 2 &&
    opensWithActionVerb(words[0] ?? '') &&
    words.slice(1).some((word) => /^\p{Ll}{3,}/u.test(word) && !joiners.test(word))
  )
}

/**
 * Whether the text looks like a name: every word but "of" and "and" capitalised, no action verb first, no sentence
 * end.
 */
function isNameLike(text: string): boolean {
  if (text.length > 95) return false
  const words = text.split(/\s+/)
  if (words.length > 12 || /[;!?]|\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text)) return false
  if (/[:;]$/.test(text) || !/^[\p{Lu}\d]/u.test(text)) return false
  if (opensWithActionVerb(words[0] ?? '')) return false
  return words.every(isNamed)
}

const placed = /^(.{2,70}?)\s*,\s*(\p{Lu}[\p{L} .'’-]+,\s*[\p{Lu}][\p{L}. ]+)\.?$/u

/**
 * Whether an undated line is clearly a job's heading: a position alone or with its employer ("Waiter, Corner House"),
 * or an employer with its town ("Harbor School, Salem, OR"), capitalised like a name and not an accomplishment.
 */
export function isJobHeading(line: Line): boolean {
  if (line.bullet || line.text.length > 96) return false
  const text = line.text.replace(/[,.]$/, '')
  if (!isNameLike(text)) return false
  const words = text.split(/\s+/)
  if (hasTitleWord(text) && words.length <= 9) return true
  const place = placed.exec(text)
  if (place !== null && readPlace(place[2] ?? '') !== undefined) return true
  return hasCompanyWord(text) && words.length <= 6
}
