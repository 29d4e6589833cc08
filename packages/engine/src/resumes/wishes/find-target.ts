import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { canonicalSkill } from '../../text/find-skills.ts'
import { fold } from '../../text/fold.ts'
import { contentStems, mentionsWords } from '../../text/likeness.ts'
import { textsIn } from '../../text/texts-in.ts'
import type { WishTarget } from '../wish-model/wish.ts'
import { findEntryByWords, findNamedEntry } from './named-entries.ts'
import { findNamedLines, findQuotedLine } from './named-lines.ts'
import { findNamedPart } from './named-parts.ts'
import { sectionNamed } from './section-words.ts'
import type { TargetMatch } from './target-match.ts'

const surroundings =
  /\s+(?:from|in|on|of|off)(?: (?:my|the|this))? (?:resume|cv|page|document|whole thing)$|\s+(?:please|for now|entirely|completely|altogether|at all|too|as well|though|instead|again|anymore|on it|in it|in there|on there|there|thanks|thank you|a bit|a little)$/i

/** Strips articles, courtesies and "from my resume" from a target phrase. */
export const bareThing = (words: string): string => {
  let current = words
    .trim()
    .replace(/[,.:;]+$/, '')
    .replace(/^my (?:very )?first (?=(?:job|position|role|employer)\b)/i, 'oldest ')
  for (let before = ''; before !== current; ) {
    before = current
    current = current
      .replace(
        /^(?:(?:all|any|of|out|up|that|those|these|this|the|my|our|some|every|each|both|a|an|in)\s+)(?=\S)/i,
        '',
      )
      .replace(surroundings, '')
      .trim()
  }
  return current
}

const hobbies = /^(?:hobb(?:y|ies)|interests?|pastimes?|free time)$/

const findHeading = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  const bare = words.replace(/ (?:section|part|block|heading)$/i, '')
  const isMeant = (heading: string): boolean =>
    mentionsWords(heading, bare) || (hobbies.test(bare) && /hobb|interest/i.test(heading))
  const targets = document.other
    .filter(({ heading }) => isMeant(heading))
    .map(({ heading }): WishTarget => ({ kind: 'section', section: 'other', heading }))
  return targets.length > 0 ? { targets } : undefined
}

const contentOf = (document: ResumeDocument): string[] => {
  const { sectionOrder: _, basics, ...content } = document
  return [...textsIn(content), basics.summary ?? '', basics.label ?? '']
}

const findSkill = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  const listed = [...document.skills, ...document.projects].flatMap(({ keywords }) => keywords)
  if (!listed.some((keyword) => mentionsWords(keyword, words))) return undefined
  return { targets: [{ kind: 'skill', name: canonicalSkill(words) }] }
}

const topicNoun =
  /\s+(?:work|stuff|experience|part|parts|things?|knowledge|side|background|achievements?|accomplishments?|results?|aspects?|tasks?|duties|responsibilities|material|content|skills?|expertise|bits?)$/i

const findTopic = (words: string, document: ResumeDocument): TargetMatch | undefined =>
  contentStems(words).size > 0 && contentOf(document).some((text) => mentionsWords(text, words))
    ? { targets: [{ kind: 'topic', words }] }
    : undefined

const mention =
  /^(?:everything|anything|all|stuff|things?|(?:all |any |every )?mentions?|(?:all |any |every )?references?) (?:about|of|on|to|related to|relating to|that mentions?|with|concerning|regarding|having to do with) (?:the |my )?(.+)$/i

const findOne = (given: string, document: ResumeDocument): TargetMatch | undefined => {
  const about = mention.exec(given)?.[1]
  if (about) return findTopic(about, document)
  const words = given.replace(/^(?:wording|words|text|phrasing) (?:of|in|for) (?:the |my )?/i, '')
  const folded = fold(words).replace(/['"“”„]/g, '')
  const part = findNamedPart(folded)
  if (part) return { targets: [part] }
  const section = sectionNamed(folded)
  if (section) return { targets: [{ kind: 'section', section }] }
  const named =
    findQuotedLine(words, document) ??
    findNamedLines(words, document) ??
    findHeading(words, document) ??
    findNamedEntry(words, document)
  if (named) return named
  const bare = words
    .replace(topicNoun, '')
    .replace(
      /^(?:work|experience|skills?|knowledge|background|expertise|stuff|focus|part|things) (?:with|in|on|of|using|about|around) (?:the |my )?(?=\S)/i,
      '',
    )
  const isSkill = /\sskills?$/i.test(words) || bare === words
  const skill = isSkill ? findSkill(bare, document) : undefined
  return (
    skill ?? (bare === words ? findEntryByWords(words, document) : undefined) ?? findTopic(bare, document)
  )
}

const partsOf = (words: string): string[] =>
  words
    .split(/\s*,\s*(?:(?:and|or|then)\s+)?|\s+(?:and|or|then|as well as|plus)\s+|\s+&\s+/i)
    .map(bareThing)
    .filter((part) => part !== '')

/**
 * What the words refer to in the resume: a section, an entry, lines, contact data, a skill or a topic; several for
 * "my phone and address". A question if ambiguous; undefined if the resume has no match.
 */
export const findTarget = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  const whole = bareThing(words)
  if (whole === '') return undefined
  const parts = partsOf(whole)
  const inSkills =
    /^(.+?) (?:from|in|under|among|of) (?:my |the )?(?:list of )?skills?(?: list| section)?$/i.exec(whole)
  if (inSkills?.[1]) return manyOf(partsOf(inSkills[1]).map((part) => findSkill(part, document)))
  if (parts.length < 2 || /^["“„]/.test(whole)) return findOne(whole, document)
  const found = parts.map((part) => findOne(part, document))
  if (found.every((one) => one !== undefined)) return manyOf(found)
  const noun = /\s(lines?|bullets?|jobs?|projects?|skills?|certificates?)$/i.exec(whole)?.[1]
  const shared = noun
    ? parts.map((part) => findOne(part.endsWith(noun) ? part : `${part} ${noun}`, document))
    : []
  if (noun && shared.every((one) => one !== undefined)) return manyOf(shared)
  const asOne = findOne(whole, document)
  if (asOne || !found.some(isSure)) return asOne
  const missing = parts.filter((_, at) => found[at] === undefined)
  const some = manyOf(found)
  return some && 'targets' in some ? { ...some, missing } : some
}

const isSure = (found: TargetMatch | undefined): boolean =>
  found !== undefined && 'targets' in found && found.targets.every(({ kind }) => kind !== 'topic')

const manyOf = (found: (TargetMatch | undefined)[]): TargetMatch | undefined => {
  const question = found.find((one) => one && 'question' in one)
  if (question) return question
  const targets = found.flatMap((one) => (one && 'targets' in one ? one.targets : []))
  return targets.length > 0 ? { targets } : undefined
}
