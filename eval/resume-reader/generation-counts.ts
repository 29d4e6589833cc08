import type { LabelledResume } from './shapes.ts'

/** How often each thing was generated. Keys of `lines` and `labelled` are formats. */
export type GenerationCounts = {
  resumes: Record<string, number>
  lines: Record<string, number>
  labelled: Record<string, number>
  roles: Record<string, number>
  fields: Record<string, number>
  /** By what went wrong. */
  failures: Record<string, number>
}

export function emptyCounts(): GenerationCounts {
  return { resumes: {}, lines: {}, labelled: {}, roles: {}, fields: {}, failures: {} }
}

export function countResume(counts: GenerationCounts, { read, truth }: LabelledResume): void {
  add(counts.resumes, read.format, 1)
  add(counts.lines, read.format, truth.length)
  for (const line of truth) {
    if (line === undefined) continue
    add(counts.labelled, read.format, 1)
    add(counts.roles, line.role, 1)
    for (const { label } of line.fields) add(counts.fields, label, 1)
  }
}

export function countFailure(counts: GenerationCounts, reason: string): void {
  add(counts.failures, reason, 1)
}

export function addCounts(sum: GenerationCounts, more: GenerationCounts): void {
  for (const kind of ['resumes', 'lines', 'labelled', 'roles', 'fields', 'failures'] as const)
    for (const [key, count] of Object.entries(more[kind])) add(sum[kind], key, count)
}

export function describeCounts(counts: GenerationCounts): string {
  const formats = Object.entries(counts.resumes).map(([format, resumes]) => {
    const [lines, labelled] = [counts.lines[format] ?? 0, counts.labelled[format] ?? 0]
    return `${format}: ${resumes} resumes, ${lines} lines, ${((100 * labelled) / lines).toFixed(2)} % labelled`
  })
  const listed = (record: Record<string, number>) =>
    Object.entries(record)
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `${key} ${count}`)
      .join(', ')
  const failed = Object.values(counts.failures).reduce((sum, count) => sum + count, 0)
  return [
    ...formats,
    `roles: ${listed(counts.roles)}`,
    `fields: ${listed(counts.fields)}`,
    `failed: ${failed}${failed === 0 ? '' : ` (${listed(counts.failures)})`}`,
  ].join('\n')
}

function add(record: Record<string, number>, key: string, count: number): void {
  record[key] = (record[key] ?? 0) + count
}
