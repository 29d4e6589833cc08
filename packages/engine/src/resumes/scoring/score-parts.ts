import type { ResumeScore } from '@nextrung/contract/resume-score'
import { listed } from '../../text/phrases.ts'
import { enoughMonths, relevantMonths } from './relevant-time.ts'
import { contactParts, explainContact } from './score-contact.ts'
import type { Measure, ScoreFacts } from './score-facts.ts'
import { measureRequired, measureShown } from './score-skills.ts'
import { generalPartKeys, rolePartKeys, type ScorePartKey, scoreWeights } from './score-weights.ts'

const ratio = (have: number, of: number): number => (of <= 0 ? 0 : Math.min(1, have / of))
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const measureExperience = ({ jobs, needs }: ScoreFacts): Measure => {
  const { ofRole, using } = relevantMonths(jobs)
  return {
    share: ratio(ofRole + using / 2, enoughMonths),
    explanation:
      ofRole + using === 0
        ? `No month of the last five years lies in a job that is titled like ${needs?.role ?? 'the role'} or names two of its skills; full from ${enoughMonths} months`
        : `${counted(ofRole, 'month')} of the last five years in jobs titled like ${needs?.role ?? 'the role'}${using > 0 ? ` and ${using} more in jobs that name two of its skills, which count half` : ''}; full from ${enoughMonths}`,
  }
}

const enoughNamed = 12

const measureNamed = ({ named }: ScoreFacts): Measure => ({
  share: ratio(named.size, enoughNamed),
  explanation: `This score is general; choose a target role to have its skills counted. ${counted(named.size, 'skill')} named; full from ${enoughNamed}`,
})

const measureShownGenerally = ({ named, shown }: ScoreFacts): Measure => ({
  share: ratio(shown.size, named.size),
  explanation: `${shown.size} of ${counted(named.size, 'skill')} you name also stand in a job or project`,
})

const enoughLines = 2

const measureTold = ({ jobs, projects }: ScoreFacts): Measure => {
  const entries = [...jobs, ...projects]
  const told = entries.filter(({ lines }) => lines >= enoughLines).length
  return {
    share: ratio(told, entries.length),
    explanation: `${told} of ${counted(entries.length, 'job and project', 'jobs and projects')} have ${enoughLines} lines or more`,
  }
}

const fewestResults = 2

const measureResults = ({ lines }: ScoreFacts): Measure => {
  const numbered = lines.filter(({ tells }) => tells === 1).length
  const plain = lines.filter(({ tells }) => tells === 0.5).length
  return {
    share: ratio(numbered + plain / 2, Math.max(fewestResults, lines.length / 2)),
    explanation:
      lines.length === 0
        ? 'There are no lines under jobs or projects yet'
        : `${numbered} of ${counted(lines.length, 'line')} tell a number${plain > 0 ? ` and ${plain} more a result without one, which counts half` : ''}; full when half of the lines tell a number`,
  }
}

const measureDates = ({ dates }: ScoreFacts): Measure => {
  const clear = dates.filter((entry) => entry.clear === 1).length
  return {
    share: ratio(
      dates.reduce((sum, entry) => sum + entry.clear, 0),
      dates.length,
    ),
    explanation:
      dates.length === 0
        ? 'No job or school was found, so there are no dates to read'
        : `${clear} of ${counted(dates.length, 'job and school', 'jobs and schools')} have clear dates; years alone count half for jobs`,
  }
}

const fewestWords = 200
const wordsAPoint = 150

const measureLength = ({ lines, otherWords, years }: ScoreFacts): Measure => {
  const all = otherWords + lines.reduce((sum, line) => sum + line.words, 0)
  const plain = otherWords + lines.reduce((sum, line) => sum + (line.tells === 0 ? line.words : 0), 0)
  const most = years >= 10 ? 1000 : 800
  const tooMany = Math.ceil(Math.max(0, plain - most) / wordsAPoint) / scoreWeights.length.most
  const explanation =
    plain > most
      ? `${all} words, ${plain} of them outside of lines with a number or result; ${most} are enough`
      : `${all} words; ${fewestWords} to ${most} read well`
  return { share: all < fewestWords ? all / fewestWords : Math.max(0, 1 - tooMany), explanation }
}

const measureWording = ({ lines }: ScoreFacts): Measure => {
  const weak = lines.filter(({ isWeak }) => isWeak).length
  return {
    share: lines.length === 0 ? 0 : 1 - weak / lines.length,
    explanation:
      lines.length === 0
        ? 'There are no lines under jobs or projects yet'
        : `${lines.length - weak} of ${counted(lines.length, 'line')} say what you did${weak === 0 ? '' : `; ${weak} ${weak === 1 ? 'hides who acted or opens' : 'hide who acted or open'} with a duty`}`,
  }
}

const measureSoftware = ({ software, hasColumns }: ScoreFacts): Measure => {
  const given = software.filter(({ isGiven }) => isGiven)
  const layout = hasColumns
    ? 'The columns of your upload cost nothing here: the downloads have one column of real text'
    : 'The layout of your upload does not count: the downloads have one column of real text'
  const missing = software.filter(({ isGiven }) => !isGiven).map((item) => item.missing)
  return {
    share: ratio(given.length, software.length),
    explanation: `${given.length} of ${software.length} things that screening software looks for${missing.length > 0 ? `, missing ${listed(missing)}` : ''}. ${layout}`,
  }
}

const measures: Record<ScorePartKey, (facts: ScoreFacts) => Measure> = {
  requiredSkills: measureRequired,
  shownSkills: measureShown,
  experience: measureExperience,
  namedSkills: measureNamed,
  shownGenerally: measureShownGenerally,
  toldJobs: measureTold,
  results: measureResults,
  dates: measureDates,
  contact: (facts) => ({
    share: ratio(contactParts(facts).reached, contactParts(facts).of),
    explanation: explainContact(facts),
  }),
  length: measureLength,
  wording: measureWording,
  software: measureSoftware,
}

/** Computes the score parts; each part's points are rounded down, so only a complete part scores fully. */
export const scoreParts = (facts: ScoreFacts): ResumeScore['parts'] =>
  (facts.needs ? rolePartKeys : generalPartKeys).map((key) => {
    const { name, most } = scoreWeights[key]
    const { share, explanation } = measures[key](facts)
    // Adding a small amount keeps 0.3 / 0.1 and similar results from falling below the integer they
    // represent.
    return { name, points: Math.floor(share * most + 1e-9), most, explanation: `${explanation}.` }
  })

/** Sum of all parts' points. */
export const totalOf = (parts: ResumeScore['parts']): number =>
  parts.reduce((sum, { points }) => sum + points, 0)
