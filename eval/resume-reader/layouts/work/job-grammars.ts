import { freeJobTemplate } from './free-job-template.ts'
import { jobFormGrammars } from './job-form-grammars.ts'
import type { JobGrammar } from './job-grammar.ts'
import { jobTableGrammars } from './job-table-grammars.ts'
import { jobsAsList, jobsAsProse, listTemplates, proseTemplates } from './jobs-as-prose.ts'
import { employerTemplates, jobsByEmployer } from './jobs-by-employer.ts'
import { jobsByTemplate } from './jobs-by-template.ts'

const named = <T>(entries: Record<string, T>, toGrammar: (value: T) => JobGrammar, prefix: string) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [`${prefix} ${name}`, toGrammar(value)]))

/** Headings of jobs that are more than a template: under one employer, in tables, in prose. */
export const jobGrammars: Record<string, JobGrammar> = {
  ...named(
    employerTemplates,
    (template) => ({ weight: 3, write: (input) => jobsByEmployer({ ...input, template }) }),
    'by employer',
  ),
  ...jobTableGrammars,
  ...jobFormGrammars,
  ...named(
    proseTemplates,
    (lines) => ({ weight: 0.6, english: true, write: (input) => jobsAsProse({ ...input, lines }) }),
    'prose',
  ),
  ...named(
    listTemplates,
    (lines) => ({ weight: 0.8, write: (input) => jobsAsList({ ...input, lines }) }),
    'list',
  ),
  'free order': {
    weight: 26,
    write: (input) => jobsByTemplate({ ...input, lines: freeJobTemplate(input.writing.random) }),
  },
}
