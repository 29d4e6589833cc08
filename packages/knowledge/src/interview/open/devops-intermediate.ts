import type { OpenQuestion } from '../open-question.ts'

export const devopsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'devops-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Technical Lead', 'Backend Developer'],
    skills: ['CI/CD', 'Build Automation'],
    tags: ['pipeline speed', 'caching', 'flaky tests'],
    question:
      "Your team's pipeline takes 42 minutes, and people have started to merge without waiting. How do you bring it below ten, and what do you refuse to cut?",
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Measures first where the time goes: queueing, setup, build, each test suite',
        weight: 3,
        essential: true,
        said: [
          'I take the timings of the last hundred runs and look for the biggest block',
          'maybe half of it is waiting for a runner, so look before optimizing',
          'break the forty minutes down per step',
        ],
      },
      {
        cue: 'How the work is arranged',
        point: 'Runs independent jobs in parallel and splits the long test suite over several machines',
        weight: 3,
        essential: true,
        said: [
          'lint, unit tests and image build side by side, tests sharded by timing',
          "the critical path counts, so fan out what doesn't depend on each other",
          'divide tests in six groups of equal duration',
        ],
      },
      {
        cue: "What needn't be done again",
        point: 'Caches dependencies and build layers, with keys derived from lock files',
        weight: 2,
        said: [
          "don't download the world each time, restore by the hash of the lockfile",
          'reuse docker layers and compiled output from the last run',
        ],
      },
      {
        cue: 'Which checks run when',
        point:
          'Runs only what the change affects on the pull request, and the full set after merging or nightly',
        weight: 2,
        said: [
          "a docs change needn't run the browser tests",
          'the affected packages on the PR, slow end-to-end suites later',
        ],
      },
      {
        cue: 'Checks that nobody trusts',
        point:
          'Finds flaky tests, quarantines them with an owner and fixes them, since reruns cost time and trust',
        weight: 2,
        said: [
          'tests that fail at random make everybody press retry',
          'take flaky ones out of the gate, but with a ticket and a name',
        ],
      },
      {
        cue: 'What you refuse to cut',
        point:
          'Keeps the checks that protect production, such as unit tests, a security scan of critical issues and a deploy smoke test',
        weight: 2,
        said: [
          "I wouldn't drop tests just to win minutes",
          "fast doesn't mean skipping what has caught real bugs",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Retrying failed tests until they pass solves flakiness',
        said: ["we just set three retries and it's green"],
        correction:
          'Retries hide real races and lengthen the run. Use them at most for a while, with counting, and repair the tests.',
      },
      {
        belief: 'Bigger runners are the answer to a slow pipeline',
        said: ["I'd simply buy more cores"],
        correction:
          'If the time is in downloads, queues or serial steps, more cores change little. Measure, then choose.',
      },
    ],
    sampleAnswer:
      "I'd begin with data: the timings of the last few weeks, by step, including the time a job waits for a runner. Often that's a surprise. Suppose eight minutes of queueing, six of installing, four of building the image and 24 of tests that run one after the other. The tests I split across six machines by recorded duration, so the longest shard takes about four minutes. Lint, type checks and the image build run beside them, because they don't depend on each other. Dependencies and layers come from a cache keyed by the lock file. For queueing I add autoscaled runners at peak hours. On pull requests we run what the change affects, plus a short end-to-end smoke suite; the full browser suite runs after merge, and a failure there blocks the deploy. Flaky tests I track and quarantine with an owner, because random red is why people stopped waiting. What I don't cut: unit and integration tests of the core flows, the critical security scan, the smoke test after deploying. Then I require green for merging, and watch the 95th percentile of the duration, so it doesn't creep back.",
    criteria: [
      'Measures before and after',
      'Thinks of the critical path, not of single tricks',
      'Names what must remain',
    ],
    followUps: [
      {
        question: 'You split into ten shards and the total hardly falls. Why?',
        about: [1],
        answer:
          'Probably the fixed setup of each shard dominates, or one shard holds the slowest tests. Balance by measured duration, shorten setup with a prebuilt image and cache, and check whether shards wait for runners.',
      },
      {
        question: 'How do you keep "only affected tests" from letting a bug through?',
        about: [3],
        answer:
          'Derive it from the real dependency graph, treat shared configuration as affecting everything, and run the full suite after merge and before deploying. Then compare how often the full run finds what the short one missed.',
      },
    ],
  },
  {
    id: 'devops-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Kubernetes'],
    tags: ['resource limits', 'oomkilled', 'scheduling'],
    question:
      'A service restarts about once an hour. This is part of its `kubectl describe pod`. What do you read from it, and what do you do?',
    code: {
      language: 'text',
      lines: [
        '    Last State:     Terminated',
        '      Reason:       OOMKilled',
        '      Exit Code:    137',
        '    Restart Count:  19',
        '    Limits:',
        '      memory:       512Mi',
        '    Requests:',
        '      memory:       128Mi',
        'QoS Class:          Burstable',
      ],
    },
    keyPoints: [
      {
        cue: 'What ended the container',
        point: 'Reads that the container exceeded its memory limit of 512 MiB and was killed by the kernel',
        weight: 3,
        essential: true,
        said: [
          "it went over the limit and the OOM killer got it, that's 137",
          'not a crash of the app, the cgroup limit was hit',
          'the process wanted more than half a gigabyte',
        ],
      },
      {
        cue: 'How you separate the possible causes',
        point: 'Looks at memory over time to tell a leak from a limit that is simply too small',
        weight: 3,
        essential: true,
        said: [
          'does it climb steadily for an hour or jump under load',
          'a sawtooth means a leak; a plateau just above 512 means raise it',
          'check the graph before turning the knob',
        ],
      },
      {
        cue: 'What helps users at once',
        point: 'Raises the limit as first aid if users suffer, while looking for the cause',
        weight: 2,
        said: [
          'give it a gigabyte for now so that it stops dying, then profile',
          'a bigger limit buys us time',
        ],
      },
      {
        cue: 'What the process itself must know',
        point: 'Checks that the runtime knows the limit, such as the heap size of the JVM or Node',
        weight: 2,
        said: [
          "set max heap to about three quarters of the container's memory",
          "the heap isn't everything, threads and buffers count too",
        ],
      },
      {
        cue: 'The other number in the output',
        point: 'Points out that a request far below real use makes the scheduler overfill nodes',
        weight: 2,
        said: [
          '128 requested but 500 used means the node is overcommitted',
          "it's placed as if it were tiny, then neighbors get evicted",
        ],
      },
      {
        cue: 'How you choose the values',
        point: 'Sets requests near normal use, and for memory often the limit equal to the request',
        weight: 2,
        said: [
          'request what it really takes at p95, so placement is honest',
          'equal values make eviction under node pressure less likely',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A memory limit slows a container down when it reaches it',
        said: ['it would just get throttled at 512'],
        correction:
          "CPU gets throttled at its limit; memory isn't. Going over it means that the kernel kills a process in the container.",
      },
      {
        belief: 'Without limits everything runs better',
        said: ["I'd remove the limit and then it never gets killed"],
        correction:
          "A leaking container then takes the node's memory, and others get evicted or killed. The kill only moves elsewhere.",
      },
    ],
    sampleAnswer:
      "OOMKilled with exit code 137 means that the container used more than its 512 MiB, and the kernel killed it. With 19 restarts in about 19 hours that's regular, so I look at its memory graph. A line that climbs steadily and starts again at zero would be a leak; a jump with a certain job or under load means that the limit is too tight. If users are hurt, I raise the limit to a gigabyte as first aid. Then I check the runtime: a JVM or Node process has to know its limit, with the heap at perhaps 70 to 75 percent, because threads and buffers live outside it. If it's a leak, I take a heap dump shortly before the kill and compare two of them. The second thing I see is the request: 128 MiB against real use of four times that. The scheduler fills nodes by requests, so this pod is placed as if it were tiny, and under memory pressure on the node it's an early candidate for eviction. I'd set the request to the normal use, and for memory probably the same value as limit. And an alert at 90 percent, because 19 restarts shouldn't be found by chance.",
    criteria: ['Distinguishes limit, request and runtime heap', 'Evidence before numbers'],
    followUps: [
      {
        question:
          'The Java heap is capped at 512 MiB in a container with a 512 MiB limit. Why is that wrong?',
        about: [3],
        answer:
          'The process also needs memory for metaspace, thread stacks, direct buffers and the JIT. With the heap alone as big as the limit, it gets killed before the heap is full, without an OutOfMemoryError in the log.',
      },
      {
        question: 'What happens on the node when many pods request far less than they use?',
        about: [4, 5],
        answer:
          'The scheduler packs too many on it. When memory runs short, the kubelet evicts pods that use more than they requested, or the kernel kills processes, often hitting services that did nothing wrong.',
      },
    ],
  },
  {
    id: 'devops-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Kubernetes', 'Release Management'],
    tags: ['rolling update', 'graceful shutdown', 'http errors'],
    question:
      'During every rolling deploy, users get a handful of 502 errors for some seconds, although new pods pass readiness. Where do these come from, and how do you get rid of them?',
    keyPoints: [
      {
        cue: 'Which pods fail, and why',
        point:
          'Explains that endpoints are removed and the pod terminated at the same time, so traffic still reaches a stopping pod',
        weight: 3,
        essential: true,
        said: [
          'the proxies learn about it a moment after SIGTERM, so requests go to a pod that is already closing',
          'removal from the load balancer and the kill happen in parallel',
          "it's the old pods, not the new ones",
        ],
      },
      {
        cue: 'What the application must do',
        point: 'Lets the application finish running requests on SIGTERM before it exits',
        weight: 3,
        essential: true,
        said: [
          "stop accepting, drain what's in flight, then quit",
          'graceful shutdown handler in the server',
          "don't just die on the signal",
        ],
      },
      {
        cue: 'Bridging the gap in timing',
        point: 'Delays the shutdown a few seconds, with a `preStop` sleep, so that routing can catch up',
        weight: 2,
        said: [
          'a preStop hook of five or ten seconds before SIGTERM',
          'keep serving a little while the endpoints propagate',
        ],
      },
      {
        cue: 'How long a pod may take',
        point: 'Makes the termination grace period longer than the delay plus the longest request',
        weight: 2,
        said: [
          'terminationGracePeriodSeconds must cover the sleep and the draining',
          'otherwise it gets SIGKILL in the middle of a request',
        ],
      },
      {
        cue: 'Whether the message arrives',
        point:
          'Checks that the process really receives the signal, since a shell as first process may not pass it on',
        weight: 2,
        said: [
          "with a shell entrypoint the SIGTERM doesn't reach my app, use exec",
          'PID 1 problem, so an init or exec form',
        ],
      },
      {
        cue: 'The hop before your service',
        point: 'Aligns keep-alive and deregistration of the load balancer in front with the application',
        weight: 2,
        said: [
          "the app's idle timeout should be longer than the balancer's",
          'the cloud balancer needs its own draining time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A passing readiness probe means that rolling updates lose no requests',
        said: ["readiness is green so there can't be errors"],
        correction:
          'Readiness protects the start of new pods. Errors at the end of old ones need draining and a delayed shutdown.',
      },
      {
        belief: 'Kubernetes waits until no traffic arrives before it sends SIGTERM',
        said: ['it takes the pod out first and only afterward stops it'],
        correction:
          'Both start together. Proxies and balancers learn of the removal with a delay, so the pod must keep serving for a while.',
      },
    ],
    sampleAnswer:
      "I suspect the old pods, not the new ones. When a pod is deleted, Kubernetes removes it from the endpoints and at the same time starts its termination. The removal has to reach every kube-proxy and the ingress, which takes some seconds, and during that time new requests still go to a process that has already got SIGTERM. If it closes at once, the user sees a 502. So first, the app must handle SIGTERM: keep running, finish what's in flight and then exit. Second, I add a `preStop` sleep of about ten seconds, so it goes on serving until everyone has stopped sending. Third, the grace period must be longer than the sleep plus the longest request, otherwise SIGKILL cuts it off. I check that the signal arrives at all: with a shell script as entry point, it often ends at the shell, so I use exec. Then the balancer in front: its deregistration delay, and the app's keep-alive timeout must be longer than the balancer's idle timeout, or it reuses a connection that's just closing. To prove it, I run a constant load during a deploy and want to see zero errors.",
    criteria: [
      'Understands the order of events',
      'Checks the whole path from balancer to process',
      'Proves the remedy',
    ],
    followUps: [
      {
        question: "Why must the app's keep-alive timeout be longer than the idle timeout of the balancer?",
        about: [5],
        answer:
          "Otherwise the app closes an idle connection just when the balancer sends the next request over it. The balancer gets a reset and answers 502. If the balancer closes first, that race doesn't exist.",
      },
      {
        question: 'Pods always take exactly 30 seconds to stop. What does this suggest?',
        about: [3, 4],
        answer:
          'The process ignores or never receives SIGTERM, so Kubernetes waits the default grace period of 30 seconds and kills it. Likely the signal ends at a shell as PID 1.',
      },
    ],
  },
  {
    id: 'devops-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'DevOps Engineer',
      'Backend Developer',
      'Site Reliability Engineer (SRE)',
      'Full Stack Developer',
      'Software Engineer',
    ],
    skills: ['Database Migration', 'Continuous Delivery'],
    tags: ['schema changes', 'expand contract', 'rollback'],
    question:
      'You deploy several times a day with rolling updates. A developer wants to rename the column `name` to `full_name` in a busy table. How do you ship that without downtime?',
    keyPoints: [
      {
        cue: 'Why the direct way fails',
        point: 'Explains that old and new code run at the same time, so a direct rename breaks one of them',
        weight: 3,
        essential: true,
        said: [
          'during the rollout half of the instances still ask for name',
          'both versions must work against the same schema',
          "a plain rename fails for whichever version doesn't know it",
        ],
      },
      {
        cue: 'The order of steps',
        point:
          'Splits it into steps: add the new column, write both, backfill, read new, and only later drop the old one',
        weight: 3,
        essential: true,
        said: [
          'expand first, then switch over, then contract',
          'several small releases instead of one rename',
          'new column next to the old, copy data, and remove the old a week later',
          'a trigger or view keeps both names working until nobody asks for the former one',
        ],
      },
      {
        cue: 'Moving the existing data',
        point: 'Backfills in small batches so as not to lock the table or overload replication',
        weight: 2,
        said: [
          'update a few thousand rows at a time with pauses',
          'one giant update would hold locks for minutes',
        ],
      },
      {
        cue: 'What the database does meanwhile',
        point: 'Knows which schema changes take heavy locks, and sets a lock timeout',
        weight: 2,
        said: [
          'even a quick ALTER waits behind a long query and blocks everybody after it',
          'lock_timeout so it gives up and tries again',
        ],
      },
      {
        cue: 'The way back',
        point: 'Keeps each step reversible, so that rolling back the code stays possible',
        weight: 2,
        said: [
          'after every release the previous version must still work',
          'dropping comes last, when nobody needs to go back',
        ],
      },
      {
        cue: 'When and where the change runs',
        point: 'Runs migrations as a separate step before the new code, not in each starting instance',
        weight: 2,
        said: [
          'one job applies it, otherwise ten pods race for the same migration',
          'decouple schema change from app start',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Wrapping the rename in a transaction makes it safe for a rolling deploy',
        said: ["it's atomic, so no one notices"],
        correction:
          'The change itself is atomic, but code that still uses the old name fails right after it.',
      },
      {
        belief: 'A down migration is always a sufficient way back',
        said: ['we have a down script, so we can revert anything'],
        correction:
          'After new data has been written, reverting the schema can lose it or break the running version. Compatible steps avoid needing it.',
      },
    ],
    sampleAnswer:
      "The trouble is that during a rolling update both versions run against one schema. If I rename directly, every instance that still says `name` starts to fail, and if I roll back, the reverse. So I ship it in compatible steps. Release one adds `full_name`, nullable, which is quick; I set a short lock timeout, because even a fast ALTER can queue behind a long query and block the table. The code now writes both columns and reads the old one. Then a job backfills in batches of some thousand rows with small pauses, while I watch replication lag. When a check shows zero differing rows, the next release reads `full_name`, still writing both, so I can go back. A release later, we stop writing `name`. I look at query statistics and ask about reports and exports, and finally drop the column in a separate migration. Migrations run as one job before the rollout, not inside each pod. It's four small releases for a rename, so I'd also ask whether it's worth it; sometimes mapping the name in the code is enough.",
    criteria: [
      'Reasons from two versions running at once',
      'Every step can be undone',
      'Asks whether the rename is worth it',
    ],
    followUps: [
      {
        question: 'An `ALTER TABLE` that normally takes milliseconds blocked the site for two minutes. How?',
        about: [3],
        answer:
          'It needed an exclusive lock and waited behind a long-running query; all later queries then queued behind it. A short lock timeout with retries keeps it from blocking others.',
      },
      {
        question:
          'A day after the release that stopped writing `name`, you need to go back to code that reads it. What happens?',
        about: [4],
        answer:
          'That code shows stale data for all rows changed since then. You first have to copy the new column back. So writing both ends only when nobody could want to go back that far.',
      },
    ],
  },
  {
    id: 'devops-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Terraform', 'Infrastructure as Code'],
    tags: ['drift', 'remote state', 'review'],
    question:
      'A Terraform plan for an unrelated change wants to remove two firewall rules that nobody on your team knows. Someone probably added them by hand in an incident. What do you do?',
    keyPoints: [
      {
        cue: 'What you do with the apply',
        point:
          "Doesn't apply until it is clear whether the rules are needed, since removing them could cause an outage",
        weight: 3,
        essential: true,
        said: [
          'hold the apply and find out why they exist',
          'maybe they keep production alive since that night',
          "I won't let an unrelated change delete something unknown",
        ],
      },
      {
        cue: 'Finding out where they came from',
        point: "Finds out who made the change and why, from the provider's audit log, and asks",
        weight: 3,
        essential: true,
        said: [
          'the audit trail shows which user added them at what time',
          'look at the incident notes and talk with the on-call person',
        ],
      },
      {
        cue: 'How the difference ends',
        point:
          'Brings reality and code together: adds the needed rules to the code, or removes them knowingly',
        weight: 2,
        said: [
          "if they're needed, write them in Terraform so the plan is empty",
          'either codify it or delete it on purpose, in its own pull request',
        ],
      },
      {
        cue: 'The unrelated change',
        point:
          'Keeps the drift apart from the change at hand, rather than hiding it with `-target` or ignored attributes',
        weight: 2,
        said: ['one PR for drift, then my change', 'ignore_changes would just cover it up forever'],
      },
      {
        cue: 'Hearing of it sooner next time',
        point: 'Detects drift regularly with a scheduled plan that reports differences',
        weight: 2,
        said: [
          "run plan every night and alert when it isn't empty",
          'we should hear about it the next morning',
        ],
      },
      {
        cue: 'Who may change what by hand',
        point:
          'Restricts manual changes: read-only console by default, emergency access that is logged and followed up',
        weight: 2,
        said: [
          'nobody has write rights by hand except with break-glass',
          'after an emergency, someone has 24 hours to put it in code',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The code is the truth, so applying is always right',
        said: ["if it's not in Terraform it shouldn't exist, apply it"],
        correction:
          'The code is the intention, but production may depend on the manual change. Find out first, then decide knowingly.',
      },
      {
        belief: 'Terraform notices manual changes by itself',
        said: ["Terraform would've put the rule back or warned us at once"],
        correction:
          'It only compares when someone runs a plan or apply, and only for resources it manages. Between runs, drift stays unseen.',
      },
    ],
    sampleAnswer:
      "I don't apply. If somebody opened those rules during an incident, removing them might bring the incident back. The provider's audit log tells me who added them and when; then I read the incident notes and ask that person. Say it turns out that the payment provider changed its address range and on-call opened it at 2 am. Then the rules are needed, so I make a separate pull request that puts them into the code, with the reason, and after it's merged the plan shows no difference anymore. If one of them turns out to be a leftover from debugging, I remove it deliberately, also on its own. I wouldn't use `-target` to get around it, or ignore the attribute, because the drift would stay for the next person. Then the cause: nobody noticed for weeks. I'd run a plan each night and report when it isn't empty. People keep read-only rights in the console and an emergency role for incidents, which is logged, and following up in code is part of closing the incident. State is remote and locked already, I hope; otherwise that comes first.",
    criteria: [
      'Respects unknown production state',
      'Fixes the process without blame',
      'Keeps unrelated changes apart',
    ],
    followUps: [
      {
        question: 'On-call must be able to change things by hand at night. How do you permit that safely?',
        about: [5],
        answer:
          'Through an emergency role for a limited time, with a reason and full logging, that alerts the team. Closing the incident includes a task to bring the change into code or take it back.',
      },
      {
        question: "What doesn't a nightly plan discover?",
        about: [4],
        answer:
          "Resources that Terraform doesn't manage at all, such as a machine created in the console, and attributes set to be ignored. For those you compare the provider's inventory with the state, or use policies on account level.",
      },
    ],
  },
  {
    id: 'devops-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Security Engineer'],
    skills: ['Kubernetes', 'Secrets Management', 'GitOps'],
    tags: ['kubernetes secrets', 'encryption', 'rotation'],
    question:
      'Your team keeps all manifests in Git and a GitOps controller applies them. Somebody has now committed a Kubernetes `Secret`, saying that it is encoded. What do you say, and how do you handle secrets here?',
    keyPoints: [
      {
        cue: 'What you reply to the claim',
        point:
          'Clarifies that base64 is encoding, not encryption, so the value counts as leaked and must be rotated',
        weight: 3,
        essential: true,
        said: [
          'anyone can decode base64, so change that password now',
          "it's plain text with a costume, rotate it",
          'everyone with access to the repo has it',
        ],
      },
      {
        cue: 'What the repository may contain',
        point:
          'Keeps real values out of Git: references to an external store, or encrypted values that only the cluster can decrypt',
        weight: 3,
        essential: true,
        said: [
          'external secrets operator that pulls from the vault',
          'sealed secrets or SOPS, so the repository holds only ciphertext',
          'Git contains the name of the secret, the store contains the value',
        ],
      },
      {
        cue: 'Who can see values in production',
        point:
          'Restricts who may read Secrets in the cluster through RBAC, as reading them gives the plain value',
        weight: 2,
        said: [
          'get on secrets should be rare, also via exec into pods',
          'namespace rights decide, a wide role can read all of them',
        ],
      },
      {
        cue: 'Where the cluster stores them',
        point: 'Turns on encryption at rest for etcd, preferably with an external key',
        weight: 2,
        said: [
          'otherwise the secrets lie unencrypted in etcd and its backups',
          'use KMS encryption for secrets in the API server',
        ],
      },
      {
        cue: 'What happens after a change',
        point:
          "Plans how rotated values reach running pods, since environment variables don't change until restart",
        weight: 2,
        said: [
          'mounted files get updated, env vars need a rollout',
          "restart the deployment when the secret's hash changes",
        ],
      },
      {
        cue: 'Needing fewer of them',
        point: 'Prefers short-lived identity, such as workload identity, over stored secrets where possible',
        weight: 1,
        said: [
          "the pod gets a token through its service account and there's no password to store",
          'the best secret is none at all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Kubernetes Secrets are encrypted by default',
        said: ["it's a Secret object, so the cluster encrypts it"],
        correction:
          "Base64 is only how they're written. Unless you or the provider set up encryption at rest, they lie in plain form in etcd, and whoever RBAC lets read them sees the value.",
      },
      {
        belief: 'A deleted commit makes a pushed secret safe again',
        said: ['we remove the commit and no one has it'],
        correction: 'Clones, caches and logs may hold it. Only rotating makes the old value worthless.',
      },
    ],
    sampleAnswer:
      'I\'d say kindly that base64 protects nothing, one command decodes it. So we treat that password as leaked, rotate it now and then clean the repository. For the future there are two good ways. One is an external store with an operator: Git contains only an object that says "take the database password from this path," and the operator creates the Secret in the cluster. The other is encryption in Git, with SOPS or sealed secrets, where only the cluster holds the key. With several teams I prefer the external store, because rotation and auditing happen in one place; for one small cluster, encrypted files are simpler, although the decryption key then needs a backup and care of its own. In the cluster it isn\'t over: anyone who may read Secrets in a namespace, or exec into its pods, gets the plain values, so RBAC has to be tight, and etcd needs encryption at rest, also because of its backups. Rotation needs thought as well: pods with environment variables keep the old value until restarted, so a changed hash triggers a rollout. And wherever possible I use workload identity and store nothing. A scanner in CI catches the next one.',
    criteria: [
      'Rotation before tooling',
      'Compares two options by the situation',
      'Continues into the cluster',
    ],
    followUps: [
      {
        question: 'You rotated a database password in the store, and half an hour later pods fail. Why?',
        about: [4],
        answer:
          'They still hold the old value from their start, and the old password was disabled. Keep both valid for a while, roll the pods when the secret changes, check that nobody uses the old one, then revoke it.',
      },
      {
        question: 'What is the weak side of encrypted secrets in Git?',
        about: [1],
        answer:
          "The decryption key becomes the most important secret: if lost, nothing deploys; if leaked, every value in the whole history is open. Also rotation means commits, and reading isn't logged for each access.",
      },
    ],
  },
  {
    id: 'devops-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Canary Releases', 'Blue-Green Deployment'],
    tags: ['canary', 'blue green', 'release strategy'],
    question:
      'You want to lower the risk of releasing a payment service that handles about 200 requests a second. Blue-green or canary? Decide, and say how you would know that a release is bad.',
    keyPoints: [
      {
        cue: 'Your choice and its reason',
        point:
          'Chooses with a reason, for example canary because a few percent of real traffic limits the damage',
        weight: 3,
        essential: true,
        said: [
          "I'd take canary, since only a small share of payments meets a bug",
          'for me blue-green, because all run one version at a time and I can flip back in seconds',
          'with that much traffic a canary gives a clear signal in minutes',
          "blue-green flips everyone at once, although it's quick to flip back",
        ],
      },
      {
        cue: "How you see that it's bad",
        point:
          'Compares error rate, latency and business figures such as successful payments of new and old side by side',
        weight: 3,
        essential: true,
        said: [
          'look at the authorization rate of the canary against the stable group',
          'not only 500s, also how many payments complete',
          'same time window, old against new, not against yesterday',
        ],
      },
      {
        cue: 'Your pace',
        point: 'Advances in steps with waiting times, long enough for a meaningful number of requests',
        weight: 2,
        said: [
          'one percent, then five, then 25, with fifteen minutes at each',
          'at one percent we have two requests per second, so wait for enough samples',
        ],
      },
      {
        cue: "What happens when it's bad",
        point: 'Stops and rolls back automatically when thresholds are crossed',
        weight: 2,
        said: [
          'the tool aborts without asking a human',
          'if the error ratio doubles, traffic goes back to the old version',
        ],
      },
      {
        cue: 'What both versions share',
        point: 'Ensures that both versions can work on the same data, as they run in parallel',
        weight: 2,
        said: [
          'schema and messages must be compatible in both directions',
          'the canary writes records the old one has to read',
        ],
      },
      {
        cue: 'The price of either way',
        point:
          'Weighs the price of both: blue-green needs double capacity but switches back at once, a canary takes longer',
        weight: 1,
        said: [
          'two full environments cost more, and the switch hits everyone',
          "it's simpler to reason about, all on one version",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With blue-green a database change can always be rolled back by switching',
        said: ['we flip back to blue and everything is as before'],
        correction:
          'Both sides usually share the database. Data that green wrote or a changed schema stays, so it must suit blue too.',
      },
      {
        belief: 'A canary at one percent for two minutes proves that a release is good',
        said: ['I give it one percent for a couple of minutes, then everyone'],
        correction:
          "A few hundred requests don't show rare errors, and slow leaks need longer. The step has to be long enough for the risk.",
      },
    ],
    sampleAnswer:
      "I'd take a canary. A bug in payments costs money at once, so I want one percent of users to meet it and not all. Blue-green has the charm of a quick switch back and one version at a time, but the switch hits everybody in the same second, and it needs double capacity. At 200 requests a second, one percent is two a second, about 1,800 in fifteen minutes; enough to see a clear difference, not for very rare errors, so the steps get longer: one, five, 25, then all. I compare canary with stable in the same time window, not with yesterday: error rate, p99 latency, but also business numbers, such as the share of successful authorizations and duplicate charges, because a response with status 200 can still be wrong. If a threshold is crossed, traffic returns automatically. Both versions run side by side, so schema and messages have to be compatible, and the same user should stick to one version. For risky behavior, I'd add a feature flag: the code goes out dark and is turned on separately, which can be turned off in seconds.",
    criteria: ['Decides and defends it', 'Does the arithmetic on traffic', 'Includes business signals'],
    followUps: [
      {
        question: 'Technical metrics of the canary are perfect, yet the release was bad. How can that be?',
        about: [1],
        answer:
          'Requests succeed technically but do the wrong thing: amounts rounded wrongly, more declined cards, confirmation mails missing. So compare business figures per version, and reconcile payments.',
      },
      {
        question: 'Which kind of change can you not test by a canary?',
        about: [4],
        answer:
          "One that affects shared state, such as a destructive migration or a new message format that old consumers can't read. It hits everyone regardless of the traffic share, so it needs compatible steps first.",
      },
    ],
  },
  {
    id: 'devops-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Technical Lead'],
    skills: ['Monitoring', 'On-Call', 'Prometheus'],
    tags: ['alert fatigue', 'symptoms', 'runbooks'],
    question:
      'Your on-call rotation got 63 pages last week, and people acted on nine of them. You have two weeks to improve this. How do you proceed?',
    keyPoints: [
      {
        cue: 'What you do with the 63',
        point: 'Reviews every alert by what it led to, and deletes or downgrades those that nobody acts on',
        weight: 3,
        essential: true,
        said: [
          'go through all 63: was it actionable, urgent, real',
          "whatever wasn't acted on becomes a ticket or disappears",
          "I'd sort them by name and count, the top five usually make most of the noise",
        ],
      },
      {
        cue: 'What deserves a page',
        point:
          'Pages on symptoms that users feel, ideally against a service level objective, instead of on causes',
        weight: 3,
        essential: true,
        said: [
          "alert when checkout fails, not when one node's CPU is high",
          'burn rate of the error budget decides if someone is woken',
          'does it hurt customers, otherwise no page',
        ],
      },
      {
        cue: 'Avoiding pages for brief trouble',
        point: "Sets durations and thresholds so that short blips don't page",
        weight: 2,
        said: [
          'it has to last five minutes, and the threshold comes from real data',
          'flapping alerts need a longer window',
        ],
      },
      {
        cue: 'One cause, many pages',
        point: 'Groups and deduplicates alerts, and mutes dependents when a cause is known',
        weight: 2,
        said: [
          "one failing database shouldn't make thirty pages",
          'grouping by service and inhibition rules in the alert manager',
        ],
      },
      {
        cue: 'What a page brings with it',
        point: 'Gives each page an owner and a short runbook with the first steps',
        weight: 2,
        said: ['no page without a link on what to do', 'it goes to the team that can change that service'],
      },
      {
        cue: 'The nine real ones',
        point: 'Fixes the recurring causes or automates their remedy, rather than only quieting alerts',
        weight: 2,
        said: [
          'if the same disk fills each week, repair that',
          'real problems behind the nine get engineering time',
        ],
      },
      {
        cue: 'Knowing that it works',
        point: 'Keeps watching: weekly review of pages, and a check that real incidents still get caught',
        weight: 2,
        said: [
          'measure pages per shift and how many were useful',
          'look at the last incidents: would the new set have paged us',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Deleting alerts makes a system less safe in any case',
        said: ["I'd rather keep them all, so that we miss nothing"],
        correction:
          'People who get 63 pages stop reading them. A few reliable alerts get noticed; noise hides the real one.',
      },
      {
        belief: 'Every warning must go to a human at once',
        said: ['on-call should know about everything right away'],
        correction:
          "Only what's urgent and actionable deserves a page. The rest belongs in tickets or on dashboards.",
      },
    ],
    sampleAnswer:
      "I'd take all 63 and make a table: which alert, how often, what was done. Usually five rules make up most of it. For each I ask whether it was urgent, whether somebody could do something, and whether users were hurt. What fails all three is deleted, what can wait becomes a ticket. Then I turn around the approach for the main services: instead of paging on CPU or a single restarted pod, we page when users fail, such as checkout errors burning the error budget quickly, with a slow-burn alert that opens a ticket. Thresholds come from the last month's data, with a duration, so a 30-second blip doesn't ring. Alerts are grouped by service, and if the database is down, its thirty dependents stay quiet. Each remaining page gets an owner and a short runbook. The nine real ones deserve actual repair: a disk that fills each Tuesday needs a fix, not a better alert. Before deleting, I replay the last few incidents and check that the new set would have caught them. And from then on, fifteen minutes each week on the pages of that week; the aim is at most two a shift.",
    criteria: [
      'Uses data from the week',
      "Treats people's sleep as a resource",
      'Guards against missing real incidents',
    ],
    followUps: [
      {
        question: 'What does a fast and a slow burn-rate alert do for you?',
        about: [1],
        answer:
          "The fast one pages when the error budget would be gone within hours, so a severe failure rings at once. The slow one opens a ticket for a low, constant error rate that would use up the month's budget.",
      },
      {
        question: 'A colleague fears that you will miss an outage. How do you answer?',
        about: [6],
        answer:
          "I take the past months' incidents and check for each which alert would have fired and when. If a real one is missed, we add a symptom alert for it. The deleted rules stay as dashboards for a while.",
      },
    ],
  },
  {
    id: 'devops-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Linux', 'Operating Systems'],
    tags: ['load average', 'io wait', 'debugging'],
    question: 'A server feels frozen. What do you conclude from this output, and which commands come next?',
    code: {
      language: 'text',
      lines: [
        'top - 10:42:11 up 61 days,  load average: 41.8, 39.5, 22.0',
        'Tasks: 312 total,   2 running, 310 sleeping,   0 stopped,   0 zombie',
        '%Cpu(s):  3.1 us,  2.0 sy,  0.0 ni,  6.2 id, 88.3 wa,  0.4 si',
        'MiB Mem :  32012 total,    410 free,  29100 used,   2502 buff/cache',
        'MiB Swap:   8192 total,    301 free,   7891 used',
      ],
    },
    keyPoints: [
      {
        cue: 'What the processor does',
        point:
          'Reads that the CPU is hardly computing but waiting for I/O (`wa` 88 percent), although the load is high',
        weight: 3,
        essential: true,
        said: [
          "the processor isn't busy, it waits for disk",
          'high iowait, only about five percent of real work',
          "load of forty doesn't mean CPU here",
        ],
      },
      {
        cue: 'What the first line counts',
        point:
          'Explains that the load average on Linux also counts tasks in uninterruptible sleep, usually blocked on I/O',
        weight: 3,
        essential: true,
        said: [
          'load includes processes in D state',
          'those forty are stuck waiting for storage, not for a core',
        ],
      },
      {
        cue: 'What the memory lines say',
        point: 'Notices nearly full swap and little free memory, so the machine probably thrashes',
        weight: 2,
        said: [
          "swap is almost used up, it's paging in and out",
          'memory ran out, and now the disk suffers for it',
        ],
      },
      {
        cue: 'How you confirm the suspicion',
        point: 'Confirms with `vmstat` or `iostat` whether it is swapping or another disk load',
        weight: 2,
        said: [
          'vmstat 1 and look at si and so; iostat -x for utilization and await',
          'see if the device is saturated and by whom',
        ],
      },
      {
        cue: 'Finding who is responsible',
        point: 'Finds the responsible processes by memory, I/O and state',
        weight: 2,
        said: [
          'ps sorted by memory, pidstat -d or iotop, list those in state D',
          'which process grew: check RSS per process',
        ],
      },
      {
        cue: 'How you relieve the machine',
        point: 'Relieves it by stopping or limiting the culprit, rather than by rebooting blindly',
        weight: 2,
        said: [
          'kill or restart the leaking service to free memory',
          'move the load away, take the server out of rotation',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A load average above the number of cores means that CPU is missing',
        said: ['load is 41, so we need a bigger CPU'],
        correction:
          'On Linux, tasks that wait uninterruptibly for I/O count as well. With 88 percent iowait, more cores change nothing.',
      },
      {
        belief: 'Little free memory alone means that a Linux server is out of memory',
        said: ['only 410 MB free, that in itself is the problem'],
        correction:
          'Linux uses spare memory as cache; "available" is what counts. Here, full swap together with I/O wait is the evidence.',
      },
    ],
    sampleAnswer:
      "The load is about 42 and rising, but the CPU does almost nothing: five percent real work and 88 percent waiting for I/O. On Linux the load average counts not only runnable tasks but also those in uninterruptible sleep, the D state, so about forty of those sleeping tasks are really stuck on I/O. Memory gives me the likely reason: of 32 GB nearly everything is used and swap is almost full, so the machine seems to be moving pages in and out all the time. I'd confirm with `vmstat 1`: if `si` and `so` are high, it's thrashing. `iostat -x` shows whether the disk is saturated, and if swap is calm I look for another cause, such as a backup job or a dying disk, in `dmesg` too. Then who: `ps` sorted by resident memory, `pidstat -d` for I/O. Say a worker has grown to 22 GB. I take the server out of the load balancer and restart that worker, instead of rebooting everything; if the shell is too slow even for that, rebooting is the last resort. Afterward: a memory limit for that service, an alert on swap activity or pressure stall, and a search for the leak.",
    criteria: ['Interprets, not only lists', 'Tests the hypothesis before acting', 'Ends with prevention'],
    followUps: [
      {
        question: '`vmstat` shows no swapping, but iowait stays high. Where do you look next?',
        about: [3],
        answer:
          'At which device is saturated and who uses it: `iostat -x` for await and utilization, `pidstat -d` for processes. Then a failing disk or controller in `dmesg`, a hanging network file system, or an exhausted I/O quota of a cloud volume.',
      },
      {
        question: 'A process is in state D and `kill -9` does nothing. Why?',
        about: [1],
        answer:
          "It waits in the kernel for an operation that can't be interrupted, for example on a dead NFS mount. The signal stays pending until that call returns, so the storage problem itself needs solving.",
      },
    ],
  },
  {
    id: 'devops-intermediate-10',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Backend Developer'],
    skills: ['Kubernetes', 'Computer Networking'],
    tags: ['service discovery', 'dns', 'network policy'],
    question:
      'In a cluster, service `orders` cannot reach service `billing`. From an `orders` pod, `curl http://billing:8080` hangs and then times out. How do you find the cause?',
    keyPoints: [
      {
        cue: 'How you narrow it down',
        point:
          'Tests the hops one by one, from the name over the Service to a single pod, instead of guessing',
        weight: 3,
        essential: true,
        said: [
          'first nslookup billing, then the cluster address, then I curl one container directly',
          'I test each hop on its own',
          'name, service, pod, in that order',
        ],
      },
      {
        cue: 'What stands behind the name',
        point:
          'Checks whether the Service has ready endpoints, meaning that its selector matches labels of ready pods',
        weight: 2,
        said: [
          "kubectl get endpointslices, if it's empty then labels or readiness are wrong",
          'maybe the selector has a typo, so no pods stand behind it',
        ],
      },
      {
        cue: 'Numbers that have to agree',
        point:
          "Checks that port and target port match what the application listens on, and that it isn't bound to localhost only",
        weight: 2,
        said: [
          'targetPort 8080 but the app listens on 3000',
          'it listens on 127.0.0.1 inside the pod, nobody else can reach it',
        ],
      },
      {
        cue: 'Something that may block silently',
        point: 'Considers a network policy, because dropped traffic looks like a timeout',
        weight: 3,
        said: [
          'a default deny policy would silently drop it',
          'list the NetworkPolicies of both namespaces, ingress and egress',
        ],
      },
      {
        cue: 'What hanging already tells you',
        point:
          'Draws a conclusion from the symptom: timeout means dropped packets, refused means nothing listens',
        weight: 2,
        said: [
          'a hang smells like a firewall, refused smells like a wrong port',
          "if DNS failed we'd get could not resolve host instead",
        ],
      },
      {
        cue: 'Where the two services live',
        point: 'Remembers namespaces: a short name only resolves inside the same one',
        weight: 2,
        said: [
          "if billing lives elsewhere, it's billing.other-namespace",
          'maybe another service of the same name answers here',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A Service in Kubernetes is a process through which traffic flows',
        said: ["I'd look at the logs of the Service"],
        correction:
          'A Service is a virtual address with rules on every node that send packets to pods. It has no logs; look at endpoints and rules.',
      },
      {
        belief: 'If ping to the Service address fails, the network is broken',
        said: ['I ping the cluster IP, no answer, so networking is down'],
        correction:
          'Cluster addresses generally answer only on the declared ports, often not to ICMP. Test the actual port.',
      },
    ],
    sampleAnswer:
      "The symptom already says something: a hang with a timeout means that packets get lost; with a DNS error I'd see \"could not resolve\", and with a wrong port usually \"connection refused\". So I suspect a network policy or a dead end, but I check in order. From the orders pod, or from a debug container, I resolve `billing` and see whether it's the expected address and the right namespace; the short name only works inside the same one. Then the endpoints: if the EndpointSlice is empty, the selector doesn't match, or the pods aren't ready. If there are endpoints, I curl a pod's address on the target port directly. When that works, the Service definition is wrong, maybe `targetPort`. When it's refused, the app listens on another port or only on localhost. When it hangs also, I list the network policies of both namespaces, since egress from orders and ingress to billing both have to allow it. If policies look right, I try from another node: if it works from the same node only, the overlay network between nodes has a problem, perhaps a security group of the nodes.",
    criteria: ['Uses the symptom to rank hypotheses', 'Isolates one hop at a time'],
    followUps: [
      {
        question:
          'There are policies for ingress to `billing` which allow `orders`, and still it hangs. What else?',
        about: [3],
        answer:
          "An egress policy on the orders side may not allow it, and then must also permit DNS. Or the labels in the policy don't match the pod or namespace labels. Also check that the network plugin enforces policies.",
      },
      {
        question: "Endpoints exist, curl on the pod address works, curl on the Service fails. What's left?",
        about: [1, 2],
        answer:
          'The mapping between: wrong `targetPort`, or a wrong port of the Service. Else the rules on that node, for example kube-proxy not running there; trying it from another node shows this.',
      },
    ],
  },
  {
    id: 'devops-intermediate-11',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Security Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Supply Chain Security', 'Docker', 'Vulnerability Management'],
    tags: ['image scanning', 'base images', 'patching'],
    question:
      'A scanner you just turned on reports 140 vulnerabilities in your main image, eleven of them critical. A manager wants zero by Friday. What do you do?',
    keyPoints: [
      {
        cue: 'What comes first',
        point:
          'Ranks by real risk: is a fix available, is the code reachable, is it exploited, is the service exposed',
        weight: 3,
        essential: true,
        said: [
          'a critical in a library that we never load waits behind a high in our TLS stack',
          'known to be exploited and facing the internet comes first',
          'look at fixable ones first, then at whether we use it',
        ],
      },
      {
        cue: 'Where most of it comes from',
        point: 'Updates or shrinks the base image, as most findings come from there',
        weight: 3,
        essential: true,
        said: [
          'a newer or slim base usually removes a hundred of them in one go',
          "distroless or a minimal image, because what isn't in there can't be vulnerable",
          'rebuild on the patched parent image and scan again',
        ],
      },
      {
        cue: 'What you leave as it is',
        point: 'Documents accepted or irrelevant findings with a reason and an expiry date',
        weight: 2,
        said: ['an exception list with who, why and until when', 'not exploitable here, review in 90 days'],
      },
      {
        cue: 'Keeping it low over time',
        point:
          'Rebuilds and redeploys regularly and automatically, so that patches arrive without a campaign',
        weight: 2,
        said: [
          'weekly rebuilds and a bot that updates dependencies',
          "images age even when our code doesn't change",
        ],
      },
      {
        cue: 'What the pipeline does from now',
        point:
          'Blocks new critical fixable findings in the pipeline rather than failing on everything at once',
        weight: 2,
        said: [
          'the gate fails only for critical with a fix, otherwise people switch it off',
          'start by warning, then tighten',
        ],
      },
      {
        cue: 'Your answer to the manager',
        point: 'Tells the manager honestly that zero is not a meaningful target, and offers a plan by risk',
        weight: 2,
        said: [
          "I explain that some have no fix and some don't affect us",
          'by Friday the exploitable ones, then the rest by an agreed time per severity',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The severity score alone tells how urgent a finding is',
        said: ['criticals first, strictly by the CVSS number'],
        correction:
          "The score rates the flaw in general. Whether it's reachable, exposed or exploited in your system decides the urgency.",
      },
      {
        belief: 'An image that passed the scan at build time stays safe',
        said: ['it was clean when we built it'],
        correction:
          'New vulnerabilities become known every day. Running images must be scanned again and rebuilt.',
      },
    ],
    sampleAnswer:
      "I'd first find out what those 140 are. In most cases the bulk sits in operating system packages of the base image that the app never uses. So step one is to rebuild on the current base, then to a slim or distroless one with a multi-stage build; that often takes 140 down to 20, including most criticals. The rest I rank by risk, not by the score alone: is there a fix, do we load that code, is it reachable from the internet, is it known to be exploited. A critical bug in an image parser that handles uploads gets fixed today; one in a tool that isn't even executed can wait. What we accept goes on a list with a reason, an owner and an expiry date. To the manager I'd say: zero by Friday isn't honest, since some have no fix yet. By Friday, nothing critical, fixable and exposed; highs within 30 days; and here's the graph. So that it stays that way: weekly automatic rebuilds, a dependency bot, a gate that blocks only new critical findings with a fix, and a daily scan of what's actually running.",
    criteria: ['Judges risk instead of counting', 'Communicates a realistic plan', 'Makes it a routine'],
    followUps: [
      {
        question: 'Why not let the build fail on any finding above medium?',
        about: [4],
        answer:
          'Builds would fail at random because of newly published findings, often without a fix, and people would get used to overriding the gate. Blocking only fixable severe ones keeps it credible.',
      },
      {
        question: 'A critical finding has no fix. What can you do?',
        about: [0],
        answer:
          "Check whether it's reachable, then lower the exposure: turn off the affected feature, filter input, restrict network and privileges, or replace the component. Note it with a date, and watch for a patch.",
      },
    ],
  },
  {
    id: 'devops-intermediate-12',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['TLS', 'Automation', 'Incident Response'],
    tags: ['certificates', 'renewal', 'expiry'],
    question:
      "On Saturday morning the API's TLS certificate expires and mobile apps stop working. What do you do now, and what do you change so that it never happens again?",
    keyPoints: [
      {
        cue: 'Getting the API back',
        point: 'Issues and installs a valid certificate fast, then checks from outside what is really served',
        weight: 3,
        essential: true,
        said: [
          'get a new one through ACME, reload the proxy and look with openssl s_client',
          'renew first, then test with a real client from another network',
          'make sure that each load balancer node serves the new one',
        ],
      },
      {
        cue: 'What some clients are picky about',
        point:
          'Checks that the full chain with intermediate certificates is delivered, because some clients need it',
        weight: 2,
        said: [
          "browsers may forgive a missing intermediate, the mobile app doesn't",
          'send the complete chain, not only the leaf',
        ],
      },
      {
        cue: 'Who renews in future',
        point: 'Automates renewal well before expiry, for example with cert-manager or an ACME client',
        weight: 3,
        essential: true,
        said: [
          'it should renew itself 30 days ahead',
          'nobody should have to remember a date',
          'let the platform issue and rotate certificates',
        ],
      },
      {
        cue: 'Knowing before it happens again',
        point: 'Monitors the expiry of what is served, from outside, independent of the renewal tool',
        weight: 3,
        essential: true,
        said: [
          'a probe that connects and alerts at 21 days left',
          'renewal can silently fail, so look at the real endpoint',
          'also watch for certs that were renewed but not reloaded',
        ],
      },
      {
        cue: 'From renewal to real use',
        point: 'Makes the service reload the renewed certificate, since a file on disk alone changes nothing',
        weight: 2,
        said: [
          'nginx needs a reload after renewal',
          'the new cert was there for weeks but the process kept the old one',
        ],
      },
      {
        cue: 'What else could expire or break',
        point: 'Makes an inventory of all certificates, including internal and client ones and pinned ones',
        weight: 2,
        said: [
          'where else do we have some: internal mTLS, webhooks, partners',
          'mobile apps may pin a certificate or key, so a swap can lock them out',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A calendar reminder is a sufficient protection',
        said: ['we put it in the shared calendar for next year'],
        correction:
          "People leave, move on or click it away. Automated renewal and independent monitoring don't depend on memory.",
      },
      {
        belief: 'Disabling certificate checks in the app is an acceptable quick fix',
        said: ['tell the clients to skip verification until Monday'],
        correction:
          'It opens every user to interception and tends to stay. Issuing a new certificate takes minutes.',
      },
    ],
    sampleAnswer:
      "Now: I get a new certificate, with ACME that's minutes, install it on every place that terminates TLS, reload, and then check from outside with `openssl s_client` and a real phone what's being served, including the intermediates, because mobile clients often fail on an incomplete chain that a desktop browser forgives. If the app pins a certificate or public key, I have to keep the same key, or it stays locked out, so I ask the mobile team first. I post on the status page and tell support. Then prevention. Renewal becomes automatic, with cert-manager or an ACME client, thirty days ahead, with a reload hook, since a renewed file on disk doesn't help while the process still holds the old one. Independently, a probe connects to every public endpoint each hour and warns at 21 days and pages at seven; the renewal tool mustn't be its own witness. After that an inventory: internal mutual TLS, partner connections, webhooks, everything with an expiry date, each with an owner. In the review I'd ask why we relied on an email to one person, not who forgot it.",
    criteria: ['Restores service first', "Doesn't trust one mechanism", 'Widens from one certificate to all'],
    followUps: [
      {
        question:
          'Renewal reported success 30 days ago, yet the old certificate expired in production. How can that be?',
        about: [3, 4],
        answer:
          "The new file was written but the process never reloaded it, or only some nodes behind the balancer got it. That's why monitoring has to look at the endpoint itself instead of at the renewal log.",
      },
      {
        question: 'Why do pinned certificates make rotation dangerous?',
        about: [5],
        answer:
          'The app accepts only certain keys. If the new certificate uses another key, installed apps refuse it until users update. So pin a backup key as well, or reuse the key, and announce rotations early.',
      },
    ],
  },
]
