import type { ReadLine } from '@nextrung/contract/read-document'
import { openingOf } from '../../text/phrases.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

const contact = /[\w.+-]+@[\w-]+\.\w+|\+?\d[\d\s().-]{8,}\d/

const languageName = (code: string): string => {
  try {
    return languageNames.of(code) ?? code
  } catch {
    return code
  }
}

const suggestPlain = (lines: ReadLine[]): Suggestion[] => {
  const boxed = lines.filter(({ part }) => part === 'textbox').length
  const tabled = lines.filter(({ part }) => part === 'table').length
  const hidden = lines.find(
    ({ part, text }) => (part === 'header' || part === 'footer') && contact.test(text),
  )
  const beside = lines.find(({ column, text }) => column !== undefined && column > 0 && text.trim() !== '')
  return [
    ...(beside
      ? [
          {
            weight: 66,
            text: `Your file has two or more columns: “${openingOf(beside.text, 5)}” stands beside other text. Screening software often reads straight across; send the one-column version from here.`,
          },
        ]
      : []),
    ...(hidden
      ? [
          {
            weight: 68,
            text: `Your contact details stand in the page ${hidden.part} of the Word file, which screening software often skips. Move them into the page itself.`,
          },
        ]
      : []),
    ...(boxed + tabled > 3
      ? [
          {
            weight: 58,
            text: `${boxed + tabled} lines of your file stand in ${boxed > tabled ? 'text boxes' : 'tables'}, which screening software may drop or mix up. Write them as plain lines.`,
          },
        ]
      : []),
  ]
}

/** Problems with the file itself: little text, reader notices, another language, columns, boxes, headers. */
export const suggestLayout = ({ read, parsed }: Reviewed): Suggestion[] => {
  const words = read.lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
  return [
    ...read.notices.map((text) => ({ weight: 96, text })),
    ...(words < 80
      ? [
          {
            weight: 98,
            text: `There is little text in this file: ${words} ${words === 1 ? 'word' : 'words'}. If your resume says more, upload it as a PDF with selectable text or as a Word file.`,
          },
        ]
      : []),
    ...(parsed.language === 'en'
      ? []
      : [
          {
            weight: 97,
            text: `Most of your resume is in ${languageName(parsed.language)}. Your wording is kept as it is and only the order was changed, because rewording works for English alone.`,
          },
        ]),
    ...suggestPlain(read.lines),
  ]
}
