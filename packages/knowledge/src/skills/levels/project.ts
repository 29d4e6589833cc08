import type { LevelTable } from './level.ts'

export const projectLevels: LevelTable = {
  'Project Management': [
    {
      description:
        'Explains what makes work a project and what scope, schedule, cost and quality have to do with each other.',
      requiredCapabilities: [
        'Reads a project charter and names the goal, the sponsor and what is out of scope',
        'Tells a milestone, a task and a deliverable apart in a sample plan',
      ],
      suggestedProjects: [
        'Write a one-page charter for a move to a new flat or a club event, and ask somebody to find what is missing',
      ],
    },
    {
      description: 'Helps to run a project by keeping its plan, actions and minutes up to date.',
      requiredCapabilities: [
        'Writes minutes within a day that list each decision and each action with an owner and a date',
        'Collects progress as remaining work rather than as a percentage of feeling',
      ],
      suggestedProjects: [
        'Keep the plan, action list and weekly status page of a small volunteer project for two months',
      ],
    },
    {
      description: 'Leads a project of a few people and months from charter to closure.',
      requiredCapabilities: [
        'Sets a baseline for scope, schedule and budget and passes every change to it through a decision',
        'Reports status by forecast finish and forecast cost, and says early when a date will not hold',
        'Closes the project with acceptance, handover to operations and lessons that somebody will use',
      ],
      suggestedProjects: [
        "Lead the replacement of an association's website or membership system, with charter, weekly status, change log and closure report",
      ],
    },
    {
      description: 'Runs large or troubled projects with several teams and suppliers.',
      requiredCapabilities: [
        'Recovers a project in the red by cutting scope, resequencing and renegotiating, with options laid before the sponsor',
        'Uses earned value to show that a green status report hides a cost overrun',
        'Chooses predictive, agile or hybrid delivery for each workstream by how certain the requirements are',
      ],
      suggestedProjects: [
        'Take a public audit report on a failed IT project and write the recovery plan you would have proposed at its midpoint',
      ],
    },
    {
      description: 'Leads programs and portfolios and decides how an organization runs its projects.',
      requiredCapabilities: [
        'Starts, pauses and ends projects by benefit and capacity, and has ended one that powerful people wanted',
        'Sets up a project office that removes obstacles and asks for no report without a reader',
        'Develops project managers by assignment, review and shadowing, and judges them by the decisions they brought about',
      ],
      suggestedProjects: [
        'Compare the expected and delivered benefits of ten public projects and write governance rules that follow from the gaps',
      ],
    },
  ],
  'Project Planning': [
    {
      description: 'Explains work breakdown, dependency, milestone and critical path on an example.',
      requiredCapabilities: [
        'Reads a Gantt chart and says which task delays the end if it slips',
        'Breaks cooking a three-course dinner into tasks and orders them',
      ],
      suggestedProjects: [
        'Plan a weekend trip for six people as a network of tasks with durations and find its longest path',
      ],
    },
    {
      description: 'Draws up parts of a plan with a template and an experienced planner.',
      requiredCapabilities: [
        'Divides a deliverable until each work package can be estimated and assigned',
        'Asks the people who will do the work for the estimate',
      ],
      suggestedProjects: [
        'Make a work breakdown structure and a schedule for a one-day conference of fifty people',
      ],
    },
    {
      description: 'Plans a project alone, with estimates, dependencies, buffers and a baseline.',
      requiredCapabilities: [
        'Estimates with three points and shows a range instead of one date',
        'Computes total float and explains which tasks may slip and by how long',
        'Replans each week from actual progress and keeps the baseline visible',
      ],
      suggestedProjects: [
        'Plan and carry out a three-month side project with a weekly forecast, and compare its first and last estimates',
      ],
    },
    {
      description: 'Plans programs with shared resources and many unknowns, and reviews the plans of others.',
      requiredCapabilities: [
        'Runs a Monte Carlo simulation of a schedule and states the 50 and 80 percent dates',
        'Finds missing dependencies, open ends and hard-coded dates in a plan of a thousand lines',
        'Combines rolling-wave detail with fixed outer milestones',
      ],
      suggestedProjects: [
        'Run reference-class forecasting for a software migration with data on similar past projects, and contrast it with a bottom-up plan',
      ],
    },
    {
      description: 'Sets how an organization plans, learns from its estimates and copes with uncertainty.',
      requiredCapabilities: [
        'Builds a database of past estimates and actuals and corrects optimism bias with it',
        'Decides which commitments need a detailed plan and which a budget and a direction',
        'Teaches executives to choose a date by its probability instead of bargaining it down',
      ],
      suggestedProjects: [
        'Publish an analysis of estimate accuracy from open project data, with correction factors by type of work',
      ],
    },
  ],
  Agile: [
    {
      description:
        'Explains the values of the Agile Manifesto and how short feedback differs from fixed phases.',
      requiredCapabilities: [
        'Gives an example of working software beating a status report',
        'Tells Scrum, Kanban and Extreme Programming apart by what each limits or prescribes',
      ],
      suggestedProjects: [
        'Read the manifesto and its twelve principles and find one that a team or club you know breaks',
      ],
    },
    {
      description: 'Works in an agile team and follows its rhythm with support.',
      requiredCapabilities: [
        'Slices a wish into a part that can be finished and shown within a few days',
        'Brings a blocked item up the same day instead of starting another one',
      ],
      suggestedProjects: [
        'Run a personal Kanban board for four weeks with a work-in-progress limit of three and note what the limit changed',
      ],
    },
    {
      description: 'Helps a team deliver usable results in short cycles and improve by experiment.',
      requiredCapabilities: [
        'Shows finished work to users every few weeks and changes the plan by what they say',
        'Reads a cumulative flow diagram and finds the step where work waits',
        'Runs retrospectives that end in one change with a check date',
      ],
      suggestedProjects: [
        'Turn a volunteer team to two-week iterations with board, review and retrospective, and report cycle time before and after',
      ],
    },
    {
      description: 'Adapts agile work to several teams and to fixed dates, contracts or hardware.',
      requiredCapabilities: [
        'Cuts dependencies by regrouping teams around a flow of value rather than by more meetings',
        'Recognizes rituals without purpose and removes them together with the team',
        'Writes a contract in which price and date are fixed and scope can be exchanged',
      ],
      suggestedProjects: [
        'Facilitate a value stream workshop for two teams that wait for each other and follow one change for two months',
      ],
    },
    {
      description: 'Changes how an organization decides, funds and learns, beyond the methods of its teams.',
      requiredCapabilities: [
        'Moves yearly project budgets toward funding of stable teams with quarterly goals',
        'Compares LeSS, SAFe and plain team autonomy by coordination cost in a given company',
        'Coaches executives to stop asking for certainty that nobody has',
      ],
      suggestedProjects: [
        'Write the honest history of an agile change you took part in: what was tried, what failed and which figures moved',
      ],
    },
  ],
  Scrum: [
    {
      description: 'Explains the three accountabilities, five events and three artifacts of the Scrum Guide.',
      requiredCapabilities: [
        'Says what the Sprint Goal, the Product Goal and the Definition of Done commit to',
        "Tells the Product Owner's decisions from those of the Developers",
      ],
      suggestedProjects: [
        'Read the Scrum Guide 2020 and write ten quiz questions on points people often get wrong',
      ],
    },
    {
      description: 'Takes part in Sprints as a team member or supports a Scrum Master.',
      requiredCapabilities: [
        'Picks items for a Sprint by its goal rather than by filling up capacity',
        "Uses the Daily Scrum to adjust today's plan instead of reporting to a boss",
      ],
      suggestedProjects: [
        'Pass the free Scrum Open assessment and look up every question you missed in the guide',
      ],
    },
    {
      description: 'Serves a team as Scrum Master or Product Owner through many Sprints.',
      requiredCapabilities: [
        'Facilitates a Planning that ends in a goal everyone can repeat',
        'Keeps a Product Backlog ordered and its next items small enough to finish within days',
        'Makes undone work visible and tightens the Definition of Done step by step',
      ],
      suggestedProjects: [
        'Run six Sprints with a study group or open-source team and publish goals, results and improvements',
      ],
    },
    {
      description:
        "Resolves Scrum's hard cases: several teams on one product, absent owners and pressure on scope.",
      requiredCapabilities: [
        'Handles a Sprint Goal that has become obsolete, including its cancellation',
        'Sets up one backlog and a shared Definition of Done for several teams with Nexus or LeSS',
        'Coaches a Product Owner to refuse work and a manager to stop assigning tasks',
      ],
      suggestedProjects: [
        'Observe a team for three Sprints, with its consent, and write a diagnosis with evidence and three experiments',
      ],
    },
    {
      description: 'Develops Scrum Masters and organizations and knows when Scrum is the wrong answer.',
      requiredCapabilities: [
        'Explains Scrum from empirical process control and predicts what breaks when a part is left out',
        'Replaces Scrum by flow-based work where interruptions rule, and shows better service with figures',
        "Builds a community of Scrum Masters who are assessed by their teams' results",
      ],
      suggestedProjects: [
        'Design and teach a two-day Scrum Master workshop built on real cases instead of slides',
      ],
    },
  ],
  'Risk Management': [
    {
      description:
        'Explains the difference between a risk, an issue and an assumption, and what probability and impact mean.',
      requiredCapabilities: [
        'States a risk as cause, event and effect',
        'Reads a risk register and says which entry has no real owner',
      ],
      suggestedProjects: ['List ten risks of a planned journey and what you would do about the worst three'],
    },
    {
      description: 'Keeps a risk register with help and takes part in risk workshops.',
      requiredCapabilities: [
        'Assigns each risk an owner, a response and the date of the next look',
        'Closes risks that have passed instead of letting the list grow',
      ],
      suggestedProjects: ['Run a pre-mortem with three friends for a club event and turn it into a register'],
    },
    {
      description: 'Identifies, ranks and treats the risks of a project alone.',
      requiredCapabilities: [
        'Chooses to avoid, reduce, transfer or accept, and names the residual risk',
        'Defines triggers that show a risk is becoming real',
        'Sizes contingency from the risks rather than as ten percent of everything',
      ],
      suggestedProjects: [
        'Manage the risks of a three-month project with monthly reviews and compare in the end what happened with what was listed',
      ],
    },
    {
      description: 'Quantifies risks for large undertakings and finds what registers leave out.',
      requiredCapabilities: [
        'Models cost and schedule risk by ranges and correlations in a simulation',
        'Uses bow-tie or fault tree analysis for a failure with many causes',
        'Challenges scores in a heat map that hide rare and ruinous events',
      ],
      suggestedProjects: [
        'Quantify the cyber risk of a small company by FAIR with ranges from public data and state what would change the result',
      ],
    },
    {
      description: 'Sets risk appetite and the risk framework of an organization with its board.',
      requiredCapabilities: [
        'Turns risk appetite into limits that stop or permit real decisions',
        'Connects project, security, supplier and compliance risks in line with ISO 31000 and laws such as DORA or NIS2',
        'Tracks how well past risk estimates were calibrated and trains estimators',
      ],
      suggestedProjects: [
        'Run a calibration training with twenty people, score it by Brier score and publish material and results',
      ],
    },
  ],
  Budgeting: [
    {
      description: 'Explains cost types, budget, forecast and actuals and reads a simple budget.',
      requiredCapabilities: [
        'Tells capital from operating expense and fixed from variable cost',
        'Computes the deviation of actual from plan in money and percent',
      ],
      suggestedProjects: [
        "Track your household's or club's spending for a month against a plan made beforehand",
      ],
    },
    {
      description: 'Prepares parts of a budget and checks invoices against it.',
      requiredCapabilities: [
        'Derives staff cost from days, rates and absence',
        'Assigns invoices to cost centers and the right period',
      ],
      suggestedProjects: [
        'Budget a one-day event with three price scenarios and a break-even number of guests',
      ],
    },
    {
      description: 'Plans and steers the budget of a project or team.',
      requiredCapabilities: [
        'Forecasts at completion each month and explains the change to sponsors',
        'Includes taxes, licences, cloud growth, training and contingency with reasons',
        'Acts on an expected overrun while there is still scope to move',
      ],
      suggestedProjects: [
        'Plan a software project of six months with hiring dates, cloud cost and monthly forecast, then replan after two invented setbacks',
      ],
    },
    {
      description: 'Handles budgets across projects, contracts and currencies and judges business cases.',
      requiredCapabilities: [
        'Compares options by net present value and by sensitivity to their worst assumption',
        'Negotiates payment milestones and price clauses with suppliers',
        'Uncovers costs that a proposal has moved to another department or year',
      ],
      suggestedProjects: [
        'Rebuild the business case of a public IT project from its documents and show at which assumption it turns negative',
      ],
    },
    {
      description: 'Decides how an organization allocates money to technology and answers for it.',
      requiredCapabilities: [
        'Shifts spending between run, growth and change by strategy and shows the board the effect',
        'Introduces rolling forecasts or FinOps chargeback that teams accept as fair',
        'Defends necessary investment in a downturn and makes cuts that do not cost more later',
      ],
      suggestedProjects: [
        'Write a three-year technology budget for a mid-sized company with scenarios, unit cost and a cut list in order',
      ],
    },
  ],
  'Resource Planning': [
    {
      description: 'Explains capacity, demand and utilization and why people are never available all week.',
      requiredCapabilities: [
        'Computes the net days of a person from holidays, leave and other duties',
        'Reads an allocation chart and spots somebody booked twice',
      ],
      suggestedProjects: [
        'Work out your own net capacity for the next month and compare it with what you have promised',
      ],
    },
    {
      description: 'Maintains an allocation plan and reports conflicts with guidance.',
      requiredCapabilities: [
        'Updates absences and assignments each week with the people concerned',
        'Names the skill missing for a task rather than only a headcount',
      ],
      suggestedProjects: ['Make a duty roster for ten volunteers with wishes, skills and fair weekends'],
    },
    {
      description: 'Plans people and skills for a project or team alone.',
      requiredCapabilities: [
        'Levels overloads by moving work within its float before asking for more people',
        'Builds a skills matrix and covers skills that only one person has',
        'Plans hiring and onboarding with the real lead time until somebody is productive',
      ],
      suggestedProjects: [
        'Plan staffing of a nine-month project with five roles, part-timers and a delayed hire, and show two scenarios',
      ],
    },
    {
      description: 'Balances resources across many projects and exposes overcommitment.',
      requiredCapabilities: [
        'Shows with queueing or throughput figures why full utilization makes all projects late',
        'Resolves competition for scarce specialists by order of value and not by volume of complaint',
        'Models supply and demand by skill for a year with uncertain projects weighted',
      ],
      suggestedProjects: [
        'Build a capacity model for a department of forty people in a spreadsheet and test three portfolio decisions in it',
      ],
    },
    {
      description: 'Sets workforce and sourcing strategy for technology work.',
      requiredCapabilities: [
        'Decides which skills to keep, buy or automate over three years, with consequences for people stated',
        'Changes from assigning people to projects to bringing work to stable teams, and measures the gain',
        'Negotiates frame contracts and locations with attention to knowledge loss and labor law',
      ],
      suggestedProjects: [
        'Write a workforce plan for a public agency with an aging team, from its published staff figures and plans',
      ],
    },
  ],
  'Change Management': [
    {
      description:
        "Explains why people resist change and what models such as ADKAR or Kotter's steps describe.",
      requiredCapabilities: [
        'Tells the technical introduction of a system from its acceptance by people',
        'Recognizes loss of status, skill or habit behind an objection',
      ],
      suggestedProjects: [
        'Interview two people about a new tool at their work and describe what helped and what hurt',
      ],
    },
    {
      description: 'Supports a change by messages, training and feedback from a given plan.',
      requiredCapabilities: [
        'Writes an announcement that says what changes for whom, when and where to get help',
        'Collects questions in the first week and answers them where all can see',
      ],
      suggestedProjects: [
        'Introduce a shared calendar or tool in a family, club or team with a guide and a help hour',
      ],
    },
    {
      description: 'Plans and guides the human side of a project such as a new system.',
      requiredCapabilities: [
        'Analyzes who gains, loses and must learn, group by group',
        'Prepares first-line managers to talk about the change with their own people',
        'Measures use and errors after launch and reacts where adoption stalls',
      ],
      suggestedProjects: [
        'Guide the move of an association from email to a shared platform and report adoption after one, four and twelve weeks',
      ],
    },
    {
      description: 'Leads changes across departments and wins over or works around strong resistance.',
      requiredCapabilities: [
        'Finds the informal opinion leaders and gives them a real say in the design',
        'Reduces the number of changes that hit one group at the same time',
        'Negotiates with works councils or unions in time and in good faith',
      ],
      suggestedProjects: [
        'Write the change strategy for a hospital that introduces electronic records, with impact map, pilot and stop criteria',
      ],
    },
    {
      description: "Builds an organization's ability to change and advises its leaders in upheaval.",
      requiredCapabilities: [
        'Leads a reorganization or merger in which people learn their future early and fairly',
        'Tells leaders which of their own habits contradict the change',
        'Judges changes a year later by outcomes and publishes the failures inside the company',
      ],
      suggestedProjects: [
        'Study a documented transformation over five years and write what leaders believed, did and achieved, with sources',
      ],
    },
  ],
  'Stakeholder Management': [
    {
      description: 'Explains who stakeholders are and why their interests and influence differ.',
      requiredCapabilities: [
        'Draws a power and interest grid for a simple project',
        'Tells what a person demands from the interest behind it',
      ],
      suggestedProjects: [
        'Map the stakeholders of a cycle path or school project in the news, with interests taken from their statements',
      ],
    },
    {
      description: 'Keeps stakeholders informed under guidance.',
      requiredCapabilities: [
        'Writes a status message of ten lines fitted to its reader',
        'Records expectations and promises after each talk',
      ],
      suggestedProjects: [
        'Write updates on one project for a sponsor, a user and a developer and have each kind of reader judge theirs',
      ],
    },
    {
      description: 'Manages the stakeholders of a project alone and keeps their support.',
      requiredCapabilities: [
        'Talks to each important person before the meeting in which a decision falls',
        'Delivers bad news early with options and a recommendation',
        'Agrees who decides, advises and is informed, and holds to it',
      ],
      suggestedProjects: [
        'Carry a contested proposal through an association or team, with a stakeholder plan and a review of what moved people',
      ],
    },
    {
      description: 'Handles conflicting, political or hostile interests across organizations.',
      requiredCapabilities: [
        'Builds a coalition around shared interests without promising both sides the opposite',
        'Mediates between two executives whose targets collide',
        'Regains trust after a broken promise by visible small deliveries',
      ],
      suggestedProjects: [
        'Role-play a three-party negotiation with a case from a public mediation archive, record it and review your moves',
      ],
    },
    {
      description: 'Shapes relations with boards, authorities, customers and the public over years.',
      requiredCapabilities: [
        'Sees shifts of power before they show in decisions and prepares for them',
        'Represents the organization in a crisis truthfully and keeps its partners',
        'Teaches leaders to give stakeholders a real part instead of a presentation',
      ],
      suggestedProjects: [
        "Write an account of a public infrastructure or IT project's stakeholders over its lifetime, with turning points and lessons",
      ],
    },
  ],
  Jira: [
    {
      description: 'Finds work items in Jira and explains project, type, status, board and backlog.',
      requiredCapabilities: [
        "Reads an item's history and says who changed its status and when",
        'Filters a board by assignee and label',
      ],
      suggestedProjects: [
        'Look around a public Jira such as the one of the Apache Software Foundation and follow one bug from report to release',
      ],
    },
    {
      description: "Creates and maintains work items on a team's board.",
      requiredCapabilities: [
        'Writes a bug with steps, expected and actual result and fitting links',
        'Builds simple JQL with status, assignee and date',
      ],
      suggestedProjects: [
        'Set up a free Jira site with a Kanban board for a project of your own and use it for a month',
      ],
    },
    {
      description: 'Configures a space for a team and reports from it alone.',
      requiredCapabilities: [
        'Sets up workflow, fields, board columns and work-in-progress limits with no status nobody uses',
        'Saves JQL filters with functions such as openSprints and startOfDay and builds dashboards on them',
        'Automates routine, such as closing a parent when its subtasks are done, and reads the audit log when a rule fails',
      ],
      suggestedProjects: [
        'Build a bug and a feature flow with different workflows, three automation rules and a dashboard, and explain it to a new user',
      ],
    },
    {
      description: 'Designs Jira for many teams and clears up grown configurations.',
      requiredCapabilities: [
        'Chooses between team-managed and company-managed spaces and shares schemes on purpose',
        'Finds unused custom fields, statuses and apps and removes them without losing history',
        'Designs permission and security schemes and tests them as a user of each role',
      ],
      suggestedProjects: [
        'Write a script on the REST API that audits a site for duplicate fields, dead filters and inactive workflows',
      ],
    },
    {
      description: 'Owns Jira as a platform for a company and its place among other tools.',
      requiredCapabilities: [
        'Leads the move from Data Center to Cloud, with app replacement, data residency and a rehearsed weekend',
        'Governs requests so that teams stay free within few common standards',
        'Extends Jira with Forge apps and judges marketplace apps by security, cost and exit',
      ],
      suggestedProjects: [
        'Build and publish a Forge app that solves one reporting gap, with tests, permissions explained and a support page',
      ],
    },
  ],
  Confluence: [
    {
      description: 'Finds pages in Confluence and explains spaces, the page tree, versions and comments.',
      requiredCapabilities: [
        'Compares two versions of a page and says what changed',
        'Narrows a search by space, author and date',
      ],
      suggestedProjects: [
        'Look through a public Confluence space, such as one of an Apache project, and note five things that made pages hard to find',
      ],
    },
    {
      description: 'Writes and edits clear pages by a template.',
      requiredCapabilities: [
        'Structures a page with headings, table of contents and panel macros where they help',
        'Mentions people and assigns action items with a date in meeting notes',
      ],
      suggestedProjects: [
        'Set up a free site and document a hobby project with home page, decisions and meeting notes',
      ],
    },
    {
      description: "Builds and maintains a team's space.",
      requiredCapabilities: [
        "Plans the page tree by readers' questions and labels pages for reports",
        'Makes templates and page properties reports that keep an overview current by themselves',
        'Archives outdated pages and gives each remaining one an owner',
      ],
      suggestedProjects: [
        'Rebuild a messy set of notes as a space with decision log, runbooks and an overview made by page properties',
      ],
    },
    {
      description: 'Designs knowledge structures for many teams and brings order into grown sites.',
      requiredCapabilities: [
        'Finds duplicates and orphans by analytics and the REST API and agrees on merges with owners',
        'Designs permissions by group and restriction so that confidential pages stay so and others stay open',
        'Links pages with Jira so that status is shown and not retyped',
      ],
      suggestedProjects: [
        'Audit a site of at least five hundred pages, propose a structure and automate labels, owners and review dates',
      ],
    },
    {
      description: "Runs Confluence as a company's memory and decides what belongs elsewhere.",
      requiredCapabilities: [
        'Leads a migration to Cloud or from another wiki, with broken macros found and replaced beforehand',
        'Prepares content so that AI search such as Rovo answers from current pages within permissions',
        'Sets rules for lifecycle, retention and documentation kept as code in repositories',
      ],
      suggestedProjects: [
        'Write a knowledge management concept for two hundred people with structure, roles, measures and a tested migration of one space',
      ],
    },
  ],
  'Microsoft Project': [
    {
      description:
        'Opens a project plan and explains tasks, durations, links, milestones and the critical path in it.',
      requiredCapabilities: [
        'Tells duration, work and units apart for a task',
        'Reads the Gantt bar of a summary task and its baseline',
      ],
      suggestedProjects: [
        'Rebuild a printed schedule in ProjectLibre or a trial of Project and compare the end date',
      ],
    },
    {
      description: 'Enters and updates plans with help.',
      requiredCapabilities: [
        'Links tasks by type and lag instead of typing start dates',
        'Sets project calendar, holidays and working times before entering tasks',
      ],
      suggestedProjects: [
        'Enter a kitchen renovation with thirty tasks and four trades and let the program compute the end',
      ],
    },
    {
      description: 'Builds and tracks schedules with resources, baselines and reports alone.',
      requiredCapabilities: [
        'Uses fixed units, fixed work or fixed duration on purpose and predicts what changes',
        'Levels overallocated people and explains each delay that results',
        'Sets the status date, enters actuals and reads variance and forecast',
      ],
      suggestedProjects: [
        'Plan a six-month office move with resources and cost, track ten simulated weeks and report the deviation',
      ],
    },
    {
      description: 'Schedules large programs and repairs plans that no longer compute sensibly.',
      requiredCapabilities: [
        'Finds open ends, unneeded constraints and negative float with filters and custom fields',
        'Links subprojects and a resource pool without circular or broken links',
        'Reads earned value fields and explains SPI and CPI to a steering committee',
      ],
      suggestedProjects: [
        'Check a schedule of several hundred tasks against the DCMA 14-point assessment and correct it, with the reason for each change',
      ],
    },
    {
      description:
        "Sets scheduling standards for an organization and leads its way through Microsoft's changing products.",
      requiredCapabilities: [
        'Plans the move off Project Online, retired in September 2026, to Planner, Project Server or another tool',
        'Defines templates, fields and quality checks by which plans can be compared and added up',
        'Automates checks and reports by VBA, the desktop object model or Power BI',
      ],
      suggestedProjects: [
        "Write a checker that reads Project's XML and reports schedule faults, and publish it with sample plans",
      ],
    },
  ],
}
