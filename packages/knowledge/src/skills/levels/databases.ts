import type { LevelTable } from './level.ts'

export const databasesLevels: LevelTable = {
  SQL: [
    {
      description: 'Reads simple queries and says which rows and columns come back.',
      requiredCapabilities: [
        'Explains SELECT, WHERE, ORDER BY and LIMIT in a given query',
        'Says what NULL means and why = NULL finds nothing',
      ],
      suggestedProjects: [
        'Answer ten questions about the free Chinook sample database by adapting given queries',
      ],
    },
    {
      description:
        'Writes queries over two or three tables with joins and grouping, and checks them with a colleague.',
      requiredCapabilities: [
        'Chooses an inner or a left join by which rows must stay',
        'Groups and filters with HAVING and counts distinct values correctly',
      ],
      suggestedProjects: ['Report the best-selling artists by country and year from the Chinook database'],
    },
    {
      description:
        'Answers everyday questions from data alone, with window functions, subqueries and safe changes.',
      requiredCapabilities: [
        'Ranks, compares with the previous row and sums up running totals with window functions',
        'Reads an EXPLAIN plan and adds an index that replaces a full scan',
        'Changes data in a transaction after checking the affected rows with a SELECT',
      ],
      suggestedProjects: [
        "Load a city's open transport data and write the ten queries that a timetable planner would need",
      ],
    },
    {
      description: 'Tunes difficult queries and reviews schemas and reports for wrong results.',
      requiredCapabilities: [
        'Rewrites a correlated subquery or an OR over columns when the plan shows a scan that hurts',
        'Finds double counting after a join fan-out and repairs the grain',
        'Picks an isolation level with an example of the anomaly it prevents',
      ],
      suggestedProjects: [
        'Take five slow queries on a generated table of ten million rows and bring each under a second, plans before and after',
      ],
    },
    {
      description: 'Teaches the relational model and sets query standards across engines and teams.',
      requiredCapabilities: [
        "Predicts a planner's choice from statistics and shows where its cost model goes wrong",
        'Solves gaps and islands, recursion and temporal joins in set logic, and says which dialects allow what',
      ],
      suggestedProjects: [
        "Write a small query engine that parses, plans and runs joins and aggregates, and compare its plans with PostgreSQL's",
      ],
    },
  ],
  PostgreSQL: [
    {
      description: 'Connects to a PostgreSQL database and looks at its schemas, tables and rows.',
      requiredCapabilities: [
        "Uses psql commands such as \\dt and \\d to find a table's columns",
        'Explains what a role and a database are in one server',
      ],
      suggestedProjects: [
        'Install PostgreSQL in a container, load the Pagila sample and describe five of its tables',
      ],
    },
    {
      description: 'Creates tables and loads data, with types and constraints suggested by others.',
      requiredCapabilities: [
        'Chooses between text, numeric, timestamptz and jsonb for a column',
        'Imports a CSV file with \\copy and repairs rows that violate a constraint',
      ],
      suggestedProjects: ['Move a spreadsheet of your own into three related tables with foreign keys'],
    },
    {
      description: 'Develops against PostgreSQL with sound migrations, indexes and transactions.',
      requiredCapabilities: [
        'Reads EXPLAIN (ANALYZE, BUFFERS) and tells a bad estimate from a missing index',
        'Adds a column or an index to a busy table without blocking writers',
        'Uses INSERT … ON CONFLICT, partial indexes and row-level security where they fit',
      ],
      suggestedProjects: [
        'Build a job queue on FOR UPDATE SKIP LOCKED and show that two workers never take the same job',
      ],
    },
    {
      description: 'Operates and tunes busy servers and resolves lock, vacuum and replication trouble.',
      requiredCapabilities: [
        'Finds the blocking session through pg_stat_activity and pg_locks and explains the chain',
        'Corrects autovacuum settings for a bloated table and checks for transaction id wraparound',
        'Restores to a point in time from a base backup and archived write-ahead log',
      ],
      suggestedProjects: [
        'Run a primary with a streaming replica, fail over by hand and measure data loss and downtime',
      ],
    },
    {
      description:
        "Decides on versions, topology and extensions for a fleet and reads the server's source when needed.",
      requiredCapabilities: [
        "Explains tuple visibility, HOT updates and the planner's statistics from the pages on disk",
        'Upgrades a large cluster across major versions with logical replication and minutes of downtime',
      ],
      suggestedProjects: [
        'Write an extension with a custom type or index operator class and test it on two major versions',
      ],
    },
  ],
  SQLite: [
    {
      description: 'Explains that SQLite is a library over one file and opens such a file.',
      requiredCapabilities: [
        'Lists tables and runs a query in the sqlite3 shell',
        'Says in which programs on a phone or laptop SQLite already works',
      ],
      suggestedProjects: [
        "Open your browser's history file as a copy and find the ten sites you visited most",
      ],
    },
    {
      description: "Stores an application's data in SQLite with parameters instead of pasted strings.",
      requiredCapabilities: [
        'Creates tables with keys and switches foreign key enforcement on',
        'Binds values in prepared statements from the language at hand',
      ],
      suggestedProjects: ['Write a habit tracker for the terminal that keeps its data in one file'],
    },
    {
      description: 'Ships applications on SQLite with migrations, backups and concurrent readers.',
      requiredCapabilities: [
        'Turns on WAL mode and a busy timeout, and knows that there is still one writer',
        'Numbers migrations with user_version and tests them from an old file',
        'Uses STRICT tables, so that a wrong type is refused instead of stored',
      ],
      suggestedProjects: [
        'Add full-text search with FTS5 to a collection of your own notes, on a phone or a laptop',
      ],
    },
    {
      description: 'Tunes embedded databases and finds locking, corruption and size problems in the field.',
      requiredCapabilities: [
        "Explains an SQLITE_BUSY error from the transaction's type and upgrade path",
        'Reads EXPLAIN QUERY PLAN, designs covering indexes and sets the page and cache size by measurement',
        'Copies a live file safely with the backup interface or VACUUM INTO instead of cp',
      ],
      suggestedProjects: [
        'Build offline sync between two copies of a database with change tracking and conflict rules',
      ],
    },
    {
      description:
        'Judges where SQLite can replace a server and explains its pager, journal and virtual machine.',
      requiredCapabilities: [
        'Follows a statement through its bytecode and the B-tree pages that it touches',
        'Designs replicated or edge deployments, for example with Litestream, with stated loss limits',
      ],
      suggestedProjects: ['Write a virtual table or a custom VFS and run a crash test against it'],
    },
  ],
  Redis: [
    {
      description: 'Explains what an in-memory store is for and sets, reads and expires a key.',
      requiredCapabilities: [
        'Uses SET, GET, EXPIRE and TTL in redis-cli',
        'Names two kinds of data that should not live only in Redis',
      ],
      suggestedProjects: ['Run Redis in a container and build a visitor counter with a reset at midnight'],
    },
    {
      description: 'Uses strings, hashes, lists and sets from an application, following given key names.',
      requiredCapabilities: [
        'Picks a hash over many single keys for one object',
        'Caches the answer of a slow call with a lifetime',
      ],
      suggestedProjects: ['Build a leaderboard for a game with a sorted set'],
    },
    {
      description: 'Adds caching, sessions, rate limits or queues that stay correct under parallel use.',
      requiredCapabilities: [
        'Invalidates or versions cached entries when the data behind them changes',
        'Makes a check and a write atomic with a Lua script or a transaction',
        'Reads a stream through a consumer group and claims messages of a dead worker',
      ],
      suggestedProjects: ['Write a sliding-window rate limiter and test it with a hundred parallel clients'],
    },
    {
      description: 'Designs and debugs deployments: memory, persistence, hot keys and failover.',
      requiredCapabilities: [
        'Chooses an eviction policy and proves with MEMORY USAGE and keyspace hits that it fits',
        'Weighs RDB snapshots against the append-only file by how much may be lost',
        'Prevents a cache stampede with early refresh or a single loader per key',
      ],
      suggestedProjects: ['Run a three-node cluster, move slots during load and record what clients notice'],
    },
    {
      description:
        "Sets caching strategy for an organization and knows the server's event loop, encodings and licenses.",
      requiredCapabilities: [
        'Explains why a distributed lock on Redis is unsafe without fencing tokens',
        'Compares Redis, Valkey and alternatives by feature, license and measured throughput',
      ],
      suggestedProjects: [
        'Write a module or a protocol-compatible toy server that passes part of the official test suite',
      ],
    },
  ],
  'Data Modeling': [
    {
      description: 'Reads an entity-relationship diagram and tells its story in words.',
      requiredCapabilities: [
        'Names entities, attributes and the cardinality of each relationship',
        'Explains what a primary and a foreign key hold together',
      ],
      suggestedProjects: ['Draw the entities of a cinema: films, rooms, screenings, seats and tickets'],
    },
    {
      description: 'Models a small domain in third normal form with feedback from someone experienced.',
      requiredCapabilities: [
        'Resolves a many-to-many relationship with a junction table',
        'Spots repeated groups and derived values in a flat table',
      ],
      suggestedProjects: ["Turn a club's membership spreadsheet into a normalized schema and load its rows"],
    },
    {
      description: 'Models features and reports that fit both the questions asked and the changes to come.',
      requiredCapabilities: [
        'States the grain of a fact table before naming its columns',
        'Keeps history with slowly changing dimensions where reports need the past as it was',
        'Enforces rules by constraints instead of hoping that applications keep them',
      ],
      suggestedProjects: [
        'Build a star schema for bicycle-share trips and answer five business questions from it',
      ],
    },
    {
      description: 'Designs models for large or disputed domains and reviews those of others.',
      requiredCapabilities: [
        'Settles with business people what customer or order means, and writes down where meanings differ',
        'Chooses between dimensional, Data Vault, wide-table and document models for a stated load',
        'Plans the migration of a live model with both shapes served for a time',
      ],
      suggestedProjects: [
        'Reverse-engineer the schema of an open source ERP system such as Odoo and propose three improvements with migration steps',
      ],
    },
    {
      description: 'Sets modeling standards and shared definitions for an organization.',
      requiredCapabilities: [
        'Separates conceptual, logical and physical models and keeps them traceable under change',
        'Handles bitemporal facts, identity across systems and regulatory deletion in one design',
      ],
      suggestedProjects: [
        'Publish a canonical model of a domain you know, with versioned contracts and tests on sample data from two sources',
      ],
    },
  ],
  MySQL: [
    {
      description: 'Connects with a client and finds databases, tables and rows.',
      requiredCapabilities: [
        'Uses SHOW TABLES and DESCRIBE',
        'Says which engine and character set a table has',
      ],
      suggestedProjects: ['Load the Sakila sample and describe how rentals and films are connected'],
    },
    {
      description: 'Creates tables and queries for an application with review.',
      requiredCapabilities: [
        'Declares utf8mb4, keys and foreign keys explicitly',
        'Changes rows inside a transaction and rolls back on error',
      ],
      suggestedProjects: ['Store the results of a sports league and compute its table'],
    },
    {
      description: 'Develops on InnoDB with suitable indexes, migrations and isolation.',
      requiredCapabilities: [
        'Reads EXPLAIN ANALYZE and orders the columns of a composite index',
        'Explains gap locks behind a deadlock report and shortens the transaction',
        'Runs ALTER TABLE with ALGORITHM=INSTANT where possible and checks that it was',
      ],
      suggestedProjects: [
        'Build a seat booking service without double bookings, tested with parallel buyers',
      ],
    },
    {
      description: 'Operates replicated servers and repairs slow, lagging or broken ones.',
      requiredCapabilities: [
        'Finds the statement behind replica lag through performance_schema and the binary log',
        'Restores to a point in time with a physical backup and binary logs',
        'Changes a huge table online with gh-ost or pt-online-schema-change',
      ],
      suggestedProjects: [
        'Run a group replication cluster with MySQL Router, fail over and verify consistency by checksum',
      ],
    },
    {
      description: "Sets topology, versions and sharding for a fleet and explains InnoDB's insides.",
      requiredCapabilities: [
        'Relates redo log, buffer pool, undo history and purge to a throughput collapse',
        'Compares Vitess, plain sharding and a larger server against growth figures',
      ],
      suggestedProjects: [
        'Shard a sample application with Vitess, reshard it under load and publish what clients noticed',
      ],
    },
  ],
  'Microsoft SQL Server': [
    {
      description: 'Opens a database in a client and looks at tables, views and procedures.',
      requiredCapabilities: [
        'Runs a query in the MSSQL extension of Visual Studio Code or in Management Studio',
        'Tells an instance, a database and a schema apart',
      ],
      suggestedProjects: [
        'Start the free Developer edition in a container and restore the WideWorldImporters sample',
      ],
    },
    {
      description: 'Writes T-SQL queries and simple procedures under review.',
      requiredCapabilities: [
        'Uses TOP, CROSS APPLY and string and date functions of T-SQL',
        'Handles errors with TRY and CATCH and rolls back',
      ],
      suggestedProjects: ['Report monthly sales by territory from AdventureWorks'],
    },
    {
      description: 'Develops schemas, procedures and reports with sound plans and safe changes.',
      requiredCapabilities: [
        'Reads an actual execution plan for key lookups, spills and wrong estimates',
        'Tells parameter sniffing from outdated statistics with Query Store',
        'Deploys schema changes from a database project in CI',
      ],
      suggestedProjects: ['Build a stock ledger with temporal tables, constraints and tests in tSQLt'],
    },
    {
      description:
        'Tunes and administers busy instances and resolves blocking, corruption and failover trouble.',
      requiredCapabilities: [
        'Works from wait statistics to the query or resource responsible',
        'Turns on read committed snapshot after checking what relies on locks',
        'Restores a chain of full, differential and log backups under time pressure',
      ],
      suggestedProjects: [
        'Plan and rehearse the recovery of a large sample database with a written target for time and loss',
      ],
    },
    {
      description:
        'Leads the data platform, on site and in Azure, and knows storage and optimizer internals.',
      requiredCapabilities: [
        'Designs availability groups, licensing and migrations for a stated budget and objective',
        'Explains a plan choice from cardinality models, grants and page structure',
      ],
      suggestedProjects: [
        'Publish a workload replay that compares two versions or Azure SQL tiers, with regressions explained',
      ],
    },
  ],
  'Oracle Database': [
    {
      description: 'Connects to a schema and finds its tables, sequences and synonyms.',
      requiredCapabilities: [
        'Runs queries in SQL Developer or SQLcl',
        'Tells a container database from a pluggable database',
      ],
      suggestedProjects: [
        'Start Oracle Database Free in a container, install the HR sample schema and explore it',
      ],
    },
    {
      description: 'Writes Oracle SQL and small PL/SQL blocks with review.',
      requiredCapabilities: [
        'Handles dates, NVL and empty strings that count as null',
        'Fetches and updates with bind variables',
      ],
      suggestedProjects: ['Compute leave balances for the HR employees in a PL/SQL function'],
    },
    {
      description: 'Develops packages, reports and batch jobs that perform and can be maintained.',
      requiredCapabilities: [
        'Processes rows in bulk with BULK COLLECT and FORALL',
        'Reads DBMS_XPLAN output with actual row counts',
        'Raises and logs errors with their call stack instead of hiding them in WHEN OTHERS',
      ],
      suggestedProjects: ['Build a billing batch that restarts after a failure, with utPLSQL tests'],
    },
    {
      description: 'Tunes and operates critical databases and finds the cause of sudden slowdowns.',
      requiredCapabilities: [
        'Reads an AWR or ASH report from top events to statement, where the license allows',
        'Fixes an unstable plan with statistics or a baseline and says why it changed',
        'Recovers lost data with RMAN or Flashback',
      ],
      suggestedProjects: [
        'Rehearse losing a data file, a table and a whole instance, with times noted for each recovery',
      ],
    },
    {
      description: "Decides on Oracle's place, licenses and exit paths for an organization.",
      requiredCapabilities: [
        'Designs RAC, Data Guard and Exadata use, or the reasons against them, from objectives and cost',
        'Plans a migration to PostgreSQL with PL/SQL, types and performance assessed',
      ],
      suggestedProjects: [
        'Move a PL/SQL-heavy sample schema to PostgreSQL with Ora2Pg and report effort, gaps and timings',
      ],
    },
  ],
  MongoDB: [
    {
      description: 'Explains documents and collections and finds documents with a simple filter.',
      requiredCapabilities: ['Browses a database in Compass', 'Tells an embedded document from a reference'],
      suggestedProjects: ['Explore the sample films on a free Atlas cluster and list the five best rated'],
    },
    {
      description: 'Stores and changes documents from an application with an agreed structure.',
      requiredCapabilities: [
        'Updates single fields with $set and $inc instead of replacing the document',
        'Adds an index for a common query',
      ],
      suggestedProjects: ['Build a catalog of houseplants with care notes of different shapes'],
    },
    {
      description: 'Models documents by access pattern and writes aggregations that scale.',
      requiredCapabilities: [
        'Chooses embedding or referencing by growth, sharing and reading habits',
        'Builds a pipeline with $match, $group and $lookup in a sensible order',
        'Enforces structure with schema validation',
      ],
      suggestedProjects: [
        'Build a delivery tracker with geospatial queries, change streams and validated documents',
      ],
    },
    {
      description: 'Designs and repairs large deployments: indexes, elections, shards and slow pipelines.',
      requiredCapabilities: [
        'Reads explain output and orders index fields by equality, sort and range',
        'Sets write and read concern by what may be lost or outdated',
        'Chooses a shard key that spreads writes and serves the main query',
      ],
      suggestedProjects: [
        'Run a sharded cluster locally, pick a bad shard key, show the hot shard and reshard it',
      ],
    },
    {
      description: 'Judges document stores for an organization and knows storage and replication inside.',
      requiredCapabilities: [
        'Explains WiredTiger caching, oplog windows and elections from an incident',
        'Compares MongoDB with relational JSON and other stores on license, cost and fit',
      ],
      suggestedProjects: [
        'Model the same domain in MongoDB and PostgreSQL JSONB, load both and publish where each wins',
      ],
    },
  ],
  BigQuery: [
    {
      description: 'Runs a query in the console and reads how many bytes it will scan.',
      requiredCapabilities: [
        'Finds a public dataset and previews a table without querying it',
        'Says why selecting fewer columns costs less',
      ],
      suggestedProjects: ["Answer three questions about Stack Overflow's public data in the free sandbox"],
    },
    {
      description: 'Loads files and writes queries over nested data with examples at hand.',
      requiredCapabilities: [
        'Unnests a repeated field and counts its entries',
        'Filters on the partition column of a large table',
      ],
      suggestedProjects: ["Load a city's open sensor files and chart the hourly mean"],
    },
    {
      description: 'Builds partitioned, clustered tables and scheduled transformations with costs in sight.',
      requiredCapabilities: [
        'Chooses partition and cluster columns from real query filters',
        'Uses MERGE for increments and table snapshots before risky changes',
        'Sets maximum bytes billed and labels jobs by purpose',
      ],
      suggestedProjects: [
        "Build a mart on GitHub's public events with tests and a monthly cost under the free allowance",
      ],
    },
    {
      description: 'Tunes slot use, streaming and access for many teams.',
      requiredCapabilities: [
        'Reads the execution graph for skew, shuffle spill and repeated scans',
        'Chooses on-demand or edition slots from job history',
        'Protects columns and rows with policy tags and row access policies',
      ],
      suggestedProjects: [
        'Analyze INFORMATION_SCHEMA job records of a test project and cut its scanned bytes by 80 percent',
      ],
    },
    {
      description: 'Leads the analytical estate on Google Cloud: storage formats, governance and spend.',
      requiredCapabilities: [
        'Decides among native, BigLake and Iceberg tables after measuring performance and the cost of leaving',
        'Explains how storage, shuffle and slots share work and where isolation ends',
      ],
      suggestedProjects: [
        'Publish a benchmark of one workload on BigQuery and a second engine, with cost per query and caveats',
      ],
    },
  ],
  'Amazon Redshift': [
    {
      description: 'Explains columnar storage and nodes, and runs a query in the query editor.',
      requiredCapabilities: [
        'Finds tables and their columns in the system views',
        'Tells provisioned from serverless in a bill or a diagram',
      ],
      suggestedProjects: [
        'Query the TICKIT sample data on a trial credit and report the best-selling venues',
      ],
    },
    {
      description: 'Loads and queries tables that colleagues designed.',
      requiredCapabilities: [
        'Loads compressed files from S3 with COPY and reads the error view',
        'Writes joins that keep to the needed columns',
      ],
      suggestedProjects: ['Load flight delay files from S3 and rank airports by lateness'],
    },
    {
      description: 'Builds tables and pipelines with suitable keys, maintenance and rights.',
      requiredCapabilities: [
        'Chooses distribution and sort keys, or leaves them automatic after checking advice',
        'Merges daily changes through a staging table',
        'Reads Spectrum or zero-ETL sources without copying more than needed',
      ],
      suggestedProjects: [
        'Build a sales mart with late changes merged, tests and a shutdown outside working hours',
      ],
    },
    {
      description: 'Resolves slow, queued or uneven workloads and plans capacity.',
      requiredCapabilities: [
        'Finds broadcast, redistribution and skew in a query plan and system views',
        'Separates dashboards and loads by workload queues or data sharing',
        'Compares the cost of RPUs, nodes and reservations on recorded use',
      ],
      suggestedProjects: [
        'Replay a workload on two settings with the same data and explain each difference in time and price',
      ],
    },
    {
      description: 'Sets the role of Redshift in an AWS data platform and its limits.',
      requiredCapabilities: [
        'Plans multi-warehouse sharing, governance and recovery for business units',
        'Leads a move into or out of Redshift with verified results',
      ],
      suggestedProjects: [
        'Publish a migration kit from Redshift to Iceberg tables with Trino or Athena, with checks on types and sums',
      ],
    },
  ],
  'Relational Databases': [
    {
      description: 'Explains tables, rows, keys and relationships, and why a fact should be stored once.',
      requiredCapabilities: [
        'Points out the primary and foreign keys in a diagram',
        'Says what goes wrong when an address is kept in two tables',
      ],
      suggestedProjects: ['Sort the papers of a small hobby club into tables on paper, with a key for each'],
    },
    {
      description: 'Sets up a small database and keeps it consistent, with guidance on types and keys.',
      requiredCapabilities: [
        'Chooses a data type and a constraint for each column',
        'Says what commit and rollback do after an error halfway through',
      ],
      suggestedProjects: [
        'Turn your music or book collection into five linked tables in SQLite or PostgreSQL',
      ],
    },
    {
      description: 'Runs the relational store of an application: schema, queries, indexes, backups.',
      requiredCapabilities: [
        'Explains atomicity and isolation with two sessions side by side',
        'Restores a backup on another machine and checks that it is complete',
        'Judges when a denormalized column is worth its upkeep',
      ],
      suggestedProjects: [
        'Build the database of a ticket office with constraints that make overselling impossible',
      ],
    },
    {
      description: 'Selects, designs and rescues relational systems under load or after failure.',
      requiredCapabilities: [
        'Compares locking and multiversion engines on the same conflict',
        'Plans replication, sharding or archiving from growth figures',
        'Takes apart a deadlock or a lost update and rules out its return',
      ],
      suggestedProjects: [
        'Run the same write conflict on PostgreSQL, MySQL and SQL Server at each isolation level and put the outcomes in a table',
      ],
    },
    {
      description: 'Works from relational theory and storage engine internals to advise on any product.',
      requiredCapabilities: [
        'Explains serializability, B-trees, logging and recovery, with the papers behind them',
        'Assesses distributed SQL systems by clock, quorum and latency',
      ],
      suggestedProjects: [
        'Build a toy relational engine with write-ahead logging and recover it from a crash at every step',
      ],
    },
  ],
  NoSQL: [
    {
      description: 'Explains key-value, document, wide-column and graph stores with a use for each.',
      requiredCapabilities: [
        'Says what schema-free does and does not mean',
        'Tells scaling up from scaling out',
      ],
      suggestedProjects: ['Describe one recipe as a row, a document, a key with a value and a graph'],
    },
    {
      description: 'Stores and fetches data in one non-relational store by a given access pattern.',
      requiredCapabilities: [
        'Writes and reads items by key with a client library',
        'Avoids a query that reads every item',
      ],
      suggestedProjects: ['Build a paste bin on DynamoDB Local or another free key-value store'],
    },
    {
      description: 'Models data for one or two stores around the questions an application asks.',
      requiredCapabilities: [
        'Lists access patterns with rates before choosing keys',
        'Handles duplicated data by updating or tolerating copies on purpose',
        'Sets item lifetime, conditional writes and secondary indexes',
      ],
      suggestedProjects: [
        'Model a chat with members, channels and unread counts in a single DynamoDB-style table',
      ],
    },
    {
      description: 'Chooses and troubleshoots distributed stores by consistency, partitions and cost.',
      requiredCapabilities: [
        'Finds a hot partition or an unbounded item from metrics',
        'Picks consistency levels for reads and writes and shows what a lost replica changes',
        'Argues when a relational database with JSON is enough',
      ],
      suggestedProjects: [
        'Compare Cassandra, MongoDB and PostgreSQL on a time series with a node lost halfway',
      ],
    },
    {
      description: 'Advises on data stores for an organization and reads their designs critically.',
      requiredCapabilities: [
        'Relates Dynamo, Bigtable and Raft papers to the behavior of current products',
        "Tests a vendor's consistency claim under partitions and reads Jepsen reports with care",
      ],
      suggestedProjects: [
        'Write a small replicated key-value store with tunable quorums and test it against a checker',
      ],
    },
  ],
  MariaDB: [
    {
      description: 'Finds out whether a server is MariaDB or MySQL and looks through its schemas.',
      requiredCapabilities: [
        'Reads the version string and its long-term support date',
        'Lists databases, tables and users in the client',
      ],
      suggestedProjects: ['Install MariaDB Server in a container and load a sample schema'],
    },
    {
      description: 'Writes queries and simple schema changes for a site or application.',
      requiredCapabilities: [
        'Creates a user with only the rights it needs',
        'Dumps a database and loads it elsewhere with mariadb-dump',
      ],
      suggestedProjects: ['Move the database of a test WordPress site to another server'],
    },
    {
      description: "Develops and looks after databases with MariaDB's own features where they help.",
      requiredCapabilities: [
        'Keeps history with system-versioned tables and queries AS OF',
        'Uses sequences, RETURNING and CHECK constraints',
        'Reads the slow log and ANALYZE output to choose an index',
      ],
      suggestedProjects: ['Build an inventory with versioned tables and reports on any past day'],
    },
    {
      description: 'Operates Galera clusters or replicas and resolves their conflicts and crashes.',
      requiredCapabilities: [
        'Explains certification failures and flow control in a Galera cluster',
        'Backs up and restores with mariadb-backup while traffic continues',
        'Tests a move from MySQL for differences in JSON, collations and authentication',
      ],
      suggestedProjects: [
        'Run three Galera nodes, split the network and document the way back to a healthy cluster',
      ],
    },
    {
      description: 'Sets server strategy where MariaDB, MySQL and cloud services meet.',
      requiredCapabilities: [
        'Plans MaxScale routing, ColumnStore or vector search with tests of their limits',
        'Weighs licenses, support and divergence of the two code lines over years',
      ],
      suggestedProjects: [
        'Publish a compatibility study of one application on MariaDB and MySQL, with every difference traced',
      ],
    },
  ],
  Memcached: [
    {
      description: 'Explains a key, a value and a slot in memory that may vanish at any time.',
      requiredCapabilities: [
        'Sets and gets a value over telnet or nc',
        'Says why it must never hold the only copy',
      ],
      suggestedProjects: ['Start the daemon, store three values with short lifetimes and watch them expire'],
    },
    {
      description: 'Speeds up one slow call from an application with a client library.',
      requiredCapabilities: [
        'Chooses a lifetime and a key prefix',
        'Falls back to the source when the server does not answer',
      ],
      suggestedProjects: ['Cache the rendered front page of a small site and measure the difference'],
    },
    {
      description: "Operates a pool of servers for an application's cached data.",
      requiredCapabilities: [
        'Uses consistent hashing so that losing one server costs only its share',
        'Reads stats for hit rate, evictions and slab use',
        'Prevents lost updates with cas',
      ],
      suggestedProjects: ['Build a page fragment cache across three servers and remove one under load'],
    },
    {
      description: 'Diagnoses slab, connection and hot-key trouble at high request rates.',
      requiredCapabilities: [
        'Explains slab classes and why memory is full while items are evicted',
        'Protects the database from a cold pool with warm-up and request collapsing',
      ],
      suggestedProjects: [
        'Reproduce a hot key on a test pool and compare replication, client caches and meta commands as cures',
      ],
    },
    {
      description: "Decides on memory caches across an estate and knows the daemon's design.",
      requiredCapabilities: [
        'Compares Memcached, Redis and in-process caches by cost per hit and risk',
        'Tunes threads, the LRU crawler and extstore on flash from traces',
      ],
      suggestedProjects: [
        "Write a proxy or client with routing, failover and metrics, and test it against mcrouter's behavior",
      ],
    },
  ],
}
