export type Planted = {
  /** The check that must go red. */
  check: string
  /** What it must say. */
  says: string
  path: string
  text: string
}

const server = 'apps/server/src'
const web = 'apps/web/src'
const engine = 'packages/engine/src'

/** A file whose only fault is one import, which one import rule must name. */
const imports = (rule: string, path: string, imported: string): Planted => ({
  check: 'imports',
  says: `${rule}: ${path} ->`,
  path,
  text: `import '${imported}'\n`,
})

const importViolations = [
  imports('no-circles', 'packages/engine/src/circle-one.ts', './circle-two.ts'),
  imports('resolved', 'packages/engine/src/lost.ts', './not-there.ts'),
  imports('no-test-code-in-production', 'packages/engine/src/tested.ts', './title-of.test.ts'),
  imports('no-test-code-in-production', 'packages/engine/src/tested-by-tool.ts', 'vitest'),
  imports('no-test-code-in-production', `${server}/features/beta/sampled.ts`, './beta.testing.ts'),
  imports('contract-is-only-zod', 'packages/contract/src/framework.ts', 'fastify'),
  imports('contract-is-only-zod', 'packages/contract/src/machine.ts', 'node:fs'),
  imports('knowledge-sees-only-contract', 'packages/knowledge/src/thinking.ts', '@nextrung/engine/title-of'),
  imports('documents-see-only-contract', 'packages/documents/src/thinking.ts', '@nextrung/engine/title-of'),
  imports('engine-sees-no-documents', 'packages/engine/src/reading.ts', '@nextrung/documents/read-role'),
  imports('engine-text-knows-no-feature', `${engine}/text/judging.ts`, '../truth/check-text.ts'),
  imports('engine-text-knows-no-feature', `${engine}/time/judging.ts`, '../truth/check-text.ts'),
  imports(
    'engine-truth-knows-no-writer',
    `${engine}/truth/optimizing.ts`,
    '../resumes/optimizing/wish-effect.ts',
  ),
  imports('engine-truth-knows-no-writer', `${engine}/truth/wishing.ts`, '../resumes/wishes/read-wish.ts'),
  imports('engine-truth-knows-no-writer', `${engine}/truth/listing.ts`, '../engine.ts'),
  imports('engine-person-knows-no-feature', `${engine}/person/writing.ts`, '../resumes/resumes.public.ts'),
  imports('engine-features-through-public', `${engine}/beta/inside.ts`, '../alpha/write-alpha.ts'),
  imports('engine-features-through-public', `${engine}/resumes/inside.ts`, '../alpha/write-alpha.ts'),
  imports(
    'engine-features-through-public',
    `${engine}/beta/deep/inside.ts`,
    '../../resumes/wishes/read-wish.ts',
  ),
  imports('wishes-through-wish-effect', `${engine}/resumes/wishes/inside.ts`, '../optimizing/shorten.ts'),
  imports('optimizing-knows-no-feedback', `${engine}/resumes/optimizing/inside.ts`, '../wishes/read-wish.ts'),
  imports('wish-model-is-shared-ground', `${engine}/resumes/wish-model/read.ts`, '../wishes/read-wish.ts'),
  imports(
    'wish-model-is-shared-ground',
    `${engine}/resumes/wish-model/set.ts`,
    '../optimizing/wish-effect.ts',
  ),
  imports('packages-see-no-apps', 'packages/engine/src/serving.ts', '../../../apps/server/src/db/columns.ts'),
  imports('apps-see-no-knowledge', `${server}/knowing.ts`, '@nextrung/knowledge/role-titles'),
  imports('apps-see-no-knowledge', `${web}/lib/knowing.ts`, '@nextrung/knowledge/role-titles'),
  imports('web-sees-only-contract', `${web}/lib/thinking.ts`, '@nextrung/engine/title-of'),
  imports('web-sees-only-contract', `${web}/lib/reading.ts`, '@nextrung/documents/read-role'),
  imports('web-sees-only-contract', `${web}/lib/serving.ts`, '../../../server/src/db/columns.ts'),
  imports('server-sees-no-web', `${server}/showing.ts`, '../../web/src/lib/role-names.ts'),
  imports('web-lib-is-lowest', `${web}/lib/shown.ts`, '../ui/card.tsx'),
  imports('web-ui-has-no-features', `${web}/ui/alpha.tsx`, '../features/alpha/alpha-card.tsx'),
  imports('web-features-below-app', `${web}/features/alpha/routed.tsx`, '../../app/routes/home.tsx'),
  imports('web-features-apart', `${web}/features/alpha/met.tsx`, '../beta/beta-card.tsx'),
  imports('server-base-below-features', `${server}/http/alpha.ts`, '../features/alpha/alpha.public.ts'),
  imports('server-base-below-features', `${server}/events/alpha.ts`, '../features/alpha/alpha.public.ts'),
  imports('server-base-below-features', `${server}/jobs/alpha.ts`, '../features/alpha/alpha.public.ts'),
  imports('server-base-below-features', `${server}/thinking/alpha.ts`, '../features/alpha/alpha.public.ts'),
  imports('server-base-below-features', `${server}/platform.ts`, './features/alpha/alpha.public.ts'),
  imports(
    'server-base-below-features',
    `${server}/idempotency/alpha.ts`,
    '../features/alpha/alpha.public.ts',
  ),
  imports('server-schema-lists-tables', `${server}/db/schema.ts`, '../features/alpha/alpha.public.ts'),
  imports('server-app-is-highest', `${server}/features/alpha/high.ts`, '../../app.ts'),
  imports('server-features-through-public', `${server}/features/beta/inside.ts`, '../alpha/alpha.store.ts'),
  imports('server-root-through-public', `${server}/upkeep.ts`, './features/alpha/alpha.store.ts'),
  imports('server-root-through-public', `${server}/operator/backup.ts`, '../features/beta/rename-beta.ts'),
  imports('tables-see-only-tables', `${server}/features/beta/inside.table.ts`, './rename-beta.ts'),
  imports('sql-in-stores', `${server}/features/beta/list-betas.ts`, 'drizzle-orm'),
  imports('sql-in-stores', `${server}/features/beta/count-betas.ts`, 'pg'),
  imports('sql-in-stores', `${server}/features/beta/find-beta.ts`, '@electric-sql/pglite'),
  imports('web-framework-at-the-edge', `${server}/features/beta/send-beta.ts`, 'fastify'),
  imports('web-framework-at-the-edge', `${server}/features/beta/upload-beta.ts`, '@fastify/multipart'),
]

const importHelpers: Planted[] = [
  {
    check: 'imports',
    says: 'apps/server/src/features/beta/sampled.ts -> apps/server/src/features/beta/beta.testing.ts',
    path: 'apps/server/src/features/beta/beta.testing.ts',
    text: 'export const betaTesting = {}\n',
  },
  {
    check: 'imports',
    says: 'packages/engine/src/circle-one.ts -> packages/engine/src/circle-two.ts',
    path: 'packages/engine/src/circle-two.ts',
    text: "import './circle-one.ts'\n",
  },
]

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
    says: 'docs/paths.md:1 holds a path of one machine',
    path: 'docs/paths.md',
    text: 'See /root/notes.\n',
  },
  {
    check: 'own-words',
    says: 'docs/home.md:1 holds a path of one machine',
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

/** For every rule at least one file that breaks it. They stand in one tree, which is otherwise clean. */
export const plantedViolations: Planted[] = [
  ...importViolations,
  ...importHelpers,
  ...lintViolations,
  ...ownRuleViolations,
]
