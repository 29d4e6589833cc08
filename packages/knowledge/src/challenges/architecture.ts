import type { Challenge } from './challenge.ts'
import { atLeast, entries, withFigure } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const architectureChallenges: readonly Challenge[] = [
  {
    id: 'c4-of-an-open-source-system',
    title: 'Draw an existing open-source system at three levels',
    description:
      'Newcomers to a project keep asking the same questions because the only diagram is four years old. Choose an open-source web application of 20,000 to 200,000 lines, and document it from its code with C4 diagrams at context, container and component level.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['Technical Documentation', 'Software Architecture', 'System Design'],
    roles: ['Solutions Architect', 'Technical Lead', 'Software Engineer'],
    learningObjectives: [
      'Read a code base from the outside in',
      'Show one level of detail in each diagram',
      'Mark what is known from code and what is guessed',
    ],
    steps: [
      'Start the application and list its users, neighboring systems and data. Result: a context diagram.',
      'Read the deployment files, configuration and start-up code. Result: a container diagram with technology and protocol on every arrow.',
      'Choose the most important container and find its components by following three requests. Result: a component diagram.',
      'Follow one request through all levels as a sequence diagram. Result: the path with file names.',
      'Write down five decisions that the code shows, and what they make easy and hard. Result: one page.',
      'Keep the diagrams as text in a repository and ask somebody to answer ten questions from them. Result: improved diagrams.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each element of the component diagram names the folder or file it stands for.',
        check: entries('the elements of the component diagram', {
          columns: ['element', { name: 'folder or file', like: { pattern: /[/.\\]/, words: 'be a path' } }],
          rows: atLeast(2),
        }),
      },
      {
        text: 'Every arrow has a direction, a purpose and a protocol.',
        check: entries('the arrows', { columns: ['from', 'to', 'purpose', 'protocol'], rows: atLeast(2) }),
      },
      'The reader answered at least eight of ten questions from the diagrams alone.',
      'Guesses are marked as such.',
    ],
    resources: [
      tutorial('The C4 model', 'https://c4model.com/'),
      documentation('arc42', 'https://arc42.org/'),
    ],
  },
  {
    id: 'queue-or-direct-call',
    title: 'Write the decision record: queue or direct call?',
    description:
      'After an order, a shop calls its invoice service directly. Twice a month the invoice service is down and customers cannot order; a colleague proposes a message queue, another says that it is overkill for 300 orders a day and a team of four. Write the decision record that both can live with.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '3–5 hours',
    hours: { from: 3, to: 5 },
    skills: ['Architecture Decision Records', 'Technical Documentation', 'Microservices', 'Message Queues'],
    roles: ['Solutions Architect', 'Technical Lead', 'Backend Developer'],
    learningObjectives: [
      'Describe forces before solutions',
      'Compare options by the same qualities',
      'Write down what the chosen option costs',
    ],
    steps: [
      'Write the context with figures: orders, failures, how late an invoice may be, who is on call. Result: a paragraph that names no solution.',
      'List the qualities that matter here in order. Result: at most five, each measurable.',
      'Describe four options: direct with time-out and retry, a table of outstanding invoices, a managed queue, one program for both. Result: a paragraph and a sketch each.',
      'Go through three failures for each: service down, message twice, message lost. Result: a table of effects for each option.',
      'Decide, and write down the consequences, bad ones included, and what would make you reconsider. Result: a record of at most two pages.',
      'Write down each colleague’s strongest objection and answer it. Result: a final section or a changed decision.',
    ],
    acceptanceCriteria: [
      'Somebody who prefers another option can accept the context as written.',
      'Each option has at least one real advantage.',
      {
        text: 'At least two disadvantages of the chosen option are named with what is done about them.',
        check: entries('the disadvantages of the chosen option', {
          columns: ['disadvantage', 'what is done'],
          rows: atLeast(2),
        }),
      },
      'The record gives a number at which the decision should be reviewed.',
    ],
    resources: [
      article(
        'Documenting architecture decisions',
        'https://cognitect.com/blog/2011/11/15/documenting-architecture-decisions',
      ),
      article(
        'Architecture decision records: examples',
        'https://github.com/joelparkerhenderson/architecture-decision-record',
      ),
      article('ADR, the organization’s page', 'https://adr.github.io/'),
    ],
  },
  {
    id: 'insurance-claims-contract',
    title: 'Agree on the interface for insurance claims before anyone codes',
    description:
      'Three teams will build on one API: an app that reports damage with photos, a portal for brokers with 5,000 claims each, and a partner who wants to be told about changes. Write the contract with OpenAPI, with errors, paging, versions and rights, and prove with a mock server that it is usable.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['API Design', 'REST APIs', 'OpenAPI', 'Technical Documentation'],
    roles: ['Solutions Architect', 'Backend Developer', 'Technical Lead', 'Full Stack Developer'],
    learningObjectives: [
      'Design from what callers do and not from tables',
      'Plan how an interface will change',
      'Make it easy for callers to find their mistakes',
    ],
    steps: [
      'Write the five most important journeys of each caller as requests in words. Result: fifteen short scripts.',
      'Identify the resources, the states of a claim and who may change them. Result: a state diagram and a matrix of rights.',
      'Write the OpenAPI description with examples for success and failure. Result: a file that a linter accepts.',
      'Decide on paging, idempotency of reporting, photos, times, money, unknown values. Result: a page of rules that apply everywhere.',
      'Start a mock server and write a small client for each journey. Result: fifteen scripts that run, and a list of what was awkward.',
      'Make three changes: add a field, add a state, remove a field. Result: a policy on breaking changes, and a check in the pipeline that finds them.',
    ],
    acceptanceCriteria: [
      'All fifteen scripts run against the mock.',
      'The contract says how a claim that is reported twice after a lost answer is recognized, with both requests and responses as examples.',
      'Every error says what to do, and all share one format.',
      'A breaking change to the file fails the check; an additive one does not.',
    ],
    resources: [
      tutorial('Learn OpenAPI', 'https://learn.openapis.org/'),
      documentation('Problem details for HTTP APIs (RFC 9457)', 'https://www.rfc-editor.org/rfc/rfc9457'),
      documentation('Google API improvement proposals', 'https://google.aip.dev/'),
    ],
  },
  {
    id: 'photo-service-on-an-envelope',
    title: 'Size a photo-sharing service on the back of an envelope',
    description:
      'An association of hiking clubs wants to share photos: two million members, 8% of them active on an ordinary day; on a sunny Sunday twice as many upload three photos each and look at 60. Estimate traffic, storage and bandwidth, design the simplest system that carries it, and say what fails first when it grows tenfold.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['System Design', 'Scalability', 'Capacity Planning', 'Caching'],
    roles: ['Solutions Architect', 'Technical Lead', 'Software Engineer'],
    learningObjectives: [
      'Get from users to bytes and requests a second with round numbers',
      'Let the numbers decide which parts are needed',
      'Know the limits of a design before reaching them',
    ],
    steps: [
      'Write the questions you would ask and the answers you assume. Result: ten assumptions with their effect.',
      'Calculate uploads and views a second on average and at the peak, storage in three years, bandwidth. Result: a page of sums in powers of ten.',
      'Design for that: what is one server, what needs more, what is left to a content delivery network. Result: a diagram with a figure on every arrow.',
      'Work out a club’s feed in two ways, fan-out on write and fan-out on read. Result: a comparison with figures and a choice.',
      'Go through failures: a server, the database, a region, a photo that everybody looks at. Result: a table of effects.',
      'Multiply by ten and find the first three limits. Result: an order of changes with the figure that triggers each.',
    ],
    acceptanceCriteria: [
      'Each figure can be recalculated from the assumptions by hand.',
      'Every part of the design is justified by a number.',
      'Peak and average are distinguished throughout.',
      {
        text: 'Each of the three limits has a sign that can be measured.',
        check: entries('the three limits', {
          columns: ['limit', 'sign', 'how it is measured'],
          rows: [3, 3],
        }),
      },
    ],
    resources: [
      article('System design primer', 'https://github.com/donnemartin/system-design-primer'),
      article(
        'Introduction to architecting systems for scale',
        'https://lethain.com/introduction-to-architecting-systems-for-scale/',
      ),
    ],
  },
  {
    id: 'five-workloads-five-stores',
    title: 'Choose data stores for five workloads and defend each choice',
    description:
      'A logistics company plans five applications: orders with payments, positions of 4,000 vehicles every ten seconds, search over 30 million addresses, reports over seven years, and sessions of its portal. Somebody proposes one store for everything, somebody else five. Decide by tests and figures.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–14 hours',
    hours: { from: 8, to: 14 },
    skills: ['Databases', 'SQL', 'NoSQL', 'Solution Architecture'],
    roles: ['Solutions Architect', 'Backend Developer'],
    learningObjectives: [
      'Describe a workload before naming products',
      'Settle doubtful points with a small experiment',
      'Count what each additional technology costs to run',
    ],
    steps: [
      'Describe each workload: reads and writes a second, size, consistency, queries, how long kept, what a loss costs. Result: five profiles.',
      'Name two candidates for each, one of them PostgreSQL. Result: ten candidates with for and against.',
      'Test the two most doubtful points with containers and generated data, for example positions in plain and partitioned tables. Result: measurements.',
      'Calculate what each additional kind of store costs in training, backups, monitoring and on-call work. Result: an estimate in days a year.',
      'Decide for all five together. Result: a diagram and five short decision records.',
      'Write down how data gets from one to another and which copy is the source of truth. Result: a table of flows with the delay allowed.',
    ],
    acceptanceCriteria: [
      'At least two decisions rest on a measurement that can be repeated.',
      {
        text: 'Each fact has exactly one store that is its source of truth.',
        check: entries('the facts', {
          columns: ['fact', 'store'],
          rows: atLeast(3),
          rules: [{ rule: 'unique', column: 'fact' }],
        }),
      },
      'The choice for every store beyond the first is justified against its running cost.',
      {
        text: 'For each store, backup, restore and the effect of a day’s loss are described.',
        check: entries('the stores', { columns: ['store', 'backup', 'restore', 'effect of a lost day'] }),
      },
    ],
    resources: [
      documentation('PostgreSQL documentation', 'https://www.postgresql.org/docs/'),
      documentation('Azure Architecture Center', 'https://learn.microsoft.com/en-us/azure/architecture/'),
    ],
  },
  {
    id: 'where-to-run-it',
    title: 'Decide where three applications should run: machines, containers, Kubernetes or functions',
    description:
      'A publisher has an editorial system used in office hours, a public site with sudden peaks, and a nightly conversion of 40,000 files; six people run everything. Compare virtual machines, a container service, Kubernetes and functions for the three, try two of them on a small scale, and recommend.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Cloud Architecture', 'Kubernetes', 'Docker', 'Serverless', 'Solution Architecture'],
    roles: ['Solutions Architect', 'Cloud Engineer', 'Technical Lead'],
    learningObjectives: [
      'Compare platforms by what they take to operate and not by fashion',
      'Find what an application demands of its platform',
      'Calculate total cost with people included',
    ],
    steps: [
      'Describe the three: load over the day, state, start time, deadline, licenses, who changes it how often. Result: three profiles.',
      'Write ten criteria with weights that a team of six would agree on. Result: an empty decision matrix.',
      'Put the public site into a container and run it under Compose and on a local cluster. Result: notes on effort and on what had to be learned.',
      'Run the conversion as a function-like job that starts, works and ends, with 400 files at once. Result: time, failures and repeats.',
      'Price all options with a public calculator and add operating hours. Result: a monthly total as a range.',
      'Recommend for each application and as a whole, with a path for the first year. Result: three pages, and the point at which to reconsider.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each application has a recommendation and a runner-up with the deciding criterion.',
        check: entries('the applications', {
          columns: ['application', 'recommendation', 'runner-up', 'deciding criterion'],
        }),
      },
      'Hours for operation and learning are part of the price.',
      'The trial’s notes and files are attached and can be run.',
      'The number of platforms that six people must master is stated and justified.',
    ],
    resources: [
      documentation('Azure Architecture Center', 'https://learn.microsoft.com/en-us/azure/architecture/'),
      article('The twelve-factor app', 'https://12factor.net/'),
      documentation('Kubernetes documentation', 'https://kubernetes.io/docs/home/'),
    ],
  },
  {
    id: 'patient-portal-proposal',
    title: 'Propose an architecture for a patient portal of nine hospitals',
    description:
      'Nine hospitals with three different hospital systems want one portal for appointments, letters and findings. The doctors fear extra work, the data protection officer wants all data kept in the country, two hospitals have one IT person, and the board wants an offer in three weeks. Write the solution proposal and defend it in front of four roles.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 22 },
    skills: [
      'Solution Architecture',
      'Stakeholder Management',
      'Cloud Architecture',
      'System Integration',
      'Cloud Security',
    ],
    roles: ['Solutions Architect'],
    learningObjectives: [
      'Find the few requirements that shape a system',
      'Design for organizations of very different strength',
      'Explain one design to people with opposing concerns',
    ],
    steps: [
      'Write four invented interviews (board, doctor, data protection, the one IT person) of ten lines each and extract what shapes the design. Result: twelve requirements with their source and rank.',
      'Write quality scenarios with figures: time until findings are visible, failure of one hospital, wrong patient. Result: eight scenarios.',
      'Sketch two architectures that differ in kind, for example a central copy and live queries to each hospital. Result: two context and container diagrams.',
      'Test both against the scenarios and choose. Result: a table and three decision records, identity of patients among them.',
      'Work out integration with FHIR or HL7, security by data flow, operation, and a staged rollout. Result: a design of eight pages.',
      'Estimate cost and effort as ranges, and write one page for each of the four roles. Result: the proposal with a list of what is not known.',
    ],
    acceptanceCriteria: [
      'Every element of the design can be traced to a requirement or scenario.',
      'If one hospital’s system is down, the portal works for patients of the others, shown in a scenario.',
      'Where each kind of personal data is stored and who can read it is visible in one diagram.',
      'The first stage brings something to patients within six months with two hospitals.',
    ],
    resources: [
      documentation('FHIR', 'https://hl7.org/fhir/'),
      article('Software architecture guide', 'https://martinfowler.com/architecture/'),
      documentation('arc42', 'https://arc42.org/'),
    ],
  },
  {
    id: 'price-of-another-region',
    title: 'Decide how much resilience a ticketing system should pay for',
    description:
      'After a regional cloud failure of seven hours, a railway’s ticketing wants “to run in two regions, always”. It sells 40 tickets a second at the peak, an hour of downtime costs 90,000 at rush hour and 4,000 at night, and no seat may be sold twice. Compare four levels of resilience on AWS with their price, and recommend for each part.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Disaster Recovery', 'AWS', 'Cloud Architecture', 'High Availability', 'Distributed Systems'],
    roles: ['Solutions Architect', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    learningObjectives: [
      'Translate business losses into recovery time and point',
      'Explain what distance does to consistency',
      'Compare cost with avoided loss',
    ],
    steps: [
      'Divide the system: search, seats, payment, tickets, accounts, reports. Result: a table with what each may lose and how long it may be away.',
      'Describe backup and restore, pilot light, warm standby and active-active for this system. Result: four diagrams with replication and switching.',
      'Calculate the expected downtime a year for each, with assumptions on how often a region fails. Result: expected losses as a range.',
      'Price them with the AWS Pricing Calculator, including traffic between regions and people. Result: yearly cost of each.',
      'Work out seats in both regions: who may sell, what happens when the link between regions fails. Result: a sequence diagram of the failure, and a decision.',
      'Recommend for each part and plan a rehearsal with criteria. Result: four pages and a one-page summary with a chart of cost against loss.',
    ],
    acceptanceCriteria: [
      'No scenario in the design sells a seat twice, shown for a failed link and for failing back.',
      {
        text: 'Recovery time and point are stated for each part and can be measured in the rehearsal.',
        check: entries('the parts', {
          columns: ['part', withFigure('recovery time'), withFigure('recovery point')],
          rows: atLeast(2),
        }),
      },
      'At least two parts get less resilience than was asked for, with the money saved.',
      'The recommendation holds when the assumed failure rate is halved or doubled, or says when it does not.',
    ],
    resources: [
      documentation(
        'Disaster recovery of workloads on AWS',
        'https://docs.aws.amazon.com/whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-workloads-on-aws.html',
      ),
      documentation('AWS Well-Architected', 'https://aws.amazon.com/architecture/well-architected/'),
      documentation('AWS Pricing Calculator', 'https://calculator.aws/'),
    ],
  },
  {
    id: 'boundaries-from-events',
    title: 'Find service boundaries in a monolith by its events',
    description:
      'A car-hire company’s system of 400,000 lines is changed by five teams who block each other; the director has read that microservices help. Work out from the business process where boundaries would lie, which of them should become services at all, and which should stay modules.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Microservices', 'Domain-Driven Design', 'Event Storming', 'System Design'],
    roles: ['Solutions Architect', 'Technical Lead'],
    learningObjectives: [
      'Find boundaries in language and rules instead of in tables',
      'Judge coupling by what changes together',
      'Recommend as few services as possible',
    ],
    steps: [
      'Write the process of a hire from inquiry to damage settlement as 60 events, with commands, rules and who triggers them. Result: an event wall (paper or a board tool).',
      'Mark words that mean different things in different places, such as "car" in booking, fleet and accounts. Result: six to nine bounded contexts with their language.',
      'Draw the map with the kind of relation between them. Result: a context map with the three most painful relations.',
      'Take a public repository of a monolith and compute from its history which folders change together. Result: a matrix, and what the method would tell you here.',
      'Judge each context: change rate, load, team, consistency with neighbors. Result: a choice of service, module or bought product for each, with reasons.',
      'Plan the first cut: data, interface, order, measure of success, and when to stop. Result: a plan of six months with three releasable steps.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every event belongs to exactly one context.',
        check: entries('the events', {
          columns: ['event', 'context'],
          rows: atLeast(10),
          rules: [
            { rule: 'unique', column: 'event' },
            { rule: 'kinds', column: 'context', least: 2 },
          ],
        }),
      },
      'No business rule that must hold immediately spans two services.',
      'The recommendation keeps at least two contexts as modules, with reasons.',
      'The plan’s first step brings a benefit even if nothing follows.',
    ],
    resources: [
      article('EventStorming', 'https://www.eventstorming.com/'),
      article('Monolith first', 'https://martinfowler.com/bliki/MonolithFirst.html'),
      article('Bounded context', 'https://martinfowler.com/bliki/BoundedContext.html'),
    ],
  },
]
