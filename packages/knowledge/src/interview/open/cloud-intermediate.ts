import type { OpenQuestion } from '../open-question.ts'

export const cloudIntermediate: readonly OpenQuestion[] = [
  {
    id: 'cloud-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'Security Engineer', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['AWS IAM', 'Identity & Access Management'],
    tags: ['policy review', 'least privilege', 'privilege escalation'],
    question:
      'A team asks you to approve this policy for its deployment role. What worries you most, and how do you get to something that you can approve?',
    code: {
      language: 'json',
      lines: [
        '{',
        '  "Version": "2012-10-17",',
        '  "Statement": [',
        '    { "Effect": "Allow", "Action": "ecs:*", "Resource": "*" },',
        '    { "Effect": "Allow", "Action": "s3:*", "Resource": "*" },',
        '    { "Effect": "Allow",',
        '      "Action": ["iam:PassRole", "iam:CreateRole", "iam:AttachRolePolicy"],',
        '      "Resource": "*" }',
        '  ]',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'What worries you most',
        point: 'Sees that creating and passing any role allows it to become administrator',
        weight: 3,
        essential: true,
        said: [
          'it can attach the admin policy to a new role and run a task with it',
          'PassRole on star together with ECS is privilege escalation',
          'whoever has this role effectively owns the account',
        ],
      },
      {
        cue: 'Handing rights to a service',
        point: 'Limits `iam:PassRole` to the named task roles, and to the service that may receive them',
        weight: 3,
        essential: true,
        said: [
          'only the two roles of this service, with the PassedToService condition',
          'pass role must point at specific ARNs',
          'restrict which role goes to which service',
        ],
      },
      {
        cue: 'Making new identities',
        point: 'Restricts role creation by a permissions boundary, or takes it out of this role altogether',
        weight: 2,
        said: [
          'roles get created by another pipeline with review',
          "if they must create some, force a boundary so those can't exceed it",
        ],
      },
      {
        cue: 'The first two statements',
        point: 'Narrows actions and resources of ECS and S3 to the cluster, service and bucket in question',
        weight: 2,
        said: [
          "s3 star on everything includes the audit logs and other teams' data",
          "only this service's ARN and one bucket prefix",
        ],
      },
      {
        cue: 'How you find the right extent',
        point:
          'Derives the needed actions from real use, from logs or an access analyzer, rather than by guessing',
        weight: 2,
        said: [
          'let it run in test and generate the policy from CloudTrail',
          "look at last-accessed data and remove what's unused",
        ],
      },
      {
        cue: 'Who can get this role',
        point:
          "Limits who may assume the role, for example only that repository's pipeline on the main branch",
        weight: 2,
        said: [
          'the trust policy matters as much, OIDC with a subject condition',
          'nobody should assume it from a laptop',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: '`PassRole` is harmless, since it only hands over existing roles',
        said: ["they can't create rights with it, just pass a role"],
        correction:
          "Passing a powerful role to code that you control gives you its rights. It's among the commonest ways of escalation.",
      },
      {
        belief: 'A wildcard is fine for deployment roles because only the pipeline uses them',
        said: ["it's only CI, no human has it"],
        correction:
          'Anyone who can change the pipeline or a dependency in it acts with those rights. CI roles are a favorite target.',
      },
    ],
    sampleAnswer:
      "What worries me most is the third statement. With `CreateRole`, `AttachRolePolicy` and `PassRole` on everything, this role can create a role with administrator rights, start an ECS task with it and then do anything. So it isn't a deployment role but an administrator in disguise, and whoever can change that pipeline has it. I'd talk with the team about what it actually does: register task definitions, update one service, upload assets to one bucket. So `ecs:UpdateService` on that service, `RegisterTaskDefinition`, the describe calls, and S3 put on one prefix. `s3:*` on all buckets would include other teams' data and the audit logs. `PassRole` is limited to their two task roles and to ECS tasks as the receiving service. Creating roles goes out of this policy into the infrastructure pipeline with review; if they truly need it, then only with a permissions boundary that new roles must carry. To get the list right without guessing, I let it run in a test account and take the used actions from CloudTrail or the access analyzer. Then the trust policy: only their repository's main branch by OIDC. And at organization level, a deny for disabling logs stays as a second fence.",
    criteria: [
      'Finds the escalation path, not only the stars',
      'Offers the team a way to a policy that works',
      'Thinks of trust policy and guardrails',
    ],
    followUps: [
      {
        question: 'What exactly does a permissions boundary do?',
        about: [2],
        answer:
          'It caps what a role can do: effective rights are the intersection of its policies and the boundary. If the team may only create roles that carry the boundary, then no new role can exceed it, whatever gets attached.',
      },
      {
        question: "An OIDC trust policy checks only the audience, not the subject. What's wrong?",
        about: [5],
        answer:
          'Any workflow of any repository on that CI provider could get a token with that audience and assume the role. The subject must be bound to your repository and branch or environment.',
      },
    ],
  },
  {
    id: 'cloud-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'Solutions Architect', 'DevOps Engineer'],
    skills: ['Azure Virtual Network', 'Computer Networking', 'Hybrid Cloud'],
    tags: ['cidr planning', 'address overlap', 'hub spoke'],
    question:
      'You want to connect an Azure network with the office network and, later, with an acquired company. The virtual network was created with 10.0.0.0/16 because that was the default, and so were theirs. What now, and how should it have been planned?',
    keyPoints: [
      {
        cue: "Why it can't simply be connected",
        point:
          "Explains that overlapping ranges can't be routed to each other: peering is refused, or traffic is ambiguous",
        weight: 3,
        essential: true,
        said: [
          "the same address exists on both sides, so routers don't know where to send",
          "you can't peer two networks with the same CIDR",
          'a packet for 10.0.1.5 would stay at home',
        ],
      },
      {
        cue: 'Possible ways out',
        point:
          'Proposes ways out with their cost: renumber one side, translate addresses, or publish single services by private endpoints',
        weight: 3,
        essential: true,
        said: [
          'build a new non-overlapping network and migrate workload by workload',
          'NAT between them as an interim, with its pain for DNS and logs',
          'if only two services are needed, expose these by private link instead of joining networks',
        ],
      },
      {
        cue: 'How addresses should be handed out',
        point:
          'Plans addresses centrally from the beginning, with a register of ranges over clouds, regions and sites',
        weight: 2,
        said: [
          'an IP plan, so each network gets its own block',
          'hand out ranges from a pool and forbid defaults',
        ],
      },
      {
        cue: 'How large ranges should be',
        point: 'Sizes ranges with growth in mind, as Kubernetes and managed services use many addresses',
        weight: 2,
        said: ['pods can eat a /20 quickly', 'leave gaps so each region can be summarized and can grow'],
      },
      {
        cue: 'The shape of the network',
        point: 'Uses a hub with shared connectivity and firewalls, with spokes for the applications',
        weight: 2,
        said: [
          'hub and spoke, the VPN or ExpressRoute ends in the hub',
          'not a mesh of peerings among everything',
        ],
      },
      {
        cue: 'What breaks after routing',
        point: 'Considers name resolution across the networks, with private zones and forwarders',
        weight: 2,
        said: ['DNS between office and cloud is what breaks next', 'conditional forwarding both ways'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Peering solves overlapping address ranges by itself',
        said: ['we just peer them, Azure handles the routes'],
        correction:
          'Peering overlapping ranges is refused. You need other addresses, translation, or access to single services.',
      },
      {
        belief: 'NAT is a complete and permanent answer to overlap',
        said: ["we'll just NAT everything and forget it"],
        correction:
          'It works for some flows, but complicates DNS, logs, protocols that embed addresses and connections from both sides. Use it as a bridge while renumbering.',
      },
    ],
    sampleAnswer:
      "With the same range on both sides, 10.0.1.5 means two different machines, so routing can't work, and peering gets refused. What I'd do depends on how much has to talk. If the acquired company just needs two of our services, I don't join the networks at all; I publish those by private endpoint, which hides the addresses, and that's also better for security because we don't know their machines yet. If we need broad connectivity, then one side must be renumbered: I build a new network from a clean range and move workloads in waves, beginning with ours, because it's younger and in code. Address translation can bridge the meantime, but it makes DNS, logs and troubleshooting painful, so I'd set an end date. As to planning: a central register, with a large block for each cloud, region and environment, so that routes can be summarized, gaps for growth, and networks are created only by a module that takes the next free block. Kubernetes and some managed services eat addresses, thus I don't make subnets tiny. The topology is a hub with VPN or ExpressRoute, firewall and DNS, with applications as spokes. And name resolution deserves its own line in the plan: private zones, with forwarding in both directions, since that breaks right after routing works.",
    criteria: [
      'Offers options by need rather than one remedy',
      'Thinks of DNS and security of the joined network',
    ],
    followUps: [
      {
        question: 'You use NAT between both sides. Which things become difficult?',
        about: [1],
        answer:
          'Logs and firewall rules show translated addresses, names must resolve to different addresses on each side, connections from both directions need static mappings, and protocols that carry addresses inside fail. Everybody needs the mapping table when troubleshooting.',
      },
      {
        question: 'A cluster gives each pod an address of the virtual network. How do you size its subnet?',
        about: [3],
        answer:
          "Maximum nodes times pods per node, plus a surge during upgrades: 50 nodes with 30 pods is about 1,500 plus nodes and reserve, so at least a /21. Or use an overlay, so pods don't consume network addresses.",
      },
    ],
  },
  {
    id: 'cloud-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Solutions Architect', 'Engineering Manager'],
    skills: ['Cloud Cost Optimization', 'Capacity Planning'],
    tags: ['reserved capacity', 'spot instances', 'right sizing'],
    question:
      'Your compute bill is 90,000 a month, all on demand: production web servers, a data platform with nightly batch jobs, and many test environments. Finance wants to sign a three-year commitment tomorrow. What do you advise?',
    keyPoints: [
      {
        cue: 'What comes before signing',
        point: "Reduces waste and right-sizes first, so that you don't commit to what you don't need",
        weight: 3,
        essential: true,
        said: [
          'clean up before buying a discount, or we lock in the waste for three years',
          'machines at ten percent CPU get smaller first',
          'first turn off, then resize, then commit',
        ],
      },
      {
        cue: 'How much to commit',
        point: 'Commits only to the steady baseline that is there day and night, and leaves peaks on demand',
        weight: 3,
        essential: true,
        said: [
          'look at the lowest hourly use of the last months and cover some 70 to 80 percent of it',
          'the commitment is use it or lose it',
          'variable load stays flexible',
        ],
      },
      {
        cue: 'The nightly batch jobs',
        point: 'Uses spot capacity for interruptible batch work with retries and checkpoints',
        weight: 2,
        said: [
          'nightly jobs on spot save well over half, if they can be restarted',
          "mix several machine types so that a reclaim isn't fatal",
        ],
      },
      {
        cue: 'The test environments',
        point: 'Switches off test environments outside working hours',
        weight: 2,
        said: [
          '50 hours a week rather than 168 saves two thirds',
          'schedule dev to sleep at night and weekends',
        ],
      },
      {
        cue: 'Which kind of commitment',
        point:
          'Weighs length and flexibility: one year or compute-wide plans, as architecture, sizes or provider may change',
        weight: 2,
        said: [
          "three years is long if we're moving to containers or ARM",
          'the flexible plan gives less discount but follows us',
        ],
      },
      {
        cue: 'How you buy and follow up',
        point: 'Buys in steps and tracks coverage and utilization',
        weight: 2,
        said: [
          'several smaller tranches with different end dates',
          "watch that the plan's utilization stays close to 100 percent",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The longest commitment with the highest discount is the cheapest',
        said: ['three years all upfront saves the most, so sign'],
        correction:
          "Only if the use stays. Unused commitment costs money, and you can't shrink it. Commit to what surely stays.",
      },
      {
        belief: 'Spot machines suit any workload, as interruptions are rare',
        said: ["just run everything on spot, it's the same hardware"],
        correction:
          'They can be taken away at short notice, often many at once. They fit stateless, restartable work with alternatives at hand.',
      },
    ],
    sampleAnswer:
      "I'd ask finance for four weeks. If we sign now, we commit to today's waste. First the test environments: if they run 50 hours a week and not 168, about 70 percent of that part is gone. Then sizes: many production machines will sit at 15 percent CPU, and I check memory as well before I go a size down, or to ARM where the software allows. The nightly batch goes onto spot with several machine types, checkpoints, and retry, with on demand as a fallback if the deadline gets close. Suppose that takes us from 90,000 to 60,000. Now I plot the use by hour over three months. The lowest line, day and night, is the baseline, say 35,000 worth; I'd cover about 75 percent of it by commitments and leave the rest flexible. I prefer a compute-wide plan for one year, perhaps a part for three, because we may change machine families or move to containers, and a plan which follows us is worth the smaller discount. I buy in tranches, so that something ends each quarter. Then we track coverage and utilization monthly. For finance, I'd bring three scenarios with break-even, including one in which our usage falls by 30 percent.",
    criteria: ['Right order of measures', 'Numbers rather than adjectives', 'Shows finance the risk'],
    followUps: [
      {
        question:
          'Half of the nightly jobs on spot get interrupted at once. How do you protect the deadline?',
        about: [2],
        answer:
          "Spread over several machine types and zones, write checkpoints, retry automatically, and switch the rest to on-demand capacity at a set time when the remaining work wouldn't finish otherwise.",
      },
      {
        question: 'Utilization of your commitment drops to 80 percent. What do you do?',
        about: [5],
        answer:
          'Find out what shrank. See whether other accounts can use it, since plans are often shared over the organization, move on-demand workloads onto it, and hold back the next purchase. If resale exists, consider it.',
      },
    ],
  },
  {
    id: 'cloud-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'Backend Developer', 'Solutions Architect', 'Site Reliability Engineer (SRE)'],
    skills: ['AWS Lambda', 'Amazon RDS', 'Serverless'],
    tags: ['connection limits', 'concurrency', 'pooling'],
    question:
      'Since a marketing mail, your functions behind an API scale to 900 concurrent runs. PostgreSQL now answers `too many connections`, and everything fails. What is going on, and how do you fix it for today and for good?',
    keyPoints: [
      {
        cue: 'What is going on',
        point:
          "Explains that each concurrent run holds its own connection, so scaling of functions exceeds the database's limit",
        weight: 3,
        essential: true,
        said: [
          '900 environments mean 900 connections, while Postgres allows a few hundred',
          "functions don't share a pool, each instance opens one of its own",
          "the compute scales endlessly and the DB doesn't",
        ],
      },
      {
        cue: 'What belongs in between',
        point:
          'Puts a connection pooler or proxy in between that shares few database connections among many clients',
        weight: 3,
        essential: true,
        said: [
          'RDS Proxy or PgBouncer in transaction mode',
          'multiplex hundreds of clients on fifty real connections',
          'pooling must live outside the function',
        ],
      },
      {
        cue: 'What protects you today',
        point:
          'Limits the concurrency of the function as first aid, so that it fails gently instead of completely',
        weight: 2,
        said: [
          'reserved concurrency of 150, so some callers wait or get a 429',
          'throttle at the front door to protect the database',
        ],
      },
      {
        cue: 'What each function should do differently',
        point: 'Opens the connection outside the handler for reuse, with pool size one and short timeouts',
        weight: 2,
        said: [
          'init code keeps it across invocations',
          'a pool of ten in each function makes it ten times worse',
        ],
      },
      {
        cue: 'Work that may wait',
        point: 'Decouples writes or slow work by a queue that is drained at a controlled pace',
        weight: 2,
        said: [
          'put the sign-ups in a queue and let a few workers insert them',
          "the answer to the user needn't wait for the DB",
        ],
      },
      {
        cue: 'Asking less of the database',
        point: 'Reduces database load by caching reads or shorter transactions',
        weight: 2,
        said: [
          "the landing page's data can be cached",
          'connections were held while calling another API, so shorten it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Serverless scales by itself, therefore the whole system does',
        said: ["it's serverless, so capacity isn't a topic"],
        correction:
          "The function scales, the database behind it doesn't. Concurrency must fit the narrowest dependency.",
      },
      {
        belief: 'Raising max_connections to several thousand solves it',
        said: ["I'd set it to five thousand and we're done"],
        correction:
          'Each connection takes memory and scheduling; far too many make the database slower or crash it. Pool and limit instead.',
      },
    ],
    sampleAnswer:
      "Each concurrent run of a function lives in its own environment with its own connection. With 900 at once we ask for 900 connections, or more if each has a pool of several, and PostgreSQL allows a few hundred. Then new ones get refused, clients retry, and it gets worse. For today, I'd set reserved concurrency to what the database can stand, say 150; some visitors get a \"try again\", but the rest works instead of nothing. I'd also check that the connection is opened outside the handler and with pool size one, and that a function doesn't hold it while waiting for some other API. For good: a proxy, RDS Proxy or PgBouncer in transaction mode, which serves hundreds of clients over perhaps 60 real connections. One must know that session features, such as session-level settings, temporary tables or some prepared statements, don't fit well with that. Sign-ups, which needn't be answered by the database at once, go into a queue, and workers drain it at a fixed pace. The landing page's reads get cached. Just raising `max_connections` I'd avoid, because every connection is a process with memory. And next time marketing tells us before sending, so that we can load test with the expected number.",
    criteria: ['Thinks in terms of the narrowest part', 'First aid and cure kept apart'],
    followUps: [
      {
        question: 'What can go wrong with a pooler in transaction mode?',
        about: [1],
        answer:
          "The session changes between transactions, so session settings, advisory locks, temporary tables and `LISTEN` don't behave as expected, and some drivers' prepared statements need support. With RDS Proxy such use pins the session and the sharing is lost.",
      },
      {
        question: 'When is putting writes into a queue the wrong choice?',
        about: [4],
        answer:
          'When the user needs the result immediately, such as whether the last ticket is theirs, or when the order of reads after writes matters. Then the request has to wait for the database, with limits in front.',
      },
    ],
  },
  {
    id: 'cloud-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Cloud Engineer',
      'Site Reliability Engineer (SRE)',
      'DevOps Engineer',
      'Solutions Architect',
      'Backend Developer',
    ],
    skills: ['Amazon RDS', 'High Availability', 'Troubleshooting'],
    tags: ['database failover', 'dns caching', 'connection pools'],
    question:
      'Your Multi-AZ database failed over in 70 seconds, as promised. The application was down for 14 minutes. Where did the other 13 go, and what do you change?',
    keyPoints: [
      {
        cue: 'The first suspect',
        point:
          'Suspects clients that kept the old address: cached DNS in the runtime or the operating system',
        weight: 3,
        essential: true,
        said: [
          "the endpoint's name moved, but our JVM cached the IP forever",
          'failover changes DNS, and whoever holds the old record talks to a dead machine',
          'check the TTL that the client really uses',
        ],
      },
      {
        cue: 'The second suspect',
        point: 'Suspects connection pools with dead connections, missing timeouts and no validation',
        weight: 3,
        essential: true,
        said: [
          'sockets hung without timeout until TCP gave up after fifteen minutes',
          'the pool kept handing out broken connections',
          'no keepalive, so nobody noticed that the other side was gone',
        ],
      },
      {
        cue: 'Settings that shorten the wait',
        point:
          'Sets connect, socket and pool timeouts, with TCP keepalive and a maximum lifetime for connections',
        weight: 2,
        said: [
          'read timeout of some seconds and max lifetime of ten minutes',
          'validate before use so that dead ones get dropped',
        ],
      },
      {
        cue: 'What happens to interrupted work',
        point: "Retries failed transactions with backoff and jitter, only where they're safe to repeat",
        weight: 2,
        said: [
          'idempotent operations try again, with pauses',
          'not all at once, or the new primary falls over from the reconnect storm',
        ],
      },
      {
        cue: 'Further causes',
        point:
          'Looks at other causes of delay: cold cache on the new primary, pods restarted by liveness probes, writes to a read-only node',
        weight: 2,
        said: [
          'liveness killed all app pods because the DB was away',
          'errors about read-only showed we were on the old one',
        ],
      },
      {
        cue: 'Knowing it before the real case',
        point: "Rehearses failover regularly under load and measures the outage from the user's view",
        weight: 2,
        said: [
          'force one each quarter with traffic, and take the time until users are fine',
          "the database's 70 seconds isn't the number that matters",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Multi-AZ makes the failover invisible to the application',
        said: ["with Multi-AZ the app doesn't notice anything"],
        correction:
          'Connections break and uncommitted transactions are lost. The client must notice, reconnect to the new address and retry safely.',
      },
      {
        belief: 'Restarting the application after each failover is a good procedure',
        said: ['we just restart all pods, then it works'],
        correction:
          'It depends on a person noticing. Timeouts, validation and low DNS caching let it recover by itself in seconds.',
      },
    ],
    sampleAnswer:
      "The database was fine after 70 seconds, so our side lost the 13 minutes. I'd lay the timeline together: failover events, application errors and connection counts. Two usual suspects. One: DNS. The endpoint's name points at the new primary, but some runtimes cache the address for long, a JVM can even do so forever depending on its settings. Two: the pool. When a host vanishes, without a closing packet, an open socket with no read timeout waits until TCP gives up its retransmissions, and that's around 15 minutes with Linux defaults. That fits suspiciously well. I'd also check whether liveness probes included the database and restarted all pods. The changes: DNS caching of a few seconds; connect timeout two seconds, a socket timeout a bit above the longest legitimate query, keepalive, validation, and a maximum lifetime. Safe operations are retried with backoff and jitter, otherwise all pods reconnect in the same second and knock over a new primary with a cold cache. A database proxy can hide much of it, for its price and a bit of latency. And then we rehearse: a forced failover in staging under load, later in production in a quiet hour. What we measure is the time until users are fine, with a target of two minutes.",
    criteria: [
      'Reads the duration as a clue',
      "Measures from the user's side",
      'Configures timeouts with reasons',
    ],
    followUps: [
      {
        question: 'Why would a dead connection hang for about 15 minutes of all things?',
        about: [1, 2],
        answer:
          'After data was sent and not acknowledged, Linux retransmits with growing pauses, by default 15 times, which adds up to roughly 15 minutes before the socket errors. A read timeout or `TCP_USER_TIMEOUT` ends it sooner.',
      },
      {
        question: 'Which failed operations may the application repeat automatically after failover?',
        about: [4],
        answer:
          "Reads, and writes that are idempotent or carry a unique key, so a repeat isn't a second order. If the commit's answer was lost, the outcome is unknown; check by the key before repeating.",
      },
    ],
  },
  {
    id: 'cloud-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['Cloud Migration', 'Azure Blob Storage', 'Storage Systems'],
    tags: ['file migration', 'transfer planning', 'verification'],
    question:
      'An archive application keeps 600 million scanned documents, 400 TB, on an NFS server in your own data center. They have to be in Azure Blob Storage in eight weeks while users go on adding and reading. Your line has 2 Gbit/s. How do you do it?',
    keyPoints: [
      {
        cue: 'What determines the duration',
        point:
          'Calculates the transfer by bytes and by number of files, as many small files limit more than bandwidth',
        weight: 3,
        essential: true,
        said: [
          '400 TB over two gigabit is about 19 days at full rate, and 600 million files at 500 a second two weeks',
          'the count of files is the trouble, each costs a round trip and a request',
          'pilot with one percent to measure files per second',
        ],
      },
      {
        cue: 'How the stock gets across',
        point:
          'Copies in bulk first, then repeats incremental runs, until the remaining difference is small enough for the switch',
        weight: 3,
        essential: true,
        said: [
          "the first pass takes weeks, then only what's new",
          'sync again and again till the last delta takes minutes',
          'appliance for the old stock, line for the changes',
        ],
      },
      {
        cue: 'How users keep working',
        point:
          'Keeps users working by application logic: new documents go to the new place, reads fall back to the old one',
        weight: 3,
        essential: true,
        said: [
          "write to Blob from day one and look in NFS if it isn't there yet",
          'an indirection in the app that knows where a document lies',
          'dual write for a time, with one of the two leading',
        ],
      },
      {
        cue: "How you know it's complete",
        point:
          'Verifies completeness and content by manifest and checksums, including metadata, not by counting only',
        weight: 2,
        said: [
          'hash at the source, compare at the target, list of differences',
          'names, timestamps and permissions have to come over as well',
        ],
      },
      {
        cue: 'Whether the application fits the target',
        point:
          'Checks that the application suits object storage: no renames, locks, appends or folders as on a file system',
        weight: 2,
        said: [
          "it relies on rename being atomic, Blob isn't POSIX",
          'folder listing of millions would be slow, use the database index',
        ],
      },
      {
        cue: 'Side effects of the copying',
        point:
          'Considers security and load: private connection, encryption, limits so that the NFS server still serves users',
        weight: 2,
        said: [
          'throttle during office hours, full rate at night',
          'private endpoint instead of the open internet',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Only the bandwidth decides how long the transfer takes',
        said: ["400 TB through two gigabit, so it's done in 19 days"],
        correction:
          'With hundreds of millions of small files, listing, metadata and requests dominate. Measure files per second and run many transfers in parallel.',
      },
      {
        belief: 'Object storage behaves like a mounted file system',
        said: ['we mount the container and the app runs unchanged'],
        correction:
          "Rename, locking, appending and listing differ in meaning and speed. The application's use has to be checked and often adapted.",
      },
    ],
    sampleAnswer:
      "I calculate two figures. 400 TB at 2 Gbit/s take around 19 days at full rate, realistically 30. And 600 million files: if a naive copy does 100 a second, that's 70 days. So the files' number is the problem, and I pilot with one percent to see what parallel copying reaches; I need at least 500 a second, which is two weeks. If that fails, a transfer appliance takes the old stock and the line the changes. To let users work, I don't rely on a single last copy. The application gets an indirection: new documents are written to Blob from week two, reading looks there first and falls back to NFS. The copy then only has to empty a set that no longer grows, apart from edits, for which incremental runs repeat until the last is minutes. Before that, we check whether the app uses renames, locks or appends, because Blob isn't a file system. Verification uses a manifest from the database: hash at the source, hash at the target, metadata too; differences go on a list that must become empty. Copying is throttled in office hours, over a private connection. I'd calculate write requests, a few thousand, and put old documents in a cool tier. NFS stays read-only for a month after the fallback counter reaches zero.",
    criteria: ['Files per second beside bits per second', 'Avoids a big cutover', 'Proves completeness'],
    followUps: [
      {
        question: 'The pilot reaches only 80 files per second. What do you try?',
        about: [0],
        answer:
          'Many parallel workers divided by folder, listing from the database and not from the file system, clients near the server, connection reuse, packing tiny files. If the disks of the server are the limit, restore a backup elsewhere and copy from there.',
      },
      {
        question: 'When may the NFS server be turned off?',
        about: [2, 3],
        answer:
          'When the manifest shows every document verified, the fallback read counter has been zero for weeks including month-end, and a backup exists. First make it read-only, then switch it off reversibly, and delete only later.',
      },
    ],
  },
  {
    id: 'cloud-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Solutions Architect', 'Site Reliability Engineer (SRE)'],
    skills: ['Cloud Cost Optimization', 'Amazon VPC', 'Computer Networking'],
    tags: ['nat costs', 'private endpoints', 'data processing'],
    question:
      'In a private subnet, a fleet of workers reads 300 TB a month from object storage in the same region. The NAT gateway is the biggest line of the bill. Explain why, and what you would change.',
    keyPoints: [
      {
        cue: 'Where the charge comes from',
        point:
          "Explains that traffic to the storage's public endpoint goes through NAT, which charges for each gigabyte processed",
        weight: 3,
        essential: true,
        said: [
          'every byte passes the NAT and costs a few cents per gigabyte',
          'the bucket is reached by its public address, so the route goes out by the gateway',
          "it isn't internet transfer but processing by NAT",
        ],
      },
      {
        cue: 'The remedy',
        point:
          "Uses a gateway or private endpoint for the storage, so traffic stays on the provider's network without NAT",
        weight: 3,
        essential: true,
        said: [
          'an S3 gateway endpoint costs nothing and takes that traffic off',
          'add a route for the storage prefix list',
          'private access in the subnet solves it',
        ],
      },
      {
        cue: 'How you make sure',
        point: 'Verifies with flow logs or usage reports which destinations make up the traffic',
        weight: 2,
        said: [
          'flow logs sorted by bytes tell who talks to what',
          "confirm it's really the bucket before changing it",
        ],
      },
      {
        cue: 'The size of the gain',
        point: 'Estimates the saving with numbers',
        weight: 2,
        said: [
          '300,000 GB at four and a half cents is about 13,500 a month',
          'multiply gigabytes by the price per GB',
        ],
      },
      {
        cue: 'A benefit besides cost',
        point: 'Limits the endpoint with a policy, so it also improves security',
        weight: 2,
        said: [
          "only our buckets through it, so data can't be carried to a stranger's bucket",
          'bucket policies can require the endpoint',
        ],
      },
      {
        cue: 'The rest of that traffic',
        point:
          'Checks other services that use NAT: container registry, logs, other zones; interface endpoints cost by hour and gigabyte',
        weight: 2,
        said: [
          'image pulls and log shipping go there as well',
          "interface endpoints aren't free, so compute it for each service",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Traffic within one region is always free',
        said: ["it's the same region so that can't cost anything"],
        correction:
          'The transfer to storage may be free, but NAT charges for processing each gigabyte, and crossing zones often costs too.',
      },
      {
        belief: 'Giving all workers public addresses is the right way to save',
        said: ['give them public IPs and drop the NAT'],
        correction:
          'It saves the fee but exposes machines and scatters addresses. An endpoint is cheaper and private.',
      },
    ],
    sampleAnswer:
      "The workers have no public address, so calls to the storage's public endpoint follow the default route through the NAT gateway. The transfer to storage in the same region is free, but NAT charges for each gigabyte it processes. At about 4.5 cents, 300,000 gigabytes are some 13,500 dollars a month, for traffic that never really needs the internet. I'd verify first, with flow logs by destination, that it's the storage and not something else. Then I add a gateway endpoint for S3: a route for its prefix list in the private route tables. That one has no charge, and it needs no code change as long as SDKs use the regional endpoint. I plan it for a calm moment, as open connections may be interrupted when the route changes. It improves security too: an endpoint policy allows only our buckets, so a broken-in worker can't copy data to someone else's bucket. Then I look at the rest of the NAT traffic, like image pulls, log shipping and secrets. For those, interface endpoints exist, which cost per hour, zone and gigabyte, so I calculate for each. Finally I ask whether the workers need 300 terabytes; if they read the same files ten times, a cache or a better format saves more.",
    criteria: ['Names the mechanism behind the charge', 'Calculates', 'Sees the gain in security'],
    followUps: [
      {
        question: "When doesn't an interface endpoint pay off?",
        about: [5],
        answer:
          'With little traffic: it costs by the hour in each zone, so ten services in three zones add up. If NAT is needed anyway and the service moves only some gigabytes a month, NAT is cheaper.',
      },
      {
        question: 'How does an endpoint policy prevent data theft?',
        about: [4],
        answer:
          "A stolen worker could otherwise upload to any bucket with the attacker's own credentials. If the endpoint only allows our organization's buckets and there's no other way out, that upload fails.",
      },
    ],
  },
  {
    id: 'cloud-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Cloud Engineer',
      'DevOps Engineer',
      'Security Engineer',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Azure Policy', 'Landing Zones', 'Cloud Operations'],
    tags: ['governance', 'guardrails', 'tagging'],
    question:
      'Forty teams create resources in Azure by hand: no tags, odd regions, public databases. Management wants every change to go through a central approval. You are asked to design governance. What do you propose?',
    keyPoints: [
      {
        cue: 'Your answer to central approval',
        point: 'Proposes automatic guardrails with self-service instead of tickets and manual approval',
        weight: 3,
        essential: true,
        said: [
          "rules in the platform that refuse what's dangerous, freedom for the rest",
          'paved road rather than a committee',
          'an approval queue slows all teams and catches little',
        ],
      },
      {
        cue: 'How you introduce rules',
        point: 'Starts in audit mode, tells teams what would be blocked, then enforces step by step',
        weight: 3,
        essential: true,
        said: [
          'first report, then deny for new resources, then clean the old ones',
          'give them a date and help to fix it',
          'no surprise denials on a Monday morning',
        ],
      },
      {
        cue: 'What everything rests on',
        point:
          'Structures subscriptions by team and environment under management groups, with policies inherited',
        weight: 2,
        said: [
          'a tree with live systems and test systems on different branches, each team in its own billing unit',
          'the policy is assigned high up and everyone gets it',
        ],
      },
      {
        cue: 'Different reactions to violations',
        point: 'Decides what must be denied, what may be fixed automatically and what is only reported',
        weight: 2,
        said: [
          'public databases denied, diagnostics deployed automatically, naming just reported',
          'modify effect adds the tags by itself',
        ],
      },
      {
        cue: 'What resources must carry',
        point:
          'Requires a few tags with purpose, such as owner and cost center, inherited or checked at creation',
        weight: 2,
        said: ['three tags, not twenty', 'costs go back to teams by those tags'],
      },
      {
        cue: 'Making the right way easy',
        point: 'Provides approved modules and templates and reduces manual rights in production',
        weight: 2,
        said: [
          'if Terraform modules are easier than the portal, people use them',
          'read-only in prod, changes via pipeline',
        ],
      },
      {
        cue: 'Teams with special needs',
        point: 'Has exceptions with owner, reason and expiry date',
        weight: 2,
        said: [
          "some need a public endpoint, so there's a documented exemption",
          'exceptions end automatically after six months',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Central approval of each change is the safest governance',
        said: ['a board should approve every resource'],
        correction:
          'It becomes a bottleneck, gets bypassed, and reviewers tire. Automatic rules check every change the same, in seconds.',
      },
      {
        belief: 'Policies that deny fix what already exists',
        said: ['I switch on deny, and then everything complies'],
        correction:
          'Deny acts when something is created or changed. Existing resources are only marked and need remediation with their owners.',
      },
    ],
    sampleAnswer:
      "I'd tell management that I share the goal but not the means. Forty teams through one approval board means waiting for days, and people looking for ways around it. Instead: guardrails that act automatically, and a paved road. I begin with the structure: management groups, and below them separate subscriptions for each team's production and non-production, so policies are inherited and rights end at the team's border. Then few rules, by severity. Denied: databases with public access, regions outside our two, and disabling logs. Fixed automatically: diagnostic settings, and tags inherited from the subscription. Only reported: naming and sizes. Mandatory tags are three: owner, cost center, environment, since we'll charge costs back by them. I assign everything in audit mode, send each team its list with a date, offer help for two weeks, and then deny for new resources; deny doesn't repair the old ones, so those get remediation tasks. At the same time, I provide Terraform modules that comply by default, and production becomes read-only for humans, with changes by pipeline. There'll be justified exceptions, which get an owner, a reason and an end date. Each month we show compliance by team and ask what blocks them, because a rule that everyone has to bypass is a bad rule.",
    criteria: ['Gets control without a bottleneck', 'Introduces it considerately', 'Few rules that matter'],
    followUps: [
      {
        question: 'Why not simply enforce on the first day?',
        about: [1],
        answer:
          'Running deployments and autoscaling could be denied and cause outages, and teams lose trust. Audit mode shows how many are affected and which rules are too strict, before they hurt.',
      },
      {
        question: 'Which rule would you never leave at "only reported"?',
        about: [3],
        answer:
          'Those whose breach exposes data at once, such as public databases or storage with customer data, or turning off audit logs. A report tomorrow is too late for these.',
      },
    ],
  },
]
