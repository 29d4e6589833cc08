import { openingOf } from '../../text/phrases.ts'
import {
  addedChange,
  isSameText,
  type LeftOut,
  quoted,
  type RankedChange,
  ranks,
  reasonForOrder,
  rewordedChange,
  type Sides,
} from './change.ts'
import { findMoved } from './find-moved.ts'
import { likeness, type Match, matchLines } from './match-texts.ts'

/** A line and its position in its version. */
export type PlacedLine = { pointer: string; text: string }

export type ComparedLines = { older: PlacedLine[]; newer: PlacedLine[]; where: string }

const sameAsLeftOut = 0.6
const heldElsewhere = 0.9

/** Why a text was removed: the reason the newer version gives, or that another line says the same. */
export const reasonForRemoval = (
  text: string,
  { leftOut, lines }: { leftOut: LeftOut[]; lines: string[] },
): string => {
  const [nearest] = leftOut
    .map((left) => ({ why: left.why, alike: likeness(left.text, text) }))
    .sort((a, b) => b.alike - a.alike)
  if (nearest && nearest.alike >= sameAsLeftOut) return nearest.why
  const holder = lines.find((line) => likeness(line, text) >= heldElsewhere)
  return holder ? `It is said in “${openingOf(holder)}”` : ''
}

const mostMoves = 2

const describeMove = (pair: Match, { newer }: ComparedLines): string => {
  const line = `“${openingOf(newer[pair.newer]?.text ?? '')}”`
  if (pair.newer === 0) return `The line ${line} moved to the top.`
  if (pair.newer === newer.length - 1) return `The line ${line} moved to the end.`
  return `The line ${line} moved ${pair.newer < pair.older ? 'up' : 'down'}.`
}

const movedChanges = (sides: Sides, pairs: Match[], lines: ComparedLines): RankedChange[] => {
  const moved = findMoved(pairs)
  const { where, older, newer } = lines
  const whyOf = (pair: Match): string =>
    reasonForOrder(sides, {
      older: older[pair.older]?.pointer,
      newer: newer[pair.newer]?.pointer ?? '',
    })
  if (moved.length <= mostMoves)
    return moved.map((pair) => ({
      kind: 'moved',
      where,
      what: describeMove(pair, lines),
      why: whyOf(pair),
      rank: ranks.order,
    }))
  return [
    {
      kind: 'moved',
      where,
      what: `The lines stand in another order; “${openingOf(newer[0]?.text ?? '')}” comes first now.`,
      why: moved.map(whyOf).find((why) => why !== '') ?? '',
      rank: ranks.order,
    },
  ]
}

/** Compares the lines of one entry: reworded, added, removed with the reason, moved. */
export const compareLines = (sides: Sides, lines: ComparedLines): RankedChange[] => {
  const { older, newer, where } = lines
  const matching = matchLines(
    older.map(({ text }) => text),
    newer.map(({ text }) => text),
  )
  const reworded = matching.pairs.flatMap((pair): RankedChange[] => {
    const [before, after] = [older[pair.older], newer[pair.newer]]
    if (!before || !after || isSameText(before.text, after.text)) return []
    const place = { older: before.pointer, newer: after.pointer }
    return [rewordedChange(sides, place, { before: before.text, after: after.text, where })]
  })
  const added = matching.added.flatMap((at): RankedChange[] => {
    const line = newer[at]
    if (!line) return []
    return [
      addedChange(sides, line.pointer, {
        text: line.text,
        where,
        what: `${quoted(line.text)} was added.`,
        rank: ranks.line,
      }),
    ]
  })
  const removed = matching.removed.flatMap((at): RankedChange[] => {
    const text = older[at]?.text
    if (text === undefined) return []
    const why = reasonForRemoval(text, { leftOut: sides.leftOut, lines: newer.map((line) => line.text) })
    return [
      { kind: 'removed', where, what: `${quoted(text)} was left out.`, why, before: text, rank: ranks.line },
    ]
  })
  return [...removed, ...added, ...reworded, ...movedChanges(sides, matching.pairs, lines)]
}
