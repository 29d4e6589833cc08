import type { ReadDocument } from '@nextrung/contract/read-document'
import { papers, type ResumeDesign, resumeTemplates } from '@nextrung/contract/resume-design'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { describe, expect, test } from 'vitest'
import { readFile } from '../read/read-file.ts'
import { createReader } from '../reader.ts'
import { writeDocx } from './docx.ts'
import { writePdf } from './pdf.ts'
import { resumeView } from './resume-view.ts'
import { foreignResumes } from './testing/foreign-resumes.ts'
import { germanResume, oddResumes } from './testing/odd-resumes.ts'
import { readWithOthers } from './testing/other-readers.ts'
import { firstOutOfOrder, viewTexts } from './testing/read-back.ts'
import { fullResume, longResume } from './testing/sample-resumes.ts'

const { Arabic, Hebrew, ...leftToRight } = foreignResumes
const samples: Record<string, { document: ResumeDocument; language?: string }> = {
  'plain English': { document: fullResume },
  'two pages': { document: longResume },
  German: { document: germanResume, language: 'de' },
  ...Object.fromEntries(Object.entries(oddResumes).map(([name, document]) => [name, { document }])),
  ...Object.fromEntries(Object.entries(leftToRight).map(([name, document]) => [name, { document }])),
}
const designs: ResumeDesign[] = resumeTemplates.flatMap((template) =>
  papers.map((paper) => ({ template, paper })),
)
const cases = designs.flatMap((design) =>
  Object.entries(samples).map(
    ([name, sample]) => [`${design.template} on ${design.paper}: ${name}`, { ...sample, design }] as const,
  ),
)

const linesOf = ({ lines }: ReadDocument) => lines.map((line) => line.text).join('\n')
const readBack = async (fileName: string, bytes: Uint8Array) => linesOf(await readFile(fileName, bytes))

const fields = ({ document, language }: { document: ResumeDocument; language?: string }) =>
  viewTexts(resumeView(document, language))

describe('every field comes back in order', () => {
  const pdfs = new Map<string, Uint8Array>()

  test.each(cases)('from a PDF, %s', async (name, input) => {
    const pdf = await writePdf(input)
    pdfs.set(name, pdf)
    expect(firstOutOfOrder(await readBack('resume.pdf', pdf), fields(input))).toBeUndefined()
  })

  test.each(cases)('from a PDF in other programs, %s', async (name, input) => {
    const found = await readWithOthers(pdfs.get(name) ?? (await writePdf(input)))
    const outOfOrder = Object.entries(found).map(([program, said]) => [
      program,
      firstOutOfOrder(said, fields(input)),
    ])
    expect(outOfOrder).toEqual(Object.keys(found).map((program) => [program, undefined]))
  })

  test.each(cases)('from a Word file, %s', async (_, input) => {
    const said = await readBack('resume.docx', await writeDocx(input))
    expect(firstOutOfOrder(said, fields(input))).toBeUndefined()
  })

  test.each(designs)('from a Word file right to left, $template on $paper', async (design) => {
    for (const document of [Arabic, Hebrew]) {
      const said = await readBack('resume.docx', await writeDocx({ document, design }))
      expect(firstOutOfOrder(said, fields({ document }))).toBeUndefined()
    }
  })

  test('from both through the upload reader', async () => {
    const reader = createReader()
    try {
      const input = { document: longResume }
      const files = { 'resume.pdf': await writePdf(input), 'resume.docx': await writeDocx(input) }
      for (const [fileName, bytes] of Object.entries(files)) {
        const said = linesOf(await reader.read({ fileName, bytes }))
        expect(firstOutOfOrder(said, fields(input))).toBeUndefined()
      }
    } finally {
      reader.close()
    }
  })
})
