import type { Block, Layout } from '../../shapes.ts'
import { chooseGrammar } from '../choose-grammar.ts'
import { headingFor } from '../headings.ts'
import { line, lineOfCells } from '../lines.ts'
import type { Section } from '../section.ts'
import type { Writing } from '../writing.ts'

type Personal = Writing['person']['personal']

type PersonalGrammar = {
  weight: number
  formats?: readonly Layout['format'][]
  narrow?: boolean
  headless?: boolean
  write: (input: { writing: Writing; personal: Personal }) => Block[]
}

const each = (write: (entry: Personal[number], writing: Writing) => string) => ({
  narrow: true,
  write: ({ writing, personal }: { writing: Writing; personal: Personal }): Block[] =>
    personal.map((entry) => line({ role: 'personal', text: write(entry, writing) })),
})

/** How birth date, nationality and the like are told. */
export const personalGrammars: Record<string, PersonalGrammar> = {
  'colon a line': { weight: 4, ...each(({ label, value }) => `${label}: ${value}`) },
  'dash a line': { weight: 1, ...each(({ label, value }) => `${label} - ${value}`) },
  'spaced colon': { weight: 1.5, ...each(({ label, value }) => `${label} : ${value}`) },
  bullets: {
    weight: 2,
    narrow: true,
    write: ({ writing, personal }) =>
      personal.map(({ label, value }) =>
        line({ role: 'personal', text: `${label}: ${value}`, bullet: writing.bullet }),
      ),
  },
  cells: {
    weight: 3,
    write: ({ personal }) =>
      personal.map(({ label, value }) => lineOfCells({ role: 'personal', cells: [label, value] })),
  },
  'cells with colons': {
    weight: 2,
    write: ({ personal }) =>
      personal.map(({ label, value }) => lineOfCells({ role: 'personal', cells: [label, `: ${value}`] })),
  },
  table: {
    weight: 4,
    formats: ['pdf', 'docx'],
    write: ({ writing, personal }) => [
      {
        kind: 'table',
        widths: [0.3, 0.7],
        ruled: writing.random.chance(0.4),
        rows: personal.map(({ label, value }) => [
          [line({ role: 'personal', text: `${label}${writing.random.chance(0.5) ? ':' : ''}` })],
          [line({ role: 'personal', text: value, begins: false })],
        ]),
      },
    ],
  },
  'one line': {
    weight: 1.5,
    headless: true,
    write: ({ writing, personal }) => [
      line({
        role: 'personal',
        text: personal.map(({ label, value }) => `${label}: ${value}`).join(writing.separator),
      }),
    ],
  },
  'headless lines': { weight: 2, headless: true, ...each(({ label, value }) => `${label}: ${value}`) },
}

export function personalSection({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  const { personal } = writing.person
  if (personal.length === 0) return []
  const [name, grammar] = chooseGrammar({ writing, grammars: personalGrammars, narrow })
  return [
    {
      key: 'personal',
      heading: grammar.headless ? undefined : headingFor({ writing, key: 'personal' }),
      blocks: grammar.write({ writing, personal }),
      grammars: [`personal:${name}`],
    },
  ]
}
