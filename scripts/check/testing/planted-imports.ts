import type { Planted } from './planted.ts'

const server = 'apps/server/src'
const web = 'apps/web/src'
const engine = 'packages/engine/src'

/** A file whose only fault is an import that violates the given rule. */
const imports = (rule: string, path: string, imported: string): Planted => ({
  check: 'imports',
  says: `${rule}: ${path} ->`,
  path,
  text: `import '${imported}'\n`,
})

export const importViolations = [
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

export const importHelpers: Planted[] = [
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
