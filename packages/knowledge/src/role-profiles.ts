import type { TargetRole } from '@nextrung/contract/roles'
import { backendDeveloperProfile } from './roles/profiles/backend-developer.ts'
import { cloudEngineerProfile } from './roles/profiles/cloud-engineer.ts'
import { dataEngineerProfile } from './roles/profiles/data-engineer.ts'
import { dataScientistProfile } from './roles/profiles/data-scientist.ts'
import { devopsEngineerProfile } from './roles/profiles/devops-engineer.ts'
import { engineeringManagerProfile } from './roles/profiles/engineering-manager.ts'
import { frontendDeveloperProfile } from './roles/profiles/frontend-developer.ts'
import { fullStackDeveloperProfile } from './roles/profiles/full-stack-developer.ts'
import { machineLearningEngineerProfile } from './roles/profiles/machine-learning-engineer.ts'
import { mobileDeveloperProfile } from './roles/profiles/mobile-developer.ts'
import { productManagerProfile } from './roles/profiles/product-manager.ts'
import type { RoleProfile } from './roles/profiles/role-profile.ts'
import { securityEngineerProfile } from './roles/profiles/security-engineer.ts'
import { siteReliabilityEngineerProfile } from './roles/profiles/site-reliability-engineer.ts'
import { softwareEngineerProfile } from './roles/profiles/software-engineer.ts'
import { solutionsArchitectProfile } from './roles/profiles/solutions-architect.ts'
import { technicalLeadProfile } from './roles/profiles/technical-lead.ts'
import { technicalProjectManagerProfile } from './roles/profiles/technical-project-manager.ts'

const profilesByRole: Record<TargetRole, RoleProfile> = {
  'Software Engineer': softwareEngineerProfile,
  'Frontend Developer': frontendDeveloperProfile,
  'Backend Developer': backendDeveloperProfile,
  'Full Stack Developer': fullStackDeveloperProfile,
  'DevOps Engineer': devopsEngineerProfile,
  'Cloud Engineer': cloudEngineerProfile,
  'Data Engineer': dataEngineerProfile,
  'Data Scientist': dataScientistProfile,
  'Machine Learning Engineer': machineLearningEngineerProfile,
  'Site Reliability Engineer (SRE)': siteReliabilityEngineerProfile,
  'Security Engineer': securityEngineerProfile,
  'Mobile Developer': mobileDeveloperProfile,
  'Product Manager': productManagerProfile,
  'Technical Project Manager': technicalProjectManagerProfile,
  'Solutions Architect': solutionsArchitectProfile,
  'Technical Lead': technicalLeadProfile,
  'Engineering Manager': engineeringManagerProfile,
}

/** What the role is for, its week, its ladder, and advice by user type; written by us, with sources where there are any. */
export const getRoleProfile = (role: TargetRole): RoleProfile => profilesByRole[role]
