import type { TargetRole } from '@nextrung/contract/roles'
import {
  dataEngineerStages,
  dataScientistStages,
  machineLearningEngineerStages,
} from './learning-stages/data.ts'
import {
  cloudEngineerStages,
  devopsEngineerStages,
  securityEngineerStages,
  siteReliabilityEngineerStages,
} from './learning-stages/infrastructure.ts'
import {
  engineeringManagerStages,
  productManagerStages,
  solutionsArchitectStages,
  technicalLeadStages,
  technicalProjectManagerStages,
} from './learning-stages/leading.ts'
import type { LearningStage } from './learning-stages/learning-stage.ts'
import {
  backendDeveloperStages,
  frontendDeveloperStages,
  fullStackDeveloperStages,
  mobileDeveloperStages,
  softwareEngineerStages,
} from './learning-stages/programming.ts'

const stagesByRole: Record<TargetRole, readonly LearningStage[]> = {
  'Software Engineer': softwareEngineerStages,
  'Frontend Developer': frontendDeveloperStages,
  'Backend Developer': backendDeveloperStages,
  'Full Stack Developer': fullStackDeveloperStages,
  'DevOps Engineer': devopsEngineerStages,
  'Cloud Engineer': cloudEngineerStages,
  'Data Engineer': dataEngineerStages,
  'Data Scientist': dataScientistStages,
  'Machine Learning Engineer': machineLearningEngineerStages,
  'Site Reliability Engineer (SRE)': siteReliabilityEngineerStages,
  'Security Engineer': securityEngineerStages,
  'Mobile Developer': mobileDeveloperStages,
  'Product Manager': productManagerStages,
  'Technical Project Manager': technicalProjectManagerStages,
  'Solutions Architect': solutionsArchitectStages,
  'Technical Lead': technicalLeadStages,
  'Engineering Manager': engineeringManagerStages,
}

/**
 * The milestones on the way to a role, in the order to learn them. Each required skill is in exactly one, never before
 * a required skill that it builds on; within a milestone, skills are in the order to learn them, too.
 */
export const learningStagesOf = (role: TargetRole): readonly LearningStage[] => stagesByRole[role]
