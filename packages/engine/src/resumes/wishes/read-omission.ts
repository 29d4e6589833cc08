import { numberPattern, readNumber } from '../../text/number-words.ts'
import { describeTarget } from '../wish-model/describe-target.ts'
import type { WishTarget } from '../wish-model/wish.ts'
import { addTargets } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import { entryTarget } from './named-entries.ts'
import { isPicture } from './named-parts.ts'
import type { Clause, Reading } from './reading.ts'
import { nothingReason } from './reasons.ts'

const patterns = [
  /^(?:leave|take|cut|throw|strip|rip|keep) (.+?) (?:out|off|away)(?: .*)?$/i,
  /^(?:leave out|leave off|drop|remove|delete|omit|skip|hide|cut out|cut|take out|take off|take away|get rid of|lose|exclude|erase|strip(?: out)?|scrap|ditch|kill|eliminate|throw (?:out|away)|forget(?: about)?|cross out|suppress|axe|clear|redact|dump) (.+)$/i,
  /^(?:i )?(?:don['’]?t|do not) (?:show|mention|list|include|need|want|display|print|have|talk about|want to (?:show|mention|see|include|list)|need to (?:show|mention|include|list))(?: to)? (.+)$/i,
  /^(?:no need (?:for|to (?:show|mention|list|include))|there(?: is|'s) no need for|without|no more|no) (.+)$/i,
  /^(.+?) (?:can|should|could|must|may|has to|have to|needs to|need to) (?:be (?:removed|dropped|left out|deleted|cut|hidden|taken out|omitted)|go(?: away)?|disappear|not (?:be )?(?:shown|mentioned|listed|there|appear|be there|be shown|be mentioned))$/i,
  /^(.+?) (?:is|are|isn['’]?t|aren['’]?t) (?:not |no longer |completely |totally )?(?:needed|relevant|irrelevant|unnecessary|necessary|superfluous|interesting|important|required|outdated|too old)(?: any ?more)?$/i,
]

const wantedThing = (text: string): string | undefined => {
  if (/\b(?:is|are) (?:relevant|needed|necessary|interesting|important|required)\b/i.test(text))
    return undefined
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined)
}

const describe = (targets: WishTarget[]): string => {
  const said = targets.map(describeTarget).join(', ')
  return targets.some(({ kind }) => kind === 'skill')
    ? `Leaves out ${said}; lines that speak of it stay.`
    : `Leaves out ${said}.`
}

const onlyLast = ({ text, document, wishes }: Clause): Reading | undefined => {
  const count = readNumber(
    new RegExp(
      String.raw`^(?:only (?:show|keep|list|include)|(?:show|keep|list|include) only) (?:the |my )?(?:last|latest|most recent|newest) (${numberPattern}) (?:jobs|positions|roles|employers)$`,
      'i',
    ).exec(text)?.[1] ?? '',
  )
  if (count === undefined) return undefined
  const gone = [...document.work].sort(newestFirst).slice(count)
  if (gone.length === 0) return { reason: `There are only ${document.work.length} jobs.` }
  const targets = gone.map((job) => entryTarget('work', job))
  return { wishes: addTargets(wishes, { list: 'leaveOut', targets }), understood: describe(targets) }
}

type Job = Clause['document']['work'][number]
const endOf = ({ current, endDate, startDate }: Job): string =>
  current ? '9999' : (endDate ?? startDate ?? '')
const newestFirst = (a: Job, b: Job): number => (endOf(a) < endOf(b) ? 1 : endOf(a) > endOf(b) ? -1 : 0)

const withoutPicture = (words: string): string =>
  words
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/i)
    .filter((part) => !isPicture(bareThing(part).toLowerCase()))
    .join(', ')

/** Reads wishes to leave out a section, job, project, line, skill, contact data or old jobs. */
export const readOmission = (clause: Clause): Reading | undefined => {
  const { text, document, wishes } = clause
  const last = onlyLast(clause)
  if (last) return last
  const words = wantedThing(text)
  if (words === undefined) return undefined
  const asked = bareThing(words)
  const thing = /photo|picture|pic\b|shot|image|portrait/i.test(asked) ? withoutPicture(asked) : asked
  if (/^(?:older|old|earlier|past) (?:jobs|positions|roles|experience)$/i.test(thing))
    return {
      reason: 'It is not clear which are meant. Say from which year, such as “leave out jobs before 2015”.',
    }
  if (thing === '') return { wishes, understood: 'No photo is taken over in any case.' }
  const found = findTarget(thing, document)
  if (!found) return { reason: nothingReason(thing) }
  if ('question' in found) return { reason: found.question }
  if (found.targets.some(({ kind }) => kind === 'everything'))
    return { reason: 'Nothing would be left. Say which section, job or line is to go.' }
  return {
    wishes: addTargets(wishes, { list: 'leaveOut', targets: found.targets }),
    understood: describe(found.targets),
    missing: found.missing,
  }
}
