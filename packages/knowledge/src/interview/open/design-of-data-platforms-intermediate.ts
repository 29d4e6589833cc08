import type { OpenQuestion } from '../open-question.ts'

export const designOfDataPlatformsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-data-platforms-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Solutions Architect', 'Backend Developer'],
    skills: ['System Design', 'Change Data Capture', 'Data Warehousing'],
    tags: ['cdc', 'replication', 'freshness'],
    question:
      'Twelve services each have their own PostgreSQL database, together 4 TB and about 3,000 row changes a second at peak. Analysts want all of it in the warehouse, at most 15 minutes old, including deletes. Design it.',
    keyPoints: [
      {
        cue: 'What the numbers tell you',
        point: 'Estimates the flow: events and bytes at peak and per day, and the time of the first load',
        weight: 2,
        said: [
          '3,000 a second by 1 KB is 3 MB/s, easy for Kafka',
          'On average perhaps 1,000, so about 86 million changes a day',
          '4 TB at 100 MB/s is eleven hours of snapshot',
        ],
      },
      {
        cue: 'How you capture changes',
        point:
          'Reads changes from the write-ahead log instead of queries by timestamp, which gives deletes and every update',
        weight: 3,
        essential: true,
        said: [
          'Debezium with logical decoding into a topic per table',
          'Polling updated_at would not see the deleted rows',
        ],
      },
      {
        cue: 'How the start works',
        point:
          'Combines the first snapshot with the stream without gap or double: snapshot at a known log position, then changes, merged by key',
        weight: 3,
        essential: true,
        said: [
          'Start the slot, take the snapshot, then play the changes after it',
          'Incremental snapshot in chunks while the stream runs',
          'Merge by primary key, newest log position wins',
        ],
      },
      {
        cue: 'How data enters the warehouse',
        point:
          'Appends raw changes first, then merges in small batches every few minutes to a current-state table',
        weight: 3,
        said: [
          'A change log table and from it the present state, every five to ten minutes',
          'Merging each event singly would be much too expensive in a warehouse',
          'The log also gives history for free',
        ],
      },
      {
        cue: 'Keeping rows correct',
        point: 'Keeps order per key and treats deletes as marked rows, idempotent on repeats',
        weight: 3,
        said: [
          'Partition by primary key so that updates of a row stay in order',
          'Tombstone sets deleted to true, and the views filter it',
        ],
      },
      {
        cue: 'Keeping the services safe',
        point: 'Protects the sources: limit on retained log, alarm on slot lag, snapshot load off-peak',
        weight: 3,
        said: [
          'If our connector stops, their disk may not fill up',
          'Slots monitored and with a maximum size',
        ],
      },
      {
        cue: 'When tables are altered',
        point: 'Handles schema changes: additive ones automatically, breaking ones announced or stopped',
        weight: 2,
        said: [
          'New column is added to the target by itself',
          'A changed type stops just that table and alerts',
        ],
      },
      {
        cue: 'What analysts may see',
        point:
          'Separates internal tables from what analysts use: excludes or masks personal columns, offers a stable layer above',
        weight: 2,
        said: [
          'We should not expose each service’s private tables as an interface',
          'Passwords and tokens are excluded in the connector already',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a read replica and hourly full copies you get the same',
        said: ['just copy the tables from a replica every hour'],
        correction:
          '4 TB an hour is over 1 GB/s without pause, not 15 minutes fresh, and intermediate states are lost.',
      },
      {
        belief: 'CDC events arrive exactly once and in total order',
        said: ['Kafka keeps everything in order'],
        correction:
          'Order holds per partition, and repeats occur after restarts. Merge by key and log position.',
      },
    ],
    sampleAnswer:
      '15 minutes including deletes, across twelve databases. At peak 3,000 changes a second of about 1 KB are 3 MB a second; on average a third, some 86 million a day. The stream is moderate; the first load of 4 TB takes about half a day. Polling by timestamp misses deletes and relies on discipline, so I read the write-ahead log: one connector per database, a topic per table, partitioned by primary key, so changes of a row stay in order. The first load is a snapshot in chunks, tied to log positions while the stream runs, off-peak. A loader appends changes raw to the warehouse every two minutes, and every ten, or five for important tables, a merge takes the newest change per key by log position into the current table. Merging singly would be far too expensive. Repeats after a restart do no harm, as an older position never wins. Deletes become a mark that views hide; the change log gives history. Schema: new columns pass through automatically, breaking ones stop this table and alert the owner. Secrets and unneeded personal columns are excluded in the connector. Analysts don’t use raw service tables, but a modeled layer, so services stay free to change. Failures: the connector stops, and the slot retains log on production, so I set a maximum and alert on lag long before; if the slot is lost, I snapshot this table again. Kafka keeps seven days, so a warehouse outage is harmless. Daily I compare counts and checksums by key range. Trade-off: merge interval against cost; I’d offer ten minutes, and one hour for large quiet tables.',
    criteria: [
      'Protects production first',
      'Joins snapshot and stream cleanly',
      'Verifies sameness regularly',
    ],
    followUps: [
      {
        question: 'How can the snapshot overwrite a newer change, and how do you avoid it?',
        about: [2, 4],
        answer:
          'A chunk was read at an old position, while the stream already delivered a newer update. If the chunk is applied later, it goes back. I store the position with the row and apply only newer ones; chunk watermarks do that in the connector.',
      },
      {
        question: 'The merge job costs more than everything else. What do you change?',
        about: [3],
        answer:
          'Merge less often for tables nobody reads that quickly; cluster the target by key, so fewer files are rewritten; deduplicate changes before; and for huge tables, let a view combine the base with the latest changes.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Solutions Architect', 'Backend Developer'],
    skills: ['System Design', 'Stream Processing', 'Dashboards'],
    tags: ['near real time', 'operational metrics', 'windows'],
    question:
      'A food delivery company wants on a wall screen, per city, orders per minute, median delivery time, and late orders, at most 30 seconds old, for 300 cities, 2,000 order events a second at peak. Dispatchers act on it. Design it, including when data is late or missing.',
    keyPoints: [
      {
        cue: 'What must be clear first',
        point:
          'Clarifies definitions and actions: what is late, by which time, what a dispatcher does with a red city',
        weight: 2,
        said: [
          'Is delivery time from order to door, and does a canceled one count?',
          'If they send bonuses to drivers because of it, then false alarms cost money',
        ],
      },
      {
        cue: 'What the numbers tell you',
        point: 'Estimates rates and state: events, active orders in memory, output rows',
        weight: 2,
        said: [
          '2,000 a second by 500 bytes is 1 MB/s',
          'Open orders at once perhaps a million with 200 bytes, so 200 MB of state',
          '300 cities by three metrics each ten seconds is tiny',
        ],
      },
      {
        cue: 'The basic architecture',
        point:
          'Uses an event stream partitioned by order with a stream processor keeping state per order and windows per city',
        weight: 3,
        essential: true,
        said: [
          'Kafka by order id, then keyed by city for the windows',
          'Placed, picked up, delivered are joined to one life of an order',
        ],
      },
      {
        cue: 'Which clock, and how final',
        point: 'Computes by event time, updating results early, and correcting for late events within limits',
        weight: 3,
        essential: true,
        said: [
          'Emit every ten seconds, final after two minutes',
          'The courier’s phone was in a tunnel, and its delivered arrives later',
          'The newest minute is provisional',
        ],
      },
      {
        cue: 'Finding late orders',
        point: 'Detects late orders by a timer, since the missing event is what matters',
        weight: 3,
        said: [
          'An order not delivered is not an event, so set a timer at the promised time',
          'No delivered after 40 minutes, then count it as late',
        ],
      },
      {
        cue: 'A trap with the median',
        point:
          'Chooses a mergeable sketch or histogram for the median, as medians of parts cannot be averaged',
        weight: 2,
        said: ['t-digest per city and window', 'Histogram by half minutes is exact enough and can be added'],
      },
      {
        cue: 'When a city shows nothing',
        point:
          'Distinguishes no orders from no data: heartbeat and freshness per source and city shown on the screen',
        weight: 3,
        said: [
          'Gray rather than zero if the feed is broken',
          'Lag of the pipeline is displayed, as of 12:03:20',
        ],
      },
      {
        cue: 'Failure and deployment',
        point:
          'Plans failure and deploys: restart from checkpoints, replay from the log, deploy next to the old version',
        weight: 2,
        said: [
          'Recover in under a minute from the last checkpoint',
          'After an outage catch up quickly and do not alert on old windows',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Average of the medians of minutes gives the median of the hour',
        said: ['I average the medians of the sub-windows'],
        correction: 'Medians do not combine. Keep a histogram or sketch that can be merged.',
      },
      {
        belief: 'Zero orders in a city means that nothing is happening there',
        said: ['if the value is zero the city is quiet'],
        correction: 'It may be a broken feed. Without a heartbeat, silence and failure look alike.',
      },
    ],
    sampleAnswer:
      'First the meaning: delivery time is from order to door, without canceled ones; late is past the promised time; dispatchers give bonuses, so false alarms cost. 2,000 events a second at half a KB is 1 MB/s; with four events and half an hour per order, perhaps a million open orders, some 200 MB of state. A batch each minute would miss 30 seconds, so here streaming is justified. Services publish events to Kafka, keyed by order id. A stream job joins placed, picked up, and delivered to one order with state, then aggregates by city. Windows are by event time, one minute, emitted every ten seconds as provisional, and corrected for two minutes for late phones; after that, events are counted aside. Late orders cannot be found by events, as the missing one matters; so placing an order sets a timer at the promised time. For the median I keep a histogram per city, which is mergeable; averaging medians would be wrong. Results, 300 small rows, go into a fast key-value store and are pushed to the screens. What matters most is trust: each city has the time of its last data, sources send heartbeats, and without data a city turns gray and not zero. The lag is on the screen. Raw events also go to the lake, and next day the batch compares; differences over one percent are investigated. On failure the job restarts from its checkpoint within a minute and catches up; old windows trigger no alarm. New versions run in parallel, from replay, and switch when equal. Trade-off: earlier numbers are less complete; with ten seconds and two minutes of correction I’d start and measure.',
    criteria: [
      'Justifies streaming by the need',
      'Treats absence of events explicitly',
      'Builds trust in the screen',
    ],
    followUps: [
      {
        question: 'Why can a plain aggregation of delivered events not count late orders?',
        about: [4],
        answer:
          'An order that is stuck produces no event, so it appears only when delivered, when it is too late to help. I set a timer per order at its promised time; if delivered has not arrived, it counts as late immediately.',
      },
      {
        question: 'At 18:05 all cities drop by half. What does your design show first?',
        about: [6, 3],
        answer:
          'The lag and heartbeats: if half of the partitions are behind, the cities turn gray and an alert goes to engineers. If lag is normal, it is real, or an upstream service is not publishing, which the comparison with the order database shows.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Full Stack Developer', 'Product Manager', 'Solutions Architect'],
    skills: ['System Design', 'Event Streaming', 'Web Analytics'],
    tags: ['tracking plan', 'schema validation', 'identity'],
    question:
      'Web and mobile teams send 300 million analytics events a day with free-form names; half are unusable. Design a tracking platform that 25 product teams can trust, from the definition of an event to the analysis table, including people who use several devices.',
    keyPoints: [
      {
        cue: 'How an event comes about',
        point:
          'Defines events in a versioned tracking plan with schema, owner, and meaning, from which typed client code is generated',
        weight: 3,
        essential: true,
        said: [
          'A pull request per new event, reviewed by the analyst who needs it',
          'Teams call a function with types instead of writing strings',
          'Each event answers a question and has an owner',
        ],
      },
      {
        cue: 'What happens with bad events',
        point:
          'Validates at the entrance and sets invalid events aside visibly, instead of dropping or mixing them',
        weight: 3,
        essential: true,
        said: [
          'Against the registry at the collector, invalid ones to a quarantine topic with reason',
          'A dashboard of invalid events per team and app version',
        ],
      },
      {
        cue: 'What the numbers tell you',
        point:
          'Calculates the volume: 300 million are 3,500 a second on average, perhaps 15,000 at peak, some 300 GB a day',
        weight: 2,
        said: [
          'One KB each, so 300 GB raw per day before compression',
          'Sports night four times the average',
        ],
      },
      {
        cue: 'The way from the device',
        point:
          'Collects robustly: client batches with local buffer, retry, event ids, times of device and server, and a stateless collector before a log',
        weight: 3,
        said: [
          'Offline events on the phone come days later',
          'Collector answers as soon as it is in Kafka',
          'Deduplicate by id with a window of a few days',
        ],
      },
      {
        cue: 'One person, several devices',
        point:
          'Treats identity with care: anonymous device id, user id after login, a mapping with rules applied at analysis and reversible',
        weight: 3,
        said: [
          'Link the anonymous history to the account from the login on',
          'A shared family tablet must not merge two people',
          'Keep the raw ids, and build the stitched id as a separate table',
        ],
      },
      {
        cue: "Respecting people's wishes",
        point: 'Enforces consent and data minimization in client and collector, with deletion by user',
        weight: 2,
        said: [
          'Consent travels in the event, without it the collector drops or anonymizes',
          'No free text fields in which an email may hide',
        ],
      },
      {
        cue: 'Living with the past',
        point: 'Old app versions live on: changes are additive, and versions remain supported for long',
        weight: 2,
        said: [
          'A bug in the tracking of an app stays in the field for a year',
          'Corrections for known broken versions in the transformation',
        ],
      },
      {
        cue: 'What analysts work with',
        point:
          'Models for use: cleaned event tables by type and day, sessions, and daily active tables; tests in builds and after releases',
        weight: 2,
        said: [
          'Analysts get few clear tables, not 1,200 raw names',
          'Automated test in CI that the checkout emits the right events',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Collect everything automatically and sort it out later',
        said: ['autocapture all clicks, then we have everything'],
        correction:
          'Clicks lack meaning, change with each redesign, and may contain private data. Defined events stay comparable.',
      },
      {
        belief: 'The user id after login can simply be written to all earlier events of the device',
        said: ['we just update all past events with the user id'],
        correction:
          'On shared devices it mixes people, and it goes beyond consent. Keep raw ids and a reversible mapping.',
      },
    ],
    sampleAnswer:
      '300 million a day are 3,500 a second on average, perhaps 15,000 at peak, with 1 KB some 300 GB a day. The load is fine; the problem is meaning. So I begin with the tracking plan: in a repository, each event has name, schema, trigger, owner, and purpose, changed by pull request, reviewed by an analyst. Typed client code is generated from it for web and both phones, so nobody writes free strings. Clients buffer, send batches with event id, device time, send time, and consent state, and retry. A stateless collector adds server time, validates against the registry, and writes to Kafka before it answers. Invalid events go to quarantine with the reason, and each team sees its rate by app version. Events without the consent required are dropped at the client and again here; there are no free text fields. A job writes to the lake, deduplicates by id over several days, and makes tables per event type and day, because phones deliver late. Identity: device id always, user id after login. A mapping table with time ranges builds the stitched id, only from the login on, and not if several accounts share the device; raw ids stay, so it’s reversible, and deletion works by user. On top there are sessions and daily activity as tested models. Old app versions live for a year, so changes are additive, and known faults are corrected in transformation. CI tests check that checkout emits its events, and counts by release alert on drops. Trade-off: teams lose some speed by review, so additions have to pass in a day.',
    criteria: [
      'Sees it as an agreement between people first',
      'Keeps identity reversible',
      'Plans the transition',
    ],
    followUps: [
      {
        question:
          'Two people share a tablet and log in one after another. What does your stitched identity do?',
        about: [4],
        answer:
          'It maps device and time range to the account logged in then. Anonymous events between remain with the device id, not with a person, since several accounts used it. Metrics per person use only known ranges.',
      },
      {
        question: 'After an app release, 20% of checkout events are invalid. Are they lost?',
        about: [1, 7],
        answer:
          'No, they lie in quarantine with the reason and version. I alert the owner, and if the meaning is clear, such as a renamed field, a correction rule transforms and loads them. The app gets a fix and a test.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Solutions Architect', 'Technical Lead'],
    skills: ['System Design', 'Data Orchestration', 'Batch Processing'],
    tags: ['backfill platform', 'partitions', 'isolation'],
    question:
      'Your daily pipelines have 400 tables. Several times a month someone must recompute months of history after a bug, by hand scripts that break production runs. Design a backfill capability that teams can use themselves.',
    keyPoints: [
      {
        cue: 'What you demand of tasks',
        point:
          'Requires that each task is a pure function of its partition and inputs, and overwrites atomically; without that no backfill is safe',
        weight: 3,
        essential: true,
        said: ['Period as a parameter, no clock, no append', 'The same code path for daily and for backfill'],
      },
      {
        cue: 'Living alongside production runs',
        point:
          'Keeps backfills from hurting daily runs: separate compute pool, lower priority, limits on concurrency and cost',
        weight: 3,
        essential: true,
        said: [
          'Own queue and warehouse, at most eight partitions at a time',
          'The night between 2 and 7 belongs to the daily run',
          'A limit per team and a preview of cost',
        ],
      },
      {
        cue: 'What the system remembers',
        point:
          'Records state per partition: which were computed with which code version and inputs, so that runs resume and can be audited',
        weight: 3,
        said: [
          'A table with partition, version of code, time, rows, status',
          'After an abort continue with the missing ones',
        ],
      },
      {
        cue: 'What else becomes wrong',
        point:
          'Determines by lineage what lies downstream, and offers to recompute it in order or marks it stale',
        weight: 3,
        said: [
          'If I recompute orders for March then revenue for March is outdated',
          'The user chooses: only this table, or all children',
        ],
      },
      {
        cue: 'Before the result goes live',
        point: 'Writes to a shadow version, compares with the present, and swaps after approval',
        weight: 2,
        said: [
          'Differences per partition in rows and key sums before it is published',
          'A way back for seven days',
        ],
      },
      {
        cue: 'Tables that need special care',
        point:
          'Handles tables with dependence on the past, such as running balances, in sequence instead of parallel',
        weight: 2,
        said: [
          'Today’s balance needs yesterday’s, so it runs from the oldest on',
          'Incremental models with state need a rebuild from a starting point',
        ],
      },
      {
        cue: 'Telling users what awaits them',
        point: 'Estimates duration and cost by a trial of some partitions before starting',
        weight: 2,
        said: [
          'Three days as a sample, then extrapolate: 180 days by 6 minutes over 8 parallel is a good two hours',
          'Shown before the button is pressed',
        ],
      },
      {
        cue: 'What may be missing',
        point:
          'Considers whether the inputs of the past still exist: raw retention, versioned reference data',
        weight: 2,
        said: [
          'Raw data is kept for 90 days only, so older months can’t be recomputed',
          'Use the exchange rates as they were known or as they are now?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Backfilling everything in parallel at once is the fastest and fine',
        said: ['start all 365 days at the same time'],
        correction:
          'It starves daily runs, hits limits of sources and locks, and breaks tables that depend on their previous day.',
      },
      {
        belief: 'A backfill is done when the table itself is recomputed',
        said: ['once my table is correct I am finished'],
        correction:
          'Everything downstream still holds the old values. By lineage it must be recomputed or marked.',
      },
    ],
    sampleAnswer:
      'Requirements: teams start it themselves, daily runs are never late because of it, results are checked, and everything is traceable. The base is a rule for tasks: the period is a parameter, inputs are read by partition, output replaces its partition atomically, and daily and backfill run use the same code. Only tables that pass a test for it may be backfilled; I guess 300 of 400 at first. The user requests table, range, and reason. The service looks up lineage and shows what’s downstream, whether inputs still exist, and a trial: it computes three partitions, so 180 days by six minutes with eight in parallel is about two hours and a quarter, with a price. After approval above a budget it creates work items per partition in a table with status, code version, and input versions; so it can pause, resume, and be audited. Workers run in their own compute pool with low priority, limits per team and per source, and pause during the nightly window. Tables with running balances are declared sequential and go from old to new. Results go into a shadow version; a comparison per partition shows changed rows and sums; the owner approves, and a swap makes it visible, with the old one kept for seven days. Then the children are offered in order or marked stale in the catalog. What about a daily run that touches the same partition? A lock per partition lets only one write. After three failed partitions it stops. Reference data is versioned, so one can choose values as known then. Trade-off: shadow copies cost storage and time; for small tables I allow direct overwrite with snapshots.',
    criteria: [
      'Builds on properties of the tasks',
      'Protects production',
      'Makes effects downstream visible',
    ],
    followUps: [
      {
        question: 'A table appends rows and uses the current date. Can your service backfill it?',
        about: [0],
        answer:
          'No, and it refuses. Each run would add today’s data again. The owner first changes the task to a period parameter and partition overwrite. A checklist and test, running a day twice gives the same, decide about the admission.',
      },
      {
        question: 'Why must a table of account balances not be recomputed in parallel by day?',
        about: [5, 3],
        answer:
          'Each day starts from the balance of the day before. In parallel, days would read old, wrong balances. It runs from the first faulty day forward, or I compute the changes per day in parallel and then one running sum.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Technical Lead', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['System Design', 'Data Orchestration', 'Platform Engineering'],
    tags: ['shared orchestrator', 'multi team', 'isolation'],
    question:
      '15 teams run 800 workflows on one shared orchestrator. One team’s dependency upgrade broke others, a heavy job starves the rest, and nobody knows who owns what. Redesign it as a platform. You have three engineers.',
    keyPoints: [
      {
        cue: 'How tasks are run',
        point:
          'Separates orchestration from execution: each task runs in its own container with its own dependencies and resource limits',
        weight: 3,
        essential: true,
        said: [
          'The scheduler only decides when, the work runs elsewhere',
          'Team image per project, so pandas versions do not fight',
          'Kubernetes pods with CPU and memory limits',
        ],
      },
      {
        cue: 'Keeping teams apart',
        point: 'Isolates teams by quota, pools, and permissions, so that one cannot starve or change others',
        weight: 3,
        essential: true,
        said: [
          'Each has its share of slots, with borrowing when idle',
          'Secrets and data roles are per team',
        ],
      },
      {
        cue: 'Knowing who owns what',
        point:
          'Gives every workflow an owner, criticality, and deadline as required metadata, and routes alerts by it',
        weight: 3,
        said: ['Without an owner it isn’t deployed', 'Critical ones have an objective and go first'],
      },
      {
        cue: 'What a team gets',
        point:
          'Offers a paved road: template repository, CI checks, local test, deploy by merge, standard operators',
        weight: 3,
        said: [
          'A new pipeline in an hour without asking us',
          'Linting: retries set, no clock in code, idempotent write helpers',
        ],
      },
      {
        cue: 'When one team needs another',
        point:
          'Uses data dependencies between teams through dataset events or checks, not by guessed times or one giant workflow',
        weight: 2,
        said: [
          'Team B starts when the table of team A is updated',
          'No more starting at 4:00 because it is usually finished',
        ],
      },
      {
        cue: 'How many installations',
        point: 'Decides one instance or several by blast radius against effort for three people',
        weight: 2,
        said: [
          'Two or three clusters by criticality, not 15',
          'With one instance, an upgrade hits all',
          'Instead of fifteen installations I would run two, one for critical work and one standard',
        ],
      },
      {
        cue: 'Size and operation',
        point:
          'Sizes and operates: number of tasks a day, scheduler capacity, upgrades in staging, metadata backup, recovery',
        weight: 2,
        said: [
          '800 workflows by 15 tasks, some hourly, so maybe 50,000 task runs a day',
          'An upgrade first runs a copy of 20 workflows',
        ],
      },
      {
        cue: 'Getting there',
        point: 'Migrates step by step, beginning with the painful, and retires unowned or failing workflows',
        weight: 2,
        said: ['The ten with most incidents first', 'If nobody claims it after a month of notice, pause it'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Each team should run its own orchestrator for full isolation',
        said: ['give every team its own Airflow'],
        correction:
          'Fifteen installations need upgrades, monitoring, and knowledge fifteen times, and dependencies between teams get harder. Isolate execution instead.',
      },
      {
        belief: 'Heavy computation may run inside the orchestrator’s workers',
        said: ['just do it in a Python task with pandas, the worker has enough memory'],
        correction:
          'It starves the others and ties all to one environment. The orchestrator starts work on suitable compute and watches it.',
      },
    ],
    sampleAnswer:
      'Three problems: dependencies, noisy neighbors, no ownership; and three engineers, so it must be small. 800 workflows with about 15 tasks, some hourly, are maybe 50,000 task runs a day; one well-run orchestrator can do that. The core decision: it only orchestrates. Each task runs in a container from the team’s image with CPU and memory limits, or starts a query or Spark job elsewhere. So an upgrade in one team cannot break another. Teams get namespaces with quota, a pool of slots with borrowing, own secrets, and rights only to their workflows. Instead of 15 instances I’d run two, critical and standard, with the same deployment, so an upgrade is tried on a staging copy, then on standard. Metadata is required: owner team, criticality, deadline, runbook; CI rejects without. Alerts go to the owner, and critical workflows have priority when slots are scarce. The paved road is a template: repository, local run, tests, checks for retries, timeouts, and period parameters, deployment by merge. Between teams there are dataset dependencies: B starts when A’s table was published and checked, with a timeout alert, not at a guessed time. The metadata database is managed, backed up, and cleaned; scheduler latency and queue time are our objectives. Failure: if the scheduler is down, running containers finish, and afterward it reconciles; missed periods are caught up by limits. Migration: the ten worst first, then by team with their help; workflows nobody claims are announced and paused. I expect a fifth to vanish. Trade-off: a container start costs 20 seconds, so tiny tasks are bundled. We support the road and not each pipeline.',
    criteria: [
      'Fits the platform to three people',
      'Separates deciding when from doing',
      'Ownership as a condition',
    ],
    followUps: [
      {
        question: 'Team B starts at 4:00 since A is usually done by 3:30. What do you replace it with?',
        about: [4],
        answer:
          'With a dependency on the dataset: A publishes an event after the checks passed, which starts B for the same period. If it has not come by a deadline, B’s owner and A’s owner are alerted.',
      },
      {
        question: 'At 2:00 a team starts 500 backfill tasks. What happens to the critical reports?',
        about: [1],
        answer:
          'They are in another instance and pool with reserved slots. The backfill takes its own quota plus idle capacity, which is returned when others need it. It gets slower, nothing else does.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Data Scientist', 'Product Manager', 'Solutions Architect'],
    skills: ['System Design', 'A/B Testing', 'Data Pipelines'],
    tags: ['experiments', 'exposure', 'metrics pipeline'],
    question:
      'Your company runs 60 A/B tests at once with 20 million weekly users. Every team computes its own results, which differ. Design the data side of an experiment platform: from assignment to a result people can trust.',
    keyPoints: [
      {
        cue: 'Who counts in the result',
        point:
          'Logs the exposure at the moment when the user meets the variant, and analyzes only exposed users',
        weight: 3,
        essential: true,
        said: [
          'Assignment alone is not enough, as many never see the page',
          'One event: user, experiment, variant, time, with first exposure counting',
        ],
      },
      {
        cue: 'How users get their variant',
        point:
          'Makes assignment deterministic by hashing user and experiment, so it can be recomputed and checked',
        weight: 3,
        said: [
          'Same user same variant, on all devices after login',
          'A different salt for each test so they are independent',
        ],
      },
      {
        cue: 'What counts as an outcome',
        point:
          'Joins metrics only after the first exposure of each user, with one row per user and experiment',
        weight: 3,
        said: [
          'What he bought before seeing it doesn’t count for the effect',
          'First exposure time as the start, then sum outcomes to day 7 or 14',
        ],
      },
      {
        cue: 'Why results stop differing',
        point: 'Defines metrics once in a shared catalog, computed by one pipeline for all tests',
        weight: 3,
        essential: true,
        said: [
          'Conversion is defined in code by an owner, teams choose from the list',
          'Otherwise two teams get two results from the same test',
        ],
      },
      {
        cue: 'When a result is invalid',
        point: 'Checks validity automatically: sample ratio mismatch, A/A tests, missing events, bots',
        weight: 3,
        said: [
          'If 50/50 was planned and 50.8/49.2 comes with millions, something is broken',
          'Chi-square on the counts before anyone sees the result',
        ],
      },
      {
        cue: 'Volume and how you compute',
        point:
          'Estimates volume and computes incrementally: daily sums per user and metric reused by all experiments',
        weight: 2,
        said: [
          '20 million users by five exposures, some hundred million rows',
          'Compute user-day metrics once and join for 60 tests',
        ],
      },
      {
        cue: 'Keeping people from fooling themselves',
        point:
          'Guards interpretation: intervals, fixed duration or sequential methods against peeking, correction for many metrics',
        weight: 2,
        said: [
          'Whoever looks daily and stops at significance fools himself',
          'One main metric is fixed beforehand, plus guardrails',
        ],
      },
      {
        cue: 'Being able to explain later',
        point:
          'Handles privacy, identity changes at login, late data, and keeps results reproducible with versions',
        weight: 1,
        said: [
          'The result is stored with code version and date of data',
          'Anonymous before login, known after: unit of analysis must be fixed',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Comparing all users assigned to the variants is the same as comparing those exposed',
        said: ['we take everyone in the bucket'],
        correction:
          'It is unbiased but dilutes the effect when few reach the feature. Logged exposures at the right place give power; exposure must not depend on the variant.',
      },
      {
        belief: 'A test can be stopped as soon as it is significant',
        said: ['when p is under 0.05 we stop and ship'],
        correction:
          'Repeated looking raises false positives far above 5%. Fix the duration or use a sequential method.',
      },
    ],
    sampleAnswer:
      'The goal is one trusted result for each test. 20 million weekly users with on average five tests are 100 million exposures a week, plus some billion product events; so daily batch suffices, with an hourly check on counts. Assignment: hash of unit id and experiment salt, so it is deterministic and can be recomputed; configuration is versioned. When code meets the decision point, it logs an exposure, user, test, variant, time, and both variants log at the same point. Without that, we would dilute by people who never saw it. The pipeline takes first exposure per user and test. Separately, it computes user-day metrics once from a catalog: conversion, revenue, latency, each defined in code with an owner. Then it joins: outcomes after first exposure, up to a fixed number of days, one row per user and test, then variances and intervals. So 60 tests share the heavy part. Before a result is shown, gates run: sample ratio by chi-square, missing exposures, bots, the same user in both variants. If a gate fails, the result is hidden with the reason, since a wrong result is worse than none. A/A tests run permanently to show that only about 5% are significant. Because people peek: one main metric chosen beforehand, guardrails, fixed duration or sequential intervals, correction for many metrics. Identity: the unit is device or account, fixed per test; people changing at login are reported. Results are stored with data date and code version. It fails when logging breaks in one variant, for example it crashes before sending; the sample ratio shows this. Trade-off: a central catalog slows special metrics, so teams may add exploratory ones, marked as such.',
    criteria: ['Validity before convenience', 'Reuses computation', 'Understands how experiments lie'],
    followUps: [
      {
        question: 'A planned 50/50 test shows 1,010,000 and 990,000 users. Is it acceptable?',
        about: [4],
        answer:
          'No. With two million users, chance gives deviations of about 1,400 per group by two standard errors; 10,000 is far outside. Something filters by variant: crashes, redirects, bots, or logging. The result may not be used until explained.',
      },
      {
        question:
          'Why do you begin counting outcomes only at first exposure, and not at the start of the test?',
        about: [0, 2],
        answer:
          'Before it, the variant cannot have had an effect, so it only adds noise. Both variants need the same rule. The condition is that exposure itself doesn’t depend on the variant.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Solutions Architect', 'Technical Lead', 'Software Engineer'],
    skills: ['System Design', 'Data Contracts', 'Data Quality'],
    tags: ['contracts', 'lineage', 'producers'],
    question:
      "Half of your data incidents come from product teams changing their tables and events. 30 teams, 200 sources. Management asks for 'data contracts'. Design how they are written, enforced, and introduced without slowing down everyone.",
    keyPoints: [
      {
        cue: 'Where contracts apply',
        point:
          'Applies contracts only to data that others depend on, beginning with the few most harmful interfaces',
        weight: 3,
        essential: true,
        said: [
          '20 of the 200 sources make most of the incidents',
          'A private table needs no contract, a published one does',
        ],
      },
      {
        cue: 'What stands in them',
        point:
          'Describes more than schema: meaning, keys, freshness, quality promises, owner, and rules for change',
        weight: 3,
        said: [
          'Unit and time zone, unique by what, fresh within an hour, who answers',
          'YAML in the repository of the producing team, next to the code',
        ],
      },
      {
        cue: 'Stopping a change early',
        point: 'Enforces in the producer’s CI: a breaking change fails the build before it is merged',
        weight: 3,
        essential: true,
        said: [
          'The migration that drops a column used in a contract turns red with the list of consumers',
          'Compatibility check as with an API',
        ],
      },
      {
        cue: 'Stopping bad data later',
        point:
          'Checks again at run time, with quarantine or stop at the boundary, since data can break without a code change',
        weight: 3,
        said: [
          'Nulls from a partner system come without deploy',
          'A circuit breaker before the warehouse layer',
        ],
      },
      {
        cue: 'Giving teams freedom',
        point:
          'Puts a published interface between internal tables and consumers, so that teams stay free inside',
        weight: 3,
        said: [
          'A view or event as product, the internal schema may change every day',
          'CDC on private tables is replaced step by step by outbox events',
        ],
      },
      {
        cue: 'When something must break',
        point:
          'Provides a path for breaking changes: new version, parallel time, known consumers from lineage, end date',
        weight: 2,
        said: ['v1 and v2 together for 60 days', 'Consumers are found by query logs, so nobody is forgotten'],
      },
      {
        cue: 'Winning the product teams',
        point:
          'Gives producers a benefit and low effort: generated templates, tests, catalog, visible use of their data',
        weight: 2,
        said: [
          'They see who uses it and no longer get called at night',
          'First draft generated from the present schema',
        ],
      },
      {
        cue: 'How you show success',
        point:
          'Measures by incidents from upstream changes, time to notice, and share of critical sources covered',
        weight: 2,
        said: ['From 12 a quarter to below 4', 'Not the number of contracts'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A contract is a document that both teams sign',
        said: ['we write it in the wiki and everyone agrees'],
        correction: 'Without automatic checks it is outdated in weeks. It has to fail a build or stop data.',
      },
      {
        belief: 'All 200 sources need a contract at once',
        said: ['roll it out everywhere for consistency'],
        correction:
          'It costs goodwill and yields formal contracts nobody maintains. Begin where harm is, with willing teams.',
      },
    ],
    sampleAnswer:
      'First I sort last year’s incidents: which source, which kind of change. Likely 20 of 200 sources cause most of it. A contract is for data that others depend on, so those 20 first. Content: a YAML file in the producer’s repository with schema, keys, meaning and units, freshness, quality promises, owner, contact, classification, and change rules. A first draft is generated from the present schema, so it costs the team an hour. Enforcement has two places. In the producer’s CI: a check compares the migration or event schema with the contract; removing or changing a promised field fails, and shows the consumers from lineage. Adding is always free. At run time, at the boundary to the platform, tests for schema, keys, volume, and values, because a partner may send nulls without any deploy; severe ones stop at quarantine, and the owner gets the alert, not us. Structurally, I would replace direct reading of private tables by published interfaces, events through an outbox or a view, so that the team stays free inside. Breaking changes get a version two, parallel for 60 days, with a list of remaining users. Numbers: 200 sources with daily checks are small; the cost is people. I start with two willing teams, show fewer night calls, then do the rest of the 20 over two quarters. I measure upstream incidents, from 12 a quarter to below four, and the time to notice. Trade-off: a red build costs the producer time, so there is an override with reason that informs consumers. It fails if contracts become paper, or if consumers keep going around them; so access to private schemas is closed step by step.',
    criteria: ['Small start by harm', 'Enforcement without blocking', 'Gives the producers something'],
    followUps: [
      {
        question: 'All builds are green, and still the field `country` is empty since yesterday. How?',
        about: [3],
        answer:
          'A partner or configuration changed, not the code. Therefore run-time checks at the boundary: share of empty values against the promise. It goes to quarantine or warns, and the owner in the contract gets the alert.',
      },
      {
        question: 'A team lead says: this is your problem, we have features to build. What do you answer?',
        about: [6],
        answer:
          'I show the incidents from their source and their own hours in them. I bring a generated draft and a check that runs in a minute, and adding stays free. If harm continues, priority is decided by our common superior, with numbers.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Solutions Architect', 'Full Stack Developer'],
    skills: ['System Design', 'Reverse ETL', 'Data Integration'],
    tags: ['activation', 'crm sync', 'consent'],
    question:
      "Marketing wants segments and scores from the warehouse, such as 'likely to leave', in the CRM and the email tool for 8 million customers, refreshed every hour. A wrong sync once mailed 200,000 people who had opted out. Design it.",
    keyPoints: [
      {
        cue: 'Preventing another wrong mailing',
        point:
          'Makes consent and suppression authoritative and checks them last, right before sending, not only when building the segment',
        weight: 3,
        essential: true,
        said: [
          'The opt-out list is applied at the destination too',
          'Between calculation and mail hours pass, and somebody unsubscribed',
          'When in doubt do not send',
        ],
      },
      {
        cue: 'What is sent each hour',
        point:
          'Syncs only differences: compares with the last successfully sent state and sends changes in batches',
        weight: 3,
        essential: true,
        said: [
          '8 million records an hour are not possible with their API, 50,000 changes are',
          'A table of what the CRM has from us, row by row with a hash',
        ],
      },
      {
        cue: 'What the numbers tell you',
        point: 'Estimates API limits against volume, and how long a first load or rebuild takes',
        weight: 2,
        said: [
          '100 requests a second of 100 records are 10,000 a second, so the first load takes about 15 minutes, with a daily quota maybe days',
          '1% change per hour is 80,000 records',
        ],
      },
      {
        cue: 'Catching something absurd',
        point:
          'Stops implausible changes: limits on segment growth, share of changed records, and an approval above them',
        weight: 3,
        said: [
          'If a segment triples, the sync pauses and asks',
          'A dry run shows how many would be added and removed',
        ],
      },
      {
        cue: 'Finding the right record',
        point:
          'Uses a stable shared key and upserts, and deals with duplicates and missing matches in the target',
        weight: 3,
        said: ['Customer id as external id in the CRM, not the email', 'Repeated batches change nothing'],
      },
      {
        cue: 'Two systems, one record',
        point: 'Defines who owns each field, so that warehouse and CRM do not overwrite one another',
        weight: 2,
        said: [
          'Score comes from us, phone number belongs to the CRM',
          'We write only to fields with our prefix',
        ],
      },
      {
        cue: 'When some of it fails',
        point:
          'Handles partial failure: result per record, retry, dead letters, and reconciliation of counts',
        weight: 2,
        said: [
          '200 of 10,000 were refused, these are repeated or reported',
          'Nightly compare of segments in both systems',
        ],
      },
      {
        cue: 'Working with marketing',
        point:
          'Gives marketing self-service with tested, documented segments and visible freshness, and the right to be removed',
        weight: 2,
        said: [
          'A segment is a reviewed query with owner and purpose',
          'Deleting a customer also removes him there',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Filtering opted-out customers in the segment query is sufficient',
        said: ['the where clause has consent = true'],
        correction:
          'The sync is hours old or a bug removes the condition. Suppression must also act independently in the sending tool.',
      },
      {
        belief: 'A full reload each hour is simplest and safe',
        said: ['delete the list and upload it new every hour'],
        correction:
          'It exceeds the limits, and between deletion and upload the list is empty or half; campaigns then hit the wrong people.',
      },
    ],
    sampleAnswer:
      'The incident sets the priority: not mailing those who opted out is more important than freshness. 8 million customers, perhaps 1% change an hour, so 80,000 records. If the API takes 100 records a call and 100 calls a second, that is fast; the first load of 8 million needs 80,000 calls, so I check the daily quota. The design: segments and scores are reviewed models in the warehouse with owner and purpose. Consent comes from one authoritative service. A sync service builds the desired state per customer, with customer id as external key, compares a hash with the last confirmed state, and sends only differences as upserts in batches. Results per record are stored; refused ones are retried, then go to a list. Before a sync there are gates: if a segment grows by more than 20% or over 5% of records change, it stops, shows a dry run, and someone approves. Consent is checked three times: in the segment, at the moment of sending the batch, and independently in the email tool, whose suppression list gets opt-outs within a minute by event and always wins. If the consent service is unreachable, additions stop and removals continue. Each field has an owner; we write only our own fields, so the CRM’s are never overwritten. Nightly we reconcile counts and a sample in both. Deletion requests flow there too. In the CRM users see the time of the last sync. Failure: the API is down, then differences accumulate and only the latest state is sent afterward; nothing is lost, since it’s state and not events. Trade-off: gates delay a legitimate big change by an approval; that I accept.',
    criteria: ['Safety of people before freshness', 'State-based sync', 'Limits on damage'],
    followUps: [
      {
        question: 'Where exactly would your design have stopped the mail to 200,000 people?',
        about: [0],
        answer:
          'At two places: the gate, since the segment grew suddenly by 200,000, and the suppression list in the email tool, which is fed by opt-out events independent of the segment and wins. One bug alone isn’t enough any more.',
      },
      {
        question:
          'A sales rep corrects a phone number in the CRM, and next morning it is the old one again. Why?',
        about: [5],
        answer:
          'Our sync wrote this field from the warehouse with old data. Field ownership was missing. We write only our own fields; corrections flow from the CRM to the warehouse, not the other way.',
      },
    ],
  },
]
