import type { InventedJob } from '../../invented-person.ts'
import type { Block } from '../../shapes.ts'
import { chooseGrammar } from '../choose-grammar.ts'
import { headingFor } from '../headings.ts'
import type { Section } from '../section.ts'
import { pickTemplate, templatesFor } from '../templates.ts'
import type { Writing } from '../writing.ts'
import type { JobGrammar } from './job-grammar.ts'
import { jobGrammars } from './job-grammars.ts'
import { jobTemplates } from './job-templates.ts'
import { jobTexts } from './job-text.ts'
import { jobsByTemplate } from './jobs-by-template.ts'
import { withPageBreak } from './with-page-break.ts'

/** How much more often a plain heading is met than one of the special ways to write jobs. */
const templateWeight = 1.3

/** The jobs under one heading, or the earlier ones under a second. */
export function workSection(writing: Writing): Section[] {
  const { person, random } = writing
  if (person.jobs.length === 0) return []
  const heading = headingFor({ writing, key: 'work' })
  const recent =
    person.jobs.length > 2 && random.chance(0.14) ? random.int(1, person.jobs.length - 1) : undefined
  const chosen = chooseJobs(writing)
  const first = writeJobs({ writing, chosen, jobs: person.jobs.slice(0, recent) })
  if (recent === undefined) return [{ key: 'work', heading, ...first }]
  const again = random.chance(0.4) ? chosen : chooseJobs(writing)
  return [
    { key: 'work', heading, ...first },
    {
      key: 'work',
      heading: writing.word('CareerBegan'),
      ...writeJobs({ writing, chosen: again, jobs: person.jobs.slice(recent) }),
    },
  ]
}

function writeJobs(input: { writing: Writing; chosen: [string, JobGrammar]; jobs: InventedJob[] }): {
  blocks: Block[]
  grammars: string[]
} {
  const { writing, jobs } = input
  const [name, grammar] = input.chosen
  const textName = writing.random.chance(0.4) ? 'bullets' : writing.random.pick(Object.keys(jobTexts))
  const text = jobTexts[textName]
  if (!text) throw new Error(`There is no way to write the text of a job called "${textName}"`)
  return {
    blocks: withPageBreak({ writing, blocks: grammar.write({ writing, jobs, text }) }),
    grammars: [`work:${name}`, `text:${textName}`],
  }
}

function chooseJobs(writing: Writing): [string, JobGrammar] {
  const { format, person, random, kind } = writing
  const templates = templatesFor({ templates: jobTemplates, format, language: person.language })
  const fixed = kind.grammars.work
  const special = Object.values(jobGrammars).reduce((sum, { weight }) => sum + weight, 0)
  const share = (templates.length * templateWeight) / (templates.length * templateWeight + special)
  const isSpecial = fixed === undefined ? !random.chance(share) : jobGrammars[fixed] !== undefined
  if (isSpecial) return chooseGrammar({ writing, grammars: jobGrammars, part: 'work' })
  const { name, lines } = pickTemplate({ writing, templates: jobTemplates, part: 'work' })
  return [name, { weight: 1, write: (input) => jobsByTemplate({ ...input, lines }) }]
}
