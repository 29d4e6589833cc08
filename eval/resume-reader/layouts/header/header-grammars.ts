import type { Block } from '../../shapes.ts'
import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'
import { contactsOf } from './header-fields.ts'
import { headerLines } from './header-lines.ts'
import type { HeaderGrammar } from './header-parts.ts'

const formats = ['pdf', 'docx'] as const
const bare = ['{c1}', '{c2}', '{c3}', '{c4}', '{c5}', '{c6}']
const labels = ['{l1}', '{l2}', '{l3}', '{l4}', '{l5}', '{l6}']

const beside = (input: { left: Block[]; right: Block[]; widths: number[]; ruled?: boolean }): Block => ({
  kind: 'table',
  rows: [[input.left, input.right]],
  widths: input.widths,
  ruled: input.ruled ?? false,
})

/** Tops of a resume that are more than lines below each other, on pages without a sidebar. */
export const headerGrammars: Record<string, HeaderGrammar> = {
  'contact beside the name': {
    weight: 4,
    formats,
    write: (writing) => ({
      top: [
        beside({
          left: headerLines({ writing, lines: ['^bX {name}', '^l {title}'] }),
          right: headerLines({ writing, lines: bare.map((text) => `^r ${text}`) }),
          widths: [0.6, 0.4],
        }),
      ],
    }),
  },
  'contact before the name': {
    weight: 2,
    formats,
    write: (writing) => ({
      top: [
        beside({
          left: headerLines({ writing, lines: labels.map((text) => `^s ${text}`) }),
          right: headerLines({ writing, lines: ['^bX {name}', '^i {title}'] }),
          widths: [0.35, 0.65],
        }),
      ],
    }),
  },
  'photo beside the data': {
    weight: 1,
    formats,
    write: (writing) => ({
      top: [
        beside({
          left: headerLines({ writing, lines: ['^bL {name}', '{title}', ...labels] }),
          right: [line({ role: 'furniture', text: writing.word('Photo') })],
          widths: [0.75, 0.25],
          ruled: writing.random.chance(0.3),
        }),
      ],
    }),
  },
  'table of data': {
    weight: 5,
    formats,
    write: (writing) => ({ top: dataTable(writing), tellsPersonal: true }),
  },
  'in the head of the page': {
    weight: 4,
    formats,
    write: (writing) => ({
      runningHead: headerLines({ writing, lines: ['^bL {name}', '{title}', '{contacts}'] }),
    }),
  },
  'contact in the head of the page': {
    weight: 3,
    formats,
    write: (writing) => ({
      runningHead: headerLines({ writing, lines: ['^rs {contacts}'] }),
      top: headerLines({ writing, lines: ['^bX {name}', '^l {title}'] }),
    }),
  },
  'name in the head of the page': {
    weight: 2,
    formats,
    write: (writing) => ({
      runningHead: headerLines({ writing, lines: ['^bc {name}'] }),
      top: headerLines({ writing, lines: ['{title}', ...labels] }),
    }),
  },
  'contact at the end': {
    weight: 3,
    write: (writing) => ({
      top: headerLines({ writing, lines: ['^bX {name}', '{title}'] }),
      end: [
        { kind: 'space', size: 10 },
        line({ role: 'heading', text: writing.word('Contact'), look: { bold: true } }),
        ...headerLines({
          writing,
          lines: writing.random.pick([bare, labels, ['{contacts}'], ['{labelled}']]),
        }),
      ],
    }),
  },
  'personal data below the contact': {
    weight: 5,
    write: (writing) => ({
      top: [
        ...headerLines({ writing, lines: ['^bL {name}', '{title}', ...labels] }),
        ...writing.person.personal.map(({ label, value }) =>
          line({ role: 'personal', text: `${label}: ${value}` }),
        ),
      ],
      tellsPersonal: true,
    }),
  },
  'ruled below': {
    weight: 4,
    write: (writing) => ({
      top: [...headerLines({ writing, lines: ['^bX {name}', '{title}', '{contacts}'] }), { kind: 'rule' }],
    }),
  },
  'ruled between': {
    weight: 2,
    write: (writing) => ({
      top: [
        ...headerLines({ writing, lines: ['^bcL {name}', '^c {title}'] }),
        { kind: 'rule' },
        ...headerLines({ writing, lines: ['^c {contacts}'] }),
        { kind: 'rule' },
      ],
    }),
  },
}

/** What is known of the person, row by row, with the name as one of them. */
function dataTable(writing: Writing): Block[] {
  const { person, random, word } = writing
  const colon = random.chance(0.5) ? ':' : ''
  const of = (key: string, value: Block[]): Block[][][] =>
    value.length === 0 ? [] : [[[line({ role: 'contact', text: `${word(key)}${colon}` })], value]]
  const named = headerLines({ writing, lines: ['^b {name}'] })
  const rows = [
    [
      [line({ role: 'name', text: `${word('Name')}${colon}` })],
      named.map((block) => ({ ...block, begins: false })),
    ],
    ...of('JobTitle', headerLines({ writing, lines: ['{title}'] })),
    ...contactsOf(writing).flatMap(({ key, pieces }) =>
      of(key, [line({ role: 'contact', text: pieces, begins: false })]),
    ),
    ...person.personal.map(({ label, value }): Block[][] => [
      [line({ role: 'personal', text: `${label}${colon}` })],
      [line({ role: 'personal', text: value, begins: false })],
    ]),
  ]
  const title = line({ role: 'furniture', text: word('Resume'), look: { bold: true, size: 1.5 } })
  return [
    ...(random.chance(0.7) ? [title] : []),
    { kind: 'table', rows, widths: [0.3, 0.7], ruled: random.chance(0.3) },
  ]
}
