import * as calls from '@nextrung/contract/challenge-work'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { checkChallengeWork } from './check-challenge-work.ts'
import { dropChallengeWork } from './drop-challenge-work.ts'
import { handInChallenge } from './hand-in-challenge.ts'
import { listChallengeWorks } from './list-challenge-works.ts'
import { saveChallengeWork } from './save-challenge-work.ts'

export const challengesRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listChallengeWorks, listChallengeWorks)
  mount(calls.saveChallengeWork, saveChallengeWork)
  mount(calls.checkChallengeWork, checkChallengeWork)
  mount(calls.handInChallenge, handInChallenge)
  mount(calls.dropChallengeWork, dropChallengeWork)
}
