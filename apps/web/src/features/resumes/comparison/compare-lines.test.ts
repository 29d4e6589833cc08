import { expect, test } from 'vitest'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { textLinesOf } from './text-lines.ts'

const marked = (lines: ComparedLine[]) =>
  lines.map(({ runs }) => runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''))

const compare = (older: string, newer: string) => {
  const { older: before, newer: after } = compareLines(textLinesOf(older), textLinesOf(newer))
  return { before: marked(before), after: marked(after) }
}

test('equal texts have no marks', () => {
  const text = 'Maya Okafor\n\nSUMMARY\nRuns identity.\n• Wrote scripts'
  const { before, after } = compare(text, text)
  expect(before).toEqual(after)
  expect(after.join('')).not.toContain('[')
})

test('only the words that went and came are marked, with the little words between them', () => {
  const { before, after } = compare(
    '• Responsible for reviewing firewall alerts every morning',
    '• Review firewall and Splunk alerts every morning.',
  )
  expect(before).toEqual(['[Responsible for reviewing] firewall alerts every morning'])
  expect(after).toEqual(['[Review] firewall [and Splunk] alerts every morning.'])
})

test('a full stop alone is not marked', () => {
  expect(compare('• Wrote scripts', '• Wrote scripts.').after).toEqual(['Wrote scripts.'])
})

test('a line that only moved is not marked', () => {
  const { before, after } = compare('• First thing\n• Second deed', '• Second deed\n• First thing')
  expect([...before, ...after].join('')).not.toContain('[')
})

test('a reworded line finds the one it came from, wherever it stands', () => {
  const { after } = compare(
    '• Resolved about 40 tickets a week\n• Did the rollout for 310 people',
    '• Led the rollout for 310 people\n• Resolved about 40 tickets a week',
  )
  expect(after).toEqual(['[Led] the rollout for 310 people', 'Resolved about 40 tickets a week'])
})

test('lines with nothing in common are marked as a whole', () => {
  const { before, after } = compare('• Hard worker', '• Kubernetes clusters for 40 clinics')
  expect([before, after]).toEqual([['[Hard worker]'], ['[Kubernetes clusters for 40 clinics]']])
})

test('equal lines that stand twice are told apart', () => {
  expect(compare('• Same\n• Same', '• Same').before).toEqual(['Same', '[Same]'])
})

test('an empty side leaves everything marked on the other', () => {
  expect(compare('', '• Wrote scripts')).toEqual({ before: [], after: ['[Wrote scripts]'] })
})

test('text in any script is compared by words', () => {
  const { after } = compare('• Замінив спільні логіни', '• Замінив усі спільні логіни')
  expect(after).toEqual(['Замінив [усі] спільні логіни'])
})

test('lines are known by their shape', () => {
  const lines = textLinesOf(
    'Maya Okafor\r\nRaleigh | maya.okafor@example.com\n\nEXPERIENCE\nTechnician, Carolina Freight | 2019 – 2021\n• Resolved tickets\n\nOPEN SOURCE AND AWS WORK\nA log shipper',
  )
  expect(lines.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'name: Maya Okafor',
    'text: Raleigh | maya.okafor@example.com',
    'heading: Experience',
    'entry: Technician, Carolina Freight | 2019 – 2021',
    'item: Resolved tickets',
    'heading: Open source and AWS work',
    'text: A log shipper',
  ])
})
