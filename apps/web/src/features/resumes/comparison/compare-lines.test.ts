import { expect, test } from 'vitest'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { textLinesOf } from './text-lines.ts'

const marked = (lines: ComparedLine[]) =>
  lines.map(({ runs }) => runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''))

const compare = (older: string, newer: string) => {
  const { older: before, newer: after } = compareLines(textLinesOf(older), textLinesOf(newer))
  return { before: marked(before), after: marked(after) }
}

test('marks nothing in equal texts', () => {
  const text = 'Maya Okafor\n\nSUMMARY\nRuns identity.\n• Wrote scripts'
  const { before, after } = compare(text, text)
  expect(before).toEqual(after)
  expect(after.join('')).not.toContain('[')
})

test('marks only added and removed words, and the stop words between them', () => {
  const { before, after } = compare(
    '• Responsible for reviewing firewall alerts every morning',
    '• Review firewall and Splunk alerts every morning.',
  )
  expect(before).toEqual(['[Responsible for reviewing] firewall alerts every morning'])
  expect(after).toEqual(['[Review] firewall [and Splunk] alerts every morning.'])
})

test('does not mark a full stop on its own', () => {
  expect(compare('• Wrote scripts', '• Wrote scripts.').after).toEqual(['Wrote scripts.'])
})

test('does not mark a line that only moved', () => {
  const { before, after } = compare('• First thing\n• Second deed', '• Second deed\n• First thing')
  expect([...before, ...after].join('')).not.toContain('[')
})

test('matches a reworded line with its original, wherever that is', () => {
  const { after } = compare(
    '• Resolved about 40 tickets a week\n• Did the rollout for 310 people',
    '• Led the rollout for 310 people\n• Resolved about 40 tickets a week',
  )
  expect(after).toEqual(['[Led] the rollout for 310 people', 'Resolved about 40 tickets a week'])
})

test('marks lines with nothing in common as a whole', () => {
  const { before, after } = compare('• Hard worker', '• Kubernetes clusters for 40 clinics')
  expect([before, after]).toEqual([['[Hard worker]'], ['[Kubernetes clusters for 40 clinics]']])
})

test('tells repeated lines apart', () => {
  expect(compare('• Same\n• Same', '• Same').before).toEqual(['Same', '[Same]'])
})

test('marks everything when the other side is empty', () => {
  expect(compare('', '• Wrote scripts')).toEqual({ before: [], after: ['[Wrote scripts]'] })
})

test('compares text in any script by words', () => {
  const { after } = compare('• Замінив спільні логіни', '• Замінив усі спільні логіни')
  expect(after).toEqual(['Замінив [усі] спільні логіни'])
})

test('classifies lines by their shape', () => {
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
