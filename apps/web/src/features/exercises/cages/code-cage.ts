import type { CageOpening } from './cage-message.ts'

// The frame for code. Its origin is opaque and it may load nothing, so the worker it starts has no session, no
// storage and no network. The page talks to the worker through a port, and removes this frame to stop it.
let isOpen = false

addEventListener('message', ({ source, data, ports }: MessageEvent<CageOpening>) => {
  const [port] = ports
  if (source !== parent || isOpen || !port || data.source === undefined) return
  isOpen = true
  const script = new Blob([data.source], { type: 'text/javascript' })
  const worker = new Worker(URL.createObjectURL(script))
  worker.postMessage(data.files ?? {}, [port])
})
