import { expect, test } from 'vitest'
import { spokenText } from './read-aloud.tsx'

test('a question is read without the marks of code', () => {
  expect(spokenText('When does `EXPLAIN` lie?\n\n```sql\nSELECT 1;\n```')).toBe(
    'When does EXPLAIN lie? The code is on the screen.',
  )
})
