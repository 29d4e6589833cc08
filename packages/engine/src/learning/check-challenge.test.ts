import { challenges, textOfCriterion } from '@nextrung/knowledge/challenges'
import { describe, expect, test } from 'vitest'
import { checkChallenge } from './check-challenge.ts'
import { describeCheck } from './checking/check-criterion.ts'
import { checkedWork } from './testing/checked-work.ts'

/** What a program says about an answer to a criterion: null if it is met. */
const problemOf = (challengeId: string, { criterion, answer }: { criterion: number; answer: string }) => {
  const answers = Array.from({ length: criterion + 1 }, (_, at) => (at === criterion ? answer : ''))
  const one = checkChallenge({ challengeId, answers, criteriaMet: [] }).criteria[criterion]
  expect(one?.decidedBy).toBe('program')
  expect(one?.met).toBe(one?.problem === null)
  return one?.problem
}

test.each(checkedWork)(
  'the program tells work that meets a criterion of %s (%i) from work that does not',
  (...[id, criterion, right, wrong]) => {
    expect(problemOf(id, { criterion, answer: right })).toBeNull()
    for (const [answer, problem] of wrong) expect(problemOf(id, { criterion, answer })).toBe(problem)
  },
)

describe('every criterion that a program decides', () => {
  const checked = challenges.flatMap((challenge) =>
    challenge.acceptanceCriteria.flatMap((one, criterion) =>
      typeof one === 'string' ? [] : [{ id: challenge.id, criterion, check: one.check }],
    ),
  )

  test('refuses nothing, blanks, markup, other scripts and a text of the greatest length, with a sentence', () => {
    const bad = [
      '',
      ' \n\t ',
      '<script>alert(1)</script>',
      '<b>1</b>',
      'سبعة عشر',
      '三十',
      '— | — | — | —',
      '|'.repeat(20_000),
      'x'.repeat(20_000),
      'a\n'.repeat(10_000),
      '\u0000\ufffd\u202e',
    ]
    for (const { id, criterion, check } of checked) {
      // A list of texts takes any text; these are neither long lists nor empty.
      const isPlainList = check.kind === 'entries' && check.columns.length === 1
      for (const answer of isPlainList ? bad.filter((text) => !/\p{L}/u.test(text)) : bad) {
        const problem = problemOf(id, { criterion, answer })
        expect([id, criterion, answer.slice(0, 20), problem]).toEqual([
          id,
          criterion,
          answer.slice(0, 20),
          expect.stringMatching(/^\P{Ll}.+[.”]$/su),
        ])
      }
    }
  }, 60_000)

  test('says in a sentence what to paste', () => {
    for (const { check } of checked) expect(describeCheck(check)).toMatch(/^Paste .+\.$/)
    const [first] = checked.filter(({ id }) => id === 'messy-file-to-clean-table')
    expect(first && describeCheck(first.check)).toBe(
      'Paste the counts of the import: lines in the file | loaded | rejected | duplicates.',
    )
  })
})

test('the person decides the criteria that no program can, and each says who did', () => {
  const challengeId = 'messy-file-to-clean-table'
  const { criteria } = checkChallenge({
    challengeId,
    answers: ['10 | 10 | 0 | 0'],
    criteriaMet: [true, true, true, false],
  })
  const all = challenges.find(({ id }) => id === challengeId)?.acceptanceCriteria.map(textOfCriterion)
  expect(criteria.map(({ text }) => text)).toEqual(all)
  expect(criteria.map(({ decidedBy, met }) => [decidedBy, met])).toEqual([
    ['self', true],
    ['program', false],
    ['program', false],
    ['self', false],
  ])
  expect(criteria[1]?.problem).toBe('Nothing is pasted here yet.')
  expect(checkChallenge({ challengeId: 'gone', answers: [], criteriaMet: [] }).criteria).toEqual([])
})
