import { join } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { advertisementOfSample } from '@nextrung/engine/advertisements/sample-advertisement'
import type { Capability } from '@nextrung/engine/capability'
import { capabilities } from '@nextrung/engine/engine'
import { listOfferedExercises } from '@nextrung/engine/exercises/offered-exercises'
import { feedbackResume } from '@nextrung/engine/resumes/wishes/testing/feedback-resume'
import { sentences } from '@nextrung/engine/resumes/wishes/testing/feedback-sentences'
import { openQuestions } from '@nextrung/knowledge/interview'
import { samplePostings } from '@nextrung/knowledge/postings'
import { expect, test } from 'vitest'
import { measuredRoles, readSamples } from './measure-linkedin.ts'

const today = '2026-11-20'

type ByName = { [Described in (typeof capabilities)[number] as Described['name']]: Described }
const by = Object.fromEntries(capabilities.map((one) => [one.name, one])) as ByName

/** Runs built-in functions under the rules for other implementations: the schemas must match, with nothing dropped. */
const makeRunner = () => {
  const run = new Set<string>()
  const checked = <Input, Output>(capability: Capability<string, Input, Output>, input: Input): Output => {
    run.add(capability.name)
    const { success, error } = capability.input.safeParse(input)
    expect([capability.name, success, error?.message]).toEqual([capability.name, true, undefined])
    const result = capability.builtIn(input)
    expect(capability.output.parse(structuredClone(result))).toEqual(result)
    return result
  }
  return { run, checked }
}

const readAll = async () => {
  const reader = createReader()
  try {
    return await readSamples(reader, join(import.meta.dirname, 'samples'))
  } finally {
    reader.close()
  }
}

test('every built-in function matches its capability’s schemas on every sample resume', async () => {
  const { run, checked } = makeRunner()
  const roles = [undefined, ...measuredRoles]
  for (const [at, { read }] of (await readAll()).entries()) {
    const targetRole = roles[at % roles.length]
    const parsed = checked(by.parseResume, read)
    const corrected = { ...parsed.document, basics: { ...parsed.document.basics, label: 'Analyst' } }
    const understood = checked(by.correctResume, { parsed, document: corrected }).parsed
    const made = [parsed, understood].map((parsed, index) => {
      const [skill = 'Excel'] = parsed.skills
      const { document } = parsed
      const feedback = `Leave out ${skill}. Make it shorter. Put education first. Tell them I led NASA.`
      const asked = checked(by.readWishes, { feedback, document, targetRole })
      const optimized = checked(by.optimizeResume, { read, parsed, today, ...asked })
      const { text, leftOut = [], evidence } = optimized
      const skills = checked(by.findRemainingSkills, { skills: parsed.skills, text, leftOut })
      const result = { document: optimized.document, skills }
      const score = checked(by.scoreResume, { ...result, read, targetRole, today })
      return { id: index + 1, version: index + 1, ...result, evidence, text, score, leftOut }
    })
    const [older, newer] = made
    if (!older || !newer) throw new Error('Two versions were to be made.')
    checked(by.compareVersions, { older, newer })
    const { document } = newer
    checked(by.compareOwnSkills, {
      role: targetRole ?? 'Data Engineer',
      document,
      profile: { skills: ['SQL'], certificates: [] },
      values: {},
    })
    const person = {
      resume: parsed.document,
      targetRole,
      profile: { skills: ['SQL'], certificates: [] },
      today,
    }
    checked(by.mapCareerPath, { ...person, claimed: { role: 'Data Analyst', skills: ['dbt'] } })
    checked(by.rankRoles, person)
    const learner = {
      ...person,
      targetRole: targetRole ?? 'Release Manager',
      request: { currentSkills: ['dbt'], requiredSkills: ['CI/CD', 'Git'] },
      enrollments: [],
      marks: [],
      preferences: { hoursPerWeek: null, startsOn: null, order: [], skipped: [], topics: ['Rust'] },
    }
    const { path } = checked(by.planLearning, learner)
    checked(by.chooseChallenges, learner)
    checked(by.chooseNextStep, {
      targetRole,
      resume: { status: 'completed', openQuestions: 1, score: newer.score },
      knownSkills: 3,
      path,
      enrollments: [],
      leaveOut: [],
    })
    const [asked] = listOfferedExercises().filter(({ kind }) => kind === 'json')
    checked(by.checkExercise, {
      kind: 'json' as const,
      code: JSON.stringify(parsed.document),
      flags: '',
      tests: asked?.tests ?? [],
    })
    checked(by.checkChallenge, {
      challengeId: 'messy-file-to-clean-table',
      answers: ['', `${at} | ${at} | 0 | 0`],
      criteriaMet: [true],
    })
    const item = { difficulty: 'intermediate', isSeen: false } as const
    checked(by.assessSkill, {
      skill: 'SQL',
      open: [{ id: 1, ...item }],
      answers: Array.from({ length: at % 17 }, () => ({ ...item, isRight: at % 2 === 0 })),
      seed: at,
      previous: null,
      now: `${today}T12:00:00.000Z`,
    })
    const [question] = openQuestions.slice(at)
    if (!question) throw new Error('The bank has fewer questions than there are samples.')
    checked(by.markAnswer, { question, answer: question.sampleAnswer })
    checked(by.askAboutResume, { document, today, most: 12 })
    checked(by.suggestStories, { document, most: 20 })
    checked(by.writeLinkedIn, { ...newer, targetRole, today, language: parsed.language })
    const said = { message: 'What should I learn next?', thread: [] }
    checked(by.readMessage, said)
    const gaps = path.courses.map(({ name }) => name)
    checked(by.answerMessage, {
      ...said,
      facts: { targetRole, slots: { gap1: gaps[0] }, roles: {}, skills: {}, lists: { gaps, topSkills: [] } },
    })
    const jobs = samplePostings.slice(at, at + 5).map((posting) => ({
      id: posting.id,
      advertisement: advertisementOfSample(posting, today),
    }))
    checked(by.matchJobs, {
      person,
      wishes: { home: null, places: ['Austin, TX'], isRemoteOnly: false },
      jobs,
    })
    checked(by.writeStory, {
      resume: { document: newer.document, evidence: newer.evidence, language: parsed.language },
      told: { skills: ['SQL'], courses: [], years: 3 },
      targetRole: targetRole ?? 'Data Engineer',
      tone: 'warm',
      length: 'long',
      form: 'story',
      today,
    })
  }
  expect([...run].toSorted()).toEqual(capabilities.map(({ name }) => name).toSorted())
})

test('every recognised wish matches the schema', () => {
  const { checked } = makeRunner()
  for (const [feedback] of sentences) checked(by.readWishes, { feedback, document: feedbackResume() })
})
