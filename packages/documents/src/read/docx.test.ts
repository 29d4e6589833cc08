import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, type DocxInput, edgeXml, paragraph, relationship } from './testing/build-docx.ts'

const read = (input: DocxInput | string) =>
  readFile('resume.docx', buildDocx(typeof input === 'string' ? { body: input } : input))
const textsOf = async (input: DocxInput | string) => (await read(input)).lines.map((line) => line.text)

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

describe('paragraphs of a Word file', () => {
  it('keeps text, line breaks, tabs as cells, and joins runs', async () => {
    const body = `<w:p>${run('Senior ', '<w:b/>')}${run('Engineer', '<w:b/>')}<w:r><w:tab/><w:t>2019 – 2021</w:t></w:r></w:p><w:p><w:r><w:t>Berlin</w:t><w:br/><w:t>Germany</w:t></w:r></w:p>`
    expect((await read(body)).lines).toEqual([
      { text: 'Senior Engineer 2019 – 2021', page: 1, bold: true, cells: ['Senior Engineer', '2019 – 2021'] },
      { text: 'Berlin', page: 1 },
      { text: 'Germany', page: 1 },
    ])
  })

  it('knows list items by numbering, by their style, and by a typed bullet', async () => {
    const numbering = `<w:numbering xmlns:w="x"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="none"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
    const styles = `<w:styles xmlns:w="x"><w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style></w:styles>`
    const list = (level: number, id = 3) =>
      `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>`
    const { lines } = await read({
      body: [
        paragraph('by numbering', list(0)),
        paragraph('level without a mark', list(1)),
        paragraph(
          'list taken away',
          '<w:pPr><w:pStyle w:val="ListBullet"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>',
        ),
        paragraph('by style', '<w:pPr><w:pStyle w:val="ListBullet"/></w:pPr>'),
        paragraph('• typed'),
        paragraph('plain'),
      ].join(''),
      relationships: [
        relationship({ id: 'rId1', type: 'numbering', target: 'numbering.xml' }),
        relationship({ id: 'rId2', type: 'styles', target: 'styles.xml' }),
      ].join(''),
      parts: { 'word/numbering.xml': numbering, 'word/styles.xml': styles },
    })
    expect(lines.filter((line) => line.bullet).map((line) => line.text)).toEqual([
      'by numbering',
      'by style',
      'typed',
    ])
  })

  it('knows headings, sizes and bold from styles and what they are based on', async () => {
    const styles = `<w:styles xmlns:w="x"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My section"/><w:basedOn w:val="H"/></w:style></w:styles>`
    const { lines } = await read({
      body: paragraph('Experience', '<w:pPr><w:pStyle w:val="Mine"/></w:pPr>') + paragraph('Bank'),
      relationships: relationship({ id: 'rId2', type: 'styles', target: 'styles.xml' }),
      parts: { 'word/styles.xml': styles },
    })
    expect(lines).toEqual([
      { text: 'Experience', page: 1, heading: true, bold: true, fontSize: 16 },
      { text: 'Bank', page: 1, fontSize: 11 },
    ])
  })

  it('marks a line after an empty paragraph or after more space than usual', async () => {
    const spaced = '<w:pPr><w:spacing w:before="240"/></w:pPr>'
    const body =
      paragraph('a') +
      paragraph('b') +
      paragraph('') +
      paragraph('c') +
      paragraph('d') +
      paragraph('e', spaced)
    expect((await read(body)).lines.map((line) => line.gapBefore ?? false)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
  })

  it('leaves out deleted, hidden and unreadably small text and the second copy of alternative content', async () => {
    const body = `<w:p>${run('kept ')}<w:del><w:r><w:delText>deleted </w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved </w:t></w:r></w:moveFrom>${run('hidden', '<w:vanish/>')}${run('tiny', '<w:sz w:val="2"/>')}<w:ins>${run('inserted')}</w:ins><mc:AlternateContent><mc:Choice>${run(' once')}</mc:Choice><mc:Fallback>${run(' twice')}</mc:Fallback></mc:AlternateContent></w:p>`
    expect(await textsOf(body)).toEqual(['kept inserted once'])
  })
})

describe('headers and footers of a Word file', () => {
  it('come first and last, each line once, without page numbers', async () => {
    const references =
      '<w:sectPr><w:headerReference r:id="h1"/><w:headerReference r:id="h2"/><w:footerReference r:id="f1"/></w:sectPr>'
    const { lines } = await read({
      body: paragraph('body') + references,
      relationships: [
        relationship({ id: 'h1', type: 'header', target: 'header1.xml' }),
        relationship({ id: 'h2', type: 'header', target: 'header2.xml' }),
        relationship({ id: 'f1', type: 'footer', target: 'footer1.xml' }),
      ].join(''),
      parts: {
        'word/header1.xml': edgeXml('hdr', paragraph('mara@example.com')),
        'word/header2.xml': edgeXml('hdr', paragraph('mara@example.com')),
        'word/footer1.xml': edgeXml('ftr', paragraph('Page 1 of 2') + paragraph('References on request')),
      },
    })
    expect(lines.map((line) => `${line.part ?? '-'}: ${line.text}`)).toEqual([
      'header: mara@example.com',
      '-: body',
      'footer: References on request',
    ])
  })
})

describe('links of a Word file', () => {
  it('are read from relationships and from fields, with their text', async () => {
    const field = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.com/blog" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Blog')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
    const { links, lines } = await read({
      body: `<w:p>${run('See ')}<w:hyperlink r:id="rId9">${run('Git')}${run('Hub')}</w:hyperlink></w:p>${field}`,
      relationships: relationship({
        id: 'rId9',
        type: 'hyperlink',
        target: 'https://github.com/example-mara',
        isExternal: true,
      }),
    })
    expect(links).toEqual([
      { text: 'GitHub', url: 'https://github.com/example-mara', page: 1 },
      { text: 'Blog', url: 'https://example.com/blog', page: 1 },
    ])
    expect(lines.map((line) => line.text)).toEqual(['See GitHub', 'Blog'])
  })

  it('to files or scripts are not taken over', async () => {
    const targets = ['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x']
    const { links } = await read({
      body: targets
        .map((_, at) => `<w:p><w:hyperlink r:id="x${at}">${run('click')}</w:hyperlink></w:p>`)
        .join(''),
      relationships: targets
        .map((target, at) => relationship({ id: `x${at}`, type: 'hyperlink', target, isExternal: true }))
        .join(''),
    })
    expect(links).toEqual([])
  })
})

describe('what a Word file points to outside of itself', () => {
  it('is never fetched, and no local file appears in the text', async () => {
    const requests: string[] = []
    const canary = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.end('canary')
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = canary.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const at = (path: string) => `http://127.0.0.1:${port}/${path}`
    const types = [
      'attachedTemplate',
      'aFChunk',
      'frame',
      'image',
      'styles',
      'numbering',
      'header',
      'oleObject',
      'subDocument',
    ]
    const body = `<w:p>${run('Mara Lindqvist')}<w:r><w:drawing><a:blip r:link="file1"/><a:blip r:link="x3"/></w:drawing></w:r></w:p><w:altChunk r:id="x1"/><w:subDoc r:id="x8"/><w:sectPr><w:headerReference r:id="x6"/></w:sectPr>`
    const document = await read({
      body,
      relationships:
        types
          .map((type, index) => relationship({ id: `x${index}`, type, target: at(type), isExternal: true }))
          .join('') +
        relationship({ id: 'file1', type: 'image', target: 'file:///etc/passwd', isExternal: true }) +
        relationship({ id: 'file2', type: 'header', target: '../../../../etc/passwd' }),
    })
    await new Promise((resolve) => canary.close(resolve))
    expect(document.lines.map((line) => line.text)).toEqual(['Mara Lindqvist'])
    expect(requests).toEqual([])
  })
})
