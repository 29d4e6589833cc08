import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { mentionsWords } from '../../text/likeness.ts'
import { ordinalPattern, readOrdinal } from '../../text/number-words.ts'
import { textsIn } from '../../text/texts-in.ts'
import type { EntryList, WishTarget } from '../wish-model/wish.ts'
import { entryName, entryStart } from '../wish-model/wish-entries.ts'
import type { TargetMatch } from './target-match.ts'

type EntryTarget = Extract<WishTarget, { kind: 'entry' }>

export const entryTarget = (list: EntryList, entry: object): EntryTarget => {
  const start = entryStart(entry)
  return { kind: 'entry', list, name: entryName(list, entry), ...(start ? { start } : {}) }
}

const nouns: [EntryList, string][] = [
  ['work', 'jobs?|positions?|roles?|gigs?|posts?|employment|employer|internships?|stint|contract'],
  ['projects', 'projects?'],
  ['education', 'degrees?|schools?|universit(?:y|ies)|colleges?|stud(?:y|ies)|diplomas?'],
  ['certificates', 'certificates?|certifications?|certs?|licen[cs]es?'],
  ['languages', 'languages?'],
]

const endOf = ({ endDate, startDate, current }: ResumeDocument['work'][number]): string =>
  current ? '9999' : (endDate ?? startDate ?? '')

const byAge = (document: ResumeDocument, isNewest: boolean): TargetMatch | undefined => {
  const [first, ...others] = [...document.work].sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1))
  const last = others.at(-1) ?? first
  const job = isNewest ? first : last
  return job && { targets: [entryTarget('work', job)] }
}

const olderJobs = ({ work }: ResumeDocument): TargetMatch | undefined => {
  const [, ...older] = [...work].sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1))
  return older.length > 0 ? { targets: older.map((job) => entryTarget('work', job)) } : undefined
}

const atPlace = (
  document: ResumeDocument,
  { list, place }: { list: EntryList; place: string },
): TargetMatch | undefined => {
  const entries: object[] = document[list]
  const at = readOrdinal(place, entries.length)
  const entry = at === undefined ? undefined : entries[at]
  return entry && { targets: [entryTarget(list, entry)] }
}

const tellsOf = (entry: object, words: string): boolean =>
  textsIn(entry).some((text) => mentionsWords(text, words))

const withWords = (
  document: ResumeDocument,
  {
    list,
    words,
    isPlural,
    inContent,
  }: { list: EntryList; words: string; isPlural: boolean; inContent: boolean },
): TargetMatch | undefined => {
  const entries: object[] = document[list]
  const byName = entries.filter((entry) => mentionsWords(entryName(list, entry), words))
  // "The Kubernetes project" may have another name and only mention it.
  const named = byName.length > 0 || !inContent ? byName : entries.filter((entry) => tellsOf(entry, words))
  if (named.length === 0) return undefined
  if (named.length > 1 && !isPlural)
    return {
      question: `${named.length} entries fit “${words}”: say which, for example “${entryName(list, named[0] ?? {})}”.`,
    }
  return { targets: named.map((entry) => entryTarget(list, entry)) }
}

const withoutNoun = (words: string): { list: EntryList; rest: string; isPlural: boolean } | undefined => {
  for (const [list, noun] of nouns) {
    const after = new RegExp(String.raw`^(.+?)(?:'s)? (${noun})$`, 'i').exec(words)
    const before = new RegExp(
      String.raw`^(${noun})(?: entry)? (?:at|with|for|as(?: an?| the)?|in|from|of|called|named|about|on) (?:the |my )?(.+)$`,
      'i',
    ).exec(words)
    const [rest, word] = after ? [after[1], after[2]] : before ? [before[2], before[1]] : []
    if (rest && word) return { list, rest, isPlural: /s$/i.test(word) }
  }
  const at = /^(?:work|time|experience|years) (?:at|with|for) (?:the |my )?(.+)$/i.exec(words)
  return at?.[1] ? { list: 'work', rest: at[1], isPlural: false } : undefined
}

/**
 * The job, project, degree, certificate or language identified by position ("the second job"), age ("my oldest job")
 * or its own words ("the help desk job"); undefined if none matches.
 */
export const findNamedEntry = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  const age =
    /^(?:(?:my )?(?:most recent|latest|current|newest|present|last)|(oldest|earliest|very first|my first)) (?:job|position|role|employer)$/i.exec(
      words,
    )
  if (age) return byAge(document, age[1] === undefined)
  if (
    /^(?:older|old|earlier|past|other|previous) (?:jobs|positions|roles|experience|employment|work)$/i.test(
      words,
    )
  )
    return olderJobs(document)
  const place = new RegExp(String.raw`^(${ordinalPattern}|previous) (.+)$`, 'i').exec(words)
  const list = place && nouns.find(([, noun]) => new RegExp(`^(?:${noun})$`, 'i').test(place[2] ?? ''))?.[0]
  if (place?.[1] && list)
    return atPlace(document, { list, place: place[1] === 'previous' ? 'second' : place[1] })
  const noun = withoutNoun(words)
  return (
    noun &&
    withWords(document, { list: noun.list, words: noun.rest, isPlural: noun.isPlural, inContent: true })
  )
}

/** The entries whose name contains the words, from the first list with a match; job titles first. */
export const findEntryByWords = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  for (const list of ['work', 'projects', 'education', 'certificates', 'languages'] as const) {
    const found = withWords(document, { list, words, isPlural: false, inContent: false })
    if (found) return found
  }
  return undefined
}
