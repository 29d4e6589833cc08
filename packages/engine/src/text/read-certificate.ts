import type { CertificateStatus } from '@nextrung/contract/resume-document'
import { findSkillByName } from '@nextrung/knowledge/skills'
import {
  certificateIssuers,
  certificateLevels,
  issuedWords,
} from '@nextrung/knowledge/words/certificate-words'
import { hasCompanyWord, hasInstitutionWord } from './career-words.ts'
import { readCertificateStatus, statusIn } from './certificate-status.ts'
import { findDates } from './find-dates.ts'
import { fold } from './fold.ts'

/** A certificate as it is written on one line or in one row of a table. */
export type WrittenCertificate = {
  name: string
  issuer: string | undefined
  date: string | undefined
  status: CertificateStatus | undefined
  statusText: string | undefined
}

const escaped = (words: readonly string[]) =>
  words
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&'))
    .join('|')
const issued = new RegExp(`(?:^|(?<=[\\s(,|–-]))(?:${escaped(issuedWords)})\\s*:?\\s*$`, 'u')
const issuers = new Set(certificateIssuers.map(fold))
const levels = new Set(certificateLevels.map(fold))
const organisation =
  /(?<![\p{L}])(?:academy|institut[eo]?|association|society|board|council|authority|ministry|department of|chamber of|red cross|university|college|school|akademie|kammer|ordine|ordre|orden|colegio|consejo|ministerio|urząd|izba|staplerschule|training cent(?:er|re))(?![\p{L}])|\p{L}(?:kammer|schule|akademie|verband|verein|amt)(?![\p{L}])/iu
const issuerTail =
  /\s+(?:training(?: (?:and|&) certification)?|certifications?|academy|university|inc\.?|corporation|corp\.?|education|learning)$/iu
const edges = /^[\s,;|•·:–—-]+|[\s,;|•·:–—-]+$/gu
const hardSeparator = /\s*[|•·;\t]\s*/u
const dash = /\s+[-–—]+\s+/u

const tidied = (text: string) =>
  text
    .replace(/[([]\s*[,;–—-]?\s*[)\]]/g, ' ')
    .replace(/\s*,\s*(?=[)\]])/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(edges, '')

/** Whether the words are an organisation that issues certificates and nothing else. */
const isIssuer = (text: string): boolean => {
  const bare = fold(text.replace(edges, '').replace(/^\((.*)\)$/, '$1'))
  return (
    issuers.has(bare) ||
    issuers.has(bare.replace(issuerTail, '')) ||
    /^(?:ihk|hwk|tuv)\s/.test(bare) ||
    ((organisation.test(text) || hasInstitutionWord(text) || hasCompanyWord(text)) &&
      !levels.has(bare.split(' ').at(-1) ?? '') &&
      !/certif|licen[cs]|diploma|zertifik|schein|training\s*$/iu.test(text))
  )
}

/** Whether the words name a certificate by themselves, so that several in a row are a list of them. */
const isCertificateName = (text: string): boolean => {
  const bare = text.replace(edges, '').replace(/\s*\([^()]*\)$/, '')
  if (bare === '' || isIssuer(bare)) return false
  return (
    findSkillByName(bare)?.kind === 'certificate' ||
    /(?:certif|zertifik|licen[cs]e|lizenz|patent|qualified|first aid|ersthelfer)/iu.test(bare) ||
    /^(?:\p{L}+ )?\p{Lu}[\p{L}]*\+(?: ce)?$/iu.test(bare) ||
    /^\p{Lu}{2,}(?:[-/ ]?[\p{Lu}\d]+){0,3}$/u.test(bare) ||
    /(?:^| )(?:associate|professional|foundation|practitioner|fundamentals|specialty|expert|administrator)$/iu.test(
      bare,
    )
  )
}

/** Takes the date of issue out, with the word before it. */
function takeDate(text: string, dayFirst: boolean | undefined): { rest: string; date: string | undefined } {
  const spans = findDates(text, { dayFirst })
  let rest = ''
  let from = 0
  for (const span of spans) {
    const before = text.slice(from, span.start)
    const word = issued.exec(fold(before))
    rest += `${word === null ? before : before.slice(0, word.index)}\t`
    from = span.end
  }
  const whole = (rest + text.slice(from)).replace(/\([^()]*\)/g, (bracket) => bracket.replace(/\t/g, ' '))
  return { rest: whole, date: spans[0]?.startDate }
}

type Names = { name: string; issuer: string | undefined }

/** "Security+ (CompTIA)", "CKA by The Linux Foundation", "Scrum Master, Scrum Alliance", "CompTIA: Security+". */
function splitIssuer(text: string): Names {
  const colon = /^([^:]{2,40}):\s+(.+)$/u.exec(text)
  if (colon !== null && isIssuer(colon[1] ?? '')) return { name: colon[2] ?? '', issuer: colon[1] }
  const by =
    /^(.{4,}?)\s+(?:(?:issued |offered |provided )?(?:by|from|through|at)|von|par|por|da|door)\s+([^,()]{2,60})$/iu.exec(
      text,
    )
  if (by !== null && (isIssuer(by[2] ?? '') || /\s(?:by|from)\s/.test(text))) {
    return { name: by[1] ?? '', issuer: by[2] }
  }
  const tail = /^(.{3,}?)(?:,\s*|\s*\()([^,()]{2,60}(?:\([^()]*\)[^,()]*)?)\)?$/u.exec(text)
  if (tail !== null && isIssuer(tail[2] ?? '')) return { name: tail[1] ?? '', issuer: tail[2] }
  return { name: text, issuer: undefined }
}

/** Dashes part an issuer from a name, but "Solutions Architect – Professional" is one name. */
function joinDashes(text: string): Names {
  const pieces = text.split(dash)
  const [first = '', ...others] = pieces
  if (others.length === 0) return splitIssuer(text)
  const last = others.at(-1) ?? ''
  const isLevel = (piece: string) => levels.has(fold(piece.replace(/\s*\(.*\)$/, '')))
  const cut = text.search(dash)
  if (isIssuer(first) && !isIssuer(last) && !isLevel(last))
    return { name: text.slice(cut).replace(edges, ''), issuer: first }
  if (isIssuer(last) && !isLevel(last)) {
    const name = text.slice(0, text.lastIndexOf(last)).replace(edges, '')
    return { name, issuer: last }
  }
  const split = splitIssuer(last)
  if (split.issuer === undefined) return { name: text, issuer: undefined }
  return { name: text.slice(0, text.lastIndexOf(last)) + split.name, issuer: split.issuer }
}

/** What stands in the cells of a row, between bars, or on lines below each other: the name, and who issued it. */
function chooseNames(parts: readonly string[]): Names {
  const [first = '', second, ...others] = parts
  if (second === undefined) return joinDashes(first)
  const isReversed = isIssuer(first) && !isIssuer(second)
  const [named, issuer] = isReversed ? [second, first] : [first, second]
  const whole = [named, ...others].join(' – ')
  if (levels.has(fold(issuer))) return joinDashes([named, issuer, ...others].join(' – '))
  return { name: whole, issuer }
}

/** Reads one certificate; `cells` are the cells of its row or its lines. Undefined without a name. */
export function readCertificate(
  cells: readonly string[],
  options: { dayFirst: boolean | undefined },
): WrittenCertificate | undefined {
  let status: CertificateStatus | undefined
  const said: string[] = []
  let date: string | undefined
  const parts = cells.flatMap((cell) => {
    const read = readCertificateStatus(cell)
    if (read.status !== undefined) {
      status = status === undefined || status === 'held' ? read.status : status
      said.push(read.statusText)
    }
    const dated = takeDate(read.rest, options.dayFirst)
    date ??= dated.date
    return dated.rest
      .split(hardSeparator)
      .map(tidied)
      .filter((part) => /[\p{L}\d]/u.test(part))
  })
  if (parts.length === 0) return undefined
  const { name, issuer } = chooseNames(parts)
  const shown = tidied(name)
  if (shown === '') return undefined
  // The date of what is not held yet is when it is hoped for.
  const isAhead =
    status === 'in progress' && date !== undefined && !said.some((text) => findDates(text).length > 0)
  if (isAhead && date !== undefined) said.push(date)
  return {
    name: shown,
    issuer: issuer === undefined ? undefined : tidied(issuer).replace(/^\((.*)\)$/, '$1'),
    date: status === 'in progress' ? undefined : date,
    status,
    statusText: said.length === 0 ? undefined : said.join(', '),
  }
}

const listComma = /,\s+(?![^()]*\))|\s*[;|•·]\s*|\s+\/\s+/u

/** "CISSP (2022), Security+ (in progress), CEH": the certificates of a line that lists several; else the line itself. */
export function splitCertificates(text: string): string[] {
  const parts = text.split(listComma).map((part) => part.trim())
  if (parts.length < 2 || parts.some((part) => part === '')) return [text]
  const names = parts.map((part) => {
    const { rest } = readCertificateStatus(part)
    return tidied(takeDate(rest, undefined).rest)
  })
  const isNamed = names.every((name) => isCertificateName(name) && statusIn(name) === undefined)
  const parted = text.split(/\s*;\s*/)
  const isParted = parted.length > 1 && parted.every((part) => part !== '' && !isIssuer(part))
  if (isNamed) return parts
  if (isParted) return parted
  const dates = findDates(text)
  const isEachDated =
    dates.length >= parts.length - 1 &&
    dates.length > 1 &&
    names.every((name) => name !== '' && !isIssuer(name))
  return isEachDated && !dates.some(({ isRange }) => isRange) ? parts : [text]
}
