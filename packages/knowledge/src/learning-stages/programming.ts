import type { LearningStage } from './learning-stage.ts'

export const softwareEngineerStages: readonly LearningStage[] = [
  {
    id: 'software-language',
    title: 'Write and version code',
    why: 'Everything else in this role is done in code that others can follow and change.',
    skills: ['Python', 'Java', 'JavaScript', 'Git'],
  },
  {
    id: 'software-data',
    title: 'Work with databases',
    why: 'Almost every program stores something and has to find it again.',
    skills: ['SQL', 'PostgreSQL'],
  },
  {
    id: 'software-design',
    title: 'Design code that lasts',
    why: 'Interviews ask for it, and it decides how long code can be changed safely.',
    skills: ['Object-Oriented Programming', 'Data Structures & Algorithms', 'Design Patterns'],
  },
  {
    id: 'software-quality',
    title: 'Test and review code',
    why: 'Teams only merge what is tested and what somebody else has read.',
    skills: ['Automated Testing', 'Code Review'],
  },
  {
    id: 'software-services',
    title: 'Build and ship services',
    why: 'Code is only useful once it runs where people can reach it.',
    skills: ['REST APIs', 'Linux', 'Docker', 'CI/CD', 'AWS'],
  },
]

export const frontendDeveloperStages: readonly LearningStage[] = [
  {
    id: 'frontend-pages',
    title: 'Build web pages from a design',
    why: 'Every screen, in any framework, ends up as HTML and CSS that everybody can use.',
    skills: ['HTML', 'CSS', 'Responsive Design', 'Web Accessibility', 'Figma'],
  },
  {
    id: 'frontend-scripting',
    title: 'Program in the browser',
    why: 'The language comes before the frameworks: they all build on it.',
    skills: ['JavaScript', 'TypeScript', 'Git'],
  },
  {
    id: 'frontend-applications',
    title: 'Build whole applications',
    why: 'Most front-end work is done in a framework that shows data from a server.',
    skills: ['React', 'REST APIs', 'Next.js'],
  },
  {
    id: 'frontend-quality',
    title: 'Make it fast and reliable',
    why: 'People leave slow pages, and tests let you change a page without fear.',
    skills: ['Jest', 'Webpack', 'Web Performance'],
  },
]

export const backendDeveloperStages: readonly LearningStage[] = [
  {
    id: 'backend-language',
    title: 'Write and version server code',
    why: 'One language known well is what the rest of this role is built with.',
    skills: ['Python', 'Java', 'Git'],
  },
  {
    id: 'backend-data',
    title: 'Store and query data',
    why: 'Most requests to a server end in a database.',
    skills: ['SQL', 'PostgreSQL'],
  },
  {
    id: 'backend-apis',
    title: 'Build and test an API',
    why: 'It is the daily work of the role, and a complete API is a good first project to show.',
    skills: ['REST APIs', 'Spring Boot', 'Automated Testing'],
  },
  {
    id: 'backend-delivery',
    title: 'Run it in the cloud',
    why: 'Back-end developers are expected to ship what they write.',
    skills: ['Linux', 'Docker', 'CI/CD', 'AWS', 'Kubernetes'],
  },
  {
    id: 'backend-scale',
    title: 'Build systems out of services',
    why: 'Larger employers split their systems and pass data between the parts.',
    skills: ['Redis', 'Apache Kafka', 'Microservices'],
  },
]

export const fullStackDeveloperStages: readonly LearningStage[] = [
  {
    id: 'fullstack-pages',
    title: 'Build interactive web pages',
    why: 'The browser shows HTML and CSS and runs JavaScript, whatever stands behind it.',
    skills: ['HTML', 'CSS', 'JavaScript', 'Git'],
  },
  {
    id: 'fullstack-front',
    title: 'Build the front end',
    why: 'Most front ends are written in a framework, and in a typed language.',
    skills: ['TypeScript', 'React', 'Next.js'],
  },
  {
    id: 'fullstack-back',
    title: 'Build the back end',
    why: 'The other half of the role: a server that answers, and a database that remembers.',
    skills: ['Node.js', 'REST APIs', 'SQL', 'PostgreSQL'],
  },
  {
    id: 'fullstack-ship',
    title: 'Test and ship it',
    why: 'Full-stack developers take a feature all the way to the people who use it.',
    skills: ['Automated Testing', 'CI/CD', 'Docker', 'AWS'],
  },
]

export const mobileDeveloperStages: readonly LearningStage[] = [
  {
    id: 'mobile-language',
    title: 'Program in an app language',
    why: 'Apps are written in the language of their platform; the first one is the hardest.',
    skills: ['Kotlin', 'Java', 'Swift', 'Git'],
  },
  {
    id: 'mobile-apps',
    title: 'Build apps for phones',
    why: 'Screens, permissions and a life in the background: what apps do differently from other programs.',
    skills: ['Android', 'iOS', 'Mobile UI Design'],
  },
  {
    id: 'mobile-data',
    title: 'Connect apps to data',
    why: 'Most apps show data from a server and keep some of it for times without a network.',
    skills: ['REST APIs', 'SQLite'],
  },
  {
    id: 'mobile-both',
    title: 'Build for both platforms at once',
    why: 'Many employers want one code base for Android and iOS.',
    skills: ['React Native', 'Flutter'],
  },
  {
    id: 'mobile-release',
    title: 'Test and publish apps',
    why: 'An app counts once it is in a store, and stores take no broken ones.',
    skills: ['Automated Testing', 'CI/CD', 'App Store Deployment'],
  },
]
