import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Playwright's `test.setTimeout` is a limit, not a sleep.
const sleep = /(?<![\w.])(?:sleep|setTimeout)\(|\bwaitForTimeout\(|from '(?:node:)?timers\/promises'/

const inBrackets = String.raw`\((?:[^()]|\([^()]*\))*\)`
const skip = new RegExp(
  String.raw`\.(?:skipIf|runIf)${inBrackets}(?:\.each${inBrackets})?\(\s*(?:'([^']*)'|"([^"]*)"|\`([^\`]*)\`)?`,
  'g',
)

const problemsOf = (path, text) => [
  ...text
    .split('\n')
    .flatMap((line, index) =>
      sleep.test(line) ? [`${path}:${index + 1} sleeps; wait for a condition or use fake timers`] : [],
    ),
  ...[...text.matchAll(skip)].flatMap(([, ...names]) => {
    const name = names.find((one) => one !== undefined) ?? ''
    return /\(needs [^)]+\)/.test(name)
      ? []
      : [`${path}: "${name}" is skipped without "(needs …)" in its name`]
  }),
]

/** Tests wait for conditions, never for time, and a test that may be skipped says in its name what it needs. */
export const checkSteadyTests = ({ tree, files }) => ({
  problems: files
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) => problemsOf(path, readFileSync(join(tree, path), 'utf8'))),
})
