import type { Figure } from './benchmark.ts'

/** Figures as a Markdown table. */
export const resultsTable = (figures: Figure[]): string =>
  [
    '| What | Measured | Aim | | Note |',
    '|---|---|---|---|---|',
    ...figures.map(({ what, value, aim = '', met, note = '' }) =>
      row([what, value, aim, met === undefined ? '' : met ? 'met' : '**missed**', note]),
    ),
  ].join('\n')

const row = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`

/** Inserts or replaces one section of the page and leaves the others unchanged. */
export const withSection = (page: string, { name, body }: { name: string; body: string }): string => {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const section = `${start}\n${body}\n${end}`
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${section}\n`
  return page.slice(0, from) + section + page.slice(to + end.length)
}
