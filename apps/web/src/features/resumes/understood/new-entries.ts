import type { FormEducation, FormJob, FormLine, FormProject, FormSkillGroup } from './understood-form.ts'

export const newLine = (text = ''): FormLine => ({ text, corrected: false })

const dates = { from: '', to: '' }

export const newJob = (position = ''): FormJob => ({
  was: null,
  corrected: [],
  position,
  name: '',
  location: '',
  ...dates,
  summary: '',
  lines: [newLine()],
})

export const newEducation = (institution = ''): FormEducation => ({
  was: null,
  corrected: [],
  institution,
  studyType: '',
  area: '',
  location: '',
  score: '',
  ...dates,
  lines: [],
  courses: [],
})

export const newSkillGroup = (entries: string[] = []): FormSkillGroup => ({
  was: null,
  corrected: [],
  name: '',
  entries: entries.map((entry) => newLine(entry)),
})

export const newProject = (name = ''): FormProject => ({
  was: null,
  corrected: [],
  name,
  description: '',
  url: '',
  ...dates,
  lines: [newLine()],
  keywords: [],
})

export const newCertificate = (name = '') => ({
  was: null,
  corrected: [],
  name,
  issuer: '',
  date: '',
  status: 'held' as const,
})

export const newLanguage = (language = '') => ({ was: null, corrected: [], language, fluency: '' })
