import type { LineRole } from '@nextrung/engine/resumes/reading/labels'
import type { LineBlock, Look, Piece } from '../shapes.ts'
import { parseTemplate, type TemplateNode } from './parse-template.ts'

/** What a template's `{field}` stands for; a missing one leaves out its group and the separators around it. */
export type Fields = Record<string, Piece[] | undefined>

export type TemplateInput = {
  /** One template per line, see `parse-template.ts`. */
  lines: readonly string[]
  fields: Fields
  /** `told` is false for a line of nothing but the template's own words. */
  role: LineRole | ((line: { pieces: Piece[]; told: boolean }) => LineRole)
  /** Which of the shown lines begin an entry; only the first unless told. */
  begins?: 'first' | 'each' | 'none'
  /** Replaces `$Word` in literal text. */
  word: (key: string) => string
  /** What `<>` stands for. */
  separator: string
  bullet?: string
}

/** The lines of a template that have something to show. */
export function renderTemplate(input: TemplateInput): LineBlock[] {
  const blocks: LineBlock[] = []
  for (const source of input.lines) {
    const { flags, cells } = parseTemplate(source)
    const drawn = cells.map((nodes) => trimmed(renderNodes(nodes, input)))
    const shown = drawn.filter((pieces) => pieces.length > 0)
    const wanted = cells.some((nodes) => hasField(nodes))
    const filled = cells.some((nodes) => showsField(nodes, input.fields))
    if (shown.length === 0 || (wanted && !filled)) continue
    blocks.push({
      kind: 'line',
      role: typeof input.role === 'string' ? input.role : input.role({ pieces: shown.flat(), told: wanted }),
      begins: beginsAt(input.begins ?? 'first', blocks.length),
      cells: shown,
      look: lookOf(flags),
      ...(flags.includes('*') && input.bullet !== undefined ? { bullet: input.bullet } : {}),
    })
  }
  return blocks
}

function beginsAt(begins: 'first' | 'each' | 'none', at: number): boolean {
  return begins === 'each' || (begins === 'first' && at === 0)
}

function renderNodes(nodes: TemplateNode[], input: TemplateInput): Piece[] {
  const out: Piece[] = []
  let glue: string | undefined
  for (const node of nodes) {
    if (node.kind === 'glue') {
      glue = node.text === '' ? input.separator : worded(node.text, input)
      continue
    }
    const pieces = renderNode(node, input)
    if (pieces.length === 0) continue
    // A group such as " (2019)" brings its own distance, and nothing separates from a closing bracket.
    const needsGlue = out.length > 0 && !/^[\s)\]]/.test(pieces[0]?.text ?? '')
    if (glue !== undefined && needsGlue) append(out, { text: glue, label: 'none' })
    glue = undefined
    for (const piece of pieces) append(out, piece)
  }
  return out
}

function renderNode(node: TemplateNode, input: TemplateInput): Piece[] {
  switch (node.kind) {
    case 'literal':
      return [{ text: worded(node.text, input), label: 'none' }]
    case 'field':
      return input.fields[node.name] ?? []
    case 'group':
      return isComplete(node.nodes, input.fields) ? renderNodes(node.nodes, input) : []
    case 'glue':
      return []
  }
}

/** A group with separators of its own shows what there is; one without needs all of its fields. */
function isComplete(nodes: TemplateNode[], fields: Fields): boolean {
  if (nodes.some((node) => node.kind === 'glue')) return showsField(nodes, fields)
  return nodes.every((node) => node.kind !== 'field' || isFilled(fields[node.name]))
}

function showsField(nodes: TemplateNode[], fields: Fields): boolean {
  return nodes.some(
    (node) =>
      (node.kind === 'field' && isFilled(fields[node.name])) ||
      (node.kind === 'group' && isComplete(node.nodes, fields) && showsField(node.nodes, fields)),
  )
}

function hasField(nodes: TemplateNode[]): boolean {
  return nodes.some((node) => node.kind === 'field' || (node.kind === 'group' && hasField(node.nodes)))
}

function isFilled(pieces: Piece[] | undefined): boolean {
  return pieces !== undefined && pieces.length > 0
}

function worded(text: string, input: TemplateInput): string {
  return text.replace(/\$([A-Za-z]+)/g, (_, key: string) => input.word(key))
}

/** Joins neighbouring text without a label, so that a separator is one piece. */
function append(out: Piece[], piece: Piece): void {
  const last = out.at(-1)
  if (last?.label === 'none' && piece.label === 'none') last.text += piece.text
  else out.push({ ...piece })
}

function trimmed(pieces: Piece[]): Piece[] {
  const first = pieces[0]
  // What a separator stood behind may be missing.
  if (first?.label === 'none') first.text = first.text.trimStart().replace(/^[,;|·/–—→-]\s+/, '')
  const last = pieces.at(-1)
  if (last) last.text = last.text.trimEnd()
  return pieces.filter((piece) => piece.text !== '')
}

function lookOf(flags: string): Look {
  const indent = flags.split('>').length - 1
  const size = flags.includes('X') ? 2 : flags.includes('L') ? 1.5 : flags.includes('l') ? 1.15 : undefined
  return {
    ...(flags.includes('b') ? { bold: true } : {}),
    ...(flags.includes('i') ? { italic: true } : {}),
    ...(flags.includes('k') ? { capitals: true } : {}),
    ...(flags.includes('m') ? { smallCaps: true } : {}),
    ...(flags.includes('u') ? { ruled: true } : {}),
    ...(flags.includes('h') ? { heading: true } : {}),
    ...(flags.includes('c') ? { align: 'center' as const } : {}),
    ...(flags.includes('r') ? { align: 'right' as const } : {}),
    ...(flags.includes('s') ? { size: 0.9 } : {}),
    ...(size === undefined ? {} : { size }),
    ...(indent === 0 ? {} : { indent }),
  }
}
