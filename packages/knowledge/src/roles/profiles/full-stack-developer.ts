import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const fullStackDeveloperProfile: RoleProfile = {
  role: 'Full Stack Developer',
  summary:
    "A full stack developer delivers a feature all the way: the screen, the API behind it, the table under it and the deployment that brings it to people. You're worth most where a small team has to ship something complete and nobody wants to wait for a handoff.",
  workingWeek: [
    'Take one story from the ticket to production: migration, endpoint, screen, tests',
    "Decide on which side of the wire a rule belongs, and make sure it's enforced on the server",
    'Ask the people who deal with customers what the last release did to their day',
    'Switch between a CSS problem in the morning and a slow query after lunch',
    "Keep types or schemas shared between browser and server so that they can't drift apart",
    'Fix the build, the preview environment or the deployment script when it gets in the way',
    "Review changes in the half of the stack you're weaker in, to stay honest about it",
    'Demo what works on Friday, including the rough edges',
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Full Stack Developer',
      years: engineeringYears.junior,
      expects: [
        'Add a form that saves: field, validation on both sides, column, test',
        'Run the whole product locally and find your way from a button to the query it causes',
        'Be solid in one half and willing to be taught in the other',
        'Keep secrets out of the browser and out of the repository',
      ],
      sources: ['FT', 'DRASNER', 'SIGNALS37'],
    },
    {
      level: 'Mid-level',
      title: 'Full Stack Developer',
      years: engineeringYears.midLevel,
      expects: [
        'Ship a feature through all layers without anyone finishing it for you',
        'Shape the API around what the screen and the next screen need',
        'Notice sign-in, permission and injection mistakes in your own diff before review',
        'Cut scope so that something usable is live by the end of the week',
      ],
      sources: ['FT', 'DRASNER', 'SIGNALS37'],
    },
    {
      level: 'Senior',
      title: 'Senior Full Stack Developer',
      years: engineeringYears.senior,
      expects: [
        'Start a product from an empty repository and make choices that a team can live with',
        'Estimate a whole feature, data migration and rollout included, and be roughly right',
        'Move work between browser and server because you measured, not because you prefer it',
        'Know when to call in a specialist for a database, security or accessibility question',
        'Set up the tests, previews and alerts that let three people ship daily',
      ],
      sources: ['DROPBOX', 'FT', 'SIGNALS37'],
    },
    {
      level: 'Staff',
      title: 'Staff Full Stack Engineer',
      years: engineeringYears.staff,
      expects: [
        'Hold the architecture of a complete product in your head and keep it simple as people join',
        'Give several product teams a shared path from idea to production',
        'Choose the few technologies the company standardizes on, and retire the others',
        'Turn business goals into technical plans with the founders or product heads',
      ],
      sources: ['DROPBOX', 'FT', 'DRASNER'],
    },
    {
      level: 'Principal',
      title: 'Principal Full Stack Engineer',
      years: engineeringYears.principal,
      expects: [
        'Judge from experience which new venture is technically feasible, and what it would take',
        'Lead the rescue or the rebuild of a product the company depends on',
        'Set the engineering standards that new products start from',
      ],
      sources: ['DROPBOX', 'DRASNER'],
    },
  ],
  managementBranch:
    "In small companies the senior full stack developer becomes the technical lead, then head of engineering or CTO, often without a formal step between. In larger ones the branch is the same as for other engineers: after Senior, by way of leading a team's work.",
  recommendations: {
    transitioner: [
      advice(
        'Learn the two halves one after the other, browser first. A junior who is sure of JavaScript, HTML and CSS and can follow a server is hired sooner than one who is shaky in six things.',
      ),
      advice(
        'Choose one coherent stack, such as React, Node and PostgreSQL in TypeScript, and refuse every detour for half a year. In the counted postings React and Node.js are the names that come up most.',
        'POSTINGS',
      ),
      advice(
        'Make one product for a club, a store or a relative who will really use it: accounts, roles, payments in test mode, an admin page. Support it for three months and keep a list of what went wrong.',
      ),
      advice(
        'Learn SQL by hand before you let a library write it for you. About three in four US full stack developers in the 2025 developer survey use it, and interviewers check.',
        'SO25_ROLE',
      ),
      advice(
        'Record a two-minute tour of your app, from click to database row. It shows a hiring manager in a hurry that you understand the whole path and can explain it.',
      ),
      advice(
        "Look for small software companies, agencies and internal tools teams. They can't afford specialists, so they value the breadth you are building and let you touch everything.",
      ),
    ],
    professional: [
      advice(
        "Name your deep side. 'Full stack, strongest in data-heavy backends' gets you to the right interviews; a long list of logos without a center reads as shallow everywhere.",
      ),
      advice(
        'Close the gap that full stack resumes most often have: automated tests and deployment. Set up the pipeline for one product end to end and describe how a bad release is caught and rolled back.',
      ),
      advice(
        "Add one cloud properly, meaning identities, networking, a managed database and a bill that you watch. It is what separates senior from mid-level in the openings that say 'end to end'.",
      ),
      advice(
        'Lead one greenfield start and write down the five choices you would make differently. Senior interviews for this role tend to ask for exactly that.',
      ),
      advice(
        'Put an AI feature into a real product, with an evaluation set, a cost ceiling and a fallback. Full stack postings mention AI often, usually meaning someone who can ship it, not train it.',
        'POSTINGS',
      ),
      advice(
        "If you want to grow past Senior, pick a domain such as billing, search or identity and become the company's reference for it. Breadth alone rarely carries a promotion case at larger firms.",
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Frameworks that join browser and server in one codebase have made the role more natural; a feature is one pull request again.',
      ),
      advice(
        'AI assistants help generalists a lot, because they fill in the half you know less well. Teams expect one person to cover more ground as a result.',
      ),
    ],
    opportunities: [
      advice(
        'Startups and internal tools teams hire generalists first, and specialists only when something hurts.',
      ),
      advice("It's good training for starting a company, since you've seen every layer fail."),
      advice(
        "Java or .NET behind Angular is less fashionable than React with Node, but there's a lot of it: counted postings name Java and Angular about as often as TypeScript.",
        'POSTINGS',
      ),
    ],
    challenges: [
      advice(
        'Some employers use the title to get two jobs done for one salary. Ask how many people share the on-call rotation, the design work and the database.',
      ),
      advice(
        'Depth is questioned in every interview. Prepare one topic per layer in which you can go three questions deep.',
      ),
    ],
  },
}
