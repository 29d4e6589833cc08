import type { Extension } from '@codemirror/state'
import type { ExerciseKind } from '@nextrung/contract/exercises'

/** Each language is loaded when an exercise needs it. */
const loaders: Record<ExerciseKind, () => Promise<Extension>> = {
  sql: async () => {
    const { PostgreSQL, sql } = await import('@codemirror/lang-sql')
    return sql({ dialect: PostgreSQL })
  },
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  python: async () => (await import('@codemirror/lang-python')).python(),
  regex: async () => [],
  html: async () => (await import('@codemirror/lang-html')).html(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
}

/** How the editor reads a language. Without it, code is plain text. */
export const loadLanguage = (kind: ExerciseKind): Promise<Extension> => loaders[kind]()
