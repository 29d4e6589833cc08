import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

describe('sections', () => {
  it('are found in a side bar, and each column goes on by itself', () => {
    const { document } = parse(`
      [20] 0> **Mei Tanaka**
      [10] 0> mei.tanaka@example.com
      [12] 1> **SKILLS**
      [10] 1> Rust
      [10] 1> PostgreSQL
      [12] 1> **LANGUAGES**
      [10] 1> Japanese (native)
      [10] 1> English (C1)
      [12] 2> **EXPERIENCE**
      [10] 2> **Systems Engineer, Hoshi KK || 2018 - 2023**
      [10] 2> - Wrote a storage engine
      ===
      [10] 1> German (A2)
      [10] 2> - Halved the write latency
    `)
    expect(document.skills).toEqual([{ keywords: ['Rust', 'PostgreSQL'] }])
    expect(document.languages).toEqual([
      { language: 'Japanese', fluency: 'native' },
      { language: 'English', fluency: 'C1' },
      { language: 'German', fluency: 'A2' },
    ])
    expect(document.work[0]?.highlights).toEqual(['Wrote a storage engine', 'Halved the write latency'])
  })

  it('are found without any heading', () => {
    const { document, skills } = parse(`
      Ravi Menon
      ravi.menon@example.com | +91 98555 01420

      Java, Spring Boot, Kafka, Oracle, Docker

      Senior Developer, Malabar Software Pvt Ltd, 2018 - Present
      - Built a claims service in Java
      Developer, Coastal Systems, 2014 - 2018
      - Maintained batch jobs

      B.Tech in Computer Science, Cochin University, 2010 - 2014
    `)
    expect(document.work.map(({ name }) => name)).toEqual(['Malabar Software Pvt Ltd', 'Coastal Systems'])
    expect(document.education).toMatchObject([
      { institution: 'Cochin University', studyType: 'B.Tech', area: 'Computer Science' },
    ])
    expect(skills).toEqual(expect.arrayContaining(['Java', 'Spring Boot', 'Docker']))
  })

  it('with programming languages under "Languages" belong to the skills', () => {
    const { document } = parse(
      'Ola Nordmann\n\nLANGUAGES\nJava, Python, C++\n\nEXPERIENCE\nEngineer, Fjord Labs, 2019 - 2021',
    )
    expect(document.languages).toEqual([])
    expect(document.skills).toEqual([{ name: 'LANGUAGES', keywords: ['Java', 'Python', 'C++'] }])
  })

  it('with spoken languages inside the skills belong to the languages', () => {
    const { document } = parse(
      'Ola Nordmann\n\nSKILLS\nBackend: Go, Kafka\nLanguages: English, Norwegian\n\nEXPERIENCE\nEngineer, Fjord Labs, 2019 - 2021',
    )
    expect(document.languages.map(({ language }) => language)).toEqual(['English', 'Norwegian'])
    expect(document.skills.map(({ name }) => name)).toEqual(['Backend'])
  })

  it('of unusual wording are known by their look', () => {
    const { document } = parse(`
      [20] **Ola Nordmann**
      [13] **EXPERIENCE**
      [10] Engineer, Fjord Labs, 2019 - 2021
      [13] **THINGS I BUILT AT NIGHT**
      [10] A tide clock
      [13] **EDUCATION**
      [10] MSc Physics, University of Oslo, 2015
    `)
    expect(document.other).toEqual([{ heading: 'THINGS I BUILT AT NIGHT', lines: ['A tide clock'] }])
  })

  it('of projects and certificates are read', () => {
    const { document } = parse(
      `
      Ola Nordmann

      PROJECTS
      **Tide Clock || 2022**
      - Shows the tide on e-paper
      Technologies: Rust, ESP32
      **Ferry Bot**
      A chat bot for ferry times.

      CERTIFICATIONS
      - AWS Certified Solutions Architect, Amazon Web Services, March 2023
      - Certified Kubernetes Administrator (CNCF), 2021
    `,
      [{ text: 'Tide Clock', url: 'https://tide.example.com', page: 1 }],
    )
    expect(document.projects).toEqual([
      {
        name: 'Tide Clock',
        url: 'https://tide.example.com',
        startDate: '2022',
        dateText: '2022',
        highlights: ['Shows the tide on e-paper'],
        keywords: ['Rust', 'ESP32'],
      },
      { name: 'Ferry Bot', description: 'A chat bot for ferry times.', highlights: [], keywords: [] },
    ])
    expect(document.certificates).toEqual([
      { name: 'AWS Certified Solutions Architect', issuer: 'Amazon Web Services', date: '2023-03' },
      { name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2021' },
    ])
  })

  it('of certificates on one line are parted', () => {
    const { document } = parse('Ola Nordmann\n\nCERTIFICATIONS\nCISSP (2022), Security+ (2019), CEH')
    expect(document.certificates).toEqual([
      { name: 'CISSP', date: '2022' },
      { name: 'Security+', date: '2019' },
      { name: 'CEH' },
    ])
  })

  it('keep courses, grade and honours of a school', () => {
    const { document } = parse(`
      Ola Nordmann

      EDUCATION
      University of Oslo, Norway || 2010 – 2015
      Master of Science in Informatics
      - GPA: 3.8/4.0
      - Relevant coursework: Databases, Compilers, Networks
      - Best thesis award
    `)
    expect(document.education).toEqual([
      {
        institution: 'University of Oslo',
        location: 'Norway',
        studyType: 'Master of Science',
        area: 'Informatics',
        startDate: '2010',
        endDate: '2015',
        dateText: '2010 – 2015',
        score: '3.8/4.0',
        courses: ['Databases', 'Compilers', 'Networks'],
        highlights: ['Best thesis award'],
      },
    ])
  })
})
