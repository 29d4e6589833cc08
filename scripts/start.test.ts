import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyOfRepository } from './setup/testing/copy-of-repository.ts'

let repository: ReturnType<typeof copyOfRepository>

beforeEach(() => {
  repository = copyOfRepository()
})

afterEach(() => repository.remove())

const install = 'ci --include=dev --include=optional --no-audit --no-fund'
const build = 'run build -w apps/web'

const startAndEnd = async (env: Record<string, string> = {}) => {
  const started = repository.start(env)
  await vi.waitFor(() => expect(started.output()).toContain('server runs'), { timeout: 60_000 })
  started.child.kill('SIGTERM')
  return { code: await started.ended, output: started.output() }
}

test('A first start installs, builds and runs the server in the repository, from any folder', async () => {
  const { output } = await startAndEnd()
  expect(repository.askedOfNpm()).toEqual([install, build])
  expect(output).toContain('Installing packages with npm ci')
  expect(output).toContain(`server runs in ${repository.folder}`)
})

test('A later start only runs the server', async () => {
  await startAndEnd()
  await startAndEnd()
  expect(repository.askedOfNpm()).toEqual([install, build])
})

test('Manually installed packages are not installed again', async () => {
  repository.write(
    'node_modules/.package-lock.json',
    '{ "packages": { "node_modules/one": { "version": "1.0.0" } } }',
  )
  await startAndEnd()
  expect(repository.askedOfNpm()).toEqual([build])
})

test('A changed package-lock.json triggers a new install and build', async () => {
  await startAndEnd()
  repository.write(
    'package-lock.json',
    '{ "packages": { "": {}, "node_modules/one": { "version": "2.0.0" } } }',
  )
  await startAndEnd()
  expect(repository.askedOfNpm()).toEqual([install, build, install, build])
})

test('A changed source of the web application triggers a new build', async () => {
  await startAndEnd()
  repository.write('packages/contract/src/call.ts', '// changed')
  await startAndEnd()
  expect(repository.askedOfNpm()).toEqual([install, build, build])
})

test('A stop signal reaches the server once, and we exit with its exit code', async () => {
  const { code, output } = await startAndEnd()
  expect(output.split('server was told to end')).toHaveLength(2)
  expect(code).toBe(7)
})

test('The memory of the server is limited, and NODE_OPTIONS of the operator take precedence', async () => {
  const { output } = await startAndEnd({ NODE_OPTIONS: '--max-old-space-size=3000' })
  expect(output).toContain('started with --max-old-space-size=1024 --max-old-space-size=3000')
})

test('A failed installation starts nothing and says so', async () => {
  const started = repository.start({ NPM_FAILS: 'yes' })
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain('npm ci exited with code 1; nothing was started')
  expect(repository.askedOfNpm()).toEqual([install])
})

test('A Node.js that is too old is refused with a message', async () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.0.0' } })"
  const started = repository.start({}, ['--import', `data:text/javascript,${encodeURIComponent(old)}`])
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain('Nextrung needs Node.js 20 or newer')
  expect(repository.askedOfNpm()).toEqual([])
})
