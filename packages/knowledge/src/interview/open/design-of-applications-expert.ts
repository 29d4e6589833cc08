import type { OpenQuestion } from '../open-question.ts'

export const designOfApplicationsExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-applications-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Monolith to Microservices Migration', 'System Design', 'Legacy Modernization'],
    tags: ['monolith', 'strangler', 'data ownership'],
    question:
      'A twelve-year-old monolith with one database of 900 tables earns all of the company’s revenue. 80 developers block each other, and releases take two weeks. The board wants “microservices in a year”. What do you propose, and how do you carry out the first extraction, billing?',
    keyPoints: [
      {
        cue: 'Your question to the board',
        point:
          'Asks for the aim behind the request, and measures what really blocks: build, tests, release process, coupling, or scaling',
        weight: 3,
        essential: true,
        said: [
          'Microservices are not the goal; what hurts is lead time, so I look where the two weeks go',
          'Perhaps tests and the release train cost more than the architecture',
          'I would ask the board what should be better in a year and how we would see it',
        ],
      },
      {
        cue: 'Your counterproposal instead',
        point:
          'Proposes borders inside the monolith first, with modules, owners and enforced interfaces, and extracts only where it pays',
        weight: 3,
        said: [
          'A modular monolith gives most of the benefit, without a network between the parts',
          'If I cannot separate it in one process I cannot separate it over HTTP either',
          'Only three or four parts get extracted, by rate of change, scaling or risk',
        ],
      },
      {
        cue: 'Where the extraction begins',
        point:
          'Follows the data: finds who reads and writes billing tables, and ends foreign access before moving them',
        weight: 3,
        essential: true,
        said: [
          'The hard thing is the shared database, forty places join to invoices directly',
          'First replace the joins by an interface, then revoke the rights on these tables',
          'A service that shares tables with the monolith is just a distributed monolith',
        ],
      },
      {
        cue: 'How billing moves over',
        point:
          'Goes step by step behind a facade, with comparison of old and new, routing by share of customers, and a way back',
        weight: 2,
        said: [
          'Strangler: a seam in front, shadow run of invoices for a billing cycle, then one percent',
          'Each stage is in production and reversible',
          'We compare every invoice of both ways before we trust the new one',
        ],
      },
      {
        cue: 'While both exist',
        point:
          'Decides who is master of the data in each phase, and never lets both sides write the same data',
        weight: 3,
        said: [
          'One writer at a time; the other gets a copy by events or change capture',
          'Dual writing into both databases will diverge',
          'At the switch the direction of synchronization turns round, so that we can go back',
        ],
      },
      {
        cue: 'What gets harder afterward',
        point:
          'Deals with what the lost transaction means: outbox, idempotency, sagas, and reports over several services',
        weight: 2,
        said: [
          'Order and invoice were one commit, from now on they are eventually consistent with compensation',
          'Reports with joins across 900 tables need a warehouse fed by events',
          'What may be late by seconds, and what not, is asked of finance',
        ],
      },
      {
        cue: 'What must be ready before',
        point:
          'Prepares what services need: deployment, tracing, on-call by the owning team, test without the whole world',
        weight: 2,
        said: [
          'Without pipelines, observability and ownership each service makes it slower',
          'The team that builds billing also runs it at night',
          'Contract tests so that not everything has to be started to test one',
        ],
      },
      {
        cue: 'What you promise the board',
        point:
          'Gives the board an honest plan with milestones in lead time and failure rate, and stopping points',
        weight: 2,
        said: [
          'After a quarter releases should be weekly, measured, and then we decide on going on',
          'One year is enough for modules and two services, not for everything',
          'Features go on meanwhile, we reserve a fifth of the capacity',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Rewriting everything from scratch next to the old system is cleaner and faster',
        said: [
          'build the new platform from scratch and switch over',
          'a rewrite with microservices in one year',
        ],
        correction:
          'The old one keeps changing, its hidden rules are missed, and nothing earns money until the end. Small reversible replacements deliver from the first quarter.',
      },
      {
        belief: 'Services may share one database for a start, that is already decoupling',
        said: [
          'split the code first, the services can use the same tables',
          'all services connect to the common database',
        ],
        correction:
          'Each schema change still needs everyone, and now failures travel over the network as well. Ownership of data is what decouples.',
      },
    ],
    sampleAnswer:
      'I would first translate the wish. The pain is two weeks for a release and people blocking each other, so I measure where they go. Often half is a manual test phase and a shared release train, and that we can fix in a quarter without any service. My proposal: modules with owners and enforced interfaces inside the monolith, because what I cannot separate in one process I cannot separate over a network; and three or four extractions where rate of change, scaling or risk justify it. Billing is plausible. I begin with the data: who reads and writes the invoice tables? Probably forty places with joins. They move behind an interface, then I revoke their rights, and billing gets its own schema. Until here it is one process and one transaction, and already a gain. Then the service: behind the facade, it first runs as a shadow for a billing cycle and each invoice is compared. Then one percent of customers, and on. In each phase there is exactly one writer; the other side gets a copy through change capture, and on switching, the direction turns, so we can go back. The common commit is gone: orders publish by an outbox, billing is idempotent, reports go to a warehouse, and finance says which delays are fine. If billing is down, orders are still accepted, and events wait. Before all this we need pipelines, tracing and on-call by the owning team. To the board I promise lead time and failure rate by quarter, a fifth of the capacity, and honest stopping points, not a number of services. The price: for a year we carry both ways.',
    criteria: [
      'Questions the goal without dodging it',
      'Data ownership at the center',
      'Reversible steps and honest expectations',
    ],
    followUps: [
      {
        question: 'Half of the monolith joins directly to the invoice tables. What is your first step?',
        about: [2, 1],
        answer:
          'Make it visible: list the queries from database logs and code. Then offer an interface with the few answers they need, move callers one by one, and forbid new joins with a check. When none is left, I withdraw the rights.',
      },
      {
        question: 'During the transition, may both sides write invoices for safety?',
        about: [4, 3],
        answer:
          'No. Two writers diverge, and then nobody knows which is right. One is master for each customer at any time; the other receives a copy. Safety comes from comparing, and from being able to turn the direction.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Multi-Tenancy', 'System Design', 'Software as a Service'],
    tags: ['tenant isolation', 'noisy neighbors', 'tenant placement'],
    question:
      'Design the tenancy of a business application with 6,000 companies: most have ten users, five have 30,000 and cause 40% of the load. Some demand their data in a certain region, and to be restored alone to yesterday. A query that shows another company’s data would be a disaster.',
    keyPoints: [
      {
        cue: 'How companies are placed',
        point:
          'Compares shared tables, a schema each and a database each, and mixes them by size and demand of the customer',
        weight: 3,
        essential: true,
        said: [
          'The thousands of small ones share, and the five big ones get their own database',
          '6,000 databases are a pain to migrate, one database for all has no isolation, so pooled and siloed side by side',
          'The same code for both, only the placement is different',
        ],
      },
      {
        cue: 'Preventing a leak in queries',
        point:
          'Enforces the tenant in several layers: context from the token, access layer that cannot forget it, row-level security as a net',
        weight: 3,
        essential: true,
        said: [
          'No developer writes where tenant_id by hand; the database policy filters even if the code forgets',
          'Row level security with the tenant set per transaction, and an application role that cannot bypass it',
          'Tests that try to read as tenant B what belongs to A, on every endpoint',
        ],
      },
      {
        cue: 'Other places to leak',
        point:
          'Covers the ways besides queries: caches, search, files, queues, logs, exports, support tools, pooled connections',
        weight: 2,
        said: [
          'Cache keys contain the tenant, otherwise A gets B’s dashboard',
          'Background jobs carry the tenant too, and a pooled connection must not keep the last one’s setting',
          'Most leaks occur outside the database: search indexes, object paths, admin screens',
        ],
      },
      {
        cue: 'How you meet the region demand',
        point:
          'Has a directory that maps each tenant to a cell (region, database, application group), so tenants can be moved',
        weight: 3,
        said: [
          'A catalog says company 17 lives in cell EU-3, and routing goes by that',
          'Cells of limited size: a failure or a bad release hits some hundred customers and not all',
          'Region is then only a property of the cell',
        ],
      },
      {
        cue: 'The five large ones',
        point:
          'Contains noisy neighbors: limits per tenant on requests, concurrency, jobs and query time, and measures by tenant',
        weight: 2,
        said: [
          'Each gets a share of workers and connections, fair queueing between companies',
          'Metrics with a tenant label for the large ones, to see who is causing it',
          'A statement timeout and a cap on parallel exports',
        ],
      },
      {
        cue: 'Restoring just one',
        point:
          'Makes restoring and leaving possible for one tenant: point-in-time recovery aside, then extracting and merging that tenant’s rows',
        weight: 2,
        said: [
          'Restore the whole cell to a side instance, copy the rows of this company out and put them in',
          'Needs consistent tenant keys on all tables, and ids that do not collide',
          'Files and search index must be brought to the same point in time',
        ],
      },
      {
        cue: 'When a company outgrows its place',
        point:
          'Moves a tenant online: copies, follows the changes, short write stop, switches the directory, and keeps the old for a while',
        weight: 2,
        said: [
          'Logical replication of that tenant, some seconds read-only, then flip the entry',
          'That lets us promote a growing customer to his own database without downtime',
          'Rehearsed with our own test companies each month',
        ],
      },
      {
        cue: 'How releases happen',
        point:
          'Rolls out changes cell by cell, own tenants first, with one version of schema and code for all',
        weight: 1,
        said: [
          'No forks for large customers, differences are configuration',
          'Migrations run over all the cells by automation, with progress and stop',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A tenant_id column and careful developers are isolation enough',
        said: [
          'every query has where tenant_id, we check it in the review',
          'our ORM adds the tenant so nothing can happen',
        ],
        correction:
          'One raw query, job or cache key that forgets it is a breach. Isolation needs a second layer that does not depend on attention.',
      },
      {
        belief: 'One database per customer is always the safe and right choice',
        said: [
          'give every tenant a separate database, then it is solved',
          'database per tenant is best practice for SaaS',
        ],
        correction:
          'With thousands, connections, migrations, backups and cost become the problem, and caches, files and search still can leak. It fits the few who need it.',
      },
    ],
    sampleAnswer:
      '6,000 companies, of which five make 40 percent of the load, so one model does not fit. I build cells: an application group with a database for some hundred small tenants who share tables, in a certain region, and the five large ones have a cell each. A small directory says where a company lives, highly available and cached, since everything depends on it. Region, size of failure and gradual rollout all follow from the cell. Against a leak I want layers. The tenant comes from the token, never from a parameter; the access layer sets it for each transaction; row-level security in the database filters even if a query forgets it, with a role that cannot bypass it and a setting that ends with the transaction, because of pooled connections. Then the other ways: cache keys, object paths, search filters, job payloads, support tools with their own audited access. An automatic test asks each endpoint for a foreign company’s data. Noisy neighbors: limits of requests, concurrent exports and query time per tenant, and fair queues, measured by tenant. Restoring one company: bring the cell back to yesterday on a side instance, extract rows by tenant key, and put them in, with files and index of the same moment; rehearsed, as otherwise it is only a promise. Moving one: copy, follow the changes, seconds of read-only, flip the directory; so a growing customer gets their own cell. If a cell fails, a few percent of the customers notice. The price is automation for perhaps 40 cells: migrations, monitoring, capacity. And there are no forks; large customers get configuration.',
    criteria: [
      'Isolation that survives mistakes',
      'Placement as a first-class concept',
      'Operations for one tenant thought through',
    ],
    followUps: [
      {
        question:
          'You use row-level security with a connection pool. How could company B still see rows of A?',
        about: [1, 2],
        answer:
          'If the tenant is set for the session, the next borrower of the connection inherits it. I set it locally in each transaction, and without a value the policy shows nothing. Also the role must not own the tables or bypass the policies.',
      },
      {
        question:
          'A company deleted half its data yesterday and wants it back, the other 300 in its cell are working. How?',
        about: [5],
        answer:
          'I restore the cell’s backup to just before that on a side instance, extract the rows of that company, and merge them with what it has created since, by agreed rules. Files come from versioning, the search index is rebuilt.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Mobile Developer',
    ],
    skills: ['System Design', 'Distributed Systems', 'Storage Systems'],
    tags: ['file sync', 'chunks', 'conflicts', 'sharing'],
    question:
      'Design file sync and sharing for 3 million users: 2 GB each on average, clients on laptops that are offline for days, folders shared between teams, files up to 20 GB. Nobody may ever lose work. Concentrate on upload, sync, conflicts and permissions.',
    keyPoints: [
      {
        cue: 'The basic structure',
        point:
          'Separates metadata in a transactional store from content in object storage, and estimates both',
        weight: 3,
        essential: true,
        said: [
          'Six petabytes of blobs in object storage, and the tree with versions in a sharded database',
          'The metadata decides what exists, the content is immutable and addressed by its hash',
          'Bytes and names are two systems with very different needs',
        ],
      },
      {
        cue: 'How a 20 GB file travels',
        point:
          'Splits files into blocks by content hash, so uploads can resume, only changes travel, and blocks are stored once',
        weight: 2,
        said: [
          'Chunks of 4 MB with SHA-256, the client asks which ones are missing',
          'A 20 GB upload goes on after a broken connection where it stopped',
          'Content-defined borders, so an insertion at the start does not shift all the blocks',
        ],
      },
      {
        cue: 'When an upload becomes visible',
        point:
          'Commits a new version as one metadata transaction, after all blocks are stored, and compares with the parent version',
        weight: 3,
        essential: true,
        said: [
          'The file appears only when everything is there, commit is compare-and-swap on the base revision',
          'If somebody else was faster, the base does not match and it is a conflict',
          'Never a half-uploaded file visible to anybody',
        ],
      },
      {
        cue: 'How a laptop catches up',
        point:
          'Syncs by a journal of changes per namespace with a cursor, and a notification that only says there is something new',
        weight: 3,
        said: [
          'The client asks: all changes since cursor 5,301, in order',
          'Long polling just wakes it up, the journal is what makes it complete',
          'After a week offline it replays the list, or gets a fresh listing if it is too far behind',
        ],
      },
      {
        cue: 'When two edits collide',
        point:
          'Resolves conflicts without losing anything: keeps both as a copy, with rules for rename, move and delete against edit',
        weight: 3,
        said: [
          'Second version becomes report (Ana’s conflicted copy), never overwrite silently',
          'Deleted here and edited there: the edit wins and the file comes back',
          'Moves that would form a circle must be refused by the server',
        ],
      },
      {
        cue: 'Shared folders and rights',
        point:
          'Models a shared folder as a namespace of its own that is mounted, with permissions checked at the server on each access',
        weight: 2,
        said: [
          'Rights hang on the shared root and are inherited, so moving thousands of files costs nothing',
          'When access is withdrawn the client removes the local copy, what has been copied elsewhere we cannot recall',
          'Knowing a hash must not give access to the block',
        ],
      },
      {
        cue: 'Never losing work',
        point:
          'Protects against loss: versions and delayed deletion, checksums end to end, and collecting garbage blocks very carefully',
        weight: 2,
        said: [
          'Thirty days of history helps against mistakes and ransomware',
          'Garbage collection only deletes blocks unreferenced for weeks, since an upload in progress may be about to use them',
          'Verify hashes on writing and scrub regularly',
        ],
      },
      {
        cue: 'A danger of saving space',
        point:
          'Names the price of deduplication across users: proof of ownership, leaking what exists, and encryption',
        weight: 1,
        said: [
          'If the server says it already has that block, I learn that somebody owns this file',
          'Dedupe only within a team, safer and nearly as effective',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The last writer wins, judged by the time of change, is acceptable for files',
        said: ['newest modification date wins', 'compare the timestamps and keep the later one'],
        correction:
          'Clocks of laptops are wrong, and the other person’s work silently vanishes. Compare with the parent version, and keep both on conflict.',
      },
      {
        belief: 'Push notifications can carry the changes, so no journal is needed',
        said: ['send every change to the clients by websocket', 'with push each client is always up to date'],
        correction:
          'Laptops sleep for days and messages get lost. Only an ordered journal with a cursor lets a client become complete; push just wakes it.',
      },
    ],
    sampleAnswer:
      'Three million users with two gigabytes are six petabytes before replication, and if a file has half a megabyte on average, some twelve billion entries. So content and metadata are separate. Content: immutable blocks of about four megabytes, addressed by hash, in object storage. Metadata: namespaces, entries and versions in a transactional database, sharded by namespace. To upload, the client cuts the file, asks which blocks are missing, and sends these straight to storage with signed addresses; after an interruption it goes on. Then it commits: this file, this list of blocks, based on revision seven. The server verifies the blocks and swaps the revision in one transaction. So nothing half-done becomes visible, and if the base is no longer seven, it is a conflict. Then we keep both, the later one as a conflicted copy; edit beats delete; moves that form a circle are refused. Nobody’s work is overwritten. Each commit appends to the namespace’s journal. A client has a cursor and fetches what follows; a notification merely wakes it. Someone away for a month may get a full listing instead. A shared folder is a namespace mounted by several users, with rights on it, checked on every request; a hash alone gives no access, and we deduplicate only within a team, since otherwise one could find out who has a file. Against loss: thirty days of versions, hashes checked on both ends, and garbage collection that waits for weeks. If notifications fail, clients poll; if a metadata shard is down, those folders are read-only locally and sync later. Four-megabyte blocks cost more for small edits, but keep the metadata bearable.',
    criteria: [
      'Never loses work, in each path',
      'Immutable content, transactional metadata',
      'Names limits of revoking access',
    ],
    followUps: [
      {
        question: 'Ana edits a file offline while Ben deletes it. What do both see after syncing?',
        about: [4, 2],
        answer:
          'Ben’s delete is committed first. Ana’s commit refers to a revision that no longer is current, so the server treats it as a conflict and the edit wins: the file comes back with her version, and both see that.',
      },
      {
        question:
          'Garbage collection deletes a block that no version refers to. How can this still destroy a file?',
        about: [6, 1],
        answer:
          'A client just asked, was told that the block exists, and is about to commit. So asking must renew a lease on the block, collection deletes only those unused for weeks, and the commit verifies that all the blocks still exist.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Site Reliability Engineer (SRE)',
    ],
    skills: ['System Design', 'Scalability', 'High Availability'],
    tags: ['flash sale', 'waiting room', 'admission control'],
    question:
      'At 10:00, 40,000 concert tickets go on sale, and 900,000 people are waiting. Last time the site fell over, bots got a third, and some paid without getting a ticket. Design the sale so that it is fair, stays up and sells each ticket once.',
    keyPoints: [
      {
        cue: 'Your central idea',
        point:
          'Turns the problem round: protects the core by admitting only as many as it can serve, and lets the rest wait outside',
        weight: 3,
        essential: true,
        said: [
          'A waiting room at the edge releases so many people per minute into the shop',
          'I do not scale checkout to 900,000, I control the inflow',
          'Capacity of payment sets the pace, everything before is queue',
        ],
      },
      {
        cue: 'What the numbers allow',
        point:
          'Estimates: 900,000 arrivals in seconds, and what checkout and payment provider manage, which gives the duration of the sale',
        weight: 2,
        said: [
          'With 100 orders a second and two tickets each it takes three or four minutes at least, and realistically half an hour',
          'The provider allows 150 payments a second, that is the bottleneck',
          '900,000 refreshing every two seconds are 450,000 requests, only a CDN stands this',
        ],
      },
      {
        cue: 'What makes it fair',
        point:
          'Makes the order of the queue fair: draws lots among those there before the start, then first come, in place of the quickest connection',
        weight: 2,
        said: [
          'All who are there at ten get a random place, so hammering does not help',
          'A lottery for early arrivals takes away the advantage of bots and of fiber',
          'After the start simply at the end of the line',
        ],
      },
      {
        cue: 'Serving 900,000 people',
        point:
          'Serves the waiting page and status statically from the edge, with signed tokens for the place, without touching the database',
        weight: 3,
        said: [
          'The token has the number in it, and the page compares it with a public counter of who is let in',
          'One small file with the current number, cached for a second on the CDN',
          'The origin sees only admitted people, it checks the signature and expiry',
        ],
      },
      {
        cue: 'Selling each ticket once',
        point:
          'Allocates tickets atomically with a hold, spread over partitions so one row is not the bottleneck',
        weight: 3,
        essential: true,
        said: [
          'Hold for eight minutes by conditional update, and sold just once by a unique key',
          'One counter row for 40,000 becomes a hot spot, so split by block or into buckets',
          'The allocation is the one place that must be strictly consistent',
        ],
      },
      {
        cue: 'Nobody pays for nothing',
        point:
          'Couples payment and ticket by authorizing first and capturing once the ticket is assigned, with reconciliation for everything in between',
        weight: 3,
        said: [
          'Nobody may be charged without a seat: authorize, convert the hold, then capture',
          'Late answers release or refund automatically, a job clears up the unknown ones',
          'Each step idempotent, with the order number as a key',
        ],
      },
      {
        cue: 'Dealing with bots',
        point:
          'Makes bots costly: account and limit per person and card, checks before the sale, tickets bound to a name, review after',
        weight: 2,
        said: [
          'Registered accounts with verified phone, four tickets per person and payment card',
          'Admission tokens are tied to the account and session so they cannot be sold on',
          'One will not stop all of them, so cancel suspicious orders afterward',
        ],
      },
      {
        cue: 'On the day itself',
        point:
          'Rehearses with realistic load, freezes changes, and prepares switches: slow down, pause, continue without losing places',
        weight: 2,
        said: [
          'A load test with the true arrival curve, including the payment sandbox',
          'A pause button: the counter stops, everyone keeps the number',
          'Pre-scale before ten, autoscaling reacts too late for a spike',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Autoscaling will handle the rush',
        said: ['the cloud scales automatically, so no problem', 'put it on Kubernetes with an autoscaler'],
        correction:
          'The wave comes within seconds, scaling takes minutes, and the database and the payment provider do not scale along. Admission must be limited.',
      },
      {
        belief: 'First come, first served on the web gives everyone the same chance',
        said: [
          'whoever clicks first gets the ticket',
          'the server handles requests in the order they arrive',
        ],
        correction:
          'It rewards bots and good lines, and invites everyone to hammer the site at ten sharp. A draw among those waiting removes that.',
      },
    ],
    sampleAnswer:
      'I begin with the narrowest place. Suppose the provider takes 150 payments a second and people buy two tickets; then 40,000 are sold in over two minutes at best, realistically half an hour. 900,000 arriving within seconds must never reach that. So: admission control. In front is a waiting room at the CDN, static pages, no database. Whoever is there before ten gets a signed token, and at ten the places are drawn by lot, so hammering brings nothing; later ones join the end. The page compares its number with a small public file, cached for a second. The admitted get a short-lived pass bound to their account, which the origin checks. I let in a hundred people a second, adjusted to the active sessions and latency of checkout. Inside, choosing makes a hold of eight minutes with a conditional update; general admission is split into buckets, so that no single row is hot, and numbered seats have a unique key on seat. Payment: authorize, turn the hold into sold where it is still mine, then capture. If an answer comes late and the hold is gone, the authorization is released. Unknown cases go to a job that asks the provider, and afterward we reconcile each ticket with each charge. Bots: verified accounts beforehand, four tickets per person and card, names on tickets, and a review before delivery; I do not promise zero. If payments fail, I stop the counter; everybody keeps the place and sees why. Nothing is deployed that week, capacity is there beforehand, and we rehearse with the real arrival curve. The trade-off: people wait visibly, instead of meeting errors.',
    criteria: ['Finds the real bottleneck', 'Fairness designed, not assumed', 'Can pause and go on'],
    followUps: [
      {
        question: 'Five minutes in, the payment provider starts failing. What do you do?',
        about: [7, 5],
        answer:
          'Pause admission; the counter stops and places are kept. Holds of those inside are extended. Unknown payments are cleared by asking the provider. When a trickle works again, I admit slowly, and the waiting page says honestly what is happening.',
      },
      {
        question: 'Why can the waiting room do without a database?',
        about: [3, 0],
        answer:
          'The place stands in a signed token which the visitor carries, and the public number says who is in. So checking is only arithmetic and a signature at the edge, and 900,000 people cost just cached files.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-05',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Frontend Developer',
    ],
    skills: ['System Design', 'Distributed Systems', 'WebSocket'],
    tags: ['collaborative editing', 'crdt', 'operational transformation'],
    question:
      'Design collaborative editing of text documents: up to 50 people type at once and see each other’s cursors, edits appear within 200 ms, typing goes on without a connection, and 4 million documents exist. How do the copies come together, and how does it run on many servers?',
    keyPoints: [
      {
        cue: 'What happens on a keystroke',
        point:
          'Applies edits locally at once and merges afterward, since waiting for a lock or the server is not possible while typing',
        weight: 2,
        said: [
          'Optimistic: the letter appears immediately and is sent in the background',
          'No locking of paragraphs, people are offline sometimes',
          'The local copy must never block on the network',
        ],
      },
      {
        cue: 'How the copies come together',
        point:
          'Chooses between operational transformation with a central order and CRDTs that merge in any order, with their prices',
        weight: 3,
        essential: true,
        said: [
          'OT needs a server that orders and transforms the operations; a CRDT carries ids and tombstones and converges without one',
          'For long offline phases I prefer a CRDT library, for a plain online editor OT is slimmer',
          'I would never write either by myself, this is notoriously hard',
        ],
      },
      {
        cue: 'Limits of that method',
        point:
          'Says that merging guarantees the same result everywhere, not that it makes sense, so history and undo per user matter',
        weight: 2,
        said: [
          'Convergence does not mean the sentence is good if two rewrite it at once',
          'Undo must take back my own changes only and not those of the others',
          'Versions to compare and to go back to after a bad merge',
        ],
      },
      {
        cue: 'How servers share the work',
        point:
          'Brings all editors of a document together, usually on one home server found by its id, which orders, stores and broadcasts',
        weight: 3,
        said: [
          'All sockets of one document meet on the same process, by consistent hashing or a lease',
          'An actor per document keeps it in memory while people are there',
          'Single writer per document, 4 million documents spread easily over many machines',
        ],
      },
      {
        cue: 'When an edit is safe',
        point:
          'Makes changes durable: appends operations to a log before confirming, with snapshots now and then for fast opening',
        weight: 3,
        essential: true,
        said: [
          'Log first, then acknowledge, then broadcast; the state can be rebuilt from snapshot plus tail',
          'Every few hundred operations a snapshot, otherwise opening takes ages',
          'Compaction of old history and tombstones',
        ],
      },
      {
        cue: 'If a server dies',
        point:
          'Handles failure of the home: a new owner takes over with a fencing number, clients resend unconfirmed operations by their ids',
        weight: 2,
        said: [
          'Lease with an epoch, so that the old process, which thinks it is still owner, cannot write any more',
          'The client keeps unacknowledged edits and sends them again, duplicates are dropped by id',
          'Two owners at once would be split brain, the log refuses the older epoch',
        ],
      },
      {
        cue: 'The cursors of others',
        point: 'Keeps presence and cursors apart: short-lived, thinned out, never stored',
        weight: 2,
        said: [
          'Cursor positions ten times a second at most, and lost ones do not matter',
          'They go over the same socket but not into the log',
          'Fifty people each sending to forty-nine others is 2,500 messages per tick, so bundle',
        ],
      },
      {
        cue: 'Who may take part',
        point:
          'Checks permission when connecting and on withdrawal during the session, and limits size and editors per document',
        weight: 1,
        said: [
          'Revoked access must cut the socket, not only at the next login',
          'Above fifty editors the rest get a read-only stream',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief:
          'Sending the whole text on each change and letting the last one win works with fast connections',
        said: ['save the document every second and the newest wins', 'broadcast the full text to everybody'],
        correction:
          'Two people who type at once erase each other’s letters. Edits have to be exchanged as operations that can be merged.',
      },
      {
        belief: 'A CRDT makes servers, storage and order unnecessary',
        said: ['with CRDTs you need no server, it just merges', 'conflicts are impossible with a CRDT'],
        correction:
          'It guarantees the same result on all copies. Somebody must still store, deliver, authorize and compact, and merged text may still be nonsense.',
      },
    ],
    sampleAnswer:
      'Typing must never wait, so each client applies edits at once and merges later. Of four million documents maybe 40,000 are open at the same time, mostly by one or two people; a busy one with 50 typists gives some 200 operations a second before bundling. So each is small, and there are many. For merging there are two families. With operational transformation a server fixes the order and operations are transformed; it is slim, but long offline phases are painful. A CRDT gives each character an identity and merges in any order, at the cost of metadata and tombstones. As typing without a connection is required, I take a mature CRDT library, and still a server in the middle. Convergence means the same text for all, not good text, so I need versions, and an undo that takes back only my own edits. Each open document has a home process, found by its id, holding a lease. All sockets for it go there. It checks rights, appends operations to a log, confirms, then broadcasts, bundled every 50 milliseconds. A snapshot every few hundred operations keeps opening quick, and old history is compacted. If the home dies, another takes the lease with a higher epoch; the log refuses writes of the older one, and clients resend what was not confirmed, with ids that remove duplicates. People see half a second of pause and go on typing. Cursors travel on the same socket, ten times a second at most, and are never stored. When access is withdrawn, the home cuts the connection. The price of the home is that one enormous document cannot be spread, so size is limited.',
    criteria: [
      'Precise about what merging guarantees',
      'Single owner with fencing',
      'Separates durable from ephemeral',
    ],
    followUps: [
      {
        question:
          'A home server freezes for 20 seconds, loses its lease, then wakes up and goes on writing. What prevents damage?',
        about: [5, 3],
        answer:
          'The lease carries an epoch. The new owner has a higher one, and the log accepts only that. The old process gets an error, drops its state, and its clients reconnect to the new home and resend what was unconfirmed.',
      },
      {
        question:
          'Someone edits offline for three days while the others rewrite the same section. What do you offer?',
        about: [1, 2],
        answer:
          'The merge gives everyone the same text, but possibly a jumble. So I show what came in as a marked change with author, keep versions from before the merge, and let people compare and restore that section.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-06',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Payments', 'Transactions'],
    tags: ['ledger', 'double entry', 'hot accounts'],
    question:
      'A marketplace holds money for buyers and sellers: 25 million accounts, 1,500 money movements a second at peak, holds, fees, refunds and payouts. Today balances are a column that code updates, and they are off by a few thousand a month. Design the ledger.',
    keyPoints: [
      {
        cue: 'How a movement is recorded',
        point: 'Uses double entry: each movement is a transaction of entries that sum to zero per currency',
        weight: 3,
        essential: true,
        said: [
          'Money never appears or vanishes, it goes from one account to another, debit and credit',
          'Buyer minus 100, seller plus 95, fee account plus 5, sum nil',
          'Also the outside world, bank and provider, is an account in the book',
        ],
      },
      {
        cue: 'How mistakes are put right',
        point: 'Only appends: entries are never changed or deleted, mistakes are reversed by further entries',
        weight: 3,
        essential: true,
        said: [
          'Immutable journal, a correction is a new booking that refers to the old one',
          'A refund is not an update but a transaction in the opposite direction',
          'Nobody has the right to update these rows, not even the application',
        ],
      },
      {
        cue: 'Where a balance comes from',
        point:
          'Derives balances from the entries, kept as a running sum in the same transaction and verified by recomputation',
        weight: 2,
        said: [
          'The balance column is a cache that is updated atomically with the entries',
          'Every night we add up and compare, and any difference raises an alarm',
          'Snapshots so nobody has to sum ten years',
        ],
      },
      {
        cue: 'If something arrives twice',
        point: 'Makes each command idempotent by a unique business key, so repeats return the first result',
        weight: 3,
        said: [
          'order-77-capture is unique in the journal, a retry finds the existing transaction',
          'The key is stored in the same commit as the entries',
          'Queues and webhooks repeat, the ledger must not',
        ],
      },
      {
        cue: 'Holds and enough money',
        point:
          'Models holds and states with own accounts or pending amounts, and checks available balance atomically',
        weight: 2,
        said: [
          'Available, reserved and in transit are separate accounts, a hold is a transfer between them',
          'The check for sufficient funds and the booking must be one step, with a row lock or conditional update',
          'Payouts go first to an in-transit account, and leave it when the bank confirms',
        ],
      },
      {
        cue: 'The busiest accounts',
        point:
          'Treats hot accounts such as fees separately, by sub-accounts or delayed summing, since each movement touches them',
        weight: 3,
        said: [
          '1,500 updates a second of one fee row will queue on its lock, so split it into 64 sub-accounts',
          'Accounts without a limit need no running balance, entries are enough and get summed later',
          'Only those that may not go negative need strict serialization',
        ],
      },
      {
        cue: 'Agreement with the outside',
        point:
          'Reconciles with bank and provider statements, line by line, and keeps differences on a clearing account with a person in charge',
        weight: 2,
        said: [
          'Internal consistency says nothing about whether the money is really at the bank',
          'Each day match statements with the in-transit accounts, leftovers are worked off',
          'A suspense account instead of silent corrections',
        ],
      },
      {
        cue: 'Getting from here to there',
        point:
          'Plans the migration: opening balances with the documented difference, both running side by side, amounts as integers with currency',
        weight: 2,
        said: [
          'Book the unexplained gap openly to an adjustment account approved by finance',
          'Run the ledger in the shadow of the old column for a month and explain each deviation',
          'Minor units as integers and rounding rules for fees, never floats',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A balance column updated in a transaction, with a log beside it, is as good as a ledger',
        said: [
          'update balance in a transaction and write an audit log',
          'the balance is correct if we lock the row',
        ],
        correction:
          'Log and balance drift apart, and nothing forces the other side of the movement to exist. The entries must be the truth, the balance derived.',
      },
      {
        belief: 'Eventually consistent balances are fine, since corrections can follow',
        said: [
          'use events and the balance will be right after a while',
          'negative balances can be corrected later',
        ],
        correction:
          'Money paid out cannot be called back. Spending must be checked atomically against the available balance; only reports may lag.',
      },
    ],
    sampleAnswer:
      'A few thousand a month means no rule forces both sides of a movement to exist. So: double entry. A transaction has a unique business key and two or more entries that sum to zero per currency. The buyer’s purchase: reserved minus 100, seller pending plus 95, fees plus 5. Banks and providers are accounts as well, so money outside is visible. Entries are only appended; a refund or a correction is a new transaction that refers to the old, and the application has no right to update them. Amounts are integers in minor units. The key is stored in the same commit, so a repeated webhook returns the first result. The balance is a running sum changed in that commit, and recomputed nightly to prove it. Available, reserved and in transit are separate accounts; a hold is a transfer, and the check that available stays above zero is a conditional update, with rows locked in account order. 1,500 movements with three or four entries are 6,000 inserts a second, feasible for one strong database with partitions by time; later I shard by account, which then needs in-transit accounts between shards. The hot spot is the fee account, touched by all: it gets no running balance, or 64 sub-accounts, as nobody has to check its limit. Every day we reconcile with statements, line by line; what does not match sits on a clearing account with a name on it. If the ledger is down, commands wait in a queue. We migrate with opening balances, the gap booked openly and approved by finance, then a month in shadow. The price is more rows and stricter thinking.',
    criteria: [
      'Invariants enforced by structure',
      'Strict where money leaves, relaxed elsewhere',
      'Finance as partner',
    ],
    followUps: [
      {
        question:
          'Throughput stops at 300 movements a second though the database is idle. What do you suspect?',
        about: [5, 4],
        answer:
          'A row lock that everyone takes: the fee or the provider account with its running balance. I split it or drop its running balance, and lock accounts in fixed order and as late as possible in the transaction.',
      },
      {
        question: 'Developers ask to fix a wrong fee directly with an UPDATE. What do you answer?',
        about: [1, 6],
        answer:
          'No. The wrong entry happened and may be in a statement already. We book a reversal that refers to it, and the right one, with reason and approval. Then history explains every balance at each point in time.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-07',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['System Design', 'Webhooks', 'Distributed Systems'],
    tags: ['webhook delivery', 'isolation', 'retries', 'ssrf'],
    question:
      'Design the delivery of webhooks to your customers: 20,000 endpoints, 5,000 events a second at peak, some endpoints answer in 50 ms, some hang for 30 seconds, some have been dead for weeks. Customers want no loss, a sensible order, and to see what happened.',
    keyPoints: [
      {
        cue: 'What you promise',
        point: 'Promises at-least-once, with an event id for deduplication, and says so in the contract',
        weight: 3,
        essential: true,
        said: [
          'Exactly once is not possible over HTTP, so receivers must deduplicate by id',
          'The same id in each attempt, so the customer can ignore repeats',
          'No loss on our side means duplicates on theirs now and then',
        ],
      },
      {
        cue: 'Slow ones next to fast ones',
        point:
          'Isolates endpoints from each other, by own queues or limits of concurrency, so a hanging one does not delay the others',
        weight: 3,
        essential: true,
        said: [
          'One slow customer with thirty seconds must not eat all the workers',
          'Per-endpoint queues with at most ten in flight, scheduled fairly',
          'Head-of-line blocking is the main danger in a shared queue',
        ],
      },
      {
        cue: 'What 30 seconds cost',
        point:
          'Calculates what slow endpoints cost: concurrency is rate times duration, which calls for short timeouts and asynchronous workers',
        weight: 2,
        said: [
          '100 events a second times 30 seconds are 3,000 open connections for a single customer',
          'A timeout of five or ten seconds and many cheap async connections',
          'Little’s law tells that the slow five percent need most of the capacity',
        ],
      },
      {
        cue: 'Endpoints that fail',
        point:
          'Retries with exponential pauses and jitter over hours or days, then pauses the endpoint, tells the customer, and keeps events for replay',
        weight: 3,
        said: [
          'After a failed series the endpoint is switched off with a mail, nothing gets thrown away for some days',
          'Try again after 1, 5, 60 minutes, and when it stays dead we stop and only send a single probe',
          'When it comes back we do not fire two million at once, we ramp up',
        ],
      },
      {
        cue: 'How events reach you',
        point:
          'Accepts events durably via an outbox from the producing systems, and has delivery read from there',
        weight: 2,
        said: [
          'The event is committed together with the business change, otherwise it can be lost before it ever gets to us',
          'Store first, fan out per subscription afterward',
          'A log with retention is the basis also for replays',
        ],
      },
      {
        cue: 'What sensible order means',
        point:
          'Explains the price of order: strict order blocks behind a failing event, so it offers order per object or versions instead',
        weight: 2,
        said: [
          'Retrying event one while two is already delivered breaks sequence, and waiting stalls everything',
          'Include a version number or let them fetch the current state, so late events can be ignored',
          'Optionally ordered per object with blocking of only that key',
        ],
      },
      {
        cue: 'Attacks to think of',
        point:
          'Secures both sides: signature with timestamp and rotating secrets, and protection against requests into the own network',
        weight: 3,
        said: [
          'HMAC over body and time, two valid secrets during rotation',
          'The customer chooses the address, so it could be our metadata service or localhost; check the resolved IP and send through an isolated proxy',
          'SSRF, redirects not followed, egress in its own network',
        ],
      },
      {
        cue: 'What customers can see',
        point:
          'Gives customers a view: attempts, answers, replay of a range, test events, and metrics per endpoint',
        weight: 2,
        said: [
          'A log with status code and first kilobytes of the answer, searchable for two weeks',
          'A replay button for one event or a time span',
          'Otherwise support gets every question',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One large queue with enough workers is sufficient',
        said: [
          'put all events in one Kafka topic with many consumers',
          'just scale the workers if endpoints are slow',
        ],
        correction:
          'Hanging endpoints occupy any number of workers, and everyone behind them waits. Capacity has to be divided per endpoint.',
      },
      {
        belief: 'Global order with retries can be promised without a cost',
        said: [
          'we deliver all events in order and retry until it works',
          'a FIFO queue per customer gives exact order',
        ],
        correction:
          'One event that the receiver always refuses then blocks all the following ones forever. Order must be limited to a key, or replaced by versions.',
      },
    ],
    sampleAnswer:
      'The contract first: at least once, each event with a stable id, no global order, a version per object. 5,000 events a second with perhaps 1.5 subscriptions are 7,500 deliveries. At 50 milliseconds that is under 400 requests in flight. But a customer with 100 events a second who hangs for 30 seconds would alone need 3,000. So the whole design is about isolation. Producers commit events with their data through an outbox into a durable log with retention. A fan-out step writes deliveries per endpoint. Each endpoint is a logical queue with a limit, ten in flight at first, more for those who answer quickly; a scheduler goes round fairly, workers are asynchronous, and the timeout is ten seconds. Failures are retried after a minute, five, an hour, up to three days with jitter, and a breaker per endpoint lets one probe through while it is down. Then the endpoint is paused, the customer gets a mail, and events stay for replay. When it returns, we ramp up rather than flood it. Order: strict order would stall behind one bad event, so by default there is a version to ignore older ones, and on request order per object, where just that object waits. Security: an HMAC over timestamp and body with two secrets during rotation. And since customers choose the address, sending happens from an isolated network through a proxy that resolves the name, refuses private addresses, and follows no redirects. Customers see attempts with status and can replay. If a worker dies, its deliveries reappear, hence duplicates. If our store fails, outboxes wait. The price is the state for 20,000 queues, which a sharded table can carry.',
    criteria: [
      'Isolation as the central idea, with numbers',
      'Honest contract',
      'Sees the security of calling foreign addresses',
    ],
    followUps: [
      {
        question:
          'A large customer’s endpoint comes back after a day, with two million events waiting. What do you do?',
        about: [3, 1],
        answer:
          'Probe with one, then raise the concurrency slowly while success and latency stay good, within the endpoint’s limit. New events may go in a fresh lane beside the backlog, if the customer prefers current ones first.',
      },
      {
        question:
          'A customer registers `http://169.254.169.254/` as the endpoint. What happens in your design?',
        about: [6],
        answer:
          'It is refused on saving, and again when sending, as names can resolve differently later. The proxy connects only to the public address that it has checked, follows no redirects, and runs in a network without access to internal services.',
      },
    ],
  },
  {
    id: 'design-of-applications-expert-08',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
      'Site Reliability Engineer (SRE)',
    ],
    skills: ['System Design', 'High Availability', 'Disaster Recovery'],
    tags: ['multi region', 'failover', 'consistency'],
    question:
      'After a regional outage of seven hours, management wants your hotel booking platform “active in two regions, never down, no data lost”. It has 3,000 reads and 60 bookings a second. What do you ask, and which design do you recommend with which consequences?',
    keyPoints: [
      {
        cue: 'What you ask management',
        point:
          'Turns the slogan into targets: time to recover and permitted loss per function, with cost, and what the outage cost',
        weight: 3,
        essential: true,
        said: [
          'RTO and RPO separately for searching, booking, reports, since not everything must come back within a minute',
          'Seven hours cost us this much, so this much may protection cost each year',
          'Zero loss and never down at the same time across regions is not for sale, management has to choose',
        ],
      },
      {
        cue: 'The choice nobody can avoid',
        point:
          'Explains the basic choice: synchronous across regions costs latency and availability per write, asynchronous loses the last seconds',
        weight: 3,
        essential: true,
        said: [
          'When the link is cut, either we stop writing or both sides may diverge',
          'With 70 ms between regions each commit gets that on top, and with async we lose what was not yet shipped',
          'That is CAP in practice: for the same room not both consistency and availability',
        ],
      },
      {
        cue: 'Your recommended division',
        point:
          'Separates: reads and search in both regions from copies, while bookings of one hotel have one home at a time',
        weight: 3,
        said: [
          'Home region per hotel, so the same room is never sold in two places',
          '98 percent of the traffic is reading, that can be active-active easily',
          'Partition the writes by hotel, each region is master for half of them',
        ],
      },
      {
        cue: 'Danger of selling in both',
        point: 'Shows why two masters for the same room lead to double bookings that no later merge repairs',
        weight: 2,
        said: [
          'Last write wins on a reservation means a guest without a bed',
          'Conflicts with inventory cannot be merged, you can only apologize',
          'Either quota per region or a single owner',
        ],
      },
      {
        cue: 'How the switch happens',
        point:
          'Designs the failover: who decides, how the old side is fenced, how split brain is excluded, with a third place as witness',
        weight: 3,
        said: [
          'With only two regions neither can know if the other is dead or the line is cut, so a quorum in a third location',
          'First take the write rights away from the old one, then promote the new',
          'Automatic for stateless traffic, for the database by quorum or a person with a button',
        ],
      },
      {
        cue: 'Cleaning up afterward',
        point:
          'Says what happens to bookings lost in the gap and after going back: outbox logs, reconciliation with payments, contacting guests',
        weight: 2,
        said: [
          'Payments and mails outside tell us which bookings are missing, we reenter them',
          'When the old region returns it has transactions nobody knows, these must be compared and not just overwritten',
          'The plan for the return is harder than the failover',
        ],
      },
      {
        cue: 'What else could take both down',
        point:
          'Counts dependencies and capacity: each region must carry all the load, and identity, DNS, payment, secrets and deployment must not hang on one',
        weight: 2,
        said: [
          'Half of such outages come from a shared piece like login or configuration',
          'Both at 45 percent, so that one can take everything, warm caches included',
          'Deploy to one region first, otherwise a bad release takes down both',
        ],
      },
      {
        cue: 'Trusting it on the day',
        point:
          'Practices the switch regularly in production, and starts with cheaper steps before the full design',
        weight: 3,
        said: [
          'A failover that is not exercised every quarter does not work on the day',
          'First: zones within the region, tested backups, a warm standby with 15 minutes, then we see if more pays',
          'We run from the other region for a week on purpose',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A multi-region database gives zero loss, low latency and full availability together',
        said: [
          'take a global database, it handles everything',
          'with active-active there is no downtime and no data loss',
        ],
        correction:
          'When the regions cannot reach each other, a database must either refuse writes on one side or let them diverge. And agreement costs a round trip.',
      },
      {
        belief: 'Having a standby means being protected',
        said: [
          'we have a replica in the second region so we are safe',
          'disaster recovery is documented, that is enough',
        ],
        correction:
          'Untested standbys fail by missing capacity, secrets, quotas, DNS or people who dare not switch. Only exercised failover counts.',
      },
    ],
    sampleAnswer:
      'First I replace the slogan by numbers. What did seven hours cost, and which function has to be back when? Perhaps search in one minute, bookings in five with some seconds lost, reports tomorrow. “Never down and nothing lost” is not available across regions: when the link is cut, either one side stops selling, or both sell the same room. And with 70 milliseconds between them, each synchronous commit pays that; at 60 bookings a second that is bearable, if loss really must be zero. My recommendation: reads, 98 percent of the traffic, active in both regions from copies and caches. Bookings have one home per hotel, half of the hotels in each region, so a room is only ever sold in one place; two masters would mean double bookings no merge can repair. Each region replicates to the other asynchronously, and the booking intents and payments go through a log that a third location holds as well, so the gap can be filled. Failover needs a witness there, because two cannot tell a dead neighbor from a cut line. It fences first, takes the lease of the old side, then promotes. Traffic moves automatically; moving the write side is prepared, with a button, until we trust it. Afterward we reconcile payments against bookings, and the returning region is compared and never just put back. Each region runs below half its capacity, and login, DNS, secrets and pipelines must not live in only one; releases go to one region first. And I would go in steps: several zones, tested restores, warm standby, then this. Every quarter we run from the other side. It roughly doubles the cost.',
    criteria: [
      'Makes management choose with facts',
      'Exact about partitions and fencing',
      'Exercise over paper',
    ],
    followUps: [
      {
        question: 'The line between the regions is cut, both are healthy. What does your platform do?',
        about: [4, 1, 2],
        answer:
          'Each side goes on selling the hotels at home there as long as it reaches the witness and keeps its lease. Foreign hotels can be searched with older data, but not booked there. If one loses the witness too, it stops writing.',
      },
      {
        question: 'The failed region comes back with 40 bookings that were never replicated. What do you do?',
        about: [5],
        answer:
          'I keep it read-only, extract them, and compare with the payments and current availability. Those that fit are entered with their original number, the others are rebooked or refunded with a call. Only then is it refilled as a replica.',
      },
    ],
  },
]
