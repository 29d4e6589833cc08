import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { type Printer, type Runner, serveRuns } from './serve-runs.ts'
import { stripGlobals } from './strip-globals.ts'

const heapBytes = 16 * 1024 * 1024
/** What the interpreter itself needs while it runs. */
const needed = `
Module WebAssembly ArrayBuffer DataView Int8Array Uint8Array Int16Array Uint16Array Int32Array Uint32Array Float32Array
Float64Array BigInt64Array BigUint64Array TextDecoder TextEncoder performance crypto
`

// Reads a value as JSON does: tuples and sets become lists.
const helpers = `
import json as _json
def _plain(value):
    if isinstance(value, dict):
        return {str(key): _plain(entry) for key, entry in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(_plain(entry) for entry in value)
    if isinstance(value, (list, tuple)):
        return [_plain(entry) for entry in value]
    return value
`

/** The last lines of a traceback, without the interpreter's own. */
const readable = (error: unknown): Error => {
  const text = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(text.trim()), { name: 'Python' })
}

const boot = async (files: Record<string, Blob>): Promise<Runner> => {
  const wasm = files['micropython.wasm']
  if (!wasm) throw new Error('The interpreter is missing.')
  // The interpreter fetches its program; here it is handed over.
  globalThis.fetch = async () => new Response(wasm, { headers: { 'content-type': 'application/wasm' } })
  let printer: Printer | undefined
  const python = await loadMicroPython({
    url: 'micropython.wasm',
    heapsize: heapBytes,
    linebuffer: true,
    stdout: (line: string) => printer?.print(line),
    stderr: (line: string) => printer?.print(line),
  })
  stripGlobals(needed)
  return {
    load: ({ code }, itsPrinter) => {
      printer = itsPrinter
      const run = (source: string) => {
        try {
          python.runPython(source)
        } catch (error) {
          throw readable(error)
        }
      }
      run(helpers)
      run(code)
      return ({ probe }) => {
        run(`_got = _json.dumps(_plain(${probe}))`)
        const got: unknown = python.globals.get('_got')
        return typeof got === 'string' ? got : undefined
      }
    },
  }
}

serveRuns(boot)
