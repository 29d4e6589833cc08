import type { CheckedCourse } from './check-all.ts'

type Kind = CheckedCourse['outcome']['kind']

const detailOf = ({ outcome }: CheckedCourse): string => {
  if (outcome.kind === 'moved') return ` -> ${outcome.to}`
  if (outcome.kind === 'failing') return ` (${outcome.why})`
  return 'status' in outcome ? ` (${outcome.status})` : ''
}

/** What each kind means, in the order of the report. Those that answer are only counted. */
const sections: readonly (readonly [Kind, string])[] = [
  ['gone', 'No longer there'],
  ['failing', 'No proper answer; try again later'],
  ['moved', 'Moved; a course that was withdrawn may lead to a list of others, so open them'],
  ['refused', 'Closed to programs; open them in a browser'],
  ['skipped', 'Not asked for, because their site refused several in a row'],
]

const mostNamed = 20

const sectionOf = (
  found: readonly CheckedCourse[],
  [kind, heading]: (typeof sections)[number],
): readonly string[] => {
  // Those that nobody could check would fill the screen.
  const named = kind === 'skipped' ? [] : kind === 'refused' ? found.slice(0, mostNamed) : found
  const more = named.length > 0 ? found.length - named.length : 0
  return [
    '',
    `${heading}: ${found.length}`,
    ...named.map((course) => `  #${course.id} ${course.name}\n    ${course.url}${detailOf(course)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

/** The report as text, what needs the operator first. */
export const reportCourses = (checked: readonly CheckedCourse[]): string => {
  const byKind = Map.groupBy(checked, ({ outcome }) => outcome.kind)
  const answering = byKind.get('answers')?.length ?? 0
  return [
    `${answering} of ${checked.length} course addresses answer.`,
    ...sections.flatMap((section) => {
      const found = byKind.get(section[0]) ?? []
      return found.length > 0 ? sectionOf(found, section) : []
    }),
  ].join('\n')
}
