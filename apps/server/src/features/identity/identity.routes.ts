import * as calls from '@nextrung/contract/auth'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { getSession } from './get-session.ts'
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
  mount(calls.signOut, signOut)
  mount(calls.getSession, getSession)
  mount(calls.saveSelection, saveSelection)
}
