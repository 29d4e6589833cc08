import { architectureBeginner } from './interview/open/architecture-beginner.ts'
import { architectureExpert } from './interview/open/architecture-expert.ts'
import { architectureIntermediate } from './interview/open/architecture-intermediate.ts'
import { backendBeginner } from './interview/open/backend-beginner.ts'
import { backendExpert } from './interview/open/backend-expert.ts'
import { backendIntermediate } from './interview/open/backend-intermediate.ts'
import { behavioralDeliveryBeginner } from './interview/open/behavioral-delivery-beginner.ts'
import { behavioralDeliveryExpert } from './interview/open/behavioral-delivery-expert.ts'
import { behavioralDeliveryIntermediate } from './interview/open/behavioral-delivery-intermediate.ts'
import { behavioralGrowthBeginner } from './interview/open/behavioral-growth-beginner.ts'
import { behavioralGrowthExpert } from './interview/open/behavioral-growth-expert.ts'
import { behavioralGrowthIntermediate } from './interview/open/behavioral-growth-intermediate.ts'
import { behavioralTeamworkBeginner } from './interview/open/behavioral-teamwork-beginner.ts'
import { behavioralTeamworkExpert } from './interview/open/behavioral-teamwork-expert.ts'
import { behavioralTeamworkIntermediate } from './interview/open/behavioral-teamwork-intermediate.ts'
import { cloudBeginner } from './interview/open/cloud-beginner.ts'
import { cloudExpert } from './interview/open/cloud-expert.ts'
import { cloudIntermediate } from './interview/open/cloud-intermediate.ts'
import { dataEngineeringBeginner } from './interview/open/data-engineering-beginner.ts'
import { dataEngineeringExpert } from './interview/open/data-engineering-expert.ts'
import { dataEngineeringIntermediate } from './interview/open/data-engineering-intermediate.ts'
import { dataScienceBeginner } from './interview/open/data-science-beginner.ts'
import { dataScienceExpert } from './interview/open/data-science-expert.ts'
import { dataScienceIntermediate } from './interview/open/data-science-intermediate.ts'
import { designOfApplicationsBeginner } from './interview/open/design-of-applications-beginner.ts'
import { designOfApplicationsExpert } from './interview/open/design-of-applications-expert.ts'
import { designOfApplicationsIntermediate } from './interview/open/design-of-applications-intermediate.ts'
import { designOfClientsBeginner } from './interview/open/design-of-clients-beginner.ts'
import { designOfClientsExpert } from './interview/open/design-of-clients-expert.ts'
import { designOfClientsIntermediate } from './interview/open/design-of-clients-intermediate.ts'
import { designOfDataPlatformsBeginner } from './interview/open/design-of-data-platforms-beginner.ts'
import { designOfDataPlatformsExpert } from './interview/open/design-of-data-platforms-expert.ts'
import { designOfDataPlatformsIntermediate } from './interview/open/design-of-data-platforms-intermediate.ts'
import { designOfInfrastructureBeginner } from './interview/open/design-of-infrastructure-beginner.ts'
import { designOfInfrastructureExpert } from './interview/open/design-of-infrastructure-expert.ts'
import { designOfInfrastructureIntermediate } from './interview/open/design-of-infrastructure-intermediate.ts'
import { designOfLearningSystemsBeginner } from './interview/open/design-of-learning-systems-beginner.ts'
import { designOfLearningSystemsExpert } from './interview/open/design-of-learning-systems-expert.ts'
import { designOfLearningSystemsIntermediate } from './interview/open/design-of-learning-systems-intermediate.ts'
import { designOfOrganizationsBeginner } from './interview/open/design-of-organizations-beginner.ts'
import { designOfOrganizationsExpert } from './interview/open/design-of-organizations-expert.ts'
import { designOfOrganizationsIntermediate } from './interview/open/design-of-organizations-intermediate.ts'
import { designOfProductsBeginner } from './interview/open/design-of-products-beginner.ts'
import { designOfProductsExpert } from './interview/open/design-of-products-expert.ts'
import { designOfProductsIntermediate } from './interview/open/design-of-products-intermediate.ts'
import { designOfSecurityBeginner } from './interview/open/design-of-security-beginner.ts'
import { designOfSecurityExpert } from './interview/open/design-of-security-expert.ts'
import { designOfSecurityIntermediate } from './interview/open/design-of-security-intermediate.ts'
import { devopsBeginner } from './interview/open/devops-beginner.ts'
import { devopsExpert } from './interview/open/devops-expert.ts'
import { devopsIntermediate } from './interview/open/devops-intermediate.ts'
import { engineeringManagementBeginner } from './interview/open/engineering-management-beginner.ts'
import { engineeringManagementExpert } from './interview/open/engineering-management-expert.ts'
import { engineeringManagementIntermediate } from './interview/open/engineering-management-intermediate.ts'
import { frontendBeginner } from './interview/open/frontend-beginner.ts'
import { frontendExpert } from './interview/open/frontend-expert.ts'
import { frontendIntermediate } from './interview/open/frontend-intermediate.ts'
import { leadershipBeginner } from './interview/open/leadership-beginner.ts'
import { leadershipExpert } from './interview/open/leadership-expert.ts'
import { leadershipIntermediate } from './interview/open/leadership-intermediate.ts'
import { machineLearningBeginner } from './interview/open/machine-learning-beginner.ts'
import { machineLearningExpert } from './interview/open/machine-learning-expert.ts'
import { machineLearningIntermediate } from './interview/open/machine-learning-intermediate.ts'
import { mobileBeginner } from './interview/open/mobile-beginner.ts'
import { mobileExpert } from './interview/open/mobile-expert.ts'
import { mobileIntermediate } from './interview/open/mobile-intermediate.ts'
import { productBeginner } from './interview/open/product-beginner.ts'
import { productExpert } from './interview/open/product-expert.ts'
import { productIntermediate } from './interview/open/product-intermediate.ts'
import { programmingBeginner } from './interview/open/programming-beginner.ts'
import { programmingExpert } from './interview/open/programming-expert.ts'
import { programmingIntermediate } from './interview/open/programming-intermediate.ts'
import { projectManagementBeginner } from './interview/open/project-management-beginner.ts'
import { projectManagementExpert } from './interview/open/project-management-expert.ts'
import { projectManagementIntermediate } from './interview/open/project-management-intermediate.ts'
import { reliabilityBeginner } from './interview/open/reliability-beginner.ts'
import { reliabilityExpert } from './interview/open/reliability-expert.ts'
import { reliabilityIntermediate } from './interview/open/reliability-intermediate.ts'
import { securityBeginner } from './interview/open/security-beginner.ts'
import { securityExpert } from './interview/open/security-expert.ts'
import { securityIntermediate } from './interview/open/security-intermediate.ts'
import { technicalLeadershipBeginner } from './interview/open/technical-leadership-beginner.ts'
import { technicalLeadershipExpert } from './interview/open/technical-leadership-expert.ts'
import { technicalLeadershipIntermediate } from './interview/open/technical-leadership-intermediate.ts'
import type { OpenQuestion } from './interview/open-question.ts'

/** Every open-ended interview question, in the order of their files. */
export const openQuestions: readonly OpenQuestion[] = [
  ...architectureBeginner,
  ...architectureExpert,
  ...architectureIntermediate,
  ...backendBeginner,
  ...backendExpert,
  ...backendIntermediate,
  ...behavioralDeliveryBeginner,
  ...behavioralDeliveryExpert,
  ...behavioralDeliveryIntermediate,
  ...behavioralGrowthBeginner,
  ...behavioralGrowthExpert,
  ...behavioralGrowthIntermediate,
  ...behavioralTeamworkBeginner,
  ...behavioralTeamworkExpert,
  ...behavioralTeamworkIntermediate,
  ...cloudBeginner,
  ...cloudExpert,
  ...cloudIntermediate,
  ...dataEngineeringBeginner,
  ...dataEngineeringExpert,
  ...dataEngineeringIntermediate,
  ...dataScienceBeginner,
  ...dataScienceExpert,
  ...dataScienceIntermediate,
  ...designOfApplicationsBeginner,
  ...designOfApplicationsExpert,
  ...designOfApplicationsIntermediate,
  ...designOfClientsBeginner,
  ...designOfClientsExpert,
  ...designOfClientsIntermediate,
  ...designOfDataPlatformsBeginner,
  ...designOfDataPlatformsExpert,
  ...designOfDataPlatformsIntermediate,
  ...designOfInfrastructureBeginner,
  ...designOfInfrastructureExpert,
  ...designOfInfrastructureIntermediate,
  ...designOfLearningSystemsBeginner,
  ...designOfLearningSystemsExpert,
  ...designOfLearningSystemsIntermediate,
  ...designOfOrganizationsBeginner,
  ...designOfOrganizationsExpert,
  ...designOfOrganizationsIntermediate,
  ...designOfProductsBeginner,
  ...designOfProductsExpert,
  ...designOfProductsIntermediate,
  ...designOfSecurityBeginner,
  ...designOfSecurityExpert,
  ...designOfSecurityIntermediate,
  ...devopsBeginner,
  ...devopsExpert,
  ...devopsIntermediate,
  ...engineeringManagementBeginner,
  ...engineeringManagementExpert,
  ...engineeringManagementIntermediate,
  ...frontendBeginner,
  ...frontendExpert,
  ...frontendIntermediate,
  ...leadershipBeginner,
  ...leadershipExpert,
  ...leadershipIntermediate,
  ...machineLearningBeginner,
  ...machineLearningExpert,
  ...machineLearningIntermediate,
  ...mobileBeginner,
  ...mobileExpert,
  ...mobileIntermediate,
  ...productBeginner,
  ...productExpert,
  ...productIntermediate,
  ...programmingBeginner,
  ...programmingExpert,
  ...programmingIntermediate,
  ...projectManagementBeginner,
  ...projectManagementExpert,
  ...projectManagementIntermediate,
  ...reliabilityBeginner,
  ...reliabilityExpert,
  ...reliabilityIntermediate,
  ...securityBeginner,
  ...securityExpert,
  ...securityIntermediate,
  ...technicalLeadershipBeginner,
  ...technicalLeadershipExpert,
  ...technicalLeadershipIntermediate,
]

const byId = new Map(openQuestions.map((question) => [question.id, question]))

/** The question of an id that answers refer to. */
export const findOpenQuestion = (id: string): OpenQuestion | undefined => byId.get(id)
