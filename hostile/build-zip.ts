import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of a zip, with everything an attacker might falsify. */
export type ZipEntry = {
  name: string
  data?: string | Uint8Array
  /** Already compressed bytes, with their uncompressed size. */
  packed?: { bytes: Uint8Array; size: number }
  /** A false uncompressed size for the directory. */
  statedSize?: number
  /** Index of another entry whose bytes the directory points to instead. */
  sharesBytesOf?: number
  /** Unix file mode for the upper half of the attributes, such as 0o120777 for a symbolic link. */
  unixMode?: number
  isZip64?: boolean
}

const unknown32 = 0xffffffff

/** Builds a zip by hand, so that it can be deliberately invalid. */
export function buildZip(entries: readonly ZipEntry[]): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  let at = 0
  for (const entry of entries) {
    const written = pack(entry)
    const local = localHeader(entry, written)
    const shared = entry.sharesBytesOf === undefined ? undefined : offsets[entry.sharesBytesOf]
    offsets.push(at)
    locals.push(local, written.bytes)
    directory.push(directoryRecord(entry, { ...written, offset: shared ?? at }))
    at += local.length + written.bytes.length
  }
  const size = directory.reduce((sum, record) => sum + record.length, 0)
  return Buffer.concat([...locals, ...directory, endRecord({ count: entries.length, size, at })])
}

type Written = { bytes: Buffer; size: number; crc: number }

function pack(entry: ZipEntry): Written {
  if (entry.packed) return { bytes: Buffer.from(entry.packed.bytes), size: entry.packed.size, crc: 0 }
  const data = Buffer.from(entry.data ?? '')
  return { bytes: deflateRawSync(data, { level: 9 }), size: data.length, crc: crc32(data) }
}

// Version, flags (UTF-8 names), method (deflate), time and date: the same in both records.
function fieldsOf(entry: ZipEntry, { bytes, size, crc }: Written): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(entry.isZip64 ? 45 : 20, 0)
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(0x5a210000, 6)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(entry.isZip64 ? unknown32 : bytes.length, 14)
  fields.writeUInt32LE(entry.isZip64 ? unknown32 : (entry.statedSize ?? size), 18)
  fields.writeUInt16LE(Buffer.byteLength(entry.name), 22)
  return fields
}

function zip64Field({ bytes, size }: Written): Buffer {
  const field = Buffer.alloc(20)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(16, 2)
  field.writeBigUInt64LE(BigInt(size), 4)
  field.writeBigUInt64LE(BigInt(bytes.length), 12)
  return field
}

function localHeader(entry: ZipEntry, written: Written): Buffer {
  const fields = fieldsOf(entry, written)
  const extra = entry.isZip64 ? zip64Field(written) : Buffer.alloc(0)
  fields.writeUInt16LE(extra.length, 24)
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(entry.name), extra])
}

function directoryRecord(entry: ZipEntry, written: Written & { offset: number }): Buffer {
  const fields = fieldsOf(entry, written)
  const extra = entry.isZip64 ? zip64Field(written) : Buffer.alloc(0)
  fields.writeUInt16LE(extra.length, 24)
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(entry.unixMode === undefined ? 20 : 0x0314)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(((entry.unixMode ?? 0) << 16) >>> 0, 6)
  rest.writeUInt32LE(written.offset, 10)
  const head = Buffer.from('PK\x01\x02', 'latin1')
  return Buffer.concat([head, madeBy, fields, rest, Buffer.from(entry.name), extra])
}

function endRecord({ count, size, at }: { count: number; size: number; at: number }): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}
