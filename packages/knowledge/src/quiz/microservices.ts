import type { SkillQuiz } from './quiz-question.ts'

export const microservicesQuiz: SkillQuiz = {
  skill: 'Microservices',
  questions: [
    {
      id: 'microservices-01',
      difficulty: 'beginner',
      question:
        'A company has twelve services, but each release must deploy all of them together in a fixed order. What does that show?',
      right: {
        text: 'The services are still coupled like a monolith',
        why: 'The gain of services is to change and deploy them one by one. This has the cost of distribution without that gain.',
      },
      wrong: [
        {
          text: 'The services are too large and must be split',
          why: 'More services with the same coupling would make each joint release even longer.',
        },
        {
          text: 'The services need a faster deployment tool',
          why: 'A tool speeds the steps up. That they depend on each other is a matter of design.',
        },
        {
          text: 'The services are run well, in a safe order',
          why: 'Compatible interfaces need no order. Having to keep one means that versions do not tolerate each other.',
        },
      ],
    },
    {
      id: 'microservices-02',
      difficulty: 'beginner',
      question:
        'The service `shipping` runs this query on the database of the service `customers`. What is the main objection?',
      code: {
        language: 'sql',
        lines: [
          'SELECT c.name, a.street, a.city',
          'FROM customers.customer c',
          'JOIN customers.address a ON a.customer_id = c.id',
          'WHERE c.id = $1;',
        ],
      },
      right: {
        text: '`customers` can no longer change its tables freely',
        why: 'The schema has become an interface that nobody agreed on. `shipping` should ask the API, or keep its own copy fed by events.',
      },
      wrong: [
        {
          text: '`shipping` becomes slower than with an API call',
          why: 'A direct query is mostly faster than a call. The objection is coupling.',
        },
        {
          text: '`customers` has to grant rights for reading too',
          why: 'Rights can be granted in a minute, and it is what makes the coupling so tempting.',
        },
        {
          text: '`shipping` must not use joins over two tables',
          why: 'Joins are fine within the data that a service owns.',
        },
      ],
    },
    {
      id: 'microservices-03',
      difficulty: 'beginner',
      question:
        'The service `prices` accepts connections but does not answer. What happens to the service with this code under load?',
      code: {
        language: 'java',
        lines: [
          'HttpClient client = HttpClient.newHttpClient();',
          '',
          'String price(String id) throws Exception {',
          '    var request = HttpRequest.newBuilder(URI.create(PRICES + id)).build();',
          '    return client.send(request, BodyHandlers.ofString()).body();',
          '}',
        ],
      },
      right: {
        text: 'Its threads all wait, and it stops answering as well',
        why: 'Without a timeout each call hangs for good and keeps its thread. Set one, and decide what to answer without a price.',
      },
      wrong: [
        {
          text: 'Its calls fail quickly, and it answers without prices',
          why: 'They would fail quickly if the connection were refused. Here it is open and silent.',
        },
        {
          text: 'Its calls are sent again to another instance by Java',
          why: 'The client knows one address and does not retry a request that gets no answer.',
        },
        {
          text: 'Its threads are ended by the runtime after 30 seconds',
          why: 'This client has no timeout for responses by default, and a runtime does not end waiting threads.',
        },
      ],
    },
    {
      id: 'microservices-04',
      difficulty: 'beginner',
      question:
        'Four developers start a product whose business rules they are only beginning to understand. Which architecture do you recommend?',
      right: {
        text: 'One application with clear modules inside',
        why: 'Boundaries are still moving, and within one code base that is a refactoring. Services can be cut out once they are stable.',
      },
      wrong: [
        {
          text: 'One service for each table of the database',
          why: 'Each business step would cross several services, and tables are no business boundaries.',
        },
        {
          text: 'One service for each of the developers',
          why: 'Boundaries by people change with the team and do not follow the business.',
        },
        {
          text: 'One function per action on a serverless platform',
          why: 'Dozens of deployable parts mean much coordination for four people, with the boundaries unknown.',
        },
      ],
    },
    {
      id: 'microservices-05',
      difficulty: 'beginner',
      question:
        'The price of a product changes next week. Invoices for older orders, which read the price from the service `prices`, are suddenly wrong. What should `orders` have done?',
      right: {
        text: 'Store the price of that moment with the order',
        why: 'The agreed price is a fact about the order, and no longer depends on the catalog.',
      },
      wrong: [
        {
          text: 'Ask `prices` only once a day, and keep the answer',
          why: 'The copy is replaced too, a day later, and old orders change with it.',
        },
        {
          text: 'Read the database of `prices` instead of its API',
          why: 'It holds the new price as well, and the services are then coupled by a schema.',
        },
        {
          text: 'Lock the prices as long as an order is unpaid',
          why: 'Prices could never change, and a paid order may be invoiced or refunded later too.',
        },
      ],
    },
    {
      id: 'microservices-06',
      difficulty: 'beginner',
      question:
        'Instances of `stock` come and go by autoscaling. What is wrong with this configuration of `orders`?',
      code: {
        language: 'yaml',
        lines: ['stock:', '  endpoints:', '    - http://10.0.3.17:8080', '    - http://10.0.3.22:8080'],
      },
      right: {
        text: 'Addresses go out of date; a stable name is needed',
        why: 'Service discovery, often by DNS or the platform, leads a name to the healthy instances of the moment.',
      },
      wrong: [
        {
          text: 'Addresses are internal; public ones are needed',
          why: 'Internal traffic should use internal addresses. They are the less exposed ones.',
        },
        {
          text: 'Two are too few; all instances must be listed',
          why: 'A complete list would be outdated at the next scaling as well.',
        },
        {
          text: 'The port is given; it should be negotiated later',
          why: 'A fixed port is common and no problem. The changing part is the instances.',
        },
      ],
    },
    {
      id: 'microservices-07',
      difficulty: 'beginner',
      question:
        'A customer’s order failed. With these logs you cannot tell which lines belong to it. What do you introduce?',
      code: {
        language: 'text',
        lines: [
          'gateway   12:00:01.120  POST /orders 500',
          'orders    12:00:01.060  calling stock',
          'orders    12:00:01.071  calling stock',
          'stock     12:00:01.093  reservation failed',
        ],
      },
      right: {
        text: 'A trace ID that each service logs and passes on',
        why: 'The gateway creates it, every call carries it in a header, and one search shows the way of a single request.',
      },
      wrong: [
        {
          text: 'A more exact clock, so that lines can be ordered',
          why: 'Ordered by time, lines of simultaneous requests still mix.',
        },
        {
          text: 'A higher log level, so that more lines are written',
          why: 'More lines without a common mark make it harder to find the right ones.',
        },
        {
          text: 'A common log file that all the services write to',
          why: 'Being in one place does not say which lines belong to one request.',
        },
      ],
    },
    {
      id: 'microservices-08',
      difficulty: 'beginner',
      question:
        'After each order a confirmation is mailed. When the mail service is down, orders fail too. What is the best change?',
      right: {
        text: 'Publish an event that the mail service works off later',
        why: 'The order does not depend on the mail. With a message the mail goes out as soon as its service is back.',
      },
      wrong: [
        {
          text: 'Call the mail service first and save the order after it',
          why: 'Then nothing at all is saved while the mail service is down.',
        },
        {
          text: 'Call the mail service until it answers, then go on',
          why: 'The customer waits, and orders hang for as long as the failure lasts.',
        },
        {
          text: 'Move the mail code into the service for the orders',
          why: 'The mail server can fail as well; with a direct call the order would still depend on it.',
        },
      ],
    },
    {
      id: 'microservices-09',
      difficulty: 'intermediate',
      question: 'Now and then an order exists, but no other service has heard of it. Why, and what helps?',
      code: {
        language: 'typescript',
        lines: [
          'async function placeOrder(order: Order) {',
          '  await db.insert(order) // commits',
          "  await broker.publish('OrderPlaced', order)",
          '}',
        ],
      },
      right: {
        text: 'A crash between the lines; write an outbox row with the order',
        why: 'Database and broker share no transaction. A row in the same transaction is published later, at least once, by a relay.',
      },
      wrong: [
        {
          text: 'A crash between the lines; publish before inserting the order',
          why: 'Then others can hear of an order that does not exist. The gap is only on the other side.',
        },
        {
          text: 'A lost message; wrap both the lines in a `try` and log the error',
          why: 'A process that has crashed executes no `catch`, and a log line repairs nothing.',
        },
        {
          text: 'A slow broker; wait for some milliseconds between the two lines',
          why: 'A wait makes the gap longer in which a crash can happen.',
        },
      ],
    },
    {
      id: 'microservices-10',
      difficulty: 'intermediate',
      question:
        'A trip is booked in three services, one after the other. The car cannot be had. What does the saga do?',
      code: {
        language: 'text',
        lines: ['1  book flight   committed', '2  book hotel    committed', '3  book car      rejected'],
      },
      right: {
        text: 'It cancels the hotel, then the flight, as new transactions',
        why: 'What is committed cannot be rolled back. Each step has a compensating action, run in reverse order and safe to repeat.',
      },
      wrong: [
        {
          text: 'It rolls back the transactions of the hotel and the flight',
          why: 'They are committed in databases of their own; a rollback is no longer possible.',
        },
        {
          text: 'It keeps the locks of hotel and flight until a car is free',
          why: 'A saga holds no locks over services. That would be a two-phase commit.',
        },
        {
          text: 'It deletes the rows of hotel and flight from the databases',
          why: 'Deleting foreign data bypasses the owners, who may have charged, informed or ordered by then.',
        },
      ],
    },
    {
      id: 'microservices-11',
      difficulty: 'intermediate',
      question:
        'Six services consume the event `OrderPlaced`. You want to replace `name` by `firstName` and `lastName`. Which way is safe?',
      right: {
        text: 'Add both fields, and drop `name` when no one reads it',
        why: 'Added fields do not disturb tolerant readers, so consumers move at their own pace. Stored events also keep the old form.',
      },
      wrong: [
        {
          text: 'Replace the field and tell the teams a week ahead',
          why: 'All six would have to deploy at the same moment as you, and old events in the log would still break them.',
        },
        {
          text: 'Replace the field and raise the version in the name',
          why: 'With only the new version being sent, consumers of the old one get nothing from then on.',
        },
        {
          text: 'Put both names into `name`, separated by a comma',
          why: 'The field keeps its name and changes its meaning, which breaks readers without any error.',
        },
      ],
    },
    {
      id: 'microservices-12',
      difficulty: 'intermediate',
      question:
        'A service fails for minutes at a time. What does a circuit breaker in its callers achieve that a timeout does not?',
      right: {
        text: 'Calls fail at once for a while and give it time to recover',
        why: 'After enough failures nothing is sent any more, callers do not wait, and single trial calls find out whether it works again.',
      },
      wrong: [
        {
          text: 'Calls are repeated with pauses until one of them succeeds',
          why: 'That is a retry, which adds load to a service that is already in trouble.',
        },
        {
          text: 'Calls are kept in a queue and delivered after the failure',
          why: 'That is messaging. A circuit breaker rejects calls and stores nothing.',
        },
        {
          text: 'Calls are sent to other instances that are still healthy',
          why: 'That is load balancing with health checks, and of no help if all instances fail.',
        },
      ],
    },
    {
      id: 'microservices-13',
      difficulty: 'intermediate',
      question:
        'A page with 50 orders is opened many times a second. It takes two seconds to load, though each call to your service `customers` takes only 40 ms. What do you change first?',
      code: {
        language: 'typescript',
        lines: [
          'for (const order of orders) {',
          '  const response = await fetch(customerUrl(order.customerId))',
          '  order.customer = await response.json()',
          '}',
        ],
      },
      right: {
        text: 'Fetch all customers of the page in a single request',
        why: '50 calls in a row are 2 s. A batch endpoint such as `/customers?ids=…` makes it one, with less load for both sides.',
      },
      wrong: [
        {
          text: 'Start all 50 requests in parallel by `Promise.all`',
          why: 'It shortens the wait, but sends 50 requests at once per page view, which overloads `customers` under traffic.',
        },
        {
          text: 'Give the service `customers` twice as many instances',
          why: 'They are not overloaded. The calls come one after another, so more instances do not help.',
        },
        {
          text: 'Set the timeout of each call to at most 10 ms',
          why: 'As calls take 40 ms, all of them would fail.',
        },
      ],
    },
    {
      id: 'microservices-14',
      difficulty: 'intermediate',
      question:
        'Breaking changes of APIs are found only in a slow end-to-end environment where 20 services meet. Which tests find them earlier?',
      right: {
        text: 'Contract tests, run in the build of each provider',
        why: 'Consumers state what they rely on, and the provider checks it before its release, without any other service running.',
      },
      wrong: [
        {
          text: 'Unit tests with mocks, run in each consumer’s build',
          why: 'A mock shows what the consumer believes; nobody checks whether the provider still behaves so.',
        },
        {
          text: 'Load tests, run against each provider by itself',
          why: 'They measure speed under load and not the form of answers.',
        },
        {
          text: 'End-to-end tests, run twice as often as before',
          why: 'Slow and fragile tests run more often are still late: all must be deployed there first.',
        },
      ],
    },
    {
      id: 'microservices-15',
      difficulty: 'intermediate',
      question:
        'How would you cut an online shop into services so that most changes touch one service and one team?',
      right: {
        text: 'By business areas: catalog, ordering, payment, shipping',
        why: 'What changes together stays together, with its data. Each area can work on its own and be owned by a team.',
      },
      wrong: [
        {
          text: 'By technical layers: interface, rules, data access',
          why: 'Nearly each feature goes through all layers, thus through all services and teams.',
        },
        {
          text: 'By data objects: customer, article, price, address',
          why: 'Behavior is spread over thin data services, and each business step needs many of them.',
        },
        {
          text: 'By size: no service with more than a thousand lines',
          why: 'Lines say nothing about what belongs together; related rules get torn apart.',
        },
      ],
    },
    {
      id: 'microservices-16',
      difficulty: 'intermediate',
      question:
        'A consumer sometimes handles the cancellation before the order. How do you keep the order of events without giving up parallel work?',
      code: {
        language: 'text',
        lines: [
          'topic orders, 12 partitions, key: none (spread evenly)',
          'partition 3   OrderPlaced    o-881',
          'partition 9   OrderCanceled  o-881',
        ],
      },
      right: {
        text: 'Use the order ID as the key of the messages',
        why: 'Messages with one key go to one partition and are read in their order; different orders remain parallel.',
      },
      wrong: [
        {
          text: 'Use one partition for the whole of the topic',
          why: 'The order is kept, but a single consumer has to do all the work.',
        },
        {
          text: 'Use the event type as the key of the messages',
          why: 'Placing and canceling would then be guaranteed to be on different keys.',
        },
        {
          text: 'Use the time stamp as the key of the messages',
          why: 'Nearly every message would have a key of its own, as with an even spread.',
        },
      ],
    },
    {
      id: 'microservices-17',
      difficulty: 'expert',
      question:
        'Each caller makes up to three attempts. The database fails for a minute. How many times the normal load can reach it, and what do you change?',
      code: {
        language: 'text',
        lines: [
          'client -> gateway -> orders -> stock -> database',
          '(gateway, orders and stock each try up to 3 times)',
        ],
      },
      right: {
        text: '27 times; retry at one level, limited by a budget',
        why: 'Attempts multiply: 3 × 3 × 3. Let one level retry, with back-off, jitter and a share of at most some percent of the calls.',
      },
      wrong: [
        {
          text: '9 times; add a short pause before each new attempt',
          why: 'Attempts of three levels multiply instead of adding up; a pause spreads them but does not reduce their number.',
        },
        {
          text: '3 times; the levels do not influence one another',
          why: 'Every attempt of an upper level triggers all attempts of those below it.',
        },
        {
          text: '27 times; raise the number so that some get through',
          why: 'With five attempts it would be 125 times, for a database that is already failing.',
        },
      ],
    },
    {
      id: 'microservices-18',
      difficulty: 'expert',
      question:
        'A search asks 100 shards in parallel and waits for all of them. Each answers within 20 ms in 99% of cases, otherwise in 1 s. How does the search feel?',
      right: {
        text: 'Most searches take about one second',
        why: 'All 100 are fast in 0.99¹⁰⁰, that is 37% of cases. Hedged requests or answering without the slowest help against the tail.',
      },
      wrong: [
        {
          text: 'One of a hundred takes about a second',
          why: 'That is true of one shard. With 100 of them, it is likely that at least one is slow.',
        },
        {
          text: 'Most searches take about 20 to 30 ms',
          why: 'That would need all of the 100 to be fast, which happens in 37% of searches.',
        },
        {
          text: 'All searches take about 30 ms on average',
          why: 'The mean per shard is 30 ms. The search waits for the slowest and not for the mean.',
        },
      ],
    },
    {
      id: 'microservices-19',
      difficulty: 'expert',
      question:
        'A consumer reads events of many customers, which must be applied in order for each customer. One event always fails, and the partition stands still. Which handling keeps the rest going without breaking an order?',
      right: {
        text: 'Set it aside, with all later events of the same customer',
        why: 'Others go on, and the events of this customer wait in their order until the cause is mended.',
      },
      wrong: [
        {
          text: 'Set it aside, and go on with all of the later events',
          why: 'Later events of the same customer would be applied without the one they build on.',
        },
        {
          text: 'Put it at the end of the topic, and try it again there',
          why: 'It would be applied after later events of its customer, and may fail forever.',
        },
        {
          text: 'Try it again with growing pauses until it has succeeded',
          why: 'What always fails does not succeed by waiting, and everybody behind it waits too.',
        },
      ],
    },
    {
      id: 'microservices-20',
      difficulty: 'expert',
      question:
        'During a saga another process read the reserved credit of a customer as available, and granted it twice. Each service uses transactions. What was overlooked?',
      right: {
        text: 'Sagas lack isolation; mark the credit as pending meanwhile',
        why: 'Between its local commits others see intermediate states. A semantic lock, such as a status others must respect, or a re-check counters that.',
      },
      wrong: [
        {
          text: 'Sagas lack durability; write every step to disk at once',
          why: 'Each local transaction is durable. It was visible too early, not lost.',
        },
        {
          text: 'Sagas lack ordering; run compensations before the steps',
          why: 'Compensations undo steps that failed later on. No step failed here.',
        },
        {
          text: 'Sagas lack retries; repeat the reading until it is right',
          why: 'The reader cannot know that a value is provisional as long as nothing marks it.',
        },
      ],
    },
    {
      id: 'microservices-21',
      difficulty: 'expert',
      question:
        'Writes go to one service, lists are read from a view that events update about a second later. Users miss what they have just saved. What is the most proportionate remedy?',
      right: {
        text: 'Return a version with the write; reads wait for it briefly',
        why: 'Only the user who has written needs to see their own change. The view answers once it has reached that version, or the client shows the change itself.',
      },
      wrong: [
        {
          text: 'Update the view within the same transaction as the write',
          why: 'View and service have separate stores; a distributed transaction gives up the very independence that was wanted.',
        },
        {
          text: 'Make each client sleep for a second after every saving',
          why: 'It is too long most of the time, and too short as soon as events lag.',
        },
        {
          text: 'Read all lists from the service that takes the writes',
          why: 'Then the view is pointless, and the load that it was built for is back.',
        },
      ],
    },
    {
      id: 'microservices-22',
      difficulty: 'expert',
      question:
        'Two workers corrupted a file in turn, though they use a lock with a lease. What is the robust fix?',
      code: {
        language: 'text',
        lines: [
          '0 s    worker 1 gets the lock, lease 30 s',
          '5 s    worker 1 is paused by garbage collection',
          '30 s   the lease ends, worker 2 gets the lock and writes',
          '41 s   worker 1 resumes and writes too',
        ],
      },
      right: {
        text: 'A rising number with each lock, checked by the storage',
        why: 'The storage refuses writes with a fencing token lower than the highest it has seen. No worker can know that it was paused.',
      },
      wrong: [
        {
          text: 'A longer lease, well above the usual pause of a worker',
          why: 'It makes the case rarer. Pauses have no upper bound, and a crashed holder blocks for longer.',
        },
        {
          text: 'A check of the lease by the worker before each writing',
          why: 'The pause can come between check and write.',
        },
        {
          text: 'A second lock server that has to agree to every lease',
          why: 'All servers would rightly agree that the lease had ended. It is the late write that does the harm.',
        },
      ],
    },
    {
      id: 'microservices-23',
      difficulty: 'expert',
      question:
        'The customer data of a monolith move to a new service. Both must work for months, and the monolith still writes. How do you keep the new service in step?',
      right: {
        text: 'Capture changes from the database log of the monolith',
        why: 'The committed log misses nothing and needs no second write. Later switch the writing over as one step, with the direction reversed.',
      },
      wrong: [
        {
          text: 'Write in the monolith to both databases, one by one',
          why: 'If the second write fails, both differ without anybody noticing; and any forgotten code path does too.',
        },
        {
          text: 'Copy the table each night and overwrite the service',
          why: 'During the day the service is out of date, and its own writes would be overwritten.',
        },
        {
          text: 'Let both write to the tables of the monolith for good',
          why: 'It is simple, but a shared schema is what the move was meant to end.',
        },
      ],
    },
    {
      id: 'microservices-24',
      difficulty: 'expert',
      question:
        '`invoices` hands out any invoice to any caller with a valid service certificate. `support` calls it with a customer number taken from the browser. What is the danger?',
      right: {
        text: 'A user can have `support` fetch the invoices of others',
        why: '`invoices` trusts the service and knows no user: a confused deputy. Pass on the identity of the user and check it where the data is.',
      },
      wrong: [
        {
          text: 'A user can copy the certificate of the service `support`',
          why: 'The certificate stays on the servers and is never sent to a browser.',
        },
        {
          text: 'A user can call `invoices` directly from their browser',
          why: 'Without a service certificate the connection is refused.',
        },
        {
          text: 'A user can read along the traffic between the services',
          why: 'Mutual TLS encrypts it, and a user is not in that network.',
        },
      ],
    },
  ],
}
