import type { Wishes } from '../wish-model/wish.ts'
import { relevanceFor, roleSkillsIn } from './relevance.ts'
import type { RoleNeeds } from './role-needs.ts'
import type { TracedResume, TracedText } from './traced-document.ts'

type Dated = {
  startDate?: TracedText | undefined
  endDate?: TracedText | undefined
  current?: boolean | undefined
}

const endKey = ({ startDate, endDate, current }: Dated): string => {
  const start = startDate?.text ?? ''
  return current ? `9999 ${start}` : `${endDate?.text ?? start} ${start}`
}

/** Newest first, or oldest first for a `direction` of -1; entries without dates keep their place in the list. */
const byDate = <Entry extends Dated>(entries: Entry[], direction: 1 | -1 = 1): Entry[] => {
  const isDated = (entry: Entry): boolean => entry.startDate !== undefined || entry.endDate !== undefined
  const dated = entries
    .filter(isDated)
    .sort((a, b) => direction * (endKey(a) < endKey(b) ? 1 : endKey(a) > endKey(b) ? -1 : 0))
  let next = 0
  return entries.map((entry) => (isDated(entry) ? (dated[next++] ?? entry) : entry))
}

const strongestFirst = <Item>(items: Item[], strength: (item: Item) => number): Item[] =>
  items
    .map((item) => ({ item, strength: strength(item) }))
    .sort((a, b) => b.strength - a.strength)
    .map(({ item }) => item)

/** Whether a list must keep its order because a line introduces others ("Key results:") or continues one. */
export const hasFixedOrder = (lines: TracedText[]): boolean =>
  lines.some(
    ({ text }) =>
      /:$|^\p{Ll}/u.test(text) || /^(?:also|then|later|this|these|it|additionally|furthermore)\b/i.test(text),
  )

const orderLines = (lines: TracedText[], needs: RoleNeeds): TracedText[] =>
  hasFixedOrder(lines) ? lines : strongestFirst(lines, ({ text }) => relevanceFor(text, needs))

type Ordering = { needs: RoleNeeds | undefined; wishes: Pick<Wishes, 'jobOrder' | 'lineOrder'> }

const orderJobs = (work: TracedResume['work'], jobOrder: Wishes['jobOrder']): TracedResume['work'] =>
  jobOrder === 'as-written' ? work : byDate(work, jobOrder === 'oldest-first' ? -1 : 1)

/** The role's weight for the strongest skill that a text names; 0 if it names none. */
export const weightOf = (text: string, needs: RoleNeeds): number =>
  roleSkillsIn(text, needs).reduce((most, skill) => Math.max(most, needs.skills.get(skill) ?? 0), 0)

const orderSkills = (groups: TracedResume['skills'], needs: RoleNeeds): TracedResume['skills'] =>
  strongestFirst(
    groups.map((group) => ({
      ...group,
      keywords: strongestFirst(group.keywords, ({ text }) => weightOf(text, needs)),
    })),
    ({ keywords }) => keywords.reduce((sum, { text }) => sum + weightOf(text, needs), 0),
  )

const projectText = ({ name, description, highlights, keywords }: TracedResume['projects'][number]): string =>
  [name, description, ...highlights, ...keywords].map((text) => text?.text ?? '').join('. ')

/**
 * Orders jobs and education newest first, or as the wishes say. Within them, and in skills, projects and
 * certificates, what the role needs comes first. Without a role only dates count. Nothing is dropped.
 */
export const orderEntries = (resume: TracedResume, { needs, wishes }: Ordering): TracedResume => {
  const work = orderJobs(resume.work, wishes.jobOrder)
  const education = wishes.jobOrder === 'as-written' ? resume.education : byDate(resume.education)
  if (!needs || wishes.lineOrder === 'as-written') return { ...resume, work, education }
  return {
    ...resume,
    work: work.map((job) => ({ ...job, highlights: orderLines(job.highlights, needs) })),
    education,
    projects: strongestFirst(
      resume.projects.map((project) => ({
        ...project,
        highlights: orderLines(project.highlights, needs),
        keywords: strongestFirst(project.keywords, ({ text }) => weightOf(text, needs)),
      })),
      (project) => relevanceFor(projectText(project), needs),
    ),
    skills: orderSkills(resume.skills, needs),
    certificates: strongestFirst(resume.certificates, ({ name }) => relevanceFor(name.text, needs)),
  }
}
