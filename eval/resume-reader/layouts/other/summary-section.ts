import type { Block, Look } from '../../shapes.ts'
import { chooseGrammar } from '../choose-grammar.ts'
import { headingFor } from '../headings.ts'
import { line } from '../lines.ts'
import type { Section } from '../section.ts'
import type { Writing } from '../writing.ts'

type SummaryGrammar = {
  weight: number
  narrow?: boolean
  headless?: boolean
  write: (input: { writing: Writing; summary: string }) => Block[]
}

const paragraph = (look: Look) => ({
  narrow: true,
  write: ({ summary }: { summary: string }): Block[] => [line({ role: 'summary', text: summary, look })],
})

const sentencesOf = (summary: string): string[] => summary.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** How a person introduces themselves. */
export const summaryGrammars: Record<string, SummaryGrammar> = {
  paragraph: { weight: 10, ...paragraph({}) },
  'italic paragraph': { weight: 1.5, ...paragraph({ italic: true }) },
  'centred paragraph': { weight: 0.7, ...paragraph({ align: 'center' }) },
  'without a heading': { weight: 4, headless: true, ...paragraph({}) },
  'without a heading, italic': { weight: 1, headless: true, ...paragraph({ italic: true }) },
  bullets: {
    weight: 3,
    narrow: true,
    write: ({ writing, summary }) =>
      sentencesOf(summary).map((text) => line({ role: 'summary', text, bullet: writing.bullet })),
  },
  lines: {
    weight: 1.5,
    narrow: true,
    write: ({ summary }) => sentencesOf(summary).map((text) => line({ role: 'summary', text })),
  },
  'run-in': {
    weight: 1.5,
    headless: true,
    write: ({ writing, summary }) => [
      line({ role: 'summary', text: `${writing.word('Summary')}: ${summary}` }),
    ],
  },
  quoted: {
    weight: 0.5,
    headless: true,
    write: ({ summary }) => [line({ role: 'summary', text: `“${summary}”`, look: { italic: true } })],
  },
}

export function summarySection({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  const { summary } = writing.person
  if (summary === undefined) return []
  const [name, grammar] = chooseGrammar({ writing, grammars: summaryGrammars, narrow })
  return [
    {
      key: 'summary',
      heading: grammar.headless ? undefined : headingFor({ writing, key: 'summary' }),
      blocks: grammar.write({ writing, summary }),
      grammars: [`summary:${name}`],
    },
  ]
}
