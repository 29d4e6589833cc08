import type { RunnerMessage, RunRequest } from './cage-message.ts'
import { cleanMarkup } from './clean-markup.ts'
import { measureMarkup } from './measure-markup.ts'

// The frame for HTML and CSS. Only this script may run in it: the person's markup can bring styles, nothing else.
let isOpen = false

const show = (code: string) => {
  const parsed = new DOMParser().parseFromString(code, 'text/html')
  cleanMarkup(parsed)
  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement)
}

const measured = (probe: string): { got: string | null; error?: string } => {
  try {
    return { got: JSON.stringify(measureMarkup(probe)) ?? null }
  } catch (error) {
    return { got: null, error: String(error) }
  }
}

const run = ({ id, code, tests }: RunRequest, say: (message: RunnerMessage) => void) => {
  show(code)
  for (const [test, { probe }] of tests.entries()) say({ id, test, ...measured(probe) })
  say({ id, done: true })
}

addEventListener('message', ({ source, ports }: MessageEvent) => {
  const [port] = ports
  if (source !== parent || isOpen || !port) return
  isOpen = true
  const say = (message: RunnerMessage) => port.postMessage(message)
  port.onmessage = ({ data }: MessageEvent<RunRequest>) => run(data, say)
  say({ ready: true })
})

// A preview is looked at; its links and forms lead nowhere.
addEventListener('click', (event) => event.preventDefault(), { capture: true })
