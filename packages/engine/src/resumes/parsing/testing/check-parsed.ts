import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ParsedResume } from '../../resume-model.ts'
import { headingKind, looseHeadingKind } from '../heading-words.ts'

const condensed = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

function leaves(value: unknown, pointer = ''): [string, string | boolean][] {
  if (typeof value === 'string' || typeof value === 'boolean') return [[pointer, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${pointer}/${index}`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${pointer}/${key}`))
}

// Words that only say what stands beside them, or join two fields.
const labels = new Set(
  'phone tel telefon mobile email mail e address anschrift adresse location web website linkedin github gitlab gpa note in at of and und page technologies coursework relevant by from name portfolio kontakt telefono m t bei chez correo nombre teléfono courriel téléphone grade telefone worked as for'.split(
    ' ',
  ),
)

/** The visible words of the input that stand nowhere in the document, headings and labels apart. */
export function lostWords(read: ReadDocument, parsed: ParsedResume): string[] {
  const all = condensed(
    leaves(parsed.document)
      .map(([, value]) => String(value))
      .join(' '),
  )
  return read.lines.flatMap((line) => {
    const isHeading =
      headingKind(line.text.replace(/:$/, '')) !== undefined ||
      looseHeadingKind(line.text) !== undefined ||
      line.heading === true
    if (isHeading || /^(?:curriculum vitae|resume|lebenslauf|cv)$/i.test(line.text)) return []
    const words = line.text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
    return words.filter((word) => !labels.has(word.toLowerCase()) && !all.includes(condensed(word)))
  })
}

/** Filled fields without an entry in the sources, and sources of no field or of lines that are not in the file. */
export function sourceFaults(read: ReadDocument, parsed: ParsedResume): string[] {
  const { sectionOrder: _order, ...document } = parsed.document
  const pointers = leaves(document).map(([pointer]) => pointer)
  const missing = pointers.filter((pointer) => parsed.sources[pointer] === undefined)
  const stray = Object.keys(parsed.sources).filter((pointer) => !pointers.includes(pointer))
  const wrong = Object.entries(parsed.sources).filter(([, lines]) =>
    lines.some(
      ({ page, line, text }) => read.lines.filter((other) => other.page === page)[line - 1]?.text !== text,
    ),
  )
  return [...missing, ...stray, ...wrong.map(([pointer]) => pointer)]
}
