import type { Layout } from '../shapes.ts'
import type { Part } from './document-kinds.ts'
import type { Writing } from './writing.ts'

/** Lines of `parse-template.ts` between `¶`, by the files and languages they suit. */
export type Templates = {
  anywhere: Record<string, string>
  drawn?: Record<string, string>
  docx?: Record<string, string>
  txt?: Record<string, string>
  english?: Record<string, string>
}

export type NamedTemplate = { name: string; lines: string[] }

export function templatesFor(input: {
  templates: Templates
  format: Layout['format']
  language: Writing['person']['language']
}): NamedTemplate[] {
  const { templates, format, language } = input
  const suited = {
    ...templates.anywhere,
    ...(format === 'txt' ? templates.txt : templates.drawn),
    ...(format === 'docx' ? templates.docx : {}),
    ...(language === 'en' ? templates.english : {}),
  }
  return Object.entries(suited).map(([name, text]) => ({ name, lines: text.split(' ¶ ') }))
}

export function pickTemplate(input: { writing: Writing; templates: Templates; part: Part }): NamedTemplate {
  const { writing, templates, part } = input
  const { format, person, random, kind } = writing
  const suited = templatesFor({ templates, format, language: person.language })
  return suited.find(({ name }) => name === kind.grammars[part]) ?? random.pick(suited)
}
