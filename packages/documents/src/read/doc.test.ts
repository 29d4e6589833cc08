import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ReadError } from './read-error.ts'
import { readFile } from './read-file.ts'

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/read/${name}`, import.meta.url))

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
