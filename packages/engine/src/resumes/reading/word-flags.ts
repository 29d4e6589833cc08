import { functionWords, presentWords } from '@nextrung/knowledge/words/line-words'
import { findDegree, hasCompanyWord, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { monthByName } from '../../text/date-words.ts'
import { findSkills } from '../../text/find-skills.ts'
import { fold } from '../../text/fold.ts'
import { isLanguageName } from '../../text/language-names.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'

const small: ReadonlySet<string> = new Set(functionWords)
const present: ReadonlySet<string> = new Set(presentWords)
const since = /^(?:since|from|seit|depuis|desde|dal|sinds|od|sedan|until|till|bis|to|until|tot|do)$/u

function shapeOf(text: string): string {
  if (/^(?:19|20)\d\d$/.test(text)) return 'year'
  if (/^['’]\d\d$/.test(text)) return 'short-year'
  if (/^\d+$/.test(text)) return `digits${Math.min(5, text.length)}`
  if (/^\d{1,4}[./-]\d{1,4}([./-]\d{1,4})?$/.test(text)) return 'numeric-date'
  if (/\d/.test(text)) return /\p{L}/u.test(text) ? 'mixed' : 'number'
  if (!/\p{L}/u.test(text)) return `mark${text}`
  if (/^\p{Lu}+$/u.test(text)) return text.length < 5 ? 'short-caps' : 'caps'
  if (/^\p{Lu}\p{Ll}+$/u.test(text)) return 'capital'
  if (/^\p{Ll}+$/u.test(text)) return 'lower'
  if (/\p{Ll}\p{Lu}/u.test(text)) return 'camel'
  if (/@|\.\p{L}{2,4}(?:\/|$)|www\./u.test(text)) return 'address'
  return 'other'
}

function flagsOf(text: string): string[] {
  const word = fold(text)
  const flags = [shapeOf(text)]
  const add = (holds: boolean, name: string) => {
    if (holds) flags.push(name)
  }
  add(small.has(word), `small-${word}`)
  add(present.has(word), 'present')
  add(since.test(word), 'since')
  add(monthByName.has(word.replace(/\.$/, '')), 'month')
  if (text.length > 1) {
    add(hasTitleWord(text), 'title')
    add(hasCompanyWord(text), 'company')
    add(hasInstitutionWord(text), 'school')
    add(findDegree(text) !== undefined, 'degree')
    add(isKnownCity(text), 'city')
    add(readPlace(text) !== undefined, 'place')
    add(isLanguageName(text), 'language')
    add(findSkills({ text, inSkillsSection: true }).length > 0, 'skill')
  }
  return flags
}

/** What one word is by itself: its shape and the lists it stands in. Answers are kept for one resume only. */
export function makeWordFlags(): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const flags = known.get(text) ?? flagsOf(text)
    known.set(text, flags)
    return flags
  }
}
