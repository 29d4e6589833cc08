import { chooseGrammar } from '../choose-grammar.ts'
import { pickTemplate } from '../templates.ts'
import type { Writing } from '../writing.ts'
import { headerGrammars } from './header-grammars.ts'
import { headerLines } from './header-lines.ts'
import type { Header, HeaderParts } from './header-parts.ts'
import { headerTemplates } from './header-templates.ts'
import { sidebarHeaderGrammars } from './sidebar-header-grammars.ts'

const nothing: HeaderParts = { top: [], main: [], side: [], runningHead: [], end: [], tellsPersonal: false }

export function writeHeader({ writing, sidebar }: { writing: Writing; sidebar: boolean }): Header {
  const fixed = writing.kind.grammars.header
  const isSpecial = fixed === undefined ? writing.random.chance(sidebar ? 0.8 : 0.22) : !isTemplate(fixed)
  if (!isSpecial) {
    const { name, lines } = pickTemplate({ writing, templates: headerTemplates, part: 'header' })
    return { ...nothing, top: headerLines({ writing, lines }), grammar: `head:${name}` }
  }
  const grammars = sidebar ? sidebarHeaderGrammars : headerGrammars
  const [name, grammar] = chooseGrammar({ writing, grammars, part: 'header' })
  return { ...nothing, ...grammar.write(writing), grammar: `head:${name}` }
}

function isTemplate(name: string): boolean {
  return Object.values(headerTemplates).some((templates) => Object.hasOwn(templates, name))
}
