import type { RequestGuards } from './http/request-guards.ts'
import type { Platform } from './platform.ts'
import type { SignedIn } from './signed-in.ts'

/**
 * What every verb and job receives: the platform, plus what features add to it. A feature declares a member in its
 * `.public.ts` (`declare module`), and `compose-services.ts` must provide it, or the code does not compile.
 */
export interface Services extends Platform, RequestGuards {}

/** What the verb of a call that requires a session receives. */
export type Context = Services & { user: SignedIn }
