import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { embeddedOptions } from './embedded-options.ts'

test('bytes come back as stored: any value, empty, null, or a slice of a larger buffer', async () => {
  const lite = await PGlite.create(embeddedOptions)
  await lite.exec('create table files (id serial, bytes bytea)')
  const all = Uint8Array.from({ length: 256 }, (_, value) => value)
  const stored = [all, Buffer.from(all), Buffer.concat([all, all]).subarray(200, 300), new Uint8Array(), null]
  for (const bytes of stored) await lite.query('insert into files (bytes) values ($1)', [bytes])
  await lite.query('insert into files (bytes) values ($1)', ['\\x00ff'])
  const { rows } = await lite.query<{ bytes: Uint8Array | null }>('select bytes from files order by id')
  const expected = [...stored, Uint8Array.of(0, 255)]
  expect(rows.map(({ bytes }) => bytes && [...bytes])).toEqual(expected.map((bytes) => bytes && [...bytes]))
  await lite.close()
})
