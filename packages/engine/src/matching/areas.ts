import { everywhere, remoteRegions } from '@nextrung/knowledge/places/remote-regions'
import { fold } from '../text/fold.ts'
import { type Place, readPlace } from '../text/places.ts'

/** A place that people live or work in, as written, with what we know of it. */
export type Area = {
  text: string
  city: string | undefined
  region: string | undefined
  country: string | undefined
}

const asArea = ({ text, city, region, countryCode }: Place): Area => ({
  text,
  city: city ? fold(city.trim()) : undefined,
  region: region ? fold(region.trim()) : undefined,
  country: countryCode,
})

const areas = new Map<string, Area | undefined>()
const mostKept = 2000

/** The place that a text names; a text that is no known place is taken for a city. Undefined for remote work. */
export const readArea = (text: string): Area | undefined => {
  const known = areas.get(text)
  if (known || areas.has(text)) return known
  const area = readAreaAnew(text)
  if (areas.size < mostKept) areas.set(text, area)
  return area
}

const remoteWords = /\b(?:remote|anywhere|worldwide)\b/i

const readAreaAnew = (text: string): Area | undefined => {
  const trimmed = text.trim()
  if (trimmed === '' || remoteWords.test(trimmed)) return undefined
  const place = readPlace(trimmed)
  return place
    ? asArea(place)
    : { text: trimmed, city: fold(trimmed.split(',')[0] ?? trimmed), region: undefined, country: undefined }
}

/** How near two places are: the same town, or else region, or else country; undefined if we don't know. */
export const nearness = (a: Area, b: Area): 'same' | 'region' | 'country' | 'abroad' | undefined => {
  if (a.country && b.country && a.country !== b.country) return 'abroad'
  if (a.city && a.city === b.city) return 'same'
  if (a.region && a.region === b.region) return a.city && b.city ? 'region' : 'same'
  if (!a.country || !b.country) return undefined
  // "Texas" or "Germany" as a wish means every town in it.
  const isWhole = (area: Area) => !area.city && !area.region
  return isWhole(a) || isWhole(b) ? 'same' : 'country'
}

const shortNames: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['us', 'US'],
  ['u.s.', 'US'],
  ['usa', 'US'],
])

/** The countries that a name such as "US", "EU" or "Germany" stands for; undefined if we don't know it. */
const countriesOf = (name: string): readonly string[] | undefined => {
  const region = remoteRegions.get(name)
  if (region) return region
  const short = shortNames.get(name)
  const country = short ?? (/^[a-z]{2}$/.test(name) ? name.toUpperCase() : readArea(name)?.country)
  return country ? [country] : undefined
}

/** Whether somebody in the area may work for what is open to `from`; null if we can't tell. */
export const livesIn = (from: string, home: Area | undefined): boolean | null => {
  const folded = fold(from)
  if (everywhere.some((word) => folded.includes(word))) return true
  const country = home?.country
  if (!country) return null
  const names = folded.replace(/\(.*?\)/g, '').split(/\s*(?:,|\/|;|&|\bor\b|\band\b)\s*/)
  const named = names.filter(Boolean).map((name) => countriesOf(name.replace(/^the /, '').trim()))
  if (named.some((countries) => countries?.includes(country))) return true
  return named.length === 0 || named.includes(undefined) ? null : false
}
