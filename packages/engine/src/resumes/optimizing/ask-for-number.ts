import { uncountableWords } from '@nextrung/knowledge/words/small-words'
import { baseOf, inflect } from '../../text/verb-forms.ts'
import { hasOutcome } from './relevance.ts'

const leaveIt = 'Leave it as it is if you do not know.'

const notThings = new Set(uncountableWords)

/** The line's plural nouns in lower case, with an adjective if there is one: "stale accounts". */
const thingsIn = (text: string): string[] =>
  [...text.matchAll(/(?:(?<=\s)(\p{Ll}[\p{Ll}-]+) )?(?<=\s)(\p{Ll}{2,}s)(?=[\s,.;)]|$)/gu)].flatMap(
    ([, adjective, noun = '']) => {
      if (notThings.has(noun) || /(?:ss|us|is|ous|ics)$/.test(noun)) return []
      if (inflect(noun, 'third', 'base') && /\b(?:that|which|who|it)$/.test(adjective ?? '')) return []
      const isDescribing =
        adjective &&
        !/^(?:the|a|an|and|or|of|for|to|in|on|with|from|by|all|our|their|new|that|which|into|as|at|using|via|between|across|multiple|several|various|other|different|many|these|those|some|any|both|per|through|over|under|its|internal|external|daily|weekly)$/.test(
          adjective,
        ) &&
        !baseOf(adjective)
      return [isDescribing ? `${adjective} ${noun}` : noun]
    },
  )

type Asked = { verbs: RegExp; ask(things: string[]): string }

const first = (things: string[], fallback: string): string => things[0] ?? fallback
const last = (things: string[], fallback: string): string => things.at(-1) ?? fallback

const asked: Asked[] = [
  {
    verbs: /^(?:automate|script|streamline|simplify)$/,
    ask: (things) => `How many ${first(things, 'runs')}, or how many hours a month did it save?`,
  },
  {
    verbs: /^(?:resolve|troubleshoot|fix|answer|handle|triage|diagnose|support|assist|help|respond)$/,
    ask: (things) => `How many ${first(things, 'requests')} a week, or how fast?`,
  },
  {
    verbs: /^(?:migrate|move|transfer|upgrade|convert|consolidate|replace)$/,
    ask: (things) => `How many ${first(things, 'systems or people')}, and how long did it take?`,
  },
  {
    verbs: /^(?:lead|supervise|mentor|train|teach|coach|onboard|hire|coordinate|direct)$/,
    ask: (things) => `How many ${first(things, 'people')}, and over what time?`,
  },
  {
    verbs: /^(?:improve|optimi[sz]e|reduce|increase|enhance|tune|accelerate|refactor|redesign)$/,
    ask: () => 'By how much: what was it before, and what after?',
  },
  {
    verbs: /^(?:manage|administer|maintain|operate|oversee|run|configure|install|set)$/,
    ask: (things) => `How many ${first(things, 'systems or people')}?`,
  },
  {
    verbs: /^(?:build|develop|create|design|implement|launch|program|code|architect|engineer)$/,
    ask: () => 'How many people use it, or what became faster or simpler?',
  },
  {
    verbs: /^(?:write|document|prepare|draft|produce|author)$/,
    ask: (things) =>
      things.length > 1
        ? `How many ${last(things, 'of them')}, or how many hours a month did it save?`
        : `How many ${first(things, 'of them')}, and who uses them?`,
  },
  {
    verbs: /^(?:test|verify|review|audit|inspect|validate|check)$/,
    ask: (things) => `How many ${first(things, 'cases')}, and how many problems found?`,
  },
  {
    verbs: /^(?:deploy|release|ship|deliver|publish)$/,
    ask: (things) => `How many ${first(things, 'releases')}, or how often?`,
  },
  {
    verbs: /^(?:monitor|watch|track|observe|detect|investigate|analy[sz]e)$/,
    ask: (things) => `How many ${first(things, 'systems or alerts')}, a day or a week?`,
  },
  {
    verbs: /^(?:sell|negotiate|buy|purchase|procure|plan|schedule|organi[sz]e)$/,
    ask: (things) => `How many ${first(things, 'of them')}, or what sum?`,
  },
]

/** Base form of the line's opening verb, skipping a leading adverb. */
const openingVerb = (text: string): string | undefined => {
  const [word = '', next = ''] = text.toLowerCase().match(/[a-z][a-z-]*/g) ?? []
  return baseOf(/ly$/.test(word) && !baseOf(word) ? next : word)
}

/**
 * The question that would strengthen a line, built from its own verb and object. Undefined if the line already states
 * a number or result, or does not open with a verb.
 */
export const askForNumber = (text: string): string | undefined => {
  if (hasOutcome(text) || text.length < 15) return undefined
  const verb = openingVerb(text)
  if (!verb) return undefined
  const question = asked.find(({ verbs }) => verbs.test(verb))?.ask(thingsIn(text))
  return question && `${question} ${leaveIt}`
}
