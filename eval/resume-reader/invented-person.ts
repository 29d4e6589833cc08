/** A month counts from 1; a date without one is a year. `season` stands before the year as written ("Summer"). */
export type InventedDate = { year: number; month?: number; season?: string } | 'present'

/** The language that the resume is written in: headings, months and prose follow it. */
export type ResumeLanguage = 'en' | 'de' | 'fr' | 'es' | 'nl' | 'pt' | 'it' | 'pl' | 'sv'

export type InventedJob = {
  /** Without an employer: a career break, time as a parent, freelance work. */
  employer?: string
  /** Who the work was done for, where an agency or consultancy employs. */
  client?: string
  position: string
  place?: string
  /** Undated where the person gives no dates. */
  start?: InventedDate
  end?: InventedDate
  /** Full-time, contract, part-time, internship, remote … as written. */
  kind?: string
  /** What the employer does, in half a line ("Regional hospital group, 4,000 staff"). */
  about?: string
  /** A paragraph above or instead of the items. */
  summary?: string
  items: string[]
  /** "Environment: Java 11, Oracle" or the like, as written with its label. */
  stack?: string
}

export type InventedEducation = {
  school: string
  place?: string
  degree?: string
  area?: string
  start?: InventedDate
  end?: InventedDate
  /** As written: "GPA 3.7/4.0", "Final grade: 1,7", "2:1", "First Class Honours", "CGPA: 8.4". */
  score?: string
  /** Courses, thesis, honours: one line each. */
  details: string[]
}

export type InventedCertificate = {
  name: string
  issuer?: string
  date?: InventedDate
  /** As written: "in progress", "expected May 2025", "expired 2021", "valid until 2027". */
  state?: string
  /** Credential id or address as written. */
  credential?: string
}

export type InventedProject = {
  name: string
  url?: string
  start?: InventedDate
  end?: InventedDate
  stack?: string[]
  summary?: string
  items: string[]
}

export type InventedPerson = {
  language: ResumeLanguage
  /** As the person writes it, with credentials ("Maria Lopez, PMP"), particles, several family names. */
  name: string
  title?: string
  email?: string
  phone?: string
  /** City with region or country, a full street address, with or without postcode. */
  place?: string
  links: string[]
  summary?: string
  jobs: InventedJob[]
  education: InventedEducation[]
  certificates: InventedCertificate[]
  projects: InventedProject[]
  /** Groups; one without a name where the person just lists. A level stands in brackets or after a dash in the skill. */
  skills: { name?: string; skills: string[] }[]
  languages: { language: string; level?: string }[]
  /** Volunteering, awards, publications, interests, memberships, references …: heading as the person words it. */
  other: { heading: string; lines: string[] }[]
  /** Birth date, nationality, marital status, religion, photo note …: label and value as written. */
  personal: { label: string; value: string }[]
}
