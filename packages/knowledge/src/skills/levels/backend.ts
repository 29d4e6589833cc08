import type { LevelTable } from './level.ts'

export const backendLevels: LevelTable = {
  'REST APIs': [
    {
      description:
        "Explains what a resource, a method and a status code are, and reads an API's documentation.",
      requiredCapabilities: [
        'Sends a GET request with curl and reads the headers and body of the answer',
        'Tells a 401, a 404 and a 500 apart',
      ],
      suggestedProjects: ['Query three public APIs with curl or Bruno and note how each reports errors'],
    },
    {
      description: 'Calls and builds simple endpoints with a framework, following an existing pattern.',
      requiredCapabilities: [
        'Chooses GET, POST, PUT, PATCH or DELETE by what the call does',
        'Reads input from path, query and body and answers with fitting status codes',
      ],
      suggestedProjects: ['Build an API for a reading list with create, list, change and delete'],
    },
    {
      description: 'Delivers documented endpoints with validation, paging, authentication and stable errors.',
      requiredCapabilities: [
        'Describes the interface in OpenAPI and keeps code and description in agreement by a test',
        'Pages with cursors and makes a repeated POST safe with an idempotency key',
        'Answers errors as problem details (RFC 9457) that a client can act on',
      ],
      suggestedProjects: [
        'Build a booking API with OpenAPI description, token sign-in, rate limits and contract tests',
      ],
    },
    {
      description: 'Designs interfaces that live for years and finds faults in those of others.',
      requiredCapabilities: [
        'Evolves a published API without breaking clients, and retires a field with notice and usage data',
        'Uses ETag, If-Match and Cache-Control to prevent lost updates and needless transfers',
        'Reviews for broken object-level authorization and excessive data exposure',
      ],
      suggestedProjects: [
        'Write a design review of a well-known public API: consistency, versioning, errors and limits',
      ],
    },
    {
      description: 'Governs interfaces across an organization and judges where REST is the wrong choice.',
      requiredCapabilities: [
        'Writes an API guideline with automated checks and an exception process',
        'Compares hypermedia, GraphQL, gRPC and events for a set of consumers with measured trade-offs',
        'Reasons about intermediaries and semantics from the HTTP specification (RFC 9110)',
      ],
      suggestedProjects: [
        'Write a Spectral rule set from a guideline of your own and run it on twenty public OpenAPI files',
      ],
    },
  ],
  'Node.js': [
    {
      description: 'Explains that Node.js runs JavaScript outside the browser and starts a script with it.',
      requiredCapabilities: [
        'Reads package.json and says what its scripts and dependencies do',
        'Installs packages with npm ci and runs a given project',
      ],
      suggestedProjects: ['Write a script that prints the size of every file in a folder'],
    },
    {
      description: 'Writes small servers and tools with the file system and HTTP modules, following a guide.',
      requiredCapabilities: [
        'Handles a request with Express or Fastify and returns JSON',
        'Reads settings from environment variables and keeps them out of the repository',
      ],
      suggestedProjects: ['Build a small notes server that stores each note in a file'],
    },
    {
      description: 'Delivers services with validation, logging, tests and a clean shutdown.',
      requiredCapabilities: [
        'Uses async functions throughout and lets no rejected promise go unhandled',
        'Streams a large upload or export instead of holding it in memory',
        'Closes the server and its database pool on SIGTERM after running requests end',
      ],
      suggestedProjects: [
        'Build an image resizing service with streams, limits, health checks and tests from node:test',
      ],
    },
    {
      description: 'Designs Node.js services under load and finds what blocks or leaks in them.',
      requiredCapabilities: [
        'Measures event loop delay and moves processor-heavy work to worker threads',
        'Compares heap snapshots to find a growing cache or listener',
        'Handles backpressure correctly across a chain of streams',
      ],
      suggestedProjects: [
        'Make a service leak, block and stall on purpose, diagnose each with --inspect or perf, and publish the notes',
      ],
    },
    {
      description: 'Sets the run-time platform for many services and explains it down to libuv and V8.',
      requiredCapabilities: [
        'Explains the phases of the event loop, the thread pool and microtasks with a program that shows their order',
        'Keeps dozens of services on supported Node.js releases, native add-ons included',
        'Hardens installs against supply-chain attacks with lock files, disabled scripts and provenance checks',
      ],
      suggestedProjects: [
        'Write a native add-on with Node-API and prebuilt binaries, or contribute a fix to Node.js core',
      ],
    },
  ],
  'Spring Boot': [
    {
      description: 'Explains what auto-configuration and a starter do and runs a generated project.',
      requiredCapabilities: [
        'Creates a project at start.spring.io and starts it',
        'Finds the controller behind an address in a sample',
      ],
      suggestedProjects: [
        'Generate a project, add an endpoint that greets by name and change its port in the settings',
      ],
    },
    {
      description: 'Adds controllers, services and repositories to an application, with an example at hand.',
      requiredCapabilities: [
        'Injects a service through the constructor',
        'Maps an entity with Spring Data JPA and writes a derived query method',
      ],
      suggestedProjects: ['Build a pet register with three endpoints and an H2 database'],
    },
    {
      description: 'Builds production features with validation, transactions, migrations and layered tests.',
      requiredCapabilities: [
        'Places @Transactional on the right methods and knows why a self-invocation skips it',
        'Tests with @WebMvcTest and Testcontainers, and starts the whole context only where needed',
        'Moves settings into typed configuration properties with profiles',
      ],
      suggestedProjects: [
        'Build an invoice service with Flyway, problem details, Actuator health and tests against PostgreSQL',
      ],
    },
    {
      description:
        'Designs services on Spring Boot and resolves slow queries, context failures and upgrade breaks.',
      requiredCapabilities: [
        'Detects N+1 loading in the SQL log and fixes it with a fetch join, entity graph or projection',
        'Configures the Spring Security filter chain for OAuth 2.0 resource servers and tests each rule',
        'Reads the conditions report to explain why a bean was or was not created',
      ],
      suggestedProjects: [
        'Move a sample application over a major Spring Boot release and keep a log of every break and its cure',
      ],
    },
    {
      description: "Provides the platform that other teams' Spring services build on.",
      requiredCapabilities: [
        'Writes a starter with auto-configuration, metadata and tests for its conditions',
        'Compares native images, class data sharing and virtual threads by start-up, memory and throughput',
      ],
      suggestedProjects: [
        'Publish a starter that adds audit logging to any service, with documentation and an upgrade policy',
      ],
    },
  ],
  Microservices: [
    {
      description:
        'Explains what splitting a system into services gains and costs, compared with one application.',
      requiredCapabilities: [
        'Reads an architecture diagram and follows a request through its services',
        'Names three things that fail in a network but not in a function call',
      ],
      suggestedProjects: ['Draw how an online shop could be split and mark who owns which data'],
    },
    {
      description: 'Changes one service in a system of several and runs it locally with its neighbours.',
      requiredCapabilities: [
        'Starts a group of services with Docker Compose and calls one from another',
        'Follows a request across logs by its correlation id',
      ],
      suggestedProjects: [
        'Add an endpoint to the OpenTelemetry demo shop and call it from another of its services',
      ],
    },
    {
      description:
        'Builds and operates a service with its own data, clear contracts and defence against failing neighbours.',
      requiredCapabilities: [
        'Sets timeouts, bounded retries with jitter and a circuit breaker on outgoing calls',
        'Publishes events through an outbox so that data and message never disagree',
        'Deploys independently by keeping old and new message versions readable',
      ],
      suggestedProjects: [
        'Split ordering from a sample shop into a service with its own database, events and contract tests',
      ],
    },
    {
      description: 'Draws service boundaries and untangles distributed monoliths.',
      requiredCapabilities: [
        'Finds services that always change together and merges them or moves the boundary',
        'Designs a saga with compensations for a process across three services',
        'Uses traces to find a chain of calls that multiplies latency and replaces it with a local copy of data',
      ],
      suggestedProjects: [
        'Take a sample monolith, extract two services with the strangler pattern and record what became harder',
      ],
    },
    {
      description: 'Decides how an organization splits, runs and pays for its services, teams included.',
      requiredCapabilities: [
        'Aligns team ownership and service boundaries and argues for a modular monolith where it serves better',
        'Defines the platform contract each service meets: telemetry, deployment, security and objectives',
        'Runs failure experiments across services and turns findings into standards',
      ],
      suggestedProjects: [
        'Write a case study of a real move to or from microservices, with costs, incidents and delivery times before and after',
      ],
    },
  ],
  'Apache Kafka': [
    {
      description: 'Explains topics, partitions, offsets and consumer groups with a sketch.',
      requiredCapabilities: [
        'Produces and reads messages with the console tools',
        'Says why two consumers of one group never read the same partition',
      ],
      suggestedProjects: [
        'Start a single broker in KRaft mode with Docker and pass chat messages between two terminals',
      ],
    },
    {
      description: 'Writes simple producers and consumers in an application that exists.',
      requiredCapabilities: [
        'Chooses a key so that messages of one customer stay in order',
        'Commits offsets after processing and explains what happens on a crash in between',
      ],
      suggestedProjects: [
        'Feed the live stream of Wikipedia edits into a topic and count edits per language',
      ],
    },
    {
      description: 'Builds dependable event flows with schemas, retries and monitored lag.',
      requiredCapabilities: [
        'Registers Avro or Protobuf schemas and changes them compatibly',
        'Makes a consumer idempotent and sends poison messages to a dead letter topic',
        'Watches consumer lag and finds the cause when it grows',
      ],
      suggestedProjects: [
        'Connect a PostgreSQL database to a search index through Debezium and Kafka Connect, with restarts survived',
      ],
    },
    {
      description:
        'Designs topics, throughput and guarantees, and debugs rebalances, lost and duplicated messages.',
      requiredCapabilities: [
        'Sizes partitions, retention and replication from measured volume and recovery needs',
        'Configures idempotent producers and transactions and states exactly what exactly-once covers',
        'Explains a rebalance storm from session and poll settings and calms it',
      ],
      suggestedProjects: [
        'Build a payment flow with Kafka Streams, kill brokers and consumers at random and prove that no amount is lost',
      ],
    },
    {
      description: 'Runs streaming as a platform for many teams and understands the log and its protocol.',
      requiredCapabilities: [
        'Explains replication, in-sync replicas, leader epochs and the KRaft quorum with a failure timeline',
        'Plans tiered storage, quotas, multi-region mirroring and the move off ZooKeeper-era clusters',
      ],
      suggestedProjects: [
        'Contribute to Kafka or a client library, or reproduce a published failure case with a fault injector and explain it',
      ],
    },
  ],
}
