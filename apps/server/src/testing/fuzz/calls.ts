import * as auth from '@nextrung/contract/auth'
import * as authGoogle from '@nextrung/contract/auth-google'
import * as authMail from '@nextrung/contract/auth-mail'
import * as security from '@nextrung/contract/auth-security'
import type { Call } from '@nextrung/contract/call'
import * as health from '@nextrung/contract/health'
import * as linkedIn from '@nextrung/contract/linkedin'
import * as notifications from '@nextrung/contract/notifications'
import * as ownData from '@nextrung/contract/own-data'
import * as resumes from '@nextrung/contract/resumes'
import * as settings from '@nextrung/contract/settings'
import * as subscription from '@nextrung/contract/subscription'
import * as support from '@nextrung/contract/support'
import * as users from '@nextrung/contract/users'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Routes that are no calls of the contract and are not there without a setting of the operator. */
export const operatorRoutes = ['GET /metrics', 'GET /.well-known/security.txt']

/** Routes for other services, which are no calls of the contract: their door is a signature. */
export const serviceRoutes = ['POST /api/stripe/webhook']

/** Every call of the contract by its route, such as `GET /health`. */
export const calls: ReadonlyMap<string, Call> = new Map(
  [
    health,
    auth,
    authMail,
    authGoogle,
    security,
    settings,
    users,
    notifications,
    resumes,
    subscription,
    ownData,
    linkedIn,
    support,
  ]
    .flatMap((part): unknown[] => Object.values(part))
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
)
