import { backendSkills } from './skills/backend.ts'
import { cloudSkills } from './skills/cloud.ts'
import { dataSkills } from './skills/data.ts'
import { databasesSkills } from './skills/databases.ts'
import { devopsSkills } from './skills/devops.ts'
import { enterpriseSkills } from './skills/enterprise.ts'
import { frontendSkills } from './skills/frontend.ts'
import { languagesSkills } from './skills/languages.ts'
import { machineLearningSkills } from './skills/machine-learning.ts'
import { methodsSkills } from './skills/methods.ts'
import { mobileSkills } from './skills/mobile.ts'
import { networkingSkills } from './skills/networking.ts'
import { observabilitySkills } from './skills/observability.ts'
import { productAndProjectSkills } from './skills/product-and-project.ts'
import { securitySkills } from './skills/security.ts'
import type { Skill } from './skills/skill.ts'
import { spellingKey } from './skills/spelling.ts'
import { systemsSkills } from './skills/systems.ts'
import { testingSkills } from './skills/testing.ts'
import { toolsSkills } from './skills/tools.ts'

/** The taxonomy of skills: names are unique, and no spelling belongs to two of them. */
export const skills: readonly Skill[] = [
  ...languagesSkills,
  ...frontendSkills,
  ...backendSkills,
  ...databasesSkills,
  ...cloudSkills,
  ...devopsSkills,
  ...observabilitySkills,
  ...dataSkills,
  ...machineLearningSkills,
  ...mobileSkills,
  ...securitySkills,
  ...networkingSkills,
  ...systemsSkills,
  ...testingSkills,
  ...methodsSkills,
  ...productAndProjectSkills,
  ...toolsSkills,
  ...enterpriseSkills,
]

const byKey = new Map<string, Skill>()
for (const skill of skills) {
  for (const spelling of [skill.name, ...skill.aliases]) byKey.set(spellingKey(spelling), skill)
}

/** The skill with this name or alias, whatever its letter case, spaces and punctuation; `undefined` when unknown. */
export const findSkillByName = (name: string): Skill | undefined => byKey.get(spellingKey(name))
