import type { Planted } from './planted.ts'
import { importHelpers, importViolations } from './planted-imports.ts'

const server = 'apps/server/src'
const web = 'apps/web/src'

const lint = (rule: string, path: string, text: string): Planted => ({
  check: 'format-and-lint',
  says: rule,
  path,
  text,
})

const lintViolations = [
  lint(
    'noExcessiveLinesPerFunction',
    'packages/engine/src/lint-long.ts',
    `export const long = (words: string[]) => {\n${"  words.push('more')\n".repeat(61)}}\n`,
  ),
  lint(
    'useMaxParams',
    'packages/engine/src/lint-many.ts',
    'export const add = (a: number, b: number, c: number, d: number) => a + b + c + d\n',
  ),
  lint('noExplicitAny', 'packages/engine/src/lint-any.ts', 'export const anything = (value: any) => value\n'),
  lint(
    'noNonNullAssertion',
    'packages/engine/src/lint-null.ts',
    'export const first = (of: string[]) => of[0]!\n',
  ),
  lint(
    'noFloatingPromises',
    'packages/engine/src/lint-promise.ts',
    'const later = async () => 1\n\nexport const now = () => {\n  later()\n}\n',
  ),
  lint(
    'Formatter would have printed',
    'packages/engine/src/lint-format.ts',
    'export const wide  =  "wide";\n',
  ),
]

const lines = (count: number) => '// A line.\n'.repeat(count)

const ownRuleViolations: Planted[] = [
  {
    check: 'types',
    says: 'packages/engine/src/wrong.ts(1,',
    path: 'packages/engine/src/wrong.ts',
    text: "export const count: number = 'one'\n",
  },
  {
    check: 'web-types',
    says: `src/lib/wrong.ts(1,`,
    path: `${web}/lib/wrong.ts`,
    text: "export const count: number = 'one'\n",
  },
  {
    check: 'e2e-types',
    says: 'wrong.spec.ts(1,',
    path: 'e2e/wrong.spec.ts',
    text: "export const count: number = 'one'\n",
  },
  {
    check: 'unused',
    says: `${web}/lib/nobody-reads-this.ts`,
    path: `${web}/lib/nobody-reads-this.ts`,
    text: 'export {}\n',
  },
  {
    check: 'unused-in-production',
    says: 'onlyTestsCall',
    path: 'packages/engine/src/only-tested.ts',
    text: 'export const onlyTestsCall = () => 1\n',
  },
  {
    check: 'own-words',
    says: 'packages/engine/src/only-tested.test.ts',
    path: 'packages/engine/src/only-tested.test.ts',
    text:
      "import { expect, test } from 'vitest'\nimport { onlyTestsCall } from './only-tested.ts'\n\n// TO" +
      "DO\ntest('a test calls it', () => {\n  expect(onlyTestsCall()).toBe(1)\n})\n",
  },
  {
    check: 'unused',
    says: 'nobodyCalls',
    path: 'packages/engine/src/exported.ts',
    text: 'export const nobodyCalls = 1\n',
  },
  {
    check: 'unused',
    says: 'left-pad',
    path: 'packages/documents/package.json',
    text: '{ "name": "@nextrung/documents", "exports": { "./*": "./src/*.ts" }, "dependencies": { "left-pad": "1.0.0" } }\n',
  },
  {
    check: 'unused',
    says: 'not-in-package-json',
    path: 'packages/engine/src/unlisted.ts',
    text: "import 'not-in-package-json'\n",
  },
  {
    check: 'file-sizes',
    says: 'packages/engine/src/too-long.ts: 301 lines',
    path: 'packages/engine/src/too-long.ts',
    text: lines(301),
  },
  {
    check: 'file-sizes',
    says: 'warning: packages/engine/src/long.ts: 251 lines',
    path: 'packages/engine/src/long.ts',
    text: lines(251),
  },
  ...['utils', 'helpers', 'common', 'misc', 'types', 'index', 'constants'].map((name) => ({
    check: 'file-names',
    says: `packages/engine/src/${name}.ts: "${name}" says nothing`,
    path: `packages/engine/src/${name}.ts`,
    text: '',
  })),
  {
    check: 'file-names',
    says: 'packages/engine/src/camelCase.ts: not kebab-case',
    path: 'packages/engine/src/camelCase.ts',
    text: '',
  },
  {
    check: 'file-names',
    says: 'packages/engine/src/role.service.ts: not kebab-case',
    path: 'packages/engine/src/role.service.ts',
    text: '',
  },
  {
    check: 'file-names',
    says: 'the folder "Big_Folder" is not',
    path: 'packages/engine/src/Big_Folder/thing.ts',
    text: '',
  },
  {
    check: 'own-words',
    says: 'docs/setup.md:1 names a package registry',
    path: 'docs/setup.md',
    text: 'npm install from registry.example.com\n',
  },
  {
    check: 'own-words',
    says: 'docs/paths.md:1 contains a path of one machine',
    path: 'docs/paths.md',
    text: 'See /root/notes.\n',
  },
  {
    check: 'own-words',
    says: 'docs/home.md:1 contains a path of one machine',
    path: 'docs/home.md',
    text: 'See /home/someone/notes.\n',
  },
  {
    check: 'own-words',
    says: 'packages/engine/src/later.ts:1 leaves work',
    path: 'packages/engine/src/later.ts',
    text: '// TODO: more\n',
  },
  {
    check: 'lock-file',
    says: 'node_modules/fetched has a "resolved" address',
    path: 'package-lock.json',
    text: '{ "packages": { "node_modules/fetched": { "resolved": "https://mirror.example.com/fetched.tgz" } } }\n',
  },
  {
    check: 'environment',
    says: `${server}/secret.ts: reads the environment`,
    path: `${server}/secret.ts`,
    text: 'export const secret = process.env.SECRET\n',
  },
  {
    check: 'environment',
    says: 'packages/engine/src/secret.ts: reads the environment',
    path: 'packages/engine/src/secret.ts',
    text: "import { env } from 'node:process'\n",
  },
  {
    check: 'patterns',
    says: 'packages/engine/src/supplied.ts: gives flags to a part of a regular expression',
    path: 'packages/engine/src/supplied.ts',
    text: 'export const supplied = /(?i:supplier) to \\p{Lu}/u\n',
  },
  {
    check: 'advisory-locks',
    says: `${server}/hold.store.ts: takes an advisory lock by itself`,
    path: `${server}/hold.store.ts`,
    text: "export const hold = 'select pg_advisory_xact_lock(7309)'\n",
  },
  {
    check: 'steady-tests',
    says: 'packages/engine/src/sleepy.test.ts:1 sleeps',
    path: 'packages/engine/src/sleepy.test.ts',
    text: 'await new Promise((resolve) => setTimeout(resolve, 20))\n',
  },
  {
    check: 'steady-tests',
    says: 'packages/engine/src/skipped.test.ts: "reads" is skipped',
    path: 'packages/engine/src/skipped.test.ts',
    text: "import { test } from 'vitest'\n\ntest.skipIf(process.platform === 'win32')('reads', () => {})\n",
  },
]

/** At least one violation of every rule, all added to one otherwise valid tree. */
export const plantedViolations: Planted[] = [
  ...importViolations,
  ...importHelpers,
  ...lintViolations,
  ...ownRuleViolations,
]
