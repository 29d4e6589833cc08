import { backendDeveloperPostings1 } from './postings/backend-developer-1.ts'
import { backendDeveloperPostings2 } from './postings/backend-developer-2.ts'
import { backendDeveloperPostings3 } from './postings/backend-developer-3.ts'
import { cloudEngineerPostings1 } from './postings/cloud-engineer-1.ts'
import { cloudEngineerPostings2 } from './postings/cloud-engineer-2.ts'
import { cloudEngineerPostings3 } from './postings/cloud-engineer-3.ts'
import { dataEngineerPostings1 } from './postings/data-engineer-1.ts'
import { dataEngineerPostings2 } from './postings/data-engineer-2.ts'
import { dataEngineerPostings3 } from './postings/data-engineer-3.ts'
import { dataScientistPostings1 } from './postings/data-scientist-1.ts'
import { dataScientistPostings2 } from './postings/data-scientist-2.ts'
import { dataScientistPostings3 } from './postings/data-scientist-3.ts'
import { devopsEngineerPostings1 } from './postings/devops-engineer-1.ts'
import { devopsEngineerPostings2 } from './postings/devops-engineer-2.ts'
import { devopsEngineerPostings3 } from './postings/devops-engineer-3.ts'
import { engineeringManagerPostings1 } from './postings/engineering-manager-1.ts'
import { engineeringManagerPostings2 } from './postings/engineering-manager-2.ts'
import { engineeringManagerPostings3 } from './postings/engineering-manager-3.ts'
import { frontendDeveloperPostings1 } from './postings/frontend-developer-1.ts'
import { frontendDeveloperPostings2 } from './postings/frontend-developer-2.ts'
import { frontendDeveloperPostings3 } from './postings/frontend-developer-3.ts'
import { fullStackDeveloperPostings1 } from './postings/full-stack-developer-1.ts'
import { fullStackDeveloperPostings2 } from './postings/full-stack-developer-2.ts'
import { fullStackDeveloperPostings3 } from './postings/full-stack-developer-3.ts'
import { machineLearningEngineerPostings1 } from './postings/machine-learning-engineer-1.ts'
import { machineLearningEngineerPostings2 } from './postings/machine-learning-engineer-2.ts'
import { machineLearningEngineerPostings3 } from './postings/machine-learning-engineer-3.ts'
import { mobileDeveloperPostings1 } from './postings/mobile-developer-1.ts'
import { mobileDeveloperPostings2 } from './postings/mobile-developer-2.ts'
import { mobileDeveloperPostings3 } from './postings/mobile-developer-3.ts'
import { productManagerPostings1 } from './postings/product-manager-1.ts'
import { productManagerPostings2 } from './postings/product-manager-2.ts'
import { productManagerPostings3 } from './postings/product-manager-3.ts'
import type { SamplePosting } from './postings/sample-posting.ts'
import { securityEngineerPostings1 } from './postings/security-engineer-1.ts'
import { securityEngineerPostings2 } from './postings/security-engineer-2.ts'
import { securityEngineerPostings3 } from './postings/security-engineer-3.ts'
import { siteReliabilityEngineerPostings1 } from './postings/site-reliability-engineer-1.ts'
import { siteReliabilityEngineerPostings2 } from './postings/site-reliability-engineer-2.ts'
import { siteReliabilityEngineerPostings3 } from './postings/site-reliability-engineer-3.ts'
import { softwareEngineerPostings1 } from './postings/software-engineer-1.ts'
import { softwareEngineerPostings2 } from './postings/software-engineer-2.ts'
import { softwareEngineerPostings3 } from './postings/software-engineer-3.ts'
import { solutionsArchitectPostings1 } from './postings/solutions-architect-1.ts'
import { solutionsArchitectPostings2 } from './postings/solutions-architect-2.ts'
import { solutionsArchitectPostings3 } from './postings/solutions-architect-3.ts'
import { technicalLeadPostings1 } from './postings/technical-lead-1.ts'
import { technicalLeadPostings2 } from './postings/technical-lead-2.ts'
import { technicalLeadPostings3 } from './postings/technical-lead-3.ts'
import { technicalProjectManagerPostings1 } from './postings/technical-project-manager-1.ts'
import { technicalProjectManagerPostings2 } from './postings/technical-project-manager-2.ts'
import { technicalProjectManagerPostings3 } from './postings/technical-project-manager-3.ts'

export { postingLevels, type SamplePosting } from './postings/sample-posting.ts'

/** All fictional postings of the sample job board. */
export const samplePostings: readonly SamplePosting[] = [
  ...softwareEngineerPostings1,
  ...softwareEngineerPostings2,
  ...softwareEngineerPostings3,
  ...frontendDeveloperPostings1,
  ...frontendDeveloperPostings2,
  ...frontendDeveloperPostings3,
  ...backendDeveloperPostings1,
  ...backendDeveloperPostings2,
  ...backendDeveloperPostings3,
  ...fullStackDeveloperPostings1,
  ...fullStackDeveloperPostings2,
  ...fullStackDeveloperPostings3,
  ...mobileDeveloperPostings1,
  ...mobileDeveloperPostings2,
  ...mobileDeveloperPostings3,
  ...dataScientistPostings1,
  ...dataScientistPostings2,
  ...dataScientistPostings3,
  ...dataEngineerPostings1,
  ...dataEngineerPostings2,
  ...dataEngineerPostings3,
  ...securityEngineerPostings1,
  ...securityEngineerPostings2,
  ...securityEngineerPostings3,
  ...solutionsArchitectPostings1,
  ...solutionsArchitectPostings2,
  ...solutionsArchitectPostings3,
  ...technicalLeadPostings1,
  ...technicalLeadPostings2,
  ...technicalLeadPostings3,
  ...machineLearningEngineerPostings1,
  ...machineLearningEngineerPostings2,
  ...machineLearningEngineerPostings3,
  ...devopsEngineerPostings1,
  ...devopsEngineerPostings2,
  ...devopsEngineerPostings3,
  ...cloudEngineerPostings1,
  ...cloudEngineerPostings2,
  ...cloudEngineerPostings3,
  ...siteReliabilityEngineerPostings1,
  ...siteReliabilityEngineerPostings2,
  ...siteReliabilityEngineerPostings3,
  ...productManagerPostings1,
  ...productManagerPostings2,
  ...productManagerPostings3,
  ...technicalProjectManagerPostings1,
  ...technicalProjectManagerPostings2,
  ...technicalProjectManagerPostings3,
  ...engineeringManagerPostings1,
  ...engineeringManagerPostings2,
  ...engineeringManagerPostings3,
]
