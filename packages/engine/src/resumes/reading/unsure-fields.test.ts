import { describe, expect, it } from 'vitest'
import { makeDocument } from '../optimizing/testing/make-parsed-resume.ts'
import { toLines } from '../parsing/line.ts'
import { makeReadDocument } from '../parsing/testing/make-read-document.ts'
import { parseNotation as parse } from '../parsing/testing/parse-notation.ts'
import { unsureFields } from './unsure-fields.ts'

const lines = (text: string) => toLines(makeReadDocument(text))
const source = (line: number, text: string) => [{ page: 1, line, text }]

describe('what is asked', () => {
  it('is nothing about a resume that leaves no doubt', () => {
    const { unsure } = parse(`Imani Vasquez
imani.vasquez@example.com

Experience
Warehouse Supervisor, Halden Freight Ltd    Mar 2018 - Present
- Led a shift of nine

Education
Diploma in Logistics, Ostmark College, 2010 - 2012
`)
    expect(unsure).toEqual([])
  })

  it('is the name first, with what may be one', () => {
    const document = makeDocument({ work: [{ position: 'Rigger', name: 'Acme', highlights: [] }] })
    const [first] = unsureFields(
      { document, sources: { '/work/0/position': source(3, 'Rigger, Acme') } },
      { lines: lines('zoë of the north\nKeeva Lindqvist Art\nRigger, Acme') },
    )
    expect(first).toMatchObject({
      pointer: '/basics/name',
      question: 'What is your name?',
      suggestions: ['Keeva Lindqvist Art'],
      sources: source(2, 'Keeva Lindqvist Art'),
    })
    expect(first).not.toHaveProperty('value')
  })

  it('is a missing job title that stands beside the job', () => {
    const document = makeDocument({
      basics: { name: 'Imani Vasquez', profiles: [] },
      work: [{ name: 'Halden Freight', startDate: '2018', endDate: '2020', highlights: [] }],
    })
    const sources = {
      '/basics/name': source(1, 'Imani Vasquez'),
      '/work/0/name': source(3, 'Halden Freight 2018 - 2020'),
      '/work/0/startDate': source(3, 'Halden Freight 2018 - 2020'),
      '/work/0/endDate': source(3, 'Halden Freight 2018 - 2020'),
    }
    const text = 'Imani Vasquez\nExperience\nHalden Freight 2018 - 2020\nNight Shift Supervisor'
    expect(unsureFields({ document, sources }, { lines: lines(text) })).toEqual([
      {
        pointer: '/work/0/position',
        question: 'What was your job title at Halden Freight?',
        sources: [...source(3, 'Halden Freight 2018 - 2020'), ...source(4, 'Night Shift Supervisor')],
        suggestions: ['Night Shift Supervisor'],
      },
    ])
  })

  it('is whether a list of tools with dates is a job', () => {
    const document = makeDocument({
      basics: { name: 'Imani Vasquez', profiles: [] },
      work: [{ name: 'Windows Server, VMware', startDate: '2009', endDate: '2011', highlights: [] }],
    })
    const text = 'Windows Server, VMware 2009 - 2011'
    expect(
      unsureFields({ document, sources: { '/work/0/name': source(1, text) } }, { lines: lines(text) }),
    ).toMatchObject([
      {
        pointer: '/work/0',
        question: 'Is this a job you had?',
        value: 'Windows Server, VMware, 2009 – 2011',
        suggestions: [],
      },
    ])
  })

  it('is a job title that looks like the employer, where the employer looks like a title', () => {
    const document = makeDocument({
      basics: { name: 'Imani Vasquez', profiles: [] },
      work: [{ position: 'Halden Freight', name: 'Shift Supervisor', highlights: [] }],
    })
    const sources = { '/work/0/position': source(1, 'Halden Freight, Shift Supervisor') }
    expect(
      unsureFields({ document, sources }, { lines: lines('Halden Freight, Shift Supervisor') }),
    ).toMatchObject([
      {
        pointer: '/work/0/position',
        question: 'Is this your job title?',
        value: 'Halden Freight',
        suggestions: ['Shift Supervisor'],
      },
    ])
  })

  it('is a job whose two dates stand far apart', () => {
    const document = makeDocument({
      basics: { name: 'Imani Vasquez', profiles: [] },
      work: [{ position: 'Driver', name: 'Acme', startDate: '2011-03', endDate: '2019-10', highlights: [] }],
    })
    const text = 'Driver, Acme\nMar 2011 - Oct 2013\nTook parcels\nClerk, Bolt\nSep 2014 - Oct 2019'
    const sources = {
      '/work/0/position': source(1, 'Driver, Acme'),
      '/work/0/name': source(1, 'Driver, Acme'),
      '/work/0/startDate': source(2, 'Mar 2011 - Oct 2013'),
      '/work/0/endDate': source(5, 'Sep 2014 - Oct 2019'),
    }
    expect(unsureFields({ document, sources }, { lines: lines(text) })).toMatchObject([
      {
        pointer: '/work/0/dateText',
        question: 'Are these the dates of this job?',
        value: 'Mar 2011 – Oct 2019',
        suggestions: ['Mar 2011 - Oct 2013', 'Sep 2014 - Oct 2019'],
      },
    ])
  })

  it('is the school of studies that name none', () => {
    const document = makeDocument({
      basics: { name: 'Imani Vasquez', profiles: [] },
      education: [{ studyType: 'BSc Physics', courses: [], highlights: [] }],
    })
    const sources = { '/education/0/studyType': source(1, 'BSc Physics') }
    expect(
      unsureFields({ document, sources }, { lines: lines('BSc Physics\nUniversity of Harrow') }),
    ).toMatchObject([
      {
        pointer: '/education/0/institution',
        question: 'Which school was this for BSc Physics?',
        suggestions: ['University of Harrow'],
      },
    ])
  })
})
