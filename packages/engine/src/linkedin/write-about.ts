import { credentialsPart } from '../resumes/resumes.public.ts'
import { inFirstPerson } from '../text/first-person.ts'
import { ended, listed, withArticle } from '../text/phrases.ts'
import { yearsInField } from './held-job.ts'
import { type DraftPart, isPublic, kept, reworded } from './linked-in-draft.ts'
import type { LinkedInFacts } from './linked-in-facts.ts'
import type { NotableLine } from './notable-lines.ts'

const achievements = { most: 3, mostOfOnePlace: 2 }
const mostSkills = 8

const plainTitle = /^[\p{L} -]+$/u

/** Introduces the person: current title, employer, and years in the field. */
const opening = ({ document, job, today }: LinkedInFacts): DraftPart[] => {
  const { summary } = document.basics
  if (!job) return summary && isPublic(summary) ? [kept(summary.trim(), '/basics/summary')] : []
  const { position, employer, isCurrent } = job
  const { years, from } = yearsInField(document, { position, today })
  const title = plainTitle.test(position) ? withArticle(position) : position
  const verb = plainTitle.test(position)
    ? isCurrent
      ? 'I am'
      : 'I have worked as'
    : isCurrent
      ? 'My position is'
      : 'My last position was'
  const place = employer ? ` at ${employer.name}` : ''
  const time = years >= 1 ? `, with ${years} ${years === 1 ? 'year' : 'years'} of experience` : ''
  return [
    reworded(`${verb} ${title}${place}${time}.`, job.from, ...(employer ? [employer.from] : []), ...from),
  ]
}

const chooseLines = (lines: NotableLine[]): NotableLine[] => {
  const chosen: NotableLine[] = []
  for (const line of lines) {
    const ofPlace = chosen.filter(({ place }) => place.pointer === line.place.pointer).length
    const isRepeated = chosen.some(({ text }) => text === line.text)
    if (ofPlace < achievements.mostOfOnePlace && !isRepeated) chosen.push(line)
    if (chosen.length === achievements.most) break
  }
  // Most recent first; lines of one job or project stay together, the strongest first.
  return chosen.sort((a, b) => a.place.order - b.place.order)
}

const isPlaceName = (name: string | undefined): name is string =>
  name !== undefined && name.length <= 80 && isPublic(name) && !/^(?:self|freelanc)/i.test(name)

const achievement = (line: NotableLine, { isFirst }: { isFirst: boolean }): DraftPart => {
  const { text, pointer, place } = line
  const name = isPlaceName(place.name) ? place.name : undefined
  const told = inFirstPerson(text, { isCurrent: place.isCurrent })
  if (told && (!isFirst || !name)) return reworded(ended(told), pointer)
  if (told && name) {
    const where = place.kind === 'work' ? `At ${name}` : `In the project ${name}`
    return reworded(`${where}, ${ended(told.replace(/^We /, 'we '))}`, pointer, place.pointer)
  }
  if (!name) return reworded(`From my work: ${ended(text)}`, pointer)
  const where = place.kind === 'work' ? 'From my work at' : 'From the project'
  return reworded(`${where} ${name}: ${ended(text)}`, pointer, place.pointer)
}

const achievementsOf = ({ lines }: LinkedInFacts): DraftPart[] =>
  chooseLines(lines).map((line, at, all) =>
    achievement(line, { isFirst: all[at - 1]?.place.pointer !== line.place.pointer }),
  )

const skillsOf = ({ skills }: LinkedInFacts): DraftPart[] => {
  const chosen = skills.slice(0, mostSkills)
  const names = listed(chosen.map(({ text }) => text))
  return chosen.length === 0
    ? []
    : [
        reworded(
          chosen.length === 1 ? `One of my skills is ${names}.` : `My skills include ${names}.`,
          ...chosen.flatMap(({ from }) => from),
        ),
      ]
}

const credentialsOf = (facts: LinkedInFacts): DraftPart[] => {
  const held = credentialsPart(facts)
  return held ? [reworded(held.text.replace(/^Holds /, 'I hold '), ...held.from)] : []
}

const aimOf = ({ needs }: LinkedInFacts): DraftPart[] =>
  needs ? [{ text: `I am looking for ${withArticle(needs.noun)} role.`, from: [], basis: 'aim' }] : []

/**
 * Drafts the About in first-person paragraphs: who they are, what they did with figures as given, their skills and
 * credentials, and the role they want. Each sentence uses only what its `from` names.
 */
export const draftAbout = (facts: LinkedInFacts): DraftPart[][] =>
  [opening(facts), achievementsOf(facts), [...skillsOf(facts), ...credentialsOf(facts)], aimOf(facts)].filter(
    (paragraph) => paragraph.length > 0,
  )
