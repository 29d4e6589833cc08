/**
 * Ids of the courses to offer first for a skill, from reading them, where the order by rule put another one first: one
 * about a part or a neighbouring skill, or one that expects the skill.
 */
export const firstChoices: Readonly<Record<string, readonly string[]>> = {
  Agile: [
    'coursera-agile-development-and-scrum',
    'linkedin-learning-agile-foundations',
    'coursera-specializations-agile-development',
  ],
  Android: [
    'coursera-professional-certificates-meta-android-developer',
    'developer-android-com-courses-android-basics-compose-course',
    'linkedin-learning-android-development-essential-training-1-your-first-app',
  ],
  'Apache Spark': [
    'linkedin-learning-apache-spark-essential-training-big-data-engineering-23165395',
    'coursera-specializations-nosql-big-data-and-spark-foundations',
    'udemy-spark-and-python-for-big-data-with-pyspark',
  ],
  Azure: [
    'udemy-microsoft-azure-from-zero-to-hero-the-complete-guide',
    'coursera-microsoft-azure-cloud-services',
    'linkedin-learning-azure-essential-training-for-developers',
  ],
  'CI/CD': [
    'linkedin-learning-devops-foundations-continuous-delivery-continuous-integration-14449917',
    'udemy-gitlab-ci-pipelines-ci-cd-and-devops-for-beginners',
    'udemy-ci-cd-devops',
  ],
  'Change Management': [
    'udemy-change-management-for-organizations',
    'linkedin-learning-it-service-management-foundations-change-management',
    'coursera-specializations-organizational-leadership',
  ],
  'Cloud Architecture': [
    'linkedin-learning-cloud-architecture-core-concepts-25837442',
    'linkedin-learning-cloud-architecture-design-decisions-16813225',
    'coursera-professional-certificates-ibm-systems-and-solutions-architect',
  ],
  Coaching: [
    'coursera-specializations-coaching-skills-manager',
    'coursera-specializations-feedbackandcoachingforeveryone',
    'coursera-specializations-agile-coaching-essentials',
  ],
  CSS: [
    'web-dev-learn-css',
    'developer-mozilla-org-en-us-docs-learn-css',
    'udemy-design-and-develop-a-killer-website-with-html5-and-css3',
  ],
  'Data Modeling': [
    'udemy-mastering-data-modeling-fundamentals',
    'edx-org-learn-databases-stanford-university-databases-modeling-and-theory',
    'coursera-professional-certificates-ibm-data-architect',
  ],
  JavaScript: [
    'udemy-the-complete-javascript-course',
    'coursera-specializations-javascript-beginner',
    'linkedin-learning-javascript-essential-training',
  ],
  Kotlin: [
    'linkedin-learning-kotlin-essential-training',
    'developer-android-com-courses-kotlin-bootcamp-overview',
    'linkedin-learning-kotlin-essential-training-object-oriented-and-async-code',
  ],
  'Machine Learning': [
    'coursera-machine-learning',
    'udemy-machinelearning',
    'linkedin-learning-machine-learning-with-python-foundations',
  ],
  MLOps: [
    'coursera-introduction-to-machine-learning-in-production',
    'coursera-specializations-mlops-machine-learning-duke',
    'linkedin-learning-mlops-essentials-model-development-and-integration',
  ],
  'Node.js': [
    'udemy-the-complete-nodejs-developer-course-2',
    'udemy-nodejs-the-complete-guide',
    'learn-microsoft-com-en-us-training-paths-build-javascript-applications-nodejs',
  ],
  NumPy: [
    'coursera-projects-python-for-data-analysis-numpy',
    'coursera-python-data-analysis',
    'coursera-python-for-applied-data-science-ai',
  ],
  Observability: [
    'linkedin-learning-devops-foundations-monitoring-and-observability-20223247',
    'grafana-com-tutorials',
    'linkedin-learning-prometheus-and-grafana-visualizing-application-performance',
  ],
  pandas: [
    'udemy-data-analysis-with-pandas',
    'coursera-projects-python-for-data-analysis-numpy',
    'udemy-the-ultimate-pandas-bootcamp-advanced-python-data-analysis',
  ],
  'People Management': [
    'coursera-specializations-leading-teams',
    'coursera-people-management',
    'linkedin-learning-tech-career-skills-moving-from-developer-to-engineering-manager',
  ],
  Prioritization: [
    'linkedin-learning-agile-product-owner-role-techniques',
    'coursera-personal-productivity-time-management-and-prioritization',
  ],
  'Product Strategy': [
    'coursera-microsoft-product-strategy-and-roadmapping',
    'linkedin-learning-product-management-building-a-product-strategy',
  ],
  'Project Management': [
    'coursera-project-management-foundations',
    'linkedin-learning-project-management-foundations-4',
    'coursera-professional-certificates-google-project-management',
  ],
  'REST APIs': [
    'udemy-api-and-web-service-introduction',
    'linkedin-learning-building-restful-apis-with-node-js-and-express-16069959',
    'udemy-rest-api',
  ],
  'Responsive Design': [
    'freecodecamp-org-learn-responsive-web-design',
    'udemy-design-and-develop-a-killer-website-with-html5-and-css3',
  ],
  'Risk Management': [
    'coursera-project-risk-management',
    'linkedin-learning-project-management-foundations-risk-3',
    'udemy-risk-management-for-cybersecurity',
  ],
  Roadmapping: [
    'coursera-microsoft-product-strategy-and-roadmapping',
    'linkedin-learning-product-management-building-a-product-roadmap',
  ],
  'scikit-learn': [
    'coursera-python-machine-learning',
    'coursera-professional-certificates-machine-learning-scikit-learn-pytorch-hugging-face',
    'coursera-machine-learning-with-python',
  ],
  'Solution Architecture': [
    'coursera-professional-certificates-ibm-systems-and-solutions-architect',
    'coursera-architecting-solutions-on-aws',
    'udemy-practical-solution-architecture',
  ],
  SQLite: ['coursera-python-databases', 'coursera-specializations-python'],
  'System Design': [
    'udemy-software-architecture-design-of-modern-large-scale-systems',
    'github-com-donnemartin-system-design-primer',
    'udemy-system-design-interview-prep',
  ],
  'Threat Modeling': [
    'coursera-assets-threats-and-vulnerabilities',
    'udemy-application-security-the-complete-guide',
    'linkedin-learning-threat-modeling-spoofing-in-depth',
  ],
}
