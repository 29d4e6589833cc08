import { wordList } from '../words/word-list.ts'

const european = wordList(`
AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE
`)
const restOfEurope = wordList('GB NO CH IS LI UA RS BA ME MK AL MD')
const africaAndMiddleEast = wordList('ZA NG KE EG MA GH TN IL AE SA TR QA')
const asiaPacific = wordList('IN AU NZ SG JP KR CN HK TW ID MY PH TH VN PK BD LK')
const northAmerica = wordList('US CA MX')
const latinAmerica = wordList('MX BR AR CL CO PE UY EC CR PA DO GT BO PY')

/** Countries of the regions that advertisements for remote work name; names in lower case. */
export const remoteRegions: ReadonlyMap<string, readonly string[]> = new Map([
  ['eu', european],
  ['european union', european],
  ['europe', [...european, ...restOfEurope]],
  ['emea', [...european, ...restOfEurope, ...africaAndMiddleEast]],
  ['apac', asiaPacific],
  ['asia', asiaPacific],
  ['north america', northAmerica],
  ['latam', latinAmerica],
  ['latin america', latinAmerica],
  ['americas', [...new Set([...northAmerica, ...latinAmerica])]],
])

/** Words that say remote work is possible from everywhere. */
export const everywhere: readonly string[] = ['worldwide', 'anywhere', 'global', 'everywhere', 'world']
