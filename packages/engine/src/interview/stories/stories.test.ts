import { emptyResume } from '@nextrung/contract/empty-resume'
import { openQuestions } from '@nextrung/knowledge/interview'
import { storyThemes } from '@nextrung/knowledge/interview/story-themes'
import { describe, expect, it } from 'vitest'
import { findStoryGaps, matchStories } from './match-stories.ts'
import { splitLine } from './split-line.ts'
import type { InterviewStory } from './story.ts'
import { themesOfQuestion, themesOfStory } from './story-themes.ts'
import { suggestStories } from './suggest-stories.ts'

const story = (given: Partial<InterviewStory>): InterviewStory => ({
  title: '',
  situation: '',
  task: '',
  action: '',
  result: '',
  ...given,
})
const told = openQuestions.filter(({ type }) => type === 'behavioral' || type === 'leadership')

describe('the themes of stories', () => {
  it('cover every behavioral and leadership question by its tags', () => {
    const without = told.filter(({ tags }) => themesOfQuestion({ tags, question: '' }).length === 0)
    expect(without.map(({ id, tags }) => `${id}: ${tags.join()}`)).toEqual([])
  })

  it('each belong to a question', () => {
    const used = new Set(told.flatMap(themesOfQuestion))
    expect(storyThemes.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['I disagreed with the architect about the queue', 'conflict', 'disagreed'],
    ['My mistake took the shop offline', 'mistake', 'mistake'],
    ['Automated the monthly reports', 'improvement', 'Automated'],
    ['A guest complained about the bill', 'customers', 'guest'],
    ['I taught myself Python in the evenings', 'learning', 'taught myself'],
  ])('are recognized by the words of the story: %s', (action, id, words) => {
    expect(themesOfStory(story({ action }))).toContainEqual(expect.objectContaining({ id, words }))
  })

  it('are not seen in the middle of other words', () => {
    expect(themesOfStory(story({ action: 'Kept the sugar supply of the cafeteria' }))).toEqual([])
  })
})

describe('the stories for a question', () => {
  const stories = [
    story({ title: 'Reports', action: 'Automated the monthly reports' }),
    story({ title: 'Queue', action: 'I disagreed with the architect' }),
    story({ situation: 'Two teams', task: 'Decide', action: 'We argued about the date', result: 'It held' }),
  ]

  it('share a theme with it, whole ones first, and say why', () => {
    const asked = { question: 'Tell me about a decision that you argued against.', tags: ['disagreement'] }
    expect(matchStories(stories, asked)).toEqual([
      {
        place: 2,
        reason: 'The question asks about a conflict or disagreement; your story says “argued”.',
      },
      {
        place: 1,
        reason: 'The question asks about a conflict or disagreement; your story says “disagreed”.',
      },
    ])
  })

  it('are found by the words of a question without tags', () => {
    expect(matchStories(stories, { question: 'What have you automated?', tags: [] })[0]?.place).toBe(0)
    expect(matchStories(stories, { question: 'What is your favorite color?', tags: [] })).toEqual([])
  })

  it('leave gaps, the one that most questions ask for first', () => {
    const gaps = findStoryGaps(stories, told)
    expect(gaps.map(({ theme }) => theme)).not.toContain('conflict')
    expect(gaps.map(({ theme }) => theme)).toContain('mistake')
    expect(gaps).toEqual([...gaps].sort((a, b) => b.questions - a.questions))
    expect(gaps.find(({ theme }) => theme === 'feedback')?.sentence).toMatch(
      /^No story about feedback you gave or got yet\. \d+ questions ask for one\.$/,
    )
  })
})

describe('a resume line', () => {
  it.each([
    [
      'Moved 310 staff to single sign-on, which reduced password tickets',
      'Moved 310 staff to single sign-on',
      'which reduced password tickets',
    ],
    ['• Cut build time by 40 % by caching the layers.', 'by caching the layers', 'Cut build time by 40 %'],
    [
      'Rewrote the import, cutting the run from 4 hours to 20 minutes',
      'Rewrote the import',
      'cutting the run from 4 hours to 20 minutes',
    ],
    ['Resolved about 40 tickets a week', 'Resolved about 40 tickets a week', ''],
  ])('is split only where it says itself what came of it: %s', (line, action, result) => {
    expect(splitLine(line)).toEqual({ action, result })
  })
})

describe('a story from the resume', () => {
  const document = {
    ...emptyResume(),
    work: [
      {
        position: 'Barista',
        name: 'Bluebird Coffee',
        highlights: [
          'Trained six new baristas on the register',
          'Cut waste by 20 % by ordering twice a week',
        ],
      },
    ],
  }

  it('says only what the line says and asks for the rest', () => {
    const { suggestions } = suggestStories({ document, most: 5 })
    const trained = suggestions.find(({ pointer }) => pointer === '/work/0/highlights/0')
    expect(trained?.story).toEqual({
      title: 'Trained six new baristas on the register',
      situation: 'Barista, Bluebird Coffee',
      task: '',
      action: 'Trained six new baristas on the register',
      result: '',
    })
    expect(trained?.questions.result).toBe('How did you notice that they had learned it?')
    expect(trained?.themes.map(({ id }) => id)).toContain('helping')
  })

  it('begins with the strongest line, as many as wanted', () => {
    const { suggestions } = suggestStories({ document, most: 1 })
    expect(suggestions.map(({ line }) => line)).toEqual(['Cut waste by 20 % by ordering twice a week'])
  })

  it('is named after what its line begins with, even if that is what came of it', () => {
    const titles = suggestStories({ document, most: 9 }).suggestions.map(({ story: { title } }) => title)
    expect(titles).toContain('Cut waste by 20 %')
  })

  it('has no words that the resume lacks', () => {
    const all = JSON.stringify(document)
    for (const { story: made } of suggestStories({ document, most: 9 }).suggestions)
      for (const part of [made.action, made.result, ...made.situation.split(', ')])
        expect(all).toContain(part)
  })
})
