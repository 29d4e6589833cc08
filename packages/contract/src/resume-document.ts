import { z } from 'zod'
import { essential, whole } from './reader-marks.ts'

// JSON Resume (jsonresume.org/schema, v1.0.0) with every field optional and two added lists: `sectionOrder`, because
// the order is part of the result, and `other`, because content that is not understood is kept.

const text = z.string()
const texts = z.array(z.string())

export const ResumeLocation = z.object({
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  region: text.optional(),
  countryCode: text.optional(),
  /** The location exactly as in the original; this is what is shown. */
  text: text.optional(),
})

export const ResumeProfile = z.object({ network: text, username: text.optional(), url: text.optional() })

export const ResumeBasics = z.object({
  name: text.optional(),
  /** The professional title under the name. */
  label: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  url: text.optional(),
  /** A picture's address, kept from JSON Resume; not shown. */
  image: text.optional(),
  summary: text.optional(),
  location: ResumeLocation.optional(),
  profiles: z.array(ResumeProfile),
})

/** Dates are ISO 8601 with the original precision: `2021`, `2021-03` or `2021-03-15`. */
export const ResumeWork = z.object({
  name: text.optional(),
  /** What the employer does, such as "Regional hospital group"; only from JSON Resume. */
  description: text.optional(),
  position: text.optional(),
  location: text.optional(),
  url: text.optional(),
  startDate: text.optional(),
  endDate: text.optional(),
  /** True when the original says the position is ongoing ("Present", "current", "heute"). */
  current: z.boolean().optional(),
  /** The original date text; kept when it cannot be read as dates. */
  dateText: text.optional(),
  summary: text.optional(),
  highlights: texts,
})

export const ResumeEducation = z.object({
  institution: text.optional(),
  url: text.optional(),
  area: text.optional(),
  studyType: text.optional(),
  location: text.optional(),
  startDate: text.optional(),
  endDate: text.optional(),
  current: z.boolean().optional(),
  dateText: text.optional(),
  score: text.optional(),
  courses: texts,
  highlights: texts,
})

/** One line of a skills section: its entries, and a label such as "Languages" if the original has one. */
export const ResumeSkillGroup = z.object({
  name: text.optional(),
  level: text.optional(),
  keywords: texts,
})

export const ResumeProject = z.object({
  name: text.optional(),
  description: text.optional(),
  url: text.optional(),
  startDate: text.optional(),
  endDate: text.optional(),
  current: z.boolean().optional(),
  dateText: text.optional(),
  highlights: texts,
  keywords: texts,
  /** The person's roles, the organisation and the kind of project; only from JSON Resume. */
  roles: texts.optional(),
  entity: text.optional(),
  type: text.optional(),
})

export const CertificateStatus = z.enum(['held', 'in progress', 'expired'])
export type CertificateStatus = z.output<typeof CertificateStatus>

/** Without a `status`, the certificate is held. */
export const ResumeCertificate = z.object({
  name: text,
  date: text.optional(),
  issuer: text.optional(),
  url: text.optional(),
  status: CertificateStatus.optional(),
  /** The state as written: "in progress, exam in May 2027". */
  statusText: text.optional(),
})

export const ResumeLanguage = z.object({ language: text, fluency: text.optional() })

/** A section kept unchanged: publications, awards, volunteering, interests, anything unknown. */
export const ResumeOtherSection = z.object({ heading: text, lines: texts })

/** Something about the person that an employer does not need, such as a birth date; `label` is as in the original. */
export const PersonalDetail = z.object({ label: text, value: text })
export type PersonalDetail = z.output<typeof PersonalDetail>

export const resumeSections = [
  'summary',
  'work',
  'projects',
  'skills',
  'education',
  'certificates',
  'languages',
  'other',
] as const
export const ResumeSection = z.enum(resumeSections)
export type ResumeSection = z.output<typeof ResumeSection>

export const ResumeDocument = z.object({
  basics: ResumeBasics,
  work: z.array(ResumeWork),
  projects: z.array(ResumeProject),
  skills: z.array(ResumeSkillGroup),
  education: z.array(ResumeEducation),
  certificates: z.array(ResumeCertificate),
  languages: z.array(ResumeLanguage),
  other: z.array(ResumeOtherSection),
  /** Kept apart from the content, and in downloads only if the person asks for it. */
  personal: z.array(PersonalDetail).optional(),
  /** The order in which sections are shown and written; it may include empty sections. */
  sectionOrder: z.array(ResumeSection),
})
export type ResumeDocument = z.output<typeof ResumeDocument>
export type ResumeWork = z.output<typeof ResumeWork>
export type ResumeEducation = z.output<typeof ResumeEducation>
export type ResumeProject = z.output<typeof ResumeProject>
export type ResumeSkillGroup = z.output<typeof ResumeSkillGroup>
export type ResumeCertificate = z.output<typeof ResumeCertificate>
export type ResumeLanguage = z.output<typeof ResumeLanguage>
export type ResumeProfile = z.output<typeof ResumeProfile>
export type ResumeLocation = z.output<typeof ResumeLocation>
export type ResumeBasics = z.output<typeof ResumeBasics>

/** A location in the uploaded file: page and line count from 1; `text` is the line as read. */
export const SourceLine = z.object({
  page: z.number().int(),
  line: z.number().int(),
  text,
  /** `person`: not from the file but corrected or entered by hand; page and line are then 0. */
  by: z.enum(['file', 'person']).optional(),
  /** ISO date of the person's correction or entry; older corrections may have none. */
  at: z.string().optional(),
  /** For a line about a skill shown here: the ISO date on which it was shown, and what was done. */
  shown: whole(z.object({ on: z.string(), what: z.string() }).optional()),
})
export type SourceLine = z.output<typeof SourceLine>

/** A field that may have been read wrongly, and the question about it. */
export const UnsureField = z.object({
  /** JSON pointer into the parsed document, such as `/work/0/position`. */
  pointer: essential(text),
  /** Such as "Is this your job title?". */
  question: essential(text),
  /** What was read; absent if nothing was found. */
  value: text.optional(),
  sources: z.array(whole(SourceLine)),
  /** Other texts of the file that may be right; at most four. */
  suggestions: texts,
})
export type UnsureField = z.output<typeof UnsureField>

/** The evidence for one line of the result. */
export const LineEvidence = z.object({
  /** `kept`: the person's words; `reworded`: reworked from them; `needs-number`: kept, with a question. */
  mark: z.enum(['kept', 'reworded', 'needs-number']),
  sources: z.array(SourceLine),
  /** Descriptions of the changes: "Verb first", "Date written like the others". Empty if unchanged. */
  changes: texts,
  /** A question for the person about this line, such as how many or how much. */
  question: text.optional(),
})
export type LineEvidence = z.output<typeof LineEvidence>

/** Evidence by JSON pointer into the optimised document, for example `/work/0/highlights/2` or `/basics/summary`. */
export const ResumeEvidence = z.record(z.string(), whole(LineEvidence))
export type ResumeEvidence = z.output<typeof ResumeEvidence>
