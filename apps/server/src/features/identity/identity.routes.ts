import * as calls from '@nextrung/contract/auth'
import * as google from '@nextrung/contract/auth-google'
import * as security from '@nextrung/contract/auth-security'
import { changePassword as changePasswordCall } from '@nextrung/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { changePassword } from './change-password.ts'
import { listDevices } from './devices/list-devices.ts'
import { signOutDevice } from './devices/sign-out-device.ts'
import { signOutOtherDevices } from './devices/sign-out-other-devices.ts'
import { finishGoogleSignIn } from './finish-google-sign-in.ts'
import { getSession } from './get-session.ts'
import { mailLinksRoutes } from './mail-links/mail-links.routes.ts'
import { linkGoogle } from './provider/link-google.ts'
import { unlinkGoogle } from './provider/unlink-google.ts'
import { saveSelection } from './save-selection.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { signInWithSecondFactor } from './second-factor/sign-in-with-second-factor.ts'
import { startSecondFactor } from './second-factor/start-second-factor.ts'
import { turnOffSecondFactor } from './second-factor/turn-off-second-factor.ts'
import { signIn } from './sign-in.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

export const identityRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.signUpWithEmail, signUp)
  mount(calls.signInWithEmail, signIn)
  mount(calls.signInWithGoogle, signInWithGoogle)
  mount(calls.finishGoogleSignIn, finishGoogleSignIn)
  mount(google.linkGoogle, linkGoogle)
  mount(google.unlinkGoogle, unlinkGoogle)
  mount(calls.signOut, signOut)
  mount(calls.getSession, getSession)
  mount(calls.saveSelection, saveSelection)
  mount(calls.signInWithSecondFactor, signInWithSecondFactor)
  mount(security.startSecondFactor, startSecondFactor)
  mount(security.confirmSecondFactor, confirmSecondFactor)
  mount(security.turnOffSecondFactor, turnOffSecondFactor)
  mount(security.renewRecoveryCodes, renewRecoveryCodes)
  mount(security.listDevices, listDevices)
  mount(security.signOutDevice, signOutDevice)
  mount(security.signOutOtherDevices, signOutOtherDevices)
  mount(changePasswordCall, changePassword)
  mailLinksRoutes(app, services)
}
