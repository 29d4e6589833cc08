type Rule = { pattern: RegExp; by: string }

const rules: Rule[] = [
  { pattern: /\b(?:in order|so as) to\b/g, by: 'to' },
  { pattern: /\bIn order to\b/g, by: 'To' },
  { pattern: /\b(?:due to|in light of|owing to) the fact that\b/g, by: 'because' },
  { pattern: /\bfor the purposes? of\b/g, by: 'for' },
  { pattern: /\bwith the use of\b/g, by: 'with' },
  { pattern: /\bby means of\b/g, by: 'with' },
  { pattern: /\bthrough the use of\b/g, by: 'with' },
  { pattern: /\bon (?:a|an) (daily|weekly|monthly|quarterly|yearly|hourly) basis\b/g, by: '$1' },
  { pattern: /\b(U|u)tili[sz]ed\b/g, by: '$1sed' },
  { pattern: /\b(U|u)tili[sz]ing\b/g, by: '$1sing' },
  { pattern: /\b(U|u)tili[sz]es\b/g, by: '$1ses' },
  { pattern: /\b(U|u)tili[sz]e\b/g, by: '$1se' },
  {
    pattern:
      /,? (?:etc\.?|and so on|and so forth|and many more|and much more|among others)(?:,(?= ?\)|$))?(?= ?\)|[.;]?$|[,;])/g,
    by: '',
  },
]

const emptyWords =
  '(?:very|really|quite|truly|basically|actually|simply|successfully|various|numerous different|a (?:wide )?variety of)'
const buzzword =
  '(?:highly |very |extremely |self-|well-)?(?:motivated|results?[- ](?:driven|oriented|focused)|detail[- ]oriented|hard[- ]?working|passionate|dynamic|enthusiastic|dedicated|driven|goal[- ]oriented|energetic|proactive|innovative|ambitious|organi[sz]ed|rounded)'
const roleNoun =
  '(?:engineer|developer|programmer|analyst|administrator|specialist|technician|manager|lead|leader|architect|scientist|consultant|designer|professional|graduate|student|tester|nurse|teacher|accountant|expert|assistant|officer|clerk|supervisor|worker|cashier|driver|operator|coordinator|individual|person|generalist|owner|director|researcher|intern|enthusiast)'
const buzzOpening = new RegExp(
  String.raw`(^|[.!?] )(?:(?:A|An|a|an) )?${buzzword}(?:(?:, |,? and |,? & |,? yet )${buzzword})* (?=(?:[^\s,.]+ ){0,4}${roleNoun}\b)`,
  'giu',
)

/** "a" or "an" for the word that now follows; undefined if spelling does not determine the sound. */
const articleFor = (word: string): string | undefined => {
  if (!/^[a-z]{2,}/.test(word)) return undefined
  if (/^(?:hour|honest|heir|honou?r)/.test(word)) return 'an'
  if (/^(?:uni|use|usu|eu|one|once|ub|uti)/.test(word)) return 'a'
  return /^[aeiou]/.test(word) ? 'an' : 'a'
}

const emptyWord = new RegExp(
  String.raw`(^|[ (])(?:(an?) )?${emptyWords} (?=([\p{L}\d\uE000-\uF8FF][\p{L}\d-]*))`,
  'giu',
)

const dropEmptyWords = (text: string): string =>
  text.replace(emptyWord, (whole, ...[before, article, next]: [string, string | undefined, string]) => {
    if (/^(?:and|or|but|of|is|are|was|were|much|well|few|little|good|bad)$/i.test(next)) return whole
    if (!article) return before
    const fitting = articleFor(next)
    return fitting ? `${before}${fitting} ` : whole
  })

/** Removes filler: drops "very" and "successfully", turns "in order to" into "to" and "utilised" into "used". */
export const dropFiller = (text: string): string => {
  const plain = rules.reduce((current, { pattern, by }) => current.replace(pattern, by), text)
  return dropEmptyWords(plain)
}

/** Removes self-praise before the noun: "Highly motivated and detail-oriented engineer" becomes "Engineer". */
export const dropSelfPraise = (text: string): string =>
  text
    .replace(buzzOpening, '$1')
    .replace(/(^|[.!?] )([a-z])/g, (_, before: string, first: string) => before + first.toUpperCase())
