import { listed, openingOf } from '../../text/phrases.ts'
import { hasOutcome } from '../optimizing/relevance.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

const entryAt = (pointer: string, { document }: Reviewed): string | undefined => {
  const [, section, at] = pointer.split('/')
  if (section === 'work') {
    const job = document.work[Number(at)]
    return job?.name ?? job?.position
  }
  return document.projects[Number(at)]?.name
}

const lineAt = (pointer: string, { document }: Reviewed): string | undefined => {
  const [, section, at, list, line] = pointer.split('/')
  if (list !== 'highlights') return undefined
  if (section === 'work') return document.work[Number(at)]?.highlights[Number(line)]
  return document.projects[Number(at)]?.highlights[Number(line)]
}

type Asked = { question: string; lines: string[] }

/** The lines with a question, grouped by equal questions so that nothing is asked twice. */
const askedIn = (reviewed: Reviewed): Asked[] => {
  const asked = new Map<string, string[]>()
  for (const [pointer, { question }] of Object.entries(reviewed.evidence)) {
    const line = question === undefined ? undefined : lineAt(pointer, reviewed)
    if (!line || question === undefined) continue
    const entry = entryAt(pointer, reviewed)
    const plain = question.replace(/ Leave it as it is.*$/, '')
    const said = `“${openingOf(line)}”${entry ? ` (${entry})` : ''}`
    asked.set(plain, [...(asked.get(plain) ?? []), said])
  }
  return [...asked].map(([question, lines]) => ({ question, lines }))
}

/** If most lines already state a result, one more matters less. */
const numbersWeight = (reviewed: Reviewed): number => {
  const lines = bulletsOf(reviewed)
  return lines.filter(hasOutcome).length * 2 >= lines.length ? 57 : 80
}

const mostAsked = 3
const mostTogether = 2

const suggestNumbers = (reviewed: Reviewed): Suggestion[] => {
  const lines = bulletsOf(reviewed)
  const told = lines.filter(hasOutcome).length
  const weight = numbersWeight(reviewed)
  return askedIn(reviewed)
    .slice(0, mostAsked)
    .map(({ question, lines: same }, at) => {
      const count =
        at === 0 && lines.length > 3 && told * 2 < lines.length
          ? ` Only ${told === 0 ? 'none' : told} of your ${lines.length} lines ${told === 1 ? 'tells' : 'tell'} one so far.`.replace(
              'Only none',
              'None',
            )
          : ''
      return {
        weight: weight - at * 4,
        text: `Add a result to ${listed(same.slice(0, mostTogether))}: ${question.charAt(0).toLowerCase()}${question.slice(1)}${count}`,
      }
    })
}

const passive =
  /\b(?:was|were|has been|have been|had been|is being|are being|being)\s+(?:\w+ly\s+)?(?:\w{2,}ed|built|written|made|done|taken|given|held|kept|sent|set|run|led|taught|found|brought|chosen|driven|shown|put|cut|rebuilt|rewritten)\b(?!.*\bby\b)/i

const isPassive = (line: string): boolean =>
  passive.test(line) &&
  !/^(?:\W*)(?:was|were|been) (?:promoted|awarded|selected|hired|chosen|recogni[sz]ed|nominated|invited|elected|appointed)/i.test(
    line,
  )

const bulletsOf = ({ document }: Reviewed): string[] =>
  [...document.work, ...document.projects].flatMap(({ highlights }) => highlights)

const suggestActor = (reviewed: Reviewed): Suggestion[] => {
  const found = bulletsOf(reviewed).find(isPassive)
  return found
    ? [
        {
          weight: 62,
          text: `“${openingOf(found, 9)}” does not say who did it. If it was you, start with what you did; if it was your team, say your part.`,
        },
      ]
    : []
}

const suggestPart = (reviewed: Reviewed): Suggestion[] => {
  const found = bulletsOf(reviewed).find((line) =>
    /^(?:we\b|worked on\b|involved in\b|participated in\b|part of\b|took part in\b|was (?:part of|involved in))/i.test(
      line,
    ),
  )
  return found
    ? [
        {
          weight: 60,
          text: `“${openingOf(found)}” leaves open what you did yourself. Name your own part in it, such as what you built, tested or decided.`,
        },
      ]
    : []
}

/** Quotes lines that need a result and lines that don't say who acted. */
export const suggestLines = (reviewed: Reviewed): Suggestion[] => [
  ...suggestNumbers(reviewed),
  ...suggestActor(reviewed),
  ...suggestPart(reviewed),
]
