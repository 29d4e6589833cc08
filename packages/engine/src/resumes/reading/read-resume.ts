import type { ReadDocument } from '@nextrung/contract/read-document'
import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { languageOf } from '../../text/language.ts'
import type { Body } from '../parsing/body.ts'
import { readLeftovers } from '../parsing/leftovers.ts'
import { type Line, toLines } from '../parsing/line.ts'
import { readByRules } from '../parsing/read-by-rules.ts'
import { type Draft, Sourced, settle } from '../parsing/sourced.ts'
import type { ResumeSources } from '../resume-model.ts'
import { personalDetails } from './personal-details.ts'
import { readByModel } from './read-by-model.ts'
import { indexSources } from './source-index.ts'
import type { ReadResume } from './trust/fact-features.ts'

type Parts = Omit<ResumeDocument, 'sectionOrder'>

/** A resume as it was read, its sources, and what tells how well it was read. */
export type WholeReading = ReadResume & {
  document: ResumeDocument
  sources: ResumeSources
  language: string
}

/** The models learnt from whole resumes; a text of fewer lines tells them too little, and rules read it better. */
const shortestForModel = 25

const additional = 'Additional information'

const mergeTexts = (texts: readonly Sourced<string>[]): Sourced<string> | undefined =>
  texts.length === 0
    ? undefined
    : new Sourced(
        texts.map(({ value }) => value).join('\n'),
        texts.flatMap(({ from }) => [...from]),
      )

function addFurther(other: Draft<Parts>['other'], lines: readonly Sourced<string>[]): void {
  if (lines.length === 0) return
  const open = other.find(({ heading }) => heading.value === additional)
  if (open !== undefined) open.lines.push(...lines)
  else other.push({ heading: new Sourced(additional, lines[0]?.from ?? []), lines: [...lines] })
}

const fullOrder = (found: readonly ResumeSection[]): ResumeSection[] => {
  const middle = [...found, ...resumeSections].filter((name) => name !== 'summary' && name !== 'other')
  return ['summary', ...new Set(middle), 'other']
}

const draftOf = ({ basics, body }: { basics: Draft<Parts>['basics']; body: Body }): Draft<Parts> => ({
  basics: { ...basics, summary: mergeTexts(body.summary) },
  work: body.work,
  projects: body.projects,
  skills: body.skills,
  education: body.education,
  certificates: body.certificates,
  languages: body.languages,
  other: body.other,
})

/** What the other reader makes of the resume, for comparison only. */
const settledAside = (draft: Draft<Parts>): Parts =>
  settle<Parts>(draft, { pointer: '', sources: {}, sureness: new Map() })

/** Reads a resume by the models, or a short one by rules; the other of the two tells what it would have read. */
export function readResume(read: ReadDocument): WholeReading {
  const { lines, personal } = personalDetails(toLines(read))
  const language = languageOf(lines.map((line) => line.text).join('\n')) ?? 'en'
  const given = { lines, links: read.links, language }
  const byRules = readByRules(given)
  const byModel = readByModel(given)
  const [chosen, second] = lines.length < shortestForModel ? [byRules, byModel] : [byModel, byRules]
  const draft = { ...draftOf(chosen), ...(personal.length > 0 ? { personal } : {}) }
  addFurther(draft.other, chosen.further)
  addFurther(draft.other, readLeftovers(chosen.covered, draft))
  const sources: ResumeSources = {}
  const sureness = new Map<string, number>()
  const document = {
    ...settle<Parts>(draft, { pointer: '', sources, sureness }),
    sectionOrder: fullOrder(chosen.body.order),
  }
  const placed: ReadonlyMap<Line, number> = byModel.placed
  const index = indexSources(sources, lines)
  return { document, sources, language, lines, index, sureness, placed, other: settledAside(draftOf(second)) }
}
