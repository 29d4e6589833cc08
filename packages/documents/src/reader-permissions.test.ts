import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { canDropPermissions, readerPermissions } from './reader-permissions.ts'

const childFile = fileURLToPath(new URL('./reader-child.ts', import.meta.url))

// Reports the child's permissions at the moment it says it is ready for the file.
const spy = `
  const write = process.stdout.write
  process.stdout.write = function (...args) {
    const { permission } = process
    const rights = ['fs.write', 'worker', 'child', 'addons', 'wasi'].filter((scope) => permission.has(scope))
    const folder = process.env.NODE_COMPILE_CACHE
    if (folder && permission.has('fs.write', folder)) rights.push('cache')
    process.stderr.write('rights:' + JSON.stringify(rights))
    return write.apply(this, args)
  }
`

const isKnown = canDropPermissions(process.versions.node)

test.runIf(isKnown)(
  'the child has dropped all permissions before its file arrives, even to the compile cache (needs a Node.js whose permissions can be dropped)',
  async () => {
    const { flags, env } = readerPermissions()
    expect(env).toHaveProperty('NODE_COMPILE_CACHE')
    const preload = `data:text/javascript,${encodeURIComponent(spy)}`
    const child = spawn(
      process.execPath,
      [...flags, '--no-warnings', `--import=${preload}`, childFile, '1e9'],
      {
        env,
      },
    )
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    await once(child.stdout, 'data')
    await expect.poll(() => said).toContain('rights:')
    child.kill('SIGKILL')
    expect(said).toBe('rights:[]')
  },
)

// With a permission that cannot be dropped, every file would be refused.
test.each([
  ['24.0.0', false],
  ['24.20.9', false],
  ['24.21.0', true],
  ['25.9.0', false],
  ['26.0.0', false],
  ['27.0.0', true],
])('Node.js %s is known to let permissions be dropped: %s', (version, can) => {
  expect(canDropPermissions(version)).toBe(can)
})
