import { z } from 'zod'

/** One line of a file in reading order. Sizes and positions are points from the page's top left, where known. */
export const ReadLine = z.object({
  text: z.string(),
  /** Counted from 1; files without pages have one. */
  page: z.number().int(),
  x: z.number().optional(),
  y: z.number().optional(),
  fontSize: z.number().optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  /** True for a list item; its bullet character is not part of `text`. */
  bullet: z.boolean().optional(),
  /** True for a line that the file itself styles as a heading (Word heading styles). */
  heading: z.boolean().optional(),
  /** True when the space above is larger than between the lines of a paragraph, or a blank line stands there. */
  gapBefore: z.boolean().optional(),
  /** Which text column or side bar of the page the line stands in, counted from 0 in reading order. */
  column: z.number().int().optional(),
  /** The parts of a line that stand far apart, such as a title at the left and dates at the right edge. */
  cells: z.array(z.string()).optional(),
  /** Where the line stands in a Word file, when not in the body. */
  part: z.enum(['header', 'footer', 'textbox', 'table']).optional(),
})
export type ReadLine = z.output<typeof ReadLine>

/** A link whose target is known; `text` is what it is written on. */
export const ReadLink = z.object({ text: z.string(), url: z.string(), page: z.number().int() })
export type ReadLink = z.output<typeof ReadLink>

/** What the reader understood of an uploaded file, before anything is made of it. */
export const ReadDocument = z.object({
  format: z.enum(['pdf', 'docx', 'doc', 'txt']),
  pageCount: z.number().int(),
  lines: z.array(ReadLine),
  links: z.array(ReadLink),
  /** Sentences for the person, such as that only the first 50 pages were read. */
  notices: z.array(z.string()),
})
export type ReadDocument = z.output<typeof ReadDocument>
