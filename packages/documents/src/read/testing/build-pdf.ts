import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'

export type PdfText = {
  x: number
  y: number
  text: string
  size?: number
  font?: 'regular' | 'bold' | 'italic'
}
export type PdfLink = { x: number; y: number; width: number; height: number; url: string }
export type PdfPage = {
  texts?: readonly PdfText[]
  raw?: string
  links?: readonly PdfLink[]
  withImage?: boolean
}
export type PdfOptions = {
  /** Additional catalog keys. */
  catalog?: string
  extraObjects?: readonly (string | Buffer)[]
  /** The first extra object maps the codes of the regular font to characters. */
  hasToUnicode?: boolean
  encryption?: { userPassword: string }
}

const pageHeight = 842
const fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' }
const fixedObjects = 6

/** A PDF with text at exact positions; `y` is the baseline, measured from the top of an A4 page. */
export function buildPdf(pages: readonly PdfPage[], options: PdfOptions = {}): Uint8Array {
  const objects: Buffer[] = []
  const security = options.encryption && makeSecurity(options.encryption.userPassword)
  const put = (number: number, body: string | Buffer) => {
    objects[number] = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1')
  }
  const pageNumber = (at: number) => fixedObjects + 1 + at * 2
  put(1, `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`)
  put(
    2,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(' ')}] >>`,
  )
  Object.values(fonts).forEach((name, at) => {
    const map = at === 0 && options.hasToUnicode ? `/ToUnicode ${firstExtraObject(pages.length)} 0 R` : ''
    put(3 + at, `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding ${map} >>`)
  })
  const picture = Buffer.alloc(64)
  const hasPicture = pages.some((page) => page.withImage)
  put(6, hasPicture ? imageObject(security?.encrypt(6, picture) ?? picture) : 'null')
  pages.forEach((page, at) => {
    const number = pageNumber(at)
    put(number, pageObject(page, number + 1))
    const content = Buffer.from(contentOf(page), 'latin1')
    put(number + 1, streamObject(security ? security.encrypt(number + 1, content) : content))
  })
  for (const [at, body] of (options.extraObjects ?? []).entries())
    put(firstExtraObject(pages.length) + at, body)
  const trailer = security ? ` /Encrypt ${objects.length} 0 R /ID [<${security.id}> <${security.id}>]` : ''
  if (security) put(objects.length, security.dictionary)
  return assemble(objects, trailer)
}

/** The number of the first object in `extraObjects`. */
export function firstExtraObject(pageCount: number): number {
  return fixedObjects + 1 + pageCount * 2
}

/** A stream object. */
export function streamObject(content: Buffer): Buffer {
  return streamOf(content, '')
}

/** A stream object that unpacks to `megabytes` times the same million bytes. */
export async function bombObject(megabytes: number, filling: string): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const packed = buffer(deflate)
  const megabyte = Buffer.alloc(1_000_000, filling)
  for (let count = 0; count < megabytes; count++) if (!deflate.write(megabyte)) await once(deflate, 'drain')
  deflate.end()
  return streamOf(await packed, ' /Filter /FlateDecode')
}

function streamOf(data: Buffer, filter: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length}${filter} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ])
}

function imageObject(data: Buffer): Buffer {
  const head = `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${data.length} >>`
  return Buffer.concat([Buffer.from(`${head}\nstream\n`), data, Buffer.from('\nendstream')])
}

function pageObject(page: PdfPage, contents: number): string {
  const links = (page.links ?? []).map(
    ({ x, y, width, height, url }) =>
      `<< /Type /Annot /Subtype /Link /Rect [${x} ${pageHeight - y} ${x + width} ${pageHeight - y + height}] /A << /S /URI /URI (${url}) >> >>`,
  )
  const resources = '/Font << /regular 3 0 R /bold 4 0 R /italic 5 0 R >> /XObject << /Im 6 0 R >>'
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Resources << ${resources} >> /Contents ${contents} 0 R /Annots [${links.join(' ')}] >>`
}

function contentOf(page: PdfPage): string {
  const texts = (page.texts ?? []).map(({ x, y, text, size = 10, font = 'regular' }) => {
    const escaped = text
      .replace(/[\\()]/g, '\\$&')
      .replaceAll('•', '\\225')
      .replaceAll('–', '\\226')
    return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${pageHeight - y} Tm (${escaped}) Tj ET`
  })
  const image = page.withImage ? 'q 500 0 0 700 40 40 cm /Im Do Q' : ''
  return [...texts, image, page.raw ?? ''].join('\n')
}

function assemble(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const offsets: number[] = []
  objects.forEach((body, number) => {
    if (number === 0) return
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets[number] = length
    length += part.length
    parts.push(part)
  })
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length}\n0000000000 65535 f \n${rows.join('')}`
  parts.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length} /Root 1 0 R${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')

/** The standard security handler, revision 2: RC4 with 40 bits. */
function makeSecurity(userPassword: string) {
  const id = '00112233445566778899aabbccddeeff'
  const permissions = -4
  const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const ownerKey = md5(pad('owner')).subarray(0, 5)
  const owner = rc4(ownerKey, pad(userPassword))
  const bits = Buffer.alloc(4)
  bits.writeInt32LE(permissions)
  const key = md5(Buffer.concat([pad(userPassword), owner, bits, Buffer.from(id, 'hex')])).subarray(0, 5)
  const user = rc4(key, padding)
  const dictionary = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${permissions} >>`
  const encrypt = (number: number, data: Buffer) => {
    const salt = Buffer.from([number & 255, (number >> 8) & 255, 0, 0, 0])
    return rc4(md5(Buffer.concat([key, salt])).subarray(0, 10), data)
  }
  return { id, dictionary, encrypt }
}

function md5(data: Buffer): Buffer {
  return createHash('md5').update(data).digest()
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (i: number, j: number) => {
    const kept = state[i] ?? 0
    state[i] = state[j] ?? 0
    state[j] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
    }),
  )
}
