import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { PasswordHashing } from '../features/identity/identity.ts'
import { calls } from './fuzz/calls.ts'

/** Notes every call that hashes or verifies a password; `faults` has those whose cost says otherwise. */
export const watchPasswords = (keeping: PasswordHashing) => {
  const route = new AsyncLocalStorage<string>()
  const faults = new Set<string>()
  const note = () => {
    const name = route.getStore()
    const call = name === undefined ? undefined : calls.get(name)
    if (call && call.cost !== 'password')
      faults.add(`${name} takes the time of a password, and declares the cost ${call.cost}`)
  }
  const passwords: PasswordHashing = {
    hash: (password) => {
      note()
      return keeping.hash(password)
    },
    verify: (given) => {
      note()
      return keeping.verify(given)
    },
  }
  return {
    passwords,
    faults,
    watch: (app: FastifyInstance) =>
      // Later than the body is read, where the context of the request would be lost.
      app.addHook('preHandler', (request, _, done) =>
        route.run(`${request.method} ${request.routeOptions.url}`, done),
      ),
  }
}
