import type { LevelTable } from './level.ts'

export const projectLevels: LevelTable = {
  'Project Management': [
    {
      description:
        'Explains what makes work a project and how scope, schedule, cost and quality pull on each other.',
      requiredCapabilities: [
        'Reads a project charter and names the goal, the sponsor and what is out of scope',
        'Tells a milestone, a task and a deliverable apart in a sample plan',
      ],
      suggestedProjects: [
        'Write a one-page charter for moving to a new home or a club event and ask somebody what is missing from it',
      ],
    },
    {
      description: 'Helps run a project by keeping its plan, action list and minutes up to date.',
      requiredCapabilities: [
        'Writes minutes within a day that list each decision and each action with an owner and a date',
        'Asks how much work remains instead of what percentage is done',
      ],
      suggestedProjects: [
        'Keep the plan, action list and weekly status page of a small volunteer project for two months',
      ],
    },
    {
      description: 'Leads a project of a few people and months from charter to closure.',
      requiredCapabilities: [
        'Sets a baseline for scope, schedule and budget and gets a decision on every change to it',
        'Reports status by forecast finish and forecast cost, and says early when a date will not hold',
        'Closes the project with acceptance, handover to operations and lessons that somebody will use',
      ],
      suggestedProjects: [
        "Lead the replacement of an association's website or membership system with a charter, weekly status, change log and closing report",
      ],
    },
    {
      description: 'Runs large or troubled projects with several teams and suppliers.',
      requiredCapabilities: [
        'Recovers a failing project by cutting scope, resequencing and renegotiating, with options put before the sponsor',
        'Uses earned value to show that a green status report hides a cost overrun',
        'Chooses predictive, agile or hybrid delivery for each workstream by how certain its requirements are',
      ],
      suggestedProjects: [
        'Take a public audit report on a failed IT project and write the recovery plan you would have proposed at its midpoint',
      ],
    },
    {
      description: 'Leads programs and portfolios and decides how an organization runs its projects.',
      requiredCapabilities: [
        'Starts, pauses and ends projects by benefit and capacity, including ones with powerful friends',
        'Sets up a project office that removes obstacles and asks for no report that nobody reads',
        'Develops project managers through assignments, reviews and shadowing',
      ],
      suggestedProjects: [
        'Compare the expected and delivered benefits of ten public projects and write governance rules that follow from the gaps',
      ],
    },
  ],
  'Project Planning': [
    {
      description: 'Explains work breakdown, dependencies, milestones and the critical path with an example.',
      requiredCapabilities: [
        'Reads a Gantt chart and says which task delays the end if it slips',
        'Breaks cooking a three-course dinner into tasks and orders them',
      ],
      suggestedProjects: [
        'Plan a weekend trip for six people as a network of tasks with durations and find its longest path',
      ],
    },
    {
      description: 'Draws up part of a plan from a template, with an experienced planner at hand.',
      requiredCapabilities: [
        'Divides a deliverable until each work package can be estimated and assigned',
        'Asks the people who will do the work for their estimates',
      ],
      suggestedProjects: [
        'Make a work breakdown structure and schedule for a one-day conference with fifty guests',
      ],
    },
    {
      description: 'Plans a project without help, with estimates, dependencies, buffers and a baseline.',
      requiredCapabilities: [
        'Makes three-point estimates and shows a range instead of a single date',
        'Computes the total float and says which tasks may slip and by how long',
        'Updates the forecast each week from actual progress and keeps the baseline visible',
      ],
      suggestedProjects: [
        'Plan and carry out a three-month side project with a weekly forecast, and compare its first and last estimates',
      ],
    },
    {
      description: "Plans programs with shared people and many unknowns, and reviews other people's plans.",
      requiredCapabilities: [
        'Runs a Monte Carlo simulation of a schedule and states the 50 and 80 percent dates',
        'Finds missing dependencies, open ends and hard-coded dates in a plan of a thousand lines',
        'Plans the next weeks in detail and later ones roughly, between fixed milestones',
      ],
      suggestedProjects: [
        'Forecast a software migration from data on similar past projects and compare the result with a bottom-up plan',
      ],
    },
    {
      description: 'Shapes how an organization plans, learns from its estimates and lives with uncertainty.',
      requiredCapabilities: [
        'Collects past estimates and actual figures and corrects for optimism with them',
        'Decides which commitments need a detailed plan and which only a budget and a direction',
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
        'Explains the values of the Agile Manifesto and what short feedback loops change compared with fixed phases.',
      requiredCapabilities: [
        'Gives an example of a demonstration that told more than a status report',
        'Tells Scrum, Kanban and Extreme Programming apart by what each of them prescribes',
      ],
      suggestedProjects: [
        'Read the manifesto and its twelve principles and find one that a team or club you know does not live by',
      ],
    },
    {
      description: 'Works in an agile team and keeps to its rhythm with a little help.',
      requiredCapabilities: [
        'Cuts a large wish down to a part that can be finished and shown within a few days',
        'Brings a blocked item up the same day instead of starting another one',
      ],
      suggestedProjects: [
        'Run a personal Kanban board for four weeks with a work-in-progress limit of three and note what the limit changed',
      ],
    },
    {
      description: 'Delivers usable results with a team in short cycles and improves by experiment.',
      requiredCapabilities: [
        'Shows finished work to users every few weeks and changes the plan because of what they say',
        'Reads a cumulative flow diagram and finds the step where work waits',
        'Runs retrospectives that end in one change and a date to check it',
      ],
      suggestedProjects: [
        'Introduce two-week iterations with board, review and retrospective in a volunteer team and compare cycle times',
      ],
    },
    {
      description: 'Adapts agile work to several teams, fixed dates, contracts or hardware.',
      requiredCapabilities: [
        'Reduces dependencies by regrouping teams around a stream of value rather than by adding meetings',
        'Works out with the team which meetings have lost their purpose and drops them',
        'Drafts a contract in which price and date are fixed and scope can be exchanged',
      ],
      suggestedProjects: [
        'Hold a workshop for two teams that wait for each other and follow its main change for two months',
      ],
    },
    {
      description: 'Changes how an organization decides, funds and learns, beyond the methods of its teams.',
      requiredCapabilities: [
        'Moves yearly project budgets toward lasting funding for stable teams',
        'Compares LeSS, SAFe and plain team autonomy by coordination cost in a given company',
        'Coaches executives to stop asking for certainty that nobody can give',
      ],
      suggestedProjects: [
        'Write an honest history of an agile change you took part in: what was tried, what failed and which figures moved',
      ],
    },
  ],
  Scrum: [
    {
      description: 'Explains the three accountabilities, five events and three artifacts of the Scrum Guide.',
      requiredCapabilities: [
        'Matches the Product Goal, the Sprint Goal and the Definition of Done to the artifact each one belongs to',
        "Tells the Product Owner's decisions from those that belong to the Developers",
      ],
      suggestedProjects: [
        'Read the Scrum Guide 2020 and write ten quiz questions on points people often get wrong',
      ],
    },
    {
      description: 'Takes part in Sprints as a team member or supports a Scrum Master.',
      requiredCapabilities: [
        'Picks items that serve the Sprint Goal rather than filling up capacity',
        "Uses the Daily Scrum to adapt the day's plan instead of reporting to a boss",
      ],
      suggestedProjects: [
        'Pass the free Scrum Open assessment and look up every question you missed in the guide',
      ],
    },
    {
      description: 'Serves a team as Scrum Master or Product Owner through many Sprints.',
      requiredCapabilities: [
        'Facilitates Sprint Planning so that it ends in a goal everyone can repeat',
        'Keeps the Product Backlog in order and its top items small enough to finish within days',
        'Makes undone work visible and tightens the Definition of Done step by step',
      ],
      suggestedProjects: [
        'Run six Sprints with a study group or open-source team and publish the goals, results and improvements',
      ],
    },
    {
      description:
        "Resolves Scrum's hard cases, such as several teams on one product or an absent Product Owner.",
      requiredCapabilities: [
        'Helps the Product Owner decide whether an obsolete Sprint Goal means canceling the Sprint',
        'Sets up one backlog and one Definition of Done for several teams, for example with Nexus or LeSS',
        'Coaches a Product Owner to turn down work and a manager to stop assigning tasks',
      ],
      suggestedProjects: [
        'Observe a team for three Sprints, with its consent, and write a diagnosis with evidence and three experiments',
      ],
    },
    {
      description: 'Develops Scrum Masters across an organization and says when Scrum is the wrong answer.',
      requiredCapabilities: [
        'Derives each part of Scrum from empirical process control and predicts what breaks without it',
        'Replaces Scrum with Kanban where interruptions rule, and shows the better service in figures',
        "Builds a community in which Scrum Masters observe each other's teams",
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
        'Picks out the entry in a risk register that nobody really owns',
      ],
      suggestedProjects: ['List ten risks of a journey you plan and what you would do about the worst three'],
    },
    {
      description: 'Keeps a risk register up to date and takes part in risk workshops.',
      requiredCapabilities: [
        'Gives each risk an owner, a response and a date for the next look',
        'Closes risks that have passed instead of letting the list grow',
      ],
      suggestedProjects: [
        'Hold a pre-mortem with three friends for a club event and turn it into a register',
      ],
    },
    {
      description: 'Identifies, ranks and treats the risks of a project without help.',
      requiredCapabilities: [
        'Chooses to avoid, reduce, transfer or accept a risk and states what remains of it',
        'Defines triggers that show a risk is becoming real',
        'Sizes the contingency from the risks instead of adding ten percent to everything',
      ],
      suggestedProjects: [
        'Review the risks of a three-month project every two weeks and compare at the end what happened with what was listed',
      ],
    },
    {
      description: 'Quantifies risks for large undertakings and finds what registers leave out.',
      requiredCapabilities: [
        'Simulates cost and schedule risk with ranges and correlations',
        'Draws a bow-tie or fault tree for a failure with many causes',
        'Shows how a heat map hides rare but ruinous events',
      ],
      suggestedProjects: [
        'Quantify the cyber risk of a small company by the FAIR method with ranges from public data, and say which input matters most',
      ],
    },
    {
      description: "Sets an organization's risk appetite and framework together with its board.",
      requiredCapabilities: [
        'Turns the stated risk appetite into limits that stop or permit real decisions',
        'Joins project, security, supplier and compliance risks in one view, in line with ISO 31000, DORA or NIS2',
        'Checks how well past risk estimates were calibrated and trains the people who make them',
      ],
      suggestedProjects: [
        'Train twenty people in calibrated estimates, measure them by the Brier score and publish the material and results',
      ],
    },
  ],
  Budgeting: [
    {
      description: 'Explains budget, forecast and actual cost and reads a simple budget sheet.',
      requiredCapabilities: [
        'Tells capital from operating expenditure and fixed from variable cost',
        'Computes the variance between actual and plan in money and percent',
      ],
      suggestedProjects: [
        "Track a household's or club's spending for a month against a plan made beforehand",
      ],
    },
    {
      description: 'Prepares part of a budget and checks invoices against it.',
      requiredCapabilities: [
        'Derives staff costs from days, rates and absences',
        'Books invoices to the right cost center and period',
      ],
      suggestedProjects: [
        'Budget a one-day event with three price scenarios and the number of guests needed to break even',
      ],
    },
    {
      description: "Plans a project's or team's budget and keeps spending within it.",
      requiredCapabilities: [
        'Forecasts the cost at completion each month and explains each change to the sponsor',
        'Includes taxes, licenses, cloud growth, training and a justified contingency',
        'Acts on an expected overrun while there is still scope to cut',
      ],
      suggestedProjects: [
        'Budget a six-month software project with hiring dates and cloud costs, then redo the forecast after two invented setbacks',
      ],
    },
    {
      description:
        'Handles budgets across projects, contracts and currencies and takes business cases apart.',
      requiredCapabilities: [
        'Compares options by net present value and shows how each reacts to its weakest assumption',
        'Negotiates payment milestones and price clauses with suppliers',
        'Uncovers costs that a proposal has shifted to another department or a later year',
      ],
      suggestedProjects: [
        'Rebuild the business case of a public IT project from its documents and show which assumption turns it negative',
      ],
    },
    {
      description: 'Decides how much an organization spends on which technology and answers for the result.',
      requiredCapabilities: [
        'Shifts spending between running, growing and changing the business and shows the board the effect',
        'Introduces rolling forecasts and FinOps chargeback that teams accept as fair',
        'Makes cuts in a downturn that do not cost more later',
      ],
      suggestedProjects: [
        'Write a three-year technology budget for an invented mid-sized company with scenarios, unit costs and an ordered list of cuts',
      ],
    },
  ],
  'Resource Planning': [
    {
      description: 'Explains capacity, demand and utilization and why nobody is available all week.',
      requiredCapabilities: [
        "Computes a person's net working days from holidays, leave and other duties",
        'Spots a person booked twice in an allocation chart',
      ],
      suggestedProjects: [
        'Work out your own net capacity for next month and compare it with what you have promised',
      ],
    },
    {
      description: 'Maintains an allocation plan and brings conflicts to the resource manager.',
      requiredCapabilities: [
        'Updates absences and assignments each week together with the people concerned',
        'Names the skill that is missing for a task rather than just a headcount',
      ],
      suggestedProjects: [
        'Make a duty roster for ten volunteers with their wishes, skills and a fair share of weekends',
      ],
    },
    {
      description: 'Plans the people and skills of a project or team without help.',
      requiredCapabilities: [
        'Levels overloads by moving work within its float before asking for more people',
        'Builds a skills matrix and has a second person learn what only one can do',
        'Plans hiring with a realistic lead time until somebody is productive',
      ],
      suggestedProjects: [
        'Plan the staffing of a nine-month project with five roles, part-timers and a delayed hire, in two scenarios',
      ],
    },
    {
      description: 'Balances people across many projects and exposes overcommitment.',
      requiredCapabilities: [
        'Shows with queueing theory or throughput figures why full utilization makes every project late',
        'Assigns scarce specialists by the value of the work and not by who complains loudest',
        'Models supply and demand by skill for a year, with uncertain projects weighted by probability',
      ],
      suggestedProjects: [
        'Build a capacity model for a department of forty people in a spreadsheet and test three portfolio decisions in it',
      ],
    },
    {
      description: "Sets an organization's workforce and sourcing strategy for technology work.",
      requiredCapabilities: [
        'Decides which skills to keep, buy or automate over three years and says what that means for people',
        'Moves from assigning people to projects to bringing work to stable teams, and measures the gain',
        'Negotiates framework agreements and locations with an eye to knowledge loss and labor law',
      ],
      suggestedProjects: [
        'Write a workforce plan for a public agency with an aging staff from its published figures and plans',
      ],
    },
  ],
  'Change Management': [
    {
      description:
        "Explains why people resist change and what models such as ADKAR or Kotter's steps describe.",
      requiredCapabilities: [
        'Tells the rollout of a system from its acceptance by the people who use it',
        'Recognizes the loss of status, skill or habit behind an objection',
      ],
      suggestedProjects: [
        'Interview two people about a new tool at work and describe what helped them and what hurt',
      ],
    },
    {
      description: 'Supports a change with announcements, training and feedback, following a plan.',
      requiredCapabilities: [
        'Writes an announcement that says what changes for whom, when, and where to get help',
        'Collects questions in the first week and answers them where everybody can see',
      ],
      suggestedProjects: [
        'Introduce a shared calendar or tool in a family, club or team with a short guide and a help session',
      ],
    },
    {
      description: 'Plans and guides the human side of a project, such as the launch of a new system.',
      requiredCapabilities: [
        'Analyzes, group by group, who gains, who loses and who must learn',
        'Prepares team leads to talk about the change with their own people',
        'Measures use and errors after launch and steps in where adoption stalls',
      ],
      suggestedProjects: [
        "Guide an association's move from email to a shared platform and report adoption after one, four and twelve weeks",
      ],
    },
    {
      description: 'Leads changes across departments and deals with strong resistance.',
      requiredCapabilities: [
        'Finds the people others listen to and gives them a real say in the design',
        'Reschedules changes so that no group is hit by several at once',
        'Negotiates with works councils or unions early and in good faith',
      ],
      suggestedProjects: [
        'Write the change strategy for a hospital that introduces electronic records, with an impact map, a pilot and stop criteria',
      ],
    },
    {
      description: "Builds an organization's ability to change and advises its leaders in times of upheaval.",
      requiredCapabilities: [
        'Leads a reorganization or merger in which people learn early and honestly what it means for them',
        'Tells leaders which of their own habits contradict the change they preach',
        'Judges changes by their outcomes a year later and makes failures known inside the company',
      ],
      suggestedProjects: [
        'Study a well-documented transformation over five years and write what its leaders believed, did and achieved, with sources',
      ],
    },
  ],
  'Stakeholder Management': [
    {
      description: "Explains who a project's stakeholders are and why their interests and influence differ.",
      requiredCapabilities: [
        'Draws a power and interest grid for a simple project',
        "Tells a person's demand from the interest behind it",
      ],
      suggestedProjects: [
        'Map the stakeholders of a cycle path or school project in the news, with their interests taken from what they said',
      ],
    },
    {
      description: 'Keeps stakeholders informed with messages that a project lead looks over.',
      requiredCapabilities: [
        'Writes a ten-line status message that suits its reader',
        'Records expectations and promises after each conversation',
      ],
      suggestedProjects: [
        'Write updates on one project for a sponsor, a user and a developer, and let one of each kind judge theirs',
      ],
    },
    {
      description: "Manages a project's stakeholders without help and keeps their support.",
      requiredCapabilities: [
        'Talks to each key person before the meeting that decides',
        'Delivers bad news early, with options and a recommendation',
        'Agrees on who decides, who advises and who is informed, and holds to it',
      ],
      suggestedProjects: [
        'Take a contested proposal through an association or team and review afterwards what moved people',
      ],
    },
    {
      description: 'Handles conflicting or hostile interests across organizations.',
      requiredCapabilities: [
        'Builds a coalition without promising opposite things to two sides',
        'Mediates between two executives whose targets conflict',
        'Regains trust after a broken promise through small, visible deliveries',
      ],
      suggestedProjects: [
        'Role-play a published three-party negotiation case with two others, record it and review your moves',
      ],
    },
    {
      description: 'Shapes relations with boards, authorities, customers and the public over years.',
      requiredCapabilities: [
        'Sees shifts of power before they show in decisions and prepares for them',
        'Speaks truthfully for the organization in a crisis and keeps its partners',
        'Teaches leaders to give stakeholders a real say instead of a presentation',
      ],
      suggestedProjects: [
        'Trace the stakeholders of a public infrastructure or IT project over its whole life, with turning points and lessons',
      ],
    },
  ],
  Jira: [
    {
      description: 'Finds work items in Jira and explains space, work type, status, board and backlog.',
      requiredCapabilities: [
        "Reads an item's history and says who changed its status and when",
        'Filters a board by assignee and label',
      ],
      suggestedProjects: [
        'Look around the public Jira of the Apache Software Foundation and follow one bug from report to release',
      ],
    },
    {
      description: "Creates and maintains work items on a team's board.",
      requiredCapabilities: [
        'Writes a bug report with steps, expected and actual result and links to related work items',
        'Writes simple JQL with status, assignee and date',
      ],
      suggestedProjects: [
        'Set up a free Jira site with a Kanban board for a project of your own and use it for a month',
      ],
    },
    {
      description: "Configures a team's Jira space and reports from it without help.",
      requiredCapabilities: [
        'Sets up workflow, fields, board columns and work-in-progress limits without a status that nobody uses',
        'Saves JQL filters with functions such as openSprints and startOfDay and builds dashboards on them',
        'Automates routine such as closing a parent after its subtasks, and reads the audit log when a rule fails',
      ],
      suggestedProjects: [
        'Build separate workflows for bugs and features, three automation rules and a dashboard, and explain them to a new user',
      ],
    },
    {
      description: 'Designs Jira for many teams and cleans up configurations that grew without a plan.',
      requiredCapabilities: [
        'Chooses between team-managed and company-managed spaces and shares schemes on purpose',
        'Removes unused custom fields, statuses and apps without losing history',
        'Designs permission and security schemes and tests them as a user in each role',
      ],
      suggestedProjects: [
        'Write a script against the REST API that lists duplicate fields, dead filters and inactive workflows of a site',
      ],
    },
    {
      description: "Owns Jira as a company's platform and decides its place among other tools.",
      requiredCapabilities: [
        'Leads the move from Data Center to Cloud, with apps replaced, data residency settled and the weekend rehearsed',
        'Keeps common standards few, so that teams stay free within them',
        'Extends Jira with Forge apps and judges marketplace apps by security, cost and ease of leaving',
      ],
      suggestedProjects: [
        'Build and publish a Forge app that fills one reporting gap, with tests, explained permissions and a support page',
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
        "Look through a public Confluence space, such as an Apache project's, and note five things that made pages hard to find",
      ],
    },
    {
      description: 'Writes and edits Confluence pages from a template.',
      requiredCapabilities: [
        'Structures a page with headings, a table of contents and panels where they help',
        'Writes meeting notes with mentions and action items that have a date',
      ],
      suggestedProjects: [
        'Set up a free site and document a hobby project with a home page, decisions and meeting notes',
      ],
    },
    {
      description: "Builds a team's Confluence space and keeps it current.",
      requiredCapabilities: [
        'Plans the page tree by what readers ask and labels pages so that reports can find them',
        'Makes templates and page properties reports that keep an overview current without retyping',
        'Archives outdated pages and gives each remaining one an owner',
      ],
      suggestedProjects: [
        'Turn a messy set of notes into a space with a decision log, runbooks and an overview made from page properties',
      ],
    },
    {
      description:
        'Designs spaces for many teams and brings order into a site that nobody has tidied for years.',
      requiredCapabilities: [
        'Finds duplicate and orphaned pages with analytics and the REST API and merges them with their owners',
        'Designs permissions by group and restriction so that only what is confidential stays hidden',
        'Links pages to Jira so that status is shown and not retyped',
      ],
      suggestedProjects: [
        'Audit a public Confluence space of several hundred pages with a script and propose structure, labels, owners and review dates',
      ],
    },
    {
      description: "Runs Confluence as a company's memory and decides what belongs elsewhere.",
      requiredCapabilities: [
        'Leads a migration to Cloud or from another wiki, with macros that would break found and replaced beforehand',
        "Prepares content so that Rovo's AI search answers from current pages and within permissions",
        'Sets rules for retention and for documentation that belongs in code repositories instead',
      ],
      suggestedProjects: [
        'Write a knowledge plan for two hundred people with structure, roles and measures, and try out the migration of one space',
      ],
    },
  ],
  'Microsoft Project': [
    {
      description:
        'Opens a project plan and explains tasks, durations, links, milestones and the critical path in it.',
      requiredCapabilities: [
        'Tells duration, work and units of a task apart',
        "Compares a task's Gantt bar with its baseline and says how far it has slipped",
      ],
      suggestedProjects: [
        'Rebuild a printed schedule in a trial of Project, or in the free ProjectLibre, and compare the end date',
      ],
    },
    {
      description: 'Enters tasks and progress into a schedule that a planner has set up.',
      requiredCapabilities: [
        'Links tasks by type and lag instead of typing start dates',
        'Sets the project calendar, holidays and working times before entering tasks',
      ],
      suggestedProjects: [
        'Enter a kitchen renovation with thirty tasks and four trades and let the program work out the end date',
      ],
    },
    {
      description: 'Builds schedules with resources and costs in Project and tracks them without help.',
      requiredCapabilities: [
        'Chooses between fixed units, fixed work and fixed duration and predicts what each will change',
        'Levels overallocated people and explains each delay that follows',
        'Sets the status date, enters actuals and reads the variances',
      ],
      suggestedProjects: [
        'Plan a six-month office move with resources and costs, track ten simulated weeks and report the variances',
      ],
    },
    {
      description: 'Schedules large programs in Project and repairs plans that no longer calculate sensibly.',
      requiredCapabilities: [
        'Finds open ends, needless constraints and negative slack with filters and custom fields',
        'Links subprojects and a resource pool without circular or broken links',
        'Reads earned value fields and explains SPI and CPI to a steering committee',
      ],
      suggestedProjects: [
        'Check a schedule of several hundred tasks against the DCMA 14-point assessment and correct it, with the reason for each change',
      ],
    },
    {
      description:
        "Sets an organization's scheduling standards and guides it through Microsoft's changing products.",
      requiredCapabilities: [
        'Finishes the move off Project Online, retired in September 2026, to Planner, Project Server or another tool',
        'Defines templates, fields and quality checks that make plans comparable across departments',
        'Automates checks and reports with VBA, the desktop object model or Power BI',
      ],
      suggestedProjects: [
        "Write a checker that reads Project's XML files and reports scheduling faults, and publish it with sample plans",
      ],
    },
  ],
  Kanban: [
    {
      description: 'Explains what a Kanban board shows and why limiting work in progress speeds work up.',
      requiredCapabilities: [
        'Reads a board and finds where work piles up',
        'Tells lead time from cycle time',
      ],
      suggestedProjects: [
        'Put your own tasks on a board with three columns for two weeks and count how many you had open at once',
      ],
    },
    {
      description: "Works on a team's board and follows its policies.",
      requiredCapabilities: [
        'Pulls the next item only when there is room in the column',
        'Marks a blocked item with the reason and the date',
      ],
      suggestedProjects: [
        'Draw a board with explicit policies for a household or club and use it for a month',
      ],
    },
    {
      description: 'Runs and improves a Kanban system for a team.',
      requiredCapabilities: [
        'Sets limits from observed flow and adjusts them one at a time',
        'Makes a forecast from a cycle time scatter plot',
        'Uses classes of service for urgent work and for work with a fixed date',
      ],
      suggestedProjects: [
        "Run a support or maintenance team's board for three months and show lead times before and after each change",
      ],
    },
    {
      description: 'Designs flow across several teams and finds where it truly stops.',
      requiredCapabilities: [
        'Connects boards upstream and downstream and limits work between them',
        "Explains long lead times with Little's Law and aging items",
        'Replaces yearly commitments with service level expectations',
      ],
      suggestedProjects: [
        'Simulate a delivery system with different limits and variation and show how lead time reacts',
      ],
    },
    {
      description: 'Guides an organization to manage flow rather than people.',
      requiredCapabilities: [
        'Uses the Kanban Maturity Model or a similar map to choose the next step',
        'Trains managers to act on flow measures without blaming individuals',
      ],
      suggestedProjects: ['Teach a Kanban course with a simulation of your own and publish its material'],
    },
  ],
  SAFe: [
    {
      description: 'Explains the levels, roles and events of the Scaled Agile Framework.',
      requiredCapabilities: [
        'Says what an agile release train and PI planning are',
        'Tells a feature from a story and an epic',
      ],
      suggestedProjects: ["Read the framework's free overview and draw how a customer wish reaches a team"],
    },
    {
      description: 'Takes part in a release train as a team member.',
      requiredCapabilities: [
        'Prepares stories and capacity for PI planning',
        'Raises dependencies and risks on the ART planning board',
      ],
      suggestedProjects: [
        'Watch a recorded PI planning and write down the decisions, risks and dependencies you can find',
      ],
    },
    {
      description: 'Fills a role such as Scrum Master or Product Owner on a train without help.',
      requiredCapabilities: [
        'Writes PI objectives with business value and reports on them honestly',
        'Prepares a system demo of integrated work, not of slides',
        'Sorts the risks of planning into resolved, owned, accepted and mitigated, and follows each one',
      ],
      suggestedProjects: [
        'Simulate a one-day PI planning for three invented teams with friends or colleagues and review its plan four weeks later',
      ],
    },
    {
      description: 'Leads a train or helps several trains to deliver.',
      requiredCapabilities: [
        'Facilitates an inspect and adapt workshop that changes the next increment',
        'Orders features by weighted shortest job first and explains its limits',
        'Shortens planning by removing dependencies at their source',
      ],
      suggestedProjects: [
        'Analyze the dependencies of a large open-source program over a year and redraw its teams as value streams',
      ],
    },
    {
      description: 'Decides how much of SAFe an organization needs and leads its use.',
      requiredCapabilities: [
        'Starts lean portfolio management with guardrails in place of project budgets',
        'Removes roles and events that add cost without faster delivery, against resistance',
      ],
      suggestedProjects: [
        'Write a comparison of two documented SAFe adoptions with cost, delivery figures and what you would leave out',
      ],
    },
  ],
}
