import type { Block, LineBlock, Look } from '../shapes.ts'
import { line, lineOfCells } from './lines.ts'
import type { Writing } from './writing.ts'

const furniture = (text: string, look: Look = {}): LineBlock =>
  line({ role: 'furniture', text, look: { size: 0.85, ...look } })

type Furniture = { runningHead: LineBlock[]; runningFoot: LineBlock[] }

/** What is printed on every page and belongs to no part: names, page numbers, dates. */
export function pageFurniture(writing: Writing): Furniture {
  const { random, format, kind } = writing
  if (kind.runningFoot !== undefined)
    return { runningHead: [], runningFoot: [furniture(kind.runningFoot, { align: 'center' })] }
  const some = format === 'txt' ? 0.08 : 0.2
  return {
    runningHead: random.chance(some) ? [headLine(writing)] : [],
    runningFoot: random.chance(some * 1.5) ? [footLine(writing)] : [],
  }
}

function headLine({ random, person, word }: Writing): LineBlock {
  const { name } = person
  return random.pick([
    furniture(name, { align: 'right' }),
    furniture(`${name} – ${word('Resume')}`),
    furniture(word('Confidential'), { align: 'center', bold: true }),
    furniture(`${name} | ${word('Confidential')}`),
    furniture(word('Resume'), { align: 'right' }),
    furniture(`${word('ResumeOf')} ${name}`),
    lineOfCells({ role: 'furniture', cells: [name, word('Resume')] }),
    furniture([name, person.phone, person.email].filter((part) => part !== undefined).join(' | ')),
  ])
}

function footLine(writing: Writing): LineBlock {
  const { random, person, word } = writing
  const { name } = person
  const pages = random.int(1, 4)
  const page = random.int(1, pages)
  return random.pick([
    furniture(`${word('Page')} ${page} ${word('of')} ${pages}`, { align: 'center' }),
    furniture(`${page} / ${pages}`, { align: 'right' }),
    furniture(`${page}`, { align: 'center' }),
    furniture(`- ${page} -`, { align: 'center' }),
    furniture(`${word('Page')} ${page}`, { align: 'right' }),
    furniture(`${name} – ${word('Page')} ${page} ${word('of')} ${pages}`),
    furniture(`${word('Resume')} – ${name} – ${updated(writing)}`),
    furniture(`${word('Updated')} ${updated(writing)}`),
    furniture(`${word('Updated')}: ${updated(writing)}`, { italic: true, align: 'right' }),
    furniture(`${word('Confidential')} – ${name}`, { align: 'center' }),
    lineOfCells({ role: 'furniture', cells: [name, `${word('Page')} ${page}`] }),
    lineOfCells({ role: 'furniture', cells: [updated(writing), word('Resume'), `${page}/${pages}`] }),
  ])
}

/** When the resume was last touched, in the dates of the person. */
function updated({ random, dates }: Writing): string {
  const written = dates.single({ year: random.int(2015, 2025), month: random.int(1, 12) })
  return (written ?? []).map(({ text }) => text).join('')
}

/** Lines between the parts that a text file has instead of rules and page ends. */
export function furnitureBetween({ writing, blocks }: { writing: Writing; blocks: Block[] }): Block[] {
  const { random, format, person, word } = writing
  const share = format === 'txt' ? 0.14 : 0.03
  if (blocks.length < 6 || !random.chance(share)) return blocks
  const gaps = blocks.flatMap((block, at) => (block.kind === 'space' && block.size >= 4 ? [at] : []))
  const places = new Set(random.some(gaps, random.chance(0.5) ? 1 : gaps.length))
  const text = random.pick([
    '_'.repeat(random.int(20, 70)),
    '-'.repeat(random.int(20, 70)),
    '* * *',
    '~'.repeat(40),
    `${word('Page')} 1 ${word('of')} 2`,
    `${person.name} - ${word('Page')} 2`,
  ])
  return blocks.flatMap((block, at) => (places.has(at) ? [block, furniture(text)] : [block]))
}
