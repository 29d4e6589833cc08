import type { Block } from '../../shapes.ts'
import { chooseGrammar } from '../choose-grammar.ts'
import { line, lineOfCells } from '../lines.ts'
import type { Section } from '../section.ts'
import type { Writing } from '../writing.ts'

type OtherGrammar = {
  weight: number
  narrow?: boolean
  /** Names the part itself in one line ("Interests: …"). */
  runIn?: boolean
  write: (input: { writing: Writing; heading: string; lines: string[] }) => Block[]
}

const short = (lines: string[]): boolean => lines.join(', ').length < 90

/** How awards, interests, memberships, references and the like are told. */
export const otherGrammars: Record<string, OtherGrammar> = {
  bullets: {
    weight: 6,
    narrow: true,
    write: ({ writing, lines }) => lines.map((text) => line({ role: 'other', text, bullet: writing.bullet })),
  },
  lines: {
    weight: 6,
    narrow: true,
    write: ({ lines }) => lines.map((text) => line({ role: 'other', text })),
  },
  'indented lines': {
    weight: 1,
    write: ({ lines }) => lines.map((text) => line({ role: 'other', text, look: { indent: 1 } })),
  },
  'numbered lines': {
    weight: 1,
    write: ({ lines }) => lines.map((text, at) => line({ role: 'other', text: `${at + 1}. ${text}` })),
  },
  commas: {
    weight: 2,
    narrow: true,
    write: ({ lines }) =>
      short(lines)
        ? [line({ role: 'other', text: lines.join(', ') })]
        : lines.map((text) => line({ role: 'other', text })),
  },
  semicolons: { weight: 1, write: ({ lines }) => [line({ role: 'other', text: lines.join('; ') })] },
  italics: {
    weight: 1,
    narrow: true,
    write: ({ lines }) => lines.map((text) => line({ role: 'other', text, look: { italic: true } })),
  },
  'run-in': {
    weight: 3,
    runIn: true,
    write: ({ heading, lines }) => [line({ role: 'other', text: `${heading}: ${lines.join('; ')}` })],
  },
  'run-in cells': {
    weight: 1,
    runIn: true,
    write: ({ heading, lines }) => [lineOfCells({ role: 'other', cells: [heading, lines.join(', ')] })],
  },
  'two cells a line': {
    weight: 0.7,
    write: ({ lines }) => {
      const rows: Block[] = []
      for (let at = 0; at < lines.length; at += 2)
        rows.push(lineOfCells({ role: 'other', cells: lines.slice(at, at + 2) }))
      return short(lines) ? rows : lines.map((text) => line({ role: 'other', text }))
    },
  },
}

export function otherSections({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  const usual = chooseGrammar({ writing, grammars: otherGrammars, narrow })
  return writing.person.other.map(({ heading, lines }): Section => {
    const [name, grammar] = writing.random.chance(0.5)
      ? usual
      : chooseGrammar({ writing, grammars: otherGrammars, narrow })
    return {
      key: 'other',
      heading: grammar.runIn ? undefined : heading,
      blocks: grammar.write({ writing, heading, lines }),
      grammars: [`other:${name}`],
    }
  })
}
