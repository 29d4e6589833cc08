import { spawnSync } from 'node:child_process'
import { PDFiumLibrary } from '@hyzyla/pdfium'

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

let pdfium: Promise<PDFiumLibrary> | undefined

/** The text of a PDF as extracted by the PDF reader of Chrome and Edge. */
async function readWithPdfium(pdf: Uint8Array): Promise<string> {
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n')
  } finally {
    document.destroy()
  }
}

/** The text of a PDF as extracted by poppler: in file order with `-raw`, otherwise in page order. */
function readWithPdftotext(pdf: Uint8Array, options: string[]): string {
  const { stdout, error } = spawnSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' })
  if (error !== undefined) throw error
  return stdout
}

const withoutFooters = (text: string) => text.replace(/^.* · \d{1,2}\/\d{1,2}\r?$/gmu, '')

/**
 * The text that programs unrelated to our reader extract from a PDF, by program name, without page footers.
 * PDFium comes as a package; pdftotext is used too where poppler-utils is installed.
 */
export async function readWithOthers(pdf: Uint8Array): Promise<Record<string, string>> {
  const said: Record<string, string> = { PDFium: withoutFooters(await readWithPdfium(pdf)) }
  if (hasPdftotext) {
    said['pdftotext -raw'] = withoutFooters(readWithPdftotext(pdf, ['-raw']))
    said.pdftotext = withoutFooters(readWithPdftotext(pdf, []))
  }
  return said
}
