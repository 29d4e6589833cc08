import { expect, it } from 'vitest'
import { splitFencedCode, withFencedCode } from './fenced-code.ts'

const question = 'What does this print?'

it('puts code behind a question so that it can be taken apart again', () => {
  const text = withFencedCode({ question, code: { language: 'js', lines: ['', 'log(`a`)', ''] } })
  expect(text).toBe('What does this print?\n\n```js\n\nlog(`a`)\n\n```')
  expect(splitFencedCode(text)).toEqual({ question, code: { language: 'js', text: '\nlog(`a`)\n' } })
})

it('fences code that has fences itself', () => {
  const code = { language: 'markdown', lines: ['```', 'x', '```'] }
  expect(splitFencedCode(withFencedCode({ question, code }))?.code.text).toBe('```\nx\n```')
})

it('leaves a question without code alone', () => {
  expect(withFencedCode({ question })).toBe(question)
  expect(splitFencedCode(question)).toBeUndefined()
})
