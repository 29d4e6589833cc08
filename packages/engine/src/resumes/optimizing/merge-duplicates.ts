import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import type { TracedResume, TracedText } from './traced-document.ts'

const mergeInto = (first: TracedText, again: TracedText): void => {
  first.from = [...first.from, ...again.from]
  if (!first.changes.includes('Said twice, merged')) first.changes = [...first.changes, 'Said twice, merged']
}

const mergeTexts = (texts: TracedText[], seen: Map<string, TracedText>): TracedText[] =>
  texts.filter((text) => {
    const key = spellingKey(text.text)
    const first = key === '' ? undefined : seen.get(key)
    if (!first) {
      seen.set(key, text)
      return true
    }
    mergeInto(first, text)
    return false
  })

/** The resume with lines said twice in one entry, and skills listed twice, said once; both origins are kept. */
export const mergeDuplicates = (resume: TracedResume): TracedResume => {
  const seenSkills = new Map<string, TracedText>()
  return {
    ...resume,
    work: resume.work.map((job) => ({ ...job, highlights: mergeTexts(job.highlights, new Map()) })),
    projects: resume.projects.map((project) => ({
      ...project,
      highlights: mergeTexts(project.highlights, new Map()),
      keywords: mergeTexts(project.keywords, new Map()),
    })),
    skills: resume.skills.map((group) => {
      // A group that would be left empty stays, because its label may say something.
      const isAllSaid = group.keywords.every(({ text }) => seenSkills.has(spellingKey(text)))
      return isAllSaid ? group : { ...group, keywords: mergeTexts(group.keywords, seenSkills) }
    }),
  }
}
