import { ResumeDocument } from '@nextrung/contract/resume-document'

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Removes a title wherever it is written, whatever its case and spacing. */
const erase = (value: unknown, title: RegExp): unknown => {
  if (typeof value === 'string') return value.replace(title, ' ')
  if (Array.isArray(value)) return value.map((item) => erase(item, title))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, erase(item, title)]))
}

/**
 * The resume without what names the latest role: no headline, no summary, no title for the newest job, and the title
 * erased wherever else it stands, an earlier job of the same name included.
 */
export const withoutAnswer = (document: ResumeDocument, latestTitle: string): ResumeDocument => {
  const words = latestTitle.trim().split(/\s+/).map(escapeForPattern)
  const cleaned = ResumeDocument.parse(erase(document, new RegExp(words.join('\\s+'), 'giu')))
  const { label: _, summary: __, ...basics } = cleaned.basics
  const [newest, ...earlier] = cleaned.work
  const { position: ___, ...untitled } = newest ?? { highlights: [] }
  return { ...cleaned, basics, work: newest ? [untitled, ...earlier] : [] }
}
