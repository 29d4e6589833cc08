import { tagSkillsWith } from '@nextrung/engine/text/tag-skills'
import { type SkillRow, SpanScore, textOfRow } from './skill-rows.ts'
import { type Training, trainWeights } from './train-weights.ts'

// Two postings that share a sentence of at least this many tokens are from one employer, so the second adds nothing new.
const minSharedSentence = 8

/** Maps each posting to a group; postings that share a long sentence are in the same group. */
function groupPostings(rows: readonly SkillRow[]): (posting: string) => string {
  const parents = new Map<string, string>()
  const rootOf = (posting: string): string => {
    const parent = parents.get(posting)
    return parent === undefined ? posting : rootOf(parent)
  }
  const seen = new Map<string, string>()
  for (const { posting, tokens } of rows) {
    if (tokens.length < minSharedSentence) continue
    const sentence = tokens.join(' ')
    const root = rootOf(seen.get(sentence) ?? posting)
    seen.set(sentence, root)
    if (rootOf(posting) !== root) parents.set(rootOf(posting), root)
  }
  return rootOf
}

/** Assigns groups to parts: largest group first, each to the smallest part. */
function dealOut(rows: readonly SkillRow[], parts: number): (row: SkillRow) => number {
  const groupOf = groupPostings(rows)
  const sizes = new Map<string, number>()
  for (const { posting, tokens } of rows)
    sizes.set(groupOf(posting), (sizes.get(groupOf(posting)) ?? 0) + tokens.length)
  const loads = Array.from({ length: parts }, () => 0)
  const partOf = new Map<string, number>()
  for (const [group, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
    const part = loads.indexOf(Math.min(...loads))
    loads[part] = (loads[part] ?? 0) + size
    partOf.set(group, part)
  }
  return ({ posting }) => partOf.get(groupOf(posting)) ?? 0
}

/** Prints how well technology rows are tagged with weights learned from the other parts of the rows. */
export function crossValidate(rows: readonly SkillRow[], training: Training & { parts: number }): void {
  const partOf = dealOut(rows, training.parts)
  const score = new SpanScore()
  for (let part = 0; part < training.parts; part += 1) {
    const others = rows.filter((row) => partOf(row) !== part)
    const weights = trainWeights(others, training)
    for (const row of rows.filter((one) => one.source === 'tech' && partOf(one) === part)) {
      const { text, spanOf } = textOfRow(row)
      score.add(row.knowledge_spans, tagSkillsWith({ text, weights }).map(spanOf))
    }
    score.print(`${part + 1} of ${training.parts} parts`)
  }
}
