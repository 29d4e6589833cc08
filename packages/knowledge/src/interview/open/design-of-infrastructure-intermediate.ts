import type { OpenQuestion } from '../open-question.ts'

export const designOfInfrastructureIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-infrastructure-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Technical Lead'],
    skills: ['CI/CD', 'Platform Engineering', 'Build Automation'],
    tags: ['build runners', 'caching', 'isolation'],
    question:
      'Forty teams with 350 engineers start 6,000 CI jobs a day. Today there are 25 fixed build servers: queues of 30 minutes at eleven, idle at night, and dirty machines that break builds. Design the build platform.',
    keyPoints: [
      {
        cue: 'The size of the demand',
        point: 'Estimates the demand from jobs, duration and peak, to find the needed concurrency',
        weight: 3,
        essential: true,
        said: [
          '6,000 jobs of eight minutes, with most in eight hours, makes 100 on average and 250 in peak',
          'arrival rate times duration gives the number of parallel runners',
          'look at the waiting time percentiles by hour',
        ],
      },
      {
        cue: 'What a job runs on',
        point: 'Uses ephemeral runners, fresh for each job, that scale with the queue',
        weight: 3,
        essential: true,
        said: [
          "one job per container or VM and then it's thrown away",
          'scale on queue length, with a warm pool before eleven',
          'no dirty state because nothing survives a job',
        ],
      },
      {
        cue: 'Which jobs may not mix',
        point:
          'Isolates trust levels: untrusted pull requests, normal builds and deployments run apart with different rights',
        weight: 3,
        said: [
          'deploy jobs get their own runners and short-lived credentials',
          'a build of a fork must not sit next to production keys',
          'no shared Docker socket between teams',
        ],
      },
      {
        cue: 'Not doing the same twice',
        point:
          'Provides shared caches close to the runners, for dependencies, layers and build results, guarded against poisoning',
        weight: 2,
        said: [
          'a pull-through cache for packages and images',
          'only main may write the cache, branches read it',
        ],
      },
      {
        cue: 'When teams compete',
        point: "Gives teams fair shares and priorities, so one can't fill the platform",
        weight: 2,
        said: [
          'quotas per team, and hotfix jobs jump ahead',
          'a limit on parallel jobs, otherwise monorepo tests eat all',
        ],
      },
      {
        cue: 'What it costs',
        point: 'Uses cheap interruptible machines for retryable jobs and controls cost per team',
        weight: 2,
        said: ['spot for tests, on demand for releases', 'show each team what its builds cost'],
      },
      {
        cue: 'What teams get, and your promise',
        point:
          'Offers maintained templates, but leaves teams their own steps, and measures wait and duration as service levels',
        weight: 2,
        said: [
          'golden pipelines that 80 percent use',
          'objective: 95 percent of jobs start within 60 seconds',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Enough fixed servers make queues disappear for good',
        said: ["I'd buy 50 more build servers"],
        correction:
          'They idle most of the day, still queue at a new peak, and stay dirty. Demand varies, so capacity should follow it.',
      },
      {
        belief: 'A shared cache that every job may write is harmless',
        said: ["all jobs read and write one cache, that's fastest"],
        correction:
          'A branch or fork can put in a manipulated artifact that a release later uses. Only trusted builds may write what others read.',
      },
    ],
    sampleAnswer:
      "First numbers. 6,000 jobs a day at eight minutes are 48,000 minutes. If 80 percent fall in eight hours, the average is 80 at once; with a peak factor of three about 240. 25 servers can't do that, and at night it's ten. I'd agree on a target: 95 percent of jobs start within 60 seconds. The design: the CI control stays a managed service; runners are ephemeral, one per job, started on a cluster or as small machines and thrown away, so nothing stays dirty. An autoscaler looks at the queue, and a warm pool is raised on working days before ten. Pools by trust: pull requests get no secrets; builds may push to the registry; deployments run in a separate pool, with short-lived credentials by OIDC bound to repository and environment. No shared Docker socket; images are built rootless. Caches stand next to the runners: a pull-through proxy for packages and images, and a build cache that only main may write, because otherwise a branch could poison a release. Quotas per team keep it fair, with a priority lane for hotfixes. Tests go on spot with automatic retry, releases on demand, and every team sees its cost. Templates cover the usual languages. Trade-offs: a fresh machine costs start-up time, hence warm pool and caches; isolation by machine is safer but slower than containers, so only for untrusted code. How it fails: the registry proxy is down, then we fall through to upstream; spot is reclaimed en masse, then on demand takes over; CI itself is down, then two people can deploy signed images by a documented emergency way, which we try each quarter.",
    criteria: ['Arithmetic on concurrency', 'Trust zones', 'A target as a service level'],
    followUps: [
      {
        question: 'How exactly could a cache poison a release?',
        about: [3],
        answer:
          "A pull request's job writes a modified dependency or compiled object under a key that main later reads. The release then contains it although the code was never merged. Separate scopes, content hashes and read-only access for branches prevent it.",
      },
      {
        question: 'Jobs wait two minutes at eleven although the autoscaler works. What do you tune?',
        about: [1],
        answer:
          'Warm pool by schedule ahead of the peak, faster start with prebuilt images, scaling on queued jobs rather than CPU, several machine types. And look at whether quotas of the provider or registry pulls are the real delay.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Backend Developer'],
    skills: ['Database Migration', 'PostgreSQL', 'Replication'],
    tags: ['major upgrade', 'logical replication', 'cutover'],
    question:
      'A 2 TB PostgreSQL database, 4,000 transactions a second, is three major versions behind. The business accepts two minutes of read-only time. Design the upgrade.',
    keyPoints: [
      {
        cue: 'The way you choose, and why',
        point:
          'Asks for constraints and chooses replication into a new cluster on the target version, since dump and restore takes too long',
        weight: 3,
        essential: true,
        said: [
          'logical replication to a new cluster and then switch',
          'restoring two terabytes is many hours, so the copy runs in parallel',
          'blue and green databases, with the new one catching up',
          'I turn a standby into a subscriber, upgrade that machine in place, and move over when it is level',
        ],
      },
      {
        cue: 'The two minutes',
        point:
          'Plans the cutover exactly: stop writes, wait until caught up, sync sequences, verify, switch clients, open',
        weight: 3,
        essential: true,
        said: [
          'set read-only, lag zero, advance sequences, point the pooler to new',
          'pause in the pooler so connections wait instead of failing',
          'a runbook by seconds, with rehearsals',
        ],
      },
      {
        cue: 'If you regret it afterward',
        point: 'Keeps a way back by replicating from new to old after the switch',
        weight: 3,
        said: [
          'reverse replication so that new orders also reach the old one',
          'decide until when we can return and what that costs',
        ],
      },
      {
        cue: "What doesn't come across by itself",
        point:
          "Knows what logical replication doesn't carry: schema changes, sequences, large objects; tables without key need a replica identity",
        weight: 2,
        said: [
          'freeze DDL during that time',
          'tables without a primary key have to be fixed first',
          'sequence values have to be set by hand',
        ],
      },
      {
        cue: "The new version's behavior",
        point:
          'Tests performance and compatibility: replayed workload, changed plans, extensions, drivers, statistics',
        weight: 2,
        said: [
          'run ANALYZE after loading or plans are terrible',
          'replay production traffic on the new version',
          'check that the extensions exist there',
        ],
      },
      {
        cue: "The load on today's database",
        point:
          "Limits load on the source: initial copy throttled, slots watched so that logs don't fill the disk",
        weight: 2,
        said: [
          'a stuck slot keeps WAL until the disk is full',
          'copy tables in parallel but gently, or from a snapshot',
        ],
      },
      {
        cue: "How you know it's complete",
        point: 'Verifies data by continuous comparison, not only after the switch',
        weight: 2,
        said: ['checksums by ranges while both are running', 'compare counts and sums per hour'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An in-place upgrade by links always has a simple way back',
        said: ['pg_upgrade with link takes minutes and we can go back'],
        correction:
          "Once the new server has started with linked files, the old cluster can't safely be started. Going back then means restoring a copy or replica.",
      },
      {
        belief: 'When replication lag shows zero, everything needed has arrived',
        said: ["lag is zero so it's all over there"],
        correction:
          "Sequences, schema changes and tables outside the publication aren't in it. Check them separately before opening.",
      },
    ],
    sampleAnswer:
      "Requirements: two terabytes, 4,000 transactions a second, two minutes read-only, so no dump, which would take many hours. `pg_upgrade` with hard links could be quick, but after starting there's no easy way back. I choose a new cluster on the target version, fed by logical replication. Copying 2 TB at a gentle 100 MB a second takes about six hours, plus indexes, so roughly a day until it's caught up. Before: each table needs a primary key or replica identity, extensions are available, DDL is frozen for two weeks. I watch the slot, because a stuck subscriber keeps the log until the source's disk is full; a limit and an alert guard that. While it runs, a job compares checksums by ranges, and I replay real queries on the new one after ANALYZE, since plans change between versions. The cutover: the pooler pauses, so clients wait; the old one is set read-only, we wait for the last position, set sequences with a margin, check key counts, start reverse replication, switch the pooler and resume. Rehearsed three times, 40 seconds. The way back: from new to old the changes flow for a week, so that we can return without loss; it needs the schema not to change in that time. Trade-offs: double cost for some weeks and the freeze. How it fails: pooler pause too long, so clients time out, hence abort after 90 seconds; a wrong plan after opening, so the top 50 queries were checked and we can return; a forgotten consumer, such as a report or change capture reading from the old one, so connection logs have to be empty.",
    criteria: ['Chooses by the constraint', 'Cutover as a rehearsed procedure', 'Knows the gaps of the tool'],
    followUps: [
      {
        question: 'After the switch, inserts fail with duplicate key errors. What was forgotten?',
        about: [3],
        answer:
          "The sequences: logical replication doesn't advance them, so the new side hands out used numbers. Set each above the maximum with a margin, as a step in the runbook.",
      },
      {
        question:
          'The subscriber stands still for six hours during the initial copy. Why is this dangerous for production?',
        about: [5],
        answer:
          "The replication slot keeps the write-ahead log on the source until it's consumed. The disk can fill up and stop production. Set a limit for retained log, alert early, and be ready to drop the slot and start over.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'DevOps Engineer',
      'Cloud Engineer',
      'Site Reliability Engineer (SRE)',
      'Technical Lead',
      'Security Engineer',
    ],
    skills: ['Kubernetes', 'Platform Engineering', 'Container Orchestration'],
    tags: ['multi tenancy', 'isolation', 'self service'],
    question:
      'Twenty-five teams want Kubernetes. Each currently asks for its own cluster; your platform team has six people. Design the platform: how many clusters, how teams are separated, and what they get.',
    keyPoints: [
      {
        cue: 'What you ask the teams',
        point:
          'Clarifies needs: criticality, regulation, mutual trust, sizes, and how much of the cluster teams want to see',
        weight: 3,
        essential: true,
        said: [
          'do they want Kubernetes or just to deploy a service',
          'who handles card data and needs to be apart',
          'all are our own employees, so soft tenancy may do',
        ],
      },
      {
        cue: 'How many clusters',
        point:
          'Chooses few shared clusters by environment, criticality or region, with justified exceptions, and explains the trade-off',
        weight: 3,
        essential: true,
        said: [
          'two or three for production rather than 25 that nobody upgrades',
          'shared saves people and money, separate limits the damage',
          'a dedicated cluster only for the payment scope',
        ],
      },
      {
        cue: 'How teams are separated',
        point:
          'Separates teams by namespaces with role-based access, quotas, network policies and pod security',
        weight: 3,
        essential: true,
        said: [
          'a namespace per team and environment, default deny network',
          'quotas on CPU and memory and no privileged pods',
          'they see only their own namespaces',
        ],
      },
      {
        cue: 'What teams get',
        point:
          'Offers a self-service path: a repository template, GitOps deployment, defaults for ingress, TLS, metrics and secrets',
        weight: 2,
        said: [
          'new service in an hour without a ticket',
          'golden path with everything built in',
          'they write twenty lines and the platform makes the rest',
        ],
      },
      {
        cue: 'How clusters stay current',
        point: 'Plans upgrades and capacity centrally: node pools, autoscaling, a canary cluster first',
        weight: 2,
        said: [
          'upgrade each quarter, staging first and then one after the other',
          'separate node pools for heavy or risky jobs',
        ],
      },
      {
        cue: 'Who is responsible for what',
        point:
          'Defines responsibilities, service levels and costs: what the platform guarantees and what teams run themselves',
        weight: 2,
        said: [
          'we own the cluster, they own their service and its pages',
          'show cost by namespace',
          'platform as a product with interviews',
        ],
      },
      {
        cue: 'What all still share',
        point: 'Names shared risks and limits them: control plane overload, bad operator, noisy neighbors',
        weight: 1,
        said: [
          "a team's controller can kill the API server, so priority and fairness",
          'cluster-wide things only by us',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A namespace alone isolates teams',
        said: ["each team gets a namespace, so they're separated"],
        correction:
          "Without access rules, quotas, network policies and pod security, they share everything, network included. The node's kernel is shared anyway.",
      },
      {
        belief: 'A cluster for each team is the most robust for a small platform team',
        said: ["give everyone their own cluster, then they're independent"],
        correction:
          "Six people can't upgrade and secure 25 clusters well. Few clusters and strong tenancy suffice within one company, with exceptions.",
      },
    ],
    sampleAnswer:
      "I'd first talk with some teams: most don't want Kubernetes, they want to ship a service. I ask for regulation, criticality and sizes. Assume 25 teams, 180 services, around 1,500 pods, one region, one team with card data. One cluster would bear it technically; the question is failure and upgrades. With six people, I choose five: one canary and development, one staging, two production clusters in which tier-one services run in both, and a small one for card data, so the audit covers just that. Tenancy: namespaces per team and environment, access by groups from single sign-on, quotas, default limits, network policies with default deny, restricted pod security, no cluster-wide rights. Special pools for GPU or risky work. What teams get is a template: repository, pipeline, a short file with image, port, size and dependencies; GitOps turns it into the rest, with TLS, metrics, logs, secrets and alerts. The goal is a new service live within an hour. Admission policies check registry, signatures and requests; for the first month they warn. Upgrades each quarter: canary, a week, staging, a week, production one after the other, which two clusters allow. Responsibilities: we guarantee the API, ingress and deployment at 99.9; the service belongs to its team, including the pager. Costs are shown by namespace. Trade-offs: shared clusters mean shared fate; two production clusters and API priority limit this. How it fails: a bad operator or webhook stops pod creation, so those come only through us; a team's controller floods the API; the registry fails, so images are cached on nodes.",
    criteria: ['Few clusters with reasons', 'Platform as a product', 'Shared fate named and limited'],
    followUps: [
      {
        question: 'A team insists on its own cluster. When do you agree?',
        about: [1],
        answer:
          "With a reason that tenancy can't meet: regulatory scope, untrusted code, cluster-wide operators or versions, extreme size. Then with the same automation and clear ownership of upgrades, or we'd collect orphans.",
      },
      {
        question: 'Name a way in which one tenant can hurt all despite quotas?',
        about: [6],
        answer:
          'A controller with tight list and watch loops overloads the API server, or thousands of custom resources and secrets fill etcd. Object count quotas, API priority and fairness, and review of operators limit it.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Cloud Engineer', 'Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['Disaster Recovery', 'Cloud Architecture', 'Business Continuity'],
    tags: ['warm standby', 'failover', 'recovery objectives'],
    question:
      'A booking platform runs in one region over three zones. Management now wants to survive the loss of the whole region: back within an hour, at most five minutes of data lost. Budget: 40 percent more. Design it.',
    keyPoints: [
      {
        cue: 'From the targets to a pattern',
        point:
          'Turns the objectives into a choice and explains it: a warm standby, since backups alone are too slow and active-active too expensive',
        weight: 3,
        essential: true,
        said: [
          'an hour and 40 percent point to a reduced copy that runs in the second region',
          'pilot light for the big parts, warm for the database',
          "active-active would double it and isn't asked for",
        ],
      },
      {
        cue: 'The five minutes',
        point: 'Replicates data asynchronously, monitors the lag against five minutes, and keeps backups too',
        weight: 3,
        essential: true,
        said: [
          'cross-region read replica with an alarm at two minutes',
          'objects and queues have to be replicated as well',
          'RPO is the replication lag at the moment of failure',
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Practices failover regularly, including the decision and the way back',
        weight: 3,
        essential: true,
        said: [
          'every quarter we switch for real and run there for a day',
          "an untested plan won't take an hour",
          'failing back is the harder half, with data in the other direction',
        ],
      },
      {
        cue: 'What the other region must have',
        point:
          'Builds the second region from the same code and deploys every release to both, including quotas, images, secrets, keys and certificates',
        weight: 2,
        said: [
          "pipeline deploys to both so they don't diverge",
          'limits raised there in advance',
          "otherwise we discover on that day that a key doesn't exist",
        ],
      },
      {
        cue: 'Who pulls the trigger',
        point: 'Defines who decides on failover, by which criteria, and prevents both sides from writing',
        weight: 2,
        said: [
          'a named person decides after 15 minutes, not a script alone',
          'fence the old primary so we have no split brain',
        ],
      },
      {
        cue: 'How users get there',
        point:
          'Switches traffic by DNS with a short TTL or a global balancer, independent of the failing region',
        weight: 2,
        said: [
          'health checks from outside, records with 60 seconds',
          "the switch mustn't need the console of the dead region",
        ],
      },
      {
        cue: 'What got lost on the way',
        point: 'Handles the lost minutes: reconcile payments and bookings with partners after failover',
        weight: 2,
        said: [
          'the payment provider knows bookings that we lost',
          'compare and fix afterward, with a list for support',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Multi-zone and multi-region protection are the same',
        said: ["we already have three zones, so we're safe"],
        correction:
          'Zones share the region, its control plane and its services. Losing a region needs data and capacity elsewhere.',
      },
      {
        belief: 'Failover should always be fully automatic',
        said: ['it should switch by itself on the first failed health check'],
        correction:
          'With asynchronous replication it loses data, and a false alarm can cause split brain. A prepared human decision is often better at this scale.',
      },
    ],
    sampleAnswer:
      "Backup and restore alone wouldn't manage an hour with, say, a 3 TB database; active-active would more than double the cost and needs conflict handling. So warm standby. Assume 2,000 requests a second at the peak and 40 app instances. In region B run: a database replica of full size, because it must keep up and take over, six app instances, small queues and cache. Objects are replicated. That's about 35 percent more. Lag is usually seconds; at two minutes an alarm rings. The same code builds both regions, and each release goes to both, with images, secrets, keys and certificates there; quotas are raised and capacity for the core is reserved. Traffic goes by DNS with 60 seconds, managed outside region A. The hour: detect and decide 15 minutes, by a named person with criteria; fence A's database so it can't write, promote B, ten minutes; scale from six to forty, 15 minutes, in parallel to checks; switch traffic, five; reserve 15. Backups exist in a third place, since replication copies corruption. After failover, we compare with the payment provider and hotels for the lost minutes, and support gets a list. Each quarter we switch for a day and go back, which is the harder half. Trade-offs: asynchronous loses seconds; synchronous across regions would add latency to every booking. A human decision costs minutes and avoids split brain. How it fails: capacity isn't available in B, hence reservations and a degraded mode without recommendations; a hidden dependency on A, such as CI, login or DNS, that only exercises find; both regions get the same bad release, so B comes an hour later.",
    criteria: [
      'From objectives to pattern by reasoning',
      'Timeline adds up',
      'Failing back and reconciliation are considered',
    ],
    followUps: [
      {
        question:
          'Region A seems dead but is only cut off from your network. What could happen at promotion?',
        about: [4],
        answer:
          "Both accept writes, some clients still reach A, and the data diverges. So fence A first: revoke its write access or network, or let a lock outside both decide who's primary.",
      },
      {
        question: 'Which business steps are needed for the lost two minutes?',
        about: [6],
        answer:
          'List external events in that window from payment provider, mail and partners, find bookings that are missing, recreate or refund them, and inform customers. Idempotent keys make the replay safe.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Prometheus', 'Monitoring', 'Observability'],
    tags: ['metrics platform', 'cardinality', 'long term'],
    question:
      'Metrics for 500 services in four clusters: about ten million active series, 15-second interval. The present single server crashes weekly and keeps nine days; teams want a year. Design the metrics platform.',
    keyPoints: [
      {
        cue: 'What the numbers say',
        point: 'Calculates rate and storage: samples per second, bytes per day, for a year with downsampling',
        weight: 3,
        essential: true,
        said: [
          'ten million through 15 is about 670,000 a second',
          "at around 1.5 bytes a sample that's some 85 GB a day",
          'a year raw is about 30 terabytes, so downsample',
        ],
      },
      {
        cue: 'The shape of the system',
        point: 'Shards collection by cluster and sends to a horizontally scalable store on object storage',
        weight: 3,
        essential: true,
        said: [
          'a pair of Prometheus or agents per cluster, remote write to Mimir or Thanos',
          'split scraping by hash, then global queries over all',
          'long-term in the bucket and short-term near the cluster',
        ],
      },
      {
        cue: 'Teams and growth',
        point:
          'Limits series per tenant and shows teams their use, because cardinality grows otherwise without bounds',
        weight: 3,
        essential: true,
        said: [
          'every team has a quota and sees its top metrics',
          'reject the excess of one and keep the rest alive',
          'drop labels nobody queries',
        ],
      },
      {
        cue: 'What wakes people up',
        point: 'Keeps alerting close to the sources and independent of the central store',
        weight: 2,
        said: [
          'rules run in each cluster so alerts still work if the center is down',
          'the pager must not depend on the long-term store',
        ],
      },
      {
        cue: 'When collectors or links fail',
        point: 'Makes collection redundant with deduplication, and buffers during outages',
        weight: 2,
        said: [
          'two replicas scrape the same, the store dedups',
          'agents keep a couple of hours in the log and replay',
        ],
      },
      {
        cue: 'Heavy readers',
        point: 'Protects queries: limits, caching, recording rules, separation from ingestion',
        weight: 2,
        said: [
          "a year-long query by one person mustn't kill all dashboards",
          'precompute the ones on dashboards',
        ],
      },
      {
        cue: 'From today to there, with cost',
        point:
          'Plans migration and cost: compare both in parallel, delete unused metrics, retention by importance',
        weight: 2,
        said: ['a third of the metrics is never queried', 'only some need a year, most 30 days are enough'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A larger server solves it for the next years',
        said: ["we'll take one with a terabyte of memory"],
        correction:
          'It stays one failure domain with slow restarts by log replay, and cardinality grows on. Sharding and limits are needed.',
      },
      {
        belief: 'All metrics should be kept raw for a year',
        said: ['keep it all at 15 seconds, storage is cheap'],
        correction:
          "Year-long questions need trends; queries over raw data are slow and expensive. Downsample, and keep only what's used.",
      },
    ],
    sampleAnswer:
      "Who uses it, for alerts, dashboards, capacity planning, and how long for each? Ten million series every 15 seconds are about 670,000 samples a second. At 1.5 bytes, that's roughly 87 GB a day, 32 TB a year raw; object storage bears it, but queries don't, so downsample to five minutes after 30 days. Memory: at some kilobytes per active series, ten million need 50 to 80 GB, replicated more, so it must be sharded. Design: in each cluster, a pair of agents, sharded by target, scrapes and sends by remote write. Centrally, a Mimir or Thanos type system with distributors, ingesters replicated three times over zones, and blocks in object storage; queries by separate components with a cache. Alert rules for paging run in each cluster on a small local Prometheus holding a day, so that alerts don't need the center. Tenants are teams: each has a limit of series and rate, sees its top metrics and cost; exceeding hits only that team. Platform rules drop known useless labels. Queries have time and size limits, dashboards use recording rules. I'd then analyze which metrics are ever queried; commonly a third or more isn't, and that's the cheapest saving. Migration: write in both for a month, compare alerts, move dashboards by team. Trade-offs: a pair doubles scraping; own operation takes about one and a half people. Downsampling loses short peaks, therefore keep the maximum. How it fails: the center is down two hours, agents buffer in their log and resume; a zone is lost, replication carries on; a label explosion is cut by limits; and an independent small instance with an outside heartbeat watches everything.",
    criteria: [
      'Numbers carry the design',
      'Paging independent of the center',
      'Cardinality as a matter of people as well',
    ],
    followUps: [
      {
        question: "A team is over its limit during an incident and loses new series. Isn't this bad?",
        about: [2],
        answer:
          'It is, but the alternative is losing monitoring for all. So warn at 80 percent, allow a short burst, keep critical metrics in a separate allowance, and give on-call a quick way to raise it temporarily.',
      },
      {
        question: 'The remote write path is down for 90 minutes. What must be sized for this?',
        about: [0],
        answer:
          "The agents' disk buffer: samples per agent times bytes times duration, with reserve, plus the center's capacity to take the backlog at maybe double rate. Otherwise there's a gap or an overload on recovery.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'DevOps Engineer',
      'Cloud Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
    ],
    skills: ['Platform Engineering', 'Kubernetes', 'Developer Experience'],
    tags: ['preview environments', 'ephemeral', 'test data'],
    question:
      "Eighty developers share three test environments and wait for them or break each other's tests. They want a running preview for every pull request of an application with 14 services and two databases. Design it.",
    keyPoints: [
      {
        cue: 'How large it gets',
        point: 'Asks about size, number in parallel and purpose, and estimates cost',
        weight: 3,
        essential: true,
        said: [
          '80 people with one or two open requests each means around a hundred at the same time',
          '14 services times 300 MB is four gigabytes per preview',
          'who looks at it: developers, testers, product people',
        ],
      },
      {
        cue: 'What each preview contains',
        point:
          'Deploys only the changed services per pull request and routes the rest to a shared baseline, or explains why a full copy is affordable',
        weight: 3,
        essential: true,
        said: [
          'header-based routing to the changed service, all else from staging main',
          'a full stack for each is 1,400 pods, a slice is much cheaper',
          'the preview has the one or two services that differ',
        ],
      },
      {
        cue: 'What it is filled with',
        point: 'Provides data safely: seeded or anonymized, isolated per preview, never real production data',
        weight: 3,
        essential: true,
        said: [
          'a small template database, cloned quickly by schema or copy on write',
          'no customer data in previews',
          "each has its own schema so that migrations don't clash",
        ],
      },
      {
        cue: 'Its beginning and end',
        point:
          'Creates and removes them automatically: opened with the request, removed at closing or after inactivity, with limits',
        weight: 2,
        said: ['delete on merge and after two days without use', 'sleep at night and a maximum per team'],
      },
      {
        cue: 'How people reach it',
        point: 'Gives it an address with TLS and access control, linked in the pull request',
        weight: 2,
        said: [
          'pr-1234.preview domain behind the company login',
          'wildcard certificate and DNS',
          'the bot posts the link',
        ],
      },
      {
        cue: 'What it must not touch',
        point:
          'Isolates it from production and outside systems: own account, test doubles for payment and mail',
        weight: 2,
        said: ['no real mails from a preview', 'sandbox for partners and no prod credentials'],
      },
      {
        cue: 'Whether people will use it',
        point:
          'Measures start-up time and reliability, and keeps deployment files the same as for production',
        weight: 2,
        said: ['ready within five minutes or nobody uses it', 'same charts, other values'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Previews need a copy of production data to be useful',
        said: ['copy the prod database every night for them'],
        correction:
          'That spreads customer data to weakly protected places. Synthetic or properly anonymized, small data is enough for nearly all tests.',
      },
      {
        belief: 'Each preview must contain all 14 services',
        said: ['we start the whole system for each branch'],
        correction:
          "It's slow and expensive, and most services are unchanged. Changed slices with routing to a baseline usually suffice.",
      },
    ],
    sampleAnswer:
      "I ask what they're for and who looks at them. Let's say 100 open requests at once, 1.3 services changed on average. A full stack takes 14 services with about 300 MB, so 4 GB, plus databases; a hundred are over 400 GB of memory, day and night. With slices it's about 130 pods, some 40 GB. So: a baseline of main runs constantly in a preview cluster, separate account, and for each pull request only the changed services are deployed in their own namespace. A header, set by the address pr-1234, is passed through all calls, and the mesh or gateway sends to the preview's version if there's one, else to the baseline. All services must pass the header on, also through queues, which is the real work. Data: a seeded template database of 500 MB, cloned per preview that changes a schema, in 20 seconds; others share the baseline's with tenants of their own. No production data. Mail and payment go to test doubles. The controller creates it on opening, posts a link behind company login, puts it to sleep after two idle hours, removes it at merge or after three days; a team has a maximum. Deployment files are those of production with other values. Goal: 95 percent ready in four minutes. Trade-offs: slices share the baseline, so if main is broken, all previews suffer; thus main's deployment there is checked and rolls back itself. Big changes over many services may ask for a full stack by a label. How it fails: lost headers give confusing mixtures, so a trace shows which version served; leftover namespaces are cleaned by a nightly job.",
    criteria: ['Compares full and slice by numbers', 'Data protection', 'Hygiene by automation'],
    followUps: [
      {
        question: 'How do messages in queues reach the right preview?',
        about: [1],
        answer:
          "Put the preview's id in the message headers. Either the preview consumes from its own topic, or baseline consumers skip messages with an id that has a preview consumer. Otherwise the baseline processes them and the test sees nothing.",
      },
      {
        question: 'After three months 400 namespaces exist. Why does this happen, and what do you do?',
        about: [3],
        answer:
          'Closing events get lost and exceptions stay. A periodic job compares existing ones with open requests and deletes the rest, with age limits and a cost report by team. Never rely on events alone.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Security Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['JFrog Artifactory', 'Supply Chain Security', 'Package Management'],
    tags: ['artifact registry', 'promotion', 'dependency proxy'],
    question:
      '300 engineers build images and packages that end up in five registries, on build servers and in chat. Builds fail when a public registry is slow, and nobody can say what runs in production. Design artifact management.',
    keyPoints: [
      {
        cue: 'What you clarify',
        point:
          'Clarifies requirements: formats, amount, locations, availability, retention and legal duties, with an estimate',
        weight: 3,
        essential: true,
        said: [
          'how many builds a day and how large, where are the consumers',
          "1,500 builds with 400 MB is 600 GB a day if layers weren't shared",
          'which package types do we have',
        ],
      },
      {
        cue: 'Where everything is fetched from',
        point:
          'Provides one internal registry as the source for all builds and deployments, with a caching proxy for public packages',
        weight: 3,
        essential: true,
        said: [
          "everything is fetched through our proxy, so an outage outside doesn't hit us",
          'cached copies survive when someone deletes a package upstream',
          'clusters pull only from ours',
        ],
      },
      {
        cue: 'The way from test to production',
        point:
          'Makes artifacts immutable, identified by digest, and promotes the same one through stages instead of rebuilding',
        weight: 3,
        essential: true,
        said: [
          "tags can't be overwritten, and promotion is a move of rights or metadata",
          'build once, then dev, test, release repository',
          "what was tested is what's deployed",
        ],
      },
      {
        cue: 'Knowing what runs',
        point:
          'Records origin: commit, build, dependencies and signature, so that you can tell what runs where',
        weight: 2,
        said: [
          'SBOM and provenance stored next to the image',
          'for a new vulnerability, I query which running services contain it',
        ],
      },
      {
        cue: 'Who may publish',
        point: 'Controls who may write: only CI to release repositories, people read, tokens short-lived',
        weight: 2,
        said: [
          'nobody pushes by hand from a laptop',
          'per-team repositories with write rights for their pipeline only',
        ],
      },
      {
        cue: 'Hostile packages from outside',
        point:
          'Guards against dependency confusion and bad packages: internal names reserved, allow lists, a delay for brand-new versions, scanning',
        weight: 2,
        said: [
          'internal names must never be looked up outside',
          'wait some days before taking new releases',
          'block packages known as malicious',
        ],
      },
      {
        cue: 'Keeping the amount in check',
        point: 'Cleans up by policy while protecting everything in use or released',
        weight: 2,
        said: ['delete branch builds after 14 days', "never remove what's deployed, check with the clusters"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Latest tags are practical for deployments',
        said: ["we deploy latest, so it's always current"],
        correction:
          'A tag may point to something else any minute, and rolling back is guesswork. Deploy immutable versions by digest.',
      },
      {
        belief: 'A private registry alone prevents dependency confusion',
        said: ['we have our own registry, so nobody can slip something in'],
        correction:
          'If it merges internal and public names and takes the highest version, a public package wins. Internal names must be bound to internal sources.',
      },
    ],
    sampleAnswer:
      "Requirements first: which formats, how many builds, where's it consumed, what has to be kept for how long? Suppose 1,500 builds a day; images of 400 MB share most layers, so 60 MB new each, 90 GB a day, 33 TB a year without cleanup; pulls are ten times that. I'd offer one internal registry service, one address, managed if possible. Three kinds of repositories: proxies for public sources, builds per team, and releases. All builds and clusters fetch through it, so slow or deleted upstream packages don't matter once cached. Internal name spaces are resolved only internally, against dependency confusion, and new public versions wait some days unless they fix security. CI writes with short-lived tokens, people only read. Artifacts are immutable; tags can't be overwritten, deployment is by digest. Promotion copies the same digest with its signature, provenance and SBOM into releases after tests, and the clusters accept only this. Then an inventory joins running digests with SBOMs: on the day of a new vulnerability, one query names the services and owners. Cleanup: branch builds after 14 days, untagged soon, releases by duty, and nothing that a cluster uses. Availability is tier one: if it's gone, no new pod starts. So it's replicated to the second region, with caches near the clusters and backups of metadata. Trade-offs: central is a common risk and a bottleneck for permissions, so rules are self-service by team; the delay for new versions annoys some. How it fails: registry down, nodes use cached images and scaling is limited; storage full, quotas warn per team; upstream compromised, then a block list and the inventory show who got it. Migration: proxy first, then images.",
    criteria: ['Promotion without rebuilding', 'Answers "what runs where"', 'Registry treated as critical'],
    followUps: [
      {
        question: 'A serious flaw in a logging library is published. What can you answer after ten minutes?',
        about: [3],
        answer:
          'Which running services contain which version, from the inventory of digests and SBOMs, with owner and exposure. Also which builds of today pulled it, so the fixed version can be forced by a rule at the proxy.',
      },
      {
        question: 'Cleanup deleted an image that a cluster needed at night. How do you prevent it?',
        about: [6],
        answer:
          "Policies exclude what's deployed, by asking clusters and the GitOps repositories, and what's a rollback candidate. Deletion goes through a trash with some days' grace. Releases sit in a repository without automatic deletion.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Cloud Engineer',
      'DevOps Engineer',
      'Site Reliability Engineer (SRE)',
      'Backend Developer',
      'Machine Learning Engineer',
    ],
    skills: ['Auto Scaling', 'Amazon SQS', 'Cloud Cost Optimization'],
    tags: ['queue workers', 'spot capacity', 'backpressure'],
    question:
      'A service converts uploaded videos: 20,000 on weekdays, 90,000 on Sundays, 1 to 40 minutes of CPU time each. Customers with a paid plan are promised 15 minutes. Design the worker platform with low cost.',
    keyPoints: [
      {
        cue: 'How much work it is',
        point: 'Estimates the work: CPU hours per day and at the peak hour, and derives worker numbers',
        weight: 3,
        essential: true,
        said: [
          '90,000 times an average of six minutes is 9,000 CPU hours on a Sunday',
          'if 12 percent fall in the busiest hour, around a thousand cores',
          'mean is misleading, look at the distribution',
        ],
      },
      {
        cue: 'What drives the number of workers',
        point: 'Decouples with queues and scales workers by backlog or waiting time, not by CPU',
        weight: 3,
        essential: true,
        said: [
          'scale on the age of the oldest message or on queue length per worker',
          'workers are at 100 percent CPU always, so CPU says nothing',
          'expected drain time drives the number',
        ],
      },
      {
        cue: 'The promise to paying customers',
        point: 'Separates paid and free in different queues, with reserved capacity for the promise',
        weight: 3,
        essential: true,
        said: [
          "two queues and paid first, so Sunday's free crowd can't delay them",
          'a base of on-demand workers only for paid',
          'priority with protection from starvation',
        ],
      },
      {
        cue: 'The cheapest machines',
        point:
          'Uses spot machines with handling of interruption: checkpoints or small segments, and idempotent results',
        weight: 2,
        said: [
          'split into chunks of a minute so that we lose little',
          'on the two-minute notice stop taking work and give it back',
          'written under a job key, so a repeat overwrites the same',
        ],
      },
      {
        cue: 'Jobs that hang or break',
        point:
          'Sets visibility timeout or heartbeat, retries with a limit, and a dead letter queue for poison files',
        weight: 2,
        said: [
          'a corrupt video fails three times and goes aside',
          "extend the lease while it's working, otherwise it's processed twice",
        ],
      },
      {
        cue: 'When too much comes in',
        point: 'Limits by backpressure and quotas per customer, and tells users the expected time',
        weight: 2,
        said: ["one customer uploading ten thousand mustn't block all", 'show the estimated waiting time'],
      },
      {
        cue: 'What you watch',
        point: 'Watches the promise: time from upload to ready by percentile and plan, cost per video',
        weight: 2,
        said: ['page if the paid p95 goes over ten minutes', 'cents per minute of video'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'CPU use is the right measure for scaling queue workers',
        said: ['scale out when CPU is over 70 percent'],
        correction:
          'Workers are busy with one or a thousand jobs waiting. Backlog and age show whether the promise is in danger.',
      },
      {
        belief: 'A queue guarantees that each job is processed exactly once',
        said: ["the queue takes care that it's done only once"],
        correction:
          'Usual queues deliver at least once; after a timeout a job comes again. Results must be idempotent.',
      },
    ],
    sampleAnswer:
      "First numbers: average six CPU minutes, so weekdays 2,000 CPU hours, Sundays 9,000. If 12 percent arrive in the busiest hour, that's 1,080 CPU hours in an hour, thus about 1,100 cores if free users had no delay. But only paid ones are promised 15 minutes, say 20 percent: 220 cores in the peak, and the free rest is allowed to wait two hours, which flattens it to perhaps 600 cores in total. A 40-minute file can't be done in 15 on one core, so videos are split into segments of about a minute. Design: upload by signed link to object storage, an event creates a job, a splitter puts segments in two queues, paid and free. Workers are containers on autoscaled groups. The measure is estimated drain time: backlog in CPU minutes through workers, against a target of five minutes for paid, 60 for free. Paid has a base on demand plus spot; free is only spot, over many machine types and zones. Interruption: on notice, the worker returns its segment; it loses at most a minute. Results are written under job and segment number, so repeats do no harm. The lease is extended by heartbeat; after three failures, it goes to a dead letter queue. Limits per customer by fair queueing, so that one upload of 10,000 can't push aside all. We watch upload-to-ready p95 by plan, dead letters, and cost per video minute. Trade-offs: splitting costs some overhead and joining effort. How it fails: spot vanishes, paid falls back to on demand, free waits with an honest estimate; a bad codec release fails everything, so a canary worker version takes one percent first.",
    criteria: [
      'Promise and price decide the architecture',
      'Chooses the right scaling signal',
      'Idempotent by construction',
    ],
    followUps: [
      {
        question: 'The queue is long, but all jobs are tiny. How should the scaler see this?',
        about: [1],
        answer:
          'Use estimated work rather than number: sum of expected CPU seconds from duration and resolution, divided by worker throughput. Number of messages would start far too many.',
      },
      {
        question: 'Some videos are processed twice at the same time. Why, and does it matter?',
        about: [4],
        answer:
          'The lease ran out before the work was done, so the queue gave it to another worker. Heartbeats extend it. With idempotent outputs it only wastes CPU; without, files could be mixed or customers charged twice.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-09',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Cloud Engineer',
      'DevOps Engineer',
      'Site Reliability Engineer (SRE)',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['Cloud Cost Optimization', 'AWS Organizations', 'Platform Engineering'],
    tags: ['finops', 'chargeback', 'anomaly detection'],
    question:
      'The cloud bill is 1.4 million a month over 80 accounts and grows six percent a month, revenue two. Nobody feels responsible. Design a system, technical and organizational, that brings cost under control without slowing teams.',
    keyPoints: [
      {
        cue: 'Whom the money belongs to',
        point:
          'Makes cost attributable: accounts and tags by product and owner, with a rule for shared costs',
        weight: 3,
        essential: true,
        said: [
          'every cent gets an owner, at first by account, then by tag',
          'split shared clusters by measured use',
          '95 percent attributed is the first goal',
        ],
      },
      {
        cue: 'What teams see and answer for',
        point: 'Gives product teams visibility and responsibility with unit costs, not only totals',
        weight: 3,
        essential: true,
        said: [
          'cost per order or per active user on their own dashboard',
          'teams have a budget, and talk about it monthly with their lead',
          "growth with customers is fine, growth per customer isn't",
        ],
      },
      {
        cue: 'Where the data comes together',
        point: 'Ingests billing data daily in one store, enriched with ownership and usage',
        weight: 2,
        said: [
          'export of the cost report into a warehouse, joined with the service catalog',
          'daily, as monthly is too late',
        ],
      },
      {
        cue: 'A sudden jump',
        point: 'Detects anomalies within a day or two and notifies the owner directly',
        weight: 2,
        said: [
          "an alert in the team's channel when a service is 30 percent above normal",
          'not to finance, but to those who can change it',
        ],
      },
      {
        cue: 'How the sum gets smaller',
        point:
          'Runs optimization by size: waste, sizing, storage lifecycle, commitments bought centrally for the baseline',
        weight: 3,
        essential: true,
        said: [
          'rate by a central team, usage by product teams',
          'start with the top ten items',
          'turn off the unneeded before any discount',
        ],
      },
      {
        cue: 'Saving without effort by teams',
        point:
          'Builds cheap defaults in the platform: schedules for test systems, expiry, quotas, cost estimate in pull requests',
        weight: 2,
        said: [
          'sandboxes expire after 14 days by default',
          'the plan comment shows plus 900 a month',
          'good defaults work better than asking everyone to be careful',
        ],
      },
      {
        cue: 'How you introduce it',
        point:
          'Introduces it with management backing and without blame, beginning with showing back before charging back',
        weight: 2,
        said: ['first show, three months later charge', 'pair with willing teams and publish their wins'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A central team can optimize cost for all the others',
        said: ['we set up a FinOps team that cleans up everything'],
        correction:
          "They can buy discounts and find candidates, but only the product teams know what's needed. Without their ownership it grows back.",
      },
      {
        belief: "A hard stop at the budget's limit is a good control",
        said: ['when the budget is used up, resources get stopped'],
        correction:
          'In production that turns a cost problem into an outage. Use alerts and reviews; hard limits suit sandboxes only.',
      },
    ],
    sampleAnswer:
      "I want to know first: what drives it, what's it for, who decides? 1.4 million growing by six percent doubles in a year; with two percent it would be a million less a month, so a team of three is justified. Goals: in three months 95 percent of cost has an owner, in six the cost per order falls by 20 percent. The technical part: daily billing export of all accounts to a warehouse, joined with the service catalog, so account, tag and namespace lead to product and owner. Shared clusters are divided by measured requests and use; what can't be assigned is a visible line that shrinks. Each team gets a page: trend, top five items, cost per order, candidates such as idle disks or oversized databases. Anomalies go within a day to the team's channel. The platform gets cheap defaults: test systems sleep at night, sandboxes have hard limits and expire, log retention is 14 days unless declared, and pull requests on infrastructure show the change in monthly cost. The organizational part: a small central team buys commitments for the baseline and negotiates; product teams own their usage. First show back, after a quarter charge back in budgets, with a monthly half hour between lead and finance on unit costs. Quick wins by the ten largest items. I begin with three willing teams. Trade-offs: exact allocation costs effort, and 95 percent correct suffices. Nobody saves on backups or redundancy without a risk decision, and no work below a threshold. How it fails: tags rot, so creation without owner is refused; alerts get ignored, so they're few; management loses interest, so unit cost is in the quarterly figures.",
    criteria: ['Ownership before tools', 'Unit cost', 'Considers incentives and side effects'],
    followUps: [
      {
        question: 'How do you divide the cost of a shared Kubernetes cluster?',
        about: [0],
        answer:
          'By the larger of requested and used CPU and memory per namespace, times node price, with idle and system overhead distributed in proportion or shown apart. It rewards honest requests and is simple enough to explain.',
      },
      {
        question: "Product A's cost rose by 40 percent, orders by 60. What do you tell the team?",
        about: [1],
        answer:
          "Well done: cost per order fell by about 12 percent. I'd check the drivers for items that grow faster than orders, and whether new commitments suit the larger baseline.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-intermediate-10',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Security Engineer', 'Cloud Engineer'],
    skills: ['Privileged Access Management', 'Identity & Access Management', 'SSH'],
    tags: ['production access', 'just in time', 'audit'],
    question:
      '150 engineers reach production servers and databases with shared SSH keys and one database password. An auditor objects, and on-call needs access within two minutes at night. Design production access.',
    keyPoints: [
      {
        cue: 'Why people log in at all',
        point: 'Asks who needs what for which tasks and how often, and removes the need where possible',
        weight: 3,
        essential: true,
        said: [
          'most log in only to read logs, so give them logs',
          'what do the 200 logins a week really do',
          'replace standard tasks by runbooks or tools without shell',
        ],
      },
      {
        cue: 'How people prove who they are',
        point:
          'Gives personal identities through single sign-on with strong multi-factor, and no shared keys or passwords',
        weight: 3,
        essential: true,
        said: [
          'everyone as themselves, also in the database',
          'short-lived certificates instead of static SSH keys',
          'leavers are out by closing one account',
        ],
      },
      {
        cue: 'How rights are given',
        point:
          'Grants rights for a limited time on request, with approval by risk, and automatically for on-call',
        weight: 3,
        essential: true,
        said: [
          "just in time for an hour, then it's gone",
          "who's on call gets it at once with a reason, others need a second person",
          'read-only is simple, writing needs approval',
        ],
      },
      {
        cue: 'The path to the systems',
        point: 'Routes all through a gateway that records sessions and database queries',
        weight: 2,
        said: [
          'a bastion or access proxy with session recording',
          "the logs go where admins can't delete them",
        ],
      },
      {
        cue: 'What people see and may change',
        point: 'Masks or limits sensitive data, and separates reading from writing',
        weight: 2,
        said: [
          'support sees masked columns',
          'role for reading replicas, dangerous commands by script with review',
        ],
      },
      {
        cue: 'When the path itself is broken',
        point:
          'Provides an emergency way if single sign-on or the gateway is down, sealed, alarmed and tested',
        weight: 2,
        said: [
          'break-glass accounts with hardware keys in a safe',
          'two people, and everybody gets notified',
        ],
      },
      {
        cue: "Getting rid of today's keys",
        point: 'Introduces it in steps and finally removes the old keys, with measurements of use and time',
        weight: 2,
        said: [
          'both ways for a month, then old keys off by group',
          'measure how long on-call needs to get in',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A bastion with a shared key is controlled access',
        said: ["all go over the jump host, so it's controlled"],
        correction:
          'With a shared key nobody knows who did what, and leavers keep access. Identity per person and short-lived credentials are the point.',
      },
      {
        belief: 'Strict approval for everyone is the most secure in an incident',
        said: ['on-call must also wait for two approvals at night'],
        correction:
          'People then build side doors, and outages last. Give on-call immediate, recorded access, and review afterward.',
      },
    ],
    sampleAnswer:
      "I'd start with what they do there. Let's say 200 logins a week: 60 percent read logs, 20 percent run the same ten tasks, the rest is real repair. So logs and metrics get good, and the ten tasks become runbook jobs with parameters and review, which leaves perhaps 40 sessions. Requirements: personal, traceable, two minutes at night, works when something's broken. The design: an access proxy, for example Teleport or the cloud's session service, before servers, Kubernetes and databases. Login by single sign-on with hardware keys; it issues certificates for an hour, no static keys. Databases get personal short-lived users through the same proxy, not the one password. Roles: read with masked columns on a replica, operate, and administer, per system. Who's on call, taken from the pager's schedule, gets \"operate\" at once by stating the ticket; others ask in chat and a team member approves; \"administer\" needs two. Sessions and queries are recorded in another account that production admins can't change. The emergency way: two sealed accounts with hardware keys that don't use the single sign-on, a direct path, alarm to everyone, and we test it each quarter. The proxy runs in two zones and regions, and doesn't depend on the cluster that it gives access to. Introduction: new way beside the old, team by team, measuring median time to access, goal under a minute; then keys get removed and the password rotated. Trade-offs: recording costs storage and some trust, so I tell people clearly what is recorded. How it fails: identity provider down, so break-glass; a stolen laptop, so hardware key and an hour's limit; people sharing sessions, visible in the reviews.",
    criteria: [
      'Reduces need before guarding it',
      'Quick for on-call, strict for the rest',
      'No circular dependency',
    ],
    followUps: [
      {
        question: "Why mustn't the access proxy run in the cluster it gives access to?",
        about: [5],
        answer:
          "If that cluster fails, you can't get in to repair it. The way in, the identity and the monitoring have to be independent of what they serve, or have a tested other path.",
      },
      {
        question: 'How does the system know that someone is on call, and what may go wrong there?',
        about: [2],
        answer:
          "It asks the pager's schedule. If that's unavailable or someone swapped shifts informally, access is refused at night. So cache the schedule, permit self-declared emergency with alarm, and review it the next day.",
      },
    ],
  },
]
