import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'

const parsed = (text: string) => parseResume(makeReadDocument(text))

const marta = `Marta Quill
marta.quill@example.com
Leeds, UK

EXPERIENCE
Support Analyst, Brightwater Ltd, 2019 - 2023
- Answered 40 tickets a day
- Wrote the guide for new colleagues
Help Desk Technician, Northgate College, 2016 - 2019
- Set up 120 laptops each summer

EDUCATION
BSc Computing, University of Hull, 2013 - 2016

SKILLS
Linux, Bash, Jira
`

const odell = `Odell Varga
odell.varga@example.com
Bristol, UK

EXPERIENCE
Network Engineer, Severn Telecom, 2018 - 2024
- Replaced 60 switches in three hospitals
Junior Engineer, Avon Cables, 2015 - 2018
- Ran cables in 14 schools

EDUCATION
HND Electronics, City of Bristol College, 2012 - 2014

SKILLS
Cisco, VLAN, Python
`

describe('files that are not one ordinary resume', () => {
  it('with two resumes are read as the first person, and lose neither', () => {
    const { document, isResume } = parsed(`${marta}\n\n${odell}`)
    expect(isResume).toBe(true)
    expect(document.basics.name).toBe('Marta Quill')
    expect(document.basics.email).toBe('marta.quill@example.com')
    expect(document.work.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Brightwater Ltd', 'Severn Telecom']),
    )
    expect(JSON.stringify(document)).toContain('Odell Varga')
  })

  it('with 300 list items keep them all', () => {
    const items = Array.from({ length: 300 }, (_, at) => `- Closed ticket number ${at + 1} for the city`)
    const text = marta.replace('- Answered 40 tickets a day', items.join('\n'))
    const { document } = parsed(text)
    expect(document.work[0]?.highlights.filter((line) => line.startsWith('Closed ticket'))).toHaveLength(300)
    expect(document.work.map(({ name }) => name)).toEqual(['Brightwater Ltd', 'Northgate College'])
  })

  it('with the same job in two languages keep both apart', () => {
    const text = marta.replace(
      'Help Desk',
      'Support-Analystin, Brightwater Ltd, 2019 - 2023\n- 40 Anfragen am Tag beantwortet\nHelp Desk',
    )
    const { work } = parsed(text).document
    expect(work.map(({ position }) => position)).toEqual([
      'Support Analyst',
      'Support-Analystin',
      'Help Desk Technician',
    ])
    expect(work[1]?.highlights).toEqual(['40 Anfragen am Tag beantwortet'])
  })

  it('with a letter get a plain sentence', () => {
    const letter = `Dear Ms Harlow,

I am writing to apply for the position of Support Analyst at Brightwater.
I have worked with people and computers for ten years.
My resume is attached, and I would be glad to come for an interview.

Yours sincerely,
Marta Quill`
    expect(parsed(letter)).toMatchObject({
      isResume: false,
      notResume: 'This looks like a cover letter. A resume lists your work, education and skills instead.',
    })
  })

  it('with empty sections make no entries of the headings', () => {
    const text = `Marta Quill\nmarta.quill@example.com\nLeeds, UK\n\nSUMMARY\n\nEXPERIENCE\n\nEDUCATION\nBSc Computing, University of Hull, 2013 - 2016\n\nCERTIFICATIONS\n\nPROJECTS\n\nSKILLS\nLinux, Bash, Jira\n\nLANGUAGES\n`
    const { document, isResume } = parsed(text)
    expect(isResume).toBe(true)
    expect(document).toMatchObject({ work: [], certificates: [], projects: [], languages: [] })
    expect(document.education).toHaveLength(1)
  })
})

describe('people who are nobody’s target', () => {
  it.each([
    [
      'a child',
      `Pippa Marlow\npippa@example.com\nYork\n\nABOUT ME\nI am 13 years old and I like computers.\n\nSCHOOL\nFulford School, 2023 - present\n\nTHINGS I CAN DO\nScratch, drawing, chess\n\nHELPING\nI help in the school library on Fridays\n`,
      'Pippa Marlow',
    ],
    [
      'a managing director',
      `Lorenz Aldinger\nlorenz.aldinger@example.com\nZurich\n\nEXPERIENCE\nChief Executive Officer, Aldinger Holding AG, 2009 - present\n- Led 4,200 people in nine countries\nChief Financial Officer, Limmat Bank, 2001 - 2009\n- Took the bank to the stock exchange\n\nEDUCATION\nMBA, University of St. Gallen, 1999\n`,
      'Lorenz Aldinger',
    ],
    [
      'somebody retired',
      `Wilma Dunmore\nwilma.dunmore@example.com\nCork\n\nWORK\nRetired since 2018\nHead Nurse, St Finbarr Hospital, 1984 - 2018\n- Ran a ward of 32 beds\nNurse, Mercy Hospital, 1976 - 1984\n- Night shifts\n\nEDUCATION\nGeneral Nursing, Cork School of Nursing, 1976\n`,
      'Wilma Dunmore',
    ],
  ])('%s is read like everybody else', (_who, text, name) => {
    const { document, isResume } = parsed(text)
    expect(isResume).toBe(true)
    expect(document.basics.name).toBe(name)
  })
})
