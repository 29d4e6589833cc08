import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { mergeDuplicates } from './optimizing/merge-duplicates.ts'
import { orderEntries } from './optimizing/order-entries.ts'
import { orderSections } from './optimizing/order-sections.ts'
import { placeQuestions } from './optimizing/place-questions.ts'
import { findRoleNeeds, type RoleNeeds } from './optimizing/role-needs.ts'
import { tightenDocument } from './optimizing/tighten-document.ts'
import { settleDocument, sourceKey, traceDocument } from './optimizing/traced-document.ts'
import { writeSummary } from './optimizing/write-summary.ts'
import type { OptimizedResume, OptimizeInput } from './resume-model.ts'
import { resumeText } from './resume-text.ts'
import { suggestImprovements } from './suggesting/suggest-improvements.ts'
import { checkSummary } from './truth/check-summary.ts'

type Result = { document: ResumeDocument; evidence: ResumeEvidence }

const addSummary = (
  result: Result,
  { needs, today }: { needs: RoleNeeds | undefined; today: string | undefined },
): Result => {
  const { document, evidence } = result
  if (document.basics.summary) return result
  const written = writeSummary({ document, needs, today })
  if (
    !written ||
    checkSummary({ summary: written.text, document, goals: needs ? [needs.role, needs.noun] : [], today })
      .length > 0
  )
    return result
  const sources = written.from.flatMap((pointer) => evidence[pointer]?.sources ?? [])
  const unique = [...new Map(sources.map((line) => [sourceKey(line), line])).values()]
  return {
    document: { ...document, basics: { ...document.basics, summary: written.text } },
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

/**
 * The resume reworded, ordered and questioned for the target role, with what stands behind each text of the result.
 * Nothing is in it that the person did not give: each reworded line passes the truth check or keeps the person's
 * words. Text in another language than English is only ordered. Pure: the same input gives the same result.
 */
export const optimizeResume = ({ read, parsed, targetRole, today }: OptimizeInput): OptimizedResume => {
  const needs = findRoleNeeds(targetRole)
  const isEnglish = parsed.language === 'en'
  const traced = traceDocument(parsed.document, parsed.corrected)
  if (isEnglish) tightenDocument(traced, parsed.document)
  const ordered = orderEntries(mergeDuplicates(traced), needs)
  if (isEnglish) placeQuestions(ordered, needs)
  const settled = settleDocument(ordered, {
    sectionOrder: parsed.document.sectionOrder,
    sources: parsed.sources,
  })
  const { document, evidence } = isEnglish ? addSummary(settled, { needs, today }) : settled
  const final = { ...document, sectionOrder: orderSections(document, { needs, today }) }
  const suggestions = suggestImprovements({ read, parsed, document: final, evidence, needs, today })
  return { document: final, evidence, text: resumeText(final), suggestions }
}
