import type { Services } from '../context.ts'
import type { SignedIn } from '../signed-in.ts'
import type { RequestFacts } from './request-context.ts'

/** The signed-in person, identified only by the session cookie; undefined when nobody is signed in. */
export const findSignedIn = async (
  services: Services,
  { headers }: RequestFacts,
): Promise<SignedIn | undefined> => (headers.has('cookie') ? services.findSignedIn(headers) : undefined)
