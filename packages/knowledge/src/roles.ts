import type { TargetRole } from '@nextrung/contract/roles'
import { backendDeveloper } from './roles/backend-developer.ts'
import { cloudEngineer } from './roles/cloud-engineer.ts'
import { dataEngineer } from './roles/data-engineer.ts'
import { dataScientist } from './roles/data-scientist.ts'
import { devopsEngineer } from './roles/devops-engineer.ts'
import { engineeringManager } from './roles/engineering-manager.ts'
import { frontendDeveloper } from './roles/frontend-developer.ts'
import { fullStackDeveloper } from './roles/full-stack-developer.ts'
import { machineLearningEngineer } from './roles/machine-learning-engineer.ts'
import { mobileDeveloper } from './roles/mobile-developer.ts'
import { productManager } from './roles/product-manager.ts'
import type { RoleRequirements } from './roles/role-requirements.ts'
import { securityEngineer } from './roles/security-engineer.ts'
import { siteReliabilityEngineer } from './roles/site-reliability-engineer.ts'
import { softwareEngineer } from './roles/software-engineer.ts'
import { solutionsArchitect } from './roles/solutions-architect.ts'
import { technicalLead } from './roles/technical-lead.ts'
import { technicalProjectManager } from './roles/technical-project-manager.ts'

const requirementsByRole: Record<TargetRole, RoleRequirements> = {
  'Software Engineer': softwareEngineer,
  'Frontend Developer': frontendDeveloper,
  'Backend Developer': backendDeveloper,
  'Full Stack Developer': fullStackDeveloper,
  'DevOps Engineer': devopsEngineer,
  'Cloud Engineer': cloudEngineer,
  'Data Engineer': dataEngineer,
  'Data Scientist': dataScientist,
  'Machine Learning Engineer': machineLearningEngineer,
  'Site Reliability Engineer (SRE)': siteReliabilityEngineer,
  'Security Engineer': securityEngineer,
  'Mobile Developer': mobileDeveloper,
  'Product Manager': productManager,
  'Technical Project Manager': technicalProjectManager,
  'Solutions Architect': solutionsArchitect,
  'Technical Lead': technicalLead,
  'Engineering Manager': engineeringManager,
}

/** The role's requirements, in the order of importance in which they are shown. */
export const getRole = (role: TargetRole): RoleRequirements => requirementsByRole[role]
