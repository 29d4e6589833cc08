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
        'Upgrade a sample application across a major Spring Boot release and keep a log of every break and its cure',
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
      description: 'Changes one service in a system of several and runs it locally with its neighbors.',
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
        'Builds and operates a service with its own data, clear contracts and defense against failing neighbors.',
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
        'Connect a PostgreSQL database to a search index through Debezium and Kafka Connect, and show that it survives restarts',
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
  GraphQL: [
    {
      description: 'Reads a schema and writes a query for the fields needed.',
      requiredCapabilities: [
        'Tells a query from a mutation and an argument from a variable',
        'Explores a public schema in GraphiQL',
      ],
      suggestedProjects: [
        'Ask the public Countries API for all countries of a continent with their languages',
      ],
    },
    {
      description: 'Adds fields and resolvers to a schema that exists and queries them from a client.',
      requiredCapabilities: [
        'Decides on purpose which fields may be null',
        'Passes variables instead of pasting values into the query text',
      ],
      suggestedProjects: ['Build a small schema for books and authors with in-memory data'],
    },
    {
      description: 'Delivers APIs with paging, batching, authorization and typed clients.',
      requiredCapabilities: [
        'Loads related rows in batches with DataLoader and shows the number of SQL calls',
        'Pages with connections and stable cursors',
        'Checks permissions in the business layer for each object reached',
      ],
      suggestedProjects: ['Build a forum API with code generation for the client and tests for each role'],
    },
    {
      description: 'Designs schemas that evolve and protects servers against costly or hostile queries.',
      requiredCapabilities: [
        'Limits depth, cost and batches, or admits only persisted documents',
        'Deprecates a field after usage data show who still asks for it',
        'Finds a slow resolver in a trace and fixes the access pattern',
      ],
      suggestedProjects: [
        'Attack your own server with nested and aliased queries and add defenses until it stays responsive',
      ],
    },
    {
      description: 'Governs a shared graph of many teams, or decides against one.',
      requiredCapabilities: [
        'Designs federation boundaries, entity ownership and composition checks in CI',
        'Explains execution, null propagation and merging from the specification',
      ],
      suggestedProjects: [
        'Compose three subgraphs of different languages, break one on purpose and show how clients notice',
      ],
    },
  ],
  gRPC: [
    {
      description: 'Explains what a proto file describes and how a call differs from a REST request.',
      requiredCapabilities: [
        'Reads messages, field numbers and services in a proto file',
        'Calls a method with grpcurl',
      ],
      suggestedProjects: ['Run the hello world example in two languages and let them talk to each other'],
    },
    {
      description: 'Implements unary calls in generated code by following an example.',
      requiredCapabilities: [
        'Generates client and server with buf or protoc',
        'Returns a status code that fits the error',
      ],
      suggestedProjects: ['Build a unit conversion service with a command-line client'],
    },
    {
      description: 'Builds services with streaming, deadlines and compatible schemas.',
      requiredCapabilities: [
        'Sets a deadline on each call and passes it on',
        'Adds and reserves fields so that old and new programs understand each other',
        'Writes interceptors for authentication and metrics',
      ],
      suggestedProjects: ['Build a chat with bidirectional streaming, reconnection and tests'],
    },
    {
      description: 'Designs interfaces and solves load balancing, flow control and proxy problems.',
      requiredCapabilities: [
        'Explains why long-lived HTTP/2 connections defeat a layer 4 balancer and corrects it',
        'Tunes keepalive, message size and retry policy from observed failures',
      ],
      suggestedProjects: [
        'Run a service of five instances behind Envoy or with client-side balancing and show even load through a rollout',
      ],
    },
    {
      description: 'Sets remote call standards across languages and understands the protocol on the wire.',
      requiredCapabilities: [
        'Governs schemas with lint rules, breaking-change checks and a registry',
        'Compares gRPC, Connect and REST for browsers, partners and inner services',
      ],
      suggestedProjects: [
        'Implement a minimal unary client over HTTP/2 frames and test it against two official servers',
      ],
    },
  ],
  Django: [
    {
      description: 'Explains how a request reaches a view, a model and a template in Django.',
      requiredCapabilities: [
        'Starts a project and opens the admin site',
        'Finds the view behind an address in urls.py',
      ],
      suggestedProjects: ['Follow the official polls tutorial to part four'],
    },
    {
      description: 'Adds models, views, forms and templates to an app that exists.',
      requiredCapabilities: [
        'Creates and applies a migration and says what it changes',
        'Shows a list with a queryset filter and a template loop',
      ],
      suggestedProjects: ['Build a plant diary with photos, sign-in and an admin page'],
    },
    {
      description: 'Builds and tests complete applications with permissions and efficient queries.',
      requiredCapabilities: [
        'Uses select_related and prefetch_related where a loop would query each row',
        'Makes sure that people see only their own objects, with tests that sign in as somebody else',
        'Adds forms or REST endpoints with validation in one place',
      ],
      suggestedProjects: [
        'Build a club site with bookings, mail and payments in test mode, deployed with its checks passing',
      ],
    },
    {
      description: 'Designs larger projects and solves slow queries, risky migrations and task failures.',
      requiredCapabilities: [
        'Splits a dangerous migration into steps that run without downtime',
        'Finds lock waits and missing indexes behind a slow page with the debug toolbar and EXPLAIN',
        'Reviews use of signals, managers and transactions for hidden effects',
      ],
      suggestedProjects: [
        'Bring an old open source project to the current long-term support version and halve its queries on three pages',
      ],
    },
    {
      description:
        'Leads Django platforms and knows the ORM, request cycle and async limits from the source.',
      requiredCapabilities: [
        'Writes custom fields, lookups or database backends',
        'Decides between monolith, apps as packages and services for several teams',
      ],
      suggestedProjects: ['Have a ticket fixed in Django or publish a reusable app that other projects use'],
    },
  ],
  FastAPI: [
    {
      description: 'Explains what a path operation and its type hints give, documentation included.',
      requiredCapabilities: [
        'Opens the generated docs and tries a call',
        'Finds the function that answers an address',
      ],
      suggestedProjects: ['Run the first example, add a parameter and see the docs change'],
    },
    {
      description: 'Writes endpoints with Pydantic models for a service that has a structure.',
      requiredCapabilities: [
        'Declares path, query and body parameters with limits',
        'Returns a response model that leaves internal fields out',
      ],
      suggestedProjects: ['Build an API for bird sightings with create, search and delete'],
    },
    {
      description: 'Delivers services with dependencies, database sessions, authentication and tests.',
      requiredCapabilities: [
        'Provides the session and the current user through Depends and replaces them in tests',
        'Tells when a plain def runs in the thread pool and when blocking code stalls the loop',
        'Handles start and end of the application in a lifespan function',
      ],
      suggestedProjects: [
        'Build a file sharing service with OAuth 2.0 sign-in, expiring links and async SQLAlchemy',
      ],
    },
    {
      description: 'Designs larger services and finds stalls, leaks and validation costs.',
      requiredCapabilities: [
        'Measures event loop lag and moves blocking calls out',
        'Structures routers, dependencies and background jobs so that modules stay independent',
      ],
      suggestedProjects: [
        'Load-test the same service with sync and async database drivers and explain the curves',
      ],
    },
    {
      description: 'Sets standards for Python services and works on the Starlette and ASGI layers beneath.',
      requiredCapabilities: [
        'Writes pure ASGI middleware and explains what BaseHTTPMiddleware costs',
        'Judges FastAPI, Litestar and Django for different teams with maintenance in view',
      ],
      suggestedProjects: [
        'Publish a service template with telemetry, migrations, contract tests and an upgrade tool',
      ],
    },
  ],
  Flask: [
    {
      description: 'Explains how a route, a view function and a template work together.',
      requiredCapabilities: [
        'Starts an application in debug mode and changes a page',
        'Says what request and session hold',
      ],
      suggestedProjects: ['Write a page that turns names into greetings through a form'],
    },
    {
      description: 'Builds small sites with templates, forms and a database, following a given pattern.',
      requiredCapabilities: [
        'Inherits templates from a base and builds links with url_for',
        'Validates a form and flashes a message',
      ],
      suggestedProjects: ['Build a lending list for things you lend to friends'],
    },
    {
      description: 'Delivers applications with an application factory, blueprints and tests.',
      requiredCapabilities: [
        'Explains application and request context when code runs outside a request',
        'Guards forms against cross-site request forgery and cookies against theft',
        'Tests with the test client and a fresh database',
      ],
      suggestedProjects: ['Build a polling site with sign-in, a results chart and a WSGI deployment'],
    },
    {
      description: 'Structures growing code bases and replaces home-made parts with sound ones.',
      requiredCapabilities: [
        'Orders extensions, hooks and error handlers so that their effects are predictable',
        'Finds shared state that breaks under several workers',
      ],
      suggestedProjects: [
        'Refactor a single-file application of a thousand lines into blueprints and services under test',
      ],
    },
    {
      description:
        "Decides what an organization's small Python services look like and maintains the shared layer.",
      requiredCapabilities: [
        'Writes and supports an extension across Flask and Werkzeug releases',
        'Explains WSGI, context locals and when a move to ASGI or Quart is due',
      ],
      suggestedProjects: [
        'Publish an extension with documentation, types and tests against three Flask versions',
      ],
    },
  ],
  'Express.js': [
    {
      description: 'Explains routes and middleware and follows a request through an Express file.',
      requiredCapabilities: [
        'Starts a sample and calls its routes with curl',
        'Says what calling next in a middleware does',
      ],
      suggestedProjects: ['Write a server that answers three addresses and a 404 page'],
    },
    {
      description: 'Adds routes, parameters and static files to a given server.',
      requiredCapabilities: [
        'Reads JSON bodies and sends fitting status codes',
        'Groups routes in a router file',
      ],
      suggestedProjects: ['Build a quotation API that keeps its data in an array'],
    },
    {
      description: 'Builds maintainable APIs with validation, central errors, sessions and tests.',
      requiredCapabilities: [
        'Lets rejected promises reach one error handler, which Express 5 does without extra code',
        'Sets security headers, limits and trusted proxies deliberately',
        'Tests routes with Supertest without opening a fixed port',
      ],
      suggestedProjects: ['Build a bookmark service with sign-in, tags, limits and a PostgreSQL store'],
    },
    {
      description: 'Restructures and hardens services and finds order, memory and proxy faults.',
      requiredCapabilities: [
        'Separates handlers from business code so that either can change',
        'Explains wrong client addresses or protocols behind several proxies',
        'Moves a code base from Express 4 to 5, with route patterns checked',
      ],
      suggestedProjects: [
        'Take an open source Express 4 project through the upgrade and add tests for each change in behavior',
      ],
    },
    {
      description: 'Decides when plain Express suffices and shapes the conventions around it.',
      requiredCapabilities: [
        'Writes middleware that many services share, with measured overhead',
        'Compares it with Fastify, Hono and NestJS on upkeep, speed and the skills at hand',
      ],
      suggestedProjects: [
        'Write a compatible miniature of the router and run part of the original tests against it',
      ],
    },
  ],
  NestJS: [
    {
      description: 'Recognizes modules, controllers and providers in a Nest project.',
      requiredCapabilities: [
        'Generates a resource with the CLI and calls it',
        'Says which class a constructor parameter receives',
      ],
      suggestedProjects: ['Create a project and add an endpoint that returns the time in three cities'],
    },
    {
      description: 'Adds endpoints and services with validation to an existing module.',
      requiredCapabilities: [
        'Describes input in a DTO class and turns on the validation pipe',
        'Injects a repository into a service',
      ],
      suggestedProjects: ['Build an API for a board game collection with three related entities'],
    },
    {
      description: 'Builds features with guards, interceptors, configuration and tests.',
      requiredCapabilities: [
        'Protects routes by role with a guard and a decorator',
        'Overrides providers in a testing module',
        'Validates configuration at start and fails early',
      ],
      suggestedProjects: [
        'Build a course booking API with JWT sign-in, queues on BullMQ and end-to-end tests',
      ],
    },
    {
      description: 'Designs modular systems and resolves dependency, scope and performance problems.',
      requiredCapabilities: [
        'Breaks a circular dependency by moving the boundary rather than with forwardRef',
        'Explains why one request-scoped provider makes its dependents request-scoped too and what it costs',
        'Splits a module into a microservice behind the same contract',
      ],
      suggestedProjects: [
        'Turn a modular application into two services with messages between them and unchanged acceptance tests',
      ],
    },
    {
      description: 'Governs Nest across many teams and extends its core abstractions.',
      requiredCapabilities: [
        'Writes dynamic modules and decorators that carry company standards',
        'Follows the container from scan to instantiation in the source when it misbehaves',
      ],
      suggestedProjects: [
        'Publish a module with async configuration, health indicators and tests on two HTTP adapters',
      ],
    },
  ],
  'ASP.NET Core': [
    {
      description: 'Explains how a minimal API maps an address to code in Program.cs.',
      requiredCapabilities: [
        'Starts a template project and changes an answer',
        'Finds where a service is registered',
      ],
      suggestedProjects: ['Create an API that answers with the current moon phase'],
    },
    {
      description: 'Adds endpoints, models and simple data access with Entity Framework Core.',
      requiredCapabilities: [
        'Creates a migration and applies it to a local database',
        'Binds and validates input and returns typed results',
      ],
      suggestedProjects: ['Build a to-do API with SQLite and its OpenAPI document'],
    },
    {
      description: 'Builds secured, tested services with middleware, options and logging.',
      requiredCapabilities: [
        'Orders authentication, authorization and error middleware properly',
        'Tests endpoints through WebApplicationFactory with a database in a container',
        'Binds settings to validated options classes',
      ],
      suggestedProjects: [
        'Build a rental service with roles, problem details, rate limiting and health checks',
      ],
    },
    {
      description: 'Designs and diagnoses services under load.',
      requiredCapabilities: [
        'Finds tracking, N+1 or client evaluation in queries that Entity Framework Core generates',
        'Traces slow requests with OpenTelemetry and dotnet-trace',
        'Designs authorization policies on resources instead of scattered role checks',
      ],
      suggestedProjects: [
        'Run a sample shop with Aspire, load it with k6 and remove its three worst bottlenecks',
      ],
    },
    {
      description: 'Sets the web platform for .NET teams and knows Kestrel and the pipeline inside out.',
      requiredCapabilities: [
        'Decides on native AOT, on controllers or minimal APIs and on the pace of upgrades from measurements',
        'Builds shared packages for telemetry, identity and resilience that teams keep up to date',
      ],
      suggestedProjects: [
        'Write a connection middleware or custom authentication handler and document its threat model',
      ],
    },
  ],
  Laravel: [
    {
      description: 'Recognizes routes, controllers, models and Blade views in a project.',
      requiredCapabilities: [
        'Lists routes with Artisan and opens one in the browser',
        'Finds which view a controller returns',
      ],
      suggestedProjects: ['Start a fresh project and make a page that greets by the time of day'],
    },
    {
      description: 'Builds pages with forms, validation and Eloquent models under guidance.',
      requiredCapabilities: [
        'Writes a migration and a factory for test data',
        'Validates input with a form request',
      ],
      suggestedProjects: ['Build a shared shopping list with users and items'],
    },
    {
      description: 'Delivers features with policies, queues, events and Pest or PHPUnit tests.',
      requiredCapabilities: [
        'Loads relations eagerly and forbids lazy loading during development',
        'Sends mail and slow work through queued jobs that can run twice safely',
        'Authorizes each action through a policy',
      ],
      suggestedProjects: [
        'Build an event registration site with waiting list, mail, export and feature tests',
      ],
    },
    {
      description: 'Designs larger applications and solves queue, query and scaling faults.',
      requiredCapabilities: [
        'Reads Telescope, Pulse or query logs to find the cause of a slow page',
        'Keeps domain logic out of models and facades where it must be tested alone',
        'Runs Octane without leaking state between requests',
      ],
      suggestedProjects: [
        'Upgrade an open source application across three major versions and bring its slowest page under 200 milliseconds',
      ],
    },
    {
      description: 'Leads Laravel across products and maintains packages that others depend on.',
      requiredCapabilities: [
        'Explains container, facades and service providers from boot to response',
        'Sets tenancy, upgrade and security patterns for several teams',
      ],
      suggestedProjects: [
        'Publish a package with tests on all supported versions and a documented deprecation policy',
      ],
    },
  ],
  'Ruby on Rails': [
    {
      description: 'Explains how a request goes through routes, controller, model and view.',
      requiredCapabilities: [
        'Runs the generators and says which files they made',
        'Tries a query in the console',
      ],
      suggestedProjects: ['Follow the Getting Started guide and add one field to its product'],
    },
    {
      description: 'Builds resources with validations, associations and partials.',
      requiredCapabilities: [
        'Writes reversible migrations and seeds',
        'Permits exactly the parameters that a form may send',
      ],
      suggestedProjects: ['Build a reading club site with books, members and meetings'],
    },
    {
      description: 'Delivers features with Hotwire, jobs, mail and system tests.',
      requiredCapabilities: [
        'Avoids N+1 queries with includes and shows it in the log',
        'Updates a page with Turbo frames or streams instead of handwritten scripts',
        'Makes a job safe to retry',
      ],
      suggestedProjects: ['Build a shared kitchen schedule with live updates, reminders and Solid Queue'],
    },
    {
      description: 'Restructures large applications and finds slow, unsafe or tangled parts.',
      requiredCapabilities: [
        'Runs migrations on big tables without blocking, with strong_migrations as a guard',
        'Extracts domain objects where callbacks hide what happens',
        'Finds memory growth and slow endpoints with profiling in production',
      ],
      suggestedProjects: [
        'Upgrade an open source application by two major versions with both running in CI on the way',
      ],
    },
    {
      description:
        'Decides on architecture and upgrades for many Rails applications and contributes upstream.',
      requiredCapabilities: [
        'Splits a monolith with engines or Packwerk by ownership, or keeps it whole for good reasons',
        'Reads Active Record and Action Pack source to settle a fault and sends the fix',
      ],
      suggestedProjects: ['Publish an engine mounted in two applications, or have a patch merged into Rails'],
    },
  ],
  RabbitMQ: [
    {
      description: 'Explains exchange, queue, binding and acknowledgement with a drawing.',
      requiredCapabilities: [
        'Watches a message pass in the management page',
        'Says what happens to a message nobody has acknowledged',
      ],
      suggestedProjects: ['Send and receive a message with the first official tutorial'],
    },
    {
      description: 'Writes publishers and consumers for queues that others declared.',
      requiredCapabilities: [
        'Acknowledges after the work is done',
        'Chooses a direct, topic or fanout exchange by who should receive',
      ],
      suggestedProjects: ['Build an image thumbnail worker fed by an upload script'],
    },
    {
      description: 'Builds reliable flows with confirms, retries and dead letters.',
      requiredCapabilities: [
        'Uses publisher confirms and durable quorum queues where loss is not allowed',
        'Limits prefetch to match the speed of workers',
        'Retries with growing delay and sets poison messages aside',
      ],
      suggestedProjects: [
        'Build a mail dispatcher that survives a broker restart without loss, and tolerates duplicates',
      ],
    },
    {
      description: 'Designs topologies and resolves backlogs, alarms and partitions.',
      requiredCapabilities: [
        'Reads memory, disk and flow-control alarms and finds what causes them',
        'Chooses quorum queues, streams or classic queues by load and replay needs',
        'Upgrades a cluster without losing messages',
      ],
      suggestedProjects: [
        'Run a three-node cluster, cut its network and document what producers and consumers see',
      ],
    },
    {
      description: "Sets messaging standards and knows the broker's protocols and Raft-based parts.",
      requiredCapabilities: [
        'Compares RabbitMQ, Kafka and cloud queues for each class of traffic',
        'Plans tenancy, federation and capacity for many teams',
      ],
      suggestedProjects: [
        'Write a protocol-level client for a part of AMQP 1.0 or 0-9-1 and test it against the broker',
      ],
    },
  ],
  'Message Queues': [
    {
      description: 'Explains why programs hand over work through a queue instead of waiting for each other.',
      requiredCapabilities: [
        'Tells a queue from publish and subscribe in an everyday picture',
        'Says what at least once means for the receiver',
      ],
      suggestedProjects: [
        "Sketch how a photo lab's orders would pass through queues and where they could pile up",
      ],
    },
    {
      description: 'Sends and handles messages with a library in an existing system.',
      requiredCapabilities: [
        'Puts an identifier and a version into each message',
        'Moves slow work out of a web request into a worker',
      ],
      suggestedProjects: ['Send welcome messages of a sample site through a queue table or a broker'],
    },
    {
      description: 'Builds asynchronous flows that survive crashes, duplicates and slow receivers.',
      requiredCapabilities: [
        'Makes handlers idempotent by a key stored with the result',
        'Sets visibility timeout and retry limit from the real duration of the work',
        'Alerts on the age of the oldest message rather than only on the count',
      ],
      suggestedProjects: [
        'Build a video conversion pipeline and kill a worker in every stage without losing a job',
      ],
    },
    {
      description: 'Designs ordering, back-pressure and delivery guarantees across services.',
      requiredCapabilities: [
        'Keeps order per customer while different customers run in parallel',
        'Chooses between broker, log and database table for a load, with limits calculated',
        "Plans the replay of a day's messages without repeating side effects",
      ],
      suggestedProjects: [
        'Compare a PostgreSQL queue, RabbitMQ and a Kafka topic on the same workload with failures injected',
      ],
    },
    {
      description: 'Guides event exchange across an organization and reasons about it formally.',
      requiredCapabilities: [
        'Defines schemas, ownership and retention for shared messages',
        'Proves or refutes an exactly-once claim from the steps that may fail',
      ],
      suggestedProjects: [
        'Model a delivery protocol in TLA+ or a simulator and find the smallest failing history',
      ],
    },
  ],
  Caching: [
    {
      description: 'Explains why a stored copy is faster and when it is wrong.',
      requiredCapabilities: [
        "Finds a cache hit in the browser's network panel",
        'Names three places between disk and screen that keep copies',
      ],
      suggestedProjects: ['Time a slow page twice and explain each difference from its headers'],
    },
    {
      description: 'Adds a cache with a lifetime to a slow function or call.',
      requiredCapabilities: [
        'Chooses a key that contains all inputs of the result',
        'Measures time and hit rate before and after',
      ],
      suggestedProjects: ["Store a weather service's answers for ten minutes in a small application"],
    },
    {
      description: 'Applies caches at the browser, edge and server that stay correct under change.',
      requiredCapabilities: [
        'Combines Cache-Control, ETag and Vary so that private data are never shared',
        'Invalidates on write, or versions keys where that is safer',
        'Chooses the size and eviction rule from the distribution of requests',
      ],
      suggestedProjects: [
        'Speed up a catalog site at three layers and show that a price change appears within five seconds',
      ],
    },
    {
      description: 'Designs caching for high load and explains stale, cold and stampeding states.',
      requiredCapabilities: [
        'Prevents many callers from computing the same entry at once',
        'Plans what happens when the cache is empty or down',
        'Finds cache poisoning or key collisions in review',
      ],
      suggestedProjects: ['Simulate LRU, LFU and W-TinyLFU on a public request trace and defend a choice'],
    },
    {
      description: 'Decides across systems where copies may exist and proves what consistency they give.',
      requiredCapabilities: [
        'Relates processor caches, database buffers and CDNs by the same laws of locality and coherence',
        'Sets a company policy for freshness, purge and personal data in shared caches',
      ],
      suggestedProjects: [
        'Write a concurrent cache with admission control and compare it with Caffeine or Ristretto',
      ],
    },
  ],
}
