import { expect, test } from 'vitest'
import { splitEntries } from './split-entries.ts'

test('splits entries at commas, semicolons and line breaks', () => {
  expect(splitEntries('AWS, Bash;Terraform\nGo')).toEqual(['AWS', 'Bash', 'Terraform', 'Go'])
})

test('keeps bracketed text together, and ignores a stray closing bracket', () => {
  expect(splitEntries('Networking (TCP/IP, DNS), Linux')).toEqual(['Networking (TCP/IP, DNS)', 'Linux'])
  expect(splitEntries('a), b')).toEqual(['a)', 'b'])
})

test('empty input yields no entries', () => {
  expect(splitEntries(' , ')).toEqual([])
})
