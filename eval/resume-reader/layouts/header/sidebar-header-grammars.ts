import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'
import { headerLines } from './header-lines.ts'
import type { HeaderGrammar } from './header-parts.ts'

const bare = ['{c1}', '{c2}', '{c3}', '{c4}', '{c5}', '{c6}']
const labels = ['{l1}', '{l2}', '{l3}', '{l4}', '{l5}', '{l6}']
const icons = ['{i1}', '{i2}', '{i3}', '{i4}', '{i5}', '{i6}']
const captions = ['^b {k1}', '{c1}', '^b {k2}', '{c2}', '^b {k3}', '{c3}', '^b {k4}', '{c4}']
const address = ['{street}', '{city}', '{phone}', '{email}', '{links}']

/** The means of contact for a narrow column, with or without a heading. */
function contactColumn(writing: Writing) {
  const { random, word } = writing
  const lines = random.pick([bare, bare, labels, icons, captions, address])
  const heading = line({ role: 'heading', text: word('Contact'), look: { bold: true, size: 1.15 } })
  return [...(random.chance(0.7) ? [heading] : []), ...headerLines({ writing, lines })]
}

/** Names and means of contact on pages with a sidebar. */
export const sidebarHeaderGrammars: Record<string, HeaderGrammar> = {
  'name above both columns': {
    weight: 4,
    write: (writing) => ({
      top: headerLines({ writing, lines: ['^bX {name}', '^l {title}'] }),
      side: contactColumn(writing),
    }),
  },
  'name in the main column': {
    weight: 4,
    write: (writing) => ({
      main: headerLines({ writing, lines: ['^bX {name}', '^l {title}'] }),
      side: contactColumn(writing),
    }),
  },
  'name in the sidebar': {
    weight: 3,
    write: (writing) => ({
      side: [...headerLines({ writing, lines: ['^bX {name}', '^i {title}'] }), ...contactColumn(writing)],
    }),
  },
  'name in the sidebar below a photo': {
    weight: 1,
    write: (writing) => ({
      side: [
        line({ role: 'furniture', text: writing.word('Photo') }),
        ...headerLines({ writing, lines: ['^bcL {name}', '^c {title}'] }),
        ...contactColumn(writing),
      ],
    }),
  },
  'centred above both columns': {
    weight: 2,
    write: (writing) => ({
      top: headerLines({ writing, lines: ['^bckX {name}', '^c {title}'] }),
      side: contactColumn(writing),
    }),
  },
}
