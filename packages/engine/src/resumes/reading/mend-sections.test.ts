import { expect, it } from 'vitest'
import type { Line } from '../parsing/line.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { LineRole } from './labels.ts'
import { mendSections } from './mend-sections.ts'

type Given = [role: LineRole, text: string, more?: { sure?: number; set?: boolean; goesOn?: boolean }]

const labelled = (given: readonly Given[]): LabelledLine[] =>
  given.map(([role, text, { sure = 0.95, set = role === 'heading', goesOn = false } = {}], index) => {
    const line: Line = {
      index,
      source: { page: 1, line: index, text },
      text,
      cells: [text],
      bullet: false,
      bold: set,
      heading: false,
      gapBefore: set,
      fontSize: 11,
      x: 50,
      y: 100 + 14 * index,
      column: 0,
      part: undefined,
    }
    return {
      line,
      role,
      begins: !goesOn,
      sure,
      placed: sure,
      isRepeated: false,
      second: { role, begins: true },
    }
  })

const rolesOf = (given: readonly Given[]) => mendSections(labelled(given)).map(({ role }) => role)

it('takes a line set like all headings for one, though in somebody’s own words', () => {
  const roles = rolesOf([
    ['name', 'Maren Ostrow'],
    ['summary', 'Started on the night console.'],
    ['jobHead', 'Where I have been', { set: true }],
    ['jobHead', 'Lumen Trust, Hartford'],
    ['jobText', 'Kept the claims running.'],
    ['heading', 'What I work with'],
    ['skills', 'COBOL'],
    ['heading', 'Schooling'],
    ['educationHead', 'Associate in Science, 1992 - 1994'],
    ['heading', 'Awards'],
    ['other', 'Circle of 2006'],
  ])
  expect(roles[2]).toBe('heading')
  expect(roles[3]).toBe('jobHead')
})

it('keeps a minority of jobs among studies with them', () => {
  const roles = rolesOf([
    ['heading', 'Experience'],
    ['jobHead', 'Clerk, Meridian Goods, 2016 - 2020'],
    ['jobHead', 'Packer, Lowfield, 2012 - 2016'],
    ['heading', 'Where I studied'],
    ['jobHead', 'Network Apprentice, Trade School Nord, 2009 - 2012'],
    ['educationHead', 'A levels, Harlow School, 2009'],
    ['educationHead', 'Primary school, Harlow, 2003'],
  ])
  expect(roles.slice(4)).toEqual(['educationHead', 'educationHead', 'educationHead'])
})

it('leaves a line of a list with its heading where the model is not sure of anything else', () => {
  const roles = rolesOf([
    ['heading', 'Skills'],
    ['skills', 'Epic'],
    ['certificate', 'CRRT', { sure: 0.44 }],
    ['certificate', 'IABP', { sure: 0.58 }],
  ])
  expect(roles).toEqual(['heading', 'skills', 'skills', 'skills'])
})

it('finds a degree with years and its school below a page break', () => {
  const roles = rolesOf([
    ['heading', 'Memberships'],
    ['other', 'Society of Nurses'],
    ['other', 'Associate of Applied Science, Nursing, 2011 - 2013', { sure: 0.72 }],
    ['other', 'Clearfield College, Lewiston', { sure: 0.61 }],
  ])
  expect(roles.slice(2)).toEqual(['educationHead', 'educationHead'])
})

it('takes a long sentence with years for a deed and not for a job', () => {
  const roles = rolesOf([
    ['jobHead', 'Chairman, Bay Fasteners, 2004 - 2019'],
    ['jobHead', 'Sponsored the replacement of an old mainframe in 2011–2013; the first attempt'],
    ['jobText', 'was stopped, the second came in on budget.', { goesOn: true }],
  ])
  expect(roles).toEqual(['jobHead', 'jobText', 'jobText'])
})
