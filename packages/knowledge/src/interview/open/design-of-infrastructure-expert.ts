import type { OpenQuestion } from '../open-question.ts'

export const designOfInfrastructureExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-infrastructure-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'DevOps Engineer',
      'Cloud Engineer',
      'Site Reliability Engineer (SRE)',
      'Solutions Architect',
      'Technical Lead',
    ],
    skills: ['Cloud Architecture', 'High Availability', 'Replication'],
    tags: ['multi region', 'active active', 'data consistency'],
    question:
      'A global ticketing checkout must run in three regions at once: 8,000 orders a second at peak, no seat sold twice, and the loss of a region may cost at most one minute of orders in progress. Design the regions, data and failover.',
    keyPoints: [
      {
        cue: 'Which data needs what',
        point: 'Separates data by consistency: seats need one writer or consensus, carts and catalog may lag',
        weight: 3,
        essential: true,
        said: [
          'a seat can only be decided at a single place, everything else may be eventually consistent',
          'not all data needs the same guarantee, so classify first',
          'catalog everywhere, inventory strictly',
        ],
      },
      {
        cue: 'Who decides on a seat',
        point:
          'Gives each event or seat a home region, or uses a consensus database, and states the latency price',
        weight: 3,
        essential: true,
        said: [
          'partition by event, with the owner near the venue',
          'quorum over three regions costs a round trip of maybe 100 ms per commit',
          'remote buyers pay the distance only when reserving',
        ],
      },
      {
        cue: 'Old and new owner at once',
        point: 'Avoids dual ownership on failover with leases, epochs or quorum fencing',
        weight: 3,
        essential: true,
        said: [
          'the new owner takes over just after the old lease surely expired',
          'a fencing token makes the database reject late writes of the old owner',
          'majority decides, so that a cut-off region stops selling',
        ],
      },
      {
        cue: 'How large each region is',
        point:
          'Sizes for losing a region: each runs at no more than about two thirds, with no dependence on launching capacity',
        weight: 2,
        said: [
          "two must carry all three's load right away",
          'headroom paid in advance, or we fail over into an outage',
        ],
      },
      {
        cue: 'Orders that are sent again',
        point: 'Makes orders idempotent over regions and keeps payment outcome separate from reservation',
        weight: 2,
        said: [
          "the client's key travels, so a repeat in another region isn't a second charge",
          'reserve for some minutes, pay, then confirm',
          'unknown payments get reconciled',
        ],
      },
      {
        cue: 'How users get to a region',
        point:
          'Routes users by health and latency, drains regions deliberately, and keeps control independent of any one',
        weight: 2,
        said: [
          'anycast or DNS with health, and a switch to evacuate',
          'the routing control must work if region A is dark',
        ],
      },
      {
        cue: 'Failures that hit all three',
        point:
          'Limits correlated failures: staggered releases and configuration, no shared global dependencies, load shedding',
        weight: 2,
        said: ['never deploy to all three in the same hour', 'login and flags must be regional too'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Asynchronous multi-master with conflict resolution is fine for seats',
        said: ['both regions write and the last write wins'],
        correction:
          'Both buyers have got a confirmation already; resolving means canceling one. Uniqueness needs one decider or consensus before confirming.',
      },
      {
        belief: 'With active-active, failover is free and automatic',
        said: ["all regions are active, so losing one isn't noticed"],
        correction:
          'Remaining regions need capacity, ownership of data must move safely, and requests in flight are uncertain. These have to be designed.',
      },
    ],
    sampleAnswer:
      'I clarify: 8,000 orders a second over all, perhaps 30,000 seat attempts, reading a hundred times more. "A minute of orders" tells me that confirmed orders must never be lost, unfinished ones may. So classify. Catalog and prices: replicated, seconds old. Carts: regional. Seats: exactly one decider. I partition by event; each has a home region near the venue, and within it seats are sharded, so a big concert is spread by section. Records replicate synchronously to a second region before confirming; that\'s 30 to 80 milliseconds, paid only on reserving and confirming. Alternatively a consensus database does this for me; then I accept its quorum latency. Ownership is a lease with an epoch in a small consensus group over three regions. If a region loses contact, its lease ends after 20 seconds and it stops selling by itself; the successor waits that out, takes the next epoch, and storage refuses older ones. An order has a client key; reservation for eight minutes, payment, confirmation; unknown payment results are reconciled, so a retry elsewhere never charges twice. Capacity: each region at most 65 percent, so two carry all without launching anything. Traffic by anycast with health, and an evacuation switch that lives outside. Login works regionally. Releases and configuration go region by region, hours apart, because the same bug everywhere is likelier than a lost region. Trade-offs: home regions mean remote latency for some, and a popular event is a hot spot. It fails by partial degradation more than by death, so we evacuate on error rates. A monthly evacuation and a constant check for duplicate seats keep us honest.',
    criteria: [
      'Consistency per data class',
      'Fencing argued precisely',
      'Correlated failures taken seriously',
    ],
    followUps: [
      {
        question:
          'The old owner paused for 40 seconds in garbage collection and then goes on writing. What prevents a double sale?',
        about: [2],
        answer:
          "Its writes carry the old epoch. Storage has seen a higher one and rejects them. A lease checked only before the pause wouldn't suffice, since time passes between check and write.",
      },
      {
        question: 'When do you prefer the consensus database to home regions?',
        about: [1],
        answer:
          "When ownership can't be partitioned naturally or access to each item comes from everywhere, and quorum latency is acceptable. It's simpler for applications and fails over by itself; home regions give lower latency for local buyers but need own failover logic.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Logging', 'ELK Stack', 'Observability'],
    tags: ['log volume', 'tiered storage', 'tenant isolation'],
    question:
      'Your logging platform takes 50 TB a day from 3,000 services, costs more than the databases, and goes down exactly when there is an incident, since everyone logs more and searches. Redesign it.',
    keyPoints: [
      {
        cue: 'Not all logs are equal',
        point:
          'Sorts logs by purpose and sends them to different stores with different guarantees: search, audit, analytics',
        weight: 3,
        essential: true,
        said: [
          'audit logs need no loss, debug logs may be dropped',
          'only a tenth is ever searched',
          'classes with own retention, price and guarantee',
        ],
      },
      {
        cue: 'Surviving the surge',
        point:
          "Decouples producing and indexing by a durable buffer with limits per tenant, so bursts don't break ingestion",
        weight: 3,
        essential: true,
        said: [
          'Kafka in between with quotas for each service',
          'a surge of one team delays only its own logs',
          'the spike goes to the buffer and gets indexed later',
        ],
      },
      {
        cue: 'The 50 TB themselves',
        point:
          'Reduces at the source: sampling of repeated success lines, levels, turning lines into metrics, dropping fields',
        weight: 3,
        essential: true,
        said: [
          'one percent of successful requests, all of the errors',
          'count instead of logging a line for each hit',
          'find the top 20 message patterns, they make 60 percent',
        ],
      },
      {
        cue: 'Where the bulk lies',
        point:
          'Uses cheap storage for the bulk: compressed columns or chunks on object storage with little indexing, and a hot tier for few days',
        weight: 2,
        said: [
          'index only labels, and brute-force the rest in parallel',
          'three days hot and 30 in the bucket',
        ],
      },
      {
        cue: 'When everyone searches',
        point: 'Protects queries: limits, separate capacity for incidents, time ranges required',
        weight: 2,
        said: ['reserved query slots for on-call', 'a full scan over 30 days by one person gets queued'],
      },
      {
        cue: 'What teams are allowed',
        point: 'Governs with budgets per team, visible costs, and a temporary debug allowance',
        weight: 2,
        said: ['each team has terabytes per day and sees it', 'on-call may raise its level for an hour'],
      },
      {
        cue: 'What the platform itself stands on',
        point:
          'Makes it independent of the systems it should explain, with degraded modes and self-monitoring',
        weight: 2,
        said: ['not in the same cluster, own failure domain', 'agents spool to disk and drop by priority'],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Everything has to be kept, as one never knows what's needed",
        said: ["we can't drop logs because we may need them in an incident"],
        correction:
          'Most lines are never read. Keeping all makes search slow and costly; errors, samples and metrics answer nearly all questions.',
      },
      {
        belief: 'A larger search cluster solves it',
        said: ['we double the Elasticsearch nodes'],
        correction:
          'Volume grows with it, and bursts hit the index anyway. Buffer, classes, reduction and separate query capacity address the cause.',
      },
    ],
    sampleAnswer:
      "Fifty terabytes a day are about 600 MB a second on average; in an incident it's three times as much, while everyone searches. I'd begin by analyzing: patterns, services, and queries. My guess: 20 message patterns make 60 percent, and less than a tenth is ever read. Three classes: audit, small, without loss, write-once, years. Operational, errors in full and success sampled at one to five percent, searchable for three days fast and 30 slow. Debug, off by default. Reduction at the collector: sampling, removing fields, and counting into metrics, so 50 become maybe 15. Collectors spool two hours on disk and drop by class when full. Then a durable stream with quotas per service; a team that explodes delays itself. Indexers read from it at their speed: the hot tier is three days, 45 TB, about 10 compressed, the rest goes as compressed chunks with labels and bloom filters to object storage, searched in parallel. Queries run on separate machines from ingestion, need a time range, have limits for each user, and reserved slots for on-call, with the newest data first. On-call can raise its services' level for an hour, with an extra allowance. Teams have budgets in gigabytes and see their top patterns. Trade-offs: less indexing makes rare searches take a minute; sampling may miss the one line, therefore errors, slow requests and traced ones are always kept. It runs apart from production clusters, with own network paths and alerts, since it must explain their failures. Modes of failure: indexing lags, shown openly with a delay figure, with recent data via live tail; the stream is full, so debug is dropped first.",
    criteria: [
      'Attacks volume and coupling, not only size',
      'Plans for the incident as the normal case',
      "Honest about what's lost",
    ],
    followUps: [
      {
        question: 'How do you sample so that a failed request still has all its lines?',
        about: [2],
        answer:
          "Decide per request, not per line: by trace id hash, or buffer lines until the end and keep them all if it failed or was slow. Then what's kept is complete.",
      },
      {
        question: 'During an incident 200 people search at once. What happens in your design?',
        about: [4],
        answer:
          "Reserved slots serve on-call and incident roles first; others are queued with a hint. Common searches are cached and shared as links, ingestion isn't affected because it has its own machines.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Security Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Secrets Management', 'PKI', 'HashiCorp Vault'],
    tags: ['workload identity', 'short lived certificates', 'availability'],
    question:
      '5,000 services in six regions use static secrets and certificates that live for a year. You are to build a platform in which no credential lives longer than a day, and which must never be the cause of a global outage.',
    keyPoints: [
      {
        cue: 'How services show their name',
        point:
          'Builds on attested workload identity, so each workload proves what it is without a prior secret',
        weight: 3,
        essential: true,
        said: [
          "the platform vouches: node attestation, then the pod's identity, like SPIFFE",
          'solve secret zero by attestation',
          'a short-lived certificate names the service, and all else follows from it',
        ],
      },
      {
        cue: 'How long is long enough',
        point:
          'Designs lifetimes with slack: renewal early, validity much longer than the longest tolerated outage of the issuer',
        weight: 3,
        essential: true,
        said: [
          'valid 24 hours, renewed at half, so the issuer may be down for ten hours',
          'the shorter the life, the more available the issuer must be',
          "running services don't need it for every request",
        ],
      },
      {
        cue: 'Who signs, and where',
        point: 'Makes issuing regional and independent, with offline roots and regional intermediates',
        weight: 3,
        essential: true,
        said: [
          'every region signs by itself, without the others',
          'the top key sleeps in a safe, and what signs each day reaches only its own area',
          'no global cluster that everyone waits for',
        ],
      },
      {
        cue: 'What the load may become',
        point: 'Estimates load, including mass restart, and spreads renewals with jitter',
        weight: 2,
        said: [
          '200,000 instances renewing twice a day is only five a second, but a mass restart is thousands',
          'jitter or they all come on the hour',
        ],
      },
      {
        cue: "Systems that can't take part",
        point:
          'Handles systems that know only passwords by dynamic credentials or a proxy, and legacy with rotation',
        weight: 2,
        said: ['database users made on demand with leases', "a sidecar does mTLS for those that can't"],
      },
      {
        cue: 'When a signer is replaced',
        point:
          'Plans trust changes: bundles with old and new CA, rotation practiced regularly, distribution before use',
        weight: 2,
        said: [
          'add the new root everywhere, wait, then sign with it, then remove the old',
          "rotate intermediates each month so that it's routine",
        ],
      },
      {
        cue: 'How you introduce it',
        point:
          'Rolls out in phases with observability: expiry, renewal failures, who still uses static ones; guarded policy changes',
        weight: 2,
        said: [
          'permissive mode first, where both are accepted',
          'a policy error is the likelier global outage, so go region by region',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Shorter lifetimes are always more secure',
        said: ["let's make them five minutes"],
        correction:
          'Below the time you need to repair the issuer, each disturbance becomes an outage. Security includes availability; choose with slack.',
      },
      {
        belief: 'Revocation lists protect reliably in service-to-service traffic',
        said: ['if one leaks, we put it on the CRL'],
        correction:
          "Many clients don't check or fail open, and lists lag. Short life and quick removal of identity work better.",
      },
    ],
    sampleAnswer:
      "The hard part isn't cryptography but that 5,000 services will depend on it. Assume 200,000 instances; 24-hour certificates renewed at half are 400,000 a day, five a second. But a region restarting 40,000 instances within ten minutes needs 70 a second plus attestation, so I size for several hundred per region. Identity: nodes attest by the cloud's or hardware's proof, an agent on the node attests pods by the orchestrator, and hands out a certificate with the service's name. Agents renew at half-life with jitter, so the issuer may be dead for ten hours before it hurts, my most important number. Issuing is per region: intermediate in a hardware module, three zones, own policy copy. The root is offline. Where passwords are unavoidable, the regional store creates database users with leases, or a proxy authenticates for the legacy thing. Trust bundles carry old and new, so that CAs rotate monthly as routine: distribute, verify by telemetry that all have it, sign, remove later. Compromise: a workload's certificate dies within a day, and removing its registration stops renewal; for an intermediate there's a rehearsed replacement in four hours. Policies are the riskier part: an error denies everyone, so they're code, evaluated against recorded traffic, then rolled out by cell and region with a halt. Introduction: accept both, report static use, enforce by service. Trade-off: a day instead of an hour leaves thieves a longer window, for which authorization and anomaly alerts must help. How it fails: clocks drift, so time is monitored; agents can't start because they need a secret from the store, therefore bootstrap has no cycles and is tested by a cold start of a region.",
    criteria: ['Availability as security property', 'Bootstraps without cycles', 'Rollouts as main risk'],
    followUps: [
      {
        question: 'Why is half of the lifetime a sensible moment to renew?',
        about: [1],
        answer:
          "It leaves the other half for retries: with 24 hours, twelve hours to repair issuing. Earlier raises the load, later shrinks the slack. Jitter spreads it so restarts don't synchronize renewals.",
      },
      {
        question: 'How do you test a change of authorization policy before it denies real traffic?',
        about: [6],
        answer:
          'Evaluate it in shadow mode against logged decisions and show differences by service, let owners confirm, then enforce in one cell with automatic rollback on rising denials.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Technical Lead'],
    skills: ['Continuous Delivery', 'Deployment Automation', 'Platform Engineering'],
    tags: ['fleet rollout', 'change safety', 'automatic rollback'],
    question:
      '900 services deploy 2,500 times a day onto 30 clusters in ten regions. Three of the last five major incidents came from changes that reached everything within minutes; two of these were configuration. Design the rollout system.',
    keyPoints: [
      {
        cue: 'Which changes it covers',
        point:
          'Treats every change alike: code, configuration, flags, infrastructure and data all go through staged rollout',
        weight: 3,
        essential: true,
        said: [
          'config kills as well as code, so it gets the same stages',
          'no path that reaches all regions at once',
          'the fast lane for config was the incident',
        ],
      },
      {
        cue: 'The way a change spreads',
        point:
          'Orders stages by blast radius with soak time: canary, one cluster, one region, then waves, guarding independent failure domains',
        weight: 3,
        essential: true,
        said: [
          'one cell, wait, one region, wait, then two, then the rest',
          'never two regions that back each other at the same time',
          'exponential waves, since confidence grows',
        ],
      },
      {
        cue: 'Who decides to go on',
        point: 'Decides by automatic health analysis against a baseline, stops and reverts without humans',
        weight: 3,
        essential: true,
        said: [
          'compare new to old in the same cluster',
          "both the service's own and its callers' indicators",
          'rolls back first, asks later',
        ],
      },
      {
        cue: 'Safe, but not too slow',
        point: 'Balances safety with speed: bake times by risk, and a tested emergency path with guardrails',
        weight: 2,
        said: [
          'a tier-three service goes in an hour, login takes a day',
          'hotfix skips waiting but not the first stage',
          "full rollout should be short enough that people don't batch changes",
        ],
      },
      {
        cue: 'What must be true of changes',
        point: 'Makes changes revertible and versions compatible in both directions, as a precondition',
        weight: 2,
        said: [
          "the system can only undo what's undoable",
          'config is versioned and last good is cached locally',
        ],
      },
      {
        cue: "The system's own failure",
        point: 'Keeps the system itself safe: regional executors, static stability, its own staged upgrades',
        weight: 2,
        said: [
          'if the deploy system is down, services keep running and can still be reverted',
          "it's the most powerful tool in the company, so limit its rights by region",
        ],
      },
      {
        cue: 'How you know it helps',
        point: 'Measures: change failure rate, time to detect and to revert, share of changes bypassing',
        weight: 2,
        said: ['how many bad changes were stopped in the first stage', 'audit who used the bypass'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Configuration changes are safer than code and may go out globally',
        said: ["it's just a config value, no need for stages"],
        correction:
          'Configuration often acts at once everywhere without tests. Many large outages came from it; stage and validate it like code.',
      },
      {
        belief: 'A manual approval makes global rollouts safe',
        said: ['a senior approves each production change'],
        correction:
          "Approvers can't see effects of 2,500 changes a day. Small stages with automatic analysis limit damage; approvals fit few high-risk cases.",
      },
    ],
    sampleAnswer:
      "I read it from the incidents: the damage came not from bad changes, which will always exist, but from their reach. So the first law: nothing reaches all regions in under some hours, whatever it is: binaries, configuration, flags, DNS, certificates, quotas. Numbers: 2,500 changes a day over 30 clusters are 75,000 cluster deployments, about one a second, which is harmless; the analysis is the expensive part. Each change has a plan by class. Default: pre-production, a canary in one cluster for 15 minutes, that cluster, one region with bake time, then waves of two, four, and the rest, never regions which back each other together. Low risk takes two hours, tier-one a day. Regional executors pull the plan's state, so the center going down stops progress but nothing else; each may only change its region. Analysis compares new and old side by side: errors, latency, saturation, work per request, and callers' errors, since the service itself often looks fine. Bad or unclear means revert automatically, and only then tell the owner. Configuration is typed, validated, versioned; clients keep the last good and refuse empty or drastically smaller files. Preconditions: compatible in both directions. Emergency: skip baking, never the first stage, with two people, reviewed next day. Trade-offs: a day for tier one delays; if it's too slow, people batch, and batches are riskier, so I watch lead time as well. How it fails: slow poison that shows after days; global dependencies such as login that have no regions, which must be split first; and its own bugs, so it's released in the same waves. Success: share of bad changes stopped before the second region.",
    criteria: [
      'Reach before correctness',
      'Includes configuration',
      'Balances speed so that nobody bypasses',
    ],
    followUps: [
      {
        question: 'A security fix must be everywhere within an hour. How does your system do it?',
        about: [3],
        answer:
          "Prepared emergency class: first cluster for five minutes with strict analysis, then larger waves without baking, still not regions that back each other together. Two people approve, and afterward it's checked what was skipped.",
      },
      {
        question: 'The analysis keeps reverting good changes. What do you do?',
        about: [2],
        answer:
          'Measure false alarms, compare like with like by same age and load, use fewer and stronger signals, longer windows for low traffic, and A/A tests to learn the noise. Otherwise teams turn it off.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-05',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Security Engineer', 'Cloud Engineer'],
    skills: ['Backup and Restore', 'Disaster Recovery', 'Business Continuity'],
    tags: ['ransomware', 'immutable backups', 'recovery at scale'],
    question:
      'Assume attackers with full admin rights in your production and identity systems delete or encrypt everything. You have 1.2 PB in 400 databases and object storage. Design backups such that the company trades again within three days.',
    keyPoints: [
      {
        cue: 'Where the copies are safe',
        point:
          "Puts immutable copies in a separate security domain with other identities, which production admins can't reach or delete",
        weight: 3,
        essential: true,
        said: [
          'another account or provider, with its own logins and hardware keys',
          'write-once with retention that nobody can shorten',
          'the thief of our single sign-on must get nothing there',
        ],
      },
      {
        cue: 'The three days',
        point: 'Works backward from restoring: throughput, order and minimum business, with a calculation',
        weight: 3,
        essential: true,
        said: [
          '1.2 petabytes in three days is 4.6 GB a second, so priorities are needed',
          "what's the minimal company: payment, orders, login",
          'the restore rate is the limiting figure, so parallelize',
        ],
      },
      {
        cue: 'How you know it works',
        point:
          'Rehearses the rebuild from nothing regularly, including identity, network, keys, code and people',
        weight: 3,
        essential: true,
        said: [
          'a clean-room restore twice a year without production',
          'where do we log in if the directory is gone',
          'measure real hours per tier',
        ],
      },
      {
        cue: 'Attackers who were patient',
        point: 'Detects corruption early and keeps long history, as attackers wait weeks and poison backups',
        weight: 2,
        said: [
          'versions of 90 days or more since they hide for weeks',
          'watch for entropy, changed rates and failed restore checks',
        ],
      },
      {
        cue: 'What the copies themselves depend on',
        point:
          'Handles keys and dependencies of the backups separately: keys, catalog, runbooks, images and CI offline',
        weight: 2,
        said: [
          "the backup's key isn't in the stolen KMS",
          'print the runbook, keep code and images in the vault',
        ],
      },
      {
        cue: 'Where you restore to',
        point: "Restores into a clean environment, scans, and doesn't reconnect infected parts",
        weight: 2,
        said: ['new accounts, new credentials, verified images', 'restoring the backdoor would be useless'],
      },
      {
        cue: 'How data gets into safety',
        point:
          'Transfers by pull from the vault side, with rights to add only, and alerts on changes of policy',
        weight: 2,
        said: [
          "the vault fetches, production can't push deletions",
          'four eyes for anything that shortens retention',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Replication to another region protects from attackers',
        said: ["everything's mirrored to a second region"],
        correction:
          'Deletion and encryption are mirrored too, and the same admin rights reach both. Separate identities and immutability protect.',
      },
      {
        belief: 'Backups that can be restored one by one prove that the company can be restored',
        said: ['we test a database restore each month'],
        correction:
          'The real case needs hundreds in order, without identity, network, DNS, CI and keys. Only the full rehearsal shows cycles and rates.',
      },
    ],
    sampleAnswer:
      'The attacker owns single sign-on, cloud admin and the backup server, so copies live in a separate domain: another organization with a different provider or at least another root, own identities with hardware keys for five people, no trust from ours. The vault pulls with a role that only reads; objects are locked for 90 days in a mode which nobody shortens. Now the arithmetic: 1.2 PB in 72 hours is 4.6 GB a second with no breaks, and the first day goes into containment and a clean base. So tiers. Minimal company: identity, DNS, payments, orders, stock, perhaps 60 TB in 40 databases; target 24 hours, 60 TB in ten hours is 1.7 GB a second, possible with parallel restores from object storage. Tier two, 300 TB by day three. The rest, mostly old objects, within two weeks, or read directly from the vault. We start with clean accounts, network and identity from code, whose repository, images and catalog are in the vault as well. Backup keys are independent, in hardware at two places, and the runbook exists on paper. Since intruders wait for weeks, we keep 90 days of versions, monthly for a year, watch change rates and entropy, and restore samples daily in a clean room with content checks and scanning. We restore data, not machines; systems are rebuilt, all credentials new. Twice a year we rebuild tier one without production, with deputies. Trade-offs: a second provider costs transfer and perhaps 30,000 a month. It fails by people: nobody decides, or the five are unavailable, so authority is settled beforehand. The board signs what is lost.',
    criteria: [
      'Assumes the worst on identity',
      'Restore rate as the central figure',
      'Business priorities signed',
    ],
    followUps: [
      {
        question: 'You learn that the attackers were inside for seven weeks. Which backup do you restore?',
        about: [3],
        answer:
          'Data from the newest consistent point that passes checks, because old data is useless to business; systems and configuration from clean sources rather than backups. Then search the data for tampering since the first traces, such as bank details changed.',
      },
      {
        question: 'Which circular dependency would stop most rebuilds?',
        about: [4],
        answer:
          "Signing in needs the directory, which needs network and keys, which are in a store that requires signing in. So the vault has independent accounts and keys, and a written bootstrapping order that's been practiced.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-06',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'DevOps Engineer',
      'Cloud Engineer',
      'Site Reliability Engineer (SRE)',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Cloud Migration', 'Hybrid Cloud', 'Cloud Architecture'],
    tags: ['data center exit', 'migration waves', 'dependencies'],
    question:
      'A bank-like company must leave its data center in 18 months: 400 services, 90 databases with 300 TB, a mainframe that stays, 24/7 operation, no outage over ten minutes per service. Design the migration.',
    keyPoints: [
      {
        cue: 'What moves together',
        point:
          'Finds dependencies from real traffic and groups services in waves by data gravity, not by org chart',
        weight: 3,
        essential: true,
        said: [
          'flow data for a month shows who talks to whom',
          'chatty services and their database move together',
          'latency decides what may be split',
        ],
      },
      {
        cue: 'What has to stand beforehand',
        point:
          'Builds the landing zone and connectivity first: redundant links, identity, DNS, security, observability on both sides',
        weight: 3,
        essential: true,
        said: [
          'two independent lines with enough bandwidth, tested by failing one',
          'same identities and logs in both worlds before the first move',
          'the foundation has to carry two years of hybrid',
        ],
      },
      {
        cue: 'The move of one service',
        point:
          'Moves each service with parallel running, small traffic steps and a quick way back, data by replication and short cutover',
        weight: 3,
        essential: true,
        said: [
          'shift one percent, then ten, and be able to return in minutes',
          'databases follow by replication, and replicate backward after the switch',
          'rehearse each cutover under ten minutes',
        ],
      },
      {
        cue: 'Whether 18 months suffice',
        point:
          'Calculates the calendar: services per month, transfer times, freeze periods, buffer at the end',
        weight: 2,
        said: [
          '400 in twelve months is eight a week, so it must be a factory',
          "no moves at year-end, three months' reserve",
          '300 TB over ten gigabit is about three days at full rate',
        ],
      },
      {
        cue: 'What stays behind',
        point: 'Treats hybrid latency explicitly: mainframe calls, caches, asynchronous access, batching',
        weight: 2,
        said: [
          '400 calls at two milliseconds more are nearly a second',
          'put a facade with a cache or events in front of the host',
        ],
      },
      {
        cue: "Each service's fate",
        point:
          'Chooses per service: retire, move as is, replatform, rebuild; without mixing in modernization where it endangers the date',
        weight: 2,
        said: ['ten percent we can switch off', "move first, improve later, except where it can't run"],
      },
      {
        cue: 'People and responsibility',
        point:
          'Organizes it as a product with a central team, automation, and service teams responsible for their moves',
        weight: 2,
        said: [
          'a migration factory with templates and a scoreboard',
          'owners test and decide, the center helps',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Moving everything in one weekend avoids the hybrid pain',
        said: ["a big bang is the cleanest, then it's done"],
        correction:
          '400 services fail in ways nobody can analyze in a weekend. Waves limit the damage and teach; hybrid has to be designed.',
      },
      {
        belief: 'The network will hide the distance if bandwidth is high enough',
        said: ["with a 10 gigabit line it's like local"],
        correction:
          'Latency, not bandwidth, hurts chatty calls. A few milliseconds times hundreds of calls make seconds.',
      },
    ],
    sampleAnswer:
      "Eighteen months minus three for the foundation and three as a reserve leave twelve: 400 services, some 40 retired, so 30 a month, seven a week. That's a factory. The data: 300 TB at an effective 5 Gbit are under six days, so bandwidth isn't it; latency and coupling are. Foundation: two independent lines at different sites, tested by cutting one, 3 ms; identity, DNS, secrets, logs and traces across both worlds; landing zone with guardrails. In the meantime we record flows for a month, including month-end, and cluster services with their databases by number of calls. Clusters move together; borders go where calls are few or asynchronous. The mainframe stays, so services which call it hundreds of times per request get a facade with caching and batching, or events fed by change capture, before they move. Wave zero is unimportant, then we ramp up; the hardest clusters start early. Each move follows a template: deploy in parallel, mirror reading traffic, compare answers, 1, 10, 50, 100 percent by the gateway, return in minutes. Databases by continuous replication, cutover rehearsed under five minutes, reverse replication for a week. No modernization on the way unless it can't run otherwise. Freezes at quarter and year-end. A central team builds tools; owners decide go or no-go. Trade-offs: moving as is first costs more in the cloud for a while, accepted for the date. It fails by a forgotten dependency, so each service is cut from the old side for an hour before it counts as moved; by a line outage, so critical clusters don't straddle; and by the last ten percent, so contracts have a priced extension.",
    criteria: ['Calendar arithmetic', 'Latency and gravity as cutting rules', 'Way back for every move'],
    followUps: [
      {
        question: 'Two clusters share one database with 60 writers. What do you do?',
        about: [0],
        answer:
          "Look at who owns which tables, move the main owner with the database, and let others call its interface or a replica. If that's too long, they all move in one larger wave with more rehearsal.",
      },
      {
        question: 'Why is mirroring only reading traffic, and how do you test writes?',
        about: [2],
        answer:
          'Mirrored writes would act twice on partners and data. Test these in an isolated copy with replayed traffic and stubs, compare resulting rows, then with internal customers at one percent.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-07',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Technical Lead'],
    skills: ['Kubernetes', 'Platform Engineering', 'GitOps'],
    tags: ['cluster fleet', 'lifecycle', 'cell isolation'],
    question:
      'A retailer will run 1,200 small Kubernetes clusters, one in each store, plus 15 large ones, with unreliable lines and nobody technical on site. A team of nine runs it all. Design fleet management.',
    keyPoints: [
      {
        cue: 'A store without a line',
        point:
          'Makes stores autonomous: selling continues without the line, with local images, data, decisions and credentials',
        weight: 3,
        essential: true,
        said: [
          'a store must open in the morning even if the line is dead for two days',
          'cache images locally and keep the last good config',
          'nothing in the path of a sale may need headquarters',
        ],
      },
      {
        cue: 'How a store gets its state',
        point:
          "Uses pull-based management with declared desired state per group, as pushing to 1,200 doesn't scale nor reach them",
        weight: 3,
        essential: true,
        said: [
          'agents fetch when online and converge',
          'clusters are cattle, defined by class plus a few values',
          'no one logs in to each of them',
        ],
      },
      {
        cue: 'How updates spread',
        point:
          'Rolls out in waves with health gates, limits and automatic halt, and A/B images for rollback on site',
        weight: 3,
        essential: true,
        said: [
          'ten lab stores, 1 percent, 10, then regions, at night after closing',
          "stop if more than two percent don't return",
          'two system partitions, so a failed update boots the old one',
        ],
      },
      {
        cue: 'What the numbers say',
        point: 'Estimates: downloads over thin lines, number of agents, rate of hardware failures',
        weight: 2,
        said: [
          '1,200 times 2 GB over 10 megabit is half an hour each, so do deltas and night time',
          'two to three machines fail each week',
        ],
      },
      {
        cue: 'When hardware gets into wrong hands',
        point:
          'Solves identity and security at the edge: hardware-bound identity, disk encryption, revocation for stolen boxes, minimal local secrets',
        weight: 2,
        said: [
          'a stolen server must not open headquarters',
          'TPM-based enrollment and short certificates with enough slack for offline',
        ],
      },
      {
        cue: 'A box that breaks',
        point: 'Provides provisioning without technicians: plug in, enroll, build itself; swap as repair',
        weight: 2,
        said: ['the cashier plugs in a spare box and it installs itself', 'we replace instead of repair'],
      },
      {
        cue: 'Knowing how 1,200 stores are',
        point:
          'Observes by exception: local buffering, compact health summaries, clear difference of offline and broken',
        weight: 2,
        said: [
          '1,200 dashboards are useless, show the outliers',
          'no heartbeat may only mean the line is down',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Central control of 1,200 clusters in real time is the way',
        said: ['one control plane at headquarters runs all nodes'],
        correction:
          'Then every line failure is a store failure. Local control planes with a pulled desired state carry on alone.',
      },
      {
        belief: 'Automatic updates everywhere at once keep the fleet uniform',
        said: ['roll it out to all stores on the same night'],
        correction:
          'A mistake then closes 1,200 shops with nobody on site. Waves with automatic halt and local fallback limit it.',
      },
    ],
    sampleAnswer:
      'Suppose that selling must continue for 48 hours alone, two small servers per store, 10 Mbit shared with the cash registers. Numbers: a 2 GB update takes nearly half an hour at full rate, so layers as deltas, at night, limited to 5 Mbit, and cached locally for the second node. With 2,400 machines and five percent failing a year, two or three break each week; so swapping is routine. Each store is its own cluster with local storage, registry cache and the last valid configuration; sales are queued and sent later with unique numbers. An agent pulls desired state: a class, a ring, and a few values per store, signed; agents refuse unsigned or implausible content. 1,200 agents asking every minute are just 20 requests a second. Rollout: lab, ten friendly stores, 1, 10, 50, 100 percent across regions, only after closing; gate on "sold something this morning", not just on ready pods; halt if over two percent don\'t come back. The operating system has A/B partitions, and a watchdog boots the old one if health fails. New boxes prove themselves by TPM, enroll, and build the node by themselves; staff only plug in. Certificates last 14 days, renewed daily, so that offline stores survive; a stolen box gets revoked, its disk is encrypted, and its rights cover only that store. Monitoring is local with a summary each minute; the center shows exceptions and separates "line down" by a second signal, the mobile modem. Trade-offs: autonomy means stale prices for hours and more logic in stores. It fails by common cause: bad signed configuration or an expired root, so expiry is tested with a clock drill.',
    criteria: ['Autonomy first', 'Halt conditions tied to business', 'Toil as a design limit'],
    followUps: [
      {
        question: '300 stores have 2 megabit lines. How do you update them?',
        about: [3],
        answer:
          'Deltas of changed layers, prefetching over several nights with a bandwidth limit, activation later by command; large base updates by prepared spare boxes through logistics. Activation is separate from download, so that waves stay coordinated.',
      },
      {
        question: "Forty stores don't report. How do you know whether to be alarmed?",
        about: [6],
        answer:
          "A second path such as a mobile modem or sales arriving tells line from cluster failure. Compare with the provider's outages and current waves; if they belong to the latest wave, halt at once.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-08',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Distributed Tracing', 'OpenTelemetry', 'Observability'],
    tags: ['tail sampling', 'telemetry pipeline', 'cost'],
    question:
      'Your platform produces a million spans per second from 1,500 services. Uniform sampling at 0.1 percent means that the trace you need is never there; keeping everything costs too much. Design the tracing pipeline.',
    keyPoints: [
      {
        cue: 'How you choose what stays',
        point:
          'Uses tail-based sampling: decides after the trace is complete, keeping errors, slow and rare ones, with a baseline sample',
        weight: 3,
        essential: true,
        said: [
          'keep all failures, all over the p99, and a few percent of the normal',
          'you only know at the end if it was interesting',
          'rare routes get a guaranteed minimum',
        ],
      },
      {
        cue: 'Getting a whole trace together',
        point:
          'Routes all spans of a trace to the same decision node by hashing the trace id, buffering for a window',
        weight: 3,
        essential: true,
        said: [
          'a first tier balances by trace id so one collector sees it whole',
          'wait 30 seconds in memory, then decide',
          'consistent hashing, or you decide on halves',
        ],
      },
      {
        cue: "Whether it's feasible",
        point: 'Calculates buffer memory, throughput and storage to show feasibility',
        weight: 3,
        essential: true,
        said: [
          'a million times 30 seconds times one kilobyte is 30 GB plus overhead',
          'one GB a second in, 86 TB a day raw, three percent kept is under three',
          'spread over 20 to 40 collectors',
        ],
      },
      {
        cue: 'Numbers that stay honest',
        point:
          'Records the sampling probability, so that metrics and statistics can be corrected; takes request metrics before sampling',
        weight: 2,
        said: [
          'span metrics come from all spans before dropping',
          'weights go with the trace, else rates are wrong',
        ],
      },
      {
        cue: 'When things go wrong inside',
        point: 'Handles late spans, scaling events and lost collectors with explicit degraded behavior',
        weight: 2,
        said: [
          'a decision cache for stragglers',
          'when a collector goes, the traces in its memory are lost or halved, accept and count it',
          'under overload fall back to head sampling',
        ],
      },
      {
        cue: 'What tears a trace apart',
        point: 'Ensures context propagation, also over queues and third parties, and measures broken traces',
        weight: 2,
        said: [
          'one service that loses the header cuts everything behind it',
          'share of orphan spans per service as a quality figure',
        ],
      },
      {
        cue: 'What services may send',
        point: 'Controls content: limits on attributes and events, removal of personal data, budget per team',
        weight: 2,
        said: ['a team put the request body in attributes', 'quotas by service before the buffer'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Sampling distorts nothing, as it is random',
        said: ['we just compute error rates from the kept traces'],
        correction:
          'Tail sampling favors errors and slow ones. Rates must come from all spans or be corrected by recorded probabilities.',
      },
      {
        belief: 'Each collector can decide on its own spans',
        said: ['every collector samples errors it sees'],
        correction:
          'It sees only a part of a trace and keeps fragments. All spans of one trace must reach one decision point or share the decision.',
      },
    ],
    sampleAnswer:
      'What questions shall tracing answer, within which time? Mostly "why did these fail or get slow," within minutes. Numbers: a million spans a second at one kilobyte are 1 GB a second, 86 TB a day. Say 15 spans a trace, 65,000 traces a second. Keep errors at about one percent, the slowest one percent, and one percent of the rest, so three percent: 30,000 spans a second, 2.6 TB a day, compressed well under one. Seven days is easy on object storage. Path: libraries send to an agent on each node, which limits size, strips bodies and personal data, and applies quotas per service. A stateless tier hashes trace ids to a sampling tier. This holds each trace 30 seconds: 30 million spans, 30 GB raw, 80 or so with overhead, thus 40 collectors with 6 GB including reserve. Policies: errors, latency by route against its own threshold, rare routes guaranteed, debug header always, then a probabilistic rest with its probability recorded. Request metrics are computed before dropping, so error rates are right. It runs per region. Long or asynchronous ones, say queues with minutes of delay, get linked traces in place of one huge one; decisions are cached for stragglers. On scaling or loss of a collector, a fortieth of the traces in flight is broken; we count them. Overload: memory guard falls back to head sampling by id, so what\'s kept is at least complete. Orphan spans by service show propagation gaps. Trade-offs: tail sampling costs network and memory for everything, maybe 40 machines, compared with storing all at thirty times the volume. It must never slow services, so exporting is asynchronous and drops when full.',
    criteria: ['Feasibility by numbers', 'Knows statistical side effects', 'Degrades in a defined way'],
    followUps: [
      {
        question: 'You scale the sampling tier from 40 to 50 collectors. What happens to traces in flight?',
        about: [1],
        answer:
          'With consistent hashing about a fifth of ids move; their later spans reach another collector, so those traces are decided on fragments. Scale rarely, drain for a window, or forward by the old ring until it ends.',
      },
      {
        question: "Why shouldn't you compute the p99 latency from stored traces?",
        about: [3],
        answer:
          'Slow ones are kept more often, so it comes out far too high. Use metrics computed from all spans before sampling, or weight each trace by the inverse of its probability.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-09',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'DevOps Engineer',
      'Site Reliability Engineer (SRE)',
      'Cloud Engineer',
      'Solutions Architect',
      'Technical Lead',
    ],
    skills: ['Capacity Planning', 'Auto Scaling', 'Performance Testing'],
    tags: ['flash sale', 'load test', 'load shedding'],
    question:
      'In ten weeks a television event will bring your shop 20 times its record load within three minutes: 90,000 requests a second instead of 4,500. You know the minute. Plan architecture, capacity and the evening itself.',
    keyPoints: [
      {
        cue: 'Where the real limit is',
        point:
          'Models the journey: which requests, which part reaches which dependency, and where the narrowest point is',
        weight: 3,
        essential: true,
        said: [
          "90,000 at the edge aren't 90,000 at the database",
          'draw the funnel from page to checkout with rates per step',
          "payment provider takes 400 a second, that's the real limit",
        ],
      },
      {
        cue: 'The first line of defense',
        point:
          'Puts a limit in front that admits at a safe rate, like a waiting room, instead of trying to scale everything',
        weight: 3,
        essential: true,
        said: [
          'a queue at the edge admits as many as checkout can serve',
          'better a fair wait than an error for all',
          'the admission rate is our main control',
        ],
      },
      {
        cue: 'How you test',
        point:
          'Tests at full scale in production-like conditions, repeatedly, also beyond the limit, to learn how it breaks',
        weight: 3,
        essential: true,
        said: [
          'load test at 25 times, from outside, with the real mix',
          'several rounds, since each reveals the next bottleneck',
          'see how it recovers after overload',
        ],
      },
      {
        cue: 'What visitors see',
        point: 'Serves the storm from the edge: static or cached pages, stock shown with seconds of delay',
        weight: 2,
        said: ['landing page entirely from the CDN', '95 percent must never reach us'],
      },
      {
        cue: 'What stands ready beforehand',
        point:
          'Provides capacity before the minute: pre-scaled, warmed, reserved, quotas raised, partners informed',
        weight: 2,
        said: [
          'autoscaling is too slow for three minutes',
          'reserve machines and tell the provider, CDN and payment',
          'warm caches, pools, JITs',
        ],
      },
      {
        cue: 'Selling right under pressure',
        point:
          'Protects correctness in the rush: stock reservations, hot rows, idempotent orders, fair rules against bots',
        weight: 2,
        said: [
          'one hot item means one hot row, so split the counter or queue it',
          'bots buy everything otherwise',
        ],
      },
      {
        cue: 'The evening itself',
        point:
          'Organizes the evening: freeze, roles, dashboards, thresholds with decisions, rehearsal, way down afterward',
        weight: 2,
        said: [
          'who turns the admission rate, and at which signal',
          'war game two weeks earlier',
          'scale in slowly, then review',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Autoscaling will cope if the maximum is high enough',
        said: ['we set the maximum to 500 instances'],
        correction:
          "Three minutes are shorter than detecting, starting and warming. And the database and partners don't grow along.",
      },
      {
        belief: 'A load test of each service alone shows that the whole holds',
        said: ['every team tested its service with 20 times'],
        correction:
          'Shared databases, connections, retries and networks only show together. Test whole journeys at full mix.',
      },
    ],
    sampleAnswer:
      "First I model the 90,000. Probably 60 percent are the landing page and assets, 30 product and stock, eight cart and login, two checkout, so 1,800 checkouts a second wanted, while the payment provider grants us 400. No capacity of ours changes that, so I wouldn't scale everything by 20. The landing page and products come from the CDN, stock is a small file renewed every two seconds; that's over 95 percent, leaving some 4,000 a second at our side, plus reserve; I plan for 10,000. In front of the cart is a waiting room at the edge with fair random order and signed tickets; its admission rate follows from checkout: if 30 percent of those admitted buy, 1,200 a second may enter for 360 payments. That rate is our throttle. Orders: reservation in a store sharded by item with counters split for the hot article, then a queue to payment, idempotent. Tickets are bound to accounts, against bots. Capacity is started two hours earlier and warmed, reserved for weeks, limits raised; CDN, cloud and payment partners know our numbers. Retries in clients have budgets with jitter. Tests: at week four, six, eight, whole journeys from outside, at 1.25 times and beyond, cutting off a zone during the peak. Degradation in three prepared stages. Two weeks before is a game day, one week before a freeze. That evening: one leader, one at the throttle, thresholds agreed. Trade-off: waiting annoys, but it sells everything we can process. It fails if the waiting room fails, so it's at the edge with a static fallback page; if the partner slows, the rate drops automatically; if stock is oversold, a small safety stock.",
    criteria: [
      'Finds the real limit',
      'Throttle instead of brute force',
      'Evening as an exercise with roles',
    ],
    followUps: [
      {
        question: 'What do you do when the payment provider slows down to 150 a second in the middle?',
        about: [1],
        answer:
          'The controller lowers admission to match, the queue in front of payment is limited by time, and users are told the wait. Without this, reservations expire and retries multiply. A second provider would be a prepared switch.',
      },
      {
        question: 'One article gets 80 percent of the orders. Why is this a problem, and what do you do?',
        about: [5],
        answer:
          'All update one row, so locks serialize at perhaps some hundred per second. Split stock in many buckets, reserve in memory with a log, or serialize through a queue with batches; show availability with delay.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-expert-10',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'DevOps Engineer',
      'Site Reliability Engineer (SRE)',
      'Cloud Engineer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Cloud Architecture', 'Site Reliability Engineering', 'Platform Engineering'],
    tags: ['cell architecture', 'blast radius', 'tenant placement'],
    question:
      'A multi-tenant business software provider, 30,000 customers, one large shared stack. Every incident hits everyone, deployments are feared, and the database is near its limit. Design a cell-based architecture and the way there.',
    keyPoints: [
      {
        cue: 'What a cell is',
        point:
          'Defines cells as complete, independent stacks with a bounded size, and the tenant as the unit of placement',
        weight: 3,
        essential: true,
        said: [
          'each cell has its own app, database, queue and cache for some hundred customers',
          'no call from cell to cell',
          'a failure can hurt at most one slice',
        ],
      },
      {
        cue: 'What all cells still share',
        point:
          'Keeps the router and shared parts thin, highly reliable, with cached mapping, and free from a global control plane at request time',
        weight: 3,
        essential: true,
        said: [
          'the router only looks up tenant to cell and keeps a local copy',
          "whatever's shared is the new common failure, so make it dumb",
          'if the placement service is down, known customers still get through',
        ],
      },
      {
        cue: 'How customers change place',
        point:
          'Moves tenants between cells online as a standard operation: copy, replicate, short freeze, switch, way back',
        weight: 3,
        essential: true,
        said: [
          'tenant migration is the core tool, for balancing as well as for the start',
          'copy, catch up, freeze for seconds, flip the mapping',
          "it's tested daily with canary tenants",
        ],
      },
      {
        cue: 'How large and how many',
        point: 'Chooses cell size and number by measured limits and tested maximum, with numbers',
        weight: 2,
        said: [
          'a cell is tested up to its limit and never grows above',
          '60 cells with 500 customers, the biggest get one alone',
          'blast radius against overhead',
        ],
      },
      {
        cue: 'How changes reach cells',
        point: 'Deploys cell by cell with automatic gates, and prevents common-cause failures between cells',
        weight: 2,
        said: [
          'first the cell with friendly customers',
          'flags and config are also per cell',
          'shared accounts or quotas connect them secretly, so separate',
        ],
      },
      {
        cue: 'What concerns all customers',
        point:
          'Solves global needs outside the request path: login, search, reporting, billing, cross-tenant analytics',
        weight: 2,
        said: ['events go to a warehouse, never cross-cell queries', 'login tokens get verified in the cell'],
      },
      {
        cue: 'The way there',
        point:
          'Plans the way with value early: tenant key everywhere, router first, first new cell with new customers, then moves by risk',
        weight: 2,
        said: [
          'put the router in front of the monolith as cell zero',
          'new customers go in new cells immediately',
          "the old one shrinks until it's just a cell",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More replicas of the shared stack limit the blast radius',
        said: ['we run more copies behind one balancer and database'],
        correction:
          'They share data, deployments and poison requests, so one fault still reaches all customers. Cells share nothing in the request path.',
      },
      {
        belief: 'Cells make incidents impossible to spread',
        said: ['with cells nothing can be global any more'],
        correction:
          'Router, login, DNS, releases, configuration and quotas remain common. They need to be simple, staged and watched, or they become the global outage.',
      },
    ],
    sampleAnswer:
      'Say 30,000 customers, 25,000 requests a second, 40 TB, largest 900 a second. The unit is the tenant. A cell is a whole stack with database, queue, cache, own cloud account, over three zones, tested up to 1,200 requests a second and run at 700: about 40 cells for 25,000, average 750 customers, a few cells just for giants. So an incident hits about 2.5 percent. The router maps tenant to cell with a locally cached, signed table; it has nearly no logic, is deployed most slowly, and goes on with the old table if the placement service is gone. Login issues tokens that cells verify by themselves; search, billing and analytics get events outside the request path; calls between cells are forbidden by network. Moving tenants is the core: snapshot, change stream, verify, freeze for seconds, flip with an epoch so that the old one refuses writes, keep reverse flow for a day. Canary tenants move daily. Releases and configuration: friendly cell, one, four, rest, with gates. The way: first the tenant key in each table and call, which is the hardest; then the router, with the old stack as cell zero; new customers go to cell one in month five, which stops growth of the old database; then moves from small to large, about 100 tenants a day; the old one shrinks. No big bang. Trade-offs: some 30 percent more infrastructure, features across tenants become harder, and 40 databases need automation from the first day. Fails by common cause: router bug, certificate, poison data in all, quota; hence slow rollouts, separate accounts, and drills that cut the control plane.',
    criteria: [
      'Tenant migration recognized as the core',
      'Common failures named despite cells',
      'A path with early benefit',
    ],
    followUps: [
      {
        question: "The placement service is down for six hours. What works, and what doesn't?",
        about: [1],
        answer:
          'Known tenants are routed by cached, signed tables, also after a router restart from a local copy. New customers and moves wait. Tables have no hard expiry below a day, and changes need epochs to avoid stale writes.',
      },
      {
        question: 'A customer grows until it needs more than one cell bears. What then?',
        about: [3],
        answer:
          'First its own cell with larger machines, then splitting below the tenant, by department or data type, with explicit support in the product. The limit should be known commercially before selling, as it changes the unit of placement.',
      },
    ],
  },
]
