import type { TargetRole } from '@nextrung/contract/roles'
import { architectureChallenges } from './challenges/architecture.ts'
import { backendChallenges } from './challenges/backend.ts'
import { type Challenge, challengeDifficulties } from './challenges/challenge.ts'
import { cloudChallenges } from './challenges/cloud.ts'
import { dataEngineeringChallenges } from './challenges/data-engineering.ts'
import { dataScienceChallenges } from './challenges/data-science.ts'
import { deliveryChallenges } from './challenges/delivery.ts'
import { frontendChallenges } from './challenges/frontend.ts'
import { fullStackChallenges } from './challenges/full-stack.ts'
import { machineLearningChallenges } from './challenges/machine-learning.ts'
import { mobileChallenges } from './challenges/mobile.ts'
import { peopleManagementChallenges } from './challenges/people-management.ts'
import { productChallenges } from './challenges/product.ts'
import { programmingChallenges } from './challenges/programming.ts'
import { projectManagementChallenges } from './challenges/project-management.ts'
import { reliabilityChallenges } from './challenges/reliability.ts'
import { securityChallenges } from './challenges/security.ts'
import { technicalLeadershipChallenges } from './challenges/technical-leadership.ts'

export { textOfCriterion } from './challenges/criterion-check.ts'
export type { Challenge }

/** All authored challenges, by field. */
export const challenges: readonly Challenge[] = [
  ...programmingChallenges,
  ...frontendChallenges,
  ...backendChallenges,
  ...fullStackChallenges,
  ...deliveryChallenges,
  ...cloudChallenges,
  ...reliabilityChallenges,
  ...dataEngineeringChallenges,
  ...dataScienceChallenges,
  ...machineLearningChallenges,
  ...securityChallenges,
  ...mobileChallenges,
  ...productChallenges,
  ...projectManagementChallenges,
  ...architectureChallenges,
  ...technicalLeadershipChallenges,
  ...peopleManagementChallenges,
]

/** The challenges of a role, easiest first; equally difficult ones in the order of `challenges`. */
export const challengesFor = (role: TargetRole): readonly Challenge[] =>
  challengeDifficulties.flatMap((difficulty) =>
    challenges.filter((challenge) => challenge.difficulty === difficulty && challenge.roles.includes(role)),
  )

/** The challenge with this id, unless there is none or it was withdrawn. */
export const findOfferedChallenge = (id: string): Challenge | undefined =>
  challenges.find((challenge) => challenge.id === id)
