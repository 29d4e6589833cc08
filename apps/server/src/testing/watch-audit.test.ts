import { defineCall } from '@nextrung/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from './factories.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { auditFaults } from './watch-audit.ts'

const call = { method: 'POST', path: '/api/notes', access: 'session', cost: 'quick' } as const
const silent = defineCall({ ...call, idempotency: 'none' })
const one = defineCall({ ...call, idempotency: 'none', audit: ['sign-out'] })
const perhaps = defineCall({ ...call, idempotency: 'none', audit: ['sign-out', 'nothing'] })

describe('comparing the audit events of a successful call with the contract', () => {
  test('accepts a call that writes what it declares', () => {
    expect(auditFaults(silent, [])).toEqual([])
    expect(auditFaults(one, ['sign-out'])).toEqual([])
    expect(auditFaults(perhaps, [])).toEqual([])
  })

  test('reports a call that writes too much, too little or the same event twice', () => {
    expect(auditFaults(silent, ['sign-out'])).toEqual([
      'POST /api/notes wrote sign-out, which it does not declare',
    ])
    expect(auditFaults(one, [])).toEqual(['POST /api/notes wrote none of sign-out'])
    expect(auditFaults(perhaps, ['sign-out', 'sign-out'])).toEqual(['POST /api/notes wrote sign-out twice'])
  })
})

describe('watching a server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ isAuditWatched: false })
  })
  afterAll(() => app.close())

  test('finds a call whose event is missing', async () => {
    await makePerson(app)
    expect(await app.auditFaults()).toEqual([])
    await app.services.db.execute("set session_replication_role = 'replica'")
    await app.services.db.execute('delete from audit_events')
    await app.services.db.execute("set session_replication_role = 'origin'")
    expect(await app.auditFaults()).toEqual(['POST /auth/sign-up/email wrote none of account.created'])
  })
})
