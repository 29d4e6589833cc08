import type { OpenQuestion } from '../open-question.ts'

export const designOfDataPlatformsExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-data-platforms-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect', 'Technical Lead'],
    skills: ['Data Lakehouse', 'Apache Iceberg', 'Data Architecture'],
    tags: ['lakehouse', 'multi engine', 'catalog'],
    question:
      '40 teams share 3 PB in an object store: folders of Parquet, three query engines, permissions by bucket, broken tables after failed jobs. Design the move to a lakehouse that stays governable, and say what you would not do.',
    keyPoints: [
      {
        cue: 'What cures the broken tables',
        point:
          'Introduces an open table format for atomic commits, snapshots, and schema evolution, as plain folders cannot give consistent reads',
        weight: 3,
        essential: true,
        said: [
          'A failed job leaves no half table, since only the commit makes files visible',
          'Iceberg or Delta with an atomic pointer instead of listing folders',
          'Time travel for repair',
        ],
      },
      {
        cue: 'What binds the engines together',
        point:
          'Makes one catalog the control point that all engines use for commits, permissions, and credentials',
        weight: 3,
        essential: true,
        said: [
          'Whoever reads goes through the catalog, nobody holds bucket keys',
          'Short-lived credentials per table instead of bucket policies',
          'Two catalogs for the same table end in lost commits',
        ],
      },
      {
        cue: 'Engines that behave differently',
        point:
          'Enforces fine-grained access where engines differ: column and row rules only in trusted engines, else by separate tables',
        weight: 3,
        said: [
          'An engine with direct file access ignores masking',
          'Raw personal columns live in another table or are encrypted',
        ],
      },
      {
        cue: 'Chores nobody likes',
        point:
          'Runs maintenance as a service: compaction, snapshot expiry, orphan cleanup, statistics, by policy and not by each team',
        weight: 2,
        said: [
          'Nobody runs compaction voluntarily',
          'Small files and old snapshots are the hidden cost of 40 teams',
        ],
      },
      {
        cue: 'How you move 3 PB',
        point:
          'Migrates by use and in place where possible: register existing files, dual period per table, writers before readers',
        weight: 3,
        said: [
          'No rewrite of 3 PB, hot tables first',
          'Cold half stays as it is or is deleted',
          'At 5 GB/s a rewrite takes a week of pure compute',
        ],
      },
      {
        cue: 'What teams are given',
        point: 'Sets the frame for teams: domains with owners, table classes, naming, quotas, cost per team',
        weight: 2,
        said: [
          'Sandboxes expire, certified tables have tests',
          'The storage and scan cost are on each team’s page',
        ],
      },
      {
        cue: 'Differences between engines',
        point: 'Verifies feature support per engine and pins versions, since formats evolve and engines lag',
        weight: 2,
        said: [
          'One engine cannot read delete vectors yet, so that table version is not turned on',
          'A compatibility matrix tested in CI',
        ],
      },
      {
        cue: 'A new weak spot',
        point: 'Plans for the catalog as critical dependency: availability, backup, and recovery',
        weight: 2,
        said: [
          'If it is down then nobody commits or reads',
          'Restore must match the files, or pointers lead nowhere',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An open table format makes all engines interchangeable',
        said: ['with Iceberg any engine can read and write everything'],
        correction:
          'Support for deletes, types, views, and security differs. One has to test the combinations actually used.',
      },
      {
        belief: 'Bucket permissions can be kept as before under a lakehouse',
        said: ['we keep the IAM policies on the folders'],
        correction:
          'Bypassing the catalog bypasses masking and can corrupt tables. Direct access has to be closed.',
      },
    ],
    sampleAnswer:
      'I would measure first: which of the 3 PB were read in 90 days? Often a third. Requirements: reliable writes, governed access, three engines that stay, 40 teams who can’t stop. The core is an open table format, so that a commit is atomic, readers see snapshots, and failed jobs leave nothing visible. And one catalog for all engines: it holds the pointers, permissions, audit, and hands out short-lived credentials by table. Direct bucket access closes at the end; otherwise everything can be bypassed. Column and row rules work only in engines that enforce them, so for file-level readers I keep personal columns in separate tables. Migration is table by table by heat: register existing Parquet in place, switch writers, then readers through a view, compare, close the folder. Rewriting 3 PB at 5 GB/s would be a week of compute, so I rewrite only badly laid-out hot tables, perhaps 300 TB. Cold data gets registered or deleted. Maintenance is a platform service by policy: compaction, expiry, orphans. Teams get domains, quotas, cost pages, and sandboxes which expire. I keep a tested matrix of engines and format features, and turn on new features only when all can read them. The catalog is now critical: replicated, backed up consistently with the metadata files, with a practiced restore; readers cache for short outages. What I wouldn’t do: two table formats, a second catalog because a team likes it, a big bang, or a promise that engines are interchangeable. Trade-off: central control costs teams freedom, and I pay it back by maintenance and speed.',
    criteria: ['Catalog and control before formats', 'Sizes the migration', 'Says what to leave out'],
    followUps: [
      {
        question: 'A team’s engine reads files directly and ignores column masking. How do you serve it?',
        about: [2],
        answer:
          'Not with credentials to the full table. It gets a derived table without the personal columns, or reads through a trusted engine or gateway that applies rules. Masking works only where the reader is trusted.',
      },
      {
        question: 'Why register files in place instead of rewriting them?',
        about: [4],
        answer:
          'It takes minutes and no copying of petabytes, and makes commits atomic from then on. Layout and statistics may be poor, so hot tables are rewritten later in the new layout. The old writers must stop before, or unregistered files appear.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Security Engineer', 'Solutions Architect'],
    skills: ['Privacy Engineering', 'Data Governance', 'Data Lakehouse'],
    tags: ['deletion requests', 'lineage', 'backups'],
    question:
      'Customers may demand deletion of their personal data, everywhere, within 30 days: 60 services, Kafka, a 2 PB lakehouse with snapshots, a warehouse, extracts, ML training sets, backups. 5,000 requests a day. Design it so that you can prove it.',
    keyPoints: [
      {
        cue: 'Your precondition',
        point:
          'Knows where personal data is: a catalog of tables and fields with subject keys, retention, and legal exceptions, maintained by lineage and scanning',
        weight: 3,
        essential: true,
        said: [
          'Without a map of where the customer id lives, nothing can be deleted',
          'Invoices must be kept, so there is a list of exceptions with a reason',
        ],
      },
      {
        cue: 'How a request runs',
        point:
          'Coordinates requests as a tracked workflow: each system confirms, with retries, deadline, and evidence',
        weight: 3,
        essential: true,
        said: [
          'A case with 60 tasks, each with a receipt',
          'Event to all owners, the orchestrator waits for confirmations and escalates after 20 days',
        ],
      },
      {
        cue: 'Deleting in the lakehouse',
        point:
          'Deletes in immutable storage by batch: rewrites or delete files, then compaction and snapshot expiry, since only then data is physically gone',
        weight: 3,
        essential: true,
        said: [
          'Daily or weekly one run for all 5,000 times seven, not each request alone',
          'A logical delete leaves it readable by time travel',
          'Expiry within the deadline, so the retention of snapshots is less than 30 days',
        ],
      },
      {
        cue: 'Having less to delete',
        point:
          'Reduces the work by design: identity data held separately under a pseudonymous key, short retention, few copies',
        weight: 3,
        said: [
          'Names and emails in one vault, the events only have a random id',
          'What is never copied need not be deleted',
        ],
      },
      {
        cue: 'What you cannot touch',
        point:
          'Treats what cannot be rewritten, such as backups and logs, by short expiry or destroyed per-person keys, and deletes again after a restore',
        weight: 3,
        said: [
          'Crypto-shredding: every person has a key, and throwing it away makes the old copies unreadable',
          'After a restore first replay the deletions',
          'Backups live only two weeks, so they run out within the deadline',
        ],
      },
      {
        cue: 'When somebody comes back',
        point:
          'Stops the data from returning: late events, replays, source reloads are filtered by a suppression list',
        weight: 2,
        said: ['A backfill from raw would bring him back', 'The list itself holds only a hashed key'],
      },
      {
        cue: 'Size of the work',
        point:
          'Estimates the cost: scattered keys touch nearly all files, so clustering by subject and batching decide',
        weight: 2,
        said: [
          '35,000 persons a week spread over all files means rewriting everything',
          'Bucketed by customer hash and with a weekly run it touches fewer files per subject',
        ],
      },
      {
        cue: 'How you prove it',
        point: 'Proves it: samples searched after the deadline, audit reports, tests with synthetic persons',
        weight: 2,
        said: [
          'A fake customer is created, spread, deleted, and searched for everywhere each week',
          'Report of age and open cases',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A DELETE statement on the table format removes the data at once',
        said: ['delete from table where id, and it is gone'],
        correction:
          'Old files stay readable through snapshots, and delete files only mask. Compaction and expiry remove it physically.',
      },
      {
        belief: 'Pseudonymized events need no deletion',
        said: ['there is only a hash in it, so it is not personal'],
        correction:
          'As long as the mapping or guessing can lead back to the person, it is personal. Destroying the mapping can end that, if the rest cannot identify.',
      },
    ],
    sampleAnswer:
      '5,000 a day are 35,000 a week over 2 PB, so single deletions are impossible; batches and design decide. First the map: a catalog with personal fields, subject keys, retention, and exceptions such as invoices, filled by contracts and lineage and checked by scanning. Second, reduce: identity data lives in one vault, events carry a random key, raw retention is short. Deleting in the vault then unlinks most at once; whether the rest can still identify, such as location traces, is examined, and those are deleted too. Third, the workflow: a case per request, verified identity, an event to all 60 services, each confirms with a receipt; retries, escalation at day 20. In the lakehouse there is a weekly run: join the week’s keys with tables bucketed by customer hash, write deletes, compact the touched files, and expire snapshots after seven days. So worst case 7 plus 2 plus 7 days, within 30. Clustering matters, since spread keys would rewrite everything. Kafka has seven days’ retention; compacted topics get tombstones. Extracts have an owner and expire after 14 days. Training sets are rebuilt at each training. Backups expire in 14 days, logs are encrypted with keys per person that are destroyed; after a restore the deletion list is replayed before use. The list, with keyed hashes, also filters late events and backfills, else people return. Proof: synthetic customers each week, searched everywhere, plus samples and a report of ages. Failure: a system doesn’t confirm, so the case stays open and visible. Trade-off: short snapshots limit time travel, and key management per person is heavy, so I use it only for logs.',
    criteria: ['Calculates the deadline over all steps', 'Physical, not just logical removal', 'Evidence'],
    followUps: [
      {
        question: 'A month after deletion a customer reappears in the warehouse. How is that possible?',
        about: [5],
        answer:
          'By a backfill from old raw files, a late event, a restore, or a source that wasn’t covered. All loads must filter by the suppression list, and the restore procedure replays deletions. I trace the load time and close that path.',
      },
      {
        question: 'How do you keep the deletion run from rewriting the whole lake?',
        about: [2, 6],
        answer:
          'I batch weekly, bucket large tables by customer hash so a key touches few files, keep personal columns in narrow tables, and drop old partitions by retention. Often deleting the mapping suffices, and wide event tables need no rewrite.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Backend Developer', 'Solutions Architect', 'Technical Lead'],
    skills: ['Stream Processing', 'System Design', 'Idempotency'],
    tags: ['usage metering', 'billing', 'correctness'],
    question:
      'A cloud provider bills customers by use: 1 million usage events a second from 20 regions, invoices monthly, a live usage page within five minutes, spending limits. An error of 0.1% costs millions. Design metering from event to invoice.',
    keyPoints: [
      {
        cue: 'Your guiding principle',
        point:
          'Treats it as accounting: immutable raw events with unique ids kept until long after billing, invoices reproducible from them',
        weight: 3,
        essential: true,
        said: [
          'Every line on an invoice leads back to events',
          'Append only, corrections are additional entries',
          'Recomputing March gives the same March',
        ],
      },
      {
        cue: 'Each event counted right',
        point:
          'Guarantees no loss and no double: durable buffer at the producer, ids from it, deduplication over the whole permitted lateness',
        weight: 3,
        essential: true,
        said: [
          'Write to local disk first, send until confirmed',
          'Dedup by id per resource and hour, not only for ten minutes in memory',
          'At least once plus unique keys',
        ],
      },
      {
        cue: 'The page and the invoice',
        point:
          'Separates two paths: a fast approximate one for the page and limits, and an exact batch for invoices, regularly compared',
        weight: 3,
        said: [
          'The live number is marked as provisional',
          'Speed and truth have different owners, but the same definitions',
        ],
      },
      {
        cue: 'Coping with the volume',
        point:
          'Aggregates early to reduce volume, per resource and minute, in mergeable form with proof of completeness',
        weight: 3,
        said: [
          'A million a second becomes 20,000 rows when summed per minute at the source',
          'Sequence numbers per producer, so a gap is visible',
        ],
      },
      {
        cue: 'When usage arrives too late',
        point:
          'Handles late data by a cutoff with grace, and carries later usage to the next invoice or a credit',
        weight: 3,
        said: [
          'Close at day three of the month, afterward adjustments',
          'A region was cut off for two days, and its events still count',
        ],
      },
      {
        cue: 'From usage to money',
        point:
          'Keeps price and plan versions with validity and rates after aggregation, so that rating can be repeated',
        weight: 2,
        said: ['Usage and money are separated', 'Wrong price: rate again without touching events'],
      },
      {
        cue: 'How you find an error',
        point:
          'Reconciles independently: sums at the producer, in the pipeline, and on invoices, plus checks against resource inventory',
        weight: 3,
        said: ['A machine that ran 24 hours has to have 24 hours of usage', 'Alarm at 0.01% difference'],
      },
      {
        cue: 'When a region fails',
        point:
          'Plans failure of a region and abuse: local buffering for days, backpressure without losing, limits that fail in a decided direction',
        weight: 2,
        said: ['If the limit service is down, let known customers go on', 'Buffer 72 hours per region'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Exactly-once mode of the stream processor is enough for billing',
        said: ['Flink is exactly once so invoices are right'],
        correction:
          'Loss and duplicates arise at the producers, by replays and operators. Ids, completeness checks, and reconciliation are needed.',
      },
      {
        belief: 'The numbers of the live page can be used for the invoice',
        said: ['just sum the real-time counters at month end'],
        correction:
          'They lack late events and corrections, and can’t be audited. Invoices come from the complete, deduplicated raw usage.',
      },
    ],
    sampleAnswer:
      'It is accounting, so the truth is immutable events. A million a second at 200 bytes are 200 MB/s, 17 TB a day; per month 520 TB raw. So producers aggregate per resource and minute where possible, with a unique id of resource, meter, minute, and version, which brings perhaps 50,000 rows a second. Each producer writes to local disk with a sequence number, sends until confirmed, and can buffer for 72 hours. Regional logs collect, and copy to a central store. Gaps in the sequence show loss; the id removes duplicates over the whole accepted lateness, by merging in hourly tables. Then two paths. Fast: a stream sums per account for the page and limits, in under five minutes, marked provisional. Exact: hourly batch deduplicates, checks completeness per producer, and aggregates to daily usage. Rating is separate, with price versions, so a wrong price means rating again. The month closes on day three; only when all producers are complete or someone signs the gap. Later usage becomes an adjustment on the next invoice, never a silent change. Reconciliation is independent: producer totals against pipeline against invoice, and usage against inventory, a machine running 24 hours must have 24. Alarm at 0.01%, and invoices that jump are reviewed before sending. Corrections are additional entries with reason. Failures: a region cut off buffers and catches up, its customers’ page shows the time; if the limit service is down, known customers continue and new ones are capped, a business decision. Trade-off: two paths cost double logic, so both use the same definitions, and their difference is a metric.',
    criteria: ['Thinks in evidence and closing', 'Separates usage from money', 'Independent control'],
    followUps: [
      {
        question: 'How do you notice that a producer lost events before sending?',
        about: [1, 3],
        answer:
          'Each numbers its minute records without gaps and sends a heartbeat with its last number. The completeness check finds a missing sequence. Inventory helps in addition: a running resource without usage in an hour is suspicious.',
      },
      {
        question: 'On day 10, two days of usage from one region arrive. What happens to the invoices sent?',
        about: [4],
        answer:
          'They remain. The usage is stored with its true time, rated with the prices valid then, and shown as an adjustment on the next invoice, or by policy waived. The customer sees period and reason.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect', 'Security Engineer'],
    skills: ['Data Architecture', 'Data Protection', 'Data Governance'],
    tags: ['multi region', 'residency', 'global analytics'],
    question:
      'A company operates in three legal regions whose customer data must not leave them, but headquarters wants one global view of revenue, churn, and product use. Today there is one warehouse. Design the split.',
    keyPoints: [
      {
        cue: 'The question before technology',
        point:
          'Clarifies per data class what may cross: raw personal, pseudonymous, aggregated; with counsel, written as testable rules',
        weight: 3,
        essential: true,
        said: [
          'Not engineers alone decide what residency means',
          'A matrix: class of data, region, permitted purpose',
          'Does remote access from elsewhere count as transfer?',
        ],
      },
      {
        cue: 'What each region has',
        point:
          'Runs the same platform stack per region, deployed from one code base, with data and keys local',
        weight: 3,
        essential: true,
        said: [
          'Three cells, one set of pipelines as code',
          'Encryption keys are kept in the region, logs and backups too',
        ],
      },
      {
        cue: 'What reaches headquarters',
        point:
          'Moves computation to the data: regions compute, and only approved aggregates with minimum group size go to the global layer',
        weight: 3,
        essential: true,
        said: ['Send the query there, not the rows here', 'Sums per country and plan, no group under 20'],
      },
      {
        cue: 'Guarding the way out',
        point: 'Checks every export at a gate: schema whitelist, classification, group size, log',
        weight: 3,
        said: ['Default is deny, a new field needs approval', 'The only way out is this one pipeline'],
      },
      {
        cue: 'Questions that stay difficult',
        point:
          'Solves what aggregates cannot: distinct users across regions, global ids, drill-down by delegation',
        weight: 2,
        said: [
          'Sketches can be merged, but ask whether they leak',
          'Whoever needs details logs in to the region with a regional role',
        ],
      },
      {
        cue: 'Leaks people overlook',
        point:
          'Watches hidden flows: support tools, logs, error traces, ML training, backups, SaaS, admin access',
        weight: 2,
        said: [
          'A stack trace with an email goes to a monitoring vendor abroad',
          'Replicated buckets for recovery must have a target in the region',
        ],
      },
      {
        cue: 'Numbers that fit together',
        point:
          'Keeps definitions and calendars equal, so that three regions add up: time zones, currency, versions',
        weight: 2,
        said: [
          'One metric repository, tests in each region with the same cases',
          'A region on an older version spoils the sum, so version goes with the data',
        ],
      },
      {
        cue: 'The way there',
        point:
          'Migrates with proof: assigns customers to regions, moves, verifies, deletes from the old one, handles moves of a customer',
        weight: 2,
        said: [
          'What about those without a clear country?',
          'Deleting the copy in headquarters is the actual end',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Encrypting data and storing it anywhere satisfies residency',
        said: ['if it is encrypted it can be in any region'],
        correction:
          'Rules often count access and control over keys, and processing needs decryption. It has to be clarified, not assumed.',
      },
      {
        belief: 'Pseudonymized rows may be exported freely',
        said: ['replace the names by ids and send it to headquarters'],
        correction:
          'They remain personal data in many rules and can be linked again. Export aggregates with a threshold instead.',
      },
    ],
    sampleAnswer:
      'Before drawing anything, I sit with counsel and data owners and make a matrix: data class, region, purpose, may cross or not, and whether remote access counts. That becomes rules that can be tested. Suppose raw and pseudonymous rows stay, aggregates may cross. Sizes: 200 TB, of them perhaps 120, 50, and 30 per region, and a global layer of some gigabytes. Design: three cells with the same stack, from one code base, each with own storage, keys, catalog, orchestrator, logs, backups. Pipelines are versioned artifacts deployed to all. Metrics are defined once; each cell computes revenue, churn, and use by day, country, and plan, in UTC and local, original and reporting currency with the same rates. The way out is one export gate, deny by default: approved schemas only, group size at least 20, checks against small differences between overlapping tables, logged. Headquarters combines. For distinct users across regions I first ask if people overlap at all; if so, a keyed sketch after review, or I say not available. For detail, an analyst gets a role in the cell by approval, if remote access is permitted. Hidden flows take the most work: error traces, support tools, ML, admin access, disaster copies; I inventory them and test with marked records. Migration: assign each customer, unclear ones by rule; copy, run parallel, compare sums, switch, then delete in the old one and its backups, with evidence. Moving customers is a workflow. Failures: a cell is late, so global shows regions with their dates instead of a wrong total. Trade-offs: triple operations, lost global drill-down, and slower experiments.',
    criteria: ['Rules before boxes', 'Finds unofficial flows', 'States what will no longer be possible'],
    followUps: [
      {
        question: 'How can aggregates betray a person in spite of a minimum group size?',
        about: [2, 3],
        answer:
          'By differences: two overlapping tables, with 21 and 20 people, show the one. Also by many fine slices. I export a fixed set of cuts, round or add noise where needed, and refuse ad hoc combinations.',
      },
      {
        question:
          'Name a flow of personal data out of the region that architects usually miss. How do you find it?',
        about: [5],
        answer:
          'Error and log data to a monitoring vendor, with emails in messages; or support staff abroad with screen access. I plant marked test persons and search vendors and logs for them, and restrict outgoing network by list.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-05',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Technical Lead', 'Engineering Manager', 'Solutions Architect'],
    skills: ['Data Mesh', 'Data Governance', 'Organizational Design'],
    tags: ['domains', 'federated ownership', 'platform'],
    question:
      "The central data team of 15 is the bottleneck for 60 product teams: three months’ wait for a new table. The board heard of 'data mesh'. Decide how far to decentralize and design platform, responsibilities, and transition.",
    keyPoints: [
      {
        cue: 'Before you choose anything',
        point:
          'Diagnoses what makes the wait: skills, access, unclear requests, or missing platform; before choosing an organization',
        weight: 3,
        essential: true,
        said: [
          'Sort 100 requests: half are joins that a team could do with a template',
          'What really takes the three months, building or finding the owner?',
        ],
      },
      {
        cue: 'How far you go',
        point:
          'Decentralizes where domain knowledge and capacity exist, keeping central what is common; hybrid instead of dogma',
        weight: 3,
        essential: true,
        said: [
          'Payments and logistics have engineers who can own data, others don’t',
          'Company-wide metrics and identity stay central',
          'Not 60 teams at once, perhaps 8 domains',
        ],
      },
      {
        cue: 'What comes before handing over',
        point:
          'Builds a self-service platform first: templates for ingestion, modeling, tests, access, catalog, cost',
        weight: 3,
        said: [
          'A product team must publish a data product in days without knowing Spark',
          'Otherwise the burden just moves sixty times',
        ],
      },
      {
        cue: 'What teams commit to',
        point:
          'Defines the data product: owner, contract, objectives, documentation, support, and end of life',
        weight: 3,
        said: ['A named product owner with time for it', 'Fresh by 6:00, tested, described, discoverable'],
      },
      {
        cue: 'What all must have in common',
        point:
          'Federates rules and enforces them as code: identifiers, privacy classes, naming, quality minimum',
        weight: 3,
        said: [
          'A small council decides, the platform checks automatically',
          'Everyone may use their own tables, but the customer id is the same all over',
        ],
      },
      {
        cue: 'Making responsibility real',
        point: 'Secures capacity and incentives: engineers embedded, data in team goals, leadership backing',
        weight: 2,
        said: [
          'Without a person and time, ownership is a word',
          'Lend central engineers to domains for two quarters',
        ],
      },
      {
        cue: 'What must not happen',
        point:
          'Prevents duplicates and fragmentation: shared dimensions, cross-domain products with a clear owner',
        weight: 2,
        said: [
          'Who owns customer 360, which touches five domains?',
          'Before building anew search the catalog',
        ],
      },
      {
        cue: 'How you try it',
        point: 'Pilots with measures and criteria to stop: time to new data, incidents, reuse, cost',
        weight: 2,
        said: [
          'Two domains for half a year, goal from 12 weeks to 2',
          'If quality falls, correct before extending',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Data mesh means that every team does its own data, and the central team is dissolved',
        said: ['dissolve the data team and distribute the people'],
        correction:
          'Without a common platform and rules, 60 silos emerge. Someone must own the platform, identity, and cross-domain metrics.',
      },
      {
        belief: 'It is mainly a question of buying a mesh platform',
        said: ['we introduce a mesh tool'],
        correction:
          'Ownership, skills, and incentives decide. A tool makes publishing easier, it gives nobody responsibility.',
      },
    ],
    sampleAnswer:
      'I would first look at 100 finished requests: where did the three months go? I expect: 40% waiting for access and clarification, 30% simple tables a team could build with a template, 20% real cross-domain modeling, the rest ingestion. That already shows what to change. My decision is a hybrid. Domains with knowledge and engineers own their data products, about eight domains, not 60 teams; central stay platform, identity, company metrics, and support for domains without capacity. Order: platform first, with six of the 15. It gives a template for ingestion, SQL models, tests, access by classification, catalog, cost display; goal: a first product in a week without us. A data product has an owner with time, a contract with meaning and keys, objectives, and an end of life. Rules are federated: eight domain owners and the platform decide on identifiers, privacy classes, and minimum quality, and CI enforces them; exceptions are visible. Shared dimensions such as customer have one owner, and cross-domain products get a home and budget, or nobody builds them. Six others of the central team are lent to two pilot domains for two quarters, and three keep the critical reports. The two pilots are one strong and one average domain, as only the strong one proves nothing. Measures: waiting time from 12 to two weeks, incidents, reuse, with criteria for stopping agreed before. Failure modes: ownership without capacity, so I ask leadership to put data in the domains’ goals; duplicates, so there is search and review; cost growth, thus budgets. Trade-off: some duplication and uneven quality for speed. For domains that don’t want it, central service remains, honestly with a queue.',
    criteria: [
      'Diagnosis before organization',
      'Capacity and incentives, not only diagrams',
      'Willing to stop',
    ],
    followUps: [
      {
        question: 'A domain lead agrees to own data but gives nobody time. What do you do?',
        about: [5],
        answer:
          'I don’t accept the ownership on paper. I show use and incidents, and agree on a named person with a share of time in the goals, or the tables remain central with their queue. Leadership decides if neither is acceptable.',
      },
      {
        question: 'Three domains build their own customer table. How do you react?',
        about: [6],
        answer:
          'I ask what the shared one lacked, then extend it with an owner, and agree on the identifier as binding. Local additions are fine as extension by the same key. Old copies get an end date, with help for moving.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-06',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect', 'Technical Lead'],
    skills: ['Stream Processing', 'Data Architecture', 'OLAP'],
    tags: ['lambda', 'kappa', 'consistency of speeds'],
    question:
      'A payment company shows live revenue in a streaming dashboard and final revenue from nightly batch; two code bases, and the numbers differ by 1 to 4%. Executives trust neither. Design how to unify them, and what difference remains legitimate.',
    keyPoints: [
      {
        cue: 'Before you design',
        point:
          'Decomposes the difference into causes before designing: late events, definitions, duplicates, reference data, time zone, corrections',
        weight: 3,
        essential: true,
        said: [
          'Take one day and explain each tenth of a percent',
          'Perhaps 2% are refunds the stream does not know',
          'The biggest part is usually logic, not latency',
        ],
      },
      {
        cue: 'What both numbers must share',
        point: 'Establishes one definition of logic and one source of events for both speeds',
        weight: 3,
        essential: true,
        said: [
          'Same SQL or library compiled for stream and batch',
          'Both read the same immutable log, and not CDC here and files there',
        ],
      },
      {
        cue: 'Which architecture you choose',
        point:
          'Chooses consciously: one streaming path with replay, one path of incremental batch every few minutes, or two with a shared core; by need, team, and complexity',
        weight: 3,
        said: [
          'If five minutes are enough, then incremental batch removes the second code base',
          'Kappa needs long retention and replays of years',
          'Keep two only where seconds earn money',
        ],
      },
      {
        cue: 'What executives look at',
        point:
          'Serves a merged view: closed days from the corrected data, open ones from the live path, with the boundary shown',
        weight: 3,
        said: ['History until yesterday final, today provisional', 'A switchover by watermark, not by clock'],
      },
      {
        cue: 'What you promise',
        point:
          'States convergence: how quickly live comes within which limit, and that closed values no longer change',
        weight: 2,
        said: [
          'After two hours within 0.3%, after three days equal',
          'A target for the difference, monitored by hour of age',
        ],
      },
      {
        cue: 'When the past changes',
        point: 'Treats corrections as events: refunds, chargebacks, and restatements flow into both',
        weight: 3,
        said: [
          'Retractions and upserts in the stream, not only appends',
          'A chargeback in a month belongs to which day? Decide once',
        ],
      },
      {
        cue: 'Values you look up',
        point: 'Handles joins with reference data consistently, with versions by event time',
        weight: 2,
        said: [
          'Exchange rate at noon in one, closing rate in the other',
          'Merchant’s category changed at night',
        ],
      },
      {
        cue: 'Introducing and guarding it',
        point:
          'Monitors the comparison permanently and introduces the change by parallel run with sign-off by finance',
        weight: 2,
        said: [
          'Three months in parallel, differences explained daily',
          'Alarm if the gap at a given age leaves its band',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Once everything is streaming, the difference is zero',
        said: ['replace batch by a stream and there is just one number'],
        correction:
          'Late events and corrections remain; the latest value is provisional by nature. One can only bound and label it.',
      },
      {
        belief: 'The batch is right by definition',
        said: ['whatever the nightly job says is the truth'],
        correction:
          'It too can have duplicates or a wrong definition. The truth is a reconciliation with money, such as settlement files.',
      },
    ],
    sampleAnswer:
      'I wouldn’t start with architecture but take one day and decompose the 3%: events arriving after the window, refunds missing in the stream, duplicates in one of the two, a different exchange rate, time zone. Usually logic makes most of it. I also compare both with settlement from the banks, as the batch may be wrong too. Then the need: who acts on live revenue? If operators spot outages in seconds, that is a count of transactions; executives are happy with five minutes. Say 3,000 payments a second, 260 million a day, about 130 GB. So my design: one immutable event log as the only source, all corrections are events too, refunds, chargebacks, restatements, with event time and booking time. One definition in shared SQL. It runs incrementally every few minutes over the lakehouse tables, recomputing touched days, so it is the same code for today and for history. For outages there is a small separate stream metric of attempts and failures, not called revenue. If seconds of revenue were needed, I would choose a streaming engine with the same SQL, with replay from the lake and retractions, and pay for that. Reference data is versioned, joined by event time; which rate applies is decided once by finance. Serving is one view: closed days final, open days provisional, with the boundary and age visible. I promise convergence: within 0.3% after two hours, equal after three days, and after closing, changes only as adjustments. The gap by age is monitored. Introduction is a parallel run through two closings, differences explained, finance signs, old dashboards go off. Trade-off: five minutes instead of one second, for one code base.',
    criteria: [
      'Explains the gap before removing it',
      'Dares the simpler architecture',
      'Promises convergence, not identity',
    ],
    followUps: [
      {
        question: 'An executive asks why today’s number rose after midnight. What do you say?',
        about: [4],
        answer:
          'It was marked provisional. Payments from offline terminals arrived later and count by their event time. Within two hours it is usually within 0.3%, after three days it is final. The dashboard shows that boundary and the expected change.',
      },
      {
        question: 'When would you nevertheless keep separate stream and batch paths?',
        about: [2],
        answer:
          'When seconds decide about money, such as fraud or outages, and exactness in reports needs logic the stream can’t do affordably. Then with clear names, a shared core of definitions, and a monitored difference.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-07',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect', 'Backend Developer', 'Full Stack Developer'],
    skills: ['OLAP', 'Multi-Tenancy', 'System Design'],
    tags: ['embedded analytics', 'tenants', 'low latency'],
    question:
      'A logistics software vendor wants dashboards inside its product for 5,000 customers: filters over two years, 95% of queries below one second, data at most two minutes old, strict separation. 20 billion rows, the largest customer has 15%, most have almost nothing. Design it.',
    keyPoints: [
      {
        cue: 'Strict separation',
        point:
          'Enforces tenant separation on the server in one place, derived from the session, tested, never by a filter from the client',
        weight: 3,
        essential: true,
        said: [
          'Row policy in the database or a query layer that adds the tenant',
          'Nobody can write SQL that leaves out the condition',
          'A test with two tenants on each query in CI',
        ],
      },
      {
        cue: 'Where data is stored',
        point:
          'Chooses a columnar real-time store, sorted and partitioned with the tenant first and time, so that a query reads only its own rows',
        weight: 3,
        essential: true,
        said: [
          'Order key tenant, date',
          'An average customer has four million rows, that is milliseconds',
          'Not the operational database',
        ],
      },
      {
        cue: 'What the numbers tell you',
        point: 'Calculates data and query load: size, concurrency at Monday morning, queries per dashboard',
        weight: 3,
        said: [
          '20 billion by 100 bytes compressed 10 to 1 is 200 GB',
          '5,000 customers with 20 users, 2% active, each opening eight charts, is 16,000 queries in minutes, hundreds per second',
        ],
      },
      {
        cue: 'Unequal customers',
        point:
          'Treats large and small tenants differently: dedicated shards or pre-aggregation for the largest, shared for the rest',
        weight: 3,
        said: [
          '3 billion rows for one, so rollups by day and route for him',
          'By hash of the tenant, the giant would overload one node',
        ],
      },
      {
        cue: 'When one demands too much',
        point: 'Limits and isolates: quotas per tenant, timeouts, concurrency, separate pools for exports',
        weight: 3,
        said: [
          'One customer’s huge report may not slow the others',
          'Big exports run later in their own pool',
        ],
      },
      {
        cue: 'Getting data in',
        point:
          'Brings data by stream or CDC within two minutes, with updates and late changes handled in the model',
        weight: 2,
        said: [
          'Shipments change status, so replacing by version and key',
          'Insert in batches, not row by row',
        ],
      },
      {
        cue: 'Avoiding repeated work',
        point: 'Precomputes and caches with the tenant in the key and invalidation by data version',
        weight: 2,
        said: ['Rollup tables for the standard tiles', 'A cache key without the tenant is a data leak'],
      },
      {
        cue: 'Daily life of the product',
        point:
          'Plans operation: schema changes for custom fields, deletion and export of a tenant, onboarding, cost per tenant',
        weight: 2,
        said: ['Removing a customer means dropping partitions', 'Custom fields in a map or typed slots'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A separate database per customer is always safest and best',
        said: ['5,000 databases, then nobody sees others’ data'],
        correction:
          'Most have almost nothing; 5,000 schemas make migrations and costs heavy. Shared with enforced policy, and dedicated for the largest, usually suits.',
      },
      {
        belief: 'Adding the tenant filter in each dashboard query is enough',
        said: ['we add where tenant_id = to all queries'],
        correction:
          'One forgotten query or manipulated parameter leaks data. Enforcement belongs in one layer, from the session.',
      },
    ],
    sampleAnswer:
      'The numbers: 20 billion rows at 100 bytes are 2 TB, compressed about 200 GB. So data fits on a few nodes; concurrency and skew are the problem. 5,000 by 20 users, 2% active on Monday, 2,000 people with eight tiles, 16,000 queries within a minute or two, so 130 to 270 a second. The average tenant has four million rows, the largest three billion. I take a columnar real-time database, replicated, sorted by tenant, then date, so each query reads only its range; 10 to 50 ms for most. The giant and ten others get dedicated shards, with rollups per day, route, and status; the small ones share by hash. Separation: the dashboard asks a query service with named metrics and filters, not SQL. It takes the tenant from the signed session, and the database has a row policy with the same context as second barrier. CI runs each query type with two tenants, and probes run in production. Limits per tenant: concurrent queries, rows read, timeout five seconds; exports are asynchronous in another pool. Ingestion: changes from the operational databases through a log, batches each 20 seconds; shipments are updated, so versions replace by key at read or merge. Standard tiles come from incremental rollups. Cache keys contain tenant, filter, and data version. Custom fields are in a typed map; the most used get columns. Leaving tenants are removed by shard or by deletion in batches, and cost per tenant is measured from rows read. Failure: a node dies, replicas answer; ingestion lags, the page shows the age; a heavy tenant is throttled alone. Trade-off: named metrics limit freedom, but make security and speed testable.',
    criteria: [
      'Sees skew and concurrency as the problem',
      'Two barriers for separation',
      'Numbers lead to layout',
    ],
    followUps: [
      {
        question:
          'The largest customer runs a two-year report, and others become slow. What is wrong and what helps?',
        about: [3, 4],
        answer:
          'It shares nodes and pools. I put it on its own shards with rollups, limit rows and concurrency per tenant, and move long reports to an asynchronous pool. Then only this customer waits.',
      },
      {
        question: 'A customer sees another’s chart for one second. Where do you look first?',
        about: [0, 6],
        answer:
          'The cache: probably a key without the tenant, or a shared layer such as a CDN. I disable it, invalidate, inspect logs for affected customers, and inform them. Then the key is built in one function from the session, with a test.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-expert-08',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Site Reliability Engineer (SRE)', 'Solutions Architect', 'Technical Lead'],
    skills: ['Disaster Recovery', 'Data Lakehouse', 'Data Quality'],
    tags: ['corruption', 'blast radius', 'restore'],
    question:
      'A faulty deploy wrote wrong values into a core table for six hours; 300 downstream tables, exports to two partners, and ML features took them over. Recovery took nine days by hand. Design the platform so that it takes four hours, and less gets out.',
    keyPoints: [
      {
        cue: 'Less gets out',
        point:
          'Limits the spread: checks before publishing, gates on critical tables, staged rollout of transformation code',
        weight: 3,
        essential: true,
        said: [
          'Write, audit, publish, so bad data doesn’t become visible',
          'New code first on a copy or 1% and compare with the old',
          'Circuit breaker that pauses what is downstream',
        ],
      },
      {
        cue: 'Finding what was hit',
        point:
          'Knows by lineage with run and version which outputs were derived from the bad input, including exports',
        weight: 3,
        essential: true,
        said: [
          'Each output records the snapshot ids of its inputs',
          'From the bad snapshot to 300 tables in one query',
        ],
      },
      {
        cue: 'How you get correct data back',
        point:
          'Returns to good snapshots or recomputes: tables versioned, raw kept, tasks deterministic and in order',
        weight: 3,
        essential: true,
        said: [
          'Roll back to the snapshot before 10:00, then play forward',
          'Not a restore of all, only the affected partitions in order of the graph',
        ],
      },
      {
        cue: 'Which way to repair',
        point:
          'Distinguishes rolling back from correcting forward: good changes since are in the same tables',
        weight: 2,
        said: [
          'Other sources wrote good data in the six hours, rolling back loses it',
          'Recompute the derived, roll back just where it is the only writer',
        ],
      },
      {
        cue: 'What has already left',
        point:
          'Handles what has left: corrections or recalls to partners, caches, models, with ids of deliveries',
        weight: 3,
        said: [
          'An export has a batch number and a correction procedure',
          'The partner must know which records are replaced',
          'Features and models trained in those hours are marked',
        ],
      },
      {
        cue: 'What must be back when',
        point:
          'Sets objectives and tiers: what is back in one hour, four hours, next day, and sizes spare compute',
        weight: 2,
        said: [
          '12 critical tables first, the others according to order',
          '80 TB to recompute in three hours requires reserved capacity',
        ],
      },
      {
        cue: 'Worse than a bad deploy',
        point:
          'Defends against deletion and account compromise too: immutable copies in a separate account, catalog backed up',
        weight: 2,
        said: [
          'Time travel doesn’t help if someone deletes the bucket',
          'Snapshots expire, so retention exceeds the time to notice',
        ],
      },
      {
        cue: 'Being ready for it',
        point: 'Practices: regular game days with injected corruption, a runbook with roles, measured time',
        weight: 2,
        said: [
          'Each quarter one table is corrupted in staging on purpose',
          'Freeze, assess, restore, verify, release, in that order',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Time travel of the table format replaces backups',
        said: ['we have Iceberg snapshots so no backup is needed'],
        correction:
          'They live in the same bucket and catalog and expire. Deletion, compromise, or expiry removes them too.',
      },
      {
        belief: 'Replicating to a second region protects against this',
        said: ['we have cross-region replication'],
        correction:
          'Replication copies wrong values and deletions promptly. It helps against loss of a site, not against corruption.',
      },
    ],
    sampleAnswer:
      'Nine days were lost with finding out what is affected and in which order. Objectives: twelve critical tables within an hour to a known good state, everything within four, fewer outputs affected at all. First, less spread. Transformation code is rolled out on a shadow run and compared with the old one; critical tables publish only after checks on distribution and reconciliation; a breaker pauses downstream if a table is marked suspect. Exports and features read only published versions. Six hours would become perhaps one. Second, knowing: every run records input snapshot ids, output snapshot, and code version. Then one query walks from the bad snapshot to all derived outputs, partitions, export batches, feature versions, models. Third, repair. Tables are versioned, snapshots stay 14 days, longer than we usually take to notice; raw is kept. Rolling back fits only where the bad job was the sole writer; otherwise good changes are lost, so derived tables are recomputed for the affected partitions, in graph order. Estimate: 300 tables, 80 TB of input in three hours is 7.5 GB/s, so I need reserved burst capacity and priority by tier. Fourth, what has left: exports have batch ids and an agreed correction message; features are marked, models of that time are rolled back. Fifth, worse cases: immutable copies of raw and critical tables in another account, with catalog and metadata backed up consistently, since time travel in the same bucket doesn’t survive a deletion. The runbook: freeze, assess, inform, restore, verify, release, with a leader. Each quarter we corrupt a table in staging and take the time. Trade-off: gates delay publication by ten minutes, and storage grows by perhaps 20%.',
    criteria: [
      'Reduces the spread as well as repair time',
      'Exact about rollback versus recompute',
      'Practices',
    ],
    followUps: [
      {
        question: 'Why not simply roll all 300 tables back to the morning?',
        about: [3],
        answer:
          'Many got good data from other sources since then, which would vanish, and exports and consumers have seen later versions. I roll back where the faulty job was the only writer and recompute affected partitions of the rest in order.',
      },
      {
        question: 'Someone with admin rights deletes the bucket and the catalog. What saves you?',
        about: [6],
        answer:
          'Immutable copies in a separate account with different credentials, with a lock against deletion for a period, containing raw, critical tables, and the catalog state that matches them. Replication would have followed the deletion. The restore is practiced.',
      },
    ],
  },
]
