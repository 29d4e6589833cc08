import { requestExport } from '@nextrung/contract/own-data'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { quickPasswords } from './quick-passwords.ts'
import { watchPasswords } from './watch-passwords.ts'

test('reports a call that hashes a password unless its declared cost says so', async () => {
  const { passwords, faults, watch } = watchPasswords(quickPasswords)
  const app = Fastify()
  watch(app)
  app.put('/auth/selection', () => passwords.hash('Rung-by-Rung-42'))
  app.post(requestExport.path, () => passwords.hash('Rung-by-Rung-42'))
  await app.inject({ method: 'POST', url: requestExport.path, payload: { password: 'x' } })
  expect([...faults]).toEqual([])
  await app.inject({ method: 'PUT', url: '/auth/selection', payload: { userType: 'x' } })
  expect([...faults]).toEqual([
    'PUT /auth/selection takes the time of a password, and declares the cost quick',
  ])
})
