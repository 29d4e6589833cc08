import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import type { TracedResume, TracedText } from './traced-document.ts'

const mergeInto = (first: TracedText, again: TracedText): void => {
  if (again.byHand && !first.byHand) {
    first.text = again.text
    first.byHand = true
  }
  first.from = [...first.from, ...again.from]
  if (!first.changes.includes('Said twice, merged')) first.changes = [...first.changes, 'Said twice, merged']
}

const mergeTexts = (texts: TracedText[]): TracedText[] => {
  const seen = new Map<string, TracedText>()
  return texts.filter((text) => {
    const key = spellingKey(text.text)
    const first = key === '' ? undefined : seen.get(key)
    if (first) mergeInto(first, text)
    else seen.set(key, text)
    return first === undefined
  })
}

/** Merges duplicate lines within an entry and duplicate skills within a group, keeping both origins. */
export const mergeDuplicates = (resume: TracedResume): TracedResume => ({
  ...resume,
  work: resume.work.map((job) => ({ ...job, highlights: mergeTexts(job.highlights) })),
  projects: resume.projects.map((project) => ({
    ...project,
    highlights: mergeTexts(project.highlights),
    keywords: mergeTexts(project.keywords),
  })),
  skills: resume.skills.map((group) => ({ ...group, keywords: mergeTexts(group.keywords) })),
})
