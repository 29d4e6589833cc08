import type { Random } from '../seeded-random.ts'
import type { Block, Layout, Look } from '../shapes.ts'
import { line } from './lines.ts'
import type { Writing } from './writing.ts'

/** How all headings of a resume look. */
export type HeadingStyle = { name: string; write: (heading: string) => Block[]; space: number }

type Dress = { weight: number; formats?: readonly Layout['format'][]; dress: (text: string) => string }

const dresses: Record<string, Dress> = {
  plain: { weight: 60, dress: (text) => text },
  capitals: { weight: 22, dress: (text) => text.toUpperCase() },
  colon: { weight: 10, dress: (text) => `${text}:` },
  'capitals and colon': { weight: 4, dress: (text) => `${text.toUpperCase()}:` },
  lower: { weight: 1, dress: (text) => text.toLowerCase() },
  dashes: { weight: 1, dress: (text) => `--- ${text} ---` },
  equals: { weight: 1, formats: ['txt'], dress: (text) => `=== ${text.toUpperCase()} ===` },
  stars: { weight: 1, formats: ['txt'], dress: (text) => `*** ${text} ***` },
  hashes: { weight: 2, formats: ['txt'], dress: (text) => `## ${text}` },
  brackets: { weight: 1, formats: ['txt'], dress: (text) => `[ ${text} ]` },
  slashes: { weight: 0.7, dress: (text) => `// ${text}` },
  pipe: { weight: 0.7, dress: (text) => `| ${text}` },
  square: { weight: 1, dress: (text) => `■ ${text}` },
  star: { weight: 0.7, dress: (text) => `★ ${text}` },
}

const looks: readonly (readonly [Look, number])[] = [
  [{ bold: true }, 12],
  [{ bold: true, size: 1.2 }, 20],
  [{ bold: true, size: 1.4 }, 8],
  [{ size: 1.3 }, 5],
  [{ bold: true, ruled: true }, 8],
  [{ bold: true, size: 1.15, ruled: true }, 12],
  [{ bold: true, capitals: true }, 8],
  [{ bold: true, capitals: true, ruled: true }, 6],
  [{ smallCaps: true, size: 1.2, ruled: true }, 5],
  [{ smallCaps: true, bold: true }, 3],
  [{ bold: true, align: 'center' }, 4],
  [{ bold: true, align: 'center', ruled: true, capitals: true }, 3],
  [{ italic: true, bold: true }, 2],
  [{ capitals: true, spaced: true, size: 1.1 }, 3],
  [{ capitals: true, spaced: true, bold: true }, 2],
  [{}, 3],
]

export function makeHeadingStyle({ format, random }: Pick<Writing, 'format' | 'random'>): HeadingStyle {
  const suited = Object.entries(dresses).filter(([, { formats }]) => formats?.includes(format) ?? true)
  const [name, { dress }] = random.weighted(suited.map((entry) => [entry, entry[1].weight] as const))
  const look = format === 'txt' ? textLook(random) : random.weighted(looks)
  const asHeading = format === 'docx' && random.chance(0.45)
  const underline =
    format === 'txt'
      ? random.weighted([
          ['', 70],
          ['=', 12],
          ['-', 14],
          ['_', 2],
          ['~', 2],
        ])
      : ''
  const numbers = random.chance(0.02)
  let count = 0
  return {
    name: [name, underline && `underlined-${underline}`, ...Object.keys(look)].filter(Boolean).join('+'),
    space: random.pick([4, 8, 8, 12, 16]),
    write: (heading) => {
      count += 1
      const text = `${numbers ? `${count}. ` : ''}${dress(heading)}`
      const drawn = line({ role: 'heading', text, look: asHeading ? { ...look, heading: true } : look })
      if (underline === '') return [drawn]
      return [
        drawn,
        line({ role: 'furniture', text: underline.repeat(random.chance(0.5) ? text.length : 60) }),
      ]
    },
  }
}

function textLook(random: Random): Look {
  return random.chance(0.08) ? { spaced: true, capitals: true } : {}
}
