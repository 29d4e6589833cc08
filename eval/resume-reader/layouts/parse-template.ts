/**
 * A line as a person writes it, with places for what it tells:
 *
 * - `{field}` is text of the person;
 * - `[…]` is a group that is left out when a field in it is missing;
 * - `<, >` is a separator that only stands between two things, `<>` the separator of the document;
 * - `$Word` is a word in the language of the resume;
 * - ` || ` begins a cell of its own on the same line;
 * - `^bic ` in front sets the look: b bold, i italic, k capitals, m small capitals, u ruled, h heading style,
 *   c centred, r right, s small, l large, L larger, X largest, > indented, * a list item;
 * - `\` takes the next character literally.
 */
export type TemplateNode =
  | { kind: 'literal'; text: string }
  | { kind: 'field'; name: string }
  | { kind: 'glue'; text: string }
  | { kind: 'group'; nodes: TemplateNode[] }

type Template = { flags: string; cells: TemplateNode[][] }

const parsed = new Map<string, Template>()

export function parseTemplate(source: string): Template {
  const known = parsed.get(source)
  if (known) return known
  const [, flags = '', body = ''] = /^(?:\^(\S+) )?(.*)$/s.exec(source) ?? []
  const template = { flags, cells: body.split(' || ').map(parseNodes) }
  parsed.set(source, template)
  return template
}

function parseNodes(source: string): TemplateNode[] {
  const open: TemplateNode[][] = [[]]
  for (const [token] of source.matchAll(/\\.|\{\w+\}|<[^<>]*>|\[|\]|[^\\{<[\]]+|./gs)) {
    const nodes = open.at(-1)
    if (!nodes) throw new Error(`A group closes too often in "${source}"`)
    if (token === '[') open.push([])
    else if (token === ']') {
      open.pop()
      open.at(-1)?.push({ kind: 'group', nodes })
    } else nodes.push(leafOf(token))
  }
  const [nodes] = open
  if (!nodes || open.length > 1) throw new Error(`A group stays open in "${source}"`)
  return nodes
}

function leafOf(token: string): TemplateNode {
  if (token.length > 1 && token.startsWith('{')) return { kind: 'field', name: token.slice(1, -1) }
  if (token.length > 1 && token.startsWith('<')) return { kind: 'glue', text: token.slice(1, -1) }
  if (token.length > 1 && token.startsWith('\\')) return { kind: 'literal', text: token.slice(1) }
  return { kind: 'literal', text: token }
}
