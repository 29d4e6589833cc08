import type { Random } from '../seeded-random.ts'

const looks = ['', '', '^b ', '^b ', '^i ', '^bi ', '^k ', '^bk ', '^bl ', '^s ', '^m ']
const glues = ['<>', '<>', '<>', '<, >', '<, >', '< - >', '< – >', '< | >', '< / >', '<: >', '< >', '<,>']

/** Breaks fields into lines and cells. */
export function linesOf({ fields, random }: { fields: string[]; random: Random }): string[] {
  const breaks = random.weighted([
    [0.15, 2],
    [0.4, 4],
    [0.7, 3],
    [1, 1],
  ])
  const edges = random.chance(0.5) ? 0.25 : 0
  const glue = random.pick(glues)
  const lines: string[] = []
  for (const field of fields) {
    const last = lines.at(-1)
    if (last === undefined || random.chance(breaks)) lines.push(`${random.pick(looks)}${field}`)
    else if (random.chance(edges)) lines[lines.length - 1] = `${last} || ${field}`
    else lines[lines.length - 1] = `${last}${random.chance(0.7) ? glue : random.pick(glues)}${field}`
  }
  return lines
}
