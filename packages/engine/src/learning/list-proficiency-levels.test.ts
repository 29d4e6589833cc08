import { expect, test } from 'vitest'
import { listProficiencyLevels } from './list-proficiency-levels.ts'

const rows = listProficiencyLevels()
const find = (skill: string, level: number) => {
  const row = rows.find((one) => one.skillName === skill && one.level === level)
  if (!row) throw new Error(`There is no level ${level} of ${skill}.`)
  return row
}
const resourceNames = (skill: string, level: number) =>
  find(skill, level).learningResources.map(({ name }) => name)

test('every skill has five levels, in order', () => {
  const bySkill = Map.groupBy(rows, ({ skillName }) => skillName)
  for (const levels of bySkill.values()) expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
  expect(bySkill.size).toBeGreaterThanOrEqual(130)
})

test('a level names at most three resources that suit it', () => {
  expect(rows.every(({ learningResources }) => learningResources.length <= 3)).toBe(true)
  expect(resourceNames('SQL', 1)).toContain('SQL: A Practical Introduction for Querying Databases')
  expect(resourceNames('SQL', 4)).toContain('SQL for Data Analysis: Advanced SQL Querying Techniques')
  for (const level of [4, 5]) expect(resourceNames('SQL', level).join()).not.toMatch(/introduction|basics/i)
})

test('where nothing teaches a skill, a resource for a related one says so', () => {
  const related = find('Resource Planning', 1).learningResources.map(({ relatedTo }) => relatedTo)
  expect(related).toContain('Project Planning')
  expect(find('Python', 1).learningResources[0]).not.toHaveProperty('relatedTo')
})

test('a course in another language teaches nobody a language', () => {
  expect(find('Ruby', 1).learningResources).toEqual([])
})
