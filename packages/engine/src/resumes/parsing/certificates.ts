import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeCertificate } from '@nextrung/contract/resume-document'
import { findDates } from '../../text/find-dates.ts'
import { readEntryHeading } from './entry-heading.ts'
import { flattenColumns } from './flatten-columns.ts'
import type { Line } from './line.ts'
import { type RowOptions, toRows } from './rows.ts'
import { type Draft, Sourced } from './sourced.ts'

const issuers =
  /(?<![\p{L}])(?:amazon web services|aws|microsoft|google(?: cloud)?|oracle|cisco|comptia|coursera|udemy|edx|udacity|linkedin learning|pmi|project management institute|axelos|peoplecert|isc2|\(isc\)²|isaca|ec-council|red hat|linux foundation|cncf|hashicorp|scrum\.org|scrum alliance|ibm|salesforce|sap|vmware|istqb|datacamp|codecademy|codeacademy|freecodecamp|deeplearning\.ai|stanford(?: online)?|ihk|tüv|openclassrooms|pluralsight|databricks|snowflake|mongodb(?: university)?|kubernetes)(?![\p{L}])/iu

/** Several lines of one certificate: the name, then who issued it and when. */
function group(lines: readonly Line[], options: RowOptions): Line[][] {
  const groups: Line[][] = []
  const rows = toRows(lines, options)
  const hasBullets = rows.some(({ kind }) => kind === 'bullet')
  const dated = rows.map((row) => readEntryHeading([row.line], options).dates.length > 0)
  const bareDates = rows.some(
    (row, index) => dated[index] === true && readEntryHeading([row.line], options).parts.length === 0,
  )
  const styles = new Set(rows.map(({ line }) => `${line.bold} ${line.fontSize}`))
  for (const [index, { line, kind }] of rows.entries()) {
    const open = groups.at(-1)
    const last = open?.at(-1)
    const isClosed = last !== undefined && dated[index - 1] === true
    const belongs = (() => {
      if (open === undefined || last === undefined || kind === 'bullet') return false
      if (kind === 'continuation') return true
      if (hasBullets) return last.bullet
      if (line.gapBefore && !bareDates) return false
      if (bareDates) return !isClosed
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

/** "CISSP (2022), Security+ (2019)": several dated names on one line are certificates of their own. */
const splitList = (lines: readonly Line[], options: RowOptions): Line[] =>
  lines.flatMap((line) => {
    const dates = findDates(line.text, options)
    if (line.cells.length > 1 || dates.length < 2 || dates.some(({ isRange }) => isRange)) return [line]
    const parts = line.text.split(/[,;]\s+(?![^()]*\))/)
    if (parts.length < dates.length || parts.some((part) => /^\(?\d{4}\)?$/.test(part))) return [line]
    return parts.map((text) => ({ ...line, text, cells: [text], bullet: true }))
  })

/** The certificates of a section, in order, with issuer and date where they are written. */
export function readCertificates(
  lines: readonly Line[],
  options: RowOptions & { links: readonly ReadLink[] },
): Draft<ResumeCertificate>[] {
  return group(
    flattenColumns(splitList(lines, options), (table) => table.some((line) => isDateRow(line, options))),
    options,
  ).flatMap((from) => {
    const head = readEntryHeading(from, options)
    const parts = head.parts.flatMap((part) => {
      const cut = /^(.{6,}?)(?:,\s*|\s+(?:by|from|von|par|por)\s+|\s*\()([^,()]{2,60})\)?$/u.exec(part.text)
      return cut !== null &&
        head.parts.length === 1 &&
        (issuers.test(cut[2] ?? '') || /\s(?:by|from)\s/.test(part.text))
        ? [
            { ...part, text: cut[1] ?? '' },
            { ...part, text: cut[2] ?? '' },
          ]
        : [part]
    })
    const [first, second, ...others] = parts
    if (first === undefined) return []
    const isIssuerFirst =
      second !== undefined &&
      issuers.test(first.text) &&
      first.text.split(' ').length <= 3 &&
      !issuers.test(second.text)
    const [name, issuer] = isIssuerFirst ? [second, first] : [first, second]
    const span = head.dates[0]
    const link = options.links.find(
      ({ text, url }) =>
        /^https?:/i.test(url) &&
        text.trim().length > 3 &&
        from.some((line) => line.text.includes(text.trim())),
    )
    const whole = [name.text, ...others.map(({ text }) => text)].join(' – ')
    return [
      {
        name: new Sourced(whole, [name.line, ...others.map(({ line }) => line)]),
        issuer: issuer && new Sourced(issuer.text, [issuer.line]),
        date:
          span?.startDate === undefined ? undefined : new Sourced(span.startDate, head.dateLines.slice(0, 1)),
        url: head.url ?? (link && new Sourced(link.url, from)),
      },
    ]
  })
}
