import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createDeflateRaw } from 'node:zlib'
import { buildDocx, documentXml, paragraph } from '@nextrung/documents/read/testing/build-docx'
import { buildPdf } from '@nextrung/documents/read/testing/build-pdf'
import { buildZip, type ZipEntry } from './build-zip.ts'

/** A short resume that every reader must return. */
export const resumeLines = [
  'Maya Okafor',
  'IT Support Specialist',
  'maya.okafor@example.com | (919) 555-0142 | Raleigh, NC',
  'Experience',
  'IT Support Specialist, Brightwater Clinics    Mar 2021 - Present',
  '- Managed accounts of 310 staff in Active Directory',
  'Skills',
  'PowerShell, Python, Active Directory, Linux',
]

export const textResume = (extra: readonly string[] = []): Uint8Array =>
  Buffer.from([...resumeLines, ...extra].join('\n'))

export const docxResume = (extra = ''): Uint8Array =>
  buildDocx({ body: `${resumeLines.map((line) => paragraph(line)).join('')}${extra}` })

export const pdfResume = (raw = ''): Uint8Array =>
  buildPdf([{ texts: resumeLines.map((text, at) => ({ x: 50, y: 60 + at * 16, text })), raw }])

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a minimal Word file; `more` adds or replaces parts. */
export function docxEntries(body: string, more: readonly ZipEntry[] = []): ZipEntry[] {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const usual: ZipEntry[] = [
    {
      name: '[Content_Types].xml',
      data: `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', data: documentXml(body) },
  ]
  const others = new Set(more.map(({ name }) => name))
  return [...usual.filter(({ name }) => !others.has(name)), ...more]
}

export const docxWith = (
  more: readonly ZipEntry[],
  body = resumeLines.map((line) => paragraph(line)).join(''),
) => buildZip(docxEntries(body, more))

/** Relationships of the main part, as pairs of type and external target. */
export function relationshipsEntry(links: readonly (readonly [type: string, target: string])[]): ZipEntry {
  const rows = links.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}" TargetMode="External"/>`,
  )
  return {
    name: 'word/_rels/document.xml.rels',
    data: `${head}<Relationships xmlns="${packageTypes}/relationships">${rows.join('')}</Relationships>`,
  }
}

/** Deflated bytes of many megabytes of one filling, without ever holding them uncompressed. */
export async function packedMegabytes(
  megabytes: number,
  filling: string,
): Promise<{ bytes: Buffer; size: number }> {
  const deflate = createDeflateRaw({ level: 9 })
  const packed = buffer(deflate)
  const megabyte = Buffer.alloc(1_000_000, filling)
  for (let count = 0; count < megabytes; count++) if (!deflate.write(megabyte)) await once(deflate, 'drain')
  deflate.end()
  return { bytes: await packed, size: megabytes * 1_000_000 }
}

/** Deterministic random numbers from 0 up to but excluding 1. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
