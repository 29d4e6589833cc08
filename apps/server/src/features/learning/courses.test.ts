import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import type { RunningApp } from '../../testing/running-app.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { type CourseValues, wantedCourses } from './course-values.ts'
import { findCourses, listCourseAddresses } from './courses.store.ts'
import { courseEnrollments, courseRoles, courses } from './courses.table.ts'
import { deleteEnrolment, listEnrolments, upsertEnrolment } from './enrolments.store.ts'
import { seedCourses } from './seed-courses.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-24T12:00:00Z')

const without = (...ids: string[]): Map<string, CourseValues> =>
  new Map([...wantedCourses()].filter(([id]) => !ids.includes(id)))

const seed = (wanted?: ReadonlyMap<string, CourseValues>, at = now) =>
  seedCourses(app.services.db, { now: at, wanted })

const find = async (catalogId: string) => {
  const [row] = await findCourses(app.services.db, [catalogId])
  if (!row) throw new Error(`There is no course ${catalogId}.`)
  return row
}

const newPerson = async () => (await makePerson(app)).user.id

test('the table holds the catalog, with every field that is known', async () => {
  expect(await app.services.db.$count(courses)).toBe(wantedCourses().size)
  expect(await find('udemy-learn-docker')).toMatchObject({
    platform: 'udemy',
    url: 'https://www.udemy.com/course/learn-docker/',
    targetRole: 'DevOps Engineer',
    priority: 'high',
    skillsGained: ['Docker'],
    externalId: 'learn-docker',
    lmsProvider: 'Udemy',
    instructors: expect.arrayContaining(['Mumshad Mannambeth']),
    certificateAvailable: false,
    lastSynced: expect.any(Date),
    withdrawnAt: null,
    furtherRoles: expect.arrayContaining([{ role: 'Backend Developer', priority: 'high' }]),
  })
})

test('courses are found by their ids of the knowledge base; unknown ids are left out', async () => {
  const found = await findCourses(app.services.db, ['udemy-learn-docker', 'no-such-course'])
  expect(found.map(({ catalogId }) => catalogId)).toEqual(['udemy-learn-docker'])
  expect(await findCourses(app.services.db, [])).toEqual([])
})

test('seeding again changes nothing', async () => {
  const before = await app.services.db.select().from(courses).orderBy(courses.id)
  await seed(undefined, later)
  expect(await app.services.db.select().from(courses).orderBy(courses.id)).toEqual(before)
})

test('a course that the operator changed is left alone and noted, and so is one they added', async () => {
  const { db } = app.services
  const { id } = await find('sqlbolt-com')
  await db.update(courses).set({ url: 'https://sqlbolt.example.com/' }).where(eq(courses.id, id))
  await db.insert(courses).values({
    name: 'Our own course',
    platform: 'tutorial',
    url: 'https://intranet.example.com/sql',
    description: 'How we use SQL here.',
    skillsGained: ['SQL'],
  })
  await seed()
  await seed(undefined, later)
  expect(await find('sqlbolt-com')).toMatchObject({
    url: 'https://sqlbolt.example.com/',
    setByOperatorAt: now,
  })
  const own = await db.select().from(courses).where(eq(courses.name, 'Our own course'))
  expect(own).toMatchObject([{ setByOperatorAt: now, catalogId: null, seedHash: null }])
})

test('a course that the operator withdrew stays withdrawn', async () => {
  const { db } = app.services
  const { id } = await find('udemy-mavencrashcourse')
  await db.update(courses).set({ withdrawnAt: now }).where(eq(courses.id, id))
  await seed(undefined, later)
  expect(await find('udemy-mavencrashcourse')).toMatchObject({ withdrawnAt: now, setByOperatorAt: later })
})

test('a course with newer facts is brought up to date, with its roles', async () => {
  const wanted = new Map(wantedCourses())
  const known = wanted.get('udemy-docker-mastery')
  if (!known) throw new Error('The catalog has no such course.')
  wanted.set('udemy-docker-mastery', {
    ...known,
    duration: '30 hours',
    furtherRoles: [{ role: 'Data Scientist', priority: 'medium' }],
  })
  await seed(wanted, later)
  expect(await find('udemy-docker-mastery')).toMatchObject({
    duration: '30 hours',
    lastSynced: later,
    setByOperatorAt: null,
    furtherRoles: [{ role: 'Data Scientist', priority: 'medium' }],
  })
  await seed()
  expect(await find('udemy-docker-mastery')).toMatchObject({ duration: known.duration })
})

test('a course that left the catalog goes, unless somebody has started it: then it stays, marked', async () => {
  const { db } = app.services
  const userId = await newPerson()
  const started = await find('udemy-git-going-fast')
  await upsertEnrolment(db, { userId, courseId: started.id, change: { status: 'in_progress' } })
  await seed(without('udemy-git-going-fast', 'udemy-basic-git-and-github'))
  expect(await findCourses(db, ['udemy-basic-git-and-github'])).toEqual([])
  expect(await find('udemy-git-going-fast')).toMatchObject({ id: started.id, withdrawnAt: now })
  expect((await listCourseAddresses(db)).map(({ id }) => id)).not.toContain(started.id)
  expect(await listEnrolments(db, userId)).toMatchObject([{ course: { name: started.name } }])

  await seed(undefined, later)
  expect(await find('udemy-git-going-fast')).toMatchObject({ id: started.id, withdrawnAt: null })
  expect(await find('udemy-basic-git-and-github')).toMatchObject({ withdrawnAt: null })

  await seed(without('udemy-git-going-fast'))
  await deleteEnrolment(db, { userId, courseId: started.id })
  await seed(without('udemy-git-going-fast'), later)
  expect(await findCourses(db, ['udemy-git-going-fast'])).toEqual([])
  const roles = await db.select().from(courseRoles).where(eq(courseRoles.courseId, started.id))
  expect(roles).toEqual([])
  await seed()
})

test('an enrolment begins with the defaults, is changed in place and belongs to one person', async () => {
  const { db } = app.services
  const [userId, otherId] = [await newPerson(), await newPerson()]
  const { id: courseId } = await find('udemy-learn-docker')
  expect(await upsertEnrolment(db, { userId, courseId, change: {} })).toMatchObject({
    status: 'not_started',
    progress: 0,
    startedAt: null,
    completedAt: null,
    lastActivityAt: null,
    rating: null,
  })
  const change = { status: 'completed' as const, progress: 100, completedAt: now, rating: 5 }
  await upsertEnrolment(db, { userId, courseId, change })
  await upsertEnrolment(db, { userId, courseId, change: {} })
  expect(await listEnrolments(db, userId)).toMatchObject([{ ...change, courseId }])

  expect(await listEnrolments(db, otherId)).toEqual([])
  await upsertEnrolment(db, { userId: otherId, courseId, change: { progress: 10 } })
  expect(await deleteEnrolment(db, { userId: otherId, courseId })).toBe(true)
  expect(await deleteEnrolment(db, { userId: otherId, courseId })).toBe(false)
  expect(await listEnrolments(db, userId)).toHaveLength(1)
  expect(await db.$count(courseEnrollments, eq(courseEnrollments.userId, userId))).toBe(1)
})
