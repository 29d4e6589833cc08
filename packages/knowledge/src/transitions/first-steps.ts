import type { TargetRole } from '@nextrung/contract/roles'
import type { AuthoredOrigin } from './origin.ts'

/** One thing to do this month on the way into the role, by how far off a person starts. */
export const firstSteps: Readonly<Record<TargetRole, Readonly<Record<AuthoredOrigin['nearness'], string>>>> =
  {
    'Software Engineer': {
      outside:
        'Spend three weeks on the basics of Python, half an hour a day, and then write a small program for a chore of your own.',
      it: 'Write a program that takes over one chore at your current job, and put it under version control.',
    },
    'Frontend Developer': {
      outside:
        'Build one page about something you know, in plain HTML and CSS, and look at it on your phone.',
      it: 'Rebuild one clumsy screen from a tool you use at work, in HTML, CSS and a little JavaScript.',
    },
    'Backend Developer': {
      outside: 'Learn enough Python and SQL to store a list of your own in a database and search it.',
      it: 'Write a small API in front of a database that you know, with tests.',
    },
    'Full Stack Developer': {
      outside: 'Build a page with a form that saves what people enter; it shows you both halves of the job.',
      it: 'Turn one spreadsheet that your team shares into a small web application.',
    },
    'DevOps Engineer': {
      outside:
        'Install Linux on an old laptop or in a virtual machine, and do everything there on the command line for two weeks.',
      it: 'Take one thing you do by hand every week and let a pipeline do it.',
    },
    'Cloud Engineer': {
      outside:
        'Learn how addresses, ports and DNS work, then put a small website online in a free cloud account, with a spending alert.',
      it: 'Rebuild one server you know in a free cloud account, first by hand and then with Terraform.',
    },
    'Data Engineer': {
      outside: 'Learn SQL on a public data set until joining three tables feels ordinary.',
      it: 'Take one report that somebody puts together by hand, and load its data into a database every night, with a check that nothing is missing.',
    },
    'Data Scientist': {
      outside:
        'Take a public data set on something you know, ask one question of it, and write up the answer on one page.',
      it: 'Take data from your current job, with permission, and answer one question that nobody has measured.',
    },
    'Machine Learning Engineer': {
      outside:
        'Start with Python and statistics; this role builds on both, and most people come to it from software or data work.',
      it: 'Train one small model on data you understand, and put it behind an API.',
    },
    'Site Reliability Engineer (SRE)': {
      outside:
        'Learn Linux and networking first; most people come to this role from system administration, DevOps or software.',
      it: 'Pick one service, decide what "good enough" means for it in numbers, and measure it for a month.',
    },
    'Security Engineer': {
      outside:
        "Learn networking and Linux in a beginner's practice lab, and look at analyst jobs in a security operations center as a way in.",
      it: 'Go through the accounts and permissions of one system you look after, and write down what you would change.',
    },
    'Mobile Developer': {
      outside:
        "Start with the phone in your pocket (building for an iPhone also takes a Mac), and follow Apple's or Google's own tutorial until your first app runs on it.",
      it: 'Build an app that shows data from a system you know, for one platform only.',
    },
    'Product Manager': {
      outside:
        'Choose an app you use every day, ask five people what annoys them about it, and write one page on what you would change first, and why.',
      it: 'Volunteer to write the next set of requirements with the people who will use the result, and follow it through to release.',
    },
    'Technical Project Manager': {
      outside:
        'Write up one project you have run: the plan, the risks and the result. Interviewers for coordinator jobs ask about exactly that.',
      it: 'Offer to run the next small rollout, with one page each for plan, risks and weekly status.',
    },
    'Solutions Architect': {
      outside:
        'Plan this as the second step: build or run systems first, since architects are hired for what they have seen work and fail.',
      it: 'Draw the systems you work with, how data moves between them and where it breaks, and show it to an engineer.',
    },
    'Technical Lead': {
      outside:
        'Plan this as the second step: become a developer first, and take on small responsibilities there early.',
      it: 'Move into a development team first; then offer to own one part of its system.',
    },
    'Engineering Manager': {
      outside:
        'Plan this as a later step: nearly everyone who manages engineers used to be one, so choose an engineering role to start with.',
      it: 'Take responsibility for something technical first, and then for bringing one new colleague up to speed.',
    },
  }
