import { fullSkillNames } from '../text/same-skill.ts'
import { checkClaims, checkStrength } from './check-claims.ts'
import { checkCompletion, checkCredentials } from './check-credentials.ts'
import { checkDates, checkTimes } from './check-dates.ts'
import { checkDistance } from './check-employers.ts'
import { checkLanguageLevels } from './check-language-levels.ts'
import { checkNames } from './check-names.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkLowering, checkOpeningTitle, checkTitles } from './check-titles.ts'
import type { Violation } from './violation.ts'

const fewSources = 3

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const shortForms: [RegExp, string][] = [
  [/\bsr\b/i, 'Senior'],
  [/\bjr\b/i, 'Junior'],
  [/\bmgr\b/i, 'Manager'],
  [/\bdevs\b/i, 'developers'],
  [/\bppl\b/i, 'people'],
  [/\bmgmt\b/i, 'management'],
  [/\bdept\b/i, 'department'],
  [/\bspec\b/i, 'specification'],
  [/\bprojs?\b/i, 'projects'],
  [/\badmin\b/i, 'administration'],
  [/\binfra\b/i, 'infrastructure'],
]

const withFullNames = (source: string): string => {
  const full = source.replace(
    /(?<![\p{L}\d.])[\p{L}\d]+(?![\p{L}\d])/gu,
    (word) => fullSkillNames[word.toLowerCase()] ?? word,
  )
  return full === source ? source : `${source}\n${full}`
}

/** Adds the full form of abbreviations, so either may replace the other. */
const writtenOut = (source: string): string =>
  shortForms.reduce(
    (current, [short, full]) => (short.test(source) ? `${current}\n${source.replace(short, full)}` : current),
    source,
  )

const aims = [
  'aspiring',
  'moving into',
  'moving toward',
  'working toward',
  'aiming for',
  'seeking',
  'looking for',
  'applying for',
  'on my way to becoming',
  'goal is',
  'next step is',
  'like to be your next',
].join('|')

/** A goal stated as a goal is not a claim about the person. */
const withoutGoal = (line: string, goals: string[]): string =>
  goals.reduce(
    (current, goal) =>
      current.replace(
        new RegExp(
          `,? ?\\b(?:${aims}) (?:an? |the )?(?:(?:role|position) (?:as|in|of) )?(?:an? )?${literally(goal)}(?: roles?)?(?![\\p{L}])`,
          'giu',
        ),
        '',
      ),
    line,
  )

/**
 * The facts and claims in a line that its sources, the person's own words, don't support. Empty if it says no more
 * than they do. Words may change: amounts are compared by value and unit, skills by name, and claims by strength.
 * `goals` are target roles, which the line may name as goals.
 */
export const checkLine = (input: { line: string; sources: string[]; goals?: string[] }): Violation[] => {
  const line = withoutGoal(input.line, input.goals ?? [])
  const claim = {
    line: line.replace(/\bsr\b\.?/gi, 'Senior').replace(/\bjr\b\.?/gi, 'Junior'),
    source: writtenOut(withFullNames(input.sources.join('\n'))),
  }
  return [
    ...checkNumbers(claim),
    ...checkDates(claim),
    ...checkTitles(claim),
    ...checkCredentials(claim),
    ...checkClaims(claim),
    ...(input.sources.length <= fewSources
      ? [
          checkStrength,
          checkCompletion,
          checkTimes,
          checkOpeningTitle,
          checkLowering,
          checkDistance,
          checkLanguageLevels,
        ].flatMap((check) => check(claim))
      : []),
    ...checkNames(claim),
  ]
}
