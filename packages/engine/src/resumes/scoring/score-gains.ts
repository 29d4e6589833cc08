import type { ResumeScore } from '@nextrung/contract/resume-score'
import { withBroader } from '../../person/broader-skills.ts'
import { findUnmetRequirements } from '../../person/unmet-requirements.ts'
import { listed, openingOf } from '../../text/phrases.ts'
import { missingContact } from './score-contact.ts'
import type { ScoreFacts } from './score-facts.ts'
import { scoreParts, totalOf } from './score-parts.ts'
import { requiredShowing } from './score-skills.ts'

/** A step the person could take, and the facts after taking it. */
type Step = { what: string; after: ScoreFacts }

const withSkills = (facts: ScoreFacts, skills: string[]): ScoreFacts => ({
  ...facts,
  named: new Set([...facts.named, ...skills]),
  shown: new Set([...facts.shown, ...skills]),
})

/** Leaves room for other kinds of steps. */
const mostSkills = 3

const skillSteps = (facts: ScoreFacts): Step[] => {
  const { needs } = facts
  if (!needs) return []
  const missing = findUnmetRequirements(needs.required, facts.named)
  return missing.map(({ skill, alternatives }) => {
    const instead =
      alternatives.length > 0
        ? ` (or ${listed(alternatives.slice(0, 3)).replace(/ and (?=[^,]*$)/, ' or ')})`
        : ''
    const after = withSkills(facts, [skill])
    const still = new Set(findUnmetRequirements(needs.required, after.named).map((other) => other.skill))
    const also = missing.filter((other) => other.skill !== skill && !still.has(other.skill))
    const more = also.length > 0 ? ` It answers for ${listed(also.map((other) => other.skill))} as well.` : ''
    return {
      what: `If you have used ${skill}${instead}, name it in the line of the job or project where you did.${more}`,
      after,
    }
  })
}

const showingSteps = (facts: ScoreFacts): Step[] => {
  const reached = withBroader(facts.shown)
  const unshown = facts.needs
    ? requiredShowing(facts).unshown.map(
        ({ skill, alternatives }) => [skill, ...alternatives].find((name) => facts.named.has(name)) ?? skill,
      )
    : [...facts.named].filter((skill) => !reached.has(skill))
  if (unshown.length === 0) return []
  const few = [...new Set(unshown)].slice(0, 5)
  return [
    {
      what: `Show ${listed(few)} in your work: ${few.length === 1 ? 'it stands' : 'they stand'} only in your list. Name ${few.length === 1 ? 'it' : 'each'} in the line of the job or project where you used it.`,
      after: withSkills(facts, few),
    },
  ]
}

const relevanceSteps = (facts: ScoreFacts): Step[] => {
  const { needs } = facts
  if (!needs) return []
  const own = [...facts.named].filter((skill) => needs.skills.has(skill)).slice(0, 2)
  if (own.length < 2) return []
  return facts.jobs.flatMap((job, at) =>
    job.span && !job.isOfRole && !job.usesSkills
      ? [
          {
            what: `If you used ${listed(own)} as ${job.entry}, name them in its lines, so that its months count for the role.`,
            after: {
              ...withSkills(facts, own),
              jobs: facts.jobs.map((other, index) => (index === at ? { ...other, usesSkills: true } : other)),
            },
          },
        ]
      : [],
  )
}

const lineSteps = (facts: ScoreFacts): Step[] => {
  const plain = facts.lines.filter(({ tells }) => tells < 1)
  const needed = Math.min(
    plain.length,
    Math.ceil(facts.lines.length / 2 - (facts.lines.length - plain.length)),
  )
  const chosen = new Set(plain.slice(0, Math.max(needed, 0)))
  if (chosen.size === 0) return []
  const quoted = [...chosen].slice(0, 2).map(({ text }) => `“${openingOf(text)}”`)
  const others = chosen.size - quoted.length
  const which = listed([...quoted, ...(others > 0 ? [`${others} more`] : [])])
  return [
    {
      what: `Put a number you know to be true into ${chosen.size === 1 ? 'the line' : `${chosen.size} lines:`} ${which}. How many, how often, how long before and after?`,
      after: {
        ...facts,
        lines: facts.lines.map((line) => (chosen.has(line) ? { ...line, tells: 1, isWeak: false } : line)),
      },
    },
  ]
}

const wordingSteps = (facts: ScoreFacts): Step[] => {
  const weak = facts.lines.filter(({ isWeak }) => isWeak)
  if (weak.length === 0) return []
  return [
    {
      what: `Say what you did yourself in ${weak.length === 1 ? 'the line' : `${weak.length} lines, such as`} “${openingOf(weak[0]?.text ?? '')}”: start with the verb.`,
      after: { ...facts, lines: facts.lines.map((line) => ({ ...line, isWeak: false })) },
    },
  ]
}

const dateSteps = (facts: ScoreFacts): Step[] => {
  const unclear = facts.dates.filter(({ clear }) => clear < 1)
  if (unclear.length === 0) return []
  const names = unclear.slice(0, 3).map(({ entry }) => entry)
  const others = unclear.length - names.length
  return [
    {
      what: `Write month and year of start and end for ${names.join('; ')}${others > 0 ? ` and ${others} more` : ''}.`,
      after: { ...facts, dates: facts.dates.map((entry) => ({ ...entry, clear: 1 })) },
    },
  ]
}

const contactSteps = (facts: ScoreFacts): Step[] =>
  missingContact(facts).map(({ key, words }) => ({
    what: `Put ${words} at the top${key === 'link' ? ', if you have one' : ''}.`,
    after: { ...facts, contact: { ...facts.contact, [key]: true } },
  }))

const softwareSteps = (facts: ScoreFacts): Step[] =>
  facts.software.flatMap(({ isGiven, missing }, at) =>
    isGiven
      ? []
      : [
          {
            what: `Give ${missing}; screening software sorts by it.`,
            after: {
              ...facts,
              software: facts.software.map((item, index) =>
                index === at ? { ...item, isGiven: true } : item,
              ),
            },
          },
        ],
  )

const toldSteps = (facts: ScoreFacts): Step[] => {
  const thin = [
    ...facts.jobs.map(({ entry, lines }) => ({ entry, lines })),
    ...facts.projects.map(({ name, lines }) => ({ entry: name, lines })),
  ].filter(({ lines }) => lines < 2)
  if (facts.needs || thin.length === 0) return []
  const full = <Entry extends { lines: number }>(entry: Entry): Entry => ({
    ...entry,
    lines: Math.max(2, entry.lines),
  })
  return [
    {
      what: `Write at least two lines on what you did for ${listed(thin.slice(0, 3).map(({ entry }) => entry))}${thin.length > 3 ? ` and ${thin.length - 3} more` : ''}.`,
      after: { ...facts, jobs: facts.jobs.map(full), projects: facts.projects.map(full) },
    },
  ]
}

const mostGains = 6

const byPoints = (a: { points: number }, b: { points: number }): number => b.points - a.points

/** The steps that would raise the score most, each with the points it would add by itself. */
export const findGains = (facts: ScoreFacts, total: number): ResumeScore['gains'] => {
  const gainsOf = (steps: (facts: ScoreFacts) => Step[]): ResumeScore['gains'] =>
    steps(facts)
      .map(({ what, after }) => ({ points: totalOf(scoreParts(after)) - total, what }))
      .filter(({ points }) => points > 0)
      .sort(byPoints)
  const others = [
    showingSteps,
    relevanceSteps,
    lineSteps,
    wordingSteps,
    dateSteps,
    contactSteps,
    softwareSteps,
    toldSteps,
  ].flatMap(gainsOf)
  return [...gainsOf(skillSteps).slice(0, mostSkills), ...others].sort(byPoints).slice(0, mostGains)
}
