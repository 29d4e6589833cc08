import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { applyOmissions } from './apply-omissions.ts'
import { setTone } from './set-tone.ts'
import { traceDocument } from './traced-document.ts'
import { tracedTextsIn } from './traced-lines.ts'

/** Whether the tone would change any line of the resume. */
export const wouldReword = (document: ResumeDocument, tone: NonNullable<Wishes['tone']>): boolean => {
  const traced = traceDocument(document)
  setTone(traced, { wishes: { tone }, document, kept: new Set() })
  return tracedTextsIn(traced).some(({ text, original }) => text !== original)
}

/** Whether omitting the target would remove anything. Ages of jobs are not judged: they need a date. */
export const wouldLeaveOut = (document: ResumeDocument, target: WishTarget): boolean =>
  applyOmissions(traceDocument(document), { wishes: { leaveOut: [target] }, today: undefined }).leftOut
    .length > 0
