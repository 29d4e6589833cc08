import { expect, test } from 'vitest'
import { readZip } from '../../../testing/read-zip.ts'
import { type ArchiveEntry, createZip } from './create-zip.ts'
import { jsonArray } from './json-array.ts'
import { uniqueFileName } from './unique-file-name.ts'

async function* many(count: number, asked: { last: number }): AsyncGenerator<ArchiveEntry> {
  for (let at = 1; at <= count; at++) {
    asked.last = at
    // Incompressible, like photographs in a file.
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    yield { path: `file-${at}`, content: new Uint8Array([...bytes, ...bytes]) }
  }
}

test('a file is requested only after the previous one was sent, so memory stays small', async () => {
  const asked = { last: 0 }
  const stream = createZip(many(50, asked))
  await expect.poll(() => stream.readableLength).toBeGreaterThan(0)
  expect(asked.last).toBeLessThan(5)
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(asked.last).toBe(50)
  expect(readZip(Buffer.concat(chunks)).size).toBe(50)
})

test('a failing file ends the archive with its error', async () => {
  const broken = async function* (): AsyncGenerator<ArchiveEntry> {
    yield { path: 'first', content: Buffer.from('first') }
    yield {
      path: 'rows.json',
      content: jsonArray(
        (async function* () {
          yield { id: 1 }
          throw new Error('the database is away')
        })(),
      ),
    }
  }
  const read = async () => {
    for await (const _ of createZip(broken()));
  }
  await expect(read()).rejects.toThrow('the database is away')
})

test('rows become a JSON array, even without rows', async () => {
  const textOf = async (rows: unknown[]) => {
    let text = ''
    const each = async function* () {
      yield* rows
    }
    for await (const part of jsonArray(each())) text += part
    return JSON.parse(text)
  }
  expect(await textOf([])).toEqual([])
  expect(await textOf([{ a: 1 }, { a: 'two' }])).toEqual([{ a: 1 }, { a: 'two' }])
})

test.each([
  ['Maya Okafor.pdf', [], 'Maya Okafor.pdf'],
  ['Maya.pdf', ['maya.PDF'], 'Maya (2).pdf'],
  ['Maya.pdf', ['Maya.pdf', 'Maya (2).pdf'], 'Maya (3).pdf'],
  ['..', [], 'resume'],
  ['../../etc/passwd', [], '_.._etc_passwd'],
  ['a:b?.txt', [], 'a_b_.txt'],
  ['履歴書.pdf', [], '履歴書.pdf'],
])('a file called %s among %j is unpacked as %s', (name, taken, unpacked) => {
  expect(uniqueFileName(taken, name)).toBe(unpacked)
})
