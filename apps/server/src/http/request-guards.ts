import type { SignedIn } from '../signed-in.ts'

/** What the web server asks features about a request before and after it calls a verb. */
export type RequestGuards = {
  /** The person whose live session the cookies name. */
  findSignedIn: (headers: Headers) => Promise<SignedIn | undefined>
  /** Counts an id that a person asked for and that is not theirs. */
  countNotFound: (userId: number) => Promise<{ count: number; endsInSeconds: number }>
  /** Writes down that a person asked for too much that is not theirs. */
  auditDeniedAccess: (userId: number, request: { id: string; ip: string; headers: Headers }) => Promise<void>
}
