import { expect, test } from 'vitest'
import { planLearning } from './plan-learning.ts'
import { planMarkdown } from './plan-markdown.ts'
import { barista } from './testing/learners.ts'

const nothing = { path: null, preferences: barista.preferences, enrollments: [], marks: [] }

test('a plan can be read as text: the goal, each milestone with its steps, and what was done', () => {
  const { path } = planLearning(barista)
  const text = planMarkdown({
    ...nothing,
    path,
    enrollments: [
      {
        courseId: 'one',
        name: 'SQL in a Week',
        platform: 'udemy',
        url: 'https://example.com/sql',
        status: 'in_progress',
        progress: 40,
        rating: 4,
        startedAt: null,
        completedAt: null,
        lastActivityAt: null,
        isWithdrawn: false,
      },
    ],
    marks: [
      {
        milestoneId: 'one',
        title: 'Start with Linux',
        role: 'Data Engineer',
        skills: [],
        markedAt: '2026-11-20T08:00:00Z',
      },
    ],
  })
  expect(text).toContain('- Target role: Data Engineer')
  for (const { title } of path.milestones) expect(text).toContain(`### ${title}`)
  expect(text).toMatch(/^- SQL: about \d+ to \d+ hours, 20\d\d-\d\d-\d\d to 20\d\d-\d\d-\d\d$/m)
  expect(text).toMatch(/^ {2}- Course: .* <https:\/\/.*>$/m)
  expect(text).toContain('- SQL in a Week <https://example.com/sql>: in progress, 40%, your rating 4 of 5')
  expect(text).toContain('- Start with Linux (Data Engineer): 2026-11-20')
})

test('without a path it says so, and shows own topics as they were typed', () => {
  const text = planMarkdown({
    ...nothing,
    preferences: { ...nothing.preferences, topics: ['<b>Rust</b>\n# and *more*'] },
  })
  expect(text).toContain('You have not made a learning path yet.')
  expect(text).toContain('- \\<b\\>Rust\\</b\\> \\# and \\*more\\*')
})
