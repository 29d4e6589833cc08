import { join } from 'node:path'
import type { TargetRole } from '@nextrung/contract/roles'
import { createReader } from '@nextrung/documents/reader'
import { findEvidencedSkills } from '@nextrung/engine/linkedin/evidenced-skills'
import { byListFirst, readHeldSkills } from '@nextrung/engine/person/held-skills'
import { listSkills } from '@nextrung/engine/person/list-skills'
import { textAt } from '@nextrung/engine/person/text-at'
import { optimizeResume } from '@nextrung/engine/resumes/optimize-resume'
import { findRoleNeeds } from '@nextrung/engine/resumes/optimizing/role-needs'
import { readScoreFacts } from '@nextrung/engine/resumes/scoring/score-facts'
import { suggestSkills } from '@nextrung/engine/resumes/suggesting/suggest-skills'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSamples } from './measure-linkedin.ts'

const reader = createReader()
let samples: Awaited<ReturnType<typeof readSamples>>
beforeAll(async () => {
  samples = await readSamples(reader, join(import.meta.dirname, 'samples'))
})
afterAll(() => reader.close())

const today = '2026-11-20'
const roles: (TargetRole | undefined)[] = [
  'Data Engineer',
  'Security Engineer',
  'Frontend Developer',
  undefined,
]

const namesIn = (keywords: string[], like: (typeof samples)[number]): string[] => {
  const { document } = like.parsed
  const list = {
    ...document,
    basics: { profiles: [] },
    work: [],
    projects: [],
    education: [],
    certificates: [],
    other: [],
  }
  return [...readHeldSkills({ ...list, skills: [{ keywords }] }).full.keys()].sort()
}

describe.each(roles)('for the sample resumes and the role %s', (targetRole) => {
  const optimized = () =>
    samples.map((sample) => ({
      sample,
      ...optimizeResume({ read: sample.read, parsed: sample.parsed, targetRole, today }),
    }))

  test('the score and the parsed upload name the same held skills, and the list names no other', () => {
    for (const { sample, document } of optimized()) {
      const held = [...readHeldSkills(sample.parsed.document).full.keys()].sort()
      const { skills } = sample.parsed
      const { named } = readScoreFacts({ document, read: sample.read, skills, targetRole, today })
      expect([sample.file, namesIn([...named], sample)]).toEqual([sample.file, held])
      const shown = namesIn(listSkills(document), sample)
      expect([sample.file, shown.filter((skill) => !held.includes(skill))]).toEqual([sample.file, []])
      const inLists = [...readHeldSkills(document).full.values()].filter(({ mentions }) =>
        mentions.some(({ place }) => place === 'list'),
      )
      expect([
        sample.file,
        inLists.filter(({ name }) => !shown.includes(name)).map(({ name }) => name),
      ]).toEqual([sample.file, []])
    }
  })

  test('LinkedIn names no other skill, and omits none that a line shows', () => {
    for (const { sample, document } of optimized()) {
      const held = byListFirst(readHeldSkills(document).full.values())
      const shown = held.filter(({ mentions }) =>
        mentions.some(({ pointer }) => /^\/(?:work|projects)\/\d+\/highlights\//.test(pointer)),
      )
      const named = findEvidencedSkills(document, findRoleNeeds(targetRole))
      expect([sample.file, named.filter(({ isShown }) => isShown).length]).toEqual([
        sample.file,
        shown.length,
      ])
      const texts = held.flatMap(({ mentions }) =>
        mentions.flatMap((one) => [one.text, textAt(document, one.pointer)]),
      )
      for (const { text } of named) expect(texts).toContain(text)
    }
  })

  test('no suggestion calls a held skill missing', () => {
    for (const { sample, document, evidence } of optimized()) {
      const { read, parsed } = sample
      const needs = findRoleNeeds(targetRole)
      const held = readHeldSkills(document).full
      const [said] = suggestSkills({ read, parsed, document, evidence, needs, today })
      const missing = / asks for ([^.]+)\. /.exec(said?.text ?? '')?.[1]?.split(/, | and /) ?? []
      expect([sample.file, missing.filter((skill) => held.has(skill))]).toEqual([sample.file, []])
    }
  })
})
