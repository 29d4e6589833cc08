import { z } from 'zod'

// The published schema of jsonresume.org, v1.0.0. Texts of errors complete the sentence "… must be …".

const text = z.string({ error: 'a text' })
const list = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'a list' }).optional()
const record = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape, { error: 'an object' })
const string = text.optional()
const strings = list(text)
const date = text
  .regex(/^(?:[12]\d{3}-[01]\d-[0-3]\d|[12]\d{3}-[01]\d|[12]\d{3})$/, {
    error: 'a date such as 2021, 2021-03 or 2021-03-15',
  })
  .optional()
const url = text
  .regex(/^https?:\/\/[^\s<>"{}|\\^`]+$/i, { error: 'a full address such as https://example.com' })
  .optional()
const email = text.regex(/^[^\s@]+@[^\s@]+$/, { error: 'an e-mail address' }).optional()
const dates = { startDate: date, endDate: date }

/** Extra fields in our own exports, so that nothing is lost on re-import; other programs ignore them. */
const own = { current: z.boolean().optional().catch(undefined), dateText: string.catch(undefined) }

export const OwnOther = z.object({
  heading: z.string(),
  /** The lines, if no standard list has them. */
  lines: z.array(z.string()).optional(),
  of: z.enum(['volunteer', 'awards', 'publications', 'interests', 'references']).optional(),
  /** How many entries of that list belong to this section. */
  count: z.number().int().optional(),
})
const meta = record({
  nextrung: z
    .object({ sectionOrder: z.array(z.string()), other: z.array(OwnOther) })
    .optional()
    .catch(undefined),
})

export const JsonVolunteer = record({
  organization: string,
  position: string,
  url,
  ...dates,
  summary: string,
  highlights: strings,
})
export const JsonAward = record({ title: string, date, awarder: string, summary: string })
export const JsonPublication = record({
  name: string,
  publisher: string,
  releaseDate: date,
  url,
  summary: string,
})
export const JsonInterest = record({ name: string, keywords: strings })
export const JsonReference = record({ name: string, reference: string })

export const JsonResume = record({
  basics: record({
    name: string,
    label: string,
    image: string,
    email,
    phone: string,
    url,
    summary: string,
    location: record({
      address: string,
      postalCode: string,
      city: string,
      countryCode: string,
      region: string,
    }).optional(),
    profiles: list(record({ network: string, username: string, url })),
  }).optional(),
  work: list(
    record({
      name: string,
      location: string,
      description: string,
      position: string,
      url,
      ...dates,
      summary: string,
      highlights: strings,
      ...own,
    }),
  ),
  volunteer: list(JsonVolunteer),
  education: list(
    record({
      institution: string,
      url,
      area: string,
      studyType: string,
      ...dates,
      score: string,
      courses: strings,
      ...own,
    }),
  ),
  awards: list(JsonAward),
  certificates: list(record({ name: string, date, url, issuer: string, status: string, statusText: string })),
  publications: list(JsonPublication),
  skills: list(record({ name: string, level: string, keywords: strings })),
  languages: list(record({ language: string, fluency: string })),
  interests: list(JsonInterest),
  references: list(JsonReference),
  projects: list(
    record({
      name: string,
      description: string,
      highlights: strings,
      keywords: strings,
      ...dates,
      url,
      roles: strings,
      entity: string,
      type: string,
      ...own,
    }),
  ),
  meta: meta.optional().catch(undefined),
})
export type JsonResume = z.output<typeof JsonResume>
