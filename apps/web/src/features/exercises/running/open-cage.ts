import type { CageOpening, RunnerMessage, RunRequest } from '../cages/cage-message.ts'
import { cagesPath } from '../cages/cages-path.ts'

export type Cage = {
  frame: HTMLIFrameElement
  say: (request: RunRequest) => void
  /** Stops whatever runs inside, at once. */
  remove: () => void
}

type CageOptions = {
  page: 'code' | 'markup'
  opening: CageOpening
  /** Where the frame goes; out of sight unless given. */
  place?: HTMLElement
  width?: number
  onMessage: (message: RunnerMessage) => void
}

const makeFrame = (page: CageOptions['page'], width: number | undefined): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  // No `allow-same-origin`: the frame's origin is opaque, so it has none of our storage, cookies or pages.
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('allow', '')
  frame.referrerPolicy = 'no-referrer'
  frame.tabIndex = -1
  frame.title = page === 'markup' ? 'Preview of your page' : 'Runs your code'
  frame.src = `${cagesPath}/${page}.html`
  if (width) frame.width = String(width)
  return frame
}

const makeHiddenPlace = (): HTMLElement => {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  Object.assign(place.style, {
    position: 'fixed',
    left: '-20000px',
    top: '0',
    height: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  })
  document.body.append(place)
  return place
}

/**
 * Opens a frame for a stranger's code. We listen on a port of our own, never on the window, so a message that the code
 * posts anywhere else is heard by nobody.
 */
export const openCage = ({ page, opening, place, width, onMessage }: CageOptions): Cage => {
  const frame = makeFrame(page, width)
  const { port1, port2 } = new MessageChannel()
  const hidden = place ? undefined : makeHiddenPlace()
  port1.onmessage = ({ data }: MessageEvent<RunnerMessage>) => onMessage(data)
  frame.addEventListener(
    'load',
    // An opaque origin cannot be named; the port goes to this frame and no other.
    () => frame.contentWindow?.postMessage(opening, '*', [port2]),
    { once: true },
  )
  ;(place ?? hidden)?.append(frame)
  return {
    frame,
    say: (request) => port1.postMessage(request),
    remove: () => {
      port1.onmessage = null
      port1.close()
      frame.remove()
      hidden?.remove()
    },
  }
}
