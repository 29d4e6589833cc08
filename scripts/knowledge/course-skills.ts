/** Courses that we do not offer, with the reason. */
export const leftOutCourses: Readonly<Record<string, string>> = {
  'coursera-specializations-risk-management':
    'It is about the risks of banks and investors, not of projects.',
  'udemy-customer-how-to-understand-customer-needs': 'It is about sales.',
  'udemy-learn-google-tag-manager': 'It is about marketing.',
}

/** What a course teaches, where we judge otherwise than the list of courses; the main skill comes first. */
export const taughtSkills: Readonly<Record<string, readonly string[]>> = {
  'coursera-gcp-production-ml-systems': ['Machine Learning', 'MLOps', 'Model Deployment', 'Google Cloud'],
  'coursera-introduction-to-machine-learning-in-production': [
    'MLOps',
    'Model Deployment',
    'Machine Learning',
    'Model Monitoring',
  ],
  'coursera-machine-learning-projects': ['Machine Learning'],
  'coursera-personal-productivity-time-management-and-prioritization': ['Prioritization'],
  'coursera-specializations-meta-android-ui-development': ['Android', 'Mobile UI Design', 'Kotlin'],
  'coursera-specializations-uva-darden-digital-product-management': [
    'Product Management',
    'Product Strategy',
    'Agile',
    'Product Analytics',
  ],
  'coursera-ux-design-fundamentals': ['UI/UX Design', 'User Research', 'Prototyping', 'Mobile UI Design'],
  'linkedin-learning-android-development-essential-training-2-user-interface-design': [
    'Android',
    'Mobile UI Design',
  ],
  'linkedin-learning-developing-for-web-performance': [
    'Web Performance',
    'Performance Optimization',
    'Web Development',
  ],
  'linkedin-learning-mlops-essentials-model-deployment-and-monitoring': [
    'Model Deployment',
    'MLOps',
    'Model Monitoring',
  ],
  'linkedin-learning-technical-writing-quick-start-guides': ['Technical Writing', 'Technical Documentation'],
  'udemy-api-documentation-1-json-and-xml': ['Technical Writing', 'Technical Documentation', 'JSON'],
}
