import type { OpenQuestion } from '../open-question.ts'

export const cloudExpert: readonly OpenQuestion[] = [
  {
    id: 'cloud-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Solutions Architect', 'DevOps Engineer'],
    skills: ['High Availability', 'Auto Scaling', 'Cloud Architecture'],
    tags: ['static stability', 'zone failure', 'control plane'],
    question:
      'One of three zones failed. Your autoscaling tried to start replacements in the other two, got capacity errors and throttled API calls, and the whole service went down for 50 minutes. What was wrong with the design?',
    keyPoints: [
      {
        cue: 'What recovery relied on',
        point:
          "Explains that recovery depended on the provider's control plane and free capacity just when everybody needed them",
        weight: 3,
        essential: true,
        said: [
          'everyone launches machines in the healthy zones at that moment, so none are left',
          'we needed to create something in order to survive',
          'the API for launching is the first thing to suffer in such an event',
        ],
      },
      {
        cue: 'What should be there beforehand',
        point:
          'Proposes static stability: enough capacity already running in the remaining zones to carry the full load',
        weight: 3,
        essential: true,
        said: [
          'each zone runs at two thirds so that two can take it all',
          'pre-provision half as much again, and nothing has to happen when a zone dies',
          "survive first with what's there, scale afterward",
        ],
      },
      {
        cue: 'Getting users out of it',
        point:
          'Shifts traffic away from the bad zone by data-plane means or a zonal shift, without needing many API calls',
        weight: 2,
        said: [
          'evacuate the zone at the load balancer by health checks',
          "stop sending there, even if it's only half dead",
        ],
      },
      {
        cue: "When it still isn't enough",
        point: "Sheds load or degrades features, so that an overload doesn't take down the rest",
        weight: 2,
        said: [
          'reject the surplus early and keep checkout alive',
          'turn off recommendations instead of dying completely',
        ],
      },
      {
        cue: 'Parts that must be started',
        point: 'Reserves capacity or allows several machine types if capacity must be started',
        weight: 2,
        said: ['capacity reservations in each zone for the core', 'be flexible on instance families'],
      },
      {
        cue: 'What else may tie you down',
        point:
          'Finds hidden dependencies on one zone: single NAT, zonal volumes, a primary database, a build or config service needed at start',
        weight: 2,
        said: [
          'new machines pulled their image from something in the dead zone',
          'all outgoing traffic went via one NAT',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Autoscaling across zones by itself makes a service survive a zone failure',
        said: ['we have autoscaling over three zones, so that is covered'],
        correction:
          'It needs capacity and a working control plane at the worst time. What must survive has to run already.',
      },
      {
        belief: 'Reserved pricing guarantees that machines can be started',
        said: ['we bought a savings plan, so capacity is ours'],
        correction:
          'Most price commitments are billing discounts only. Capacity needs an explicit reservation in the zone.',
      },
    ],
    sampleAnswer:
      "The design needed something to happen in order to survive. When a zone fails, all customers start machines in the other two within the same minutes; capacity runs short, and the control plane gets slow or throttles. So our plan relied on the two things least reliable in that moment. I'd turn it around: static stability. If three zones normally run at no more than about two thirds of what they can bear, the remaining two carry everything without anyone starting anything. Autoscaling still repairs the reserve, but later. For traffic, health checks or a zonal shift at the balancer take the zone out; I'd rather evacuate a half-dead zone completely than argue with gray failures. Then load shedding: if it still doesn't suffice, refuse the surplus early and turn off expensive extras, so a shortage stays a shortage and doesn't become an outage. Next I look for hidden ties: a single NAT, volumes bound to the dead zone, new machines that need a config service or image from there to start. For parts that must be started, capacity reservations and several machine families. The reserve costs roughly half as much compute again; for checkout that's cheap, for the back office I accept an hour. And we test by evacuating a zone at peak, quarterly.",
    criteria: [
      'Sees the dependence on the control plane',
      'Calculates the reserve',
      'Graduates by importance',
    ],
    followUps: [
      {
        question:
          'Which is the cheaper protection for a tier-two service, a reserve that runs or a reservation of capacity?',
        about: [4],
        answer:
          'A reservation usually costs about the same as a running machine, used or not. So for tier two rather allow many machine types, scale by priority, accept degraded service, and let lower-priority work give way.',
      },
      {
        question: "The zone isn't dead but loses three percent of packets. What do you do?",
        about: [2],
        answer:
          'Treat it as failed from our view: compare errors and latency by zone, and shift traffic out by an automatic or quick manual decision. Gray failures hurt longer than clear ones because health checks pass.',
      },
    ],
  },
  {
    id: 'cloud-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Security Engineer', 'Solutions Architect'],
    skills: ['AWS IAM', 'Cloud Security', 'Identity & Access Management'],
    tags: ['cross account', 'confused deputy', 'external id'],
    question:
      'A cost analysis vendor asks you to create a role that its AWS account may assume in all your 120 accounts, with `ReadOnlyAccess`. Security wants your opinion. What are the risks and your conditions?',
    keyPoints: [
      {
        cue: 'The attack through the vendor',
        point:
          'Explains the confused deputy: another customer of the vendor could make it use our role, so the trust must demand a unique external id',
        weight: 3,
        essential: true,
        said: [
          'without an external ID, somebody who knows our role ARN enters it as theirs',
          'the vendor acts for many clients, and we must make sure it acts for us',
          'the ID has to be issued by the vendor per customer, not chosen freely',
        ],
      },
      {
        cue: 'What the policy really covers',
        point:
          'Points out that `ReadOnlyAccess` reads data as well, such as objects, tables, messages or parameters; billing needs much less',
        weight: 3,
        essential: true,
        said: [
          'read only includes S3 GetObject, so customer data',
          'they need cost and usage reports and some describe calls, not contents',
          "I'd write a custom policy with just the metrics and billing part",
        ],
      },
      {
        cue: 'An alternative without the role',
        point: 'Prefers to deliver an export of billing data, so they need no role in the accounts at all',
        weight: 2,
        said: ['put the cost report in one bucket and let them read this', 'one account instead of 120'],
      },
      {
        cue: 'Who exactly is trusted',
        point: 'Restricts who may assume: a specific role of the vendor rather than its whole account',
        weight: 2,
        said: [
          'trust the exact principal, not account root',
          "limit it as far as the vendor's set-up allows",
        ],
      },
      {
        cue: 'Handling 120 accounts',
        point:
          'Rolls it out and removes it centrally, by stack sets or organization tooling, with guardrails that cap it',
        weight: 2,
        said: [
          'one template, so that it can be revoked everywhere in minutes',
          'a service control policy denies that role reading data',
        ],
      },
      {
        cue: "After it's in place",
        point: 'Monitors its use and alerts on calls outside the expected pattern',
        weight: 2,
        said: [
          'every AssumeRole by them is in the trail, alert on unknown calls',
          "review each quarter whether it's still used",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Read-only access is harmless because nothing can be changed',
        said: ["it's only read, so the risk is small"],
        correction:
          'Reading is what data thieves want. Broad read policies include contents of buckets, tables and sometimes configuration with secrets.',
      },
      {
        belief: 'The external id is a password that has to be kept secret',
        said: ['we keep the external ID in the vault as a secret'],
        correction:
          "It isn't a credential. It prevents mix-ups among the vendor's customers; it must be unique per customer and enforced by the vendor.",
      },
    ],
    sampleAnswer:
      "Three risks. First, the confused deputy. The vendor's account assumes roles for many customers. If our trust policy only says \"this account may,\" another customer could enter our role ARN in the vendor's console and see our data. So the trust must require an external id, unique for us and assigned by the vendor; it's no secret, it only ties the call to the right customer. I'd also trust their specific role, not the whole account. Second, `ReadOnlyAccess` is far too much for cost analysis: it reads objects, tables, queue messages and parameters in 120 accounts. That means a breach at the vendor is a breach of our customer data. Third, size: such roles get forgotten. My first proposal is another one: we export the cost and usage data to one bucket in a dedicated account and they read just that. If they really need inventory for recommendations, a custom policy with describe calls and metrics, with an explicit deny on data actions, backed by a guardrail at organization level. Rolled out from one template, so we can revoke it everywhere in minutes. I'd alert on each call outside the expected list, review it quarterly, and ask how they store the data and how fast they tell us about an incident. With these, I'd say yes.",
    criteria: [
      'Knows the attack and the countermeasure exactly',
      'Offers an alternative with less access',
      'Thinks of revocation',
    ],
    followUps: [
      {
        question: 'Why must the vendor issue the external id instead of letting the customer choose?',
        about: [0],
        answer:
          'If customers could choose, an attacker would register with the vendor using our ARN and our id. Uniqueness per customer, guaranteed by the vendor, is what makes the mix-up impossible.',
      },
      {
        question: 'Which seemingly harmless read calls may reveal secrets?',
        about: [1],
        answer:
          "Function configuration with environment variables, task definitions, instance user data, parameters that aren't encrypted, stack templates and outputs, log contents. Teams often leave credentials there, so describe rights need care too.",
      },
    ],
  },
  {
    id: 'cloud-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Solutions Architect', 'Engineering Manager'],
    skills: ['Cloud Cost Optimization', 'Cloud Architecture', 'Computer Networking'],
    tags: ['data transfer', 'cross zone traffic', 'egress'],
    question:
      'Data transfer has become 38 percent of your cloud bill: cross-zone, cross-region and internet egress. Revenue grew by a fifth, transfer tripled. How do you take it apart, and which remedies do you trust?',
    keyPoints: [
      {
        cue: 'How you take it apart',
        point: 'Breaks it down by kind and path, with billing data and flow logs, before naming remedies',
        weight: 3,
        essential: true,
        said: [
          'cross-zone, region, egress, NAT: find the top ten talkers for each',
          'join flow logs with service names to see which pairs move bytes',
          "usage types first, then who's behind them",
        ],
      },
      {
        cue: 'Traffic between zones',
        point:
          'Keeps chatty traffic within a zone by topology-aware routing, reading from the nearest replica, or zone-local consumers, while preserving failover',
        weight: 3,
        essential: true,
        said: [
          "prefer the same zone and spill over when it's unhealthy",
          'let Kafka consumers fetch from the closest replica',
          'it must still work when a zone is gone',
        ],
      },
      {
        cue: 'The amount sent',
        point:
          'Reduces bytes: compression, smaller payloads, batching, avoiding repeated transfer of the same data',
        weight: 2,
        said: [
          'turn on zstd between services, stop sending whole objects',
          'the same image gets pulled by every node a thousand times',
        ],
      },
      {
        cue: 'Traffic to the internet',
        point: 'Serves public content through a CDN with a good hit ratio and negotiated rates',
        weight: 2,
        said: [
          'egress from the edge is cheaper, with caching it leaves once',
          'commit volumes and bargain about the price',
        ],
      },
      {
        cue: 'Traffic between regions',
        point: 'Questions replication across regions: which data really needs it, at what freshness',
        weight: 2,
        said: ['we copy debug logs to another region for nothing', 'only tier one data has to be there'],
      },
      {
        cue: 'Keeping it from returning',
        point:
          'Makes teams see transfer cost per product or request, and sets a target such as cost per thousand orders',
        weight: 2,
        said: ['unit cost shows the regression at once', 'put the bytes per request on the dashboard'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Running all in one zone is the natural solution',
        said: ['put everything in one zone, then cross-zone costs vanish'],
        correction:
          'It removes the cost along with the resilience. Keep several zones and make traffic prefer its own.',
      },
      {
        belief: 'Data transfer cost grows with revenue, so nothing can be done',
        said: ["more customers means more traffic, that's normal"],
        correction:
          'It tripled while revenue rose by a fifth. Such growth per unit shows an architectural change or waste, and can be found.',
      },
    ],
    sampleAnswer:
      "That transfer tripled while revenue grew by a fifth tells me that the cause is architecture, not growth. First I split it by usage type: cross-zone, cross-region, internet, NAT. Flow logs joined with service names give me the pairs that move the most. I'd expect a few surprises to make up 70 percent. Typical for cross-zone: Kafka, where consumers read from the leader in another zone, plus replication, and service calls spread at random over three zones so two thirds cross a border. Remedies: fetch from the closest replica, topology-aware routing with spill-over on overload, compression on the wire. I don't give up the three zones; and affinity can make one zone hot, so it needs capacity limits and a test of failover. For cross-region, I ask per data set what it's for; often somebody replicates all logs. For egress: a CDN with a real hit ratio, better formats for pictures, and a negotiated rate. Then repeated transfer: images pulled by every node, and reports that fetch whole tables each hour. So it doesn't come back, teams see transfer cost per thousand orders on their dashboard, and a change of 20 percent alerts the owner. I'd report after each step what it saved, and stop where the engineering costs more than it brings.",
    criteria: [
      'Analyzes unit cost, not the total',
      "Doesn't pay with resilience unnoticed",
      'Knows when to stop',
    ],
    followUps: [
      {
        question:
          'Two thirds of calls cross a zone. Where does this figure come from, and how far down do you get?',
        about: [1],
        answer:
          'With even random distribution over three zones, one third stays local. Preferring the local zone brings crossing down to what spills over and what has a single primary, often five to fifteen percent.',
      },
      {
        question: 'How do you assign the cost of cross-zone traffic to the teams?',
        about: [5],
        answer:
          "From flow logs enriched with workload labels, bytes by source and destination service times price, and the caller pays by convention. It needn't be exact to the cent; the trend by product is what changes decisions.",
      },
    ],
  },
  {
    id: 'cloud-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Security Engineer', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['AWS KMS', 'Key Management', 'Data Protection'],
    tags: ['encryption keys', 'key deletion', 'residency'],
    question:
      'Somebody scheduled the deletion of a customer-managed key in KMS. You notice it on day five of seven. Nobody knows which data depends on it. What do you do, and what does it teach about key design?',
    keyPoints: [
      {
        cue: 'Your first action',
        point:
          'Cancels the deletion at once and keeps the key disabled or enabled deliberately while investigating',
        weight: 3,
        essential: true,
        said: [
          'cancel key deletion first, everything else later',
          'it can be canceled until the waiting time ends, so do this now',
          'after the period, data under that key is lost for good',
        ],
      },
      {
        cue: 'What is at stake',
        point:
          'Explains that losing the key makes the data, its snapshots and backups unreadable, without recovery by anyone',
        weight: 3,
        essential: true,
        said: [
          "the provider can't bring it back, it's crypto shredding",
          'backups are encrypted with the same key, so those are gone as well',
          'all ciphertext becomes noise',
        ],
      },
      {
        cue: 'Finding what depends on it',
        point:
          "Finds dependents from the audit log of decrypt calls, resource configuration and grants, knowing that rarely read data doesn't show",
        weight: 2,
        said: [
          'CloudTrail Decrypt events with their encryption context',
          'list volumes, buckets, databases which reference that key ARN',
          'cold archives may not have been touched for a year',
        ],
      },
      {
        cue: 'Why quiet proves nothing',
        point: 'Knows that data keys cached or in memory hide the failure until a restart or remount',
        weight: 2,
        said: [
          'a running server goes on until it reboots, so all looks fine',
          'an attached volume works with its key in memory',
        ],
      },
      {
        cue: 'Who may do such a thing',
        point:
          'Restricts deletion to a few people with two-person control, alerts on scheduling, and uses the longest waiting time',
        weight: 2,
        said: [
          'a service control policy denies ScheduleKeyDeletion except for one role',
          'thirty days, with an alarm to security at once',
        ],
      },
      {
        cue: 'How keys are divided up',
        point:
          'Designs keys by purpose and owner: per data set, tenant or environment, with separate administration and use',
        weight: 2,
        said: [
          'one key for everything means everything depends on it',
          "those who manage a key shouldn't be able to decrypt",
        ],
      },
      {
        cue: 'The copies you rely on',
        point: "Keeps backups in another account under another key, so one loss isn't total",
        weight: 2,
        said: [
          "copy snapshots re-encrypted with the vault account's key",
          'an independent key for the backup copies',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The provider can restore a deleted key in an emergency',
        said: ["we'd open a support case and they bring it back"],
        correction:
          'By design nobody can restore key material that the service generated after deletion. Only imported material that you kept can be imported again.',
      },
      {
        belief: 'If nothing has failed after disabling, the key is unused',
        said: ['we disabled it for a day and all was well, so delete'],
        correction:
          "Cached data keys and rarely read archives don't fail that quickly. It takes long observation and an inventory.",
      },
    ],
    sampleAnswer:
      "I cancel the deletion immediately; a canceled key is left disabled, so I then enable it again unless there's reason to suspect it. That's reversible, whereas after day seven nothing is: everything encrypted under it, including snapshots and backups with that key, becomes unreadable, and the provider can't help. I'd also ask who scheduled it; if it wasn't a mistake, it's an attack. Then the dependents. The audit log shows decrypt and generate calls with context, that's the active part. The configuration tells which volumes, buckets, databases, secrets and grants reference it. The danger lies in what is rarely read, like archives with seven years of retention, and in what doesn't fail at once, because a machine keeps the data key of an attached volume in memory and only fails at restart. So \"nothing broke\" is no proof. As to design: keys by purpose and owner, so that a loss is limited and owners are known; administration separate from use. Scheduling deletion is forbidden at organization level except for one role with two people; it alarms security, and the waiting time is 30 days. Before any deletion, the key is disabled for 90 days. And backups are copied to another account under another key, else they share the fate of what they protect.",
    criteria: [
      'Reversible step first',
      'Understands delayed failure',
      'Separates backup keys from production keys',
    ],
    followUps: [
      {
        question:
          'Why does a database on a virtual machine go on working although the key of its volume is disabled?',
        about: [3],
        answer:
          "Its volume's data key was decrypted when it was attached and stays in memory. A restart, restore, or scaling needs a new decrypt call and then fails, which may be weeks later.",
      },
      {
        question: 'When is one key per tenant worth the effort?',
        about: [5],
        answer:
          'When tenants demand their own control or provable deletion, since destroying the key shreds their data, or when damage has to be limited. It costs requests, limits and operations, so for thousands of small tenants envelope schemes with derived keys fit better.',
      },
    ],
  },
  {
    id: 'cloud-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Security Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Cloud Security', 'Incident Response', 'AWS CloudTrail'],
    tags: ['stolen credentials', 'containment', 'forensics'],
    question:
      '02:10: an alert says that 80 GPU machines are starting in regions you never use. The calls come from a role of your CI system. Lead the first two hours.',
    keyPoints: [
      {
        cue: 'What you contain first',
        point:
          'Contains the identity first: revokes active sessions and blocks the role and the way in, instead of just stopping the machines',
        weight: 3,
        essential: true,
        said: [
          'deny everything for sessions issued before now, then stop the trust',
          'killing instances without cutting access is a race we lose',
          'disable that role and the CI secret or runner which leaked it',
        ],
      },
      {
        cue: 'What else may be there',
        point:
          'Assumes persistence: looks for new users, keys, roles, trust changes, functions and images created by the attacker',
        weight: 3,
        essential: true,
        said: [
          "they'll have made a backdoor user by now",
          'search for CreateUser, CreateAccessKey, UpdateAssumeRolePolicy since the first bad call',
          'check what that role could reach, also in other accounts',
        ],
      },
      {
        cue: 'What you must not lose',
        point: 'Preserves evidence: snapshots, logs, memory if possible, before terminating',
        weight: 2,
        said: [
          'isolate machines by a quarantine group and snapshot a few',
          'export the trail to a safe account',
        ],
      },
      {
        cue: 'What the visible part may hide',
        point:
          'Determines the first malicious call and the extent of data access, since mining may be only the noisy part',
        weight: 2,
        said: [
          'what did they read, secrets and buckets, not just what they started',
          'go back in time to the first use from an unknown address',
        ],
      },
      {
        cue: 'People to involve',
        point:
          'Runs it as an incident with roles, informs security, management, the provider and, where needed, legal',
        weight: 2,
        said: [
          'one leads, one writes the log, one talks to the provider about the bill',
          'call the privacy people if data was touched',
        ],
      },
      {
        cue: 'Before CI runs again',
        point:
          'Finds and closes the origin in CI, such as a poisoned dependency, leaked token or too wide trust, before turning CI on again',
        weight: 2,
        said: ['which job used that role, and what ran in it', 'rotate everything this pipeline could read'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Terminating the machines ends the incident',
        said: ['we kill the 80 instances and the problem is solved'],
        correction:
          'The attacker still has the credentials and perhaps others. Access has to be cut first, then traces of persistence removed.',
      },
      {
        belief: 'Deleting or rotating the access key ends all sessions at once',
        said: ["I rotate the key, then they're out"],
        correction:
          'Temporary credentials already issued stay valid until they expire. They must be denied explicitly, for example by time of issue.',
      },
    ],
    sampleAnswer:
      "First I cut access. The role gets a policy that denies all sessions issued before now, the trust from CI is removed, and CI deployments pause; I accept that nobody can deploy tonight. A second person denies unused regions at organization level. Only then the machines: security group quarantine, snapshot two or three, and stop the rest. Someone writes a timeline, someone else calls the provider and management. Then I assume that there's more. From the audit log, I take everything that the role did since the first call from an unknown address: users, access keys, changed trust policies, functions, images, also in accounts it could reach. Each is disabled and noted. Next: what was read, such as secrets or buckets? Mining is noisy and maybe only the second buyer of that access. If customer data could be touched, privacy and legal people get woken. In parallel, CI: which job issued these credentials, what ran in it, is it a dependency, a self-hosted runner or a leaked token? Everything this pipeline could read gets rotated before it goes on again. At the end of two hours I want to say: access is cut, known backdoors are gone, extent so far, and next steps. Quotas of zero for GPUs and region denial stay forever.",
    criteria: [
      'Identity before machines',
      "Assumes the visible part isn't all",
      'Leads people, not only commands',
    ],
    followUps: [
      {
        question: 'How do you invalidate temporary credentials of a role that have already been issued?',
        about: [0],
        answer:
          "Attach a deny policy with the condition that the token's issue time lies before now; permissions are checked on each call, so it acts within moments. Legitimate users then assume the role again, unless the trust is removed.",
      },
      {
        question: 'Which trace would make you think that data was taken?',
        about: [3],
        answer:
          "Listing of buckets and secrets followed by many reads, snapshots or images shared with strange accounts, new replication rules, big outgoing traffic. Missing data-event logs means that you can't rule it out.",
      },
    ],
  },
  {
    id: 'cloud-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Solutions Architect', 'Technical Lead'],
    skills: ['Cloud Operations', 'Landing Zones', 'Capacity Planning'],
    tags: ['service quotas', 'api throttling', 'noisy neighbor'],
    question:
      'Deployments of one team now make the production autoscaler of another fail with `RequestLimitExceeded`, and last week you ran out of a quota nobody knew. Forty teams share six accounts. What do you conclude and change?',
    keyPoints: [
      {
        cue: 'What teams really share',
        point:
          'Concludes that account and region are the boundary of quotas and API rates, so unrelated teams share one fate',
        weight: 3,
        essential: true,
        said: [
          'throttling counts per account and region, all of them share it',
          'the account is a failure domain, not just a billing folder',
          "one team's loop eats everyone's API budget",
        ],
      },
      {
        cue: 'How you divide things',
        point:
          'Separates workloads into more accounts or subscriptions by team and environment, production critical ones first',
        weight: 3,
        essential: true,
        said: [
          'each product gets its own prod account',
          "split so that a noisy deploy can't starve the autoscaler",
          'isolate tier one before the rest',
        ],
      },
      {
        cue: 'Getting quick relief',
        point:
          'Identifies the callers from audit logs and reduces calls: polling, retries without backoff, full inventories',
        weight: 2,
        said: [
          'group the trail by user agent and action',
          'a controller describes all instances every five seconds, replace by events and caching',
          'backoff with jitter in scripts',
        ],
      },
      {
        cue: 'Hearing of limits in time',
        point: 'Monitors quotas against use, with alerts early enough to raise them',
        weight: 2,
        said: ['alarm at 70 percent of each relevant limit', 'treat quotas as capacity, collected daily'],
      },
      {
        cue: 'Limits and future load',
        point: 'Raises adjustable quotas ahead of growth and failover, also in the standby region',
        weight: 2,
        said: [
          "the disaster region has default limits, so failing over wouldn't work",
          'requests take days, so ask before',
        ],
      },
      {
        cue: 'The price of the remedy',
        point: 'Plans the costs of many accounts: automated vending, networking, central logs, identity',
        weight: 2,
        said: [
          'a hundred accounts only work if they come from a factory',
          'shared networks and single sign-on from the start',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Quotas are only a formality, support raises them when needed',
        said: ['if we hit one we just open a ticket'],
        correction:
          'Tickets take hours or days, some limits are hard, and you usually hit them in a peak or failover.',
      },
      {
        belief: "The provider's cloud is elastic, so API calls are unlimited",
        said: ['the cloud scales, so why would an API refuse us'],
        correction:
          'Control plane APIs are rate limited by account and region to protect everyone. Design for few calls and backoff.',
      },
    ],
    sampleAnswer:
      "I conclude that we use accounts as folders whereas they're failure domains. API rates and most quotas count by account and region, so forty teams in six accounts share the same budget, and a deployment loop of one team blinds the autoscaler of another. Short term: I group the audit log by caller, action and user agent. Usually two or three things cause most of it, like a controller that describes all instances every few seconds or a script that retries without pause. Those get caching, events in place of polling, and backoff with jitter. The quota: I collect all relevant limits with current use daily, alert at 70 percent, and raise what can be raised, also in the standby region, since a failover into default limits wouldn't work. Long term: separation. Each product's production goes into its own account, the most critical first; non-production elsewhere. I don't move running things by force; new deployments start there and old ones follow with their next larger change. It costs something: accounts must come from a vending process with identity, network, logs and guardrails, addresses must be planned, shared services need cross-account access. A hundred accounts by hand would be worse than six. And a few limits are hard, so for those the design has to shard.",
    criteria: ['Sees accounts as isolation', 'Quick relief and structure', 'Includes failover capacity'],
    followUps: [
      {
        question: 'How do you check that the standby region could take over as far as limits go?',
        about: [4],
        answer:
          'Compare each quota there with peak use in the primary, automatically, and include capacity reservations and shared images or keys. Best is a regular exercise that really starts the full size.',
      },
      {
        question: 'When would you leave two teams in one account?',
        about: [1],
        answer:
          'When they work on one product, with the same data and criticality, and would be deployed and owned together anyway. Separation has a cost, and many cross-account calls between close parts bring more trouble than isolation.',
      },
    ],
  },
  {
    id: 'cloud-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Solutions Architect', 'Engineering Manager', 'Technical Lead'],
    skills: ['Multi-Cloud', 'Cloud Architecture'],
    tags: ['vendor lock in', 'portability', 'strategy'],
    question:
      'The board read about an outage and wants everything to run on two clouds at once, "so that we are never dependent." You are asked for an assessment on one page. What do you write?',
    keyPoints: [
      {
        cue: 'What you ask the board',
        point:
          'Asks which risk is meant: outage, price, exit, regulation; each has a different and often cheaper answer',
        weight: 3,
        essential: true,
        said: [
          'outage of what, a zone, a region or a whole provider',
          "lock-in on price isn't solved by running twice",
          "let's first name the scenario and what an hour of it costs us",
        ],
      },
      {
        cue: 'What it would really cost',
        point:
          'Explains the cost of active use of two clouds: lowest common denominator, double skills, data consistency, network and security',
        weight: 3,
        essential: true,
        said: [
          'two identities, two networks, two sets of experts',
          "data has to be in both, and that's the hard part",
          'complexity itself causes more outages than it prevents',
        ],
      },
      {
        cue: 'What actually causes outages',
        point:
          'Points out that most outages come from own changes or a single region, so multi-region and better releases bring more',
        weight: 2,
        said: [
          'our last ten incidents were ours, none was the whole provider',
          'several regions cover most of this for less',
        ],
      },
      {
        cue: 'What you recommend instead',
        point:
          'Proposes graduated measures: an exit plan, portable data, containers, infrastructure as code, and a second cloud just for a few critical things',
        weight: 2,
        said: [
          'keep backups of the important data with another provider',
          'a tested plan to leave within a year',
          'status page and DNS elsewhere',
        ],
      },
      {
        cue: 'What would fail on both sides',
        point:
          'Names dependencies that make both clouds fail together: DNS, identity, CDN, CI, payment provider, shared control code',
        weight: 2,
        said: ["if login runs on one of them, the second doesn't help", 'the same faulty deploy hits both'],
      },
      {
        cue: 'What lets the board decide',
        point: 'Gives figures: extra cost, staff, time, against expected loss',
        weight: 2,
        said: [
          '60 percent more run cost and eight people against half an hour per year',
          'put a number on it, then the board can decide',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Running on two clouds automatically gives higher availability',
        said: ['with two providers, we have twice the reliability'],
        correction:
          'Only if data, identity, DNS and operations work independently and failover is practiced. Otherwise added complexity lowers it.',
      },
      {
        belief: 'Containers make an application fully portable',
        said: ["it's in Kubernetes, so we can move any time"],
        correction:
          "Compute moves easily. Data, identity, networking, managed services, monitoring and people's knowledge don't.",
      },
    ],
    sampleAnswer:
      'I\'d write: "Which dependency worries us?" There are four. Failure of a provider, rising prices, having to leave, and rules that demand it. Running everything twice addresses only the first, and poorly. Of our last ten incidents, seven were our own changes, two a zone or region, one a partner; none was a whole provider. So better releases and a second region prevent more for less. Running actively on two clouds would mean: only services that both have, data kept consistent between them, two networks, two identity systems, two security baselines, and engineers who know both. I estimate 60 percent more running cost, eight people and a year. And both sides would still share our DNS, login, CI and the faulty release that goes to both. What I recommend instead: first, two regions for checkout and login with practiced failover. Second, a copy of the critical data and backups with another provider, restore tested, because that protects from account loss and blackmail too. Third, an exit plan per system: what ties us, how long would leaving take, at what cost; containers, open formats and code where it\'s cheap. Fourth, DNS and status page independent. If regulators demand more for one service, we do it for that. With the figures in a table, the board can decide.',
    criteria: ['Turns a slogan into risks', 'Honest with numbers', 'Offers a graduated alternative'],
    followUps: [
      {
        question: 'Which hidden dependency do both clouds often share, and how would you find it?',
        about: [4],
        answer:
          'Often single sign-on, DNS, the secret store or the deployment system. You find them by an exercise: block one cloud completely and see who can log in, deploy and resolve names.',
      },
      {
        question: 'What does a usable exit plan contain?',
        about: [3],
        answer:
          "Per system: what ties it, the replacement, effort and duration, format and volume of the data, contract terms, people needed. It's reviewed each year, with a trial such as restoring the backups elsewhere.",
      },
    ],
  },
  {
    id: 'cloud-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Cloud Engineer', 'Solutions Architect', 'Engineering Manager', 'DevOps Engineer'],
    skills: ['Cloud Migration', 'Cloud Cost Optimization', 'Cloud Architecture'],
    tags: ['lift and shift', 'business case', 'modernization'],
    question:
      'A year ago 300 servers were moved to the cloud as they were. It costs 2.3 times what the business case promised, and the CFO asks whether to go back. How do you investigate, and what do you recommend?',
    keyPoints: [
      {
        cue: 'Whether the figures are fair',
        point:
          'Compares like with like: what the business case left out on both sides, such as licenses, staff, data transfer, double running, backup',
        weight: 3,
        essential: true,
        said: [
          'does the old figure include hardware renewal, power and people',
          'are we still paying for the data center in parallel',
          'check the assumptions of the case before judging the cloud',
        ],
      },
      {
        cue: 'Why it costs so much',
        point:
          'Finds the structural reason: machines sized for peak run around the clock, without elasticity',
        weight: 3,
        essential: true,
        said: [
          'they copied 32 cores because the old box had 32',
          'you rent by the hour what you once bought for five years of growth',
          'nothing is ever turned off',
        ],
      },
      {
        cue: 'What helps within a quarter',
        point:
          'Ranks quick measures: right-size, turn off, storage classes, commitments on the remaining baseline, license options',
        weight: 2,
        said: [
          'half of it is waste that goes away within a quarter',
          'old snapshots and premium disks for test',
        ],
      },
      {
        cue: 'The portfolio, one by one',
        point:
          'Decides per application: retire, keep, replace by a product, replatform, rebuild, or take back',
        weight: 2,
        said: [
          'a third of those apps has hardly any users, so retire these',
          'move databases to managed ones where it saves people',
          'look at each by value and cost',
        ],
      },
      {
        cue: "The CFO's question itself",
        point: 'Takes moving back seriously for steady, large and predictable workloads, with full costs',
        weight: 2,
        said: [
          'a constant render farm may well be cheaper in our own racks',
          'going back has its own project costs, and skills have gone',
        ],
      },
      {
        cue: 'Keeping it under control',
        point: 'Sets ownership: cost visible to product teams with targets and a budget',
        weight: 2,
        said: ["nobody feels the bill, as it's central", 'cost per order by product, reviewed monthly'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The cloud is always cheaper once everything has been moved',
        said: ["it'll get cheaper by itself over time"],
        correction:
          'Renting peak-sized machines around the clock is usually more expensive than owning. Savings come from elasticity, sizing and giving up things.',
      },
      {
        belief: 'All applications should be rebuilt cloud-native to fix the cost',
        said: ['we have to rewrite everything as microservices'],
        correction:
          'Rewriting costs years and pays off for few. Most savings come from retiring, sizing and commitments.',
      },
    ],
    sampleAnswer:
      "Before judging, I check the comparison. Did the old figure contain hardware renewal, power, licenses, and staff? Are we still paying for the data center in parallel, or for double licenses? That often explains a part of the 2.3. Then usage. With lift and shift, the typical finding is machines as large as the old ones, which were bought for five years of growth, running 168 hours a week at twelve percent CPU, on premium disks, with snapshots forever. That's the worst way of using the cloud: you pay for elasticity and don't use it. I'd collect 30 days of metrics, and produce a list per application: owner, users, cost, size. Within a quarter: right-size, switch off test at night, clean up storage, bring own licenses, and then commit on the remaining baseline. I'd expect it to drop by 35 to 45 percent, and measure. In parallel, decide per application: retire, keep, swap for a product, replatform to managed services, rebuild, or return. Rebuilding is for the few with varying load and value. Returning is legitimate for large and constant loads, such as rendering, calculated in full, including people and the project. To the CFO I show three scenarios over three years with ranges. And each product gets its cost with a target, because the central bill had no owner.",
    criteria: ['Neither defends nor damns the cloud', 'Per application, with data', 'Fixes ownership'],
    followUps: [
      {
        question: 'Which workload would you seriously take back?',
        about: [4],
        answer:
          "One that's large, constant, predictable, with little dependence on managed services and much egress or specialized hardware, where the team can run hardware. Compare over several years, with reserve, spare parts and people.",
      },
      {
        question: 'How do you choose the right size from measurements?',
        about: [1],
        answer:
          'Take the 95th or 99th percentile of CPU, memory, disk and network over some weeks, including month-end, add headroom, and use the smallest type that fits all. Change in steps, watch latency and not only use.',
      },
    ],
  },
]
