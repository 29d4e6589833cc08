import { join } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { expect, test } from 'vitest'
import { readSamples } from './measure-linkedin.ts'
import { measureStories, storiedPeople, storiedSamples } from './measure-story.ts'

test('a few people in every tone and form: all sentences are traced, and none is invented', async () => {
  const reader = createReader()
  const samples = await readSamples(reader, join(import.meta.dirname, 'samples')).finally(() =>
    reader.close(),
  )
  for (const person of [...storiedSamples(samples).slice(0, 1), ...storiedPeople().slice(0, 3)]) {
    const stories = measureStories(person, ['long'])
    expect(stories).toHaveLength(12)
    for (const { name, tone, form, untraced, invented, story } of stories) {
      expect([name, tone, form, untraced, invented]).toEqual([name, tone, form, [], []])
      expect(story).not.toMatch(/undefined|null|\.\.| {2}| ,|\(\)|“”/)
    }
  }
})
