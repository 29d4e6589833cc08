import type { SkillQuiz } from './quiz-question.ts'

export const cloudArchitectureQuiz: SkillQuiz = {
  skill: 'Cloud Architecture',
  questions: [
    {
      id: 'cloud-architecture-01',
      difficulty: 'beginner',
      question:
        'A shop keeps the session in the memory of its one server. After a second one is added behind a load balancer, users are often logged out. What is the best change?',
      right: {
        text: 'Keep sessions in a store that both servers use',
        why: 'Then any server can answer any request, and servers can come and go. That is what makes scaling out work.',
      },
      wrong: [
        {
          text: 'Copy all sessions to both servers every minute',
          why: 'Within that minute the other server does not know a new session, and the copying grows with each server.',
        },
        {
          text: 'Bind each user to one server by their address',
          why: 'It hides the problem until that server is replaced or fails; and many users share one address.',
        },
        {
          text: 'Use one larger server in place of two small ones',
          why: 'It avoids the question but brings back the single point of failure and the limit of one machine.',
        },
      ],
    },
    {
      id: 'cloud-architecture-02',
      difficulty: 'beginner',
      question:
        'A team of three developers needs a PostgreSQL database in the cloud, without special extensions. What speaks most for a managed one?',
      right: {
        text: 'Backups, patches and failover need no work of theirs',
        why: 'Running a database well takes time and experience that three developers better put into their product.',
      },
      wrong: [
        {
          text: 'Queries are faster than on a virtual machine of theirs',
          why: 'Speed depends on size and queries; a self-run one on the same hardware can be just as fast.',
        },
        {
          text: 'The price per hour is lower than for the bare machine',
          why: 'It is mostly higher. What is saved is work.',
        },
        {
          text: 'The provider takes care of the schema and its indexes',
          why: 'Schema, indexes, queries and access rights stay the task of the customer.',
        },
      ],
    },
    {
      id: 'cloud-architecture-03',
      difficulty: 'beginner',
      question: 'A tax portal has this load. Which way of providing capacity suits best?',
      code: {
        language: 'text',
        lines: [
          'January to April     3,000 to 20,000 requests/s, by hour',
          'the rest of the year     50 to 400 requests/s',
        ],
      },
      right: {
        text: 'Instances that follow the load within set bounds',
        why: 'Capacity is paid when it is used. The upper bound guards the bill, the lower one the availability.',
      },
      wrong: [
        {
          text: 'Instances for 20,000 requests through the year',
          why: 'For eight months hardly anything of it would be used.',
        },
        {
          text: 'Instances for the mean of the year, plus a cache',
          why: 'The mean is far below the peak, and much of a tax portal is personal and cannot be cached.',
        },
        {
          text: 'Instances that are added by hand in every peak',
          why: 'The load changes from hour to hour; people are too slow for that, at night above all.',
        },
      ],
    },
    {
      id: 'cloud-architecture-04',
      difficulty: 'beginner',
      question: 'Which promise does this setup keep if the database is lost at any time?',
      code: {
        language: 'text',
        lines: ['backup      every night at 02:00, to another region', 'restore     tested, takes 3 hours'],
      },
      right: {
        text: 'At most 24 hours of data lost, back in about 3 hours',
        why: 'In the worst case the last backup is a day old (RPO), and the restore decides how long it takes (RTO).',
      },
      wrong: [
        {
          text: 'At most 3 hours of data lost, back in about 24 hours',
          why: 'Mixed up: the interval of backups decides on lost data, the restore on the time.',
        },
        {
          text: 'No data lost at all, as there is a copy in a region',
          why: 'The copy contains only what existed at two in the morning.',
        },
        {
          text: 'No time lost at all, as the copy takes over by itself',
          why: 'A backup has to be restored first. A standby would take over.',
        },
      ],
    },
    {
      id: 'cloud-architecture-05',
      difficulty: 'beginner',
      question:
        'Readers on all continents load the same images and scripts of a news site from servers in Frankfurt. What speeds this up most simply?',
      right: {
        text: 'A content delivery network in front of them',
        why: 'It keeps copies near the readers, which shortens the way and takes load off the servers.',
      },
      wrong: [
        {
          text: 'A larger instance type for these servers',
          why: 'The time goes into distance, not into computing.',
        },
        {
          text: 'A second group of servers in Frankfurt',
          why: 'More capacity at the same place does not shorten the way to Sydney.',
        },
        {
          text: 'A full copy of the system per continent',
          why: 'It would help but means running databases and deployments many times, for the sake of static files.',
        },
      ],
    },
    {
      id: 'cloud-architecture-06',
      difficulty: 'beginner',
      question:
        'A company runs its program on virtual machines of a cloud provider. An old flaw in the operating system of a machine is exploited. Who should have patched it?',
      right: {
        text: 'The company, as the guest system is its own',
        why: 'The provider answers for hardware and hypervisor; what runs in the machine is up to the customer. In a managed platform the line lies higher.',
      },
      wrong: [
        {
          text: 'The provider, as the machine stands with it',
          why: 'It takes care of the physical machine. It has no access to the inside of the guest.',
        },
        {
          text: 'The provider, as the image came from it first',
          why: 'An image is a starting point. From the first start on the customer has to keep it up to date.',
        },
        {
          text: 'The vendor of the system, as the flaw is theirs',
          why: 'The vendor published a patch. Installing it is the task of whoever operates the system.',
        },
      ],
    },
    {
      id: 'cloud-architecture-07',
      difficulty: 'beginner',
      question: 'Does the application survive the loss of zone A?',
      code: {
        language: 'text',
        lines: [
          '              load balancer (zones A and B)',
          '               /                     \\',
          '      web server, zone A      web server, zone B',
          '               \\                     /',
          '             one database instance, zone A',
        ],
      },
      right: {
        text: 'No, as the database is in zone A alone',
        why: 'A chain is as available as its weakest link. It takes a standby of the database in zone B.',
      },
      wrong: [
        {
          text: 'Yes, as a web server remains in zone B',
          why: 'It remains but cannot read or write any data.',
        },
        {
          text: 'Yes, as the load balancer is in both zones',
          why: 'It keeps on distributing requests that then fail for lack of a database.',
        },
        {
          text: 'No, as one web server is always too few',
          why: 'Whether one is enough depends on the load. It is certain that the database is missing.',
        },
      ],
    },
    {
      id: 'cloud-architecture-08',
      difficulty: 'beginner',
      question:
        'Users upload videos, and the web request converts them for minutes. At peaks requests time out. What is the better design?',
      right: {
        text: 'Store the file, queue a job, and convert it in workers',
        why: 'The request ends at once, peaks wait in the queue, and workers are scaled apart from the web servers.',
      },
      wrong: [
        {
          text: 'Raise all time-outs so that any conversion can finish',
          why: 'Requests still occupy servers for minutes, and at peaks there are too few of them.',
        },
        {
          text: 'Put more web servers behind the load balancer by default',
          why: 'It helps a bit at a high price, and a conversion still dies with its connection.',
        },
        {
          text: 'Limit the uploads to the size that converts in seconds',
          why: 'It solves the problem of the servers at the cost of the purpose.',
        },
      ],
    },
    {
      id: 'cloud-architecture-09',
      difficulty: 'intermediate',
      question:
        'Each request needs all three parts. Roughly which availability can the service reach, if they fail independently?',
      code: {
        language: 'text',
        lines: ['load balancer     99.95 %', 'application       99.9 %', 'database          99.9 %'],
      },
      right: {
        text: '99.75%',
        why: 'Parts in series multiply; for small values the failures add up: 0.05 + 0.1 + 0.1 = 0.25%, about 22 hours a year.',
      },
      wrong: [
        {
          text: '99.9%',
          why: 'That would be the weakest part alone. The others fail at other times in addition.',
        },
        {
          text: '99.92%',
          why: 'An average of the three makes no sense, as each failure takes down the whole.',
        },
        {
          text: '99.99%',
          why: 'Parts make a system more available only if they can stand in for each other.',
        },
      ],
    },
    {
      id: 'cloud-architecture-10',
      difficulty: 'intermediate',
      question:
        'After the loss of a region a system must be back within 2 hours with at most 10 minutes of lost data, as cheaply as possible. Which design?',
      right: {
        text: 'Data copied continuously; servers defined as code, started when needed',
        why: 'The running copy keeps the 10 minutes, and starting prepared servers fits into 2 hours: a pilot light, without paying for idle servers.',
      },
      wrong: [
        {
          text: 'Nightly backups in another region; servers set up when they are needed',
          why: 'Cheaper still, but up to a day of data would be lost.',
        },
        {
          text: 'Full operation in both regions; users shared between them all the time',
          why: 'It recovers within seconds but costs about double and needs conflict handling for writes.',
        },
        {
          text: 'Data copied continuously; a full set of servers running in reserve',
          why: 'It takes minutes, at a price for idle servers that the 2 hours do not require.',
        },
      ],
    },
    {
      id: 'cloud-architecture-11',
      difficulty: 'intermediate',
      question: 'How do you buy this compute capacity most cheaply without risk to the service?',
      code: {
        language: 'text',
        lines: [
          'web and API     never below 40 instances, peaks of 75',
          'night batch     60 instances for 3 h, restartable at any step',
        ],
      },
      right: {
        text: 'Commit to 40, the peaks on demand, the batch on spot',
        why: 'What is always used gets the discount for commitment, what can be interrupted the spot price, and only the rest the full price.',
      },
      wrong: [
        {
          text: 'Commit to 75, the batch on demand, and nothing on spot',
          why: 'Much of the commitment for the peaks would lie idle, and the batch pays the full price without need.',
        },
        {
          text: 'Commit to nothing, the web on spot, the batch on demand',
          why: 'The wrong way around: spot capacity can be withdrawn, which hits users directly.',
        },
        {
          text: 'Commit to 135, so that the discount applies to all of it',
          why: 'The batch runs 3 of 24 hours, and the commitment is paid for 24.',
        },
      ],
    },
    {
      id: 'cloud-architecture-12',
      difficulty: 'intermediate',
      question:
        'In a product shared by 300 companies, the monthly report of one slows down all the others. What is the most fitting first step?',
      right: {
        text: 'Limits per customer, and heavy jobs in a pool of their own',
        why: 'Fair shares and separate capacity for heavy work keep a noisy neighbor from the rest and retain the advantages of sharing.',
      },
      wrong: [
        {
          text: 'An environment of its own for each of the 300 companies',
          why: 'It isolates perfectly, at the price of 300 environments that are mostly idle and must all be run.',
        },
        {
          text: 'A database twice as large, shared by all as it was before',
          why: 'The next larger report uses it up again; nothing protects the others.',
        },
        {
          text: 'A note in the contract that reports should be run at night',
          why: 'Night for one is daytime for another, and a request does not enforce anything.',
        },
      ],
    },
    {
      id: 'cloud-architecture-13',
      difficulty: 'intermediate',
      question: 'Two companies merge, and their networks are to be peered directly. What is the obstacle?',
      code: {
        language: 'text',
        lines: ['company 1    10.0.0.0/16 (900 servers)', 'company 2    10.0.128.0/17 (400 servers)'],
      },
      right: {
        text: 'The ranges overlap, so routes would be ambiguous',
        why: '`10.0.128.0/17` is the upper half of `10.0.0.0/16`. Renumber, translate addresses, or connect single services by private endpoints.',
      },
      wrong: [
        {
          text: 'The ranges are of different size, so masks clash',
          why: 'Networks of different size can be connected without trouble.',
        },
        {
          text: 'The ranges are private, so they cannot be routed',
          why: 'Private addresses can be routed inside connected networks, only not on the internet.',
        },
        {
          text: 'The ranges are too small, so addresses run out',
          why: 'A /16 and a /17 hold 65,536 and 32,768 addresses for 1,300 servers.',
        },
      ],
    },
    {
      id: 'cloud-architecture-14',
      difficulty: 'intermediate',
      question: 'Which kind of storage do you choose for each of these three?',
      code: {
        language: 'text',
        lines: [
          '1  200 TB of photos, written once, read over the web',
          '2  data files of a self-run database, many small random writes',
          '3  a folder that 20 Linux servers read and write at the same time',
        ],
      },
      right: {
        text: '1 object, 2 block, 3 file storage',
        why: 'Objects are cheap and reached over HTTP, blocks have low latency for one machine, and network file systems are shared with locks.',
      },
      wrong: [
        {
          text: '1 file, 2 object, 3 block storage',
          why: 'Objects can only be replaced as a whole, which a database cannot work with, and a block volume with a normal file system is for one machine.',
        },
        {
          text: '1 block, 2 file, 3 object storage',
          why: 'Block storage for 200 TB of photos costs several times more, and objects do not offer the semantics of a shared folder.',
        },
        {
          text: '1 object, 2 file, 3 block storage',
          why: 'A network file system adds latency to each small write, and 20 servers on one block volume destroy its file system.',
        },
      ],
    },
    {
      id: 'cloud-architecture-15',
      difficulty: 'intermediate',
      question:
        'Sensors send 500 readings a second, and up to 9,000 for a minute after an outage. The database manages 2,000. Readings may arrive late. What do you do?',
      right: {
        text: 'Put a queue in between that is emptied at a steady rate',
        why: 'The queue evens out the peak: 9,000 a second for a minute are worked off in a few minutes, and the database stays at its size.',
      },
      wrong: [
        {
          text: 'Scale the database to 9,000 writes as a permanent size',
          why: 'Nearly always 95% would lie idle, for a peak that can wait.',
        },
        {
          text: 'Refuse what exceeds 2,000, as the sensors send it again',
          why: 'Rejected readings come back as additional load, and simple sensors may just lose them.',
        },
        {
          text: 'Add read replicas so that the primary is left to writing',
          why: 'The writes alone exceed the capacity; relief from reading does not multiply it by four.',
        },
      ],
    },
    {
      id: 'cloud-architecture-16',
      difficulty: 'intermediate',
      question:
        'Why do larger organizations give each product and environment a cloud account (or subscription) of its own instead of one for all?',
      right: {
        text: 'A mistake, a break-in or a used-up quota stays inside it',
        why: 'The account is the hardest boundary for rights, limits and costs. Inside one, isolation depends on every single policy being right.',
      },
      wrong: [
        {
          text: 'A discount applies to each account, so the sum is lower',
          why: 'Discounts are usually shared over a common bill; many accounts bring none by themselves.',
        },
        {
          text: 'A network in one account cannot hold several subnets',
          why: 'It can hold many. Networks are not the reason.',
        },
        {
          text: 'A separate account makes central rules and logs needless',
          why: 'On the contrary: with many accounts, central guardrails and logs become all the more important.',
        },
      ],
    },
    {
      id: 'cloud-architecture-17',
      difficulty: 'expert',
      question:
        'A service runs in three zones with equal shares. It must bear the loss of a zone without waiting for new instances, which may be scarce then. Up to what average use may the instances be run?',
      code: {
        language: 'text',
        lines: ['usable up to 90 % before latency suffers', 'load is spread evenly over what remains'],
      },
      right: {
        text: '60%',
        why: 'The load of three zones goes to two: 60% × 3/2 = 90%. Having the capacity in place is what is called static stability.',
      },
      wrong: [
        {
          text: '75%',
          why: 'After the loss it would be 112%. Three quarters is the figure for four zones with full use.',
        },
        {
          text: '45%',
          why: 'That is half of 90%, right for two zones. With three it leaves capacity unused.',
        },
        {
          text: '67%',
          why: 'It would end at 100%, beyond the 90% at which latency begins to suffer.',
        },
      ],
    },
    {
      id: 'cloud-architecture-18',
      difficulty: 'expert',
      question:
        'Two regions accept writes and replicate asynchronously. User names must be unique. What is a sound design for registration?',
      right: {
        text: 'Give each name a home region that alone decides on it',
        why: 'Uniqueness needs one place of decision. Routing a name, for instance by its hash, keeps that; the cost is latency and dependence on that region.',
      },
      wrong: [
        {
          text: 'Check the name in the local copy and then write it there',
          why: 'Within the replication delay both regions can accept the same name.',
        },
        {
          text: 'Write it anywhere and let the newest time stamp win later',
          why: 'One of two users who were told “done” loses the account afterward, and clocks differ.',
        },
        {
          text: 'Write it anywhere and wait a second before confirming it',
          why: 'Replication has no upper bound, least of all in a disturbance. A wait is no guarantee.',
        },
      ],
    },
    {
      id: 'cloud-architecture-19',
      difficulty: 'expert',
      question:
        'A single customer’s malformed requests crash every server they reach; retries carry them to all 80 servers. Which structure limits such damage?',
      right: {
        text: 'Cells: customers assigned to small, independent sets of servers',
        why: 'The crash stays within one cell, or with shuffle sharding hits one customer’s combination only, instead of everyone.',
      },
      wrong: [
        {
          text: 'More servers: a larger pool takes longer until all have crashed',
          why: 'It delays the total failure by minutes.',
        },
        {
          text: 'More regions: with global routing to whichever one is healthy',
          why: 'Routing sends the deadly requests on to the next healthy region.',
        },
        {
          text: 'Faster restarts: crashed servers are back before others go down',
          why: 'With a steady stream of such requests all of them keep crashing.',
        },
      ],
    },
    {
      id: 'cloud-architecture-20',
      difficulty: 'expert',
      question:
        'A recovery plan says: “If region 1 fails, we create network, servers and DNS zones in region 2.” What is its main weakness?',
      right: {
        text: 'It needs control planes and free capacity just when all want them',
        why: 'In a large outage management interfaces are slow or affected and capacity is scarce. Prepare resources beforehand and switch by data-plane means.',
      },
      wrong: [
        {
          text: 'It needs a second provider, as regions always fail at one time',
          why: 'Regions are built to fail independently; a plan across regions is sensible.',
        },
        {
          text: 'It needs scripts in place of people, who would be faster by hand',
          why: 'Scripts are faster than people; but they too depend on interfaces and capacity.',
        },
        {
          text: 'It needs the same addresses, which no provider will hand over',
          why: 'Names can be pointed to new addresses, as the plan intends.',
        },
      ],
    },
    {
      id: 'cloud-architecture-21',
      difficulty: 'expert',
      question:
        'In a migration the application moves to the cloud first, the database next year. What do you warn of?',
      code: {
        language: 'text',
        lines: [
          'round trip application to database, today     0.3 ms',
          'round trip cloud to data center                18 ms',
          'queries per page, one after another           140',
        ],
      },
      right: {
        text: 'A page would wait 2.5 seconds for round trips alone',
        why: '140 × 18 ms is 2.5 s, in place of 42 ms. Chatty parts have to move together, or the queries be bundled first.',
      },
      wrong: [
        {
          text: 'A page would wait 18 ms longer, which is acceptable',
          why: 'That holds for one query. Sequential queries add up the delay.',
        },
        {
          text: 'A page would load as before on a line of 10 Gbit/s',
          why: 'Bandwidth does not shorten the round trip, which is given by distance and equipment.',
        },
        {
          text: 'A page would fail, as databases refuse remote access',
          why: 'Databases are used over networks all the time. It works, but slowly.',
        },
      ],
    },
    {
      id: 'cloud-architecture-22',
      difficulty: 'expert',
      question: 'What do these figures say about the economics of the product?',
      code: {
        language: 'text',
        lines: [
          '                   January     June',
          'cloud bill         $80,000     $120,000',
          'active customers     4,000        8,000',
          'of which logs       $8,000      $40,000',
        ],
      },
      right: {
        text: 'Cost per customer falls, but logs grow faster than customers',
        why: '$20 became $15 per customer. Logs went from $2 to $5 each: this is where to look, not at the total.',
      },
      wrong: [
        {
          text: 'Cost per customer rises, as the bill is half as high again',
          why: 'The bill grew by 50%, the customers by 100%.',
        },
        {
          text: 'Cost per customer falls, so that no part needs attention',
          why: 'The average hides a part that grew fivefold with twice the customers.',
        },
        {
          text: 'Cost is out of control, and growth of the bill must stop',
          why: 'A bill that grows more slowly than the business is healthy in itself.',
        },
      ],
    },
    {
      id: 'cloud-architecture-23',
      difficulty: 'expert',
      question:
        'The health check of each web server also queries a recommendation service, which pages can do without. That service fails, and the load balancer has no fail-open mode. What happens?',
      right: {
        text: 'All servers are taken out at once, and the site is down',
        why: 'A deep check on a shared dependency turns a small loss into a total one. Check what one server alone decides, and fail open if all seem ill.',
      },
      wrong: [
        {
          text: 'All servers stay in, and pages lack the recommendations',
          why: 'That would be the wanted behavior, with a check that leaves out the optional service.',
        },
        {
          text: 'The servers are replaced, which repairs the dependency',
          why: 'New servers see the same failed service and are taken out too.',
        },
        {
          text: 'The load balancer routes around the service that failed',
          why: 'It knows only the servers and their checks, not what stands behind them.',
        },
      ],
    },
    {
      id: 'cloud-architecture-24',
      difficulty: 'expert',
      question: 'The cache is restarted empty. What will happen, and what should have been planned?',
      code: {
        language: 'text',
        lines: [
          'reads                  50,000/s',
          'cache hit rate         97 %',
          'database capacity       4,000 reads/s',
        ],
      },
      right: {
        text: 'The database is overrun; warm up, merge equal reads, shed load',
        why: 'It normally sees 1,500 reads a second and now 50,000. A cache it cannot do without must be able to fail: replicas, gradual admission, one fetch per key.',
      },
      wrong: [
        {
          text: 'Reads are slower for a moment; nothing, as the cache refills',
          why: 'It refills only if the database answers, and at twelve times its capacity it does not.',
        },
        {
          text: 'The database is overrun; a longer expiry time of all entries',
          why: 'Expiry has no influence on a cache that loses everything at once.',
        },
        {
          text: 'Reads return old data; a write-through to the cache by design',
          why: 'An empty cache returns nothing old. Write-through fills it only with what is written.',
        },
      ],
    },
  ],
}
