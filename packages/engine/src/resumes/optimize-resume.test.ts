import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { describe, expect, it } from 'vitest'
import { optimizeResume } from './optimize-resume.ts'
import { makeDocument, makeInput, makeJob, mayaDocument } from './optimizing/testing/make-parsed-resume.ts'

const optimize = (document: ResumeDocument, given: Parameters<typeof makeInput>[1] = {}) =>
  optimizeResume(makeInput(document, given))

describe('order', () => {
  it('puts jobs newest first and leaves undated ones in their place', () => {
    const { document } = optimize(
      makeDocument({
        work: [
          makeJob({ name: 'Old', startDate: '2010-01', endDate: '2012-01', highlights: [] }),
          makeJob({ name: 'Undated', startDate: undefined, endDate: undefined, highlights: [] }),
          makeJob({ name: 'Now', startDate: '2020-01', endDate: undefined, current: true, highlights: [] }),
        ],
      }),
    )
    expect(document.work.map(({ name }) => name)).toEqual(['Now', 'Undated', 'Old'])
  })

  it('puts the lines first that say most for the role, and keeps the order of equals', () => {
    const lines = ['Ordered chairs', 'Watered plants', 'Investigated incidents in Splunk', 'Sorted mail']
    const { document } = optimize(makeDocument({ work: [makeJob({ highlights: lines })] }))
    expect(document.work[0]?.highlights).toEqual([lines[2], lines[0], lines[1], lines[3]])
  })

  it('does not reorder lines that hang together', () => {
    const lines = ['Key results:', 'Sorted mail', 'Investigated incidents in Splunk']
    const { document } = optimize(makeDocument({ work: [makeJob({ highlights: lines })] }))
    expect(document.work[0]?.highlights).toEqual(lines)
  })

  it('puts skills that the role asks for first', () => {
    const { document } = optimize(
      makeDocument({ skills: [{ keywords: ['Figma', 'Excel', 'Splunk', 'Linux'] }] }),
    )
    expect(document.skills[0]?.keywords.slice(0, 2).sort()).toEqual(['Linux', 'Splunk'])
    expect(document.skills[0]?.keywords.slice(2)).toEqual(['Figma', 'Excel'])
  })

  it('shows work first if the person already has such a role', () => {
    const work = [
      makeJob({
        position: 'Security Analyst',
        highlights: ['Triaged alerts in Splunk', 'Hardened Linux servers'],
      }),
    ]
    expect(optimize(makeDocument({ work })).document.sectionOrder.slice(0, 2)).toEqual(['summary', 'work'])
  })

  it('shows skills before work for a changer whose skills say more than the jobs', () => {
    const { document } = optimize(
      makeDocument({
        work: [makeJob({ position: 'Registered Nurse', highlights: ['Cared for 12 patients a shift'] })],
        skills: [{ keywords: ['Linux', 'Python', 'Splunk', 'TCP/IP', 'Nessus', 'AWS', 'Active Directory'] }],
      }),
    )
    expect(document.sectionOrder.indexOf('skills')).toBeLessThan(document.sectionOrder.indexOf('work'))
  })

  it('keeps the own order of sections without a target role', () => {
    const { document } = optimize(makeDocument({ sectionOrder: ['education', 'skills', 'work'] }), {
      targetRole: undefined,
    })
    expect(
      document.sectionOrder.filter((section) => ['education', 'skills', 'work'].includes(section)),
    ).toEqual(['education', 'skills', 'work'])
  })

  it('names every section once', () => {
    const { sectionOrder } = optimize(mayaDocument()).document
    expect(new Set(sectionOrder).size).toBe(8)
    expect(sectionOrder).toHaveLength(8)
  })
})

describe('a summary that is not there', () => {
  it('is made from titles, dates, skills, certificates and degrees', () => {
    expect(optimize(mayaDocument()).document.basics.summary).toBe(
      'IT Support Specialist with 5 years of experience, moving into a security engineer role. Skills include Active Directory, PowerShell, Python, Splunk and Linux. Holds CompTIA Security+ and an Associate of Applied Science in Information Technology.',
    )
  })

  it('says nothing of years without the day', () => {
    expect(optimize(mayaDocument(), { today: undefined }).document.basics.summary).not.toMatch(/year/)
  })

  it('does not call a degree held that is not finished', () => {
    const document = mayaDocument()
    Object.assign(document.education[0] ?? {}, { endDate: '2028' })
    expect(optimize(document).document.basics.summary).not.toContain('Associate')
  })

  it('counts only jobs of the same field', () => {
    const document = makeDocument({
      work: [
        makeJob({ position: 'Backend Developer', startDate: '2024-01', endDate: '2026-01', highlights: [] }),
        makeJob({ position: 'Barista', startDate: '2010-01', endDate: '2023-12', highlights: [] }),
      ],
      skills: [{ keywords: ['Python', 'PostgreSQL', 'Docker'] }],
    })
    expect(optimize(document, { targetRole: 'Backend Developer' }).document.basics.summary).toMatch(
      /^Backend Developer with 2 years of experience\./,
    )
  })

  it('is not made from too little; a suggestion asks for it', () => {
    const { document, suggestions } = optimize(
      makeDocument({ work: [makeJob({ highlights: ['Sorted mail'] })] }),
    )
    expect(document.basics.summary).toBeUndefined()
    expect(suggestions.join(' ')).toContain('Write a summary of two sentences')
  })
})

it('tightens a summary that is there and never replaces it', () => {
  const document = mayaDocument()
  document.basics.summary =
    'I am a highly motivated technician. I utilised postgres in order to count 310 tickets.'
  expect(optimize(document).document.basics.summary).toBe('Technician. Used PostgreSQL to count 310 tickets.')
})

describe('evidence', () => {
  const { document, evidence } = optimize(mayaDocument())

  it('follows a line to where it was moved', () => {
    expect(document.work[0]?.highlights[1]).toBe(
      'Administer joiner, mover and leaver access in Active Directory and Azure',
    )
    expect(evidence['/work/0/highlights/1']).toMatchObject({
      changes: ['Verb first', 'Skill names written in full spelling'],
      sources: [
        {
          page: 1,
          text: 'Responsible for administering joiner, mover and leaver access in active directory and azure',
        },
      ],
    })
  })

  it('marks what was kept, reworded and needs a number', () => {
    const line = (text: string) =>
      Object.entries(evidence).find(([, { sources }]) => sources[0]?.text === text)?.[1]
    expect(line('Laptops were imaged and shipped to new starters')).toMatchObject({
      mark: 'kept',
      changes: [],
    })
    expect(line('Helped to migrate the phone system in order to cut costs')?.mark).toBe('reworded')
    expect(evidence['/work/0/highlights/0']).toMatchObject({
      mark: 'needs-number',
      question: 'How many alerts, and how many problems found? Leave it as it is if you do not know.',
    })
  })

  it('gives the summary the sources of all its facts', () => {
    const texts = evidence['/basics/summary']?.sources.map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining([
        'IT Support Specialist',
        '2021-03',
        'Splunk',
        'CompTIA Security+',
        'Associate of Applied Science',
      ]),
    )
  })

  it('asks at most six questions', () => {
    const highlights = Array.from(
      { length: 9 },
      (_, at) => `Maintained the servers of office ${'abcdefghi'[at]}`,
    )
    const work = ['A', 'B', 'C', 'D', 'E'].map((name) => makeJob({ name, highlights }))
    const asked = Object.values(optimize(makeDocument({ work })).evidence).filter(({ question }) => question)
    expect(asked).toHaveLength(6)
  })
})

it('keeps a line that appears twice in a job once, with both sources', () => {
  const { document, evidence } = optimize(
    makeDocument({ work: [makeJob({ highlights: ['Sorted mail.', 'Ordered chairs.', 'sorted mail'] })] }),
  )
  expect(document.work[0]?.highlights).toEqual(['Sorted mail.', 'Ordered chairs.'])
  expect(evidence['/work/0/highlights/0']).toMatchObject({ changes: ['Said twice, merged'] })
  expect(evidence['/work/0/highlights/0']?.sources).toHaveLength(2)
})

it('ends all lines as most of them end', () => {
  const { document } = optimize(
    makeDocument({ work: [makeJob({ highlights: ['Sorted mail.', 'Ordered chairs.', 'Watered plants'] })] }),
  )
  expect(document.work[0]?.highlights).toEqual(['Sorted mail.', 'Ordered chairs.', 'Watered plants.'])
})

it('says of a date that it is shown in another form', () => {
  const work = [
    makeJob({ dateText: '03/2019 to 02/2021', highlights: [] }),
    makeJob({ startDate: '2017', endDate: '2018', dateText: '2017 – 2018', highlights: [] }),
  ]
  const { evidence } = optimize(makeDocument({ work }))
  expect(evidence['/work/0/startDate']).toMatchObject({
    mark: 'kept',
    changes: ['Date written like the others'],
  })
  expect(evidence['/work/1/startDate']).toMatchObject({ mark: 'kept', changes: [] })
})

it('leaves lines alone that were broken off when the file was read', () => {
  const highlights = ['Maintained the billing service and', 'working on the next release', 'Wrote guides']
  const { document } = optimize(makeDocument({ work: [makeJob({ highlights })] }))
  expect(document.work[0]?.highlights).toEqual(highlights)
})

it('keeps the wording of a resume in another language and says so', () => {
  const highlights = ['Verantwortlich für I und various Server', 'Betreute 40 Linux-Server mit postgres']
  const { document, suggestions } = optimize(makeDocument({ work: [makeJob({ highlights })] }), {
    language: 'de',
  })
  expect([...(document.work[0]?.highlights ?? [])].sort()).toEqual([...highlights].sort())
  expect(document.basics.summary).toBeUndefined()
  expect(suggestions.some((text) => text.includes('German'))).toBe(true)
})
