import type { ReadDocument } from '@nextrung/contract/read-document'
import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { listSkills } from '../person/list-skills.ts'
import { languageOf } from '../text/language.ts'
import { readLeftovers } from './parsing/leftovers.ts'
import { toLines } from './parsing/line.ts'
import { readByRules } from './parsing/read-by-rules.ts'
import { type Draft, Sourced, settle } from './parsing/sourced.ts'
import { looksLikeResume } from './reading/looks-like-resume.ts'
import { personalDetails } from './reading/personal-details.ts'
import { readByModel } from './reading/read-by-model.ts'
import { unsureFields } from './reading/unsure-fields.ts'
import type { ParsedResume, ResumeSources } from './resume-model.ts'

type Parts = Omit<ResumeDocument, 'sectionOrder'>

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

/**
 * Parses a resume into structured fields. Pure and deterministic. Values are kept as written, dates also as ISO 8601.
 * `sources` lists the lines behind every filled field; the list is empty for a value found only in a link's target.
 * Lines that are neither headings nor used by a field end up in `document.other`. Personal details are kept apart, and
 * `unsure` lists what to ask the person.
 */
export function parseResume(
  read: ReadDocument,
): ParsedResume & Required<Pick<ParsedResume, 'unsure' | 'isResume'>> {
  const { lines, personal } = personalDetails(toLines(read))
  const language = languageOf(lines.map((line) => line.text).join('\n')) ?? 'en'
  const given = { lines, links: read.links, language }
  const { basics, body, further, covered, placed } =
    lines.length < shortestForModel ? readByRules(given) : readByModel(given)
  const draft: Draft<Parts> = {
    basics: {
      ...basics,
      summary: mergeTexts(body.summary),
    },
    work: body.work,
    projects: body.projects,
    skills: body.skills,
    education: body.education,
    certificates: body.certificates,
    languages: body.languages,
    other: body.other,
    ...(personal.length > 0 ? { personal } : {}),
  }
  addFurther(draft.other, further)
  addFurther(draft.other, readLeftovers(covered, draft))
  const sources: ResumeSources = {}
  const sureness = new Map<string, number>()
  const document = {
    ...settle<Parts>(draft, { pointer: '', sources, sureness }),
    sectionOrder: fullOrder(body.order),
  }
  return {
    document,
    sources,
    skills: listSkills(document),
    language,
    unsure: unsureFields({ document, sources }, { lines, confidence: sureness, placed }),
    ...looksLikeResume(document, lines),
  }
}
