import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'

const fields: [RegExp, TargetRole][] = [
  [/\bsres?\b|\bsite reliability\b|\breliability\b/i, 'Site Reliability Engineer (SRE)'],
  [/\bdev ?ops\b|\bplatform engineering\b/i, 'DevOps Engineer'],
  [/\b(?:cyber ?-?security|info ?sec|security|soc)\b/i, 'Security Engineer'],
  [/\bfront[ -]?end\b/i, 'Frontend Developer'],
  [/\bback[ -]?end\b/i, 'Backend Developer'],
  [/\bfull[ -]?stack\b/i, 'Full Stack Developer'],
  [/\b(?:machine learning|ml|ai)\b/i, 'Machine Learning Engineer'],
  [/\bdata scien(?:ce|tist)/i, 'Data Scientist'],
  [/\bdata engineer/i, 'Data Engineer'],
  [/\bcloud\b/i, 'Cloud Engineer'],
  [/\b(?:mobile|ios|android)\b/i, 'Mobile Developer'],
  [/\bproduct manage/i, 'Product Manager'],
  [/\bproject manage/i, 'Technical Project Manager'],
  [/\bsolutions? architect/i, 'Solutions Architect'],
  [/\b(?:tech|technical) lead/i, 'Technical Lead'],
  [/\bengineering manage/i, 'Engineering Manager'],
  [/\bsoftware\b/i, 'Software Engineer'],
]

const flat = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?= |$)/g, '')
    .trim()} `

type Title = { words: string; role: TargetRole; rank: number }

const titles: Title[] = targetRoles
  .flatMap((role) => {
    const { aliases, seniorityTitles, summaryNoun } = getRole(role)
    return [
      ...[role, summaryNoun].map((title) => ({ words: flat(title), role, rank: 0 })),
      ...aliases.map((title, at) => ({ words: flat(title), role, rank: 1 + at / 1000 })),
      ...seniorityTitles.map((title) => ({ words: flat(title), role, rank: 2 })),
    ]
  })
  .sort((a, b) => b.words.length - a.words.length || a.rank - b.rank)

const singular = (words: string): string => words.replace(/(?<=[a-z]{2})s(?= )/g, '')

/** The target role named by title, alias or field ("SRE", "security roles"); the longest title wins. */
export const findRole = (words: string): { role: TargetRole; isTitle: boolean } | undefined => {
  const told = flat(words)
  const title = titles.find(({ words: known }) => told.includes(known) || singular(told).includes(known))
  if (title) return { role: title.role, isTitle: true }
  const field = fields.find(([pattern]) => pattern.test(words))
  return field && { role: field[1], isTitle: false }
}
