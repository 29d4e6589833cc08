import type { CreditGroup } from './credit.ts'

const ofl = { licence: 'SIL Open Font License 1.1', licenceAddress: 'https://openfontlicense.org/' }

export const fontCredits: CreditGroup = {
  title: 'Fonts',
  credits: [
    {
      name: 'Instrument Sans',
      by: 'The Instrument Sans Project Authors',
      year: '2022',
      use: 'What Nextrung says on the screen',
      ...ofl,
    },
    {
      name: 'Source Serif 4 and Source Sans 3',
      by: 'The Source Project Authors and Adobe',
      year: '2010 to 2021',
      use: 'Your words on the screen, and Latin, Greek and Cyrillic in downloads',
      ...ofl,
      text: '“Source” is a trademark of Adobe in the United States and/or other countries.',
    },
    {
      name: 'Noto Serif, Noto Sans and Noto Naskh',
      by: 'The Noto Project Authors; Adobe and Google for Chinese and Korean',
      year: '2014 to 2022',
      use: 'Downloads in other scripts',
      ...ofl,
    },
  ],
}

/** A package by its name in the registry, and its licence. */
export type Library = { name: string; licence: string }

/** What runs in the browser. A test compares the list with what is installed. */
export const browserLibraries: readonly Library[] = [
  { name: '@codemirror/commands', licence: 'MIT' },
  { name: '@codemirror/lang-html', licence: 'MIT' },
  { name: '@codemirror/lang-javascript', licence: 'MIT' },
  { name: '@codemirror/lang-json', licence: 'MIT' },
  { name: '@codemirror/lang-python', licence: 'MIT' },
  { name: '@codemirror/lang-sql', licence: 'MIT' },
  { name: '@codemirror/lang-yaml', licence: 'MIT' },
  { name: '@codemirror/language', licence: 'MIT' },
  { name: '@codemirror/state', licence: 'MIT' },
  { name: '@codemirror/view', licence: 'MIT' },
  { name: '@electric-sql/pglite', licence: 'Apache-2.0' },
  { name: '@hookform/resolvers', licence: 'MIT' },
  { name: '@lezer/highlight', licence: 'MIT' },
  { name: '@micropython/micropython-webassembly-pyscript', licence: 'MIT' },
  { name: '@tanstack/react-query', licence: 'MIT' },
  { name: 'class-variance-authority', licence: 'Apache-2.0' },
  { name: 'clsx', licence: 'MIT' },
  { name: 'd3-hierarchy', licence: 'ISC' },
  { name: 'd3-selection', licence: 'ISC' },
  { name: 'd3-zoom', licence: 'ISC' },
  { name: 'diff', licence: 'BSD-3-Clause' },
  { name: 'lucide-react', licence: 'ISC' },
  { name: 'radix-ui', licence: 'MIT' },
  { name: 'react', licence: 'MIT' },
  { name: 'react-dom', licence: 'MIT' },
  { name: 'react-hook-form', licence: 'MIT' },
  { name: 'sucrase', licence: 'MIT' },
  { name: 'tailwind-merge', licence: 'MIT' },
  { name: 'uqr', licence: 'MIT' },
  { name: 'wouter', licence: 'Unlicense' },
  { name: 'yaml', licence: 'ISC' },
  { name: 'zod', licence: 'MIT' },
]
