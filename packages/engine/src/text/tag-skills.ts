import { canonicalSkill, type SkillMatch } from './find-skills.ts'
import { findSkillCandidates } from './skill-candidates.ts'
import { labelTokens } from './tagger-labels.ts'
import { splitTaggerTokens, type TaggerToken } from './tagger-tokens.ts'
import { loadWeights, taggerLabels } from './tagger-weights.ts'

type Span = { start: number; end: number }

// Neighbours tell what a word means; a line longer than this is looked at in pieces, to keep its cost in proportion.
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

function joinTokens(tokens: readonly TaggerToken[], labels: Uint8Array): Span[] {
  const spans: Span[] = []
  let open: Span | undefined
  for (const [at, token] of tokens.entries()) {
    const label = labels[at] ?? taggerLabels.outside
    if (label === taggerLabels.outside) open = undefined
    else if (open && label === taggerLabels.further && !token.broken) open.end = token.end
    else {
      open = { start: token.start, end: token.end }
      spans.push(open)
    }
  }
  return spans
}

/** Without signs at the ends, and without a bracket that has no other half inside. */
function trimSpan(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end)
  const bare = written.replace(/^[\s"'“”‘’*•·:!?–—-]+|[\s"'“”‘’*•·:!?–—-]+$|\s*(?<=[\p{L}\p{N})])\.$/gu, '')
  const inner = bare.includes('(') ? bare : bare.replace(/[\s)\]]+$/u, '')
  const whole = inner.includes(')') ? inner : inner.replace(/^[\s([]+|\s*\([^(]*$/gu, '')
  const offset = written.indexOf(whole)
  return { start: start + offset, end: start + offset + whole.length }
}

/** "Java/Python" is two skills where both are known and the whole is none. */
function splitAtSlash(text: string, span: Span): Span[] {
  const written = text.slice(span.start, span.end)
  if (!written.includes('/')) return [span]
  const known = findSkillCandidates(written)
  const between = [...known.slice(1)].every(({ start }, at) =>
    /^\s*\/\s*$/.test(written.slice(known[at]?.end, start)),
  )
  const isAll = known[0]?.start === 0 && known.at(-1)?.end === written.length
  if (known.length < 2 || !between || !isAll) return [span]
  return known.map(({ start, end }) => ({ start: span.start + start, end: span.start + end }))
}

/**
 * The skills and fields of knowledge that a text of a job ad or resume speaks of, left to right and apart, also those
 * that the taxonomy does not have; `name` is the canonical spelling where it has them, else the text itself. A small
 * statistical tagger decides, so some are missed and some are none: what must be certain asks `findSkills`.
 */
export function tagSkills(text: string): SkillMatch[] {
  const weights = loadWeights()
  const matches: SkillMatch[] = []
  for (const { start: offset, end } of linesOf(text)) {
    const line = text.slice(offset, end)
    const tokens = splitTaggerTokens(line)
    const spans = joinTokens(tokens, labelTokens({ line, tokens, weights }))
    for (const span of spans.flatMap((one) => splitAtSlash(line, trimSpan(line, one)))) {
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
