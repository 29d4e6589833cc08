import type { RequestGuards } from './http/request-guards.ts'
import type { Platform } from './platform.ts'
import type { SignedIn } from './signed-in.ts'

/**
 * What every verb and job receives: the platform, and what features add to it. A feature adds a member in its
 * `.public.ts` (`declare module`), and `compose-services.ts` provides it; without that it does not compile.
 */
export interface Services extends Platform, RequestGuards {}

/** What a verb of a signed-in call receives. */
export type Context = Services & { user: SignedIn }
