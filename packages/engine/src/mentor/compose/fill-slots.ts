import type { SlotValues } from '../mentor-facts.ts'

const slotPattern = /\{(\w+)\}/g

/** The names of the slots in a text. */
export const slotsIn = (text: string): string[] =>
  [...text.matchAll(slotPattern)].flatMap(([, slot]) => slot ?? [])

const isSlot = (slot: string, values: SlotValues): slot is keyof SlotValues => Object.hasOwn(values, slot)

/** The value of a slot; undefined if it is unknown or empty. */
export const slotValue = (slot: string, values: SlotValues): string | undefined => {
  const value = isSlot(slot, values) ? values[slot]?.trim() : undefined
  return value === undefined || value === '' ? undefined : value
}

// Letters whose names begin with a vowel sound, for "an SRE" and "an ML engineer", and words such as "a user".
const spelledOut = /^(?:[AEFHILMNORSX][A-Z0-9]{1,4}s?\b|[aefhilmnorsx]\b)/
const soundsLikeConsonant = /^(?:uni|use|usu|eu|one\b|once\b|ux\b|ui\b|u[A-Z])/i
const saidAsWord = /^(?:NASA|NATO|RAM|REST|SAP|SOAP|SIEM|SOC|LAMP|MERN|MEAN|NIST)\b/

/** Whether a word takes "an" and not "a" before it. */
export const takesAn = (word: string): boolean => {
  if (/^(?:8|11\b|18\b|80)/.test(word)) return true
  if (spelledOut.test(word) && !saidAsWord.test(word)) return true
  return /^[aeiou]/i.test(word) && !soundsLikeConsonant.test(word)
}

/** The text with its slots filled; an article before a slot follows its value. */
export const fillSlots = (text: string, values: SlotValues): string =>
  text
    .replace(/\b(a|an|A|An) \{(\w+)\}/g, (whole, article: string, slot: string) => {
      const value = slotValue(slot, values)
      if (value === undefined) return whole
      const an = takesAn(value) ? 'an' : 'a'
      return `${article.startsWith('A') ? `A${an.slice(1)}` : an} ${value}`
    })
    .replace(slotPattern, (whole, slot: string) => slotValue(slot, values) ?? whole)

/** Whole sentences with their slots filled: each begins with a capital and ends with one period. */
export const fillSentences = (text: string, values: SlotValues): string =>
  fillSlots(text, values)
    .replace(/([.!?])\.(?=\s|$)/g, '$1')
    .replace(
      /(^|[.!?] )([a-z])(?=[a-z]+[ ,.])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
