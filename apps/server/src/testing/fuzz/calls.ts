import * as auth from '@nextrung/contract/auth'
import * as security from '@nextrung/contract/auth-security'
import * as authGoogle from '@nextrung/contract/auth-google'
import type { Call } from '@nextrung/contract/call'
import * as health from '@nextrung/contract/health'
import * as resumes from '@nextrung/contract/resumes'
import * as settings from '@nextrung/contract/settings'
import * as subscription from '@nextrung/contract/subscription'
import { changePassword } from '@nextrung/contract/users'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Routes for the operator's own tools, which are no calls of the contract: not there without a token that is set. */
export const operatorRoutes = ['GET /metrics']

/** Routes for other services, which are no calls of the contract: their door is a signature. */
export const serviceRoutes = ['POST /api/stripe/webhook']

/** Every call of the contract by its route, such as `GET /health`. */
export const calls: ReadonlyMap<string, Call> = new Map(
  [health, auth, authGoogle, settings, resumes, subscription]
    .flatMap((part): unknown[] => Object.values(part))
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
)
