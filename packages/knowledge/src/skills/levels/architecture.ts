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
        'Draw what probably happens when you press play on a streaming service and label the purpose of each part',
      ],
    },
    {
      description:
        "Designs a small system from requirements to diagram, with an experienced designer's guidance.",
      requiredCapabilities: [
        'Estimates requests per second and storage from the number of users and their habits',
        'Separates functional from quality requirements before drawing boxes',
      ],
      suggestedProjects: [
        'Design a link shortener on two pages with estimate, data model, endpoints and one failure case',
      ],
    },
    {
      description: 'Designs ordinary systems without help and gives a reason for each choice.',
      requiredCapabilities: [
        'Chooses relational, document, key-value or search storage from access patterns',
        'Plans indexes, caching with invalidation, queues and retries for a stated load',
        'Names the bottleneck that would come first if traffic grew tenfold',
      ],
      suggestedProjects: [
        'Design a ticketing system that never oversells, build its booking core and load test it with two hundred parallel buyers',
      ],
    },
    {
      description: "Designs large or unusual systems and finds the flaws in other people's designs.",
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
        'Checks a design against the measured limits of disks, networks and the people who run it',
        'Decides which consistency and availability guarantees a company needs, and drops costly ones nobody uses',
        'Leads design reviews that bring weak assumptions to light before any code is written',
      ],
      suggestedProjects: [
        'Reproduce the core of a published system such as Dynamo or Raft, test it with fault injection and write a tutorial on it',
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
      description: "Works out one interface or one set of options for an architect's solution.",
      requiredCapabilities: [
        'Lists options for one decision with costs, risks and fit',
        'Describes an interface between two systems by data, volume, timing and errors',
      ],
      suggestedProjects: [
        'Compare three ways to connect a web shop with accounting and recommend one on two pages',
      ],
    },
    {
      description: 'Designs the solution for a department or product and sees it through into operation.',
      requiredCapabilities: [
        'Turns goals into measurable quality scenarios and tests the design against them',
        'Decides between building, buying and adapting by total cost over five years',
        'Writes architecture decision records that developers find and use',
      ],
      suggestedProjects: [
        "Design the replacement of a public library's lending system with context, data, integration, security, migration and cost",
      ],
    },
    {
      description: 'Designs solutions that span organizations and rescues ones in trouble.',
      requiredCapabilities: [
        'Integrates packaged, legacy and cloud systems with one owner for each kind of data',
        'Runs an architecture review in the manner of ATAM and ranks the risks it finds',
        'Negotiates scope when budget, deadline and quality goals contradict each other',
      ],
      suggestedProjects: [
        'Review a public tender for a large IT system and write down the architectural risks, with questions for the bidders',
      ],
    },
    {
      description: 'Leads the architecture of programs and develops other architects.',
      requiredCapabilities: [
        'Keeps several solutions heading for one target with a roadmap and a few binding principles',
        'Tells sponsors early, with evidence, that a program cannot reach its goal with its present design',
        'Sets up architecture governance under which teams make most decisions themselves',
      ],
      suggestedProjects: [
        'Write a case study of a failed public IT program, name the decisions that could have saved it and teach it to a group',
      ],
    },
  ],
  'Technical Strategy': [
    {
      description:
        'Explains what a technical strategy decides and how it differs from a list of technologies.',
      requiredCapabilities: [
        'Picks out the diagnosis, the guiding policy and the actions in a published strategy',
        'Names one thing a strategy gives up',
      ],
      suggestedProjects: [
        'Summarize a published engineering strategy on one page and say which of its choices would be hardest to reverse',
      ],
    },
    {
      description:
        'Gathers the facts a technical strategy rests on, such as costs, incidents and the age of systems.',
      requiredCapabilities: [
        'Builds an inventory of services with owner, age, cost and risk',
        'Interviews engineers about what slows them down and sorts the answers',
      ],
      suggestedProjects: [
        'Map the technology of a team or association with the age, owner and yearly cost of each item',
      ],
    },
    {
      description: "Writes a team's technical strategy for a year and ties it to the product's goals.",
      requiredCapabilities: [
        'States the two or three problems that matter most, with evidence',
        'Divides capacity between features, technical debt and risk, and defends the split',
        'Sets checkpoints and says what would have to happen for the plan to change',
      ],
      suggestedProjects: [
        'Write a four-page strategy for one year of your team or an open-source project and ask its members to criticize it',
      ],
    },
    {
      description: 'Develops strategy across teams and resolves contested choices.',
      requiredCapabilities: [
        'Uses a Wardley map to argue what to build, what to buy and what to wait for',
        'Retires a technology that people like, with a date, help for moving and a real end',
        'Tests a strategy with a pre-mortem and by asking what it makes people do next week',
      ],
      suggestedProjects: [
        'Draw a Wardley map of a product you use, argue for three moves and say which signs would prove each one wrong',
      ],
    },
    {
      description: "Sets a company's technical direction hand in hand with its business strategy.",
      requiredCapabilities: [
        'Agrees on several years of technical investment with a board in terms of growth, risk and margin',
        'Judges shifts such as generative AI by what becomes cheaper or newly possible, and makes small bets before large ones',
        'Spreads the strategy so well that teams decide alike without asking',
      ],
      suggestedProjects: [
        'Write a technical due diligence report on an open-source company from public sources, with risks, costs and a two-year plan',
      ],
    },
  ],
  'Technical Documentation': [
    {
      description: "Explains the kinds of documentation and finds the one that answers a reader's question.",
      requiredCapabilities: [
        'Tells tutorial, how-to guide, reference and explanation apart',
        'Points out where a text assumes something the reader cannot know yet',
      ],
      suggestedProjects: [
        "Follow a project's installation guide to the letter and report every step that failed or was unclear",
      ],
    },
    {
      description: 'Writes short instructions and corrects existing pages, with a reviewer.',
      requiredCapabilities: [
        'Writes steps with one action each and the result the reader should see',
        'Writes Markdown with code samples that run when copied',
      ],
      suggestedProjects: ['Write the README of a project of yours and watch someone use it without helping'],
    },
    {
      description: 'Documents a whole product or service and keeps the pages right from release to release.',
      requiredCapabilities: [
        'Plans pages from the tasks of readers, not from the structure of the code',
        'Generates the API reference from source code or OpenAPI and adds examples by hand',
        'Checks links, code samples and style in CI, for example with Vale and lychee',
      ],
      suggestedProjects: [
        'Write a documentation site for an open-source tool with tutorial, guides, tested samples and search',
      ],
    },
    {
      description: 'Designs the documentation of several products and tidies up thousands of old pages.',
      requiredCapabilities: [
        'Finds out from search logs and support tickets what readers miss',
        'Cuts and merges pages, with redirects, until each fact has one home',
        "Reviews engineers' drafts in a way that makes their next ones better",
      ],
      suggestedProjects: [
        "Audit a well-known project's documentation, rebuild one section and time five readers solving a task with the old and the new",
      ],
    },
    {
      description: 'Leads documentation as a product of its own and gets engineers to write.',
      requiredCapabilities: [
        'Sets a style guide, tools and ownership that hold with hundreds of contributors',
        'Writes for people and AI assistants alike and measures how often assistants answer wrongly from the docs',
        'Makes documentation part of the definition of done and shows the drop in tickets and onboarding time',
      ],
      suggestedProjects: [
        'Lead a documentation overhaul in an open-source project over two releases and publish what changed in figures',
      ],
    },
  ],
  'Software Development Life Cycle': [
    {
      description: 'Explains the phases of software work from idea to retirement and common models for them.',
      requiredCapabilities: [
        'Tells waterfall, iterative and continuous delivery apart by when users can first react',
        'Says what each phase hands to the next',
      ],
      suggestedProjects: [
        'Trace one change in an open-source project from issue to release note and date each step',
      ],
    },
    {
      description: 'Works within a defined process and produces the documents and checks it asks for.',
      requiredCapabilities: [
        'Links a change to its requirement, review and test',
        'Checks a ticket against the definition of done before closing it',
      ],
      suggestedProjects: [
        'Take a small application through requirements, design, code, test and release, with one page on each',
      ],
    },
    {
      description: "Plans and runs a project's whole lifecycle, maintenance and retirement included.",
      requiredCapabilities: [
        'Chooses a process by risk, regulation and how certain the requirements are',
        'Places tests, reviews and security checks where each finds faults most cheaply',
        'Plans versions, support and end of life from the start',
      ],
      suggestedProjects: [
        'Set up the process, templates and automated checks of a three-person project and adapt them after each of three releases',
      ],
    },
    {
      description:
        'Tailors the lifecycle to regulated or safety-critical work and finds where it loses time or quality.',
      requiredCapabilities: [
        'Maps the way from request to use and shows how much of it is waiting',
        "Builds the practices of NIST's Secure Software Development Framework into the team's existing steps",
        'Meets IEC 62304, ISO 26262 or a similar standard with iterative delivery and no duplicate paperwork',
      ],
      suggestedProjects: [
        'Map how a change reaches users in one team, propose the three most effective improvements and measure one for two months',
      ],
    },
    {
      description: 'Governs how an organization develops software and keeps that fit for its time.',
      requiredCapabilities: [
        'Defines a few mandatory controls with automated evidence and leaves the rest to teams',
        'Decides how AI-written code is reviewed, tested and licensed, and who answers for it',
        'Judges changes of process by outcomes over several quarters and reverses those that failed',
      ],
      suggestedProjects: [
        "Write a lifecycle standard mapped to NIST's framework and one sector norm, and run an open-source project by it",
      ],
    },
  ],
  'Engineering Metrics': [
    {
      description: 'Explains common measures of software delivery and what none of them can say.',
      requiredCapabilities: [
        'Names the DORA metrics and what each of them counts',
        'Says why lines of code and story points are no way to compare people',
      ],
      suggestedProjects: ['Read the latest DORA report and explain two of its findings with their limits'],
    },
    {
      description: 'Collects agreed figures from repositories and trackers and checks them for gaps.',
      requiredCapabilities: [
        'Computes time from first commit to deployment for the last twenty changes',
        'Spots missing or wrong timestamps before reporting a median',
      ],
      suggestedProjects: ['Compute cycle time and review time of an open-source project from the GitHub API'],
    },
    {
      description: 'Measures how a team delivers and uses the result to improve it.',
      requiredCapabilities: [
        'Shows distributions and percentiles instead of means',
        "Chooses a small, balanced set of measures, quality and satisfaction included, from the team's own questions",
        'Checks whether a change, such as smaller pull requests, really moved the figure',
      ],
      suggestedProjects: [
        "Build a dashboard of delivery and stability from a project's public history and propose two experiments",
      ],
    },
    {
      description: 'Designs measurement across teams and notices gaming and unfair comparison.',
      requiredCapabilities: [
        'Combines surveys and system data, as SPACE or DX Core 4 suggest, and explains where they disagree',
        'Pairs every speed figure with one that would suffer if it were gamed',
        'Judges the effect of coding assistants with a baseline, a comparison group and stated limits',
      ],
      suggestedProjects: [
        'Design a study of how one practice affects lead time, with hypothesis, data, threats to validity and a trial run',
      ],
    },
    {
      description:
        'Decides what an organization measures about engineering and what it must never use the figures for.',
      requiredCapabilities: [
        'Reports on engineering to the board in terms of capacity, risk and outcomes',
        'Bans ranking individuals by metrics and explains what to look at instead',
        'Retires measures once their question is answered',
      ],
      suggestedProjects: [
        'Write a measurement policy with definitions, privacy rules and review dates, and try it on two open-source projects',
      ],
    },
  ],
  'Software Architecture': [
    {
      description: 'Explains what makes a decision architectural and reads component and layer diagrams.',
      requiredCapabilities: [
        'Names the modules of a small code base and which way their dependencies point',
        'Tells coupling from cohesion with an example of each',
      ],
      suggestedProjects: [
        'Draw the components of an open-source application and mark one dependency that surprises you',
      ],
    },
    {
      description: 'Works within a given architecture and keeps to its rules.',
      requiredCapabilities: [
        'Places new code in the right layer or module',
        'Asks before adding a dependency that points the wrong way',
      ],
      suggestedProjects: [
        'Sort the code of a small project of yours into modules with one allowed direction of dependencies',
      ],
    },
    {
      description: 'Designs the structure of an application and keeps it sound as it grows.',
      requiredCapabilities: [
        'Chooses layers, hexagonal structure or modules by what is likely to change',
        'Checks dependency rules in CI with ArchUnit, dependency-cruiser or similar',
        'Records decisions with the alternatives that were rejected',
      ],
      suggestedProjects: [
        'Build a modular monolith with three modules, enforced boundaries and a decision record for each boundary',
      ],
    },
    {
      description: 'Evaluates and reshapes existing systems while they keep running.',
      requiredCapabilities: [
        'Finds hot spots from change history and complexity together',
        'Plans a step-by-step restructuring in which every step can be released',
        'Tests quality scenarios such as doubling the data or losing a service',
      ],
      suggestedProjects: [
        'Analyze a large open-source code base, propose a new boundary and carry out its first three steps in a fork',
      ],
    },
    {
      description: 'Leads architecture across products and teaches others to decide well.',
      requiredCapabilities: [
        'Aligns module boundaries with team boundaries and the language of the business',
        'Turns general arguments into fitness functions that fail the build',
      ],
      suggestedProjects: [
        'Write an architecture handbook with principles, examples and automated checks, and apply it to two code bases',
      ],
    },
  ],
  'Enterprise Architecture': [
    {
      description:
        'Explains business capabilities, applications, data and technology as layers of one picture.',
      requiredCapabilities: [
        'Reads an ArchiMate or capability map and finds the applications behind a capability',
        'Says why two systems that hold the same customers are a problem',
      ],
      suggestedProjects: ['Draw a capability map of a public library on one page'],
    },
    {
      description: 'Collects and maintains architecture data under guidance.',
      requiredCapabilities: [
        'Interviews application owners and records lifecycle, cost and interfaces',
        'Finds contradictions between inventory and reality',
      ],
      suggestedProjects: [
        "Model a small association's applications in Archi and produce three views for different readers",
      ],
    },
    {
      description: 'Describes a business area and plans its way from present to target.',
      requiredCapabilities: [
        'Assesses applications by fit and cost and proposes to keep, replace or retire',
        'Builds a roadmap of steps that each bring a benefit',
        'Reviews projects against agreed principles without delaying them',
      ],
      suggestedProjects: [
        'Analyze the published application landscape of a city or university and write a two-year simplification plan',
      ],
    },
    {
      description: 'Works across business areas and turns disputes over systems into decisions.',
      requiredCapabilities: [
        'Traces a regulation through capabilities to the systems it changes',
        'Merges the landscapes of two organizations with options and costs',
        'Shows the board technical risk in terms of business capability',
      ],
      suggestedProjects: [
        "Plan the merger of two invented insurers' systems with scenarios, costs and an order of moves",
      ],
    },
    {
      description: 'Leads enterprise architecture so that investment follows it.',
      requiredCapabilities: [
        'Fits TOGAF or another framework to the company and drops what nobody uses',
        'Measures the practice by decisions changed and systems retired',
      ],
      suggestedProjects: [
        'Write an architecture charter with decision rights, a few principles and measures, and test it on ten past projects',
      ],
    },
  ],
  'Architecture Decision Records': [
    {
      description: 'Explains what an architecture decision record holds and why it is kept with the code.',
      requiredCapabilities: [
        'Finds context, decision and consequences in a record',
        'Says what a superseded record is still good for',
      ],
      suggestedProjects: [
        'Read the decision records of two open-source projects and note which decision you would question',
      ],
    },
    {
      description: 'Writes short records for decisions that a team has made.',
      requiredCapabilities: [
        'States the forces behind a decision without arguing for it',
        'Gives each record a number, a status and a date',
      ],
      suggestedProjects: [
        'Write records for three decisions in a project of yours, from memory and commit history',
      ],
    },
    {
      description: "Keeps a team's decisions current and useful in daily work.",
      requiredCapabilities: [
        'Compares at least two real options with their consequences, the bad ones included',
        'Links code and pull requests to the record they follow',
        'Supersedes a record when circumstances change instead of editing history',
      ],
      suggestedProjects: ['Introduce records in a team or open-source project and publish the first ten'],
    },
    {
      description: 'Uses records to lead difficult decisions across teams.',
      requiredCapabilities: [
        'Runs an advice process that ends in a record rather than in a committee',
        'Finds contradictory decisions across repositories and has them settled',
        'Reviews records for assumptions that can be tested',
      ],
      suggestedProjects: [
        'Reconstruct the key decisions of a large open-source project from mailing lists and issues and have a maintainer check them',
      ],
    },
    {
      description: 'Makes recorded decisions the way an organization remembers.',
      requiredCapabilities: [
        'Designs templates, search and review so that records are read and not only written',
        'Learns from reversed decisions how to decide better',
      ],
      suggestedProjects: [
        'Analyze a hundred public records for outcome and reversal and publish guidance from the findings',
      ],
    },
  ],
  'Technical Writing': [
    {
      description: 'Tells clear from unclear technical prose and explains what makes the difference.',
      requiredCapabilities: [
        'Points out passive constructions, vague words and missing steps in a paragraph',
        'Says who a text is written for and what they want to do with it',
      ],
      suggestedProjects: [
        "Complete Google's free technical writing courses and rewrite one page you once struggled with",
      ],
    },
    {
      description: "Writes short pieces such as release notes and error messages with an editor's help.",
      requiredCapabilities: [
        'Writes an error message that says what happened and what to do next',
        'Cuts a paragraph by half without losing a fact',
      ],
      suggestedProjects: [
        'Rewrite ten error messages of an open-source tool and propose them to its maintainers',
      ],
    },
    {
      description: 'Writes complete guides from interviews, source code and hands-on trials.',
      requiredCapabilities: [
        'Tests every step on a clean machine before publishing',
        'Interviews engineers with prepared questions and checks the draft with them',
        'Chooses between table, diagram, list and prose by what the reader compares',
      ],
      suggestedProjects: [
        'Write a getting-started guide for an undocumented tool and observe two newcomers using it',
      ],
    },
    {
      description: 'Writes and edits demanding material for several audiences.',
      requiredCapabilities: [
        'Explains one subject to beginners, operators and executives in three fitting texts',
        'Edits other writers for structure first and wording second',
        'Prepares texts for translation with consistent terms and no idioms',
      ],
      suggestedProjects: [
        'Edit a long specification or white paper to two thirds of its length and have its author confirm that nothing is lost',
      ],
    },
    {
      description: 'Sets the standard of writing in an organization.',
      requiredCapabilities: [
        'Writes a style guide with reasons and examples and keeps it short',
        'Trains engineers and measures the effect on readers',
        'Decides where AI drafts may be used and how facts in them are verified',
      ],
      suggestedProjects: [
        'Teach a writing course to ten engineers and compare texts from before and after with blind readers',
      ],
    },
  ],
  'Distributed Systems': [
    {
      description: 'Explains why several computers working together fail differently from one.',
      requiredCapabilities: [
        'Names three wrong assumptions about networks',
        'Says why two machines can disagree about the time',
      ],
      suggestedProjects: ['Draw what can go wrong when a payment request times out'],
    },
    {
      description: 'Uses replicated services and handles their simple failures.',
      requiredCapabilities: [
        'Sets timeouts and retries and explains when a retry is dangerous',
        'Makes an operation idempotent with a key',
      ],
      suggestedProjects: [
        'Write a client that survives a server which randomly delays, drops and repeats answers',
      ],
    },
    {
      description: 'Builds services that stay correct when parts fail.',
      requiredCapabilities: [
        'Chooses between strong and eventual consistency for a feature and states what users will see',
        'Uses leases, fencing tokens or optimistic locking to prevent double work',
        'Tests with killed processes and cut networks',
      ],
      suggestedProjects: [
        'Build a replicated key-value store on a Raft library and show what survives the loss of a node',
      ],
    },
    {
      description: 'Designs and debugs systems with replication, partitioning and consensus.',
      requiredCapabilities: [
        'Reasons about clocks, ordering and causality with traces of a real fault',
        'Rebalances partitions and hot keys without an outage',
        'Finds lost updates and split brain from histories and logs',
      ],
      suggestedProjects: ['Implement Raft, test it with random faults and write up each bug you found'],
    },
    {
      description: 'Judges and creates distributed protocols.',
      requiredCapabilities: [
        'Specifies a protocol in TLA+ and checks safety and liveness',
        'Explains impossibility results and what real systems do about them',
      ],
      suggestedProjects: [
        'Test an open-source database with Jepsen or a simulator and report a confirmed violation or a reproducible negative result',
      ],
    },
  ],
  'Event-Driven Architecture': [
    {
      description: 'Explains events, producers, consumers and brokers and how they differ from requests.',
      requiredCapabilities: [
        'Tells an event from a command by its wording',
        'Says what eventual consistency means for a user',
      ],
      suggestedProjects: ['Draw the events of an online order from cart to delivery'],
    },
    {
      description: 'Adds a producer or consumer to an existing flow with help.',
      requiredCapabilities: [
        'Writes a handler that copes with the same event twice',
        "Reads an event's schema and version",
      ],
      suggestedProjects: [
        'Build two programs that talk through RabbitMQ or NATS and survive the restart of either',
      ],
    },
    {
      description: 'Designs the events of one product and handles their failures.',
      requiredCapabilities: [
        'Finds events and boundaries in an event storming session',
        'Publishes reliably with an outbox and parks failed events for repair',
        'Describes channels and messages in AsyncAPI',
      ],
      suggestedProjects: [
        'Build an order process with three services, one saga and a page that shows the state of each order',
      ],
    },
    {
      description: 'Designs event flows across teams and finds lost, late and looping events.',
      requiredCapabilities: [
        'Chooses between notification, state transfer and event sourcing for each case',
        'Changes schemas without breaking unknown consumers',
        'Replays events into a rebuilt service without repeating side effects',
      ],
      suggestedProjects: [
        'Rebuild a read model from a million events, change its schema twice and measure the catch-up time',
      ],
    },
    {
      description: 'Decides where events serve an organization and where they only hide dependencies.',
      requiredCapabilities: [
        'Sets ownership, catalog and retention for events as products',
        'Weighs brokers, change data capture and plain calls by cost and operating effort',
      ],
      suggestedProjects: [
        'Write an event strategy with naming, governance and migration for an invented insurer and test it on two processes',
      ],
    },
  ],
  'API Design': [
    {
      description: 'Explains what an interface promises its callers and reads a description of one.',
      requiredCapabilities: [
        'Points out an inconsistent name or error in an interface',
        'Says what a breaking change is with an example',
      ],
      suggestedProjects: ['Compare how three public APIs page through results and report errors'],
    },
    {
      description: 'Designs small interfaces with a guideline and review.',
      requiredCapabilities: [
        'Names resources and fields consistently and documents each with an example',
        'Chooses status codes and error bodies from the guideline',
      ],
      suggestedProjects: [
        'Write an OpenAPI description of a library catalog and try it against a mock server',
      ],
    },
    {
      description: 'Designs interfaces for a product before they are built.',
      requiredCapabilities: [
        "Works from callers' tasks and tests the draft with one of them",
        'Plans paging, filtering, limits and idempotent writes from the start',
        'Checks style and breaking changes in CI with Spectral and oasdiff',
      ],
      suggestedProjects: [
        'Design a booking interface, let two people build clients from the description alone and revise it',
      ],
    },
    {
      description: 'Designs interfaces for partners and large groups of callers.',
      requiredCapabilities: [
        'Chooses REST, GraphQL, gRPC, webhooks or events by what callers need',
        'Designs authorization scopes and limits that survive misuse',
        'Runs a deprecation with usage data and direct contact',
      ],
      suggestedProjects: [
        'Redesign a well-known awkward interface with a migration that keeps old clients working',
      ],
    },
    {
      description: 'Leads interfaces as products across an organization.',
      requiredCapabilities: [
        'Writes guidelines that are checked automatically and kept short',
        'Prepares interfaces for AI agents, for example through MCP, with narrow rights and clear errors',
      ],
      suggestedProjects: [
        'Publish an interface guideline with rules, examples and an audit of twenty public descriptions',
      ],
    },
  ],
}
