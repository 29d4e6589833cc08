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
        'Reads an EXPLAIN plan and adds the index it asks for',
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
        "Sets caching strategy for an organization and knows the server's event loop, encodings and licences.",
      requiredCapabilities: [
        'Explains why a distributed lock on Redis is unsafe without fencing tokens',
        'Compares Redis, Valkey and alternatives by feature, licence and measured throughput',
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
        'Reverse-engineer the schema of an open ERP system such as Odoo and propose three improvements with migration steps',
      ],
    },
    {
      description: 'Sets modelling standards and shared definitions for an organization.',
      requiredCapabilities: [
        'Separates conceptual, logical and physical models and keeps them traceable under change',
        'Handles bitemporal facts, identity across systems and regulatory deletion in one design',
      ],
      suggestedProjects: [
        'Publish a canonical model of a domain you know, with versioned contracts and tests on sample data from two sources',
      ],
    },
  ],
}
