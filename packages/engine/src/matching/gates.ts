import type { Advertisement } from '@nextrung/contract/advertisement'
import { counted, listed } from '../path/path.public.ts'
import { livesIn, nearness, readArea } from './areas.ts'
import type { Candidate } from './candidate.ts'
import { degreeRank } from './degrees.ts'
import type { MatchGate } from './job-match.ts'
import { yearsFor } from './years-for.ts'

type Gate = (candidate: Candidate, advertisement: Advertisement) => Omit<MatchGate, 'gate'> | undefined

// Advertisements state years as a wish: who has three of five is often invited, who has none is not.
const closeShare = 0.6
const leastGap = 2

// With so many of the required skills, titles that tell nothing are no reason to rule somebody out.
const tellingShare = 0.6

const holdsMost = ({ known }: Candidate, { skills }: Advertisement): boolean => {
  const required = skills.filter(({ kind }) => kind === 'must')
  const held = required.filter(({ name }) => known.get(name)?.grade === 'full')
  return required.length > 0 && held.length >= tellingShare * required.length
}

const years: Gate = (candidate, advertisement) => {
  const { yearsMin, role } = advertisement
  if (!yearsMin) return undefined
  const had = yearsFor(candidate, advertisement)
  const asks = `Asks for ${counted(yearsMin, 'year')}`
  if (!candidate.standing.hasResume && had === 0)
    return { ok: null, says: `${asks}. Upload a resume to compare.` }
  const where = role ? ` in ${role} work or work close to it` : ''
  const says = `${asks}; your resume shows ${had === 0 ? 'none' : counted(had, 'year')}${where}.`
  if (had >= yearsMin) return { ok: true, says }
  const isFar = had < yearsMin * closeShare && yearsMin - had >= leastGap
  if (!isFar) return { ok: null, says: `${says} That is close.` }
  const mayCount = candidate.yearsOfExperience >= yearsMin && holdsMost(candidate, advertisement)
  return mayCount
    ? {
        ok: null,
        says: `${asks}. You have most of the skills, but your titles don't tell which years count.`,
      }
    : { ok: false, says }
}

const degreeNames = {
  none: 'no degree',
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  phd: 'a doctorate',
} as const

const degree: Gate = (candidate, { degree: asked, degreeOrEquivalent }) => {
  if (!asked || asked === 'none') return undefined
  const asks = `Asks for ${degreeNames[asked]}${degreeOrEquivalent ? ' or equivalent experience' : ''}`
  const had = candidate.degree
  if (had !== null && degreeRank(had) >= degreeRank(asked))
    return { ok: true, says: `${asks}; your resume shows ${degreeNames[had]}.` }
  if (degreeOrEquivalent)
    return { ok: candidate.standing.years > 0 ? true : null, says: `${asks}; your work can stand in for it.` }
  if (had === null) return { ok: null, says: `${asks}; your resume names no education.` }
  return { ok: false, says: `${asks}; your resume shows ${degreeNames[had]}.` }
}

const permission: Gate = (_, { permission: said }) => {
  if (said === 'citizen') return { ok: null, says: 'Open to citizens only. Check that this is you.' }
  if (said === 'no-sponsorship')
    return { ok: null, says: 'Sponsors no visas. Check that you may work there already.' }
  return said === 'sponsorship-offered' ? { ok: true, says: 'Offers to sponsor a visa.' } : undefined
}

const clearance: Gate = ({ hasClearance }, { clearance: asked }) => {
  if (!asked) return undefined
  return hasClearance
    ? { ok: true, says: `Asks for a clearance (${asked}); your resume mentions one. Check that it fits.` }
    : { ok: null, says: `Asks for a clearance (${asked}); your resume mentions none.` }
}

const place: Gate = ({ home, places, isRemoteOnly }, { mode, places: offered }) => {
  const [first] = offered
  if (mode === 'remote' || isRemoteOnly || !first) return undefined
  const wished = places.length > 0 ? places : home ? [home] : []
  const where = `Work is in ${listed(offered, 3)}`
  if (wished.length === 0) return { ok: null, says: `${where}. Add your places to compare.` }
  const near = offered.flatMap((text) => {
    const area = readArea(text)
    return area ? wished.map((own) => nearness(area, own)) : []
  })
  const own = places.length > 0 ? 'the places you named' : home?.text
  if (near.includes('same')) return { ok: true, says: `${where}, which fits ${own}.` }
  if (near.includes('region')) return { ok: null, says: `${where}, in the same region as ${own}.` }
  if (near.includes(undefined))
    return { ok: null, says: `${where}. We can't tell how far that is from ${own}.` }
  // A place somebody named is a wish; the place they live in need not be.
  if (near.includes('country') && places.length === 0)
    return { ok: null, says: `${where}, in the same country as ${own}.` }
  return { ok: false, says: `${where}, which isn't near ${own}.` }
}

const remote: Gate = ({ home, isRemoteOnly }, { mode, remoteFrom }) => {
  if (mode !== 'remote') {
    if (!isRemoteOnly) return undefined
    return mode
      ? {
          ok: false,
          says: `The work is ${mode === 'hybrid' ? 'hybrid' : 'on site'}, and you want remote work only.`,
        }
      : { ok: null, says: "Doesn't say whether the work is remote." }
  }
  if (!remoteFrom) return { ok: true, says: 'The work is remote.' }
  const lives = livesIn(remoteFrom, home)
  const says = `Remote work for people in: ${remoteFrom}.`
  if (lives === null) return { ok: null, says: `${says} Check that this includes you.` }
  return lives ? { ok: true, says } : { ok: false, says: `${says} You live elsewhere.` }
}

const language: Gate = ({ languages }, { languages: asked }) => {
  const further = asked.filter((name) => name.toLowerCase() !== 'english')
  if (further.length === 0) return undefined
  const says = `Asks for ${listed(further)}`
  if (languages.size === 0) return { ok: null, says: `${says}; your resume lists no languages.` }
  const lacking = further.filter((name) => !languages.has(name.toLowerCase()))
  return lacking.length === 0
    ? { ok: true, says: `${says}, which your resume lists.` }
    : { ok: false, says: `${says}; your resume doesn't list ${listed(lacking)}.` }
}

const gates = [
  ['years', years],
  ['degree', degree],
  ['permission', permission],
  ['clearance', clearance],
  ['place', place],
  ['remote', remote],
  ['language', language],
] as const

/** The conditions that an advertisement names, and whether the person meets them. */
export const readGates = (candidate: Candidate, advertisement: Advertisement): MatchGate[] =>
  gates.flatMap(([gate, read]) => {
    const found = read(candidate, advertisement)
    return found ? [{ gate, ...found }] : []
  })
