import type { InventedPerson } from '../invented-person.ts'
import { makeRandom, type Random } from '../seeded-random.ts'
import type { Layout } from '../shapes.ts'
import { chooseGrammar } from './choose-grammar.ts'
import { closingLines } from './closing-lines.ts'
import { furnitureBetween, pageFurniture } from './furniture.ts'
import { writeHeader } from './header/header.ts'
import { makeHeadingStyle } from './heading-style.ts'
import { pageShapes } from './page.ts'
import { writeSections } from './write-sections.ts'
import { makeWriting } from './writing.ts'

/** The resume of a person as one of many ways of writing it; the same seed writes it the same way. */
export function layOut({ person, seed }: { person: InventedPerson; seed: number }): {
  layout: Layout
  grammar: string
} {
  const random = makeRandom(seed)
  const format = random.weighted([
    ['pdf', 45],
    ['docx', 35],
    ['txt', 20],
  ] as const)
  const writing = makeWriting({ person, random, format })
  const [pageName, page] = chooseGrammar({ writing, grammars: pageShapes, part: 'page' })
  const sidebar = page.sidebar === true
  const header = writeHeader({ writing, sidebar })
  const style = makeHeadingStyle(writing)
  const { sections, aside } = writeSections({ writing, sidebar, tellsPersonal: header.tellsPersonal })
  const furniture = pageFurniture(writing)
  const blocks = [...page.write({ header, sections, aside, style }), ...closingLines(writing)]
  const layout: Layout = {
    format,
    paper: person.language === 'en' && random.chance(0.6) ? 'letter' : 'a4',
    body: bodyOf(random),
    runningHead: [...header.runningHead, ...furniture.runningHead],
    runningFoot: furniture.runningFoot,
    blocks: furnitureBetween({ writing, blocks }),
    ...(format === 'txt' && random.chance(0.6)
      ? { columns: random.pick([68, 72, 76, 78, 80, 90, 100]) }
      : {}),
  }
  const names = [
    `format:${format}`,
    `kind:${writing.kind.name}`,
    `page:${pageName}`,
    header.grammar,
    `dates:${writing.dates.name}`,
    `headings:${style.name}`,
    ...[...sections, ...aside].flatMap((section) => section.grammars),
  ]
  return { layout, grammar: names.map((name) => name.replaceAll(' ', '-')).join(' ') }
}

function bodyOf(random: Random): Layout['body'] {
  return {
    size: random.pick([9, 9.5, 10, 10, 10.5, 11, 11, 12]),
    margin: random.pick([36, 42, 50, 56, 64, 72]),
    leading: random.pick([1, 1.1, 1.15, 1.2, 1.3]),
    serif: random.chance(0.4),
    justified: random.chance(0.15),
  }
}
