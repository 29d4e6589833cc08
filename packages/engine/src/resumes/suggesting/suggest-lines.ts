import { openingOf, type Reviewed, type Suggestion } from './suggestion.ts'

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

const suggestNumbers = (reviewed: Reviewed): Suggestion[] =>
  Object.entries(reviewed.evidence)
    .filter(([, { question }]) => question !== undefined)
    .slice(0, 3)
    .flatMap(([pointer, { question = '' }], at) => {
      const line = lineAt(pointer, reviewed)
      if (!line) return []
      const entry = entryAt(pointer, reviewed)
      const asked = question.replace(/ Leave it as it is.*$/, '')
      const from = entry ? ` (${entry})` : ''
      return [
        {
          weight: 80 - at * 4,
          text: `Add a result to “${openingOf(line)}”${from}: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`,
        },
      ]
    })

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

/** Lines that would say more with a result, and lines that do not say who acted, quoted. */
export const suggestLines = (reviewed: Reviewed): Suggestion[] => [
  ...suggestNumbers(reviewed),
  ...suggestActor(reviewed),
  ...suggestPart(reviewed),
]
