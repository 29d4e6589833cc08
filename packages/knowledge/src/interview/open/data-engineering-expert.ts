import type { OpenQuestion } from '../open-question.ts'

export const dataEngineeringExpert: readonly OpenQuestion[] = [
  {
    id: 'data-engineering-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect'],
    skills: ['Apache Flink', 'Apache Kafka', 'Stream Processing'],
    tags: ['exactly once', 'checkpoints', 'sinks'],
    question:
      "A vendor promises that your Kafka to Flink to lake table pipeline is 'exactly once'. Auditors want to know what that really guarantees. Explain what it rests on, where it ends, and how you would prove it.",
    keyPoints: [
      {
        cue: 'What the promise really means',
        point:
          'States that records can be processed more than once after a failure, and only their effect on state and committed output counts once',
        weight: 3,
        essential: true,
        said: [
          'It replays, but the state goes back to the same checkpoint, so nothing counts double',
          'Exactly once effect, not exactly once execution',
          'An external call inside the function will happen again',
        ],
      },
      {
        cue: 'How recovery works',
        point:
          'Explains checkpoints: source offsets and operator state are stored together as one consistent snapshot by barriers',
        weight: 3,
        essential: true,
        said: [
          'Positions and state belong to the same cut through the stream',
          'After a crash everything restarts from the last completed snapshot',
        ],
      },
      {
        cue: 'What the lake table must do',
        point:
          'Explains that the sink must take part: files or transactions become visible only when the checkpoint completes, or writes are idempotent',
        weight: 3,
        said: [
          'Two-phase commit: written before, published after the checkpoint',
          'The table commit carries the checkpoint id, so repeating it is recognized',
          'Otherwise upserts by key',
        ],
      },
      {
        cue: 'What it costs you',
        point:
          'Derives the price: output is delayed by the checkpoint interval, and readers of Kafka must read committed only',
        weight: 2,
        said: [
          'With one-minute checkpoints, data appears after a minute',
          'A downstream consumer with read_uncommitted sees the aborted ones too',
        ],
      },
      {
        cue: 'Where it ends',
        point:
          'Names what lies outside: duplicates already in the source, side effects, dropped late data, manual replays from an old offset',
        weight: 3,
        said: [
          'If the producer sends an event twice then it is exactly twice',
          'Restarting without the savepoint breaks all promises',
          'Late events thrown away are not counted as a loss by the framework',
        ],
      },
      {
        cue: 'A danger of long outages',
        point:
          'Knows that pending sink transactions can expire when the outage outlasts the transaction timeout, so data is lost or the job is stuck',
        weight: 2,
        said: [
          'The Kafka transaction timeout has to be longer than the longest recovery',
          'After a weekend of downtime the prepared transaction was aborted by the broker',
        ],
      },
      {
        cue: 'How you prove it',
        point:
          'Proves it end to end: business ids counted and compared between source and table, with failures injected',
        weight: 2,
        said: [
          'Kill task managers in the middle of a commit and compare ids on both sides',
          'A continuous reconciliation by window, not the brochure',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Exactly once means that each record is handled exactly one time by the code',
        said: ['every event goes through my function only once'],
        correction:
          'After a failure events since the last checkpoint are processed again. Only state and committed results are consistent; other side effects repeat.',
      },
      {
        belief: 'Exactly once in the stream processor covers duplicates sent by the producers',
        said: ['Flink removes the duplicates then'],
        correction:
          'Two sent events are two events. Deduplication needs a business key and state with a time limit.',
      },
    ],
    sampleAnswer:
      'I would tell the auditors: records may be processed more than once, but their effect on state and committed output is as if once. It rests on three things. The source can be replayed. Checkpoints store offsets and operator state as one consistent cut, so after a crash all goes back to the same point. And the sink takes part: files written since the last checkpoint become visible only when it completes, in one table commit which carries the checkpoint id, so repeating is recognized. Otherwise the sink must be idempotent by key. The price is that output appears with the checkpoint interval, and readers of Kafka outputs need read committed. Where it ends: an event sent twice by the producer counts twice, so I deduplicate by business id in a time window. Calls to other systems inside a function repeat. Late events dropped by the watermark are a loss that nobody calls one. If someone restarts from an old offset without the savepoint, it is over. And with transactional Kafka sinks, an outage longer than the transaction timeout can abort prepared data, so that must exceed our longest recovery. Proof is not the brochure but a reconciliation of ids and sums per window between source and table, and failure tests that kill processes in the middle of a commit.',
    criteria: [
      'Precise about effect versus execution',
      'Names the limits without being asked',
      'Offers evidence',
    ],
    followUps: [
      {
        question:
          'The job was down from Friday to Monday; afterward an hour of Friday is missing in the output topic. How can that be?',
        about: [2, 5],
        answer:
          'The prepared transactions of the last checkpoint were aborted by the broker when their timeout passed. On recovery the offsets were already past that data, so it was not produced again. I restore an earlier savepoint, replay, deduplicate, and raise the timeout.',
      },
      {
        question: 'How do you deduplicate events that the producer sends twice, a day apart?',
        about: [4],
        answer:
          'By business id with state kept longer than a day, for instance 48 hours with expiry, or in the table by a merge on the id. State costs memory, so the window follows the measured distribution, and rarer cases are caught by reconciliation.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Apache Flink', 'Stream Processing', 'Troubleshooting'],
    tags: ['watermarks', 'idle partitions', 'state growth'],
    question:
      'Since a deploy on Sunday, your streaming job that joins clicks with purchases in one-hour windows produces nothing at night and its state grows until it fails. By day it works with delay. No errors. How do you reason, and what do you check?',
    keyPoints: [
      {
        cue: 'What both symptoms share',
        point:
          'Explains that a window emits and frees its state only when the watermark passes its end, so a stuck watermark explains both symptoms',
        weight: 3,
        essential: true,
        said: [
          'No output and growing state are the same thing: event time stands still',
          'It waits for the watermark, and everything stays in memory until then',
        ],
      },
      {
        cue: 'Why one input matters',
        point:
          'Knows that the watermark is the minimum over all inputs and partitions, so one idle or slow one holds everything back',
        weight: 3,
        essential: true,
        said: [
          'At night some partition gets no events, so its time does not advance',
          'The slowest channel decides, like the weakest link',
          'Two streams: the quiet one keeps the other waiting',
        ],
      },
      {
        cue: 'Where you look first',
        point: 'Looks at the watermark per source and subtask, and at the lag, before changing anything',
        weight: 3,
        said: [
          'In the metrics I see which partition has the oldest watermark',
          'Compare current watermark with the clock for every operator',
        ],
      },
      {
        cue: 'The remedy and its risk',
        point:
          'Remedies idleness with an idle timeout or heartbeat events, knowing that a source which is merely delayed then causes late data',
        weight: 2,
        said: [
          'withIdleness after some minutes, but if it was just slow, its events come too late',
          'A small tick event in each partition from the producer',
        ],
      },
      {
        cue: 'What Sunday may have brought',
        point:
          'Asks what the deploy changed: more partitions than keys, a new topic, a different key, clock or time field',
        weight: 2,
        said: [
          'Perhaps partitions were raised from 12 to 48 and some stay empty',
          'Is event time now read from another field or in seconds rather than milliseconds?',
        ],
      },
      {
        cue: 'Other causes to rule out',
        point: 'Distinguishes a stuck watermark from skew, back pressure, and state without expiry',
        weight: 2,
        said: [
          'If the watermark moves and the state still grows, a TTL is missing',
          'With back pressure the lag in Kafka would rise by day as well',
        ],
      },
      {
        cue: 'The opposite failure',
        point:
          'Handles a runaway watermark too: a future timestamp from a faulty clock would close windows early',
        weight: 2,
        said: [
          'One phone from the year 2040 makes all others late',
          'Clamp timestamps beyond now plus five minutes',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More memory or parallelism solves growing state',
        said: ['increase task managers, then it does not fail any more'],
        correction:
          'If time stands still, state grows without limit. More capacity only postpones the failure; the cause is the watermark.',
      },
      {
        belief: 'Windows close by the wall clock after an hour',
        said: ['after one hour the window is closed anyhow'],
        correction: 'Event time windows close when the watermark passes their end, independent of the clock.',
      },
    ],
    sampleAnswer:
      'No output and growing state point to the same thing: event time stands still. A window emits and drops its state only when the watermark passes its end. And the watermark is the minimum over all partitions and both inputs, so one partition without events holds back everything. That fits the quiet night. I look at the watermark per source and subtask. If one is hours behind and its partition simply has no traffic, it is idleness; if it has a lag, it is slow, and then I look for skew or back pressure. If all watermarks move and state still grows, an expiry is missing. Then I ask what Sunday’s deploy changed: perhaps partitions were raised to 48 and some keys never hit them, or the time is taken from another field. The remedy is an idle timeout or heartbeats from the producer. With the timeout there is a risk: if the source was not idle but delayed, its events will be late when it returns, so I send late ones to a side output and count them. I also guard against the opposite, one device with a date in the future that pushes the watermark ahead and makes all others late.',
    criteria: ['One hypothesis that explains all symptoms', 'Knows the price of the remedy'],
    followUps: [
      {
        question:
          'You set an idle timeout of one minute. A week later the numbers are 5% too low after an outage of one data center. Why?',
        about: [3],
        answer:
          'Its partitions were marked idle, the watermark moved on, and when the delayed events arrived, their windows were closed and they were dropped as late. I need allowed lateness or a side output with correction, and a longer timeout.',
      },
      {
        question: 'Suddenly almost all events are dropped as late. What has happened?',
        about: [6],
        answer:
          'Probably the watermark jumped ahead, for instance by an event with a future timestamp or milliseconds read as seconds. I limit event times to slightly after the server clock, set such events aside, and restore from a savepoint before the jump.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Technical Lead'],
    skills: ['Data Pipelines', 'Data Governance', 'Data Warehousing'],
    tags: ['backfill', 'downstream consumers', 'versioning'],
    question:
      'A rule for refunds has been wrong for three years. The revenue table, used by 40 teams, finance exports, and two models, must be corrected. It takes days to compute. Plan it.',
    keyPoints: [
      {
        cue: 'The decision before the technology',
        point:
          'Asks which numbers may change at all: closed, reported figures may need to be kept with a correction shown separately',
        weight: 3,
        essential: true,
        said: [
          'Finance may have published these quarters, so nothing changes silently',
          'First a decision by the owner of the number, then the technology',
          'Restate, or book the difference in the current period?',
        ],
      },
      {
        cue: 'Where you compute it',
        point: 'Computes into a new version beside the old one, and switches only after validation',
        weight: 3,
        essential: true,
        said: [
          'Shadow table revenue_v2, the old one keeps running',
          'Blue and green for data, a view that is switched over',
        ],
      },
      {
        cue: 'How you know it is right',
        point: 'Compares old and new by month and segment, and explains every difference by the rule',
        weight: 3,
        said: [
          'Only orders with refunds may change, everything else must be identical',
          'If rows without a refund differ, then I have found another mistake',
          'Finance signs off the difference by month',
        ],
      },
      {
        cue: 'Those who depend on it',
        point:
          'Finds the consumers through lineage and query logs, informs them early with size and date, and clarifies who must recompute',
        weight: 2,
        said: [
          'Exports, dashboards, models, spreadsheets that pulled the data',
          'Incremental tables downstream do not notice a change in old days',
          'Somebody has a target or bonus on that number',
        ],
      },
      {
        cue: 'How you run the computation',
        point: 'Runs the backfill throttled in repeatable slices with a log, apart from the daily production',
        weight: 2,
        said: [
          'By month, newest first, on separate compute',
          'Each slice can be repeated, and I know which are done',
        ],
      },
      {
        cue: 'Trouble with the distant past',
        point:
          'Considers that code of today meets data of three years ago: old schemas, missing fields, tables that have changed since',
        weight: 2,
        said: [
          'The exchange rate table has been overwritten in the meantime, so I do not get the value of that time',
          'Test the oldest month first, that’s where it breaks',
        ],
      },
      {
        cue: 'After the switch',
        point: 'Keeps the old version for a time with a way back, and documents the restatement',
        weight: 2,
        said: ['Both are queryable until the quarter is closed', 'A note in the catalog: before, after, why'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The corrected rule can simply be deployed with a full refresh overnight',
        said: ['fix the SQL and run full refresh'],
        correction:
          'Published figures change without notice, incremental consumers keep old values, and there is no comparison or way back.',
      },
      {
        belief: 'Everything downstream updates by itself once the table is right',
        said: ['the others read from our table so they get the correct numbers automatically'],
        correction:
          'Incremental models, exports, snapshots, and trained models hold copies. Each has to be recomputed or told.',
      },
    ],
    sampleAnswer:
      'Before technology I need a decision: which numbers may change? Quarters that finance has published may have to stay, with the difference booked or shown as a restatement. So I bring an estimate from a sample, about how much per quarter, to finance and the owner of the metric. Meanwhile I collect consumers from lineage and query logs, including exports and the two models, and tell them what changes, roughly how much, and when. Then I build a second version next to the present one. The backfill runs on separate compute, in monthly slices that are repeatable and logged. I start with the oldest month as a test, since there the schema differs and reference tables may have been overwritten; for exchange rates I need the values of that time. Then I compare old and new by month and segment. Only orders with refunds may differ; anything else is another bug. Finance signs that off. Then the switch is a view, at an announced date outside of closing. Incremental tables downstream do not notice changes in old days, so their owners rebuild in an agreed order. The old version stays available until the quarter is closed, with a note in the catalog.',
    criteria: [
      'Treats it as a change for people and not only as a computation',
      'Insists on explained differences',
    ],
    followUps: [
      {
        question: 'After the switch, a dashboard still shows old revenue for last year. Why?',
        about: [3],
        answer:
          'It reads an incremental table that only processes new days, or an extract. A change in old partitions does not trigger it. Its owner must rebuild the affected range; I should have found it through lineage and put it in the order.',
      },
      {
        question: 'The comparison shows small differences also in orders without refunds. Do you go on?',
        about: [2],
        answer:
          'No. The rule can’t explain them. Perhaps late data, a changed reference table, or nondeterministic logic. I find the cause first, since otherwise nobody will believe the other differences either.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect', 'Technical Lead'],
    skills: ['Data Modernization', 'Database Migration', 'Data Warehousing'],
    tags: ['legacy migration', 'parallel run', 'parity'],
    question:
      'You lead the move of a 15-year-old warehouse with 2,000 jobs and 9,000 tables to a new platform. The last attempt was stopped after 18 months. How do you plan so that this one ends?',
    keyPoints: [
      {
        cue: 'What you move at all',
        point: 'Takes inventory by actual use, and retires much instead of moving it',
        weight: 3,
        essential: true,
        said: [
          'Query logs show that two thirds of the tables have not been read for a year',
          'The cheapest migration is the one we don’t do',
          'Switch off unread reports first and wait whether somebody calls',
        ],
      },
      {
        cue: 'In which portions you move',
        point:
          'Moves by vertical slices, from source to report for one business area, each used in production and then switched off in the old system',
        weight: 3,
        essential: true,
        said: [
          'Finance receivables completely, then the next, no big bang',
          'Value after three months rather than after two years',
          'A slice is only done when the old one is off',
        ],
      },
      {
        cue: 'How you know it is equal',
        point:
          'Proves parity by automated comparison of old and new over a parallel period, with agreed tolerances and sign-off',
        weight: 3,
        said: [
          'Row counts, sums by key columns, and differences drilled down to a row',
          'Through at least one month-end close',
          'The users of the report decide when it is equal enough',
        ],
      },
      {
        cue: 'When results differ',
        point:
          'Expects differences and handles them: known bugs are kept or corrected consciously, not mixed with the move',
        weight: 2,
        said: [
          'First same result, then improve, otherwise nobody knows why it differs',
          'Old rounding, collation, null and date semantics',
        ],
      },
      {
        cue: 'While both platforms run',
        point:
          'Plans the coexistence: in which direction data flows while both run, with one owner per table at any time',
        weight: 2,
        said: [
          'A sync of migrated tables back to the old system for those who still need them',
          'Never maintain the same table in two places by hand',
        ],
      },
      {
        cue: 'What machines can do',
        point: 'Automates the translation of repetitive code but redesigns where the pattern does not fit',
        weight: 2,
        said: [
          'A converter does 70% of the SQL, cursors and procedures are rewritten',
          'Row by row jobs lifted as they are become slow and expensive',
        ],
      },
      {
        cue: 'How you make it end',
        point:
          'Secures the end: a freeze for new things in the old one, a dated shutdown, funding, and a sponsor who holds to it',
        weight: 3,
        said: [
          'From now on nothing new is built in the old warehouse',
          'The last 10% takes half of the time, plan for it',
          'Double license cost is the visible clock',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Migrating all tables first and reports afterward is the safest order',
        said: ['lift and shift all the tables, then the logic, then the dashboards'],
        correction:
          'Nothing is usable for a year and errors appear last. Slices from source to report deliver value and test early.',
      },
      {
        belief: 'Equal row counts prove that the migration is correct',
        said: ['counts match so we are done'],
        correction:
          'Sums, keys, types, rounding, and history can differ at equal counts. Compare values by key and through a period close.',
      },
    ],
    sampleAnswer:
      'First comes inventory by use. From query logs I typically see that more than half of the tables and reports are not read. Those we announce, switch off reversibly, and delete later. The rest I group into slices by business area, from source to report, ordered by value and dependency. A slice is done only when its users work on the new platform and the old jobs are off. For each there is an automated comparison: counts, sums by key, differences down to single rows, through at least one month-end close, with tolerances and sign-off by the users. The rule is: same result first, improvements later, since otherwise nobody can explain a difference. Old bugs are written down and either kept or corrected on purpose. While both run, each table has exactly one owner side, and a sync serves those who still depend on it in the other. A converter translates the simple SQL; procedures with cursors we redesign. And the end must be secured: freeze on new work in the old system, a dated shutdown, and a sponsor, as the last ten percent take half the time, and double cost is our clock. After two slices I re-estimate with real speed and tell the board openly.',
    criteria: [
      'Aims at finishing, not at starting',
      'Uses evidence of use and parity',
      'Honest re-estimation',
    ],
    followUps: [
      {
        question:
          'During comparison you find that the old report has counted returns twice for years. What do you do?',
        about: [3],
        answer:
          'I reproduce it in the new system first, so that parity can be signed off, and document it. Then the owner decides on a correction with its own announcement. Mixing both would make every later difference suspicious.',
      },
      {
        question: 'After a year 80% is moved, and the remaining 400 jobs have no owner. How do you finish?',
        about: [6, 0],
        answer:
          'I look at use again, announce a date, and switch them off reversibly in small groups. Whoever reports gets an owner and a decision: migrate, replace, or drop. The sponsor has to back the date, otherwise both systems run forever.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Technical Lead', 'Product Manager'],
    skills: ['Data Governance', 'Data Modeling', 'KPIs'],
    tags: ['metric definitions', 'semantic layer', 'ownership'],
    question:
      "Sales, marketing, and finance each present a different number of 'active customers' to the board. All three come from your warehouse. What do you do about it, and what keeps it from happening again?",
    keyPoints: [
      {
        cue: 'Making the gap understandable',
        point: 'Lays the definitions side by side and shows what explains the differences in numbers',
        weight: 3,
        essential: true,
        said: [
          'A table: window of 30 or 90 days, with or without trials, person or account',
          'From 41,000 to 38,500 in four steps that add up',
        ],
      },
      {
        cue: 'Whether one must be wrong',
        point:
          'Accepts that several may be legitimate for different purposes, and gives them different names',
        weight: 3,
        said: [
          'Paying customers for finance, engaged users for marketing',
          'One word for three things is the real fault',
        ],
      },
      {
        cue: 'Who settles it',
        point:
          'Gets a business owner to decide on the official definition; the data team does not decide alone',
        weight: 3,
        essential: true,
        said: [
          'A person for each metric with the right to say what it means',
          'I prepare options and consequences, the board’s sponsor picks',
          'Otherwise it is just a fourth definition, mine',
        ],
      },
      {
        cue: 'Where it lives technically',
        point:
          'Implements it once in a shared place, a tested model or semantic layer, from which all tools read',
        weight: 3,
        said: [
          'Metric as code with review, instead of a formula in each dashboard',
          'Every report draws from the same certified table',
        ],
      },
      {
        cue: 'What happens to existing reports',
        point:
          'Makes existing uses move: finds copies of the logic, offers replacements, marks or retires the others by a date',
        weight: 2,
        said: [
          'Search the BI tool for the old calculated fields',
          'Certified badge, and the uncertified ones disappear from the board deck',
        ],
      },
      {
        cue: "Yesterday's numbers",
        point: 'Shows history under the new definition and announces the break',
        weight: 2,
        said: ['Recompute two years, so the curve has no jump', 'Both lines for one quarter'],
      },
      {
        cue: 'How far you take this',
        point: 'Keeps the number of governed metrics small, leaving room for exploration',
        weight: 1,
        said: [
          'Twenty that matter, the rest is free',
          'If each metric needs a committee, people go back to spreadsheets',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A semantic layer tool solves the disagreement',
        said: ['we buy a metrics layer and then there is one truth'],
        correction:
          'A tool enforces a definition that people agreed on. Without an owner and decision, it holds three definitions in a nicer form.',
      },
      {
        belief: 'The data team should simply fix the correct definition',
        said: ['we define it in dbt and everybody has to use it'],
        correction:
          'Without the business’s agreement each area keeps its own. The definition is a business decision, its implementation is ours.',
      },
    ],
    sampleAnswer:
      'First I make the difference visible. I put the three queries side by side: sales counts accounts with a contract, marketing persons with a login in 90 days, finance accounts that paid this month. Then I build a bridge from one number to another in steps that add up, so it is clear nobody was lying. Often more than one is legitimate. The fault is that they share a name. So I prepare a proposal: paying customers, contracted customers, engaged users, with consequences, and bring it to one business owner, here the finance head as owner for the board, who decides. I don’t decide alone, or else it is just a fourth definition. Then it is implemented once, as a tested model with a metric definition in code, reviewed by the owner, and all tools read from it. I search the BI tool for copies of the old logic, replace the important ones with their owners, mark the certified ones, and set a date after which the board deck uses only those. I recompute two years so the curve has no unexplained jump, and show both lines for a quarter. I would do that for some twenty metrics. If each exploration needs a committee, people go back to spreadsheets.',
    criteria: ['Separates decision from implementation', 'Reduces conflict by transparency'],
    followUps: [
      {
        question: 'Marketing refuses because its number would shrink by a third. How do you proceed?',
        about: [2, 1],
        answer:
          'I keep their measure under its honest name, engaged users, as it is useful for them. For the board the owner decides, with the bridge next to it. I take the fear seriously: targets have to be translated to the new definition.',
      },
      {
        question: 'A year later, you find five new versions of the metric in dashboards. What was missing?',
        about: [4],
        answer:
          'A better way than copying: the official one lacked a dimension they needed, or was hard to find. I add the dimension, warn automatically about similar calculated fields, and review certified use. Rules without a usable offer don’t hold.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Machine Learning Engineer', 'Data Scientist'],
    skills: ['Data Modeling', 'Slowly Changing Dimensions', 'Stream Processing'],
    tags: ['point in time', 'temporal joins', 'leakage'],
    question:
      'A churn model was excellent in training and poor in production. The features came from warehouse tables joined by customer id. Explain what the data engineering had to do with it, and how you build such joins correctly in batch and stream.',
    keyPoints: [
      {
        cue: 'What went wrong in the join',
        point:
          'Identifies leakage: joined with today’s values, the training rows contain information from after the moment of prediction',
        weight: 3,
        essential: true,
        said: [
          'The account status already said canceled for those who left later',
          'It knew the future, as we overwrote the attributes',
          'As of now instead of as of then',
        ],
      },
      {
        cue: 'How to join correctly',
        point: 'Joins as of the event time: for each label moment the last feature value known before it',
        weight: 3,
        essential: true,
        said: [
          'Point in time join, latest row with valid time at or before the timestamp',
          'An ASOF join by customer and time',
        ],
      },
      {
        cue: 'Two kinds of dates',
        point:
          'Distinguishes when something was true from when we knew it, and uses the latter for availability',
        weight: 3,
        said: [
          'Backdated corrections were not there on the day of prediction',
          'Load time counts: the nightly batch brought it only the next morning',
          'Two time axes, effective and recorded',
        ],
      },
      {
        cue: 'What the tables must offer',
        point: 'Requires history: append-only or versioned tables, as overwritten values cannot be restored',
        weight: 2,
        said: [
          'Snapshots per day at least, better each change',
          'If only the current state exists, I have to start collecting now',
        ],
      },
      {
        cue: 'The same in a stream',
        point:
          'In streams uses a versioned table join by event time, and accepts waiting for the slower side or correcting later',
        weight: 2,
        said: [
          'Join the order with the price valid at order time, not with what is in the cache now',
          'The change stream may lag, so hold events until its watermark has passed',
        ],
      },
      {
        cue: 'Keeping both worlds alike',
        point: 'Computes features for training and serving from the same definition, and compares both',
        weight: 2,
        said: [
          'Log what the model saw in production and train from it',
          'Two implementations drift apart, one in SQL and one in the service',
        ],
      },
      {
        cue: 'How you find such errors',
        point:
          'Tests for leakage: too good features, a replay of a past day, comparison of recomputed values with logged ones',
        weight: 2,
        said: [
          'If one column gives 0.99, I become suspicious',
          'Recompute June 1 and compare with the values served on June 1',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Splitting training and test data by time removes such leakage',
        said: ['we used an out-of-time test set so there cannot be leakage'],
        correction:
          'If the features of all rows carry today’s values, the test set leaks as well. The join must be as of each row’s time.',
      },
      {
        belief: 'Using valid-from dates of the dimension is always enough',
        said: ['just join between valid_from and valid_to'],
        correction:
          'Backdated entries were unknown at the time. The moment of recording decides what a prediction could have used.',
      },
    ],
    sampleAnswer:
      'The likely cause is leakage by the join. If training rows are joined with the current customer table, they contain what happened later: status canceled, number of complaints until today. In training that predicts perfectly, in production it is not there yet. A split by time does not help, since the test rows carry the same later values. Correct is a join as of the moment of prediction: for each customer and timestamp the last value known before it, an ASOF join. Known is important. There are two time axes: when something was true and when it was recorded. Backdated corrections and nightly loads were not available, so I join by the recording time, plus the real delay of the pipeline. This needs history: versioned or append-only tables. Where values were overwritten, I cannot restore them honestly, so I drop the feature and begin collecting. In streaming, I join events with a versioned table by event time, such as order with the price valid then, and hold events until the change stream’s watermark has passed, or correct later. Features are defined once for training and serving, and production logs what the model saw. For proof I recompute a past day and compare with the logged values, and look at features that are too good.',
    criteria: ['Explains why good metrics were an illusion', 'Knows both time axes'],
    followUps: [
      {
        question:
          'The support tickets have an event date, but are loaded the next day. Which date do you use in the join?',
        about: [2],
        answer:
          'For what the model could know, the load time, because at the moment of prediction the ticket was not available. If serving gets tickets live, I use that delay instead. Training has to reflect the availability in production.',
      },
      {
        question:
          'In the stream, orders join to price changes, and some get the old price though the change had happened before. Why?',
        about: [4],
        answer:
          'The change arrived later than the order because its stream lagged. A lookup in the current cache is by processing time. I use a versioned join by event time and buffer orders until the price stream’s watermark has passed the order’s time.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer'],
    skills: ['Apache Iceberg', 'Delta Lake', 'Data Lakehouse'],
    tags: ['concurrency', 'snapshot isolation', 'compaction conflicts'],
    question:
      'On an Iceberg table of 40 TB, a streaming upsert, an hourly MERGE by another team, and a compaction job all run. Commits fail more and more, and retries eat the cluster. Explain what happens and how you restructure it.',
    keyPoints: [
      {
        cue: 'How commits work',
        point:
          'Explains optimistic concurrency: writers prepare against a snapshot and the swap of the table’s metadata succeeds for only one; the others check for conflicts and retry',
        weight: 3,
        essential: true,
        said: [
          'Nobody takes a lock, at commit time it turns out who was first',
          'Compare and swap of the current metadata in the catalog',
          'The loser checks if its files were touched',
        ],
      },
      {
        cue: 'Not every failure is equal',
        point:
          'Distinguishes a cheap retry of the commit from a true conflict, where the same files were rewritten and the work must be repeated',
        weight: 3,
        essential: true,
        said: [
          'Pure appends just retry the metadata, a merge has to read and write again',
          'If compaction replaced the files my merge changed, hours of work are gone',
        ],
      },
      {
        cue: 'Keeping jobs apart',
        point: 'Reduces overlap: partitions or keys divided so that writers touch different files',
        weight: 3,
        said: [
          'Compact only partitions the stream no longer touches',
          'The other team’s merge gets a predicate on its partitions, so the conflict check is narrow',
          'One writer per region of the table',
        ],
      },
      {
        cue: 'Who should write at all',
        point: 'Brings the writers together: one owner applies the changes that others deliver as appends',
        weight: 3,
        said: [
          'The second team appends to a change table, and one job merges both',
          'Serialize the merges in one pipeline instead of racing',
        ],
      },
      {
        cue: 'How changes are stored',
        point:
          'Chooses merge-on-read with deletes or copy-on-write by the write pattern, and compacts accordingly',
        weight: 2,
        said: [
          'Copy on write for a few updates per file rewrites gigabytes for a handful of rows',
          'Delete files make writing cheap and reading more expensive until compaction',
        ],
      },
      {
        cue: 'Taming the compaction',
        point: 'Makes compaction small: groups with separate commits, partial progress, quiet times',
        weight: 2,
        said: [
          'Not 2 TB in one commit, but many small ones, so a failure costs little',
          'Commit per file group, backoff with jitter',
        ],
      },
      {
        cue: 'Knowing that it worked',
        point:
          'Measures the effect: commit attempts and failures by writer, rewritten bytes against changed rows, number of snapshots and delete files',
        weight: 2,
        said: [
          'Write amplification: 3 GB rewritten for 200 rows',
          'A graph of conflicts by job shows who collides with whom',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The table format lets any number of writers work at once without interference',
        said: ['Iceberg is ACID so concurrent merges are no problem'],
        correction:
          'ACID guarantees correctness, not progress. Concurrent rewrites of the same files make all but one fail and repeat.',
      },
      {
        belief: 'More retries with a larger cluster solve it',
        said: ['set commit retries to 100'],
        correction:
          'For true conflicts each retry repeats the work and collides again. Writers must touch separate data or be serialized.',
      },
    ],
    sampleAnswer:
      'The format uses optimistic concurrency. Each writer reads a snapshot, writes its files, and at commit the catalog swaps the pointer to the metadata, which only one can win. The others look at what was committed meanwhile. If it does not concern them, as with appends, they retry the metadata commit cheaply. If files that they read or rewrote have changed, it is a true conflict and the whole merge is repeated. Here, three rewriters meet. The stream commits every minute, a merge takes 40, so it almost always loses; compaction replaces the very files both are changing. First I measure: commit failures per writer, and bytes rewritten per changed row. Then I separate. Compaction takes only closed partitions, in small groups with partial progress, so a failure costs minutes. The other team’s MERGE gets an explicit partition predicate, which narrows what it reads and the conflict check. Better still: they do not write into the table but append to a change table, and one job applies both; one writer for one table. For frequent small updates I use merge-on-read, with delete files, instead of rewriting gigabytes for 200 rows, and I accept that compaction must then keep up, since reads get slower. Retries get backoff with jitter, but I would not raise their number.',
    criteria: ['Understands the protocol behind the errors', 'Prefers structure to tuning'],
    followUps: [
      {
        question: 'After the switch to merge-on-read, commits are fine and dashboards slow. What now?',
        about: [4],
        answer:
          'Readers must combine data files with many delete files. Compaction has to fold them in regularly where it’s read most, on closed partitions or by the number of deletes per file. If updates concentrate on few partitions, I compact those more often.',
      },
      {
        question: 'Why does a plain append hardly ever fail under such load?',
        about: [1],
        answer:
          'It depends on no existing file. If another commit wins, the new files are still valid, so only the metadata commit is tried again on top of the new snapshot. That is quick, as no data is rewritten.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Machine Learning Engineer'],
    skills: ['Apache Spark', 'Performance Optimization', 'Big Data'],
    tags: ['memory', 'shuffle spill', 'scaling'],
    question:
      'A Spark job that ran an hour a year ago now takes six, spills terabytes, and loses executors at random. Data grew by 60%. Two colleagues doubled the memory with no effect. How do you approach it?',
    keyPoints: [
      {
        cue: 'Where you begin',
        point:
          'Starts from the evidence of the run: which stage takes the time, and task time, spill, shuffle, and garbage collection of it',
        weight: 3,
        essential: true,
        said: [
          'In the UI I look for the one stage that makes five of the six hours',
          'Quantiles of the tasks: are all slow or a few?',
          'Compare with an old event log, if it still exists',
        ],
      },
      {
        cue: 'What may have changed since',
        point:
          'Compares the physical plan with earlier: a lost broadcast, changed join order, lost pruning, more rows from a join',
        weight: 3,
        essential: true,
        said: [
          'The dimension grew beyond the threshold and the broadcast became a sort-merge join',
          'A duplicated key multiplies the rows by five',
          'Nonlinear growth from 60% means that the plan is different',
        ],
      },
      {
        cue: 'Doing less work',
        point:
          'Removes data before optimizing settings: filters and columns early, aggregation before the join, no needless distinct or sort',
        weight: 3,
        said: ['The fastest byte is the one not shuffled', 'Join the aggregate, not the raw rows'],
      },
      {
        cue: 'How work is divided',
        point:
          'Fits partitions to the data: size of about one or two hundred megabytes per task, adaptive coalescing and skew handling on',
        weight: 2,
        said: [
          'The fixed 200 partitions are now 5 GB each, so they spill',
          'Adaptive execution adjusts the number after the shuffle',
        ],
      },
      {
        cue: 'Why executors disappear',
        point:
          'Reads lost executors correctly: killed by the container limit through off-heap or Python memory, spot instances taken away, or disks full',
        weight: 2,
        said: [
          'Exit code 137 is the container limit, not the Java heap',
          'More heap leaves even less for overhead, so doubling did not help',
          'Lost shuffle files force earlier stages to be computed again',
        ],
      },
      {
        cue: 'Why doubling did nothing',
        point:
          'Knows why more memory failed: few large executors with many cores share it, or the bottleneck is disk or network',
        weight: 2,
        said: [
          'Five cores per executor each hold a big partition at the same time',
          'Memory per task is what counts',
        ],
      },
      {
        cue: 'How you proceed and finish',
        point:
          'Changes one thing at a time on a representative sample, checks equal results, and leaves a guard for the future',
        weight: 2,
        said: [
          'Alert on runtime and shuffle bytes against row count',
          'Otherwise in a year we stand here again',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Spilling and lost executors always mean too little memory',
        said: ['out of memory, so double executor memory'],
        correction:
          'Often partitions are too large, rows were multiplied, or the container limit was exceeded outside the heap. More memory then changes little.',
      },
      {
        belief: 'Caching intermediate results makes a job like this faster',
        said: ['put cache() after every step'],
        correction:
          'Cache takes memory from execution and helps only where a result is reused. Here it can increase spilling.',
      },
    ],
    sampleAnswer:
      'Sixfold time at 60% more data is not linear, so I suspect that the plan changed. I open the UI and find the stage which makes most of the time. Are all of its tasks slow, or a few? How much spill, shuffle, and garbage collection? Then I look at the physical plan and compare it with an older event log. Usual findings: a dimension grew over the broadcast threshold, so a broadcast join became a sort-merge; a key got duplicates and multiplies rows; a filter no longer prunes. Next the partitions: fixed 200 were fine at 200 MB and spill at several gigabytes, so I turn on adaptive execution and choose a number that gives some 100 or 200 MB each. The lost executors need a separate look. Exit code 137 means that the container limit was exceeded, often off-heap or Python memory, and then more heap is even worse. Memory per task matters, so fewer cores per executor may help. But first I reduce the data: columns and filters early, aggregate before the join. I change one thing at a time, verify that the result is the same, and note the effect. Then I set an alert on shuffle bytes per input row, so growth shows before it hurts.',
    criteria: ['Evidence before knobs', 'Suspects nonlinear change', 'Leaves a guard'],
    followUps: [
      {
        question: 'How can a growing dimension table make the job so much slower at once?',
        about: [1],
        answer:
          'At the threshold for broadcasting, the plan switches: instead of copying a small table, both sides are shuffled and sorted, terabytes over network and disk. I trim its columns or rows, raise the threshold if it fits in memory, or hint a broadcast.',
      },
      {
        question: 'Executors end with exit code 137. Why did doubling the heap not help?',
        about: [4, 5],
        answer:
          'The container was killed for its total memory: heap plus off-heap, network buffers, Python workers. A larger heap in the same container leaves less for these. I raise the overhead share, reduce cores per executor, or smaller batches to Python.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Backend Developer', 'Site Reliability Engineer (SRE)'],
    skills: ['Change Data Capture', 'Debezium', 'PostgreSQL'],
    tags: ['replication slot', 'snapshots', 'ordering'],
    question:
      'Your change data capture from the main PostgreSQL database stopped on Friday evening. On Saturday the production database went down with a full disk. Explain the connection, the recovery, and how you run CDC so that it cannot take production down.',
    keyPoints: [
      {
        cue: 'How the two are connected',
        point:
          'Explains that the replication slot keeps the write-ahead log until the consumer has confirmed it, so a stopped consumer fills the disk',
        weight: 3,
        essential: true,
        said: [
          'Postgres may not throw away WAL that the slot still needs',
          'The connector was away, and the log piled up behind it',
        ],
      },
      {
        cue: 'Your order in recovery',
        point:
          'Recovers in the right order: production first, by adding space or dropping the slot, knowing that dropping loses the position',
        weight: 3,
        essential: true,
        said: [
          'If there is no space, the slot has to go, the analytics can be rebuilt',
          'Extend the volume, start the database, then decide about the slot',
          'Never delete WAL files by hand',
        ],
      },
      {
        cue: 'Making the target right again',
        point:
          'After a lost slot, makes a new consistent snapshot joined to a new slot, and repairs missed deletes and updates in the target',
        weight: 3,
        said: [
          'Changes between are gone, so appending from now on is not enough',
          'Resnapshot the tables, incremental in chunks, and compare',
          'Rows deleted during the gap must be found by comparing keys',
        ],
      },
      {
        cue: 'Protection for production',
        point:
          'Limits the danger: a maximum of retained log per slot, and alarms on retained bytes and inactive slots long before the disk fills',
        weight: 3,
        said: [
          'max_slot_wal_keep_size, so the slot dies rather than the database',
          'An alert at 20 GB of lag at night too, with an owner',
        ],
      },
      {
        cue: 'A trap when little happens',
        point:
          'Knows the trap of quiet databases: without changes in captured tables the confirmed position does not advance; a heartbeat helps',
        weight: 2,
        said: [
          'Other tables or databases write WAL while ours is silent',
          'A heartbeat table updated every minute moves the position',
        ],
      },
      {
        cue: 'What the consumer must stand',
        point:
          'Designs consumers for repeats and order: at least once, ordered per key, with log position to decide what is newer',
        weight: 2,
        said: [
          'After restart the last events come again, so merge by key and LSN',
          'Take the version by log position and not by timestamp',
        ],
      },
      {
        cue: 'What you settle with others',
        point:
          'Agrees responsibilities with the database owners: long transactions, schema changes, failover with slots, maintenance',
        weight: 2,
        said: [
          'After failover to the replica the slot may not exist there',
          'Their migrations reach us as schema events, so we want to know in advance',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'CDC only reads the log and therefore cannot affect production',
        said: ['it is just a passive reader'],
        correction:
          'The slot makes the server retain its log, and slow or stopped readers fill the disk. Snapshots also load it.',
      },
      {
        belief: 'After the outage the connector simply continues where it stopped',
        said: ['restart Debezium and it catches up'],
        correction:
          'Only if slot and log still exist. If the slot was dropped or invalidated, a new snapshot is needed, or changes are lost silently.',
      },
    ],
    sampleAnswer:
      'A replication slot promises the consumer that no log is removed before it has confirmed it. Our connector stopped on Friday, the database kept writing, and the retained log filled the disk. Recovery: production first. If the volume can be extended, I do that, start the database, restart the connector, and let it catch up. If not, I free just enough space to start it and drop the slot; I never delete log files by hand. Dropping means that the position is lost: changes since Friday cannot be read any more. So I make a new slot with a consistent snapshot, in chunks to protect the database, and merge it into the target. Deletes in the gap do not show up, so I compare keys and mark what is missing. For the future: max_slot_wal_keep_size, so that the slot is sacrificed before the database; alarms on retained bytes and inactive slots, that call someone on Friday night; a heartbeat, because in quiet tables the position does not advance even though others write. The consumer expects repeats, so it merges by key and log position. And I sit down with the database owners about long transactions, schema changes, and failover, where the slot may be missing on the new primary. The principle: analytics may be late, but never take production with it.',
    criteria: ['Production before analytics', 'Knows what is lost and says so'],
    followUps: [
      {
        question:
          'You set a maximum for the retained log. What happens when it is exceeded, and what do you need then?',
        about: [3, 2],
        answer:
          'The server removes the log and the slot becomes invalid. Production is safe, but the stream has a gap. I need an automated resnapshot and a comparison of keys, and an alarm well before, so it is rare.',
      },
      {
        question: 'After the restart, some customers have an older address than before. How come?',
        about: [5],
        answer:
          'The connector delivered the last events again, and the consumer overwrote by arrival, so an old change came over a newer one. I store the log position with the row and apply only higher ones.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-10',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Site Reliability Engineer (SRE)', 'Technical Lead'],
    skills: ['Data Quality', 'On-Call', 'Service Level Objectives'],
    tags: ['data reliability', 'alert fatigue', 'freshness'],
    question:
      "Your data team gets 600 alerts a week, ignores most, and still hears of wrong data from users. You are asked to fix 'data reliability' in two quarters. What do you do?",
    keyPoints: [
      {
        cue: 'Where you begin',
        point:
          'Starts from what users need: a few critical data products with agreed objectives for freshness, completeness, and correctness',
        weight: 3,
        essential: true,
        said: [
          'Ask who is hurt when it is late, and by when they need it',
          'Revenue by 7:30 on 99% of workdays, instead of watching each of 3,000 tables',
        ],
      },
      {
        cue: 'What becomes of the alerts',
        point:
          'Cuts the alerts: only what is urgent, needs a human, and has an owner pages; the rest becomes a report or is deleted',
        weight: 3,
        essential: true,
        said: [
          'If nobody did anything the last ten times, then remove it',
          'One alert per incident, not 40 for everything downstream',
          'Classify a week of the 600 and see what led to action',
        ],
      },
      {
        cue: 'Learning from the past',
        point:
          'Reviews incidents that users reported, to see which check would have found them and where the cause lay',
        weight: 3,
        said: [
          'The last 30 incidents by cause: schema change, late source, our deploy',
          'Most came from upstream changes that no test looked at',
        ],
      },
      {
        cue: 'Fixing it further up',
        point:
          'Moves prevention to the causes: contracts with producers, tests in CI, safe deploys, automatic retries',
        weight: 2,
        said: [
          'Half of the failures fix themselves with a retry',
          'Test transformations against production data before merging',
        ],
      },
      {
        cue: 'Where checks belong',
        point:
          'Checks at the boundaries and the outcome: at the entrance of sources, and on the product, reconciled with an independent number',
        weight: 2,
        said: [
          'A few good tests at source and end beat hundreds in the middle',
          'Anomaly detection only where the seasonality is known',
        ],
      },
      {
        cue: 'People and habits',
        point:
          'Gives each product an owner team and a practiced way for incidents, including telling users before they notice',
        weight: 2,
        said: [
          'Status page for data, blameless review, runbook',
          'Who is on call for this table is written in the catalog',
        ],
      },
      {
        cue: 'How you show progress',
        point:
          'Measures progress by objectives kept, incidents found by us first, and time to detect and repair',
        weight: 2,
        said: [
          'Share discovered by users has to fall from 70 to below 20%',
          'An error budget decides between features and repair',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More monitoring coverage gives more reliability',
        said: ['put anomaly detection on all tables'],
        correction:
          'It multiplies alerts nobody acts on. Detection helps where someone owns the product and the check stands for harm.',
      },
      {
        belief: 'Every failed task deserves an alert',
        said: ['alert on each task failure immediately'],
        correction:
          'Many recover by retry and have time until the deadline. Alert on threatened objectives, not on each event.',
      },
    ],
    sampleAnswer:
      'I would start from two lists. First, the last 30 incidents that users reported: which check would have found them and what caused them. Second, one week of the 600 alerts: which led to action. Usually under ten percent do, and most incidents come from upstream changes that no test looked at. Then I ask which data people rely on. With the business I agree on perhaps 15 critical products with an owner and objectives: revenue complete by 7:30 on 99% of workdays, differing from finance by less than 0.5%. Paging is only for those: when an objective is threatened, a person must act, and one incident gives one alert, not one for each table downstream. Failed tasks first retry. The rest becomes a daily report or is deleted. Checks sit at the boundaries: schema, volume, and freshness at the entrance, and reconciliation on the product itself. Then prevention: contracts with the three noisiest producers, tests in CI against real data, and write, audit, publish. Incidents have a runbook, a status page so users hear it from us first, and a review without blame. I measure objectives kept, share of incidents we found first, and time to repair, and use a budget: if an objective is missed, repair goes before features.',
    criteria: ['Reduces before adding', 'Ties reliability to users and owners'],
    followUps: [
      {
        question: 'Deleting alerts feels risky to your team. How do you do it responsibly?',
        about: [1],
        answer:
          'By evidence: alerts without action in three months are muted first and logged. If an incident occurs which a muted one would have shown early, it comes back. The 15 products stay covered by objectives, so harm is still noticed.',
      },
      {
        question: 'How do you set an objective for correctness, which is harder than freshness?',
        about: [0],
        answer:
          'By reconciliation with an independent number: the difference to finance below 0.5% per day, orphaned keys below a limit, and corrections after publishing counted. It is never complete, so incidents reported by users count as misses too.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-11',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Solutions Architect', 'Product Manager'],
    skills: ['Stream Processing', 'Batch Processing', 'Data Architecture'],
    tags: ['real time', 'cost of streaming', 'requirements'],
    question:
      "The new head of digital wants 'everything in real time' and has seen a demo. Today you load hourly. You have a team of four. How do you find out what is really needed, and what do you recommend?",
    keyPoints: [
      {
        cue: 'Your first question',
        point: 'Asks which decision or action depends on the data and how fast someone or something reacts',
        weight: 3,
        essential: true,
        said: [
          'If a person looks once a morning, seconds do not change anything',
          'What would you do differently at 10:05 than at 11:00?',
          'An automatic reaction like fraud blocking needs seconds, a report doesn’t',
        ],
      },
      {
        cue: 'Bringing order into the wishes',
        point: 'Sorts the uses into classes of latency, and finds the few that gain from minutes or seconds',
        weight: 3,
        essential: true,
        said: [
          'Of 60 reports, three: stock on the site, fraud, campaign spending',
          'Daily, hourly, minutes, seconds, each with a price tag',
        ],
      },
      {
        cue: 'The price of streaming',
        point:
          'Names what streaming costs: state, late data, reprocessing, deployment without loss, operation around the clock',
        weight: 3,
        said: [
          'Someone has to be called at night, that’s four people on a rota',
          'Corrections are harder: a batch just runs again',
          'Joins over streams and changing history',
        ],
      },
      {
        cue: 'Less drastic options',
        point: 'Proposes steps between: more frequent micro-batches, CDC for some tables, incremental models',
        weight: 2,
        said: [
          'From hourly to every ten minutes takes two weeks, and perhaps it is enough',
          'The same SQL, run more often',
        ],
      },
      {
        cue: "Where today's hour comes from",
        point:
          'Finds the real delay: source, queue, transformation, dashboard cache, and shortens the largest',
        weight: 2,
        said: [
          'The export from the shop comes only every 50 minutes, streaming after that is useless',
          'End to end is what counts',
        ],
      },
      {
        cue: 'The truly urgent cases',
        point: 'Serves true real-time needs close to the source, and not necessarily through the warehouse',
        weight: 2,
        said: [
          'Stock check is a query to the operational system or its own event consumer',
          'Fraud scoring belongs to the payment service, analytics gets it later',
        ],
      },
      {
        cue: 'Bringing the head along',
        point: 'Wins the requester: one pilot with a measured benefit, and a decision afterward',
        weight: 2,
        said: [
          'Take the campaign budget, do it in five minutes, and measure saved spending',
          'No lecture, but three options with cost and benefit',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Streaming is always better, since it includes batch',
        said: ['streaming covers all cases so do everything in streams'],
        correction:
          'It adds state, ordering, and reprocessing problems and permanent operation. For most reports, the gain is zero.',
      },
      {
        belief: 'Real-time dashboards give more correct numbers',
        said: ['real-time is more accurate'],
        correction:
          'The freshest numbers are the most incomplete, with late events and later corrections. Accuracy often comes with waiting.',
      },
    ],
    sampleAnswer:
      'I would not argue about technology but ask what they would do differently with fresher data. With that I go through the 60 reports with the users and sort them: who acts, how fast, and what an hour of delay costs. Typically, most are looked at in the morning. Maybe three gain: stock shown on the site, fraud, and campaign spending. Then I show classes with a price: daily, hourly, ten minutes, seconds. Seconds means streaming: state, late and out-of-order events, joins over time, corrections that are harder than rerunning a batch, and someone on call around the clock. With four people this eats half of the team. Next I measure where today’s hour comes from. If the shop exports every 50 minutes, streaming behind it brings nothing. Often change data capture at the source plus models running every ten minutes get us to 15 minutes with the same SQL. For the real cases I go near the source: fraud scoring in the payment service, stock from the operational system or its own consumer. Then I offer three options with cost and benefit and recommend: ten-minute loads for the commercial tables, and one pilot for campaign spending in minutes, with the saved budget measured after six weeks. If it pays, we build on it.',
    criteria: [
      'Turns a wish into decisions',
      'Names cost in people, not only in money',
      'Offers a way forward',
    ],
    followUps: [
      {
        question:
          'After switching to streaming, the dashboard is still 40 minutes old. How could you have known?',
        about: [4],
        answer:
          'By measuring each step before: the source exports every 30 minutes and the dashboard caches for ten. The pipeline in between took the smallest part. I would begin with change data capture at the source and the cache.',
      },
      {
        question:
          'What gets harder about a bug fix in a streaming aggregation compared with an hourly batch?',
        about: [2],
        answer:
          'A batch reruns the affected hours. In the stream, state already holds wrong values: I must replay from retained events with the new version, next to the live one, then switch, and sinks must tolerate corrections. That needs preparation.',
      },
    ],
  },
  {
    id: 'data-engineering-expert-12',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Engineer', 'Backend Developer', 'Solutions Architect'],
    skills: ['Data Contracts', 'Apache Kafka', 'Data Serialization'],
    tags: ['schema evolution', 'avro', 'compatibility'],
    question:
      "30 teams publish and read Avro events through a schema registry set to 'backward'. A team added a required field with no default and was rejected; another removed an optional field and broke three consumers although the registry accepted it. Explain both and set rules.",
    keyPoints: [
      {
        cue: 'Why the first was rejected',
        point:
          'Explains backward: readers with the new schema can read old data, so a new field needs a default for old records that lack it',
        weight: 3,
        essential: true,
        said: [
          'The old records in the topic have no value for it, and without a default the new reader fails',
          'Backward looks at new code and old messages',
        ],
      },
      {
        cue: 'Why the second broke consumers',
        point:
          'Explains that backward allows removing a field, while consumers still on the old schema may depend on it',
        weight: 3,
        essential: true,
        said: [
          'Deleting passes, as the new reader just ignores it in old data',
          'The old readers with a field without default cannot read new messages; or their logic gets only the default',
          'It was not forward compatible',
        ],
      },
      {
        cue: 'Who moves first',
        point:
          'Derives the order of deployment: with backward, consumers upgrade first; with forward, producers may go first; full allows either',
        weight: 3,
        said: [
          'Whoever changes first decides which direction I need',
          'With 30 independent teams nobody can order consumers first, so full',
        ],
      },
      {
        cue: 'Long-lived topics',
        point:
          'Prefers transitive checks where topics are kept long or replayed, since compatibility with only the last version is not enough',
        weight: 2,
        said: ['Someone replays two years and meets version one', 'Full transitive for all shared topics'],
      },
      {
        cue: 'What the registry cannot see',
        point: 'Knows that the registry does not see meaning: units, allowed values, when a field is set',
        weight: 2,
        said: ['Cents to dollars passes each check', 'A new enum value or status may break logic'],
      },
      {
        cue: 'When you really must break something',
        point:
          'Handles breaking changes by a new topic or version with a dual period, an announced end, and known consumers',
        weight: 2,
        said: [
          'orders.v2 next to v1, produce both until the last reader has moved',
          'The registry of consumers tells me whom to ask',
        ],
      },
      {
        cue: 'Where and when it is tested',
        point:
          'Checks in the producer’s build, with owners and documentation of each event, before it gets to the registry',
        weight: 2,
        said: [
          'Fail in the pull request and not at deployment',
          'Consumer tests with sample events of the producer',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Compatibility 'backward' means that old consumers can read new data",
        said: ['backward compatible means existing readers keep working'],
        correction:
          'In the registry, backward means that new readers can read old data. Old readers of new data is forward.',
      },
      {
        belief: 'An optional field may always be removed without harm',
        said: ['it was optional so nobody can rely on it'],
        correction:
          'Readers decode it or fall back to their own default, and logic may still need the value. Removal needs to know the consumers.',
      },
    ],
    sampleAnswer:
      'Backward in the registry means: a reader with the new schema can read data written with the old one. A required field without a default fails that, since old records in the topic do not have it; with a default it passes. Removing a field is allowed under backward, because the new reader simply ignores it in old data. But the three consumers still had the old schema and read new messages. If their field has no default, decoding fails; if it has, they silently get the default, and their logic breaks. That is the forward direction, which nobody checked. So the mode also fixes the order: backward wants consumers upgraded first, forward producers first. With 30 independent teams I cannot control any order, so I set full, and transitive, because topics are replayed and then meet much older versions. So only fields with defaults are added or removed, and removal only after asking the known consumers. The registry sees structure only; cents instead of dollars or a new status passes, so each event has an owner, written meaning, and sample events which consumers test against. Truly breaking changes get a new version of the topic, both produced for a time, with an end date and a list of who still reads. The checks run in the producer’s pull request.',
    criteria: ['Exact about directions', 'Turns theory into rules for independent teams'],
    followUps: [
      {
        question: 'Checks compare with the latest version only. Construct a failure. How does it occur?',
        about: [3],
        answer:
          'Version 1 has no field `x`; version 2 adds it with a default; version 3 removes that default. Each step passes. A reader on version 3 replaying version 1 data finds no value for `x` and fails. Transitive checks would reject it.',
      },
      {
        question:
          'A producer adds the status `partially_shipped` to a string field. No schema changes. What can happen?',
        about: [4],
        answer:
          'Consumers with a fixed list run into the default branch or fail: orders remain open or are billed twice. Meaning is part of the contract: allowed values are documented, new ones announced, and consumers must handle unknown ones safely.',
      },
    ],
  },
]
