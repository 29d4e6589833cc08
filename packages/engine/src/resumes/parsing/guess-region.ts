import type { CountryCode } from 'libphonenumber-js'
import { readPlace } from '../../text/places.ts'
import { wordTable } from '../../text/word-table.ts'
import { type Fragment, splitAtDashes, splitLabel } from './fragments.ts'

const regionByLanguage: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  pl: 'PL',
  en: 'US',
}
const regionByEnding = wordTable<CountryCode>({
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  pl: 'PL',
  uk: 'GB',
  at: 'AT',
  ch: 'CH',
  be: 'BE',
  in: 'IN',
  br: 'BR',
  au: 'AU',
  jp: 'JP',
  cz: 'CZ',
  se: 'SE',
  dk: 'DK',
  no: 'NO',
  fi: 'FI',
  ie: 'IE',
  mx: 'MX',
  ro: 'RO',
  gr: 'GR',
  tr: 'TR',
  ua: 'UA',
  hu: 'HU',
})

/** The country whose telephone numbers are likeliest: by the place, the e-mail's ending, the language of the text. */
export function guessRegion(given: {
  fragments: readonly Fragment[]
  email: string | undefined
  language: string
}): CountryCode | undefined {
  for (const { text } of splitAtDashes(given.fragments)) {
    const clean = splitLabel(text).text
    const parts = clean.split(/,\s*/)
    for (let from = 0; from < Math.min(parts.length, 5); from++) {
      const code = readPlace(parts.slice(from).join(', '))?.countryCode
      if (code !== undefined) return code
    }
  }
  const ending = given.email?.split('.').at(-1)?.toLowerCase() ?? ''
  return regionByEnding[ending] ?? regionByLanguage[given.language]
}
