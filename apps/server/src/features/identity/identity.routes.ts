import * as calls from '@nextrung/contract/auth'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { getSession } from './get-session.ts'
import { saveSelection } from './save-selection.ts'
import { signIn } from './sign-in.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

export const identityRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, services, calls.signUpWithEmail, signUp)
  mount(app, services, calls.signInWithEmail, signIn)
  mount(app, services, calls.signInWithGoogle, signInWithGoogle)
  mount(app, services, calls.signOut, signOut)
  mount(app, services, calls.getSession, getSession)
  mount(app, services, calls.saveSelection, saveSelection)
}
