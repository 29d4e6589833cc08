import { findSkills } from '@nextrung/engine/text/find-skills'
import { tagSkills } from '@nextrung/engine/text/tag-skills'
import { readSkillRows, SpanScore, textOfRow } from './skill-tagger/skill-rows.ts'

const finders = [
  { name: 'gazetteer (findSkills)', find: (text: string) => findSkills({ text }) },
  { name: 'tagger (tagSkills)', find: tagSkills },
]

// Figures published or measured by others on different rows of the same task.
const references = [
  ['gazetteer from the training part', 0.53],
  ['O*NET technology names', 0.23],
  ['JobBERT, a neural tagger', 0.69],
] as const

/** Prints how well the skills in technology job ads are found, span by span, next to figures from others. */
export function scoreSkills(folder: string): void {
  const rows = readSkillRows(folder, 'dev')?.filter(({ source }) => source === 'tech')
  if (rows === undefined) {
    console.log('skipped: skills in sentences of job ads, no skills-dev.jsonl in the folder')
    return
  }
  console.log(`\n${rows.length} sentences of technology job ads, spans of knowledge`)
  console.log(`${''.padEnd(34)} strict P    R      F1        overlap P  R      F1`)
  for (const { name, find } of finders) {
    const score = new SpanScore()
    for (const row of rows) {
      const { text, spanOf } = textOfRow(row)
      score.add(row.knowledge_spans, find(text).map(spanOf))
    }
    score.print(name)
  }
  for (const [name, figure] of references)
    console.log(`${`other rows: ${name}`.padEnd(34)} ${' '.repeat(14)}${figure.toFixed(2)}`)
}
