import type { OpenQuestion } from '../open-question.ts'

export const devopsExpert: readonly OpenQuestion[] = [
  {
    id: 'devops-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Security Engineer', 'Cloud Engineer'],
    skills: ['GitHub Actions', 'Supply Chain Security'],
    tags: ['pull requests', 'forks', 'workflow security'],
    question:
      'This workflow of a public repository deploys preview builds. A security researcher says that any stranger can take over your cloud account with it. Explain how, and repair it.',
    code: {
      language: 'yaml',
      lines: [
        'on: pull_request_target',
        'permissions: write-all',
        'jobs:',
        '  preview:',
        '    runs-on: ubuntu-latest',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the quoted file
        '          ref: ${{ github.event.pull_request.head.sha }}',
        '      - uses: some-org/cloud-login@main',
        '        with:',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the quoted file
        '          key: ${{ secrets.CLOUD_KEY }}',
        '      - run: npm ci && npm run build && npm run preview',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the quoted file
        '      - run: echo "Preview of ${{ github.event.pull_request.title }}"',
      ],
    },
    keyPoints: [
      {
        cue: 'How the takeover works',
        point:
          "Explains that `pull_request_target` runs with the base repository's secrets and rights while the checkout runs the stranger's code",
        weight: 3,
        essential: true,
        said: [
          "it's trusted context plus untrusted code, the attacker puts anything in an npm script",
          "a fork's pull request gets our key because this trigger exposes secrets",
          'checking out the head and building it means executing their code with our token',
        ],
      },
      {
        cue: 'The way to build previews safely',
        point:
          "Separates it: build the fork's code without secrets, and deploy in another job that treats the result as untrusted data",
        weight: 3,
        essential: true,
        said: [
          'use pull_request for building, then a second workflow with secrets that only takes the artifact',
          'untrusted code never runs in the same job as credentials',
          'or a maintainer must approve before anything privileged runs',
        ],
      },
      {
        cue: 'The other hole in the file',
        point:
          'Sees the script injection by the title, which is put into the shell text, and passes it as an environment variable instead',
        weight: 2,
        said: [
          'a title with quotes and a command gets executed',
          'the expression is substituted before the shell runs it, so use env and quote',
        ],
      },
      {
        cue: 'What the token may do',
        point: 'Reduces the permissions of the token to what is needed, by default read-only',
        weight: 2,
        said: ['write-all lets them push to main, so set contents read', 'give each job only its own scope'],
      },
      {
        cue: 'What replaces the cloud key',
        point:
          'Replaces the long-lived key by short-lived federated credentials, bound to repository and branch or environment',
        weight: 2,
        said: [
          "OIDC with a trust condition on the subject, so a fork's run can't assume the role",
          'no static cloud key in the CI at all',
        ],
      },
      {
        cue: 'The steps written by others',
        point: 'Pins third-party actions to a full commit hash, since a branch or tag can be moved',
        weight: 2,
        said: ['at main can become malicious tomorrow', 'actions are code with our rights, pin the SHA'],
      },
      {
        cue: 'What has to happen right away',
        point: 'Rotates the key and checks its use, because it may already have been taken',
        weight: 2,
        said: ['assume it leaked, look through the cloud audit log', 'revoke first, then fix the yaml'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Secrets are never available to pull requests from forks',
        said: ["GitHub doesn't give secrets to forks, so we're safe"],
        correction:
          "That holds for `pull_request`, but `pull_request_target` runs in the base's context with secrets. Checking out fork code there is the classic hole.",
      },
      {
        belief: 'Masking secrets in logs keeps them from being stolen',
        said: ["they're masked in the log, nobody can read them"],
        correction:
          'Code that runs in the job can send them anywhere or encode them. Masking only replaces the literal text in logs.',
      },
    ],
    sampleAnswer:
      "`pull_request_target` runs in the context of our repository: with our secrets and here with a write-all token. The workflow then checks out the head of the pull request and runs `npm ci` and build scripts from it. So a stranger opens a pull request whose install script sends the credentials away or pushes to main; no review is needed. Removing the login step wouldn't be enough because the title is pasted into a shell command, which is an injection by itself, and because the token can write. First I revoke the cloud key and search the audit log, because this may have been used. Then I split it: a `pull_request` workflow without secrets builds the code and uploads an artifact; a second, privileged workflow downloads it, treats it as untrusted data, doesn't execute it, and publishes it to an isolated preview account, for forks after a maintainer's approval. Untrusted text goes through an environment variable, quoted. Permissions become read-only by default. The static key is replaced by OIDC, with a trust policy bound to our repository and that environment. Third-party actions get pinned to a commit hash. Finally I look for the same pattern in all our repositories, because it's usually copied.",
    criteria: [
      'Builds the attack step by step',
      'Contains the damage before repairing',
      'Looks for the class of error in other repositories',
    ],
    followUps: [
      {
        question: "Your second workflow unpacks the fork's artifact. What can still go wrong?",
        about: [1],
        answer:
          'The content is hostile: path traversal when unpacking, a file with a fake pull request number used for commenting, scripts executed by a later step. Validate it, unpack into a clean folder, execute nothing, and serve it from a separate domain.',
      },
      {
        question: 'The OIDC trust policy allows `repo:our-org/*`. Is that fine?',
        about: [4],
        answer:
          'Too wide: every repository and branch in the organization could assume the role, also a forgotten one with a weak workflow. Bind it to one repository and to a protected branch or environment with approval.',
      },
    ],
  },
  {
    id: 'devops-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Kubernetes', 'Release Management'],
    tags: ['cluster upgrade', 'deprecated apis', 'disruption budgets'],
    question:
      'You own a production cluster with 200 services of 30 teams, three minor versions behind. Plan the way to a supported version, and tell me what usually goes wrong.',
    keyPoints: [
      {
        cue: 'The order of versions',
        point:
          'Goes one minor version at a time for the control plane, then nodes within the allowed version skew',
        weight: 3,
        essential: true,
        said: [
          "the API server can't skip minors, so it's three upgrades in a row",
          'control plane first, kubelets may be a few versions older but never newer',
          'check the skew rules before each hop',
        ],
      },
      {
        cue: 'What to search for beforehand',
        point: 'Finds use of removed APIs beforehand, in manifests, charts, operators and live requests',
        weight: 3,
        essential: true,
        said: [
          'API server metrics and audit logs show who still calls deprecated versions',
          'scan the Git repos and the Helm releases stored in the cluster',
          'controllers written years ago break on a removed beta API',
        ],
      },
      {
        cue: 'What else runs in the cluster',
        point:
          'Checks compatibility of add-ons: network plugin, ingress, CSI drivers, autoscaler, admission webhooks',
        weight: 2,
        said: [
          'the CNI and the storage driver have their own support matrix',
          "a webhook that can't handle it blocks all pods",
        ],
      },
      {
        cue: 'Gaining confidence before production',
        point: 'Rehearses on a copy or non-production clusters first, and lets it soak for days',
        weight: 2,
        said: [
          'staging first with real workloads, then small prod clusters',
          'at least a week of living with it between steps',
        ],
      },
      {
        cue: 'Moving workloads off machines',
        point:
          'Drains nodes gradually while respecting disruption budgets, and finds services with one replica or impossible budgets early',
        weight: 2,
        said: [
          'a PDB with zero allowed disruptions stops the drain forever',
          'singletons go down, so tell the owners beforehand',
        ],
      },
      {
        cue: 'How you renew the machines',
        point:
          'Replaces nodes with new pools rather than upgrading in place, so that going back means using the old pool',
        weight: 2,
        said: [
          'make a new node group, cordon the old, and move over in batches',
          "keep the old nodes until it's proven",
        ],
      },
      {
        cue: 'If an upgrade goes bad',
        point:
          "Knows that the control plane generally can't be downgraded, so it needs etcd backups or a parallel cluster as the way back",
        weight: 2,
        said: [
          "no real rollback once it's upgraded",
          "for the riskiest hop I'd build a new cluster beside it and shift traffic",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Nodes may be upgraded before the control plane',
        said: ["I begin with the workers as they're less critical"],
        correction:
          'A kubelet must not be newer than the API server. The control plane goes first, nodes follow within the supported skew.',
      },
      {
        belief: 'If pods keep running, an upgrade was successful',
        said: ['after the upgrade all pods were green, so done'],
        correction:
          "Existing pods may run while new ones can't be created, because of webhooks, drivers or removed APIs. Test creating, scaling and rescheduling.",
      },
    ],
    sampleAnswer:
      "Three versions behind means three hops, since the control plane moves one minor at a time, and kubelets may trail but never lead. Before the first hop I collect facts. Which removed APIs are still requested? The API server's deprecation metrics and audit log show the callers, and I scan Git and the manifests stored in Helm releases. Then the support matrix of everything with deep ties: network plugin, CSI drivers, ingress, autoscaler, operators, webhooks. Next I list disruption budgets that allow zero, and services with a single replica, and give those teams a date and help. I rehearse on a staging cluster with real workloads, and each hop soaks for a week. In production: back up etcd and test the restore, upgrade the control plane, then add a new node pool, cordon the old one and drain in batches, stopping automatically if error rates rise. The old pool stays until we're confident. What bites: a budget that blocks draining at 2 am, a webhook whose pods can't start, an operator on a removed API, and a changed default. A control plane can't normally be downgraded, so for a risky jump I'd build a parallel cluster and move traffic by service. And afterward we upgrade on a cadence, so it never again becomes a project.",
    criteria: [
      'Plans from known failure modes',
      'Includes the 30 teams, not just commands',
      'Honest about rollback',
    ],
    followUps: [
      {
        question: 'A drain hangs for an hour at one node. How do you decide what to do?',
        about: [4],
        answer:
          'See which eviction is refused: usually a disruption budget with no allowance, often because a replica is already unhealthy. Fix or scale that service with its owner; delete the pod by force only if its downtime is accepted.',
      },
      {
        question: 'When would you prefer a new parallel cluster to upgrading in place?',
        about: [6],
        answer:
          'When several hops, a new network plugin or big add-on changes come together, and traffic can be shifted by service. It gives a true way back, but costs double capacity for a while, and stateful workloads need their own plan.',
      },
    ],
  },
  {
    id: 'devops-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Cloud Engineer'],
    skills: ['Terraform', 'Infrastructure as Code'],
    tags: ['state splitting', 'blast radius', 'modules'],
    question:
      'One Terraform state holds 4,100 resources of the whole platform. A plan takes 26 minutes, people wait for the lock, and last month a wrong apply took down two products. How do you take it apart?',
    keyPoints: [
      {
        cue: 'Where you cut',
        point:
          'Cuts along boundaries of ownership, rate of change and blast radius, not along resource types',
        weight: 3,
        essential: true,
        said: [
          'network and accounts change rarely, services change daily, so keep them apart',
          'what one team owns and what may break together belongs in one state',
          'by environment first, then foundation, then per product',
        ],
      },
      {
        cue: 'How a move stays harmless',
        point:
          'Moves resources without recreating them, by `removed` and `import` blocks or `state mv`, and requires an empty plan on both sides',
        weight: 3,
        essential: true,
        said: [
          'remove from the old state and import into the new, nothing real is touched',
          'after each move both plans must show no changes',
          "it's surgery on bookkeeping, not on infrastructure",
        ],
      },
      {
        cue: 'Safety during each move',
        point: 'Backs up the state and freezes applies of the affected part during each move',
        weight: 2,
        said: ['versioned bucket and a copy before I start', "nobody applies while I'm moving pieces"],
      },
      {
        cue: 'What parts need from each other',
        point:
          'Replaces references across states by explicit published outputs or lookups, as few and stable as possible',
        weight: 2,
        said: [
          'network ids go in a parameter store, consumers read them from there',
          'reading the whole remote state of another team couples us and shows its secrets',
          'avoid circular dependencies among states',
        ],
      },
      {
        cue: 'Changes that span several parts',
        point:
          'Handles order and roll-out across states, for example foundation first, with pipelines per state',
        weight: 2,
        said: [
          'changing the VPC then needs a second apply in the services',
          'a small graph of pipelines, each with its own credentials',
        ],
      },
      {
        cue: 'What each pipeline may touch',
        point: "Gives each state its own narrow permissions, so that a mistake can't reach beyond",
        weight: 2,
        said: [
          'the pipeline of product A has no right to touch B or the network',
          'the blast radius is limited by IAM, not only by files',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Workspaces separate environments enough',
        said: ["I'd put everything into workspaces in the same configuration"],
        correction:
          "Workspaces share configuration, backend and usually credentials. They don't shrink a state or protect production from a wrong change.",
      },
      {
        belief: 'Using `-target` regularly is the answer to slow plans',
        said: ['we just target the module we change'],
        correction:
          "It skips dependencies and leaves drift unnoticed. It's an emergency tool; small states make it unnecessary.",
      },
    ],
    sampleAnswer:
      "The state's size is a symptom; the real trouble is that everything shares one blast radius. I'd cut by who owns it, how often it changes and what may fail together. So: accounts and identity, network, shared clusters, then one state for each product and environment. Not \"all databases\" in one. Each gets a pipeline with its own role, so a wrong apply in one product has no permission to touch another; that's more protection than the split itself. For moving, I change nothing real. Per slice: freeze applies, copy the state, take the resources out with `removed` blocks set not to destroy, import them on the other side, and then both plans have to be empty. Only then comes the next. I'd begin with something harmless like dashboards, then a small product. References between states become a narrow contract: the network publishes subnet ids in a parameter store, and others look them up. I avoid reading other teams' complete state, because it couples us to its layout and exposes secrets. The price is order: a network change now needs two applies, and we need to see which consumers exist. I measure plan time and waiting for locks; under two minutes is my target, and I don't split further when cross-state changes become common.",
    criteria: [
      'Cuts by ownership and risk',
      'Zero-change moves, verified each time',
      'Admits the cost of splitting',
    ],
    followUps: [
      {
        question: "After importing, the new side's plan wants to change three attributes. Do you continue?",
        about: [1],
        answer:
          'No. Either the configuration differs from reality or a default is missing. I adjust the code until the plan is empty, since only then is the move neutral; intended changes come separately later.',
      },
      {
        question: 'How do you change an output that eight other states consume?',
        about: [3],
        answer:
          "Like an API: publish the new value beside the old one, let consumers move, check that nobody reads the old, then remove it. Renaming in one step breaks their next plan at a time that you don't choose.",
      },
    ],
  },
  {
    id: 'devops-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Kubernetes', 'Linux', 'Troubleshooting'],
    tags: ['cpu throttling', 'tail latency', 'cgroups'],
    question:
      'A Go service in Kubernetes shows p99 latency of 900 ms at 35 percent average CPU, while p50 is 12 ms. On a bare virtual machine, p99 was 60 ms. Nothing in the traces explains it. What do you suspect?',
    keyPoints: [
      {
        cue: 'Your main suspicion',
        point:
          'Suspects CPU throttling by the cgroup quota: short bursts use up the quota of a period, although the average is low',
        weight: 3,
        essential: true,
        said: [
          'CFS throttling, it uses its 100 ms budget in the first 20 and then stands still',
          'many threads burn the quota quickly and the whole process pauses',
          'the average hides the bursts, the limit bites per period',
        ],
      },
      {
        cue: 'How you prove it',
        point:
          'Checks the throttling counters, such as throttled periods and throttled time, against the latency spikes',
        weight: 3,
        essential: true,
        said: [
          'cpu.stat nr_throttled and throttled_usec, or the cadvisor metric',
          'see what fraction of periods got throttled in those minutes',
          'lay both graphs over each other instead of guessing',
        ],
      },
      {
        cue: 'What Go makes of the machine',
        point:
          'Explains that a runtime that sees all cores of the node starts too many threads for its quota',
        weight: 2,
        said: [
          'GOMAXPROCS was 64 on a node with 64 cores while the limit is two',
          'garbage collection with 64 workers eats the quota at once',
          "older runtimes don't read the cgroup",
        ],
      },
      {
        cue: 'The setting you change first',
        point: 'Sets parallelism to the limit, by a runtime version aware of it or a setting',
        weight: 2,
        said: ['set GOMAXPROCS to the CPU limit', 'newer Go takes the quota into account by itself'],
      },
      {
        cue: 'Another lever, and its price',
        point:
          'Considers raising or removing the CPU limit while keeping an honest request, and names the trade-off',
        weight: 2,
        said: [
          'without a limit, the request still guarantees its share by weight',
          'dropping limits costs predictability and neighbors may notice',
        ],
      },
      {
        cue: 'If you were wrong',
        point:
          'Keeps other hypotheses open: garbage collection, noisy neighbor, network or DNS, connection pool',
        weight: 2,
        said: [
          'could also be lock contention or waiting for a connection',
          'steal time or a busy neighbor on that node',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "At 35 percent average CPU, a CPU limit can't be the cause",
        said: ["there's two thirds left, so it isn't the CPU"],
        correction:
          "The quota applies to periods of usually 100 ms. Bursts exhaust it within a period, even if the minute's average is low.",
      },
      {
        belief: 'A CPU request is a hard ceiling',
        said: ["it requested one core, so it can't use more"],
        correction:
          'A request is a share under contention and a number for scheduling. Only the limit caps, through the quota.',
      },
    ],
    sampleAnswer:
      "My first suspicion is CPU throttling. A limit of, say, two cores means 200 ms of CPU time in each period of 100 ms. If the process runs many threads in parallel on a node with 64 cores, it can use that up in a few milliseconds and then stands still for the rest of the period. Averaged over a minute that's 35 percent, and traces only show unexplained gaps. Go makes it worse if `GOMAXPROCS` equals the node's cores: garbage collection wakes many workers at once. Older Go versions do that; newer ones consider the quota. I'd look at `nr_throttled` and the throttled time in the container's `cpu.stat`, or the corresponding metrics, and lay them over the latency. If 30 percent of periods are throttled in the bad minutes, I'm fairly sure. Then an experiment: one canary with `GOMAXPROCS` set to the limit, another with a higher limit, same load. Often the first alone solves it. Removing limits for latency-critical services can be right, if requests are honest, because under contention the weights still share the CPU; but it costs predictability. If counters are calm, I go on: GC pauses, lock contention, pool waits, DNS, and steal time of the node.",
    criteria: [
      'Understands the mechanism under the metric',
      'Verifies by counters and an experiment',
      'Keeps alternatives',
    ],
    followUps: [
      {
        question: 'A colleague wants to remove all CPU limits in the cluster. What do you say?',
        about: [4],
        answer:
          "For services with honest requests it's reasonable, since the weights still guarantee their share. For batch and untrusted workloads I'd keep limits or separate nodes. Otherwise performance depends on idle neighbors and collapses when the node fills.",
      },
      {
        question: 'Why does a process with a quota of two cores behave worse with 64 threads than with two?',
        about: [2],
        answer:
          'Sixty-four runnable threads on idle cores consume the 200 ms of a period in about three milliseconds, then all are paused for up to 97. Two threads spread the same work across the period.',
      },
    ],
  },
  {
    id: 'devops-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Canary Releases', 'Release Management'],
    tags: ['progressive delivery', 'canary analysis', 'failure modes'],
    question:
      'A release passed your automated canary at 1, 5 and 25 percent. Forty minutes after reaching 100 percent it took the site down. Give me the ways in which this can happen, and what you would improve.',
    keyPoints: [
      {
        cue: 'What only shows near 100 percent',
        point: 'Names effects that depend on load or share, which appear only near full traffic',
        weight: 3,
        essential: true,
        said: [
          'the extra query per request was fine at 25 percent and broke the database at 100',
          'a cache that the old version kept warm turned cold once it was gone',
          'connections per pod times all the pods exceeded the limit',
        ],
      },
      {
        cue: 'What only shows after a while',
        point:
          'Names effects that depend on time, such as leaks, expiring caches, filling queues or a nightly job',
        weight: 3,
        essential: true,
        said: [
          'a memory leak needs longer than the canary steps',
          'tokens or cache entries expire after half an hour',
          'the backlog grew slowly until it burst',
        ],
      },
      {
        cue: 'What no percentage limits',
        point:
          'Points out that shared state is not canaried: schema, messages, caches or config are common to both versions',
        weight: 2,
        said: [
          'the canary wrote records in a new format that everybody read later',
          'a flag or a migration hits all at once, whatever the percentage',
        ],
      },
      {
        cue: 'Whether the test itself was good',
        point:
          'Questions the comparison: wrong metrics, too little data, canary not representative of all users and regions',
        weight: 2,
        said: [
          'it got only web traffic, not the mobile clients or the big tenant',
          'the baseline was sick too, so the ratio looked fine',
          "we didn't measure the downstream's load",
        ],
      },
      {
        cue: "What you'd measure in addition",
        point: 'Adds saturation of shared dependencies and cost per request to the analysis',
        weight: 3,
        said: [
          'compare queries, CPU and calls per request, not just errors',
          'a 30 percent rise in database work at five percent traffic is a forecast',
        ],
      },
      {
        cue: 'Changing the pace',
        point: 'Bakes longer in some steps, across a daily peak, and goes by zone or cell',
        weight: 2,
        said: [
          'let it sit overnight at 25 percent before continuing',
          "one region at a time, so the last step isn't everything",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A canary proves that a release is correct',
        said: ["it passed all stages, so it can't be the release"],
        correction:
          "It tests a sample of traffic for some minutes. Load, time, shared state and rare users aren't in that sample.",
      },
      {
        belief: 'The remedy is simply more and smaller canary steps',
        said: ['I would do ten steps instead of three'],
        correction:
          'Extra steps see the same metrics. What counts is what you measure, how long, and whether traffic and dependencies are representative.',
      },
    ],
    sampleAnswer:
      "I sort it into four kinds. First, effects of scale. A new query per request adds one percent at the database when one percent uses it, and at full traffic it goes over the edge; the same with connections per pod, or a cache kept warm by the old version, which turned cold once that was gone. Second, time: a leak, a token that expires after 30 minutes, a queue that fills slowly, or traffic that was at its low during the canary. Third, shared state: migrations, message formats, cache entries and flags aren't limited to five percent; the new version may have written something which then hurt everyone. Fourth, the comparison: errors and latency of the service looked fine, but nobody watched what it does to its dependencies, or the sample missed the biggest customer. So I'd improve the analysis: compare work per request, such as queries, CPU and downstream calls, between canary and baseline of the same age. A 30 percent rise at five percent traffic is a forecast. I'd let one step bake across the daily peak, go by zone or cell, so the last step isn't all the rest, and keep the previous version scaled for an hour, because the way back must take seconds. Then the review asks which signal existed already at 25 percent.",
    criteria: ['Classes of failure instead of a list of anecdotes', 'Improves detection, not ceremony'],
    followUps: [
      {
        question: 'Which metric at five percent could have predicted trouble at 100?',
        about: [4],
        answer:
          'Database CPU time per request: if the canary uses 1.4 times as much as the baseline and the database is at 75 percent, full rollout needs 105. Nothing fails at five percent, yet the outage is computable.',
      },
      {
        question: 'How do you release a new message format safely?',
        about: [2],
        answer:
          "First ship consumers that understand both, everywhere. Then let producers write the new one behind a flag, gradually. Remove support for the old one only after queues and stored messages are drained. Percentages of producers alone don't protect consumers.",
      },
    ],
  },
  {
    id: 'devops-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer', 'Technical Lead'],
    skills: ['Incident Management', 'Database Migration'],
    tags: ['irreversible changes', 'fix forward', 'data repair'],
    question:
      'Two hours after a release you find that it writes wrong currency codes for some orders. The release also migrated 80 million rows to a new format that the old code cannot read. Lead us out of this.',
    keyPoints: [
      {
        cue: 'The very first action',
        point:
          'Stops further damage first, for example by a flag, blocking the affected path or pausing the writer',
        weight: 3,
        essential: true,
        said: [
          'turn off that feature or that payment path right now, even if it costs sales',
          'each minute makes more bad rows, so stop the bleeding',
          'put the consumers that act on those orders on hold',
        ],
      },
      {
        cue: 'Whether you can go back',
        point:
          'Recognizes that a plain rollback is impossible, and weighs a forward fix against a compatibility layer',
        weight: 3,
        essential: true,
        said: [
          "the old binary can't read the table, so reverting the code makes it worse",
          'fix forward with a small reviewed change, or teach the old version to read the new format',
          'restoring the backup would lose two hours of orders',
        ],
      },
      {
        cue: 'Knowing the extent',
        point: 'Determines exactly which rows are affected, and keeps the evidence, before changing data',
        weight: 2,
        said: [
          'query by release time and condition, copy those rows aside',
          'how many orders, which customers, what amount',
        ],
      },
      {
        cue: 'How rows get corrected',
        point: 'Repairs data with a scripted, tested, idempotent correction from a trustworthy source',
        weight: 2,
        said: [
          "recompute the code from the payment provider's records, run it on a copy first",
          'in batches, with a log of old and new value',
        ],
      },
      {
        cue: 'Beyond your own database',
        point: 'Traces what went out downstream: invoices, exports, events, payments',
        weight: 2,
        said: [
          'the accounting system already got the wrong ones',
          'emit corrections, because others have copies',
        ],
      },
      {
        cue: 'Leading people through it',
        point: 'Leads with clear roles and tells support, finance and affected customers facts',
        weight: 2,
        said: [
          'one person commands, another repairs, another informs',
          'finance has to know today, with numbers',
        ],
      },
      {
        cue: "What you'd change in releases",
        point:
          'Changes the practice afterward: migrations separated from releases, both formats readable until the new one is proven',
        weight: 2,
        said: [
          'expand and contract would have left us a way back',
          'never ship a format change with a logic change together',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Restoring the last backup is the cleanest way out',
        said: ["I'd restore the database from before the release"],
        correction:
          "It throws away all correct orders since then and contradicts what went out. It's for destroyed data, not for a few wrong fields.",
      },
      {
        belief: 'Under pressure, one should fix production data by hand quickly',
        said: ['I just run an UPDATE on the rows that look wrong'],
        correction:
          'An untested manual update often makes a second incident. Save the rows, script it, test on a copy, review, then run.',
      },
    ],
    sampleAnswer:
      "First, stop making it worse. I declare an incident, take the lead and look for the smallest switch: a flag for the new currency logic, or else blocking the affected order path. I also pause whatever acts on those orders, such as invoicing and settlement, because a wrong row is cheap and a wrong payment isn't. Second, I say clearly that rolling back is out: the old code can't read the migrated rows, and a backup would lose two hours of good orders. So we fix forward with the smallest change, reviewed by two people and through the normal canary. In parallel, someone finds the extent: all orders since the release with this condition, copied into a separate table, with counts and amounts. The repair is a script that takes the currency from the payment provider's record, not from our guess; idempotent, in batches, logging old and new values, tested on a copy. Then we follow the copies: events, exports, invoices, and send corrections. One person keeps support and finance informed with numbers every half hour. In the review I'd ask why a logic change and an irreversible migration traveled together. With both formats readable for two weeks, we'd have rolled back in a minute; and a check on currency distribution would have told us in ten.",
    criteria: [
      'Sequence: contain, decide, measure, repair',
      'Thinks of copies outside the database',
      'Learns about reversibility',
    ],
    followUps: [
      {
        question: 'Which copies do you look for besides the orders table?',
        about: [4],
        answer:
          'Published events and their consumers, search index and caches, warehouse, accounting exports, invoices and mails, the payment provider. Each needs either a correction or a conscious decision to leave it.',
      },
      {
        question: 'When would you nevertheless choose to return to the old version?',
        about: [1],
        answer:
          'If a reader for the new format can be added to the old code in a small, testable change, and the forward fix is unclear. Then the known-good logic comes back without touching the 80 million rows.',
      },
    ],
  },
  {
    id: 'devops-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Security Engineer', 'Cloud Engineer'],
    skills: ['Secrets Management', 'Automation'],
    tags: ['credential rotation', 'zero downtime', 'dependencies'],
    question:
      "A database password is used by 30 services, some batch jobs and, you suspect, things that nobody remembers. It has to be rotated this week without an outage, and you don't want to do this again. How?",
    keyPoints: [
      {
        cue: 'How you avoid the outage',
        point:
          'Uses two valid credentials in parallel: create the second, move consumers over, then disable the first',
        weight: 3,
        essential: true,
        said: [
          'two users with the same rights, alternate between them',
          'never change the password in place while 30 things use it',
          'overlap first, revoke at the end',
        ],
      },
      {
        cue: 'Things that nobody remembers',
        point:
          "Finds the unknown users from the database's own connection logs, by account, address and application",
        weight: 3,
        essential: true,
        said: [
          'log who connects with that account for a full month-end cycle if possible',
          'look at sessions by client address, not at the wiki',
          "the weekly job won't show up today, so check the schedules as well",
        ],
      },
      {
        cue: 'Next time, for a single service',
        point:
          'Gives each service its own account with only its rights, so that next time one is rotated alone',
        weight: 2,
        said: [
          'one shared password means nobody knows who did what',
          'separate identities make it small and auditable',
        ],
      },
      {
        cue: 'Whether services really switched',
        point: 'Checks that services pick up the new value, as pools and processes keep old connections',
        weight: 2,
        said: [
          'existing sessions stay open after a password change, so the failure comes at the next restart',
          'restart or reload them and verify which account they use',
        ],
      },
      {
        cue: 'The end of the shared password',
        point:
          'Disables the old credential reversibly before deleting it, at a calm hour with people present',
        weight: 2,
        said: [
          'lock the account for a day, so I can unlock it in seconds',
          'scream test on a Tuesday morning, not Friday evening',
        ],
      },
      {
        cue: 'Not doing this again',
        point: 'Moves on to short-lived credentials or identity-based login issued automatically',
        weight: 2,
        said: [
          'dynamic credentials from the vault that live an hour',
          "workload identity so that there's no stored password",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'When all services work after the change, all of them use the new password',
        said: ['nothing broke, so everyone has switched'],
        correction:
          "Open connections go on with the old login, and rare jobs haven't run yet. Only logs of new logins show it.",
      },
      {
        belief: 'Rotating frequently by hand makes shared passwords safe',
        said: ["we'd rotate it every month by hand"],
        correction:
          'Manual rotation of shared secrets causes outages and gets skipped. Separate, automatically issued credentials limit the damage.',
      },
    ],
    sampleAnswer:
      "First I ask why this week. If it's stolen and in use, I cut it today and accept breakage. If it's routine or an auditor's demand, I can do it without pain. I don't change it in place. I create a second account with the same rights, so both work, and turn on logging of logins by account, client address and application name. That log, not the wiki, is my inventory; and since a monthly job won't show within days, I also search schedulers, secret stores and code for the account. Then the services move one by one; and when I'm touching them anyway, each gets its own account with only the rights it needs. Connection pools keep old sessions, so I restart or reload and verify in the log that new logins use the new account. When a full day shows nobody with the old one, I lock it on a Tuesday morning, with people ready; unlocking takes seconds if something screams. Whatever appears gets an owner. If the month-end job is still uncertain, I watch that night. A few weeks later it's deleted. To never do this again: the vault issues credentials per service that live for an hour or so, or the database accepts workload identity. Then rotation happens all the time, and it's tested daily.",
    criteria: [
      'Overlap and reversibility',
      'Evidence rather than documentation',
      'Different path for a live compromise',
    ],
    followUps: [
      {
        question:
          'You changed the password and nothing failed for four days, then half the services did. How come?',
        about: [3],
        answer:
          'Pooled connections stayed authenticated and went on working. On the fourth day a deploy or a database failover made them reconnect, with the old password. So verify new logins instead of absence of errors.',
      },
      {
        question: 'Dynamic credentials with one hour of life: which new risk do you take on?',
        about: [5],
        answer:
          "The issuing system becomes critical: if it's down, nobody can renew. So leases need overlap, renewal well before expiry, high availability, and an emergency procedure. The database also sees many accounts created and dropped.",
      },
    ],
  },
  {
    id: 'devops-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Security Engineer'],
    skills: ['Supply Chain Security', 'Kubernetes', 'CI/CD'],
    tags: ['image signing', 'provenance', 'admission control'],
    question:
      'An auditor asks you to prove that every container in production was built by your pipeline from reviewed code. Today you could not. What do you build, and where can it still be circumvented?',
    keyPoints: [
      {
        cue: 'What the pipeline produces',
        point:
          'Lets the build system sign an attestation that ties the image digest to source commit and builder',
        weight: 3,
        essential: true,
        said: [
          'provenance that says this digest came from this commit by this workflow, signed',
          'sign by digest, not by tag, because tags can move',
          "the pipeline's identity signs, not a developer's laptop key",
        ],
      },
      {
        cue: 'Where it is checked',
        point:
          "Enforces it at deployment: the cluster's admission control rejects images without valid provenance from the expected builder",
        weight: 3,
        essential: true,
        said: [
          'verifying at the door, or else the signature is only decoration',
          'an admission policy checks signer, repository and branch',
          "unsigned images just don't start",
        ],
      },
      {
        cue: 'The code before the build',
        point:
          'Protects the source: mandatory review, protected branches, no self-approval, also for pipeline definitions',
        weight: 2,
        said: [
          'the workflow file itself must be reviewed, else someone signs anything',
          'a commit on main needs a second person',
        ],
      },
      {
        cue: 'The build environment',
        point: "Isolates the build: ephemeral runners, signing outside the reach of the build's own steps",
        weight: 2,
        said: [
          'a build script must not be able to get at the signing key',
          'fresh machine for every job, so that nothing persists',
        ],
      },
      {
        cue: 'How you introduce it',
        point:
          'Rolls out in stages: record first, report violations, then block, with an emergency exception that is logged',
        weight: 2,
        said: [
          'audit mode for a month, or we block our own incident fix',
          'third-party images need a mirrored and approved path',
        ],
      },
      {
        cue: 'Where it can be circumvented',
        point:
          'Names remaining gaps: compromised dependencies or builder, cluster admins who can change the policy, code loaded at run time',
        weight: 2,
        said: [
          "provenance says where it came from, not that it's harmless",
          'an admin may disable the webhook, so watch for this',
          'two colluding reviewers pass anyway',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A signed image is a safe image',
        said: ["it's signed, so there can't be anything bad in it"],
        correction:
          "The signature says who built it and that it wasn't changed. Malicious dependencies or a captured build get signed as well.",
      },
      {
        belief: 'Restricting the registry to our own is enough',
        said: ["only our registry is allowed, so it's our code"],
        correction:
          'Anyone with push rights, or a leaked token, can put an image there. Origin has to be verified by signature and digest.',
      },
    ],
    sampleAnswer:
      "The claim has three links: reviewed source, a trusted build, and what runs equals what was built. For source: protected branches, a second person for every change, and that includes the workflow files and the shared build templates. For the build: ephemeral runners, and a provenance attestation that names the image digest, repository, commit and workflow, signed by the pipeline's identity through short-lived keys that the build's own steps can't reach. Then the third link, which people forget: the cluster verifies on admission. The image has to be referenced by digest, and the attestation has to come from our builder, the expected repository and the main branch. I'd begin in audit mode and see what fails: third-party charts, sidecars, debug images. Those get mirrored, scanned, and signed by an approval process. Then we enforce, namespace by namespace, with a break-glass that needs two people and alerts. For the auditor I keep an inventory, so any running digest leads to the commit and its approvers. And I'd be honest about what's left. Provenance doesn't prove harmlessness: a poisoned dependency gets signed like the rest. Cluster admins can weaken the policy, so changes to it are alerted on and reviewed. Code fetched at run time escapes altogether, as do two people who collude.",
    criteria: [
      'Follows the chain from end to end',
      'Enforcement, not only paper',
      "Says openly what isn't covered",
    ],
    followUps: [
      {
        question: 'The admission controller that verifies signatures is down. Fail open or closed?',
        about: [1],
        answer:
          'For production namespaces closed, else an attacker only needs to disturb it; but then it must be highly available, with system namespaces excluded so that the cluster can recover. Running pods continue either way. Opening is a logged emergency decision.',
      },
      {
        question: "Why isn't a signing key stored as a CI secret sufficient?",
        about: [3],
        answer:
          "Every step and dependency in that job can read it and sign anything, also later elsewhere. Signing should be done by a separate service or keyless identity that attests to what it observed, outside the build's control.",
      },
    ],
  },
  {
    id: 'devops-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Computer Networking', 'Kubernetes', 'Troubleshooting'],
    tags: ['dns latency', 'conntrack', 'snat'],
    question:
      'Across your cluster, about one in 3,000 outgoing calls takes almost exactly 5 seconds longer than normal. CPU, memory and the called services are fine. How do you hunt it down?',
    keyPoints: [
      {
        cue: 'What the number tells you',
        point:
          'Takes the constant five seconds as a clue: a timeout and retry, typically of the DNS resolver, not slowness',
        weight: 3,
        essential: true,
        said: [
          "five seconds flat is the resolver's default timeout",
          "slow things vary, timers don't, so some packet is lost and repeated",
          'a lost UDP packet for the lookup, then a second try',
        ],
      },
      {
        cue: 'How you locate the delay',
        point: 'Confirms by splitting the call in phases and capturing packets on the affected node',
        weight: 3,
        essential: true,
        said: [
          'curl timings for name lookup, connect, first byte',
          'tcpdump on port 53 in the pod and on the host, to see a query without an answer',
          'find out in which phase the five seconds are',
        ],
      },
      {
        cue: 'A known flaw on the nodes',
        point:
          'Knows the conntrack race with parallel A and AAAA queries from the same socket under NAT, where one gets dropped',
        weight: 2,
        said: [
          'two UDP packets at once race for the same conntrack entry, insert_failed goes up',
          'check conntrack -S for insert failures',
        ],
      },
      {
        cue: 'What may run out',
        point:
          'Considers a full connection tracking table or exhausted source ports on nodes or the NAT gateway',
        weight: 2,
        said: [
          'nf_conntrack table full messages in dmesg',
          'too many connections to one destination through one NAT address',
        ],
      },
      {
        cue: 'Reducing the odds',
        point:
          'Reduces queries: `ndots` and search domains multiply lookups, so use full names with a trailing dot or a lower value',
        weight: 2,
        said: [
          'with ndots 5 every outside name becomes several failing lookups first',
          'a dot at the end cuts the traffic to a fifth',
        ],
      },
      {
        cue: 'A lasting remedy',
        point: 'Runs a DNS cache on each node, which avoids NAT for lookups and uses TCP upstream',
        weight: 2,
        said: [
          'NodeLocal DNSCache so that queries stay on the node',
          'local caching takes load away from CoreDNS as well',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "A rare slow call can't be found and should be retried away",
        said: ['one in 3,000 is noise, add a retry and go on'],
        correction:
          'The constant five seconds has a definite cause and grows with traffic. Retries hide it and add load.',
      },
      {
        belief: 'DNS can be ruled out because names resolve correctly when tested by hand',
        said: ["I did nslookup and it worked, so it isn't DNS"],
        correction:
          "A loss of one in thousands doesn't show in a few tries. You need timing statistics or captures under load.",
      },
    ],
    sampleAnswer:
      "\"Almost exactly five seconds\" is the best clue. Slow systems scatter; a fixed value is a timer. Five seconds is the usual timeout of the resolver before it asks again, so I suspect a lost DNS packet. TCP's first retransmission would be about one second. To prove it I record phases of a call, with curl's timings or client tracing: lookup, connect, first byte. If the lookup takes the five seconds, I capture port 53 inside a pod and on its node at the same time and look for a query that leaves and never returns. Then why: the classic one is that the resolver sends A and AAAA in parallel from one socket, they go through NAT to the cluster DNS address, and in conntrack they race for the same entry; one is dropped, and `insert_failed` in `conntrack -S` goes up. Others are a full conntrack table, exhausted ports at the NAT gateway, or overloaded DNS pods. The remedy I like is a DNS cache on each node: queries skip NAT, and upstream it uses TCP. I'd also cut the volume, because with `ndots: 5` each external name first causes several failing lookups; a trailing dot or a lower value helps. Then I count the calls between 5.0 and 5.2 seconds for a week, before and after.",
    criteria: [
      'Lets the number itself speak',
      'Captures instead of guessing',
      'Verifies on rare events with enough data',
    ],
    followUps: [
      {
        question:
          'Suppose the extra delay were about one second rather than five. What would you suspect then?',
        about: [3],
        answer:
          'The initial retransmission timeout for a TCP SYN is one second, so a lost SYN: a full accept backlog, a conntrack collision or port exhaustion at NAT. The connect phase would show it.',
      },
      {
        question: 'Why does `ndots: 5` make so many queries?',
        about: [4],
        answer:
          'Names with fewer than five dots are first tried with every search domain of the cluster, each for A and AAAA. An outside name causes several negative answers before the right one. A trailing dot skips this.',
      },
    ],
  },
  {
    id: 'devops-expert-10',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Prometheus', 'Monitoring', 'Observability'],
    tags: ['cardinality', 'memory', 'metrics design'],
    question:
      'Your Prometheus server was killed for lack of memory three times today. Yesterday a team released a new version of its API gateway. Walk me through the diagnosis, first aid and a lasting solution.',
    keyPoints: [
      {
        cue: 'The likely mechanism',
        point: 'Suspects an explosion of time series by a new label with unbounded values',
        weight: 3,
        essential: true,
        said: [
          'someone put the user id or the full URL into a label',
          'each distinct combination of label values is its own series in memory',
          'cardinality, not the number of metrics',
        ],
      },
      {
        cue: 'How you find the culprit',
        point:
          "Finds the offender by the head's statistics: series per metric and label, compared with yesterday",
        weight: 3,
        essential: true,
        said: [
          'the TSDB status page lists the top metrics and labels by series',
          'topk of count by metric name, and scrape_series_added by target',
          "look which target's samples per scrape jumped",
        ],
      },
      {
        cue: 'First aid',
        point:
          "Stops it at ingestion by dropping label or metric through relabeling, before waiting for the team's fix",
        weight: 2,
        said: [
          'metric_relabel_configs with labeldrop or drop for that metric',
          'cut it at the scrape, then call them',
        ],
      },
      {
        cue: 'After the culprit is gone',
        point:
          'Knows that memory falls only when old series leave the head, and that replay of the log can crash it again on restart',
        weight: 2,
        said: [
          'after dropping, the head still carries them for a couple of hours',
          'replaying the WAL needs that memory again, so give it more RAM for now',
        ],
      },
      {
        cue: 'Protecting the other teams',
        point: "Sets limits per target or tenant, so one team can't take down monitoring for all",
        weight: 2,
        said: ['sample_limit and label limits per scrape', "their scrape fails, not everybody's alerts"],
      },
      {
        cue: 'What teams need to learn',
        point:
          'Teaches what belongs in labels: bounded values; identifiers go to logs or traces, exemplars link them',
        weight: 2,
        said: ['route template instead of the raw path', "if you need it per user, that's a log query"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Only the number of samples per second determines memory',
        said: ["I'd raise the scrape interval to a minute to save memory"],
        correction:
          'Memory in the head is driven mainly by active series, their labels and churn. A longer interval reduces samples, not series.',
      },
      {
        belief: 'Deleting the data directory or shortening retention solves it',
        said: ['set retention to two days and memory goes down'],
        correction:
          'Retention concerns blocks on disk. The head with its recent series remains as large, as does the cause.',
      },
    ],
    sampleAnswer:
      "The timing points to the gateway, and the usual mechanism is cardinality: a label with unbounded values, such as a raw path, user id or error message, so that each combination becomes its own series in memory. Diagnosis: if the server lives long enough, the TSDB status shows the top metrics and labels by number of series; otherwise I count lines on the gateway's metrics page, or compare `scrape_samples_post_metric_relabeling` by job with yesterday. Say `http_requests_total` went from 4,000 to three million series by a `path` label with ids in it. First aid: I don't wait for their release. I drop that label or metric in the scrape's relabeling, knowing that dropping a label can make series collide, so here I drop the metric. And I give the server more memory for today, because on restart it replays its log with all those series, and the head sheds them only after a couple of hours. While it was down, no alert worked, so we need a heartbeat alert from outside. Lasting: a sample limit per scrape, so their scrape fails rather than everyone's monitoring; the gateway uses the route template; ids go to logs and traces, with exemplars as the bridge. And I'd show series per team on a dashboard, since visible numbers change habits more than rules.",
    criteria: ['Mechanism, then evidence', 'Isolation between teams', 'Thinks of alerts that were blind'],
    followUps: [
      {
        question: 'You drop the metric and restart; it dies again at startup. Why, and what do you do?',
        about: [3],
        answer:
          'On start it replays the write-ahead log, which still contains the series, and needs the same memory. Give it more memory for a few hours, or as a last resort discard the log and lose the most recent data.',
      },
      {
        question: 'Why can `labeldrop` be dangerous here?',
        about: [2],
        answer:
          'If the dropped label was the only difference, several series of one scrape become identical; Prometheus reports duplicates and keeps only one value, so the sums are wrong. Better drop the metric or aggregate in the application.',
      },
    ],
  },
  {
    id: 'devops-expert-11',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Kubernetes', 'Kubernetes Operators', 'Incident Management'],
    tags: ['admission webhooks', 'cascading failure', 'control plane'],
    question:
      'At 3 am a node pool was replaced. Since then no pod can be created in the whole cluster, including the policy engine that checks every pod. Explain the deadlock, get out of it, and prevent it.',
    keyPoints: [
      {
        cue: 'How the deadlock arises',
        point:
          "Explains the loop: a webhook with `failurePolicy: Fail` covers its own pods, so they can't start because they aren't running",
        weight: 3,
        essential: true,
        said: [
          "the API server asks the policy engine for each pod and it's not there, also for its own",
          'all its replicas went away with the nodes, and it guards its own rebirth',
          'chicken and egg through the admission webhook',
        ],
      },
      {
        cue: 'The way out',
        point:
          'Breaks it by temporarily deleting or changing the webhook configuration, then lets the engine start and restores it',
        weight: 3,
        essential: true,
        said: [
          "remove the ValidatingWebhookConfiguration, it isn't checked by itself",
          'set failurePolicy to Ignore for a few minutes',
          'back it up first, put it back after the pods are ready',
        ],
      },
      {
        cue: 'How you recognize it',
        point:
          'Recognizes it from the error when creating pods, in replica set events or the API server: failed calling webhook',
        weight: 2,
        said: [
          'kubectl describe on the owner shows that the admission call found no endpoints',
          "there are no pending pods, they aren't even created",
        ],
      },
      {
        cue: 'What must be exempt',
        point: "Excludes the engine's own namespace and system namespaces from the webhook by selectors",
        weight: 2,
        said: ['kube-system and itself must be exempt', 'namespaceSelector so the basics can always come up'],
      },
      {
        cue: 'Making the engine sturdier',
        point: 'Runs it highly available: several replicas over zones, disruption budget, high priority',
        weight: 2,
        said: [
          "three replicas with anti-affinity so a drain doesn't take all",
          'system priority class, and a PDB so they go one at a time',
        ],
      },
      {
        cue: 'How strict each rule should be',
        point: 'Decides per rule between failing closed and open, with short timeouts and narrow matches',
        weight: 2,
        said: [
          'security-critical rules closed, cosmetics open',
          "match only what's needed, not every resource, and a timeout of some seconds",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Restarting the API server resolves it',
        said: ["I'd restart the control plane components"],
        correction:
          'The webhook configuration lies in etcd and is applied again. As long as it demands an answer from a missing service, creation fails.',
      },
      {
        belief: 'The safest choice is `failurePolicy: Ignore` everywhere',
        said: ["set all webhooks to ignore and it can't happen"],
        correction:
          "Then rules are skipped exactly when the engine is overloaded or attacked. Decide per rule, and exempt what's needed for recovery.",
      },
    ],
    sampleAnswer:
      "The policy engine is called by the API server for every pod through an admission webhook. With `failurePolicy: Fail`, no answer means rejection. When the node pool was replaced, all of its replicas were evicted; the new ones have to be created, the API server asks the webhook, nobody answers, so they're rejected. It guards the door to its own start. You see it in the ReplicaSet's events: \"failed calling webhook, no endpoints available\"; there aren't even pending pods. To get out, I save the webhook configuration to a file and delete it, or set it to Ignore. Changing webhook configurations isn't itself subject to admission webhooks, so that works. The engine's pods start, I check they're ready, put the configuration back, and then check what was admitted in those minutes. If GitOps restores it too early, I pause this sync. Prevention: exempt its own namespace and the system ones by selector, so cluster basics always start. Three replicas across zones with a disruption budget and high priority. Narrow matching and a short timeout, and for each rule a decision whether closed is worth it: privileged containers yes, a missing label no. Finally, we kill all its pods in a test cluster every quarter, with the runbook open, and alert when webhook calls fail.",
    criteria: [
      'Sees the circular dependency',
      'Careful recovery with a backup and an after-check',
      'Looks for other loops of this kind',
    ],
    followUps: [
      {
        question: 'Which other circular dependencies of this kind would you look for?',
        about: [3],
        answer:
          'The registry running in the cluster whose image it needs, DNS needed to start DNS, the secret store that needs secrets from itself, CI needed to deploy the fix of CI, login depending on the service that is down.',
      },
      {
        question: 'Which rules would you let fail closed?',
        about: [5],
        answer:
          'Those whose breach is dangerous at once: privileged containers, host mounts, unsigned images in production. Labels, resource defaults and naming may fail open and be reported afterward.',
      },
    ],
  },
  {
    id: 'devops-expert-12',
    type: 'technical',
    difficulty: 'expert',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Technical Lead'],
    skills: ['GitOps', 'Argo CD', 'Kubernetes'],
    tags: ['blast radius', 'pruning', 'deletion safety'],
    question:
      'A refactoring of your GitOps repository moved a folder. Four minutes later, the controller had deleted 60 services in production, as pruning was on. How do you recover, and how do you make such a change survivable?',
    keyPoints: [
      {
        cue: 'The first action',
        point: 'Stops the controller from reconciling further before anything else',
        weight: 3,
        essential: true,
        said: [
          'pause or scale down the sync first, otherwise it keeps pruning',
          'disable auto sync so that nothing more gets removed',
          'freeze the robot, then think',
        ],
      },
      {
        cue: 'Getting the services back',
        point:
          'Restores the desired state by reverting the commit, and checks that resources come back in the right order',
        weight: 3,
        essential: true,
        said: [
          'revert the merge and sync by hand, foundation first',
          'from Git most things can be recreated, start with the ones that earn money',
          'bring back CRDs and secrets before the apps',
        ],
      },
      {
        cue: "What the repository doesn't hold",
        point:
          "Distinguishes what Git can't bring back: volumes, data, load balancer addresses, generated secrets and certificates",
        weight: 2,
        said: [
          'persistent volumes with delete policy are gone, those need backups',
          'new IP addresses, so DNS and allow lists have to be updated',
          'certificates may hit the issuing limits',
        ],
      },
      {
        cue: 'Safeguards on single objects',
        point:
          'Protects critical objects from pruning and deletion by annotation, retain policies or finalizer guards',
        weight: 2,
        said: [
          'namespaces, volumes and CRDs never get pruned automatically',
          'reclaim policy retain on the data',
        ],
      },
      {
        cue: 'A brake on the controller',
        point: 'Limits the amount of deletion: a change that removes more than a few objects stops and asks',
        weight: 2,
        said: [
          'a threshold like no more than five percent without approval',
          'automation should be suspicious of mass deletes',
        ],
      },
      {
        cue: 'What reviewers should see',
        point: 'Shows the rendered difference of live state in the pull request, not only the diff of files',
        weight: 2,
        said: [
          'the review saw moved files, nobody saw minus 60 deployments',
          "render manifests in CI and print what'd be deleted",
        ],
      },
      {
        cue: 'How changes spread',
        point: 'Rolls changes out by stages, cluster by cluster, instead of all at once from one commit',
        weight: 2,
        said: [
          'first a staging cluster, then one prod, with a wait',
          'split into several applications so that one mistake is small',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With GitOps everything can be rebuilt from Git',
        said: ["everything's in the repo, so there's no data to lose"],
        correction:
          'Git describes resources, not their contents. Volumes, databases, issued certificates and addresses need their own backup and protection.',
      },
      {
        belief: "Reviewed pull requests can't cause mass deletion",
        said: ["two people approved it, so it should've been safe"],
        correction:
          'Reviewers saw file moves. The effect appears only in the rendered difference against live state, so that has to be shown.',
      },
    ],
    sampleAnswer:
      "First I freeze the controller: turn off automated sync, or scale it down, so it stops deleting. I declare an incident. Then I revert the commit and sync by hand in a sensible order: namespaces, CRDs, secrets and operators, then the services by importance, watching that nodes and the registry cope with 60 services starting at once. In parallel someone lists what Git can't bring back. Volumes with reclaim policy Delete are gone and need a restore from snapshots. Load balancers come with new addresses, so DNS and partners' allow lists must follow. Certificates get reissued, maybe against rate limits, and generated passwords differ from what the databases know. Afterward I'd keep pruning, because without it the cluster rots, but tame it. Namespaces, volumes and CRDs are never pruned automatically. A sync that would delete more than a handful of objects stops and asks a human. The pull request shows the rendered difference against the live cluster; the reviewers saw renamed files, and nobody saw \"delete 60 deployments.\" And one commit shouldn't reach everything: staging first, then one cluster, then the rest. Finally, I'd rehearse rebuilding a cluster, because we've just learned how long that takes. The review doesn't look for the person who moved the folder; the system allowed it.",
    criteria: [
      'Freezes automation first',
      'Knows the limits of declarative recovery',
      'Limits the blast radius instead of giving up on automation',
    ],
    followUps: [
      {
        question: 'What would you want to have backed up besides Git before such a day?',
        about: [2],
        answer:
          "Volume snapshots with tested restore, generated secrets and certificates, the mapping of reserved load balancer addresses, and the state of operators in custom resources that isn't in Git.",
      },
      {
        question: 'How would you implement a deletion threshold?',
        about: [4],
        answer:
          "A check before sync computes the rendered difference and fails if deletions pass a share or touch protected kinds; overriding needs a labeled approval. As a second line, an admission policy denies deletes of protected objects by the controller's account.",
      },
    ],
  },
]
