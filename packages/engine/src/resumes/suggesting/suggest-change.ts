import { openingOf } from '../../text/phrases.ts'
import { readStanding, skillsNamedIn } from '../optimizing/person.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

const enoughSkills = 2

/** For career changers: asks which existing experience could show the role's work before a job does. */
export const suggestChange = ({ document, needs, today }: Reviewed): Suggestion[] => {
  if (!needs || document.work.length === 0) return []
  const { isChanger, isWorkThin } = readStanding(document, { needs, today })
  if (!isChanger || !isWorkThin) return []
  const isOfRole = (texts: (string | undefined)[]): boolean =>
    skillsNamedIn(texts).filter((skill) => needs.skills.has(skill)).length >= enoughSkills
  if (
    document.projects.some(({ name, description, highlights, keywords }) =>
      isOfRole([name, description, ...highlights, ...keywords]),
    )
  )
    return []
  const nearest = document.work
    .flatMap(({ highlights, name, position }) =>
      highlights.map((line) => ({ line, entry: name ?? position })),
    )
    .find(({ line }) => skillsNamedIn([line]).some((skill) => needs.skills.has(skill)))
  const near = nearest
    ? ` “${openingOf(nearest.line)}” (${nearest.entry ?? 'one of your jobs'}) comes nearest: what in it was such work?`
    : ''
  return [
    {
      weight: 71,
      text: `No job or project here shows the work of a ${needs.noun} yet.${near} If you have done some in a course, at home or beside your job, add it as a project: what did you set up, and what came of it?`,
    },
  ]
}
