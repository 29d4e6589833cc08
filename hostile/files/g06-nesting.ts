import { buildDocx, paragraph } from '@nextrung/documents/read/testing/build-docx'
import type { Family, HostileFile } from '../hostile-file.ts'
import { makeRandom } from '../sample-content.ts'

const docx = (what: string, body: () => string, allowed: HostileFile['allowed']): HostileFile => ({
  what,
  fileName: 'a.docx',
  bytes: () => buildDocx({ body: body() }),
  allowed,
})

const deep = (element: string, levels: number) =>
  `<${element}>`.repeat(levels) + `</${element}>`.repeat(levels)

const words =
  'managed accounts servers tickets scripts audits across teams with Python Linux Docker staff daily reports'.split(
    ' ',
  )

/** Honest sentences, not repetitive enough to look like a bomb. */
function honest(bytes: number, between: string): string {
  const random = makeRandom(7)
  const parts: string[] = []
  for (let size = 0; size < bytes; ) {
    const sentence = Array.from(
      { length: 9 },
      () => `${words[Math.floor(random() * words.length)]}${Math.floor(random() * 9999)}`,
    ).join(' ')
    parts.push(sentence)
    size += sentence.length + between.length
  }
  return parts.join(between)
}

const txt = (what: string, text: () => string): HostileFile => ({
  what,
  fileName: 'a.txt',
  bytes: () => Buffer.from(text()),
  allowed: ['accepted', 'tooComplex'],
})

export const nesting: Family = {
  id: 'g06',
  title: 'Deep nesting and very much of one thing',
  files: [
    { ...docx('elements 5,000 deep', () => deep('w:p', 5000), ['tooComplex']), isQuick: true },
    docx('elements 200,000 deep', () => deep('w:p', 200_000), ['tooComplex']),
    docx('tables in tables, 5,000 deep', () => deep('w:tbl', 5000), ['tooComplex']),
    docx('1,000,000 runs', () => `<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(1_000_000)}</w:p>`, ['tooComplex']),
    docx(
      '300,000 runs that differ',
      () =>
        `<w:p>${Array.from({ length: 300_000 }, (_, at) => `<w:r><w:t>${at} </w:t></w:r>`).join('')}</w:p>`,
      ['accepted', 'tooComplex'],
    ),
    docx(
      'links within links',
      () =>
        `<w:p>${'<w:fldSimple w:instr="HYPERLINK &quot;http://a.example&quot;">'.repeat(390)}${'<w:r><w:t>x</w:t></w:r>'.repeat(2000)}${'</w:fldSimple>'.repeat(390)}</w:p>`,
      ['accepted', 'tooComplex'],
    ),
    docx(
      '20,000 attributes on one element',
      () =>
        `<w:p ${Array.from({ length: 20_000 }, (_, at) => `a${at}="${at}"`).join(' ')}>${'<w:r><w:t>Maya</w:t></w:r>'}</w:p>`,
      ['accepted', 'tooComplex', 'notWord'],
    ),
    docx(
      '5 MB of honest paragraphs',
      () =>
        honest(5_000_000, '|')
          .split('|')
          .map((text) => paragraph(text))
          .join(''),
      ['accepted', 'tooComplex'],
    ),
    txt('5 MB of honest lines', () => honest(5_000_000, '\n')),
    txt('9 MB in one line', () => honest(9_000_000, ' ')),
    { ...txt('100,000 lines of one letter', () => 'a\n'.repeat(100_000)), isQuick: true },
    txt('20,000 jobs of one line', () =>
      [
        'Maya Okafor',
        'Experience',
        ...Array.from({ length: 20_000 }, (_, at) => `Engineer ${at}, Acme   Jan 2019 - Mar 2020`),
      ].join('\n'),
    ),
    txt(
      '20,000 invented skills',
      () => `Maya Okafor\nSkills\n${Array.from({ length: 20_000 }, (_, at) => `Skill${at}`).join(', ')}`,
    ),
    txt('200,000 commas', () => `Maya${','.repeat(200_000)}`),
    txt('100,000 open brackets', () => `Maya${'(['.repeat(100_000)}`),
    txt('100,000 dates in one line', () => `Maya ${'Jan 2019 - Mar 2020, '.repeat(100_000)}`),
    txt('100,000 addresses', () => `Maya ${'a.b@example.com http://a.example '.repeat(100_000)}`),
  ],
}
