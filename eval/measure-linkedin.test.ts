import { join } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measuredRoles, measurePlanted, measureSample, readSamples } from './measure-linkedin.ts'

const reader = createReader()
let samples: Awaited<ReturnType<typeof readSamples>>
beforeAll(async () => {
  samples = await readSamples(reader, join(import.meta.dirname, 'samples'))
})
afterAll(() => reader.close())

describe('the LinkedIn texts of the sample resumes', () => {
  it('use only lines of the file, invent nothing and stay within the limits, for every sample and role', () => {
    expect(samples).toHaveLength(10)
    for (const sample of samples)
      for (const role of measuredRoles) {
        const { sentences, traced, aims, invented, isWithinLimits } = measureSample(sample, role)
        expect([sample.file, role, traced + aims, invented, isWithinLimits]).toEqual([
          sample.file,
          role,
          sentences,
          [],
          true,
        ])
      }
  })

  it('keep the original words if the resume is in another language', () => {
    const others = samples.filter(({ parsed }) => parsed.language !== 'en')
    expect(others.length).toBeGreaterThan(1)
    for (const sample of others) {
      const { written, aims } = measureSample(sample, 'Data Engineer')
      expect(aims).toBe(0)
      expect(written.about.parts.every(({ basis }) => basis === 'kept')).toBe(true)
      expect(written.suggestions[0]).toMatch(/^Your resume is in \p{Lu}/u)
    }
  })
})

it('catches inventions planted into first-person sentences, and accepts honest ones', () => {
  const { inventions, honest } = measurePlanted()
  const sum = (rows: typeof honest, of: 'cases' | 'objected') => rows.reduce((all, row) => all + row[of], 0)
  expect(sum(inventions, 'objected') / sum(inventions, 'cases')).toBeGreaterThan(0.98)
  expect(sum(honest, 'objected') / sum(honest, 'cases')).toBeLessThan(0.03)
})
