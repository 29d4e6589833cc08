const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthWord =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`

const patterns = {
  named: new RegExp(String.raw`\b(${monthWord})\.?,? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(${year})\b`, 'gi'),
  dayFirst: new RegExp(String.raw`\b\d{1,2}\. ?(${monthWord}) (${year})\b`, 'gi'),
  numeric: new RegExp(String.raw`\b(0?[1-9]|1[0-2])[/.](${year})\b`, 'g'),
  iso: new RegExp(String.raw`\b(${year})-(0[1-9]|1[0-2])(?:-\d{2})?\b`, 'g'),
  quarter: new RegExp(String.raw`\b(Q[1-4])[ /]?(${year})\b`, 'gi'),
}

const datedYear = new RegExp(
  String.raw`(?<=\b(?:in|since|from|until|till|to|by|during|of|between|and|early|late|mid|year|summer|winter|spring|fall|autumn|before|after|class of) |[-–—(,/] ?)${year}(?=$|[\s]*[-–—),.;:]|\s(?:to|and|until|as|with|at|for|in|I|the)\b)|${year}(?=\s?[-–—]\s?(?:${year}|present|now|\d{2}\b))`,
  'gi',
)

export type DateMention = { found: string; year: string; month?: string }

const monthOf = (name: string): string =>
  String(monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')

const mentions = (
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Omit<DateMention, 'found'>,
): DateMention[] => [...text.matchAll(pattern)].map((match) => ({ found: match[0], ...read(match) }))

/** The dates in a text, with the month or quarter if given. */
export const datesIn = (text: string): DateMention[] => {
  const months = [
    ...[patterns.named, patterns.dayFirst].flatMap((pattern) =>
      mentions(text, pattern, (match) => ({ month: monthOf(match[1] ?? ''), year: match[2] ?? '' })),
    ),
    ...mentions(text, patterns.numeric, (match) => ({
      month: (match[1] ?? '').padStart(2, '0'),
      year: match[2] ?? '',
    })),
    ...mentions(text, patterns.iso, (match) => ({ month: match[2] ?? '', year: match[1] ?? '' })),
    ...mentions(text, patterns.quarter, (match) => ({
      month: (match[1] ?? '').toUpperCase(),
      year: match[2] ?? '',
    })),
  ]
  const rest = withoutMonths(text)
  return [...months, ...mentions(rest, datedYear, (match) => ({ year: match[0] }))]
}

const withoutMonths = (text: string): string =>
  Object.values(patterns).reduce((current, pattern) => current.replace(pattern, ' '), text)

/** The text without its dates, so years aren't read as amounts. */
export const withoutDates = (text: string): string => withoutMonths(text).replace(datedYear, ' ')

/** Every year anywhere in the text. */
export const yearsIn = (text: string): Set<string> =>
  new Set(text.match(new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g')) ?? [])
