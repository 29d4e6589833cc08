import { findSkills } from '../../text/find-skills.ts'
import { skillsNamedIn, skillsOf, workTexts } from '../optimizing/person.ts'
import { missingSkills, withBroader } from '../optimizing/role-needs.ts'
import { listed, type Reviewed, type Suggestion } from './suggestion.ts'

const suggestMissing = ({ document, needs }: Reviewed): Suggestion[] => {
  if (!needs) return []
  const missing = missingSkills(needs, skillsOf(document))
  const names = missing.slice(0, 4).map(({ skill }) => skill)
  if (names.length === 0) return []
  const none = names.length === 1 ? 'It is not' : names.length === 2 ? 'Neither is' : 'None of them is'
  const add = names.length === 1 ? 'Add it only if you have used it' : 'Add only what you have used'
  const weight = (missing[0]?.weight ?? 0) >= 4 ? 86 : 74
  return [
    {
      weight,
      text: `${needs.role} asks for ${listed(names)}. ${none} on your resume. ${add}, with the place where you did.`,
    },
  ]
}

/** Skills that stand in the list and serve the role, but no job, project or course tells where they were used. */
const suggestShowing = ({ document, needs }: Reviewed): Suggestion[] => {
  if (document.work.length + document.projects.length === 0) return []
  const shown = withBroader(
    skillsNamedIn([
      ...document.work.flatMap(workTexts),
      ...document.projects.flatMap(({ name, description, highlights, keywords }) => [
        name,
        description,
        ...highlights,
        ...keywords,
      ]),
      ...document.education.flatMap(({ courses, highlights }) => [...courses, ...highlights]),
      ...document.certificates.map(({ name }) => name),
    ]),
  )
  const claimed = document.skills.flatMap(({ keywords }) =>
    keywords.flatMap((text) => findSkills({ text, inSkillsSection: true }).map(({ name }) => name)),
  )
  const weightOf = (skill: string): number => needs?.skills.get(skill) ?? 0
  const unshown = [...new Set(claimed)]
    .filter((skill) => !shown.has(skill) && (!needs || weightOf(skill) >= 0.4))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 3)
  if (unshown.length === 0) return []
  const stand = unshown.length === 1 ? 'stands' : 'stand'
  return [
    {
      weight: 56,
      text: `${listed(unshown)} ${stand} in your skills, but no job or project shows ${unshown.length === 1 ? 'it' : 'them'}. Say in one line where you used ${unshown.length === 1 ? 'it' : 'each'}.`,
    },
  ]
}

/** What the role asks for and the resume does not say, and what it says but does not show. */
export const suggestSkills = (reviewed: Reviewed): Suggestion[] => [
  ...suggestMissing(reviewed),
  ...suggestShowing(reviewed),
]
