/**
 * Ids of the courses to offer first for a skill, from reading them, where the order by rule put another one first: one
 * about a part or a neighbouring skill, or one that expects the skill. Those for beginners come before those for people
 * who know something like it, because the choice leaves out what doesn’t fit a person’s level.
 */
export const firstChoices: Readonly<Record<string, readonly string[]>> = {
  'A/B Testing': [
    'udacity-com-course-ab-testing-ud257',
    'udemy-ab-testing-and-experimentation-for-websites-and-marketing',
  ],
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
    'udemy-spark-and-python-for-big-data-with-pyspark',
    'linkedin-learning-apache-spark-essential-training-big-data-engineering-23165395',
    'coursera-specializations-nosql-big-data-and-spark-foundations',
  ],
  AWS: [
    'coursera-specializations-aws-fundamentals',
    'coursera-aws-cloud-technical-essentials',
    'udemy-introduction-to-cloud-computing-on-amazon-aws-for-beginners',
    'coursera-professional-certificates-aws-cloud-solutions-architect',
    'linkedin-learning-aws-essential-training-for-architects-23744949',
  ],
  Azure: [
    'udemy-microsoft-azure-from-zero-to-hero-the-complete-guide',
    'coursera-microsoft-azure-cloud-services',
    'linkedin-learning-azure-essential-training-for-developers',
  ],
  Bash: [
    'udemy-linux-shell-scripting-projects',
    'udemy-complete-bash-shell-scripting',
    'linuxcommand-org-lc3-writing-shell-scripts-php',
  ],
  'Change Management': [
    'udemy-change-management-for-organizations',
    'linkedin-learning-it-service-management-foundations-change-management',
    'coursera-specializations-organizational-leadership',
  ],
  'CI/CD': [
    'linkedin-learning-devops-foundations-continuous-delivery-continuous-integration-14449917',
    'udemy-gitlab-ci-pipelines-ci-cd-and-devops-for-beginners',
    'udemy-ci-cd-devops',
    'linkedin-learning-learning-github-actions-2',
    'linkedin-learning-complete-guide-to-aws-software-deployment',
  ],
  'Computer Networking': [
    'coursera-computer-networking',
    'linkedin-learning-networking-foundations-local-area-networks-lans-24682603',
    'coursera-network-security-database-vulnerabilities',
    'book-systemsapproach-org',
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
  Cryptography: [
    'crypto101-io',
    'linkedin-learning-learning-cryptography-and-network-security-2',
    'coursera-crypto',
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
  'Data Quality': [
    'coursera-process-data',
    'kaggle-com-learn-data-cleaning',
    'linkedin-learning-data-quality-core-concepts',
  ],
  'Data Warehousing': [
    'coursera-data-warehouse-fundamentals',
    'coursera-specializations-bi-foundations-sql-etl-data-warehouse',
    'linkedin-learning-introduction-to-data-warehouses',
  ],
  Docker: [
    'udemy-learn-docker',
    'coursera-docker-for-the-absolute-beginner',
    'linkedin-learning-docker-essential-training',
    'linkedin-learning-learning-docker-17236240',
  ],
  Git: [
    'coursera-introduction-git-github',
    'linkedin-learning-git-essential-training-25677984',
    'learngitbranching-js-org',
    'coursera-version-control-with-git',
    'udemy-git-and-github-bootcamp',
  ],
  'Identity & Access Management': [
    'udemy-identity-and-access-management-iam',
    'linkedin-learning-introduction-to-identity-and-access-management',
    'linkedin-learning-aws-for-developers-identity-access-management-iam',
  ],
  Java: [
    'udemy-java-for-beginners-telusko',
    'dev-java-learn',
    'linkedin-learning-java-essential-training-objects-and-apis-16021820',
    'coursera-specializations-core-java',
  ],
  JavaScript: [
    'udemy-the-complete-javascript-course',
    'coursera-specializations-javascript-beginner',
    'linkedin-learning-javascript-essential-training',
    'udemy-understand-javascript',
    'developer-mozilla-org-en-us-docs-web-javascript-guide',
  ],
  Jest: ['linkedin-learning-react-testing-and-debugging'],
  Kotlin: [
    'developer-android-com-courses-android-basics-compose-course',
    'linkedin-learning-kotlin-essential-training',
    'coursera-advanced-programming-in-kotlin',
    'kotlinlang-org-docs-reference',
  ],
  Kubernetes: [
    'udemy-learn-kubernetes',
    'coursera-kubernetes-for-absolute-beginners',
    'udemy-learn-devops-the-complete-kubernetes-course',
    'linkedin-learning-learning-kubernetes-16086900',
  ],
  'Large Language Models': [
    'coursera-generative-ai-with-llms',
    'linkedin-learning-generative-ai-introduction-to-large-language-models',
    'huggingface-co-learn-llm-course-chapter0-1',
  ],
  Linux: [
    'edx-org-course-introduction-to-linux',
    'linkedin-learning-learning-linux-command-line-26594217',
    'linuxjourney-com',
    'coursera-specializations-linux-for-lfca-certification',
    'coursera-specializations-pearson-linux-foundation-certified-system-administrator-lfcs',
    'linkedin-learning-linux-files-and-permissions-14025387',
  ],
  'Machine Learning': [
    'coursera-machine-learning',
    'coursera-specializations-machine-learning',
    'udemy-machinelearning',
    'linkedin-learning-machine-learning-with-python-foundations',
  ],
  MLOps: [
    'coursera-introduction-to-machine-learning-in-production',
    'coursera-specializations-mlops-machine-learning-duke',
    'linkedin-learning-mlops-essentials-model-development-and-integration',
  ],
  Monitoring: [
    'linkedin-learning-prometheus-essential-training',
    'prometheus-io-docs-tutorials-getting-started',
    'udemy-prometheus',
    'linkedin-learning-devops-foundations-monitoring-and-observability-20223247',
  ],
  'Node.js': [
    'udemy-the-complete-nodejs-developer-course-2',
    'udemy-nodejs-the-complete-guide',
    'learn-microsoft-com-en-us-training-paths-build-javascript-applications-nodejs',
  ],
  'Mobile Development': [
    'coursera-introduction-to-android-mobile-application-development',
    'linkedin-learning-kotlin-multiplatform-development',
  ],
  NumPy: [
    'coursera-projects-python-for-data-analysis-numpy',
    'coursera-python-data-analysis',
    'coursera-python-for-applied-data-science-ai',
    'linkedin-learning-python-data-analysis-24296803',
    'freecodecamp-org-learn-data-analysis-with-python',
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
  Prioritization: ['linkedin-learning-agile-product-owner-role-techniques'],
  'Product Strategy': [
    'coursera-microsoft-product-strategy-and-roadmapping',
    'coursera-specializations-uva-darden-digital-product-management',
    'linkedin-learning-product-management-building-a-product-strategy',
  ],
  'Project Management': [
    'coursera-project-management-foundations',
    'linkedin-learning-project-management-foundations-4',
    'coursera-professional-certificates-google-project-management',
    'udemy-deeply-practical-project-management',
  ],
  'Project Planning': ['coursera-uva-darden-projects101', 'coursera-specializations-project-management'],
  Python: [
    'coursera-python',
    'coursera-python-basics',
    'linkedin-learning-learning-python-25309312',
    'kaggle-com-learn-python',
    'udemy-complete-python-developer-zero-to-mastery',
  ],
  Redis: [
    'udemy-redis-the-complete-developers-guide-p',
    'linkedin-learning-redis-essential-training-15012713',
    'openmymind-net-2012-1-23-the-little-redis-book',
  ],
  'Responsive Design': ['freecodecamp-org-learn-responsive-web-design', 'udemy-advanced-css-and-sass'],
  'REST APIs': [
    'udemy-api-and-web-service-introduction',
    'linkedin-learning-building-restful-apis-with-node-js-and-express-16069959',
    'udemy-rest-api',
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
  SQL: [
    'coursera-sql-practical-introduction-for-querying-databases',
    'linkedin-learning-sql-essential-training-20685933',
    'selectstarsql-com',
    'coursera-database-design-postgresql',
    'coursera-intro-sql',
    'linkedin-learning-sql-for-data-analysis-22645200',
  ],
  SQLite: ['coursera-python-databases', 'coursera-specializations-python'],
  'System Design': [
    'udemy-software-architecture-design-of-modern-large-scale-systems',
    'github-com-donnemartin-system-design-primer',
    'udemy-system-design-interview-prep',
  ],
  Terraform: [
    'linkedin-learning-learning-terraform-15575129',
    'udemy-terraform-fast-track',
    'udemy-terraform-on-aws-with-sre-iac-devops-real-world-demos',
    'udemy-terraform-beginner-to-advanced',
  ],
  'Unit Testing': [
    'udemy-javascript-unit-testing-the-practical-guide',
    'linkedin-learning-node-js-testing-and-code-quality-14003857',
    'udemy-mockito-tutorial-with-junit-examples',
    'coursera-introduction-software-testing',
  ],
  'Threat Modeling': [
    'coursera-assets-threats-and-vulnerabilities',
    'udemy-application-security-the-complete-guide',
    'linkedin-learning-threat-modeling-spoofing-in-depth',
  ],
  'User Research': [
    'coursera-conduct-ux-research',
    'coursera-start-ux-design-process',
    'udemy-master-digital-product-design-ux-research-ui-design',
    'linkedin-learning-conducting-remote-ux-research-interviews',
  ],
}
