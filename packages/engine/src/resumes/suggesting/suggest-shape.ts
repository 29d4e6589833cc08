import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { openingOf } from '../../text/phrases.ts'
import { textsIn } from '../../text/texts-in.ts'
import { wholeYears } from '../../time/covered-time.ts'
import { isTitleOfRole } from '../optimizing/role-needs.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

const leadRoles = new Set([
  'Technical Lead',
  'Engineering Manager',
  'Solutions Architect',
  'Technical Project Manager',
])
const expectedYears = 4

const wordsIn = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)

const wordCount = ({ document }: Reviewed): number => wordsIn(textsIn({ ...document, sectionOrder: [] }))

const endOf = ({ endDate, current }: ResumeWork): string => (current ? '9999' : (endDate ?? ''))

const latestJob = ({ work }: ResumeDocument): ResumeWork | undefined =>
  work.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))[0]

const fewLines = 2

/** The oldest job with more than a few lines. */
const whereToShorten = ({ work }: ResumeDocument): string => {
  const [oldest] = work
    .filter((job) => job.highlights.length > fewLines && endOf(job) !== '')
    .toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
  if (!oldest || work.length < 2) return 'leave out lines that say little for the role.'
  const name = [oldest.position, oldest.name].filter(Boolean).join(', ')
  return `${name} lies furthest back and has ${oldest.highlights.length} lines. Which one or two of them still speak for you?`
}

const suggestLength = (reviewed: Reviewed): Suggestion[] => {
  const { document, read, today } = reviewed
  const words = wordCount(reviewed)
  const years = wholeYears(document.work, today)
  const mostWords = years >= 10 ? 1000 : 800
  if (words > mostWords)
    return [
      {
        weight: 50,
        text: `Your resume has ${words} words on ${read.pageCount} ${read.pageCount === 1 ? 'page' : 'pages'}. Aim for at most ${mostWords}: ${whereToShorten(document)}`,
      },
    ]
  const thin = document.work.find(({ highlights, summary }) => highlights.length === 0 && !summary)
  if (thin)
    return [
      {
        weight: 76,
        text: `${[thin.position, thin.name].filter(Boolean).join(', ') || 'One of your jobs'} has no lines below it. Write two to four on what you did and what came of it.`,
      },
    ]
  const bullets = document.work.flatMap(({ highlights }) => highlights).length
  // A file with hardly any text is already reported.
  if (wordsIn(read.lines.map(({ text }) => text)) >= 80 && words < 200 && years >= 1)
    return [
      {
        weight: 54,
        text: `Your resume has ${words} words and ${bullets} lines of experience. Two to four lines a job and about 300 to 600 words give readers more to go on.`,
      },
    ]
  return []
}

const ofPeople =
  /\b(?:teams?|squads?|engineers?|developers?|designers?|people|staff|reports|interns?|juniors?|colleagues|students|mentor\w*|coach\w*|hir(?:ed|ing)|onboard\w*)\b/i

/** A line about leading in a resume where no line mentions the people who were led. */
const lineWithoutPeople = ({ work }: ResumeDocument): { line: string; entry: string } | undefined => {
  const leading = work.flatMap(({ highlights, name, position }) =>
    highlights
      .filter((line) => /^\W*(?:led|lead|managed|headed|directed|drove|spearheaded)\b/i.test(line))
      .map((line) => ({ line, entry: name ?? position ?? 'one of your jobs' })),
  )
  return leading.some(({ line }) => ofPeople.test(line)) ? undefined : leading[0]
}

const suggestSeniority = ({ document, needs, today }: Reviewed): Suggestion[] => {
  if (!needs || document.work.length === 0) return []
  const inField = document.work.filter(({ position }) => position && isTitleOfRole(position, needs))
  const hasUnknownEnd = document.work.some(
    ({ current, endDate, startDate }) => !startDate || (current ? !today : !endDate),
  )
  const years = wholeYears(document.work, today)
  const hasLed = /\b(?:led|lead|leads|leading|managed|manager|head|mentor\w*|supervis\w+)\b/i.test(
    textsIn(document.work).join(' '),
  )
  if (leadRoles.has(needs.role) && !hasUnknownEnd && years < expectedYears)
    return [
      {
        weight: 63,
        text: `${needs.role} is mostly given to people with more than the ${years} ${years === 1 ? 'year' : 'years'} your dates cover. Show where you decided, coordinated or reviewed, or aim for the step before it.`,
      },
    ]
  if (leadRoles.has(needs.role) && !hasLed)
    return [
      {
        weight: 63,
        text: `${needs.role} is a role of leading, and no line tells whom or what you led. If you have guided people, releases or decisions, say so with how many.`,
      },
    ]
  const led = leadRoles.has(needs.role) ? lineWithoutPeople(document) : undefined
  if (led)
    return [
      {
        weight: 63,
        text: `“${openingOf(led.line)}” (${led.entry}) says what you led, not whom. ${needs.role} is about people as well: how many worked with you, and what did you decide for them?`,
      },
    ]
  const held = latestJob(document)?.position ?? ''
  if (
    !leadRoles.has(needs.role) &&
    inField.length === 0 &&
    /\b(?:director|head of|vp|vice president|chief|c[tieo]o|cis?o)\b/i.test(held)
  )
    return [
      {
        weight: 52,
        text: `“${held}” stands above ${needs.role}. Say in the summary why you want hands-on work, and move your most practical lines first.`,
      },
    ]
  return []
}

const suggestSummary = ({ document, needs }: Reviewed): Suggestion[] => {
  if (document.basics.summary) return []
  const role = needs ? ` and what leads you to the role of ${needs.role}` : ''
  return [
    {
      weight: 48,
      text: `Write a summary of two sentences: your title, your strongest skills${role}. There was too little in the file to make one from facts alone.`,
    },
  ]
}

const suggestRole = ({ needs }: Reviewed): Suggestion[] =>
  needs
    ? []
    : [
        {
          weight: 95,
          text: 'This is a general analysis. Choose a target role to have the order, the missing skills and the questions fitted to it.',
        },
      ]

/** Suggestions for the resume as a whole: role, length, level and summary. */
export const suggestShape = (reviewed: Reviewed): Suggestion[] => [
  ...suggestRole(reviewed),
  ...suggestLength(reviewed),
  ...suggestSeniority(reviewed),
  ...suggestSummary(reviewed),
]
