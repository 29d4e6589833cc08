import type { StoryTone } from '@nextrung/contract/career-story'
import { isPublic } from '../linkedin/linkedin.public.ts'
import { ended, listed } from '../text/phrases.ts'
import { sentencesOf } from '../text/sentences.ts'
import { type Amounts, amountsFor } from './amounts.ts'
import { chooseDeeds, type DeedOrder } from './choose-deeds.ts'
import { aim, type Sentence, say, told } from './story-draft.ts'
import type { StoryFacts } from './story-facts.ts'
import type { StoryInput } from './story-input.ts'
import type { Deed } from './story-lines.ts'
import { skillNames, type Voice } from './voice.ts'
import { confident } from './voices/confident.ts'
import { formal } from './voices/formal.ts'
import { plain } from './voices/plain.ts'
import { warm } from './voices/warm.ts'

const voices: Record<StoryTone, Voice> = { plain, warm, confident, formal }
/** A warm story is told from the beginning; said or written to an employer, the newest work comes first. */
const deedOrderOf = ({ tone, form }: StoryInput): DeedOrder => {
  if (tone === 'confident') return 'strongest'
  return tone === 'warm' && form === 'story' ? 'oldest' : 'newest'
}

const mostQuotes = 2

type Drafting = { facts: StoryFacts; voice: Voice; amounts: Amounts }

/** Whether nothing stands between the opening, which names the newest job, and what the person did. */
const isRightAfterOpening = (drafting: Drafting): boolean => {
  const { form, tone } = drafting.facts.input
  if (form === 'cover-letter') return true
  if (form === 'story' && ownWordsOf(drafting).length > 0) return false
  return tone === 'warm' || pathOf(drafting).length === 0
}

const longestSpoken = 130

/** What there is to choose from; an introduction prefers what can be said in one breath. */
const tellable = ({ facts, amounts }: Drafting): Deed[] => {
  const short = facts.deeds.filter(({ clause }) => clause.length <= longestSpoken)
  return facts.input.form === 'introduction' && short.length >= amounts.deeds ? short : facts.deeds
}

/** What the person did; lines that cannot be told are quoted if there are too few others. */
const deedsOf = (drafting: Drafting): Sentence[] => {
  const { facts, voice, amounts } = drafting
  const deeds = chooseDeeds(tellable(drafting), { amounts, order: deedOrderOf(facts.input) })
  const opening = facts.jobs[0]?.from.at(-1)
  const sentences = deeds.map((deed, index) => {
    const inPlace = deeds.slice(0, index).filter(({ place }) => place.pointer === deed.place.pointer).length
    const isOpeningJob = deed.place.pointer === opening
    const follows = index === 0 && isOpeningJob && isRightAfterOpening(drafting)
    return voice.deed(deed, { index, inPlace, isOpeningJob, follows })
  })
  return [...sentences, ...quotesOf(drafting, amounts.deeds - deeds.length)]
}

/** Lines of the person in quotation marks, those of one place in one sentence. */
const quotesOf = ({ facts, voice }: Drafting, room: number): Sentence[] => {
  const chosen = facts.sayings.slice(0, Math.max(0, Math.min(mostQuotes, room)))
  const places = [...new Map(chosen.map(({ place }) => [place.pointer, place])).values()]
  return places.map((place) => {
    const sayings = chosen.filter((one) => one.place.pointer === place.pointer)
    const last = sayings.length - 1
    const quoted = sayings.map(({ text }, at) => (at === last ? `“${text}.”` : `“${text}”`))
    return say(voice.saying(listed(quoted), place), [
      ...sayings.map(({ pointer }) => pointer),
      ...(place.name ? [place.pointer] : []),
    ])
  })
}

/** First-person sentences of the person's own summary, as they are. */
const ownWordsOf = ({ facts, amounts }: Drafting): Sentence[] => {
  const summary = facts.source.document.basics.summary ?? ''
  if (facts.language !== 'en' || summary.length > 4000) return []
  return sentencesOf(summary.trim())
    .filter((text) => /^I (?!am looking|am seeking|want)\p{Ll}/u.test(text) && text.length <= 200)
    .filter((text) => isPublic(text) && !/[<>{}|\\“”]/u.test(text))
    .slice(0, amounts.ownWords)
    .map((text) => ({ text: ended(text), basis: 'kept' as const, from: ['/basics/summary'] }))
}

const skillsOf = ({ facts, voice, amounts }: Drafting): Sentence[] => {
  const own = facts.skills.filter(({ isTold }) => !isTold).slice(0, amounts.skills)
  const said = facts.skills.filter(({ isTold }) => isTold).slice(0, own.length > 0 ? 2 : amounts.skills)
  return [
    ...(own.length > 0
      ? [
          say(
            voice.skills(listed(skillNames(own))),
            own.flatMap(({ from }) => from),
          ),
        ]
      : []),
    ...(said.length > 0
      ? [
          told(
            voice.toldSkills(listed(skillNames(said)), own.length > 0),
            said.flatMap(({ from }) => from),
          ),
        ]
      : []),
  ]
}

const coursesOf = ({ facts, voice, amounts }: Drafting): Sentence[] => {
  const chosen = facts.courses.slice(0, amounts.courses)
  const [first] = chosen
  if (!first) return []
  const names = listed(chosen.map(({ text }) => `“${text}”`))
  const text = voice.courses(`the ${chosen.length === 1 ? 'course' : 'courses'} ${names}`)
  const from = chosen.map(({ pointer }) => pointer)
  return [chosen.every(({ isTold }) => isTold) ? told(text, from) : say(text, from)]
}

const learningOf = (drafting: Drafting): Sentence[] => {
  const { facts, voice, amounts } = drafting
  const held = facts.credentials?.text.replace(/^Holds /, '').replace(/\.$/, '')
  return [
    ...(held && facts.credentials && amounts.tellsCredentials
      ? [say(voice.credentials(held), facts.credentials.from)]
      : []),
    ...(facts.study ? [say(voice.study(facts.study.text), facts.study.from)] : []),
    ...(facts.standing === 'in-role' ? [] : coursesOf(drafting)),
  ]
}

const asPhrase = (what: string): string =>
  /^\p{Lu}\p{Ll}/u.test(what) ? `${what.charAt(0).toLowerCase()}${what.slice(1)}` : what

/** What such work teaches that the role needs, by the knowledge base; it says nothing about the person. */
const carriedOf = ({ facts: { origin, needs }, voice, amounts }: Drafting): Sentence[] => {
  const carried = origin?.carries.slice(0, amounts.carried) ?? []
  if (!origin || carried.length === 0) return []
  const whats = carried.map(({ what }) => asPhrase(what))
  const things = whats.some((what) => /,| and |(?:\S+ ){4}/.test(what)) ? whats.join('; ') : listed(whats)
  const field = asPhrase(origin.name)
  return [
    {
      text: ended(voice.carried({ field, things, noun: needs.noun })),
      basis: 'knowledge',
      from: origin.from,
      reason: `From our knowledge base, on what carries over from ${field}. ${carried.map(({ why }) => ended(why)).join(' ')}`,
      known: [...carried.map(({ what }) => what), origin.name, needs.noun],
    },
  ]
}

const pathOf = ({ facts, voice, amounts }: Drafting): Sentence[] => {
  const others = facts.jobs.slice(1)
  return voice.path(others.slice(0, amounts.jobs), others.length <= amounts.jobs)
}

/** The aim at the end, unless the opening has said it for want of a job. */
const endOf = ({ facts, voice }: Drafting, opening: readonly Sentence[]): Sentence[] =>
  opening.some(({ basis }) => basis === 'aim') ? [] : voice.aim(facts)

/** The beats of a story in each tone's order, as paragraphs. */
const storyOf = (drafting: Drafting): Sentence[][] => {
  const { facts, voice } = drafting
  const opening = voice.opening(facts)
  const path = pathOf(drafting)
  const deeds = [...ownWordsOf(drafting), ...deedsOf(drafting)]
  const skills = skillsOf(drafting)
  const learning = learningOf(drafting)
  const carried = carriedOf(drafting)
  const end = endOf(drafting, opening)
  const orders: Record<StoryTone, Sentence[][]> = {
    plain: [[...opening, ...path], deeds, [...learning, ...skills], carried, end],
    warm: [[...path, ...opening], deeds, [...skills, ...learning], [...carried, ...end]],
    confident: [
      [...deeds.slice(0, 1), ...opening],
      deeds.slice(1),
      [...skills, ...learning],
      carried,
      [...path, ...end],
    ],
    formal: [[...opening, ...path], deeds, [...learning, ...skills], [...carried, ...end]],
  }
  const paragraphs = orders[facts.input.tone]
  return facts.input.length === 'short' ? [paragraphs.flat()] : paragraphs
}

const longestName = 60

/** "MAYA OKAFOR" as "Maya Okafor"; any other spelling is the person's own. */
const asSpoken = (name: string): string =>
  name === name.toUpperCase() && /\p{Lu}/u.test(name)
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name

/** What a person says when asked to tell something about themselves. */
const introductionOf = (drafting: Drafting): Sentence[][] => {
  const { facts, voice } = drafting
  const name = asSpoken(facts.source.document.basics.name?.trim() ?? '')
  const isName = name !== '' && name.length <= longestName && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name)
  const opening = voice.opening(facts)
  const path = pathOf(drafting)
  const greeting = isName ? [say(voice.greeting(name), ['/basics/name'])] : []
  return [
    [
      ...greeting,
      ...(facts.input.tone === 'warm' ? [...path, ...opening] : [...opening, ...path]),
      ...deedsOf(drafting),
      ...carriedOf(drafting),
      ...skillsOf(drafting).slice(0, 1),
      ...learningOf(drafting),
      ...endOf(drafting, opening),
    ],
  ]
}

/** A paragraph for a cover letter: the role, the person, what they did, what they bring. */
const letterOf = (drafting: Drafting): Sentence[][] => {
  const { facts, voice } = drafting
  return [
    [
      aim(voice.letterOpening(facts.needs.noun)),
      ...voice.opening(facts).filter(({ basis }) => basis !== 'aim'),
      ...deedsOf(drafting),
      ...carriedOf(drafting),
      ...learningOf(drafting),
      ...skillsOf(drafting),
      {
        text: voice.letterClosing,
        basis: 'aim',
        from: [],
        reason: 'A closing line. It says nothing about you.',
      },
    ],
  ]
}

/** Drafts the paragraphs of the requested form, tone and length. */
export const draftStory = (facts: StoryFacts): Sentence[][] => {
  const { tone, form, length } = facts.input
  const drafting = { facts, voice: voices[tone], amounts: amountsFor(form, length) }
  if (form === 'introduction') return introductionOf(drafting)
  return form === 'cover-letter' ? letterOf(drafting) : storyOf(drafting)
}
