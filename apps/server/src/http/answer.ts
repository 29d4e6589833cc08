import type { Readable } from 'node:stream'

/** A verb's way to say more than a body: a status, headers, or that nothing changed. */
export class Answer<Body> {
  readonly status: number
  readonly body: Body | undefined
  readonly headers: Record<string, string>

  constructor(status: number, body?: Body | undefined, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A file that is made for a download: whole, or sent while it is made. */
export type FileAnswer = ({ bytes: Uint8Array } | { stream: Readable }) & {
  contentType: string
  fileName: string
  /** True for a picture that a page shows, instead of a file to save. */
  isShown?: boolean
  headers?: Record<string, string>
}
