import { withBroader } from '../../person/broader-skills.ts'
import { byListFirst, type HeldSkills, readHeldSkills } from '../../person/held-skills.ts'
import { findUnmetRequirements } from '../../person/unmet-requirements.ts'
import { listed, openingOf } from '../../text/phrases.ts'
import { skillsNamedIn } from '../optimizing/person.ts'
import type { RoleNeeds } from '../optimizing/role-needs.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

/** For the first missing skill with alternatives, asks whether the person used one of them under another name. */
const otherNameFor = (missing: RoleNeeds['required']): string => {
  const open = missing.find(({ alternatives }) => alternatives.length > 0)
  if (!open) return ''
  const others = open.alternatives.slice(0, 3)
  const said = others.length === 1 ? others[0] : `${others.slice(0, -1).join(', ')} or ${others.at(-1)}`
  return ` Ask yourself whether you did one of them under another name: ${said} ${others.length === 1 ? 'counts' : 'count'} as ${open.skill} too.`
}

const suggestMissing = ({ needs }: Reviewed, { full, partial }: HeldSkills): Suggestion[] => {
  if (!needs) return []
  const missing = findUnmetRequirements(needs.required, [...full.keys(), ...partial.keys()])
  const most = missing.slice(0, 4)
  if (most.length === 0) return []
  const none = most.length === 1 ? 'It is not' : most.length === 2 ? 'Neither is' : 'None of them is'
  const add = most.length === 1 ? 'Add it only if you have used it' : 'Add only what you have used'
  const weight = (missing[0]?.weight ?? 0) >= 4 ? 86 : 74
  const names = listed(most.map(({ skill }) => skill))
  return [
    {
      weight,
      text: `${needs.role} asks for ${names}. ${none} on your resume, which names ${needs.required.length - missing.length || 'none'} of the ${needs.required.length} skills the role asks for.${otherNameFor(most)} ${add}, in the line that shows where.`,
    },
  ]
}

/** A line without a skill, in which a listed-only skill may have been used. */
const lineWithoutSkill = ({ document }: Reviewed): string => {
  for (const { name, position, highlights } of document.work) {
    const line = highlights.find((text) => skillsNamedIn([text]).length === 0)
    if (line)
      return ` Was one of them at work in “${openingOf(line)}” (${name ?? position ?? 'your last job'})?`
  }
  return ''
}

/** Listed skills relevant to the role that no job, project or course shows in use. */
const suggestShowing = (reviewed: Reviewed, { full }: HeldSkills): Suggestion[] => {
  const { document, needs } = reviewed
  if (document.work.length + document.projects.length === 0) return []
  const held = byListFirst(full.values())
  const isTold = (place: string): boolean => ['work', 'projects', 'education', 'certificates'].includes(place)
  const shown = withBroader(
    held.filter(({ mentions }) => mentions.some(({ place }) => isTold(place))).map(({ name }) => name),
  )
  const claimed = held.filter(({ mentions }) => mentions.some(({ place }) => place === 'list'))
  const weightOf = (skill: string): number => needs?.skills.get(skill) ?? 0
  const unshown = claimed
    .map(({ name }) => name)
    .filter((skill) => !shown.has(skill) && (!needs || weightOf(skill) >= 0.4))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 3)
  if (unshown.length === 0) return []
  const stand = unshown.length === 1 ? 'stands' : 'stand'
  return [
    {
      weight: 56,
      text: `${listed(unshown)} ${stand} in your skills, but no job or project shows ${unshown.length === 1 ? 'it' : 'them'}. Say in one line where you used ${unshown.length === 1 ? 'it' : 'each'}.${lineWithoutSkill(reviewed).replace('one of them', unshown.length === 1 ? 'it' : 'one of them')}`,
    },
  ]
}

/** Suggests required skills the resume lacks, and skills it names but does not show. */
export const suggestSkills = (reviewed: Reviewed): Suggestion[] => {
  const held = readHeldSkills(reviewed.document)
  return [...suggestMissing(reviewed, held), ...suggestShowing(reviewed, held)]
}
