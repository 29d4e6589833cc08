import type { ResumeDocument } from './resume-document.ts'

/** A resume without content. Returns a new object each time, so callers may fill it. */
export const emptyResume = (): ResumeDocument => ({
  basics: { profiles: [] },
  work: [],
  projects: [],
  skills: [],
  education: [],
  certificates: [],
  languages: [],
  other: [],
  sectionOrder: [],
})
