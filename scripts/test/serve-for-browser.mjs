import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../setup/build-web.mjs'
import { forwardSignals, isStopping } from '../setup/forward-signals.mjs'
import { inRoot } from '../setup/root.mjs'
import { run } from '../setup/run.mjs'

// The real server with no configuration and a new data folder, as on a first start.
forwardSignals()
if (!(await buildWeb()) || isStopping()) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'nextrung-browser-'))
const { PATH, HOME, PORT, SystemRoot, TEMP } = process.env
// On a busy machine the server's event loop lags, and it would reject the browser's requests.
const steady = { LONGEST_EVENT_LOOP_DELAY_MS: '60000' }
const env = { PATH, HOME, SystemRoot, TEMP, PORT, DATA_DIR: folder, LOG_LEVEL: 'warn', ...steady }
const code = await run(process.execPath, [inRoot('apps', 'server', 'src', 'main.ts')], { env })
rmSync(folder, { recursive: true, force: true })
process.exit(code)
