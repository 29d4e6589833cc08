import type { LearningStage } from './learning-stage.ts'

export const productManagerStages: readonly LearningStage[] = [
  {
    id: 'product-users',
    title: 'Understand users and the market',
    why: 'Good product decisions start with what people need and what they can already buy.',
    skills: ['User Research', 'Market Research'],
  },
  {
    id: 'product-team',
    title: 'Work with a product team',
    why: 'Nothing gets built unless designers, engineers and everyone concerned pull together.',
    skills: ['Agile', 'Requirements Engineering', 'Stakeholder Management', 'Jira', 'Figma'],
  },
  {
    id: 'product-measuring',
    title: 'Measure what works',
    why: 'Figures tell you whether what you shipped helped anybody.',
    skills: ['KPIs', 'SQL', 'Product Analytics', 'A/B Testing'],
  },
  {
    id: 'product-deciding',
    title: 'Decide what to build',
    why: 'This is the job itself: choosing, giving reasons and saying no.',
    skills: ['Prioritization', 'Roadmapping', 'Product Strategy'],
  },
]

export const technicalProjectManagerStages: readonly LearningStage[] = [
  {
    id: 'project-planning',
    title: 'Plan a project',
    why: 'Scope, order and dates come first; everything else is measured against them.',
    skills: ['Project Management', 'Project Planning', 'Excel', 'Microsoft Project'],
  },
  {
    id: 'project-agile',
    title: 'Deliver in an agile team',
    why: 'Most software teams plan in short steps and expect you to know how.',
    skills: ['Agile', 'Scrum', 'Jira', 'Confluence'],
  },
  {
    id: 'project-control',
    title: 'Keep people, money and risks in view',
    why: 'Projects seldom fail because of their plan; they fail because of surprises.',
    skills: [
      'Stakeholder Management',
      'Risk Management',
      'Resource Planning',
      'Budgeting',
      'Change Management',
    ],
  },
  {
    id: 'project-software',
    title: 'Know how software is made and released',
    why: 'It lets you ask engineers the right questions and trust the answers.',
    skills: ['Software Development Life Cycle', 'Release Management', 'SQL'],
  },
]

export const solutionsArchitectStages: readonly LearningStage[] = [
  {
    id: 'architecture-basics',
    title: 'Speak the language of developers',
    why: 'A design is only as good as the code and the queries it leads to.',
    skills: ['Python', 'SQL', 'REST APIs'],
  },
  {
    id: 'architecture-platform',
    title: 'Know the cloud and its networks',
    why: 'Most designs are put together from the services of a cloud.',
    skills: ['Computer Networking', 'AWS', 'Azure'],
  },
  {
    id: 'architecture-runtime',
    title: 'Know how systems are run',
    why: 'What cannot be operated should not be designed.',
    skills: ['Docker', 'Kubernetes', 'Terraform'],
  },
  {
    id: 'architecture-design',
    title: 'Design whole systems',
    why: 'This is the job itself: weighing cost, load, safety and time against one another.',
    skills: [
      'System Design',
      'Microservices',
      'Cloud Architecture',
      'Cloud Security',
      'Solution Architecture',
    ],
  },
  {
    id: 'architecture-people',
    title: 'Win people over to a design',
    why: 'A design that nobody reads or agrees to is not built.',
    skills: ['Technical Documentation', 'Stakeholder Management'],
  },
]

export const technicalLeadStages: readonly LearningStage[] = [
  {
    id: 'lead-code',
    title: 'Write code that others build on',
    why: 'A team follows a lead whose code it trusts.',
    skills: ['Java', 'Python', 'TypeScript', 'SQL', 'Git'],
  },
  {
    id: 'lead-quality',
    title: 'Keep quality high',
    why: 'Reviews, tests and pipelines are how a lead keeps standards without doing everything alone.',
    skills: ['Code Review', 'Automated Testing', 'CI/CD'],
  },
  {
    id: 'lead-design',
    title: 'Design systems and write decisions down',
    why: 'The lead answers for how the parts fit together, and for why.',
    skills: ['System Design', 'Technical Documentation'],
  },
  {
    id: 'lead-people',
    title: 'Lead a team',
    why: 'From here on, your work is measured by what the team gets done.',
    skills: ['Mentoring', 'Agile', 'Team Leadership'],
  },
  {
    id: 'lead-running',
    title: 'Know how it runs',
    why: 'Somebody in the team has to decide where and how the software runs.',
    skills: ['Docker', 'AWS', 'Kubernetes'],
  },
]

export const engineeringManagerStages: readonly LearningStage[] = [
  {
    id: 'manager-people',
    title: 'Lead and coach people',
    why: 'Listening, feedback and trust come before every other part of the role.',
    skills: ['Coaching', 'Team Leadership', 'People Management'],
  },
  {
    id: 'manager-delivery',
    title: 'Plan and deliver work',
    why: 'A manager answers for what the team promises and when it arrives.',
    skills: ['Agile', 'Project Planning', 'Engineering Metrics', 'Budgeting', 'Jira'],
  },
  {
    id: 'manager-team',
    title: 'Hire and develop a team',
    why: 'Who joins, and how they grow, decides more than any plan.',
    skills: ['Hiring', 'Performance Management'],
  },
  {
    id: 'manager-technical',
    title: 'Follow the technical decisions',
    why: 'You need not write the code, but you have to understand what your team decides.',
    skills: ['SQL', 'System Design', 'Code Review', 'AWS'],
  },
  {
    id: 'manager-direction',
    title: 'Set a direction and win support',
    why: 'Other departments fund and use what your team builds.',
    skills: ['Stakeholder Management', 'Technical Strategy'],
  },
]
