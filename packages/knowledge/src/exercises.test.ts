import {
  comparisons,
  exerciseDifficulties,
  exerciseKinds,
  exerciseLimits,
} from '@nextrung/contract/exercises'
import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { type AuthoredExercise, exercises, findExercise } from './exercises.ts'
import { getRole } from './roles.ts'
import { skills } from './skills.ts'

const idsWhere = (isBad: (exercise: AuthoredExercise) => boolean) =>
  exercises.filter(isBad).map(({ id }) => id)
const findRepeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const count = (...kinds: string[]) => exercises.filter(({ kind }) => kinds.includes(kind)).length

describe('the exercises', () => {
  it('are at least sixty, enough of each kind', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(60)
    expect(count('sql')).toBeGreaterThanOrEqual(14)
    expect(count('javascript', 'typescript')).toBeGreaterThanOrEqual(14)
    expect(count('python')).toBeGreaterThanOrEqual(10)
    expect(count('regex')).toBeGreaterThanOrEqual(6)
    expect(count('html')).toBeGreaterThanOrEqual(8)
    expect(count('json', 'yaml')).toBeGreaterThanOrEqual(8)
  })

  it('cover the three difficulties in each kind', () => {
    for (const difficulty of exerciseDifficulties)
      for (const kind of exerciseKinds)
        expect(
          exercises.some((exercise) => exercise.kind === kind && exercise.difficulty === difficulty),
          `${kind} ${difficulty}`,
        ).toBe(true)
  })

  it('are for skills of the taxonomy, most of them required for a role', () => {
    const known = new Set(skills.map(({ name }) => name))
    expect(idsWhere(({ skill }) => !known.has(skill))).toEqual([])
    const required = new Set(
      targetRoles.flatMap((role) =>
        getRole(role).requiredSkills.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf]),
      ),
    )
    const other = exercises.filter(({ skill }) => !required.has(skill))
    expect(new Set(other.map(({ skill }) => skill))).toEqual(new Set(['Regular Expressions', 'JSON', 'YAML']))
  })

  it('have ids and titles of their own', () => {
    expect(findRepeated(exercises.map(({ id }) => id))).toEqual([])
    expect(findRepeated(exercises.map(({ title }) => title.toLowerCase()))).toEqual([])
    expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(findExercise('sql-filter-open-tickets')?.kind).toBe('sql')
    expect(findExercise('toString')).toBeUndefined()
  })

  it('each have visible tests with names of their own, and a hidden one', () => {
    expect(
      idsWhere(({ tests }) => {
        const names = tests.filter(({ isHidden }) => !isHidden).map(({ name }) => name)
        return names.length === 0 || names.length === tests.length || findRepeated(names).length > 0
      }),
    ).toEqual([])
    expect(idsWhere(({ tests }) => tests.length > exerciseLimits.testsPerExercise)).toEqual([])
  })

  it('expect a value wherever the comparison needs one', () => {
    const needsNone = new Set(['present', 'missing'])
    const bad = exercises.flatMap(({ id, tests }) =>
      tests
        .filter(({ compare = 'equal', expected }) => needsNone.has(compare) !== (expected === undefined))
        .map(({ name }) => `${id}: ${name}`),
    )
    expect(bad).toEqual([])
    expect(
      exercises.flatMap(({ tests }) => tests).every(({ compare = 'equal' }) => comparisons.includes(compare)),
    ).toBe(true)
  })

  it('do not give the solution away in the starter', () => {
    expect(idsWhere(({ starter, solution }) => starter === solution || starter.trim() === '')).toEqual([])
  })
})
