import { describe, expect, it } from 'vitest'
import { readHeldSkills } from '../person/held-skills.ts'
import { fromJsonResume } from './json-resume/from-json-resume.ts'
import { toJsonResume } from './json-resume/to-json-resume.ts'
import { optimizeResume } from './optimize-resume.ts'
import { parseResume } from './parse-resume.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'
import { parseNotation } from './parsing/testing/parse-notation.ts'
import { resumeMarkdown } from './resume-markdown.ts'

const job = '\n\nEXPERIENCE\nWarehouse clerk, Meridian Goods Ltd, 2019 - 2022\n- Counted stock every Friday\n'
const head = 'Ada Nowicka\nada.nowicka@example.com\n'
const parsed = (sections: string) => parseNotation(`${head}\n${sections}${job}`)

describe('a skills section', () => {
  const keywords = (lines: string) =>
    parsed(`SKILLS\n${lines}`).document.skills.flatMap((group) => group.keywords)
  const skills = (lines: string) => parsed(`SKILLS\n${lines}`).skills

  it.each<[string, string[]]>([
    [
      'ACME CAD / Wireshark / Splunk (basic) / PowerShell',
      ['ACME CAD', 'Wireshark', 'Splunk (basic)', 'PowerShell'],
    ],
    ['Figma (reading, not drawing), Git', ['Figma (reading, not drawing)', 'Git']],
    ['Excel (VLOOKUP, Pivot), SQL', ['Excel (VLOOKUP, Pivot)', 'SQL']],
    ['CI/CD, PL/SQL, TCP/IP', ['CI/CD', 'PL/SQL', 'TCP/IP']],
    ['Python - expert, Go – 3 yrs', ['Python - expert', 'Go – 3 yrs']],
    [
      'Figma, Git, Sketch (only reading,\nnot drawing), Vue.js',
      ['Figma', 'Git', 'Sketch (only reading, not drawing)', 'Vue.js'],
    ],
    ['Python || Expert\nSQL || Intermediate', ['Python (Expert)', 'SQL (Intermediate)']],
    ['Smartsheet | RAID logs | vendor management', ['Smartsheet', 'RAID logs', 'vendor management']],
  ])('keeps the entries of %j as written', (lines, written) => {
    expect(keywords(lines)).toEqual(written)
  })

  it.each<[string, string[]]>([
    ['Python 5 years, SQL (3 yrs), Java: advanced', ['Python', 'SQL', 'Java']],
    ['Excel (VLOOKUP, Pivot), SQL', ['Excel (VLOOKUP, Pivot)', 'SQL']],
  ])('gives the skills of %j without years and levels', (lines, names) => {
    expect(skills(lines)).toEqual(names)
  })

  it('gives its last line of languages to the languages', () => {
    const { document } = parsed('SKILLS\nGit, Jira, SQL\nEnglish (C1), German (native)')
    expect(document.languages).toEqual([
      { language: 'English', fluency: 'C1' },
      { language: 'German', fluency: 'native' },
    ])
    expect(document.skills).toEqual([{ keywords: ['Git', 'Jira', 'SQL'] }])
  })

  it('is joined by tools that a sentence names, and by no field of work', () => {
    const { skills: found } = parsed(
      'SUMMARY\nClerk in insurance and logistics with project management, who wrote scripts in Python.\n\nSKILLS\nExcel',
    )
    expect(found).toEqual(['Python', 'Excel'])
  })
})

describe('a section of certificates', () => {
  const { document } = parsed(
    `CERTIFICATIONS
- CompTIA A+ (in progress)
- AWS Solutions Architect - Professional, 2023
- CEH, EC-Council, 2016 (expired 2019)
- CISSP, ISC2, expected June 2027`,
  )

  it('is read with state, issuer and date', () => {
    expect(document.certificates).toEqual([
      { name: 'CompTIA A+', status: 'in progress', statusText: 'in progress' },
      { name: 'AWS Solutions Architect - Professional', date: '2023' },
      { name: 'CEH', issuer: 'EC-Council', date: '2016', status: 'expired', statusText: 'expired 2019' },
      { name: 'CISSP', issuer: 'ISC2', status: 'in progress', statusText: 'expected June 2027' },
    ])
  })

  it('reads a label above as the state of what stands below', () => {
    const below = parsed('CERTIFICATIONS\nCCNA, Cisco, 2021\n\nIn progress:\nAZ-104').document.certificates
    expect(below.map(({ name, status }) => [name, status])).toEqual([
      ['CCNA', undefined],
      ['AZ-104', 'in progress'],
    ])
  })

  it('holds only skills of certificates that are held', () => {
    const { full } = readHeldSkills(document)
    expect([...full.keys()]).toContain('AWS Certified Solutions Architect')
    expect([...full.keys()].filter((name) => /A\+|Ethical|CISSP/.test(name))).toEqual([])
  })

  it('is written with its state', () => {
    const markdown = resumeMarkdown(document)
    expect(markdown).toContain('CompTIA A+ (in progress)')
    expect(markdown).toContain('CEH (expired 2019)')
  })

  it('goes through JSON Resume and back unchanged, with the state in the name for others', () => {
    const json = JSON.stringify(toJsonResume(document))
    expect(json).toContain('"name":"CISSP (expected June 2027)"')
    expect(fromJsonResume(JSON.parse(json)).parsed.document.certificates).toEqual(document.certificates)
  })

  it('keeps its state when the resume is optimised, and no sentence says it is held', () => {
    const read = makeReadDocument(`${head}\nCERTIFICATIONS\n- CompTIA A+ (in progress)${job}`)
    const { document: better } = optimizeResume({ read, parsed: parseResume(read) })
    expect(better.certificates).toEqual([
      { name: 'CompTIA A+', status: 'in progress', statusText: 'in progress' },
    ])
    expect(better.basics.summary ?? '').not.toMatch(/holds|CompTIA/i)
  })
})

it.each([
  ['Languages', 'English | C1\nFrench | B2', ['English C1', 'French B2']],
  [
    'Sprachen',
    'Deutsch (Muttersprache)\nEnglisch – verhandlungssicher',
    ['Deutsch Muttersprache', 'Englisch verhandlungssicher'],
  ],
  [
    'Langues',
    'Français : langue maternelle\nAnglais : courant',
    ['Français langue maternelle', 'Anglais courant'],
  ],
  ['Idiomas', '- Español: nativo\n- Inglés: B2', ['Español nativo', 'Inglés B2']],
  ['Lingue', 'Italiano: madrelingua\nInglese: buono', ['Italiano madrelingua', 'Inglese buono']],
  ['Languages', 'Language || Level\nKiswahili || Native\nASL || Basic', ['Kiswahili Native', 'ASL Basic']],
  [
    'Languages',
    'Polish\nNative or bilingual proficiency\nEnglish\nFull professional proficiency',
    ['Polish Native or bilingual proficiency', 'English Full professional proficiency'],
  ],
  ['Languages', 'English (native), Polish,\nsome Dutch', ['English native', 'Polish', 'Dutch some']],
  ['Languages', 'English ●●●●●\nSpanish ●●●○○', ['English ●●●●●', 'Spanish ●●●○○']],
])('the section %s with %j is read', (heading, lines, languages) => {
  const { document } = parsed(`${heading.toUpperCase()}\n${lines.replaceAll(' | ', ' || ')}`)
  expect(
    document.languages.map(({ language, fluency }) => [language, fluency].filter(Boolean).join(' ')),
  ).toEqual(languages)
})
