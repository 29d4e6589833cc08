import type { CheckedColumn, CriterionCheck } from '@nextrung/knowledge/challenges/criterion-check'
import { checkExercise } from '../../exercises/exercises.public.ts'
import { cellProblem } from './check-cell.ts'
import { ruleProblem } from './check-entry-rule.ts'
import { policiesProblem } from './check-policies.ts'
import { readEntries } from './read-entries.ts'

type Of<Kind extends CriterionCheck['kind']> = Extract<CriterionCheck, { kind: Kind }>

/** The columns, those given by name alone as text. */
const columnsOf = ({ columns }: Of<'entries'>): CheckedColumn[] =>
  columns.map((column) => (typeof column === 'string' ? { name: column } : column))

const countProblem = (count: number, [least, most]: readonly [number, number]): string | undefined => {
  const lines = (wanted: number) => `${wanted} ${wanted === 1 ? 'line' : 'lines'}`
  if (count < least)
    return `There have to be at least ${lines(least)}; there ${count === 1 ? 'is' : 'are'} ${count}.`
  return count > most ? `There may be at most ${lines(most)}; there are ${count}.` : undefined
}

const entriesProblem = (check: Of<'entries'>, answer: string): string | undefined => {
  const columns = columnsOf(check)
  const found = readEntries(answer, columns)
  const short = countProblem(found.length, check.rows)
  if (short) return short
  for (const { line, cells } of found)
    for (const column of columns) {
      const problem = cellProblem(cells.get(column.name) ?? '', column)
      if (problem) return `Line ${line}: ${column.name} ${problem}.`
    }
  for (const rule of check.rules ?? []) {
    const problem = ruleProblem(found, rule)
    if (problem) return problem
  }
  return undefined
}

const countOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].length

const codeProblem = ({ has = [], lacks = [] }: Of<'code'>, answer: string): string | undefined => {
  const missing = has.find(({ pattern, least }) => countOf(answer, pattern) < least)
  if (missing)
    return `It needs ${missing.name} at least ${missing.least === 1 ? 'once' : `${missing.least} times`}; there are ${countOf(answer, missing.pattern)}.`
  const found = lacks.find(({ pattern }) => pattern.test(answer))
  return found && `It still has ${found.name}: “${found.pattern.exec(answer)?.[0]}”.`
}

const fileProblem = ({ format, tests }: Of<'file'>, answer: string): string | undefined => {
  const { problem, outcomes } = checkExercise({
    kind: format,
    code: answer,
    flags: '',
    tests: tests.map(({ expected, ...test }) => ({
      ...test,
      isHidden: false,
      expected: expected === undefined ? '' : JSON.stringify(expected),
    })),
  })
  if (problem) return `This could not be read as ${format.toUpperCase()}.`
  const failed = outcomes.findIndex(({ passed }) => !passed)
  return failed === -1 ? undefined : `It does not hold that it ${tests[failed]?.name}.`
}

const problemIn = (check: CriterionCheck, answer: string): string | undefined => {
  if (check.kind === 'entries') return entriesProblem(check, answer)
  if (check.kind === 'code') return codeProblem(check, answer)
  return check.kind === 'file' ? fileProblem(check, answer) : policiesProblem(answer)
}

/** Why what was pasted for a criterion does not meet it; undefined if it does. */
export const criterionProblem = (check: CriterionCheck, answer: string): string | undefined =>
  answer.trim() === '' ? 'Nothing is pasted here yet.' : problemIn(check, answer)

/** What to paste for a criterion, as the person reads it. */
export const describeCheck = (check: CriterionCheck): string => {
  if (check.kind !== 'entries') return `Paste ${check.asks}.`
  const names = columnsOf(check).map(({ name, oneOf }) => (oneOf ? `${name} (${oneOf.join('/')})` : name))
  const form = names.length > 1 ? `: ${names.join(' | ')}` : ''
  return check.rows[1] === 1 ? `Paste ${check.asks}${form}.` : `Paste ${check.asks}, one on each line${form}.`
}
