import type { Challenge } from './challenge.ts'
import { atLeast, entries, figure, withFigure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const reliabilityChallenges: readonly Challenge[] = [
  {
    id: 'full-disk-runbook',
    title: 'Diagnose four sick Linux servers and write the runbook',
    description:
      'The pager says “disk full”, but du finds only half of what df reports; another machine swaps, a third has run out of file handles, and on a fourth one process uses a whole processor. Provoke the four faults in a virtual machine, find each with standard tools, and write a runbook that works at three in the morning.',
    difficulty: 'beginner',
    type: 'operations',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Linux', 'Runbooks', 'Troubleshooting', 'Bash'],
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Cloud Engineer'],
    learningObjectives: [
      'Go from a symptom to the process that causes it',
      'Tell relief from a fix',
      'Write instructions with a check after every step',
    ],
    steps: [
      'Create a virtual machine and take a snapshot. Result: a machine that may be broken.',
      'Write a script for each fault: a deleted file that is still open, a leak that causes swapping, too many open files, a busy loop. Result: four faults on demand.',
      'Provoke them one by one and find the cause with df, du, lsof, free, vmstat, ps and strace. Result: a log of commands with what each ruled out.',
      'Relieve each without rebooting the machine. Result: a service that works again, and a note on what data was lost.',
      'Write the runbook: symptom, first three commands, how to decide, how to relieve, whom to tell. Result: one page for each fault.',
      'Have somebody start a random fault and follow the runbook, or do it yourself after a week. Result: times, and corrections to the pages.',
    ],
    acceptanceCriteria: [
      'Each runbook shows an example of the output that proves its diagnosis.',
      'The space held by the deleted file is freed without rebooting.',
      'No step deletes anything without a command before it that shows what will be deleted.',
      'A random fault was found within fifteen minutes with the runbook.',
    ],
    resources: [
      documentation('Linux manual pages', 'https://man7.org/linux/man-pages/'),
      tutorial('Learning the shell', 'https://linuxcommand.org/'),
      article('The USE method', 'https://www.brendangregg.com/usemethod.html'),
    ],
  },
  {
    id: 'service-levels-for-tickets',
    title: 'Define service levels for a ticket shop and alert on the budget',
    description:
      'A ticket shop has 140 alerts, and people on call ignore them; last month a two-hour outage of the payment page was reported by a customer. Find out what users depend on, define three service level objectives with the business, and replace the alerts with ones on the error budget.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Service Level Objectives', 'Prometheus', 'Monitoring', 'Stakeholder Management'],
    roles: ['Site Reliability Engineer (SRE)', 'Technical Lead', 'DevOps Engineer'],
    learningObjectives: [
      'Choose indicators close to what users notice',
      'Calculate an error budget and how fast it burns',
      'Agree on what happens when the budget is spent',
    ],
    steps: [
      'List the journeys: search, choose seats, pay, get the ticket. For each write what good means to the user. Result: three indicators with valid and good events.',
      'Write a script that generates 30 days of request counts for these journeys, and backfill them with promtool. Result: a month of history in Prometheus.',
      'Propose objectives from the data, for example 99.5% of payments within 3 s over 28 days. Result: a page with the budget in minutes and in failed payments.',
      'Write recording rules and alerts on the burn rate with two windows. Result: rules with unit tests (promtool).',
      'Feed an outage, a slow leak of errors and a harmless spike into the rule tests. Result: which alert fired, and after how much of the budget.',
      'Write the budget policy: who stops what when half is spent, and when all is. Result: a page that product and engineering could sign.',
    ],
    acceptanceCriteria: [
      'The outage raises a page before 5% of the budget is spent, the slow leak a ticket, the harmless spike nothing.',
      'All rules are tested with promtool, including the absence of data.',
      {
        text: 'Each indicator says what does not count and why.',
        check: entries('the indicators', { columns: ['indicator', 'does not count', 'reason'] }),
      },
      {
        text: 'The policy names a decision, a person and a period.',
        check: entries('what the policy says', { columns: ['decision', 'person', withFigure('period')] }),
      },
    ],
    resources: [
      article('Implementing SLOs (SRE workbook)', 'https://sre.google/workbook/implementing-slos/'),
      article('Alerting on SLOs (SRE workbook)', 'https://sre.google/workbook/alerting-on-slos/'),
      documentation('Alerting practices in Prometheus', 'https://prometheus.io/docs/practices/alerting/'),
    ],
  },
  {
    id: 'slow-request-traced',
    title: 'Trace a slow request through three services',
    description:
      'One in fifty orders takes four seconds, and each of the three teams says that its service is fast. Build three small services in Python with the fault hidden between them, instrument them with OpenTelemetry, and show with one trace where the time goes.',
    difficulty: 'intermediate',
    type: 'debugging',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Observability', 'Distributed Tracing', 'OpenTelemetry', 'Python'],
    roles: ['Site Reliability Engineer (SRE)', 'Backend Developer', 'DevOps Engineer'],
    learningObjectives: [
      'Carry the context of a request across HTTP and a queue',
      'Link traces, logs and metrics so that one leads to the other',
      'Sample so that the interesting traces are kept',
    ],
    steps: [
      'Build order, stock and email services, the last behind a queue, with a script for load. Result: 2% of the orders are slow for a reason you hide: a pool of connections that is too small, or retries one after the other.',
      'Add automatic instrumentation and send traces to Jaeger or Tempo. Result: a trace over two services.',
      'Carry the context through the queue by hand. Result: one trace over all three.',
      'Add your own spans and attributes where time is spent waiting. Result: a trace that names the cause.',
      'Put the trace identifier into the logs and exemplars into the latency histogram. Result: from a slow bucket to its trace in two clicks.',
      'Keep all slow and failed traces and 1% of the others with tail sampling in the collector. Result: the number of kept and dropped traces.',
    ],
    acceptanceCriteria: [
      'A single trace shows HTTP call, queue and waiting time of one order.',
      'A slow point on the dashboard leads to its trace and log lines without a search by time.',
      'With sampling on, no trace above two seconds is missing in a run of 5,000 orders.',
      'No attribute contains personal data.',
    ],
    resources: [
      documentation('OpenTelemetry concepts', 'https://opentelemetry.io/docs/concepts/'),
      tutorial('OpenTelemetry for Python', 'https://opentelemetry.io/docs/languages/python/getting-started/'),
      documentation('Jaeger documentation', 'https://www.jaegertracing.io/docs/'),
    ],
  },
  {
    id: 'review-of-a-failed-evening',
    title: 'Write the blameless review of a failed release evening',
    description:
      'From a rough log of one evening, write the incident review that the company will learn from. 18:02 release 4.2 by Ana; 18:09 checkout errors 2%; 18:20 alert sent to a muted channel; 18:41 support reports 30 calls; 18:50 Ben restarts servers; 19:05 errors 35%; 19:12 rollback fails, migration cannot be undone; 19:40 Chen finds the missing index; 19:52 index built; 20:05 normal; 1,900 orders lost.',
    difficulty: 'intermediate',
    type: 'writing',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: [
      'Postmortems',
      'Incident Management',
      'Incident Response',
      'Root Cause Analysis',
      'Technical Writing',
    ],
    roles: ['Site Reliability Engineer (SRE)', 'Technical Lead', 'Engineering Manager', 'DevOps Engineer'],
    learningObjectives: [
      'Describe decisions as they looked at the time',
      'Find several contributing causes instead of one person to blame',
      'Propose actions that change the system and not only awareness',
    ],
    steps: [
      'Turn the log into a timeline with detection, response and recovery, and mark the gaps. Result: a table, and five questions with the person you would ask.',
      'Describe the effect in figures that a director understands, with what is not known. Result: a paragraph.',
      'For the turning points at 18:20, 18:50 and 19:12 write what each person could know and why the step made sense. Result: three paragraphs without blame.',
      'Collect contributing causes in technology, process and organization. Result: a diagram with at least six.',
      'Write at most six actions with an owner’s role, a date, and how you will see that they worked. Result: a list in order of effect.',
      'Add what went well and where luck helped; then read it as Ana. Result: the final text of two pages.',
    ],
    acceptanceCriteria: [
      'Time to detect, to respond and to recover are calculated from the log.',
      'No sentence says that somebody should have known or been more careful.',
      {
        text: 'At least one action shortens detection, one limits the damage and one makes rollback possible.',
        check: entries('the actions', {
          columns: ['action', word('effect', ['detection', 'damage', 'rollback'])],
          rows: atLeast(3),
          rules: [{ rule: 'kinds', column: 'effect', least: 3 }],
        }),
      },
      'Everything that is not in the log is marked as a question or an assumption.',
    ],
    resources: [
      article('Postmortem culture (SRE book)', 'https://sre.google/sre-book/postmortem-culture/'),
      documentation('PagerDuty incident response', 'https://response.pagerduty.com/'),
      article('A collection of postmortem templates', 'https://github.com/dastergon/postmortem-templates'),
    ],
  },
  {
    id: 'prober-in-go',
    title: 'Write a health prober in Go that can be trusted on call',
    description:
      'A company wants to know from outside whether its 200 addresses answer, without buying a service. Write a small program in Go that probes HTTP, TCP and DNS targets on a schedule, exposes the results as metrics, and runs for months without leaking or lying.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Go', 'Computer Networking', 'Concurrency', 'Linux'],
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer'],
    learningObjectives: [
      'Bound concurrency and time in a long-running program',
      'Measure the parts of a request separately',
      'Ship a program as a well-behaved Linux service',
    ],
    steps: [
      'Define targets, expectations and intervals in a file, and validate it with clear errors. Result: a check command.',
      'Probe one HTTP target with a deadline and measure name, connection, TLS and first byte with httptrace. Result: a line for each probe.',
      'Run 200 targets with a limited number of workers and a random offset, so that they do not fire at once. Result: an even load.',
      'Expose success, duration by phase and days until the certificate expires. Result: metrics that Prometheus reads.',
      'Reload the file on SIGHUP and stop cleanly on SIGTERM. Result: a systemd unit with its own user and limits.',
      'Write tests with servers that hang, send one byte a second, redirect endlessly or break TLS. Result: a suite that passes with the race detector.',
    ],
    acceptanceCriteria: [
      'No hanging target delays another by more than one interval.',
      'After a day with failing targets the numbers of goroutines and open files are what they were after ten minutes.',
      '`go test -race` passes, and every hostile server has a test.',
      'An invalid configuration is reported on reload, and the old one stays active.',
    ],
    resources: [
      tutorial('A tour of Go', 'https://go.dev/tour/'),
      tutorial('Go by Example', 'https://gobyexample.com'),
      documentation('net/http/httptrace', 'https://pkg.go.dev/net/http/httptrace'),
    ],
  },
  {
    id: 'game-day',
    title: 'Run a game day: break a system on purpose and learn from it',
    description:
      'A team believes that its system survives the loss of any one part, but has never tried. Set up a system of three services, a database and a queue on a local Kubernetes cluster, write down what you expect, inject five failures with people playing their on-call roles, and measure the difference.',
    difficulty: 'advanced',
    type: 'operations',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 20 },
    skills: ['Chaos Engineering', 'Incident Response', 'Kubernetes', 'Observability'],
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Technical Lead'],
    learningObjectives: [
      'State a steady state and a hypothesis before an experiment',
      'Limit the damage of an experiment and know when to stop',
      'Train roles and communication together with technology',
    ],
    steps: [
      'Set up the system with load and a dashboard of user-facing metrics. Result: a steady state with its normal range.',
      'Write five hypotheses: a pod dies, the network to the database gets 300 ms slower, the queue is unavailable, a disk fills, DNS fails for a minute. Result: an expected, measurable effect for each.',
      'For each one, write down the injection, the stop condition and the rollback, and rehearse the rollback. Result: five cards.',
      'Run them with at least one other person who is on call and does not know the order. Result: a timeline of each run.',
      'Compare expectation and effect, and choose the two most dangerous differences. Result: a table with two problems to fix.',
      'Fix the two with time-outs, retries with jitter, a circuit breaker or a bulkhead, and repeat. Result: figures before and after.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each experiment has hypothesis, measured effect and verdict.',
        check: entries('the experiments', {
          columns: ['experiment', 'hypothesis', 'measured effect', 'verdict'],
        }),
      },
      'At least one hypothesis was wrong, and the report says why it was believed.',
      'Repeating the same injection shows that both fixes work.',
      'Every injection could be ended within 30 seconds, and was.',
    ],
    resources: [
      article('Principles of chaos engineering', 'https://principlesofchaos.org/'),
      documentation('PagerDuty incident response', 'https://response.pagerduty.com/'),
      documentation('Chaos Mesh', 'https://chaos-mesh.org/'),
    ],
  },
  {
    id: 'ready-for-the-sale',
    title: 'Find out whether a service is ready for a sale ten times as busy',
    description:
      'In six weeks a sale will bring ten times the normal traffic for two hours, and nobody knows where the limit is. Load-test a service with a database until it breaks, find the bottleneck, build a simple capacity model, and recommend what to do before the sale.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '12–18 hours',
    hours: { from: 12, to: 18 },
    skills: ['Capacity Planning', 'Performance Testing', 'k6', 'Scalability'],
    roles: ['Site Reliability Engineer (SRE)'],
    learningObjectives: [
      'Model realistic load, with arrivals that do not wait for answers',
      'Find the limiting resource and prove it',
      'Extrapolate carefully and say how far the model reaches',
    ],
    steps: [
      'Build or take a shop service with search, basket and order, and write a load model from an invented day’s log. Result: shares of requests and arrivals a second.',
      'Test in steps until errors appear, with an open model. Result: a curve of throughput and 95th percentile.',
      'Find the bottleneck with system metrics and confirm it by moving it, for example a larger pool or one more processor. Result: a proof by change.',
      'Fix the first two bottlenecks and repeat. Result: three curves in one chart.',
      'Build the model: requests a second for each instance, what grows with instances and what does not. Result: a sheet that predicts a run you have not made; then make it.',
      'Decide what to do beyond the limit: queue, shed load, degrade. Result: a test in which excess requests are rejected cleanly at twice the limit.',
    ],
    acceptanceCriteria: [
      {
        text: 'The model predicts the limit of an unseen configuration within 20%.',
        check: entries('the limit of the unseen configuration, in requests a second', {
          columns: [figure('predicted'), figure('measured')],
          rows: [1, 1],
          rules: [{ rule: 'close', column: 'predicted', to: 'measured', share: 0.2 }],
        }),
      },
      'Each bottleneck is proved by a change that moved the curve.',
      'At twice the limit, accepted requests still meet the latency target.',
      'The recommendation has a cost, a remaining risk and a date for the rehearsal.',
    ],
    resources: [
      documentation('Grafana k6', 'https://grafana.com/docs/k6/latest/'),
      article(
        'Capacity planning, by Julia Evans',
        'https://jvns.ca/blog/2016/03/20/how-do-you-do-capacity-planning/',
      ),
      article('Handling overload (SRE book)', 'https://sre.google/sre-book/handling-overload/'),
    ],
  },
]
