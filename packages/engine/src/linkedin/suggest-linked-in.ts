import { linkedInLimits } from '@nextrung/contract/linkedin'
import { withArticle } from '../text/phrases.ts'
import type { LinkedInFacts } from './linked-in-facts.ts'

type Written = { about: string; language: string }

const shortAbout = 400
const fewSkills = 3

const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) ?? 'another language'

const ofLanguage = (language: string): string[] =>
  language === 'en'
    ? []
    : [
        `Your resume is in ${nameOfLanguage(language)}: the texts keep to its own words and facts, and no sentence was written between them. Connect them in your own words.`,
      ]

/** Suggestions for what only the person can add or decide, most important first. */
export const suggestForLinkedIn = (facts: LinkedInFacts, { about, language }: Written): string[] => {
  const { job, skills, lines, needs, isChanger } = facts
  const ofRole = needs ? skills.filter(({ weight }) => weight > 0) : skills
  const figures = lines.filter(({ hasFigure }) => hasFigure)
  return [
    ...ofLanguage(language),
    ...(job || language !== 'en'
      ? []
      : [
          'No job title could be read from your resume: put what you are, or what you study, at the start of the headline.',
        ]),
    ...(needs
      ? []
      : ['Choose a target role: the headline and the last sentence can then say what you look for.']),
    ...(figures.length === 0
      ? [
          'No line of your resume has a figure: add how many, how much or how often to one of them, and write the texts again.',
        ]
      : ['Figures of an employer may be confidential: leave out those that must not be public.']),
    ...(ofRole.length < fewSkills
      ? [
          needs
            ? `Your resume names few skills of ${withArticle(needs.noun)}: list those that you have used, and write the texts again.`
            : 'Your resume names few skills: list those that you have used, and write the texts again.',
        ]
      : []),
    ...(isChanger
      ? ['Why you change into this role can only come from you: one sentence of it makes the About yours.']
      : []),
    ...(needs && language === 'en'
      ? [
          'The last sentence says that you look for a role: leave it out if your employer should not read that.',
        ]
      : []),
    ...(about.length < shortAbout && language === 'en'
      ? [
          `The About has ${about.length} of ${linkedInLimits.about} characters, because it tells only what your resume holds.`,
        ]
      : []),
  ]
}
