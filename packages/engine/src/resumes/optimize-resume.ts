import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { checkSummary } from '../truth/check-summary.ts'
import { sourceKey } from '../truth/source-key.ts'
import { applyEmphasis } from './optimizing/apply-emphasis.ts'
import { applyLengthLimits, limitSummary } from './optimizing/apply-length-limits.ts'
import { applyOmissions } from './optimizing/apply-omissions.ts'
import { findKept } from './optimizing/find-traced-line.ts'
import { keepOriginalWords } from './optimizing/keep-original-words.ts'
import { mergeDuplicates } from './optimizing/merge-duplicates.ts'
import { moveSections } from './optimizing/move-sections.ts'
import { orderEntries } from './optimizing/order-entries.ts'
import { orderSections } from './optimizing/order-sections.ts'
import { placeQuestions } from './optimizing/place-questions.ts'
import { findRoleNeeds, type RoleNeeds, withEmphasisedSkills } from './optimizing/role-needs.ts'
import { setTone } from './optimizing/set-tone.ts'
import { suggestWishes } from './optimizing/suggest-wishes.ts'
import { tightenDocument } from './optimizing/tighten-document.ts'
import { splitTracedDocument, type TracedResume, traceDocument } from './optimizing/traced-document.ts'
import { tracedTextsIn } from './optimizing/traced-lines.ts'
import { writeSummary } from './optimizing/write-summary.ts'
import type { OptimizedResume, OptimizeInput } from './resume-model.ts'
import { resumeText } from './resume-text.ts'
import { suggestImprovements } from './suggesting/suggest-improvements.ts'
import type { Wishes } from './wish-model/wish.ts'

type Result = { document: ResumeDocument; evidence: ResumeEvidence }
type Aim = { needs: RoleNeeds | undefined; today: string | undefined; wishes: Wishes }

const wantsSummary = ({ leaveOut = [], keep = [] }: Wishes): boolean =>
  !leaveOut.some((target) => target.kind === 'section' && target.section === 'summary') &&
  !keep.some(({ kind }) => kind === 'everything')

const addSummary = (result: Result, { needs, today, wishes }: Aim): Result => {
  const { document, evidence } = result
  if (document.basics.summary || !wantsSummary(wishes)) return result
  const written = writeSummary({ document, needs: needs && withEmphasisedSkills(needs, wishes), today })
  if (!written) return result
  const summary = limitSummary(written.text, wishes)
  const goals = needs ? [needs.role, needs.noun] : []
  if (checkSummary({ summary, document, goals, today }).length > 0) return result
  const sources = written.from.flatMap((pointer) => evidence[pointer]?.sources ?? [])
  const unique = [...new Map(sources.map((line) => [sourceKey(line), line])).values()]
  return {
    document: { ...document, basics: { ...document.basics, summary } },
    evidence: {
      ...evidence,
      '/basics/summary': {
        mark: 'reworded',
        sources: unique.sort((a, b) => a.page - b.page || a.line - b.line),
        changes: ['Written from your titles, dates, skills and certificates'],
      },
    },
  }
}

// Approximate height of a generated summary, in page lines.
const summaryHeight = 5

/**
 * Rewords and orders the resume for the target role and the person's wishes, adds questions, and gives the evidence
 * for each text of the result. Nothing is invented: a reworded line passes the truth check or keeps the person's
 * words. Nothing of substance is dropped except at the person's request; `leftOut` lists it. Text in languages other
 * than English is only reordered and left out. Pure: the same input gives the same result.
 */
export const optimizeResume = (input: OptimizeInput): OptimizedResume => {
  const { read, parsed, targetRole, today, wishes = {} } = input
  const needs = findRoleNeeds(targetRole)
  const isEnglish = parsed.language === 'en'
  const traced = traceDocument(parsed.document, parsed.corrected)
  const kept = findKept(traced, wishes)
  // Text the person entered by hand is moved but never reworded.
  const untouched = new Set([...kept, ...tracedTextsIn(traced).filter(({ byHand }) => byHand)])
  if (isEnglish) {
    tightenDocument(traced, { document: parsed.document, kept: untouched })
    setTone(traced, { wishes, document: parsed.document, kept: untouched })
  }
  keepOriginalWords(kept)
  const omitted = applyOmissions(wishes.longer ? traced : mergeDuplicates(traced), { wishes, today })
  const order = (resume: TracedResume): TracedResume =>
    applyEmphasis(orderEntries(resume, { needs, wishes }), wishes)
  const ordered = order(omitted.resume)
  const willWrite = isEnglish && !ordered.basics.summary && wantsSummary(wishes)
  const short = applyLengthLimits(ordered, {
    ranking: { wishes, needs, kept },
    page: { sectionOrder: parsed.document.sectionOrder, reserved: willWrite ? summaryHeight : 0 },
  })
  // Lists with a fixed order may become sortable once some of their lines are gone.
  const arranged = short.leftOut.length > 0 ? order(short.resume) : short.resume
  if (isEnglish) placeQuestions(arranged, needs)
  const unsummarised = splitTracedDocument(arranged, {
    sectionOrder: parsed.document.sectionOrder,
    sources: parsed.sources,
  })
  const { document, evidence } = isEnglish ? addSummary(unsummarised, { needs, today, wishes }) : unsummarised
  const usual =
    wishes.sectionOrder === 'as-written'
      ? parsed.document.sectionOrder
      : orderSections(parsed.document, { needs, today })
  const sectionOrder = moveSections(usual, wishes.sections ?? [])
  const final = { ...document, sectionOrder }
  const reviewed = { read, parsed, document: final, evidence, needs, today }
  const suggestions = suggestWishes(suggestImprovements(reviewed), { input, linesOver: short.linesOver })
  const leftOut = [...omitted.leftOut, ...short.leftOut]
  return {
    document: final,
    evidence,
    text: resumeText(final),
    suggestions,
    ...(leftOut.length > 0 ? { leftOut } : {}),
  }
}
