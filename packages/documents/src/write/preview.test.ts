import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { NoSuchPageError, writePreview } from './preview.ts'
import { foreignResumes } from './testing/foreign-resumes.ts'
import { oddResumes } from './testing/odd-resumes.ts'
import { fullResume, longResume, makeResume } from './testing/sample-resumes.ts'

/** Names of elements, and `name=value` of their attributes; throws when the bytes are not well formed. */
function parse(svg: Uint8Array) {
  const elements: string[] = []
  const attributes: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    elements.push(tag.name)
    attributes.push(...Object.entries(tag.attributes).map(([name, value]) => `${name}=${value}`))
  })
  parser.write(new TextDecoder().decode(svg)).close()
  return { elements, attributes }
}

test('a page picture contains only outlines: no script, text or external reference', async () => {
  for (const document of [
    fullResume,
    oddResumes['odd names'],
    foreignResumes.Chinese,
    foreignResumes.Arabic,
  ]) {
    const { svg } = await writePreview({ document, page: 1 })
    const { elements, attributes } = parse(svg)
    expect([...new Set(elements)].sort()).toEqual(['defs', 'g', 'path', 'rect', 'svg', 'use'])
    const references = attributes.filter((attribute) => /href|url\(|:\/\//u.test(attribute))
    const outside = references.filter((attribute) => !/^href=#[\w/+=-]+$|^xmlns=/u.test(attribute))
    expect(outside).toEqual([])
    const ids = new Set(
      attributes.filter((attribute) => attribute.startsWith('id=')).map((id) => id.slice(3)),
    )
    for (const reference of references)
      if (reference.startsWith('href=#')) expect(ids).toContain(reference.slice(6))
    expect(svg.byteLength).toBeLessThan(500_000)
  }
})

test.each([
  ['letter', '0 0 612 792'],
  ['a4', /^0 0 59[56]\S* 842/u],
] as const)('a page on %s has its size', async (paper, box) => {
  const { svg } = await writePreview({ document: fullResume, design: { template: 'modern', paper }, page: 1 })
  const viewBox = parse(svg).attributes.find((attribute) => attribute.startsWith('viewBox='))
  expect(viewBox?.slice('viewBox='.length)).toMatch(box)
})

test('each page has its own picture, and the templates differ', async () => {
  const first = await writePreview({ document: longResume, page: 1 })
  const second = await writePreview({ document: longResume, page: 2 })
  expect(first.pageCount).toBe(2)
  expect(Buffer.from(first.svg).equals(Buffer.from(second.svg))).toBe(false)
  expect(parse(second.svg).elements.length).toBeGreaterThan(100)
  const modern = await writePreview({
    document: longResume,
    design: { template: 'modern', paper: 'letter' },
    page: 1,
  })
  expect(Buffer.from(first.svg).equals(Buffer.from(modern.svg))).toBe(false)
})

test.each([3, 0, -1, 1.5])('there is no page %d, and the error knows how many there are', async (page) => {
  const failed = writePreview({ document: longResume, page })
  await expect(failed).rejects.toBeInstanceOf(NoSuchPageError)
  await expect(failed).rejects.toMatchObject({ pageCount: 2, message: expect.stringContaining('2 pages') })
})

test('an empty resume has one empty page', async () => {
  const { svg, pageCount } = await writePreview({ document: makeResume(), page: 1 })
  expect(pageCount).toBe(1)
  expect(parse(svg).elements).not.toContain('use')
})
