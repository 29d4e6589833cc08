import { expect, test } from 'vitest'
import { splitEntries } from './split-entries.ts'

test('entries are parted by commas, semicolons and lines', () => {
  expect(splitEntries('AWS, Bash;Terraform\nGo')).toEqual(['AWS', 'Bash', 'Terraform', 'Go'])
})

test('what stands in brackets stays together, and a bracket that was never opened parts nothing', () => {
  expect(splitEntries('Networking (TCP/IP, DNS), Linux')).toEqual(['Networking (TCP/IP, DNS)', 'Linux'])
  expect(splitEntries('a), b')).toEqual(['a)', 'b'])
})

test('nothing typed is no entry', () => {
  expect(splitEntries(' , ')).toEqual([])
})
