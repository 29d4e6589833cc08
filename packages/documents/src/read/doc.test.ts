import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readOleFile } from './ole-directory.ts'
import { ReadError } from './read-error.ts'
import { readFile } from './read-file.ts'
import { writeOleFile } from './write-ole.ts'

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/read/${name}`, import.meta.url))

const names = ['WordDocument', '1Table', '0Table', 'Data']

describe('a .doc file with an odd directory is read', () => {
  const whole = fixture('resume-with-table.doc')
  const source = readOleFile(whole)
  const streams = names.flatMap((name): [string, Buffer][] => {
    const data = source.read(name)
    return data ? [[name, data]] : []
  })
  const rebuilt = (sectorSize?: number, list = streams) => writeOleFile(new Map(list), sectorSize)
  /** Changes one field of the directory's records. */
  const withDirectory = (file: Buffer, change: (record: Buffer, at: number) => void) => {
    const start = 512 + file.readUInt32LE(48) * 512
    for (let at = 0; at <= streams.length; at++)
      change(file.subarray(start + at * 128, start + at * 128 + 128), at)
    return file
  }

  it.each<[string, () => Buffer]>([
    ['sectors of 4,096 bytes', () => rebuilt(4096)],
    ['sectors of 1,024 bytes', () => rebuilt(1024)],
    ['streams in reverse order', () => rebuilt(512, streams.toReversed())],
    [
      'streams that no branch of the tree leads to',
      () => withDirectory(rebuilt(), (record) => record.fill(0xff, 68, 80)),
    ],
    [
      'a tree that bites its tail',
      () => withDirectory(rebuilt(), (record, at) => at > 0 && record.writeUInt32LE(1, 72)),
    ],
    [
      'names in capitals',
      () =>
        withDirectory(rebuilt(), (record) => {
          const name = record.toString('utf16le', 0, 64)
          record.write(name.toUpperCase(), 0, 64, 'utf16le')
        }),
    ],
    [
      'an embedded document before the own one',
      () => {
        const file = rebuilt(512, [
          ['WordDocument', Buffer.from('not this')],
          ...streams.filter(([name]) => name !== 'WordDocument'),
          ['wordDocument', streams[0]?.[1] ?? Buffer.alloc(0)],
        ])
        const start = 512 + file.readUInt32LE(48) * 512
        file.writeUInt32LE(2, start + 76)
        return file
      },
    ],
    ['a last sector that is cut short', () => rebuilt().subarray(0, -100)],
  ])('%s', async (_what, build) => {
    const { lines } = await readFile('resume.doc', build())
    expect(lines.map((line) => line.text)).toEqual(
      (await readFile('resume.doc', whole)).lines.map((line) => line.text),
    )
  })
})

describe('a .doc file', () => {
  it('gives its header first, its lines with cells at tabs and in tables, and no page numbers', async () => {
    const { format, lines } = await readFile('resume.doc', fixture('resume-with-table.doc'))
    expect(format).toBe('doc')
    expect(lines[0]).toEqual({
      text: 'Mara Lindqvist, mara.lindqvist@example.com, +1 555-0142',
      page: 1,
      part: 'header',
    })
    const cells = lines.map((line) => line.cells).filter((parts) => parts !== undefined)
    expect(cells).toContainEqual(['Senior Engineer, Example Bank', 'Jan 2020 – Present'])
    expect(cells).toContainEqual(['Databases', 'PostgreSQL, Redis'])
    expect(lines.some((line) => /^Page/.test(line.text))).toBe(false)
    expect(lines.find((line) => line.text.startsWith('Engineer, Sample Shop'))?.gapBefore).toBe(true)
  })

  it('knows list items and headings by their formatting', async () => {
    const table = (await readFile('resume.doc', fixture('resume-with-table.doc'))).lines
    expect(table.filter((line) => line.bullet).map((line) => line.text)).toEqual([
      'Built a queue that retries failed work after a crash',
      'Cut the cost of storage by 40 %',
      'Wrote the runbook for the on-call team',
    ])
    expect(table.filter((line) => line.heading).map((line) => line.text)).toEqual([
      'Summary',
      'Experience',
      'Skills',
      'Education',
    ])
    const cyrillic = (await readFile('resume.doc', fixture('resume-cyrillic.doc'))).lines
    expect(cyrillic.filter((line) => line.bullet)).toHaveLength(2)
  })

  it('keeps typographic quotes and dashes', async () => {
    const { lines } = await readFile('resume.doc', fixture('resume-with-table.doc'))
    expect(lines.map((line) => line.text)).toContain(
      'Backend engineer with eight years of work on payment systems – careful, “boring” ones.',
    )
  })

  it('keeps Cyrillic letters', async () => {
    const { lines } = await readFile('resume.doc', fixture('resume-cyrillic.doc'))
    expect(lines[0]?.text).toBe('Іван Приклад')
  })

  it('is read or called damaged, whatever byte in it is broken', async () => {
    const whole = fixture('resume-with-table.doc')
    const failures: unknown[] = []
    for (let at = 8; at < whole.length; at += 97) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0xff
      await readFile('resume.doc', bytes).catch((error: unknown) => {
        if (!(error instanceof ReadError)) failures.push(error)
      })
    }
    expect(failures).toEqual([])
  })
})
