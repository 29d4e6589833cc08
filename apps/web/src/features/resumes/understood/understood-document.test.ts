import { expect, test } from 'vitest'
import { understoodDocument as document } from '../testing/understood-maya.ts'
import { newCertificate, newJob, newProject } from './new-entries.ts'
import { toDocument } from './understood-document.ts'
import { toForm } from './understood-form.ts'

const form = (corrected: string[] = []) => toForm({ document: structuredClone(document), corrected })

test('an untouched form yields exactly its original document', () => {
  expect(toDocument(form(), document)).toEqual(document)
})

test('an edited place, link and dates replace the old ones', () => {
  const values = form()
  values.basics.place = 'Durham, NC'
  for (const link of values.links) link.address = 'https://github.com/maya-okafor'
  const [first, second] = values.work
  if (!first || !second) throw new Error('Two jobs were expected')
  Object.assign(first, { from: '04/2021', to: 'Present' })
  Object.assign(second, { from: 'Jun 2019', to: '2021' })
  const { basics, work } = toDocument(values, document)
  expect(basics.location).toEqual({ text: 'Durham, NC' })
  expect(basics.profiles).toEqual([{ network: 'GitHub', url: 'https://github.com/maya-okafor' }])
  expect(work[0]).toMatchObject({
    startDate: '2021-04',
    current: true,
    url: 'https://brightwater.example.com',
  })
  expect(work[0]).not.toHaveProperty('dateText')
  expect(work[1]).toMatchObject({ startDate: '2019-06', endDate: '2021' })
  expect(work[1]).not.toHaveProperty('dateText')
})

test('only an edited date loses its precision', () => {
  const values = form()
  for (const job of values.work.slice(0, 1)) job.to = '2024'
  const [job] = toDocument(values, document).work
  expect(job).toMatchObject({ startDate: '2021-03-15', endDate: '2024' })
  expect(job).not.toHaveProperty('current')
})

test('omits emptied fields and empty entries', () => {
  const values = form()
  Object.assign(values.basics, { phone: ' ', summary: '', place: '' })
  values.work.push(newJob())
  values.certificates.push(newCertificate())
  for (const section of values.other) section.lines = []
  const { basics, work, certificates, other } = toDocument(values, document)
  expect(basics).not.toHaveProperty('phone')
  expect(basics).not.toHaveProperty('summary')
  expect(basics).not.toHaveProperty('location')
  expect(work).toHaveLength(2)
  expect(certificates).toHaveLength(1)
  expect(other).toEqual([])
})

test('a certificate takes the chosen status, and its words only while they fit', () => {
  const inProgress = structuredClone(document)
  inProgress.certificates[0] = { name: 'CCNA', status: 'in progress', statusText: 'exam in May' }
  const values = toForm({ document: inProgress, corrected: [] })
  expect(toDocument(values, inProgress).certificates[0]).toEqual(inProgress.certificates[0])
  for (const one of values.certificates) one.status = 'held'
  expect(toDocument(values, inProgress).certificates[0]).toEqual({ name: 'CCNA' })
  for (const one of values.certificates) one.status = 'expired'
  expect(toDocument(values, inProgress).certificates[0]).toEqual({ name: 'CCNA', status: 'expired' })
})

test('a section with its first entry appears before unrecognised text', () => {
  const values = form()
  values.projects.push(newProject('Home lab'))
  expect(toDocument(values, document).sectionOrder).toEqual([
    'summary',
    'work',
    'skills',
    'education',
    'certificates',
    'languages',
    'projects',
    'other',
  ])
})

test('marks corrections on their field and line, and moves them with their entry', () => {
  const values = form(['/basics/name', '/work/0/highlights/1', '/certificates/0', '/skills/0/keywords/0'])
  expect(values.basics.corrected).toEqual(['name'])
  expect(values.work[0]?.lines.map((line) => line.corrected)).toEqual([false, true])
  expect(values.certificates[0]?.corrected).toEqual([''])
  expect(values.skills[0]?.entries.map((entry) => entry.corrected)).toEqual([true, false])
  expect(values.work[1]?.corrected).toEqual([])
})
