import { chooseGrammar } from '../choose-grammar.ts'
import { headingFor } from '../headings.ts'
import type { Section } from '../section.ts'
import type { Writing } from '../writing.ts'
import { skillGrammars } from './skill-grammars.ts'

export function skillsSection({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  if (!writing.person.skills.some(({ skills }) => skills.length > 0)) return []
  const [name, grammar] = chooseGrammar({ writing, grammars: skillGrammars, narrow, part: 'skills' })
  return [
    {
      key: 'skills',
      heading: grammar.runIn ? undefined : headingFor({ writing, key: 'skills' }),
      blocks: grammar.write(writing),
      grammars: [`skills:${name}`],
    },
  ]
}
