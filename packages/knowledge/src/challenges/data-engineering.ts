import type { Challenge } from './challenge.ts'
import { atLeast, entries, figure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const dataEngineeringChallenges: readonly Challenge[] = [
  {
    id: 'messy-file-to-clean-table',
    title: 'Load a messy public file into a clean table, again and again',
    description:
      'A city publishes a file of its trees, shops or building permits every month, with dates in three formats, garbled accents and duplicate rows. Write an import in Python that turns such a file from an open-data portal into a typed PostgreSQL table, rejects what it cannot read, and can be run as often as you like.',
    difficulty: 'beginner',
    type: 'project',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['ETL', 'Python', 'Data Quality', 'SQL'],
    roles: ['Data Engineer', 'Data Scientist'],
    learningObjectives: [
      'Look at data before trusting its description',
      'Make a load repeatable without duplicates',
      'Account for every row: loaded, changed, unchanged or rejected',
    ],
    steps: [
      'Choose a file of at least 20,000 rows and profile it: types, gaps, ranges, keys. Result: a page of surprises.',
      'Load it unchanged, as text, into a raw table with file name and line number. Result: every row traceable to its line.',
      'Write rules that turn text into types, with a reason for each rejection. Result: a clean table and a table of rejects.',
      'Find the natural key, and insert or update by it. Result: a second run that changes nothing.',
      'Change 50 lines of the file by hand and run again. Result: a report with exactly these changes.',
      'Load last month’s file too, or make one by removing rows, and decide what happens to rows that vanished. Result: a documented rule.',
    ],
    acceptanceCriteria: [
      'A second run of the import leaves the row count and all values unchanged.',
      {
        text: 'Lines in the file equal loaded plus rejected plus duplicates.',
        check: entries('the counts of the import', {
          columns: [
            figure('lines in the file', { from: 1 }),
            figure('loaded'),
            figure('rejected'),
            figure('duplicates'),
          ],
          rows: [1, 1],
          rules: [{ rule: 'adds', column: 'lines in the file', of: ['loaded', 'rejected', 'duplicates'] }],
        }),
      },
      {
        text: 'Each reject shows file, line, column and reason.',
        check: entries('a few rejects from your report', {
          columns: ['file', figure('line', { from: 1 }), 'column', 'reason'],
          rows: atLeast(3),
        }),
      },
      'An abort in the middle leaves the clean table as it was before.',
    ],
    resources: [
      documentation('csv: reading and writing CSV files', 'https://docs.python.org/3/library/csv.html'),
      documentation('INSERT … ON CONFLICT', 'https://www.postgresql.org/docs/current/sql-insert.html'),
      tutorial('PostgreSQL tutorial', 'https://www.postgresqltutorial.com'),
    ],
  },
  {
    id: 'bicycle-hire-star-schema',
    title: 'Design a star schema for a bicycle hire company',
    description:
      'A company with 3,000 bicycles wants to compare trips, income and repairs by station, weather, tariff and day, and today every report joins eleven tables. Design a star schema for these questions, load it from invented source tables, and show that the reports become simple.',
    difficulty: 'beginner',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Data Modeling', 'Data Warehousing', 'SQL'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'State the grain of a fact table in one sentence',
      'Separate measures from what describes them',
      'Share dimensions between facts',
    ],
    steps: [
      'Write twelve questions that the company asks, with an example answer. Result: the list the model is judged by.',
      'Choose the business processes and state the grain of each fact. Result: two or three sentences such as "one row per finished trip".',
      'Draw facts and dimensions with their attributes: date, time, station, bicycle, tariff, customer type, weather. Result: a diagram.',
      'Generate source tables with 200,000 trips and some errors. Result: a source to load from.',
      'Load dimensions with surrogate keys and an "unknown" row, then the facts. Result: a filled schema in PostgreSQL or DuckDB.',
      'Answer the twelve questions in both schemas. Result: queries side by side with their length and run time.',
    ],
    acceptanceCriteria: [
      'All twelve questions are answered by joining one fact with its dimensions, or two facts through shared ones.',
      'No foreign key of a fact is null.',
      {
        text: 'Totals of trips and income equal those of the source.',
        check: entries('the totals', {
          columns: ['measure', figure('source'), figure('warehouse')],
          rows: atLeast(2),
          rules: [{ rule: 'same', column: 'warehouse', as: 'source' }],
        }),
      },
      {
        text: 'The diagram states for every measure whether it may be added up over all dimensions.',
        check: entries('the measures', {
          columns: ['measure', word('may be added up', ['yes', 'no', 'partly'])],
          rows: atLeast(2),
        }),
      },
    ],
    resources: [
      article(
        'Dimensional modeling techniques (Kimball Group)',
        'https://www.kimballgroup.com/data-warehouse-business-intelligence-resources/kimball-techniques/dimensional-modeling-techniques/',
      ),
      documentation('DuckDB documentation', 'https://duckdb.org/docs/'),
    ],
  },
  {
    id: 'daily-load-with-backfill',
    title: 'Schedule a daily load in Airflow and backfill a year',
    description:
      'A weather file arrives every day, sometimes late and sometimes twice, and the script started by cron has left gaps that nobody noticed. Rebuild the load as an Airflow DAG that can fill any day again, waits for late files, and tells the right person when something is missing.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–14 hours',
    hours: { from: 10, to: 14 },
    skills: ['Apache Airflow', 'Data Pipelines', 'Python', 'PostgreSQL', 'Docker'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Make a task depend on its logical date instead of on "today"',
      'Design tasks that can be repeated and run in parallel',
      'Choose between waiting, retrying and failing',
    ],
    steps: [
      'Start Airflow and PostgreSQL with Docker Compose, and write a generator that puts a year of daily files into a folder, with gaps, late files and duplicates. Result: a realistic source.',
      'Write the DAG: wait for the file, load it raw, transform, check, publish. Result: one day loaded.',
      'Replace the partition of the day in one transaction. Result: repeating a day gives the same rows.',
      'Backfill the year with limited parallelism. Result: 365 days, with the missing ones listed.',
      'Handle late files without blocking workers, with deferrable or rescheduled waiting. Result: a free worker while ten files are awaited.',
      'Alert on missing data by its deadline instead of on every failed attempt. Result: one message per problem.',
    ],
    acceptanceCriteria: [
      'Clearing and repeating any ten days leaves all tables unchanged.',
      'The backfilled year equals a load of all files by one simple script.',
      'A task killed in the middle leaves no partial day visible.',
      'A file that is two days late is loaded into its own day, without work by hand.',
    ],
    resources: [
      documentation('Apache Airflow documentation', 'https://airflow.apache.org/docs/'),
      tutorial('Data engineering zoomcamp', 'https://github.com/DataTalksClub/data-engineering-zoomcamp'),
    ],
  },
  {
    id: 'dbt-metrics-people-trust',
    title: 'Build revenue figures with dbt that two departments agree on',
    description:
      'Sales and finance report different revenue for the same month, each with its own SQL file of 600 lines. Rebuild the figure as a dbt project on DuckDB or PostgreSQL, in layers with tests and documentation, and explain to the cent where the two old figures differ.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['dbt', 'SQL', 'Data Quality', 'Data Modeling'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Divide transformations into staging, intermediate and published models',
      'Test assumptions about data where they are made',
      'Settle a definition with people before coding it',
    ],
    steps: [
      'Invent orders, refunds, taxes and exchange rates, and write the two old queries with different ideas of refund date, tax and currency. Result: two figures for each month.',
      'Write sources and staging models: one per table, renamed and typed only. Result: a clean base with freshness checks.',
      'Build intermediate models for refunds and currency, and one published revenue model with both definitions as columns. Result: a lineage graph.',
      'Add tests: keys, relationships, accepted values, and your own that totals equal the source. Result: a run that fails when you damage the data in five ways.',
      'Explain the difference by month as a bridge from one figure to the other. Result: a table that adds up.',
      'Describe each column and publish the documentation. Result: a page that both departments could read.',
    ],
    acceptanceCriteria: [
      {
        text: 'The bridge explains the whole difference of every month to the cent.',
        check: entries('the bridge', {
          columns: ['month', figure('sales figure'), figure('differences'), figure('finance figure')],
          rules: [
            { rule: 'unique', column: 'month' },
            { rule: 'adds', column: 'finance figure', of: ['sales figure', 'differences'] },
          ],
        }),
      },
      {
        text: 'Each of the five kinds of damage is caught by a named test.',
        check: entries('the five kinds of damage', {
          columns: ['damage', 'test'],
          rows: [5, 5],
          rules: [{ rule: 'unique', column: 'damage' }],
        }),
      },
      '`dbt build` on an empty database succeeds in one go.',
      'No published model reads a source table directly.',
    ],
    resources: [
      documentation('dbt documentation', 'https://docs.getdbt.com'),
      tutorial('dbt fundamentals', 'https://courses.getdbt.com/courses/fundamentals'),
      documentation('DuckDB documentation', 'https://duckdb.org/docs/'),
    ],
  },
  {
    id: 'trips-into-a-data-lake',
    title: 'Turn a year of trip records into a small data lake',
    description:
      'Analysts wait minutes for every query on a year of taxi or bicycle trips that lies around as CSV files. Convert a public set of trip records of at least ten million rows with Spark into partitioned Parquet in an S3 bucket of a local emulator, and show what the layout does to cost and speed.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Apache Spark', 'AWS', 'Apache Parquet', 'Data Lakes', 'Python'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Read a Spark plan and find the shuffles',
      'Choose partitions, file sizes and sorting from the queries',
      'Write to a lake so that readers never see half a result',
    ],
    steps: [
      'Download twelve monthly files of public trip records and compare their columns. Result: a table of how the schema changed over the year.',
      'Read them with an explicit schema and count what does not fit. Result: one data frame with rejects apart.',
      'Write Parquet to the emulator’s bucket by month and sort within files. Result: files between 64 and 256 MB, or as few as the data allows.',
      'Write five typical queries and compare CSV, unpartitioned and partitioned Parquet. Result: a table of run time, bytes read and tasks.',
      'Correct one month and replace only its partition while another program reads. Result: readers see the old or the new month.',
      'Write what the same would need on real AWS: roles, life cycle, encryption, cost of a month. Result: one page.',
    ],
    acceptanceCriteria: [
      {
        text: 'The row counts by month equal those of the source files less the rejects.',
        check: entries('the counts of twelve months', {
          columns: ['month', figure('in the source'), figure('rejected'), figure('in the lake')],
          rows: [12, 12],
          rules: [
            { rule: 'unique', column: 'month' },
            { rule: 'adds', column: 'in the source', of: ['rejected', 'in the lake'] },
          ],
        }),
      },
      'A query on one day reads less than a tenth of the bytes, shown in the Spark UI.',
      'No partition holds more files than its size calls for.',
      'A reader that polls during the replacement never gets an error or a mixed month.',
    ],
    resources: [
      documentation('Spark SQL guide', 'https://spark.apache.org/docs/latest/sql-programming-guide.html'),
      documentation('Apache Parquet documentation', 'https://parquet.apache.org/docs/'),
      documentation('Moto, a local stand-in for AWS', 'https://docs.getmoto.org/en/latest/'),
    ],
  },
  {
    id: 'history-of-customers',
    title: 'Keep the history of changing customers without rewriting the past',
    description:
      'Last year’s sales by region change every time a customer moves, because the warehouse only keeps today’s address. Build a customer dimension of type 2 that is loaded incrementally, copes with late and repeated changes, and reports each sale under the address of its time.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Slowly Changing Dimensions', 'Data Warehousing', 'SQL', 'Data Modeling'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Separate when something became true from when it was known',
      'Load history incrementally and in any order',
      'Test a temporal table by its invariants',
    ],
    steps: [
      'Generate 2,000 customers and two years of changes, some arriving weeks late, some twice, some undone. Result: a stream of changes with the truth beside it.',
      'Design the table: keys, valid from and to, loaded at, current flag, and which columns make history. Result: a documented design.',
      'Write the daily load for changes in order. Result: correct periods for the simple case.',
      'Handle late changes by splitting periods, and repeated ones by ignoring them. Result: the same table whatever the order of arrival.',
      'Join 100,000 sales to the version that was valid at their time. Result: sales by region that do not change when loaded again.',
      'Answer "what did we report in March?" with what was known in March. Result: two queries, one as it was and one as it was known.',
    ],
    acceptanceCriteria: [
      'Periods of a customer never overlap and have no gaps, checked by a query.',
      'Loading all changes at once, day by day or shuffled gives the same table.',
      'Every sale matches exactly one version.',
      'Loading the same day twice changes nothing.',
    ],
    resources: [
      article(
        'Dimensional modeling techniques (Kimball Group)',
        'https://www.kimballgroup.com/data-warehouse-business-intelligence-resources/kimball-techniques/dimensional-modeling-techniques/',
      ),
      documentation('Range types in PostgreSQL', 'https://www.postgresql.org/docs/current/rangetypes.html'),
      documentation('MERGE', 'https://www.postgresql.org/docs/current/sql-merge.html'),
    ],
  },
  {
    id: 'late-events-counted-once',
    title: 'Count orders per minute from a stream with late and repeated events',
    description:
      'A live dashboard of orders per minute disagrees with the daily report, because events arrive late, out of order and more than once. Build the stream with Kafka in containers and a consumer in Python or Flink, so that the count for each minute becomes exact and survives crashes.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 22 },
    skills: ['Apache Kafka', 'Stream Processing', 'Python', 'Idempotency'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Work with event time, watermarks and windows that are corrected',
      'Get an exact effect from delivery that is at least once',
      'Reason about partitions, order and rebalancing',
    ],
    steps: [
      'Write a generator with a seed: 200,000 events over two hours, 3% repeated, 5% late, a few by a day. Result: a stream and the true counts.',
      'Choose key and partitions, and write a simple consumer. Result: counts that are wrong, with the size of the error explained.',
      'Count by event time with a watermark and store counts and offsets in one transaction. Result: exact counts for what arrived in time.',
      'Correct minutes afterwards when late events come, and set aside what is too late. Result: counts that say whether they are final.',
      'Kill consumers, add and remove one, and restart the broker. Result: a log of rebalances that all end in the same counts.',
      'Replay the whole topic into an empty table. Result: the same figures, and the time it takes.',
    ],
    acceptanceCriteria: [
      'The final counts equal the generator’s for every minute, with those set aside listed.',
      'Ten random kills during a run change nothing in the result.',
      'Lag returns to zero within five minutes after a pause of ten.',
      'The dashboard marks minutes that may still change.',
    ],
    resources: [
      documentation('Apache Kafka documentation', 'https://kafka.apache.org/documentation/'),
      article('Streaming 101', 'https://www.oreilly.com/radar/the-world-beyond-batch-streaming-101/'),
      documentation('Apache Flink documentation', 'https://nightlies.apache.org/flink/flink-docs-stable/'),
    ],
  },
  {
    id: 'changes-captured-from-a-database',
    title: 'Copy a live database change by change with Debezium',
    description:
      'Reports run on the production database at night and block the morning’s work. Stream its changes with Debezium and Kafka into a separate analytics database, keep the two in step while tables change, and prove that nothing is missing.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 12, to: 20 },
    skills: ['Change Data Capture', 'Debezium', 'Apache Kafka', 'PostgreSQL'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Explain logical decoding, snapshots and replication slots',
      'Apply changes in order and more than once without harm',
      'Handle changes of the schema and deletions downstream',
    ],
    steps: [
      'Run PostgreSQL with five tables and a constant writer that inserts, changes and deletes in transactions. Result: a busy source.',
      'Connect Debezium, take the first snapshot while writing goes on, and read the events. Result: an annotated change event.',
      'Write a consumer that applies changes to DuckDB or a second PostgreSQL. Result: a copy that follows within seconds.',
      'Write a reconciliation that compares counts and checksums by key range. Result: a report of differences, empty at rest.',
      'Add, rename and drop columns in the source while it runs. Result: a rule for each, and what broke.',
      'Stop the consumer for hours and watch the replication slot; then lose the slot. Result: an alarm for its growth and a tested way to start again.',
    ],
    acceptanceCriteria: [
      'After stopping the writer both databases are equal in all rows, by checksum.',
      'Deleted rows are deleted or marked in the copy.',
      'A consumer restarted at an older offset ends in the same state.',
      'The runbook for a lost slot was rehearsed, with its duration.',
    ],
    resources: [
      documentation('Debezium documentation', 'https://debezium.io/documentation/'),
      documentation(
        'Logical decoding in PostgreSQL',
        'https://www.postgresql.org/docs/current/logicaldecoding.html',
      ),
    ],
  },
  {
    id: 'one-task-that-never-ends',
    title: 'Fix a Spark job in which one task never ends',
    description:
      'A job that joins 50 million events with customers finishes 199 of 200 tasks in two minutes, and the last takes an hour. Generate such skewed data on your laptop, scaled to its memory, find the cause in the Spark UI, and compare three fixes.',
    difficulty: 'advanced',
    type: 'debugging',
    estimatedTime: '8–14 hours',
    hours: { from: 8, to: 14 },
    skills: ['Apache Spark', 'PySpark', 'Performance Optimization'],
    roles: ['Data Engineer'],
    learningObjectives: [
      'Read stages, tasks and spills in the Spark UI',
      'Recognize skew, too many partitions and needless shuffles',
      'Choose a fix by its side effects',
    ],
    steps: [
      'Generate events in which one customer has 30% of the rows, and a customer table too big to broadcast. Result: a job that shows the fault within minutes.',
      'Run it with adaptive execution switched off and look at the distribution of task times. Result: a screenshot with the straggler and its key.',
      'Write down the plan in your own words, with every shuffle and its size. Result: half a page.',
      'Fix it three ways: adaptive skew join, salting the key, treating heavy keys apart. Result: three versions with the same output.',
      'Add a second fault: a Python function applied row by row. Replace it with built-in functions. Result: run times before and after.',
      'Measure run time, shuffled bytes, spill and peak memory. Result: a table and a recommendation.',
    ],
    acceptanceCriteria: [
      'All versions give the same result, compared by an order-independent checksum.',
      'The slowest task takes at most three times the median in at least two of the fixes.',
      'Every figure in the table comes from the Spark UI or event log.',
      'The recommendation says what happens when another customer becomes the heavy one.',
    ],
    resources: [
      documentation(
        'Performance tuning in Spark SQL',
        'https://spark.apache.org/docs/latest/sql-performance-tuning.html',
      ),
      documentation('Spark web UI', 'https://spark.apache.org/docs/latest/web-ui.html'),
    ],
  },
]
