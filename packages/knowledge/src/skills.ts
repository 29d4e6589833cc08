import { awsSkills } from './skills/aws.ts'
import { azureSkills } from './skills/azure.ts'
import { backendConceptsSkills } from './skills/backend-concepts.ts'
import { backendFrameworksSkills } from './skills/backend-frameworks.ts'
import { backendLibrariesSkills } from './skills/backend-libraries.ts'
import { backendToolsSkills } from './skills/backend-tools.ts'
import { certificatesSkills } from './skills/certificates.ts'
import { cloudSkills } from './skills/cloud.ts'
import { dataSkills } from './skills/data.ts'
import { databasesSkills } from './skills/databases.ts'
import { devopsSkills } from './skills/devops.ts'
import { enterpriseSkills } from './skills/enterprise.ts'
import { frontendSkills } from './skills/frontend.ts'
import { frontendFrameworksSkills } from './skills/frontend-frameworks.ts'
import { googleCloudSkills } from './skills/google-cloud.ts'
import { languagesSkills } from './skills/languages.ts'
import { machineLearningSkills } from './skills/machine-learning.ts'
import { machineLearningToolsSkills } from './skills/machine-learning-tools.ts'
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

/** The skills taxonomy: names are unique, and no spelling belongs to two skills. */
export const skills: readonly Skill[] = [
  ...languagesSkills,
  ...frontendFrameworksSkills,
  ...frontendSkills,
  ...backendFrameworksSkills,
  ...backendLibrariesSkills,
  ...backendToolsSkills,
  ...backendConceptsSkills,
  ...databasesSkills,
  ...cloudSkills,
  ...awsSkills,
  ...azureSkills,
  ...googleCloudSkills,
  ...certificatesSkills,
  ...devopsSkills,
  ...observabilitySkills,
  ...dataSkills,
  ...machineLearningToolsSkills,
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

/** The skill with this name or alias, ignoring letter case, spaces and punctuation; `undefined` if unknown. */
export const findSkillByName = (name: string): Skill | undefined => byKey.get(spellingKey(name))
