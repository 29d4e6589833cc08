import { describeTarget } from '../wish-model/describe-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { addTargets, tidyWishes } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import type { Clause, Reading } from './reading.ts'
import { nothingReason } from './reasons.ts'
import type { TargetMatch } from './target-match.ts'

const asWritten = String.raw`(?:exactly |just )?(?:as|like|the way) (?:it|they|that|i|those|these)(?:['’]s)? ?(?:is|are|was|were|had (?:it|them)|wrote (?:it|them)|stands?|had been)?(?: (?:before|originally|written|now))?|(?:completely )?(?:unchanged|untouched|alone|the same|as[- ]is|intact|verbatim|word for word|be)|in (?:my|the) (?:original|own|old) (?:words|wording|form)`

const ownWords = [
  new RegExp(String.raw`^(?:keep|leave|let|preserve|retain|restore|want) (.+?) (?:${asWritten})$`, 'i'),
  /^(?:please )?(?:don['’]?t|do not|never|stop) (?:change|changing|touch|touching|reword|rewording|rewrite|rewriting|edit|editing|alter|modify|rephrase|mess with|tamper with) (.+)$/i,
  /^(?:use|keep|restore|take|bring back|go back to|return to|i (?:liked|preferred|prefer)) (?:the |my )?(?:original|own|old|previous|exact) (?:wording|words?|text|version|phrasing|formulation)\b(?: (?:for|of|in|on))? ?(.*)$/i,
  /^(?:use|keep|restore|take|bring back|i (?:liked|preferred|prefer)) (?:the |my )?(?:original|old|own) (.+?)(?: better| more)?$/i,
  /^revert (.+?)(?: to (?:the original|what it was|my (?:own )?words|the original (?:words|wording)))?$/i,
  /^(.+?) (?:should|must|can|may|has to) (?:stay|remain|be (?:kept|left)) (?:as (?:it|they) (?:is|are|was|were)|unchanged|the same|untouched|verbatim|word for word|as i wrote (?:it|them))$/i,
  /^(.+?) (?:was|were|is|are|sounded|read) (?:fine|better|good|perfect|ok|okay|right)(?: (?:before|as (?:it|they) (?:was|were|is)|originally|the way (?:it|they) (?:was|were)|in the original))$/i,
  /^no(?:thing)? chang(?:e|es) (?:to|in) (.+)$/i,
]

const stays = [
  /^(?:keep|retain|hold on to|preserve|make sure to keep|be sure to keep) (.+)$/i,
  /^(?:don['’]?t|do not|never) (?:drop|remove|leave out|delete|cut|omit|lose|hide|skip|shorten|get rid of|take out|leave off) (.+)$/i,
  /^(?:don['’]?t|do not) (?:leave|take|cut) (.+?) (?:out|off)$/i,
  /^(.+?) (?:should|must|may|can|has to|have to|needs to) (?:stay|remain|be kept)(?: in| there)?$/i,
]

const find = (patterns: RegExp[], text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined)

const wholeWords =
  /^(?:|everything|it(?: all)?|all(?: of it)?|(?:the |my )?(?:text|wording|words|resume|cv|rest|content|phrasing|sentences|bullets|lines)|any(?:thing)?(?: of it)?)$/i

const keepAll = (wishes: Wishes): Reading => ({
  wishes: tidyWishes({
    ...addTargets(wishes, { list: 'keep', targets: [{ kind: 'everything' }] }),
    longer: true,
    jobOrder: 'as-written',
    lineOrder: 'as-written',
    sectionOrder: 'as-written',
  }),
  understood: 'Keeps everything in your own words and order.',
})

const keepWords = (wishes: Wishes): Reading => ({
  wishes: addTargets(wishes, { list: 'keep', targets: [{ kind: 'everything' }] }),
  understood: 'Keeps your own words everywhere.',
})

const linesIn = (found: TargetMatch): WishTarget[] =>
  'targets' in found
    ? found.targets.filter(({ kind }) => ['line', 'entry', 'section', 'everything'].includes(kind))
    : []

/** When keeping words, a topic means the lines about it. */
const asLines = (thing: string, document: Clause['document']): TargetMatch | undefined => {
  const found = findTarget(thing, document)
  if (!found || 'question' in found || linesIn(found).length > 0) return found
  return findTarget(`lines about ${thing}`, document)
}

/** Reads wishes to keep the person's own words, or to keep something from being dropped. */
export const readKeeping = ({ text, document, wishes }: Clause): Reading | undefined => {
  const own = find(ownWords, text)
  if (own !== undefined) {
    const thing = bareThing(own)
    const isOrder = /\b(?:text|wording|words|phrasing|sentences|rewrit|reword|rephras)/i.test(text)
    if (wholeWords.test(thing)) return isOrder ? keepWords(wishes) : keepAll(wishes)
    const found = asLines(thing, document)
    if (!found) return { reason: nothingReason(thing) }
    if ('question' in found) return { reason: found.question }
    const targets = linesIn(found)
    if (targets.length === 0) return { reason: `“${thing}” is kept as you gave it in any case.` }
    return {
      wishes: addTargets(wishes, { list: 'keep', targets }),
      understood: `Keeps ${targets.map(describeTarget).join(', ')} as you wrote it.`,
    }
  }
  const staying = find(stays, text)
  if (staying === undefined) return undefined
  const thing = bareThing(staying)
  const found = findTarget(thing, document)
  if (!found) return { reason: nothingReason(thing) }
  if ('question' in found) return { reason: found.question }
  return {
    wishes: addTargets(wishes, { list: 'stay', targets: found.targets }),
    understood: `Leaves ${found.targets.map(describeTarget).join(', ')} in.`,
  }
}
