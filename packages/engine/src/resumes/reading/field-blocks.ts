import type { Line } from '../parsing/line.ts'
import type { LineRole } from './labels.ts'

/** Lines whose words are read together, and what they are. */
export type FieldBlock = { kind: 'header' | LineRole; lines: Line[]; roles: LineRole[] }

const headerRoles: ReadonlySet<LineRole> = new Set(['name', 'title', 'contact'])
const fieldRoles: ReadonlySet<LineRole> = new Set([
  'jobHead',
  'educationHead',
  'projectHead',
  'certificate',
  'language',
])

/**
 * The blocks of a resume whose words are fields: each entry's heading, each certificate, the languages, and the lines
 * with name, title and contact data.
 */
export function fieldBlocks(
  lines: readonly Line[],
  labels: readonly ({ role: LineRole; begins: boolean } | undefined)[],
): FieldBlock[] {
  const blocks: FieldBlock[] = []
  let open: FieldBlock | undefined
  for (const [at, line] of lines.entries()) {
    const label = labels[at]
    const role = label?.role
    if (role === 'furniture') continue
    const kind = role !== undefined && headerRoles.has(role) ? 'header' : role
    if (role === undefined || kind === undefined || !(kind === 'header' || fieldRoles.has(role))) {
      open = undefined
      continue
    }
    const goesOn =
      open?.kind === kind && (kind === 'header' || kind === 'language' || label?.begins === false)
    if (open !== undefined && goesOn && open.lines.length < 12) {
      open.lines.push(line)
      open.roles.push(role)
      continue
    }
    open = { kind, lines: [line], roles: [role] }
    blocks.push(open)
  }
  return blocks
}
