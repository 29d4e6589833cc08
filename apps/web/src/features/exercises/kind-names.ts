import type { ExerciseKind } from '@nextrung/contract/exercises'

export const kindNames: Record<ExerciseKind, string> = {
  sql: 'SQL',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  regex: 'Regular expression',
  html: 'HTML and CSS',
  json: 'JSON',
  yaml: 'YAML',
}

/** What a person should know about how their code runs. */
export const kindNotes: Record<ExerciseKind, string> = {
  sql: 'Runs on PostgreSQL in this browser. Every test starts from fresh tables.',
  javascript: 'Runs in this browser, without a page or a network.',
  typescript: 'Runs in this browser, without a page or a network. Types are removed, not checked.',
  python: 'Runs on MicroPython in this browser: the language, with a small part of the standard library.',
  regex: 'A JavaScript regular expression.',
  html: 'Rendered and measured in a sandboxed frame, where scripts don’t run.',
  json: 'Read and checked in this browser and again on this server.',
  yaml: 'Read and checked in this browser and again on this server.',
}
