/** A piece of a production: text as it stands, or a slot. `change` is "^" (capital first), "_" (lower) or "!" (upper). */
export type Part =
  | string
  | { kind: 'oneOf'; options: Part[][] }
  | { kind: 'number'; from: number; to: number; step: number }
  | { kind: 'digits'; count: number }
  | { kind: 'rule'; name: string; change: string }
  | { kind: 'value'; name: string; change: string }

/**
 * Reads `Cut <cost|time> by {5-60/5} % for {employer}`: alternatives in angle brackets, slots in braces. A slot is a
 * range with an optional step, a run of "#" for digits, "@value" for a value of the caller, or the name of a rule.
 */
export function readProduction(text: string): Part[] {
  return readUntil({ text, at: 0 }, false).options[0] ?? []
}

type Cursor = { text: string; at: number }

function readUntil(cursor: Cursor, inside: boolean): { options: Part[][] } {
  let current: Part[] = []
  const options = [current]
  let plain = ''
  const flush = () => {
    if (plain) current.push(plain)
    plain = ''
  }
  while (cursor.at < cursor.text.length) {
    const sign = cursor.text[cursor.at] ?? ''
    cursor.at += 1
    if (inside && sign === '>') break
    if (inside && sign === '|') {
      flush()
      current = []
      options.push(current)
    } else if (sign === '<') {
      flush()
      current.push({ kind: 'oneOf', options: readUntil(cursor, true).options })
    } else if (sign === '{') {
      flush()
      const end = cursor.text.indexOf('}', cursor.at)
      current.push(readSlot(cursor.text.slice(cursor.at, end)))
      cursor.at = end + 1
    } else plain += sign
  }
  flush()
  return { options }
}

function readSlot(slot: string): Part {
  const range = /^(\d+)-(\d+)(?:\/(\d+))?$/.exec(slot)
  if (range) {
    return { kind: 'number', from: Number(range[1]), to: Number(range[2]), step: Number(range[3] ?? 1) }
  }
  if (/^#+$/.test(slot)) return { kind: 'digits', count: slot.length }
  const change = /[\^_!]$/.exec(slot)?.[0] ?? ''
  const name = change ? slot.slice(0, -1) : slot
  return name.startsWith('@')
    ? { kind: 'value', name: name.slice(1), change }
    : { kind: 'rule', name, change }
}
