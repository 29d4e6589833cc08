import type { OpenQuestion } from '../open-question.ts'

export const designOfSecurityExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-security-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Solutions Architect', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Security Architecture', 'Cloud Security', 'Container Security'],
    tags: ['untrusted code', 'micro vm', 'tenant isolation'],
    question:
      "Your platform is to run customers' own code: 50,000 tenants, functions that live from 100 milliseconds to 15 minutes, 20,000 starts a second at peak, anonymous sign-up. Design the isolation. Assume that some tenants attack the platform and each other.",
    keyPoints: [
      {
        cue: 'Enemies and numbers',
        point:
          "Names attackers, assets and numbers: escape, neighbors' data, side channels, abuse for mining or attacks",
        weight: 2,
        said: [
          'the tenant is the enemy, and free accounts make new ones at will',
          '20,000 starts a second at around 300 ms each means about 6,000 running at once',
        ],
      },
      {
        cue: 'What keeps tenants apart',
        point:
          'Chooses a strong boundary for each tenant, such as micro VMs or a user-space kernel, not shared-kernel containers alone',
        weight: 3,
        essential: true,
        said: [
          "micro VMs such as Firecracker; the kernel's system calls are too wide a surface",
          'two tenants never share a guest kernel',
          'a sandbox in the style of gVisor that answers the system calls itself instead of passing them on',
          'jail the VMM itself with seccomp and its own user',
        ],
      },
      {
        cue: 'If somebody gets out',
        point:
          'Keeps the host poor: no secrets of others, no control-plane rights, so that an escape gains little',
        weight: 3,
        essential: true,
        said: [
          'when somebody gets out he finds one host with short credentials for that host only',
          "the data plane can't ask for other tenants' code",
          'assume breakout and make it boring',
        ],
      },
      {
        cue: 'Starting quickly',
        point: 'Solves cold start by pools or snapshots without reusing a used VM for another tenant',
        weight: 3,
        said: [
          'pre-booted blank VMs, bind the tenant late, throw away after',
          'restore from snapshot in some milliseconds but reseed randomness and identity',
          'keep empty machines ready, give one to a customer when needed and destroy it afterwards',
        ],
      },
      {
        cue: 'What code may talk to',
        point:
          'Isolates the network: deny by default among tenants and to the metadata and control services, filtered egress',
        weight: 2,
        said: [
          'each VM has its own namespace, only outbound by a proxy with limits',
          'no SMTP, no link-local',
        ],
      },
      {
        cue: 'Subtler effects between tenants',
        point:
          'Treats side channels and noisy neighbors: no shared hyperthreads between tenants, quotas, placement tiers',
        weight: 2,
        said: [
          'core scheduling or SMT off, big customers may buy dedicated hosts',
          'limit CPU, IO and memory so that none starves others',
        ],
      },
      {
        cue: 'Noticing, and staying fresh',
        point:
          'Detects and recycles: short-lived hosts, fast kernel patching, anomaly signals, kill by tenant',
        weight: 2,
        said: [
          'hosts live a day at most, so patches and implants roll out and away',
          'mining and scans get throttled and then suspended',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Containers with seccomp and dropped capabilities are an equal boundary for hostile code',
        said: [
          "we harden the containers, that's enough",
          'a hardened docker container separates attackers as well as a VM does',
        ],
        correction:
          'It shrinks the surface, yet all share one kernel in which local escalation bugs appear regularly. Hostile tenants need a separate kernel or a virtual machine boundary.',
      },
      {
        belief: "Encrypting tenants' data makes isolation less important",
        said: [
          "everything is encrypted so they can't read it",
          'since the data are encrypted, a breakout reveals nothing',
        ],
        correction:
          'While code runs, keys and plain data lie in memory on that host. Isolation protects exactly this moment.',
      },
    ],
    sampleAnswer:
      "Numbers: 20,000 starts a second at a typical 300 milliseconds are about 6,000 concurrent, with the long ones perhaps 30,000; at 128 megabytes that's 4 terabytes of memory, some 40 to 60 hosts with reserve. Attackers are tenants with free accounts: escape, neighbors' data, our control plane, abuse outward. Boundary: a micro VM per tenant's execution environment, guest kernel minimal, the VMM jailed under its own user with seccomp, few virtual devices. Tenants never share a VM; the same function of the same tenant may reuse one for minutes, which I document. Behind this I assume escape: the host holds no secrets but a short identity; code arrives encrypted per invocation for the tenants on it, and the control plane lets a host ask only about placements it was given. Cold start: pools of blank VMs restored from snapshots in about ten milliseconds, with new randomness and identity before binding. Network: a namespace each, no route to neighbors, metadata or control, egress by a filtering proxy with quotas. Side channels: core scheduling so that two tenants don't share a core's threads, no memory deduplication, dedicated hosts for sale. Free accounts sit in their own pool apart from paying ones, and one cell has 10 percent at most. Hosts live a day, so patches roll by themselves; unusual exits of the VMM isolate the host at once. Trade-off: VMs cost memory and some milliseconds against containers, maybe 15 percent; I'd pay it. It fails by a hypervisor bug: then cells limit reach, we can drain a fleet in two hours. Pool exhausted: queue, then refuse free tenants first.",
    criteria: [
      'Assumes breach of each layer and limits its reach',
      'Balances density, latency and risk with numbers',
    ],
    followUps: [
      {
        question: 'What goes wrong if a snapshot with initialized state is restored a thousand times?',
        about: [3],
        answer:
          'All copies share random seeds, keys, ids and open connections, so nonces repeat and tokens can be guessed. Reseed on resume, notify the runtime, keep secrets out of the snapshot, and open connections afterwards.',
      },
      {
        question: 'You see signs that a tenant escaped to one host. What do you do in the first hour?',
        about: [2, 6],
        answer:
          "Isolate the host, keep its memory, suspend the tenant, revoke the host's identity, list every tenant placed there since it booted, rotate their injected secrets, hunt for the same pattern, and stop free sign-ups.",
      },
    ],
  },
  {
    id: 'design-of-security-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Solutions Architect', 'Cloud Engineer', 'Backend Developer'],
    skills: ['Key Management', 'Cryptography', 'AWS KMS'],
    tags: ['envelope encryption', 'customer managed keys', 'crypto shredding'],
    question:
      'Design key management for a SaaS with 20,000 tenants, of which 300 bring their own keys in their own cloud account and may withdraw them. 40,000 decryptions a second, data in six stores, and deletion of a tenant must be provable.',
    keyPoints: [
      {
        cue: 'What it must achieve',
        point:
          "Derives requirements: who's to be excluded, how quickly a withdrawal works, availability, region",
        weight: 2,
        said: [
          "against stolen disks, against our own staff, against one customer's order to stop",
          'withdrawn key must bite within, say, ten minutes',
        ],
      },
      {
        cue: 'How the keys are arranged',
        point:
          'Builds a hierarchy: root in an HSM or KMS, key per tenant, data keys below, wrapped by envelope encryption',
        weight: 3,
        essential: true,
        said: [
          "data keys encrypt, the tenant's key wraps them, and only that goes to the KMS",
          'never send the data to the KMS',
          "several layers of keys: small ones for the data, locked by the customer's key, which is locked by hardware",
        ],
      },
      {
        cue: 'How you reach that rate',
        point:
          'Caches data keys in memory for a bounded time and use, as calling the KMS each time is too slow and costly',
        weight: 3,
        essential: true,
        said: [
          '40,000 a second would hit the limits, a cache of five minutes brings it down to a few hundred',
          'the time of caching is the time until withdrawal works',
          'keep the unlocked small keys for some minutes, otherwise the key service is asked far too often',
        ],
      },
      {
        cue: 'Keeping uses apart',
        point: 'Separates key use by tenant and purpose, with tenant and context bound in as associated data',
        weight: 2,
        said: [
          'the service may decrypt just in a request of this tenant',
          "a ciphertext from B can't be decrypted in the context of A",
        ],
      },
      {
        cue: 'The 300',
        point:
          "Handles customers' keys: tells withdrawal from an outage, and locks the workspace only on withdrawal",
        weight: 3,
        said: [
          "permission denied means lock the workspace, a timeout doesn't",
          'search, jobs and backups for them stop too, write it in the contract',
          'if the customer turns their key off we stop for them, but a short network problem must not have that effect',
        ],
      },
      {
        cue: 'Changing keys over time',
        point:
          'Plans rotation without re-encrypting everything: new versions wrap new keys, old ones lazily rewrapped',
        weight: 2,
        said: [
          'key id in every ciphertext, both versions readable',
          'rewrap the small keys, not the terabytes',
        ],
      },
      {
        cue: 'Provable deletion',
        point:
          'Deletes by destroying keys, and knows the gaps: plaintext indexes, caches, logs, exports, key backups',
        weight: 2,
        said: [
          'crypto-shredding works only if no copy in clear exists',
          'the search index must be under the same key',
          'waiting period for deletion is part of the proof',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "With customer-managed keys the provider can't read the data",
        said: [
          "they hold the key, so we've no access",
          "because the key is theirs, we can't see their data any more",
        ],
        correction:
          'While the grant stands, the service decrypts at will. They gain control to withdraw and a record of use, not secrecy from the running service.',
      },
      {
        belief: 'Rotating the master key limits the damage of a stolen data key',
        said: [
          'we rotate every year so a leak is covered',
          'if a key leaks, rotation of the root makes the data safe again',
        ],
        correction:
          'Rotation of the wrapping key leaves data keys as they are. Data encrypted by a leaked data key must be re-encrypted.',
      },
    ],
    sampleAnswer:
      "Whom do we exclude? Thieves of storage, our staff without need, and, for 300 customers, ourselves once they say stop; I'd promise ten minutes. Hierarchy: root in the KMS's HSM per region, a key per tenant, which for the 300 lies in their account with a grant to encrypt and decrypt only, and data keys per tenant, store and day below. Objects carry key id and version. The tenant's id, store and record go in as associated data. Arithmetic: 40,000 decryptions a second, but with data keys cached for five minutes in the crypto service of each node group, and 8,000 active tenants with two hot keys each in ten groups, that's 160,000 in 300 seconds, about 530 KMS calls a second, which fits and is spread by jitter. Five minutes also bound withdrawal. The crypto service hands out keys only for a signed request context of that tenant. When a customer's KMS answers \"denied\" or \"disabled\", we lock the workspace, drop caches, stop jobs and search, tell the admins. A timeout isn't denial: we go on with cached keys for up to ten minutes, then degrade. Rotation yearly: new versions, lazy rewrapping of small keys. For deletion the tenant's key is scheduled for destruction; after the waiting period the KMS log is the proof. That holds as search index, caches, exports and backups are under the same hierarchy, which I'd test by finding plaintext with canary data. Trade-off: longer caches mean fewer calls, slower withdrawal. Worst failure: losing a root, so multi-region replicas, deletion guarded by two people and a delay. And a customer's mistake takes them down; they hear that before.",
    criteria: [
      "States plainly what customer keys do and don't give",
      'Cache, cost and withdrawal connected by arithmetic',
    ],
    followUps: [
      {
        question:
          'A customer disables their key by mistake on Friday, and enables it again on Monday. What must have happened meanwhile?',
        about: [4],
        answer:
          'Nothing destructive: data stays, queues and webhooks are kept within limits or refused clearly, retention and deletion jobs skip that tenant. On return it unlocks by itself, and backups continue with a visible gap.',
      },
      {
        question:
          "An auditor asks you to prove that a tenant's data are gone from backups. What do you show?",
        about: [6],
        answer:
          "Backups hold only ciphertext under the tenant's key: key inventory, the log of destruction, a test where canary data of a deleted tenant can't be restored, and the list of stores covered and exceptions with their expiry.",
      },
    ],
  },
  {
    id: 'design-of-security-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Site Reliability Engineer (SRE)', 'Data Engineer', 'Solutions Architect'],
    skills: ['SIEM', 'Threat Detection', 'Security Architecture'],
    tags: ['detection pipeline', 'streaming', 'cost'],
    question:
      'Security logs have grown to 12 TB a day, the SIEM costs more than the team, searches take an hour, and rules are clicked together in a console. Design the detection pipeline anew, with detections within five minutes and one year of search.',
    keyPoints: [
      {
        cue: 'Where you begin',
        point:
          'Works from the use cases: which data detections, hunting and law need, with volumes by source',
        weight: 2,
        said: [
          '70 percent of it is flow and proxy logs that 3 rules use',
          'twelve terabytes are 140 megabytes a second, what of it is worth hot',
        ],
      },
      {
        cue: 'The first stage',
        point: 'Decouples collection from analysis by a durable stream with normalization to one schema',
        weight: 3,
        essential: true,
        said: [
          'collectors to Kafka, parse there, send on to several targets',
          "we're free to change the SIEM after that",
          'put a buffer between those who send and those who evaluate, and bring all into the same format',
        ],
      },
      {
        cue: 'Where the data goes',
        point:
          'Routes by value: streaming detection and a hot store for a small part, cheap columnar lake for all',
        weight: 3,
        essential: true,
        said: [
          'a tenth in fast search, the rest as parquet on object storage partitioned by time',
          "don't pay index price for DNS logs",
          'only the important tenth goes in the expensive search, everything else lies cheaply in files',
        ],
      },
      {
        cue: 'How rules are made',
        point:
          'Treats detections as code: review, tests with positive and negative samples, staged release, metrics',
        weight: 3,
        said: [
          'rules in git with log samples as unit tests',
          'first silent for a week, then alert',
          'rules are treated as software, with tests and a review before they go live',
        ],
      },
      {
        cue: 'What analysts receive',
        point: 'Enriches with identity and asset context and groups alerts to cases by entity',
        weight: 2,
        said: [
          "who's the user, which machine, how critical",
          'risk adds up per person rather than forty tickets',
        ],
      },
      {
        cue: 'Whether the whole thing works',
        point:
          'Measures its own health end to end: delay, loss, parse errors, silent sources, synthetic attacks',
        weight: 3,
        said: [
          'run a fake attack each hour and see that the alert comes within five minutes',
          "dead letter queue for lines that don't parse",
          'which hosts have stopped sending',
        ],
      },
      {
        cue: 'When time plays tricks',
        point: 'Handles late and out-of-order events and replays history for new rules',
        weight: 2,
        said: [
          'use event time with a watermark, and a backfill job',
          'when a new indicator arrives search the past year',
        ],
      },
      {
        cue: 'Guarding the logs',
        point: 'Protects itself: separate account, write-once, access recorded, personal data limited',
        weight: 1,
        said: ["an intruder with cloud admin mustn't delete the logs", "analysts' queries are audited too"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More data always gives better detection',
        said: [
          'we should collect everything we can, hot',
          "the more logs we have, the more attacks we'll see",
        ],
        correction:
          'Unused data costs money and slows searches. Value comes from tested detections and context; keep rarely used data cheaply.',
      },
      {
        belief: 'Machine learning on the raw logs can replace rules',
        said: [
          'an anomaly model finds it all without rules',
          "a model learns what's normal, so nobody has to write rules",
        ],
        correction:
          'Anomalies are mostly benign and need context and labels. Tested behavior rules carry most of the value; models help to rank.',
      },
    ],
    sampleAnswer:
      "I'd measure first: 12 terabytes a day is 140 megabytes a second on average, maybe 400 at peak; flow, proxy and DNS are 70 percent and serve three rules. Needs: detection within five minutes, hot search for 30 days for about a tenth, a year in total. Design: collectors write to a partitioned stream with three days' retention; a parsing stage brings it to one schema with versions, bad lines go to a dead-letter queue with an alert on its rate. From there three ways. A stream engine runs the time-critical rules, stateful per user or host by event time with watermarks. One terabyte a day goes into the hot index. Everything goes to columnar files in object storage, partitioned by hour and source: at ten to one compression 1.2 terabytes a day, 440 a year, cheap; scheduled detections and hunting query it in minutes. Enrichment joins identity and asset tables kept in memory. Alerts become cases by entity with risk adding up. Rules live in git: owner, hypothesis, runbook, samples which must and mustn't fire; a week silent before they page; retired if useless. Health: synthetic attacks hourly through the whole chain, expected sources against seen ones, delay per stage. New indicators are run against the year. The lake sits in its own account, write-once, queries recorded. Trade-off: more engineering, two or three people, against license; and the lake is slower than an index. Failures: the stream is down, agents buffer some hours; a flood by one source gets a quota so that identity logs pass first; a parser breaks silently, which the tests catch. Migration in parallel, rule by rule, comparing.",
    criteria: ['Data value drives placement and cost', 'The pipeline proves that it works'],
    followUps: [
      {
        question: 'Why not alert for each rule separately, as analysts are used to?',
        about: [4],
        answer:
          "An attack is several weak signals. Separately each is noise at one percent precision; together by user within a day they're strong. Analysts get fewer cases with the story in order, and weak rules become usable.",
      },
      {
        question: 'Laptops deliver their logs up to two days late. What does this mean for stream rules?',
        about: [6],
        answer:
          "A watermark can't wait two days. So the stream works on what's timely; late events go through a scheduled run over the lake with the same rule logic, deduplicated by event id, and the alert states the delay.",
      },
    ],
  },
  {
    id: 'design-of-security-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect', 'Technical Lead'],
    skills: ['Identity & Access Management', 'Distributed Systems', 'Role-Based Access Control'],
    tags: ['authorization service', 'relationship based access', 'consistency'],
    question:
      'A collaboration suite has 60 services, each with its own permission logic. Documents lie in nested folders, are shared with groups in groups, and 200,000 checks a second are needed at under 10 ms p99. Design one authorization service, and say how wrong "allow" answers are avoided.',
    keyPoints: [
      {
        cue: 'The kinds of questions',
        point:
          'Gathers kinds of questions: check, list what I may see, who has access, and their rates and freshness',
        weight: 2,
        said: [
          'lists of documents are harder than single checks',
          'is one minute of stale permission ok, surely not after removal',
        ],
      },
      {
        cue: 'How rights are represented',
        point:
          'Models permissions as relations between users, groups, folders and documents, evaluated as a graph',
        weight: 3,
        essential: true,
        said: [
          "document's parent is a folder, viewers of folder are viewers of it",
          'tuples like group:eng#member can view folder:7',
          "roles alone don't express sharing by inheritance",
        ],
      },
      {
        cue: 'How wrong allows are avoided',
        point:
          'Prevents stale allows, for instance by consistency tokens: a check is at least as fresh as the latest change of content or rights',
        weight: 3,
        essential: true,
        said: [
          'after removing Bob and then adding text, the check must see the removal',
          'store a version with the document and demand it in the check',
          "the 'new enemy' problem",
        ],
      },
      {
        cue: 'How you get under 10 ms',
        point: 'Reaches speed with caching at that version, precomputed group nesting, and local replicas',
        weight: 3,
        said: [
          'flatten deep groups in an index',
          'same subproblem in flight is done once, hot keys spread',
          'evaluators in each region near the data',
        ],
      },
      {
        cue: 'If the service is down',
        point:
          'Decides on failure: deny by default with narrow, named exceptions, bounded staleness, redundancy',
        weight: 2,
        said: [
          "if it doesn't answer, no access, but reading cached yes for thirty seconds may be accepted",
          "since it's in the path of all, it must be the most available of all",
        ],
      },
      {
        cue: 'Moving 60 services over',
        point: 'Migrates in shadow: services compare old and new decisions before switching',
        weight: 2,
        said: ['run both for weeks and log differences', 'one service after the other, reads first'],
      },
      {
        cue: 'Keeping it understandable',
        point: 'Makes it governable: schema review and tests, explanation of decisions, audit of changes',
        weight: 2,
        said: ['why can she see this? show the path', 'test cases for each policy in the pipeline'],
      },
    ],
    wrongBeliefs: [
      {
        belief: "A cache with a few minutes' lifetime is harmless for permissions",
        said: ['cache the decision for five minutes', 'a few minutes of delay in permissions hurt nobody'],
        correction:
          "Who was removed then still sees what's written afterwards. Bound staleness by version, not merely by time, and treat removal specially.",
      },
      {
        belief: 'Permissions in the access token solve it without a service',
        said: [
          'put the rights in the JWT, then each service knows',
          'we write all permissions into the token at login',
        ],
        correction:
          "Millions of documents don't fit in a token and it's stale until it expires. Tokens carry identity and coarse scopes.",
      },
    ],
    sampleAnswer:
      "First the questions: check one object, 200,000 a second; list what I may see; who can see this. Freshness: granting may take seconds, but removal has to hold for everything written afterwards. Model: relation tuples, such as user is member of group, group is viewer of folder, folder is parent of document, and a schema per type saying that viewers include editors and viewers of the parent. Perhaps 5 billion tuples at 100 bytes, 500 gigabytes before replication, in a globally replicated database with snapshot reads. Evaluators hold shards of a cache; a check fans out along the graph, duplicates in flight are merged, deep groups are flattened in an index kept by the change stream. With 90 percent hits, 20,000 a second reach storage. Against wrong allows: every change returns a version token; the service stores it with the content when it's saved, and passes it at the check, which must evaluate at a snapshot at least that new. So Bob, removed before the new paragraph, never reads it, while most checks can use a slightly older, local snapshot. Lists come from an index by user of reachable folders, filtered by checks at the end. Failure: deny by default; a named few reads may use an allow up to 30 seconds old, sharing and deletion never. Three regions, capacity for one lost, per-service quotas since one bad list can flood. Migration: dual write, shadow compare with zero unexplained differences for two weeks, service by service, 18 months. Schema changes are reviewed with tests; an explain call shows the path; changes to tuples are audited. Trade-off: a central dependency and token handling in each client, for one truth.",
    criteria: ['Explains the consistency anomaly by example', 'Considers listing, not only checking'],
    followUps: [
      {
        question: 'A group with 300,000 members is nested in 10,000 folders. What breaks and what do you do?',
        about: [3],
        answer:
          "Flattening explodes and each change rewrites much. Keep members once, index group to group, intersect at check: is the user in any of the groups granted here. Limit depth, throttle updates, and cache the user's group set by version.",
      },
      {
        question:
          'In shadow mode you find cases where the old code allowed and the new denies. How do you treat them?',
        about: [5],
        answer:
          'Sort them: bugs in the new model are fixed; old holes are security findings to be decided with the owner; intended special cases go in the schema. Nothing gets switched while there are unexplained ones.',
      },
    ],
  },
  {
    id: 'design-of-security-expert-05',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Security Engineer',
      'Solutions Architect',
      'Site Reliability Engineer (SRE)',
      'Backend Developer',
    ],
    skills: ['Identity & Access Management', 'High Availability', 'Security Architecture'],
    tags: ['credential stuffing', 'global login', 'passkeys'],
    question:
      'Design login for 100 million consumer accounts on three continents. Normal peak is 3,000 logins a second; attackers try leaked passwords at 60,000 a second from a million addresses. A region may fail at any time. How do you keep honest people coming in?',
    keyPoints: [
      {
        cue: 'Goals and arithmetic',
        point:
          'Sets goals and numbers: availability, share of honest people challenged, takeovers, cost of hashing',
        weight: 2,
        said: [
          'at 100 ms of CPU for each hash, 63,000 a second would need 6,300 cores, so most must be refused before',
          'at most one in a hundred honest people sees an extra step',
        ],
      },
      {
        cue: 'Surviving 60,000 a second',
        point:
          'Puts cheap refusal before expensive verification: edge filters, bot signals, leaked password lists, limits over many keys',
        weight: 3,
        essential: true,
        said: [
          "don't spend Argon2 on a bot",
          'count by account, device, network, fingerprint and password hash, not just per IP',
          'known bad combos are answered at the edge',
        ],
      },
      {
        cue: 'Passing or refusing somebody',
        point: 'Decides by risk for each attempt: let pass, extra step or deny, without locking people out',
        weight: 3,
        essential: true,
        said: [
          'known device and usual place go through, unknown ones prove more',
          "correct password from a bot cluster isn't enough",
          'never hard-lock an account as the attacker could do that to everyone',
        ],
      },
      {
        cue: "Beyond today's attack",
        point:
          'Reduces the value of passwords in the long run: passkeys, forced change on leaked ones, second factor by risk',
        weight: 3,
        said: [
          "credentials that can't be stuffed",
          'check against breach lists at login and make them change',
          'move people away from passwords, and make those change whose password is known to have leaked',
        ],
      },
      {
        cue: 'When a region fails',
        point:
          'Separates regions: login and token verification work without the others, with home data replicated',
        weight: 2,
        said: [
          "token checks are local by public keys, so signed-in people don't notice",
          'credential store replicated, writes have a home region',
          'after failover the rest must carry the entire load',
        ],
      },
      {
        cue: 'When it gets too much',
        point:
          'Knows how it degrades: under overload protect known devices and sessions first, hashing pool bounded',
        weight: 2,
        said: [
          'queue for new devices, refresh for the existing goes ahead',
          "own pool so that hashing can't starve everything",
        ],
      },
      {
        cue: 'Knowing how it goes',
        point:
          'Measures and adapts: success rate of honest people, takeovers, challenge rate, without revealing to attackers why they failed',
        weight: 2,
        said: ['same answer and time for all refusals', 'control group to see how many honest ones we lose'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A captcha for everyone stops credential stuffing',
        said: ['show a captcha on each login', "bots can't solve captchas, so everyone gets one"],
        correction:
          'Solving services and models pass it cheaply while honest people leave. Use it by risk as one signal among several.',
      },
      {
        belief: 'Rate limits per address solve it',
        said: ['ten attempts per IP per minute', 'limit each IP and the attack is over'],
        correction:
          'A million addresses with four attempts a minute each pass below it. Count along several dimensions and correlate.',
      },
    ],
    sampleAnswer:
      "Goals: honest people succeed in 99.9 percent, under one percent see an extra step, takeovers below some dozens a day, one region may go. Arithmetic rules the design: a memory-hard hash costs about 100 milliseconds of a core, so 63,000 attempts a second would need 6,300 cores; 3,000 need 300. So most attacks must be refused before hashing. Layer one, at the edge: signals of automation, networks, device tokens that only we issue, cheap proof in the client. Layer two, counters approximated in memory across dimensions: account, device, network, client fingerprint, and keyed hash of the password tried, since stuffing and spraying show there. A score decides: pass, step, refuse with the same answer and time as a wrong password. A correct password from a bot cluster isn't enough; it asks for a known device, mail or passkey. No account gets locked, as an attacker could shut out all. Hashing runs in a bounded pool; in overload known devices and refreshes go first, new devices wait. Regions: each continent verifies alone; credentials and sessions are replicated, an account's writes have a home, moved when a region dies; sessions are checked locally by public keys. Each region runs at 60 percent, so that two carry three. Long-term: passkeys offered after each login, leaked passwords forced to change. Failures: the risk engine is down, then fall back to simple counters and known devices, neither open nor shut; replication late, then a just changed password may be old elsewhere, so security changes write synchronously to two regions. Trade-off: every point of strictness loses honest people, so we keep a control group, and measure both. Support for the challenged is part of the design.",
    criteria: ['Cost of verification drives the layers', 'Protects honest users as carefully as accounts'],
    followUps: [
      {
        question:
          'How can you still use a correct-password signal without telling the attacker that it was correct?',
        about: [2],
        answer:
          'Answer the risky attempt exactly like a wrong password in text and time, or send every risky attempt to the same extra step. The owner gets a notice and must change it at next login.',
      },
      {
        question:
          'After the region in Asia fails, p99 of logins in Europe rises to 8 seconds. Which reasons do you check?',
        about: [4],
        answer:
          'Hashing pools sized without reserve, cold risk data so that all devices look new and get extra steps, synchronous writes to the lost region timing out, and clients retrying without jitter.',
      },
    ],
  },
  {
    id: 'design-of-security-expert-06',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Solutions Architect', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['PKI', 'Zero Trust', 'Security Architecture'],
    tags: ['workload identity', 'mtls', 'certificate rotation'],
    question:
      '10,000 workloads run on three clouds, two Kubernetes fleets and 800 old machines, and call each other with shared API keys on flat networks. Design service identity and encryption for all, including the certificate authority and its failure.',
    keyPoints: [
      {
        cue: 'How a workload gets its name',
        point: 'Issues identity from attestation of where and what the workload is, not from a given secret',
        weight: 3,
        essential: true,
        said: [
          'the node proves itself by cloud document or TPM, the pod by service account, then it gets its name',
          'SPIFFE-like ids with trust domain, environment and service',
          'no bootstrap key to steal',
        ],
      },
      {
        cue: 'How long it lasts',
        point: 'Uses short-lived certificates with automatic renewal, so that revocation hardly matters',
        weight: 3,
        essential: true,
        said: [
          'lifetime of hours, renewed at half, memory only',
          "stop renewing and it's out by the evening",
          "they're valid only for a day and are replaced by themselves, so a stolen one soon expires",
        ],
      },
      {
        cue: 'How the authority is built',
        point:
          'Designs the CA in tiers: offline root, intermediates per cloud or fleet in HSM or KMS, with limits by name and separate failure',
        weight: 3,
        said: [
          "if one cloud's issuer is taken over it can't mint names of the others",
          'root in a safe, ceremony with several people',
          'the top key is kept offline, below it one issuer per environment that can sign only for its own names',
        ],
      },
      {
        cue: 'After identity is established',
        point:
          'Separates identity from authorization: rules who may call whom, rolled out from observed traffic',
        weight: 2,
        said: ['mTLS just says who you are', 'default deny after learning, policies in code by the owners'],
      },
      {
        cue: 'If the authority fails',
        point:
          'Survives an outage or mistake of the CA: lifetime longer than repair, several issuers, staggered renewal, tested recovery',
        weight: 3,
        said: [
          'if issuing is down four hours nothing must expire',
          'jitter, or 10,000 renew at once after the restart',
          'alarm on the smallest remaining lifetime',
        ],
      },
      {
        cue: 'The 800 old machines',
        point:
          'Brings along the old: proxies next to or in front of the 800 machines, and permissive mode while moving',
        weight: 2,
        said: [
          'sidecar or node agent speaks TLS, app stays as it was',
          'accept both, measure the clear-text share, then enforce',
        ],
      },
      {
        cue: 'Exchanging the root',
        point: 'Rotates trust anchors without interruption by distributing overlapping bundles first',
        weight: 2,
        said: [
          'new root to everybody before the first certificate under it',
          'practice it each year, or nobody dares to',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Mutual TLS everywhere means that the services are protected from each other',
        said: [
          "when we have mTLS then we're zero trust",
          'once all connections use certificates on both sides, lateral movement is impossible',
        ],
        correction:
          'It authenticates and encrypts. Without rules every compromised service still calls all others, with a fine certificate.',
      },
      {
        belief: 'Revocation lists are the way to handle compromised workloads inside',
        said: ["we'll put it on the CRL", 'revoke the certificate and every service stops accepting it'],
        correction:
          'Distribution and checking of lists is slow and often fails open. Hours of lifetime plus denying at renewal and by policy work more reliably.',
      },
    ],
    sampleAnswer:
      "Requirements: each of 10,000 workloads gets a name that it can't choose, traffic encrypted, four hours of CA outage without effect, one cloud's compromise limited to it. Identity comes from attestation: an agent per node proves the machine by cloud identity document, TPM or, for the old ones, a certificate from their provisioning; the workload is recognized by service account or process and gets a name of trust domain, environment, service. No secret given in advance. Certificates live 24 hours and renew at half with jitter: 10,000 in twelve hours is one every four seconds, trivial; after a fleet restart 10,000 within minutes, so issuers take 100 a second. Tiers: offline root under several people, an intermediate for each cloud and fleet in an HSM, constrained to its names and watched, since the constraint must be checked by verifiers as well. Trust bundles are spread by the agents. Sidecars or node proxies do TLS, so applications stay; the 800 old machines get a proxy in front and a local firewall. Authorization apart: policies as code by service owners, generated from four weeks of observed calls, log first, then deny. Moving: permissive mode, measure plain share per service, enforce from the valuable ones outward; API keys go at the end. Failures: issuer down, twelve hours at least remain; alarm at the lowest remaining life; second issuer per region. Compromised node: stop attestation, deny its names in policy, gone in hours. Root change: overlapping bundles, rehearsed yearly. A policy error can stop the company, so staged rollout with automatic return. Trade-off: proxies cost a millisecond or two and memory, perhaps 5 percent; libraries would need 300 teams.",
    criteria: ['Treats operation of the CA as the main risk', "Has a path for what can't be changed"],
    followUps: [
      {
        question: 'Why 24 hours and not one hour or 30 days?',
        about: [1, 4],
        answer:
          'Thirty days makes a stolen key useful long and renewal a rare event that breaks. An hour makes each CA trouble an outage. A day allows twelve hours for repair, and stolen keys die soon.',
      },
      {
        question:
          'Observed traffic shows 4,000 distinct pairs, partly nonsense such as staging calling production. How do you get to policies?',
        about: [3],
        answer:
          'Owners of the called service confirm each caller in a generated pull request; nonsense is cut first. Unconfirmed pairs are logged, then denied after a date. Rare ones such as yearly jobs need a look in the schedule.',
      },
    ],
  },
  {
    id: 'design-of-security-expert-07',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Security Engineer', 'DevOps Engineer', 'Solutions Architect', 'Technical Lead'],
    skills: ['Supply Chain Security', 'CI/CD', 'Kubernetes'],
    tags: ['provenance', 'signing', 'admission control'],
    question:
      'Design it so that production, 500 services in 12 clusters, runs only artifacts that were built by your pipeline from reviewed source, with dependencies you could name. Emergencies must remain possible, and developers deploy 900 times a day.',
    keyPoints: [
      {
        cue: 'What it must stop',
        point:
          'States which attacks it must stop: stolen developer account, malicious dependency, compromised build machine, insider at the registry',
        weight: 2,
        said: ['which attacks shall this stop and which not', 'reviewed malicious code still gets through'],
      },
      {
        cue: 'Trusting the build itself',
        point:
          'Isolates builds: ephemeral, hermetic where possible, with the definition in the repository and no influence on signing',
        weight: 3,
        essential: true,
        said: [
          'each build gets a fresh machine and no long-lived secrets',
          "build steps can't reach the signing key, the platform signs",
          'otherwise the malware signs itself',
        ],
      },
      {
        cue: 'What accompanies an artifact',
        point: 'Creates signed provenance that ties artifact digest to commit, builder and inputs',
        weight: 3,
        essential: true,
        said: [
          'attestation of SLSA kind: this hash out of that commit by that workflow',
          'keyless by workload identity or a KMS key, entry in a transparency log',
          'every build gets a signed statement from which source and on which machine it was made',
        ],
      },
      {
        cue: 'The gate before production',
        point: 'Verifies at admission by digest against policy, not just that some signature exists',
        weight: 3,
        essential: true,
        said: [
          'right repository, main branch, our builder, then it may run',
          'a signature alone proves nothing, we check what it says',
          'tags are resolved to hashes',
        ],
      },
      {
        cue: 'Trusting the source itself',
        point:
          'Controls source: protected branches, two persons, strong login, and reviewed pipeline changes',
        weight: 2,
        said: ['nobody merges alone, also not the admins', 'the workflow file belongs to code owners'],
      },
      {
        cue: 'What you did not write',
        point: 'Controls dependencies by proxy, pinning, cooldown and SBOM stored with the artifact',
        weight: 2,
        said: ['all packages come through our mirror with hashes', 'ask in a minute where a library runs'],
      },
      {
        cue: 'Emergencies and outages',
        point:
          'Provides break-glass and availability: cached verification, defined fail mode, exceptions that expire and page',
        weight: 2,
        said: [
          'if the verifier is down, running things and restarts continue',
          'a two-person emergency signature valid for four hours, visible to all',
        ],
      },
      {
        cue: 'The way there',
        point: 'Rolls out by stages: audit first, then block per namespace, with coverage shown',
        weight: 1,
        said: [
          'warn for a month, fix the builders, enforce from critical services on',
          'third-party images get mirrored and approved signatures',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A signed image is a safe image',
        said: [
          'we sign all images, so only good ones run',
          'the cosign check passed so the content must be good',
        ],
        correction:
          "A signature proves origin at most. If anyone's build can sign, or the policy ignores content, bad images are signed as well.",
      },
      {
        belief: 'Reproducible builds or an SBOM alone prevent supply chain attacks',
        said: ["we've an SBOM so we're safe", 'if we know all components nobody can attack our builds'],
        correction:
          "An SBOM lists what's in there after the fact; reproducibility reveals tampering if somebody compares. Neither stops anything from running.",
      },
    ],
    sampleAnswer:
      "Against whom? A stolen developer account, a poisoned dependency, a taken-over build machine, somebody swapping images in the registry. Not against malicious code that two people approved. 900 deployments a day, say 2,500 builds, so verification adds seconds at most. Source: protected main, two-person review also for administrators, passkeys, and pipeline definitions owned by the platform team. Build: central reusable workflows on fresh machines, network only to our package mirror, which pins by hash and holds new releases back some days. The build itself can't sign; the platform around it, with its workload identity, produces provenance: digest, commit, workflow, builder, inputs, plus an SBOM, signed with a KMS key or short identity certificate and logged for transparency. Registry immutable by digest. Admission in the 12 clusters resolves tags to digests and verifies: signed by our builder, from the repository registered for this service, from main, not older than 90 days, scans within limits. It's the statement that counts, not that a signature exists. Results are cached by digest, so at 12 clusters it's a few checks a second; verifier replicated, keys distributed, no call to the internet. If it's down, existing pods and known digests restart, new ones wait. Emergency: two on-call people issue an exception for digest and namespace, four hours, pages security, reviewed next day; we rehearse it. Third-party images are mirrored, scanned and signed by us. Rollout: one month audit, then enforce from payments outward; coverage is public. Trade-off: cooldown delays fixes, so a fast lane exists. It fails if the builder platform is compromised; so few administrators, own account, logs compared with deployments, and critical artifacts are rebuilt by a second builder and compared.",
    criteria: ['Checks statements, not signatures', 'Keeps speed and emergencies possible'],
    followUps: [
      {
        question: "A poisoned dependency runs during a build. What can and can't it do in your design?",
        about: [1],
        answer:
          "It can change this artifact, which then has honest provenance, so it's not stopped by signing. It can't get the signing key, other builds or the internet. Cooldown, egress limits, tests and the SBOM help to find it.",
      },
      {
        question:
          'The transparency log or key service is unreachable for two hours, at 40 deployments an hour. What happens?',
        about: [6],
        answer:
          "Builds queue at signing; verification goes on offline with distributed keys and bundled proofs. Urgent fixes use the two-person exception. I'd alert early, and keep a second region for the signer.",
      },
    ],
  },
  {
    id: 'design-of-security-expert-08',
    type: 'system_design',
    difficulty: 'expert',
    roles: [
      'Security Engineer',
      'Site Reliability Engineer (SRE)',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Privileged Access Management', 'Security Architecture', 'Identity & Access Management'],
    tags: ['production access', 'just in time', 'break glass'],
    question:
      '500 engineers have standing admin access to production. Auditors object, engineers fear slower incidents. Design access so that nobody has standing rights, an on-call engineer is in within two minutes, and misuse is visible.',
    keyPoints: [
      {
        cue: 'Before restricting anything',
        point: 'Finds out why people go into production at all and removes the reasons with tools',
        weight: 2,
        said: [
          'eighty percent look at logs, restart or run a query',
          'make safe buttons, read-only dashboards and runbook jobs, so that shells get rare',
        ],
      },
      {
        cue: 'What replaces standing rights',
        point: 'Grants just in time: for a reason, a scope and some hours, by short-lived credentials',
        weight: 3,
        essential: true,
        said: [
          'ask in chat with ticket, certificate for this service for four hours',
          'it ends by itself, nothing to clean up',
          'you get rights only when you need them, for this service, and they vanish after a few hours',
        ],
      },
      {
        cue: 'Two minutes, and other cases',
        point:
          'Approves by context: automatically for on-call during an incident, by a peer otherwise, by owner for data',
        weight: 3,
        essential: true,
        said: [
          'the pager schedule and open incident are the approval, so no waiting at night',
          'database with customers needs a second person',
          'two minutes are only possible without a human for the common case',
        ],
      },
      {
        cue: 'If the usual way is broken',
        point: 'Keeps a break-glass path independent of the normal systems, tested, loud and reviewed',
        weight: 3,
        said: [
          "if SSO or the access tool is what's broken, hardware keys in two places still work",
          'its use wakes security up',
          'practice it each quarter',
        ],
      },
      {
        cue: 'Making misuse visible',
        point:
          "Goes through a broker that records sessions and queries, kept where engineers can't change them",
        weight: 2,
        said: [
          'no direct route, all through the proxy, commands are recorded',
          'write-once in another account',
        ],
      },
      {
        cue: 'Finding misuse afterwards',
        point:
          'Reviews by risk rather than everything: unusual use, data reads, access without incident, samples',
        weight: 2,
        said: ['nobody watches thousands of hours of video', 'compare the reason stated with what was done'],
      },
      {
        cue: 'Getting there from today',
        point:
          'Migrates by measurement: log present use, take away unused rights first, compare incident times, then remove standing ones',
        weight: 2,
        said: [
          "most of them haven't used it for ninety days",
          "show that time to repair hasn't grown",
          'pipelines and service accounts must not become the side door',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Just-in-time access slows incident response inevitably',
        said: [
          'at an incident nobody can wait for approvals',
          'engineers need permanent admin or outages take longer',
        ],
        correction:
          'With automatic approval bound to on-call and incident it takes seconds. Slow are manual approvals and missing tools.',
      },
      {
        belief: 'Recording all sessions prevents misuse',
        said: [
          'we record everything so nobody will do it',
          "because there's a video of each session, no one can do harm",
        ],
        correction:
          'It deters and helps afterwards. Without review, alerts and protection from deletion nobody sees it; limits on scope and time prevent more.',
      },
    ],
    sampleAnswer:
      "I'd start with what they do there. From two months of logs: of 9,000 sessions a month perhaps 80 percent read logs, restart or run the same query. Those become tools: dashboards, runbook jobs with parameters, masked query tools. That leaves about 1,800 sessions a month, 60 a day. Requirements: on-call within two minutes, normal cases in ten, nobody standing, everything attributable, works when our identity provider doesn't. Design: a broker in front of shells, databases, clusters and cloud consoles; no direct route. One requests in chat or command line: service, role, reason. The policy looks at context: on call for this service with an open incident, granted automatically in seconds; else a peer approves; customer data needs its owner's group; the most dangerous rights two people. What one gets is a certificate or role session for this scope and four hours, on a managed device. Sessions and queries are recorded to write-once storage in the security account. Review by risk: access without incident, bulk reads, reason not matching the action, plus a five percent sample by the teams themselves. Break-glass: hardware keys in two places, a separate path without SSO or broker, rights to repair those first; use pages security and is reviewed next day; drilled quarterly. Moving: remove what was unused for 90 days, which takes 60 percent, introduce the tool beside the old, team by team, publish time to access and repair, then cut. Pipelines and service accounts get the same. Trade-off: automatic approval trusts the schedule, so swapping on-call to oneself alerts. Failure: broker down, existing sessions last, second region, then break-glass. If that is used weekly, the design is wrong.",
    criteria: ['Removes need before restricting access', 'Speed in incidents proven by numbers'],
    followUps: [
      {
        question: 'An engineer opens a fake incident to grant himself access. How do you notice?',
        about: [2, 5],
        answer:
          'Incidents without alert or customer effect that were created by the later accessor are a review signal, as is reading data unrelated to it. The scope stays limited to that service, and another person is notified of each grant.',
      },
      {
        question: 'In the drill, break-glass took 40 minutes. What do you look at?',
        about: [3],
        answer:
          "Where the minutes went: finding the keys, unknown PINs, expired accounts, people who'd never done it, paths through the broken network. Fix, spread holders over time zones, and repeat monthly until it's under ten.",
      },
    ],
  },
]
