import type { OpenQuestion } from '../open-question.ts'

export const reliabilityIntermediate: readonly OpenQuestion[] = [
  {
    id: 'reliability-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'Product Manager', 'Engineering Manager', 'Technical Lead'],
    skills: ['Site Reliability Engineering', 'Stakeholder Management'],
    tags: ['error budget', 'release policy', 'negotiation'],
    question:
      'Your service has used up its error budget with ten days of the window left, and the product team wants to launch a big feature this week. What do you do?',
    keyPoints: [
      {
        cue: 'Before discussing anything',
        point: 'Looks first at what used the budget up: one incident, a slow bleed, or a dependency',
        weight: 2,
        said: [
          'was it a single bad hour or do we lose a bit every day',
          'I break the burn down by cause before discussing anything',
          'if the cloud provider ate it all, freezing our releases changes little',
        ],
      },
      {
        cue: 'What the answer rests on',
        point: 'Relies on a policy agreed beforehand rather than on a fight in the moment',
        weight: 3,
        said: [
          'we wrote down with product what happens when it is exhausted, so I point to that',
          'the rule was signed by both sides in quiet times',
          "it isn't my personal veto, it's the agreement",
        ],
      },
      {
        cue: 'The normal consequence',
        point: "Would by default hold back risky launches and put the team's work on reliability",
        weight: 3,
        essential: true,
        said: [
          'feature freeze except for fixes and security, and engineers work on the top cause',
          'stop adding risk and repair what hurt us',
          'the normal consequence is that new features wait while we repair the biggest source of errors',
        ],
      },
      {
        cue: 'A gentler way to ship',
        point: "Looks for ways to lower the launch's risk: behind a flag, one percent first, quick rollback",
        weight: 2,
        said: [
          'dark launch it, let internal users have it, and turn up slowly',
          'smaller step instead of all or nothing',
          'canary with automatic abort',
        ],
      },
      {
        cue: 'Who may overrule it',
        point:
          'Lets a named business owner take a conscious exception, in writing and with the user impact stated',
        weight: 2,
        said: [
          'if the director says the date is worth it, then they sign for it',
          "an override is fine as long as it's rare and somebody accountable chooses it",
        ],
      },
      {
        cue: 'Doubting the number itself',
        point: 'Checks whether the objective itself still fits if nobody complained',
        weight: 1,
        said: [
          "maybe the target is too strict, users didn't notice at all",
          "when we're red and customers are happy, the SLO is wrong",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An exhausted error budget means that nothing at all may be deployed',
        said: [
          'no deploys whatever until the month is over',
          'everything is frozen, even fixes have to wait',
        ],
        correction:
          'Fixes that restore reliability and urgent security patches must go out. The policy stops added risk, not repair.',
      },
      {
        belief: 'The budget starts anew on the first of the month, so waiting is enough',
        said: ['just wait till it resets', 'next month we have a fresh budget and can launch then'],
        correction:
          'Most windows roll, so old errors leave slowly. And without removing the cause the next budget burns in the same way.',
      },
    ],
    sampleAnswer:
      "First I want to know what burned it. If it was one bad deploy that's fixed, the risk of the launch is different from a slow leak that we still have. Then I don't argue from taste: we agreed an error budget policy with product in quieter times, and it says that when the budget is gone, risky launches wait and the team works on the top contributor, while fixes and security patches continue. So the default answer is not this week. But I'd look for a way that serves both: ship the code dark behind a flag, open it to employees and then one percent of users with an automatic abort, so that launching isn't a jump. If the date is worth more than that, say a contract depends on it, then it's a business decision, and the owner named in the policy can take an exception in writing, knowing that we expect perhaps so many failed checkouts. That should stay rare. And in the review I ask whether the SLO fits: if we were red for two weeks and no customer noticed, it may be too strict.",
    criteria: ['Neither a blocker nor a pushover', 'Separates the facts from the decision and its owner'],
    followUps: [
      {
        question: 'Such exceptions now happen every month. What does it tell you and what do you change?',
        about: [4, 1],
        answer:
          "The policy isn't really accepted or the target isn't what the business wants. I would bring the list of exceptions and their cost to both leaders and renegotiate: loosen the objective, or give the policy teeth.",
      },
      {
        question: "All of the burn came from a provider's outage. Does the freeze make sense?",
        about: [0],
        answer:
          "A freeze wouldn't prevent the next one. Users were hurt all the same, so it counts, but the work should go into depending less on that provider: fallback, cache, a second one.",
      },
    ],
  },
  {
    id: 'reliability-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer'],
    skills: ['Prometheus', 'Monitoring', 'Site Reliability Engineering'],
    tags: ['burn rate', 'alerting', 'slo'],
    question:
      'This alert guards an SLO of 99.9 percent over 30 days. It pages often for nothing, yet it missed a week of slow failure. What is wrong with it, and what would you put in its place?',
    code: {
      language: 'yaml',
      lines: [
        '- alert: CheckoutErrors',
        '  expr: |',
        '    sum(rate(http_requests_total{job="checkout",code=~"5.."}[1m]))',
        '      / sum(rate(http_requests_total{job="checkout"}[1m])) > 0.01',
        '  for: 1m',
        '  labels:',
        '    severity: page',
      ],
    },
    keyPoints: [
      {
        cue: 'Why it pages for nothing',
        point: 'Explains that a one-minute window fires on short bursts that cost almost no budget',
        weight: 2,
        said: [
          'sixty seconds of blips at night with ten requests is enough to wake me',
          'with so short a range, noise looks like an outage',
        ],
      },
      {
        cue: 'Why it missed the week',
        point: 'Explains that errors between 0.1 and 1 percent break the objective without ever alerting',
        weight: 3,
        essential: true,
        said: [
          'half a percent all week eats the budget five times over and stays below the threshold',
          'it is deaf to slow burns because the limit is ten times the allowed rate',
          'a small but steady failure rate of half a percent never crosses the line, although customers suffer',
        ],
      },
      {
        cue: 'What to measure instead',
        point: 'Alerts on burn rate, meaning how fast the error budget is being consumed',
        weight: 3,
        essential: true,
        said: [
          'I multiply the allowed 0.1 percent by a factor, such as 14.4, which eats two percent of the budget in an hour',
          'how quickly would we run out if it goes on like this',
          'express the threshold relative to the SLO',
        ],
      },
      {
        cue: 'Different urgencies',
        point: 'Uses several speeds: a fast burn pages, a slow burn over days opens a ticket',
        weight: 3,
        said: [
          'high rate over an hour rings the phone, low rate over three days goes to the queue',
          'two or three tiers with different urgency',
          'a big fire wakes somebody, a small smoldering one becomes a task for tomorrow',
        ],
      },
      {
        cue: 'When the page should stop',
        point: 'Adds a short window to each long one so that the alert clears soon after recovery',
        weight: 2,
        said: [
          'the one hour and also the last five minutes have to be above, else it keeps on ringing after the fix',
          'second condition on a small range so it resets quickly',
        ],
      },
      {
        cue: 'The quiet hours',
        point: 'Handles low traffic, where one failure is already a high percentage',
        weight: 1,
        said: [
          'require a minimum number of requests or add synthetic ones',
          'at night three calls with one error is thirty-three percent',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Raising the threshold and a longer `for` duration solve it',
        said: [
          'just set it to five percent for ten minutes',
          'make the condition longer and the limit higher so it pages less',
        ],
        correction:
          'That quiets it and makes it blinder to slow burns; `for` also resets at each dip. Windows tied to the budget fix both sides.',
      },
    ],
    sampleAnswer:
      "It's wrong on both sides. A one-minute window with a one-minute wait fires on any blip, even when ten requests at night make a single error ten percent, although that hardly touches a 30-day budget. On the other side, the SLO allows 0.1 percent, and the alert starts at one. An error rate of half a percent would eat the budget five times over and never page. I'd replace it with burn-rate alerts. Burn rate one means we use exactly the budget in thirty days. A rate of 14.4 over one hour spends two percent of it, so that pages; six over six hours spends five percent and pages too; and one over three days opens a ticket, which catches the slow week. Each is combined with a short window, five minutes for the one-hour rule, so that both must be above: then it clears soon after we've repaired it. I'd put the ratios into recording rules. For low traffic I add a minimum request count or synthetic checkouts. Then I replay the last months to see what it would have caught.",
    criteria: [
      'Connects the thresholds with the objective by arithmetic',
      'Would test the new rule against history',
    ],
    followUps: [
      {
        question:
          'How long would a total outage take to use up a 30-day budget of 99.9 percent, and what does it mean for alerting?',
        about: [2, 3],
        answer:
          'About 43 minutes. So a total outage must page within a few minutes; burn rate would be a thousand, and even a one-hour window crosses 14.4 in under a minute.',
      },
      {
        question: 'The service gets only four requests an hour. How would you alert?',
        about: [5],
        answer:
          "A ratio is meaningless there. I'd run synthetic checkouts every minute, or alert on a count of failures over a longer window, or measure it together with similar small services.",
      },
    ],
  },
  {
    id: 'reliability-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Backend Developer'],
    skills: ['Kubernetes', 'Linux', 'Memory Management'],
    tags: ['oom kill', 'exit code 137', 'limits'],
    question:
      'A pod restarts about every nine hours, and `kubectl describe` shows this. The developers say that the heap never exceeds 600 MB. How do you find out where the memory goes, and what do you change?',
    code: {
      language: 'text',
      lines: [
        'Last State:     Terminated',
        '  Reason:       OOMKilled',
        '  Exit Code:    137',
        'Limits:',
        '  memory:       1Gi',
        'Requests:',
        '  memory:       256Mi',
      ],
    },
    keyPoints: [
      {
        cue: 'What the restart reason means',
        point:
          'Explains that the kernel killed the process because the container reached its own cgroup limit',
        weight: 3,
        essential: true,
        said: [
          '137 is 128 plus signal 9, the kernel shot it when the container hit one gig',
          'it exceeded its limit, the node may have had plenty of free RAM',
          'the pod used more than the one gigabyte it was permitted, so Linux ended it by force',
        ],
      },
      {
        cue: 'Why the developers may be right',
        point:
          'Says that a process uses memory beyond the heap: threads, native buffers, metaspace, code, files in memory',
        weight: 3,
        essential: true,
        said: [
          'heap is only a part, there are stacks, direct buffers and libraries outside of it',
          'a tmpfs emptyDir also counts toward the container',
          "off-heap things that the runtime's heap graph doesn't show",
        ],
      },
      {
        cue: 'What you plot first',
        point: 'Compares the working set over time with the heap, to tell a leak from a limit set too low',
        weight: 2,
        said: [
          'plot container memory for a whole day: a straight climb is a leak, a plateau at 1.1 is just too small',
          'does the gap between RSS and heap grow',
        ],
      },
      {
        cue: 'How you dig deeper',
        point: 'Uses a tool fitting the suspicion: heap profile, native memory tracking, or the thread count',
        weight: 2,
        said: [
          'take dumps at hour one and at hour eight and diff them',
          'jcmd native memory, pprof, whatever the language offers',
          'look whether threads or sockets pile up',
        ],
      },
      {
        cue: 'Matching the application to its box',
        point: "Sets the runtime's limits in relation to the container's and leaves room",
        weight: 2,
        said: [
          'max heap about seventy percent of the limit so the rest has space',
          'tell the runtime how big the box is, for Go GOMEMLIMIT',
        ],
      },
      {
        cue: 'The other number in the output',
        point: 'Points out that a request far below real use risks node pressure and eviction',
        weight: 1,
        said: [
          'asking for 256 and using a gig overcommits the node',
          'the scheduler thinks it is small, so bring the request close to the real usage',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Exit code 137 proves that the node ran out of memory',
        said: ['the node was full, so we need bigger nodes', 'a 137 means the whole machine had no RAM left'],
        correction:
          "137 says only SIGKILL. `OOMKilled` usually means the container's own limit, and the node may be half empty. Node pressure shows as an eviction or a system-wide OOM in the kernel log.",
      },
      {
        belief: 'The fix is to raise or remove the memory limit',
        said: [
          "just give it two gigs and it's done",
          'remove the limit so that the pod is never killed again',
        ],
        correction:
          'With a leak that only postpones the kill, and without a limit one container can hurt its neighbors. First find which kind it is.',
      },
    ],
    sampleAnswer:
      "Exit code 137 is signal 9, and the reason says OOMKilled: the container hit its own cgroup limit of one gigabyte, no matter how free the node was. The developers can be right about the heap, because the kernel counts the whole process and more: thread stacks, native and direct buffers, loaded code, libraries, even files in a memory-backed volume. So I'd plot the container's working set next to the heap over a day. If the working set levels off at about a gigabyte, the limit is simply tight. Every nine hours sounds like a steady climb instead, so something leaks; if the heap stays flat, it leaks outside it. Then I use what fits: native memory tracking or a profiler, taken in the first hour and again shortly before the kill, and I watch threads and open connections. Whatever it is, I set the runtime's maximum, say 70 percent of the limit, so it has headroom. And I raise the request from 256 megabytes to what it really uses, or the scheduler overfills the node. More memory only buys time until the leak is fixed.",
    criteria: ['Distinguishes leak from sizing with evidence', 'Explains what the numbers count'],
    followUps: [
      {
        question: 'The working set climbs, but threads and native buffers are flat. What else could it be?',
        about: [2, 3],
        answer:
          "Page cache of files the process writes or reads counts in the cgroup, though it is mostly reclaimable. I'd check the breakdown in memory.stat: anonymous memory, file cache, shared memory and kernel memory such as sockets.",
      },
      {
        question: 'Why do many teams set memory request equal to limit, and when not?',
        about: [4, 5],
        answer:
          "Memory can't be squeezed like CPU, so equal values make it predictable: no overcommitment, later eviction. For batch jobs or rarely used services, the wasted reservation may be too costly.",
      },
    ],
  },
  {
    id: 'reliability-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'Backend Developer', 'Solutions Architect'],
    skills: ['Distributed Systems', 'Circuit Breaker Pattern', 'Rate Limiting'],
    tags: ['retries', 'backoff', 'overload'],
    question:
      'A database hiccup of thirty seconds took your API down for forty minutes, because all the clients retried. How do you get out of it at the time, and what do you change afterwards?',
    keyPoints: [
      {
        cue: 'Why it stayed down',
        point: 'Explains how retries multiply the load just when capacity is lowest, so that it stays down',
        weight: 3,
        essential: true,
        said: [
          'three tries at each of three layers become twenty-seven calls',
          'everybody asks again at once, so the database never gets up',
          'the storm feeds itself even though the first cause is gone',
        ],
      },
      {
        cue: 'Ending the outage',
        point: 'Gets out by cutting the load: shed or limit requests and let them back in gradually',
        weight: 3,
        essential: true,
        said: [
          'block most of the traffic at the gateway, then open up by ten percent steps',
          'drop requests early with 503 until it can breathe',
          'turn off the less important callers first',
        ],
      },
      {
        cue: 'How clients should behave',
        point: 'Adds exponential backoff with jitter to the clients',
        weight: 3,
        said: [
          "wait longer after each failure and randomize it so they don't come back in step",
          'double the pause plus some random',
          'callers should pause longer and longer, with a bit of chance in it, so that not all come together',
        ],
      },
      {
        cue: 'How often and where',
        point: 'Limits retries, by a budget or a cap and at one layer only',
        weight: 2,
        said: [
          'no more than ten percent of calls may be repeats',
          'only the outermost caller retries, the ones below give the error back',
          'at most two attempts',
        ],
      },
      {
        cue: 'While the database struggles',
        point: 'Adds a circuit breaker or fast failure so that callers stop asking a sick dependency',
        weight: 2,
        said: [
          'after so many errors open the breaker and answer at once from a fallback',
          'fail fast instead of piling up threads',
        ],
      },
      {
        cue: 'What qualifies at all',
        point:
          'Retries only what is safe and useful: idempotent calls, transient errors, deadline not yet passed',
        weight: 2,
        said: [
          "don't repeat a payment without an idempotency key, don't repeat a 400",
          'no point in working on a request whose user has left',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Retrying more often or immediately makes a system more reliable',
        said: [
          'I would increase the retries to five',
          'trying again immediately and more often gives the users a better chance',
        ],
        correction:
          'Retries help against single random failures. Against overload they add load and prolong the outage.',
      },
      {
        belief: 'More instances of the API would have ended the outage',
        said: [
          'autoscale the API and it comes back',
          'we should have scaled out the API servers during the outage',
        ],
        correction:
          'More API instances open more connections and send more load to the database that is the bottleneck. The load has to go down.',
      },
    ],
    sampleAnswer:
      "The hiccup lasted thirty seconds; the other thirty-nine minutes were ours. When calls fail, each layer repeats them; with three tries on three layers, one click can become twenty-seven queries, and that arrives when the database is just coming back with cold caches. So it never gets up. At the time, I cut the load: rate limit at the gateway or answer most requests with a quick 503, turn off batch jobs and less important callers, wait until the database is healthy, and let traffic in by steps, watching latency. Scaling out the API would make it worse. Afterwards, clients get exponential backoff with jitter, so they don't return in step. Retries happen at one layer only, with a budget: at most ten percent of the calls may be repeats. Only idempotent requests with transient errors are retried, and none after the deadline, because nobody waits for the answer. A circuit breaker lets callers fail fast or use a cached answer while the database is sick. On the server I add load shedding. Then we test it on purpose: thirty seconds without the database, under load, in staging.",
    criteria: ['Separates emergency measures from lasting ones', 'Would prove the remedy by an exercise'],
    followUps: [
      {
        question: 'Why a retry budget, when every client already has at most three tries?',
        about: [3],
        answer:
          'Three tries still triple the load if everything fails. A budget ties repeats to the success rate: when only a few calls fail it allows them, when most fail it stops them almost entirely.',
      },
      {
        question:
          "The mobile apps already in the field retry without backoff and can't be updated soon. What do you do?",
        about: [5],
        answer:
          'Protect the server side: rate limits per client at the edge, quick cheap rejections, perhaps with Retry-After, and a cached answer. Limits should drop the excess before it reaches the database.',
      },
    ],
  },
  {
    id: 'reliability-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'Cloud Engineer', 'DevOps Engineer'],
    skills: ['Capacity Planning', 'Performance Testing', 'Scalability'],
    tags: ['forecast', 'load test', 'headroom'],
    question:
      'Marketing tells you that a campaign in six weeks will bring four times the usual peak. How do you find out whether you can serve it, and what do you prepare?',
    keyPoints: [
      {
        cue: 'What four times really means',
        point: 'Turns the business forecast into load per component, with its shape and not just an average',
        weight: 2,
        said: [
          'four times visitors is maybe six times checkouts, and it all comes in the first five minutes after the mail',
          'ask what they will click and when, and translate into requests per second',
        ],
      },
      {
        cue: 'How you find out',
        point: 'Load-tests with realistic traffic up to and past the target to find the first bottleneck',
        weight: 3,
        essential: true,
        said: [
          'push a copy of production until it breaks and see what breaks',
          'replay the real mix, with writes, and go to five or six times',
          'measure instead of multiplying the CPU graph by four',
        ],
      },
      {
        cue: 'Where trouble hides',
        point: "Looks at what doesn't scale by itself: database, connections, quotas, third parties",
        weight: 3,
        essential: true,
        said: [
          'the web servers scale, the primary database does not',
          "check cloud limits and the payment provider's rate limit early because raising takes time",
          'who else gets hit by the four-fold load, the mail sender and so on',
        ],
      },
      {
        cue: 'How much spare room',
        point: 'Leaves headroom for the loss of a zone and for a forecast that is too low',
        weight: 2,
        said: [
          'we should carry it with one of three zones gone',
          'plan with a margin because marketing is often wrong',
        ],
      },
      {
        cue: 'Before the doors open',
        point: 'Scales ahead of time rather than trusting autoscaling for a sudden jump',
        weight: 2,
        said: [
          "add the machines an hour before, new nodes need minutes and the spike doesn't wait",
          'pre-warm caches and load balancers',
        ],
      },
      {
        cue: 'If it gets too much',
        point: 'Prepares ways to degrade: queue, waiting room, features to switch off',
        weight: 2,
        said: [
          'turn off recommendations and serve static pages if it gets tight',
          'flags ready that drop the expensive stuff',
          'a waiting line for visitors instead of errors for everybody',
        ],
      },
      {
        cue: "On the campaign's date",
        point: 'Plans the day itself: change freeze, people on watch, who decides what',
        weight: 1,
        said: [
          'no deployments that day and we sit together with marketing',
          'a checklist with thresholds and a dry run beforehand',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Autoscaling in the cloud takes care of any peak',
        said: [
          'we are on the cloud, it just scales',
          'the auto scaling group adds machines as needed, so no preparation',
        ],
        correction:
          "Autoscaling reacts minutes late, meets quotas, and doesn't grow a single database or a partner's limits.",
      },
      {
        belief: 'Four times the traffic needs exactly four times the servers',
        said: [
          'we take four times the instances and we are good',
          'load is linear, so multiply the number of pods by four',
        ],
        correction:
          "Load doesn't scale linearly: contention, cache misses and shared bottlenecks appear. Only a test tells the real factor.",
      },
    ],
    sampleAnswer:
      "I begin with what \"four times\" means. I ask marketing when the mail goes out, how many receive it, and what they'll do, and turn it into requests a second per endpoint; with a mail most arrive within minutes, and checkouts may rise more than visits. Then I want a measurement: a load test with the real mix of reads and writes in a production-like setup, up to five or six times today's peak, until something breaks. I look especially at what doesn't scale by itself: the primary database, connection pools, cloud quotas, and third parties like the payment provider, because raising their limits can take weeks, so I ask this week. We fix the first bottleneck and test again. The target includes margin: we should carry the peak with one zone down. For the day we scale up beforehand and warm the caches, because autoscaling would be minutes late. In case the forecast is wrong, we have switches: recommendations off, static pages, a waiting room in front of checkout. Finally a dry run, a change freeze, and people from both sides watching with clear thresholds.",
    criteria: ['Asks about shape and mix, not only the factor', 'Uses the six weeks: long lead times first'],
    followUps: [
      {
        question: "You can't build a second environment of production size. How do you test anyway?",
        about: [1, 2],
        answer:
          'In production at a quiet hour with marked test traffic and an abort switch, or by concentrating real traffic on fewer instances to find the limit of one. The database I test separately with a restored copy.',
      },
      {
        question: 'Who decides which features are switched off first, and when?',
        about: [5],
        answer:
          'The product owner ranks them in advance, together with us. Each switch has a threshold, such as p95 above two seconds for three minutes, so on the day the person on call may act without asking.',
      },
    ],
  },
  {
    id: 'reliability-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Engineering Manager', 'Technical Lead'],
    skills: ['Incident Management', 'On-Call'],
    tags: ['incident commander', 'communication', 'roles'],
    question:
      'You join an outage call as incident commander. Five engineers talk at once, two are changing things in production, and the support lead asks for news every minute. What do you do in the first ten minutes?',
    keyPoints: [
      {
        cue: 'Your first words',
        point: 'Says clearly that they take command and gets a short summary of the state',
        weight: 2,
        said: [
          "I announce: I'm leading this now, give me two sentences on impact and what we tried",
          'make sure that everybody knows who decides',
        ],
      },
      {
        cue: 'The two who change things',
        point: 'Stops uncoordinated changes: each one is announced, agreed and done one at a time',
        weight: 3,
        essential: true,
        said: [
          'nobody touches production without saying it here first',
          'hands off for a minute, who has changed what until now',
          "if two people turn knobs at once we can't tell which one helped",
        ],
      },
      {
        cue: "The other people's work",
        point: 'Hands out roles and separate tasks instead of debugging personally',
        weight: 3,
        essential: true,
        said: [
          'you look at the database, you at the last deploy, report in ten minutes',
          "I don't open a terminal, I keep the overview",
          'one writes notes, one talks with the outside',
        ],
      },
      {
        cue: "The support lead's questions",
        point: 'Gives communication to one person, with updates at fixed times even if nothing is new',
        weight: 2,
        said: [
          'the support lead gets a message each twenty minutes from our comms person',
          'a status every half hour so that people stop asking',
        ],
      },
      {
        cue: 'The direction you push',
        point: 'Steers toward mitigation first and sets time limits on theories',
        weight: 2,
        said: [
          'ten minutes for that idea, then we fail over',
          "what is the fastest way to make users whole, even if we don't understand it",
        ],
      },
      {
        cue: 'What gets recorded',
        point: 'Has a timeline kept of decisions and observations',
        weight: 1,
        said: ['the scribe writes down what and when', "log in the channel so that newcomers needn't ask"],
      },
      {
        cue: 'If it takes hours',
        point: "Sends away or rests people who aren't needed and plans a handover for a long one",
        weight: 1,
        said: [
          'whoever has no task leaves the call and stays reachable',
          'after four hours somebody takes over from me',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The commander should be the most senior technical person and solve the problem',
        said: [
          'as the best expert I take over the keyboard',
          'the strongest engineer should lead the call and fix it personally',
        ],
        correction:
          'The role is coordination. Whoever is deep in a log loses the overview; the expert is better placed investigating.',
      },
      {
        belief: 'Updates should wait until there is something certain to tell',
        said: ['no news until we know the cause', "I'd tell support to wait until we've found the reason"],
        correction:
          'Silence makes people ask and guess. A regular message with the impact, what is being tried and the next time is enough.',
      },
    ],
    sampleAnswer:
      'I say: "I\'m taking command of this incident," and ask for thirty seconds on three things: what users see, since when, what was changed so far. Then I freeze: no change in production without announcing it here and my okay, one at a time, because otherwise we can\'t tell what helped or hurt. Next I give out work. One person looks at the last deployment, one at the database, one gets a failover ready, each with a report in ten minutes. I don\'t debug myself. Somebody keeps notes with times. For the support lead I name one communicator who posts every twenty minutes, even if the message is just "still investigating, next update at quarter past", so the questions stop coming into the call. While they dig, I keep asking what\'s the fastest way to stop the harm: roll back, fail over, switch a feature off. A theory gets ten minutes, then we mitigate without it. Whoever has no task I thank and ask to stay reachable. If it looks like a long night, I arrange who relieves us and hand over with a written summary.',
    criteria: ['Calm authority, short sentences', 'Keeps the overview apart from the technical work'],
    followUps: [
      {
        question: 'A senior engineer ignores you and goes on changing settings. What do you do?',
        about: [1],
        answer:
          "I speak to them directly: tell me what you're changing and why; we do this one at a time. If it goes on, I give them a specific task or have someone else do the changes, and talk about it after the incident.",
      },
      {
        question:
          'Two plausible fixes exist: a rollback of fifteen minutes and a one-line fix somebody is sure about. Which and why?',
        about: [4],
        answer:
          "Usually the rollback, as its outcome is known. The fix can be prepared alongside. I'd choose it only if the rollback can't work, such as after a data migration, and test it on one instance first.",
      },
    ],
  },
  {
    id: 'reliability-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Linux', 'TCP/IP', 'Computer Networking'],
    tags: ['ephemeral ports', 'connection timeouts', 'conntrack'],
    question:
      'Under load, calls from your service to one internal API fail now and then with "cannot assign requested address". The API itself looks healthy. Explain this, and say how you fix it.',
    code: {
      language: 'console',
      lines: [
        '$ ss -s',
        'TCP:   29512 (estab 412, closed 28890, orphaned 3, timewait 28211)',
        '$ sysctl net.ipv4.ip_local_port_range',
        'net.ipv4.ip_local_port_range = 32768 60999',
        "$ ss -tan state time-wait | awk '{print $4}' | sort | uniq -c | sort -rn | head -2",
        '  28207 10.0.8.20:8443',
        '      4 10.0.8.31:5432',
      ],
    },
    keyPoints: [
      {
        cue: 'What ran out',
        point: 'Sees that the local ports toward this one address are used up, about 28,000 of them',
        weight: 3,
        essential: true,
        said: [
          '60999 minus 32768 is 28 thousand and we have that many waiting',
          'the client has run out of source ports for 10.0.8.20',
          'this is ephemeral port exhaustion on the caller',
        ],
      },
      {
        cue: 'Why old sockets linger',
        point:
          'Explains TIME_WAIT: the side that closes first keeps the pair of addresses reserved for a while',
        weight: 2,
        said: [
          "after closing, the socket stays around for a minute so that late packets don't confuse a new one",
          'our side closes, therefore we carry the waiting ones',
        ],
      },
      {
        cue: 'The underlying mistake',
        point: 'Names the cause: a new connection for each request instead of reusing one',
        weight: 3,
        essential: true,
        said: [
          'there is no keep-alive, we open and close for each call',
          '28 thousand in sixty seconds is about 470 connections a second',
          'somebody creates an HTTP client per request',
        ],
      },
      {
        cue: 'The lasting fix',
        point: 'Fixes it with connection pooling or keep-alive, sized and checked',
        weight: 3,
        said: [
          'one shared client with a pool',
          "keep connections open and make sure that the proxy in between doesn't close them",
          'reuse the sockets: create the client one time and let it hold open connections to the API',
        ],
      },
      {
        cue: 'If production burns meanwhile',
        point: 'Knows stopgaps: wider port range, `tcp_tw_reuse`, or more destination addresses',
        weight: 2,
        said: [
          'widen the range to 1024 and up, buys some time',
          'more IPs on either side multiply the possible pairs',
          'net.ipv4.tcp_tw_reuse helps for outgoing connections',
        ],
      },
      {
        cue: 'Knowing if it returns',
        point: 'Watches the number of connections and ports afterwards, with an alert',
        weight: 1,
        said: [
          'put timewait count on the dashboard',
          'a graph of connections opened per second shows if it comes back',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'TIME_WAIT is a bug and should be turned off or made tiny',
        said: ['set the timewait to zero', 'enable tcp_tw_recycle'],
        correction:
          'It protects new connections from old packets. `tcp_tw_recycle` broke clients behind NAT and has been removed from Linux. Reuse connections instead.',
      },
      {
        belief: 'The API has too few worker threads or a full backlog',
        said: [
          'the server side refuses because it is overloaded',
          "the other service can't accept more connections, its listen queue is full",
        ],
        correction:
          'This error comes from the local kernel before a packet leaves. A full server would show as refused or a timeout.',
      },
    ],
    sampleAnswer:
      "The message comes from our own kernel: it can't find a free local port for a new connection. The range gives about 28,000 ports, and a TCP connection is identified by both addresses and both ports, so toward a single address and port we can have at most that many. The output shows 28,207 in TIME_WAIT to 10.0.8.20. The side that closes first keeps the pair for about a minute, so late packets don't end up in a new connection. That means we open and close some 470 connections a second: there's no reuse, probably someone builds an HTTP client for each request, or keep-alive is off on one side. The real fix is a shared client with a connection pool, idle timeouts shorter than the server's, and then checking that the number of new connections really drops. If production burns meanwhile, I can widen the port range, set tcp_tw_reuse for outgoing connections, or spread over more target addresses; these buy time. I wouldn't try to abolish TIME_WAIT. Afterwards connections a second and TIME_WAIT go on the dashboard, with an alert at half the range.",
    criteria: ['Does the arithmetic from the output', 'Treats kernel settings as a stopgap'],
    followUps: [
      {
        question: 'After pooling, rare "connection reset" errors appear on reused connections. Why?',
        about: [3],
        answer:
          "The server closes idle connections at its timeout just as the client sends. The client's idle timeout must be shorter than the server's and the load balancer's, and idempotent requests may be retried once.",
      },
      {
        question:
          'All pods reach the internet through one NAT gateway, and connections to one provider fail. How is it related?',
        about: [0, 4],
        answer:
          'The NAT has the same limit: one public address gives some 64 thousand ports per destination for all pods together. More public addresses, reuse of connections or a private link help; the conntrack table may also be full.',
      },
    ],
  },
  {
    id: 'reliability-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Site Reliability Engineer (SRE)',
      'Engineering Manager',
      'Technical Lead',
      'Technical Project Manager',
    ],
    skills: ['Postmortems', 'Continuous Improvement'],
    tags: ['action items', 'recurrence', 'prioritization'],
    question:
      'The same outage has now happened for the third time. Both earlier postmortems listed good actions, and most are still open. How do you break this pattern?',
    keyPoints: [
      {
        cue: 'Why nothing happened',
        point: 'Looks for why the actions were not done: no owner, no time, too many, too vague',
        weight: 3,
        essential: true,
        said: [
          'nobody had them in their sprint, they were in a document no one opens',
          "fourteen items of the kind 'improve monitoring' can't be done by anyone",
          'ask what stood in the way before writing a third list',
        ],
      },
      {
        cue: 'Who has to choose',
        point: 'Gets a decision by whoever sets priorities, with the cost of the repeats in numbers',
        weight: 3,
        essential: true,
        said: [
          'three times two hours and the lost orders make so much, the fix is two weeks',
          'I go to the manager and let them choose openly between the fix and the next outage',
          'show the bosses what three outages have cost us and ask them to choose what comes first',
        ],
      },
      {
        cue: 'Which of them survive',
        point: 'Cuts the list to the few actions that would have prevented or shortened it',
        weight: 2,
        said: ['two that matter instead of fourteen that are nice', 'rank by how much risk each one removes'],
      },
      {
        cue: 'Where they live from now',
        point: 'Puts them into the normal backlog with an owner, a date and reserved capacity',
        weight: 2,
        said: [
          "they're tickets in the team's plan and twenty percent of the sprint is theirs",
          "a person and a deadline, not 'the team'",
        ],
      },
      {
        cue: 'Keeping watch on them',
        point: 'Sets up a regular review of open actions across teams, with escalation for overdue ones',
        weight: 2,
        said: [
          'each second week we go through what is late',
          'a report with the age of the open items which leadership sees',
        ],
      },
      {
        cue: 'The rest of the list',
        point: 'Accepts or drops openly what will never be done',
        weight: 1,
        said: [
          'close it as a known risk with a name under it rather than let it rot',
          'better to say no than to pretend',
        ],
      },
      {
        cue: 'Proof at the end',
        point: "Checks after the fix, by a test or game day, that the outage can't recur in the same way",
        weight: 1,
        said: ['pull the cable on purpose and see it hold', 'we rehearse the failure to be sure'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The team needs more discipline or stricter rules to finish its actions',
        said: [
          'people simply have to be more disciplined',
          'put pressure on the owners, they have to keep their promises',
        ],
        correction:
          'Open actions are nearly always a matter of priority and capacity. Without someone trading them against features, discipline changes nothing.',
      },
    ],
    sampleAnswer:
      "Before I write a third list, I want to know why the first two weren't done. I'd take the open items and ask the owners. Usually it's the same: there were fourteen, half of them said \"improve monitoring\", none was in anyone's sprint, and features came first. So discipline isn't the problem; priority is. I'd add up what the three outages cost, say seven hours, eleven hundred lost orders and a week of engineers' time, and put it next to the two weeks for the fix. With that I go to the manager and product owner and ask for a decision, because they set the priorities. Then I cut the list to the two or three actions that would have prevented or clearly shortened it, each with one owner, a date, and a place in the next sprints. The ones that nobody will ever do we close openly as an accepted risk, with a name. For all teams I'd start a short review every two weeks of open postmortem actions, and overdue ones go up to leadership. And once the fix is in, we break the thing on purpose in a game day, to know it holds.",
    criteria: ['Treats it as a matter of the system, not of morals', 'Uses numbers to get a decision'],
    followUps: [
      {
        question: 'How do you tell a strong action from a weak one?',
        about: [2],
        answer:
          "A strong one changes the system so the failure can't happen or heals itself: a limit, a check, automatic failover. A weak one relies on people, such as a reminder, a document or more care. I want at least one strong action.",
      },
      {
        question: 'The product owner says no to the two weeks. What then?',
        about: [1, 5],
        answer:
          "Then it's an accepted risk: I write it down with the expected frequency and cost and their name, and look for a cheaper partial measure, such as quicker detection. If it recurs, we decide again with that record.",
      },
    ],
  },
]
