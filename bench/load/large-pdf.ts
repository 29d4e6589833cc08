import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const twoPages = join(import.meta.dirname, '../../eval/samples/haruto-ishikawa.pdf')
const boundary = 'nextrung-load'

/** A real resume as a PDF of the given size, padded with an incompressible stream, as a photo would be. */
const largePdf = async (bytes: number): Promise<Buffer> => {
  const small = await readFile(twoPages)
  const text = small.toString('latin1')
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1]
  if (!before || !root) throw new Error('The sample is not a PDF with a cross-reference table.')
  const filler = randomBytes(Math.max(0, bytes - small.length))
  const start = Buffer.from(`\n90000 0 obj\n<< /Length ${filler.length} >>\nstream\n`, 'latin1')
  const end = '\nendstream\nendobj\n'
  const tableAt = small.length + start.length + filler.length + end.length
  const offset = String(small.length + 1).padStart(10, '0')
  const table = `xref\n90000 1\n${offset} 00000 n \ntrailer\n<< /Size 90001 /Root ${root} /Prev ${before} >>\n`
  return Buffer.concat([
    small,
    start,
    filler,
    Buffer.from(`${end}${table}startxref\n${tableAt}\n%%EOF\n`, 'latin1'),
  ])
}

/** The multipart body that uploads such a file, and its content type. */
export const uploadForm = async (bytes: number): Promise<{ body: Buffer; contentType: string }> => {
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="targetRole"\r\n\r\nSoftware Engineer\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(field + head),
    await largePdf(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
