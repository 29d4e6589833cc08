import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ShownSkill } from '@nextrung/contract/shown-skills'
import { expect, test } from 'vitest'
import { readKnownSkills } from './known-skills.ts'
import { isForResume, readShownSkills } from './shown-evidence.ts'

const shown = (more: Partial<ShownSkill> = {}): ShownSkill => ({
  skill: 'SQL',
  kind: 'assessment',
  id: '1',
  title: 'Quiz about SQL',
  shownOn: new Date('2026-11-23T12:00:00Z'),
  level: 3,
  checkedBy: 'server',
  ...more,
})

const exercise = (id: string) => shown({ kind: 'exercise', id, title: `Join ${id}`, level: 1 })

const gradeOf = (...given: ShownSkill[]) => readShownSkills(given)[0]?.grade

test('a quiz shows a skill fully from level 3, and below in part', () => {
  expect(gradeOf(shown({ level: 3 }))).toBe('full')
  expect(gradeOf(shown({ level: 2 }))).toBe('partial')
})

test('one exercise shows a skill in part, and three different ones fully', () => {
  expect(gradeOf(exercise('1'))).toBe('partial')
  expect(gradeOf(exercise('1'), exercise('1'), exercise('1'))).toBe('partial')
  expect(gradeOf(exercise('1'), exercise('2'), exercise('3'))).toBe('full')
})

test('says what was done, who checked it unless the server did, and when', () => {
  const words = (one: ShownSkill) => readShownSkills([one])[0]?.words
  expect(words(shown())).toBe('adaptive quiz about SQL, 23 November 2026')
  expect(words(shown({ kind: 'exercise', title: 'Joins', checkedBy: 'browser' }))).toBe(
    'exercise “Joins”, checked in the browser, 23 November 2026',
  )
  expect(words(shown({ kind: 'challenge', title: 'A report', checkedBy: 'self' }))).toBe(
    'challenge “A report”, self-checked, 23 November 2026',
  )
})

test('the best checked proof of a skill stands for it', () => {
  const own = shown({ kind: 'challenge', title: 'A report', checkedBy: 'self', id: '2' })
  expect(readShownSkills([own, shown()])[0]?.words).toMatch(/^adaptive quiz/)
})

test('a good interview answer shows a skill in part, and stands behind a quiz', () => {
  const answer = shown({ kind: 'interview', id: '9', shownOn: new Date('2026-12-01T12:00:00Z') })
  const { level: _, ...unlevelled } = answer
  expect(readShownSkills([unlevelled])).toMatchObject([
    { grade: 'partial', words: 'question about SQL answered well in interview practice, 1 December 2026' },
  ])
  expect(readShownSkills([unlevelled, shown()])[0]?.words).toMatch(/^adaptive quiz/)
  expect([isForResume(answer), isForResume(shown())]).toEqual([false, true])
})

test('what was shown here comes before a list of skills, and after work', () => {
  const sources = { profile: { skills: ['SQL'], certificates: [] }, claimed: [] }
  const learned = readShownSkills([shown()])
  const resume = emptyResume()
  const evidence = (document: typeof resume) =>
    readKnownSkills({ ...sources, resume: document, learned }).get('SQL')?.evidence
  expect(evidence(resume)).toBe('shown')
  expect(evidence({ ...resume, skills: [{ keywords: ['SQL'] }] })).toBe('shown')
  const job = { position: 'Analyst', highlights: ['Wrote SQL queries for reports'] }
  expect(evidence({ ...resume, work: [job] })).toBe('work')
})
