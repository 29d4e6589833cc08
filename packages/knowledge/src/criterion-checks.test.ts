import { expect, it } from 'vitest'
import type { CheckedColumn, CriterionCheck } from './challenges/criterion-check.ts'
import { challenges } from './challenges.ts'

const all = challenges.flatMap(({ id, acceptanceCriteria }) =>
  acceptanceCriteria.flatMap((one, at) =>
    typeof one === 'string' ? [] : [{ name: `${id} ${at}`, check: one.check }],
  ),
)
const idsWhere = (isBad: (check: CriterionCheck) => boolean) =>
  all.filter(({ check }) => isBad(check)).map(({ name }) => name)
const columnsOf = (check: CriterionCheck): CheckedColumn[] =>
  check.kind === 'entries'
    ? check.columns.map((column) => (typeof column === 'string' ? { name: column } : column))
    : []
const rulesOf = (check: CriterionCheck) => (check.kind === 'entries' ? (check.rules ?? []) : [])
const patternsOf = (check: CriterionCheck): RegExp[] => [
  ...columnsOf(check).flatMap(({ like }) => (like ? [like.pattern] : [])),
  ...(check.kind === 'code'
    ? [...(check.has ?? []), ...(check.lacks ?? [])].map(({ pattern }) => pattern)
    : []),
]

it('decides criteria of most challenges by program, and leaves criteria to the person in nearly all', () => {
  const withChecks = challenges.filter((one) =>
    one.acceptanceCriteria.some((text) => typeof text !== 'string'),
  )
  const judged = challenges.filter((one) => one.acceptanceCriteria.some((text) => typeof text === 'string'))
  expect(all.length).toBeGreaterThanOrEqual(130)
  expect(withChecks.length).toBeGreaterThanOrEqual(challenges.length * 0.55)
  expect(judged.length).toBe(challenges.length)
})

it('says what to paste as the end of a sentence', () => {
  expect(idsWhere(({ asks }) => !/^[a-z].{5,110}[^.]$/.test(asks))).toEqual([])
})

it('names each column once, and in its rules only columns that there are', () => {
  const unknown = idsWhere((check) => {
    const names = columnsOf(check).map(({ name }) => name)
    const used = rulesOf(check).flatMap(({ rule, ...rest }) =>
      Object.entries(rest).flatMap(([key, value]) =>
        ['column', 'than', 'to', 'as', 'after', 'region', 'range', 'use', 'text', 'background'].includes(
          key,
        ) && typeof value === 'string'
          ? [value]
          : key === 'of' || key === 'each'
            ? (value as readonly string[])
            : [],
      ),
    )
    return new Set(names).size !== names.length || used.some((name) => !names.includes(name))
  })
  expect(unknown).toEqual([])
})

it('does arithmetic only with columns of figures', () => {
  const arithmetic = ['sum', 'sumFor', 'firstIsSum', 'adds', 'times', 'more', 'close', 'some', 'median']
  expect(
    idsWhere((check) =>
      rulesOf(check).some((rule) => {
        if (!arithmetic.includes(rule.rule) || !('column' in rule)) return false
        const named = [rule.column, ...('than' in rule ? [rule.than] : []), ...('of' in rule ? rule.of : [])]
        return named.some((name) => columnsOf(check).find((one) => one.name === name)?.kind !== 'number')
      }),
    ),
  ).toEqual([])
})

it('can be met: bounds and counts leave something over', () => {
  expect(idsWhere((check) => check.kind === 'entries' && check.rows[0] > check.rows[1])).toEqual([])
  expect(
    idsWhere((check) =>
      columnsOf(check).some(
        ({ from = -Infinity, to = Infinity, oneOf = ['one'] }) => from > to || oneOf.length === 0,
      ),
    ),
  ).toEqual([])
  expect(
    idsWhere((check) =>
      columnsOf(check).some(({ oneOf = [] }) => oneOf.some((one) => one !== one.toLowerCase())),
    ),
  ).toEqual([])
})

it('tries patterns that answer at once on long hostile texts', () => {
  const hostile = ['a', '#', '(', ' ', '1', 'O(', '/', 'not ', '\n'].map((piece) =>
    piece.repeat(20_000 / piece.length),
  )
  const started = process.cpuUsage().user
  for (const { check } of all)
    for (const pattern of patternsOf(check)) for (const text of hostile) pattern.test(text)
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(3000)
})
