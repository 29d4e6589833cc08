import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { findDates } from '../../text/find-dates.ts'

/** A telephone number as it is written, with its extension, and where it stands. */
export type FoundPhone = { phone: string; start: number; end: number; isLabelled: boolean }

const candidate =
  /(?:\+\s?|00\s?|\(\+?)?\d(?:[\d\s()./‑–·•∙⋅-]|\(0\)){5,34}\d(?:\s?(?:,|;)?\s?(?:ext|extension|x|durchwahl|poste)\.?\s?:?\s?\d{1,6}|\s?#\d{1,6})?/giu
const label =
  /(?:phone|tel|telephone|telefon|telefono|teléfono|téléphone|telefone|mobile|mob|mobil|móvil|movil|portable|cell|cellular|handy|celular|cellulare|contact|call|ph|mobiel|gsm|whatsapp|komórka|fon|тел|телефон|电话|手机|電話|[tmpc])(?:\s*(?:no|number|nr|num|#))?\s*[.:)]*\s*[(+]?$/iu
const otherLabel =
  /(?:fax|orcid|doi|isbn|issn|patent|id|no\.?|nr\.?|passport|license|licence|zip|plz|dob|born|birth|ssn|nif|nie|dni|siret|version|employee|roll|registration|certificate|gpa|cgpa|arxiv)\s*[.:#]*\s*$/i

const count = (text: string) => text.replace(/\D/g, '').length

function isDatelike(text: string): boolean {
  const dates = findDates(text, { dayFirst: true })
  const covered = dates.reduce((sum, date) => sum + count(date.text), 0)
  return dates.length > 0 && covered >= count(text) - 1 && !/^[+(]/.test(text)
}

function isNumber(text: string, given: { region: CountryCode | undefined; isLabelled: boolean }): boolean {
  const core = text.replace(/\s?(?:,|;)?\s?(?:ext|x|#|durchwahl|poste).*$/i, '')
  const digits = count(core)
  if (digits < 7 || digits > 15 || isDatelike(core) || /^\d{5}-\d{4}$/.test(core)) return false
  if (/\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{3,4}/.test(core) || /\d+,\d+/.test(core)) return false
  const international = core.replace(/^00/, '+')
  if (international.startsWith('+') || /^\(\+/.test(core)) {
    const parsed = parsePhoneNumberFromString(international.replace('(0)', ''))
    return parsed?.isPossible() === true || given.isLabelled
  }
  if (given.isLabelled) return true
  const groups = core.split(/[^\d]+/).filter((group) => group !== '')
  if (groups.length > 1 && groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
  const parsed = given.region === undefined ? undefined : parsePhoneNumberFromString(core, given.region)
  if (parsed?.isPossible() === true) return groups.length > 1 || digits >= 9
  // Without a known country: the area code in brackets, a trunk zero, or the usual groups.
  return (
    /^\(\d{2,4}\)/.test(core) ||
    /^0\d/.test(core) ||
    (groups.length >= 3 && digits >= 9 && digits <= 12) ||
    digits === 10
  )
}

function withWholeBracket({ phone, start }: Piece, before: string): Piece {
  if (phone.includes(')') && !phone.includes('(') && before.endsWith('('))
    return { phone: `(${phone}`, start: start - 1 }
  if (phone.startsWith('(') && !phone.includes(')')) return { phone: phone.slice(1), start: start + 1 }
  return { phone, start }
}

type Piece = { phone: string; start: number }

/** A zip code before a number, and a second number behind a slash, are not part of the number. */
function piecesOf({ phone, start }: Piece, before: string): Piece[] {
  const zip = /^\d{5}(?:-\d{4})?(?=\s|$)/.exec(phone)?.[0]
  const isZip =
    zip !== undefined && (/(?:^|[\s,])\p{Lu}{2},?\s$/u.test(before) || count(phone) - count(zip) >= 10)
  const gap = isZip ? zip.length + (/^\s*/.exec(phone.slice(zip.length))?.[0].length ?? 0) : 0
  const own = { phone: phone.slice(gap), start: start + gap }
  const cut = /\s\/\s|\s[·•∙⋅]\s(?=\+)/.exec(own.phone)
  const behind = cut === null ? '' : own.phone.slice(cut.index + cut[0].length)
  if (cut === null || count(behind) < 7 || count(own.phone.slice(0, cut.index)) < 7) return [own]
  return [
    { phone: own.phone.slice(0, cut.index), start: own.start },
    { phone: behind, start: own.start + cut.index + cut[0].length },
  ]
}

/** Telephone numbers of a text that is known to hold contact data. Dates, years and identifiers are not numbers. */
export function findPhones(text: string, options: { region?: CountryCode | undefined }): FoundPhone[] {
  const found: FoundPhone[] = []
  for (const match of text.matchAll(candidate)) {
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    if (/[\p{L}\d_@/=.-]$/u.test(before) && !label.test(before)) continue
    if (otherLabel.test(before)) continue
    const isLabelled = label.test(before)
    for (const piece of piecesOf({ phone: match[0], start: match.index }, before)) {
      const { phone, start } = withWholeBracket(piece, before)
      if (!isNumber(phone, { region: options.region, isLabelled })) continue
      found.push({ phone, start, end: start + phone.length, isLabelled })
    }
  }
  return found
}
