import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { screenPaths } from '@nextrung/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../errors.ts'
import { cagesFolder, serveExerciseCages } from './exercise-cages.ts'
import { sendError } from './on-error.ts'

const screens = new Set<string>(screenPaths)
/** Google returns to this screen in a popup, which must stay connected to the page that opened it. */
const popupScreen = '/account/google'

/** Serves the built web application: its files, its screens, and its 404 screen with status 404. */
export const serveWeb = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const indexFile = join(webDir, 'index.html')
  const index = existsSync(indexFile) ? await readFile(indexFile) : undefined
  if (index) {
    await app.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      decorateReply: true,
      index: false,
      globIgnore: ['**/*.map', '**/*.br', '**/*.gz'],
      wildcard: false,
      // The build already compressed them at the highest level.
      preCompressed: true,
    })
    for (const path of screens)
      app.get(path, (_, reply) => {
        if (path === popupScreen) reply.header('cross-origin-opener-policy', 'unsafe-none')
        return sendPage(reply, index, 200)
      })
    await serveExerciseCages(app, webDir)
    await servePublicFiles(app, webDir)
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage =
      request.method === 'GET' && !/^\/(api|auth|health|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path)
    if (wantsPage && index) return sendPage(reply, index, 404)
    return sendError(reply, notFound('This address'))
  })
}

const sendPage = (reply: FastifyReply, page: Buffer, status: number) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)

// Files with fixed names next to index.html, such as the favicon.
const servePublicFiles = async (app: FastifyInstance, webDir: string) => {
  await app.register(fastifyStatic, {
    root: webDir,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.map', 'index.html', 'assets/**', `${cagesFolder}/**`],
    maxAge: '1h',
  })
}
