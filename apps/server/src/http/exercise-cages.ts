import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The folder of the built web application, and the path under which it is served. */
export const cagesFolder = 'exercise-cages'

/** What each frame's content may do besides running its one script, which is allowed by its hash. */
const frames = {
  // Code starts in a worker made from a blob, and is evaluated there.
  'code.html': { script: "'unsafe-eval' 'wasm-unsafe-eval' blob:", other: ['worker-src blob:'] },
  // Markup brings styles and inline pictures.
  'markup.html': { script: '', other: ["style-src 'unsafe-inline'", 'img-src data:'] },
}

const inlineScript = /<script>([\s\S]*?)<\/script>/

const policyFor = (page: string, { script, other }: { script: string; other: string[] }): string => {
  const [, source = ''] = inlineScript.exec(page) ?? []
  const hash = createHash('sha256').update(source).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${script}`.trim(),
    ...other,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Opaque origin, even if somebody opens the page by itself.
    'sandbox allow-scripts',
  ].join('; ')
}

/**
 * Serves the frames in which a person's code runs, each caged by a policy of its own: no network, no storage, nothing
 * of ours. The runners next to them are only read by our own pages, which hand them to the frame.
 */
export const serveExerciseCages = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const root = join(webDir, cagesFolder)
  if (!existsSync(root)) return
  for (const [name, allowed] of Object.entries(frames)) {
    const page = await readFile(join(root, name), 'utf8')
    const policy = policyFor(page, allowed)
    app.get(`/${cagesFolder}/${name}`, (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .send(page),
    )
  }
  await app.register(fastifyStatic, {
    root,
    prefix: `/${cagesFolder}/`,
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', '**/*.html'],
    // Their names have no hash; the browser asks whether they changed.
    maxAge: 0,
    preCompressed: true,
  })
}
