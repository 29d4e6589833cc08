import { expect, it } from 'vitest'
import { generateResume } from './generate-resume.ts'
import { countResume, describeCounts, emptyCounts } from './generation-counts.ts'

it('Generates resumes of every format with hardly a line that has no label', async () => {
  const counts = emptyCounts()
  for (let index = 0; index < 60; index++) countResume(counts, await generateResume({ seed: 5, index }))
  for (const format of ['pdf', 'docx', 'txt']) {
    expect(counts.resumes[format], describeCounts(counts)).toBeGreaterThan(3)
    expect((counts.labelled[format] ?? 0) / (counts.lines[format] ?? 1)).toBeGreaterThanOrEqual(0.98)
  }
})

it('Generates the same resume for the same seed and index, whatever came before', async () => {
  const first = await generateResume({ seed: 5, index: 3 })
  await generateResume({ seed: 5, index: 8 })
  expect(await generateResume({ seed: 5, index: 3 })).toEqual(first)
  expect(await generateResume({ seed: 6, index: 3 })).not.toEqual(first)
})
