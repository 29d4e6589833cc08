import type { PathSource } from '@nextrung/contract/career-path'
import { type SourceId, sources } from '@nextrung/knowledge/sources'

/** A source of the knowledge base as shown beside what rests on it. `year` overrides the source's own. */
export const pathSource = (id: SourceId, year?: string): PathSource => {
  const { title, year: own, url }: { title: string; year: string; url?: string } = sources[id]
  return { title, year: year ?? own, ...(url ? { url } : {}) }
}

/** The sources, each once. */
export const pathSources = (ids: readonly SourceId[]): PathSource[] =>
  [...new Set(ids)].map((id) => pathSource(id))
