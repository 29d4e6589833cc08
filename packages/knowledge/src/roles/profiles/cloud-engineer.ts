import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const cloudEngineerProfile: RoleProfile = {
  role: 'Cloud Engineer',
  summary:
    "A cloud engineer builds and runs what a company's systems rest on in AWS, Azure or Google Cloud: accounts, networks, identities, compute, storage and backups. You make sure that everything there is needed, reachable only by the right people, recoverable, and worth its bill.",
  workingWeek: [
    'Set up an account, subscription or project for a team with network, roles and budget already in place',
    "Write and review Terraform or the provider's own templates, then apply them in stages",
    "Work out why two networks can't talk to each other: routes, security groups, names",
    'Tighten a role that can do too much, and explain why to its owner',
    'Move a workload from a server room into the cloud, or from one service to a cheaper one',
    'Test a restore, since a backup nobody has restored is a hope',
    'Go through the bill and ask about the line that grew',
    "Answer a developer who needs a database by Thursday, with one that's encrypted and backed up",
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Cloud Engineer',
      years: engineeringYears.junior,
      expects: [
        'Create and change standard resources from existing templates',
        'Explain a virtual network, a subnet and a security rule on a whiteboard',
        'Handle routine tickets, such as access, storage or certificates, by the runbook',
        'Notice and report resources that nobody seems to own',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Mid-level',
      title: 'Cloud Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Build a whole environment as code, so that anyone on the team can recreate it',
        'Solve connection and permission problems across accounts without trial and error',
        'Lead a small migration, including the cutover and the plan for undoing it',
        'Choose between a managed service and a self-run one with cost and effort in numbers',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Senior',
      title: 'Senior Cloud Engineer',
      years: engineeringYears.senior,
      expects: [
        'Design a landing zone: account structure, network, identity, logging, guardrails',
        'Lead the migration of a business-critical system and the weekend on which it moves',
        'Define recovery objectives with the business and prove them in an exercise',
        "Cut a bill without cutting reliability, and report it in the finance team's terms",
        'Mentor engineers who come from data center work',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Staff',
      title: 'Staff Cloud Engineer',
      years: engineeringYears.staff,
      expects: [
        'Run the cloud foundation as a product for all teams, with policy enforced by code',
        'Coordinate several regions, providers or subsidiaries under one model for identity and network',
        "Negotiate with the provider's architects from knowledge rather than from slides",
        'Bring security, finance and engineering to one set of rules',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Principal',
      title: 'Principal Cloud Engineer',
      years: engineeringYears.principal,
      expects: [
        'Set the long-term hosting strategy, including what stays out of the cloud',
        'Own the plan for losing a region or a provider',
        'Advise on contracts and commitments worth years of spending',
      ],
      sources: ['UKGDAD'],
    },
  ],
  managementBranch:
    'From Senior, one branch leads to managing an infrastructure or platform team, another to solutions architecture. Engineers who enjoy budgets and vendors tend to take the first; those who enjoy design workshops take the second.',
  recommendations: {
    transitioner: [
      advice(
        'Choose the cloud your local employers use, which is often Azure for hospitals, schools and offices, and AWS for software companies, and ignore the other two for a year.',
      ),
      advice(
        'Earn an entry-level certification, then an associate-level one such as AWS Solutions Architect or Azure Administrator. Certifications open fewer doors than work does, but for this role recruiters do filter by them.',
      ),
      advice(
        'Do every lab twice: once by clicking, once as Terraform. Then delete it all and rebuild it with one command; that demo says more about you than the certification does.',
      ),
      advice(
        'Learn networking until subnets, routing, DNS and TLS hold no mystery. A lot of cloud trouble is networking trouble in new clothes.',
      ),
      advice(
        "Set a budget alert before you create your first resource, and show your interviewer the bill for your lab. It's a small thing that tells them you can be trusted with an account.",
      ),
      advice(
        'Use a help desk, network technician or system administrator job as the way in. Ask to join the migration project there; people who know the old system are welcome on it.',
      ),
    ],
    professional: [
      advice(
        'Lead one migration from assessment to switching the old servers off, and keep the figures: servers, weeks, downtime, bill before and after. Senior interviews ask for it early.',
      ),
      advice(
        "Go beyond resources to governance: organization policies, identity federation, audit logging, tagging that finance can use. That's the work that separates an engineer from an administrator with a console.",
      ),
      advice(
        'Learn enough Python or Go to write the missing tool. Most US cloud engineers in the developer survey use Python and Bash, and about half use Go.',
        'SO25_ROLE',
      ),
      advice(
        'Get serious about cost engineering: commitments, right-sizing, storage tiers, unit cost per customer. Present one saving a quarter to a finance partner by name.',
      ),
      advice(
        'Pick up your second cloud by rebuilding one design there and listing what differs. It makes the step to solutions architect credible and takes weeks, not years.',
      ),
      advice(
        'Run a disaster recovery exercise that really fails over, and publish the gaps. Many companies have a plan; few can name a date on which it worked.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Clicking through a console no longer counts: employers expect infrastructure as code from the first day, and policy as code soon after.',
      ),
      advice(
        'Data residency, sovereignty and a few expensive lessons are bringing some workloads back in-house, so hybrid designs are here to stay.',
      ),
      advice(
        'Somebody has to reserve, share and pay for GPU capacity, and more and more often that is the cloud team.',
      ),
    ],
    opportunities: [
      advice(
        'Mid-sized companies, cities, hospitals and schools are years behind the technology sector and hire people who combine server-room experience with one cloud.',
      ),
      advice(
        'It leads naturally to architecture, security or reliability, and each of these values someone who has run the foundation.',
      ),
    ],
    challenges: [
      advice(
        'No official statistic counts cloud engineers, so pay and growth shown for the role come from a neighboring occupation.',
        'ONET29',
      ),
      advice(
        "Providers turn last year's skill into this year's managed service. What keeps its value is networking, identity, cost and recovery.",
      ),
      advice(
        'Classic system administration is projected to shrink, so plan the move rather than waiting for it.',
        'EP2535',
      ),
    ],
  },
}
