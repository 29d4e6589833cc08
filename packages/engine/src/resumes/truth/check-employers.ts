import type { LineClaim, Violation } from './violation.ts'

const distant =
  /\b(?i:sub-?contractors?|contractors?|suppliers?|vendors?|agency|agencies|resellers?|dealers?|dealership|franchisees?|franchise|distributors?|spin-?offs?|partners?|clients?|customers?|consultanc(?:y|ies)|outsourcers?|temp(?:ed|ing)?|seconded|on behalf)\b[^.;,\n]{0,20}?\b(?:of|for|to|at|with|from)\s(?:the )?((?:\p{Lu}[\p{L}\d&.'-]*\s?){1,4})/gu

/** A company the person served through another one, told as the employer. For a line of few sources. */
export const checkDistance = ({ line, source }: LineClaim): Violation[] =>
  [...source.matchAll(distant)].flatMap((match): Violation[] => {
    const name = (match[1] ?? '').trim()
    const first = name.split(' ')[0] ?? name
    if (!first || !line.includes(first)) return []
    const before = line.slice(0, line.indexOf(first))
    const keeps =
      /\b(?:sub-?contract|contract|suppl|vendor|agenc|resell|deal|franchis|distribut|spin|partner|client|customer|consult|outsourc|temp|second|behalf)/i.test(
        line,
      )
    return !keeps && /(?:\b(?:for|at|with|joined|by)\s(?:the )?|^\W*)$/i.test(before)
      ? [{ kind: 'employer', found: name }]
      : []
  })
