import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { buildDocx, paragraph } from './read/testing/build-docx.ts'
import { bombObject, buildPdf, firstExtraObject, streamObject } from './read/testing/build-pdf.ts'
import { createReader } from './reader.ts'

const reader = createReader()
afterAll(() => reader.close())

const page = { texts: [{ x: 50, y: 100, text: 'Mara Lindqvist, engineer' }] }

/** A PDF whose only page decompresses to `megabytes`. */
async function bomb(megabytes: number, filling: string): Promise<Uint8Array> {
  const bytes = Buffer.from(buildPdf([{ raw: '' }], { extraObjects: [await bombObject(megabytes, filling)] }))
  bytes.write(`/Contents ${firstExtraObject(1)} 0 R`, bytes.indexOf('/Contents 8 0 R'), 'latin1')
  return bytes
}

describe('reading a file in its own process', () => {
  it('returns the document', async () => {
    const document = await reader.read({ fileName: 'resume.pdf', bytes: buildPdf([page, page]) })
    expect(document).toMatchObject({ format: 'pdf', pageCount: 2 })
    expect(document.lines[0]).toMatchObject({ text: 'Mara Lindqvist, engineer', page: 1 })
  })

  it('returns names and text of any script intact', async () => {
    const document = await reader.read({
      fileName: 'резюме 履歴書.txt',
      bytes: Buffer.from('Іван Приклад 软件'),
    })
    expect(document.lines[0]?.text).toBe('Іван Приклад 软件')
  })

  it.each([
    ['EMPTY_FILE', 'a.pdf', new Uint8Array()],
    ['UNSUPPORTED_FILE', 'a.exe', Buffer.from('x')],
    ['DAMAGED_FILE', 'a.pdf', Buffer.from('%PDF-1.7\nnothing follows')],
    ['PASSWORD_PROTECTED_FILE', 'a.pdf', buildPdf([page], { encryption: { userPassword: 'secret' } })],
    ['NO_TEXT', 'a.txt', Buffer.from(' \n ')],
    ['TOO_COMPLEX_FILE', 'a.docx', buildDocx({ body: paragraph('a'.repeat(9_000_000)) })],
    ['OLD_WORD_FILE', 'a.doc', Buffer.from('dba52d000000000000000000', 'hex')],
  ])('reports %s with its sentence', async (code, fileName, bytes) => {
    await expect(reader.read({ fileName, bytes })).rejects.toMatchObject({
      name: 'ReadError',
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })

  it('kills a process that decompresses an endless page before it exhausts the machine’s memory', async () => {
    const bytes = await bomb(700, ' ')
    // After this file a warm process is ready for the next.
    await reader.read({ fileName: 'a.pdf', bytes: buildPdf([page]) })
    await expect(reader.read({ fileName: 'a.pdf', bytes })).rejects.toMatchObject({
      code: 'TOO_COMPLEX_FILE',
      message: expect.stringMatching(/^This file takes too (?:much memory|long) to read\./),
    })
  })

  it('kills a process at its limit of processor time, and says so', async () => {
    const hasty = createReader({ maxProcessorMs: 200 })
    const raw = 'BT /regular 10 Tf 50 700 Td (work without end) Tj ET '.repeat(300_000)
    await expect(hasty.read({ fileName: 'a.pdf', bytes: buildPdf([{ raw }]) })).rejects.toMatchObject({
      code: 'TOO_COMPLEX_FILE',
      message: expect.stringMatching(/^This file takes too long to read\./),
    })
    hasty.close()
  })

  it('does not mind parts of a file that no page uses, however much they would unpack to', async () => {
    const unused = await bombObject(200, 'BT ')
    const bytes = buildPdf([page], { extraObjects: [unused, unused, unused] })
    const document = await reader.read({ fileName: 'a.pdf', bytes })
    expect(document.lines).toHaveLength(1)
  })

  it('reads the next file after one that was killed', async () => {
    await reader.read({ fileName: 'a.pdf', bytes: await bomb(400, 'BT ') }).catch(() => undefined)
    const document = await reader.read({ fileName: 'a.pdf', bytes: buildPdf([page]) })
    expect(document.lines).toHaveLength(1)
  })

  it('reads all of many files that arrive at once', async () => {
    const reads = Array.from({ length: 6 }, (_, at) =>
      reader.read({ fileName: 'a.txt', bytes: Buffer.from(`person number ${at}`) }),
    )
    const texts = (await Promise.all(reads)).map((document) => document.lines[0]?.text)
    expect(texts).toEqual([0, 1, 2, 3, 4, 5].map((at) => `person number ${at}`))
  })

  it('refuses to read once closed, and does not blame the file it was reading', async () => {
    const closing = createReader()
    const underWay = closing.read({ fileName: 'a.pdf', bytes: buildPdf([page]) })
    await Promise.resolve()
    closing.close()
    const closed = { name: 'ReaderClosedError' }
    await expect(underWay).rejects.toMatchObject(closed)
    await expect(closing.read({ fileName: 'a.txt', bytes: Buffer.from('x') })).rejects.toMatchObject(closed)
  })
})

describe('active content of a PDF', () => {
  it('is not run: only the text is used', async () => {
    const requests: string[] = []
    const canary = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = canary.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const first = firstExtraObject(1)
    const bytes = buildPdf([page], {
      catalog: `/OpenAction ${first} 0 R /AA << /WC ${first + 1} 0 R >> /Names << /EmbeddedFiles << /Names [(x) ${first + 2} 0 R] >> >> /AcroForm << /XFA ${first + 4} 0 R /Fields [] >>`,
      extraObjects: [
        `<< /S /JavaScript /JS (app.launchURL("${origin}/js")) >>`,
        `<< /S /Launch /F (${origin}/launch) /Win << /F (cmd.exe) >> >>`,
        `<< /Type /Filespec /F (x.txt) /EF << /F ${first + 3} 0 R >> >>`,
        streamObject(Buffer.from('embedded secret')),
        streamObject(
          Buffer.from(
            `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template href="${origin}/xfa"/></xdp:xdp>`,
          ),
        ),
      ],
    })
    const document = await reader.read({ fileName: 'a.pdf', bytes })
    await new Promise((resolve) => canary.close(resolve))
    expect(document.lines.map((line) => line.text)).toEqual(['Mara Lindqvist, engineer'])
    expect(requests).toEqual([])
  })
})
