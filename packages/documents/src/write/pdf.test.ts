import { resumeTemplates } from '@nextrung/contract/resume-design'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { writePdf } from './pdf.ts'
import { resumeView } from './resume-view.ts'
import { foreignResumes } from './testing/foreign-resumes.ts'
import { firstOutOfOrder, pdfText, viewTexts } from './testing/read-back.ts'
import { fullResume, longResume, makeResume } from './testing/sample-resumes.ts'

const exact = {
  'plain English': fullResume,
  'two pages': longResume,
  Cyrillic: foreignResumes.Cyrillic,
  Greek: foreignResumes.Greek,
  Chinese: foreignResumes.Chinese,
  Japanese: foreignResumes.Japanese,
  Korean: foreignResumes.Korean,
}

describe('a PDF read back', () => {
  test.each(Object.entries(exact))('contains everything in order: %s', async (_, document) => {
    const said = await pdfText(await writePdf({ document }))
    expect(firstOutOfOrder(said, viewTexts(resumeView(document)))).toBeUndefined()
  })

  test.each(['Arabic', 'Hebrew'] as const)('has the Latin parts of a resume in %s', async (script) => {
    const document = foreignResumes[script]
    const said = await pdfText(await writePdf({ document }))
    for (const part of ['person@example.com', '+44 20 5550 0199', '01/2019 – 07/2024', 'Go'])
      expect(said).toContain(part)
  })
})

describe('the PDF as a file', () => {
  test('is tagged and has title, author and language', async () => {
    const pdf = await getDocumentProxy(await writePdf({ document: fullResume, language: 'en-GB' }))
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Tamsin Okafor – Resume', Author: 'Tamsin Okafor', Language: 'en' })
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'L', 'LI', 'Link']) expect(tree).toContain(`"role":"${role}"`)
  })

  test.each(resumeTemplates)('has the sections as bookmarks, and no keywords: %s', async (template) => {
    const design = { template, paper: 'a4' } as const
    const pdf = await getDocumentProxy(await writePdf({ document: fullResume, design }))
    const outline: { title: string; items: { title: string }[] }[] = await pdf.getOutline()
    expect(outline.map((section) => section.title).slice(0, 3)).toEqual(['Summary', 'Experience', 'Projects'])
    expect(outline[1]?.items).toHaveLength(3)
    const { info } = await pdf.getMetadata()
    expect(info).not.toHaveProperty('Keywords')
    const { view } = await pdf.getPage(1)
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  test('uses the given title', async () => {
    const pdf = await getDocumentProxy(await writePdf({ document: fullResume, title: 'For Harbor #2' }))
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'For Harbor #2' })
  })

  test('has real mail, phone and web links', async () => {
    const pdf = await getDocumentProxy(await writePdf({ document: fullResume }))
    const annotations: { url?: string }[] = await (await pdf.getPage(1)).getAnnotations()
    const urls = annotations.map((annotation) => annotation.url)
    expect(urls).toEqual(
      expect.arrayContaining([
        'mailto:tamsin.okafor@example.com',
        'tel:+12125550142',
        'https://github.example.com/tokafor',
        'https://harbor.example.com/',
      ]),
    )
  })

  test('is US Letter and has page numbers from the second page on', async () => {
    const pdf = await getDocumentProxy(await writePdf({ document: longResume }))
    const texts = await Promise.all(
      [1, 2].map(async (number) =>
        JSON.stringify((await (await pdf.getPage(number)).getTextContent()).items),
      ),
    )
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792])
    expect(texts[0]).not.toContain('Tamsin Okafor · 1')
    expect(texts[1]).toContain('Tamsin Okafor · 2/2')
  })

  test('has the same bytes for the same resume, even when written alongside others', async () => {
    const [first, , again] = await Promise.all(
      [fullResume, foreignResumes.Greek, fullResume].map((document) => writePdf({ document })),
    )
    expect(Buffer.from(first ?? [])).toEqual(Buffer.from(again ?? [0]))
  })
})

describe('odd text', () => {
  test('is typeset as text, never as markup', async () => {
    const odd = [
      '#let x = 1',
      '$a^2$',
      '\\textbf{b}',
      '*bold* _it_',
      '@cite <label>',
      '[x] #[y]',
      '// gone?',
      '`raw`',
      '= No heading',
      '"quotes" -- ...',
      '/* kept */',
      '#panic("no")',
    ]
    const document = makeResume({
      basics: { name: '#name $x$', profiles: [], summary: odd.join('\n') },
      work: [{ name: 'C# @ <Acme> & *Sons*', highlights: odd }],
    })
    const said = await pdfText(await writePdf({ document }))
    expect(firstOutOfOrder(said, ['#name $x$', ...odd, 'C# @ <Acme> & *Sons*', ...odd])).toBeUndefined()
  })

  test('loses what cannot be shown but keeps the surrounding words', async () => {
    const summary = 'Led\u0000 a\u0007 team \ud800of\u200b five\u202e 🚀 engineers ❤️ 👨‍👩‍👧 1️⃣\ufeff'
    const said = await pdfText(
      await writePdf({ document: makeResume({ basics: { profiles: [], summary } }) }),
    )
    expect(said.replace(/\s+/gu, ' ')).toContain('Led a team of five engineers')
    for (const lost of ['\ufffd', '\0', '\u202e', '🚀', '\ufe0f', '\u200d', '\u20e3'])
      expect(said).not.toContain(lost)
  })

  test('of 5,000 letters without a space fits the page in full', async () => {
    const word = 'abcdefghij'.repeat(500)
    const document = makeResume({
      basics: { name: word, label: word, email: word, profiles: [], summary: word },
      work: [{ name: word, dateText: word, highlights: [word] }],
    })
    const pdf = await getDocumentProxy(await writePdf({ document }))
    const { text } = await extractText(pdf, { mergePages: false })
    const withoutFoot = text
      .map((page) => page.replace(/\s+/gu, '').replace(/(?:abcdefghij){6}…·\d+\/\d+$/u, ''))
      .join('\n')
    expect(firstOutOfOrder(withoutFoot, Array(7).fill(word))).toBeUndefined()
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      for (const item of items)
        if ('transform' in item) expect(item.transform[4] + item.width).toBeLessThan(612 - 50)
    }
  })

  test('in mathematical letters is typeset in plain letters', async () => {
    const document = makeResume({ basics: { profiles: [], summary: '𝗕𝗼𝗹𝗱 𝘤𝘭𝘢𝘪𝘮' } })
    expect(await pdfText(await writePdf({ document }))).toContain('Bold claim')
  })

  test.each([
    ['Hindi', 'मैंने सर्वर की गति दोगुनी की', /\p{Script=Devanagari}/u],
    ['Thai', 'ออกแบบระบบ', /\p{Script=Thai}/u],
    ['Georgian', 'სერვერის ადმინისტრატორი', /\p{Script=Georgian}/u],
    ['Armenian', 'Համակարգերի ինժեներ', /\p{Script=Armenian}/u],
  ])('in %s is shown', async (_, summary, letters) => {
    const said = await pdfText(
      await writePdf({ document: makeResume({ basics: { profiles: [], summary } }) }),
    )
    expect(said).toMatch(letters)
  })

  test('with combining marks and joined letters reads back composed', async () => {
    const summary = 'Zoe\u0308 Nguye\u0302\u0303n, office workflow, a\u0323\u0308'
    const said = await pdfText(
      await writePdf({ document: makeResume({ basics: { profiles: [], summary } }) }),
    )
    expect(said.normalize('NFC')).toContain(summary.normalize('NFC'))
  })
})

test('an empty resume is one empty page', async () => {
  const pdf = await getDocumentProxy(await writePdf({ document: makeResume() }))
  expect(pdf.numPages).toBe(1)
})

test('forty positions are all there', async () => {
  const work = Array.from({ length: 40 }, (_, index) => ({
    name: `Company ${index}.`,
    position: 'Engineer',
    startDate: `${1980 + index}`,
    highlights: [`Did thing ${index}.`, `Did another thing ${index}.`],
  }))
  const said = await pdfText(await writePdf({ document: makeResume({ work }) }))
  const texts = work.flatMap((job) => [job.name, job.startDate, ...job.highlights])
  expect(firstOutOfOrder(said.replaceAll(/\s/gu, ''), texts)).toBeUndefined()
})

test('the head of a position is never alone at the bottom of a page', async () => {
  for (let lines = 33; lines < 45; lines += 2) {
    const filler = Array.from({ length: lines }, (_, index) => `Filler ${index}`)
    const document = makeResume({
      other: [{ heading: 'First', lines: filler }],
      work: [{ name: 'Last company', highlights: ['First bullet', 'x '.repeat(400)] }],
      sectionOrder: ['other', 'work'],
    })
    const pdf = await getDocumentProxy(await writePdf({ document }))
    const { text } = await extractText(pdf, { mergePages: false })
    const page = text.find((words) => words.includes('Last company'))
    expect(page).toContain('Experience')
    expect(page).toContain('First bullet')
  }
})
