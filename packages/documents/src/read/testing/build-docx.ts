import { strToU8, type ZipOptions, zipSync } from 'fflate'

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}/relationships"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ')

export type DocxInput = {
  /** The content of `w:body`. */
  body: string
  relationships?: string
  contentType?: string
  /** Additional parts by path, or replacements for the standard ones. */
  parts?: Record<string, string | Uint8Array>
}

/** A minimal Word file around a body of WordprocessingML. */
export function buildDocx({
  body,
  relationships = '',
  contentType = documentType,
  parts = {},
}: DocxInput): Uint8Array {
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    '_rels/.rels': `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships}</Relationships>`,
    'word/document.xml': documentXml(body),
    ...parts,
  }
  return zip(files)
}

/** The main part around a body; replace `head` to add forbidden declarations. */
export function documentXml(body: string, head = xmlHead): string {
  return `${head}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`
}

/** A header or footer part. */
export function edgeXml(kind: 'hdr' | 'ftr', body: string): string {
  return `${xmlHead}<w:${kind} ${namespaces}>${body}</w:${kind}>`
}

/** A paragraph with one run. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** A relationship of the main part; `type` is the last segment of its type URI. */
export function relationship(link: {
  id: string
  type: string
  target: string
  isExternal?: boolean
}): string {
  const mode = link.isExternal ? ' TargetMode="External"' : ''
  return `<Relationship Id="${link.id}" Type="${office}/relationships/${link.type}" Target="${link.target}"${mode}/>`
}

export function zip(files: Record<string, string | Uint8Array>, options: ZipOptions = {}): Uint8Array {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(entries), options)
}
