import type { ResumeSection } from '@nextrung/contract/resume-document'

/** Section names for use inside a sentence. */
export const sectionNames: Record<ResumeSection, string> = {
  summary: 'summary',
  work: 'experience',
  projects: 'projects',
  skills: 'skills',
  education: 'education',
  certificates: 'certificates',
  languages: 'languages',
  other: 'other sections',
}
