import type { TargetRole } from '@nextrung/contract/roles'
import { dataEngineerDemands, dataScientistDemands, machineLearningEngineerDemands } from './demands/data.ts'
import {
  backendDeveloperDemands,
  frontendDeveloperDemands,
  fullStackDeveloperDemands,
  mobileDeveloperDemands,
  softwareEngineerDemands,
} from './demands/development.ts'
import {
  engineeringManagerDemands,
  solutionsArchitectDemands,
  technicalLeadDemands,
} from './demands/leading.ts'
import {
  cloudEngineerDemands,
  devopsEngineerDemands,
  securityEngineerDemands,
  siteReliabilityEngineerDemands,
} from './demands/operations.ts'
import { productManagerDemands, technicalProjectManagerDemands } from './demands/product-and-projects.ts'
import type { Demands } from './strength.ts'

/** What each role draws on, with the reason; what counts most first. */
export const demandsByRole: Readonly<Record<TargetRole, Demands>> = {
  'Software Engineer': softwareEngineerDemands,
  'Frontend Developer': frontendDeveloperDemands,
  'Backend Developer': backendDeveloperDemands,
  'Full Stack Developer': fullStackDeveloperDemands,
  'DevOps Engineer': devopsEngineerDemands,
  'Cloud Engineer': cloudEngineerDemands,
  'Data Engineer': dataEngineerDemands,
  'Data Scientist': dataScientistDemands,
  'Machine Learning Engineer': machineLearningEngineerDemands,
  'Site Reliability Engineer (SRE)': siteReliabilityEngineerDemands,
  'Security Engineer': securityEngineerDemands,
  'Mobile Developer': mobileDeveloperDemands,
  'Product Manager': productManagerDemands,
  'Technical Project Manager': technicalProjectManagerDemands,
  'Solutions Architect': solutionsArchitectDemands,
  'Technical Lead': technicalLeadDemands,
  'Engineering Manager': engineeringManagerDemands,
}
