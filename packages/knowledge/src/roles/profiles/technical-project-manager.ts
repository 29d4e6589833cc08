import { advice } from './advice.ts'
import type { RoleProfile } from './role-profile.ts'

export const technicalProjectManagerProfile: RoleProfile = {
  role: 'Technical Project Manager',
  summary:
    "A technical project manager gets technology work finished when many people have a hand in it. You look after scope, dates, money, risks and the dependencies between teams; you don't write the code, but you understand enough of it to know when a date is a wish.",
  workingWeek: [
    'Rework the plan after something slipped, and show what gives: date, scope or people',
    'Run a short meeting that ends with names and dates',
    'Walk the dependencies between teams before they turn into blockers',
    'Keep a list of risks that people read, with an owner and a trigger for each',
    'Write the status for sponsors: green, yellow or red, with a reason and an ask',
    'Chase a vendor about a deliverable, and read the contract first',
    'Talk with an engineer privately about whether the estimate is real',
    'Prepare a cutover: the order of steps, who decides, how to roll back',
  ],
  ladder: [
    {
      level: 'Entry',
      title: 'Junior Project Manager',
      expects: [
        'Keep plans, minutes, actions and budgets of a project correct and current',
        'Learn enough of the technology to ask engineers sensible questions',
        'Chase open actions politely until they are closed',
        'Report a slip on the day you notice it',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Mid-level',
      title: 'Technical Project Manager',
      expects: [
        'Deliver a project of one or two teams within limits that you negotiated',
        'Choose between agile and plan-driven work by the problem, not by habit',
        'Facilitate a disagreement between technical and business people to a decision',
        "Forecast from the team's record instead of its hopes",
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
    {
      level: 'Senior',
      title: 'Senior Technical Project Manager',
      expects: [
        'Lead a complex delivery with several suppliers and a fixed date',
        "Restart a project that's in trouble, including telling the sponsor the truth",
        'Negotiate scope, price and change with vendors',
        'Coach less experienced project managers and improve how the project office works',
        'Keep the budget, forecast and benefits straight for finance',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Program',
      title: 'Technical Program Manager',
      expects: [
        'Drive multi-phase programs across many teams toward one result',
        'Challenge architecture and sequence choices on technical grounds',
        'Build the mechanism, such as a review or a dashboard, that makes progress visible without you',
        'Align directors who have conflicting priorities',
      ],
      sources: ['DROPBOX', 'LADDER_EL'],
    },
    {
      level: 'Director',
      title: 'Director of Program Management',
      expects: [
        'Answer for the delivery of a portfolio and for which projects are stopped',
        'Hire and develop program managers',
        'Define how much governance the company needs, and remove the rest',
        'Deliver company-level goals with executives as your peers',
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
  ],
  managementBranch:
    'You lead projects from the start and people only later: managing other project managers comes with running a project office or directing program management. Some turn toward product or engineering management instead, if they have the background.',
  recommendations: {
    transitioner: [
      advice(
        "Rewrite your last job as projects: a store opening, a move to a new clinic, a field exercise, a season. Give scope, date, budget, people and what went wrong. You've probably managed projects without ever calling them that.",
      ),
      advice(
        "Begin as a coordinator or implementation specialist at a software company, hospital or bank. You'll learn the vocabulary at the table where plans are made, which no certification gives you.",
      ),
      advice(
        "Earn one recognized certification that suits your stage, such as CAPM or a Scrum one first and PMP once you've led enough work to qualify. Many large employers filter on it.",
      ),
      advice(
        "Understand how software gets made: environments, releases, testing, technical debt, APIs. Shadow a development team for two weeks or join a volunteer project; interviewers check the 'technical' in the title early.",
      ),
      advice(
        'Become quick in Jira and in a scheduling tool. O*NET marks Jira and Microsoft Project as in demand for this family of work, and you can show it in an interview.',
        'ONET29',
      ),
      advice(
        'Prepare three stories about bad news: when you saw it, whom you told, what you proposed. Interviewers care more about that than about methods.',
      ),
    ],
    professional: [
      {
        ...advice(
          'Engineers and leads: take the plan, risks and stakeholder updates for one cross-team release. Your technical credibility is what many project managers lack, and it leads straight to program roles.',
        ),
        onlyFrom: [
          'Software Engineer',
          'Frontend Developer',
          'Backend Developer',
          'Full Stack Developer',
          'Mobile Developer',
          'DevOps Engineer',
          'Cloud Engineer',
          'Data Engineer',
          'Machine Learning Engineer',
          'Site Reliability Engineer (SRE)',
          'Security Engineer',
          'Technical Lead',
        ],
      },
      advice(
        'Move from project to program scope on purpose. In visa filings, technical program managers are offered far more than technical project managers.',
        'LCA25',
      ),
      advice(
        "Automate your own reporting from the tracker and use the freed hours on risks and people. It also answers the question of what you do that software won't.",
      ),
      advice(
        'Learn one technical domain, such as cloud migration, data platforms or payments, well enough to challenge an estimate. Specialists lead the expensive projects.',
      ),
      advice(
        "Keep a record of forecasts against results for a year. A project manager who can say 'nine of eleven milestones within two weeks' stands out; choose your own measure, and count honestly.",
      ),
      advice(
        "If your title is Scrum master, widen it. Roles that consist of ceremonies alone have been shrinking, while delivery with a budget and dependencies hasn't gone away.",
        'JOBADS_PM',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Most plans are hybrids: teams iterate while contracts, audits and launches keep fixed dates, and you translate between the two.',
      ),
      advice(
        'Notes, minutes and first drafts of plans now write themselves. Judgment about risk, and the conversation nobody wants to have, are the work.',
      ),
    ],
    opportunities: [
      advice(
        "Cloud moves, system replacements and compliance deadlines create projects in every industry, including those that aren't hiring developers.",
      ),
      advice(
        'Construction, logistics, military and event experience carries over directly, since scheduling with dependencies is the same skill everywhere.',
      ),
      advice('Contract work is common, so you can gain breadth fast and choose your projects.'),
    ],
    challenges: [
      advice(
        "Product teams that run themselves need fewer project managers. Look for work with many parties, such as vendors, regulators or hardware, where coordination can't be wished away.",
      ),
      advice(
        "You're blamed for dates that you didn't set. Get the assumptions in writing before the plan is approved.",
      ),
    ],
  },
}
