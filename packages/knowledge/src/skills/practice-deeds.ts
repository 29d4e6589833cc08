import { phraseList } from '../words/word-list.ts'

/**
 * A practice that people tell with a verb and its object: "mentored three engineers". A verb may bring its particle
 * ("respond to"), with "…" where words may stand between them ("migrate … to"); objects are in the singular. Without
 * objects, the verb alone tells it.
 */
export type PracticeDeed = { skill: string; verbs: readonly string[]; objects: readonly string[] }

const engineers =
  phraseList(`engineer | developer | programmer | software engineer | analyst | tester | designer
  | data scientist | administrator | technician`)

const people = [
  ...engineers,
  ...phraseList(`junior | intern | apprentice | trainee | graduate | colleague | teammate | team member | team-mate
    | newcomer | new hire | new joiner | starter | peer | student | nurse | employee | staff | team | volunteer
    | people | person`),
]

const team = phraseList('team | squad | crew | department | direct report | employee | staff')

const deed = (skill: string, verbs: string, objects: readonly string[] = []): PracticeDeed => ({
  skill,
  verbs: phraseList(verbs),
  objects,
})

/** Which practices verbs and objects tell; a skill may have several rows. */
export const practiceDeeds: readonly PracticeDeed[] = [
  deed('Mentoring', 'mentor', people),
  deed('Coaching', 'coach', people),
  deed('Training and Facilitation', 'train | upskill', people),
  deed('Training and Facilitation', 'facilitate | run | hold | lead', phraseList('workshop | training')),
  deed('Onboarding', 'onboard', people),
  deed('Team Leadership', 'lead | co-lead | head', [...team, ...engineers]),
  deed('People Management', 'manage | supervise | line-manage', [...team, ...engineers]),
  deed('Hiring', 'hire | recruit', people),
  deed('Hiring', 'interview', [...engineers, 'candidate', 'applicant']),
  deed(
    'Performance Management',
    'conduct | hold | give | lead | write',
    phraseList('performance review | appraisal | performance appraisal'),
  ),
  deed(
    'Conflict Resolution',
    'resolve | mediate | settle | de-escalate',
    phraseList('conflict | dispute | disagreement'),
  ),
  deed('Knowledge Sharing', 'share', ['knowledge']),
  deed('Code Review', 'review', phraseList('code | pull request | merge request | pr | patch | code change')),
  deed('Pair Programming', 'pair-program | pair program'),
  deed('Pair Programming', 'pair with', people),
  deed('Refactoring', 'refactor'),
  deed(
    'Automated Testing',
    'automate',
    phraseList('test | test suite | testing | regression test | test case'),
  ),
  deed(
    'Technical Documentation',
    'document',
    phraseList('api | system | service | architecture | code | endpoint | runbook | configuration'),
  ),
  deed(
    'Technical Documentation',
    'write | maintain',
    phraseList('runbook | technical documentation | technical guide'),
  ),
  deed(
    'System Design',
    'design | architect | re-architect | redesign',
    phraseList('system | platform | architecture | backend'),
  ),
  deed('API Design', 'design', phraseList('api | endpoint')),
  deed(
    'Technical Strategy',
    'set | define | own | shape | drive',
    phraseList('technical direction | technical strategy | technical vision'),
  ),
  deed(
    'Technical Debt Management',
    'reduce | pay down | pay off | tackle | track',
    phraseList('technical debt | tech debt'),
  ),
  deed('Estimation', 'estimate', phraseList('effort | story | user story | task | ticket | work | feature')),
  deed(
    'Requirements Engineering',
    'gather | elicit | collect | capture | specify | clarify | write | analyse | analyze | define',
    phraseList('requirement | business requirement | user requirement'),
  ),
  deed('User Stories', 'write | refine | split', phraseList('user story | story')),
  deed(
    'Prioritization',
    'prioritise | prioritize',
    phraseList('backlog | feature | roadmap | ticket | feature request | requirement | bug | initiative'),
  ),
  deed('Backlog Management', 'groom | refine | own | manage | maintain', ['backlog']),
  deed('Roadmapping', 'own | define | plan | write | shape | set | present', ['roadmap']),
  deed('Sprint Planning', 'plan | facilitate | run | lead', phraseList('sprint | stand-up | standup')),
  deed('User Research', 'interview | survey | observe', phraseList('user | customer | end user | client')),
  deed('Market Research', 'research | analyse | analyze', phraseList('market | competitor')),
  deed('Product Launch', 'launch', phraseList('product | new product')),
  deed('Wireframing', 'wireframe'),
  deed('Prototyping', 'prototype'),
  deed(
    'Stakeholder Management',
    'manage | align | advise | report to | present to | work with | coordinate with | negotiate with | brief | update',
    ['stakeholder'],
  ),
  deed(
    'Cross-Functional Collaboration',
    'work across | collaborate across | coordinate across',
    phraseList('team | department | function'),
  ),
  deed(
    'Project Management',
    'manage | coordinate | oversee | run | deliver',
    phraseList('project | it project | software project'),
  ),
  deed('Program Management', 'manage | coordinate | oversee | run', phraseList('program | programme')),
  deed('Project Planning', 'plan | schedule', phraseList('project | milestone | timeline')),
  deed('Resource Planning', 'allocate | plan', phraseList('resource | staffing')),
  deed(
    'Risk Management',
    'assess | identify | mitigate | manage | track',
    phraseList('risk | project risk | delivery risk'),
  ),
  deed('Budgeting', 'manage | own | plan | control | track | prepare', ['budget']),
  deed('Scope Management', 'manage | control | negotiate', phraseList('scope | scope change')),
  deed(
    'Vendor Management',
    'manage | select | evaluate | negotiate with | coordinate',
    phraseList('vendor | supplier'),
  ),
  deed('Release Management', 'plan | coordinate | manage | own', ['release']),
  deed(
    'Incident Management',
    'handle | manage | lead | resolve | triage | respond to',
    phraseList('incident | production incident | outage'),
  ),
  deed(
    'Incident Response',
    'handle | manage | lead | resolve | triage | investigate | respond to',
    phraseList('security incident | security alert | breach'),
  ),
  deed('Root Cause Analysis', 'find | identify | analyse | analyze | trace', ['root cause']),
  deed(
    'Monitoring',
    'monitor',
    phraseList('system | server | service | application | network | infrastructure | production'),
  ),
  deed('Containerization', 'containerise | containerize'),
  deed('Cloud Migration', 'migrate … to | move … to', phraseList('cloud | aws | azure | gcp | google cloud')),
  deed('Debugging', 'debug'),
  deed('Performance Optimization', 'tune | optimise | optimize | improve', ['performance']),
  deed('Query Optimization', 'tune | optimise | optimize', phraseList('query | sql query | database query')),
  deed('Data Modeling', 'design', phraseList('schema | database schema | data model')),
  deed('Data Analysis', 'analyse | analyze', phraseList('data | sales data | survey data')),
  deed('Data Wrangling', 'clean', ['data']),
  deed('Data Visualization', 'visualise | visualize', phraseList('data | result | metric')),
  deed('Vulnerability Management', 'patch | remediate | fix', ['vulnerability']),
]
