import { findRole } from './find-role.ts'
import type { Clause, Reading } from './reading.ts'
import { roleReason } from './reasons.ts'

const place = String.raw`(?:roles?|positions?|jobs?|openings?|vacanc(?:y|ies)|posts?|opportunit(?:y|ies)|gigs?|work|career)`

/** Phrases that clearly introduce a career goal; the rest of the clause is the goal. */
const aims = [
  /\b(?:aim(?:ing|ed)?|apply(?:ing)?|applied|going|looking|hoping|headed|searching|hunting|interview(?:ing)?) (?:for|at|to(?: be(?:come)?)?|towards?|into|as)\b(.+)$/i,
  /\b(?:target(?:ing|ed|s)?|tailor(?:ed)?|optimi[sz]ed?|adapt(?:ed)?|adjust(?:ed)?|customi[sz]ed?|gear(?:ed)?|suit(?:ed)?|fit|aimed|rewrit(?:e|ten)|written|align(?:ed)?|redo)(?: (?:it|this|my resume|the resume|my cv|everything))? (?:for|to(?:wards?)?|at|as|toward)\b(.+)$/i,
  /\b(?:target(?:ing)?|interested in|switch(?:ing)? (?:in)?to|mov(?:e|ing) (?:in)?to|transition(?:ing)? (?:in)?to|pivot(?:ing)? (?:in)?to|chang(?:e|ing) (?:in)?to)\b(.+)$/i,
  /\b(?:want|would like|like|hope|plan|trying|wish)(?: to)? (?:be|become|work as|get hired as|land|get|have)\b(.+)$/i,
  /\b(?:my )?(?:target|desired|new|next|dream)(?:ed)? (?:role|job|position)(?: is| should be| to be|:| to)?(.+)$/i,
  /^(?:change|set|switch) (?:the |my )?(?:target )?role (?:to|into)\b(.+)$/i,
  /\b(?:position|present|portray|market) me (?:as|for)\b(.+)$/i,
]

const forRole = new RegExp(String.raw`\b(?:for|as|toward|towards|at|to)(?: an?| the)? (.+? ${place})\b`, 'i')

const roleOnly = new RegExp(String.raw`^(?:an? |the )?(.+?)(?: ${place})?$`, 'i')

/** Reads a target role; says so if the role is unknown. */
export const readRole = ({ text }: Clause): Reading | undefined => {
  if (/\b(?:i|my) (?:was|were|had|used to|led|title|current)\b|\btitle\b|\bformal|\btone\b/i.test(text))
    return undefined
  const aim = aims.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined)
  const explicit = aim ?? forRole.exec(text)?.[1]
  const found = explicit === undefined ? undefined : findRole(explicit)
  const hasPlace = new RegExp(String.raw`\b${place}\b`, 'i').test(explicit ?? '')
  if (found && (found.isTitle || hasPlace || aim !== undefined))
    return { targetRole: found.role, understood: `Aims the resume at the role ${found.role}.` }
  const alone = roleOnly.exec(text)?.[1]
  const only = alone && alone.split(/\s+/).length <= 4 ? findRole(alone) : undefined
  if (
    only?.isTitle &&
    !/\b(?:job|first|last|remove|drop|leave|lead|keep|more|less|highlight|emphasi)/i.test(text)
  )
    return { targetRole: only.role, understood: `Aims the resume at the role ${only.role}.` }
  const isSurelyAim =
    /\b(?:applying|apply|aiming) (?:for|to|at)\b|\btarget role\b|\b(?:want|like) to (?:be|become)\b/i.test(
      text,
    )
  return isSurelyAim ? { reason: roleReason } : undefined
}
