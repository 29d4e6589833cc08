import { canonicalSkill, type SkillMatch } from './find-skills.ts'
import { findSkillCandidates } from './skill-candidates.ts'
import { findSpans } from './tagger-spans.ts'
import { splitTaggerTokens } from './tagger-tokens.ts'
import { loadWeights, type TaggerWeights } from './tagger-weights.ts'
import { type Span, trimSpan } from './trim-span.ts'

// The tagger needs a word's neighbours, but longer lines are split to keep the cost proportional to their length.
const longestLine = 4000

function* linesOf(text: string): Generator<Span> {
  for (const { 0: line, index } of text.matchAll(/[^\n\r]+/g)) {
    let start = 0
    while (start < line.length) {
      const limit = start + longestLine
      const blank = limit < line.length ? line.lastIndexOf(' ', limit) : line.length
      const end = blank > start ? blank : Math.min(limit, line.length)
      yield { start: index + start, end: index + end }
      start = end
    }
  }
}

/** The skills the tagger finds in a line, split at commas. */
function spansOf(line: string, weights: TaggerWeights): Span[] {
  const tokens = splitTaggerTokens(line)
  return findSpans({ line, tokens, weights }).flatMap(({ first, end }) => {
    const spans: Span[] = []
    for (const token of tokens.slice(first, end)) {
      const open = spans.at(-1)
      if (open && !token.broken) open.end = token.end
      else spans.push({ start: token.start, end: token.end })
    }
    return spans
  })
}

/** Splits "Java/Python" if both parts are known skills and the whole isn't. */
function splitAtSlash(text: string, span: Span): Span[] {
  const written = text.slice(span.start, span.end)
  if (!written.includes('/')) return [span]
  const known = findSkillCandidates(written)
  const between = known
    .slice(1)
    .every(({ start }, at) => /^\s*\/\s*$/.test(written.slice(known[at]?.end, start)))
  const isAll = known[0]?.start === 0 && known.at(-1)?.end === written.length
  if (known.length < 2 || !between || !isAll) return [span]
  return known.map(({ start, end }) => ({ start: span.start + start, end: span.start + end }))
}

/**
 * The skills and fields of knowledge that a job ad or resume mentions, in order and without overlaps, including ones
 * the taxonomy doesn't have. `name` is the canonical spelling if the taxonomy has one, otherwise the text itself. This
 * is a small statistical tagger that misses some skills and reports some false ones; for certainty use `findSkills`.
 */
export function tagSkills(text: string): SkillMatch[] {
  return tagSkillsWith({ text, weights: loadWeights() })
}

/** `tagSkills` with other weights, such as those of a training run. */
export function tagSkillsWith({ text, weights }: { text: string; weights: TaggerWeights }): SkillMatch[] {
  const matches: SkillMatch[] = []
  for (const { start: offset, end } of linesOf(text)) {
    const line = text.slice(offset, end)
    for (const span of spansOf(line, weights).flatMap((one) => splitAtSlash(line, trimSpan(line, one)))) {
      const written = line.slice(span.start, span.end)
      if (!/[\p{L}\p{N}]/u.test(written)) continue
      matches.push({
        name: canonicalSkill(written),
        start: offset + span.start,
        end: offset + span.end,
        text: written,
      })
    }
  }
  return matches
}
