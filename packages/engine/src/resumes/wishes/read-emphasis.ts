import { describeTarget } from '../wish-model/describe-target.ts'
import type { SectionMove, Wishes, WishTarget } from '../wish-model/wish.ts'
import { addTargets } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import type { Clause, Reading } from './reading.ts'
import { absentReason } from './reasons.ts'

const more = [
  /^(?:lead|start|open|begin|kick off)(?: off)? (?:with|by) (.+)$/i,
  /^(?:highlight|emphasi[sz]e|stress|feature|showcase|underline|prioriti[sz]e|accentuate|spotlight|promote|mention|amplify|foreground|boost|call out|bring out|point out|play up|push|dwell on|center on|cent(?:er|re) around|concentrate (?:more )?on|focus (?:more |mostly |mainly )?(?:on|around)|draw (?:more )?attention to|show off|show more of|show) (?:more )?(?:clearly )?(?:of |on |about )?(.+?)(?: more(?: (?:clearly|prominently|strongly))?| better| first| prominently)?$/i,
  /^(?:i (?:want|would like|need)(?: to see)? |i'd like(?: to see)? |put |give |place |add |with |have |there should be |a bit |lay )*(?:a )?(?:more|greater|stronger|extra|some more|bigger) (?:emphasis|focus|weight|stress|attention|space|room|prominence|detail|details|information|info)? ?(?:on|to|about|of|for) (.+)$/i,
  /^(?:put|place|lay)(?: the| an?)? (?:emphasis|focus|weight|stress|spotlight) on (.+)$/i,
  /^(?:make|let|have) (.+?) (?:to )?(?:stand out|shine|pop|more (?:prominent|visible|important)|the focus|more obvious|prominent|clearer)(?: more)?$/i,
  /^(.+?) (?:should|must|needs? to|has to|have to|could|ought to) (?:stand out|shine|be (?:more )?(?:prominent|visible|emphasi[sz]ed|highlighted|the focus|stressed|featured|mentioned(?: first| earlier)?))(?: more)?$/i,
  /^(.+?) to (?:stand out|shine|be (?:more )?(?:prominent|visible|emphasi[sz]ed|highlighted|the focus))(?: more)?$/i,
  /^(?:the )?(?:focus|emphasis) (?:should be |is |must be )?on (.+)$/i,
  /^(?:expand|elaborate)(?: more)? on (.+)$/i,
  /^(.+?) (?:is|are) (?:the )?(?:more |most |very )?(?:important|relevant|interesting)(?: to me| part)?$/i,
]

const less = [
  /^(?:de-?emphasi[sz]e|downplay|minimi[sz]e|play down|tone down) (.+)$/i,
  /^(?:play|tone|push|move) (.+?) down$/i,
  /^(?:put |place |with )?(?:a bit )?less (?:emphasis |focus |weight |stress |attention |space )?(?:on|about|of|for|to) (.+)$/i,
  /^(?:make) (.+?) (?:less (?:prominent|visible|important))$/i,
  /^(?:don['’]?t|do not) (?:focus|emphasi[sz]e|highlight|stress|lead with|start with|dwell)(?: so much| too much)?(?: on)? (.+)$/i,
]

const pick = (patterns: RegExp[], text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined)

const moveSections = (
  wishes: Wishes,
  { targets, to }: { targets: WishTarget[]; to: SectionMove['to'] },
): Wishes => {
  const moves = targets.flatMap((target): SectionMove[] =>
    target.kind === 'section'
      ? [{ section: target.section, ...(target.heading ? { heading: target.heading } : {}), to }]
      : [],
  )
  if (moves.length === 0) return wishes
  const others = (wishes.sections ?? []).filter(
    ({ section }) => !moves.some((move) => move.section === section),
  )
  return { ...wishes, sections: [...others, ...moves.reverse()] }
}

const isListed = (target: WishTarget): boolean =>
  ['entry', 'line', 'skill', 'topic'].includes(target.kind) ||
  (target.kind === 'section' && target.heading !== undefined)

/** Reads wishes to emphasise or play down a skill, topic, line, job, project or section. */
export const readEmphasis = ({ text, document, wishes }: Clause): Reading | undefined => {
  const back = pick(less, text)
  const front = back === undefined ? pick(more, text) : undefined
  const words = back ?? front
  if (words === undefined) return undefined
  if (/^(?:it|this|that|me|them|everything)$/i.test(words)) return undefined
  const thing = bareThing(words.replace(/^(?:(?:the fact )?that |how )?(?:i(?:['’]ve)? (?!n)|my )?/i, ''))
  const found = findTarget(thing, document)
  if (!found) return { reason: absentReason(thing) }
  if ('question' in found) return { reason: found.question }
  const { targets } = found
  const isLead = /^(?:lead|start|open|begin)\b/i.test(text)
  const moved = moveSections(wishes, {
    targets,
    to: back !== undefined ? 'last' : isLead ? 'first' : 'early',
  })
  const listed = targets.filter(isListed)
  if (listed.length === 0 && moved === wishes)
    return { reason: `It is not clear how ${thing} could stand out.` }
  const changed =
    listed.length > 0
      ? addTargets(moved, { list: back === undefined ? 'emphasise' : 'playDown', targets: listed })
      : moved
  const said = targets.map(describeTarget).join(', ')
  return {
    wishes: changed,
    missing: found.missing,
    understood:
      back === undefined
        ? `Puts ${said} in front and keeps it when lines go.`
        : `Puts ${said} further back; its lines go first.`,
  }
}
