import { describe, expect, it } from 'vitest'
import { analyseSpeech } from './analyse-speech.ts'
import { analyseSpokenParts } from './analyse-spoken-parts.ts'
import { countFillers } from './count-fillers.ts'

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

describe('the pace of an answer', () => {
  it('is counted in words a minute', () => {
    const analysis = analyseSpeech({ transcript: words(140), durationSeconds: 60 })
    expect(analysis.wordsPerMinute).toBe(140)
    expect(analysis.advice).toContain('within the usual 120 to 160')
  })

  it.each([
    [200, 'faster than the usual'],
    [80, 'slower than the usual'],
  ])('at %i words a minute is %s', (pace, said) => {
    expect(analyseSpeech({ transcript: words(pace), durationSeconds: 60 }).advice).toContain(said)
  })

  it.each([
    ['without words', '', 60],
    ['with few words', words(19), 60],
    ['within a few seconds', words(40), 9],
    ['without a duration', words(40), 0],
  ])('is not judged %s', (_, transcript, durationSeconds) => {
    const analysis = analyseSpeech({ transcript, durationSeconds })
    expect(analysis.wordsPerMinute).toBeNull()
    expect(analysis.advice).toBe('The answer is too short to judge your pace.')
  })
})

describe('pauses', () => {
  const segments = [
    { startSeconds: 0, endSeconds: 10 },
    { startSeconds: 11, endSeconds: 20 },
    { startSeconds: 22, endSeconds: 30 },
    { startSeconds: 37, endSeconds: 60 },
  ]

  it('are silences of two seconds or more', () => {
    const analysis = analyseSpeech({ transcript: words(140), durationSeconds: 60, segments })
    expect(analysis.pauses).toEqual({ count: 2, longestSeconds: 7 })
    expect(analysis.advice).toContain('longest pause was 7 seconds')
  })

  it('are unknown without times', () => {
    expect(analyseSpeech({ transcript: words(140), durationSeconds: 60 }).pauses).toBeNull()
  })
})

describe('filler words', () => {
  it('are counted, the most frequent first', () => {
    const said = 'Um so I basically, um, moved it and uh you know it worked, umm'
    expect(countFillers(said)).toEqual([
      { word: 'um', count: 3 },
      { word: 'uh', count: 1 },
      { word: 'you know', count: 1 },
      { word: 'basically', count: 1 },
    ])
  })

  it.each([
    'Do you know what that kind of index costs?',
    'Tools like Docker and languages like Go',
    'That is what I mean by the sort of test we need',
    'An umbrella term, as you know the customer said',
    'This sort of thing is the kind of work I like.',
  ])('with a meaning do not count: %s', (said) => {
    expect(countFillers(said)).toEqual([])
  })

  it('are mentioned only if they are frequent', () => {
    const often = `${words(40)} um ${'um uh '.repeat(3)}`
    expect(analyseSpeech({ transcript: often, durationSeconds: 20 }).advice).toContain(
      '“um” (4) and “uh” (3)',
    )
    const rare = `${words(200)} um uh um`
    expect(analyseSpeech({ transcript: rare, durationSeconds: 90 }).advice).not.toContain('um')
  })
})

describe('the parts of a spoken answer', () => {
  it('are timed from the first word to the last', () => {
    const parts = [
      { text: words(60), startMs: 5000, endMs: 30_000 },
      { text: words(60), startMs: 34_000, endMs: 65_000 },
    ]
    const analysis = analyseSpokenParts(parts)
    expect(analysis).toMatchObject({ words: 120, durationSeconds: 60, wordsPerMinute: 120 })
    expect(analysis?.pauses).toEqual({ count: 1, longestSeconds: 4 })
    expect(analysis?.basis).toContain('120 to 160')
  })

  it.each([[null], [undefined], [[]]])('without any have no analysis: %j', (parts) => {
    expect(analyseSpokenParts(parts)).toBeUndefined()
  })
})
