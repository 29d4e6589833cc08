import type { SkillQuiz } from './quiz-question.ts'

export const systemDesignQuiz: SkillQuiz = {
  skill: 'System Design',
  questions: [
    {
      id: 'system-design-01',
      difficulty: 'beginner',
      question:
        'A link shortener uses codes of six characters out of a–z, A–Z and 0–9. About how many links can it hold?',
      right: {
        text: 'About 57 billion, as there are 62 choices in six places',
        why: '62 to the power of 6 is about 56.8 billion. One more character multiplies that by 62.',
      },
      wrong: [
        {
          text: 'About 370, as there are 62 choices for each of six places',
          why: '62 times 6 adds up the choices; the choices of the places multiply.',
        },
        {
          text: 'About 2 billion, as there are 36 choices in six places',
          why: '36 to the power of 6 would leave the capital letters out; with them there are 62.',
        },
        {
          text: 'About 16 million, as six characters carry 24 bits',
          why: 'Six hexadecimal digits carry 24 bits. One of 62 characters carries almost 6 bits, so six carry about 36.',
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
        "Searching 40 million articles with `LIKE '%word%'` takes minutes, although the column has an ordinary index. What is made for this?",
      right: {
        text: 'An inverted index, which lists the articles of each word',
        why: 'Full-text search looks the word up and reads its list, instead of reading every text.',
      },
      wrong: [
        {
          text: 'A cache of the articles, which keeps all of them in memory',
          why: 'Each search would still read every text; faster storage does not change the amount of work.',
        },
        {
          text: 'A read replica, which runs the search beside the writes',
          why: 'It takes the load off the primary, but the search itself remains a scan of all texts.',
        },
        {
          text: 'A hash index, which finds an article by its exact text',
          why: 'A hash finds whole values only, not a word somewhere inside them.',
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
        'A support chat should show new messages within a second. 50,000 open pages ask for news every second, and nearly all answers are empty. Which change helps most?',
      right: {
        text: 'Keep a connection open, over which the server pushes messages',
        why: 'With WebSockets or server-sent events the server speaks only when there is something to say.',
      },
      wrong: [
        {
          text: 'Cache the empty answers, so that each page reads them faster',
          why: 'The requests remain, and a cached answer would hide a new message.',
        },
        {
          text: 'Spread the pages over more servers, which share the questions',
          why: 'It pays for the same wasted work, only on more machines.',
        },
        {
          text: 'Let the pages ask every ten seconds, with a longer timeout',
          why: 'Fewer requests, but messages now arrive up to ten seconds late, which misses the goal.',
        },
      ],
    },
    {
      id: 'system-design-08',
      difficulty: 'beginner',
      question:
        'Two application servers number invoices by reading the highest number and adding one. Sometimes two invoices get the same number. What is the right fix?',
      right: {
        text: 'Let the database hand out the number in the same transaction',
        why: 'Reading and adding in two steps lets both servers read the same value; one atomic step in one place does not.',
      },
      wrong: [
        {
          text: 'Read the highest number a second time just before saving',
          why: 'The gap gets smaller, but another server can still save between the reading and the saving.',
        },
        {
          text: 'Have each server wait a random moment before it reads',
          why: 'Collisions get rarer and stay possible; chance is no guarantee.',
        },
        {
          text: 'Delete the later one of two equal invoices every night',
          why: 'Both may have been sent by then; the numbers have to be right from the start.',
        },
      ],
    },
    {
      id: 'system-design-09',
      difficulty: 'intermediate',
      question:
        'A ride service keeps the moving positions of 500,000 drivers and needs those within 2 km of a customer, fast. Which structure fits?',
      right: {
        text: 'A grid of cells: look only into the cell and its neighbors',
        why: 'Geohashes and similar grids turn nearness into a key, so that a search touches a handful of cells.',
      },
      wrong: [
        {
          text: 'A hash of the exact position: look the coordinates up',
          why: 'Near positions have unrelated hashes, and nobody stands at exactly the same point.',
        },
        {
          text: 'A sorted list of latitudes: take those of a like latitude',
          why: 'It returns a band around the whole globe; latitude alone does not say who is near.',
        },
        {
          text: 'A cache of distances: keep one for each pair of people',
          why: 'Positions change every few seconds, and the number of pairs is immense.',
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
        'A live event gets 20,000 likes a second. Each like runs `UPDATE posts SET likes = likes + 1` on the same row, and most of them time out. What is the best change?',
      right: {
        text: 'Count in many rows at random, and add them up when reading',
        why: 'Sharded counters spread the lock of a single row over many; a slightly old total is fine for likes.',
      },
      wrong: [
        {
          text: 'Add an index on the column, so that updates find the row',
          why: 'The row is found by its key at once; waiting for its lock takes the time, and an index makes updates slower.',
        },
        {
          text: 'Raise the number of connections, so that more updates run',
          why: 'They would wait for the same lock, and the waiting itself costs memory and time.',
        },
        {
          text: 'Send the updates to replicas, so that the primary can rest',
          why: 'Replicas take no writes; every change has to pass through the one row on the primary.',
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
        'A crawler has to skip addresses it has already visited, 10 billion of them, with little memory. Missing one page in a hundred would be acceptable. What fits?',
      right: {
        text: 'A Bloom filter, which may take a new address for a visited one',
        why: 'It needs about 10 bits an address for 1% of such errors, and never forgets a visited one.',
      },
      wrong: [
        {
          text: 'A cache of recent addresses, which forgets those of long ago',
          why: 'Forgotten addresses would be visited again and again, which is what should be avoided.',
        },
        {
          text: 'A hash set of addresses, which compares them without errors',
          why: 'With tens of bytes for each it takes hundreds of gigabytes, and freedom from errors is not needed.',
        },
        {
          text: 'A counter of visits for each site, which stops at some limit',
          why: 'It says how much was read of a site, but not whether a certain page was.',
        },
      ],
    },
    {
      id: 'system-design-17',
      difficulty: 'expert',
      question:
        'A shopping cart can be changed in two regions at once, and replicas keep the version with the latest timestamp. Customers report that added items vanish. What solves it without a global lock?',
      right: {
        text: 'Store the cart as a set whose additions and removals merge',
        why: 'A mergeable type (CRDT) keeps both concurrent changes, instead of one version replacing the other.',
      },
      wrong: [
        {
          text: 'Send the timestamp with nanoseconds, so that no two are equal',
          why: 'One of two concurrent versions still wins as a whole, and the changes of the other are gone.',
        },
        {
          text: 'Replicate both ways more often, so that conflicts get shorter',
          why: 'Concurrent changes become rarer but still overwrite each other, and a partition brings them all back.',
        },
        {
          text: 'Read the cart from both regions, and show the larger version',
          why: 'The larger one lacks what only the other has, and removed items reappear.',
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
        'Servers stamp each write with their own clock, and the store keeps the write with the highest stamp. A server whose clock is 200 ms ahead writes first, another one 50 ms later. What happens?',
      right: {
        text: 'The later write is lost, as it carries the lower stamp',
        why: 'Clocks of machines differ; version numbers or logical clocks order writes by what was seen, not by wall time.',
      },
      wrong: [
        {
          text: 'The first write is lost, as a newer one has arrived since',
          why: 'The store compares the stamps, not the order of arrival, and the first stamp is higher.',
        },
        {
          text: 'Both writes stay, as their stamps are too close to compare',
          why: 'A store that keeps the highest stamp keeps exactly one, however small the difference.',
        },
        {
          text: 'The later write waits, until its own clock has caught up',
          why: 'Nothing makes it wait; that would need a store which knows and bounds the error of its clocks.',
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
