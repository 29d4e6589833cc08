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

/** How much more often a plain heading is met than one of the special ways to write jobs. */
const templateWeight = 1.3

export function workSection(writing: Writing): Section[] {
  const { person, random } = writing
  if (person.jobs.length === 0) return []
  const [name, grammar] = chooseJobs(writing)
  const textName = random.chance(0.4) ? 'bullets' : random.pick(Object.keys(jobTexts))
  const text = jobTexts[textName]
  if (!text) throw new Error(`There is no way to write the text of a job called "${textName}"`)
  const blocks = grammar.write({ writing, jobs: person.jobs, text })
  return [
    {
      key: 'work',
      heading: headingFor({ writing, key: 'work' }),
      blocks,
      grammar: `work:${name} text:${textName}`,
    },
  ]
}

function chooseJobs(writing: Writing): [string, JobGrammar] {
  const { format, person, random } = writing
  const templates = templatesFor({ templates: jobTemplates, format, language: person.language })
  const special = Object.values(jobGrammars).reduce((sum, { weight }) => sum + weight, 0)
  const share = (templates.length * templateWeight) / (templates.length * templateWeight + special)
  if (!random.chance(share)) return chooseGrammar({ writing, grammars: jobGrammars })
  const { name, lines } = pickTemplate({ writing, templates: jobTemplates })
  return [name, { weight: 1, write: (input) => jobsByTemplate({ ...input, lines }) }]
}
