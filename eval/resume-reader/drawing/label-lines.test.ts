import { toLines } from '@nextrung/engine/resumes/parsing/line'
import type { LineRole } from '@nextrung/engine/resumes/reading/labels'
import { describe, expect, it } from 'vitest'
import type { Block, Layout } from '../shapes.ts'
import { drawAndRead } from './draw-and-read.ts'
import { type DrawChoices, drawChoices } from './draw-choices.ts'
import { labelLines } from './label-lines.ts'
import { line, sampleLayout } from './testing/sample-layout.ts'

const choices: DrawChoices = {
  ...drawChoices(1),
  textGap: 'edge',
  wordGap: 'tab',
  pdfGap: 'fill',
  bullets: 'typed',
  capitals: 'typed',
  textColumns: 'stacked',
  textRule: '=',
  runningFrom: 1,
}

/** The lines as "text ⟶ role* field=[text]"; the asterisk is for a line that begins something. */
async function labelled(layout: Layout, chosen: Partial<DrawChoices> = {}): Promise<string[]> {
  const read = await drawAndRead(layout, { ...choices, ...chosen })
  const truth = labelLines(layout, read)
  return toLines(read).map(({ text }, at) => {
    const found = truth[at]
    if (!found) return `${text} ⟶ ?`
    const fields = found.fields.map(({ start, end, label }) => ` ${label}=[${text.slice(start, end)}]`)
    return `${text} ⟶ ${found.role}${found.begins ? '*' : ''}${fields.join('')}`
  })
}

const head = line('jobHead', {
  cells: [
    [
      ['Data Engineer (II)', 'position'],
      [', ', 'none'],
      ['Harbour & Co. Inc.', 'employer'],
    ],
    [['Jan 2019 – Present', 'dates']],
  ],
})
const item = line('jobText', {
  cells: [
    'Moved the nightly billing runs of eleven warehouses to one scheduler that retries what failed and reports all runs that it could not save.',
  ],
  bullet: '•',
})
const foot = line('furniture', { cells: ['Nora Quill, confidential'] })
const heading = line('heading', {
  cells: ['Experience'],
  look: { capitals: true, spaced: true, ruled: true, bold: true },
})
const headTruth =
  'Data Engineer (II), Harbour & Co. Inc. Jan 2019 – Present ⟶ jobHead* position=[Data Engineer (II)] employer=[Harbour & Co. Inc.] dates=[Jan 2019 – Present]'

describe.each(['txt', 'docx', 'pdf'] as const)('A resume drawn as %s', (format) => {
  it('gets the fields of both cells of a line, and a letter-spaced heading in capitals its role', async () => {
    const lines = await labelled(sampleLayout(format, [heading, head, item], { columns: 90 }))
    expect(lines.filter((text) => !/^=+/.test(text))).toEqual([
      expect.stringMatching(/^(EXPERIENCE|E X P E R I E N C E) ⟶ heading\*$/),
      headTruth,
      expect.stringMatching(/^Moved .* ⟶ jobText\*$/),
      ...(format === 'docx' ? [] : [expect.stringMatching(/ could not save\. ⟶ jobText$/)]),
    ])
  })

  it('gets its running foot as furniture', async () => {
    const lines = await labelled(sampleLayout(format, [head, item], { runningFoot: [foot] }))
    expect(lines.at(-1)).toBe('Nora Quill, confidential ⟶ furniture*')
  })

  it('gets the rows of a table, with the symbols that belong to a field', async () => {
    const row = (left: string, right: string): Block[][] => [
      [line('language', { cells: [[[left, 'language']]] })],
      [line('language', { begins: false, cells: [[[right, 'level']]] })],
    ]
    const table: Block = {
      kind: 'table',
      ruled: true,
      widths: [0.3, 0.7],
      rows: [row('English', 'C1+'), row('Dutch', 'B2 (spoken)')],
    }
    expect(await labelled(sampleLayout(format, [table]))).toEqual([
      'English C1+ ⟶ language* language=[English] level=[C1+]',
      'Dutch B2 (spoken) ⟶ language* language=[Dutch] level=[B2 (spoken)]',
    ])
  })

  it('tells a title below the name from the same words as a position', async () => {
    const title = line('title', { cells: [[['Test Manager', 'title']]] })
    const job = (employer: string) => [
      line('jobHead', { cells: [[[employer, 'employer']]] }),
      line('jobHead', { begins: false, cells: [[['Test Manager', 'position']]] }),
    ]
    const name = line('name', { cells: [[['Nora Quill', 'name']]] })
    expect(
      await labelled(sampleLayout(format, [name, title, ...job('Brightwell'), ...job('Alder')])),
    ).toEqual([
      'Nora Quill ⟶ name* name=[Nora Quill]',
      'Test Manager ⟶ title* title=[Test Manager]',
      'Brightwell ⟶ jobHead* employer=[Brightwell]',
      'Test Manager ⟶ jobHead position=[Test Manager]',
      'Alder ⟶ jobHead* employer=[Alder]',
      'Test Manager ⟶ jobHead position=[Test Manager]',
    ])
  })
})

const sidebar: Block = {
  kind: 'columns',
  table: false,
  widths: [0.3, 0.7],
  columns: [
    [
      line('heading', { cells: ['Languages'] }),
      line('language', {
        cells: [
          [
            ['English', 'language'],
            [' (fluent)', 'level'],
          ],
        ],
      }),
      ...['Portuguese', 'Dutch', 'Danish', 'Greek', 'Hindi', 'Czech', 'Welsh'].map((name) =>
        line('language', { cells: [[[name, 'language']]] }),
      ),
    ],
    [line('heading', { cells: ['Experience'] }), head, item, item, head, item, item, head, item, item],
  ],
}

const prose = (role: LineRole, text: string) => line(role, { cells: [text] })
const pageInColumns: Block = {
  kind: 'columns',
  table: false,
  widths: [0.4, 0.6],
  columns: [
    [
      prose('heading', 'Profile'),
      prose(
        'summary',
        'Keeps the data of four hospitals in step, day and night, and writes down what went wrong.',
      ),
      prose(
        'summary',
        'Reads old schemas with patience, asks before anything is dropped, and leaves a note.',
      ),
    ],
    [prose('heading', 'Experience'), head, item, item],
  ],
}

describe('A resume in columns', () => {
  it('is labelled column by column in a PDF', async () => {
    const itemLines = [
      'Moved the nightly billing runs of eleven warehouses to one ⟶ jobText*',
      'scheduler that retries what failed and reports all runs that it ⟶ jobText',
      'could not save. ⟶ jobText',
    ]
    expect(await labelled(sampleLayout('pdf', [pageInColumns], { paper: 'letter' }))).toEqual([
      'Profile ⟶ heading*',
      'Keeps the data of four hospitals in step, ⟶ summary*',
      'day and night, and writes down what ⟶ summary',
      'went wrong. ⟶ summary',
      'Reads old schemas with patience, asks ⟶ summary*',
      'before anything is dropped, and leaves a ⟶ summary',
      'note. ⟶ summary',
      'Experience ⟶ heading*',
      headTruth,
      ...itemLines,
      ...itemLines,
    ])
  })

  it('gets the fields of both columns where a text file has them on one line', async () => {
    const lines = await labelled(sampleLayout('txt', [sidebar], { columns: 110 }), {
      textColumns: 'side-by-side',
      textGap: 'spaces',
    })
    expect(lines[1]).toBe(
      `English (fluent) ${headTruth.replace('jobHead*', 'jobHead* language=[English] level=[(fluent)]')}`,
    )
  })
})

it('A word hyphenated over two lines belongs to the same field on both', async () => {
  const words = 'Internationalization Infrastructure Responsibilities Commissioner'
  const long = line('jobHead', { cells: [[[`${words} ${words} ${words}`, 'position']]] })
  const layout = sampleLayout('pdf', [
    { kind: 'columns', table: false, widths: [0.3, 0.7], columns: [[long], []] },
  ])
  const lines = await labelled({ ...layout, body: { ...layout.body, justified: true } })
  expect(lines.some((text) => /Infra-? ⟶/.test(text))).toBe(true)
  for (const [at, text] of lines.entries()) {
    const [whole, span] = /^(.*?)-? ⟶ .* position=\[(.*)\]$/.exec(text)?.slice(1) ?? []
    expect(span).toBe(whole)
    expect(text.includes('jobHead*')).toBe(at === 0)
  }
})

it('A head on every page is furniture each time, and the name on the first page stays the name', async () => {
  const items = Array.from({ length: 90 }, (_, at) =>
    line('jobText', { cells: [`Task ${at} was done in the week ${at * 7} of the year`], bullet: '•' }),
  )
  const name = line('name', { cells: [[['Nora Quill', 'name']]] })
  const layout = sampleLayout('pdf', [name, ...items], {
    runningHead: [line('furniture', { cells: ['Nora Quill'] })],
  })
  const lines = await labelled(layout)
  expect(lines.slice(0, 2)).toEqual(['Nora Quill ⟶ furniture*', 'Nora Quill ⟶ name* name=[Nora Quill]'])
  expect(lines.slice(2).every((text) => / ⟶ (jobText|furniture)\*$/.test(text))).toBe(true)
})

it('A level drawn as a bar is a field', async () => {
  const skill = line('language', {
    cells: [
      [
        ['Dutch', 'language'],
        [' ', 'none'],
        ['███░░', 'level'],
      ],
    ],
  })
  expect(await labelled(sampleLayout('txt', [skill]))).toEqual([
    'Dutch ███░░ ⟶ language* language=[Dutch] level=[███░░]',
  ])
})

it('A line begins its block although a mark before its first word was taken for a bullet', async () => {
  const marked = line('heading', { cells: ['■ Work'] })
  expect(await labelled(sampleLayout('txt', [marked, head]))).toEqual(['Work ⟶ heading*', headTruth])
})
