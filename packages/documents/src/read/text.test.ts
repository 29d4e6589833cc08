import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const read = (bytes: Uint8Array) => readFile('resume.txt', bytes)
const textsOf = async (bytes: Uint8Array) => (await read(bytes)).lines.map((line) => line.text)
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()
const sentence = 'Żółć – naïve Ελληνικά Привет 软件工程师'

describe('the encoding of a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(sentence)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${sentence}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\ufeff${sentence}`, 'utf16le')],
    ['UTF-16 BE with a mark', swapped(`\ufeff${sentence}`)],
  ])('is found for %s', async (_name, bytes) => {
    expect(await textsOf(bytes)).toEqual([sentence])
  })

  it.each([
    ['LE', Buffer.from('Mara Lindqvist, Malmö', 'utf16le')],
    ['BE', swapped('Mara Lindqvist, Malmö')],
  ])('is found for UTF-16 %s without a mark', async (_name, bytes) => {
    expect(await textsOf(bytes)).toEqual(['Mara Lindqvist, Malmö'])
  })

  it('is Windows-1252 where bytes above 127 stand alone', async () => {
    const bytes = Buffer.from('Malm\xf6 \x96 caf\xe9 \x93quoted\x94', 'latin1')
    expect(await textsOf(bytes)).toEqual(['Malmö – café “quoted”'])
  })

  it('is guessed for a longer Cyrillic text in KOI8-R', async () => {
    const koi8 = Buffer.from(
      'f0d2c9d7c5d420cdc9d22c20dcd4cf20d2c5dac0cdc520c9cec5cec5d2c120d020d2c1dad2c1c2cfd4cbc5',
      'hex',
    )
    expect((await textsOf(koi8))[0]).toMatch(/^Привет мир, это резюме/)
  })
})

describe('the lines of a text file', () => {
  it('keeps lines, turns blank ones into gaps and takes bullets off', async () => {
    const text =
      'Mara Lindqvist\r\n\r\n\r\nExperience\rBank\n• Built a queue\n- Cut the cost\n* Wrote it down\n– and more'
    const { lines } = await read(Buffer.from(text))
    expect(lines).toEqual([
      { text: 'Mara Lindqvist', page: 1 },
      { text: 'Experience', page: 1, gapBefore: true },
      { text: 'Bank', page: 1 },
      { text: 'Built a queue', page: 1, bullet: true },
      { text: 'Cut the cost', page: 1, bullet: true },
      { text: 'Wrote it down', page: 1, bullet: true },
      { text: 'and more', page: 1, bullet: true },
    ])
  })

  it('takes a small o for a bullet, but no letter of a spaced heading', async () => {
    const { lines } = await read(Buffer.from('O R G A N\no r g a n\no Tuned it'))
    expect(lines.map(({ text }) => text)).toEqual(['O R G A N', 'o r g a n', 'Tuned it'])
  })

  it('does not take the rest of a range of years for a list item', async () => {
    expect((await read(Buffer.from('2014\n– 2016\n- Present'))).lines.map((line) => line.bullet)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('parts a line at tabs and wide spaces', async () => {
    const { lines } = await read(Buffer.from('Engineer, Bank\t2019 – 2021\nMSc          2014'))
    expect(lines.map((line) => line.cells)).toEqual([
      ['Engineer, Bank', '2019 – 2021'],
      ['MSc', '2014'],
    ])
  })

  it('removes control characters, lone surrogates and invisible marks', async () => {
    const lone = Buffer.concat([
      Buffer.from('A\0B\u0007C\u202eD\u200bE', 'utf16le'),
      Buffer.from([0x00, 0xd8]),
    ])
    const [text = ''] = await textsOf(
      Buffer.concat([
        Buffer.from('\ufeff', 'utf16le'),
        Buffer.from('Mara Lindqvist '.repeat(9), 'utf16le'),
        lone,
      ]),
    )
    expect(text).toContain('ABCDE')
    expect(text.isWellFormed()).toBe(true)
  })

  it('reads the first 200,000 characters and says so', async () => {
    const document = await read(
      Buffer.from(`${'Mara Lindqvist, engineer in Berlin '.repeat(4).trim()}\n`.repeat(3000)),
    )
    const length = document.lines.reduce((sum, line) => sum + line.text.length + 1, 0)
    expect(length).toBeGreaterThan(199_900)
    expect(length).toBeLessThanOrEqual(200_001)
    expect(document.notices).toEqual(['Only the first 200,000 characters of this file were read.'])
  })

  it('reads the first 3,000 lines and says so', async () => {
    const document = await read(Buffer.from('Mara Lindqvist, engineer in Berlin\n'.repeat(10_000)))
    expect(document.lines).toHaveLength(3000)
    expect(document.notices).toEqual(['Only the first 3,000 lines of this file were read.'])
  })

  it('cuts a single endless line as well', async () => {
    const [line] = (await read(Buffer.from('a'.repeat(5_000_000)))).lines
    expect(line?.text).toHaveLength(200_000)
  })
})
