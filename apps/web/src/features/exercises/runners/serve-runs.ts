import type { RunnerMessage, RunRequest } from '../cages/cage-message.ts'

const mostCharacters = 100_000
const mostPrinted = 2000

/** What the code prints while a test runs. */
export type Printer = { print: (line: string) => void; take: () => string | undefined }

const makePrinter = (): Printer => {
  let printed = ''
  return {
    print: (line) => {
      if (printed.length < mostPrinted) printed = `${printed}${line}\n`.slice(0, mostPrinted)
    },
    take: () => {
      const taken = printed.trimEnd()
      printed = ''
      return taken === '' ? undefined : taken
    },
  }
}

/** Answers one probe after the code was loaded, as JSON text, or `undefined` if there is no value. */
export type Probe = (test: RunRequest['tests'][number]) => Promise<string | undefined> | string | undefined

export type Runner = {
  /** Prepares to run code. Whatever can be reached from there is in the hands of a stranger afterwards. */
  load: (request: RunRequest, printer: Printer) => Promise<Probe> | Probe
}

const limited = (text: string) => (text.length > mostCharacters ? text.slice(0, mostCharacters) : text)

/** What a person reads about an error. */
const errorText = (error: unknown): string => {
  try {
    return limited(String(error instanceof Error ? `${error.name}: ${error.message}` : error)).slice(0, 2000)
  } catch {
    return 'The code failed with something that is not an error.'
  }
}

const runTests = async (probe: Probe, { request, printer, say }: RunParts) => {
  const { id, tests } = request
  for (const [test, asked] of tests.entries()) {
    try {
      const got = (await probe(asked)) ?? null
      if (got !== null && got.length > mostCharacters)
        say({ id, test, got: null, error: 'The result is too large.', printed: printer.take() })
      else say({ id, test, got, printed: printer.take() })
    } catch (error) {
      say({ id, test, got: null, error: errorText(error), printed: printer.take() })
    }
  }
}

type RunParts = { request: RunRequest; printer: Printer; say: (message: RunnerMessage) => void }

const perform = async (runner: Runner, { request, say }: Omit<RunParts, 'printer'>) => {
  const printer = makePrinter()
  let probe: Probe
  try {
    probe = await runner.load(request, printer)
  } catch (error) {
    say({ id: request.id, problem: errorText(error) })
    return
  }
  await runTests(probe, { request, printer, say })
  say({ id: request.id, done: true })
}

type Files = Record<string, Blob>

/** Waits for the port and the files, boots the runner, and performs the one run that is asked for. */
export const serveRuns = (boot: (files: Files) => Promise<Runner> | Runner): void => {
  globalThis.onmessage = async ({ data, ports }: MessageEvent<Files>) => {
    const [port] = ports
    if (!port) return
    globalThis.onmessage = null
    const send = port.postMessage.bind(port)
    const runner = await boot(data)
    port.onmessage = ({ data: request }: MessageEvent<RunRequest>) => {
      port.onmessage = null
      void perform(runner, { request, say: (message) => send(message) })
    }
    send({ ready: true })
  }
}
