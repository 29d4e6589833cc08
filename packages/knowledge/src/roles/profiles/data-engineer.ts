import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const dataEngineerProfile: RoleProfile = {
  role: 'Data Engineer',
  summary:
    "A data engineer gets data from where it's created to where people decide with it: on time, complete and meaning what it says. You build pipelines, warehouses and models of the business, and you're the first to know when a number on a dashboard can't be true.",
  workingWeek: [
    'Bring a new source into the warehouse: connection, schedule, schema, tests',
    "Rewrite a transformation in SQL or Python so that it's readable and runs in minutes",
    "Find out why last night's run failed, repair it and backfill the missing days",
    "Sit with an analyst until you agree on what 'active customer' means, and put that into code once",
    'Add checks that catch a silent schema change before the finance report does',
    'Watch what queries cost and change partitioning or storage where it pays',
    'Handle a deletion or access request across every copy of the data',
    "Review a colleague's model for grain, keys and late-arriving records",
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Data Engineer',
      years: engineeringYears.junior,
      expects: [
        'Extend an existing pipeline and its tests under review',
        'Write SQL with window functions and know the grain of every table you touch',
        'Check row counts and totals against the source before calling it done',
        'Rerun a failed job without loading anything twice',
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
    {
      level: 'Mid-level',
      title: 'Data Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Build a pipeline from a new source through to a modeled table that people query',
        'Make every job safe to repeat and able to backfill',
        "Model facts, dimensions and history so that last year's numbers stay last year's",
        'Explain a discrepancy to a non-technical colleague with evidence',
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
    {
      level: 'Senior',
      title: 'Senior Data Engineer',
      years: engineeringYears.senior,
      expects: [
        'Own a subject area such as orders or claims, with its definitions and its freshness promise',
        'Choose between batch and streaming by what the decision needs',
        'Get producing teams to promise a schema, so changes are caught before they reach you',
        'Lead a warehouse or orchestrator migration with both systems reconciled',
        'Keep metadata and lineage good enough that others find their own way',
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
    {
      level: 'Staff',
      title: 'Staff Data Engineer',
      years: engineeringYears.staff,
      expects: [
        'Design the data platform that analysts, scientists and products share',
        'Set the modeling and quality standards across departments, and get them followed',
        'Give leadership one trusted figure where there were three',
        'Plan for data volume, privacy law and cost over several years',
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
    {
      level: 'Principal',
      title: 'Principal Data Engineer',
      years: engineeringYears.principal,
      expects: [
        'Define how the company treats data as a product, from collection to deletion',
        'Decide on the storage and compute foundations that are costly to reverse',
        "Answer auditors and privacy officers on the company's behalf",
      ],
      sources: ['UKGDAD', 'DROPBOX'],
    },
  ],
  managementBranch:
    "In companies the step is to data engineering or data platform manager; the UK government's framework calls it head of data engineering. It opens once you lead the work of others and can talk with the business without an interpreter.",
  recommendations: {
    transitioner: [
      advice(
        'Learn SQL first and deeply, then Python. Both are in roughly two out of three US postings for the role, and nothing else comes close.',
        'JOBADS_DE_US',
      ),
      advice(
        "Start from data you know: a store's receipts, a clinic's appointments, a league's results. Knowing why a refund isn't just a negative sale is the kind of judgment that data teams spend months teaching.",
      ),
      advice(
        'Build one pipeline that runs by itself every night: fetch, store raw, transform with dbt or SQL, test, chart. Then show the alert it sent you on the night it failed.',
      ),
      advice(
        'Move the spreadsheet reports of your present job into a database with a script. Analyst and reporting jobs are the usual first step, and an afternoon saved every week is a fine reference.',
      ),
      advice(
        'Read a chapter on dimensional modeling and redraw two public data sets as facts and dimensions. Many applicants can operate a tool; few can say what one row means.',
      ),
      advice(
        'Choose one cloud warehouse with a free tier and learn its bill along with its syntax. Employers worry about beginners who scan a whole table every minute.',
      ),
    ],
    professional: [
      advice(
        'Add Spark and one orchestrator such as Airflow through a job that really outgrew a single machine. About a third of the counted postings name each of them, and interviewers ask about the data skew you ran into.',
        'POSTINGS',
      ),
      advice(
        "Introduce data contracts with one producing team and measure the incidents before and after. It's political work that many avoid, which is why it's such good proof of seniority.",
      ),
      advice(
        'Take responsibility for the warehouse bill. Rewriting a handful of queries can save more than a new tool would, and finance will remember who did it.',
      ),
      advice(
        'Learn to model for change: slowly changing dimensions, late events, corrections, deletions by law. Senior interviews rest on these, not on connectors.',
      ),
      advice(
        'Build feature or embedding pipelines with the machine learning team. It positions you for ML platform work, where pay in visa filings runs well above data engineering.',
        'LCA25',
      ),
      advice(
        "Write the page that explains your ten most used tables to a new analyst and keep it current. When you ask for Staff, you'll be able to show who relies on it.",
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Open table formats on cheap storage let several engines share the same tables, so data lakes and warehouses are merging.',
      ),
      advice(
        'Transformation has moved to SQL with version control and tests; engineers who treat it as software have set the standard.',
      ),
      advice(
        'Pipelines now feed language models with documents as well as dashboards with rows, which brings unstructured data into the role.',
      ),
    ],
    opportunities: [
      advice('Many AI plans stall on messy data, and the people who can fix it are brought in early.'),
      advice(
        'Database administrators, analysts and report builders already have half the skills; few other roles here draw people from so many directions.',
      ),
    ],
    challenges: [
      advice(
        'When you succeed nobody notices; when a number is wrong everybody does. Agree on freshness and quality targets in advance, so you have a fair yardstick.',
      ),
      advice(
        "Vendors promise to replace pipelines with connectors. Moving data does get easier; agreeing on what it means doesn't.",
      ),
      advice(
        'Postings list many products that do the same thing. Apply if you know one of each kind, and say which.',
      ),
    ],
  },
}
