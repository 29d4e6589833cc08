import { readNumber } from '../../text/number-words.ts'
import type { WishTarget } from '../wish-model/wish.ts'

const fixed: [RegExp, WishTarget][] = [
  [
    /^(?:everything|(?:it )?all(?: of it)?|the (?:whole|entire) (?:thing|resume|cv))$/,
    { kind: 'everything' },
  ],
  [
    /^(?:(?:tele|cell ?|mobile ?)?phone(?: ?numbers?)?|mobile(?: number)?|cell(?: number)?|numero de phone number)$/,
    { kind: 'contact', field: 'phone' },
  ],
  [
    /^(?:(?:home |street |postal |full )?address|location|city|place of residence|where (?:i|you) live|zip code)$/,
    { kind: 'contact', field: 'location' },
  ],
  [/^(?:e-?mail(?: address)?)$/, { kind: 'contact', field: 'email' }],
  [
    /^(?:(?:web|social(?: media)?|profile|contact)? ?(?:links?|profiles|urls?)|socials)$/,
    { kind: 'contact', field: 'profiles' },
  ],
  [
    /^(?:(?:personal )?(?:web ?site|homepage|web ?page|portfolio(?: link)?|web address))$/,
    { kind: 'contact', field: 'url' },
  ],
  [/^(?:name|full name)$/, { kind: 'contact', field: 'name' }],
  [
    /^(?:headline|tag ?line|(?:job )?title (?:under|below) (?:my|the) name)$/,
    { kind: 'contact', field: 'label' },
  ],
  [
    /^(?:gpa|grades?|scores?|marks?|final grade|(?:my )?grade point average)$/,
    { kind: 'education-part', part: 'score' },
  ],
  [/^(?:courses?|course ?work|modules)$/, { kind: 'education-part', part: 'courses' }],
  [
    /^(?:(?:graduation|education|school|degree|college|university|study) (?:dates?|years?)|(?:dates?|years?) (?:of|from|in|on|for) (?:my |the )?(?:graduation|education|school|degrees?|studies|college|university))$/,
    { kind: 'education-part', part: 'dates' },
  ],
]

const networks: [RegExp, string][] = [
  [/^linked-? ?in\b/, 'LinkedIn'],
  [/^git ?hub\b/, 'GitHub'],
  [/^git ?lab\b/, 'GitLab'],
  [/^(?:twitter|x)(?= (?:link|profile|account|handle))/, 'Twitter'],
  [/^stack ?overflow\b(?= (?:link|profile|account))/, 'Stack Overflow'],
]

const oldJobs = (words: string): WishTarget | undefined => {
  const thing = String.raw`(?:all |any |the |my )*(?:jobs?|positions?|roles?|work|experience|employment|everything|anything|entries|stuff)`
  const year =
    new RegExp(
      String.raw`^${thing}(?: that (?:is|are|was|were|ended))?(?: from)? (?:before|prior to|older than|earlier than|pre-?) ?(\d{4})$`,
    ).exec(words) ?? /^(?:pre-?|before )(\d{4})(?: jobs?| positions?| roles?| experience| work)?$/.exec(words)
  if (year) return { kind: 'jobs-before', year: Number(year[1]) }
  const decade = new RegExp(String.raw`^${thing} (?:from|in|of) the (?:19)?(\d)0'?s$`).exec(words)
  if (decade)
    return { kind: 'jobs-before', year: (Number(decade[1]) < 5 ? 2000 : 1900) + Number(decade[1]) * 10 + 10 }
  const ages = new RegExp(
    String.raw`^${thing}(?: that (?:is|are|was|were|ended))? (?:older than|more than|over|from more than) ([a-z]+|\d+) years?(?: ago| old| back)?$`,
  ).exec(words)
  const years = ages?.[1] ? readNumber(ages[1]) : undefined
  return years === undefined ? undefined : { kind: 'jobs-older', years }
}

/**
 * Matches targets with the same names in every resume: contact data, parts of education, old jobs and "everything".
 * Expects folded words.
 */
export const findNamedPart = (words: string): WishTarget | undefined => {
  const found = fixed.find(([pattern]) => pattern.test(words))?.[1]
  if (found) return found
  const network = networks.find(
    ([pattern]) =>
      pattern.test(words) && /^(?:\S+ ?){1,2}(?:links?|profile|url|address|account|handle)?$/.test(words),
  )
  return network ? { kind: 'profile', network: network[1] } : oldJobs(words)
}

/** Whether the words mean a photo, which no result ever has. */
export const isPicture = (words: string): boolean =>
  /^(?:(?:profile )?(?:photo(?:graph)?|picture|pic|head ?shot|image|portrait))$/.test(words)
