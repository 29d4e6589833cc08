import type { Files } from './make-tree.ts'

const pkg = (name: string, rest: object = {}) =>
  `${JSON.stringify({ name: `@nextrung/${name}`, version: '0.1.0', private: true, type: 'module', ...rest }, null, 2)}\n`

const exported = { exports: { './*': './src/*.ts' } }
const own = (...names: string[]) => Object.fromEntries(names.map((name) => [`@nextrung/${name}`, '0.1.0']))

const manifests: Files = {
  'package.json': `${JSON.stringify({ name: 'tree', private: true, type: 'module', workspaces: ['packages/*', 'apps/*'], devDependencies: { '@playwright/test': '1.0.0', vitest: '1.0.0' } }, null, 2)}\n`,
  'package-lock.json': JSON.stringify({
    packages: { '': {}, 'node_modules/zod': { version: '1.0.0', integrity: 'sha512-a' } },
  }),
  'packages/contract/package.json': pkg('contract', { ...exported, dependencies: { zod: '1.0.0' } }),
  'packages/knowledge/package.json': pkg('knowledge', { ...exported, dependencies: own('contract') }),
  'packages/documents/package.json': pkg('documents', { ...exported, dependencies: own('contract') }),
  'packages/engine/package.json': pkg('engine', { ...exported, dependencies: own('knowledge') }),
  'apps/server/package.json': pkg('server', {
    dependencies: { ...own('contract', 'documents', 'engine'), 'drizzle-orm': '1.0.0', fastify: '1.0.0' },
  }),
  'apps/web/package.json': pkg('web', {
    dependencies: { ...own('contract'), react: '1.0.0', 'react-dom': '1.0.0' },
    devDependencies: { '@types/react': '1.0.0', '@types/react-dom': '1.0.0', vite: '1.0.0' },
  }),
}

const packages: Files = {
  'packages/contract/src/roles.ts': `import { z } from 'zod'

export const Role = z.enum(['tester', 'writer'])
export type Role = z.output<typeof Role>
`,
  'packages/knowledge/src/role-titles.ts': `import type { Role } from '@nextrung/contract/roles'

export const roleTitles: Record<Role, string> = { tester: 'Tester', writer: 'Writer' }
`,
  'packages/engine/src/title-of.ts': `import { roleTitles } from '@nextrung/knowledge/role-titles'

/** Never empty. */
export const titleOf = (role: keyof typeof roleTitles) => roleTitles[role]
`,
  'packages/engine/src/title-of.test.ts': `import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

test('a role has a title', () => {
  expect(titleOf('tester')).toBe('Tester')
})
`,
  'packages/engine/src/engine.ts': `import { writeAlpha } from './alpha/write-alpha.ts'
import { readWish } from './resumes/wishes/read-wish.ts'

export const engine = { writeAlpha, readWish }
`,
  'packages/engine/src/text/plain.ts': `export const plain = (text: string) => text.toLowerCase()
`,
  'packages/engine/src/truth/check-text.ts': `import { plain } from '../text/plain.ts'

export const checkText = (text: string, source: string) => plain(source).includes(plain(text))
`,
  'packages/engine/src/alpha/write-alpha.ts': `import { wouldShorten } from '../resumes/resumes.public.ts'
import { checkText } from '../truth/check-text.ts'

export const writeAlpha = (text: string) => wouldShorten(text) && checkText(text, text)
`,
  'packages/engine/src/resumes/resumes.public.ts': `export { wouldShorten } from './optimizing/wish-effect.ts'
`,
  'packages/engine/src/resumes/wish-model/wish.ts': `export type Wish = { words: string }
`,
  'packages/engine/src/resumes/optimizing/shorten.ts': `import type { Wish } from '../wish-model/wish.ts'

export const shorten = (text: string, { words }: Wish) => text.replace(words, '')
`,
  'packages/engine/src/resumes/optimizing/wish-effect.ts': `import { shorten } from './shorten.ts'

export const wouldShorten = (text: string) => shorten(text, { words: ' ' }) !== text
`,
  'packages/engine/src/resumes/wishes/read-wish.ts': `import { wouldShorten } from '../optimizing/wish-effect.ts'
import type { Wish } from '../wish-model/wish.ts'

export const readWish = (words: string): Wish | undefined => (wouldShorten(words) ? { words } : undefined)
`,
  'packages/documents/src/read-role.ts': `import { Role } from '@nextrung/contract/roles'

/** Throws when the text is no role. */
export const readRole = (text: string) => Role.parse(text.trim())
`,
}

const server: Files = {
  'apps/server/src/config.ts': `export const port = Number(process.env.PORT ?? 3000)
`,
  'apps/server/src/main.ts': `import { createApp } from './app.ts'
import { port } from './config.ts'
import { tables } from './db/schema.ts'

await createApp(Object.keys(tables)).listen({ port })
`,
  'apps/server/src/app.ts': `import { fastify } from 'fastify'
import { mountAlpha } from './features/alpha/alpha.routes.ts'
import { mountBeta } from './features/beta/beta.routes.ts'

export const createApp = (tableNames: string[]) => {
  const app = fastify()
  mountAlpha(app, tableNames)
  mountBeta(app)
  return app
}
`,
  'apps/server/src/db/columns.ts': `import { integer } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey()
`,
  'apps/server/src/db/schema.ts': `import { alphas } from '../features/alpha/alpha.table.ts'
import { betas } from '../features/beta/beta.table.ts'

export const tables = { alphas, betas }
`,
  'apps/server/src/http/answer.ts': `import type { FastifyReply } from 'fastify'

export const answer = (reply: FastifyReply, value: unknown) => reply.send(value)
`,
  'apps/server/src/features/alpha/alpha.table.ts': `import type { Role } from '@nextrung/contract/roles'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../db/columns.ts'

export const alphas = pgTable('alphas', { id: id(), role: text().$type<Role>() })
`,
  'apps/server/src/features/alpha/alpha.store.ts': `import { getTableName } from 'drizzle-orm'
import { alphas } from './alpha.table.ts'

export const alphaTable = () => getTableName(alphas)
`,
  'apps/server/src/features/alpha/alpha.public.ts': `export { alphaTable } from './alpha.store.ts'
`,
  'apps/server/src/features/alpha/alpha.routes.ts': `import { readRole } from '@nextrung/documents/read-role'
import type { FastifyInstance } from 'fastify'
import { answer } from '../../http/answer.ts'

export const mountAlpha = (app: FastifyInstance, words: string[]) => {
  app.get('/alpha', (_request, reply) => answer(reply, words.map(readRole)))
}
`,
  'apps/server/src/features/beta/beta.table.ts': `import { integer, pgTable } from 'drizzle-orm/pg-core'
import { id } from '../../db/columns.ts'
import { alphas } from '../alpha/alpha.table.ts'

export const betas = pgTable('betas', { id: id(), alphaId: integer().references(() => alphas.id) })
`,
  'apps/server/src/features/beta/beta.routes.ts': `import type { FastifyInstance } from 'fastify'
import { renameBeta } from './rename-beta.ts'

export const mountBeta = (app: FastifyInstance) => {
  app.get('/beta', () => renameBeta('writer'))
}
`,
  'apps/server/src/features/beta/rename-beta.ts': `import { engine } from '@nextrung/engine/engine'
import { titleOf } from '@nextrung/engine/title-of'
import { alphaTable } from '../alpha/alpha.public.ts'

export const renameBeta = (role: 'tester' | 'writer') =>
  \`\${alphaTable()} \${titleOf(role)} \${engine.writeAlpha(role)} \${engine.readWish(role)?.words}\`
`,
}

const web: Files = {
  'e2e/title.spec.ts': `import { expect, test } from '@playwright/test'

test('the page has a title', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => document.title)).not.toBe('')
})
`,
  'playwright.config.ts': `import { defineConfig } from '@playwright/test'

export default defineConfig({ testDir: 'e2e' })
`,
  'apps/web/index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
  'apps/web/vite.config.ts': `import { defineConfig } from 'vite'

export default defineConfig({})
`,
  'apps/web/src/main.tsx': `import { createRoot } from 'react-dom/client'
import { Home } from './app/routes/home.tsx'

const place = document.getElementById('root')
if (place) createRoot(place).render(<Home />)
`,
  'apps/web/src/app/routes/home.tsx': `import { AlphaCard } from '../../features/alpha/alpha-card.tsx'
import { BetaCard } from '../../features/beta/beta-card.tsx'

export const Home = () => (
  <main>
    <AlphaCard />
    <BetaCard />
  </main>
)
`,
  'apps/web/src/features/alpha/alpha-card.tsx': `import { Card } from '../../ui/card.tsx'

export const AlphaCard = () => <Card>alpha</Card>
`,
  'apps/web/src/features/beta/beta-card.tsx': `import { Card } from '../../ui/card.tsx'

export const BetaCard = () => <Card>beta</Card>
`,
  'apps/web/src/ui/card.tsx': `import type { ReactNode } from 'react'
import { roleNames } from '../lib/role-names.ts'

export const Card = ({ children }: { children: ReactNode }) => (
  <section>
    {children} {roleNames()}
  </section>
)
`,
  'apps/web/src/lib/role-names.ts': `import { Role } from '@nextrung/contract/roles'

export const roleNames = () => Role.options.join(', ')
`,
}

/** A small tree that uses every layer correctly. */
export const validTree: Files = { ...manifests, ...packages, ...server, ...web }
