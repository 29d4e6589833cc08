import { expect, test } from 'vitest'
import { listCourses, listLearningResources } from './list-courses.ts'

const rows = listCourses()
const find = (catalogId: string) => rows.find((row) => row.catalogId === catalogId)

test('each course has one row with its main role, and further roles beside it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(900)
  expect(find('udemy-learn-docker')).toMatchObject({ targetRole: 'DevOps Engineer', priority: 'high' })
  for (const { targetRole, furtherRoles } of rows) {
    expect(furtherRoles.length).toBeLessThanOrEqual(4)
    expect(furtherRoles.map(({ role }) => role)).not.toContain(targetRole)
  }
})

test('names the instructors of a Udemy course, and the organization that offers another', () => {
  expect(find('udemy-machinelearning')).toMatchObject({
    provider: null,
    instructors: ['Kirill Eremenko'],
    lmsProvider: 'Udemy',
    externalId: 'machinelearning',
  })
  expect(find('coursera-sql-data-science')).toMatchObject({
    provider: 'IBM',
    instructors: null,
  })
})

test('leaves unknown what no source says', () => {
  expect(find('sqlbolt-com')).toMatchObject({ externalId: null, lmsProvider: null, duration: null })
})

test('claims a certificate only where the course is one', () => {
  expect(find('coursera-professional-certificates-google-data-analytics')?.certificateAvailable).toBe(true)
  expect(find('coursera-sql-data-science')?.certificateAvailable).toBe(false)
  expect(rows.filter((row) => row.certificateAvailable).every(({ platform }) => platform !== 'udemy')).toBe(
    true,
  )
})

test('finds up to five things to learn a skill with, articles after courses', () => {
  expect(listLearningResources('SQL')).toHaveLength(5)
  expect(listLearningResources('Mentoring')).toEqual([
    expect.objectContaining({ name: expect.stringContaining('Mentor') }),
  ])
  expect(listLearningResources('COBOL')).toEqual([])
})
