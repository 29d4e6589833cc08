import { formLabels } from '@nextrung/knowledge/words/form-words'
import { fold } from '../../text/fold.ts'
import type { Line } from '../parsing/line.ts'

export type FormKind = keyof typeof formLabels
/** What a form calls a line, and what stands beside the label; a rest of a label has no kind. */
export type FormRow = { kind: FormKind | undefined; value: string; isOfficial: boolean }

const bare = (text: string) =>
  fold(text)
    .replace(/[’`]/g, "'")
    .replace(/\s*:\s*$/u, '')
    .trim()

const kinds = Object.keys(formLabels) as FormKind[]
const kindByLabel = new Map<string, FormKind>()
for (const kind of kinds)
  for (const label of formLabels[kind]) if (!kindByLabel.has(bare(label))) kindByLabel.set(bare(label), kind)
const officialWords = 3
const official = [...kindByLabel].filter(([label]) => label.split(' ').length >= officialWords)

/** The official label that the text begins, broken off before its last words. */
const brokenLabel = (text: string): readonly [string, FormKind] | undefined =>
  text.length < 8 || !text.includes(' ')
    ? undefined
    : official.find(([label]) => label.startsWith(`${text} `))

type Parts = { label: string; value: string }

function partsOf({ text, cells }: Line): Parts[] {
  const [first = '', ...others] = cells
  if (others.length > 0) return [{ label: first, value: others.join(' ').replace(/^:\s*/u, '') }]
  const [, before = '', behind = ''] = /^([^:]{3,60}):\s+(\S.*)$/u.exec(text) ?? []
  const whole = { label: text, value: '' }
  return before === '' ? [whole] : [{ label: before, value: behind }, whole]
}

/** The rows of forms among the lines: labels as forms have them, whole or broken over lines, and their values. */
export function formRows(lines: readonly Line[]): Map<Line, FormRow> {
  const rows = new Map<Line, FormRow>()
  let rest = ''
  for (const line of lines) {
    for (const { label, value } of partsOf(line)) {
      const text = bare(label)
      const kind = kindByLabel.get(text)
      const broken = kind === undefined ? brokenLabel(text) : undefined
      if (kind !== undefined || broken !== undefined) {
        if (kindByLabel.has(bare(value))) break
        const isOfficial = broken !== undefined || text.split(' ').length >= officialWords
        rows.set(line, { kind: kind ?? broken?.[1], value, isOfficial })
        rest = broken === undefined ? '' : broken[0].slice(text.length + 1)
        break
      }
      if (rest !== '' && (rest === text || rest.startsWith(`${text} `))) {
        rows.set(line, { kind: undefined, value, isOfficial: true })
        rest = rest.slice(text.length + 1)
        break
      }
    }
  }
  return rows
}
