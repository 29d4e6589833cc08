import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, documentXml, paragraph, zip } from './testing/build-docx.ts'

const text = 'Mara Lindqvist'
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>'
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const typesXml = (part: string, type = wordType) =>
  `${xmlHead}<Types><Override PartName="${part}" ContentType="${type}"/></Types>`
const rootXml = (target: string, types = relationshipTypes) =>
  `${xmlHead}<Relationships><Relationship Id="a" Type="${types}/officeDocument" Target="${target}"/></Relationships>`

const main = documentXml(paragraph(text))
const strict = main
  .replace(
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  )
  .replaceAll('w:', 'ns0:')

const linesOf = async (bytes: Uint8Array) => (await readFile('a.docx', bytes)).lines.map((line) => line.text)

describe('Word packages with an odd directory are read', () => {
  it.each<[string, Uint8Array]>([
    [
      'paths in another letter case',
      zip({
        '[content_types].xml': typesXml('/Word/Document.XML'),
        '_RELS/.rels': rootXml('word/document.xml'),
        'WORD/document.xml': main,
      }),
    ],
    [
      'a slash before every path',
      zip({
        '/[Content_Types].xml': typesXml('/word/document.xml'),
        '/_rels/.rels': rootXml('/word/document.xml'),
        '/word/document.xml': main,
      }),
    ],
    [
      'backslashes in paths and targets',
      zip({
        '[Content_Types].xml': typesXml('\\word\\document.xml'),
        '_rels\\.rels': rootXml('word\\document.xml'),
        'word\\document.xml': main,
      }),
    ],
    [
      'no list of content types',
      zip({ '_rels/.rels': rootXml('word/document.xml'), 'word/document.xml': main }),
    ],
    [
      'a general content type',
      buildDocx({ body: paragraph(text), contentType: 'application/xml; charset=utf-8' }),
    ],
    [
      'no relationships',
      zip({ '[Content_Types].xml': typesXml('/word/document.xml'), 'word/document.xml': main }),
    ],
    [
      'a relationship to a part that is missing',
      zip({
        '[Content_Types].xml': typesXml('/word/document2.xml'),
        '_rels/.rels': rootXml('word/document.xml'),
        'word/document2.xml': main,
      }),
    ],
    [
      'a main part under another name',
      zip({
        '[Content_Types].xml': typesXml('/content/resume.xml'),
        '_rels/.rels': rootXml('content/resume.xml'),
        'content/resume.xml': main,
      }),
    ],
    [
      'strict namespaces and another prefix',
      zip({
        '[Content_Types].xml': typesXml('/word/document.xml'),
        '_rels/.rels': rootXml(
          'word/document.xml',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        ),
        'word/document.xml': strict,
      }),
    ],
    [
      'space before the XML declaration and control characters in the text',
      buildDocx({
        body: '',
        parts: { 'word/document.xml': `\n ${documentXml(paragraph(`\u000b${text}\u0001`))}` },
      }),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await linesOf(bytes)).toEqual([text])
  })

  it('styles in points, and without a relationship to them', async () => {
    const styles =
      '<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="Big"><w:rPr><w:sz w:val="14pt"/></w:rPr></w:style></w:styles>'
    const body = paragraph(text, '<w:pPr><w:pStyle w:val="Big"/></w:pPr>')
    const { lines } = await readFile('a.docx', buildDocx({ body, parts: { 'word/styles.xml': styles } }))
    expect(lines[0]?.fontSize).toBe(14)
  })
})

describe('other packages are refused', () => {
  it.each([
    ['a spreadsheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
    ['a file with macros', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
  ])('%s', async (_what, contentType) => {
    await expect(linesOf(buildDocx({ body: paragraph(text), contentType }))).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE',
    })
  })
})
