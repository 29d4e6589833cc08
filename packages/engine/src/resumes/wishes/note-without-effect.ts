import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { languageOf } from '../../text/language.ts'
import { wouldLeaveOut, wouldReword } from '../optimizing/wish-effect.ts'
import { fitsPages } from '../page-height.ts'
import { resumeText } from '../resume-text.ts'
import { describeTarget } from '../wish-model/describe-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'

type Step = { before: Wishes; after: Wishes; document: ResumeDocument }

const noteTone = ({ before, after, document }: Step): string[] => {
  if (after.tone === undefined || after.tone === before.tone) return []
  // For other languages the result itself says that its words are kept.
  if ((languageOf(resumeText(document)) ?? 'en') !== 'en') return []
  if (wouldReword(document, after.tone)) return []
  return after.tone === 'formal'
    ? ['No contraction or everyday word was found that could be replaced without changing what is said.']
    : ['No stiff word was found that could be replaced without changing what is said.']
}

const noteLimits = ({ before, after, document }: Step): string[] => {
  const { mostLinesPerJob: most, mostPages: pages } = after
  const perJob =
    most !== undefined &&
    most !== before.mostLinesPerJob &&
    document.work.every(({ highlights }) => highlights.length <= most)
  const fits = pages !== undefined && pages !== before.mostPages && fitsPages(document, pages)
  return [
    ...(perJob ? [`No job has more than ${most} ${most === 1 ? 'line' : 'lines'} as it is.`] : []),
    ...(fits ? [`It takes no more than ${pages === 1 ? 'one page' : `${pages} pages`} as it is.`] : []),
  ]
}

const noteLonger = ({ before, after }: Step): string[] => {
  const { longer, ...rest } = after
  const { longer: _, ...earlier } = before
  return longer && JSON.stringify(rest) === JSON.stringify(earlier)
    ? [
        'Nothing was left out, so all that the original says stands there already. More needs facts that only you can add with Correct what was understood.',
      ]
    : []
}

const isThere = (target: WishTarget, document: ResumeDocument): boolean =>
  // A job's age depends on today's date, which is not known here.
  target.kind === 'jobs-older' || wouldLeaveOut(document, target)

const noteAbsent = ({ before, after, document }: Step): string[] => {
  const known = new Set((before.leaveOut ?? []).map((target) => JSON.stringify(target)))
  const absent = (after.leaveOut ?? [])
    .filter((target) => !known.has(JSON.stringify(target)))
    .filter((target) => !isThere(target, document))
  return absent.length === 0
    ? []
    : [
        `The resume shown does not have ${absent.map(describeTarget).join(' or ')}, so nothing had to go for that.`,
      ]
}

/** Why an understood wish has no effect on the current resume; undefined if it has one. */
export const noteWithoutEffect = (step: Step): string | undefined =>
  [noteTone, noteLimits, noteLonger, noteAbsent].flatMap((note) => note(step))[0]
