import {
  cities,
  countryAliases,
  provinces,
  regions,
  stateNames,
  states,
} from '@nextrung/knowledge/places/places'
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

const nameLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru']

function countryNames(): Map<string, CountryCode> {
  const names = new Map<string, CountryCode>()
  for (const language of nameLanguages) {
    const display = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of getCountries()) names.set(fold(display.of(code) ?? code), code)
  }
  return names
}

const addAll = (
  names: Map<string, CountryCode>,
  groups: readonly (readonly [CountryCode, readonly string[]])[],
) => {
  for (const [code, list] of groups) for (const name of list) names.set(fold(name), code)
  return names
}

const cityCountry = addAll(new Map(), cities)
const regionCountry = addAll(addAll(countryNames(), [['US', stateNames]]), regions)
const countries = addAll(countryNames(), countryAliases)
const codes: ReadonlyMap<string, CountryCode> = new Map([
  ...provinces.map((code) => [code, 'CA'] as const),
  ...states.map((code) => [code, 'US'] as const),
])

const word = "[\\p{Lu}\\p{Lo}][\\p{L}.'’-]*"
const city = `${word}(?:[ -](?:${word}|am|an|der|de|la|del|do|da|dos|sur|sous|en|upon|le|les|of|los|el)){0,4}`
const usPlace = new RegExp(
  `^(${city})\\s*,\\s*([A-Z]{2}|D\\.C\\.?)(?:[ ,]+(\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d))?(?:\\s*,\\s*(.+))?$`,
  'u',
)
const postalFirst = new RegExp(
  `^(?:[A-Z]{1,2}-)?(\\d{4} ?[A-Z]{2}(?=\\s)|\\d{4,6}|\\d{2}-\\d{3}|\\d{3} \\d{2})\\s+(${city})(?:\\s*[,–-]\\s*(.+))?$`,
  'u',
)
const ukPlace = new RegExp(`^(${city})[, ]+([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})(?:\\s*,\\s*(.+))?$`, 'u')
const commaPlace = new RegExp(`^(${city})\\s*(?:,|\\s[-–]\\s)\\s*(.+)$`, 'u')

const bareState = new RegExp(
  `^(${city})\\s+([A-Z]{2,3})(?:\\s+(\\d{4,5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d))?(?:\\s*,\\s*(.+))?$`,
  'u',
)

const isRegion = (name: string) =>
  regionCountry.get(fold(name.trim().replace(/\.$/, ''))) ?? codes.get(name.trim())
const none = { city: undefined, region: undefined, postalCode: undefined, countryCode: undefined }

const leadIn =
  /^(?:(?:currently )?(?:based|located|living|residing|resident) (?:in|at)|lives in|wohnhaft in|aus)\s+/iu
const remark =
  /\s*(?:[([](?:open|willing|remote|hybrid|on-?site|relocat|can |currently|available|umzug|mobil|\d{2,3}\)|[A-Z]{2}\))[^()[\]]*[)\]]?|[-–—,]\s*(?:open to|willing to|available for|happy to)\s.*)$/iu
const around =
  /^(?:greater|metro|metropolitan)\s+(?=\p{Lu})|\s+(?:(?:bay|metro(?:politan)?) )?area$|\s+region$/giu

/** "Based in Lyon (69)" and "Denver, CO (open to remote)" without what is said about the place. */
const withoutRemarks = (words: string): string => words.trim().replace(leadIn, '').replace(remark, '').trim()

/** "Chicago IL 60642", "Sydney NSW 2000": a town and a state without a comma. */
function readBareState(text: string): Place | undefined {
  const match = bareState.exec(text)
  const [, town = '', region = '', postalCode, country] = match ?? []
  const countryCode =
    codes.get(region) ?? (/^[A-Z]{2,3}$/.test(region) ? regionCountry.get(fold(region)) : undefined)
  if (match === null || countryCode === undefined) return undefined
  // Two capitals may be anything: a postal code, a country or a known town makes them a state.
  const isKnown = cityCountry.has(fold(town)) || region === 'DC'
  if (postalCode === undefined && country === undefined && !isKnown) return undefined
  return { text, city: town, region, postalCode, countryCode }
}

/** The words as a place, when they are one: "Austin, TX", "75011 Paris", "Berlin", "Kraków, Poland", "Remote". */
export function readPlace(words: string): Place | undefined {
  const text = withoutRemarks(words)
    .replace(/^\(|\)$/g, '')
    .replace(/[.,;]+$/, '')
  if (text.length < 3 || text.length > 80 || /[@:]|https?/.test(text)) return undefined
  const us = usPlace.exec(text)
  const state = us?.[2]?.replaceAll('.', '') ?? ''
  if (us !== null && codes.has(state)) {
    return { text, city: us[1], region: us[2], postalCode: us[3], countryCode: codes.get(state) }
  }
  const uk = ukPlace.exec(text)
  if (uk !== null) return { text, city: uk[1], region: undefined, postalCode: uk[2], countryCode: 'GB' }
  const postal = postalFirst.exec(text)
  if (postal !== null && !/^(?:19|20)\d\d$/.test(postal[1] ?? '')) {
    const countryCode = isRegion(postal[3] ?? '') ?? cityCountry.get(fold(postal[2] ?? ''))
    return { text, city: postal[2], region: undefined, postalCode: postal[1], countryCode }
  }
  const bare = readBareState(text)
  if (bare !== undefined) return bare
  const wide = text.replace(around, '')
  const named = cityCountry.get(fold(wide))
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
