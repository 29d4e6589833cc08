import type { LevelTable } from './level.ts'

export const observabilityLevels: LevelTable = {
  Monitoring: [
    {
      description: 'Explains what metrics, logs and alerts are for and reads a prepared dashboard.',
      requiredCapabilities: [
        'Says from a graph when a service became slow and by how much',
        'Tells a symptom users notice from a cause such as a full disk',
      ],
      suggestedProjects: ['Watch your own computer with Netdata or btop for a day and explain three peaks'],
    },
    {
      description: 'Adds uptime checks and simple alerts to a monitoring system that others set up.',
      requiredCapabilities: [
        'Sets up an uptime check that tests content and certificate expiry, not only status 200',
        'Gives an alert a duration so that a single spike wakes nobody',
      ],
      suggestedProjects: [
        'Monitor three websites with Uptime Kuma, with notifications and a public status page',
      ],
    },
    {
      description: 'Sets up the monitoring of a service without help and keeps its alerts useful.',
      requiredCapabilities: [
        'Chooses signals by the four golden signals or the RED and USE methods',
        'Links each alert to a runbook with the first three things to check',
        'Removes or changes alerts that led to no action in the last month',
      ],
      suggestedProjects: [
        'Monitor a small application with Prometheus, Alertmanager and Grafana, break it in five ways and note which alert fired when',
      ],
    },
    {
      description: 'Designs monitoring across systems and finds what the existing one misses.',
      requiredCapabilities: [
        'Replaces threshold alerts on causes with burn-rate alerts on what users see',
        'Audits an incident for the signal that could have come earlier and adds it',
        'Monitors batch jobs, queues and third parties by freshness and by absence of data',
      ],
      suggestedProjects: [
        'Run kube-prometheus-stack on a test cluster, inject ten faults and halve the pages without missing a fault',
      ],
    },
    {
      description: 'Decides what an organization monitors, who is woken by it and what it may cost.',
      requiredCapabilities: [
        'Sets paging rules with limits on night calls and reports how they are kept',
        'Decides between building and buying, and sets retention and cardinality budgets with a price per service',
        "Makes sure monitoring survives the outage it should report, with independent paths and a dead man's switch",
      ],
      suggestedProjects: [
        'Write a monitoring standard with service tiers, default alerts as code and a self-check, and apply it to three sample services',
      ],
    },
  ],
  Observability: [
    {
      description: 'Explains how logs, metrics and traces answer different questions about a running system.',
      requiredCapabilities: [
        'Follows one request through its spans in a trace view',
        'Says why asking new questions needs context such as user or version on each event',
      ],
      suggestedProjects: [
        'Start the OpenTelemetry demo, switch on one of its failure flags and find the failing service',
      ],
    },
    {
      description:
        'Adds automatic instrumentation and structured logs to a service, following one that already has them.',
      requiredCapabilities: [
        'Turns on automatic instrumentation and names the service by resource attributes',
        'Writes structured logs that carry the trace id',
      ],
      suggestedProjects: ['Instrument a web application with OpenTelemetry and look at its traces in Jaeger'],
    },
    {
      description:
        'Makes a service explain itself in production with manual spans, well-chosen attributes and a Collector pipeline.',
      requiredCapabilities: [
        'Adds business attributes to spans without personal data',
        'Configures receivers, processors and exporters of the OpenTelemetry Collector, with batching and memory limits',
        'Finds the cause of a slow percentile by comparing slow with fast requests attribute by attribute',
      ],
      suggestedProjects: [
        'Plant a delay in a web service, queue or database, have traces of an order locate it and write up the steps',
      ],
    },
    {
      description: 'Designs telemetry for distributed systems and investigates failures nobody foresaw.',
      requiredCapabilities: [
        'Sets up tail sampling that keeps errors and slow traces and states what it distorts',
        'Repairs context propagation lost at queues, thread pools and old proxies',
        'Uses continuous profiles beside traces to get from a slow span to a function',
      ],
      suggestedProjects: [
        'Build a Collector gateway with tail sampling, attribute redaction and load balancing, and report cost and coverage',
      ],
    },
    {
      description:
        'Sets the observability practice of an organization, from semantic conventions to spending.',
      requiredCapabilities: [
        'Introduces shared conventions for attributes and checks them in CI with Weaver or similar',
        'Judges additions such as traces of AI agents or eBPF instrumentation by the questions they answer for their cost',
        'Teaches engineers to debug from production data and shows that diagnosis got faster',
      ],
      suggestedProjects: [
        'Contribute instrumentation or a Collector component to OpenTelemetry, with tests and documentation',
      ],
    },
  ],
  Prometheus: [
    {
      description: 'Explains how Prometheus pulls metrics and tells counters, gauges and histograms apart.',
      requiredCapabilities: [
        'Reads a /metrics page and says what a sample and its labels mean',
        'Checks on the targets page which scrapes fail',
      ],
      suggestedProjects: [
        'Run Prometheus and node_exporter in Docker and graph the processor use of your machine',
      ],
    },
    {
      description: 'Writes simple queries and adds scrape targets from an example.',
      requiredCapabilities: [
        'Applies rate to a counter and says why graphing the counter itself misleads',
        'Adds up a rate per label value with sum by',
      ],
      suggestedProjects: ['Answer ten questions in PromQL on a public demo server such as demo.promlabs.com'],
    },
    {
      description: 'Instruments services and writes dependable queries, recording rules and alerts.',
      requiredCapabilities: [
        'Chooses metric names, units and labels that keep cardinality bounded',
        'Computes an error ratio and a 99th percentile from histograms across instances',
        'Tests alert rules with promtool and groups and silences them in Alertmanager',
      ],
      suggestedProjects: [
        'Instrument a service with a client library and deliver its rules with promtool tests in CI',
      ],
    },
    {
      description:
        'Designs Prometheus setups with millions of series and repairs ones that run out of memory.',
      requiredCapabilities: [
        'Finds the metric behind growing memory on the TSDB status page and drops it by relabeling',
        'Moves services from classic to native histograms and shows what precision and storage change',
        'Plans sharding, remote write and long-term storage with Thanos, Mimir or VictoriaMetrics',
      ],
      suggestedProjects: [
        'Load a Prometheus with synthetic series until it breaks, then serve the same load by sharding or Mimir and compare the resources',
      ],
    },
    {
      description:
        'Runs metrics as a platform for many teams and can explain the storage and query engines behind it.',
      requiredCapabilities: [
        'Explains head block, write-ahead log, compaction and staleness with what each means in an outage',
        'Sets tenants, quotas and cardinality budgets that teams can see and negotiate',
        'Decides how OpenTelemetry and Prometheus metrics live together, from UTF-8 names to delta temporality',
      ],
      suggestedProjects: [
        'Contribute to Prometheus or an exporter, or write an exporter that meets the official guidelines and gets listed',
      ],
    },
  ],
  Grafana: [
    {
      description: 'Reads Grafana dashboards and uses time range, variables and legend to narrow a question.',
      requiredCapabilities: [
        'Switches a dashboard to another environment and zooms in on an incident',
        "Says what a panel's query and unit are",
      ],
      suggestedProjects: [
        'Explore the public play.grafana.org dashboards and describe an anomaly in one of them',
      ],
    },
    {
      description: 'Builds simple panels from a single data source while following an existing dashboard.',
      requiredCapabilities: [
        'Picks time series, stat, gauge or table by the question to be answered',
        'Sets unit, thresholds and null handling so that a panel does not mislead',
      ],
      suggestedProjects: [
        'Build a dashboard for the weather or energy data of your home from a CSV or SQLite source',
      ],
    },
    {
      description: 'Builds dashboards that lead a team from a symptom to its cause, with alerts to match.',
      requiredCapabilities: [
        'Chains variables and repeats rows so that one dashboard serves all instances',
        'Links from a metric panel to logs in Loki and traces in Tempo for the same time and labels',
        'Keeps dashboards in Git and provisions them by file, Terraform or Git Sync',
      ],
      suggestedProjects: [
        'Build a service dashboard from user symptoms down to resources, with alerts and links to logs, provisioned from a repository',
      ],
    },
    {
      description:
        'Designs Grafana folders, alerts and data sources for many teams and fixes slow or misleading panels.',
      requiredCapabilities: [
        'Finds what makes a dashboard slow with the query inspector and moves heavy queries to recording rules',
        'Designs folders, permissions, notification policies and contact points that follow team ownership',
        'Reviews dashboards for misleading axes, averages of averages and gaps drawn as zero',
      ],
      suggestedProjects: [
        'Take five community dashboards, list what would mislead someone on call and publish corrected versions',
      ],
    },
    {
      description:
        'Runs Grafana for a whole organization, generates its dashboards from code and extends it with plugins.',
      requiredCapabilities: [
        'Generates dashboards from code with the Foundation SDK or Jsonnet against a shared standard',
        'Plans single sign-on, high availability and upgrades without broken plugins',
        'Writes a data source or panel plugin with signing and tests',
      ],
      suggestedProjects: [
        'Publish a Grafana plugin in the catalog or a maintained library of dashboards as code',
      ],
    },
  ],
  'Service Level Objectives': [
    {
      description:
        'Explains indicator, objective, agreement and error budget, and why 100 percent is the wrong target.',
      requiredCapabilities: [
        'Converts 99.9 percent over thirty days into about 43 minutes of allowed downtime',
        'Tells an objective from a contract with penalties',
      ],
      suggestedProjects: [
        'Read the service level agreements of three cloud products and compute what each promises per month',
      ],
    },
    {
      description: 'Measures an indicator that others have defined and reports it against its target.',
      requiredCapabilities: [
        'Writes an indicator as good events divided by valid events',
        'Reads from a dashboard how much error budget is left',
      ],
      suggestedProjects: [
        'Measure availability and latency of a small site for two weeks and report both against a target of your choice',
      ],
    },
    {
      description: 'Defines objectives for a service from what its users do and acts on the error budget.',
      requiredCapabilities: [
        'Picks where to measure, such as load balancer or client, and names what that leaves out',
        'Sets multi-window, multi-burn-rate alerts with Sloth or Pyrra',
        'Agrees with the product owner what happens when the budget is spent',
      ],
      suggestedProjects: [
        "Write the objective document for a sample shop's checkout, generate its rules with Sloth and trigger both burn-rate alerts",
      ],
    },
    {
      description:
        'Designs objectives for services that depend on each other and corrects ones that mislead.',
      requiredCapabilities: [
        'Computes what a chain of dependencies can promise and where a fallback must bridge the gap',
        'Finds objectives that stay green while users complain, and changes the indicator',
        'Defines freshness and correctness objectives for data pipelines and low-traffic services',
      ],
      suggestedProjects: [
        'Replay a year of synthetic incidents against three alerting designs and compare detection time with false pages',
      ],
    },
    {
      description: 'Makes error budgets the way an organization weighs reliability against features.',
      requiredCapabilities: [
        'Wins executives over to an error budget policy and holds to it when a launch collides with it',
        'Relates objectives to contracts, capacity and what one more nine would cost',
        'Trains teams to review their targets each quarter and to lower some of them',
      ],
      suggestedProjects: [
        'Write a rollout plan for objectives in an organization you know, with a pilot, review forms and an error budget policy',
      ],
    },
  ],
  'Incident Response': [
    {
      description: 'Explains the severities, roles and phases of an incident and how to raise one.',
      requiredCapabilities: [
        'Reports a fault with time, effect and evidence instead of a guess at the cause',
        'Says what an incident commander does and does not do',
      ],
      suggestedProjects: [
        'Read five public postmortems and draw the timeline of each with detection, mitigation and resolution',
      ],
    },
    {
      description:
        'Takes a set task in an incident, such as keeping the timeline or running the first checks from a runbook.',
      requiredCapabilities: [
        'Keeps a timeline with times, actions and who took them',
        'Follows a runbook and says clearly when a step does not match what is seen',
      ],
      suggestedProjects: [
        'Write a runbook for one likely fault of a system you use and have somebody else follow it',
      ],
    },
    {
      description: 'Handles ordinary incidents on call without help, from alert to review.',
      requiredCapabilities: [
        'Mitigates first by rollback, feature flag or traffic shift and looks for the cause later',
        'Writes updates for users at set intervals in words they can use',
        'Holds a blameless review that ends in a few actions with owners and dates',
      ],
      suggestedProjects: [
        'Set up a small service, let a friend break it unannounced, then handle, document and review the incident',
      ],
    },
    {
      description: 'Commands major incidents and improves how teams respond.',
      requiredCapabilities: [
        'Splits work between operations, communication and investigation and hands over without loss',
        'Keeps evidence such as memory and logs when an outage may be an attack',
        'Finds contributing factors beyond the trigger and shows patterns over many incidents',
      ],
      suggestedProjects: [
        'Design and run a tabletop exercise on ransomware or a lost region for a team or an association, and report on it',
      ],
    },
    {
      description: 'Shapes how an organization prepares for, survives and learns from incidents.',
      requiredCapabilities: [
        'Sets on-call duty that people can sustain, with pay, rotation and limits',
        'Aligns the technical response with lawyers, press and regulators, such as notices due within 72 hours under GDPR or NIS2',
        'Trains commanders with game days and judges the program by what changed afterwards',
      ],
      suggestedProjects: [
        'Publish an incident response program based on NIST SP 800-61 Revision 3, with roles, a year of exercises and review forms',
      ],
    },
  ],
  Datadog: [
    {
      description: 'Finds a host, a service and a dashboard in Datadog and explains what tags are for.',
      requiredCapabilities: [
        'Filters a dashboard by environment, service and version',
        'Tells a metric, a log, a trace and a monitor apart in the interface',
      ],
      suggestedProjects: [
        'Start a trial, install the Agent on your own computer and find its processor use under Metrics Explorer',
      ],
    },
    {
      description: 'Sets up integrations and simple monitors from documentation.',
      requiredCapabilities: [
        'Adds the unified service tags env, service and version to a service',
        'Creates a metric monitor with a message that names the person to call',
      ],
      suggestedProjects: ["Monitor a PostgreSQL container with the Agent's integration and one alert"],
    },
    {
      description: 'Watches a service end to end with traces, log pipelines and objectives kept as code.',
      requiredCapabilities: [
        'Moves from a slow trace to its logs and the host behind it',
        'Parses logs in a pipeline and decides which to index and which only to archive',
        'Defines SLOs and burn-rate alerts as code with Terraform',
      ],
      suggestedProjects: [
        'Instrument a three-service application in a trial with traces, logs, a browser test and monitors kept in Terraform',
      ],
    },
    {
      description: 'Designs tagging, alerts and cost control for many teams.',
      requiredCapabilities: [
        'Finds custom metrics with too many tag values and cuts them without losing answers',
        'Tunes ingestion sampling and retention filters against the cost of traces',
        'Reduces noisy monitors with composite conditions and recovery thresholds',
      ],
      suggestedProjects: [
        'Write a usage audit against the Datadog API that attributes metrics, logs and hosts to teams',
      ],
    },
    {
      description: 'Runs Datadog as a platform and keeps an exit open.',
      requiredCapabilities: [
        'Sets tagging policy, access roles and budgets across organizations',
        'Standardizes on OpenTelemetry so that vendors can be compared on the same data',
      ],
      suggestedProjects: [
        'Send the same telemetry to Datadog and an open-source stack and report coverage, effort and price',
      ],
    },
  ],
  'New Relic': [
    {
      description: 'Finds services, hosts and errors in New Relic and explains what an entity is.',
      requiredCapabilities: [
        'Reads the summary page of an application and names its slowest transaction',
        'Says what a sample NRQL query returns',
      ],
      suggestedProjects: [
        'Open a free account, connect a small application and look at its first hour of data',
      ],
    },
    {
      description: 'Writes short NRQL queries and simple alerts with documentation.',
      requiredCapabilities: [
        'Counts errors by name with FACET over a time range',
        'Sets an alert condition with a threshold and a loss-of-signal rule',
      ],
      suggestedProjects: ['Build a dashboard of five NRQL charts for a site of yours'],
    },
    {
      description: 'Instruments services and answers production questions with NRQL and traces.',
      requiredCapabilities: [
        'Adds custom attributes and finds the customers an error affects',
        'Follows a distributed trace to its logs in context',
        'Creates alert policies and dashboards with Terraform',
      ],
      suggestedProjects: [
        'Instrument a shop demo, release a slow version of it and prove the change with deployment markers and NRQL',
      ],
    },
    {
      description: 'Designs accounts, data and alerts for several teams.',
      requiredCapabilities: [
        'Drops or samples data that no query uses and shows the ingest saved',
        'Builds service levels from NRQL events and alerts on their burn',
        'Designs alert workflows that group related issues and add context',
      ],
      suggestedProjects: [
        'Cut the ingest of a busy demo environment by half without losing a chart that answers a question',
      ],
    },
    {
      description: 'Governs accounts and ingest for an organization and ties telemetry to business figures.',
      requiredCapabilities: [
        'Sets who may see which account, gives each team a budget for ingest and gets an alert before it is used up',
        'Builds a custom visualization or integration where the product stops',
      ],
      suggestedProjects: [
        'Publish a quickstart or an open-source integration with dashboards, alerts and documentation',
      ],
    },
  ],
  Dynatrace: [
    {
      description: 'Explains what OneAgent discovers and finds a service and a problem in Dynatrace.',
      requiredCapabilities: [
        'Reads a problem card and names the root cause it suggests',
        'Follows the topology from an application to its host',
      ],
      suggestedProjects: [
        'Explore the public Dynatrace playground and describe one problem from effect to cause',
      ],
    },
    {
      description: 'Writes short DQL queries and builds simple dashboards from examples.',
      requiredCapabilities: [
        'Fetches and filters logs with a short DQL query',
        "Sets tags or a segment to see only one team's services",
      ],
      suggestedProjects: [
        'Monitor a container on your own computer in a trial and chart three of its metrics',
      ],
    },
    {
      description:
        'Monitors applications from the rollout of OneAgent to the alert that reaches the right team.',
      requiredCapabilities: [
        'Rolls out the Dynatrace Operator on Kubernetes',
        'Names services and key requests so that people recognize them',
        'Sends problems to the right team with alerting profiles and workflows',
      ],
      suggestedProjects: [
        'Monitor a demo shop in a trial, plant two faults and compare the root cause found with the real one',
      ],
    },
    {
      description: 'Designs monitoring in Dynatrace for large estates and corrects its conclusions.',
      requiredCapabilities: [
        'Tunes anomaly detection where automatic baselines mislead',
        'Writes DQL over Grail that joins logs, traces and business events',
        'Controls cost by bucket retention, capture rules and host modes',
      ],
      suggestedProjects: [
        "Describe a team's whole configuration as code with Monaco or Terraform and rebuild it in an empty environment",
      ],
    },
    {
      description: "Leads a company's use of Dynatrace, automation included.",
      requiredCapabilities: [
        'Builds quality gates and remediation on its workflows, with limits on what runs unattended',
        'Writes custom apps or extensions and judges which data belongs in another store',
      ],
      suggestedProjects: ['Publish an extension or app with tests and an account of the cost it causes'],
    },
  ],
  OpenTelemetry: [
    {
      description: 'Explains what OpenTelemetry standardizes and what an SDK, the Collector and OTLP are.',
      requiredCapabilities: ['Tells API, SDK and exporter apart', 'Reads the attributes of an exported span'],
      suggestedProjects: ['Run a sample service with the console exporter and explain each field of a span'],
    },
    {
      description: 'Adds OpenTelemetry to a service by following the language guide.',
      requiredCapabilities: [
        'Sets exporter and service name through environment variables',
        'Switches single instrumentation libraries on and off',
      ],
      suggestedProjects: ['Send traces from a sample service through a Collector to Jaeger'],
    },
    {
      description: 'Instruments services by hand and runs a Collector pipeline.',
      requiredCapabilities: [
        'Creates spans, metrics and logs with semantic convention names',
        'Carries context across threads and messages, and adds baggage sparingly',
        'Filters, transforms and batches data in the Collector with OTTL',
      ],
      suggestedProjects: [
        'Instrument one application in two languages so that a single trace crosses a queue between them',
      ],
    },
    {
      description: 'Designs collection for many services and repairs lost or exploding telemetry.',
      requiredCapabilities: [
        'Scales Collectors as agents and gateways, with load balancing by trace for tail sampling',
        "Finds dropped data from the Collector's own metrics",
        'Builds a custom Collector distribution with only the parts in use',
      ],
      suggestedProjects: [
        'Load-test a Collector gateway to its limit and publish a sizing guide with measurements',
      ],
    },
    {
      description: 'Shapes how an organization adopts the standard and takes part in it.',
      requiredCapabilities: [
        'Plans the move from vendor agents to OpenTelemetry, declarative configuration included',
        'Follows the stability of signals and conventions and decides when each is ready',
      ],
      suggestedProjects: [
        'Contribute an instrumentation, a semantic convention or a Collector component and see it through review',
      ],
    },
  ],
  'Incident Management': [
    {
      description: 'Explains what counts as an incident and how it differs from a problem and a change.',
      requiredCapabilities: [
        'Sorts sample tickets into incidents, service requests and problems',
        'Says how impact and urgency together give a priority',
      ],
      suggestedProjects: [
        'Read an incident management policy of a public body and draw its process on one page',
      ],
    },
    {
      description: 'Records, classifies and passes on incidents by procedure.',
      requiredCapabilities: [
        'Writes a ticket that the next level can work on without asking back',
        'Keeps the reporter informed at the agreed times',
      ],
      suggestedProjects: ['Set up GLPI or Zammad in Docker and run ten invented tickets through it'],
    },
    {
      description: 'Manages incidents of a service from detection to closure without help.',
      requiredCapabilities: [
        'Coordinates support levels and suppliers against response targets',
        'Recognizes a group of tickets as one major incident',
        'Hands recurring incidents to problem management with evidence',
      ],
      suggestedProjects: [
        'Run a support queue for an open-source project or club for three months and report causes and times',
      ],
    },
    {
      description: 'Designs incident processes and leads major incidents across suppliers.',
      requiredCapabilities: [
        'Runs a bridge call with recorded decisions, clean handovers and a current status page',
        'Removes a queue or approval that only adds waiting, and shows the change in resolution time',
        'Connects monitoring, on-call tool and service desk so that no alert is lost or duplicated',
      ],
      suggestedProjects: [
        'Simulate a major incident with three invented suppliers, then rewrite contacts, contracts and templates',
      ],
    },
    {
      description: 'Leads incident management for an organization and its legal duties.',
      requiredCapabilities: [
        'Defines severity and escalation across countries, suppliers and regulators',
        'Moves investment from faster repair to fewer incidents with trend data',
      ],
      suggestedProjects: [
        'Write an incident management standard that fits both ITIL 4 and site reliability practice, and test it in an exercise',
      ],
    },
  ],
  Postmortems: [
    {
      description: 'Explains what a blameless postmortem is and why blame hides causes.',
      requiredCapabilities: [
        'Tells trigger, contributing factors and impact apart in a published report',
        'Rewrites a sentence that blames a person as one about the system',
      ],
      suggestedProjects: ['Summarize three public postmortems and note one question that each leaves open'],
    },
    {
      description: 'Gathers facts for a postmortem somebody else leads.',
      requiredCapabilities: [
        'Builds a timeline from chat, logs and deployments with times in one zone',
        'Marks what is known and what is assumed',
      ],
      suggestedProjects: [
        'Write the timeline of a fault in a hobby project of yours, with evidence for each entry',
      ],
    },
    {
      description: 'Writes postmortems and leads the review meeting.',
      requiredCapabilities: [
        'Interviews those involved about what they saw and why it made sense then',
        'Finds several contributing factors instead of a single root cause',
        'Agrees on a few actions with an owner and a date and follows them up',
      ],
      suggestedProjects: [
        'Break a test system on purpose, let a friend repair it and publish a full postmortem',
      ],
    },
    {
      description: 'Analyzes complex incidents and improves how others learn from theirs.',
      requiredCapabilities: [
        'Uses causal analysis such as CAST where humans and automation interact',
        'Finds patterns across a year of reports',
        'Coaches facilitators and reviews drafts for hindsight bias',
      ],
      suggestedProjects: [
        'Study twenty public postmortems of one kind of failure and publish what they have in common',
      ],
    },
    {
      description: 'Builds an organization in which people report failures freely.',
      requiredCapabilities: [
        'Measures learning by changed designs and reused reports, not by closed tickets',
        'Persuades leaders and lawyers to publish honest reports to customers',
      ],
      suggestedProjects: [
        'Write a learning-from-incidents program with training, library and yearly review, and start it in one team',
      ],
    },
  ],
}
