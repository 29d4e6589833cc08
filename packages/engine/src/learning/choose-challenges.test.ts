import { targetRoles } from '@nextrung/contract/roles'
import { coursesFor } from '@nextrung/knowledge/courses'
import { expect, test } from 'vitest'
import { type ChallengesInput, ChosenChallenges, chooseChallenges } from './choose-challenges.ts'
import { barista, beginnerFor, frontendSenior, seniorFor, stranger } from './testing/learners.ts'

const chosenFor = (input: ChallengesInput) => chooseChallenges(input).challenges
const idsFor = (input: ChallengesInput) => chosenFor(input).map(({ id }) => id)

test.each(targetRoles)('a %s in the making gets three to five challenges, each with a reason', (role) => {
  for (const input of [beginnerFor(role), seniorFor(role, 'Software Engineer')]) {
    const chosen = chooseChallenges(input)
    expect(ChosenChallenges.parse(chosen)).toEqual(chosen)
    expect(chooseChallenges(structuredClone(input))).toEqual(chosen)
    expect(chosen.challenges.length).toBeGreaterThanOrEqual(3)
    expect(chosen.challenges.length).toBeLessThanOrEqual(5)
    expect(new Set(chosen.challenges.map(({ id }) => id)).size).toBe(chosen.challenges.length)
    for (const { why } of chosen.challenges) expect(why).toMatch(/^[A-Z].+: .+\.$/)
  }
})

test('a beginner gets no advanced challenge, and a senior none for beginners', () => {
  expect(chosenFor(beginnerFor('Backend Developer')).map(({ difficulty }) => difficulty)).not.toContain(
    'advanced',
  )
  expect(chosenFor(frontendSenior).map(({ difficulty }) => difficulty)).not.toContain('beginner')
})

test('people with different skills get different challenges for the same role', () => {
  const withSql = { ...stranger, request: { currentSkills: ['SQL', 'PostgreSQL', 'Data Modeling'] } }
  const withPython = { ...stranger, request: { currentSkills: ['Python', 'Apache Spark', 'AWS', 'Docker'] } }
  expect(idsFor(withSql)).not.toEqual(idsFor(withPython))
  expect(idsFor(withSql)).not.toEqual(idsFor(barista))
})

test('the reason names what is next on the path and what the person knows', () => {
  const chosen = chosenFor({ ...stranger, request: { currentSkills: ['SQL', 'Git'] } })
  const said = chosen.map(({ why }) => why).join(' ')
  expect(said).toContain('next on your path')
  expect(said).toContain('SQL')
})

test('somebody who knows nothing of it yet gets no task on what comes months later', () => {
  const soon = ['SQL', 'PostgreSQL', 'Python', 'Git']
  for (const { title, skills } of chosenFor(stranger)) {
    const later = skills.filter((skill) => ['ETL', 'Data Quality', 'Apache Airflow', 'AWS'].includes(skill))
    expect([title, later]).toEqual([title, []])
    expect(skills.some((skill) => soon.includes(skill))).toBe(true)
  }
})

test('finished courses raise the difficulty', () => {
  const level = (input: ChallengesInput) =>
    chosenFor(input).filter(({ difficulty }) => difficulty !== 'beginner').length
  const titles = ['SQL', 'Python', 'Apache Spark', 'ETL', 'AWS', 'Data Modeling'].flatMap((skill) =>
    coursesFor(skill)
      .filter((course) => course.level === 'intermediate' && course.skills[0] === skill)
      .slice(0, 1)
      .map(({ name }) => name),
  )
  const learned = { ...stranger, request: { completedCourses: titles } }
  expect(level(learned)).toBeGreaterThan(level(stranger))
})

test('a challenge that the person has done or does not want is left out', () => {
  const [first = ''] = idsFor(stranger)
  expect(idsFor({ ...stranger, leaveOut: [first] })).not.toContain(first)
})

test('a role in the caller’s words gets challenges for the skills in the request', () => {
  const chosen = chosenFor({
    ...stranger,
    targetRole: 'Ledger Wrangler',
    request: { requiredSkills: ['SQL', 'Python'] },
  })
  expect(chosen.length).toBeGreaterThanOrEqual(3)
  expect(chosen.every(({ skills }) => skills.some((skill) => ['SQL', 'Python'].includes(skill)))).toBe(true)
})

test('what was taken comes first, and what was handed in does not come back', () => {
  const input = beginnerFor('Backend Developer')
  const [first = '', ...others] = idsFor(input)
  const last = others.at(-1) ?? ''
  const [taken] = chosenFor({ ...input, taken: [last] })
  expect([taken?.id, taken?.why]).toEqual([last, 'You took this one. Pick up where you left off.'])
  expect(idsFor({ ...input, taken: [first], leaveOut: [first] })).not.toContain(first)
})

const hardness = (input: ChallengesInput) =>
  chosenFor(input).reduce(
    (sum, { difficulty }) => sum + ['beginner', 'intermediate', 'advanced'].indexOf(difficulty),
    0,
  ) / chosenFor(input).length

const shownSql = { skill: 'SQL', kind: 'shown' as const, grade: 'full' as const, words: 'quiz' }
const byQuiz = (level: number) => ({ skill: 'SQL', kind: 'assessment' as const, id: '1', level })
const handedIn = ['messy-file-to-clean-table', 'shop-questions-in-sql']
const experienced: ChallengesInput = {
  ...stranger,
  userType: 'transitioner',
  shown: [shownSql],
  leaveOut: handedIn,
  proofs: [byQuiz(4), ...handedIn.map((id) => ({ skill: 'SQL', kind: 'challenge' as const, id }))],
}

test('the set changes with the person: a beginner, the same one after two challenges and a level 4, a professional', () => {
  const beginner = beginnerFor('Data Engineer')
  const professional = seniorFor('Data Engineer', 'Backend Developer')
  const sets = [beginner, experienced, professional].map((input) => idsFor(input).toSorted().join())
  expect(new Set(sets).size).toBe(3)
  expect(hardness(experienced)).toBeGreaterThan(hardness(beginner))
  expect(hardness(professional)).toBeGreaterThan(hardness(beginner))
  expect(idsFor(experienced).some((id) => handedIn.includes(id))).toBe(false)
})

test('the card says which part of the history speaks for a challenge now', () => {
  const whys = (input: ChallengesInput) =>
    chosenFor(input)
      .map(({ why }) => why)
      .join(' ')
  expect(whys(experienced)).toContain('Your SQL quiz put you at level 4 of 5, so it goes beyond the basics.')
  const withoutQuiz = { ...experienced, proofs: (experienced.proofs ?? []).slice(1) }
  expect(whys(withoutQuiz)).toContain('You have handed in 2 challenges, so it goes beyond the basics.')
  const exercises = ['a', 'b'].map((id) => ({ skill: 'SQL', kind: 'exercise' as const, id }))
  expect(whys({ ...stranger, proofs: exercises })).toContain(
    'You passed 2 exercises about SQL; here you put it to use.',
  )
  expect(whys(stranger)).not.toMatch(/quiz|handed in|passed/)
})

test('a low level in a quiz makes the tasks about that skill no harder', () => {
  const middling: ChallengesInput = {
    ...stranger,
    request: { currentSkills: ['SQL', 'PostgreSQL', 'Python', 'Data Modeling', 'Docker'] },
  }
  const aboutSql = (input: ChallengesInput) =>
    chosenFor(input).filter(({ skills, difficulty }) => skills.includes('SQL') && difficulty === 'advanced')
  expect(hardness({ ...middling, proofs: [byQuiz(1)] })).toBeLessThanOrEqual(hardness(middling))
  expect(aboutSql({ ...middling, proofs: [byQuiz(1)] })).toEqual([])
})
