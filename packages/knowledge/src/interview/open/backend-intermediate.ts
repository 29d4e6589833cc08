import type { OpenQuestion } from '../open-question.ts'

export const backendIntermediate: readonly OpenQuestion[] = [
  {
    id: 'backend-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer'],
    skills: ['Query Optimization', 'PostgreSQL', 'SQL'],
    tags: ['indexes', 'query plans', 'performance'],
    question:
      'The list of a customer’s latest orders takes four seconds since the table reached ten million rows. This is the plan. What does it tell you, and what do you change?',
    code: {
      language: 'text',
      lines: [
        'EXPLAIN ANALYZE SELECT * FROM orders WHERE customer_id = 42',
        '  ORDER BY created_at DESC LIMIT 20;',
        '',
        'Limit (actual time=4012.1..4012.2 rows=20 loops=1)',
        '  -> Sort (actual time=4012.1..4012.1 rows=20 loops=1)',
        '       Sort Key: created_at DESC',
        '       -> Seq Scan on orders (actual time=0.1..3990.6 rows=1312 loops=1)',
        '            Filter: (customer_id = 42)',
        '            Rows Removed by Filter: 9998688',
      ],
    },
    keyPoints: [
      {
        cue: 'What the plan tells you',
        point:
          'Reads from the plan that the whole table is scanned and nearly ten million rows are thrown away for 1,312',
        weight: 3,
        essential: true,
        said: [
          'Seq Scan, so it goes through everything and filters afterward, that is where the four seconds are',
          'Rows removed by filter is ten million, it reads much too much',
          'There is no index used for the customer, all the rows get looked at',
        ],
      },
      {
        cue: 'What you change',
        point: 'Adds one index on customer and creation time together, in this order',
        weight: 3,
        essential: true,
        said: [
          'CREATE INDEX ON orders (customer_id, created_at DESC)',
          'A composite index: first the column with equals, then the one for sorting',
          'Customer first and date second, then it finds them already in sequence',
        ],
      },
      {
        cue: 'Why it becomes quick',
        point:
          'Explains that such an index also saves the sort: the database reads the first 20 entries and stops',
        weight: 2,
        said: [
          'With the limit it walks only twenty entries of the index and is done',
          'An index on the customer alone would still have to fetch and sort 1,312 rows',
          'It comes out sorted already, no sort step any more',
        ],
      },
      {
        cue: 'Making the change safely',
        point: 'Builds the index without blocking writes, for example with `CONCURRENTLY`',
        weight: 2,
        said: [
          'On a live table of ten million I use create index concurrently',
          'A normal create index would lock the table against inserts for minutes',
          'I do it online, and check that it ended valid',
        ],
      },
      {
        cue: 'How you make sure',
        point:
          'Verifies with the plan and real parameters afterward, including a customer with very many orders',
        weight: 2,
        said: [
          'Run explain analyze again and expect an index scan and milliseconds',
          'I also try the largest customer, not only number 42',
          'Then watch the p95 of the endpoint in production',
        ],
      },
      {
        cue: 'The downside of it',
        point:
          'Names the cost of the index: every insert and update has more to do, and it takes disk and memory',
        weight: 1,
        said: [
          'Each additional index slows down writing a bit, so I drop ones that are now redundant',
          'It is not free: more disk space and slower inserts',
        ],
      },
      {
        cue: 'Something else in the query',
        point: 'Selects only the columns that the list needs, instead of `*`',
        weight: 1,
        said: [
          'The list does not need the big JSON column, so no select star',
          'With fewer columns an index-only scan may even be possible',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An index on every column makes all queries quick',
        said: [
          'I would just index all the columns',
          'one index on customer_id and one on created_at is the same as a combined one',
        ],
        correction:
          'Separate indexes cannot deliver one customer’s rows in order of date. And each index slows down writes; the order of columns must fit filter and sort.',
      },
      {
        belief: 'LIMIT 20 means that the database looks at only 20 rows',
        said: ['there is a limit so it cannot be reading everything', 'limit 20 makes it fast already'],
        correction:
          'Without a fitting index, it must find and sort all matching rows before it knows which 20 are the newest.',
      },
    ],
    sampleAnswer:
      'I read the plan from the inside. There is a sequential scan on orders: it goes through all ten million rows, finds 1,312 of customer 42 and throws the rest away. Almost all of the four seconds are there; the sort is nothing. So there is no index for this query. I would create one on customer_id and created_at descending, in that order: first the column with the equality, then the one for sorting. Then the database jumps to the customer, finds the orders already in order of date, reads twenty and stops. With an index on customer alone, it would still fetch and sort all of them, which hurts with a customer who has a hundred thousand. As the table is live, I build it with concurrently, so that inserts are not blocked, and check that it is valid at the end. Then I run explain analyze again, also for the largest customer, and watch the p95 of the endpoint. It costs something: each insert has one more index to maintain. If there is an old index on customer_id alone, it may now be superfluous. And I would select the columns we show rather than star.',
    criteria: ['Reads evidence before acting', 'Weighs gain and cost', 'Cares for the running system'],
    followUps: [
      {
        question: 'Would two indexes, one on `customer_id` and one on `created_at`, do the same?',
        about: [1, 2],
        answer:
          'No. The planner would use one of them: by customer and then sort, or by date and filter until it has twenty, which is terrible for a customer with old orders. The combined one gives filter and order at once.',
      },
      {
        question: 'You create the index at noon, and all inserts hang. Why?',
        about: [3],
        answer:
          'A plain CREATE INDEX locks the table against writes while it builds. With CONCURRENTLY it takes longer but lets writes go on. It cannot run in a transaction, and if it fails it leaves an invalid index to drop.',
      },
    ],
  },
  {
    id: 'backend-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer'],
    skills: ['Object-Relational Mapping', 'Databases', 'Performance Optimization'],
    tags: ['n+1 queries', 'orm', 'eager loading'],
    question:
      'A page with 50 blog posts became slow after someone added the author’s name. You see this in the query log. What happens, how do you fix it, and how do you keep it from coming back?',
    code: {
      language: 'sql',
      lines: [
        'SELECT * FROM posts ORDER BY published_at DESC LIMIT 50;   -- 4 ms',
        'SELECT * FROM users WHERE id = 17;                        -- 1 ms',
        'SELECT * FROM users WHERE id = 3;                         -- 1 ms',
        'SELECT * FROM users WHERE id = 17;                        -- 1 ms',
        '-- … 47 more like this',
      ],
    },
    keyPoints: [
      {
        cue: 'What the log shows',
        point: 'Recognizes one query for the list and one more for each post',
        weight: 3,
        essential: true,
        said: [
          'N plus one: fifty extra selects because the author is loaded in the loop',
          'Each post fetches its user separately, even the same one twice',
          'For every row there is another trip to the database',
        ],
      },
      {
        cue: 'Where those queries come from',
        point: 'Explains that the ORM loads a relation lazily the moment the template touches `post.author`',
        weight: 2,
        said: [
          'Lazy loading, it looks like an attribute but behind it is a query',
          'The serializer accesses the author and this silently triggers SQL',
          'You do not see it in the code, because the object-relational mapper hides it',
        ],
      },
      {
        cue: 'How you fix it',
        point: 'Loads authors together with the posts, by a join or by one query with all the ids',
        weight: 3,
        essential: true,
        said: [
          'Tell the ORM to eager load: include author, select_related, join fetch',
          'SELECT ... FROM users WHERE id IN (...) once and map them in memory',
          'Two queries in total instead of fifty-one',
        ],
      },
      {
        cue: 'Why quick queries add up',
        point:
          'Explains that the round trips cost most, and it grows with network distance and number of rows',
        weight: 2,
        said: [
          'Each is only a millisecond, but fifty of them one after another plus the network',
          'On my laptop nobody notices, with the database on another host it hurts',
          'The waiting back and forth is the problem and not the query itself',
        ],
      },
      {
        cue: 'What can go wrong then',
        point:
          'Knows the trap of joining lists, where rows multiply, and loads those by a second query instead',
        weight: 2,
        said: [
          'With comments and tags both joined you get posts times comments times tags',
          'For one-to-many I rather take a separate IN query than a join',
          'A limit together with a joined collection goes wrong, rows are doubled',
        ],
      },
      {
        cue: 'How it does not come back',
        point:
          'Guards against a return: a test that counts queries, or a log or tracing that warns above a limit',
        weight: 2,
        said: [
          'In a test I assert that the endpoint makes no more than three queries',
          'A tool in development which shouts when it sees n plus one',
          'Traces show fifty equal spans at once, we alert on the number per request',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Each query takes just a millisecond, so the database is not the problem',
        said: ['1 ms is fast so it must be something else', 'the queries are all indexed, they are fine'],
        correction:
          'Their number is the problem: fifty sequential round trips with network and ORM work add up, and grow with the page.',
      },
      {
        belief: 'Eager loading everything, always, is the solution',
        said: ['set all relations to eager in the model', 'I would always load all associations'],
        correction:
          'Then each query drags along data that most pages do not need. What to load belongs to the single use, not to the model.',
      },
    ],
    sampleAnswer:
      'This is the N plus one problem. One query loads the fifty posts, and then the template touches post.author and the ORM quietly runs a query for each of them, even twice for the same user. In the code it looks like reading an attribute, which is why nobody noticed. Each takes only a millisecond, but there are fifty, one after the other, each with a network round trip, so on the laptop it is invisible and in production it hurts. The fix is to tell the ORM at this place that I need the authors: a join, or a second query with WHERE id IN and all the ids. Then it is one or two queries instead of fifty-one. For a to-one relation such as author I take the join. For lists like comments I prefer the second query, because joining several lists multiplies the rows and breaks the limit. I would not switch the relation to eager everywhere, as most pages do not need it. So it does not come back, I add a test that counts the queries of this endpoint, and I look at the number of queries per request in tracing.',
    criteria: ['Sees the pattern rather than the single query', 'Chooses the loading per use'],
    followUps: [
      {
        question: 'Now the page also needs the comments and tags of each post. Do you join them all?',
        about: [4, 2],
        answer:
          'No. Joining two lists gives each comment with each tag, so rows multiply, and the limit counts rows, not posts. I load the posts, then comments and tags by one query each with the post ids.',
      },
      {
        question: 'How would you have noticed it before users did?',
        about: [5, 3],
        answer:
          'With a test that fails if the endpoint runs more than, say, three queries, with at least several posts of data. In staging, the trace shows the row of identical spans, and a metric of queries per request jumps.',
      },
    ],
  },
  {
    id: 'backend-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Solutions Architect'],
    skills: ['Caching', 'Redis'],
    tags: ['cache invalidation', 'ttl', 'stale data'],
    question:
      'You put a cache before the product page, and the load on the database falls by 80%. A week later support says that prices are sometimes wrong for hours. How did that happen, and how do you design the cache properly?',
    keyPoints: [
      {
        cue: 'How wrong prices arose',
        point:
          'Explains that the price was changed in the database while the old copy stayed in the cache until it expired',
        weight: 3,
        essential: true,
        said: [
          'The cache does not know about the update and goes on delivering the stale entry',
          'Nobody removed the key when the price changed, and the lifetime was long',
          'There are two copies now, and only one of them was updated',
        ],
      },
      {
        cue: 'When a price changes',
        point: 'Removes the entry whenever the product is written, after the change is committed',
        weight: 3,
        essential: true,
        said: [
          'On each update I delete the key so that the next read loads it fresh',
          'Invalidate after commit, not before, otherwise a reader puts the old one back',
          'The write path has to clear the cache, whichever program does the writing',
        ],
      },
      {
        cue: 'If that fails once',
        point:
          'Sets an expiry in any case, as short as stale data may be tolerated, in case an invalidation gets lost',
        weight: 2,
        said: [
          'A TTL of a minute or five as a safety net',
          'Even when I miss an invalidation it heals itself after a short time',
          'How old may a price be? The business decides and that is the lifetime',
        ],
      },
      {
        cue: 'What could bypass your design',
        point:
          'Finds every way in which a price is changed: import jobs, admin tools, scripts, other services',
        weight: 2,
        said: [
          'Often there is a nightly import which writes straight into the table',
          'All writers have to go through one place, or the database emits change events',
          'Someone with a SQL console bypasses my invalidation',
        ],
      },
      {
        cue: 'What is charged in the end',
        point: 'Takes the price at checkout from the database and not from the cache',
        weight: 2,
        said: [
          'What is charged must be read from the source, the page may be a bit old',
          'For display the cache is fine, for money it is not',
          'When ordering I verify the current price and tell the customer if it differs',
        ],
      },
      {
        cue: 'Many visitors at one moment',
        point: 'Prevents many requests from rebuilding the same expired entry at once',
        weight: 2,
        said: [
          'If the top product expires, a thousand requests hit the database, so only one should load it',
          'A lock or single flight per key, others wait or get the old one',
          'Spread the expiry times with some random seconds',
        ],
      },
      {
        cue: 'Running it day to day',
        point: 'Measures hit rate and staleness, and treats an outage of the cache as slow, not as broken',
        weight: 1,
        said: [
          'I watch hits and misses, otherwise I do not know if it helps',
          'If Redis is down the page should still come from the database, with a limit',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A shorter lifetime alone makes the prices right',
        said: [
          'just set the TTL to ten seconds and it is never wrong',
          'make it expire faster, then it is right',
        ],
        correction:
          'It narrows the window and gives the load back to the database. Prices are then still wrong for up to that time; only removing the entry on each write closes the gap.',
      },
      {
        belief: 'Updating cache and database one after the other keeps them always equal',
        said: [
          'I write to the database and to redis, so both are the same',
          'write through means it can never be stale',
        ],
        correction:
          'A crash between them, or two writers in different order, leaves them apart. Delete instead of writing, and let an expiry heal the rest.',
      },
    ],
    sampleAnswer:
      'There are two copies of the price now. Somebody changed it in the database, and the cache, which knows nothing about it, served the old one until it expired, apparently after hours. So each write has to remove the entry. I delete the key after the commit, and the next reader loads it fresh. I delete rather than write the new value, because two writers could store it in the wrong order. Then I look for all the ways a price changes: the admin page, but also the nightly import and somebody’s script. Usually that is where the hole is. I would send them through one place, or use change events from the database. An invalidation can still get lost, so there is always an expiry, as long as the business tolerates an old price on the page, a few minutes maybe. At checkout I read the price from the database; a page may be a little old, a charge may not. When a popular entry expires, only one request should rebuild it, and I vary the lifetimes a bit. And I watch the hit rate, and test what happens if the cache is gone: slower, but it must still work.',
    criteria: ['Treats staleness as a decision of the business', 'Considers failure of the cache itself'],
    followUps: [
      {
        question:
          'A reader loads the old price, a writer commits and deletes the key, then the reader stores its old value. What now?',
        about: [1, 2],
        answer:
          'That race is real: the stale value stays until it expires, so the TTL bounds the damage. If that is too long, I store a version with it and refuse older ones, or delete once more shortly afterward.',
      },
      {
        question: 'A product on the front page expires, and the database load jumps. What do you do?',
        about: [5],
        answer:
          'Only one request may rebuild an entry, with a short lock per key; the others serve the old value for a moment or wait. Refreshing hot entries shortly before they expire, with random jitter, avoids it altogether.',
      },
    ],
  },
  {
    id: 'backend-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer'],
    skills: ['Transactions', 'Concurrency', 'SQL'],
    tags: ['overselling', 'locking', 'isolation'],
    question:
      'A ticket shop sold 103 tickets for 100 seats. The code runs in a transaction at the default isolation of PostgreSQL. Why did it still happen, and how do you prevent it?',
    code: {
      language: 'sql',
      lines: [
        'BEGIN;',
        'SELECT seats_left FROM events WHERE id = 9;   -- the app checks: > 0 ?',
        'UPDATE events SET seats_left = seats_left - 1 WHERE id = 9;',
        "INSERT INTO tickets (event_id, buyer) VALUES (9, 'anna');",
        'COMMIT;',
      ],
    },
    keyPoints: [
      {
        cue: 'Why too many were sold',
        point:
          'Explains that two transactions both read one seat left before either changes it, and both go on',
        weight: 3,
        essential: true,
        said: [
          'Check then act: both see 1, both think it is fine, both sell',
          'Between the select and the update, another buyer did the same',
          'The decision is made on a value that is old by the time we write',
        ],
      },
      {
        cue: 'What the default isolation does',
        point:
          'Says that read committed gives no protection here: the plain SELECT locks nothing, and the update works on the newer value',
        weight: 3,
        said: [
          'A transaction alone is not enough, at read committed the row can change after I read it',
          'The second update waits for the first and then subtracts again, so it goes to minus',
          'Atomic does not mean isolated, the default level allows exactly this',
        ],
      },
      {
        cue: 'The simplest remedy',
        point: 'Puts the condition into the UPDATE and checks that a row was changed',
        weight: 3,
        said: [
          'UPDATE ... SET seats_left = seats_left - 1 WHERE id = 9 AND seats_left > 0, zero rows means sold out',
          'Let the database test and decrement in one statement',
          'If the affected row count is 0, I roll back and say sorry',
        ],
      },
      {
        cue: 'Another remedy',
        point:
          'Knows `SELECT … FOR UPDATE` as an alternative, where the second buyer waits until the first is done',
        weight: 2,
        said: [
          'Lock the row while reading, pessimistic, when more logic is needed between',
          'With for update the next one blocks and then sees the new number',
          'Or serializable isolation, then one of them gets an error and must retry',
        ],
      },
      {
        cue: 'A last safety net',
        point: 'Adds a constraint as the last line, such as `CHECK (seats_left >= 0)`',
        weight: 2,
        said: [
          'Even if the code is wrong, the database refuses a negative number',
          'A check on the column so that it can never go below zero',
          'For numbered seats a unique key on event and seat',
        ],
      },
      {
        cue: 'Before it goes live',
        point: 'Proves it with a test of many parallel buyers, and keeps payment out of the locked part',
        weight: 1,
        said: [
          'Fire 300 parallel requests at 100 seats and count the tickets',
          'No call to the payment provider while holding the row lock, otherwise everyone queues',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Inside a transaction, nobody else can change what I have read',
        said: ['it is in a transaction so it should be safe', 'begin and commit lock the rows I select'],
        correction:
          'A plain SELECT locks nothing. At read committed, others may change and commit the row between two of my statements.',
      },
      {
        belief: 'A lock in the application code solves it',
        said: ['put a synchronized block around the purchase', 'use a mutex in the service'],
        correction:
          'It holds for one process. With several instances or another program, only the database sees all buyers.',
      },
    ],
    sampleAnswer:
      'The transaction makes the steps atomic, but it does not make them alone. The default in PostgreSQL is read committed, and a plain select takes no lock. So with one seat left, two buyers both read one, both pass the check in the application, and then the updates run one after the other: the second waits for the first to commit and subtracts again. The counter goes to minus one and nobody notices. The simplest fix is to drop the select and put the condition in the update: set seats_left minus one where the id is nine and seats_left is greater than zero. The database checks and decrements in one step on the current value. If no row was changed, it is sold out, and I roll back. When more logic is needed in between, I read with select for update, so that the second buyer waits, or use serializable and retry on the error. As a last line I add a check that seats_left is never negative. I would prove it with 300 parallel requests for 100 seats. And the payment must not happen while I hold that lock, otherwise all buyers stand in a queue behind a slow provider.',
    criteria: ['Explains with an interleaving', 'Prefers the simplest sufficient remedy'],
    followUps: [
      {
        question: 'If you set the isolation to serializable, is it solved?',
        about: [3, 1],
        answer:
          'It is correct then: one of the two gets a serialization error at the update or the commit. But the application must catch it and repeat the whole transaction, and under a rush many repeats make it slow. The conditional update is cheaper.',
      },
      {
        question: 'What changes if every seat has a number?',
        about: [4, 2],
        answer:
          'Then there is a row per seat, or a unique key on event and seat in the tickets. Two buyers of seat 12 collide, one insert fails, and I offer another seat. The counter no longer decides.',
      },
    ],
  },
  {
    id: 'backend-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'DevOps Engineer',
      'Technical Lead',
    ],
    skills: ['Database Migration', 'Continuous Deployment'],
    tags: ['zero downtime', 'expand and contract', 'rolling deployment'],
    question:
      'The column `users.name` should become `first_name` and `last_name`. The service runs in six instances that are replaced one after another, and must stay up. Describe your steps.',
    keyPoints: [
      {
        cue: 'What the rollout demands',
        point: 'Sees that old and new code run at the same time, so the schema must fit both at each moment',
        weight: 3,
        essential: true,
        said: [
          'During the rollout three instances have the old version and three the new one on one database',
          'If I drop the column with the deploy, the old instances crash',
          'Every step needs to be compatible with the code before and after it',
        ],
      },
      {
        cue: 'Your first step',
        point: 'First adds the new columns, nullable, without touching the old one',
        weight: 3,
        essential: true,
        said: [
          'Expand: add first_name and last_name empty, nobody is disturbed by this',
          'Migration one only adds something',
          'New columns may be null in the beginning, because the old code does not fill them',
        ],
      },
      {
        cue: 'What the next release does',
        point: 'Then releases code that writes both old and new, and still reads the old',
        weight: 2,
        said: [
          'The next version fills name as well as the two parts',
          'Dual write, so that no row changed meanwhile gets lost',
          'From now on each save keeps both in step',
        ],
      },
      {
        cue: 'The users you already have',
        point: 'Fills the existing rows in small batches, when all instances write both',
        weight: 2,
        said: [
          'A background job goes through old users a thousand at a time',
          'Not one huge update which locks the table',
          'The backfill comes after dual writing is everywhere, otherwise new old-style rows appear behind it',
        ],
      },
      {
        cue: 'The last steps',
        point:
          'Switches reading to the new columns, and only in a later release stops writing and drops the old one',
        weight: 3,
        said: [
          'Read from the new, watch it for some days, then contract',
          'Dropping is the last step, weeks later maybe, when nobody uses it',
          'Each of these is its own deployment',
        ],
      },
      {
        cue: 'If something goes wrong',
        point: 'Says that up to the drop each step can be rolled back without losing data',
        weight: 2,
        said: [
          'If the new release is bad I go back one version, as name is still being written',
          'The point of no return is only the deletion of the column',
        ],
      },
      {
        cue: 'A question that is not technical',
        point: 'Settles with the business how a name is split, since many do not consist of two parts',
        weight: 1,
        said: [
          'Maria del Carmen García, or people with one name only: the split is not a technical matter',
          'Unclear ones I leave empty and ask the user at the next login',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Renaming and deploying together at night is the same, only quicker',
        said: [
          'I run the migration and deploy right after it, it is just a minute',
          'the migration runs at startup of the new version, that is fine',
        ],
        correction:
          'Old instances still run with the new schema in that minute, and after a rollback the old code meets a schema it does not know.',
      },
      {
        belief: 'A wrong migration can simply be rolled back with a down script',
        said: ['if it fails I run the down migration', 'we have a rollback script for the column'],
        correction:
          'The down script restores the column, not the data written meanwhile. Keep the old column filled until you are sure.',
      },
    ],
    sampleAnswer:
      'While instances are replaced one by one, old and new code work on the same database, so at every moment the schema must suit both. That rules out renaming in one go. I do expand and contract. First a migration that only adds first_name and last_name, nullable; the old code does not notice. Then I release a version that still reads name but writes all three. Once all six instances run it, I fill the old rows with a job in batches of a thousand, so that no long lock arises, and I check that nothing is empty. How to split a name I ask the business, since not everybody has exactly two parts; unclear ones stay for the user to correct. The next release reads the new columns, and still writes name. I watch that for some days, because up to here I can go back one version at any time without losing data. Then a release that no longer writes name, after the column was made nullable, and only in the last migration, when nobody touches it, I drop it. It is five small deployments instead of one, and none of them is exciting.',
    criteria: ['Order of steps with reasons', 'Knows the point of no return'],
    followUps: [
      {
        question: 'Why must the backfill not run before all instances write both?',
        about: [3, 2],
        answer:
          'An old instance may change a name right after the job passed that row. It writes only name, so the new columns are stale and nobody notices. After all instances write both, each later change keeps them in step.',
      },
      {
        question: 'The version that reads the new columns has a severe bug. What do you do?',
        about: [5, 4],
        answer:
          'I deploy the previous version. It reads name, which is still being written by the new one, so nothing was lost. That is the reason for keeping the old column filled until the reading has proved itself.',
      },
    ],
  },
  {
    id: 'backend-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Backend Developer',
      'Software Engineer',
      'Full Stack Developer',
      'Security Engineer',
      'Solutions Architect',
    ],
    skills: ['Authentication', 'JWT', 'Session Management'],
    tags: ['revocation', 'tokens', 'sessions'],
    question:
      'Your API uses signed tokens (JWT) that are valid for 30 days. An employee is dismissed at noon, her account is locked, and she goes on downloading customer data. Explain why, and what you would change.',
    keyPoints: [
      {
        cue: 'Why she still gets in',
        point:
          'Explains that a signed token is checked by itself, without asking the database, so locking the account changes nothing',
        weight: 3,
        essential: true,
        said: [
          'The server only verifies signature and expiry, it never looks whether the user is still active',
          'It is stateless, whoever has a valid token comes in until it runs out',
          'The lock sits in the user table and nobody reads this during a request',
        ],
      },
      {
        cue: 'A different token design',
        point:
          'Gives access tokens a short life of minutes, with a refresh token that is kept on the server and can be revoked',
        weight: 3,
        said: [
          'Ten minutes for the access token, and refreshing asks whether the account is allowed',
          'The long-lived part is a refresh token stored in the database, which we delete when she leaves',
          'So the damage is limited to a few minutes',
        ],
      },
      {
        cue: 'When every second counts',
        point:
          'For immediate effect, checks a list of revoked tokens or a version number per user, and names its price: a lookup per request',
        weight: 2,
        said: [
          'A deny list in Redis with the token id until it expires',
          'Every user has a token version, raising it makes all the old ones worthless',
          'It costs one fast lookup in each call, then it is not purely stateless any more',
        ],
      },
      {
        cue: 'Doing without such tokens',
        point:
          'Considers plain server-side sessions, which can be deleted at once and are often simpler for a web application',
        weight: 2,
        said: [
          'A session id in a cookie and the session in the database, delete the row and she is out',
          'For one web app I would not even take JWT',
          'Sessions are boring and revoke immediately',
        ],
      },
      {
        cue: 'What you do today',
        point:
          'For now, closes the hole at once: a check of the account status, or as a last resort a new signing key that logs out everyone',
        weight: 2,
        said: [
          'Today I would ship a check for locked users in the middleware',
          'Rotate the secret, all tokens become invalid, everybody has to log in again',
          'Emergency first: block her user id at the gateway',
        ],
      },
      {
        cue: 'Dealing with the incident',
        point: 'Checks in the logs what was downloaded and informs whoever is responsible',
        weight: 1,
        said: [
          'It is an incident, so I collect what she took and tell security and my manager',
          'Access logs by her user since noon',
        ],
      },
      {
        cue: 'What else goes stale',
        point:
          'Takes permissions from a current source for sensitive actions, as roles inside the token age as well',
        weight: 1,
        said: [
          'The same problem with roles: a removed admin keeps admin in the token',
          'For exports I would look up the rights freshly and not believe the claim',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Logging out or deleting the token in the browser makes it invalid',
        said: [
          'on logout we delete the token from local storage',
          'we can force the frontend to log her out',
        ],
        correction:
          'That removes one copy. Whoever kept the token may use it until it expires; only the server can end it.',
      },
      {
        belief: 'The content of a signed token is secret',
        said: [
          'the JWT is encrypted so nobody can read it',
          'I can put private data into the token since it is signed',
        ],
        correction:
          'A signed token is only protected against changes. Anyone who has it can decode and read the content.',
      },
    ],
    sampleAnswer:
      'The token is self-contained. The API checks the signature and the expiry and asks nobody whether the account is still active, so the lock in the user table has no effect for up to 30 days. First I close the hole today: a check of the account status in the middleware, or, if that takes too long, a new signing key, which logs out everyone. And I look at the access logs since noon and inform security, because data has left. For the design I would give access tokens ten minutes or so and pair them with a refresh token that is stored on our side. Refreshing checks the account, and on dismissal we delete the refresh token, so the window is minutes. If even that is too long for exports of customer data, I add a token version per user, which is raised on locking and compared in each request. It is a lookup in Redis, so we are no longer purely stateless; that is the price. Honestly, for a single web application I would consider ordinary sessions on the server: delete the row and she is out. Roles in the token have the same problem, so sensitive actions read the rights fresh.',
    criteria: ['Stops the damage before redesigning', 'Names the price of revocation'],
    followUps: [
      {
        question: 'With a lookup per request, what is left of the advantage of JWT?',
        about: [2, 3],
        answer:
          'Less. Services can still verify who it is without the login service, and the lookup is a small one that may be cached for seconds. If there is just one application, sessions give the same with fewer parts.',
      },
      {
        question: 'Which lifetimes would you choose, and by what?',
        about: [1],
        answer:
          'By how long I can bear a stolen or locked account being used: five to fifteen minutes for access. Refresh tokens live days or weeks, are rotated at each use, and reuse of an old one ends the whole chain.',
      },
    ],
  },
  {
    id: 'backend-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Solutions Architect'],
    skills: ['Message Queues', 'Idempotency'],
    tags: ['at least once', 'dead letters', 'workers'],
    question:
      'A worker takes jobs from a queue and sends order confirmations. Some customers get the mail twice, and one broken job has been running in a circle since yesterday. What is behind that, and how do you build the worker properly?',
    keyPoints: [
      {
        cue: 'Why mails go out twice',
        point:
          'Explains that queues usually deliver at least once: a worker that dies after sending and before acknowledging causes a second delivery',
        weight: 3,
        essential: true,
        said: [
          'The mail went out, then the process crashed before the ack, so the queue gives the job to someone else',
          'Delivery twice is normal with at-least-once, you have to live with it',
          'Or the visibility timeout was shorter than the job, so another worker got it as well',
        ],
      },
      {
        cue: 'How duplicates do no harm',
        point:
          'Makes the handling repeatable: notes the job’s or order’s id as done, with a unique key, and skips it the next time',
        weight: 3,
        essential: true,
        said: [
          'I record that confirmation for order 5 was sent, and check this first',
          'Idempotent consumer with a table of processed message ids',
          'If the row already exists, just acknowledge and do nothing',
        ],
      },
      {
        cue: 'When a job counts as finished',
        point: 'Acknowledges only after the work is done',
        weight: 2,
        said: [
          'Ack at the end, otherwise a crash loses the job',
          'With acknowledging first, no mail at all would be possible',
          'Better twice than never, so confirm last',
        ],
      },
      {
        cue: 'What happens to the circling job',
        point: 'Limits the retries with growing pauses, and then moves the job to a dead letter queue',
        weight: 3,
        said: [
          'After five attempts it goes aside, so a poison message does not circle forever',
          'Exponential backoff, and then park it for a human to look at',
          'The broken job should not block or eat the capacity of the good ones',
        ],
      },
      {
        cue: 'How you look at errors',
        point: 'Tells temporary faults apart from permanent ones, which are not worth repeating',
        weight: 2,
        said: [
          'Mail server busy: retry. Invalid address or unparsable JSON: put it away at once',
          'A null in the data will not get better with the tenth attempt',
        ],
      },
      {
        cue: 'What cannot be solved fully',
        point:
          'Admits that between sending and noting there is a gap, which only the receiver can close, by an idempotency key at the mail provider',
        weight: 1,
        said: [
          'Exactly once is not possible across a queue and an external mail service',
          'If it dies in between, one duplicate is left, or I hand the provider a key that it can deduplicate by',
        ],
      },
      {
        cue: 'What you keep an eye on',
        point: 'Watches queue length, age of the oldest job and the dead letters, with an alarm',
        weight: 1,
        said: [
          'An alert when something lands in the dead letter queue, or else nobody looks',
          'The age of the oldest message shows that we are behind',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Choosing a queue with exactly-once delivery removes the problem',
        said: ['we should use exactly once mode', 'with a FIFO queue there are no duplicates any more'],
        correction:
          'Such promises end at the border of the queue. The mail is sent outside of it, so a crash between sending and confirming can still repeat it.',
      },
      {
        belief: 'Acknowledging at the start prevents duplicates without harm',
        said: ['ack the message as soon as you get it', 'take it out of the queue first and then process'],
        correction:
          'Then a crash loses the job for good, and customers get no confirmation. Acknowledge last and make the work repeatable.',
      },
    ],
    sampleAnswer:
      'Most queues promise at least once. The worker sends the mail, and if it dies before it acknowledges, or the job takes longer than the visibility timeout, the queue gives the same job to another worker. So duplicates are normal, and the worker has to stand them. I do not acknowledge first, because then a crash loses the mail altogether. I acknowledge last, and make the work repeatable: a table with a unique key, confirmation for order 5. Before sending I look there, and after sending I note it. A tiny gap remains between sending and noting; exactly once across an outside service does not exist, but if the provider accepts an idempotency key, I give it the order number. The circling job is a poison message. Without a limit it comes back forever. I tell errors apart: a busy mail server is worth retrying, with growing pauses, say five times; an address that cannot be parsed is not. Afterward the job goes to a dead letter queue, where somebody looks at it and can put it back after a fix. And I set an alarm on that queue and on the age of the oldest job.',
    criteria: ['Accepts duplicates as a property, not as an accident', 'Honest about what remains'],
    followUps: [
      {
        question: 'Jobs take up to two minutes, the visibility timeout is 30 seconds. What happens?',
        about: [0],
        answer:
          'After 30 seconds the queue thinks the worker is dead and hands the job to another, so two work on it at once. I set the timeout above the longest job, or extend it by a heartbeat while working.',
      },
      {
        question: 'What do you do with the jobs in the dead letter queue?',
        about: [3, 6],
        answer:
          'There is an alarm, and somebody looks at the error kept with the job. After the fix, they are moved back in bulk, which is safe as the handling is idempotent. Those that make no sense any more are discarded with a note.',
      },
    ],
  },
  {
    id: 'backend-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Mobile Developer'],
    skills: ['API Design', 'SQL'],
    tags: ['pagination', 'cursor', 'keyset'],
    question:
      'A mobile app scrolls through an activity list with `?page=3&size=20`. Users see entries twice, and page 5,000 of an export takes seconds. Explain both, and redesign the paging.',
    keyPoints: [
      {
        cue: 'Why entries appear twice',
        point:
          'Explains the duplicates: new entries on top push the others down between two requests, so the offset points elsewhere',
        weight: 3,
        essential: true,
        said: [
          'While I read page one, two items arrive, so the last two of page one come again on page two',
          'Offset counts from the beginning and the beginning moves',
          'And if something is deleted, entries get skipped in the same way',
        ],
      },
      {
        cue: 'Why deep pages are slow',
        point:
          'Explains the slowness: with OFFSET the database reads and throws away all the rows before the page',
        weight: 3,
        essential: true,
        said: [
          'Offset 100,000 means it walks over a hundred thousand entries to show twenty',
          'The deeper the page, the longer, even with an index',
          'It cannot jump there, it must count its way',
        ],
      },
      {
        cue: 'The new way of paging',
        point:
          'Continues from the last entry seen instead: `WHERE (created_at, id) < (…) ORDER BY … LIMIT 20`',
        weight: 3,
        essential: true,
        said: [
          'Keyset paging: give me twenty older than the last one I have',
          'Remember the last item and ask for what follows it',
          'A cursor instead of a page number, so it does not matter what happens on top',
        ],
      },
      {
        cue: 'A detail of the sorting',
        point:
          'Orders by something unique, by adding the id as a tie-breaker, or entries with the same time get lost',
        weight: 2,
        said: [
          'Two events in one second need a second sort column',
          'created_at alone is not unique, so created_at plus id',
          'Without a tie-breaker, rows at the page border are skipped or doubled',
        ],
      },
      {
        cue: 'What the database needs',
        point: 'Has an index on exactly these columns in this order, so each page takes the same short time',
        weight: 2,
        said: [
          'Index on user, created_at and id, then every page is an index range',
          'Page 5,000 is as quick as page one',
        ],
      },
      {
        cue: 'What the client gets',
        point:
          'Gives the client an opaque cursor and a sign whether there is more, with an upper limit for the size',
        weight: 2,
        said: [
          'next_cursor as an encoded string, null at the end',
          'The client just hands it back and does not need to know what is inside',
          'size capped at 100, or somebody asks for a million',
        ],
      },
      {
        cue: 'The price of it',
        point:
          'Names what is given up: no jumping to page 37 and no cheap total, which an endless list does not need',
        weight: 1,
        said: [
          'With a cursor you cannot go directly to page 50, for scrolling that is fine',
          'For an admin table with few pages offset is still okay',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An index on the sort column makes a large OFFSET quick',
        said: ['we only need an index on created_at', 'offset is fine if it is indexed'],
        correction:
          'The index saves the sorting, but the skipped entries must still be walked through, one by one.',
      },
      {
        belief: 'The client should remove duplicates, then all is well',
        said: ['the app can filter out items with the same id', 'deduplicate in the frontend'],
        correction:
          'That hides the entries shown twice, not those which were skipped after a deletion, and deep pages stay slow.',
      },
    ],
    sampleAnswer:
      'Both come from the offset. Page three means: skip forty, give twenty. If two new activities arrive while the user reads, everything slides down by two, and the next page begins with two they have already seen. After a deletion they would miss some. And the database cannot jump to position 100,000; it walks over all those entries and throws them away, so deep pages get slower and slower, even with an index. I would page from the last entry seen. The client sends a cursor, and I ask for rows where created_at and id, as a pair, are smaller than those of the cursor, ordered by both descending, limit twenty. The id is needed as a tie-breaker, as several entries may have the same time. With an index on user, created_at and id, each page is a short range, the five-thousandth too. The API returns the items and next_cursor, an encoded string the app only hands back, empty at the end; I fetch twenty-one to know whether there is more. The size has a maximum. What we give up is jumping to a certain page and a total, and a list that one scrolls needs neither.',
    criteria: ['One cause for both symptoms', 'Designs for the actual use'],
    followUps: [
      {
        question: 'Several entries have exactly the same timestamp. What can go wrong with your cursor?',
        about: [3, 2],
        answer:
          'If the condition is only created_at smaller than the last, the rest with that same time is skipped. So I compare the pair created_at and id, and sort by both, which makes each position unique.',
      },
      {
        question: 'The product owner wants page numbers with a total in the admin table. What do you say?',
        about: [6],
        answer:
          'For a table of some thousand rows, offset and count are fine, I keep it simple. With millions, an exact count is slow on each request, so I would offer filters, an estimate, or next and previous only.',
      },
    ],
  },
]
