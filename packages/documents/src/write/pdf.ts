import { print } from './print.ts'
import type { WriteInput } from './write-input.ts'

/**
 * Writes a resume as a tagged PDF with bookmarks and embedded fonts. The same input gives the same bytes. The compiler
 * runs in a worker thread, one document at a time, and is loaded with the first one.
 * @throws Error if layout fails or takes longer than 30 s.
 */
export async function writePdf(input: WriteInput): Promise<Uint8Array> {
  const { bytes } = await print(input)
  if (bytes === undefined) throw new Error('The PDF writer returned no file')
  return bytes
}
