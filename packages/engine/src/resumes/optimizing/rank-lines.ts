import type { Wishes } from '../wish-model/wish.ts'
import { emphasisScore } from './apply-emphasis.ts'
import { textsMeant } from './find-traced-line.ts'
import { hasFixedOrder } from './order-entries.ts'
import { hasOutcome, relevanceFor } from './relevance.ts'
import type { RoleNeeds } from './role-needs.ts'
import type { TracedResume, TracedText } from './traced-document.ts'

type List = { lines: TracedText[]; share: number; needsOne: boolean }

/** The lists that lines can be dropped from; `share` is the weight of a line there, lower in older jobs. */
const listsOf = ({ work, projects, education, other }: TracedResume): List[] => [
  ...work.map(({ highlights, summary }, age) => ({
    lines: highlights,
    share: 1 / (1 + 0.4 * age),
    needsOne: summary === undefined,
  })),
  ...projects.map(({ highlights, description }, age) => ({
    lines: highlights,
    share: 0.8 / (1 + 0.2 * age),
    needsOne: description === undefined,
  })),
  ...education.map(({ highlights }) => ({ lines: highlights, share: 0.5, needsOne: false })),
  ...other.map(({ lines }) => ({ lines, share: 0.4, needsOne: false })),
]

export type Ranking = {
  wishes: Wishes
  needs: RoleNeeds | undefined
  kept: Set<TracedText>
}

const meantBy = (resume: TracedResume, targets: Wishes['stay'] = []): Set<TracedText> =>
  new Set(targets.flatMap((target) => textsMeant(resume, target)))

type Ranked = { line: TracedText; list: List; worth: number }

/**
 * Ranks lines for dropping, least relevant first: by what they say for the role, a stated result, and the age of the
 * job. Lines to keep are excluded; the last line of each job or project is listed separately in `lastOnes`. Lists
 * with a fixed order give their last line first.
 */
export const rankForDropping = (
  resume: TracedResume,
  { wishes, needs, kept }: Ranking,
): { first: TracedText[]; lastOnes: TracedText[] } => {
  const staying = meantBy(resume, wishes.stay)
  const favoured = meantBy(resume, wishes.emphasise)
  const isFixed = (line: TracedText): boolean =>
    kept.has(line) || staying.has(line) || emphasisScore(line, { emphasise: wishes.stay }) > 0
  const worthOf = (line: TracedText, { share }: List): number => {
    const told = needs ? relevanceFor(line.text, needs) : hasOutcome(line.text) ? 0.5 : 0
    const wished = emphasisScore(line, wishes) + (favoured.has(line) ? 1 : 0)
    return (told + 0.3) * share + wished * 100
  }
  const lists = listsOf(resume)
  const ranked: Ranked[] = lists.flatMap((list) => {
    const isTied = hasFixedOrder(list.lines)
    let most = Number.POSITIVE_INFINITY
    return list.lines.map((line, at) => {
      const worth = worthOf(line, list)
      // Lines tied together are dropped from the end.
      most = Math.min(most, worth)
      return { line, list, worth: isTied ? most - at * 1e-6 : worth - at * 1e-6 }
    })
  })
  const droppable = ranked
    .filter(({ line, list }) => !isFixed(line) && !(hasFixedOrder(list.lines) && list.lines.some(isFixed)))
    .sort((a, b) => a.worth - b.worth)
  const best = new Map<List, TracedText>()
  for (const { line, list } of ranked.sort((a, b) => b.worth - a.worth))
    if (list.needsOne && !best.has(list)) best.set(list, line)
  const lastOnes = new Set(best.values())
  return {
    first: droppable.filter(({ line }) => !lastOnes.has(line)).map(({ line }) => line),
    lastOnes: droppable.filter(({ line }) => lastOnes.has(line)).map(({ line }) => line),
  }
}
