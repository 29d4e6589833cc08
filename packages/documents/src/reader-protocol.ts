import { ReadDocument } from '@nextrung/contract/read-document'
import { z } from 'zod'
import { readErrorCodes } from './read/read-error.ts'

/** The child process's answer: one JSON value on standard output. */
export const ReadAnswer = z.union([
  z.object({ document: ReadDocument }),
  z.object({ code: z.enum(readErrorCodes), message: z.string() }),
])
export type ReadAnswer = z.output<typeof ReadAnswer>

/** The bytes sent to the child: length of the file name (4 bytes), the name in UTF-8, the content. */
export function encodeRequest(request: { fileName: string; bytes: Uint8Array }): [Buffer, Uint8Array] {
  const name = Buffer.from(request.fileName, 'utf8')
  const length = Buffer.alloc(4)
  length.writeUInt32LE(name.length)
  return [Buffer.concat([length, name]), request.bytes]
}

/** Inverse of `encodeRequest`; throws a RangeError when the request is cut short. */
export function decodeRequest(buffer: Buffer): { fileName: string; bytes: Uint8Array } {
  const end = 4 + buffer.readUInt32LE(0)
  if (end > buffer.length) throw new RangeError('The request is cut short.')
  return { fileName: buffer.toString('utf8', 4, end), bytes: new Uint8Array(buffer.subarray(end)) }
}
