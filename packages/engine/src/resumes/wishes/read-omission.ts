import type { WishTarget } from '../resume-model.ts'
import { addTargets } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import { isPicture } from './named-parts.ts'
import type { Clause, Reading } from './reading.ts'
import { absentReason } from './reasons.ts'
import { sayTarget } from './say-target.ts'

const patterns = [
  /^(?:leave|take|cut|throw|strip|rip|keep) (.+?) (?:out|off|away)(?: .*)?$/i,
  /^(?:leave out|leave off|drop|remove|delete|omit|skip|hide|cut out|cut|take out|take off|take away|get rid of|lose|exclude|erase|strip(?: out)?|scrap|ditch|kill|eliminate|throw (?:out|away)|forget(?: about)?|cross out|suppress|axe|clear|redact|dump) (.+)$/i,
  /^(?:i )?(?:don['’]?t|do not) (?:show|mention|list|include|need|want|display|print|have|talk about|want to (?:show|mention|see|include|list)|need to (?:show|mention|include|list))(?: to)? (.+)$/i,
  /^(?:no need (?:for|to (?:show|mention|list|include))|there(?: is|'s) no need for|without|no more|no) (.+)$/i,
  /^(.+?) (?:can|should|could|must|may|has to|have to|needs to|need to) (?:be (?:removed|dropped|left out|deleted|cut|hidden|taken out|omitted)|go(?: away)?|disappear|not (?:be )?(?:shown|mentioned|listed|there|appear|be there|be shown|be mentioned))$/i,
  /^(.+?) (?:is|are|isn['’]?t|aren['’]?t) (?:not |no longer |completely |totally )?(?:needed|relevant|irrelevant|unnecessary|necessary|superfluous|interesting|important|required|outdated|too old)(?: any ?more)?$/i,
]

const wantedThing = (text: string): string | undefined => {
  if (/\b(?:is|are) (?:relevant|needed|necessary|interesting|important|required)\b/i.test(text)) return undefined
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined)
}

const describe = (targets: WishTarget[]): string => {
  const said = targets.map(sayTarget).join(', ')
  return targets.some(({ kind }) => kind === 'skill')
    ? `Leaves out ${said}; lines that speak of it stay.`
    : `Leaves out ${said}.`
}

/** Wishes to leave something out: a section, job, project, line, skill, contact data, old jobs. */
export const readOmission = ({ text, document, wishes }: Clause): Reading | undefined => {
  const words = wantedThing(text)
  if (words === undefined) return undefined
  const thing = bareThing(words)
  if (isPicture(thing.toLowerCase())) return { wishes, understood: 'No photo is taken over in any case.' }
  const found = findTarget(thing, document)
  if (!found) return { reason: absentReason(thing) }
  if ('question' in found) return { reason: found.question }
  if (found.targets.some(({ kind }) => kind === 'everything'))
    return { reason: 'Nothing would be left. Say which section, job or line is to go.' }
  return { wishes: addTargets(wishes, { list: 'leaveOut', targets: found.targets }), understood: describe(found.targets) }
}
