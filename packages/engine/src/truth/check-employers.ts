import type { LineClaim, Violation } from './violation.ts'

const distant =
  /\b(?:sub-?contractors?|contractors?|suppliers?|vendors?|agency|agencies|resellers?|dealers?|dealership|franchisees?|franchise|distributors?|spin-?offs?|partners?|clients?|customers?|consultanc(?:y|ies)|outsourcers?|temp(?:ed|ing)?|seconded|on behalf)\b/giu
const toCompany = /^[^.;,\n]{0,20}?\b(?:of|for|to|at|with|from)\s(?:the )?((?:\p{Lu}[\p{L}\d&.'-]*\s?){1,4})/u

const servedCompanies = (source: string): string[] =>
  [...source.matchAll(distant)].flatMap(({ index, 0: { length } }) => {
    const name = toCompany.exec(source.slice(index + length))?.[1]
    return name ? [name.trim()] : []
  })

/** A client served through another company, presented as the employer. For lines with few sources. */
export const checkDistance = ({ line, source }: LineClaim): Violation[] =>
  servedCompanies(source).flatMap((name): Violation[] => {
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
