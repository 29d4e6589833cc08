import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const devopsEngineerProfile: RoleProfile = {
  role: 'DevOps Engineer',
  summary:
    'A DevOps engineer shortens the path from a finished change to a running one, and makes it safe enough to use many times a day. You build pipelines, environments and guardrails, and your customers are the developers down the hall.',
  workingWeek: [
    'Fix or speed up a pipeline that forty people wait for',
    'Describe infrastructure as code and get it reviewed like any other change',
    'Roll out a cluster or base image update without anyone noticing',
    'Help a team containerize a service, and leave them able to do the next one alone',
    "Rotate a credential, close a permission that was too wide, answer an auditor's question",
    'Trace a failed deployment to its cause, and make that failure impossible or at least obvious',
    'Turn a runbook of fourteen manual steps into one command',
    'Tidy up alerts so that each one that fires means something',
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior DevOps Engineer',
      years: engineeringYears.junior,
      expects: [
        'Change a pipeline or a Terraform module with review and without breaking the others',
        'Find your way on a Linux machine: processes, disks, ports, permissions, logs',
        'Build a container image that is small, reproducible and free of secrets',
        'Write down what you did so that it can be repeated',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Mid-level',
      title: 'DevOps Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Set up build, test and deployment for a new service from nothing',
        'Plan a routine maintenance window, carry it out, and have a way back',
        'Debug a failing pod, a full disk or an expired certificate under time pressure',
        'Treat developers as users: ask what slows them down and measure whether you helped',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Senior',
      title: 'Senior DevOps Engineer',
      years: engineeringYears.senior,
      expects: [
        'Own the delivery platform for a department, including its cost and its security',
        'Lead risky changes such as a cluster migration or a new secrets store',
        'Design environments so that staging failures predict production failures',
        'Bring lead time and failed-deployment rate down and show the curve',
        'Teach teams to run what they build instead of becoming their operator',
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Staff',
      title: 'Staff DevOps Engineer',
      years: engineeringYears.staff,
      expects: [
        'Turn scattered scripts into an internal platform with a roadmap and documentation people use',
        'Set company-wide standards for delivery, identities and environments, together with security',
        'Settle build-or-buy questions for tooling with the next few years in mind',
        "Get teams to adopt the paved road because it's better, not because it's mandatory",
      ],
      sources: ['UKGDAD', 'SIGNALS37'],
    },
    {
      level: 'Principal',
      title: 'Principal DevOps Engineer',
      years: engineeringYears.principal,
      expects: [
        'Shape how the whole engineering organization releases software',
        'Carry the responsibility for the worst infrastructure crises and for what is learned from them',
        "Advise on mergers, data center exits and other moves that can't be tried twice",
      ],
      sources: ['SIGNALS37'],
    },
  ],
  managementBranch:
    'Platform and infrastructure teams need managers who have carried a pager. The branch opens after Senior; the move is easier if you have already run the roadmap of an internal platform and its intake of requests.',
  recommendations: {
    transitioner: [
      advice(
        "Begin with Linux and Bash on a cheap rented server: users, services, a firewall, a web server, a backup you've restored. Every tool in this field assumes that you're at home there.",
      ),
      advice(
        "Learn things in the order they build on each other: Git, Linux, a scripting language, containers, one cloud, Terraform, Kubernetes last. People who start with Kubernetes can type the commands and can't explain the error.",
      ),
      advice(
        'Take a small open-source web app, put it into a container, and build a pipeline that tests it, deploys it and can roll it back. Then break it on purpose and write up how you noticed.',
      ),
      advice(
        "Aim first for system administration, IT support with scripting, or a build-and-release job. Hardly anyone's first IT job is DevOps, since teams hand the keys to production to people who've already been trusted with something.",
      ),
      advice(
        'If you come from a trade, a hospital or a kitchen, talk about checklists, handoffs and staying calm in a bad hour. Incident work runs on the same habits, and interviewers recognize them.',
      ),
      advice(
        "Automate something boring at your present job, with a script and a scheduled task, and note the hours it saves. That's real DevOps evidence, whatever your title is.",
      ),
    ],
    professional: [
      advice(
        'Move from running tools to owning a platform: name your users, interview five developers, publish a few numbers such as lead time, and improve one. Nearly every organization in the DORA report has an internal platform, so an owner who treats it as a product stands out.',
        'DORA25',
      ),
      advice(
        'Write real software, not only YAML. A Kubernetes operator or a deployment service in Go is the proof many platform teams ask for; about two in five US DevOps engineers in the developer survey use Go.',
        'SO25_ROLE',
      ),
      advice(
        'Introduce GitOps for one group of services and document the failure modes you met. Adoption is widespread enough that interviews ask about experience, not definitions.',
        'CNCF25',
      ),
      advice(
        'Take on software supply chain security: signed images, dependency policy, short-lived credentials. It pulls you toward DevSecOps openings, and auditors provide the budget.',
      ),
      advice(
        'Put a price on things. Show what idle environments, oversized nodes and build minutes cost per month, and cut them; cloud spend is the challenge most organizations put at the top.',
        'FLEXERA26',
      ),
      advice(
        'Collect your incident write-ups, without names, into a short portfolio. Few candidates bring any, and they show judgment better than a list of tools.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'The title is slowly giving way to platform engineer: fewer people who press the buttons for others, more who build the self-service that others use.',
      ),
      advice(
        'Pipelines have to cope with more and larger changes now that assistants write part of the code; automated checks carry weight that reviewers used to carry.',
      ),
      advice(
        'Infrastructure for training and serving models, such as GPU scheduling, is becoming part of the job.',
      ),
    ],
    opportunities: [
      advice(
        'Regulated firms still moving from tickets and release weekends to pipelines will keep needing people who can do it without frightening their auditors.',
      ),
      advice(
        'The skill set overlaps so much with cloud and reliability work that you can apply for all three titles with one resume and three headlines.',
      ),
    ],
    challenges: [
      advice(
        'In some companies DevOps is a new name for the operations team that gets everything thrown over the wall. Ask who is paged when an application fails.',
      ),
      advice(
        "The tool list in postings is longer than anyone's knowledge. Depth in Linux, networking and one cloud carries over; the rest is relearned every few years.",
      ),
      advice("Entry-level openings are rare, because a beginner's mistake reaches every team at once."),
    ],
  },
}
