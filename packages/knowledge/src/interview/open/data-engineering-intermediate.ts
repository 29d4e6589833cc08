import type { OpenQuestion } from '../open-question.ts'

export const dataEngineeringIntermediate: readonly OpenQuestion[] = [
  {
    id: 'data-engineering-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer'],
    skills: ['Data Pipelines', 'Stream Processing', 'Data Modeling'],
    tags: ['late data', 'event time', 'reprocessing'],
    question:
      'A phone app works offline and sends its events when it is online again, sometimes three days later. Your daily usage report is computed once at 2:00 for the day before. What goes wrong, and how do you change the pipeline?',
    keyPoints: [
      {
        cue: 'The basic distinction',
        point:
          'Separates the time at which the event happened from the time at which it arrived, and stores both',
        weight: 3,
        essential: true,
        said: [
          'event_time from the device and received_at from our server',
          'We have to count by when the user did it, not by when we got it',
          'Two timestamps, else I cannot even measure how late things are',
        ],
      },
      {
        cue: 'What goes wrong',
        point:
          'Explains the error: events of Monday that come on Wednesday are missing in Monday’s report, or are counted on the wrong day',
        weight: 2,
        said: [
          'Days are too low at first and never corrected',
          'If grouped by arrival, Wednesday gets events that belong to Monday',
        ],
      },
      {
        cue: 'What each nightly run does',
        point: 'Recomputes the recent days in each run, for a window that covers most of the lateness',
        weight: 3,
        essential: true,
        said: [
          'Every night I rebuild the last four days, not only yesterday',
          'A lookback window: days are overwritten until they are old enough',
          'Recalculate the days for which new arrivals have come in',
        ],
      },
      {
        cue: 'How you choose the limits',
        point: 'Chooses the window from the measured distribution of delay, not by feeling',
        weight: 2,
        said: [
          'I plot arrival minus event time: 97% in one day, 99.8% within three',
          'See how much one gains by each further day and what it costs',
        ],
      },
      {
        cue: 'The stragglers',
        point:
          'Decides what happens to events later than the window: a regular larger recompute, a correction, or dropping them with a count',
        weight: 2,
        said: [
          'Everything older goes in with the monthly rebuild',
          'I count what comes too late so that nobody is surprised',
          'Not silently thrown away',
        ],
      },
      {
        cue: 'What report users must know',
        point: 'Tells the readers that the newest days are provisional and when they are final',
        weight: 2,
        said: [
          'The last three days are shown gray as preliminary',
          'A number is closed after day four, until then it may rise',
        ],
      },
      {
        cue: 'Whether to trust the phones',
        point: 'Distrusts device clocks: corrects or sets aside events with impossible times',
        weight: 2,
        said: [
          'Phones with a wrong year produce events in the future',
          'Use the send time of the device against the server time to work out the offset',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Grouping by arrival time is fine because it evens out',
        said: ['we use received_at, then nothing changes any more'],
        correction:
          'The totals are stable but wrong per day: an offline weekend appears as a Monday peak, and comparisons between days mislead.',
      },
      {
        belief: 'One can wait until all data has arrived before computing',
        said: ['run the report only when it is complete'],
        correction:
          'One never knows that everything has arrived. One chooses how long to wait and handles the rest as a correction.',
      },
    ],
    sampleAnswer:
      'The report counts Monday at Tuesday two o’clock, but some of Monday’s events arrive on Wednesday, so Monday is too low forever, or if we group by arrival, they land on Wednesday, which is also wrong. First I store both times: event time from the device and received time from the server. I aggregate by event time. Then I measure the delay. If 97% arrive in a day and 99.8% in three, I rebuild the last four days each night, overwriting those partitions, so it is repeatable. Events that are later still are not thrown away silently. They are stored, counted, and go in with a monthly rebuild. To make it efficient, I partition the raw data by arrival day and find which event days are touched by the new arrivals. The readers must know: the newest days are provisional and become final after day four, and the dashboard shows that. And device clocks are unreliable. Events in the future or from years ago are set aside, or corrected with the offset between device send time and server time. The price is computing four days instead of one, which I accept.',
    criteria: ['Bases the waiting time on data', 'Thinks of the readers of changing numbers'],
    followUps: [
      {
        question: 'Finance closes the month on the second. How do you treat events that come after?',
        about: [4, 5],
        answer:
          'The closed figure stays fixed as a snapshot. Later events go into the current numbers and are shown as an adjustment, so that both are explainable. Changing a closed month silently would cost trust.',
      },
      {
        question: 'How do you find efficiently which days to rebuild?',
        about: [0, 2],
        answer:
          'New data is partitioned by arrival. From the arrivals since the last run, I select the distinct event dates and rebuild exactly these partitions, within the allowed window. Usually these are three or four days, not all.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Data Scientist'],
    skills: ['SQL', 'Data Analysis'],
    tags: ['sessionization', 'window functions', 'gaps'],
    question:
      'From a table of page views with `user_id` and `viewed_at` you should build sessions: a new one starts after 30 minutes without activity. Describe the SQL, and how you would run it daily on a billion rows.',
    keyPoints: [
      {
        cue: 'First step of the query',
        point: 'Uses LAG per user ordered by time to get the gap to the previous view',
        weight: 3,
        essential: true,
        said: [
          'lag of viewed_at over partition by user order by time, and take the difference',
          'For each row I look at the row before of the same person',
        ],
      },
      {
        cue: 'Recognizing a new session',
        point: 'Marks a row as a start when the gap exceeds 30 minutes or there is no previous row',
        weight: 3,
        essential: true,
        said: [
          'case when prev is null or diff greater than 30 minutes then 1 else 0',
          'The first view of a user has no predecessor and is also a beginning',
        ],
      },
      {
        cue: 'From rows to a session',
        point: 'Makes the running sum of the marks per user the session number, and groups by it',
        weight: 3,
        said: [
          'A cumulative sum of the flag gives 1, 1, 1, 2, 2 and that is the session',
          'Sum over the ordered window, then group by user and that number for start, end, and pages',
        ],
      },
      {
        cue: 'A problem of daily runs',
        point:
          'Handles sessions over midnight: daily processing must read back or carry the open session over',
        weight: 2,
        said: [
          'A visit from 23:50 until 0:20 would be cut in two',
          'I read the evening before as well and rewrite sessions that touch the border',
          'Keep the last activity per user as state for the next day',
        ],
      },
      {
        cue: 'Naming a session',
        point:
          'Gives sessions a stable id, such as user and start time, instead of a running number that changes on reruns',
        weight: 2,
        said: [
          'Hash of the user and the first timestamp',
          'Sum over a different range would number them anew, so it is no key',
        ],
      },
      {
        cue: 'Making a billion rows feasible',
        point:
          'Thinks about volume: reads only the needed days, partitions by user, and watches for users with extreme numbers of views',
        weight: 2,
        said: [
          'The window needs all rows of a user together, so it is a shuffle by user',
          'Bots with millions of rows stay in one task, filter them before',
        ],
      },
      {
        cue: 'Awkward input rows',
        point: 'Makes the order deterministic and removes duplicates with equal timestamps',
        weight: 1,
        said: ['Two views in the same millisecond need a tie breaker', 'Deduplicate by event id first'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Grouping by user and half hour gives the sessions',
        said: ['date_trunc to 30 minutes and group by'],
        correction:
          'Fixed windows cut a visit in two at every half hour, though the user never paused. A session depends on the gap between neighboring events.',
      },
      {
        belief: 'It needs a loop or cursor, since SQL cannot compare rows with the previous one',
        said: ['I would do that in Python row by row'],
        correction: 'LAG and a running sum do it set-based, and in parallel per user.',
      },
    ],
    sampleAnswer:
      'It is three steps. First, LAG of viewed_at partitioned by user and ordered by time, to get the gap to the previous view. Second, a flag: one if there is no previous view or the gap is over 30 minutes, else zero. Third, a running sum of the flag per user, which numbers the sessions, and then I group by user and that number to get start, end, and number of pages. I break ties with the event id and remove duplicates before. As the session id I do not take the running number, since it changes with the range I read, but a hash of user and start time. For daily processing, the border matters: a visit from 23:50 to 0:20 must not be cut. So I read the day plus the evening before, and rewrite the sessions that touch the border; or I keep the last activity per user as state. On a billion rows, I prune to the needed partitions and columns. The window brings all views of a user together, a shuffle by user, so bots with millions of views make one task slow; I filter those first. Then I check that the sum of pages equals the number of views.',
    criteria: ['Builds the query from small steps', 'Thinks about borders and reruns'],
    followUps: [
      {
        question: 'A user is active from 23:40 to 0:30. What does your daily job produce?',
        about: [3],
        answer:
          'On the first day a session from 23:40 to the last view before midnight. The next run reads the evening too, sees the gap is below 30 minutes, and rewrites it as one session, assigned to the day it started.',
      },
      {
        question: 'One task of the job takes an hour, the others two minutes. Why?',
        about: [5],
        answer:
          'All views of a user go to one task. Probably a bot or a shared id such as empty or anonymous has millions of rows. I filter bots and null ids first, or treat them separately.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer'],
    skills: ['Slowly Changing Dimensions', 'Data Modeling', 'dbt'],
    tags: ['history', 'scd type 2', 'point in time'],
    question:
      'Customers move between sales regions. The sales director wants last year’s revenue by the region each customer had at the time; marketing wants everything by today’s region. How do you model and load that?',
    keyPoints: [
      {
        cue: 'How the customer is stored',
        point:
          'Keeps the history: a row per version of the customer with valid-from and valid-to dates, a type 2 dimension',
        weight: 3,
        essential: true,
        said: [
          'When the region changes, close the old line and open a new one',
          'Each version has a time range in which it was true',
          'History table of the customer rather than overwriting',
          'Or save a copy of all customers each day and look up the day of the order',
        ],
      },
      {
        cue: 'For the sales director',
        point: 'Joins a sale to the version valid at the time of the sale, by surrogate key or by date range',
        weight: 3,
        essential: true,
        said: [
          'order date between valid from and valid to',
          'The fact stores the key of the customer version of that day',
        ],
      },
      {
        cue: 'For marketing',
        point: 'Serves today’s view as well: joins by the durable customer id to the current row',
        weight: 2,
        said: [
          'is_current equals true, over the business key, for marketing',
          'Both questions from one table: version key for as-was, customer id for as-is',
          'A view with the present region beside the historic one',
        ],
      },
      {
        cue: 'A rule the data must obey',
        point: 'Makes the ranges half-open without gaps or overlaps, and tests it',
        weight: 3,
        said: [
          'Valid-to is excluded, so that midnight does not match two rows',
          'If two versions overlap, sales are doubled by the join',
          'Test: exactly one version per customer for each day',
        ],
      },
      {
        cue: 'What you choose to follow',
        point: 'Detects changes only in the columns whose history matters, and overwrites the rest',
        weight: 2,
        said: [
          'A new phone number should not create a version',
          'Hash of the tracked columns, compared with the last row',
        ],
      },
      {
        cue: 'The limits of what you know',
        point:
          'Knows that versions start with observation: earlier history is missing, and a nightly snapshot does not see changes during the day',
        weight: 2,
        said: [
          'What was before we began is only known if the source kept it',
          'Two moves in one day, the snapshot sees only the last',
          'With CDC I get each change, with snapshots one a day',
        ],
      },
      {
        cue: 'Unusual timing',
        point:
          'Handles sales that come before the first version, or changes known late with effect in the past',
        weight: 1,
        said: [
          'Backdated region changes need splitting an old range',
          'A default row for customers unknown at that time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Overwriting the region and recalculating reports gives history',
        said: ['update the region and rebuild the fact table'],
        correction:
          'After overwriting, the old value is gone, and last year’s revenue moves along with the customer.',
      },
      {
        belief: 'Valid-to of the old row and valid-from of the new one can both be included in the join',
        said: ['between valid_from and valid_to, both the same date'],
        correction:
          'A sale at exactly that moment matches two versions and is counted twice. Use a half-open range.',
      },
    ],
    sampleAnswer:
      'These are two valid questions, as it was and as it is, so I keep history. The customer dimension gets one row per version: a surrogate key, the durable customer id, the tracked columns such as region, valid_from, valid_to, and is_current. When the region changes, I close the old row and add a new one. I track only columns whose history matters; a new phone number is overwritten. The sale joins to the version that was valid at its time, so I look up the surrogate key when loading the fact. For marketing, I join by customer id to the current row, and I offer both regions in a view so nobody has to know the trick. The ranges are half-open, from included, to excluded, and a test checks that they do not overlap, because overlapping versions double the revenue. I load it with a snapshot, for instance in dbt, or better from change data capture, since a nightly snapshot sees only the last change of the day. And I am honest that history starts when we began to observe, unless the source kept it. Region changes backdated by sales mean splitting an old range, so I ask whether that occurs.',
    criteria: ['Sees that both views are legitimate', 'Knows the typical faults of ranges'],
    followUps: [
      {
        question: 'After the change, total revenue is 2% higher than before. What do you suspect?',
        about: [3],
        answer:
          'Overlapping versions, so that some sales match two rows. I search for customers with more than one version on a day, correct valid-to, make the join half-open, and add a test for it.',
      },
      {
        question: 'A region change is entered today, effective three months ago. What do you do?',
        about: [6, 5],
        answer:
          'I split the version that was valid then at the effective date, and reassign sales since then to the new one. If people need to know what was reported earlier, I also keep the time at which we learned it.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Machine Learning Engineer'],
    skills: ['Apache Spark', 'Performance Optimization', 'Big Data'],
    tags: ['skew', 'shuffle', 'slow task'],
    question:
      'A Spark job joins clicks with users. 199 of 200 tasks finish in two minutes, the last one runs for 40 and sometimes fails for lack of memory. How do you find the cause, and what are your remedies?',
    keyPoints: [
      {
        cue: 'What you suspect',
        point:
          'Recognizes data skew: one join key has far more rows than others and they all land in one partition',
        weight: 3,
        essential: true,
        said: [
          'All rows of one key go to one task, and there is a giant key',
          'Uneven distribution, not too little hardware',
          'One partition is huge while the others are small',
        ],
      },
      {
        cue: 'How you back that up',
        point: 'Proves it: compares the shuffle read per task in the UI and counts rows by key',
        weight: 3,
        essential: true,
        said: [
          'In the stage view max is forty times the median',
          'Group by user_id, order by count desc, and look at the top ten',
        ],
      },
      {
        cue: 'The cheapest explanation',
        point:
          'Checks first for a meaningless key, such as NULL, empty, or a default id, and filters or treats it separately',
        weight: 3,
        said: [
          'Anonymous clicks all have user id 0',
          'Nulls never match anyway, so I take them out before the join and add them after',
          'Often it is no real customer but a placeholder or a bot',
        ],
      },
      {
        cue: 'An easy way to join',
        point: 'Broadcasts the other side if it is small, so that no shuffle is needed',
        weight: 2,
        said: [
          'If users fits into memory, send it to every executor',
          'Broadcast hash join, then the distribution of the clicks does not matter',
        ],
      },
      {
        cue: 'A remedy by hand',
        point:
          'Otherwise salts the heavy key: adds a random suffix on the large side and replicates the small side accordingly',
        weight: 2,
        said: [
          'Split the big key into twenty with a number from 0 to 19',
          'The other table must have each heavy key twenty times',
        ],
      },
      {
        cue: 'A remedy built into Spark',
        point: 'Lets adaptive query execution split skewed partitions, and knows its limits',
        weight: 2,
        said: [
          'AQE has a skew join option that cuts large partitions',
          'Spark can do it by itself at runtime for sort merge joins, if thresholds fit',
          'It does not help a plain group by or window on the key',
        ],
      },
      {
        cue: 'A remedy that fails',
        point:
          'Explains that more executors or shuffle partitions alone do not help, as one key cannot be divided by hashing',
        weight: 1,
        said: [
          '2,000 partitions, and still all rows of the key in one of them',
          'Extra machines would just wait for the last task',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Increasing the number of shuffle partitions solves skew',
        said: ['set spark.sql.shuffle.partitions to 2000'],
        correction:
          'Rows with the same key still hash to the same partition. It helps when partitions are evenly too large, not against one heavy key.',
      },
      {
        belief: 'More memory for all executors is the proper fix',
        said: ['give the executors 64 GB and it goes through'],
        correction: 'It may pass today, but the task still runs 40 minutes alone and grows with the key.',
      },
    ],
    sampleAnswer:
      'One slow task out of 200 smells like skew: one join key has a huge number of rows, and they all hash into one partition. I prove it in the Spark UI: in that stage, the maximum shuffle read is many times the median. Then I count clicks by user id and look at the top ten. Very often it is not a real user but null, zero, or a bot. Null keys never match, so I take them out before the join and append them afterward if the result needs them. If the heavy keys are real, I look at the other side. If users is small, I broadcast it; then nothing has to be shuffled. If both are large, I check that adaptive query execution is on, since it can split skewed partitions in sort merge joins, if they pass the thresholds. If it doesn’t catch it, I salt: heavy keys get a random number from 0 to 19 on the click side, and the user rows are copied twenty times. Adding executors or more shuffle partitions does not help, since one key always hashes to one place. After that I compare the task times again, and watch the key distribution, because tomorrow another customer may be the big one.',
    criteria: ['Measures before changing settings', 'Chooses the simplest remedy that suffices'],
    followUps: [
      {
        question: 'With salting, what changes if you aggregate per user instead of joining?',
        about: [4],
        answer:
          'I aggregate in two steps: first by user and salt, then by user alone. Sums, counts, and maxima can be combined like that. No replication is needed. An exact distinct count needs more care.',
      },
      {
        question: 'The top key is NULL with 60% of the rows. What do you do?',
        about: [2],
        answer:
          'An inner join drops them anyway, so I filter them first. For a left join I split: rows with a key are joined, null rows get empty columns, then union. And I ask the source why so many are missing.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer'],
    skills: ['Apache Airflow', 'Data Orchestration', 'Python'],
    tags: ['backfill', 'logical date', 'idempotency'],
    question:
      'You clear this task for last month in Airflow to recompute it. All thirty runs succeed, but the old days did not change and today’s table has strange values. What happened, and how should it be written?',
    code: {
      language: 'python',
      lines: [
        '@task',
        'def load_orders():',
        '    day = datetime.now().date() - timedelta(days=1)',
        '    rows = fetch_orders(day)                  # calls the shop API',
        "    insert_into_warehouse('orders', rows)     # plain INSERT",
        '',
        "with DAG('orders', schedule='@daily', start_date=datetime(2025, 1, 1)):",
        '    load_orders()',
      ],
    },
    keyPoints: [
      {
        cue: 'Why old days did not change',
        point: 'Sees that the day comes from the clock, so each of the thirty runs loaded yesterday',
        weight: 3,
        essential: true,
        said: [
          'datetime.now ignores which run it is, they all took the same date',
          'Clearing June still asks for the day before today',
        ],
      },
      {
        cue: 'Where the day should come from',
        point: 'Takes the day from the data interval or logical date of the run that the scheduler passes in',
        weight: 3,
        essential: true,
        said: [
          'Use data_interval_start or logical_date from the context',
          'Every run has its own period, and the task must work on that',
          'Pass ds as a parameter instead of calculating',
        ],
      },
      {
        cue: "Why today's table is strange",
        point: 'Sees that plain INSERT added yesterday thirty times, and makes the write replace its slice',
        weight: 3,
        said: [
          'Thirty runs, thirty copies of the same rows',
          'Delete the day and insert, or merge on order id',
        ],
      },
      {
        cue: 'Cleaning up',
        point: 'Repairs: removes the copies, reloads yesterday, then backfills after the fix',
        weight: 2,
        said: [
          'First get rid of the thirtyfold day, count it, then start over with correct code',
          'Deduplicate by order id and compare with the shop',
        ],
      },
      {
        cue: 'Running a whole month',
        point: 'Limits the parallel runs of a backfill, so that the API and the warehouse are not overrun',
        weight: 2,
        said: [
          'max_active_runs three, or a pool for the shop API',
          'Thirty at once would run into the rate limit',
        ],
      },
      {
        cue: 'A question about the API',
        point:
          'Asks whether the source can still deliver the past as it was, or whether raw data should be kept',
        weight: 2,
        said: [
          'The API gives today’s state of old orders, cancellations included',
          'If I had stored the raw answers, I could recompute without asking again',
        ],
      },
      {
        cue: 'How you begin the rerun',
        point: 'Tests with one old day before starting the whole range, and checks the result',
        weight: 1,
        said: ['Run one date, look at it, then the rest', 'Compare counts before and after for that day'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Green runs show that the backfill worked',
        said: ['all tasks succeeded, so the data is there'],
        correction: 'Success only means that no exception occurred. One has to look at the affected days.',
      },
      {
        belief: 'Catchup must be disabled, because it causes such errors',
        said: ['set catchup to False and it never happens'],
        correction:
          'Catchup only controls automatic runs for the past. The error is that the task does not use the period of its run.',
      },
    ],
    sampleAnswer:
      'The task computes the day from the clock. So each of the thirty runs, though it belonged to a day last month, loaded yesterday. And since it is a plain insert, yesterday is now in the table thirty times more, while the old days are untouched. The runs are green because nothing threw an error. First I repair: I find the copies by order id, delete that day, and load it once. Then I change the task: it takes the period from the run’s context, the logical date or data interval, and it writes so that repeating is harmless, delete that day and insert in one transaction, or merge on order id. Then I test one old day, compare counts with the shop, and only then do the rest. For the backfill I limit parallel runs, for example three active ones or a pool, so that the shop API does not run into its rate limit. I would also ask what the API returns for the past. If it gives the present state of old orders, I can’t restore what we saw then. So in future I store the raw answers per day and compute from them, without asking the source again.',
    criteria: ['Finds both mistakes', 'Repairs the damage and not only the code'],
    followUps: [
      {
        question: 'The API delivers only the last 14 days. How do you recompute six weeks?',
        about: [5],
        answer:
          'Not from the API. If raw answers were stored, I read those. Otherwise I ask for an export from the shop database, or tell people which days cannot be recomputed. From now on I keep raw data.',
      },
      {
        question: 'Why not run all thirty days in parallel?',
        about: [4],
        answer:
          'The shop API has a rate limit and serves real customers, and the warehouse has other jobs. Thirty parallel merges may also lock each other. I use a pool or a maximum of active runs, and let the daily run go first.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Backend Developer'],
    skills: ['Data Pipelines', 'Data Contracts', 'Data Quality'],
    tags: ['schema change', 'detection', 'ownership'],
    question:
      'On Tuesday the app team renamed `price` to `unit_price` and changed it from dollars to cents. Your pipeline did not fail; for three days the revenue dashboard was wrong. How do you handle it now, and how do you prevent the next one?',
    keyPoints: [
      {
        cue: 'Your first hour',
        point:
          'Stops the damage first: informs the users, marks or removes the wrong days, keeps the last good state',
        weight: 3,
        essential: true,
        said: [
          'Tell everyone since when the numbers are wrong before repairing',
          'Take the dashboard offline for these days or show a warning',
        ],
      },
      {
        cue: 'Getting correct numbers back',
        point:
          'Corrects from the raw data: adapts the transformation from the time of the change and rebuilds the three days',
        weight: 2,
        said: [
          'Raw events are kept, so I recompute from Tuesday on',
          'Cents before the switch or after it, depending on the deploy time',
        ],
      },
      {
        cue: 'Catching the rename',
        point: 'Makes structural changes fail visibly: checks the expected columns and types at the entrance',
        weight: 3,
        essential: true,
        said: [
          'If price is missing then stop, and do not fill it with null',
          'Compare the incoming schema with the registered one',
          'The silent null was the real problem',
        ],
      },
      {
        cue: 'Catching the switch to cents',
        point: 'Adds a check on content too, since a change of unit passes every type check',
        weight: 3,
        said: [
          'The average price suddenly being a hundred times higher must raise an alarm',
          'Distribution tests: median within bounds of last weeks',
        ],
      },
      {
        cue: 'Your talk with the app team',
        point:
          'Agrees on a contract with the producing team: fields, meaning, units, an owner, and notice before a change',
        weight: 2,
        said: [
          'Written down what price means, and who to ask',
          'A contract test in their build that goes red when they rename it',
        ],
      },
      {
        cue: 'How such changes should happen',
        point: 'Prefers additive changes: new field next to the old one for a transition, then removal',
        weight: 2,
        said: [
          'First both price and unit_price, we move over, then they drop it',
          'Never change the meaning of an existing field, but add a new one',
        ],
      },
      {
        cue: 'Beyond this dashboard',
        point: 'Finds out what else is affected by lineage, such as exports and models',
        weight: 1,
        said: [
          'Which tables and mails used these three days?',
          'Someone may have decided on prices because of it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A flexible reader that ignores unknown columns makes pipelines robust',
        said: ['select by name, fill missing ones with null, then it never breaks'],
        correction:
          'It never stops, and delivers wrong numbers. Required columns that are missing have to stop the load.',
      },
      {
        belief: 'A schema registry would have prevented the wrong unit',
        said: ['with Avro this could not happen'],
        correction:
          'It catches renames and types. An integer in cents is as valid as one in dollars; meaning needs a contract and content checks.',
      },
    ],
    sampleAnswer:
      'First I limit the damage. I tell the users that revenue is wrong since Tuesday, take these days off or mark them, and look in the lineage at what else used them, for example exports or a pricing model. Then I repair from raw data: I find the time of the deployment, adapt the transformation so that from then on unit_price is divided by a hundred, and rebuild the three days. I check with the payments total. For the future there are two gaps. The rename was silent because a missing column was filled with null, so required columns and types are now checked at the entrance, and a missing one stops the load. The change to cents would pass any type check, so I add checks of content: the median price or the daily revenue must stay within bounds. And I talk with the app team, without blame, as they did not know we used it. We agree on a contract: fields, meaning, unit, owner, and a test in their build which fails if they break it. Changes are additive: a new field next to the old one for some weeks, then removal. A field never changes its meaning.',
    criteria: [
      'Damage, repair, prevention in this order',
      'Treats the other team as partner',
      'Distinguishes structure from meaning',
    ],
    followUps: [
      {
        question: 'Why would a schema check alone not have caught the change to cents?',
        about: [3],
        answer:
          'The type stayed a number. Structure was valid, only the meaning changed. It takes checks on values, such as median and totals against the last weeks, or a comparison with payments, plus an agreed unit in the field’s name.',
      },
      {
        question: 'The app team says they cannot wait for you with every change. What do you offer?',
        about: [5, 4],
        answer:
          'They need not wait: additions are free at any time. Only removals or changes of meaning need the two-step way with notice. The contract test in their build shows within minutes whether it concerns us.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer'],
    skills: ['Data Lakes', 'Apache Iceberg', 'Performance Optimization'],
    tags: ['small files', 'compaction', 'streaming writes'],
    question:
      'A stream job writes to a lake table every minute into 50 partitions. After three months queries take ten times longer although the data volume is modest. What is the reason, and what do you do about it?',
    keyPoints: [
      {
        cue: 'What has piled up',
        point: 'Identifies masses of tiny files: each minute and partition makes at least one new file',
        weight: 3,
        essential: true,
        said: [
          '50 times 1,440 are 72,000 files a day',
          'A few kilobytes each instead of a few hundred megabytes',
          'The small file problem of streaming into object storage',
        ],
      },
      {
        cue: 'Why that hurts queries',
        point:
          'Explains why that is slow: listing, opening, and planning cost per file, and compression and statistics get poor',
        weight: 3,
        said: [
          'For each file there is a request and reading the footer',
          'Query planning alone takes a minute because of the metadata',
          'The fixed overhead per object is bigger than the reading',
        ],
      },
      {
        cue: 'What you run to repair it',
        point:
          'Compacts regularly: rewrites small files into large ones, in an operation that readers do not notice',
        weight: 3,
        essential: true,
        said: [
          'A job that merges yesterday’s files to about 256 MB or more',
          'OPTIMIZE or rewrite data files, as an atomic commit of the table format',
        ],
      },
      {
        cue: 'What the stream should do differently',
        point:
          'Writes less often or in fewer pieces: longer commit interval, data distributed by partition before writing, coarser partitions',
        weight: 2,
        said: [
          'Commit every ten minutes if nobody needs one minute',
          'Shuffle by partition key, so each one is written by a single task',
          'Partition by day rather than by hour and city',
        ],
      },
      {
        cue: 'What would still remain',
        point:
          'Expires old snapshots and cleans metadata and orphan files, since otherwise deleted files stay',
        weight: 2,
        said: [
          'Compaction alone doubles the storage, as the old ones are kept for time travel',
          'Expire snapshots after a week and rewrite the manifests',
        ],
      },
      {
        cue: 'Avoiding trouble with the stream',
        point: 'Runs compaction on partitions that are no longer written, to avoid conflicts with the stream',
        weight: 2,
        said: [
          'Yesterday only, so it does not collide with the writer',
          'If both touch the same files, one of the commits fails',
        ],
      },
      {
        cue: 'What you discuss first',
        point: 'Weighs freshness against cost together with the users',
        weight: 1,
        said: [
          'Who really looks at it each minute?',
          'Every halving of the interval doubles the number of files',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A larger cluster for the queries solves it',
        said: ['scale up the query engine'],
        correction:
          'Planning and per-file overhead remain, and more workers make even more small requests. Fewer, larger files help.',
      },
      {
        belief: 'Compaction immediately frees the storage',
        said: ['after optimize the small files are gone'],
        correction:
          'In table formats with snapshots, the old files remain for time travel until the snapshots expire.',
      },
    ],
    sampleAnswer:
      'The stream commits each minute into 50 partitions, so at least 50 times 1,440, about 72,000 files a day, each only some kilobytes. After three months that is over six million. For each file the engine has to plan, open, and read the footer, so the overhead is much more than the reading, and compression and statistics are poor as well. I confirm it with the table’s metadata: number of files and average size per partition. The remedy has two parts. First compaction: a regular job rewrites the small files of a partition to some hundred megabytes; in Iceberg or Delta it is an atomic commit, so readers notice nothing. I run it on partitions which are no longer written, such as yesterday, to avoid commit conflicts with the stream. And I expire old snapshots and remove orphan files, since otherwise the small ones stay in storage. Second, the cause: does someone need one-minute freshness? With ten minutes there are a tenth of the files. I distribute the rows by partition before writing, so each partition gets one file per commit, and I check if 50 partitions are needed at all for this volume. Then I watch the average file size as a metric.',
    criteria: ['Estimates the number of files', 'Treats both symptom and cause'],
    followUps: [
      {
        question: 'After compaction, the storage bill is higher than before. Why?',
        about: [4],
        answer:
          'The old small files are still referenced by older snapshots, for time travel. I expire snapshots according to how far back we need to go, and then remove orphan files. After that the storage drops.',
      },
      {
        question: 'The compaction job fails with commit conflicts. What do you change?',
        about: [5],
        answer:
          'It rewrites files the stream is changing at the same time. I compact only closed partitions, in smaller groups with retries. If updates touch old partitions too, I schedule it in quiet hours.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Backend Developer'],
    skills: ['Apache Kafka', 'Stream Processing', 'Idempotency'],
    tags: ['offsets', 'at least once', 'duplicates'],
    question:
      'Your consumer reads orders from Kafka and writes batches to the warehouse. After a crash some orders are in it twice; a colleague changes the commit of offsets, and after the next crash some are missing. Explain both, and build it properly.',
    keyPoints: [
      {
        cue: 'Why orders come twice',
        point:
          'Explains the duplicates: written first and offset committed later, so a crash in between reads the batch again',
        weight: 3,
        essential: true,
        said: [
          'It had already inserted, but not yet told Kafka that it was through',
          'At least once: after the restart it starts at the old position',
        ],
      },
      {
        cue: 'Why orders go missing',
        point:
          'Explains the loss: offset committed before the write, so after a crash those messages are skipped',
        weight: 3,
        essential: true,
        said: [
          'Kafka thinks I have them, but they were only in memory',
          'At most once, auto commit in the background can do the same',
        ],
      },
      {
        cue: 'How you build it',
        point: 'Commits offsets after the write, and makes the write idempotent by a unique key',
        weight: 3,
        said: [
          'Merge on order id plus version, then repeating does no harm',
          'Take the duplicates and remove them at the destination',
          'Insert only if topic, partition, and offset are not yet known',
        ],
      },
      {
        cue: 'Another sound way',
        point:
          'Or stores the offsets in the target in the same transaction as the data, and starts from there',
        weight: 2,
        said: [
          'Data and position are committed together in the database, and on start I seek to it',
          'Then there is no gap between the two',
        ],
      },
      {
        cue: 'What Kafka cannot promise',
        point:
          'Knows that Kafka’s own exactly-once covers reading and writing within Kafka, not an external warehouse',
        weight: 2,
        said: ['Transactions of the producer end at the border of Kafka', 'The sink has to play along'],
      },
      {
        cue: 'What a repeat must not damage',
        point: 'Regards order and updates: an older version must not overwrite a newer one after a replay',
        weight: 2,
        said: [
          'Update only where the incoming version is higher',
          'On replay the old status comes again, so compare the sequence',
        ],
      },
      {
        cue: 'One bad record',
        point: 'Handles messages that fail every time, so that one does not block the partition',
        weight: 1,
        said: [
          'Poison messages go to a dead letter topic with an alert',
          'After three tries set it aside and go on',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Setting `enable.idempotence` on the producer prevents the duplicates in the warehouse',
        said: ['turn on the idempotent producer'],
        correction:
          'It removes duplicates from producer retries inside Kafka. Reprocessing by the consumer is another matter.',
      },
      {
        belief: 'Committing offsets before processing is safe, as Kafka still holds the messages',
        said: ['the messages are still in the topic so nothing is lost'],
        correction:
          'They are there, but the group continues after the committed offset and never reads them again on its own.',
      },
    ],
    sampleAnswer:
      'There are two steps, writing to the warehouse and committing the offset, and a crash can come between them. In the first version we wrote and then committed. After the crash the consumer starts at the old offset and writes the batch again: duplicates, at least once. The colleague committed first. Then the process died with the batch in memory, Kafka considered it read, and it is skipped: loss, at most once. Auto commit can do either. Properly, I commit after the write and accept repetition, and make the write idempotent: merge by order id, and update only if the incoming version is higher, because on a replay older states come again. The alternative is to store the offsets in the warehouse in the same transaction as the rows, and to start from them; this needs a target with real transactions. Kafka’s exactly-once does not help here; it covers read, process, and write within Kafka. For a message that always fails, I use a dead letter topic after some attempts, with an alert, so the partition is not blocked. Then I test it: kill the consumer in the middle of a batch many times, and compare counts and keys with the topic.',
    criteria: ['Explains by the moment of the crash', 'Tests the failure instead of trusting settings'],
    followUps: [
      {
        question: 'After a replay of an hour, some orders went from `shipped` back to `paid`. Why?',
        about: [5],
        answer:
          'The replay delivered old events again and the merge took whatever came last. I store the version or event sequence with the row and update only if the incoming one is higher.',
      },
      {
        question: 'What does storing offsets in the target require?',
        about: [3],
        answer:
          'The target must commit rows and offsets in one transaction. The consumer ignores Kafka’s group offsets, reads its position from the target at start and after rebalancing, and seeks to it. Many warehouses can do that, object storage without a table format cannot.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Cloud Engineer'],
    skills: ['Cloud Cost Optimization', 'Data Warehousing', 'Query Optimization'],
    tags: ['warehouse cost', 'partition pruning', 'materialization'],
    question:
      'The bill of your cloud warehouse doubled in three months while users and data grew by 20%. You have a week. How do you find what costs, and what do you typically change without hurting people?',
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Measures first: ranks cost by query pattern, job, user, and team from the query history',
        weight: 3,
        essential: true,
        said: [
          'The system tables tell me bytes scanned and time per query',
          'Group equal queries by their text without constants, then sort by cost',
          'Usually ten patterns make up most of the bill',
        ],
      },
      {
        cue: 'Looking back three months',
        point: 'Compares the period before and after to see what is new or runs more often',
        weight: 2,
        said: [
          'What ran 10 times a day in spring and runs 500 times now?',
          'A dashboard with auto refresh each minute, which nobody opens',
        ],
      },
      {
        cue: 'What you change in queries',
        point:
          'Cuts the data read: filters on the partition column that can prune, only needed columns, clustering',
        weight: 3,
        said: [
          'A function around the date column made it scan the full table',
          'Select star on a wide table costs all columns',
          'Require a partition filter on the large ones',
        ],
      },
      {
        cue: 'What you change in jobs',
        point: 'Replaces full rebuilds by incremental models, and reduces schedules to what is needed',
        weight: 2,
        said: [
          'The model is rebuilt hourly over three years, though only yesterday changes',
          'From every 15 minutes to every 2 hours, after asking the users',
        ],
      },
      {
        cue: 'What you change for dashboards',
        point: 'Precomputes what many dashboards compute again and again',
        weight: 2,
        said: [
          'A small daily aggregate instead of 200 people scanning raw events',
          'Use cached results or materialized views',
        ],
      },
      {
        cue: 'Beyond queries and jobs',
        point:
          'Checks the compute settings: size, auto-suspend, idle time, concurrency, storage of old copies',
        weight: 2,
        said: [
          'The cluster stays up at night as a job pings it each ten minutes',
          'Suspend after one minute instead of an hour',
          'Unused tables and endless time travel also cost',
        ],
      },
      {
        cue: 'After your week',
        point: 'Keeps it down: budget alerts, limits per query, and cost visible per team',
        weight: 2,
        said: [
          'Each team sees its own part of the bill, labels on jobs',
          'A maximum of bytes per query protects from accidents',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Moving everything to a bigger or reserved plan is the first lever',
        said: ['buy a commitment for a discount'],
        correction:
          'A discount on waste is still waste. First remove useless work, then commit to the remaining base.',
      },
      {
        belief: 'LIMIT makes an exploratory query cheap',
        said: ['I only select with limit 100'],
        correction:
          'In many warehouses the whole table is still scanned, as LIMIT only cuts the output. A partition filter and few columns reduce cost.',
      },
    ],
    sampleAnswer:
      'I would measure first. The query history has bytes or compute time per query, user, and job. I normalize the queries, group them, and sort by cost; usually some ten patterns make up most of it. Then I compare with three months ago: what is new, what runs more often? Typical findings: a dashboard that refreshes each minute with nobody looking, a model that rebuilds three years each hour, a filter with a function around the partition column so that pruning is lost, and select star on a wide table. For each I take the cheapest change. I rewrite the filter, build incrementally, reduce the schedule after asking the users, and give the dashboards a small aggregate table. I also look at settings: auto-suspend, warehouse size, jobs that keep the cluster awake, and storage of unused copies. I would show the saving per item and start with the three largest, comparing results before and after so that no number changes. To keep it low, jobs get labels per team, each team sees its cost, there are budget alerts and a limit per query. Only after that would I talk about commitments, because a discount on waste is still waste.',
    criteria: [
      'Follows the money instead of opinions',
      'Asks users before reducing freshness',
      'Makes the effect last',
    ],
    followUps: [
      {
        question:
          "What is wrong with `WHERE DATE_TRUNC('month', event_date) = '2025-06-01'` on a table partitioned by `event_date`?",
        about: [2],
        answer:
          'The engine may not be able to derive the partitions from the function, so it scans all. I write a range: at least June 1 and below July 1. Then I check the bytes scanned, since some engines do handle simple functions.',
      },
      {
        question:
          'Nobody works at night, but the compute cluster is billed around the clock. What do you look for?',
        about: [5],
        answer:
          'Something wakes it: health checks, small scheduled jobs, dashboards with auto refresh, or a long auto-suspend time. I group query starts by hour and user, bundle the jobs, and shorten the suspension.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-10',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer'],
    skills: ['Data Quality', 'Data Orchestration', 'dbt'],
    tags: ['severity', 'write audit publish', 'gates'],
    question:
      'At 6:00 a test in your pipeline finds that 0.4% of orders have no customer. Blocking delays twelve reports that management reads at 8:00; publishing shows slightly wrong numbers. How do you decide, and how should the pipeline handle such cases by itself?',
    keyPoints: [
      {
        cue: 'What your decision hangs on',
        point: 'Decides by consequence: who uses it for what, and how wrong would it be compared with late',
        weight: 3,
        essential: true,
        said: [
          'For a trend report 0.4% is nothing, for invoices it is a stop',
          'What decision hangs on it at eight o’clock?',
        ],
      },
      {
        cue: 'A closer look at the 0.4%',
        point: 'Looks at whether the defect is concentrated or spread, and whether it is new',
        weight: 2,
        said: [
          'It may be all orders of one country, and then it is not 0.4% for that manager',
          'Was it 0.3% all the time, or zero until yesterday?',
        ],
      },
      {
        cue: 'What is fixed beforehand',
        point: 'Gives tests a severity and thresholds in advance, so the decision is not made anew at 6:00',
        weight: 3,
        essential: true,
        said: [
          'Warn above 0.1%, stop above 1%, agreed with the owners of the reports',
          'Error and warning are different things in the config',
        ],
      },
      {
        cue: 'How data reaches the reports',
        point: 'Builds the new data aside, checks it, and only then makes it visible',
        weight: 3,
        said: [
          'Write, audit, publish: staging first, then swap',
          'If the gate closes, yesterday’s version stays up, with its date',
        ],
      },
      {
        cue: 'What goes on meanwhile',
        point: 'Blocks only what depends on the faulty part, and lets the rest run',
        weight: 2,
        said: ['Reports without customer data should not wait', 'Stop at that model and its children only'],
      },
      {
        cue: 'What management hears',
        point: 'Communicates: a note on the report, the known defect, and when it is corrected',
        weight: 2,
        said: [
          'A banner at the top: 0.4% without a customer, fix by ten',
          'Nobody is angry about a flaw that he was told about',
        ],
      },
      {
        cue: 'What becomes of these orders',
        point:
          'Keeps the rows under an unknown customer instead of dropping them, and pursues the cause with the source',
        weight: 2,
        said: [
          'With an inner join those orders vanish and revenue is too low',
          'Put them to a customer called unknown, and open a ticket with the shop team',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Bad data must never be published',
        said: ['any failing test has to stop everything'],
        correction:
          'Late or missing data does harm as well. It depends on the use; a small, visible defect is often better than no report.',
      },
      {
        belief: 'A test that always warns is better than none',
        said: ['leave it as a warning forever'],
        correction:
          'A warning nobody acts on teaches people to ignore alerts. Fix the cause, adjust the limit, or delete the test.',
      },
    ],
    sampleAnswer:
      'I decide by consequence. First I look at the 0.4%: is it spread evenly, or all of one branch, in which case someone’s report is completely wrong? Is it new? Then who uses it: for a trend at eight, 0.4% is fine with a note; for invoices or a regulator I would block. So today I would probably publish the overview with a visible note, hold the customer report, and say when it is corrected. I keep the orders under an unknown customer, because with an inner join they would vanish and revenue would be too low. But such a decision should not be made at six by whoever is awake. Each test gets a severity and thresholds agreed with the owners: warn above 0.1%, stop above 1%. The pipeline writes to staging, runs the checks, and only then swaps, so if it stops, yesterday’s version stays, with its date. And only the models downstream of the failed one wait, not all twelve reports. Afterward I find the cause with the shop team, perhaps guest orders that are legitimate, and then I correct the test. A warning that comes daily and is ignored is worse than none.',
    criteria: ['Weighs late against wrong', 'Prepares the decision in advance'],
    followUps: [
      {
        question: 'How could 0.4% missing customers be serious?',
        about: [1],
        answer:
          'If they are concentrated: all orders of one new country, or of the largest client. Then that manager’s report is simply wrong. Or if the share was zero until yesterday, as it may be the beginning of a larger failure.',
      },
      {
        question: 'Why not run the tests on the published table after the load?',
        about: [3, 4],
        answer:
          'Then people see the wrong numbers until the test fails, and removing them afterward is worse. Testing aside and swapping costs some storage, but readers only ever see checked versions.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-11',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Backend Developer', 'Full Stack Developer'],
    skills: ['Data Integration', 'REST APIs', 'ETL'],
    tags: ['api ingestion', 'rate limits', 'pagination'],
    question:
      'You are to load all tickets from a vendor’s support API into the warehouse every hour: 3 million tickets, 100 per page, 60 requests a minute, tickets change for months. How do you design the extraction, and what can go wrong?',
    keyPoints: [
      {
        cue: 'What the numbers tell you',
        point:
          'Calculates that a full load is not possible hourly: 30,000 pages at 60 a minute take over eight hours',
        weight: 3,
        said: [
          '3 million by 100 is 30,000 calls, so about 500 minutes',
          'Once initially, afterward only changes',
        ],
      },
      {
        cue: 'What each hour fetches',
        point:
          'Loads incrementally by the change time, with a stored position and an overlap, merging by ticket id',
        weight: 3,
        essential: true,
        said: [
          'updated_since the last run minus some minutes, and upsert',
          'Tickets change for months, therefore by update time and not by creation',
        ],
      },
      {
        cue: 'Going through the pages',
        point: 'Pages by cursor or by sorted change time, since offset pages shift while tickets change',
        weight: 2,
        said: [
          'With page=17 records jump and I miss some',
          'If rows move during paging, an offset skips or repeats them',
        ],
      },
      {
        cue: 'Being a polite client',
        point:
          'Obeys the limit: throttles itself, respects Retry-After, and repeats temporary faults with growing waits',
        weight: 2,
        said: [
          'On 429 I wait as long as the header says',
          'Exponential backoff with some randomness for 5xx errors',
        ],
      },
      {
        cue: 'What lands first',
        point: 'Stores the raw answers before transforming, to be able to recompute without the API',
        weight: 2,
        said: [
          'JSON as received with load time, parse afterward',
          'If I need another field later, I have it already',
        ],
      },
      {
        cue: 'What you would not be told',
        point: 'Considers deletions and merged tickets, which the change query does not show',
        weight: 2,
        said: [
          'Is there an endpoint for deleted ones, or do I compare the ids weekly?',
          'Reconcile the counts per month with theirs',
        ],
      },
      {
        cue: 'Starting from nothing',
        point: 'Makes the initial load resumable: in time slices with a saved position',
        weight: 2,
        said: [
          'By month, each noted when finished, so an abort does not start from zero',
          'It runs overnight beside the hourly one, within the shared limit',
        ],
      },
      {
        cue: 'Access and surprises',
        point: 'Treats credentials and unexpected schema changes of the vendor properly',
        weight: 1,
        said: ['Token from the secret store, rotated', 'Tolerate new fields, stop if a required one is gone'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More parallel requests make it faster',
        said: ['run 20 threads against the API'],
        correction:
          'The limit holds for the account. More threads only yield 429 responses and perhaps a block; one has to fetch less.',
      },
      {
        belief: 'Filtering on the creation date is enough for hourly loads',
        said: ['get tickets created in the last hour'],
        correction: 'Later changes of older tickets would never arrive. One must filter by update time.',
      },
    ],
    sampleAnswer:
      'First the numbers: 3 million by 100 are 30,000 requests, at 60 a minute more than eight hours. So a full load once, and then only changes. The initial load goes in slices by month with a saved position, so it can resume, and it leaves part of the limit free. Hourly, I ask for tickets updated since the last successful position, minus a few minutes of overlap, and merge by ticket id, so repeating is harmless. It must be the update time, as tickets change for months. For paging I use a cursor or sort by update time, because with offsets the pages shift while tickets change and I miss some. I throttle to about 50 a minute, obey Retry-After at 429, and repeat server errors with growing, random waits. I store the raw JSON first and parse it in the warehouse, so a new field or a bug does not mean asking again. What I would still miss is deletions and merged tickets, so I look for an endpoint, or compare ids and counts per month weekly. I alert if an hourly run suddenly brings nothing. The token comes from the secret store. And I would check whether the vendor has webhooks or a bulk export, since that could be simpler.',
    criteria: ['Calculates before designing', 'Knows what an incremental load does not see'],
    followUps: [
      {
        question: 'Why can page numbers lose records while you read?',
        about: [2],
        answer:
          'If a ticket on page 3 is updated and moves to another place, all later ones shift by one, and the first of page 4 slides onto page 3, which I’ve already read. A cursor by update time and id does not shift.',
      },
      {
        question: 'Reports show more open tickets than the vendor’s own screen. What may be the reason?',
        about: [5],
        answer:
          'Deleted or merged tickets that no change query reports, so they stay open with us. I compare ids per month, mark the missing ones as deleted, and do it regularly. Time zones or permissions of the token are other candidates.',
      },
    ],
  },
  {
    id: 'data-engineering-intermediate-12',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Engineer', 'Security Engineer'],
    skills: ['Data Governance', 'Data Protection', 'Data Warehousing'],
    tags: ['masking', 'access', 'personal data'],
    question:
      'Forty analysts ask for access to the raw customer table with names, emails, and birth dates, because a few of them need age and region. How do you give people what they need without handing out personal data?',
    keyPoints: [
      {
        cue: 'What you ask each analyst',
        point: 'Asks for the purpose of each use, and grants the least data that serves it',
        weight: 3,
        said: [
          'What do you want to find out? Usually age group and region suffice',
          'Need to know instead of everyone gets everything',
        ],
      },
      {
        cue: 'What most of them get',
        point:
          'Offers a derived table or view: age group instead of birth date, region instead of address, no names',
        weight: 3,
        essential: true,
        said: [
          'An analytics view with a pseudonymous key and bands',
          'Forty people use the view, nobody needs the email for averages',
        ],
      },
      {
        cue: 'How tables can be linked',
        point:
          'Uses a keyed pseudonym for joins, whose key is kept apart, and knows that a plain hash of an email can be guessed',
        weight: 3,
        said: [
          'Hash all known emails and compare, then I have everybody back',
          'HMAC or a random id with a mapping table that few can read',
        ],
      },
      {
        cue: 'How rights are managed',
        point:
          'Grants by roles and groups, with column masking or row rules in the warehouse, instead of individual grants',
        weight: 2,
        said: [
          'Tag the columns as personal, and a policy masks them unless the role allows',
          'Rights on a role, people come and go',
        ],
      },
      {
        cue: 'Those who need more',
        point: 'Gives the few who need raw data time-limited, approved, and logged access',
        weight: 2,
        said: [
          'The support analyst gets it for a week, with a reason in the ticket',
          'Access log is looked at, and the grant runs out by itself',
        ],
      },
      {
        cue: 'What leaves the warehouse',
        point: 'Considers copies: exports, sandboxes, and derived tables inherit protection and deletion',
        weight: 2,
        said: [
          'If somebody saves it in a spreadsheet, all masking was in vain',
          'Lineage shows where the email column went',
        ],
      },
      {
        cue: 'The remaining risk',
        point: 'Warns that combinations can identify people, and sets minimum group sizes',
        weight: 1,
        said: ['Birth date plus zip code plus sex is nearly unique', 'No result for groups below ten'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Removing the name makes the data anonymous',
        said: ['without names and emails it is not personal data any more'],
        correction:
          'Birth date, zip code, and other columns together identify many people. It is pseudonymous at best and must be protected.',
      },
      {
        belief: 'Hashing the email with SHA-256 protects it',
        said: ['we hash it, so nobody can get it back'],
        correction:
          'Emails can be guessed and hashed for comparison. Use a secret key, kept apart, or random identifiers.',
      },
    ],
    sampleAnswer:
      'I would not answer with yes or no but ask for the purpose. Most want averages by age group and region. For that I build a view: age band instead of birth date, region instead of address, and a pseudonymous customer key for joins, no name and no email. That probably serves 37 of the 40. The key must not be a plain hash of the email, because one can hash a list of emails and compare; I use a keyed hash or a random id, with the key or mapping where only the pipeline can read it. In the warehouse, I tag the personal columns and let a policy mask them by role, so rights hang on roles, and people join or leave a group. The few who really need raw data, such as for support cases, get it with approval, for a limited time, and logged. I also think of copies: a raw export in a spreadsheet or sandbox undoes everything, so derived tables inherit the tags and deletions reach them. And the view is not anonymous: region plus age plus rare product may identify someone, so results for tiny groups are suppressed. Then I review each quarter who still uses what.',
    criteria: [
      'Starts from purpose',
      'Practical for analysts and not only forbidding',
      'Does not overstate anonymity',
    ],
    followUps: [
      {
        question:
          'A colleague says that SHA-256 is a one-way function, so hashing emails is safe. What is your reply?',
        about: [2],
        answer:
          'One way does not help when the inputs can be guessed. I hash a list of known emails and compare. A keyed hash with a secret outside the warehouse prevents that for those without the key, yet it stays pseudonymous data.',
      },
      {
        question:
          'An analyst exported the raw table to a laptop last month. How do you notice and what do you do?',
        about: [5, 4],
        answer:
          'By the access and export logs for tagged columns. I have the copy deleted, involve the person responsible for privacy, and close the way, for instance no export from raw schemas. And I ask which need the view did not meet.',
      },
    ],
  },
]
