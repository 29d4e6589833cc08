import type { LevelTable } from './level.ts'

export const architectureLevels: LevelTable = {
  'System Design': [
    {
      description:
        'Explains client, server, database, cache and queue and follows a request through a given design.',
      requiredCapabilities: [
        'Tells latency from throughput and vertical from horizontal scaling',
        'Says what a cache makes faster and what it can make wrong',
      ],
      suggestedProjects: [
        "Draw what probably happens when a film starts on a streaming service and label each part's purpose",
      ],
    },
    {
      description: 'Designs a small system with guidance, from requirements to a diagram.',
      requiredCapabilities: [
        'Estimates requests per second and storage from users and habits',
        'Separates functional from quality requirements before drawing boxes',
      ],
      suggestedProjects: [
        'Design a link shortener on two pages with estimate, data model, endpoints and one failure case',
      ],
    },
    {
      description: 'Designs ordinary systems alone and gives reasons for each choice.',
      requiredCapabilities: [
        'Chooses relational, document, key-value or search storage from access patterns',
        'Plans indexes, caching with invalidation, queues and retries for a stated load',
        'Names the bottleneck that comes first when traffic grows tenfold',
      ],
      suggestedProjects: [
        'Design a ticketing system without overselling, build its booking core and load test it with two hundred parallel buyers',
      ],
    },
    {
      description: 'Designs large or unusual systems and finds the flaw in the designs of others.',
      requiredCapabilities: [
        'Reasons about consistency, partitioning and replication under network failure',
        'Designs for overload by backpressure, load shedding and bounded queues',
        'Plans a migration of live data with dual writes, backfill and comparison',
      ],
      suggestedProjects: [
        'Design a collaborative editor or chat for ten million users, prototype the hardest part and write a failure analysis',
      ],
    },
    {
      description: 'Shapes systems that many teams build on and teaches others to design.',
      requiredCapabilities: [
        'Brings a design back to measured limits of disks, networks and human operation',
        'Decides which guarantees a company needs and removes costly ones nobody uses',
        'Leads design reviews in which weak assumptions surface early',
      ],
      suggestedProjects: [
        'Reproduce the core of a published system such as Dynamo or Raft, test it with fault injection and teach it in a write-up',
      ],
    },
  ],
  'Solution Architecture': [
    {
      description: 'Explains what a solution architect delivers and reads context and container diagrams.',
      requiredCapabilities: [
        'Recognizes systems, users and interfaces in a C4 context diagram',
        'Tells a business requirement from a technical constraint',
      ],
      suggestedProjects: [
        'Draw the C4 context and containers of an open-source product from its documentation',
      ],
    },
    {
      description: 'Works out parts of a solution, such as an interface or option, with an architect.',
      requiredCapabilities: [
        'Lists options for one decision with costs, risks and fit',
        'Describes an interface between two systems by data, volume, timing and errors',
      ],
      suggestedProjects: [
        'Compare three ways to connect a web shop with accounting and recommend one on two pages',
      ],
    },
    {
      description: 'Designs solutions for a department or product and guides them into operation.',
      requiredCapabilities: [
        'Turns goals into measurable quality scenarios and tests the design against them',
        'Decides between building, buying and adapting with total cost over five years',
        'Writes architecture decision records that developers find and use',
      ],
      suggestedProjects: [
        "Design the replacement of a library's lending system with context, data, integration, security, migration and cost",
      ],
    },
    {
      description: 'Designs solutions across organizations and rescues ones in trouble.',
      requiredCapabilities: [
        'Integrates packaged software, legacy and cloud with clear ownership of each datum',
        'Runs an ATAM-style review and ranks the risks it finds',
        'Negotiates scope when budget, deadline and qualities contradict each other',
      ],
      suggestedProjects: [
        'Review a public procurement document for a large IT system and write the architecture risks with questions to the bidder',
      ],
    },
    {
      description: 'Leads the architecture of programs and develops other architects.',
      requiredCapabilities: [
        'Keeps several solutions on a shared target by roadmaps and few binding principles',
        'Tells sponsors early, with evidence, that a program cannot reach its goal by its design',
        'Sets up architecture work that stays light, in which teams decide most things',
      ],
      suggestedProjects: [
        'Write and teach a case study of a failed public IT program, with the decisions at which it could have been saved',
      ],
    },
  ],
  'Technical Strategy': [
    {
      description:
        'Explains what a technical strategy decides and how it differs from a list of technologies.',
      requiredCapabilities: [
        'Finds diagnosis, guiding policy and actions in a published strategy',
        'Names one thing a strategy gives up',
      ],
      suggestedProjects: [
        'Summarize a public engineering strategy on one page and say which choice would hurt to reverse',
      ],
    },
    {
      description: 'Gathers facts for a strategy, such as costs, incidents or ages of systems.',
      requiredCapabilities: [
        'Builds an inventory of services with owner, age, cost and risk',
        'Interviews engineers about what slows them down and sorts the answers',
      ],
      suggestedProjects: [
        'Map the technology of a team or association with lifecycle state and yearly cost for each item',
      ],
    },
    {
      description: 'Writes the technical plan of a team and links it to product goals.',
      requiredCapabilities: [
        'States the two or three problems that matter most, with evidence',
        'Divides capacity between features, debt and risk and defends it',
        'Sets checkpoints at which the plan changes course',
      ],
      suggestedProjects: [
        'Write a four-page one-year strategy for your team or an open-source project and have its members criticize it',
      ],
    },
    {
      description: 'Develops strategy across teams and resolves contested choices.',
      requiredCapabilities: [
        'Uses Wardley maps or real options to decide what to build, buy or wait for',
        'Retires a technology that people like, with dates, help and an end',
        'Tests a strategy by pre-mortem and by the first steps it forces',
      ],
      suggestedProjects: [
        "Map a product's value chain by Wardley and argue for three moves with their signs of failure",
      ],
    },
    {
      description: 'Sets the direction of technology for a company together with its business strategy.',
      requiredCapabilities: [
        'Shapes investment over several years with boards in terms of growth, risk and margin',
        'Judges shifts such as generative AI by what changes in cost or reach, and stages the bets',
        'Makes strategy spread so that teams decide alike without asking',
      ],
      suggestedProjects: [
        'Write an investor-grade technology due diligence of an open company or project with risks, costs and a two-year plan',
      ],
    },
  ],
  'Technical Documentation': [
    {
      description: "Explains the kinds of documentation and finds the fitting one for a reader's question.",
      requiredCapabilities: [
        'Tells tutorial, how-to guide, reference and explanation apart',
        'Points out where a text assumes what the reader cannot know',
      ],
      suggestedProjects: [
        "Follow a project's installation guide to the letter and report every step that failed or was unclear",
      ],
    },
    {
      description: 'Writes short instructions and corrects existing texts with review.',
      requiredCapabilities: [
        'Writes steps with one action each and the result the reader should see',
        'Uses Markdown with code samples that run when copied',
      ],
      suggestedProjects: ['Write the README of a project of yours and watch someone use it without helping'],
    },
    {
      description: 'Documents a product or service completely and keeps it right.',
      requiredCapabilities: [
        'Plans pages from the tasks of readers, not from the structure of the code',
        'Generates API reference from source or OpenAPI and adds examples by hand',
        'Checks links, samples and style in CI with Vale and a link checker',
      ],
      suggestedProjects: [
        'Write a documentation site for an open-source tool with tutorial, guides, tested samples and search',
      ],
    },
    {
      description: 'Designs documentation for several products and repairs large bodies of text.',
      requiredCapabilities: [
        'Finds from search logs and support tickets what readers miss',
        'Cuts and merges pages, with redirects, until each fact has one home',
        "Reviews engineers' drafts so that they write better the next time",
      ],
      suggestedProjects: [
        'Audit the documentation of a well-known project, rebuild one section and compare how fast five readers solve a task',
      ],
    },
    {
      description: 'Leads documentation as a product and makes engineers write.',
      requiredCapabilities: [
        'Sets style guide, tools and ownership that hold over hundreds of contributors',
        'Serves people and AI assistants from the same text and measures wrong answers',
        'Puts documentation into the definition of done and shows fewer tickets and shorter onboarding',
      ],
      suggestedProjects: [
        'Run a documentation overhaul of an open-source project over two releases with contributors, metrics and a public report',
      ],
    },
  ],
  'Software Development Life Cycle': [
    {
      description: 'Explains the phases of software work from idea to retirement and common models for them.',
      requiredCapabilities: [
        'Tells waterfall, iterative and continuous delivery apart by when feedback comes',
        'Says what each phase hands to the next',
      ],
      suggestedProjects: [
        'Trace one change of an open-source project from issue to release note with its dates',
      ],
    },
    {
      description: 'Works by a given process and produces its usual results.',
      requiredCapabilities: [
        'Links a change to its requirement, review and test',
        'Checks a ticket against the definition of done before closing it',
      ],
      suggestedProjects: [
        'Take a small application through requirement, design, code, test and release with one page for each',
      ],
    },
    {
      description: 'Plans and runs the lifecycle of a project, including maintenance.',
      requiredCapabilities: [
        'Chooses a process by risk, regulation and certainty of requirements',
        'Places tests, reviews and security checks where they find faults most cheaply',
        'Plans versions, support and end of life from the start',
      ],
      suggestedProjects: [
        'Set up process, templates and automated checks for a three-person project and adapt them after each of three releases',
      ],
    },
    {
      description: 'Tailors the lifecycle for demanding settings and finds where it loses time or quality.',
      requiredCapabilities: [
        'Maps the value stream from request to use and shows the waiting in it',
        'Builds secure development by NIST SSDF into work that exists',
        'Fits IEC 62304, ISO 26262 or similar duties to iterative delivery without double paperwork',
      ],
      suggestedProjects: [
        'Map the value stream of a team, propose the three changes with most effect and measure one for two months',
      ],
    },
    {
      description: 'Governs how an organization develops software and keeps that fit for its time.',
      requiredCapabilities: [
        'Defines few mandatory controls with automated evidence and leaves the rest to teams',
        'Decides how AI-written code is reviewed, tested, licensed and answered for',
        'Evaluates process changes by outcomes over quarters and reverses those that failed',
      ],
      suggestedProjects: [
        'Write a lifecycle standard that maps to SSDF and a sector norm, and try it on an open-source project end to end',
      ],
    },
  ],
  'Engineering Metrics': [
    {
      description: 'Explains common engineering measures and what each cannot say.',
      requiredCapabilities: [
        'Names the DORA metrics and what each of them counts',
        'Says why lines of code or story points do not compare people',
      ],
      suggestedProjects: ['Read the latest DORA report and explain two of its findings with their limits'],
    },
    {
      description: 'Collects given figures from repositories and trackers.',
      requiredCapabilities: [
        'Computes time from first commit to deployment for the last twenty changes',
        'Spots missing or wrong timestamps before reporting an average',
      ],
      suggestedProjects: ['Compute cycle time and review time of an open-source project from the GitHub API'],
    },
    {
      description: "Measures a team's delivery and uses the result to improve it.",
      requiredCapabilities: [
        'Shows distributions and percentiles instead of means',
        "Chooses a balanced set, including quality and satisfaction, by the team's own question",
        'Tests whether a change, such as smaller pull requests, moved the figure',
      ],
      suggestedProjects: [
        'Build a dashboard of delivery and stability for a project from its public history and derive two experiments',
      ],
    },
    {
      description: 'Designs measurement across teams and detects gaming and false comparison.',
      requiredCapabilities: [
        'Combines survey and system data by SPACE or DX Core 4 and explains disagreement',
        'Pairs every speed figure with one that would suffer if it were gamed',
        'Judges the effect of coding assistants with a baseline, a comparison group and stated limits',
      ],
      suggestedProjects: [
        "Design a study of one practice's effect on lead time with hypothesis, data plan, threats to validity and trial analysis",
      ],
    },
    {
      description:
        'Decides what an organization measures about engineering, and what it never uses figures for.',
      requiredCapabilities: [
        'Reports engineering to the board in terms of capacity, risk and outcome',
        'Bans individual ranking and explains what to look at instead',
        'Retires measures once their question is answered',
      ],
      suggestedProjects: [
        'Write a measurement policy with definitions, privacy rules and review dates, and test it on data of two open projects',
      ],
    },
  ],
}
