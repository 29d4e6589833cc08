import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import type { ResumeView } from '../resume-view.ts'

/** The text of a PDF in content order, all pages in one string. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })
  return text
}

/** The paragraphs of a Word document, one per line; tabs stay. */
export function docxText(docx: Uint8Array): string {
  return docxParagraphs(docx)
    .map((paragraph) => paragraph.text)
    .join('\n')
}

/** The paragraphs of a Word document: style, text, and the addresses of its links. */
export function docxParagraphs(docx: Uint8Array): { style: string; text: string; links: string[] }[] {
  const targets = docxPart(docx, 'word/_rels/document.xml.rels')
  return (docxPart(docx, 'word/document.xml').match(/<w:p>.*?<\/w:p>/gsu) ?? []).map((xml) => ({
    style: /<w:pStyle w:val="(\w+)"/u.exec(xml)?.[1] ?? 'Normal',
    text: unescaped(xml.replace(/<w:tab\/>/gu, '\t').replace(/<[^>]*>/gu, '')),
    links: [...xml.matchAll(/<w:hyperlink [^>]*r:id="([^"]+)"/gu)].map(([, id]) =>
      unescaped(
        new RegExp(`<Relationship [^>]*Id="${id}"[^>]*Target="([^"]*)"`, 'u').exec(targets)?.[1] ?? '',
      ),
    ),
  }))
}

/** One part of a Word document, for example `word/document.xml`. */
export function docxPart(docx: Uint8Array, name: string): string {
  const part = unzipSync(docx)[name]
  if (part === undefined) throw new Error(`${name} is not in the document`)
  return strFromU8(part)
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/gu, (_, name: string) => characters[name] ?? '')
}

/** All texts of the view in reading order. */
export function viewTexts(view: ResumeView): string[] {
  const blocks = view.sections.flatMap((section) => [
    section.heading,
    ...section.blocks.flatMap((block) => {
      if ('strong' in block) return [block.strong, ...block.rest.map((part) => part.text), block.dates]
      return 'label' in block ? [block.label, block.text] : [block.text]
    }),
  ])
  return [view.name, view.label, ...view.contact.map((part) => part.text), ...blocks].filter(Boolean)
}

/** The first text that does not follow the one before it; ignores white space and letter forms. */
export function firstOutOfOrder(said: string, texts: string[]): string | undefined {
  const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u200b\u200e\u200f]+/gu, '')
  const whole = plain(said)
  let from = 0
  return texts.find((text) => {
    const at = whole.indexOf(plain(text), from)
    from = at + plain(text).length
    return at < 0
  })
}
