import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const backendDeveloperProfile: RoleProfile = {
  role: 'Backend Developer',
  summary:
    "A backend developer builds the services, data models and interfaces that an application runs on, and keeps them correct when two things happen at once and quick when a thousand do. Users never see your work; they notice only when it's wrong, slow or down.",
  workingWeek: [
    'Design an endpoint: what it accepts, what it returns, what happens when the caller sends it twice',
    'Write the service code, the database migration and the tests that belong to a change',
    'Look at a query plan and add the index, or take away the loop, that makes a page slow',
    "Review a colleague's change with concurrency and failure in mind",
    'Follow one request through logs and traces across several services',
    'Agree on a contract with the frontend, mobile or partner team and keep old callers working',
    'Be on call for your own services now and then, and fix whatever caused the last page',
    'Move a job, a queue or a table without taking the product down',
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Backend Developer',
      years: engineeringYears.junior,
      expects: [
        'Add an endpoint or a field to an existing service, with validation and tests',
        'Write SQL with joins and grouping, and read what it returns critically',
        'Handle the error paths, not only the one where everything works',
        'Ask before running anything against production data',
      ],
      sources: ['DROPBOX', 'FT', 'SOURCEGRAPH'],
    },
    {
      level: 'Mid-level',
      title: 'Backend Developer',
      years: engineeringYears.midLevel,
      expects: [
        'Design the tables and the API for a feature and have both pass review with small changes',
        'Make retries safe and jobs restartable by habit',
        'Find a slow query or a leaking connection from metrics alone',
        'Roll out a schema change in steps that can each be undone',
      ],
      sources: ['DROPBOX', 'FT', 'SOURCEGRAPH'],
    },
    {
      level: 'Senior',
      title: 'Senior Backend Developer',
      years: engineeringYears.senior,
      expects: [
        'Own a service or a domain end to end: design, cost, reliability and on-call health',
        'Decide between consistency, latency and simplicity in writing, with the business reason',
        'Split a system, or refuse to, with arguments that still hold up two years later',
        'Lead an incident calmly and turn it into two or three fixes that get done',
        'Coach mid-level colleagues through their first designs instead of doing them yourself',
      ],
      sources: ['DROPBOX', 'FT', 'SOURCEGRAPH'],
    },
    {
      level: 'Staff',
      title: 'Staff Backend Engineer',
      years: engineeringYears.staff,
      expects: [
        'Untangle a dependency between teams that slows everybody down, and leave a clean interface behind',
        'Define how services talk, authenticate and fail across the department',
        'Forecast where data volume or cost will hurt and start the work a year ahead',
        'Have your designs reused by people you have never met',
      ],
      sources: ['DROPBOX', 'SOURCEGRAPH'],
    },
    {
      level: 'Principal',
      title: 'Principal Backend Engineer',
      years: engineeringYears.principal,
      expects: [
        "Be the last reviewer of changes to the company's core data and money flows",
        'Decide build-or-buy for platforms that cost as much as a team',
        'Bring a multi-year re-architecture to its end, including switching the old system off',
      ],
      sources: ['DROPBOX', 'SOURCEGRAPH'],
    },
  ],
  managementBranch:
    "Backend teams often have a lead who still codes and runs planning. From Senior, leading one service team is the step that shows whether you want the engineering manager's chair or the Staff engineer's.",
  recommendations: {
    transitioner: [
      advice(
        "Start with SQL, not with a framework. If you've ever kept an inventory, a register report or a shift schedule in a spreadsheet, model it as tables and answer real questions from it; data modeling is the part of backend work that stays useful longest.",
      ),
      advice(
        'Build one small API with sign-in, a database and at least one background job, deploy it, and leave it running. Something that has survived a month on the internet teaches more than ten repositories that ran once.',
      ),
      advice(
        'Choose the ecosystem by your local job board: Java with Spring at banks and insurers, C# at Windows shops, Node or Python at startups, PHP at agencies. All of them get people hired; your local market decides which one gets you hired.',
      ),
      advice(
        "Write automated tests from the first week. It's a habit hiring managers often miss in career changers, and an easy one to show.",
      ),
      advice(
        'Learn to read a stack trace and a log aloud: what happened, where, what you would check next. Interviewers for first jobs often hand you a broken service rather than a blank page.',
      ),
      advice(
        "Write your project's README the way an operations team would want it: how to run it, what it needs, what breaks and how you'd notice. If you've kept a kitchen or a hospital floor running, you already think this way; show it.",
      ),
    ],
    professional: [
      advice(
        "Learn Kubernetes to the level of debugging your own deployment. Counted postings for backend developers name it about as often as PostgreSQL, so it's no longer someone else's job.",
        'POSTINGS',
      ),
      advice(
        "Prepare system design interviews from incidents you lived through. Saying which queue backed up, and what you'd now do differently, beats drawing a famous company's architecture from memory.",
      ),
      advice(
        'Add Kafka or another message broker through one real use in your current system, and write down when you would not use it. The second half is what senior interviewers wait for.',
      ),
      advice(
        'Become the one who knows what your service costs: price per thousand requests, idle capacity, storage growth. Few backend developers can quote it, and every director asks.',
      ),
      advice(
        "Go a level deeper into your database: isolation levels, vacuum or compaction, replication lag. Many of the outages you'll be asked to lead end there.",
      ),
      advice(
        "Document and publish your team's API guidelines and run the review for two new APIs a month. It's a manageable way to influence other teams, which is what the step to Staff measures.",
        'DROPBOX',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Backend postings list cloud, containers and deployment right beside the language, so the line between backend and DevOps has blurred.',
      ),
      advice(
        'Services increasingly wrap a language model: prompts, retrieval, rate limits and evaluation are becoming ordinary backend tasks.',
      ),
    ],
    opportunities: [
      advice(
        'Stacks differ a lot by region and industry, so knowing one well, and the business behind it, makes you rare rather than interchangeable.',
      ),
      advice(
        'Payments, health records and logistics reward developers who understand audit trails and correctness; those teams hire more slowly and keep people longer.',
      ),
      advice(
        'Data engineering is a short sideways step for a backend developer who already handles queues, schemas and batch jobs.',
      ),
    ],
    challenges: [
      advice(
        'Nobody can see what you build, so you have to make it visible with diagrams, metrics and plain words, in interviews and at promotion time.',
      ),
      advice(
        'On-call duty comes with the role at most product companies. Ask about rotation length and pages per week before you accept an offer.',
      ),
      advice(
        'Splitting a system into services too early is a common and expensive mistake, and undoing it takes longer than making it did.',
      ),
    ],
  },
}
