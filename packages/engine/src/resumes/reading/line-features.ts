import type { Line } from '../parsing/line.ts'
import { FeatureList } from './feature-hash.ts'
import { type LineContext, styleOf, withoutDigits } from './line-context.ts'
import type { LineFacts } from './line-facts.ts'

const step = (value: number, limits: readonly number[]): number => {
  const at = limits.findIndex((limit) => value <= limit)
  return at === -1 ? limits.length : at
}

/** What a line says by its words: seen by the line itself and by its neighbours. */
function wordFacts(line: Line, facts: LineFacts): string[] {
  const { text } = line
  const flags = [
    facts.title && 'title',
    facts.titles > 1 && 'titles',
    facts.company && 'company',
    facts.school && 'school',
    facts.degree && 'degree',
    facts.place && 'place',
    facts.email && 'email',
    facts.url && 'url',
    facts.phone && 'phone',
    facts.name && 'name',
    facts.deed && 'deed',
    facts.certificate && 'cert',
    facts.state && 'state',
    facts.score && 'score',
    facts.personal && 'personal',
    facts.pageNumber && 'page',
    facts.capitals && 'caps',
    line.bullet && 'bullet',
    line.bold && 'bold',
    line.heading && 'styled',
    /^\p{Ll}/u.test(text) && 'lower',
    /^\d/.test(text) && 'digit',
    /[.!?]$/.test(text) && 'stop',
    /[,;&/-]$/.test(text) && 'open',
    /:$/.test(text) && 'colon',
    facts.label !== undefined && 'label',
    /\b(?:i|my|me|ich|je|yo)\b/i.test(text) && 'first-person',
  ].filter((flag) => flag !== false)
  return [
    ...flags,
    `date:${facts.dateKind}`,
    `dateAt:${facts.dateAt}`,
    `head:${facts.heading ?? `~${facts.looseHeading ?? ''}`}`,
    `words:${step(facts.words.length, [1, 2, 3, 5, 8, 12, 18])}`,
    `skills:${step(facts.skills, [0, 1, 2, 4])}:${step(facts.skills / facts.words.length, [0.1, 0.3, 0.5])}`,
    `languages:${step(facts.languages, [0, 1, 2])}`,
    `cells:${step(line.cells.length, [1, 2, 3])}`,
  ]
}

/** How a line is set: size, indent, distance, and whether it looks like the line before it. */
function lookFacts(at: number, context: LineContext): string[] {
  const line = context.lines[at]
  if (line === undefined) return []
  const previous = context.lines[at - 1]
  const { body, leftByColumn } = context
  const ratio = line.fontSize === undefined || body === undefined ? -1 : line.fontSize / body
  const left = leftByColumn.get(line.column ?? 0) ?? 0
  const facts = [
    `size:${ratio < 0 ? 'none' : step(ratio, [0.85, 0.97, 1.03, 1.15, 1.35, 1.7, 2.2])}`,
    `indent:${line.x === undefined ? 'none' : step(line.x - left, [2, 8, 16, 30, 80, 200])}`,
    line.gapBefore ? 'gap' : 'no-gap',
    `part:${line.part ?? ''}`,
    `fill:${step(line.text.length / context.longest, [0.2, 0.4, 0.6, 0.75, 0.9])}`,
    `repeats:${step(context.repeats.get(withoutDigits(line.text)) ?? 1, [1, 2])}`,
  ]
  if (previous !== undefined) {
    const closer = (line.x ?? 0) - (previous.x ?? 0)
    const drop = line.y === undefined || previous.y === undefined ? -1 : (line.y - previous.y) / (body ?? 10)
    facts.push(
      `move:${line.x === undefined ? 'none' : closer < -2 ? 'out' : closer > 2 ? 'in' : 'same'}`,
      `drop:${line.source.page !== previous.source.page ? 'page' : drop < 0 ? 'up' : step(drop, [0.3, 1.1, 1.35, 1.6, 2.1, 3])}`,
      line.column === previous.column ? 'column' : 'new-column',
      line.bold === previous.bold && line.fontSize === previous.fontSize ? 'same-look' : 'other-look',
    )
  }
  return facts
}

function placeFacts(at: number, context: LineContext): string[] {
  const { lines, sections } = context
  const here = sections[at] ?? { kind: 'top', since: 99 }
  return [
    `from-top:${step(at, [0, 1, 2, 3, 5, 8, 14])}`,
    `from-end:${step(lines.length - 1 - at, [0, 1, 2, 5])}`,
    `section:${here.kind}`,
    `section:${here.kind}:${step(here.since, [0, 1, 2, 4])}`,
  ]
}

function styleFacts(at: number, context: LineContext): string[] {
  const line = context.lines[at]
  const facts = context.facts[at]
  const style = line && facts && context.styles.get(styleOf(line, facts))
  if (style === undefined) return []
  const share = (count: number) => step(count / style.count, [0, 0.2, 0.5, 0.8])
  return [
    `style-count:${step(style.count, [1, 2, 4, 8, 16])}`,
    `style-heads:${share(style.headings)}:${step(style.count, [1, 2, 4, 8])}`,
    `style-dated:${share(style.dated)}`,
    `style-titled:${share(style.titled)}`,
  ]
}

function addWords(list: FeatureList, line: Line, facts: LineFacts): void {
  const { words } = facts
  list.addWord(`first=${words[0] ?? ''}`)
  list.addWord(`first-two=${words[0] ?? ''} ${words[1] ?? ''}`)
  list.addWord(`last=${words.at(-1) ?? ''}`)
  if (facts.label !== undefined) list.addWord(`label=${facts.label}`)
  if (words.length <= 6)
    for (const word of words) list.addWord(`word=${word.replace(/[^\p{L}\p{N}+#]/gu, '')}`)
  list.add(`separators=${facts.separators}`)
  list.add(
    `cells=${line.cells.map((cell) => (/\d{4}/.test(cell) ? 'd' : cell.length > 40 ? 'l' : 's')).join('')}`,
  )
}

/** The features of each line of a resume, in the order of the lines. */
export function lineFeatures(context: LineContext): number[][] {
  const { lines } = context
  const words = lines.map((line, at) => {
    const facts = context.facts[at]
    return facts === undefined ? [] : wordFacts(line, facts)
  })
  const looks = lines.map((_line, at) => lookFacts(at, context))
  return lines.map((line, at) => {
    const list = new FeatureList()
    const facts = context.facts[at]
    const place = placeFacts(at, context)
    const own = [...(words[at] ?? []), ...(looks[at] ?? []), ...styleFacts(at, context)]
    list.add('always')
    list.add(context.isPlain ? 'plain' : 'set')
    for (const fact of [...own, ...place]) list.add(fact)
    const section = place[2] ?? ''
    for (const fact of own) list.add(`${section}&${fact}`)
    for (const offset of [-2, -1, 1, 2, 3]) {
      const near = words[at + offset]
      if (near === undefined) {
        list.add(`${offset}:edge`)
        continue
      }
      for (const fact of near) list.add(`${offset}:${fact}`)
      if (Math.abs(offset) < 2)
        for (const fact of [...(looks[at + offset] ?? []), ...placeFacts(at + offset, context).slice(2, 3)])
          list.add(`${offset}:${fact}`)
    }
    const dateHere = facts?.dateKind ?? 'none'
    const bullet = line.bullet ? 'bullet' : 'plain'
    list.add(
      `shape:${bullet}:${dateHere}:${facts?.title}:${facts?.company}:${facts?.degree}:${facts?.school}`,
    )
    list.add(`around:${context.facts[at - 1]?.dateKind}:${dateHere}:${context.facts[at + 1]?.dateKind}`)
    list.add(
      `around:${section}:${bullet}:${context.lines[at - 1]?.bullet}:${context.lines[at + 1]?.bullet}:${line.bold}:${line.gapBefore}`,
    )
    if (facts !== undefined) addWords(list, line, facts)
    return list.buckets
  })
}
