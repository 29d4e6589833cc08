import type { TracedResume, TracedText } from './traced-document.ts'

/** All texts in part of a traced resume, in reading order. */
export const tracedTextsIn = (value: unknown): TracedText[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('traced' in value && value.traced === true) return [value as TracedText]
  return Object.values(value).flatMap(tracedTextsIn)
}

/** Removes the given lines and list entries, along with groups and kept sections that become empty. */
export const withoutLines = (resume: TracedResume, gone: Set<TracedText>): TracedResume => {
  const stays = (line: TracedText): boolean => !gone.has(line)
  const isEmptied = (before: TracedText[], after: TracedText[]): boolean =>
    before.length > 0 && after.length === 0
  return {
    ...resume,
    work: resume.work.map((job) => ({
      ...job,
      summary: job.summary && stays(job.summary) ? job.summary : undefined,
      highlights: job.highlights.filter(stays),
    })),
    projects: resume.projects.map((project) => ({
      ...project,
      description: project.description && stays(project.description) ? project.description : undefined,
      highlights: project.highlights.filter(stays),
      keywords: project.keywords.filter(stays),
    })),
    education: resume.education.map((school) => ({
      ...school,
      courses: school.courses.filter(stays),
      highlights: school.highlights.filter(stays),
    })),
    skills: resume.skills.flatMap((group) => {
      const keywords = group.keywords.filter(stays)
      return isEmptied(group.keywords, keywords) ? [] : [{ ...group, keywords }]
    }),
    other: resume.other.flatMap((section) => {
      const lines = section.lines.filter(stays)
      return isEmptied(section.lines, lines) ? [] : [{ ...section, lines }]
    }),
  }
}
