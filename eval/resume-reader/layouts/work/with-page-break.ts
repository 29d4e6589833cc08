import type { Block } from '../../shapes.ts'
import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'

/** Now and then a page ends within a job, sometimes with a note that the resume goes on. */
export function withPageBreak({ writing, blocks }: { writing: Writing; blocks: Block[] }): Block[] {
  const { random, person, format, word } = writing
  if (blocks.length < 8 || !random.chance(0.12)) return blocks
  const at = random.int(3, blocks.length - 3)
  const furniture = random.pick([
    [],
    [line({ role: 'furniture', text: `${word('Page')} 2` })],
    [line({ role: 'furniture', text: `${person.name} – ${word('Page')} 2` })],
    [
      line({
        role: 'furniture',
        text: `${word('Resume')} ${person.name}`,
        look: { align: 'right' as const },
      }),
    ],
  ])
  const before = random.chance(0.2)
    ? [line({ role: 'furniture', text: `${word('Page')} 1 ${word('of')} 2` })]
    : []
  const between: Block[] = format === 'txt' && random.chance(0.7) ? [] : [{ kind: 'page-break' }]
  return [...blocks.slice(0, at), ...before, ...between, ...furniture, ...blocks.slice(at)]
}
