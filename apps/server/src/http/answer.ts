import type { Readable } from 'node:stream'

/** Lets a verb answer with more than a body: a status, headers, or "not modified". */
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

/** A file to download: complete, or streamed while it is generated. */
export type FileAnswer = ({ bytes: Uint8Array } | { stream: Readable }) & {
  contentType: string
  fileName: string
  /** True for an image shown in a page, instead of a file to save. */
  isShown?: boolean
  headers?: Record<string, string>
}
