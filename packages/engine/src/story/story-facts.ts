import { targetRoles } from '@nextrung/contract/roles'
import { isHeldCertificate } from '@nextrung/contract/shown-certificate'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { findEvidencedSkills, findNotableLines } from '../linkedin/linkedin.public.ts'
import { isShownAtWork, readHeldSkills } from '../person/held-skills.ts'
import { credentialsPart, findRoleNeeds, type RoleNeeds, readStanding } from '../resumes/resumes.public.ts'
import { canonicalSkill } from '../text/find-skills.ts'
import type { StoryInput } from './story-input.ts'
import { readJobs, type StoryJob } from './story-jobs.ts'
import { type Deed, readLines, type Saying } from './story-lines.ts'
import { readOrigin, type StoryOrigin } from './story-origin.ts'
import { gatherSource, type StorySource } from './story-source.ts'
import { readYears, type StoryYears } from './story-years.ts'

/**
 * `in-role`: has held such a role. `nearby`: has worked in IT, in another role. `changer`: has worked elsewhere.
 * `starter`: no job to tell of.
 */
export type Standing = 'in-role' | 'nearby' | 'changer' | 'starter'

/** A skill to name, with the lines that show it; `isTold` if only the request names it. */
export type NamedSkill = { text: string; from: string[]; isTold: boolean }

export type StoryFacts = {
  input: StoryInput
  source: StorySource
  needs: RoleNeeds
  language: string
  standing: Standing
  /** Newest first. */
  jobs: StoryJob[]
  years: StoryYears
  deeds: Deed[]
  sayings: Saying[]
  /** For the role first. */
  skills: NamedSkill[]
  /** "CompTIA Security+ and a Bachelor of Science in Biology". */
  credentials: { text: string; from: string[] } | undefined
  courses: { text: string; pointer: string; isTold: boolean }[]
  /** A degree under way. */
  study: { text: string; from: string[] } | undefined
  origin: StoryOrigin | undefined
}

const technicalKinds = new Set(['language', 'framework', 'library', 'database', 'platform', 'cloud'])

const allRoles = targetRoles.flatMap((role) => findRoleNeeds(role) ?? [])

/** Whether a job was in IT: by its title, or because its lines name two technologies. */
const hasWorkedInIt = ({ document }: StorySource): boolean => {
  const titles = document.work.map(({ position }) => position?.toLowerCase() ?? '')
  if (titles.some((title) => allRoles.some((role) => role.titles.some((known) => title.includes(known)))))
    return true
  const shown = [...readHeldSkills(document).full.values()].filter(
    (skill) =>
      technicalKinds.has(findSkillByName(skill.name)?.kind ?? '') &&
      skill.mentions.some(({ place }) => place === 'work'),
  )
  return shown.length >= 2
}

const readSkills = (source: StorySource, needs: RoleNeeds): NamedSkill[] => {
  const held = findEvidencedSkills(source.document, needs).filter(({ text }) =>
    /^[^<>{}|\\]{1,40}$/u.test(text),
  )
  const named = new Set(held.map(({ text }) => canonicalSkill(text).toLowerCase()))
  const listedAt = new Map(
    source.document.skills.flatMap(({ keywords }, group) =>
      keywords.map((text, at) => [canonicalSkill(text).toLowerCase(), `/skills/${group}/keywords/${at}`]),
    ),
  )
  const said = source.told.skills.flatMap((text, at) => {
    const isSkill = findSkillByName(text) !== undefined || /^[\p{L}\d][\p{L}\d+#.&/' -]{0,28}$/u.test(text)
    if (!isSkill || text.split(' ').length > 4 || named.has(canonicalSkill(text).toLowerCase())) return []
    const listed = listedAt.get(canonicalSkill(text).toLowerCase())
    return [
      {
        text,
        from: [listed ?? `/told/skills/${at}`],
        isTold: listed === undefined,
        weight: needs.skills.get(canonicalSkill(text)) ?? 0,
      },
    ]
  })
  const all = [
    ...held.map(({ text, from, weight, isShown }) => ({
      text,
      from,
      weight: weight + (isShown ? 0.05 : 0),
      isTold: false,
    })),
    ...said,
  ].sort((a, b) => b.weight - a.weight)
  const ofRole = all.filter(({ weight }) => weight >= 0.1)
  return (ofRole.length >= 3 ? ofRole : all).map(({ weight: _, ...skill }) => skill)
}

const readCourses = ({ document, told }: StorySource): StoryFacts['courses'] => {
  const own = document.education.flatMap(({ courses }, entry) =>
    courses.map((text, at) => ({ text, pointer: `/education/${entry}/courses/${at}`, isTold: false })),
  )
  const said = told.courses.map((text, at) => ({ text, pointer: `/told/courses/${at}`, isTold: true }))
  const seen = new Set<string>()
  return [...said, ...own].filter(({ text }) => {
    const isFit = text.length <= 80 && !/[<>{}|\\“”]/u.test(text) && !seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    return isFit
  })
}

const readStudy = ({ document, textAt }: StorySource, today: string): StoryFacts['study'] => {
  const at = document.education.findIndex(
    ({ current, endDate }) => current || (endDate !== undefined && endDate > today.slice(0, endDate.length)),
  )
  const subject = [`/education/${at}/area`, `/education/${at}/studyType`].find((pointer) => textAt(pointer))
  const text = subject && textAt(subject)
  if (!text || !subject || text.length > 80) return undefined
  const place = textAt(`/education/${at}/institution`)
  return {
    text: place && place.length <= 80 ? `${text} at ${place}` : text,
    from: [subject, ...(place ? [`/education/${at}/institution`] : [])],
  }
}

/** What a story can say about the person, all of it with pointers to where it stands. */
export const gatherFacts = (input: StoryInput): StoryFacts => {
  const source = gatherSource(input)
  const { document } = source
  const needs = findRoleNeeds(input.targetRole)
  if (!needs) throw new Error(`No requirements for ${input.targetRole}`)
  const language = input.resume?.language ?? 'en'
  const jobs = readJobs(document.work, language)
  const isInRole =
    document.work.length > 0 && !readStanding(document, { needs, today: input.today }).isChanger
  const isNearby = hasWorkedInIt(source)
  const standing =
    isInRole && isNearby ? 'in-role' : isNearby ? 'nearby' : jobs.length > 0 ? 'changer' : 'starter'
  return {
    input,
    source,
    needs,
    language,
    standing,
    jobs,
    years: readYears(input, { source, jobs, standing }),
    ...readLines(findNotableLines(document, needs), { jobs, language }),
    skills: readSkills(source, needs),
    credentials: credentialsPart({ document, needs, today: input.today }),
    courses: readCourses(source),
    study: readStudy(source, input.today),
    origin: standing === 'changer' ? readOrigin(source, input.targetRole) : undefined,
  }
}

/** The certificates that are held. */
export const heldCertificates = ({ document }: StorySource) =>
  document.certificates.flatMap((certificate, at) =>
    isHeldCertificate(certificate) && certificate.name.length <= 90
      ? [{ ...certificate, pointer: `/certificates/${at}/name` }]
      : [],
  )

/** The names of skills that work or a project shows. */
export const skillsShownAtWork = ({ document }: StorySource): string[] =>
  [...readHeldSkills(document).full.values()].filter(isShownAtWork).map(({ name }) => name)
