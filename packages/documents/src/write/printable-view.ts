import { breakLongWords } from './break-long-words.ts'
import { blockText, type ResumeView } from './resume-view.ts'

/** The view with only the characters the fonts can show; parts left empty are dropped. */
export function printableView(view: ResumeView, printable: (text: string) => string): ResumeView {
  const fit = (key: string, value: unknown) =>
    typeof value === 'string' && key !== 'url' ? breakLongWords(printable(value)) : value
  const fitted: ResumeView = JSON.parse(JSON.stringify(view, fit))
  const sections = fitted.sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => blockText(block).trim() !== ''),
    }))
    .filter((section) => section.blocks.length > 0)
  return { ...fitted, sections, contact: fitted.contact.filter((part) => part.text.trim() !== '') }
}
