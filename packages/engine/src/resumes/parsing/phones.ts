import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { findDates } from '../../text/find-dates.ts'

/** A telephone number as it is written, with its extension, and where it stands. */
export type FoundPhone = { phone: string; start: number; end: number; isLabelled: boolean }

const candidate =
  /(?:\+\s?|00\s?|\(\+?)?\d(?:[\d\s()./‑–-]|\(0\)){5,24}\d(?:\s?(?:,|;)?\s?(?:ext|extension|x|durchwahl|poste)\.?\s?:?\s?\d{1,6}|\s?#\d{1,6})?/giu
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
  if (digits < 7 || digits > 15 || isDatelike(core)) return false
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

/** Telephone numbers of a text that is known to hold contact data. Dates, years and identifiers are not numbers. */
export function findPhones(text: string, options: { region?: CountryCode | undefined }): FoundPhone[] {
  const found: FoundPhone[] = []
  for (const match of text.matchAll(candidate)) {
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    if (/[\p{L}\d_@/=.-]$/u.test(before) && !label.test(before)) continue
    if (otherLabel.test(before)) continue
    const isLabelled = label.test(before)
    let phone = match[0]
    let start = match.index
    if (phone.includes(')') && !phone.includes('(') && before.endsWith('(')) {
      phone = `(${phone}`
      start -= 1
    }
    if (phone.startsWith('(') && !phone.includes(')')) {
      phone = phone.slice(1)
      start += 1
    }
    if (!isNumber(phone, { region: options.region, isLabelled })) continue
    found.push({ phone, start, end: start + phone.length, isLabelled })
  }
  return found
}
