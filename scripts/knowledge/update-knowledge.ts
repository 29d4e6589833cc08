import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { parseCourseFacts } from './course-facts.ts'
import { describeChanges } from './describe-changes.ts'
import { MarketFacts } from './market-facts.ts'
import { readCourseKnowledge } from './read-courses.ts'
import {
  type KnowledgeFiles,
  readFrequencyKnowledge,
  readMarketKnowledge,
  readShareKnowledge,
} from './read-knowledge.ts'
import { RoleSkillFacts, SkillRelationFacts } from './skill-facts.ts'

const knowledgeFolder = fileURLToPath(new URL('../../packages/knowledge/src/', import.meta.url))

const usage = `Usage: npm run knowledge:update -- FILE [--write]

FILE is a set of facts in the shape of market.json, a list of courses in the shape of
courses.jsonl, or a folder with market.json, role-skills.json and skill-relations.json, and
courses.jsonl if there are newer courses. Without --write it only prints what would change.`

const fileOf = (name: string): string =>
  join(knowledgeFolder, name.startsWith('courses-') ? 'courses/facts' : 'market/facts', name)

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const check = <S extends z.ZodType>(schema: S, file: string): z.output<S> => {
  const parsed = schema.safeParse(readJson(file))
  if (parsed.success) return parsed.data
  throw new Error(`${basename(file)} does not have the expected shape:\n${z.prettifyError(parsed.error)}`)
}

const readCourses = (file: string): KnowledgeFiles =>
  readCourseKnowledge(parseCourseFacts(readFileSync(file, 'utf8')))

const readFacts = (path: string): KnowledgeFiles => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  if (path.endsWith('.jsonl')) return readCourses(path)
  if (!statSync(path).isDirectory()) return readMarketKnowledge(check(MarketFacts, path))
  const courses = join(path, 'courses.jsonl')
  return {
    ...readMarketKnowledge(check(MarketFacts, join(path, 'market.json'))),
    ...readShareKnowledge(check(RoleSkillFacts, join(path, 'role-skills.json'))),
    ...readFrequencyKnowledge(check(SkillRelationFacts, join(path, 'skill-relations.json'))),
    ...(existsSync(courses) && readCourses(courses)),
  }
}

const write = (files: KnowledgeFiles): void => {
  for (const [name, content] of Object.entries(files))
    writeFileSync(fileOf(name), `${JSON.stringify(content)}\n`)
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  execFileSync(process.execPath, [biome, 'format', '--write', ...Object.keys(files).map(fileOf)], {
    stdio: 'ignore',
  })
}

const run = (words: readonly string[]): string => {
  const [path, ...others] = words.filter((word) => word !== '--write')
  if (path === undefined || others.length > 0) throw new Error(usage)
  const files = readFacts(path)
  const changes = Object.entries(files).flatMap(([name, content]) => {
    const file = fileOf(name)
    return describeChanges(name, { before: existsSync(file) ? readJson(file) : undefined, after: content })
  })
  if (changes.length === 0) return 'Nothing would change.'
  if (!words.includes('--write')) return `${changes.join('\n')}\n\nRun it again with --write to write this.`
  write(files)
  return `${changes.join('\n')}\n\nWritten. Run the tests of packages/knowledge, packages/engine/src/market and scripts/knowledge.`
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
