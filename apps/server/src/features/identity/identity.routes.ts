import * as calls from '@nextrung/contract/auth'
import * as google from '@nextrung/contract/auth-google'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { finishGoogleSignIn } from './finish-google-sign-in.ts'
import { getSession } from './get-session.ts'
import { linkGoogle } from './provider/link-google.ts'
import { unlinkGoogle } from './provider/unlink-google.ts'
import { saveSelection } from './save-selection.ts'
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
}
