import type { Line } from './line.ts'

/** A piece of a contact line. */
export type Fragment = { text: string; line: Line }

type Span = { start: number; end: number }

const hardSeparator = /\s*[|•·┃∙⋅▪◦●♦✦‖¦]\s*|\s{3,}|\t+|\s+\/\s+|\s+~\s*|\s*;\s+/u
const dottedNumber = /(?<!\d)\(?\d{2,4}\)?(?:\s*[·•∙⋅]\s*\d{2,4}){2,3}(?!\d)/gu
const dots = '·•∙⋅'
const hidden = '\ue100\ue101\ue102\ue103'

/** The dots inside a number are no separators: "(415) · 555 · 0182". */
const hideDots = (number: string) => number.replace(/[·•∙⋅]/gu, (dot) => hidden.charAt(dots.indexOf(dot)))
const showDots = (text: string) =>
  text.replace(/[\ue100-\ue103]/gu, (dot) => dots.charAt(hidden.indexOf(dot)))

const edges = /^[\s,;|•·–—:/-]+|[\s,;|•·–—:/-]+$/gu
const labelWord =
  '(?:my\\s+)?(?:e-?mail(?:\\s*id)?|email\\s+me\\s+on\\s+indeed|mail|correo(?:\\s+electr[oó]nico)?|courriel|phone|telephone|tel|telefon|telefono|teléfono|téléphone|telefone|mobile|mobil|mob|móvil|movil|portable|cell|cellular|handy|celular|cellulare|contact|gsm|whatsapp|ph|fon|fax|website|web|homepage|site|url|blog|portfolio|links?|skype|address|adresse|anschrift|dirección|direccion|indirizzo|endereço|adres|location|wohnort|ort|standort|ville|ciudad|residence|lives\\s+in|based\\s+in|home|name|full\\s+name|nombre|nom|nome|vor-\\s?und\\s+nachname|тел|телефон|почта|电话|邮箱|手机|电子邮件|[temp])'
const networkWord = 'linkedin|github|gitlab|xing|stack\\s?overflow|twitter|x|orcid'
const onlyLabel = new RegExp(
  `^${labelWord}(?:\\s*(?:address|number|no|nr|profile|id|url|1|2))?\\s*[.:]*(?:\\s*[,/&]\\s*${labelWord}\\s*[.:]*)*$`,
  'iu',
)
const leadingLabel = new RegExp(
  `^(${labelWord}|${networkWord})(?:\\s*(?:address|number|no|nr|profile|id))?\\s*(?:[:：]|\\.\\s)\\s*(?=\\S)`,
  'iu',
)

export const tidy = (text: string): string => text.replace(edges, '').trim()
/** Whether the text is only a label ("E-mail:"). */
export const isLabelOnly = (text: string): boolean => onlyLabel.test(text.trim()) || tidy(text) === ''

/** Splits the lines at cells and the usual separators. */
export function toFragments(lines: readonly Line[]): Fragment[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      cell
        .replace(dottedNumber, hideDots)
        .split(hardSeparator)
        .map(showDots)
        .filter((text) => text.trim() !== '')
        .map((text) => ({ text, line })),
    ),
  )
}

/**
 * Extracts the matches of `find` from the fragments; the text before and after each match becomes separate fragments.
 */
export function carve<Found extends Span>(
  fragments: readonly Fragment[],
  find: (fragment: Fragment) => readonly Found[],
): { found: (Found & { line: Line })[]; rest: Fragment[] } {
  const found: (Found & { line: Line })[] = []
  const rest: Fragment[] = []
  for (const fragment of fragments) {
    let from = 0
    for (const span of find(fragment)) {
      found.push({ ...span, line: fragment.line })
      rest.push({ text: fragment.text.slice(from, span.start), line: fragment.line })
      from = span.end
    }
    rest.push({ text: fragment.text.slice(from), line: fragment.line })
  }
  return { found, rest: rest.filter(({ text }) => !isLabelOnly(text)) }
}

/** Splits off a fragment's leading label, returned in lower case. */
export function splitLabel(text: string): { label: string; text: string } {
  const match = leadingLabel.exec(text.trim())
  const label = match?.[1]?.toLowerCase() ?? ''
  return { label, text: tidy(match === null ? text : text.trim().slice(match[0].length)) }
}

/** Also splits at spaced dashes, tidies the pieces and drops empty ones. */
export const splitAtDashes = (fragments: readonly Fragment[]): Fragment[] =>
  fragments.flatMap(({ text, line }) =>
    text
      .split(/\s+[-–—]+\s+/)
      .map((part) => ({ text: tidy(part), line }))
      .filter((part) => part.text !== ''),
  )
