import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { PasswordHashing } from '../features/identity/identity.ts'
import { calls } from './fuzz/calls.ts'

/** Watches for calls that hash or verify a password. `faults` lists those that declare another cost. */
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
      // Runs after the body is read, because reading it would lose the request's context.
      app.addHook('preHandler', (request, _, done) =>
        route.run(`${request.method} ${request.routeOptions.url}`, done),
      ),
  }
}
