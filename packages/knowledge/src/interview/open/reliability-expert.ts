import type { OpenQuestion } from '../open-question.ts'

export const reliabilityExpert: readonly OpenQuestion[] = [
  {
    id: 'reliability-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'Solutions Architect'],
    skills: ['Distributed Systems', 'Site Reliability Engineering', 'Caching'],
    tags: ['metastable failure', 'overload', 'recovery'],
    question:
      'A short traffic spike ended an hour ago and load is back to normal, yet the service still answers only 20 percent of requests. Each restart helps for a minute. What kind of failure is this, how do you recover, and how do you make it impossible?',
    keyPoints: [
      {
        cue: 'The kind of failure',
        point: 'Recognizes a metastable state: a feedback loop keeps it down after the trigger has gone',
        weight: 3,
        essential: true,
        said: [
          'the spike only tipped it over, now it holds itself under',
          "it's stuck in a bad equilibrium, the original trigger no longer matters",
          'a sustaining effect that feeds on its own failure',
        ],
      },
      {
        cue: 'What you search for',
        point:
          'Looks for the loop: retries, empty caches, timeouts wasting finished work, queues of stale requests',
        weight: 3,
        said: [
          'maybe we spend all the capacity on answers that nobody waits for anymore',
          'cold cache sends everything to the database which never gets time to fill it',
          'every failed call comes back as three',
        ],
      },
      {
        cue: 'Your way out',
        point: 'Recovers by breaking the loop: cut load far below normal, then ramp up slowly',
        weight: 3,
        essential: true,
        said: [
          'drop to ten percent traffic until hit rate is back, then let more in bit by bit',
          'normal load is already too much for the sick state, so go way under it',
          'switch retries off at the gateway and throw away the backlog',
        ],
      },
      {
        cue: 'Why the minute of relief ends',
        point: "Explains why restarts or a few more instances don't help",
        weight: 2,
        said: [
          'the fresh process gets the full crowd at once with a cold cache',
          'new instances are swallowed by the same retry wave',
        ],
      },
      {
        cue: 'How servers protect themselves',
        point: 'Limits work in progress with early load shedding, bounded queues and newest-first serving',
        weight: 2,
        said: [
          'reject quickly beyond a concurrency limit, keep the queue short',
          'serve the last arrived, because the oldest client has given up',
        ],
      },
      {
        cue: 'Requests nobody waits for',
        point: 'Propagates deadlines so that work is dropped when its caller has given up',
        weight: 2,
        said: [
          'pass the remaining time along and stop when it is over',
          'cancel the query if nobody is listening',
        ],
      },
      {
        cue: 'Proving that it holds',
        point: 'Tests for it by overloading and watching whether the system comes back on its own',
        weight: 1,
        said: [
          'push it to two hundred percent for five minutes and measure how long recovery takes',
          "a load test must also go down again, that's the interesting half",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If load is back to normal, the fault must be a bug or broken hardware',
        said: [
          'the traffic is ok so there has to be something new broken',
          'something must have crashed during the spike, find the broken node',
        ],
        correction:
          'In a metastable failure nothing is broken in a component. The loop keeps effective load above capacity although demand from users is normal.',
      },
      {
        belief: 'Longer queues and timeouts give the system time to catch up',
        said: [
          "increase the timeout so requests don't fail",
          'let the queue grow and wait longer so no request is lost',
        ],
        correction:
          'They hold more stale work, so useful throughput falls further. Short queues and early rejection let it recover.',
      },
    ],
    sampleAnswer:
      'That sounds metastable: the spike pushed it into a bad state, and a feedback loop holds it there, though the trigger is gone. So I look for the loop. Are clients and gateways retrying, so real arrivals are triple the user demand? Did the cache empty, so each request hits the database, which times out before the cache is filled? Do we work through a queue whose callers hung up long ago, so that throughput is high and useful throughput nearly nothing? That also explains the restarts: a fresh process has a cold cache and gets the full crowd. To recover I must get well below normal load, not just to it: switch off retries at the gateway, let ten percent in, discard the backlog, wait for the hit rate and latency to come back, and then raise it in steps. To make it impossible, or at least unlikely, I want concurrency limits with cheap early rejection, short queues that serve the newest first, retry budgets, deadlines passed down so abandoned work stops, and a database that can survive a cold cache at limited rate. And load tests that go to double and back: the pass criterion is that it recovers alone.',
    criteria: [
      'Thinks in feedback loops and useful throughput',
      'Separates trigger, sustaining effect and fix',
    ],
    followUps: [
      {
        question: 'Why serve newest first, and what is unfair about it?',
        about: [4, 5],
        answer:
          "Under overload the oldest requests have most likely timed out already, so finishing them is waste. Newest first keeps some users happy instead of none. It starves the old ones, so it's used only beyond a queue limit.",
      },
      {
        question: "You can't reach the clients to turn off retries. How do you cut load?",
        about: [2],
        answer:
          'At the edge: answer a random or low-priority share with a cheap 503 or cached page before it costs backend work, limit per client, or move most users to a waiting page, and then reduce the rejected share gradually.',
      },
    ],
  },
  {
    id: 'reliability-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'Solutions Architect', 'Technical Lead'],
    skills: ['Site Reliability Engineering', 'High Availability', 'Software Architecture'],
    tags: ['dependencies', 'slo', 'availability math'],
    question:
      'Sales wants to promise 99.95 percent for an API. Each request synchronously needs six internal services, each with an SLO of 99.9 percent. What do you tell them, and which changes would make the promise realistic?',
    keyPoints: [
      {
        cue: 'What the numbers add up to',
        point: 'Computes that six hard dependencies in series give only about 99.4 percent',
        weight: 3,
        essential: true,
        said: [
          '0.999 to the sixth is roughly 99.4, so four hours and more down in a month',
          'the unavailabilities add up, six times a tenth of a percent',
          "we can't be better than the product of what we lean on",
        ],
      },
      {
        cue: 'An assumption to doubt',
        point:
          'Questions the independence: shared zones, networks or deploys make failures coincide or worsen',
        weight: 2,
        said: [
          'they may all sit on the same cluster, then they fall together',
          'multiplication assumes they fail separately',
          'check the real measured numbers, not only the targets',
        ],
      },
      {
        cue: 'How to need less',
        point: 'Removes hard dependencies: caching, defaults, asynchronous work, degraded answers',
        weight: 3,
        essential: true,
        said: [
          "do without recommendations, put the mail on a queue, use yesterday's prices if needed",
          'turn must-haves into nice-to-haves for this request',
          'serve stale instead of failing',
        ],
      },
      {
        cue: 'What cannot be made optional',
        point: 'Strengthens the one or two that stay critical: redundancy, higher targets, bounded retries',
        weight: 2,
        said: [
          'auth and ledger have to be an order better, the rest not',
          "replicate the ones that we can't do without over zones",
          'one quick retry hides short independent errors',
        ],
      },
      {
        cue: 'What you sign',
        point: 'Distinguishes the contract from the internal objective and keeps a margin between them',
        weight: 2,
        said: [
          'promise less outside than we aim for inside, because a breach costs money',
          'SLA looser than SLO, and exclude maintenance clearly',
        ],
      },
      {
        cue: 'Whether it is worth it',
        point: 'Weighs the cost against what the customers really need or pay for',
        weight: 1,
        said: [
          'each nine multiplies effort, is it worth it to them',
          'maybe only two of the endpoints need it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The availability of the whole equals that of its weakest dependency',
        said: ['if all have 99.9, the total is 99.9 too', 'the chain is as available as its worst member'],
        correction:
          'For independent hard dependencies they multiply: six of 99.9 give about 99.4 percent. Only full overlap of failures would keep it at 99.9.',
      },
      {
        belief: 'Retries alone bring any dependency up to the needed level',
        said: [
          'with three retries it is practically always available',
          'just retry the call until it works and you get your nines',
        ],
        correction:
          'Retries help with short random errors. In a real outage of minutes each try fails, and they add load.',
      },
    ],
    sampleAnswer:
      "I'd first do the arithmetic with them: six services of 99.9 percent, all needed for each request, give 0.999 to the sixth, about 99.4. That is over four hours a month, while the promise allows some twenty-two minutes, before our own bugs. And that assumes independent failures; if the six share a cluster or a deploy pipeline, they fall together. So I'd look at the real measured numbers, which may be better than their targets. Then, what must really be synchronous? Usually two of the six: identity and the ledger. Recommendations get a default, the notification goes on a queue, prices and flags may be served from a cache even if stale. Each of these turns from hard to soft. For the two that stay, I'd want an order of magnitude better: several zones, an objective of 99.99, and one bounded retry for short errors. For sales I would then keep a margin: aim inside at 99.95 and sign 99.9, measured in a way both can see, and only for the endpoints where customers need it. If they want the full number for everything, here is what it costs in engineers and machines, and then it's a business choice.",
    criteria: ['Does the math without being asked', 'Gives the business an option instead of only a no'],
    followUps: [
      {
        question: 'Identity is needed for every request. How do you make it softer?',
        about: [2, 3],
        answer:
          'Tokens that each service can verify by itself with cached public keys, so the identity service is needed only to log in and refresh. Then an outage hits new sessions, not everybody, and I can keep existing ones alive a bit longer.',
      },
      {
        question: 'The measured availability of each dependency is 99.98. May you promise on that basis?',
        about: [1],
        answer:
          'Carefully. Without a target nobody has to keep it; teams may spend the slack on faster releases. I would get their objectives raised, or plan so that we survive if they drop to what they promise.',
      },
    ],
  },
  {
    id: 'reliability-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'Solutions Architect', 'Cloud Engineer'],
    skills: ['Disaster Recovery', 'High Availability', 'Cloud Architecture'],
    tags: ['regional failover', 'replication lag', 'decision making'],
    question:
      'The primary region of your payment platform is half broken: 30 percent errors, and the provider says "investigating". Failover to the second region has been tested, but replication is eleven seconds behind. How do you decide, and what do you watch while doing it?',
    keyPoints: [
      {
        cue: 'The two sides you compare',
        point: 'Weighs the continuing harm against the loss of the last seconds and the risk of the failover',
        weight: 3,
        essential: true,
        said: [
          'thirty percent failing payments each minute against eleven seconds of records',
          'which hurts more: waiting or switching',
          'put both sides in numbers, how long could the provider take',
        ],
      },
      {
        cue: 'When you stop waiting',
        point: 'Decides by a time limit and criteria agreed beforehand, not by hoping for the provider',
        weight: 3,
        said: [
          'our rule says after ten minutes without a trend we go',
          "I don't wait for their status page",
          'who may pull the trigger is written down',
        ],
      },
      {
        cue: 'The greatest danger of switching',
        point: 'Fences the old primary so that two regions never accept writes at the same time',
        weight: 3,
        essential: true,
        said: [
          'make the old one read-only or cut it off first, otherwise split brain',
          'revoke its lease before promoting the replica',
          'stop writes there, and with luck the last seconds still drain over',
        ],
      },
      {
        cue: 'Before sending everyone over',
        point: 'Checks that the target can take it: capacity, quotas, cold caches, its own dependencies',
        weight: 2,
        said: [
          'is the second region big enough for everybody or half size',
          'everyone else evacuates to it too, so instances may be scarce',
          'does it secretly call back to the broken region',
        ],
      },
      {
        cue: 'The eleven seconds',
        point: "Plans reconciliation of the missing writes, with idempotency keys and the provider's records",
        weight: 2,
        said: [
          'compare with the card processor afterward to find the payments in the gap',
          'clients may repeat safely since every charge has a key',
        ],
      },
      {
        cue: 'How you send users over',
        point: 'Moves traffic in steps, with observation and a way to stop',
        weight: 1,
        said: ['ten percent first, then the rest', 'DNS clients keep the old address, so watch the tail'],
      },
      {
        cue: 'When the region recovers',
        point: 'Plans the way back as a separate, unhurried change',
        weight: 1,
        said: [
          'failing back happens next day with replication reversed and caught up',
          "don't bounce between both",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief:
          'With asynchronous replication failing over loses nothing if one waits for the lag to reach zero',
        said: [
          'wait until the replica has caught up and then switch',
          "give the replica some time, then there's no data loss",
        ],
        correction:
          'In a broken region the lag may never reach zero. If writes can be stopped there it may drain; otherwise decide on losing or reconciling.',
      },
      {
        belief: 'DNS failover moves all users within the TTL',
        said: [
          'set TTL to sixty seconds and everyone is over in a minute',
          'change the record and after a minute all traffic goes to the other region',
        ],
        correction:
          'Many resolvers, apps and open connections hold on longer. Expect a tail and fence the old side rather than trust DNS.',
      },
    ],
    sampleAnswer:
      "Two harms stand against each other. Staying means about a third of payments fail, for an unknown time. Switching means that up to eleven seconds of writes aren't in the second region, plus the risk of the move. For payments I'd put it in numbers: say 40 payments a second, so around four hundred to reconcile, against seven hundred failures each minute. We agreed criteria for this: after ten minutes over ten percent errors and no trend, the incident commander may go, without waiting for the provider's page. Before, I check the other side: is there capacity and quota for the full load, since other customers are fleeing too, and does anything there call back to the sick region? Then fencing comes first: make the old primary read-only or cut it off, so both never accept writes; with luck the last seconds drain. Then promote, move ten percent of the traffic, watch success rate, database and caches, and move the rest, knowing DNS leaves a tail. Missing payments we reconcile from the card processor's records; idempotency keys make repeats safe. I tell support about the gap. And we stay there; failing back is planned for a quiet day with replication reversed.",
    criteria: ['Makes a decision under uncertainty and owns it', 'Correctness of money before speed'],
    followUps: [
      {
        question: "You can't reach the old primary to fence it. How do you avoid two writers?",
        about: [2],
        answer:
          'Fence from outside: network rules, revoked credentials, or a lease that the primary must renew with a quorum outside the region and stops writing when it expires. I promote only after the lease time has passed.',
      },
      {
        question: 'How would you know, in peace, that this failover works?',
        about: [3, 6],
        answer:
          'By doing it regularly with real traffic: serve from the second region for a day each quarter, including a full-load peak, and measure lag, duration and what still depends on the first.',
      },
    ],
  },
  {
    id: 'reliability-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'Backend Developer', 'Solutions Architect'],
    skills: ['Distributed Systems', 'Performance Optimization'],
    tags: ['tail latency', 'fan out', 'hedged requests'],
    question:
      'A search page queries 100 shards and waits for all of them. Each shard has a p99 of 500 milliseconds and a median of 50. Users find the page slow. Explain, and tell me your options with their costs.',
    keyPoints: [
      {
        cue: 'Why users find it slow',
        point: 'Computes that most pages hit at least one slow shard: about 63 percent at a hundred shards',
        weight: 3,
        essential: true,
        said: [
          '0.99 to the hundred is 37 percent, so two of three requests wait half a second or more',
          "the slowest of a hundred sets the time, the shard's p99 becomes the page's median",
          'rare at one place is common with wide fan-out',
        ],
      },
      {
        cue: 'Beating the stragglers',
        point:
          'Sends a hedged request to a replica after a short delay such as the p95, and takes the first answer',
        weight: 3,
        essential: true,
        said: [
          "if there's no reply after a moment ask the second copy and cancel the loser",
          'duplicate only the slow five percent',
          'after waiting a little, I ask another copy of the same shard and use whichever replies sooner',
        ],
      },
      {
        cue: 'The price of that remedy',
        point:
          'Knows what hedging costs: extra load, useless if replicas are slow together, dangerous under overload',
        weight: 2,
        said: [
          'cap it at a few percent or it makes congestion worse',
          'it only fits idempotent reads',
          'when all are slow because of load, doubling kills you',
        ],
      },
      {
        cue: 'A compromise in the output',
        point: 'Returns partial results when a deadline passes, if the product permits',
        weight: 2,
        said: [
          'give back ninety-eight shards and say good enough',
          'for search one missing shard is hardly noticed, for a bill it would be',
        ],
      },
      {
        cue: 'Why some are slow',
        point:
          'Looks for the causes of the slow ones: garbage collection, hot shards, queueing, background jobs',
        weight: 2,
        said: [
          'compaction or GC pauses, one shard with the celebrity data',
          'why are one percent ten times slower, look at traces of those',
        ],
      },
      {
        cue: "The query's shape",
        point: 'Reduces the fan-out by routing, fewer shards or caching hot results',
        weight: 1,
        said: ["don't ask a hundred if the key tells me which five have it", 'cache the popular queries'],
      },
      {
        cue: 'Where you look at latency',
        point: "Measures the percentile at the page, as percentiles of shards can't be averaged",
        weight: 1,
        said: [
          'average of p99s is meaningless, take histograms from the front',
          'look at what the user waits for, end to end',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a median of fifty milliseconds the page is typically about fifty milliseconds too',
        said: [
          'most shards are fast so most pages are fast',
          'half of them are under fifty milliseconds so the user normally sees five',
        ],
        correction:
          'Waiting for all means the maximum of a hundred draws. With a hundred shards the typical page meets a one-in-a-hundred event.',
      },
      {
        belief: 'Improving the average latency of a shard solves it',
        said: ['optimize the mean, then the page is fast', "lower the mean shard time and users won't wait"],
        correction:
          'The page depends on the tail. A better mean with the same p99 changes almost nothing for it.',
      },
    ],
    sampleAnswer:
      "The page waits for the slowest of a hundred. If one in a hundred shard calls takes over 500 milliseconds, then the chance that none of them does is 0.99 to the hundredth, about 37 percent. So nearly two thirds of the pages wait half a second or longer; the shard's p99 has become worse than the page's median. First I'd see it at the page with histograms and traces, because averaging shard percentiles tells nothing. Then I have two directions. Against the tail itself: find out why some calls are ten times slower, typically garbage collection, compaction, a hot shard, queueing behind a big query. And tolerate it: hedging. If a shard hasn't answered after its p95, I ask a replica and take whichever is first, cancelling the other. This costs around five percent more load and cuts the tail hard, but only for idempotent reads, and with a cap, because when everything is slow from overload it would pour oil on the fire. For search, I'd also ask product if 99 of 100 shards after 200 milliseconds are good enough. And I'd reduce fan-out: route by key, fewer bigger shards, cache popular queries.",
    criteria: ['Uses probability to explain, briefly', 'Names costs for each option'],
    followUps: [
      {
        question: 'Why hedge after the p95 and not at once?',
        about: [1, 2],
        answer:
          'At once doubles the load for everything. After the p95 only about five percent are duplicated, and the tail beyond it shrinks as both copies would have to be slow. The delay should follow current latency and stop at a budget.',
      },
      {
        question:
          'Only every 30 seconds do all shards become slow together. What does it suggest, and would hedging help?',
        about: [4],
        answer:
          "Something synchronized: a cron job, a flush, a garbage collection triggered by the same load, or a shared disk or network. Replicas are slow too, so hedging doesn't help; I'd stagger or throttle the job.",
      },
    ],
  },
  {
    id: 'reliability-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Kubernetes', 'Linux', 'Performance Optimization'],
    tags: ['cpu throttling', 'cfs quota', 'latency'],
    question:
      'A service in Kubernetes shows p99 spikes of 300 ms, although its CPU graph never passes 40 percent of its limit. Explain what these numbers suggest, and what you would change.',
    code: {
      language: 'text',
      lines: [
        'resources: requests.cpu=500m  limits.cpu=2      # 32-core nodes, 24 worker threads',
        'container_cpu_usage (1 min avg)                  0.8 cores',
        'container_cpu_cfs_periods_total   (rate, 5m)     10 /s',
        'container_cpu_cfs_throttled_periods_total (5m)   3.4 /s',
      ],
    },
    keyPoints: [
      {
        cue: 'What the counters say',
        point: 'Concludes that the container is throttled by its CPU quota in about a third of the periods',
        weight: 3,
        essential: true,
        said: [
          '3.4 of 10 periods per second means it was stopped in 34 percent of them',
          'the cgroup limit puts it to sleep though the average looks harmless',
          'every third time slice the scheduler put our processes on hold since they had spent their allowance',
        ],
      },
      {
        cue: 'How the limit works',
        point:
          'Explains the quota: with a limit of two it gets 200 ms of CPU time per 100 ms period, then waits',
        weight: 3,
        essential: true,
        said: [
          'all threads together may burn two hundred milliseconds in each slice, then all stop till the next',
          'bandwidth control works in tenths of a second, the one-minute graph hides it',
          "the cap isn't an average: per tenth of a second there are two tenths of core time, then a forced pause",
        ],
      },
      {
        cue: 'How the average can mislead',
        point: 'Explains how many threads at once use up the quota within a few milliseconds',
        weight: 3,
        said: [
          '24 threads running in parallel eat the 200 in about eight milliseconds and freeze for the remaining ninety',
          'a burst from GC or parallel workers exhausts it right at the start',
          'too much parallel work at once burns the whole allowance in no time and then everybody sleeps',
        ],
      },
      {
        cue: 'A change in the application',
        point:
          "Fits the runtime's parallelism to the limit, as some runtimes size their pools by the node's cores",
        weight: 2,
        said: [
          'set GOMAXPROCS or the pool to two, it may think it has thirty-two cores',
          'fewer worker and GC threads than the machine has',
        ],
      },
      {
        cue: 'A change in the manifest',
        point:
          'Considers raising or removing the CPU limit, keeping a proper request, and names the trade-off',
        weight: 2,
        said: [
          'without a limit it can use idle cores, the request still protects its share',
          'noisy neighbors and less predictable cost are the price',
        ],
      },
      {
        cue: 'Knowing it worked',
        point: 'Checks the effect by the throttled share and p99 after the change',
        weight: 1,
        said: [
          'watch throttled over total periods go down together with latency',
          'one change, then compare',
        ],
      },
      {
        cue: 'Competing explanations',
        point: 'Rules out other causes such as a collector pause or a slow dependency by matching times',
        weight: 1,
        said: [
          'see if the spikes coincide with the throttling in the traces',
          'correlate before believing it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Average use below the limit proves that CPU limits don't affect the service",
        said: [
          "it uses only forty percent, so CPU can't be the problem",
          'there is plenty of CPU left under the limit, look elsewhere',
        ],
        correction:
          "The quota is enforced per period of usually 100 ms. Short bursts hit it again and again though the minute's average stays low.",
      },
      {
        belief: 'CPU requests and limits both cap what a container can use',
        said: [
          'the request of 500m throttles it',
          'it asked for half a core, so it never gets more than half a core',
        ],
        correction:
          'A request sets the share under contention and guides scheduling. Only the limit creates the quota that throttles.',
      },
    ],
    sampleAnswer:
      "The counters answer it: ten periods a second, 3.4 of them throttled, so in a third of all periods the container was stopped. The average hides it, because the limit is enforced in periods of 100 milliseconds. A limit of two cores means 200 milliseconds of CPU time in each period, for all threads together. With 24 workers on a 32-core node, a burst can run on 24 cores at once and burn the 200 in about eight milliseconds; then everything freezes for the other 92. A request that meets this two or three times in a row takes 300 milliseconds more, while the minute's average shows 0.8 cores. I'd check first that the latency spikes coincide with throttling, to exclude a dependency or plain garbage collection. Then two changes. One: make the runtime see two cores, not 32, so fewer worker and collector threads. Two: raise the limit or take it away, with the request set to real use, so that the service may use idle cores while its share under contention is protected; the price is less predictability and noisier neighbors. I do one at a time and watch the throttled ratio and p99.",
    criteria: ['Does the arithmetic on the given figures', 'Avoids dogma on CPU limits'],
    followUps: [
      {
        question: 'A colleague wants to remove all CPU limits in the cluster. What do you reply?',
        about: [4],
        answer:
          "Often fine for latency-sensitive services with honest requests, as weights protect shares. But I'd keep limits where tenants don't trust each other, for batch jobs, or if teams must see their true size, and requests have to be right first.",
      },
      {
        question: 'Throttling is down to zero after your change, and p99 is still 300 ms. What now?',
        about: [0, 5],
        answer:
          "Then it wasn't the main cause. I look at traces of slow requests: lock waits, pauses, connection pool waits, a dependency's tail, and at run queue delay on the node in case it's now crowded.",
      },
    ],
  },
  {
    id: 'reliability-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'Engineering Manager', 'Technical Lead'],
    skills: ['On-Call', 'Site Reliability Engineering', 'People Management'],
    tags: ['pager load', 'team health', 'ownership'],
    question:
      "You take over an on-call rotation of five people with about forty pages a week. Two want to leave it, and the developers of the services don't carry a pager. What is your plan for the next three months?",
    keyPoints: [
      {
        cue: 'Before any change',
        point: 'Begins with data: which alerts, how many at night, how many needed action, which services',
        weight: 2,
        said: [
          "sort last quarter's pages by source and by whether somebody did anything",
          'usually three alerts make up half of it',
        ],
      },
      {
        cue: 'What you do right away',
        point: 'Removes or fixes the noisy alerts at once to give relief in the first weeks',
        weight: 3,
        essential: true,
        said: [
          'delete what nobody acts on, turn the rest into tickets, in week one',
          'every page must be urgent and actionable, otherwise it goes',
          'cut the number by half quickly so people can sleep',
        ],
      },
      {
        cue: "The services' developers",
        point: 'Changes ownership so that those who write a service feel its pages or fund the fix',
        weight: 3,
        essential: true,
        said: [
          'developers take the pager for their own stuff, or at least join the rotation',
          'we hand a service back if it pages more than agreed',
          'who causes it has to feel it, else nothing improves',
        ],
      },
      {
        cue: 'When it becomes too much',
        point: 'Agrees a limit on load, such as two incidents a shift, with consequences when exceeded',
        weight: 2,
        said: [
          'above the limit feature work stops and goes into stability',
          'a ceiling that leadership signed',
        ],
      },
      {
        cue: 'Looking after the five',
        point: 'Protects the people: time off after nights, enough people, pay, safe handover',
        weight: 2,
        said: [
          'compensate and let them sleep in after a night',
          "five is thin; I'd want six to eight or a second time zone",
          'listen to the two who want out and act on it',
        ],
      },
      {
        cue: 'Curing instead of coping',
        point: 'Fixes the top causes with reserved engineering time rather than heroics',
        weight: 2,
        said: [
          "half of the team's time is for the three worst services",
          'take the biggest source each sprint and kill it at the root',
        ],
      },
      {
        cue: 'Showing how it goes',
        point: 'Reports progress by pages per shift, night pages and sentiment',
        weight: 1,
        said: [
          'show the curve to the directors every month',
          'ask people how they feel about their week and write that down too',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More people in the rotation is the solution to too many pages',
        said: [
          'hire three more and spread the load',
          "with ten people each one has only half the pages, so it's fine",
        ],
        correction:
          'It dilutes the pain and leaves the causes; each still handles noise. Reduce and own the pages, then look at size.',
      },
      {
        belief: 'Paying more for on-call makes such a load acceptable',
        said: ["give a bonus and they'll stay", 'if we pay well for each night, forty pages are okay'],
        correction:
          'Pay is fair and needed, yet broken sleep and pointless work still exhaust people, and service quality stays bad.',
      },
    ],
    sampleAnswer:
      "First I talk with all five, above all with the two who want to leave, and I look at the data: forty pages a week, from where, how many at night, and how many led to any action. My experience is that a few alerts make half, and most need nothing. So in the first two weeks I delete or downgrade everything that isn't urgent and actionable; that alone may bring us to twenty and shows people that something moves. Next is ownership. As long as developers don't feel the pages, no fix wins against features. I'd agree with their managers on a rule: at most two incidents per shift; a service that goes over it for a month gets stability work before features, or its pager goes back to its team. I'd like developers in the rotation, starting in office hours with us at their side, with runbooks. Meanwhile half of our own time goes to the three worst causes. For the people: the morning off after a bad night, fair pay, and a rotation of six to eight. Each month I show pages per shift, night pages and how people rate their week. At three months I want under ten a week and nobody looking for the door.",
    criteria: ['Cares for people and the system alike', 'Uses agreements with other managers, not appeals'],
    followUps: [
      {
        question:
          'The development managers refuse: their people were not hired for on-call. How do you go on?',
        about: [2, 3],
        answer:
          "I bring numbers on cost and attrition to our common lead and offer steps: office hours only, shadowing, pay, and a reserved share of sprint time for fixes. If they won't carry it, they must fund it with capacity.",
      },
      {
        question: 'Someone fears that deleting alerts will hide a real outage. What do you do?',
        about: [1],
        answer:
          "I check what symptom alerts exist for users' harm and whether each past incident would still have paged. Deleted ones are kept as tickets for a month, and we review if any mattered.",
      },
    ],
  },
  {
    id: 'reliability-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Cloud Engineer', 'Technical Lead'],
    skills: ['Site Reliability Engineering', 'CI/CD', 'Configuration Management'],
    tags: ['change safety', 'blast radius', 'configuration'],
    question:
      'A configuration change passed review and took down all of your regions within ninety seconds. Code is deployed there over two days, region by region. How do you prevent the whole class, not only this one mistake?',
    keyPoints: [
      {
        cue: 'How changes should spread',
        point:
          'Treats configuration like code: the same staged rollout by cells or regions with waiting time',
        weight: 3,
        essential: true,
        said: [
          'a flag can kill as well as a binary, so it goes canary, region, next region',
          'nothing may reach everywhere at once, no matter what kind of change',
          'bake time between the steps',
        ],
      },
      {
        cue: 'Who pulls the brake',
        point: 'Stops or reverts automatically on health signals of each stage',
        weight: 3,
        essential: true,
        said: [
          'compare the changed cell with the others and roll back without asking a human',
          'an automatic gate on errors and latency before it continues',
          'the rollout has to pull itself back when the first region gets sick',
        ],
      },
      {
        cue: 'Before it leaves your hands',
        point: 'Validates before: schema, semantic checks, a dry run against real data',
        weight: 2,
        said: [
          'the loader has to reject nonsense, and we test it with a production snapshot',
          'lint, limits, and simulate what would change',
        ],
      },
      {
        cue: 'At the receiving end',
        point: 'Has consumers survive a bad value by keeping the last good configuration',
        weight: 3,
        said: [
          'if parsing fails, go on with the old one instead of crashing',
          "don't die on bad input; start up from the stored copy",
          'the service should refuse nonsense and keep working with what it had yesterday',
        ],
      },
      {
        cue: 'Beyond this one mechanism',
        point:
          'Finds every other path that reaches all regions at once: DNS, certificates, flags, secrets, quotas, policies',
        weight: 2,
        said: [
          'list all global control planes and ask what is staged there',
          'what else can change the world in one click',
        ],
      },
      {
        cue: 'Getting out again',
        point: "Keeps a fast, tested way back that doesn't depend on what is broken",
        weight: 2,
        said: [
          'the rollback tool must work while our own platform is down',
          'a big red button we actually press in drills',
        ],
      },
      {
        cue: 'When it cannot wait',
        point: 'Plans a controlled emergency path for urgent changes, as staged rollout costs speed',
        weight: 1,
        said: [
          'security blocks may go faster, with two persons and at least a canary of minutes',
          'shorter stages rather than no stages',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A second reviewer or a stricter approval would prevent it',
        said: [
          'let three people approve config from now on',
          'we need a change board and more signatures for such changes',
        ],
        correction:
          "It had passed review. People can't foresee interactions; limiting how far and how fast a change spreads works for unforeseen ones too.",
      },
      {
        belief: 'Configuration changes are safe because no code is changed',
        said: [
          "it's only config, it can be instantly changed back",
          "a setting isn't a deployment, so it needn't be rolled out slowly",
        ],
        correction:
          'Configuration is a frequent cause of large outages precisely because it spreads in seconds and is tested less.',
      },
    ],
    sampleAnswer:
      "The review wasn't the failure; the speed was. Code takes two days and config ninety seconds, yet either can take everything down. So my first rule: no change of any kind reaches all regions at once. Configuration goes through the same stages, one cell, one region, then the rest, with bake time, and each stage is gated by health: if errors or latency of the changed cell differ from the others, it reverts without asking. Then defense in depth. Before rollout: schema and semantic validation and a dry run against a production snapshot. At the consumer: a service that gets a bad value keeps the last good one and raises an alert, rather than crash, and it can start from a stored copy. For the whole class, I'd list every path that reaches everywhere in one step: flags, DNS, certificates, secrets, firewall policies, quotas, and ask of each how it's staged. The way back must be quick and independent; I've seen rollback tools that needed the very platform that was down, so we drill it. And because a security block can't wait two days, there's an emergency path with minutes per stage and two people, never zero stages.",
    criteria: ['Generalizes from the case to the class', 'Admits the cost in speed'],
    followUps: [
      {
        question: 'Some errors appear only an hour after a change. How long do you bake?',
        about: [1, 0],
        answer:
          "Long enough for the usual cycles of the system: cache expiry, connection recycling, a peak. I'd learn it from past incidents, perhaps an hour for the first cell and a day for what's slow, and give urgent changes a shorter, riskier track.",
      },
      {
        question: 'When is running on with the last good configuration the wrong choice?',
        about: [3],
        answer:
          "When the new value removes something that must stop: a revoked key, a blocked user, a legal switch. For these, I'd set a maximum age and fail closed in that part alone.",
      },
    ],
  },
  {
    id: 'reliability-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['Observability', 'Distributed Systems', 'Monitoring'],
    tags: ['gray failure', 'health checks', 'outlier detection'],
    question:
      'All health checks are green and averages look normal, yet about 3 percent of users complain of endless loading, always the same ones for hours. How do you track it down, and what was wrong with your monitoring?',
    keyPoints: [
      {
        cue: 'What kind of trouble it is',
        point:
          "Recognizes a partial failure that the checks don't see because they test something other than the user's path",
        weight: 3,
        essential: true,
        said: [
          'gray failure: the system says fine, the user says broken',
          'the health endpoint answers 200 while real requests on that box hang',
          'the check looks at the process, not at the work',
        ],
      },
      {
        cue: 'Finding what they share',
        point: 'Breaks the data down by dimension: host, zone, shard, client version, network path',
        weight: 3,
        essential: true,
        said: [
          'group latency by instance and look for the one that differs',
          'the same users means something sticky, so think shard, hash or session affinity',
          'three percent is about one in thirty-two, how many backends do we have',
        ],
      },
      {
        cue: 'Your first thread to follow',
        point: 'Starts from concrete affected users, following their requests by trace or id',
        weight: 2,
        said: [
          'take five complaints, get their request ids and see where they end',
          'find what those people have in common',
        ],
      },
      {
        cue: 'A trap in the numbers',
        point: 'Notices that hanging requests may never show in metrics recorded at completion',
        weight: 2,
        said: [
          "a call that never ends isn't in the latency histogram",
          'look at in-flight counts and client-side timeouts',
        ],
      },
      {
        cue: 'Helping users right away',
        point: 'Takes the suspect out of rotation to restore users before the root cause is known',
        weight: 3,
        said: [
          'drain that node and see whether complaints stop',
          'remove it, keep it for analysis',
          "I'd send no more users to that machine first, and study it later in peace",
        ],
      },
      {
        cue: 'What monitoring should add',
        point:
          'Improves detection: outlier comparison, client-side or synthetic measures through the real path',
        weight: 2,
        said: [
          'passive checks that eject a backend much worse than its peers',
          'measure in the browser or app, and probe each shard',
        ],
      },
      {
        cue: 'Usual culprits',
        point: 'Knows typical causes: a faulty network link, a hung disk, a stuck thread pool, a bad MTU',
        weight: 1,
        said: [
          'one port of a bundle drops packets, so some hashes always lose',
          'large packets vanish on one path while the small health check gets through',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If every health check is green and the averages are fine, the trouble is with the users',
        said: [
          "it's probably their internet, our side is green",
          'the dashboards look good, so those customers have a bad connection',
        ],
        correction:
          "Three percent always the same is a pattern of the system, such as a shard or path. Averages and shallow checks can't see it.",
      },
      {
        belief: 'More frequent health checks would have found it',
        said: [
          'check every second rather than every ten',
          'shorten the interval of the probes, then it would have been noticed',
        ],
        correction:
          'The check asks the wrong thing. Asking it more often gives the same green answer; compare real requests per backend.',
      },
    ],
    sampleAnswer:
      "That the same users suffer is the best clue: something sticky maps them to a broken part, a shard, a session affinity, a hash over network links. And three percent is near one in thirty-two, so I'd ask what we've about thirty of. I take a handful of affected users, get their request ids, and follow the traces. In parallel I break latency, errors and requests in flight down by instance, zone, shard and client version instead of looking at averages. I know a trap here: a request that never ends isn't in a histogram recorded at completion, so I look at in-flight and client timeouts. Say one of 32 backends has a hung disk: I drain it, users recover, and I keep it for analysis. If no instance stands out, I think of the path: one bad link in a bundle, or an MTU problem where small probes pass and big responses don't. It's a gray failure, and our monitoring asked the wrong thing: the health endpoint shows that the process lives, not that work gets done. So I'd add outlier ejection by real traffic, compared with peers, probes through every shard, and measurement in the client.",
    criteria: ['Uses the pattern of who is affected', 'Draws a lesson for detection, not only the fix'],
    followUps: [
      {
        question:
          'Why not simply make the health check deep, so that it tests the database and all dependencies?',
        about: [5],
        answer:
          "Then a shared dependency's failure turns all instances unhealthy at once, and the balancer has none left. Deep signals belong in comparison among peers, with a limit on how many may be ejected.",
      },
      {
        question: 'Which metric would have shown requests that hang forever?',
        about: [3, 1],
        answer:
          'A gauge of requests in flight per instance and the age of the oldest one; also timeouts counted at the caller. A deadline on each request turns a hang into an error that gets counted.',
      },
    ],
  },
]
