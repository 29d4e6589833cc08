import type { InventedEducation } from '../../invented-person.ts'
import type { Block, LineBlock } from '../../shapes.ts'
import { type Fields, renderTemplate } from '../line-template.ts'
import type { Writing } from '../writing.ts'

const schoolTemplates: readonly (readonly [string[], string[]])[] = [
  [['^b {school} || {place}'], ['^i {course} || {dates}', '{score}']],
  [['^b {school}<, >{place}'], ['{course}<, >{dates}<, >{score}']],
  [['^bk {school}'], ['{dates}<: >{course}', '{score}']],
  [['{school}', '^i {place}'], ['^* {course}[ ({dates})]<, >{score}']],
  [['^bl {school}<>{place}'], ['{course}', '^s {dates}<>{score}']],
]

/** Whether two degrees in a row come from one school. */
export const sharesSchool = (all: readonly InventedEducation[]): boolean =>
  all.some(({ school }, at) => school === all[at + 1]?.school)

/** Each school once, above the degrees taken there. */
export function educationBySchool(input: {
  writing: Writing
  all: readonly InventedEducation[]
  fieldsOf: (education: InventedEducation) => Fields
  detailsOf: (education: InventedEducation) => LineBlock[]
}): Block[][] {
  const { writing, all, fieldsOf, detailsOf } = input
  const { word, separator, bullet, random } = writing
  const [schoolLines, degreeLines] = random.pick(schoolTemplates)
  const shared = { role: 'educationHead' as const, word, separator, bullet }
  return all.map((education, at): Block[] => {
    const fields = fieldsOf(education)
    const isFirst = all[at - 1]?.school !== education.school
    const isAlone = isFirst && all[at + 1]?.school !== education.school
    const school = isFirst ? renderTemplate({ ...shared, lines: schoolLines, fields }) : []
    const begins = isAlone && school.length > 0 ? 'none' : 'first'
    return [
      ...school,
      ...renderTemplate({ ...shared, lines: degreeLines, fields, begins }),
      ...detailsOf(education),
    ]
  })
}
