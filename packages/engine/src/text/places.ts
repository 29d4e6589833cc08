import type { CountryCode } from 'libphonenumber-js'
import { getCountries } from 'libphonenumber-js'
import { fold } from './fold.ts'

export type Place = {
  text: string
  city: string | undefined
  region: string | undefined
  postalCode: string | undefined
  countryCode: CountryCode | undefined
}

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
const provinces = 'ON QC BC AB MB SK NS NB NL PE YT NT NU'
const stateNames =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const otherRegions: readonly (readonly [CountryCode, string])[] = [
  ['CA', 'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia'],
  [
    'IN',
    'Karnataka|Maharashtra|Tamil Nadu|Telangana|Andhra Pradesh|Kerala|Gujarat|Uttar Pradesh|Madhya Pradesh|West Bengal|Haryana|Punjab|Rajasthan|Bihar|Odisha|Goa|Assam|Jharkhand|Uttarakhand|Delhi',
  ],
  ['AU', 'NSW|VIC|QLD|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania'],
  ['DE', 'Bayern|Bavaria|Hessen|Sachsen|Nordrhein-Westfalen|NRW|Baden-Württemberg|Niedersachsen'],
  ['GB', 'England|Scotland|Wales|Northern Ireland|UK|U.K.|Great Britain|Surrey|Kent|Essex'],
  ['US', 'USA|U.S.A.|U.S.|US|United States of America'],
  ['AE', 'UAE|Dubai|Abu Dhabi'],
  ['TR', 'Turkey|Türkiye'],
  ['NL', 'Holland|The Netherlands|NL'],
  ['CZ', 'Czech Republic'],
  ['KR', 'South Korea|Korea'],
  ['BR', 'SP|RJ|São Paulo|Minas Gerais'],
]
const cities: readonly (readonly [CountryCode, string])[] = [
  [
    'US',
    'New York City|San Francisco|Los Angeles|Chicago|Boston|Seattle|Austin|Dallas|Houston|Denver|Atlanta|Miami|San Diego|San Jose|Philadelphia|Phoenix|Portland|Silicon Valley|Bay Area|Brooklyn|New York|NYC',
  ],
  [
    'GB',
    'London|Manchester|Birmingham|Leeds|Edinburgh|Glasgow|Bristol|Liverpool|Cambridge|Oxford|Cardiff|Belfast|Coventry|Sheffield|Nottingham',
  ],
  [
    'DE',
    'Berlin|München|Munich|Hamburg|Köln|Cologne|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Dortmund|Essen|Karlsruhe|Mannheim|Bonn|Münster|Augsburg|Heidelberg|Potsdam',
  ],
  ['AT', 'Wien|Vienna|Graz|Linz|Salzburg|Innsbruck'],
  ['CH', 'Zürich|Zurich|Genève|Geneva|Genf|Basel|Bern|Lausanne|Zug'],
  ['FR', 'Paris|Lyon|Marseille|Toulouse|Nantes|Lille|Bordeaux|Nice|Strasbourg|Rennes|Grenoble|Montpellier'],
  ['ES', 'Madrid|Barcelona|Valencia|Sevilla|Seville|Málaga|Bilbao|Zaragoza|Granada|Alicante'],
  ['IT', 'Milano|Milan|Roma|Rome|Torino|Turin|Bologna|Firenze|Napoli|Padova|Verona'],
  ['PT', 'Lisboa|Lisbon|Porto|Braga|Coimbra'],
  ['NL', 'Amsterdam|Rotterdam|Utrecht|Eindhoven|Den Haag|The Hague|Delft|Groningen'],
  ['BE', 'Brussels|Bruxelles|Brussel|Antwerp|Antwerpen|Gent|Ghent|Leuven'],
  ['PL', 'Warszawa|Warsaw|Kraków|Krakow|Wrocław|Wroclaw|Gdańsk|Gdansk|Poznań|Poznan|Łódź|Katowice'],
  [
    'IN',
    'Bangalore|Bengaluru|Mumbai|Delhi|New Delhi|Hyderabad|Chennai|Pune|Kolkata|Noida|Gurgaon|Gurugram|Ahmedabad|Jaipur|Kochi|Indore|Chandigarh|Coimbatore',
  ],
  ['CA', 'Toronto|Montreal|Montréal|Vancouver|Ottawa|Calgary|Edmonton|Waterloo'],
  ['AU', 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra'],
  ['IE', 'Dublin|Cork|Galway'],
  ['SE', 'Stockholm|Göteborg|Gothenburg|Malmö|Uppsala'],
  ['DK', 'Copenhagen|København|Aarhus'],
  ['NO', 'Oslo|Bergen|Trondheim'],
  ['FI', 'Helsinki|Espoo|Tampere'],
  ['CZ', 'Prague|Praha|Brno'],
  ['HU', 'Budapest'],
  ['RO', 'Bucharest|București|Cluj-Napoca|Iași|Timișoara'],
  ['GR', 'Athens|Thessaloniki'],
  ['TR', 'Istanbul|İstanbul|Ankara|Izmir|İzmir'],
  ['UA', 'Kyiv|Kiev|Lviv|Kharkiv|Київ|Львів'],
  ['RU', 'Moscow|Москва|Saint Petersburg|Санкт-Петербург|Novosibirsk'],
  ['IL', 'Tel Aviv|Tel-Aviv|Jerusalem|Haifa'],
  ['EG', 'Cairo|Alexandria|Giza'],
  ['NG', 'Lagos|Abuja'],
  ['KE', 'Nairobi|Mombasa'],
  ['ZA', 'Cape Town|Johannesburg|Pretoria|Durban'],
  ['SG', 'Singapore'],
  ['JP', 'Tokyo|Osaka|Kyoto|東京|大阪'],
  ['CN', 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|北京|上海|深圳|广州|杭州'],
  ['KR', 'Seoul|Busan|서울'],
  ['HK', 'Hong Kong'],
  ['TW', 'Taipei'],
  ['BR', 'Rio de Janeiro|Curitiba|Belo Horizonte|Brasília|Porto Alegre|Recife|Florianópolis'],
  ['MX', 'Mexico City|Ciudad de México|CDMX|Guadalajara|Monterrey'],
  ['AR', 'Buenos Aires|Rosario'],
  ['CO', 'Bogotá|Bogota|Medellín|Medellin|Cali'],
  ['CL', 'Santiago|Santiago de Chile'],
  ['PE', 'Lima'],
  ['PK', 'Karachi|Lahore|Islamabad'],
  ['BD', 'Dhaka'],
  ['PH', 'Manila|Makati|Cebu City|Quezon City'],
  ['VN', 'Ho Chi Minh City|Hanoi'],
  ['ID', 'Jakarta|Bandung'],
  ['NZ', 'Auckland|Wellington|Christchurch'],
]

const nameLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru']

function countryNames(): Map<string, CountryCode> {
  const names = new Map<string, CountryCode>()
  for (const language of nameLanguages) {
    const display = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of getCountries()) names.set(fold(display.of(code) ?? code), code)
  }
  return names
}

const addAll = (names: Map<string, CountryCode>, groups: readonly (readonly [CountryCode, string])[]) => {
  for (const [code, list] of groups) for (const name of list.split('|')) names.set(fold(name), code)
  return names
}

const cityCountry = addAll(new Map(), cities)
const regionCountry = addAll(addAll(countryNames(), [['US', stateNames]]), otherRegions)
const countries = addAll(countryNames(), [
  ['US', 'USA|U.S.A.|U.S.|US|United States of America'],
  ['GB', 'UK|U.K.|Great Britain|England|Scotland|Wales'],
  ['AE', 'UAE'],
  ['TR', 'Turkey'],
  ['NL', 'Holland|The Netherlands'],
  ['CZ', 'Czech Republic'],
  ['KR', 'South Korea|Korea'],
])
const codes: ReadonlyMap<string, CountryCode> = new Map([
  ...provinces.split(' ').map((code) => [code, 'CA'] as const),
  ...states.split(' ').map((code) => [code, 'US'] as const),
])

const word = "[\\p{Lu}\\p{Lo}][\\p{L}.'’-]*"
const city = `${word}(?:[ -](?:${word}|am|an|der|de|la|del|do|da|dos|sur|sous|en|upon|le|les|of|los|el)){0,4}`
const usPlace = new RegExp(
  `^(${city})\\s*,\\s*([A-Z]{2})(?:[ ,]+(\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d))?(?:\\s*,\\s*(.+))?$`,
  'u',
)
const postalFirst = new RegExp(
  `^(?:[A-Z]{1,2}-)?(\\d{4,6}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[A-Z]{2})\\s+(${city})(?:\\s*[,–-]\\s*(.+))?$`,
  'u',
)
const ukPlace = new RegExp(`^(${city})[, ]+([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})(?:\\s*,\\s*(.+))?$`, 'u')
const commaPlace = new RegExp(`^(${city})\\s*(?:,|\\s[-–]\\s)\\s*(.+)$`, 'u')

const isRegion = (name: string) =>
  regionCountry.get(fold(name.trim().replace(/\.$/, ''))) ?? codes.get(name.trim())
const none = { city: undefined, region: undefined, postalCode: undefined, countryCode: undefined }

/** The words as a place, when they are one: "Austin, TX", "75011 Paris", "Berlin", "Kraków, Poland", "Remote". */
export function readPlace(words: string): Place | undefined {
  const text = words
    .trim()
    .replace(/^\(|\)$/g, '')
    .replace(/[.,;]+$/, '')
  if (text.length < 3 || text.length > 80 || /[@:]|https?/.test(text)) return undefined
  const us = usPlace.exec(text)
  if (us !== null && codes.has(us[2] ?? '')) {
    return { text, city: us[1], region: us[2], postalCode: us[3], countryCode: codes.get(us[2] ?? '') }
  }
  const uk = ukPlace.exec(text)
  if (uk !== null) return { text, city: uk[1], region: undefined, postalCode: uk[2], countryCode: 'GB' }
  const postal = postalFirst.exec(text)
  if (postal !== null && !/^(?:19|20)\d\d$/.test(postal[1] ?? '')) {
    const countryCode = isRegion(postal[3] ?? '') ?? cityCountry.get(fold(postal[2] ?? ''))
    return { text, city: postal[2], region: undefined, postalCode: postal[1], countryCode }
  }
  const named = cityCountry.get(fold(text))
  if (named !== undefined) return { ...none, text, city: text, countryCode: named }
  const alone = isRegion(text)
  if (alone !== undefined && text.length > 2) return { ...none, text, countryCode: alone }
  if (
    /^(?:fully |100 ?% )?(?:remote|hybrid|remoto|télétravail|homeoffice|home office)(?:\s*[,/(-].{0,30})?$/i.test(
      text,
    )
  )
    return { ...none, text }
  return readCommaPlace(text)
}

function readCommaPlace(text: string): Place | undefined {
  const comma = commaPlace.exec(text)
  if (comma === null) {
    const bracket = /^(.{3,40}?)\s*\((.{3,30})\)$/.exec(text)
    return bracket !== null && readPlace(bracket[1] ?? '') !== undefined
      ? { ...none, text, city: bracket[1] }
      : undefined
  }
  const [, first = '', rest = ''] = comma
  const parts = rest.split(/\s*,\s*/)
  const last = (parts.at(-1) ?? '').replace(/\s*\(.{2,20}\)$/, '')
  const postal = /\b(\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/.exec(last)?.[1]
  const bare = postal === undefined ? last : last.slice(0, -postal.length).trim()
  const countryCode = isRegion(bare) ?? (parts.length > 1 ? isRegion(parts.at(-2) ?? '') : undefined)
  // "Rising Star School, Lenexa, KS": with three parts the last is a country, or the first is no town.
  if (parts.length > 1 && !countries.has(fold(bare.replace(/\.$/, ''))) && !cityCountry.has(fold(first)))
    return undefined
  const known = countryCode ?? cityCountry.get(fold(first))
  if (
    countryCode === undefined &&
    !(known !== undefined && /^(?:remote|hybrid|[\p{Lu}][\p{L} .-]{1,24})$/iu.test(rest))
  )
    return undefined
  return {
    text,
    city: first,
    region: parts.length > 1 ? parts[0] : undefined,
    postalCode: postal,
    countryCode: known,
  }
}

/** Whether the words are the name of a known large city, alone. */
export const isKnownCity = (words: string): boolean => cityCountry.has(fold(words.trim()))
