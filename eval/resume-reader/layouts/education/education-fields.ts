import type { InventedEducation } from '../../invented-person.ts'
import type { Piece } from '../../shapes.ts'
import type { Fields } from '../line-template.ts'
import { joined, labelled } from '../lines.ts'
import type { Writing } from '../writing.ts'

export function educationFields(input: {
  writing: Writing
  education: InventedEducation
  /** Between degree and area, such as " in ". */
  between: string
}): Fields {
  const { writing, education, between } = input
  const { start, end } = education
  const degree = labelled(education.degree, 'degree')
  const area = labelled(education.area, 'area')
  const parts = [degree, area].filter((pieces): pieces is Piece[] => pieces !== undefined)
  return {
    degree,
    area,
    course: courseOf({ parts, between }),
    school: labelled(education.school, 'school'),
    place: labelled(education.place, 'place'),
    score: labelled(education.score, 'score'),
    end: end === undefined ? undefined : writing.dates.single(end),
    dates: writing.dates.range({ ...(start ? { start } : {}), ...(end ? { end } : {}) }),
  }
}

function courseOf({ parts, between }: { parts: Piece[][]; between: string }): Piece[] {
  if (between !== '()') return joined(parts, between)
  const [first, second] = parts
  if (!first || !second) return first ?? []
  return [...first, { text: ' (', label: 'none' }, ...second, { text: ')', label: 'none' }]
}
