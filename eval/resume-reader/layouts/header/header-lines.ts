import type { LineRole } from '@nextrung/engine/resumes/reading/labels'
import type { LineBlock, Piece } from '../../shapes.ts'
import { renderTemplate } from '../line-template.ts'
import type { Writing } from '../writing.ts'
import { contactsOf, headerFields } from './header-fields.ts'

export function headerLines({ writing, lines }: { writing: Writing; lines: readonly string[] }): LineBlock[] {
  return renderTemplate({
    lines,
    fields: headerFields({ writing, contacts: contactsOf(writing) }),
    role: roleIn(writing),
    begins: 'each',
    word: writing.word,
    separator: writing.separator,
    bullet: writing.bullet,
  })
}

function roleIn(writing: Writing): (line: { pieces: Piece[]; told: boolean }) => LineRole {
  return ({ pieces, told }) => {
    const labels = new Set(pieces.map(({ label }) => label))
    if (!told) return pieces[0]?.text === writing.word('Contact') ? 'heading' : 'furniture'
    if (labels.has('name')) return 'name'
    if (labels.has('title')) return 'title'
    return 'contact'
  }
}
