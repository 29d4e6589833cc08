import type { OpenQuestion } from '../open-question.ts'

export const backendExpert: readonly OpenQuestion[] = [
  {
    id: 'backend-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Solutions Architect',
      'Technical Lead',
    ],
    skills: ['Event-Driven Architecture', 'Distributed Systems', 'Transactions'],
    tags: ['outbox', 'dual writes', 'change data capture'],
    question:
      'An order service commits to its database and then publishes `OrderPlaced` to Kafka. About one order in 50,000 never reaches the warehouse. Explain the failure, and compare your options for removing it.',
    keyPoints: [
      {
        cue: 'Where the event gets lost',
        point:
          'Names the dual write: two systems without a common transaction, so a crash between commit and publish loses the event',
        weight: 3,
        essential: true,
        said: [
          'The commit went through and the process died or the broker was away before sending',
          'There is no atomicity across Postgres and Kafka, so one of the two can happen alone',
          'Database first then publish: in the gap in between things get lost',
        ],
      },
      {
        cue: 'An option that looks tempting',
        point:
          'Shows that reversing the order is no better: then events appear for orders that were rolled back',
        weight: 2,
        said: [
          'Publishing first gives you phantom orders the warehouse ships though the commit failed',
          'The other way round is even worse, an event about something that does not exist',
          'Publishing inside the transaction has the same flaw, as the commit may still fail',
        ],
      },
      {
        cue: 'The heart of your solution',
        point:
          'Lets one commit decide: an outbox row in the same transaction as the order, or change capture on the order table',
        weight: 3,
        essential: true,
        said: [
          'Transactional outbox: insert order and event row together, so both or neither exist',
          'The intent to publish is stored in the same database commit',
          'I save the message next to the data and send it afterward from there',
        ],
      },
      {
        cue: 'How the event gets out',
        point:
          'Publishes from there by a relay: polling with row locks, or change data capture on the log, retrying until the broker confirms',
        weight: 2,
        said: [
          'A poller reads unsent rows with skip locked, or Debezium tails the WAL',
          'A separate process that keeps trying and marks it as sent after the ack',
          'CDC has less delay and load but is one more thing to run',
        ],
      },
      {
        cue: 'What consumers must cope with',
        point: 'Accepts that the relay delivers at least once, so consumers deduplicate by the event id',
        weight: 3,
        said: [
          'It may crash after sending and before marking, so the warehouse will see some twice',
          'Every consumer must be idempotent, keyed on the id of the event',
          'No loss is bought with duplicates',
        ],
      },
      {
        cue: 'What must not overtake what',
        point:
          'Keeps the order per aggregate, by partitioning on the order id, and knows that a sequence number is not commit order',
        weight: 2,
        said: [
          'Key the messages with the order id so cancel does not overtake placed',
          'An auto-increment id can become visible later than a higher one, a poller with id > last misses it',
          'Parallel relays can mix up events unless they are split by key',
        ],
      },
      {
        cue: 'Knowing that it works',
        point:
          'Repairs and watches: reconciles orders against the warehouse, and alarms on the age of unsent rows',
        weight: 2,
        said: [
          'A nightly job compares orders with shipments and finds the ones that got lost so far',
          'Monitor the outbox lag and clean up old rows',
          'Whatever the design, I want an independent check that both sides agree',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Kafka’s exactly-once or transactions make the two writes atomic',
        said: ['enable exactly once semantics in the producer', 'Kafka transactions solve this'],
        correction:
          'They cover writes within Kafka. The commit in the database is not part of it, so a crash between the two still loses or invents an event.',
      },
      {
        belief: 'Retrying the publish in memory is sufficient',
        said: ['just retry the send in a loop until it succeeds', 'catch the error and try again'],
        correction:
          'The process can die with the retry in its memory. The intent must be durable before the request is over.',
      },
    ],
    sampleAnswer:
      'That is the dual write problem. The commit and the publish are two systems with no transaction in common. If the process is killed or the broker is unreachable after the commit, the order exists and the event does not. Reversing it is worse: then the warehouse ships orders that were rolled back. And retrying in memory dies with the process. I would use an outbox: in the same transaction as the order, I insert the event into a table, so either both exist or neither. A relay publishes from there. It can poll, with skip locked, which is simple, or tail the database log with change data capture, with less delay but one more system to operate. The relay may crash between sending and marking, so it is at least once, and the warehouse must deduplicate by event id. I key by order id so a cancellation does not overtake the order, and I do not page by auto-increment id, since a lower one can commit after a higher one and would be skipped. Alternatives are capturing changes of the order table itself, which ties consumers to our schema, or event sourcing, a much larger change. And I add an alarm on old unsent rows and a reconciliation of orders against shipments, which also finds those already lost.',
    criteria: [
      'Compares alternatives by their failure',
      'States delivery guarantees exactly',
      'Plans for detection too',
    ],
    followUps: [
      {
        question: 'Your poller selects rows with `id > last_id`. Under load, events go missing. Why?',
        about: [5, 3],
        answer:
          'Ids are given out before commit. Transaction A takes 100, B takes 101 and commits first. The poller sees 101 and moves on; 100 appears later and is never read. I mark rows as sent, or follow the log.',
      },
      {
        question: 'The warehouse team says that they now get some orders twice. Is that your bug?',
        about: [4],
        answer:
          'It is the guarantee we chose: at least once. They store the event id with a unique key in the same transaction as their work and ignore repeats. I document it, because without that it is only luck.',
      },
    ],
  },
  {
    id: 'backend-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Site Reliability Engineer (SRE)',
      'Technical Lead',
    ],
    skills: ['Performance Optimization', 'Databases', 'Troubleshooting'],
    tags: ['connection pool', 'queueing', 'saturation'],
    question:
      'At peak, requests wait up to 30 seconds for a database connection. The pool of 20 per instance is exhausted, yet the database idles at 15% CPU. Someone doubles the pool and the instances, and it gets worse. What is going on?',
    keyPoints: [
      {
        cue: 'What the idle database tells you',
        point:
          'Concludes that connections are held and not used: something keeps them while waiting for other things',
        weight: 3,
        essential: true,
        said: [
          'The database has nothing to do, so our code sits on the connections and does something else',
          'The sessions sit there open with nothing running in them',
          'Occupied but not working: they are being checked out too long',
        ],
      },
      {
        cue: 'Where you look in the code',
        point:
          'Looks for HTTP calls, queue publishing or heavy computing inside a transaction, or a connection held for the whole request',
        weight: 3,
        essential: true,
        said: [
          'Typically a payment call between begin and commit, three seconds with a connection in the hand',
          'The framework takes a connection at the start of the request and gives it back after rendering',
          'Waiting for row locks of another transaction also looks like this',
        ],
      },
      {
        cue: 'The arithmetic of a pool',
        point:
          'Reckons with Little’s law: connections needed are rate times hold time, so shortening the hold is the lever',
        weight: 3,
        said: [
          '200 requests a second times half a second hold means 100 connections, at 10 ms it is two',
          'Throughput of a pool is its size divided by how long each is kept',
          'Twenty connections with 1 s each give only 20 per second',
        ],
      },
      {
        cue: 'Evidence you gather',
        point:
          'Measures wait time, hold time and who holds, from the pool and from the activity view of the database',
        weight: 2,
        said: [
          'Pool metrics: time to acquire, usage time per code path, and traces of the slow ones',
          'pg_stat_activity by state and wait event tells if it is idle, lock or client read',
          'Turn on leak detection to get the stack of those held above two seconds',
        ],
      },
      {
        cue: 'Why doubling made it worse',
        point:
          'Explains why more made it worse: more connections mean more locks held, memory and contention in the database, up to its limit',
        weight: 2,
        said: [
          'Instances times pool soon passes max_connections, then new ones are refused',
          'More concurrent transactions fight over the same rows and each gets slower',
          'A database works best with a small number of active connections, beyond that it only switches and contends',
        ],
      },
      {
        cue: 'The main repair',
        point: 'Moves foreign calls out of transactions, and splits work into a short write before and after',
        weight: 2,
        said: [
          'Save as pending, commit, call the provider, then update in a second transaction',
          'Acquire as late as possible and release right after the query',
          'First gather everything from outside, then open the transaction',
        ],
      },
      {
        cue: 'Containing it next time',
        point:
          'Limits the damage: short acquire timeout, statement and idle-in-transaction timeouts, a separate pool for slow jobs, a pooler in front',
        weight: 2,
        said: [
          'Fail after one second with 503 rather than wait thirty while the user has gone',
          'Reports get their own small pool so checkout is not starved',
          'idle_in_transaction_session_timeout, and PgBouncer to share connections across instances',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An exhausted pool means that the pool is too small',
        said: ['just increase the pool to 100', 'set max connections higher, the CPU is idle anyway'],
        correction:
          'The need is rate times hold time. If a connection is held for seconds without work, a larger pool only moves the queue into the database.',
      },
      {
        belief: 'A pooler such as PgBouncer removes the problem by itself',
        said: ['put pgbouncer in between and it is fixed', 'we need a connection proxy'],
        correction:
          'In transaction mode it frees a connection at the end of the transaction. If transactions stay open during HTTP calls, they occupy the server just as long.',
      },
    ],
    sampleAnswer:
      'The pool is empty and the database is bored, so connections are held and not used. By Little’s law, the number needed is rate times hold time. At 200 requests a second, a hold of 10 milliseconds needs two, a hold of one second needs 200. So I want to know why they are held. In pg_stat_activity I expect idle in transaction, or lock waits; from the pool I take acquire time and hold time by code path, with leak detection giving me the stack. Usually there is an HTTP call inside the transaction, a payment provider who is slower at peak, or the framework keeps a connection until the response is rendered. Doubling everything made it worse, because there are now four times as many open transactions holding row locks, more contention, and maybe the connection limit is hit. I take the foreign calls out: store it as pending and commit, call, then record the result in a second short transaction. Around it I put limits: one second to acquire, then a quick 503, an idle-in-transaction timeout, a separate small pool for reports. A pooler helps share across instances, but not against transactions that stay open. Afterward the pool can probably be smaller than before.',
    criteria: [
      'Queueing thinking with numbers',
      'Evidence for who holds what',
      'Knows that capacity upstream harms downstream',
    ],
    followUps: [
      {
        question:
          'Moving the payment call out of the transaction means that a crash can leave a pending order. How do you live with that?',
        about: [5],
        answer:
          'Pending is a real state. The call carries an idempotency key, and a job picks up old pending orders and asks the provider what happened, then completes or cancels them. That is safer than holding a lock and hoping.',
      },
      {
        question: 'Which pool size would you choose?',
        about: [2, 4],
        answer:
          'From measured rate times hold time with some headroom, and so that all instances together stay near what the database can really work on at once, some small multiple of its cores. Then I test the peak.',
      },
    ],
  },
  {
    id: 'backend-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Solutions Architect',
      'Site Reliability Engineer (SRE)',
      'Technical Lead',
    ],
    skills: ['Distributed Systems', 'Circuit Breaker Pattern', 'High Availability'],
    tags: ['retry storms', 'cascading failure', 'load shedding'],
    question:
      'A recommendation service slowed down for two minutes. Half an hour later the whole shop was still down, though that service had long been healthy. Each of three layers makes up to three attempts, with a timeout of 30 seconds. Explain it, and redesign the calls.',
    keyPoints: [
      {
        cue: 'What three attempts add up to',
        point:
          'Explains how retries multiply through the layers: three attempts on three levels make 27 calls at the bottom',
        weight: 3,
        essential: true,
        said: [
          'Gateway tries three times, each makes the next try three times, so one click becomes 27 requests',
          'Retries amplify the load exactly when the service is weak',
          'Every level multiplies, three to the power of the depth',
        ],
      },
      {
        cue: 'Why it did not recover',
        point:
          'Explains why it stays down: the overload feeds itself, with queues full of requests nobody waits for any longer',
        weight: 3,
        essential: true,
        said: [
          'Metastable: the trigger is gone, yet retries and backlog keep it saturated',
          'The server works on requests whose callers have timed out, so all work is wasted and they try again',
          'Cold caches and reconnects add to it, it cannot climb out by itself',
        ],
      },
      {
        cue: 'How it reached everything else',
        point:
          'Explains that the long timeout ties up threads and connections of the callers, and so spreads to pages that do not need it',
        weight: 2,
        said: [
          'For thirty seconds each worker hangs, the pool is used up and login is dead as well',
          'The slow dependency takes hostage the threads of everyone above',
          'Slow is worse than down, since down fails at once',
        ],
      },
      {
        cue: 'Your rule for attempts',
        point: 'Retries at one level only, with backoff, jitter and a budget such as 10% of the requests',
        weight: 3,
        said: [
          'Just one layer retries, and when more than a tenth are retries it stops',
          'Exponential with randomness so they do not come in waves',
          'A retry budget caps the amplification at 1.1 instead of 27',
        ],
      },
      {
        cue: 'How long to wait',
        point:
          'Passes on a deadline, with timeouts derived from measured latency, so each layer stops when nobody waits any more',
        weight: 2,
        said: [
          'The remaining time travels with the request, below zero I drop it',
          'p99 is 200 ms, so the timeout is half a second and not 30',
          'Inner timeouts shorter than outer ones, and cancel the work downstream',
        ],
      },
      {
        cue: 'Living without recommendations',
        point:
          'Isolates and degrades: circuit breaker and a limit of concurrent calls, and the page without recommendations',
        weight: 2,
        said: [
          'Recommendations are optional, so show bestsellers or nothing when the breaker is open',
          'Bulkhead: at most twenty calls to it at once, the rest fail immediately',
          'The shop must be able to sell without this box',
        ],
      },
      {
        cue: 'What the weak service does itself',
        point:
          'Protects the server itself by shedding load early and short queues, and has a way to recover, letting traffic in slowly',
        weight: 2,
        said: [
          'Refuse with 503 when the queue is longer than we can serve in time, newest first',
          'To get out, cut traffic at the edge to ten percent and open up step by step',
          'Admission control is cheaper than failing after the work is done',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More retries make a system more reliable',
        said: ['three attempts are too few, I would retry five times', 'retries increase the success rate'],
        correction:
          'They help against rare random failures. Against overload they are the overload: each failed request produces more of them.',
      },
      {
        belief: 'More instances of the slow service would have ended it',
        said: ['auto scaling would have solved it', 'just add more pods'],
        correction:
          'The multiplied load and the cold instances take more than scaling adds, and the callers’ own threads are stuck. The amplification must be cut first.',
      },
    ],
    sampleAnswer:
      'The trigger lasted two minutes, but then it fed itself. With three attempts at three layers, one click becomes up to 27 calls at the bottom, just when that service is weak. The long timeout makes it spread: workers hang for 30 seconds, the pools are used up, and login dies, which needs no recommendations at all. And it does not recover, as the queues are full of requests whose callers have long given up. The server does work nobody wants, times out, and earns the next retry. To get out, I cut traffic at the edge, let the queues drain, and open up slowly. For the design: retry in one layer only, with exponential backoff, jitter, and a budget of perhaps ten percent of the traffic, so amplification is 1.1. A deadline travels with the request, and whoever sees that it has passed stops. Timeouts come from measured latency: p99 of 200 milliseconds gives half a second. Recommendations are optional, so there is a breaker, a small limit of concurrent calls, and without it the page just shows bestsellers. The service itself sheds early with short queues. And then I would rehearse it by slowing that service down on purpose.',
    criteria: [
      'Separates trigger from sustaining cause',
      'Cuts amplification with numbers',
      'Knows how to recover, not only to prevent',
    ],
    followUps: [
      {
        question: 'The incident is running now. What do you do in the first ten minutes?',
        about: [6, 5, 1],
        answer:
          'Remove load, not add machines: switch recommendations off by flag, limit traffic at the edge, turn retries off if that is configurable, drop or restart full queues. When latencies are normal, raise traffic stepwise and watch that caches warm up.',
      },
      {
        question: 'Why is a slow dependency more dangerous than one that is down?',
        about: [2, 4],
        answer:
          'A refused connection fails in a millisecond and frees the caller. A slow one occupies a thread, a connection and memory for the full timeout, so a few requests a second are enough to use up every pool above it.',
      },
    ],
  },
  {
    id: 'backend-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Site Reliability Engineer (SRE)',
      'Data Engineer',
    ],
    skills: ['PostgreSQL', 'Database Migration', 'Database Administration'],
    tags: ['lock queues', 'backfill', 'online migration'],
    question:
      'Adding a column with `ALTER TABLE` takes milliseconds in PostgreSQL, yet at noon it froze the shop for six minutes. Explain that, and say how you would bring a new mandatory column, filled from old data, onto a table of 800 GB.',
    keyPoints: [
      {
        cue: 'Why the shop froze',
        point:
          'Explains the lock queue: the ALTER waits for an exclusive lock behind a long query, and all later queries wait behind the ALTER',
        weight: 3,
        essential: true,
        said: [
          'A report was running on the table, the ALTER stood in line and everybody else lined up after it',
          'It needs ACCESS EXCLUSIVE, and even the waiting request blocks plain selects',
          'Not the work took six minutes but the waiting for the lock',
        ],
      },
      {
        cue: 'How you prevent that',
        point: 'Sets a short `lock_timeout` and repeats the attempt, so that it gives up instead of blocking',
        weight: 3,
        essential: true,
        said: [
          'SET lock_timeout to one or two seconds and try again in a loop',
          'If I do not get the lock at once I step aside and come back later',
          'First look for long transactions, and never wait in the queue without limit',
        ],
      },
      {
        cue: 'Adding the column',
        point: 'Adds the column nullable, or with a constant default, which rewrites nothing',
        weight: 2,
        said: [
          'Nullable first, that is only a catalog change',
          'A constant default is stored in the catalog in current versions, a volatile one like a random uuid rewrites the table',
          'No default that has to be computed for each row, otherwise every row is written again',
        ],
      },
      {
        cue: 'Filling in old data',
        point: 'Has new writes fill the column first, then backfills in small committed batches by key',
        weight: 3,
        said: [
          'Application or trigger writes it from now on, after that a job does 5,000 rows at a time',
          'Walk by primary key, commit each batch, sleep a little',
          'Never one update for the entire table: one transaction, double the size and days of bloat',
        ],
      },
      {
        cue: 'Controlling the pace',
        point: 'Throttles the backfill by replica lag, vacuum and load, and makes it resumable',
        weight: 2,
        said: [
          'It pauses when the replicas fall behind or dead tuples pile up',
          'Progress is stored, so that it can go on after an abort',
          'Write-ahead log volume and autovacuum decide how fast I may go',
        ],
      },
      {
        cue: 'Making it mandatory',
        point:
          'Makes it mandatory by `CHECK … NOT VALID`, then `VALIDATE`, then `SET NOT NULL`, which uses the proven check',
        weight: 2,
        said: [
          'Add the constraint as not valid, validate without blocking writes, then set not null without a scan',
          'Validation takes a weak lock, so reading and writing go on',
          'A direct SET NOT NULL would scan 800 GB under exclusive lock',
        ],
      },
      {
        cue: 'Preparing the whole thing',
        point: 'Rehearses it on a copy of production size and can stop at each step',
        weight: 1,
        said: [
          'I measure on a restored backup how long validation takes',
          'Every phase is its own release and leaves a working system',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A statement that takes milliseconds is harmless at any time',
        said: [
          'adding a column is instant so it can run at noon',
          'it is only a metadata change, no lock problem',
        ],
        correction:
          'The change is quick, but it first needs an exclusive lock, and while it waits for that, every other query on the table waits too.',
      },
      {
        belief: 'One UPDATE at night is fine, as there is little traffic',
        said: [
          'I run the update over the whole table in the night',
          'just UPDATE everything in one transaction',
        ],
        correction:
          'It writes a new version of each row in one transaction: locks for hours, huge log, lagging replicas, bloat, and all is lost if it fails near the end.',
      },
    ],
    sampleAnswer:
      'The ALTER itself is quick, but it needs an access exclusive lock. A report was probably running on that table for six minutes. The ALTER waited behind it, and each later query, even a plain select, waited behind the ALTER. So for DDL I always set lock_timeout to a second or two, look for long transactions first, and retry until I get in. Now the mandatory column. I add it nullable, which only touches the catalog; a constant default is also fine in current versions, a volatile one would rewrite 800 gigabytes. Then I release code that fills it for each new and changed row. After that a job backfills by primary key, some thousand rows per transaction, with stored progress, and it slows down when the replicas lag or vacuum falls behind. One big update would rewrite each row in one transaction and double the table. When no nulls are left, I add a check that it is not null as NOT VALID, which is instant for existing rows, then VALIDATE, which scans with a weak lock while writes go on. Then SET NOT NULL sees the proven check and skips the scan, and I drop the check. All of it rehearsed on a restored copy.',
    criteria: ['Precise about locks', 'Every step stoppable and resumable', 'Aware of replicas and vacuum'],
    followUps: [
      {
        question:
          'Your backfill runs at full speed, and reads on the replicas become outdated. What do you change?',
        about: [4, 3],
        answer:
          'Smaller batches with pauses, controlled by the measured lag: over a few seconds it stops until the replicas have caught up. A slow steady backfill over days is fine, since new rows are already being filled.',
      },
      {
        question: 'Why not set the column NOT NULL directly at the end?',
        about: [5],
        answer:
          'It must check all rows, so it scans 800 GB while holding the exclusive lock, and the shop stands still. With a validated check constraint the database already knows that no nulls exist, and the change takes a moment.',
      },
    ],
  },
  {
    id: 'backend-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer'],
    skills: ['Transactions', 'Databases', 'Concurrency'],
    tags: ['write skew', 'snapshot isolation', 'serializable'],
    question:
      'At least one doctor has to stay on call. Two doctors sign off in the same second, each transaction as below at repeatable read in PostgreSQL, and nobody is left. How is that possible, and which remedies do you weigh?',
    code: {
      language: 'sql',
      lines: [
        'BEGIN ISOLATION LEVEL REPEATABLE READ;',
        "SELECT count(*) FROM shifts WHERE day = '2031-05-04' AND on_call;  -- 2, so OK",
        "UPDATE shifts SET on_call = false WHERE day = '2031-05-04' AND doctor = 'lee';",
        'COMMIT;',
      ],
    },
    keyPoints: [
      {
        cue: 'What kind of anomaly it is',
        point:
          'Names write skew: both read the same set, write different rows, and together break a rule that each alone kept',
        weight: 3,
        essential: true,
        said: [
          'Each saw two on call in the snapshot and changed only its own row, so no conflict',
          'The invariant spans several rows, the writes do not overlap',
          'Individually valid, combined wrong: nobody wrote what the other wrote',
        ],
      },
      {
        cue: 'What repeatable read does not see',
        point:
          'Explains that snapshot isolation detects only writes to the same row, so it protects against lost updates and not against this',
        weight: 3,
        essential: true,
        said: [
          'Repeatable read in Postgres is a snapshot, first updater wins applies only per row',
          'Different rows, so no serialization error appears',
          'Reads are not checked at this level, just write-write collisions',
        ],
      },
      {
        cue: 'A remedy by isolation',
        point:
          'Considers serializable, which watches reads against writes, aborts one, and requires the application to repeat the whole transaction',
        weight: 3,
        said: [
          'With SSI one of the two fails with 40001 and has to be retried from the start',
          'Serializable does it, but all the transactions involved must use it and you need a retry loop',
          'It makes the result equal to some one-after-the-other order, at the price of aborts',
        ],
      },
      {
        cue: 'A remedy you write yourself',
        point:
          'Considers materializing the conflict: lock the rows of that day, or a parent row, with FOR UPDATE before counting',
        weight: 2,
        said: [
          'Select the on-call rows for update, the second one waits and then counts one',
          'Lock a row per day that everybody has to go through',
          'Make them collide on purpose on a common row',
        ],
      },
      {
        cue: 'Where that remedy falls short',
        point:
          'Sees that locking found rows does not cover rows which do not exist yet, and that at repeatable read the waiter gets an error, not new data',
        weight: 2,
        said: [
          'A phantom: a newly inserted shift is not locked, so for inserts I need a parent row or predicate locks',
          'In repeatable read the second gets could not serialize, at read committed it rereads the row',
          'FOR UPDATE on an empty result locks nothing',
        ],
      },
      {
        cue: 'The most reliable remedy',
        point: 'Prefers a constraint that the database checks, where the rule can be modeled as such',
        weight: 2,
        said: [
          'Could it be a unique or exclusion constraint? For no double bookings yes, for at least one not directly',
          'Keep a counter per day with CHECK >= 1 in one row, then both update the same row',
          'Turn it into a single-row condition, that is always the safest',
        ],
      },
      {
        cue: 'How you choose',
        point:
          'Chooses by contention and by who else writes, and tests with two sessions interleaved on purpose',
        weight: 1,
        said: [
          'Low contention: serializable, hot spot: explicit lock',
          'I write a test with two connections and a barrier between the read and the write',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Repeatable read prevents all anomalies except phantoms, so it suffices',
        said: [
          'repeatable read means what I read cannot change, so it is safe',
          'snapshot isolation is the same as serializable',
        ],
        correction:
          'The snapshot is stable for you, but others may commit meanwhile. Rules over several rows can be broken by transactions that write different rows.',
      },
      {
        belief: 'Retrying only the failed statement is enough with serializable',
        said: ['I catch the error and run the update again', 'retry the commit if it fails'],
        correction:
          'The decision was based on reads that no longer hold. The whole transaction has to be repeated, including the reads.',
      },
    ],
    sampleAnswer:
      'That is write skew. Both transactions read a snapshot in which two doctors are on call. Each then updates its own row. Snapshot isolation, which is what repeatable read means in PostgreSQL, aborts only when two write the same row, and these are different rows, so both commit. Each was right alone; together they break a rule that spans several rows. Remedies: first, serializable. It tracks who read what the other wrote and aborts one with a serialization failure. Then I have to repeat the whole transaction, reads included, and all the code that touches these rows must run at that level. Second, make the conflict visible: lock the on-call rows with for update before counting, at read committed, so that the second waits and then counts one. At repeatable read it would get an error instead. That covers only rows that exist; if the rule depends on rows not yet inserted, I lock a parent row for the day. Third, turn it into a single-row rule: a counter per day with a check of at least one, so both update the same row. With little contention I take serializable with a proper retry loop. And I prove it with two connections and a barrier between read and write.',
    criteria: ['Exact about what each isolation level checks', 'Compares remedies by cost and coverage'],
    followUps: [
      {
        question: 'Now the rule is: no more than one booking of a room at a time. Which remedy do you take?',
        about: [5, 4],
        answer:
          'An exclusion constraint on room and time range. It is declarative, covers rows inserted at the same moment, and holds for every writer. Locking existing bookings would not help, as the conflicting row does not exist yet.',
      },
      {
        question:
          'You switch this one transaction to serializable, and leave an admin tool at read committed. Is the rule safe?',
        about: [2],
        answer:
          'No. The conflict detection only considers transactions that run serializable. The admin tool can still sign somebody off unseen. Either all writers of these rows use it, or I take locks or a constraint.',
      },
    ],
  },
  {
    id: 'backend-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Solutions Architect',
      'Site Reliability Engineer (SRE)',
    ],
    skills: ['Replication', 'Databases', 'Scalability'],
    tags: ['replica lag', 'read your writes', 'consistency'],
    question:
      'You moved all reads to two asynchronous replicas. Users save their profile and see the old one, an entry appears and vanishes on reload, and a background job sent invoices with old addresses. What guarantees were lost, and how do you give them back without sending everything to the primary?',
    keyPoints: [
      {
        cue: 'Why reads are out of date',
        point:
          'Explains that replicas apply changes later, so a read may be older than a write that was confirmed before',
        weight: 2,
        said: [
          'Asynchronous replication lags by milliseconds up to minutes, so you read the past',
          'The commit is on the primary, the replica has not replayed it yet',
          'Under load or during a big migration the delay grows a lot',
        ],
      },
      {
        cue: 'Which guarantees were lost',
        point:
          'Tells the guarantees apart: reading your own writes, and monotonic reads when requests jump between replicas',
        weight: 3,
        essential: true,
        said: [
          'The first is read-your-writes, the vanishing entry is because the second request hit a replica further behind',
          'Going back in time between two reloads means that monotonic reads are violated',
          'They are two separate problems with two separate cures',
        ],
      },
      {
        cue: 'After a user saves',
        point:
          'Gives a user who has just written the primary, or a replica that has reached the position of that write',
        weight: 3,
        essential: true,
        said: [
          'After a write I keep the log position in the session and only use replicas that are at least there',
          'For ten seconds after saving, this user reads from the leader',
          'Carry the LSN as a token, wait briefly, otherwise fall back to the primary',
        ],
      },
      {
        cue: 'For the vanishing entry',
        point:
          'Keeps a session on one replica, or carries the highest position seen, so that reads never go backward',
        weight: 2,
        said: [
          'Sticky routing by user so reload hits the same replica',
          'With the token of the last position read, the next replica must not be older',
          'If the replica dies the stickiness must not jump backward, so a position is better than pinning',
        ],
      },
      {
        cue: 'Which reads go where',
        point:
          'Decides by use case what may be stale: lists may, whereas decisions, money, permissions and read-modify-write use the primary',
        weight: 3,
        said: [
          'Invoices and authorization are read from the leader, search pages from replicas',
          'Never base a write on a stale read, that is how old addresses get out',
          'Classify the queries instead of one switch for all',
        ],
      },
      {
        cue: 'The background job',
        point:
          'Has the job act on the data or version of the event that triggered it, so that it does not read an older state',
        weight: 2,
        said: [
          'The event carries the version, and the worker waits until it sees at least this one',
          'A job started right after commit is the classic victim, it is faster than the replication',
          'Put the position or the needed address in the message',
        ],
      },
      {
        cue: 'When a replica falls behind',
        point:
          'Watches the lag and takes a replica out above a limit, and knows that this load may then overrun the primary',
        weight: 2,
        said: [
          'A replica more than five seconds behind gets no traffic',
          'If both are out, everything falls on the leader, so there must be a limit or shedding',
          'Alarm on lag in seconds, and plan the capacity for one missing',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Synchronous replication removes the problem without any catch',
        said: ['just make the replicas synchronous', 'set synchronous_commit on and reads are consistent'],
        correction:
          'It often confirms that the log was stored, not yet applied, so reads may still be old. Waiting for applying makes each commit as slow as the slowest replica, and a dead one blocks writes.',
      },
      {
        belief: 'A fixed pause after writing is a guarantee',
        said: [
          'wait half a second after saving, then it is there',
          'lag is only a few milliseconds, so nobody notices',
        ],
        correction:
          'The lag grows without bound under load, long queries or migrations. Only comparing positions, or the primary, gives a guarantee.',
      },
    ],
    sampleAnswer:
      'Asynchronous replicas answer from the past, usually by milliseconds, sometimes by minutes. Three different things broke. The profile is reading your own writes. The entry that vanishes is monotonic reads: the reload hit a replica further behind. And the job made a decision on stale data, which is worst. So I sort the queries rather than flip one switch. Lists, search and public pages may be some seconds old and stay on the replicas. Permissions, money, and everything that is read in order to write goes to the primary. For the user’s own view, after a write I keep the log position in the session. A read may use a replica that has replayed at least that far; otherwise it waits a moment and then falls back to the primary. The cheap version is reading from the primary for ten seconds after a write, but that is a hope, not a guarantee. If I also carry the highest position read, nobody goes backward in time, and I need no pinning. The invoice job gets the version in its event and does not run on anything older. Replicas over a lag limit get no traffic, and I check that the primary survives when they are both out.',
    criteria: ['Names guarantees precisely', 'Differentiates by use case', 'Thinks about the fallback load'],
    followUps: [
      {
        question: 'Why not just pin each user to one replica?',
        about: [3, 2],
        answer:
          'It gives monotonic reads while that replica lives, but not reading your own writes, since the pinned one lags too. And when it fails, the user moves to another that may be older. A carried position covers both.',
      },
      {
        question: 'During a large migration the lag rises to ten minutes. What does your design do?',
        about: [6, 4],
        answer:
          'Replicas over the limit leave the rotation, so reads go to the primary. It cannot carry them all, so pages that tolerate staleness keep a lagging replica or a cache, expensive reads are shed, and the migration is throttled.',
      },
    ],
  },
  {
    id: 'backend-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Data Engineer',
      'Solutions Architect',
    ],
    skills: ['Apache Kafka', 'Event Streaming', 'Distributed Systems'],
    tags: ['ordering', 'partitions', 'consumer lag', 'poison messages'],
    question:
      'A consumer group handles account events from a topic with 12 partitions, keyed by account. One partition is two hours behind, the others are fine, and restarting makes it worse for a while. How do you find out what is wrong, and what can you do without breaking the order?',
    keyPoints: [
      {
        cue: 'Possible causes',
        point:
          'Lists what makes one partition lag: a hot key, a poison message retried without end, or one slow event or instance',
        weight: 3,
        essential: true,
        said: [
          'Either one giant account sends most of the events, or a broken message is blocking the head',
          'I look whether the offset moves slowly or stands still',
          'A single partition means skewed key, stuck record or sick consumer',
        ],
      },
      {
        cue: 'How you tell which',
        point:
          'Measures it: does the offset advance, how are events spread over keys, how long does each take, which instance owns it',
        weight: 2,
        said: [
          'Compare the committed offset over time, if stuck then see the record at that position',
          'Count messages by key for the last hour in that partition',
          'Does the lag move along when the partition goes to another instance?',
        ],
      },
      {
        cue: 'A lever that does not work',
        point:
          'Says that more consumers do not help, because a partition is read by one consumer of the group only',
        weight: 3,
        essential: true,
        said: [
          'Twelve partitions means twelve active consumers at most, and this one stays with a single one',
          'Scaling out gives me idle instances',
          'The unit of parallelism is the partition',
        ],
      },
      {
        cue: 'Why restarting hurts',
        point:
          'Explains the restart: rebalancing stops consumption, and events since the last commit are handled again, so handling must be idempotent',
        weight: 2,
        said: [
          'Every join or leave triggers a rebalance, and uncommitted work is repeated',
          'If processing exceeds max.poll.interval the consumer is thrown out, and it starts all over in a loop',
          'Cooperative rebalancing and static membership reduce the pause',
        ],
      },
      {
        cue: 'An event that always fails',
        point:
          'Sets a poison message aside after limited tries, and decides what happens to the later events of the same account',
        weight: 3,
        said: [
          'Put it in a dead letter topic, but then the following events of this account must be parked too if order matters',
          'Skipping one event and going on with the next can corrupt the account',
          'Block only that key and let the other accounts in the partition continue',
        ],
      },
      {
        cue: 'Making it quicker',
        point:
          'Gains speed within the partition, by handling different keys in parallel or in batches while each key stays in order',
        weight: 2,
        said: [
          'Inside the consumer, hash the account to worker threads, and commit only up to the lowest finished offset',
          'Batch the database writes of many accounts together',
          'Order is needed per account, not for the whole partition',
        ],
      },
      {
        cue: 'Changing the topic layout',
        point:
          'Knows that adding partitions sends keys elsewhere, and so breaks the order unless the old ones are drained or a new topic is used',
        weight: 2,
        said: [
          'hash modulo 24 puts the account into another partition while older events still wait in the first',
          'For more partitions I migrate to a new topic and switch over at a defined point',
          'Splitting a hot account needs a finer key, if the business order allows it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Starting more consumers makes the partition go faster',
        said: ['scale the consumer group to 24 instances', 'add more pods and the lag goes down'],
        correction:
          'Within a group each partition has exactly one reader. Beyond 12 instances the additional ones stand idle.',
      },
      {
        belief: 'Kafka keeps the order over the whole topic',
        said: [
          'events come in the order in which they were sent',
          'Kafka guarantees ordering so we need not care',
        ],
        correction:
          'Order holds within one partition only, and even there a consumer that handles in parallel or skips failures can break it.',
      },
    ],
    sampleAnswer:
      'One partition out of twelve means a skewed key, a stuck message or a sick instance. I look at its committed offset. If it stands still, I read the record at that position: probably it fails, or takes so long that the consumer exceeds its poll interval, is thrown out, and the next one begins with the same record. If it moves, only slowly, I count events by account, and often one big customer makes most of them. If the lag follows the instance, it is the machine. More consumers are no use, as each partition has one reader in the group. Restarting triggers a rebalance and repeats what was not committed, hence worse for a while, and hence handling must be idempotent. Against a poison message: a few tries, then a dead letter topic, but if order matters I also park the following events of that account, and let the others go on. Against slow progress: parallel workers inside the consumer by hash of the account, committing only up to the lowest finished offset, and batched writes. Adding partitions would move accounts while their older events are still waiting, so I would rather migrate to a new topic. A single hot account needs a finer key, if the business order permits.',
    criteria: [
      'Diagnoses before acting',
      'Keeps order as the guiding constraint',
      'Sees the side effects of each lever',
    ],
    followUps: [
      {
        question: 'Inside the consumer, ten threads work by account. When may you commit an offset?',
        about: [5, 3],
        answer:
          'Only up to the lowest offset below which everything is finished. If 100 is still running and 101 to 150 are done, I may commit only to 100. After a crash, 101 to 150 are repeated, which idempotent handling absorbs.',
      },
      {
        question:
          'You moved one failing event to the dead letter topic and went on. What could be wrong now?',
        about: [4],
        answer:
          'Later events of that account were applied without it, such as a withdrawal after a missing deposit. Replaying it afterward comes in the wrong order. So I park the whole key, or make handlers check versions and refuse gaps.',
      },
    ],
  },
  {
    id: 'backend-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Site Reliability Engineer (SRE)',
      'Technical Lead',
    ],
    skills: ['Caching', 'Redis', 'Scalability'],
    tags: ['cold cache', 'stampede', 'hot keys'],
    question:
      'Your cache answers 97% of the reads. After a cache node was replaced, the database collapsed and could not be brought back for an hour. Why so long, what gets it running again, and how do you design for next time?',
    keyPoints: [
      {
        cue: 'What 97% really means',
        point:
          'Calculates the lever: at 97% hits the database sees 3%, so without the cache it gets over thirty times the load',
        weight: 3,
        essential: true,
        said: [
          'From 3 to 100 percent is a factor of 33, no database is sized for that',
          'Even a drop to 90 percent hits triples the misses',
          'The cache is not an optimization any more, it carries the system',
        ],
      },
      {
        cue: 'Why it took so long',
        point:
          'Explains why it does not recover: loads time out, so the cache is never filled, and clients retry',
        weight: 3,
        essential: true,
        said: [
          'Queries are too slow to finish, their results never get into the cache, and so all the next ones miss too',
          'A vicious circle: cold cache, overloaded database, no one manages to warm it',
          'Many requests compute the same key at once and give up',
        ],
      },
      {
        cue: 'Getting it running again',
        point:
          'Gets it running by limiting traffic at the edge and letting it in slowly while the hot keys fill',
        weight: 3,
        said: [
          'Let in five percent, wait for the hit rate to climb, then more',
          'Turn off expensive features and crawlers, serve static or old pages meanwhile',
          'Warm up the top thousand keys by a script before opening the gates',
        ],
      },
      {
        cue: 'When an entry is missing',
        point: 'Lets only one request load a missing key, and serves old values while it is refreshed',
        weight: 2,
        said: [
          'Single flight per key, the rest wait or get stale content',
          'Request coalescing makes a thousand misses of the same product one query',
          'Soft expiry: past its date it is still delivered, and renewed in the background',
        ],
      },
      {
        cue: 'Protecting the database',
        point:
          'Caps concurrent loads toward the database, and sheds what exceeds them, so it stays inside what it can do',
        weight: 2,
        said: [
          'At most 50 cache fills at once, everyone else gets a quick error or an old page',
          'A semaphore in front of the database, it should be busy but never drown',
          'Better to serve half of the users well than all of them not at all',
        ],
      },
      {
        cue: 'Losing less at once',
        point:
          'Spreads the risk: consistent hashing so one node costs only its share, replicas, warmed replacements, jitter on expiry',
        weight: 2,
        said: [
          'With modulo hashing replacing a node remaps nearly all keys, with a ring only a part',
          'New nodes are filled before they get traffic',
          'Random expiry, otherwise all entries written at warm-up die together',
        ],
      },
      {
        cue: 'Being ready for next time',
        point:
          'Tests the loss regularly, and plans what the database must carry without a cache, or lowers the dependence',
        weight: 2,
        said: [
          'A game day where we flush one shard at low traffic',
          'Know the minimum hit rate at which we survive, and alarm before this',
          'We rehearse starting cold under load, not only with everything warm',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A cache is only for speed, so losing it makes things slow but not broken',
        said: ['without the cache it is just slower', 'cache down means a bit more latency'],
        correction:
          'With a high hit rate the database is sized for the few misses. Without the cache it gets a multiple of its capacity and answers nothing.',
      },
      {
        belief: 'Restarting the database and the services clears the problem',
        said: ['we restart everything and then it recovers', 'reboot the database to get rid of the load'],
        correction:
          'The cache is still cold and the same traffic returns, now with an empty buffer cache in the database too. Load has to be limited first.',
      },
    ],
    sampleAnswer:
      'With 97 percent hits the database sees three percent of the reads. Take the cache away and it gets more than thirty times that. Even a fall to 90 triples the misses. And it does not recover by itself, since the loads now take so long that they time out. Their results never reach the cache, so the next request misses too, and clients retry. Restarting only empties the buffers of the database as well. What gets it going is less load: let in five percent at the edge, switch off crawlers and expensive features, warm the top keys by a script, watch the hit rate climb, then open stepwise. For next time: a single request loads a missing key while the others wait briefly or get the old value, and entries have a soft expiry, so stale is better than nothing. In front of the database stands a cap on concurrent fills; beyond it we answer quickly with an error, so it always works at what it can do. Consistent hashing, so that one node costs only its share, replacement nodes filled before they get traffic, jitter on expiry. And I would know the hit rate below which we die, alarm above it, and flush a shard on purpose on a quiet morning.',
    criteria: [
      'Quantifies the dependence',
      'Knows recovery, not just prevention',
      'Accepts serving less over serving nothing',
    ],
    followUps: [
      {
        question:
          'You replaced one node of ten, and the hit rate fell to nearly zero instead of to 87%. Why?',
        about: [5],
        answer:
          'Probably keys are placed by hash modulo the number of nodes. While the count was nine, almost all keys moved to another node. With consistent hashing only the share of the missing node, about a tenth, is lost.',
      },
      {
        question: 'Nobody can get a query through any more. What is your first lever?',
        about: [2, 4],
        answer:
          'Admit less. Limit traffic at the edge to what the database can answer with a cold cache, so that loads finish and fill it. Then hot keys come first, because they are asked for most, and the hit rate rises quickly.',
      },
    ],
  },
]
