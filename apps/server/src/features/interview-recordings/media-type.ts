// What browsers record; a file is what it begins with, whatever it is called.
const kinds: readonly { mediaType: string; extension: string; at: number; bytes: readonly number[] }[] = [
  { mediaType: 'audio/webm', extension: 'webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { mediaType: 'audio/ogg', extension: 'ogg', at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  { mediaType: 'audio/mp4', extension: 'm4a', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
]

/** The type of a recording by its first bytes; undefined for anything else. */
export const mediaTypeOf = (content: Uint8Array): string | undefined =>
  kinds.find(({ at, bytes }) => bytes.every((byte, place) => content[at + place] === byte))?.mediaType

/** The ending of a recording's file name. */
export const extensionOf = (mediaType: string): string =>
  kinds.find((kind) => kind.mediaType === mediaType)?.extension ?? 'bin'
