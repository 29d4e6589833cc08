import type { SkillQuiz } from './quiz-question.ts'

export const systemDesignQuiz: SkillQuiz = {
  skill: 'System Design',
  questions: [
    {
      id: 'system-design-01',
      difficulty: 'beginner',
      question:
        'A web application keeps login sessions in the memory of its server. What breaks when a second server is put behind a load balancer?',
      right: {
        text: 'Users seem logged out when a request reaches the other server',
        why: 'Each server knows only its own sessions. A shared store or signed tokens make the servers interchangeable.',
      },
      wrong: [
        {
          text: 'Users are logged in twice, so that data of theirs is duplicated',
          why: 'A session is not known twice, but only to one of the servers; no data is copied.',
        },
        {
          text: 'Users have to wait until both of the servers have sent an answer',
          why: 'A load balancer sends each request to one server and waits only for that one.',
        },
        {
          text: 'Users on the second server work with an empty copy of the database',
          why: 'Both servers use the same database; sessions in memory are what differs.',
        },
      ],
    },
    {
      id: 'system-design-02',
      difficulty: 'beginner',
      question:
        'A product page reads the same rarely changing data thousands of times a minute, and the database is the bottleneck. What is the simplest effective step?',
      right: {
        text: 'Cache the data with an expiry of some minutes',
        why: 'Nearly all reads are then served from memory; slightly old data is acceptable, as it rarely changes.',
      },
      wrong: [
        {
          text: 'Split the database into shards by product',
          why: 'Sharding is a large and lasting cost in complexity; repeated reads can be avoided far more simply.',
        },
        {
          text: 'Send the reads to a queue to smooth them',
          why: 'People wait for the page; queues suit work that may be done later.',
        },
        {
          text: 'Move the page to a microservice of its own',
          why: 'Another service in front would send the same number of queries to the database.',
        },
      ],
    },
    {
      id: 'system-design-03',
      difficulty: 'beginner',
      question:
        'After an upload, a video has to be converted, which takes five minutes. How should the upload request behave?',
      right: {
        text: 'Store the file, enqueue a job and answer with its status at once',
        why: 'Workers convert independently; the client asks for the status or is notified, and no request is held open for minutes.',
      },
      wrong: [
        {
          text: 'Convert the file within the request and raise all of the timeouts',
          why: 'Connections break and servers restart; then the work is lost, and threads are blocked for minutes.',
        },
        {
          text: 'Start a thread on the web server and answer that it has been done',
          why: 'The thread dies with the server, and the answer claims something that has not happened yet.',
        },
        {
          text: 'Reject the upload until a server for conversion is idle once again',
          why: 'Users would have to try again and again; buffering is what a queue is for.',
        },
      ],
    },
    {
      id: 'system-design-04',
      difficulty: 'beginner',
      question:
        'A service has one application server and one database. Which statement about its availability is right?',
      right: {
        text: 'A failure of either one stops the service, so each needs redundancy',
        why: 'Parts in series multiply their availability: 99.9% twice gives about 99.8%.',
      },
      wrong: [
        {
          text: 'A second application server makes it survive the loss of any machine',
          why: 'The single database would still be a single point of failure.',
        },
        {
          text: 'A daily backup of the database makes it survive without interruption',
          why: 'Backups protect the data; restoring takes time, and the newest writes are missing.',
        },
        {
          text: 'A larger machine for the database makes a failure much less likely',
          why: 'Size helps with load; hardware, software and network of a large machine fail as well.',
        },
      ],
    },
    {
      id: 'system-design-05',
      difficulty: 'beginner',
      question:
        'A site has users on all continents; its images load slowly far away from the only data center. What helps most with least effort?',
      right: {
        text: 'A CDN that keeps copies of the images near the users',
        why: 'Static files are then served from nearby locations, without long round trips to the origin.',
      },
      wrong: [
        {
          text: 'A database replica with the user data on each continent',
          why: 'Images are static files; replicas cost much more and do not speed up their transfer.',
        },
        {
          text: 'A faster disk in the server from which images are read',
          why: 'Reading takes milliseconds; distance and transfer are what takes the time.',
        },
        {
          text: 'A second web server in the same data center as the first',
          why: 'More servers help with load, while the way to the users remains as long.',
        },
      ],
    },
    {
      id: 'system-design-06',
      difficulty: 'beginner',
      question:
        'A service gets 20 million requests a day, and peaks are five times the average. For roughly how many requests a second do you plan?',
      code: {
        language: 'text',
        lines: ['requests per day     20,000,000', 'peak / average       5'],
      },
      right: {
        text: 'About 1,200',
        why: '20 million over 86,400 seconds is about 230 a second; five times that is roughly 1,200.',
      },
      wrong: [
        {
          text: 'About 230',
          why: 'This is the average of the day; at peak times it would be far too small.',
        },
        {
          text: 'About 12,000',
          why: 'This is ten times too many: a day has about 100,000 seconds, not 10,000.',
        },
        {
          text: 'About 70,000',
          why: 'This is nearer to a number per minute at the peak than per second.',
        },
      ],
    },
    {
      id: 'system-design-07',
      difficulty: 'beginner',
      question:
        'An order service calls a mail service and fails as a whole when that one is down. Which change is the most sensible?',
      code: {
        language: 'javascript',
        lines: [
          'await saveOrder(order)',
          'await mailService.sendConfirmation(order)   // throws when it is down',
          'return ok(order)',
        ],
      },
      right: {
        text: 'Record the mail as a pending message, and send it in the background',
        why: 'An order is valid without its mail. Decoupled by a queue, it is sent as soon as the mail service is back.',
      },
      wrong: [
        {
          text: 'Send the mail before the order is saved, so that it comes in any case',
          why: 'Then people would get confirmations of orders that were never saved.',
        },
        {
          text: 'Catch the error and ignore it, as the order itself has been saved',
          why: 'Orders work again, but the mails of an outage are lost without a trace.',
        },
        {
          text: 'Repeat the call until it succeeds, and keep the user waiting so long',
          why: 'The order service would be unavailable as long as the mail service is.',
        },
      ],
    },
    {
      id: 'system-design-08',
      difficulty: 'beginner',
      question:
        'Your start-up with four developers begins a new product. Which architecture do you choose, and why?',
      right: {
        text: 'One well-structured application, as boundaries are still unclear',
        why: 'A modular monolith is quick to change and operate; parts can be split off when load or teams ask for it.',
      },
      wrong: [
        {
          text: 'A microservice for each table, as it can be scaled on its own',
          why: 'Wrong boundaries get frozen in network calls, and four people would mostly do operations.',
        },
        {
          text: 'Two microservices for each developer, as teams work on their own',
          why: 'Services follow domains and needs, and cross-cutting changes would become slow.',
        },
        {
          text: 'One application without modules, as it will be rewritten anyway',
          why: 'Without structure every change becomes harder, and rewrites rarely come when planned.',
        },
      ],
    },
    {
      id: 'system-design-09',
      difficulty: 'intermediate',
      question:
        'A client repeats a payment request after a timeout. How do you make sure that the customer is charged only once?',
      code: {
        language: 'http',
        lines: ['POST /payments', '{ "order": "A-17", "amount": 4900 }'],
      },
      right: {
        text: 'The client sends a key for the attempt, and the server stores its result',
        why: 'An idempotency key, stored uniquely with the payment, turns a repetition into a look-up of the first result.',
      },
      wrong: [
        {
          text: 'The client waits longer, so that requests need not be repeated any more',
          why: 'A connection can break at any time after the charge; a longer timeout does not tell if it happened.',
        },
        {
          text: 'The server refuses a payment of the same amount within a full minute',
          why: 'Two real purchases of the same amount would be refused, and later repetitions still charge twice.',
        },
        {
          text: 'The server answers before it charges, so that timeouts do not occur',
          why: 'The answer may get lost as well, and it would claim a payment that can still fail.',
        },
      ],
    },
    {
      id: 'system-design-10',
      difficulty: 'intermediate',
      question:
        'Users change their profile and sometimes see the old one on the next page. Reads go to asynchronous replicas. Which change fixes this at the least cost?',
      code: {
        language: 'text',
        lines: [
          '10:00:01.100  PUT /profile   -> primary    name = "Kim"',
          '10:00:01.400  GET /profile   -> replica 2  name = "Kimberly"   (lag 2.3 s)',
        ],
      },
      right: {
        text: 'After a write, read data of that user from the primary for a while',
        why: 'That gives read-your-writes where it matters, and leaves all the other reads on the replicas.',
      },
      wrong: [
        {
          text: 'After a write, let the client wait for a second before it goes on',
          why: 'Replication lag has no upper limit; under load a second is not enough.',
        },
        {
          text: 'Add replicas, so that each has fewer reads and catches up sooner',
          why: 'Lag comes mostly from applying writes, which each new replica has to do as well.',
        },
        {
          text: 'Send all reads to the primary, and keep replicas only as backups',
          why: 'It works, but gives up the relief that the replicas are there for.',
        },
      ],
    },
    {
      id: 'system-design-11',
      difficulty: 'intermediate',
      question:
        'A popular cache entry expires, and at once 3,000 requests compute it anew and overload the database. What prevents this?',
      code: {
        language: 'javascript',
        lines: [
          'let value = await cache.get(key)',
          'if (!value) {',
          '  value = await expensiveQuery(key)',
          '  await cache.set(key, value, { ttlSeconds: 60 })',
          '}',
        ],
      },
      right: {
        text: 'One request computes, while the others wait or get the old value',
        why: 'Request coalescing (single flight) or serving stale data during the refresh turns thousands of queries into one.',
      },
      wrong: [
        {
          text: 'A larger cache, so that entries are not pushed out so early',
          why: 'The entry was not evicted for lack of space; it expired.',
        },
        {
          text: 'A shorter expiry, so that each value is computed more often',
          why: 'Then the stampede takes place more often.',
        },
        {
          text: 'A random cache server for each request, so load is spread',
          why: 'The entry would be missing on several servers, and each miss goes to the same database.',
        },
      ],
    },
    {
      id: 'system-design-12',
      difficulty: 'intermediate',
      question:
        'You shard messages of a chat by `channel_id`, hashed over 16 nodes. One channel has a thousand times more traffic than others. What is the consequence?',
      right: {
        text: 'The node with that channel is a hot spot, however good the hash is',
        why: 'A hash spreads keys, not the load within a key. Split the channel further, for example by time or sub-key.',
      },
      wrong: [
        {
          text: 'The hash spreads its messages evenly, so the nodes share the load',
          why: 'All messages of a channel have the same key and hence the same node.',
        },
        {
          text: 'The nodes rebalance by moving half of its messages to a neighbor',
          why: 'Rebalancing moves keys or ranges of keys; a single key cannot be divided.',
        },
        {
          text: 'The other channels lose messages, as the nodes run out of space',
          why: 'Channels on the same node get slower, but 15 nodes are not affected.',
        },
      ],
    },
    {
      id: 'system-design-13',
      difficulty: 'intermediate',
      question:
        'Service A calls B, B calls C. C becomes slow, and soon A no longer answers either, even for requests that do not need C. What would have contained it?',
      code: {
        language: 'text',
        lines: [
          'C: p99 latency 48 s',
          'B: 500 of 500 threads waiting for C',
          'A: 200 of 200 threads waiting for B',
        ],
      },
      right: {
        text: 'Short timeouts, and limited connections for each dependency',
        why: 'Slow calls pile up and occupy all threads. Timeouts, bulkheads and circuit breakers keep the damage local.',
      },
      wrong: [
        {
          text: 'More retries, so that slow calls succeed after some attempts',
          why: 'Retries multiply the load on a service that is too slow already.',
        },
        {
          text: 'Larger thread pools in A, so that more calls wait in parallel',
          why: 'They fill up a little later and send even more calls to C.',
        },
        {
          text: 'Longer timeouts, so that no call is given up while C is slow',
          why: 'Callers then hold their threads even longer, which spreads the problem.',
        },
      ],
    },
    {
      id: 'system-design-14',
      difficulty: 'intermediate',
      question:
        'An order is saved in the database and announced on a message broker. Now and then one of them is missing. Which pattern solves it?',
      code: {
        language: 'javascript',
        lines: ['await db.insert(order)', "await broker.publish('order.created', order)"],
      },
      right: {
        text: 'Write the event to an outbox table in the transaction, publish from it',
        why: 'Order and event are committed together; a relay publishes at least once, so consumers have to be idempotent.',
      },
      wrong: [
        {
          text: 'Publish the event first, and write the order to the database after it',
          why: 'If the insert fails, the world hears of an order that does not exist.',
        },
        {
          text: 'Publish within the transaction, and commit it when the broker replies',
          why: 'The commit can still fail after the event is out, and the broker stalls the database.',
        },
        {
          text: 'Repeat `publish` in memory until it succeeds, then answer the client',
          why: 'If the process dies in between, the event is lost, although the order is saved.',
        },
      ],
    },
    {
      id: 'system-design-15',
      difficulty: 'intermediate',
      question:
        'An API is to allow each customer 100 requests a minute on average, with short bursts of up to 20 at once. Which limiter fits?',
      right: {
        text: 'A token bucket with 20 tokens, refilled at 100 per minute',
        why: 'The size of the bucket limits the burst, the refill rate the average.',
      },
      wrong: [
        {
          text: 'A counter for each minute that is reset to 0 at its end',
          why: 'It allows 100 at once, and even 200 around the change of the minute.',
        },
        {
          text: 'A token bucket with 100 tokens, refilled at 20 per minute',
          why: 'The figures are swapped: bursts of 100 and an average of 20.',
        },
        {
          text: 'A limit of 20 open connections for each of the customers',
          why: 'It limits concurrency; with fast answers, thousands of requests a minute pass.',
        },
      ],
    },
    {
      id: 'system-design-16',
      difficulty: 'intermediate',
      question:
        'Page loads call 20 services in parallel and wait for all of them. Each is slow in 1% of calls. How many page loads are slow?',
      code: {
        language: 'javascript',
        lines: ['const parts = await Promise.all(services.map((s) => s.fetch(user)))   // 20 services'],
      },
      right: {
        text: 'About 18%',
        why: '1 − 0.99^20 is about 0.18: with fan-out, rare delays of single services become common.',
      },
      wrong: [
        {
          text: 'About 1%',
          why: 'This would be so if all services were slow in the very same requests.',
        },
        {
          text: 'About 5%',
          why: '1 in 20 is the share of one service, not the chance that any of 20 is slow.',
        },
        {
          text: 'About 40%',
          why: 'This would be reached with about 50 services.',
        },
      ],
    },
    {
      id: 'system-design-17',
      difficulty: 'expert',
      question:
        'A lock service grants a lease of 10 seconds. A worker takes it, stops for 15 seconds (garbage collection), and then writes to storage. How do you prevent damage?',
      code: {
        language: 'text',
        lines: [
          't=0   worker 1 gets the lease, token 33',
          't=10  lease expires, worker 2 gets it, token 34, writes',
          't=15  worker 1 wakes up and writes',
        ],
      },
      right: {
        text: 'The storage rejects writes with a token lower than one it has seen',
        why: 'A paused process cannot know that its lease is over, so the resource itself has to check the fencing token.',
      },
      wrong: [
        {
          text: 'The worker checks right before each write if its lease is still valid',
          why: 'The pause can occur between check and write, so the gap becomes smaller but remains.',
        },
        {
          text: 'The lease lasts a minute, so that no worker pauses for longer than it',
          why: 'Pauses have no upper bound, and after a crash everybody waits for a minute.',
        },
        {
          text: 'The clocks of all machines are synchronized to within a millisecond',
          why: 'Accurate clocks do not help a process that is not running while they tick.',
        },
      ],
    },
    {
      id: 'system-design-18',
      difficulty: 'expert',
      question:
        'A cluster of five nodes uses a majority protocol (such as Raft). The network splits into groups of three and two. What happens to writes?',
      right: {
        text: 'The three accept writes, while those sent to the two cannot commit',
        why: 'Only one side can have a majority, so there is one history; the minority gives up availability for consistency.',
      },
      wrong: [
        {
          text: 'Each group elects a leader, and the histories are merged afterward',
          why: 'Two nodes are no majority of five, so they cannot elect a leader; nothing has to be merged.',
        },
        {
          text: 'All writes stop until each of the five nodes can be reached again',
          why: 'A majority is enough; that is what makes the protocol tolerate two failures.',
        },
        {
          text: 'The old leader decides, on whichever side of the split it may be',
          why: 'A leader in the minority cannot commit anything without a majority of acknowledgments.',
        },
      ],
    },
    {
      id: 'system-design-19',
      difficulty: 'expert',
      question:
        'After an outage of ten minutes the service comes back and collapses again at once, although the cause is fixed. Clients retry every second. Which measures break the cycle?',
      right: {
        text: 'Shed excess load early, and have clients back off with jitter',
        why: 'Retries keep load above capacity, a metastable state. Rejecting cheaply and spreading retries lets useful work finish.',
      },
      wrong: [
        {
          text: 'Lengthen the queues, so that no request has to be turned away',
          why: 'Requests then wait until their clients have given up, and the service does useless work.',
        },
        {
          text: 'Restart all of the servers at once, so that their state is clean',
          why: 'Empty caches and the same flood of retries bring them down again.',
        },
        {
          text: 'Have clients wait for ten seconds, exactly, before each attempt',
          why: 'Fixed pauses keep the clients in step, so they come back in waves.',
        },
      ],
    },
    {
      id: 'system-design-20',
      difficulty: 'expert',
      question:
        'Cache entries are placed by `hash(key) % n`. You go from 10 to 11 cache nodes. What happens, and what avoids it?',
      code: {
        language: 'javascript',
        lines: ['const node = nodes[hash(key) % nodes.length]'],
      },
      right: {
        text: 'About 91% of keys move; with consistent hashing it is about 9%',
        why: 'With modulo a key stays only if both remainders agree, in 1 of 11 cases. Consistent hashing moves just the share of the new node.',
      },
      wrong: [
        {
          text: 'About 9% of keys move; consistent hashing would avoid even that',
          why: '9% is the minimum that must move to fill the new node; modulo moves far more.',
        },
        {
          text: 'About 50% of keys move; a stronger hash function would avoid it',
          why: 'The quality of the hash is not the problem; the changed divisor is.',
        },
        {
          text: 'No keys move at first; the new node is filled by later writes',
          why: 'Reads compute the new position immediately and miss entries at the old one.',
        },
      ],
    },
    {
      id: 'system-design-21',
      difficulty: 'expert',
      question:
        'A timeline service copies each post to the inboxes of all followers when it is written. Some accounts have 50 million followers. Which design is the usual answer?',
      right: {
        text: 'Copy posts of normal accounts, and merge those of huge ones on reading',
        why: 'The hybrid keeps reads cheap for most and avoids 50 million writes for a single post.',
      },
      wrong: [
        {
          text: 'Copy posts of all accounts, with more workers for those of huge ones',
          why: 'Each such post would still cost 50 million writes, most of them for people who never read it.',
        },
        {
          text: 'Copy no posts at all, and collect them from everybody on each reading',
          why: 'Reads are far more frequent than posts; each would have to query hundreds of accounts.',
        },
        {
          text: 'Copy posts of huge accounts, and merge those of normal ones on reading',
          why: 'This is the wrong way around: it keeps the most expensive copies and makes most reads expensive.',
        },
      ],
    },
    {
      id: 'system-design-22',
      difficulty: 'expert',
      question:
        'Data is replicated to 3 nodes; writes wait for 2, reads ask 2 and take the newest version (W + R > N). Which anomaly is still possible in such a leaderless store?',
      right: {
        text: 'A failed write, stored by one node, may appear in later reads or not',
        why: 'Partial writes are not rolled back, and concurrent ones need conflict rules; overlapping quorums alone are not linearizable.',
      },
      wrong: [
        {
          text: 'A successful write is missed when a read asks two of the three nodes',
          why: 'Two writers and two readers among three nodes share at least one node with the value.',
        },
        {
          text: 'A read blocks forever as soon as any one of the three nodes is down',
          why: 'Two nodes suffice for reads and for writes, so one may fail.',
        },
        {
          text: 'A write is lost when one of the two nodes that stored it has failed',
          why: 'The other node still has it and can pass it on to the others.',
        },
      ],
    },
    {
      id: 'system-design-23',
      difficulty: 'expert',
      question:
        'A booking spans three services (flight, hotel, payment) without distributed transactions. The payment fails at the end. What does a saga do, and what does it not give you?',
      right: {
        text: 'It cancels the other bookings, but others may have seen them meanwhile',
        why: 'Compensation restores the balance afterward; there is no isolation, so intermediate states have to be acceptable.',
      },
      wrong: [
        {
          text: 'It rolls back the other databases, but only while they hold their locks',
          why: 'The local transactions were committed; a saga holds no locks across services.',
        },
        {
          text: 'It repeats the payment until it succeeds, but each of them only once',
          why: 'A refused payment does not succeed by repetition; the earlier steps have to be undone.',
        },
        {
          text: 'It hides the bookings until the end, but needs a global transaction',
          why: 'Avoiding a global transaction is its purpose, and its steps are visible at once.',
        },
      ],
    },
    {
      id: 'system-design-24',
      difficulty: 'expert',
      question:
        'A queue worker handles 50 jobs a second, and 45 arrive on average. What do you expect at 49 a second, with random arrivals and durations?',
      code: {
        language: 'text',
        lines: ['utilization   50%   80%   90%   98%', 'mean wait     1x    4x    9x    ?'],
      },
      right: {
        text: 'The wait is about 49x, as it grows with ρ / (1 − ρ)',
        why: 'At 0.98 the factor is 49. Close to saturation tiny increases of load multiply the wait, so capacity needs slack.',
      },
      wrong: [
        {
          text: 'The wait is about 10x, as the load grows by 9% only',
          why: 'This extrapolates in a straight line, but the wait grows without bound toward 100%.',
        },
        {
          text: 'The wait is about 18x, as it doubles for each 8 points',
          why: 'The free capacity shrinks to a fifth, from 10% to 2%, and the wait grows about as much.',
        },
        {
          text: 'The wait is unchanged, as 49 is still below the 50',
          why: 'Below capacity the queue stays finite, but random bursts make it long.',
        },
      ],
    },
  ],
}
