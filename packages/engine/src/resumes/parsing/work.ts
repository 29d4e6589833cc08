import type { ResumeWork } from '@nextrung/contract/resume-document'
import { isOriginTitle } from '@nextrung/knowledge/transitions/title-match'
import { hasCompanyWord, hasTitleWord } from '../../text/career-words.ts'
import { type Entry, splitEntries } from './entries.ts'
import { dateFields, type EntryHeading, type Part, readEntryHeading } from './entry-heading.ts'
import { isAccomplishment, isJobHeading } from './job-heading.ts'
import type { Passage } from './join-lines.ts'
import { isSubheading } from './leftovers.ts'
import type { Line } from './line.ts'
import { type RowOptions, toPassages, toRows } from './rows.ts'
import { type Draft, Sourced } from './sourced.ts'
import { findUrls } from './web-links.ts'

type Roles = { title: Part | undefined; company: Part | undefined; extra: Part[] }
type Order = 'title-first' | 'company-first'

const employer = /^(.{3,80}?)\s+(?:at|@|bei|chez|presso|bij|för|hos)\s+(.{2,80})$/u
const employerSpanish = /^(.{3,80}?)\s+(?:en|em|in)\s+(\p{Lu}.{1,80})$/u
/** "Worked as a Java developer with Harborview Ltd, Leeds, from". */
const tellsWork =
  /^(?:i\s+)?(?:(?:have|has|am|was|is)\s+)?(?:been\s+)?(?:currently\s+|presently\s+|previously\s+)?(?:work(?:ing|ed|s)?|employed|serv(?:ing|ed)|engaged)\s+as\s+(?:an?\s+|the\s+)?(.{3,60}?)\s+(?:at|in|with|for|@)\s+(.{2,80}?)(?:[,\s]+(?:from|since|between|during))?$/iu
const legalForm = /^(?:inc|ltd|llc|corp|co|gmbh|plc|s\.?a|ag|limited|llp|l\.?p|pvt\.? ltd|s\.?l|b\.?v)\.?$/i
const jobType =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|contractor|freelance|temporary|permanent|internship|intern|vollzeit|teilzeit|werkstudent|cdi|cdd|stage|alternance|remote|hybrid|on-?site)\)?$/i

/** Splits a part that holds both, where one side names a position and the other does not. */
function cutPart(part: Part): Part[] {
  const told = tellsWork.exec(part.text)
  if (told !== null && hasTitleWord(told[1] ?? '')) {
    return [
      { ...part, text: told[1] ?? '' },
      { ...part, text: told[2] ?? '' },
    ]
  }
  const at = employer.exec(part.text) ?? (hasTitleWord(part.text) ? employerSpanish.exec(part.text) : null)
  if (at !== null && hasTitleWord(at[1] ?? '')) {
    return [
      { ...part, text: at[1] ?? '' },
      { ...part, text: at[2] ?? '' },
    ]
  }
  const labelled = /^([^:]{3,50}?):\s+(\S.*)$/u.exec(part.text)
  if (labelled !== null && hasTitleWord(labelled[1] ?? '') && !titleLabel.test(part.text)) {
    return [
      { ...part, text: labelled[1] ?? '' },
      { ...part, text: labelled[2] ?? '' },
    ]
  }
  const pieces = part.text.split(/,\s*(?![^()]*\))/)
  for (let size = 1; size < pieces.length; size++) {
    const [first, second] = [pieces.slice(0, size).join(', '), pieces.slice(size).join(', ')]
    if (legalForm.test(pieces[size] ?? '')) continue
    if (hasTitleWord(first) !== hasTitleWord(second) || (size === 1 && isOriginTitle(first)))
      return [
        { ...part, text: first },
        { ...part, text: second },
      ]
  }
  return [part]
}

const titleLabel = /^(?:position|role|title|job title|designation|rolle|poste|puesto|cargo)\s*:\s*/i
const companyLabel =
  /^(?:company|employer|organi[sz]ation|firma|unternehmen|entreprise|empresa)(?: name)?\s*:\s*/i
const titleEnding = /^(?:\S+ ){0,3}\p{L}{3,}(?:er|or|ist|ian|ant|keeper|worker)$/u

const weight = ({ text }: Part) =>
  titleLabel.test(text)
    ? 4
    : companyLabel.test(text)
      ? -4
      : Number(hasTitleWord(text) || isOriginTitle(text)) * 2 -
        Number(hasCompanyWord(text)) +
        Number(titleEnding.test(text)) * 0.5

const unlabelled = (part: Part | undefined): Part | undefined =>
  part && { ...part, text: part.text.replace(titleLabel, '').replace(companyLabel, '') }

const labelledFact = /^(?:[\p{Lu}\p{Ll}][\p{L} /&-]{2,30}?)\s*:\s+\S/u

/** "Team size: 4" and similar text describes a job; it is neither title nor employer. */
const isOtherFact = ({ text }: Part) =>
  labelledFact.test(text) &&
  !titleLabel.test(text) &&
  !companyLabel.test(text) &&
  !hasTitleWord(text.slice(0, text.indexOf(':')))

const noName =
  /^(?:(?:early |mid |late )?(?:spring|summer|autumn|fall|winter|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)s?(?: \[.*\])?|continued…?|\(?cont(?:inued|['’]?d)\.{0,3}…?\)?|page \d+|present|current|.)$/iu

/** "1.1 million miles, no accident", "3 years on nights". */
const amount = /^\d[\d.,]*\s+\p{Ll}{3,}/u

/** Text that can be neither position nor employer: a season, a stray letter, an amount, most of a sentence. */
function isNoName(text: string): boolean {
  if (text.length > 300) return false
  if (noName.test(text) || (amount.test(text) && !hasTitleWord(text) && !hasCompanyWord(text))) return true
  const words = text.split(/\s+/)
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length
  return words.length >= 6 && small * 2 > words.length && !hasTitleWord(text)
}

function assign(given: readonly Part[], order: Order): Roles {
  const types = given.filter(
    (part) =>
      jobType.test(part.text) ||
      isOtherFact(part) ||
      (isAccomplishment(part.text) && !tellsWork.test(part.text)) ||
      isNoName(part.text),
  )
  const plain = given.filter((part) => !types.includes(part))
  const parts = plain.length === 1 && plain[0] !== undefined ? cutPart(plain[0]) : plain
  const [first, second] = parts
  if (first === undefined) return { title: undefined, company: undefined, extra: types }
  if (second === undefined) {
    const isTitle =
      (hasTitleWord(first.text) || isOriginTitle(first.text)) &&
      !/(?:\binc|\bllc|\bltd|gmbh)\.?$/i.test(first.text)
    return { title: isTitle ? first : undefined, company: isTitle ? undefined : first, extra: types }
  }
  const best = Math.max(...parts.map(weight))
  const titles = parts.filter((part) => weight(part) === best)
  const isClear = best > 0 && titles.length < parts.length
  const title = isClear ? titles[0] : order === 'title-first' ? first : second
  const others = parts.filter((part) => part !== title)
  const company =
    others.find(({ text }) => companyLabel.test(text)) ??
    others.find(({ text }) => hasCompanyWord(text)) ??
    besideTitle(others, title) ??
    others[0]
  return {
    title: unlabelled(title),
    company: unlabelled(company),
    extra: [...others.filter((part) => part !== company), ...types],
  }
}

/** "Developer - Payments" above a separate employer line: the text beside the title is not the employer. */
function besideTitle(others: readonly Part[], title: Part | undefined): Part | undefined {
  const [first] = others
  if (title === undefined || first === undefined || first.line !== title.line) return undefined
  return others.find(({ line, text }) => line !== title.line && !hasTitleWord(text))
}

/** Which of title and employer comes first in this resume, judged by the unambiguous entries. */
function usualOrder(heads: readonly EntryHeading[]): Order {
  let titleFirst = 0
  for (const { parts: given } of heads) {
    const parts = given.length === 1 && given[0] !== undefined ? cutPart(given[0]) : given
    const [first, second] = parts
    if (first === undefined || second === undefined) continue
    titleFirst += Math.sign(weight(first) - weight(second))
  }
  return titleFirst < 0 ? 'company-first' : 'title-first'
}

const isUrlOnly = (text: string) => {
  const [url] = findUrls(text)
  return url !== undefined && url.start === 0 && url.end === text.length
}

function bodyFields(given: readonly Passage[], extra: readonly Part[]) {
  const site = given.find(({ text }) => isUrlOnly(text))
  const passages = given.filter((passage) => passage !== site && !isSubheading(passage.text))
  const before = passages.findIndex(({ bullet }) => bullet)
  const lead = before === -1 ? (passages.length > 1 ? [] : passages) : passages.slice(0, before)
  const points = passages.filter((passage) => !lead.includes(passage))
  const texts = [...extra.map(({ text }) => text), ...lead.map(({ text }) => text)]
  const lines = [...extra.map(({ line }) => line), ...lead.flatMap((passage) => passage.lines)]
  return {
    site: site && new Sourced(findUrls(site.text)[0]?.url ?? site.text, site.lines),
    summary: texts.length === 0 ? undefined : new Sourced(texts.join('\n'), lines),
    highlights: points.map(({ text, lines: from }) => new Sourced(text, from)),
  }
}

/** If most jobs put their place after the company, an unknown last word counts as a place too. */
function splitUnknownPlace(head: EntryHeading, roles: Roles): void {
  const { company } = roles
  const match = /^(.{2,60}),\s*(\p{Lu}[\p{L} .'’-]{2,30})$/u.exec(company?.text ?? '')
  if (head.location !== undefined || company === undefined || match === null) return
  const [, name = '', place = ''] = match
  if (legalForm.test(place) || hasTitleWord(place) || hasCompanyWord(place)) return
  head.location = new Sourced(place, [company.line])
  roles.company = { ...company, text: name }
}

type Built = { draft: Draft<ResumeWork>; roles: Roles; head: EntryHeading; entry: Entry }

/** Position and employer of one heading by their words; the usual order of the two decides where words do not. */
export function rolesOf(
  lines: readonly Line[],
  options: { dayFirst: boolean | undefined; order: 'title-first' | 'company-first' },
): { position: Sourced<string> | undefined; employer: Sourced<string> | undefined } {
  const { title, company } = assign(readEntryHeading(lines, options).parts, options.order)
  const sourced = (part: Part | undefined) =>
    part === undefined ? undefined : new Sourced(part.text, [part.line], 0)
  return { position: sourced(title), employer: sourced(company) }
}

/** Handles several roles at one company: the company's line has no text, and the roles below it name no company. */
function inherit(built: readonly Built[]): Draft<ResumeWork>[] {
  const works: Draft<ResumeWork>[] = []
  let company: Built | undefined
  let pending: Built | undefined
  for (const item of built) {
    const { draft, roles } = item
    const isCompanyLine =
      roles.title === undefined && roles.company !== undefined && item.entry.body.length === 0
    if (isCompanyLine && pending === undefined && item !== built.at(-1)) {
      pending = item
      company = item
      continue
    }
    if (roles.company !== undefined) company = item
    else if (roles.title !== undefined && company?.draft.name !== undefined) {
      draft.name = company.draft.name
      draft.location ??= company.draft.location
      draft.url ??= pending?.draft.url
    }
    if (pending !== undefined) {
      if (roles.company !== undefined) works.push(pending.draft)
      else if (pending.draft.dateText !== undefined) {
        const whole = new Sourced(
          pending.entry.heads.map((line) => line.text).join('\n'),
          pending.entry.heads,
        )
        draft.summary =
          draft.summary === undefined
            ? whole
            : new Sourced(`${whole.value}\n${draft.summary.value}`, [...whole.from, ...draft.summary.from])
      }
      pending = undefined
    }
    works.push(draft)
  }
  return works
}

const isHead = (line: Line) =>
  hasTitleWord(line.text) ||
  hasCompanyWord(line.text) ||
  readEntryHeading([line], { dayFirst: undefined }).location !== undefined

/** Reads the jobs of a work section in order, with dates, places and bullets. */
export function readWork(lines: readonly Line[], options: RowOptions): Draft<ResumeWork>[] {
  const entries = splitEntries(toRows(lines, options), { isHead, isJobHeading, maxTail: 3 })
  const heads = entries.map((entry) => readEntryHeading(entry.heads, options))
  const order = usualOrder(heads)
  const placed = heads.filter(({ location }) => location !== undefined).length
  const built = entries.map((entry, index): Built => {
    const head = heads[index] ?? readEntryHeading([], options)
    const roles = assign(head.parts, order)
    if (placed * 2 >= heads.length) splitUnknownPlace(head, roles)
    const sourced = (part: Part | undefined) =>
      part === undefined ? undefined : new Sourced(part.text, [part.line])
    const { site, ...texts } = bodyFields(toPassages(entry.body, options.vocabulary), roles.extra)
    const draft: Draft<ResumeWork> = {
      name: sourced(roles.company),
      position: sourced(roles.title),
      location: head.location,
      url: head.url ?? site,
      ...dateFields(head, 'startDate'),
      ...texts,
    }
    return { draft, roles, head, entry }
  })
  return inherit(built)
}
