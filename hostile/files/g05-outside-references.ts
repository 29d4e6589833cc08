import { paragraph } from '@nextrung/documents/read/testing/build-docx'
import type { Canary, Family, HostileFile } from '../hostile-file.ts'
import { docxWith, relationshipsEntry, resumeLines } from '../sample-content.ts'

const body = resumeLines.map((line) => paragraph(line)).join('')
const kinds = [
  'image',
  'attachedTemplate',
  'aFChunk',
  'frame',
  'oleObject',
  'subDocument',
  'mailMergeSource',
  'hyperlink',
  'header',
  'styles',
]

const referring = (id: string) =>
  `${body}<w:p><w:r><w:drawing><a:blip r:link="${id}"/></w:drawing></w:r></w:p><w:altChunk r:id="${id}"/><w:subDoc r:id="${id}"/><w:p><w:r><w:instrText>INCLUDETEXT "file:///etc/passwd"</w:instrText></w:r></w:p>`

const linked = (what: string, targetOf: (canary: Canary) => string): HostileFile[] =>
  kinds.map((kind) => ({
    what: `${kind}: ${what}`,
    fileName: 'a.docx',
    bytes: (canary) => docxWith([relationshipsEntry([[kind, targetOf(canary)]])], referring('rId1')),
    allowed: ['accepted'],
    keeps: 'Maya Okafor',
    lacks: 'root:',
    isQuick: kind === 'attachedTemplate',
  }))

const climbing: HostileFile = {
  what: 'names that climb out of the archive',
  fileName: 'a.docx',
  bytes: () =>
    docxWith([
      { name: '../../../../../../tmp/nextrung-climbed.xml', data: '<a/>' },
      { name: '/tmp/nextrung-climbed.xml', data: '<a/>' },
      { name: '..\\..\\nextrung-climbed.xml', data: '<a/>' },
      { name: 'C:\\nextrung-climbed.xml', data: '<a/>' },
    ]),
  allowed: ['accepted'],
  keeps: 'Maya Okafor',
  isQuick: true,
}

export const outsideReferences: Family = {
  id: 'g05',
  title: 'Word files that point out of themselves',
  files: [
    ...linked('an address', ({ origin }) => `${origin}/link`),
    ...linked('/etc/passwd', () => 'file:///etc/passwd'),
    ...linked('/dev/zero', () => 'file:///dev/zero').slice(0, 3),
    ...linked('a name that must be looked up', ({ host }) => `http://${host}/link`).slice(0, 3),
    ...linked('a shared folder', ({ host }) => `\\\\${host}\\share\\a.dotm`).slice(0, 3),
    climbing,
    {
      what: 'a symbolic link to /etc/passwd as its document',
      fileName: 'a.docx',
      bytes: () => docxWith([{ name: 'word/document.xml', data: '/etc/passwd', unixMode: 0o120777 }]),
      allowed: ['notWord'],
    },
    {
      what: 'a symbolic link beside its document',
      fileName: 'a.docx',
      bytes: () => docxWith([{ name: 'word/media/image1.png', data: '/etc/passwd', unixMode: 0o120777 }]),
      allowed: ['accepted'],
      lacks: 'root:',
    },
  ],
}
