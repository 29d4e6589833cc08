import { readFileSync } from 'node:fs'
import type { Family, HostileFile } from '../hostile-file.ts'
import { docxResume, makeRandom, pdfResume } from '../sample-content.ts'

const doc = readFileSync(
  new URL('../../packages/documents/fixtures/read/resume-with-table.doc', import.meta.url),
)
const pdf = pdfResume()
const docx = docxResume()

const samples = [
  { fileName: 'a.pdf', bytes: pdf, broken: ['notPdf'] },
  { fileName: 'a.docx', bytes: docx, broken: ['notWord'] },
  { fileName: 'a.doc', bytes: doc, broken: ['notWord'] },
] as const

// A damaged file may still be partly readable, and damage may look like something else.
const alsoRight = ['accepted', 'noText', 'tooComplex', 'locked', 'notAllowed'] as const

const cut: HostileFile[] = samples.flatMap(({ fileName, bytes, broken }) =>
  [10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) => ({
    what: `${fileName} cut at ${percent} %`,
    fileName,
    bytes: () => bytes.subarray(0, Math.floor((bytes.length * percent) / 100)),
    allowed: [...broken, ...alsoRight],
    isQuick: percent === 50,
  })),
)

function flipped(bytes: Uint8Array, seed: number): Uint8Array {
  const random = makeRandom(seed)
  const changed = Buffer.from(bytes)
  for (let at = 0; at < changed.length; at += 100) {
    const place = at + Math.floor(random() * 100)
    if (place < changed.length) changed[place] = (changed[place] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  return changed
}

const seeds = Array.from({ length: 20 }, (_, at) => at + 1)

const flips: HostileFile[] = samples.flatMap(({ fileName, bytes, broken }) =>
  seeds.map((seed) => ({
    what: `${fileName} with a bit turned in every 100 bytes, seed ${seed}`,
    fileName,
    bytes: () => flipped(bytes, seed),
    allowed: [...broken, ...alsoRight],
    isQuick: seed === 1,
  })),
)

const before = (count: number) => Buffer.concat([Buffer.alloc(count, '\n'), pdf])

export const damaged: Family = {
  id: 'g08',
  title: 'Damaged files',
  files: [
    {
      what: 'a PDF header at byte 1,000',
      fileName: 'a.pdf',
      bytes: () => before(1000),
      allowed: ['accepted'],
    },
    {
      what: 'a PDF header at byte 5,000',
      fileName: 'a.pdf',
      bytes: () => before(5000),
      allowed: ['notAllowed', 'notPdf'],
    },
    {
      what: 'a PDF without its header',
      fileName: 'a.pdf',
      bytes: () => pdf.subarray(9),
      allowed: ['notAllowed', 'notPdf'],
    },
    {
      what: 'a PDF with two ends',
      fileName: 'a.pdf',
      bytes: () => Buffer.concat([pdf, Buffer.from('\n%%EOF\n')]),
      allowed: ['accepted'],
    },
    {
      what: 'two PDF files in one',
      fileName: 'a.pdf',
      bytes: () => Buffer.concat([pdf, pdf]),
      allowed: ['accepted', 'notPdf'],
    },
    {
      what: 'a PDF without its table of references',
      fileName: 'a.pdf',
      bytes: () =>
        Buffer.from(
          Buffer.from(pdf)
            .toString('latin1')
            .replace(/xref\n[\s\S]*/, ''),
          'latin1',
        ),
      allowed: ['accepted', 'notPdf'],
    },
    ...cut,
    ...flips,
  ],
}
