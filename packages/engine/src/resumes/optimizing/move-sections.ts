import { type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import type { SectionMove } from '../wish-model/wish.ts'

const move = (order: ResumeSection[], { section, to, anchor }: SectionMove): ResumeSection[] => {
  const rest = order.filter((one) => one !== section)
  if (to === 'last') return [...rest, section]
  if (to === 'first') return [section, ...rest]
  if (to === 'early') {
    const isUnderSummary = rest[0] === 'summary' && section !== 'summary'
    return isUnderSummary ? ['summary', section, ...rest.slice(1)] : [section, ...rest]
  }
  const at = anchor === undefined ? -1 : rest.indexOf(anchor)
  if (at < 0) return order
  const place = to === 'before' ? at : at + 1
  return [...rest.slice(0, place), section, ...rest.slice(place)]
}

/** Applies the requested section moves, the latest one winning; each section still appears once. */
export const moveSections = (order: ResumeSection[], moves: SectionMove[]): ResumeSection[] =>
  moves.reduce(move, [...new Set([...order, ...resumeSections])])
