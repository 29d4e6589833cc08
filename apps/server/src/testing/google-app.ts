import { randomUUID } from 'node:crypto'
import type { Session } from '@nextrung/contract/auth'
import { eq } from 'drizzle-orm'
import { auditEvents, auditSubjects } from '../features/audit/audit.table.ts'
import { identityUsers } from '../features/identity/identity.table.ts'
import type { Client } from './client.ts'
import { decideAtProvider, type OidcPerson, OidcServer, oidcClient } from './oidc-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** A new person at the provider. */
export const newGooglePerson = (more: Partial<OidcPerson> = {}) => {
  const mark = randomUUID().slice(0, 8)
  return {
    sub: `google-${mark}`,
    email: `nia-${mark}@example.com`,
    email_verified: true,
    name: `Nia ${mark}`,
    ...more,
  }
}

/** Starts a sign-in and returns the URL of the provider's page. */
export const beginAtGoogle = async (client: Client): Promise<string> => {
  const { status, text, json } = await client.send<{ url: string }>('POST', '/auth/sign-in/social', {
    json: { provider: 'google' },
  })
  if (status !== 200) throw new Error(`the sign-in could not be started: ${text}`)
  return json.url
}

/** Finishes a sign-in with the provider's answer, which a test may have changed. */
export const finishAtGoogle = (client: Client, answer: object) =>
  client.send<Session & { code: string; error: string }>('POST', '/auth/callback/google', { json: answer })

export const whoIs = async (client: Client) =>
  (await client.send<Session | null>('GET', '/auth/get-session')).json

/** The real server with a real OpenID provider, and a clock that can be set ahead. */
export const startGoogleApp = async (env: Record<string, string> = {}, claimsInToken = true) => {
  const google = new OidcServer()
  const clock = { aheadMs: 0 }
  const app: TestApp = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: oidcClient.id,
      GOOGLE_CLIENT_SECRET: oidcClient.secret,
      OIDC_ISSUER: await google.start(),
      ...env,
    },
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  google.serve({ redirectUrl: `${env.PUBLIC_URL ?? app.url}/account/google`, claimsInToken })
  const { db } = app.services
  return {
    app,
    google,
    clock,
    /** Goes through the whole sign-in, in a new browser unless one is given. */
    enter: async (person: OidcPerson, client = app.newClient()) => {
      google.person = person
      const answer = await decideAtProvider(await beginAtGoogle(client))
      return { client, ...(await finishAtGoogle(client, answer)) }
    },
    findIdentity: async (email: string) =>
      (await db.select().from(identityUsers).where(eq(identityUsers.email, email)))[0],
    proveAddress: (email: string) =>
      db.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.email, email)),
    /** The events in a person's audit log, oldest first. */
    auditOf: async (userId: number): Promise<string[]> => {
      const rows = await db
        .select({ event: auditEvents.event })
        .from(auditEvents)
        .innerJoin(auditSubjects, eq(auditSubjects.pseudonym, auditEvents.pseudonym))
        .where(eq(auditSubjects.userId, userId))
        .orderBy(auditEvents.id)
      return rows.map(({ event }) => event)
    },
    close: async () => {
      await app.close()
      await google.close()
    },
  }
}

export type GoogleApp = Awaited<ReturnType<typeof startGoogleApp>>
