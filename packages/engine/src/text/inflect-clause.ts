import { inflect, isNeverVerb, isNounLike, type VerbForm } from './verb-forms.ts'

const determiner = String.raw`(?:the|a|an|all|any|each|every|both|new|our|my|their|its|this|these|those|other|daily|weekly|monthly|multiple|several|\d[\d,.]*\+?|three|four|five|six|ten)`
const adverb = '(?:[a-z]{3,}ly|also|then)'
const verbWord = '[A-Za-z][a-z]+(?:-[a-z]+)?'
const chainPattern = new RegExp(
  `^((?:${adverb} )?${verbWord}(?:(?:, |,? and |,? or | & |/)(?:${adverb} )?${verbWord})*)(?= )`,
)
const startsWithDeterminer = new RegExp(`^ ${determiner} `, 'i')

type Inflection = { text: string; from: VerbForm; to: VerbForm }

const capitalAs = (model: string, word: string): string =>
  /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

const inflectWord = (word: string, { from, to }: Omit<Inflection, 'text'>): string | undefined => {
  const inflected = inflect(word.toLowerCase(), from, to)
  return inflected && capitalAs(word, inflected)
}

const isVerbInForm = (word: string, from: VerbForm): boolean => {
  const lower = word.toLowerCase()
  return inflect(lower, from, 'base') !== undefined && !(from === 'gerund' && isNeverVerb(lower))
}

/** The verbs that open the clause ("designing, building and testing"), up to the first word that isn't one. */
const openingVerbs = (text: string, from: VerbForm): string | undefined => {
  let chain = chainPattern.exec(text)?.[1]
  while (chain) {
    const words = chain.split(/, |,? and |,? or | & |\/| /)
    const verbs = words.filter((word) => !new RegExp(`^${adverb}$`).test(word))
    if (verbs.length > 0 && verbs.every((word) => isVerbInForm(word, from))) return chain
    const cut = chain.replace(/(?:, |,? and |,? or | & |\/)[^,/&]*?$/, '')
    chain = cut === chain ? undefined : cut
  }
  return undefined
}

const hasObject = (rest: string): boolean =>
  /^ (?!and\b|or\b|in\b|for\b|on\b|by\b|at\b|to\b|is\b|was\b|&|,)\S/.test(rest)

/** Whether the opening words are certainly verbs. A word that is just as often a noun needs a determiner after it. */
const isSure = (chain: string, rest: string, from: VerbForm): boolean => {
  const last =
    chain
      .split(/[ ,/&]+/)
      .at(-1)
      ?.toLowerCase() ?? ''
  if (from === 'gerund') {
    if (last === 'building' && /^ (?:maintenance|security|management|systems?|services?)\b/.test(rest))
      return false
    return /^ (?:of|with|to|on|for|in|as|that|closely) /.test(rest) || hasObject(rest)
  }
  return isNounLike(last, from) ? startsWithDeterminer.test(rest) : true
}

const stopsCoordination: Record<VerbForm, RegExp> = {
  gerund: /\b(?:by|for|through|when|while|with|of|in|before|after|without|from|on|via) [a-z]+ing\b/,
  base: /\b(?:to|that|which|who|can|could|will|would|may|might|must|helps?|let) [a-z]+/,
  third: /\b(?:that|which|who|where|it|he|she) /,
  past: /$^/,
}

/**
 * Inflects later verbs that are coordinated with the opening ones. Undefined if a word could be either a verb or a
 * noun; such a line is better left alone.
 */
const inflectCoordinated = (rest: string, inflection: Omit<Inflection, 'text'>): string | undefined => {
  const { from } = inflection
  const stop = stopsCoordination[from].exec(rest)?.index ?? rest.length
  let unsure = false
  const convert = (whole: string, ...[joint, word, after, at]: [string, string, string, number]): string => {
    if (at >= stop || !isVerbInForm(word, from)) return whole
    // "A challenging and rewarding task": adjectives, not verbs.
    if (from === 'gerund' && /ing,?$/.test(rest.slice(0, at))) return whole
    const alone = !/^ \S/.test(after) || /^ (?:and|or)\b/.test(after)
    if (isNounLike(word, from) && !startsWithDeterminer.test(after)) {
      unsure = true
      return whole
    }
    if (alone && from !== 'gerund') unsure = true
    return `${joint}${inflectWord(word, inflection) ?? word}`
  }
  const coordinated = new RegExp(
    String.raw`((?:,? and |,? or |,? as well as | & )(?:${adverb} )?)([a-z]+(?:-[a-z]+)?)(?=( \S+ ?|$|[,.;]))`,
    'g',
  )
  let result = rest.replace(coordinated, convert)
  if (result !== rest || from !== 'gerund') {
    const listed = new RegExp(String.raw`(, (?:${adverb} )?)([a-z]+(?:-[a-z]+)?)(?=( \S+ ?|$|[,.;]))`, 'g')
    result = result.replace(listed, convert)
  }
  return unsure ? undefined : result
}

/**
 * Inflects all coordinated verbs of a clause that opens with verbs: from gerund to past, `designing and writing tests`
 * becomes `designed and wrote tests`. Undefined if the words might be nouns.
 */
export const inflectClause = (inflection: Inflection): string | undefined => {
  const { text, from } = inflection
  const chain = openingVerbs(text, from)
  if (!chain) return undefined
  const rest = text.slice(chain.length)
  if (!isSure(chain, rest, from)) return undefined
  const verbs = chain.replace(new RegExp(verbWord, 'g'), (word) => {
    if (new RegExp(`^(?:${adverb}|and|or)$`).test(word)) return word
    return inflectWord(word, inflection) ?? word
  })
  const tail = inflectCoordinated(from === 'gerund' ? rest.replace(/^ of /, ' ') : rest, inflection)
  return tail === undefined ? undefined : verbs + tail
}
