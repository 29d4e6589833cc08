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
}
