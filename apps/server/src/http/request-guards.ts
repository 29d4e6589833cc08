import type { SignedIn } from '../signed-in.ts'

/** What the web server needs from features before and after it calls a verb. */
export type RequestGuards = {
  /** The person whose active session is in the cookies. */
  findSignedIn: (headers: Headers) => Promise<SignedIn | undefined>
  /** Counts a request for an id that does not belong to the person. */
  countNotFound: (userId: number) => Promise<{ count: number; endsInSeconds: number }>
  /** Writes to the audit log that a person requested too many ids that are not theirs. */
  auditDeniedAccess: (userId: number, request: { id: string; ip: string; headers: Headers }) => Promise<void>
}
