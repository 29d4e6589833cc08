import type { InventedPerson } from '../invented-person.ts'
import { makeRandom } from '../seeded-random.ts'
import { makeDateHabit } from './date-habit.ts'
import { inventCertificates } from './invent-certificates.ts'
import { inventEducation } from './invent-education.ts'
import { inventIdentity } from './invent-identity.ts'
import { inventJobs } from './invent-jobs.ts'
import { inventOtherSections } from './invent-other-sections.ts'
import { inventPersonalData } from './invent-personal-data.ts'
import { inventProjects } from './invent-projects.ts'
import { inventSkills, inventSpokenLanguages } from './invent-skills.ts'
import { makePolish } from './item-habit.ts'
import { makeVoice, type PersonVoice } from './person-voice.ts'
import { type Life, lives, planCareer } from './plan-career.ts'

/** Invents the person with this number: always the same one, and unlike all others. */
export function inventPerson(seed: number): InventedPerson {
  const random = makeRandom(seed)
  const voice = makeVoice(random)
  const dates = makeDateHabit(voice)
  const life = drawLife(voice)
  const { called, ...identity } = inventIdentity(voice)
  const stretches = planCareer(voice, { life, now: dates.now })
  const oldest = stretches.at(-1)?.start ?? dates.now
  const studying = life === 'student' || random.chance(0.06)
  const jobs = inventJobs(voice, { called, dates, stretches })
  return {
    language: voice.language,
    ...identity,
    title: random.chance(0.6) ? voice.write('headline') : undefined,
    summary: random.chance(0.68) ? makePolish(voice)(voice.write('summary')) : undefined,
    jobs,
    education: inventEducation(voice, { dates, until: oldest, studying }),
    certificates: inventCertificates(voice, dates),
    projects: inventProjects(voice, { dates, called, student: life === 'student' }),
    skills: inventSkills(voice),
    languages: inventSpokenLanguages(voice),
    other: inventOtherSections(voice),
    personal: inventPersonalData(voice, { called, oldest }),
  }
}

function drawLife(voice: PersonVoice): Life {
  const drawn = voice.write('life')
  return lives.find((life) => life === drawn) ?? 'steady'
}
