import type { Block, Layout } from '../shapes.ts'
import type { Header } from './header/header-parts.ts'
import type { HeadingStyle } from './heading-style.ts'
import type { Section } from './section.ts'

export type PageInput = {
  header: Header
  sections: Section[]
  /** For the sidebar, written to fit it. */
  aside: Section[]
  style: HeadingStyle
}

export type PageShape = {
  weight: number
  formats: readonly Layout['format'][]
  sidebar?: boolean
  write: (input: PageInput) => Block[]
}

const everywhere = ['pdf', 'docx', 'txt'] as const
const drawn = ['pdf', 'docx'] as const

/** How the parts are arranged on the page. */
export const pageShapes: Record<string, PageShape> = {
  'single column': { weight: 58, formats: everywhere, write: singleColumn },
  'sidebar left': {
    weight: 9,
    formats: drawn,
    sidebar: true,
    write: (input) => withSidebar(input, { left: true, share: 0.3 }),
  },
  'sidebar left, wide': {
    weight: 4,
    formats: drawn,
    sidebar: true,
    write: (input) => withSidebar(input, { left: true, share: 0.38 }),
  },
  'sidebar right': {
    weight: 7,
    formats: drawn,
    sidebar: true,
    write: (input) => withSidebar(input, { left: false, share: 0.32 }),
  },
  'sidebar of a table': {
    weight: 4,
    formats: drawn,
    sidebar: true,
    write: (input) => withSidebar(input, { left: true, share: 0.33, table: true }),
  },
  'sidebar right of a table': {
    weight: 3,
    formats: drawn,
    sidebar: true,
    write: (input) => withSidebar(input, { left: false, share: 0.35, table: true }),
  },
  'headings in the margin': { weight: 7, formats: drawn, write: (input) => headingsInMargin(input, false) },
  'headings in ruled cells': { weight: 2, formats: drawn, write: (input) => headingsInMargin(input, true) },
  'one table': { weight: 3, formats: drawn, write: oneTable },
  'short parts side by side': { weight: 5, formats: drawn, write: shortPartsInColumns },
}

function singleColumn({ header, sections, style }: PageInput): Block[] {
  return [
    ...header.top,
    ...header.main,
    ...sections.flatMap((section) => sectionBlocks(section, style)),
    ...header.end,
  ]
}

function sectionBlocks(section: Section, style: HeadingStyle): Block[] {
  return [{ kind: 'space', size: style.space }, ...headingBlocks(section, style), ...section.blocks]
}

function headingBlocks({ heading }: Section, style: HeadingStyle): Block[] {
  return heading === undefined ? [] : style.write(heading)
}

function withSidebar(
  { header, sections, aside, style }: PageInput,
  { left, share, table = false }: { left: boolean; share: number; table?: boolean },
): Block[] {
  const side = [...header.side, ...aside.flatMap((section) => sectionBlocks(section, style))]
  const main = [...header.main, ...sections.flatMap((section) => sectionBlocks(section, style))]
  const columns = left ? [side, main] : [main, side]
  const widths = left ? [share, 1 - share] : [1 - share, share]
  return [...header.top, { kind: 'columns', columns, widths, table }, ...header.end]
}

function headingsInMargin({ header, sections, style }: PageInput, ruled: boolean): Block[] {
  const rows = sections.map((section): Block[][] => [headingBlocks(section, style), section.blocks])
  return [...header.top, ...header.main, { kind: 'table', rows, widths: [0.22, 0.78], ruled }, ...header.end]
}

/** Everything in the rows of one table, headings in rows of their own. */
function oneTable({ header, sections, style }: PageInput): Block[] {
  const rows = sections.flatMap((section): Block[][][] => [
    ...(section.heading === undefined ? [] : [[headingBlocks(section, style)]]),
    [section.blocks],
  ])
  const top = [...header.top, ...header.main]
  return [
    { kind: 'table', rows: [...(top.length > 0 ? [[top]] : []), ...rows], widths: [1], ruled: true },
    ...header.end,
  ]
}

function shortPartsInColumns({ header, sections, style }: PageInput): Block[] {
  const isShort = ({ key }: Section): boolean =>
    ['skills', 'languages', 'certificates', 'personal'].includes(key)
  const short = sections.filter(isShort)
  const half = Math.ceil(short.length / 2)
  const columns = [short.slice(0, half), short.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => part.flatMap((section) => sectionBlocks(section, style)))
  return [
    ...header.top,
    ...header.main,
    ...sections.filter((section) => !isShort(section)).flatMap((section) => sectionBlocks(section, style)),
    ...(columns.length === 0
      ? []
      : [{ kind: 'columns' as const, columns, widths: columns.map(() => 1 / columns.length), table: false }]),
    ...header.end,
  ]
}
