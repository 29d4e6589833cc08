import { describeTarget } from '../wish-model/describe-target.ts'
import type { SectionMove, Wishes, WishTarget } from '../wish-model/wish.ts'
import { addTargets, tidyWishes } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import type { Clause, Reading } from './reading.ts'
import { targetsOf } from './target-match.ts'

type Place = Pick<SectionMove, 'to'> & { thing: string; anchor?: string }

const verb = String.raw`(?:put|place|move|list|show|keep|make|start with|open with|have|want|bring|display|order|get|lead with|let)`
const top = String.raw`(?:first|the first(?: (?:thing|part|entry|one))?|at the (?:very )?(?:top|beginning|start|front)|(?:up )?to the (?:very )?(?:top|beginning|start|front)|on top|up front|upfront|before everything(?: else)?|above everything(?: else)?|comes? first|come first)`
const end = String.raw`(?:last|the last(?: (?:thing|part|entry|one))?|at the (?:very )?(?:end|bottom)|(?:down )?to the (?:very )?(?:end|bottom)|at the back|to the back|after everything(?: else)?|comes? last)`
const modal = String.raw`(?: (?:should|must|to|can|could|needs? to|ought to|has to|have to))?(?: (?:be|is|are|goes|stands|comes|go|come|stand|appear|move|be listed|be moved|be put))?(?: up| down| right| all the way)?`

const readPlace = (words: string): Place | undefined => {
  const clean = words
    .replace(/^(?:re-?order|re-?arrange|sort|order|arrange) .*? so (?:that )?/i, '')
    .replace(
      / (?:in|among|of) (?:the |my )?(?:list of )?(?:skills|projects|certificates)(?: list| section)?$/i,
      '',
    )
    .replace(/\b(?:section|sections)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
  const first = new RegExp(String.raw`^(?:${verb} )?(.+?)${modal},? ${top}$`, 'i').exec(clean)
  if (first?.[1]) return { to: 'first', thing: first[1] }
  const last = new RegExp(String.raw`^(?:${verb} )?(.+?)${modal},? ${end}$`, 'i').exec(clean)
  if (last?.[1]) return { to: 'last', thing: last[1] }
  const beside = new RegExp(
    String.raw`^(?:${verb} )?(.+?)${modal},? (before|above|ahead of|on top of|over|in front of|after|below|under|behind|beneath|following|right after|right before|directly after|directly before) (.+)$`,
    'i',
  ).exec(clean)
  if (!beside?.[1] || !beside[3]) return undefined
  const isBefore = /before|above|ahead|top|over|front/i.test(beside[2] ?? '')
  return { to: isBefore ? 'before' : 'after', thing: beside[1], anchor: beside[3] }
}

const addMove = (wishes: Wishes, move: SectionMove): Wishes => ({
  ...wishes,
  sections: [
    ...(wishes.sections ?? []).filter(
      ({ section, to, anchor, heading }) =>
        section !== move.section || to !== move.to || anchor !== move.anchor || heading !== move.heading,
    ),
    tidyMove(move),
  ],
})

const tidyMove = ({ section, heading, to, anchor }: SectionMove): SectionMove => ({
  section,
  ...(heading === undefined ? {} : { heading }),
  to,
  ...(anchor === undefined ? {} : { anchor }),
})

const placeWords: Record<SectionMove['to'], string> = {
  first: 'first',
  early: 'near the top',
  last: 'last',
  before: 'before',
  after: 'after',
}

const moveOne = (clause: Clause, { to, thing, anchor }: Place): Reading | undefined => {
  const found = findTarget(thing, clause.document)
  if (found && 'question' in found) return { reason: found.question }
  const targets = targetsOf(found)
  const [anchorTarget] = anchor === undefined ? [] : targetsOf(findTarget(anchor, clause.document))
  if (targets.length === 0) return undefined
  if (targets.every((target) => target.kind === 'section')) {
    if (anchor !== undefined && anchorTarget?.kind !== 'section') return undefined
    const moves = targets.map(
      (target): SectionMove => ({
        section: target.section,
        heading: target.heading,
        to,
        anchor: anchorTarget?.kind === 'section' ? anchorTarget.section : undefined,
      }),
    )
    // When several move to the front, the last one moved would end up first.
    const inOrder = to === 'first' || to === 'after' ? [...moves].reverse() : moves
    const headings = targets.filter(({ heading }) => heading !== undefined)
    const moved = inOrder.reduce(addMove, clause.wishes)
    const goesUp = to === 'first' || to === 'before'
    return {
      wishes:
        headings.length > 0 && goesUp ? addTargets(moved, { list: 'emphasise', targets: headings }) : moved,
      understood: `Puts ${targets.map(describeTarget).join(', ')} ${placeWords[to]}${anchorTarget ? ` ${describeTarget(anchorTarget)}` : ''}.`,
    }
  }
  if (to === 'after') return undefined
  const movable = targets.filter(({ kind }) => ['entry', 'line', 'skill', 'topic'].includes(kind))
  return movable.length === 0 ? undefined : moveWithinLists(clause, { targets: movable, to })
}

const moveWithinLists = (
  { wishes }: Clause,
  { targets, to }: { targets: WishTarget[]; to: SectionMove['to'] },
): Reading =>
  to === 'last'
    ? {
        wishes: addTargets(wishes, { list: 'playDown', targets }),
        understood: `Puts ${targets.map(describeTarget).join(', ')} last in its list.`,
      }
    : {
        wishes: addTargets(wishes, { list: 'emphasise', targets }),
        understood: `Puts ${targets.map(describeTarget).join(', ')} first in its list.`,
      }

const dateOrder = ({ text, wishes }: Clause): Reading | undefined => {
  if (
    /\b(?:oldest|earliest) (?:(?:jobs?|positions?|roles?|experience|work|entry|one) )?(?:first|on top|to newest)\b|\b(?:jobs?|experience|positions?|work)\b.*\bfrom (?:oldest|old) to new/i.test(
      text,
    )
  )
    return { wishes: { ...wishes, jobOrder: 'oldest-first' }, understood: 'Puts the oldest job first.' }
  if (
    /\b(?:newest|latest|most recent|current) (?:(?:jobs?|positions?|roles?|experience|work|entry|one) )?(?:first|on top|to oldest)\b|\breverse[- ]chronological/i.test(
      text,
    )
  )
    return { wishes: { ...wishes, jobOrder: 'newest-first' }, understood: 'Puts the newest job first.' }
  if (/^(?:sort|order|list|arrange)\b.*\bby (?:date|time|year)/i.test(text))
    return { wishes: { ...wishes, jobOrder: 'newest-first' }, understood: 'Puts the newest job first.' }
  if (/\bchronological/i.test(text))
    return { reason: 'It can mean either way. Say “oldest first” or “newest first”.' }
  return undefined
}

const ownOrder = ({ text, wishes }: Clause): Reading | undefined => {
  if (
    !/\b(?:original|own|old|first|same|initial|my) order\b|\border (?:as|like) (?:it was|before|in (?:my|the) (?:original|file))|\border (?:in which )?i (?:wrote|had)|\b(?:don['’]?t|do not|stop|no) (?:re-?ord(?:er|ering)|re-?arrang(?:e|ing)|sort(?:ing)?)\b/i.test(
      text,
    )
  )
    return undefined
  if (/\b(?:bullets?|lines?|points?)\b/i.test(text))
    return {
      wishes: { ...wishes, lineOrder: 'as-written' },
      understood: 'Keeps the lines of each job in your own order.',
    }
  if (/\bjobs?|positions|experience\b/i.test(text) && !/\bsection/i.test(text))
    return { wishes: { ...wishes, jobOrder: 'as-written' }, understood: 'Keeps the jobs in your own order.' }
  const { sections: _, ...rest } = wishes
  if (/\bsection/i.test(text))
    return {
      wishes: { ...rest, sectionOrder: 'as-written' },
      understood: 'Keeps the sections in your own order.',
    }
  return {
    wishes: { ...rest, sectionOrder: 'as-written', jobOrder: 'as-written', lineOrder: 'as-written' },
    understood: 'Keeps sections, jobs and lines in your own order.',
  }
}

const swap = (clause: Clause): Reading | undefined => {
  const both = /^(?:swap|switch|exchange|flip) (?:the )?(?:order of )?(.+?) (?:and|with) (.+)$/i.exec(
    clause.text,
  )
  if (!both?.[1] || !both[2]) return undefined
  const [one] = targetsOf(findTarget(both[1], clause.document))
  const [other] = targetsOf(findTarget(both[2], clause.document))
  if (one?.kind !== 'section' || other?.kind !== 'section') return undefined
  const { sectionOrder } = clause.document
  const isOneFirst = sectionOrder.indexOf(one.section) < sectionOrder.indexOf(other.section)
  return isOneFirst
    ? moveOne(clause, { to: 'before', thing: both[2], anchor: both[1] })
    : moveOne(clause, { to: 'before', thing: both[1], anchor: both[2] })
}

const listed = (clause: Clause): Reading | undefined => {
  const order =
    /^(?:the )?(?:order|sequence)(?: of (?:the )?sections)?(?: should be| is| to be|:| as)? ?:? (.+)$|^(?:order|sort|arrange)(?: the)? sections?(?: as|:| like this:?)? ?(.+)$/i.exec(
      clause.text,
    )
  const things = (order?.[1] ?? order?.[2])
    ?.split(/\s*(?:,|>|->|→|\bthen\b|\band\b)\s*/i)
    .filter((thing) => thing !== '')
  if (!things || things.length < 2) return undefined
  const sections = things.map((thing) => targetsOf(findTarget(thing, clause.document))[0])
  if (!sections.every((target) => target?.kind === 'section')) return undefined
  const moves = sections.flatMap((target): SectionMove[] =>
    target?.kind === 'section' ? [{ section: target.section, to: 'first' }] : [],
  )
  return {
    wishes: tidyWishes({ ...clause.wishes, sections: [...moves].reverse() }),
    understood: `Orders the sections: ${moves.map(({ section }) => describeTarget({ kind: 'section', section })).join(', ')}.`,
  }
}

/** Reads wishes about the order of sections, jobs, lines and skills. */
export const readOrder = (clause: Clause): Reading | undefined => {
  const general = dateOrder(clause) ?? ownOrder(clause) ?? listed(clause) ?? swap(clause)
  if (general) return general
  const parts = clause.text.split(
    /\s*,\s*(?:and |then )?|\s+and\s+(?=.+ (?:first|last|at the|to the|before|after|above|below)\b)/i,
  )
  const places = parts.map(readPlace)
  if (parts.length > 1 && places.every((place) => place !== undefined)) {
    const readings: Reading[] = []
    let current = clause
    for (const place of places) {
      const reading = place && moveOne(current, place)
      if (!reading || !('wishes' in reading) || !reading.wishes) return undefined
      readings.push(reading)
      current = { ...current, wishes: reading.wishes }
    }
    return {
      wishes: current.wishes,
      understood: readings.map((reading) => ('understood' in reading ? reading.understood : '')).join(' '),
    }
  }
  const place = readPlace(clause.text)
  return place && moveOne(clause, { ...place, thing: bareThing(place.thing) })
}
