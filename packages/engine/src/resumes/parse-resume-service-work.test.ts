import { expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

const service = `
Jonah Whitfield
Portland, OR | jonah.whitfield@example.com | (503) 555-0142

EXPERIENCE
Barista, Stumpline Coffee, Portland, OR
May 2021 - Present
- Serve about 180 guests a shift and keep the queue under five minutes at the morning peak
- Rewrote the milk order sheet as a spreadsheet, which cut wasted milk by about a third

Server, Hilltop Diner, Gresham, OR
June 2018 - April 2021
- Looked after eight tables at a time and handled complaints at the table
- Closed the restaurant three nights a week and balanced the cash drawer

EDUCATION
Gresham High School, Diploma, 2018
`

const nurse = `
Amara Osei
Registered Nurse

Work history

Charge Nurse, Emergency Department - St. Brigid Medical Center, Columbus, Ohio, 2019 to present
Coordinate a 32-bed emergency department with up to 14 nurses on each shift.
Pull monthly door-to-doctor times from Epic reports and present them to the department head.

Registered Nurse, Medical-Surgical Unit - Riverside Community Hospital, 2014 to 2019
Cared for 5 to 6 patients a shift and documented care in the electronic record.

Education
BSN, Ohio State University, 2014

Certificates
CCRN, 2018
Google Data Analytics Certificate, 2025

Skills: triage, Epic, patient education, Tableau, SQL basics, R
`

it('tells an everyday title from the employer behind the comma', () => {
  const { work } = parse(service).document
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ['Barista', 'Stumpline Coffee'],
    ['Server', 'Hilltop Diner'],
  ])
})

it('reads a list of skills as one, though it stands below the certificates', () => {
  const { certificates, skills } = parse(nurse).document
  expect(certificates.map(({ name }) => name)).toEqual(['CCRN', 'Google Data Analytics Certificate'])
  expect(skills.flatMap(({ keywords }) => keywords)).toContain('Tableau')
})

it('reads a nursing degree under a heading for studies as a study', () => {
  const { education, personal } = parse(nurse).document
  expect(education).toMatchObject([{ institution: 'Ohio State University', endDate: '2014' }])
  expect(personal ?? []).toEqual([])
})

it('takes no amount of work for an employer', () => {
  const { work } = parse(`
Tomasz Nowak
tomasz.nowak@example.com

EXPERIENCE
2016-now  Dispatcher, Great Lakes Freight
- Plan 45 trucks a day, call customers when late
- Made a python script that reads the emails and puts loads in the sheet

2009-2016 Long haul driver, Midland Transport
 1.1 million miles, no accident
`).document
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ['Dispatcher', 'Great Lakes Freight'],
    ['Long haul driver', 'Midland Transport'],
  ])
})

it('still keeps a Dutch citizen number apart', () => {
  const { personal } = parse(`
Sanne de Wit
sanne.dewit@example.com
BSN: 123456782

WERKERVARING
Softwareontwikkelaar, Tulp BV, 2019 - 2023
- Bouwde diensten in Go
`).document
  expect(personal).toEqual([{ label: 'BSN', value: '123456782' }])
})

it('tells an everyday title from the employer in a long resume, too', () => {
  const more = `
VOLUNTEERING
Sorted donations for the winter drive of the Gresham food bank
Drove the delivery van on Saturdays and kept the list of stops

INTERESTS
Chess, hiking, old radios

SKILLS
Customer service, cash handling, Excel, SQL
Latte art, machine cleaning, stock counts
Conflict handling, training new staff

COURSES
SQL for Beginners, Codecademy, 2026
Food Handler Card, Oregon, 2024
`
  const { work } = parse(`${service}${more}`).document
  expect(work.slice(0, 2).map(({ position, name }) => [position, name])).toEqual([
    ['Barista', 'Stumpline Coffee'],
    ['Server', 'Hilltop Diner'],
  ])
})
