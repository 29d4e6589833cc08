import type { SheetLine } from './sheet-sections.ts'

const counted = (count: number, one: string, many = one) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** `9 lines: 4 unchanged, 4 reworded, 1 needs a number. None without evidence.` */
export const evidenceSummary = (lines: SheetLine[]): string => {
  const having = (mark: string) => lines.filter((line) => line.evidence?.mark === mark).length
  const unproven = lines.filter((line) => !line.evidence || line.evidence.sources.length === 0).length
  const kinds = [
    having('kept') && `${having('kept')} unchanged`,
    having('reworded') && `${having('reworded')} reworded`,
    having('needs-number') && counted(having('needs-number'), 'needs a number', 'need a number'),
  ].filter(Boolean)
  const without = unproven === 0 ? 'None without evidence.' : `${unproven} without evidence.`
  return kinds.length > 0
    ? `${counted(lines.length, 'line')}${lines.length === 1 ? '' : 's'}: ${kinds.join(', ')}. ${without}`
    : ''
}
