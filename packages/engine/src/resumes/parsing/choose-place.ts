import type { ResumeLocation } from '@nextrung/contract/resume-document'
import { hasTitleWord } from '../../text/career-words.ts'
import { type Place, readPlace } from '../../text/places.ts'
import { type Fragment, splitLabel, tidy } from './fragments.ts'
import { headingKind } from './heading-words.ts'
import type { Line } from './line.ts'
import { type Draft, Sourced } from './sourced.ts'

type Choice = { location: Draft<ResumeLocation>; countryCode: Place['countryCode']; rest: Fragment[] }

const placeLabel =
  /^(?:address|adresse|anschrift|dirección|direccion|indirizzo|endereço|adres|location|wohnort|ort|standort|ville|ciudad|residence|lives in|based in|home)$/
const lastHeaderLine = 8
const street =
  /(?:\p{L}(?:str\.|straße|strasse|weg|platz|gasse|allee)|\b(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|blvd|boulevard|court|ct\.?|way|apt\.?|suite|rue|calle|c\/|via|viale|rua|plaza|piazza|ul\.|ulica|laan|straat))/iu

/** The place that the whole fragment or its last comma-separated parts are, and what stands before it. */
function placeIn(text: string): { place: Place; before: string } | undefined {
  const parts = text.split(/,\s*/)
  for (let from = 0; from < Math.min(parts.length, 6); from++) {
    const place = readPlace(parts.slice(from).join(', '))
    const before = parts.slice(0, from).join(', ')
    if (place !== undefined && (before === '' || /\d/.test(before) || street.test(before)))
      return { place, before }
  }
  return undefined
}

function toLocation(
  found: { place: Place; before: string; text: string },
  lines: readonly Line[],
): Draft<ResumeLocation> {
  const sourced = (value: string | undefined) =>
    value === undefined || value === '' ? undefined : new Sourced(value, lines)
  const { place } = found
  return {
    address: sourced(found.before),
    postalCode: sourced(place.postalCode),
    city: sourced(place.city),
    region: sourced(place.region),
    countryCode: sourced(place.countryCode),
    text: new Sourced(found.text, lines),
  }
}

const isStreet = (text: string) =>
  /\d/.test(text) && street.test(text) && text.length < 70 && !hasTitleWord(text)

/** Where the person lives, as written in the contact data; a street line above the town is its address. */
export function choosePlace(
  fragments: readonly Fragment[],
  contactLines: ReadonlySet<Line>,
): Choice | undefined {
  for (const [index, fragment] of fragments.entries()) {
    const { label, text } = splitLabel(fragment.text)
    const found = placeIn(text)
    if (found === undefined && !placeLabel.test(label)) continue
    const place = found?.place ?? {
      text,
      city: undefined,
      region: undefined,
      postalCode: undefined,
      countryCode: undefined,
    }
    const above = fragments[index - 1]
    const isBelow = found !== undefined && found.before === '' && above !== undefined && isStreet(above.text)
    const lines = isBelow ? [above.line, fragment.line] : [fragment.line]
    const before = isBelow ? splitLabel(above.text).text : (found?.before ?? '')
    const whole = isBelow ? `${before}, ${text}` : text
    const location = toLocation({ place, before, text: whole }, lines)
    return {
      location,
      countryCode: place.countryCode,
      rest: fragments.filter((other) => other !== fragment && !(isBelow && other === above)),
    }
  }
  return chooseUnlisted(fragments, contactLines)
}

const isPair = (text: string) => /^\p{Lu}[\p{L} .'’-]{1,28},\s*\p{Lu}[\p{L} .'’-]{1,28}$/u.test(text)
const isLoneTown = (text: string) => /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}(?: [A-Z]{2})?$/u.test(text)

/** A town that no list knows, with a region or alone, on the line of the e-mail address or the number. */
function chooseUnlisted(fragments: readonly Fragment[], contactLines: ReadonlySet<Line>): Choice | undefined {
  const beside = fragments.filter(({ text, line }) => contactLines.has(line) && !hasTitleWord(text))
  const textOf = ({ text }: Fragment) => tidy(text)
  const chosen =
    beside.find((fragment) => isPair(textOf(fragment))) ??
    beside.find(
      (fragment) =>
        isLoneTown(textOf(fragment)) &&
        headingKind(textOf(fragment)) === undefined &&
        fragment.line.index <= lastHeaderLine,
    )
  if (chosen === undefined) return undefined
  const text = textOf(chosen)
  const place = {
    text,
    city: text.split(',')[0],
    region: undefined,
    postalCode: undefined,
    countryCode: undefined,
  }
  const location = toLocation({ place, before: '', text }, [chosen.line])
  return { location, countryCode: undefined, rest: fragments.filter((other) => other !== chosen) }
}
