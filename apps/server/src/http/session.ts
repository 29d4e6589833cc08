import type { FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import type { SignedIn } from '../signed-in.ts'
import { requestFacts } from './request-facts.ts'

/** The person behind the request, by the session cookie alone; undefined when nobody is signed in. */
export const findSignedIn = async (
  services: Services,
  request: FastifyRequest,
): Promise<SignedIn | undefined> =>
  request.headers.cookie
    ? services.identity.findSignedIn(requestFacts(services.config, request).headers)
    : undefined
