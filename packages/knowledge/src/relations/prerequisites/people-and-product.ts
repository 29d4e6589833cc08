import type { PrerequisiteTable } from '../prerequisite.ts'

const aWayOfWorking = { skill: 'Agile', anyOf: ['Scrum', 'Kanban', 'Project Management'] } as const

/** Products, projects and people. */
export const peopleAndProduct: PrerequisiteTable = {
  'User Research': [],
  'Market Research': [],
  'Customer Journey Mapping': [
    { skill: 'User Research', why: 'A map is only worth drawing from what real users told you.' },
  ],
  'Product Discovery': [{ skill: 'User Research', why: 'Discovery starts with talking to users.' }],
  'Product Strategy': [
    {
      skill: 'Market Research',
      anyOf: ['Product Discovery'],
      why: 'A strategy says where you can win, so know who else is there.',
    },
    {
      skill: 'User Research',
      anyOf: ['Product Discovery', 'Customer Journey Mapping'],
      why: 'It also says who it is for, so talk to those people.',
    },
  ],
  Prioritization: [],
  'Backlog Management': [
    { skill: 'Agile', anyOf: ['Scrum', 'Kanban'], why: 'A backlog is what an agile team works from.' },
  ],
  Roadmapping: [
    {
      skill: 'Prioritization',
      anyOf: ['Backlog Management'],
      why: 'A roadmap is mostly a record of what you decided not to do yet.',
    },
  ],
  'Product Analytics': [
    { skill: 'KPIs', anyOf: ['OKRs'], why: 'Decide what you want to know before you open the dashboard.' },
  ],
  'Google Analytics': [],
  Mixpanel: [
    {
      skill: 'KPIs',
      anyOf: ['OKRs', 'Product Analytics'],
      why: 'Decide which events matter before you track a hundred of them.',
    },
  ],
  Amplitude: [
    {
      skill: 'KPIs',
      anyOf: ['OKRs', 'Product Analytics'],
      why: 'Decide which events matter before you track a hundred of them.',
    },
  ],
  KPIs: [],
  OKRs: [],
  'Requirements Engineering': [],
  'User Stories': [
    {
      skill: 'Agile',
      anyOf: ['Requirements Engineering', 'Scrum'],
      why: 'A story is a way of handing work to an agile team.',
    },
  ],
  'Business Analysis': [],
  Wireframing: [],
  Prototyping: [
    {
      skill: 'Wireframing',
      anyOf: ['Figma', 'Sketch', 'Adobe XD'],
      why: 'Sketch the screens before you make them clickable.',
    },
  ],
  'Minimum Viable Product': [
    {
      skill: 'Prioritization',
      anyOf: ['Product Discovery'],
      why: 'Leaving things out is the whole art of it.',
    },
  ],
  'Product Marketing': [{ skill: 'Market Research', why: 'You have to know who you are talking to.' }],
  'Pricing Strategy': [
    { skill: 'Market Research', why: 'You need to know what people pay today, and for what.' },
  ],
  'Design Thinking': [],
  'Cross-Functional Collaboration': [],
  'Stakeholder Management': [],
  Agile: [],
  Scrum: [{ skill: 'Agile', why: 'Scrum is one way to be agile; know what agile is for first.' }],
  Kanban: [],
  SAFe: [
    {
      skill: 'Scrum',
      anyOf: ['Kanban', 'Agile'],
      why: 'SAFe coordinates many agile teams; work in one first.',
    },
  ],
  'Sprint Planning': [{ skill: 'Scrum', anyOf: ['Agile'], why: 'It is one of the meetings of Scrum.' }],
  Estimation: [],
  Jira: [{ ...aWayOfWorking, why: 'Jira follows the way a team works; know that way, or it is only forms.' }],
  Confluence: [],
  SharePoint: [],
  Notion: [],
  Asana: [],
  'monday.com': [],
  ClickUp: [],
  Linear: [],
  'Microsoft Project': [
    {
      skill: 'Project Planning',
      anyOf: ['Project Management'],
      why: 'It draws the plan; the thinking is yours.',
    },
  ],
  'Project Management': [],
  'Project Planning': [],
  'Program Management': [
    { skill: 'Project Management', why: 'A program is several projects with one aim; run one first.' },
  ],
  'Risk Management': [
    {
      skill: 'Project Planning',
      anyOf: ['Project Management'],
      why: 'A risk is something that could upset a plan.',
    },
  ],
  'Resource Planning': [{ skill: 'Project Planning', why: 'You assign people to tasks that a plan lists.' }],
  'Scope Management': [
    {
      skill: 'Project Planning',
      anyOf: ['Requirements Engineering'],
      why: 'You can only defend a scope that is written down.',
    },
  ],
  Budgeting: [{ skill: 'Excel', why: 'Budgets live in spreadsheets.' }],
  'Vendor Management': [
    {
      skill: 'Stakeholder Management',
      anyOf: ['Project Management'],
      why: 'A vendor is a stakeholder with a contract.',
    },
  ],
  'Change Management': [
    { skill: 'Stakeholder Management', why: 'People accept a change when someone has listened to them.' },
  ],
  'Software Development Life Cycle': [],
  'Release Management': [
    {
      skill: 'Software Development Life Cycle',
      anyOf: ['CI/CD'],
      why: 'A release is the last step of many; know the ones before it.',
    },
  ],
  PRINCE2: [
    {
      skill: 'Project Management',
      why: 'The method names roles and stages that you recognize once you have run a project.',
    },
  ],
  PMBOK: [{ skill: 'Project Management', why: 'It puts names to what you have met in projects.' }],
  ITIL: [],
  ServiceNow: [
    { skill: 'ITIL', anyOf: ['Incident Management'], why: 'Its modules follow the ITIL processes.' },
  ],
  SAP: [],
  Salesforce: [],
  Excel: [],
  PowerPoint: [],
  Mentoring: [],
  Coaching: [],
  'Conflict Resolution': [],
  'Team Leadership': [
    {
      skill: 'Mentoring',
      anyOf: ['Coaching', 'Project Planning'],
      why: 'Help one person to do better before you lead five.',
    },
  ],
  'People Management': [
    { skill: 'Team Leadership', why: 'Lead the work first; being responsible for careers comes on top.' },
  ],
  Hiring: [
    {
      skill: 'Team Leadership',
      anyOf: ['Mentoring', 'Code Review'],
      why: 'Know what your team needs before you choose who joins it.',
    },
  ],
  'Performance Management': [
    {
      skill: 'People Management',
      anyOf: ['Coaching'],
      why: 'A fair review rests on a year of regular conversations.',
    },
  ],
  'Organizational Design': [{ skill: 'People Management', why: 'Run teams well before you rearrange them.' }],
  'Engineering Metrics': [
    {
      skill: 'Agile',
      anyOf: ['Scrum', 'Kanban', 'CI/CD', 'KPIs'],
      why: 'The numbers describe how work flows through a team; watch one first.',
    },
  ],
  'Technical Strategy': [
    { skill: 'System Design', anyOf: ['Software Architecture'], why: 'A strategy chooses between designs.' },
    { skill: 'Stakeholder Management', why: 'It has to make sense to the people who pay for it.' },
  ],
  'Solution Architecture': [
    {
      skill: 'System Design',
      anyOf: ['Software Architecture', 'Distributed Systems'],
      why: 'Design one system well before you fit several together.',
    },
    {
      skill: 'AWS',
      anyOf: ['Azure', 'Google Cloud'],
      why: 'Most solutions today are built from cloud services.',
    },
  ],
  'Enterprise Architecture': [
    {
      skill: 'Solution Architecture',
      anyOf: ['Software Architecture', 'System Design'],
      why: 'It looks at every system in a company; know how one fits together first.',
    },
  ],
  TOGAF: [
    {
      skill: 'Enterprise Architecture',
      anyOf: ['Solution Architecture'],
      why: 'TOGAF is a method for enterprise architecture.',
    },
  ],
}
