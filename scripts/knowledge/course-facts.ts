import { courseLevels, coursePlatforms } from '@nextrung/knowledge/courses/course'
import { z } from 'zod'

const Year = z.int().min(2000).max(2100)
const Counted = z.object({ count: z.int().nonnegative(), year: Year })

/** Web addresses without a query, a fragment or a name and password: nothing that tracks who follows them. */
const Address = z.url({ protocol: /^https$/ }).refine((text) => {
  const { search, hash, username } = new URL(text)
  return search === '' && hash === '' && username === ''
}, 'must have no query, fragment or user name')

/** One line of the collected list of courses. */
const CourseFact = z.object({
  name: z.string().min(2),
  platform: z.enum(coursePlatforms),
  url: Address,
  description: z.string().min(10),
  skills: z.array(z.string().min(1)).min(1),
  level: z.enum(courseLevels).nullable(),
  duration: z.string().min(1).nullable(),
  free: z.boolean().nullable(),
  language: z.literal('en'),
  provider: z.string().min(1).nullable(),
  rating: z.object({ value: z.number().min(0).max(5), year: Year }).optional(),
  reviews: Counted.optional(),
  enrolled: Counted.optional(),
  foundIn: z.string().min(1),
  seenYear: Year.nullable(),
})
export type CourseFact = z.output<typeof CourseFact>

const parseLine = (line: string, number: number): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} of the list of courses is not JSON.`)
  }
}

/**
 * Reads a list with one JSON object a line.
 * @throws Error naming the first lines that do not have the expected shape
 */
export const parseCourseFacts = (text: string): CourseFact[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const parsed = z.array(CourseFact).safeParse(lines.map((line, index) => parseLine(line, index + 1)))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 10)
  throw new Error(
    `The list of courses does not have the expected shape:\n${issues
      .map(({ path: [line, ...rest], message }) => `line ${Number(line) + 1}, ${rest.join('.')}: ${message}`)
      .join('\n')}`,
  )
}
