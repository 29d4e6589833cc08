import { mentionsWords } from '../../text/likeness.ts'
import { describeTarget } from '../wish-model/describe-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { addTargets, removeTargets, type TargetList, withoutLimits } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import { findNamedPart } from './named-parts.ts'
import type { Clause, Reading } from './reading.ts'
import { sectionNamed } from './section-words.ts'
import { targetsOf } from './target-match.ts'

const back = [
  /^(?:bring|put|add|get|take|want|give|have) (.+?) back(?: in| again)?$/i,
  /^(?:bring back|put back|add back|restore|reinstate|unhide|re-?add|include|show|list|mention|display) (.+?)(?: again| after all| back)?$/i,
  /^(?:keep|leave) (.+?)(?: in)?(?: after all)?$/i,
  /^(?:add|write|make) (?:me )?(?:a |an |the )?(summary|profile|objective)$/i,
  /^(.+?) (?:may|can|should|could|must) (?:stay|remain|come back|be (?:there|back|shown|kept|included|listed)(?: again)?|return|go back in)(?: in)?(?: after all| again)?$/i,
  /^(?:don['’]?t|do not) (?:leave out|drop|remove|delete|hide|cut|omit|skip) (.+?)(?: after all)?$/i,
  /^(?:undo|forget|cancel|reverse|take back|withdraw) (.+)$/i,
]

const forced = /\b(?:back|again|after all|restore|reinstate|unhide|re-?add)\b/i

const noun =
  /\s+(?:jobs?|positions?|roles?|projects?|lines?|bullets?|points?|sections?|skills?|links?|numbers?)$/i

const isMeant = (target: WishTarget, words: string): boolean => {
  const bare = words.replace(noun, '')
  const label = describeTarget(target)
  const full = target.kind === 'line' ? `${target.text} ${target.entry ?? ''}` : label
  if (
    target.kind === 'section' &&
    target.heading === undefined &&
    sectionNamed(words.toLowerCase()) === target.section
  )
    return true
  const part = findNamedPart(words.toLowerCase())
  if (part && JSON.stringify(part) === JSON.stringify(target)) return true
  return mentionsWords(full, words) || mentionsWords(full, bare)
}

const lists: TargetList[] = ['leaveOut', 'keep', 'emphasise', 'playDown', 'stay']

const meantIn = (wishes: Wishes, words: string): WishTarget[] =>
  lists.flatMap((list) => (wishes[list] ?? []).filter((target) => isMeant(target, words)))

const general = ({ text, wishes }: Clause): Reading | undefined => {
  if (
    /^(?:undo|forget|cancel|reset|discard|clear) (?:everything|all(?: of (?:it|that|this))?|all (?:my )?(?:wishes|changes|feedback)|(?:all )?what i (?:said|asked)(?: for)?(?: before)?)$|^start (?:over|again|from scratch)$|^back to the start$/i.test(
      text,
    )
  )
    return { wishes: {}, understood: 'Forgets what you asked for before.' }
  if (
    /^(?:undo|revert|take back|cancel)(?: (?:that|this|it|the last (?:one|change|wish)|my last (?:wish|change|feedback)))?$/i.test(
      text,
    )
  )
    return {
      reason:
        'Restore the version before this one in your history: it comes back exactly as it was. Or say what to undo, such as “bring back the second job”.',
    }
  if (
    /^(?:undo|cancel|take back) (?:the )?(?:shortening|cuts?|length)|^not so short$|^(?:bring|put|get) (?:everything|it all|all (?:of it|bullets|the bullets|lines|the lines|my bullets)) back|^restore (?:everything|all(?: of it)?|(?:all )?(?:the |my )?(?:bullets|lines))$|^bring back everything$/i.test(
      text,
    )
  ) {
    const isAll = /\b(?:everything|all)\b/i.test(text) && !/\b(?:bullets|lines)\b/i.test(text)
    return {
      wishes: { ...withoutLimits(isAll ? removeAll(wishes) : wishes), longer: true },
      understood: 'Brings back everything that was left out.',
    }
  }
  return undefined
}

const removeAll = (wishes: Wishes): Wishes =>
  removeTargets(wishes, { lists: ['leaveOut'], targets: wishes.leaveOut ?? [] })

/** Restores lines removed by shortening, one by one, and keeps them from then on. */
const bringBack = ({ wishes, document }: Clause, words: string): Reading | undefined => {
  const { mostLines, mostLinesPerJob, mostPages, limits, summarySentences } = wishes
  const isShort = [mostLines, mostLinesPerJob, mostPages, limits, summarySentences].some(
    (limit) => limit !== undefined,
  )
  if (
    !isShort ||
    targetsOf(findTarget(words, document)).some(({ kind }) => kind !== 'topic' && kind !== 'skill')
  )
    return undefined
  const topic = words.replace(noun, '')
  const more = mostLines === undefined ? {} : { mostLines: mostLines + 1 }
  return {
    wishes: addTargets({ ...wishes, ...more }, { list: 'stay', targets: [{ kind: 'topic', words: topic }] }),
    understood: `Leaves the lines about ${topic} in.`,
  }
}

/** Reads wishes that undo an earlier one: "bring back the help desk job", "the phone number may stay". */
export const readUndo = (clause: Clause): Reading | undefined => {
  const all = general(clause)
  if (all) return all
  const { text, wishes } = clause
  for (const pattern of back) {
    const words = pattern.exec(text)?.[1]
    if (words === undefined) continue
    const thing = bareThing(words)
    const gone = (wishes.leaveOut ?? []).filter((target) => isMeant(target, thing))
    if (gone.length > 0)
      return {
        wishes: removeTargets(wishes, { lists: ['leaveOut'], targets: gone }),
        understood: `Brings back ${gone.map(describeTarget).join(', ')}.`,
      }
    if (/^(?:undo|forget|cancel|reverse|take back|withdraw)\b/i.test(text)) {
      const taken = meantIn(wishes, thing)
      if (taken.length > 0)
        return {
          wishes: removeTargets(wishes, { lists, targets: taken }),
          understood: `Takes back the wish about ${taken.map(describeTarget).join(', ')}.`,
        }
    }
    if (forced.test(text)) {
      const found = bringBack(clause, thing)
      if (found) return found
      if (targetsOf(findTarget(thing, clause.document)).length > 0)
        return { reason: `“${thing}” was not left out: it stands in the resume shown.` }
    }
  }
  return undefined
}
