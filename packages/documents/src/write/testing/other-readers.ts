import { spawnSync } from 'node:child_process'
import { PDFiumLibrary } from '@hyzyla/pdfium'

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

let pdfium: Promise<PDFiumLibrary> | undefined

/** The text of a PDF as the reader inside Chrome and Edge finds it. */
async function readWithPdfium(pdf: Uint8Array): Promise<string> {
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n')
  } finally {
    document.destroy()
  }
}

/** The text of a PDF as poppler finds it: in the order of the file with `-raw`, else in the order of the page. */
function readWithPdftotext(pdf: Uint8Array, options: string[]): string {
  const { stdout, error } = spawnSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' })
  if (error !== undefined) throw error
  return stdout
}

const withoutFooters = (text: string) => text.replace(/^.* · \d{1,2}\/\d{1,2}\r?$/gmu, '')

/**
 * What programs with no code in common with our own reader find in a PDF, by the name of the program, without the
 * footers of its pages. PDFium comes as a package; pdftotext reads along where poppler-utils is installed.
 */
export async function readWithOthers(pdf: Uint8Array): Promise<Record<string, string>> {
  const said: Record<string, string> = { PDFium: withoutFooters(await readWithPdfium(pdf)) }
  if (hasPdftotext) {
    said['pdftotext -raw'] = withoutFooters(readWithPdftotext(pdf, ['-raw']))
    said.pdftotext = withoutFooters(readWithPdftotext(pdf, []))
  }
  return said
}
