import { print } from './print.ts'
import type { WriteInput } from './write-input.ts'

/** Thrown for a page the resume does not have. */
export class NoSuchPageError extends Error {
  override name = 'NoSuchPageError'
  readonly pageCount: number

  constructor(page: number, pageCount: number) {
    super(`There is no page ${page}; the resume has ${pageCount === 1 ? '1 page' : `${pageCount} pages`}.`)
    this.pageCount = pageCount
  }
}

const maxBytes = 2_000_000

/**
 * One page of the PDF as an SVG picture in UTF-8; pages are counted from 1. It contains only outlines: no scripts,
 * styles, text or external references, so it is safe in an `img`.
 * @throws NoSuchPageError if the resume has fewer pages; it carries the page count.
 * @throws Error if layout fails or takes longer than 30 s, or the picture would be larger than 2 MB.
 */
export async function writePreview(
  input: WriteInput & { page: number },
): Promise<{ svg: Uint8Array; pageCount: number }> {
  const isPage = Number.isInteger(input.page) && input.page > 0
  const { bytes, pageCount } = await print({ ...input, page: isPage ? input.page : Number.MAX_SAFE_INTEGER })
  if (bytes === undefined) throw new NoSuchPageError(input.page, pageCount)
  if (bytes.byteLength > maxBytes) throw new Error('The picture of this page is too large.')
  return { svg: bytes, pageCount }
}
