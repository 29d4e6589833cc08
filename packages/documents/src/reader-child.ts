import { Console } from 'node:console'
import { flushCompileCache } from 'node:module'
import { ReadError } from './read/read-error.ts'
import { readFile } from './read/read-file.ts'
import { limitCosts } from './reader-costs.ts'
import { dropPermissions } from './reader-permissions.ts'
import { decodeRequest, type ReadAnswer } from './reader-protocol.ts'

// Reads one file from standard input, answers on standard output, and ends.

// Keep libraries that print from corrupting the answer.
globalThis.console = new Console(process.stderr)

const startClock = await limitCosts()

// Load the heavy libraries while a warm child waits for its file.
await Promise.all([import('./read/pdf.ts'), import('./read/docx.ts')])

flushCompileCache()
dropPermissions()

// White space before the answer signals that the process has loaded.
process.stdout.write('\n')

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
startClock()
const answer = JSON.stringify(await answerTo(Buffer.concat(chunks)))
process.stdout.write(answer, () => process.exit(0))

async function answerTo(request: Buffer): Promise<ReadAnswer> {
  try {
    const { fileName, bytes } = decodeRequest(request)
    return { document: await readFile(fileName, bytes) }
  } catch (error) {
    if (error instanceof ReadError) return { code: error.code, message: error.message }
    throw error
  }
}
