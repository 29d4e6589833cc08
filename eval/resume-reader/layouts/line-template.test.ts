import { expect, test } from 'vitest'
import { type Fields, renderTemplate } from './line-template.ts'

const job: Fields = {
  position: [{ text: 'Welder', label: 'position' }],
  employer: [{ text: 'Ironworks', label: 'employer' }],
  place: [{ text: 'Hull', label: 'place' }],
  dates: [{ text: '2019', label: 'dates' }],
}

function drawn(lines: string[], missing: string[] = []): string[] {
  const fields = Object.fromEntries(Object.entries(job).filter(([name]) => !missing.includes(name)))
  return renderTemplate({ lines, fields, role: 'jobHead', word: (key) => `<${key}>`, separator: ' | ' }).map(
    ({ cells }) => cells.map((cell) => cell.map(({ text }) => text).join('')).join(' || '),
  )
}

test('separators stand only between things that are there', () => {
  const lines = ['{position}<, >{employer}< – >{place}']
  expect(drawn(lines)).toEqual(['Welder, Ironworks – Hull'])
  expect(drawn(lines, ['employer'])).toEqual(['Welder – Hull'])
  expect(drawn(lines, ['position', 'place'])).toEqual(['Ironworks'])
  expect(drawn(['{position}[ – {employer}]'], ['position'])).toEqual(['Ironworks'])
})

test('a group with a missing field is left out with its brackets', () => {
  const lines = ['{position}<, >{employer}[ ({dates})]']
  expect(drawn(lines)).toEqual(['Welder, Ironworks (2019)'])
  expect(drawn(lines, ['employer'])).toEqual(['Welder (2019)'])
  expect(drawn(lines, ['dates'])).toEqual(['Welder, Ironworks'])
  expect(drawn(['{position}[ ({employer}<, >{place})]'], ['place'])).toEqual(['Welder (Ironworks)'])
})

test('a line or cell without anything to tell is left out', () => {
  expect(drawn(['$Employer: {employer}', '{position} || {dates}'], ['employer', 'dates'])).toEqual(['Welder'])
})

test('words come in the language of the person and escaped signs as they are', () => {
  expect(drawn(['$Period: \\[{dates}\\]<>{place}'])).toEqual(['<Period>: [2019] | Hull'])
})

test('only the first shown line begins the entry', () => {
  const blocks = renderTemplate({
    lines: ['{client}', '^bk {position}', '^>i {employer}'],
    fields: job,
    role: 'jobHead',
    word: (key) => key,
    separator: ', ',
  })
  expect(blocks.map(({ begins, look }) => ({ begins, look }))).toEqual([
    { begins: true, look: { bold: true, capitals: true } },
    { begins: false, look: { italic: true, indent: 1 } },
  ])
})
