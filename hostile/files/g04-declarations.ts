import { documentXml, paragraph } from '@nextrung/documents/read/testing/build-docx'
import type { Canary, Family, HostileFile } from '../hostile-file.ts'
import { docxWith } from '../sample-content.ts'

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

const declarations: [what: string, dtd: (canary: Canary) => string, body: string][] = [
  [
    'a file of the machine as an entity',
    () => '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '&x;',
  ],
  ['an address as an entity', ({ origin }) => `<!DOCTYPE w [<!ENTITY x SYSTEM "${origin}/entity">]>`, '&x;'],
  ['a parameter entity', ({ origin }) => `<!DOCTYPE w [<!ENTITY % p SYSTEM "${origin}/p.dtd"> %p;]>`, 'Maya'],
  ['an address as document type', ({ origin }) => `<!DOCTYPE w SYSTEM "${origin}/type.dtd">`, 'Maya'],
  ['a public document type', ({ origin }) => `<!DOCTYPE w PUBLIC "-//X//Y" "${origin}/public.dtd">`, 'Maya'],
  ['a billion laughs', () => `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>`, '&l9;'],
  ['one long entity, often', () => `<!DOCTYPE w [<!ENTITY a "${'a'.repeat(50_000)}">]>`, '&a;'.repeat(5000)],
  ['a document type alone', () => '<!DOCTYPE w>', 'Maya'],
  ['lower-case declarations', () => '<!doctype w [<!entity x "y">]>', '&x;'],
]

const inPart = (name: string, what: string, xml: (canary: Canary) => Uint8Array | string): HostileFile => ({
  what,
  fileName: 'a.docx',
  bytes: (canary) => docxWith([{ name, data: xml(canary) }]),
  allowed: ['notWord', 'tooComplex'],
  lacks: 'root:',
})

const plain = declarations.map(([what, dtd, body]) => ({
  ...inPart('word/document.xml', what, (canary) =>
    documentXml(paragraph(body), `<?xml version="1.0"?>${dtd(canary)}`),
  ),
  isQuick: what === 'a billion laughs' || what === 'an address as an entity',
}))

const hidden = documentXml(paragraph('&x;'), '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>')
const big = Buffer.from(`\ufeff${hidden}`, 'utf16le').swap16()

export const declaredEntities: Family = {
  id: 'g04',
  title: 'Word files whose XML declares entities',
  files: [
    ...plain,
    inPart('word/document.xml', 'entities in UTF-16, little end first', () =>
      Buffer.from(`\ufeff${hidden}`, 'utf16le'),
    ),
    inPart('word/document.xml', 'entities in UTF-16, big end first', () => big),
    inPart('word/document.xml', 'entities in UTF-16 without a mark', () => Buffer.from(hidden, 'utf16le')),
    inPart('word/document.xml', 'UTF-7', () =>
      documentXml('+ADw-+ACE-DOCTYPE w+AD4-', '<?xml version="1.0" encoding="UTF-7"?>'),
    ),
    inPart('word/document.xml', 'EBCDIC', () =>
      documentXml(paragraph('Maya'), '<?xml version="1.0" encoding="cp037"?>'),
    ),
    inPart('word/document.xml', 'UTF-32', () =>
      Buffer.from([...hidden].flatMap((char) => [0, 0, 0, char.charCodeAt(0)])),
    ),
    inPart(
      'word/styles.xml',
      'entities in the styles',
      () => '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><s>&x;</s>',
    ),
    inPart(
      'word/_rels/document.xml.rels',
      'entities in the relationships',
      ({ origin }) => `<!DOCTYPE r [<!ENTITY x SYSTEM "${origin}/rels">]><r>&x;</r>`,
    ),
    inPart(
      '[Content_Types].xml',
      'entities in the list of types',
      ({ origin }) => `<!DOCTYPE t [<!ENTITY x SYSTEM "${origin}/types">]><Types>&x;</Types>`,
    ),
    {
      ...inPart('word/document.xml', 'an entity that nobody declared', () =>
        documentXml(paragraph('&secret;')),
      ),
      allowed: ['notWord', 'accepted'],
    },
  ],
}
