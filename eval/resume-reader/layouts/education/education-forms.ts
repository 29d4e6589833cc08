import type { InventedEducation } from '../../invented-person.ts'
import type { Block } from '../../shapes.ts'
import { type Fields, renderTemplate } from '../line-template.ts'
import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'

type Row = [label: string, value: string]

const europass: Row[] = [
  ['$FormDates', '{dates}'],
  ['$FormDegree', '{course}'],
  ['$FormSubjects', 'text'],
  ['$FormSchool', '{school}<, >{place}'],
  ['$FormLevel', '{score}'],
]

/** How a person lays out the forms of their education, the same for each. */
export type EducationForm = { rows: Row[]; widths: number[]; ruled: boolean; colon: string }

export function educationForm({ random }: Writing): EducationForm {
  const own: Row[] = random.shuffle([
    ['$Period', '{dates}'],
    ['$School', '{school}<, >{place}'],
    ['$Degree', '{course}'],
    ['$Score', '{score}'],
  ])
  return {
    rows: random.chance(0.6) ? europass : own,
    widths: random.pick([
      [0.22, 0.78],
      [0.3, 0.7],
    ]),
    ruled: random.chance(0.25),
    colon: random.pick(['', '', ':']),
  }
}

/** One education as a small table: what each thing is called on the left, what it is on the right. */
export function educationAsForm(input: {
  writing: Writing
  education: InventedEducation
  fields: Fields
  form: EducationForm
}): Block[] {
  const { writing, education, fields, form } = input
  const { separator, word } = writing
  let begun = false
  const rows = form.rows.flatMap(([label, value]): Block[][][] => {
    const isText = value === 'text'
    const filled = isText
      ? education.details.map((text) => line({ role: 'educationText', text }))
      : renderTemplate({ lines: [value], fields, role: 'educationHead', begins: 'none', separator, word })
    if (filled.length === 0) return []
    const text = `${label.replace(/\$([A-Za-z]+)/, (_, key: string) => word(key))}${form.colon}`
    const name = line({ role: isText ? 'educationText' : 'educationHead', text, begins: isText || !begun })
    begun ||= !isText
    return [[[name], filled]]
  })
  return [{ kind: 'table', rows, widths: form.widths, ruled: form.ruled }]
}
