import type { OpenQuestion } from '../open-question.ts'

export const designOfSecurityIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-security-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect', 'Product Manager'],
    skills: ['Identity & Access Management', 'Application Security', 'Security Architecture'],
    tags: ['account recovery', 'password reset', 'fraud'],
    question:
      'Design password reset and account recovery for a consumer service with 2 million accounts, some holding money. People lose passwords, phones and mailboxes. Support gets 1,500 calls a month about it.',
    keyPoints: [
      {
        cue: 'The principle behind it',
        point: 'Treats recovery as a second login that must not be weaker than the first',
        weight: 3,
        essential: true,
        said: [
          'attackers take the recovery door when the front is strong',
          'passkeys are worth nothing if an SMS resets everything',
          'getting back in must be as hard for a thief as the normal way in',
        ],
      },
      {
        cue: 'The link in the mail',
        point:
          'Uses random, single-use, short-lived reset tokens, stored hashed, and ends sessions afterwards',
        weight: 3,
        essential: true,
        said: [
          'link valid for twenty minutes and works once, I keep just its hash',
          'after the reset all devices are signed out',
          'a new request cancels the old link',
        ],
      },
      {
        cue: 'What outsiders may learn',
        point: 'Answers the same whether the account exists, and limits requests by account and source',
        weight: 2,
        said: [
          "'if there is an account we've sent a mail' in any case",
          'not a hundred mails to the same person within an hour',
        ],
      },
      {
        cue: 'When money is at stake',
        point:
          'Tiers recovery by value: harmless accounts by mail, those with money with delay, notice and stronger proof',
        weight: 3,
        said: [
          'seventy-two hours waiting and alerts on all channels before money can move',
          'an identity document or a second registered factor for rich accounts',
          'freeze payouts after a reset',
        ],
      },
      {
        cue: 'Before anything is lost',
        point: 'Prepares people beforehand: recovery codes, second device or passkey, verified contacts',
        weight: 2,
        said: ['ask at enrollment for two ways back', 'nudge those who have just one factor'],
      },
      {
        cue: 'The 1,500 calls',
        point: "Binds support by the same rules, with tools that don't allow overrides by sympathy",
        weight: 2,
        said: [
          "agents can start the process but can't skip steps",
          'callers with a sad story get no shortcut, two persons for exceptions',
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Measures: takeover after recovery, time to return, share of people who drop out, calls',
        weight: 1,
        said: [
          'how many resets were fraud and how many honest people failed',
          'watch clusters from one address or device',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Security questions are a good additional proof',
        said: ["ask for the mother's maiden name", 'name of the first pet as a second check'],
        correction:
          'Answers are in social networks or leaked, and honest people forget them. Use registered devices, codes, delay and notices.',
      },
      {
        belief: 'As long as the reset link goes to the registered mailbox, the right person gets it',
        said: [
          "the mail address is verified so it's safe",
          "whoever can read the mailbox is the owner, that's proof enough",
        ],
        correction:
          'Mailboxes get taken over or recycled. For valuable accounts it needs another factor, or delay with notice.',
      },
    ],
    sampleAnswer:
      "Two million accounts, perhaps 30,000 resets a month, one every ninety seconds, so load is no topic; honest people and fraudsters in the same queue are. Principle: recovery is a second login and mustn't be weaker than the first. For ordinary accounts the form always answers \"if there's an account, we've sent a mail\", with limits per account and source. The token is 128 random bits, stored as a hash, good once and for twenty minutes; a new request voids the old. After the reset all sessions end and the person is notified on every known channel. A second factor stays required after it. For accounts with money a mail alone is not enough: another registered factor or passkey, or recovery codes; if all is lost, an identity check and 72 hours of waiting, with notices and a cancel link, and payouts frozen meanwhile. Changing mailbox or phone also counts as recovery. To keep this rare, at enrollment we ask for two ways back and nudge people with one. Support works in a tool that follows the same steps; exceptions need two people and are reviewed. The trade-off is plain: each delay hurts honest customers, so I tier by value, and measure takeovers after recovery, success of honest people, and calls. It fails if an attacker owns mailbox and phone; then delay and notices are what's left. If the mail provider is down, tokens wait and the page says so.",
    criteria: [
      "Weighs fraud against honest people's pain with numbers",
      'Covers support as a channel of attack',
    ],
    followUps: [
      {
        question: 'The product side wants to cut the 72 hours to one. What do you offer?',
        about: [3],
        answer:
          "Shorter where there's stronger proof, such as a known device plus a document check; for others limited use at once, viewing but no payouts. I'd test on a share of cases and compare takeover and complaints.",
      },
      {
        question: 'How do you recognize that an insider in support is helping fraudsters?',
        about: [5],
        answer:
          'Look at recoveries by agent: exceptions, accounts with high value, no preceding call, soon followed by payouts. Random reviews, two-person rule, and recorded reasons make it hard and visible.',
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect', 'Mobile Developer'],
    skills: ['Session Management', 'OAuth', 'Microservices'],
    tags: ['refresh tokens', 'revocation', 'single logout'],
    question:
      'Twelve services serve a web and a mobile app with 3 million monthly users. Today each service asks the login database on every request, 9,000 a second at peak. Design sessions so that this scales and a stolen session can be ended within a minute.',
    keyPoints: [
      {
        cue: 'Numbers that decide',
        point: 'States requirements and estimates: requests, logins, allowed time to revoke, token lifetimes',
        weight: 2,
        said: [
          '9,000 checks a second but maybe 50 logins, so checks must be local',
          'a minute to withdraw is the number that decides',
        ],
      },
      {
        cue: 'What happens on every request',
        point:
          'Takes the check off the database: short-lived tokens verified locally with a stateful refresh, or a fast session store with brief caching',
        weight: 3,
        essential: true,
        said: [
          'signed token of five minutes, services check it by the public key',
          "the refresh asks the session store, that's the place to say no",
          'a pass for some minutes that every service can verify alone, and a renewal which asks the central place',
          'sessions sit in a replicated in-memory cache, and each service remembers the answer for half a minute',
        ],
      },
      {
        cue: 'When a session is copied',
        point: 'Rotates refresh tokens on each use and ends the whole family when an old one is used again',
        weight: 2,
        said: [
          'one-time refresh, reuse means that somebody copied it',
          'if both thief and user show up, kill all',
          'every renewal gives a new one, and if a used one turns up again I log out the whole chain',
        ],
      },
      {
        cue: 'Ending it within a minute',
        point:
          'Shows how the minute is met: a pushed deny list, session version, very short lifetimes or caching, checks for sensitive actions',
        weight: 3,
        essential: true,
        said: [
          'publish revoked session ids to all services over a stream, each keeps a small set in memory',
          'five minutes is too long, so either a shorter life or an event that kills it',
          'tell all services right away which sessions are dead instead of waiting until they run out',
        ],
      },
      {
        cue: 'Where the clients keep them',
        point:
          "Keeps tokens out of the browser's scripts: backend for frontend with HttpOnly cookie; secure storage in the app",
        weight: 2,
        said: [
          'the SPA holds a cookie only and the gateway swaps it for a token',
          'keychain or keystore on the phone',
        ],
      },
      {
        cue: 'Limits among the twelve services',
        point: "Checks issuer, audience and scopes per service, so that one service's token doesn't open all",
        weight: 2,
        said: ['a token for reviews must not pay', 'exchange for a narrower one when calling on'],
      },
      {
        cue: 'Keys, and when things fail',
        point: 'Plans key rotation and failure of the session service',
        weight: 2,
        said: [
          'two keys in the JWKS, publish the new one before using it',
          'if refresh is down, running tokens last a few minutes, so make it redundant',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "With signed tokens sessions can't be revoked, that's the price",
        said: [
          'JWTs are stateless so you have to wait until they expire',
          "there's no way to log somebody out before the token ends",
        ],
        correction:
          "Short life, refresh with state, and a small distributed deny list make it possible. Only entirely stateless long tokens can't.",
      },
      {
        belief: "Long-lived tokens are fine if they're stored in the browser's local storage",
        said: [
          'put the token in localStorage with thirty days',
          'a month-long token in local storage is fine and simple',
        ],
        correction:
          'Any script injection reads it, and it can be used from anywhere for long. Use HttpOnly cookies and short lifetimes.',
      },
    ],
    sampleAnswer:
      "Numbers: 9,000 requests a second, but only perhaps 50 logins and, with five-minute tokens and some 200,000 active users, around 700 refreshes a second. So request checks must be local and the state sits in the refresh. The login service creates a session in a replicated store and issues a signed access token for five minutes, with issuer, audience, scopes and session id, plus an opaque refresh token, stored hashed. Services verify by cached public keys and check audience and scopes; calls onward use an exchanged, narrower token. Refresh tokens are used once; if an old one appears again, somebody copied it, and the family dies. For the web the tokens never reach scripts: a backend for frontend keeps them and gives the browser an HttpOnly cookie. The mobile app uses the system's key store. A minute for revocation isn't met by five-minute tokens, so revoked session ids go out on a stream, every service holds the last five minutes' list in memory, a few thousand entries; payment also asks the store directly. Trade-off: shorter tokens would need no stream but several times the refreshes. Keys rotate monthly, the new one published a day before. How it fails: session store down means no logins and refreshes, and active users drop out over five minutes, so it's in three zones; a retry without jitter would be a storm. If the stream is late, services alert on its age, and sensitive ones fail closed.",
    criteria: ['Derives the design from the one-minute requirement', 'Shows numbers for refresh load'],
    followUps: [
      {
        question:
          'A phone with bad reception sends the refresh, gets no answer and repeats with the old token. What happens?',
        about: [2],
        answer:
          'By strict rule the session dies, and honest people are logged out. Allow a short grace, some seconds, in which the same old token from the same device yields the same new pair, and only later reuse kills.',
      },
      {
        question: 'How do you move from the present system without logging out 3 million people?',
        about: [3, 6],
        answer:
          'Issue the new tokens on the next request with a valid old session, service by service accepting both for a few weeks, measure the old share, then turn it off. Rollback stays possible until then.',
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['HashiCorp Vault', 'Secrets Management', 'Kubernetes'],
    tags: ['dynamic credentials', 'workload identity', 'rotation'],
    question:
      '200 services in Kubernetes use static database passwords from environment variables, unchanged for three years. Design a secrets platform with short-lived credentials. An outage of it must not stop the company.',
    keyPoints: [
      {
        cue: 'What you need to know first',
        point:
          'Gathers requirements: number of secrets and reads, kinds, allowed time to rotate, acceptable outage',
        weight: 2,
        said: [
          '200 services times ten pods, how many leases and renewals is that',
          'which databases can issue users on demand at all',
        ],
      },
      {
        cue: 'How a workload proves itself',
        point: 'Authenticates workloads by platform identity, so that no first secret is needed',
        weight: 3,
        essential: true,
        said: [
          'the pod shows its projected service account token, the vault checks it with the cluster',
          'who you are decides what you get, bound to namespace and account',
          'the platform vouches for the container, so nobody has to give it a password at the beginning',
        ],
      },
      {
        cue: 'Access to a database',
        point:
          'Issues database credentials per workload with a short lifetime, created and removed automatically',
        weight: 3,
        essential: true,
        said: [
          'each pod gets its own user for an hour, so a leak is worth an hour',
          'one sees in the database which service it was',
          'the database login is created on request for this instance and disappears after some hours',
        ],
      },
      {
        cue: 'How applications get them',
        point: "Delivers by files or agent with reload, as environment variables can't change at run time",
        weight: 2,
        said: [
          'sidecar or CSI writes to memory volume, the app watches and rebuilds its pool',
          'connection pools have to cope with new passwords without errors',
        ],
      },
      {
        cue: 'When the platform is down',
        point:
          'Makes it survive outages: high availability, leases longer than the repair time, cached values, tested restore',
        weight: 3,
        said: [
          "if it's down for two hours nothing must break, so lease eight hours and renew at half",
          'running pods go on, just new ones have trouble',
          'unseal and restore are rehearsed',
        ],
      },
      {
        cue: 'Keeping teams apart',
        point:
          'Isolates by policy and audit: each path by team and service, every read logged, few administrators',
        weight: 2,
        said: ['order service reads only its own path', 'alarm on someone reading everything'],
      },
      {
        cue: 'Getting there from today',
        point: 'Migrates in waves: inventory, static but rotated first, then dynamic, most valuable first',
        weight: 2,
        said: ["begin with the five databases with customers' data", "don't change 200 at once"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The platform is the most secure if credentials live for a minute',
        said: [
          'the shorter the better, one minute leases',
          'credentials should expire after seconds, then nothing can happen',
        ],
        correction:
          'Then each hiccup of the platform becomes an outage and databases drown in user creation. Lifetime balances leak window against dependence.',
      },
      {
        belief: 'Kubernetes Secrets are encrypted, so they already solve it',
        said: [
          "base64 in etcd, that's encrypted, isn't it",
          'secrets in the cluster are stored encrypted by default',
        ],
        correction:
          "They're merely encoded unless encryption at rest is configured, static, and readable for anyone with the right to get them in the namespace.",
      },
    ],
    sampleAnswer:
      "First figures: 200 services, about 2,000 pods, 60 databases, of which 50 can create users by API. With eight-hour credentials renewed at half, that's 2,000 in four hours, one every seven seconds, easy; a full restart of the cluster would ask for 2,000 at once, so that's the load test. Identity comes from the platform: a pod presents its short-lived service account token, the vault verifies it with the cluster and maps namespace and account to a policy, so there's no first secret. It creates a database user per pod with the service's rights and removes it at expiry. A leak is worth hours, and the database's audit shows which pod it was. Delivery is a file on a memory volume by an agent; libraries we provide reload and drain the pool, which is the real work in 200 services. Availability: five nodes in three zones, automatic unseal by the KMS, snapshots, and restores rehearsed each quarter. Eight hours is the trade-off: a minute would be safer in theory, but each hiccup would stop the company; this way we have four hours at least to repair. New pods can't start during an outage, so we freeze deployments then, and the agent on the node keeps encrypted leases. Every read is logged, policies come from code, two administrators are needed for root. Migration: first the five customer databases, static but rotated monthly, then dynamic. It fails through stuck applications that don't reload, which I watch as logins with old users.",
    criteria: [
      'Lifetime chosen from outage time, with numbers',
      'Sees application behavior as the main effort',
    ],
    followUps: [
      {
        question: 'The vault is down and at the same time a node dies, so 40 pods have to start. What now?',
        about: [4],
        answer:
          "They wait, or take the node agent's cached leases if these are valid. For the vital services I'd keep a sealed emergency credential with narrow rights, whose use alerts. Repair has priority over anything else.",
      },
      {
        question:
          'A compromised pod asks for credentials in the name of its service. What does your design give?',
        about: [1, 5],
        answer:
          "It gets what that service may do, no more: one database user, for hours, recorded. I can disable the role, revoke leases and see its queries. Stopping the compromise itself is others' work.",
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect', 'Data Engineer'],
    skills: ['Security Auditing', 'Logging', 'Distributed Systems'],
    tags: ['tamper evidence', 'audit events', 'customer access'],
    question:
      'Your business customers demand an audit trail: every login, permission change and data access in their workspace, searchable for a year and provably unaltered. You have 40 services and 5,000 such events a second at peak. Design it.',
    keyPoints: [
      {
        cue: 'Scope and size',
        point: 'Clarifies what counts as event, and calculates volume and cost',
        weight: 2,
        said: [
          '5,000 peak, say 1,500 on average, times 700 bytes is around 90 gigabytes a day, 30 terabytes a year',
          'which actions exactly, and how quickly must they be visible',
        ],
      },
      {
        cue: 'What an event looks like',
        point:
          'Defines one schema with actor, action, object, tenant, time, origin and outcome, checked at the producer by a library',
        weight: 3,
        said: [
          'no free text, each team registers its event types',
          '40 services must speak the same language',
          'a common format for all teams that says who did what to which thing for which customer',
        ],
      },
      {
        cue: 'Getting all of them there',
        point:
          "Loses none: outbox in the service's transaction, durable queue, idempotent writes by event id",
        weight: 3,
        essential: true,
        said: [
          'if the queue is down, events wait in the local table',
          'at least once plus dedupe',
          'store the event together with the change locally, then deliver it until it has arrived, and ignore doubles',
        ],
      },
      {
        cue: 'Provably unaltered',
        point:
          'Makes tampering visible: hash chain or Merkle tree with roots signed and anchored outside, write-once storage',
        weight: 3,
        essential: true,
        said: [
          "sign an hourly root with a key the pipeline operators don't hold and publish it to the customers",
          'one can verify that a record was in there and is unchanged',
          "object lock so even admins can't delete it",
        ],
      },
      {
        cue: 'Between customers',
        point:
          'Separates tenants: partitions and queries by tenant, own retention, encryption key for each where demanded',
        weight: 2,
        said: ["customer A can't search B, and the key is per workspace", 'noisy tenant gets limits'],
      },
      {
        cue: 'Searching a year affordably',
        point: 'Splits hot search from cheap archive',
        weight: 2,
        said: [
          'thirty to ninety days in a search index, the year in columnar files on object storage',
          'slow queries for older ones are fine',
        ],
      },
      {
        cue: 'Rights of the people recorded',
        point:
          'Handles privacy: no secrets or content in it, erasure by pseudonym or key deletion without breaking the chain',
        weight: 1,
        said: [
          'store ids and keep the name elsewhere',
          'hash covers the encrypted field, so deleting the key is possible',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Putting it on a blockchain is needed for proof',
        said: [
          'we use a blockchain so nobody can change it',
          'only a distributed ledger can prove that nobody changed it',
        ],
        correction:
          "Signed Merkle roots kept at several parties plus write-once storage give the same evidence far more simply. Consensus among strangers isn't needed.",
      },
      {
        belief: "The database's backups prove that nothing was altered",
        said: [
          'we have backups so we could compare',
          "if there's doubt we restore the backup and see the truth",
        ],
        correction:
          "Whoever can alter the data may be able to alter backups, and gaps before the backup don't show. Proof needs commitments outside one's own control.",
      },
    ],
    sampleAnswer:
      "What counts: logins, permission changes, data access, in a closed catalog of maybe 120 event types. 5,000 a second at peak, 1,500 on average, at 700 bytes gives about 90 gigabytes a day and 33 terabytes a year, compressed perhaps five. Visible within a minute is enough. Services use a library with a fixed schema: event id, tenant, actor, action, object, time, origin, outcome; no free content. It writes to an outbox in the same transaction for changes, a relay sends it to a durable log partitioned by tenant, and consumers dedupe by event id. One consumer feeds the search index for 90 days, another writes columnar files per tenant and hour to object storage with a lock for a year. For proof, each hour the events of a tenant form a Merkle tree; the root is chained to the last one, signed by a key held by another team, and handed to the customer by API. They can verify inclusion and gaps without trusting us, from the moment of the commitment; before, in that hour, we could cheat, and I'd say so. Personal fields are encrypted with a key per person, the hash covers the ciphertext, so erasure doesn't break it. Trade-off: two stores cost double, but search over a year in an index would cost far more. Failures: queue down, outboxes grow, alert by age; index down, archive continues; a clumsy service flooding gets a limit per tenant, never silent dropping.",
    criteria: ['Precise about what the proof proves', 'Calculates before choosing stores'],
    followUps: [
      {
        question:
          'An administrator of yours deletes an event before the hourly root is made. Would anybody notice?',
        about: [3],
        answer:
          "Not by the tree. Sequence numbers per service and tenant assigned in the outbox show a gap, shorter intervals narrow the window, and separating rights makes it hard. I'd state the remaining window.",
      },
      {
        question: "For data reads there's no transaction. How do you avoid loss without slowing each read?",
        about: [2],
        answer:
          "Append to a local durable buffer on the node and send in batches; a crash loses milliseconds at most. For very sensitive objects I'd write synchronously and refuse the read if it fails.",
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect', 'Cloud Engineer'],
    skills: ['Application Security', 'Amazon S3', 'Malware Analysis'],
    tags: ['document pipeline', 'sandboxing', 'quarantine'],
    question:
      "An insurer receives 500,000 documents a day from customers: PDFs, office files, photos, archives, up to 200 MB. They're converted, indexed and opened by clerks. Design the intake so that a malicious file does no harm, and a busy day doesn't stop it.",
    keyPoints: [
      {
        cue: 'Load and needs',
        point: 'Estimates load and asks for acceptable delay and the kinds really needed',
        weight: 2,
        said: [
          'half a million over ten hours is 14 a second, with peaks at 60, around 1.5 terabytes a day',
          'is a minute till the clerk sees it okay, do we need macros or archives at all',
        ],
      },
      {
        cue: 'Where files arrive',
        point:
          'Lets files land in a quarantine store, best straight by a short-lived signed link, from where nothing is ever served',
        weight: 3,
        essential: true,
        said: [
          "the web servers don't carry the bytes",
          'limit on size and type in the signature, own account for the raw files',
          'browsers send the file straight into a locked area that no one can open from outside',
        ],
      },
      {
        cue: 'Where they get opened first',
        point: 'Processes untrusted files in throwaway sandboxes without network and rights',
        weight: 3,
        essential: true,
        said: [
          'converters are full of holes, so assume they get taken over',
          'micro VM or gVisor for each file, killed afterwards, read one input and write one output',
          'there must be no credentials inside it',
        ],
      },
      {
        cue: 'What clerks get to see',
        point:
          'Gives clerks a rebuilt, harmless version, such as a re-rendered PDF, rather than the original',
        weight: 3,
        said: [
          'turn it into images and back, macros gone',
          'content disarm; the original only by special request in an isolated viewer',
          'the employees see a newly generated copy and not the file that came in',
        ],
      },
      {
        cue: 'Files that grow or hang',
        point: 'Limits archives and resources: depth, unpacked size, number of files, time and memory',
        weight: 2,
        said: ['a zip bomb of 40 KB may become terabytes', 'stop after a minute and mark it'],
      },
      {
        cue: 'Surviving the busy day',
        point: 'Decouples by queues with priorities, scaling by age, and handles stuck and poison files',
        weight: 2,
        said: [
          'three tries then aside for a person',
          'scale the workers by how old the oldest one is',
          "one customer's ten thousand scans mustn't block everyone",
        ],
      },
      {
        cue: 'Recognizing what is known',
        point: 'Scans in several ways, again later with new signatures, and records hash and decisions',
        weight: 2,
        said: [
          'what was clean on Monday may be known as bad on Friday',
          'keep the hash so that we find other copies',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Several virus scanners in a row make the original safe for clerks',
        said: [
          'with five engines nothing gets through',
          'scan with three different engines and then the clerk can open it',
        ],
        correction:
          "New or targeted malware passes all of them, and scanners themselves parse hostile files. Rebuilt versions and sandboxing don't depend on recognition.",
      },
      {
        belief: 'Converting in a normal container in the cluster is isolated enough',
        said: [
          "the converter runs in a container, so it's sandboxed",
          'a docker container is enough of a sandbox for the converter',
        ],
        correction:
          'Containers share kernel, network and often credentials. For parsers of hostile files use a stronger boundary without network and rights.',
      },
    ],
    sampleAnswer:
      "500,000 in ten hours are 14 a second, with peaks perhaps 60; at 3 megabytes that's 1.5 terabytes a day. A delay of a minute or two is fine, and I'd ask if macros and archives are truly needed. The portal hands out a signed link, valid for minutes, size limited, and the browser uploads straight to a quarantine bucket in its own account; nothing's ever served from there. An event goes to a queue. Workers start a micro VM per file or small batch: no network, no credentials, one input, one output, a minute and a gigabyte at most. Inside the type is determined by content, archives are unpacked to depth two with limits on count and size, scanners run, and the file is rendered to pages and rebuilt as a clean PDF, with text taken for the index. An outer controller, which never parses, checks the output and moves it to the clean store. Clerks see only this; the original on request in an isolated viewer. If each takes four seconds, 60 a second need 240 slots. Queues have priorities and a share per sender; scaling goes by age of the oldest. After three failures it goes aside to a specialist with a message to the customer. Hashes are kept, and originals are rescanned after a week. Trade-off: rebuilding loses macros, signatures and some layout, so signed documents need a path of their own. If scanners are down, files wait, nothing slips through; clerks see \"in check\".",
    criteria: ['Assumes that parsers will be broken', 'Sizes the workers by arithmetic'],
    followUps: [
      {
        question: 'A department needs working Excel files with macros from brokers. How do you serve them?',
        about: [3],
        answer:
          "A separate path: known senders, signed macros or stripped ones by default, opening in an isolated remote desktop without network. And I'd suggest a form or API to replace the spreadsheet.",
      },
      {
        question:
          'An exploit takes over the converter in a sandbox. What can it still do, and what do you check?',
        about: [2],
        answer:
          'It can write a malicious output for that one file. So the controller validates size and a strict simple format, such as images, and rebuilds the PDF itself. Unusual exits and system calls raise an alert.',
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect', 'Product Manager'],
    skills: ['API Security', 'Rate Limiting', 'Identity & Access Management'],
    tags: ['api keys', 'scopes', 'partner api'],
    question:
      'Design API access for a public partner API: 4,000 partner companies, 2,500 requests a second, some partners resell to others. Cover issuing, limiting, rotating and what happens when a key turns up on the internet.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point: 'Asks who calls and how: server to server or on behalf of users, and sizes',
        weight: 2,
        said: [
          "machine of the partner or in the name of an end customer, that's two schemes",
          '2,500 a second is modest, the variety of partners is the topic',
        ],
      },
      {
        cue: 'The key itself',
        point: 'Issues keys shown once, stored hashed, with a recognizable prefix and id',
        weight: 3,
        essential: true,
        said: [
          'prefix lets scanners on GitHub find and report them to us',
          'in our database is only a hash, so a leak of it is useless',
          'random 256 bits plus a checksum',
        ],
      },
      {
        cue: 'What a key may do',
        point: 'Limits each key by scopes, resources and environment, with least rights by default',
        weight: 3,
        essential: true,
        said: [
          'read-only orders for this one shop, sandbox separate from live',
          'no key that may do all',
          'a key can do just the few things that this partner needs, for their own data',
        ],
      },
      {
        cue: 'Rotating without trouble',
        point:
          'Allows several keys at a time for each application, so that rotation is possible without outage',
        weight: 2,
        said: ['two valid ones, switch, delete the old', 'expiry date and reminder, last-used shown'],
      },
      {
        cue: 'When a key is too weak',
        point:
          'Offers stronger ways for sensitive calls: OAuth client credentials with short tokens, mutual TLS or signed requests',
        weight: 2,
        said: [
          'a payment partner proves possession of a private key rather than send the secret',
          'tokens of ten minutes',
        ],
      },
      {
        cue: 'Taming the traffic',
        point:
          'Sets limits and quotas by partner and key at the gateway, with clear answers, and detects odd use',
        weight: 3,
        said: [
          'token bucket, 429 with Retry-After',
          'new country, ten times the usual or endpoints they never used',
          'each partner has a maximum per minute, and we notice when one behaves differently from usual',
        ],
      },
      {
        cue: 'When it turns up in public',
        point:
          'Has a leak procedure: automatic notice, quick revocation, contact, and search of the logs for misuse',
        weight: 3,
        said: [
          'found in public means disabled within minutes for powerful ones, grace of hours for weak ones by policy',
          'who is called at the partner at night',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "API keys identify users, so they're fine for acting in an end user's name",
        said: [
          'the partner sends his key and the user id',
          'the key stands for the user, so we know who is calling',
        ],
        correction:
          "A key identifies an application. For users' data, delegated consent such as OAuth is needed, or one key opens all users.",
      },
      {
        belief: 'A list of allowed addresses makes leaked keys harmless',
        said: [
          "with an IP allowlist a leak doesn't matter",
          "if only their addresses are allowed, a stolen key can't be used",
        ],
        correction:
          'It helps, but shared cloud addresses, changed addresses and compromised partners get round it. Still revoke and rotate.',
      },
    ],
    sampleAnswer:
      "First: do partners call for themselves or for end users? For themselves, keys and client credentials; for users, OAuth with consent, including the resellers, who act for their customers and never share one key. 2,500 a second is easy; an in-memory check at the gateway. A partner's administrator creates an application in the portal, with owner, purpose, scopes and environment; default is read-only sandbox. The key has a prefix, an id and 256 random bits with checksum; shown once, stored as a hash. The prefix lets public secret scanners recognize it and notify us. Up to two live keys for an application allow rotation without a gap; they expire after a year, with reminders and last use shown. Writing money-related calls need short-lived tokens bound to a client certificate or signed requests, so that a copied log line is useless. The gateway caches keys for 30 seconds, checks scope, and applies a token bucket per key and a quota per partner, with 429 and Retry-After. Usage is compared with the partner's usual pattern. When a key turns up in public: powerful ones are disabled within minutes, weak ones after a few hours' notice, as agreed in the contract; we call the contact, and list what was done with it. Trade-offs: strict disabling may stop a partner's shop, so the rule is known beforehand. Failure: key store down, the gateway lives on its cache for ten minutes and then fails closed for writes.",
    criteria: [
      'Tells application identity from user delegation',
      'Treats partner experience as part of security',
    ],
    followUps: [
      {
        question:
          'Your scanner reports a leaked live key of your biggest partner on a Saturday. It can create refunds. What happens?',
        about: [6],
        answer:
          'By policy such a key is disabled at once, automatically. Their emergency contact is called, a new key is made in the portal in minutes. We list refunds since the leak and hold suspicious ones.',
      },
      {
        question: 'Why is a fast hash such as SHA-256 enough here, unlike for passwords?',
        about: [1],
        answer:
          'The key is 256 random bits, which nobody can guess however fast the hash is. Passwords are guessable and need a slow one. A slow hash would cost too much on each request.',
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Cloud Engineer', 'Solutions Architect'],
    skills: ['Zero Trust', 'Identity & Access Management', 'VPN'],
    tags: ['identity aware proxy', 'device trust', 'remote access'],
    question:
      '800 employees and 150 contractors reach 120 internal applications through a VPN that opens the whole network. Design a replacement on zero trust principles, with a realistic path in eighteen months.',
    keyPoints: [
      {
        cue: 'What you start from',
        point:
          'Takes stock of applications, protocols, users and flows, and classes them by value and difficulty',
        weight: 2,
        said: [
          '80 web apps, 25 with SSH or databases, 15 old fat clients',
          'who really uses what, from the VPN logs',
        ],
      },
      {
        cue: 'What gets somebody in',
        point:
          'Decides each access by user identity, device state and application instead of by network place',
        weight: 3,
        essential: true,
        said: [
          'being inside gives you nothing',
          'per app, each session, checked again during use',
          "it doesn't matter where you sit, it matters who you are, on which laptop, and what you want to open",
        ],
      },
      {
        cue: 'What stands in front',
        point:
          'Puts an identity-aware proxy before the applications, with strong authentication and no direct route',
        weight: 3,
        essential: true,
        said: [
          'web apps behind a proxy with SSO, they accept only what comes from it',
          'outbound connectors, so that no inbound port is open',
          "a gate in front of each application checks the login, and there's no way around it",
        ],
      },
      {
        cue: 'The laptops',
        point:
          'Establishes device trust: managed, encrypted, patched, with a certificate; weaker access for others',
        weight: 2,
        said: [
          'contractors with their own laptop get a browser in isolation',
          'unhealthy device means that it just reaches the help page',
        ],
      },
      {
        cue: 'The awkward applications',
        point:
          "Handles what isn't web: SSH and databases through an access broker with short certificates, fat clients by agent or virtual desktop",
        weight: 2,
        said: [
          'no keys lying around, you get a certificate for eight hours',
          'the old ERP goes to a remote app',
        ],
      },
      {
        cue: 'The eighteen months',
        point: 'Plans the move in waves with both ways in parallel, measures use, and really closes the VPN',
        weight: 3,
        said: [
          'pilot with IT, then 20 apps a month, VPN shrinks to those left',
          "until it's turned off nothing is gained",
          'group by group we move over, and in the end the old tunnel is switched off for good',
        ],
      },
      {
        cue: 'What could stop everybody',
        point: 'Covers failure: outage of identity provider or proxy, break-glass, policy mistakes',
        weight: 2,
        said: [
          'if the IdP is gone nobody can work, so redundant and emergency paths for operations',
          'roll out policy in log-only mode first',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Zero trust is a product that replaces the VPN',
        said: [
          "we buy a zero trust solution and that's done",
          "install the vendor's agent everywhere and we have zero trust",
        ],
        correction:
          "It's a way to decide access. A product gives proxy or agent; inventory, policies, device management and closing old ways remain your work.",
      },
      {
        belief: 'With zero trust, network segmentation and patching internal systems become unnecessary',
        said: [
          "the network doesn't matter anymore",
          'we no longer need firewalls or patches for internal machines',
        ],
        correction:
          'Applications can still be attacked from each other and from compromised devices. Segmentation limits what goes wrong.',
      },
    ],
    sampleAnswer:
      "I begin with the VPN logs: which of the 120 applications are used by whom. Say 80 are web, 25 are SSH and databases, 15 old clients. Requirements: 950 people, work from anywhere, contractors only see their three applications, and an outage of one part mustn't stop operations. Target: every access is decided for user, device and application, and being in the office gives nothing. Web applications sit behind an identity-aware proxy with single sign-on and passkeys; connectors dial out, so no inbound ports, and the applications accept only signed identity from the proxy. Devices are enrolled, encrypted and patched, and prove it with a certificate in hardware; contractors with own laptops get an isolated browser, without downloads for sensitive data. SSH and databases go through a broker that issues certificates for eight hours and records sessions. The 15 old ones run in a virtual desktop or by a per-app tunnel. Path: three months of inventory and device basis, a pilot with IT, then ten to fifteen applications a month, policies log-only for two weeks before enforcing. The VPN is cut per application until month eighteen, and somebody owns that date. Trade-off: the proxy and identity provider become critical, so they're in two regions, existing sessions last a few hours, and operations has a break-glass path with hardware keys, alarmed and tested. It can also fail through exceptions, hence each expires. Measures: share through the proxy, open VPN rules, login troubles.",
    criteria: ['A path with an end, not only a target picture', 'Sees the new single points of failure'],
    followUps: [
      {
        question: 'The managing director wants to read mail on a private tablet. What does your policy say?',
        about: [3],
        answer:
          'Allowed with less: web mail in a managed browser or app container, strong login, no downloads, short sessions. Full access needs an enrolled device. The same rule for all, with the reason explained.',
      },
      {
        question:
          'A wrong policy locks everyone out at nine in the morning. How is that prevented and mended?',
        about: [6, 2],
        answer:
          "Policies are code, tested with sample users, run log-only, then released to five percent. A previous version can be restored by an operations path that doesn't go through the proxy, rehearsed each quarter.",
      },
    ],
  },
  {
    id: 'design-of-security-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Technical Lead', 'Engineering Manager', 'DevOps Engineer'],
    skills: ['Vulnerability Management', 'Software Composition Analysis', 'Engineering Metrics'],
    tags: ['ownership', 'slas', 'platform'],
    question:
      "40 teams with 300 repositories, cloud accounts and 2,000 servers produce findings in seven scanners' consoles. Nobody knows who fixes what. Design the vulnerability management program and its platform.",
    keyPoints: [
      {
        cue: 'Who fixes what',
        point:
          'Starts with an inventory that ties each repository, image, server and account to an owning team, with exposure and data class',
        weight: 3,
        essential: true,
        said: [
          'without owner no fix, so service catalog first',
          'from the tag on the server I get to the team and the pager',
          'unowned things are turned off or given to someone',
        ],
      },
      {
        cue: 'Seven consoles',
        point: 'Brings all findings together, normalizes and deduplicates them by cause and fix',
        weight: 3,
        essential: true,
        said: [
          'seven tools say the same thing, one ticket per fix',
          'a base image in 90 services is one task for the platform team',
          'throw all results into one pot, remove the doubles, and count what has to be repaired',
        ],
      },
      {
        cue: 'What comes first and when',
        point:
          'Ranks by risk with context: exploited, reachable, exposed, value; and sets deadlines by class',
        weight: 3,
        said: [
          'mix EPSS, known exploited list, internet facing, crown jewel',
          '72 hours, two weeks, quarter, else routine',
          "what can be attacked from outside and is being attacked comes first, with a date by which it's done",
        ],
      },
      {
        cue: 'Where teams meet it',
        point: 'Delivers to teams where they work, with the fix proposed and automated where possible',
        weight: 2,
        said: ['pull request instead of a PDF', 'in their own board and not in an eighth console'],
      },
      {
        cue: 'When something stays unfixed',
        point: 'Runs exceptions with reason, approver by risk, compensation and expiry',
        weight: 2,
        said: ['director signs for the high ones, ends after ninety days', 'it shows up again by itself'],
      },
      {
        cue: 'How you show progress',
        point: 'Reports outcomes by team and class: within deadline, age, recurrence, coverage of assets',
        weight: 2,
        said: ['how many assets are scanned at all', 'median time to fix for the exploited ones and trend'],
      },
      {
        cue: 'When it is urgent',
        point: 'Has a fast lane for emergencies: answer within an hour where something runs',
        weight: 2,
        said: [
          'query all SBOMs for the library and page the owners',
          'a war room with a list, not a mail to everyone',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A central security team should fix the vulnerabilities itself',
        said: [
          "security patches it all, then it's done",
          'my team should patch the repositories for the developers',
        ],
        correction:
          "It doesn't know or own 300 codebases. It runs the platform, priorities and hard cases; owners fix, with automation.",
      },
      {
        belief: 'One dashboard of all findings is the program',
        said: [
          'we put all in one dashboard, then the teams see it',
          'once everybody can look at the findings, they get fixed',
        ],
        correction: 'Visibility without owners, deadlines, capacity and escalation changes nothing.',
      },
    ],
    sampleAnswer:
      "Scope: 300 repositories, 40 teams, 2,000 servers, some 60,000 raw findings in seven consoles. The core problem is ownership, so first comes the catalog: each repository, image, account and server carries a service id with team, pager, exposure and data class, taken from tags and deployment data. What has no owner after four weeks goes to a director or is switched off. The platform is simple: collectors pull from the scanners daily, map to one form, match assets to owners, and merge by fix. 60,000 shrink to perhaps 4,000 fixes, since a base image in 90 services is one. Ranking: known exploited or likely, reachable, on the internet, value of data. Classes: 72 hours, two weeks, a quarter, and routine, agreed with engineering leadership, with reserved capacity. Delivery is a pull request or a ticket in the team's own board, with the fix; the platform team handles images and server patches for all. Exceptions carry reason, approver according to risk, compensation and an end. Monthly report by director: share within deadline, age, coverage of assets, recurrence, no total count. Emergency: a query over SBOMs and running images says within an hour where the library runs, and pages owners. Trade-off: building ourselves is glue of two people, buying binds us; I'd buy the aggregation, own the catalog. It fails if tags rot, so unowned share is a metric and deployment refuses without an id; if a scanner goes silent, coverage shows it.",
    criteria: ['Ownership before tooling', "Measures that can't be gamed easily"],
    followUps: [
      {
        question:
          'Two teams are always late. They say the deadlines ignore their roadmap. How do you handle it?',
        about: [2],
        answer:
          "Look at their load and kind: perhaps old technology that needs a funded upgrade. Agree on a plan with their director, shared capacity, or a signed exception. If it's priority only, the director decides visibly.",
      },
      {
        question: 'How do you learn of servers and accounts that are in no catalog?',
        about: [0, 5],
        answer:
          'Compare with cloud bills, DNS, certificate logs, network scans and external attack surface scans. Each unknown asset opens a search for the owner, and the number of unknowns goes in the report.',
      },
    ],
  },
]
