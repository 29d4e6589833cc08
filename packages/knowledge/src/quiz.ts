import { agileQuiz } from './quiz/agile.ts'
import { androidQuiz } from './quiz/android.ts'
import { apacheSparkQuiz } from './quiz/apache-spark.ts'
import { awsQuiz } from './quiz/aws.ts'
import { ciCdQuiz } from './quiz/ci-cd.ts'
import { cloudArchitectureQuiz } from './quiz/cloud-architecture.ts'
import { codeReviewQuiz } from './quiz/code-review.ts'
import { computerNetworkingQuiz } from './quiz/computer-networking.ts'
import { cssQuiz } from './quiz/css.ts'
import { dataModelingQuiz } from './quiz/data-modeling.ts'
import { deepLearningQuiz } from './quiz/deep-learning.ts'
import { dockerQuiz } from './quiz/docker.ts'
import { etlQuiz } from './quiz/etl.ts'
import { gitQuiz } from './quiz/git.ts'
import { htmlQuiz } from './quiz/html.ts'
import { identityAndAccessManagementQuiz } from './quiz/identity-and-access-management.ts'
import { incidentResponseQuiz } from './quiz/incident-response.ts'
import { iosQuiz } from './quiz/ios.ts'
import { javaQuiz } from './quiz/java.ts'
import { javascriptQuiz } from './quiz/javascript.ts'
import { kotlinQuiz } from './quiz/kotlin.ts'
import { kubernetesQuiz } from './quiz/kubernetes.ts'
import { largeLanguageModelsQuiz } from './quiz/large-language-models.ts'
import { linuxQuiz } from './quiz/linux.ts'
import { machineLearningQuiz } from './quiz/machine-learning.ts'
import { microservicesQuiz } from './quiz/microservices.ts'
import { nodejsQuiz } from './quiz/nodejs.ts'
import { pandasQuiz } from './quiz/pandas.ts'
import { peopleManagementQuiz } from './quiz/people-management.ts'
import { performanceManagementQuiz } from './quiz/performance-management.ts'
import { prioritizationQuiz } from './quiz/prioritization.ts'
import { productStrategyQuiz } from './quiz/product-strategy.ts'
import { projectManagementQuiz } from './quiz/project-management.ts'
import { projectPlanningQuiz } from './quiz/project-planning.ts'
import { pythonQuiz } from './quiz/python.ts'
import { pytorchQuiz } from './quiz/pytorch.ts'
import type { SkillQuiz } from './quiz/quiz-question.ts'
import { reactQuiz } from './quiz/react.ts'
import { restApisQuiz } from './quiz/rest-apis.ts'
import { riskManagementQuiz } from './quiz/risk-management.ts'
import { roadmappingQuiz } from './quiz/roadmapping.ts'
import { scikitLearnQuiz } from './quiz/scikit-learn.ts'
import { scrumQuiz } from './quiz/scrum.ts'
import { sqlQuiz } from './quiz/sql.ts'
import { stakeholderManagementQuiz } from './quiz/stakeholder-management.ts'
import { statisticsQuiz } from './quiz/statistics.ts'
import { swiftQuiz } from './quiz/swift.ts'
import { systemDesignQuiz } from './quiz/system-design.ts'
import { teamLeadershipQuiz } from './quiz/team-leadership.ts'
import { terraformQuiz } from './quiz/terraform.ts'
import { typescriptQuiz } from './quiz/typescript.ts'
import { userResearchQuiz } from './quiz/user-research.ts'
import { vulnerabilityManagementQuiz } from './quiz/vulnerability-management.ts'

/** The questions of every skill that has a quiz. */
export const quizzes: readonly SkillQuiz[] = [
  agileQuiz,
  androidQuiz,
  apacheSparkQuiz,
  awsQuiz,
  ciCdQuiz,
  cloudArchitectureQuiz,
  codeReviewQuiz,
  computerNetworkingQuiz,
  cssQuiz,
  dataModelingQuiz,
  deepLearningQuiz,
  dockerQuiz,
  etlQuiz,
  gitQuiz,
  htmlQuiz,
  identityAndAccessManagementQuiz,
  incidentResponseQuiz,
  iosQuiz,
  javaQuiz,
  javascriptQuiz,
  kotlinQuiz,
  kubernetesQuiz,
  largeLanguageModelsQuiz,
  linuxQuiz,
  machineLearningQuiz,
  microservicesQuiz,
  nodejsQuiz,
  pandasQuiz,
  peopleManagementQuiz,
  performanceManagementQuiz,
  prioritizationQuiz,
  productStrategyQuiz,
  projectManagementQuiz,
  projectPlanningQuiz,
  pythonQuiz,
  pytorchQuiz,
  reactQuiz,
  restApisQuiz,
  riskManagementQuiz,
  roadmappingQuiz,
  scikitLearnQuiz,
  scrumQuiz,
  sqlQuiz,
  stakeholderManagementQuiz,
  statisticsQuiz,
  swiftQuiz,
  systemDesignQuiz,
  teamLeadershipQuiz,
  terraformQuiz,
  typescriptQuiz,
  userResearchQuiz,
  vulnerabilityManagementQuiz,
]
