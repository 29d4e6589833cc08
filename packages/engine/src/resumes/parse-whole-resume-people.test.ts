import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'

const parse = (text: string) => parseResume(makeReadDocument(text))

const jobsOf = (text: string) =>
  parse(text).document.work.map(({ position, name, startDate, endDate, current }) =>
    [position, name, startDate, endDate ?? (current ? 'now' : undefined)].join(' | '),
  )

const career = `
EXPERIENCE
Service Desk Analyst
Brightwater Pumps, Leeds
March 2020 - Present
- Answered 30 calls a day from three plants
- Wrote the guide to the new phones
- Trained two apprentices
- Moved 300 mailboxes over one weekend
- Kept the list of all machines up to date

Warehouse Clerk
Meridian Goods Ltd, Leeds
2016 - 2020
- Counted stock every Friday
- Kept the scanners of 40 people running
- Counted the stock of three halls twice a year
- Packed up to 90 parcels a day

EDUCATION
BSc Computer Science
University of Westmoor
2012 - 2015

SKILLS
Windows, Intune, Active Directory, SQL

LANGUAGES
English (native), German (B1)
`
const nameOf = (head: string) => parse(head + career).document.basics.name

describe('the name of a whole resume', () => {
  it.each([
    ['Maren Ostrow, RN, BSN, CCRN-K', 'Maren Ostrow, RN, BSN, CCRN-K'],
    ['Maren Ostrow, PMP®, CSM®', 'Maren Ostrow, PMP®, CSM®'],
    ['Hi, I’m Maren Ostrow', 'Maren Ostrow'],
    ['My name is Maren Ostrow', 'Maren Ostrow'],
  ])('%j', (line, name) => {
    expect(nameOf(`${line}\nLeeds, UK\n+44 7700 900182 | maren.ostrow@example.com\n`)).toBe(name)
  })

  it('is the one in the e-mail address where a place stands above it', () => {
    const head =
      'Salt Lake City UT\n801-555-0147\nmaren.ostrow@example.com\nMaren Ostrow\nService Desk Analyst\n'
    expect(nameOf(head)).toBe('Maren Ostrow')
  })

  it('is found before the word resume where everything is written small', () => {
    const head = 'maren ostrow resume\nleeds\n801 555 0147 call or text\n'
    expect(nameOf(head)).toBe('maren ostrow')
  })
})

describe('the employer of a job', () => {
  it('stands on its own dated line above roles within these years, with a word on it between', () => {
    const jobs = jobsOf(`Gerrit Halvorsen
31 Larkin Terrace, Hartford, CT 06107
gerrit.halvorsen@example.com

EMPLOYMENT
since Feb. 2017   Senior Mainframe Engineer
                  Three Rivers Benefit Trust, Hartford, CT
- Keep the claims system alive
- Moved the batch window from nine hours to five

1999 - 2017   Harrow Mutual Insurance, Springfield, MA
Property insurer, 2,300 employees. Two promotions.
4/2010 - 1/2017   Lead Systems Programmer
- Led a team of seven
- Planned four upgrades, none rolled back
10/2004 - 3/2010   Senior Programmer
- Designed the schema of the policy system
- Wrote the conversion over three weekends
June 99 to Sept 04   Programmer
- Maintained rating and billing in COBOL
- Stood by at year-end closing

EDUCATION
1992 - 1994   Associate in Science, Data Processing
              Quinnipac Technical Institute, Danielson, CT

SKILLS
COBOL, Db2, CICS, JCL

LANGUAGES
English (native), Norwegian (spoken at home)
`)
    expect(jobs.slice(1)).toEqual([
      'Lead Systems Programmer | Harrow Mutual Insurance | 2010-04 | 2017-01',
      'Senior Programmer | Harrow Mutual Insurance | 2004-10 | 2010-03',
      'Programmer | Harrow Mutual Insurance | 1999-06 | 2004-09',
    ])
  })
})

describe('a form with a label for each value', () => {
  const form = `EUROPASS CURRICULUM VITAE

Jana Kralova
jana.kralova@example.com
+420 601 555 014

WORK EXPERIENCE
Dates || 2019 - present
Occupation or position held || Network Technician
Main activities and responsibilities || Keeps 40 switches of the town running
Name and address of employer || Lumen Net s.r.o., Brno
Type of business or sector || Telecommunications

Dates || 2014 - 2019
Occupation or position held || Shop Assistant
Main activities and responsibilities || Sold phones and set them up
Name and address of employer || Mobil Dum, Olomouc
Type of business or sector || Retail

EDUCATION AND TRAINING
Dates || 2010 - 2014
Title of qualification awarded || School-leaving certificate
Name and type of organisation providing education and training || Industrial Secondary School, Brno

SKILLS
Cisco IOS, Linux, Excel

LANGUAGES
Czech (native), English (B2)

OTHER
Driving licence B
Volunteer fire brigade since 2012
`

  it('gives each job its own position, employer and dates', () => {
    expect(jobsOf(form)).toEqual([
      'Network Technician | Lumen Net s.r.o. | 2019 | now',
      'Shop Assistant | Mobil Dum | 2014 | 2019',
    ])
  })

  it('gives each study its own school and degree', () => {
    const [study, ...others] = parse(form).document.education
    expect(others).toEqual([])
    expect(study).toMatchObject({
      studyType: 'School-leaving certificate',
      startDate: '2010',
      endDate: '2014',
    })
    expect(study?.institution).toMatch(/^Industrial Secondary School/)
  })
})
