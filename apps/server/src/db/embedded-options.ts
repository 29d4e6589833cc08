import { PGlite, types } from '@electric-sql/pglite'

// The protocol sends a view of bytes as it is; only the types of the engine know texts alone. Its own way makes a
// text of two letters a byte, one by one: 10 MB keep everybody waiting for 2.7 s instead of 0.15 s.
const asTheyAre = (value: Uint8Array | string) => value as string
const bytesOfHex = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex')

/** How the embedded database is opened: with little shared memory and a small log, for it serves one process. */
export const embeddedOptions = {
  startParams: [
    ...PGlite.defaultStartParams,
    '-c',
    'shared_buffers=16MB',
    '-c',
    'max_wal_size=64MB',
    '-c',
    'min_wal_size=32MB',
  ],
  serializers: { [types.BYTEA]: asTheyAre },
  parsers: { [types.BYTEA]: bytesOfHex },
}
