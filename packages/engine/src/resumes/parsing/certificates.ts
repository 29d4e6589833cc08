import type { ReadLink } from '@nextrung/contract/read-document'
import type { CertificateStatus, ResumeCertificate } from '@nextrung/contract/resume-document'
import { readCertificateStatus, statusIn } from '../../text/certificate-status.ts'
import { findDates } from '../../text/find-dates.ts'
import { readCertificate, splitCertificates } from '../../text/read-certificate.ts'
import { flattenColumns } from './flatten-columns.ts'
import { headingKind } from './heading-words.ts'
import type { Line } from './line.ts'
import { type RowOptions, toRows } from './rows.ts'
import { type Draft, Sourced } from './sourced.ts'
import { findUrls } from './web-links.ts'

/** A state that a label above gives to the certificates below it: "In progress:". */
type Label = { status: CertificateStatus; text: string }
type Group = { lines: Line[]; label: Label | undefined }

const withoutDates = (text: string) =>
  findDates(text).reduce((rest, { text: words }) => rest.replace(words, ''), text)

const isDated = ({ text }: Line) => findDates(text).length > 0
const isBareDate = (line: Line) => isDated(line) && !/\p{L}{2}/u.test(withoutDates(line.text))
const isBareStatus = ({ text }: Line) =>
  statusIn(text) !== undefined && !/[\p{L}\d]/u.test(readCertificateStatus(text).rest)

/** Several lines of one certificate: the name, then who issued it and when. */
function group(lines: readonly Line[], options: RowOptions): Line[][] {
  const groups: Line[][] = []
  const rows = toRows(lines, options)
  const hasBullets = rows.some(({ kind }) => kind === 'bullet')
  const hasBareDates = rows.some(({ line }) => isBareDate(line))
  const styles = new Set(rows.map(({ line }) => `${line.bold} ${line.fontSize}`))
  for (const [index, { line, kind }] of rows.entries()) {
    const open = groups.at(-1)
    const last = open?.at(-1)
    const before = rows[index - 1]?.line
    const isClosed = before !== undefined && (isDated(before) || isBareStatus(before))
    const belongs = (() => {
      if (open === undefined || last === undefined || kind === 'bullet') return false
      if (kind === 'continuation' || isBareStatus(line)) return true
      if (hasBullets) return last.bullet
      if (line.gapBefore && !hasBareDates) return false
      if (hasBareDates) return !isClosed
      if (styles.size > 1) return !line.bold && open[0]?.bold === true && open.length < 3
      return false
    })()
    if (belongs && open !== undefined) open.push(line)
    else groups.push([line])
  }
  return groups
}

const isDateRow = ({ cells }: Line, options: RowOptions) =>
  cells.length > 1 &&
  cells.every((cell) => findDates(cell, options).some(({ text }) => text.length >= cell.length - 2))

const splitList = (line: Line): Line[] => {
  if (line.cells.length > 1) return [line]
  const parts = splitCertificates(line.text)
  return parts.length === 1 ? [line] : parts.map((text) => ({ ...line, text, cells: [text], bullet: true }))
}

/** Takes a label off a line: "Certifications: CCNA, CKA", "In progress: AZ-104". */
function takeLabel(line: Line): { label: Label | undefined; line: Line } {
  const match = /^([^:]{2,40}):(?:\s+|$)/u.exec(line.text)
  const words = match?.[1] ?? ''
  if (match === null) return { label: undefined, line }
  const status = readCertificateStatus(words)
  const isStatus = status.status !== undefined && !/\p{Lu}{2}/u.test(status.rest)
  if (!isStatus && headingKind(words) !== 'certificates') return { label: undefined, line }
  const text = line.text.slice(match[0].length)
  return {
    label: isStatus && status.status !== undefined ? { status: status.status, text: words } : undefined,
    line: { ...line, text, cells: text === '' ? [] : [text] },
  }
}

/** Certificates with the label they stand under; a label on a line of its own holds until the next gap. */
function labelled(lines: readonly Line[]): { line: Line; label: Label | undefined }[] {
  let open: Label | undefined
  return lines.flatMap((found) => {
    const { label, line } = takeLabel(found)
    if (found.gapBefore) open = undefined
    if (line.text === '') {
      open = label
      return []
    }
    return splitList(line).map((part) => ({ line: part, label: label ?? open }))
  })
}

function toGroups(lines: readonly Line[], options: RowOptions): Group[] {
  const marked = labelled(lines)
  const labels = new Map(marked.map(({ line, label }) => [line.text, label] as const))
  const flat = flattenColumns(
    marked.map(({ line }) => line),
    (table) => table.some((line) => isDateRow(line, options)),
  )
  return group(flat, options).map((found) => ({ lines: found, label: labels.get(found[0]?.text ?? '') }))
}

function addressOf(lines: readonly Line[], links: readonly ReadLink[]): Sourced<string> | undefined {
  for (const line of lines) {
    const [found] = findUrls(line.text)
    if (found !== undefined) return new Sourced(found.url, [line])
  }
  const link = links.find(
    ({ text, url }) =>
      /^https?:/i.test(url) &&
      text.trim().length > 3 &&
      lines.some((line) => line.text.includes(text.trim())),
  )
  return link && new Sourced(link.url, lines)
}

const withoutAddress = (text: string): string => {
  const [found] = findUrls(text)
  return found === undefined ? text : `${text.slice(0, found.start)}\t${text.slice(found.end)}`
}

const linesWith = (words: string | undefined, lines: readonly Line[]): readonly Line[] => {
  const own = lines.filter((line) => words !== undefined && line.text.includes(words))
  return own.length > 0 ? own.slice(0, 1) : lines
}

const tableHead =
  /^(?:certificat(?:e|ion)s?(?: name)?|name|title|issuer|issued by|issuing (?:body|organi[sz]ation)|organi[sz]ation|provider|date(?: (?:issued|earned|obtained))?|year|valid(?:ity)?|status|expir(?:y|es)|zertifikat|aussteller|datum|jahr|gültig bis)$/iu

/** The certificates of a section, in order, with issuer, date and state where they are written. */
export function readCertificates(
  given: readonly Line[],
  options: RowOptions & { links: readonly ReadLink[] },
): Draft<ResumeCertificate>[] {
  const lines = given.filter(
    ({ cells }) => !(cells.length > 1 && cells.every((cell) => tableHead.test(cell.trim()))),
  )
  return toGroups(lines, options).flatMap(({ lines: from, label }) => {
    const read = readCertificate(
      from.flatMap(({ cells }) => cells.map(withoutAddress)),
      options,
    )
    if (read === undefined) return []
    const status = read.status ?? label?.status
    const statusText = read.statusText ?? label?.text
    const sourced = (value: string | undefined) =>
      value === undefined ? undefined : new Sourced(value, linesWith(value, from))
    const dated = from.filter(isDated)
    return [
      {
        name: new Sourced(
          read.name,
          from.some(({ text }) => text.includes(read.name)) ? linesWith(read.name, from) : from,
        ),
        issuer: sourced(read.issuer),
        date: read.date === undefined ? undefined : new Sourced(read.date, dated.slice(0, 1)),
        url: addressOf(from, options.links),
        status: status === undefined ? undefined : new Sourced(status, linesWith(statusText, from)),
        statusText: sourced(statusText),
      },
    ]
  })
}
