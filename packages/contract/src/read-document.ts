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
  /** True for a line that the file styles as the heading of a section (Word heading styles). */
  heading: z.boolean().optional(),
  /** True for a line styled as a heading below those of the sections, such as a job title. */
  subheading: z.boolean().optional(),
  /** True when the space above is larger than a paragraph's line spacing, or there is a blank line. */
  gapBefore: z.boolean().optional(),
  /** The text column or sidebar of the page that the line is in, counted from 0 in reading order. */
  column: z.number().int().optional(),
  /** The widely spaced parts of a line, such as a title on the left and dates at the right edge. */
  cells: z.array(z.string()).optional(),
  /** Given for a table row of several lines: these lines, and only these, have its number. */
  row: z.number().int().optional(),
  /**
   * The part of the file the line is in, if not the body. In a PDF, a header or footer is what is printed at the same
   * place of several pages.
   */
  part: z.enum(['header', 'footer', 'textbox', 'table']).optional(),
})
export type ReadLine = z.output<typeof ReadLine>

/** A link with a known target; `text` is the linked text. */
export const ReadLink = z.object({ text: z.string(), url: z.string(), page: z.number().int() })
export type ReadLink = z.output<typeof ReadLink>

/** The content read from an uploaded file, before parsing. */
export const ReadDocument = z.object({
  format: z.enum(['pdf', 'docx', 'doc', 'txt']),
  pageCount: z.number().int(),
  lines: z.array(ReadLine),
  links: z.array(ReadLink),
  /** Sentences for the person, for example that only the first 50 pages were read. */
  notices: z.array(z.string()),
})
export type ReadDocument = z.output<typeof ReadDocument>
