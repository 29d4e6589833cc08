import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '../root.mjs'

// A fake npm: records its calls and creates the files npm would.
const npm = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
const asked = process.argv.slice(2)
appendFileSync('npm-ledger', asked.join(' ') + '\\n')
if (process.env.NPM_FAILS) process.exit(1)
if (asked[0] === 'ci') mkdirSync('node_modules', { recursive: true })
if (asked[0] === 'run') {
  mkdirSync('apps/web/dist', { recursive: true })
  writeFileSync('apps/web/dist/index.html', '')
}
`

const server = `
process.on('SIGTERM', () => {
  console.log('server was told to end')
  setTimeout(() => process.exit(7), 100)
})
console.log('server was started with ' + process.env.NODE_OPTIONS)
console.log('server runs in ' + process.cwd())
setTimeout(() => {}, 60_000)
`

const files = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{ "packages": { "": {}, "node_modules/one": { "version": "1.0.0" } } }',
  'tsconfig.base.json': '{}',
  'apps/server/src/main.ts': server,
  'apps/web/src/main.tsx': '',
  'packages/contract/src/call.ts': '',
}

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** A small repository with the real start script, in a folder with a space in its name. */
export const copyOfRepository = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nextrung start-')))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  // Like npm's own files: an ES module by its extension, in a CommonJS package.
  write('npm/package.json', '{ "type": "commonjs" }')
  write('npm/npm-cli.js', npm)
  cpSync(inRoot('scripts'), join(folder, 'scripts'), { recursive: true })

  const start = (env: Record<string, string> = {}, nodeArgs: string[] = []): Started => {
    const child = spawn(process.execPath, [...nodeArgs, join(folder, 'scripts/start.mjs')], {
      cwd: tmpdir(),
      env: {
        ...process.env,
        npm_execpath: join(folder, 'npm/npm-cli.js'),
        npm_node_execpath: process.execPath,
        ...env,
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, output: () => said, ended }
  }

  return {
    folder,
    write,
    start,
    askedOfNpm: () =>
      existsSync(join(folder, 'npm-ledger'))
        ? readFileSync(join(folder, 'npm-ledger'), 'utf8').trim().split('\n')
        : [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
