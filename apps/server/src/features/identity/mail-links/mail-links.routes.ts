import * as calls from '@nextrung/contract/auth-mail'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../context.ts'
import { mounter } from '../../../http/mount.ts'
import { changeSignInAddress } from './change-sign-in-address.ts'
import { getSignInOptions } from './get-sign-in-options.ts'
import { getSignInState } from './get-sign-in-state.ts'
import { requestEmailVerification } from './request-email-verification.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'
import { withdrawAddressChange } from './withdraw-address-change.ts'

export const mailLinksRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getSignInOptions, getSignInOptions)
  mount(calls.getSignInState, getSignInState)
  mount(calls.requestPasswordReset, requestPasswordReset)
  mount(calls.resetPassword, resetPassword)
  mount(calls.requestEmailVerification, requestEmailVerification)
  mount(calls.verifyEmail, verifyEmail)
  mount(calls.changeSignInAddress, changeSignInAddress)
  mount(calls.withdrawAddressChange, withdrawAddressChange)
}
