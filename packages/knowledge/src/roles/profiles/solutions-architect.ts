import { advice } from './advice.ts'
import type { RoleProfile } from './role-profile.ts'

export const solutionsArchitectProfile: RoleProfile = {
  role: 'Solutions Architect',
  summary:
    "A solutions architect works out how several systems together will solve a business problem, at a cost, risk and pace that the organization can bear, and stays until it's built. Half of the job is design; the other half is getting people with different interests to agree to it.",
  workingWeek: [
    'Run a workshop to find out what the business needs as opposed to what it asked for',
    'Sketch two or three options with cost, risk and effort, and recommend one',
    'Write an architecture decision record that will still make sense in three years',
    "Review a team's design for failure, security and data ownership",
    'Build a small proof of the riskiest assumption before anyone signs',
    "Work out integration details with a vendor's engineers",
    'Explain to executives, on a single page, what changes and what it costs',
    'Follow up on a build to see where reality differed from the drawing',
  ],
  ladder: [
    {
      level: 'Associate',
      title: 'Associate Solutions Architect',
      expects: [
        'Document an existing system so that newcomers understand it',
        'Design one part of a solution, with a senior architect reviewing',
        'Know the main services of one cloud and what they cost',
        'Ask about users, data volumes and failure before drawing boxes',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Mid-level',
      title: 'Solutions Architect',
      expects: [
        'Shape an unclear request into a problem statement that all sides accept',
        'Own the design of a project from the first options to the handoff',
        'Present a design to engineers and to managers, each in their language',
        'Recognize security, privacy and licensing questions in time to bring in the experts',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Senior',
      title: 'Senior Solutions Architect',
      expects: [
        'Make decisions that bind several teams and write down their consequences',
        'Keep a large design honest through delivery, changing it when the facts change',
        'Weigh vendors on evidence, including the cost of leaving',
        'Mentor engineers who are moving into architecture',
        'Say plainly that the simplest solution is good enough',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Principal',
      title: 'Principal Solutions Architect',
      expects: [
        'Lead architecture for a domain or a major client with other architects under your guidance',
        'Design strategy in which business, data and technology change in step',
        'Decide the contested cases that reach you after everyone else',
        'Build a community in which designs get better before review',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Chief',
      title: 'Chief Architect',
      expects: [
        'Set the target architecture of the organization and the road to it',
        'Account to executives for technology risk and cost over years',
        'Keep standards few, current and followed',
      ],
      sources: ['UKGDAD'],
    },
  ],
  managementBranch:
    'Architects influence more than they manage. The way to managing people leads through head of architecture, or across to engineering director, usually after guiding other architects for a while.',
  recommendations: {
    transitioner: [
      advice(
        'Treat this as a second or third IT role. The typical architect in the developer survey has been coding for decades, so plan a first step in development, cloud or technical consulting and keep this as the direction.',
        'SO25_ROLE',
      ),
      advice(
        'Consider the customer side: solutions engineer, presales or implementation consultant at a vendor in your old industry. They hire for industry knowledge and clear explanations, and teach you the product.',
      ),
      advice(
        "Earn one cloud provider's associate architect certification, then redo its reference designs for a real place you know, like a clinic, a warehouse or a school. Work out what each costs per month. The second part is what shows thought.",
      ),
      advice(
        'Practice drawing systems you use daily, such as booking, checkout or payroll, noting who owns which data and what happens when a part fails. Ten of those make a first portfolio.',
      ),
      advice(
        "Keep the habit of writing decisions with their alternatives, even for small projects. It's the core document of the trade and costs nothing to practice.",
      ),
      advice(
        'Make use of your experience in front of demanding people. Accountants, nurses and sales staff know how to elicit a need and deliver an unwelcome answer, which many engineers have to learn late.',
      ),
    ],
    professional: [
      advice(
        'Start doing the job before you hold it: write the options paper for the next cross-system change, circulate it and let it be torn apart. Three accepted papers are a better argument than a certification.',
      ),
      advice(
        'Deepen one cloud to professional level and be able to read a second. AWS and Azure are both marked in demand for architects.',
        'ONET29',
      ),
      advice(
        'Learn the money: total cost over five years, license models, run cost per user. Architects who can defend a figure in front of finance get invited back.',
      ),
      advice(
        'Stay able to build. A proof of concept written by your own hand ends debates faster than a diagram, and most architects in the developer survey still work in code.',
        'SO25_ROLE',
      ),
      advice(
        "Take ownership of an integration standard, such as events, APIs or identity, across teams that don't report to you. It proves influence, the thing that interview panels test with role plays.",
      ),
      advice(
        "Collect one design you'd do differently and say why. Senior panels ask for regret, and candidates without any sound inexperienced.",
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Central architecture boards are giving way to architects who sit with delivery teams and leave decisions in writing.',
      ),
      advice(
        'Where a language model may act, on which data and under whose identity, has become a standard chapter of every solution design.',
      ),
      advice('Cost and carbon are joining security and performance as qualities that a design has to state.'),
    ],
    opportunities: [
      advice(
        'Cloud providers, consultancies and software vendors hire solutions architects in numbers, and many of these jobs reward clear explanation as much as depth.',
      ),
      advice(
        'Replacing old core systems in banking, insurance and government takes years and needs people who respect both the old and the new.',
      ),
    ],
    challenges: [
      advice(
        'Titles mislead: some openings are presales with a quota, some are lead developer jobs, some never come near a build. Ask what you would deliver in the first ninety days.',
      ),
      advice(
        "An architect who's been away from building for too long loses the engineers' ear. Keep some hours for code or a lab each week.",
      ),
      advice(
        'The teams that build get the credit and the design gets the blame, so you need sponsors who remember what you prevented.',
      ),
    ],
  },
}
