import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { numberPattern, readNumber } from '../../text/number-words.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { linesIn } from '../lines-in.ts'
import { describeTarget } from '../wish-model/describe-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { addTargets, tidyWishes, withoutLimits } from './change-wishes.ts'
import { bareThing, findTarget } from './find-target.ts'
import { entryTarget } from './named-entries.ts'
import type { Clause, Reading } from './reading.ts'
import { targetsOf } from './target-match.ts'

const lineNoun = String.raw`(?:bullet ?points?|bullets?|lines?|points?|items?)`
const sentenceCount = (document: ResumeDocument): number => sentencesOf(document.basics.summary ?? '').length

const linesOf = (target: WishTarget, document: ResumeDocument): number => {
  if (target.kind === 'section') {
    const { section } = target
    if (section === 'skills') return document.skills.flatMap(({ keywords }) => keywords).length
    if (section === 'work' || section === 'projects' || section === 'education')
      return document[section].flatMap(({ highlights }) => highlights).length
    return section === 'other' ? linesIn({ ...document, work: [], projects: [], education: [] }).length : 0
  }
  if (target.kind !== 'entry' || target.list === 'certificates' || target.list === 'languages') return 0
  const entry = document[target.list].find((one) => entryTarget(target.list, one).name === target.name)
  return entry?.highlights.length ?? 0
}

const shareOf = (text: string): number => {
  if (
    /\b(?:half|halve|much|a lot|lots|way|far|significantly|considerably|drastically|radically|really)\b/i.test(
      text,
    )
  )
    return 0.5
  return /\b(?:a (?:little|bit|touch|tad)|slightly|somewhat)\b/i.test(text) ? 0.85 : 0.7
}

const fewer = (count: number, share: number): number =>
  Math.max(1, Math.min(count - 1, Math.floor(count * share)))

const limitTo = (wishes: Wishes, { target, lines }: { target: WishTarget; lines: number }): Wishes => {
  const others = (wishes.limits ?? []).filter(
    (limit) => JSON.stringify(limit.target) !== JSON.stringify(target),
  )
  return { ...wishes, limits: [...others, { target, lines }] }
}

const isSummary = (target: WishTarget): boolean => target.kind === 'section' && target.section === 'summary'

/** Shortens one target: the summary by sentences, a job or section by lines. */
const shortenThing = ({ text, document, wishes }: Clause, targets: WishTarget[]): Reading => {
  const share = shareOf(text)
  let changed = wishes
  const done: string[] = []
  for (const target of targets) {
    if (isSummary(target) && sentenceCount(document) > 1) {
      changed = { ...changed, summarySentences: fewer(sentenceCount(document), share) }
      done.push(describeTarget(target))
    }
    const lines = linesOf(target, document)
    if (lines < 2) continue
    changed = limitTo(changed, { target, lines: fewer(lines, share) })
    done.push(describeTarget(target))
  }
  if (done.length === 0)
    return {
      reason: 'There is hardly anything in it that could be shorter. Say what may be left out instead.',
    }
  return { wishes: changed, understood: `Shortens ${done.join(' and ')}.` }
}

const shortenAll = ({ text, document, wishes }: Clause): Reading => {
  const { longer: _, ...rest } = wishes
  const lines = linesIn(document).length
  const sentences = sentenceCount(document)
  if (lines < 2 && sentences < 2)
    return {
      reason:
        'There is hardly anything that could be shorter. Say which job, section or line may go instead.',
    }
  const share = shareOf(text)
  return {
    wishes: tidyWishes({
      ...rest,
      mostLines: lines > 1 ? fewer(lines, share) : undefined,
      summarySentences: sentences > 1 ? fewer(sentences, share) : rest.summarySentences,
    }),
    understood:
      lines > 1
        ? `Makes it shorter: at most ${fewer(lines, share)} lines instead of ${lines}; the oldest and least telling go first.`
        : 'Makes it shorter.',
  }
}

const isContent = (target: WishTarget): boolean =>
  !['contact', 'profile', 'education-part'].includes(target.kind)

const lengthen = ({ wishes }: Clause): Reading => {
  const free = withoutLimits(wishes)
  const isLimited = Object.keys(free).length < Object.keys(wishes).length && !wishes.longer
  if (isLimited)
    return {
      wishes: { ...free, longer: true },
      understood: 'Brings back everything that was left out for length.',
    }
  const gone = (wishes.leaveOut ?? []).filter(isContent)
  if (gone.length > 0)
    return {
      wishes: tidyWishes({
        ...free,
        longer: true,
        leaveOut: (wishes.leaveOut ?? []).filter((one) => !isContent(one)),
      }),
      understood: `Brings back ${gone.map(describeTarget).join(', ')}.`,
    }
  return {
    wishes: { ...free, longer: true },
    understood: 'Tells everything that the original tells, lines said twice included.',
  }
}

const readLimit = (clause: Clause): Reading | undefined => {
  const { text, document, wishes } = clause
  const few = new RegExp(
    String.raw`\b(?:at most|max(?:imum)?\.?(?: of)?|(?:no|not) more than|up to|only|just|limit\w*(?: \S+){0,4}? to|keep(?: \S+){0,4}? (?:to|at|under|below)|under|below|fewer than|less than|reduce(?: \S+){0,4}? to|cut(?: \S+){0,4}? (?:down )?to|shorten(?: \S+){0,4}? to)(?: the)? (${numberPattern})(?: or fewer)?(?: best| top| strongest| most important)? ${lineNoun}\b`,
    'i',
  ).exec(text)
  const each = new RegExp(
    String.raw`\b(${numberPattern}) (?:best |top |strongest )?${lineNoun}(?:,? (?:max(?:imum)?|at most|tops|only))?(?: (?:a|an|per|for each|in each|each|under each|for every|under every|for|in|under|at most|max)\b|$)`,
    'i',
  ).exec(text)
  const count = readNumber((few ?? each)?.[1] ?? '')
  if (count === undefined || count < 1) return undefined
  const most = /\b(?:fewer|less) than\b|\b(?:under|below)\b(?! (?:each|every|the|my))/i.test(few?.[0] ?? '')
    ? Math.max(1, count - 1)
    : count
  const where = new RegExp(
    String.raw`${lineNoun} (?:for|in|under|of|at|from|on) (?:the |my )?(.+)$`,
    'i',
  ).exec(text)?.[1]
  const before =
    /^(?:limit|keep|reduce|cut|shorten|trim|give) (?:the |my )?(.+?) (?:down )?(?:to|at|under|only)\b/i.exec(
      text,
    )?.[1]
  const place = where ?? before
  const isEach =
    /\b(?:each|every|per|a) (?:job|position|role|entry|employer)\b|\beach\b/i.test(text) ||
    /^(?:jobs?|experience|all jobs)$/i.test(place ?? '')
  const [target] = place && !isEach ? targetsOf(findTarget(place, document)) : []
  if (target?.kind === 'entry' || target?.kind === 'section')
    return {
      wishes: limitTo(wishes, { target, lines: most }),
      understood: `At most ${most} lines in ${describeTarget(target)}.`,
    }
  if (/\b(?:in total|altogether|overall|in all)\b/i.test(text))
    return { wishes: { ...wishes, mostLines: most }, understood: `At most ${most} lines in all.` }
  return { wishes: { ...wishes, mostLinesPerJob: most }, understood: `At most ${most} lines a job.` }
}

const readPages = ({ text, wishes }: Clause): Reading | undefined => {
  const pages = /\b(one|two|three|1|2|3|a single|a)[ -]?(?:page|pager|side)s?\b/i.exec(text)
  if (!pages?.[1] || /\bfirst page\b/i.test(text)) return undefined
  const count = pages[1].toLowerCase() === 'a' ? 1 : readNumber(pages[1])
  if (count === undefined) return undefined
  if (pages[1].toLowerCase() === 'a' && !/\b(?:fit|onto|on|to)\b/i.test(text)) return undefined
  return {
    wishes: { ...wishes, mostPages: count, longer: undefined },
    understood:
      count === 1
        ? 'Makes it fit one page; the oldest and least telling lines go first.'
        : `Makes it fit ${count} pages.`,
  }
}

const readSentences = ({ text, wishes }: Clause): Reading | undefined => {
  const count = new RegExp(String.raw`\b(${numberPattern})[ -]sentences?\b`, 'i').exec(text)?.[1]
  const most = count ? readNumber(count) : undefined
  if (most === undefined || !/\b(?:summary|profile|objective|statement|about|intro)/i.test(text))
    return undefined
  return {
    wishes: { ...wishes, summarySentences: most },
    understood: `A summary of at most ${most} ${most === 1 ? 'sentence' : 'sentences'}.`,
  }
}

const shorterWords = String.raw`shorter|shorten(?:ed)?|short(?! of)|brief(?:er|ly)?|(?:more )?concise|condensed?|trim(?:med)?(?: down)?|tighten(?:ed)?(?: up)?|tighter|compact|crisp(?:er)?|snappier|slimmer|slim(?: down)?|too long|too wordy|less wordy|less text|too much text|too many (?:bullets?|lines|words)|fewer (?:bullet ?points?|bullets|lines|words)|less (?:bullets|lines|words|detail(?:s|ed)?)|halve|half as long|cut (?:it |this |everything )?(?:down|back|in half)|reduce the length|wordy|long-winded|pare down|to the point`
const longerWords = String.raw`longer|lengthen|expand(?: it)?|too short|elaborate|flesh (?:it )?out|extend|fuller|more (?:bullet ?points?|bullets|lines|text|details?|detailed|content)|everything back|show everything|all (?:the |my )?(?:bullets|lines)(?: back)?|full version|restore everything`

const courtesy =
  /\b(?:don['’]?t|do not|never|make|made|making|it|be|is|are|should|could|a|an|the|my|keep|much|lot|bit|little|slightly|somewhat|way|far|really|even|still|very|for|in|of|on|to|this|resume|cv|document|and|too|as|significantly|considerably|drastically|version|whole|everything|have|has|use|want|want it|with|overall|more|text|length)\b/gi

/** The part of the clause that names what to shorten or lengthen. */
const thingIn = ({ text }: Clause, words: string): string => {
  const rest = text.replace(new RegExp(String.raw`\b(?:${words})\b`, 'gi'), ' ')
  return bareThing(rest.replace(courtesy, ' ').replace(/\s+/g, ' '))
}

const refusesShorter = (text: string): boolean =>
  /\b(?:don['’]?t|do not|not|never|no need to)\b.{0,20}\b(?:shorter|shorten|trim|cut|condense)\b/i.test(text)

/** Reads wishes about length: shorter, longer, pages, lines per job, sentences in the summary. */
export const readLength = (clause: Clause): Reading | undefined => {
  const { text, document, wishes } = clause
  const counted = readSentences(clause) ?? readPages(clause) ?? readLimit(clause)
  if (counted) return counted
  if (new RegExp(String.raw`\b(?:${longerWords})\b`, 'i').test(text)) {
    const thing = thingIn(clause, longerWords)
    const targets = thing === '' ? [] : targetsOf(findTarget(thing, document))
    if (thing !== '' && /\b(?:about|on)\b/i.test(text)) return undefined
    if (targets.length === 0) return lengthen(clause)
    const limits = (wishes.limits ?? []).filter(
      (limit) => !targets.some((target) => JSON.stringify(target) === JSON.stringify(limit.target)),
    )
    const freed = { ...wishes, limits: limits.length > 0 ? limits : undefined }
    return {
      wishes: addTargets(targets.some(isSummary) ? { ...freed, summarySentences: undefined } : freed, {
        list: 'stay',
        targets,
      }),
      understood: `Tells everything that the original tells of ${targets.map(describeTarget).join(' and ')}.`,
    }
  }
  if (!new RegExp(String.raw`\b(?:${shorterWords})\b`, 'i').test(text)) return undefined
  const thing = thingIn(clause, shorterWords)
  const targets = thing === '' ? [] : targetsOf(findTarget(thing, document))
  if (refusesShorter(text))
    return targets.length > 0
      ? {
          wishes: addTargets(wishes, { list: 'stay', targets }),
          understood: `Leaves nothing of ${targets.map(describeTarget).join(' and ')} out.`,
        }
      : { wishes: withoutLimits(wishes), understood: 'Leaves nothing out for length.' }
  const parts = targets.filter((target) => target.kind === 'section' || target.kind === 'entry')
  return parts.length > 0 ? shortenThing(clause, parts) : shortenAll(clause)
}
