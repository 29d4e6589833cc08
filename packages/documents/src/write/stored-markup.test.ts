import { ResumeDocument } from '@nextrung/contract/resume-document'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { readPdf } from '../read/pdf.ts'
import { writeDocx } from './docx.ts'
import { writePdf } from './pdf.ts'
import { docxParagraphs, docxPart, docxText, pdfText } from './testing/read-back.ts'

const program = 'javascript:app.alert(1)'
const texts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '#import "evil.typ": * #eval("1")',
  '#read("/etc/passwd") $ x $ @label <label>',
  '{{7*7}} <%= 7*7 %>',
  ']]> <!ENTITY x SYSTEM "file:///etc/passwd"> &x;',
  '(press)/S/JavaScript/JS(app.alert(3))',
]

const document = ResumeDocument.parse({
  basics: {
    name: `Maya ${texts[0]}`,
    label: texts[1],
    url: program,
    summary: texts[3],
    profiles: [{ network: 'Site', url: program }],
  },
  work: [{ name: texts[2], position: texts[4], url: program, highlights: texts }],
  projects: [{ name: texts[5], url: 'data:text/html,<script>1</script>', highlights: [], keywords: [] }],
  skills: [{ keywords: texts }],
  education: [],
  certificates: [{ name: texts[6], url: 'file:///etc/passwd' }],
  languages: [],
  other: [],
  sectionOrder: [],
})

const squeezed = (text: string) => text.replace(/\s+/g, '')

test('markup and code in a resume are plain words in its PDF, and no link or action leads to them', async () => {
  const pdf = await writePdf({ document })
  const said = squeezed(await pdfText(pdf))
  for (const text of texts) expect(said).toContain(squeezed(text))
  expect(said).not.toContain('root:x:')
  const { lines } = await readPdf('resume.pdf', pdf)
  const links = JSON.stringify(lines).match(/"(?:url|link|href)":"[^"]*"/g) ?? []
  for (const link of links) expect(link).toMatch(/:"(?:https?:|mailto:|tel:)/)
  const opened = await getDocumentProxy(pdf.slice())
  expect(await opened.getJSActions()).toBeNull()
  expect(await opened.getOpenAction()).toBeNull()
  expect(await opened.getAttachments()).toBeNull()
  for (let page = 1; page <= opened.numPages; page++)
    for (const note of await (await opened.getPage(page)).getAnnotations())
      expect(note.unsafeUrl ?? 'mailto:').toMatch(/^(?:https?:|mailto:|tel:)/)
})

test('markup and code in a resume are plain words in its Word document, and no link leads to them', async () => {
  const docx = await writeDocx({ document })
  const said = squeezed(docxText(docx))
  for (const text of texts) expect(said).toContain(squeezed(text))
  const links = docxParagraphs(docx).flatMap((paragraph) => paragraph.links)
  for (const link of links) expect(link).toMatch(/^(?:https?:|mailto:|tel:)/)
  const targets = docxPart(docx, 'word/_rels/document.xml.rels')
  expect(targets).not.toMatch(/javascript:|data:|file:/i)
  expect(docxPart(docx, 'word/document.xml')).not.toMatch(/<script|<img|<!ENTITY|instrText/i)
})
