import type { InventedEducation } from '../../invented-person.ts'
import type { Block } from '../../shapes.ts'
import { type Fields, renderTemplate } from '../line-template.ts'
import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'

const columns = [
  { head: '$Degree', value: '{course}', width: 0.4 },
  { head: '$School', value: '{school}<, >{place}', width: 0.4 },
  { head: '$Period', value: '{dates}', width: 0.22 },
  { head: '$Score', value: '{score}', width: 0.2 },
] as const

/** All of the education as one table: a row for each, and mostly a row above that says what the columns are. */
export function educationAsTable(input: {
  writing: Writing
  all: readonly InventedEducation[]
  fieldsOf: (education: InventedEducation) => Fields
}): Block[] {
  const { writing, all, fieldsOf } = input
  const { random, word, separator } = writing
  const told = columns.filter(
    ({ head }) => head !== '$Score' || all.some((education) => education.score !== undefined),
  )
  const shown = random.shuffle([...told])
  const rows = all.map((education): Block[][] => {
    const fields = fieldsOf(education)
    let begun = false
    return shown.map(({ value }): Block[] => {
      const begins = begun ? 'none' : 'first'
      const cell = renderTemplate({
        lines: [value],
        fields,
        role: 'educationHead',
        begins,
        word,
        separator,
      })
      begun ||= cell.length > 0
      return cell
    })
  })
  const heads = shown.map(({ head }): Block[] => [
    line({ role: 'furniture', text: word(head.slice(1)), look: { bold: true } }),
  ])
  const total = shown.reduce((sum, { width }) => sum + width, 0)
  return [
    {
      kind: 'table',
      rows: random.chance(0.8) ? [heads, ...rows] : rows,
      widths: shown.map(({ width }) => width / total),
      ruled: random.chance(0.75),
    },
  ]
}
