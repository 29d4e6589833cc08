import { chooseGrammar } from '../choose-grammar.ts'
import { headingFor } from '../headings.ts'
import type { Section } from '../section.ts'
import type { Writing } from '../writing.ts'
import { languageGrammars } from './language-grammars.ts'

export function languagesSection({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  if (writing.person.languages.length === 0) return []
  const [name, grammar] = chooseGrammar({ writing, grammars: languageGrammars, narrow, part: 'languages' })
  return [
    {
      key: 'languages',
      heading: grammar.runIn ? undefined : headingFor({ writing, key: 'languages' }),
      blocks: grammar.write(writing),
      grammars: [`languages:${name}`],
    },
  ]
}
