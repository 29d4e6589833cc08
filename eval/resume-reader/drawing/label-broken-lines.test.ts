import { expect, it } from 'vitest'
import { labelLines } from './label-lines.ts'
import { line, sampleLayout } from './testing/sample-layout.ts'

it('A hyphen at the end of a line is not taken for a part of the field', () => {
  const job = line('jobHead', { cells: [[['Software Developer', 'position']], [['Berlin', 'place']]] })
  const lines = ['Soft- Berlin', 'ware Develop-', 'er'].map((text) => ({ text, page: 1 }))
  const read = { format: 'pdf' as const, pageCount: 1, lines, links: [], notices: [] }
  expect(labelLines(sampleLayout('pdf', [job]), read)).toEqual([
    {
      role: 'jobHead',
      begins: true,
      fields: [
        { start: 0, end: 4, label: 'position' },
        { start: 6, end: 12, label: 'place' },
      ],
    },
    { role: 'jobHead', begins: false, fields: [{ start: 0, end: 12, label: 'position' }] },
    { role: 'jobHead', begins: false, fields: [{ start: 0, end: 2, label: 'position' }] },
  ])
})

it('A cell that goes on below its row continues there and not at the same word elsewhere', () => {
  const blocks = [
    line('jobHead', { cells: [[['Lakeside Hospital Group', 'employer']], [['2019', 'dates']]] }),
    line('jobText', { begins: true, cells: ['Group of six hospitals'] }),
  ]
  const lines = ['Lakeside Hospital 2019', 'Group Group of six hospitals'].map((text) => ({ text, page: 1 }))
  const read = { format: 'pdf' as const, pageCount: 1, lines, links: [], notices: [] }
  expect(labelLines(sampleLayout('pdf', blocks), read)[1]).toEqual({
    role: 'jobText',
    begins: true,
    fields: [{ start: 0, end: 5, label: 'employer' }],
  })
})

it('A name is not taken for the end of an address that has it', () => {
  const blocks = [
    line('contact', { cells: [[['site.example/nora.quill', 'url']]] }),
    line('furniture', { cells: ['Photo'] }),
    line('name', { cells: [[['Nora Quill', 'name']]] }),
  ]
  const texts = ['Nora Quill Photo', 'site.example/nora.quill']
  const lines = texts.map((text) => ({ text, page: 1 }))
  const read = { format: 'pdf' as const, pageCount: 1, lines, links: [], notices: [] }
  expect(labelLines(sampleLayout('pdf', blocks), read)).toEqual([
    { role: 'name', begins: true, fields: [{ start: 0, end: 10, label: 'name' }] },
    { role: 'contact', begins: true, fields: [{ start: 0, end: 23, label: 'url' }] },
  ])
})

it('A field keeps the signs that belong to it, also where the line breaks', () => {
  const blocks = [
    line('contact', {
      cells: [
        [
          ['Site: ', 'none'],
          ['https://quill.example/work', 'url'],
          [' | ', 'none'],
        ],
      ],
    }),
    line('jobHead', {
      cells: [
        [
          ['(', 'none'],
          ['Jan 2018 –', 'dates'],
          [')', 'none'],
        ],
      ],
    }),
    line('jobHead', {
      cells: [
        [
          ['Harbour (UK) Ltd., ', 'employer'],
          ['C++ Developer', 'position'],
        ],
      ],
    }),
    line('educationHead', {
      cells: [
        [
          ['Board of Arts & Design', 'school'],
          [', ', 'none'],
          ['School of Law & Letters', 'school'],
        ],
        [['May – July', 'dates']],
      ],
    }),
  ]
  const texts = [
    'Site: https://',
    'quill.example/',
    'work |',
    '(Jan 2018 –)',
    'Harbour (UK) Ltd., C++ Developer',
    'Board of Arts &',
    'Design, School of Law',
    '& Letters May –',
    'July',
  ]
  const lines = texts.map((text) => ({ text, page: 1 }))
  const read = { format: 'pdf' as const, pageCount: 1, lines, links: [], notices: [] }
  const spans = labelLines(sampleLayout('pdf', blocks), read).map((truth, at) =>
    truth?.fields.map(({ start, end }) => texts[at]?.slice(start, end)),
  )
  expect(spans).toEqual([
    ['https://'],
    ['quill.example/'],
    ['work'],
    ['Jan 2018 –'],
    ['Harbour (UK) Ltd.', 'C++ Developer'],
    ['Board of Arts &'],
    ['Design', 'School of Law'],
    ['& Letters', 'May –'],
    ['July'],
  ])
})

it('A line begins its block although its first letter was taken for a bullet', () => {
  const spacedOut = line('heading', { cells: ['Organizations'], look: { spaced: true, capitals: true } })
  const lines = [{ text: 'R G A N I Z A T I O N S', page: 1, bullet: true }]
  const read = { format: 'txt' as const, pageCount: 1, lines, links: [], notices: [] }
  expect(labelLines(sampleLayout('txt', [spacedOut]), read)).toEqual([
    { role: 'heading', begins: true, fields: [] },
  ])
})

it('A line that the layout does not have stays without a label', () => {
  const layout = sampleLayout('txt', [line('jobHead', { cells: ['Data Engineer'] })])
  const read = {
    format: 'txt' as const,
    pageCount: 1,
    lines: [{ text: 'Something else altogether', page: 1 }],
    links: [],
    notices: [],
  }
  expect(labelLines(layout, read)).toEqual([undefined])
})

it('A drawn rule is furniture, whatever is left of it', () => {
  const layout = sampleLayout('txt', [line('jobHead', { cells: ['Data Engineer'] })])
  const lines = ['-----', '* *', 'Data Engineer', '—'].map((text) => ({ text, page: 1, bullet: true }))
  const read = { format: 'txt' as const, pageCount: 1, lines, links: [], notices: [] }
  expect(labelLines(layout, read).map((truth) => truth?.role)).toEqual([
    'furniture',
    'furniture',
    'jobHead',
    undefined,
  ])
})
