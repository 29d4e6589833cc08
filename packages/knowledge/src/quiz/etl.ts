import type { SkillQuiz } from './quiz-question.ts'

export const etlQuiz: SkillQuiz = {
  skill: 'ETL',
  questions: [
    {
      id: 'etl-01',
      difficulty: 'beginner',
      question:
        'A nightly load failed halfway, and somebody starts it again. Afterward some sales are in the warehouse twice. What should the load do?',
      code: {
        language: 'sql',
        lines: ['INSERT INTO sales', "SELECT * FROM staging_sales WHERE day = '2025-03-01';"],
      },
      right: {
        text: 'Delete the rows of that day and insert them in one transaction',
        why: 'Replacing the whole day makes the load idempotent: run once or three times, the result is the same.',
      },
      wrong: [
        {
          text: 'Check that nobody starts a load again after it has failed',
          why: 'Failed loads have to be repeated; the load itself must survive being repeated.',
        },
        {
          text: 'Insert the rows of the day in smaller batches of 100 each',
          why: 'Smaller batches leave even more partial states behind when the load fails.',
        },
        {
          text: 'Add `SELECT DISTINCT` to the statement that reads staging',
          why: 'This removes duplicates within staging, not rows already in the target; it can even merge real sales.',
        },
      ],
    },
    {
      id: 'etl-02',
      difficulty: 'beginner',
      question: 'Why do you load the raw files unchanged into a staging area before you transform them?',
      right: {
        text: 'To repeat the transformation without asking the source again',
        why: 'When a rule turns out wrong, you can rerun it on the kept raw data, even if the source has changed since.',
      },
      wrong: [
        {
          text: 'To let analysts build their reports on the raw data directly',
          why: 'Raw data is neither cleaned nor stable; reports belong on the modeled tables.',
        },
        {
          text: 'To save storage, since raw files are smaller than tables',
          why: 'Keeping raw data costs additional storage; it is worth it for other reasons.',
        },
        {
          text: 'To check the data types, which raw files guarantee already',
          why: 'Raw files guarantee nothing; types are checked after staging or while reading it.',
        },
      ],
    },
    {
      id: 'etl-03',
      difficulty: 'beginner',
      question: 'This file does not load correctly: one row has four fields. What is the reason?',
      code: {
        language: 'csv',
        lines: ['id,name,city', '1,Arda Ltd,Bergen', '2,Smith, Jones & Co,Leeds'],
      },
      right: {
        text: 'A value holds the delimiter and is not quoted',
        why: 'The comma in the name is read as a separator; the export should write `"Smith, Jones & Co"` in quotes.',
      },
      wrong: [
        {
          text: 'A value holds an `&`, which has to be escaped',
          why: 'The ampersand is special in HTML or XML, but has no meaning in CSV.',
        },
        {
          text: 'A value holds a space that separates fields',
          why: 'Spaces do not separate fields in CSV; only the comma in the value does here.',
        },
        {
          text: 'A value is longer than those in the header row',
          why: 'The header names the columns and does not limit the length of the values.',
        },
      ],
    },
    {
      id: 'etl-04',
      difficulty: 'beginner',
      question:
        'A source table of 500 million rows gets 50,000 new or changed rows a day. Its column `updated_at` is reliable, and rows are never deleted. How do you load it daily?',
      right: {
        text: 'Read rows changed since the last load and merge them by key',
        why: 'An incremental load with a high-water mark moves only what changed; merging by key updates known rows and adds new ones.',
      },
      wrong: [
        {
          text: 'Read rows changed since the last load and append them all',
          why: 'Changed rows would then exist in the old and the new version.',
        },
        {
          text: 'Read the full table each day and replace the whole target',
          why: 'Correct, but it moves 10,000 times more data than needed and strains the source.',
        },
        {
          text: 'Read rows with an `id` above the last one and append them',
          why: 'This finds new rows but misses changes to existing ones.',
        },
      ],
    },
    {
      id: 'etl-05',
      difficulty: 'beginner',
      question: 'In an ELT pipeline with a cloud warehouse, where do the joins and aggregations run?',
      right: {
        text: 'In the warehouse, after the raw data was loaded',
        why: 'ELT loads first and transforms with the SQL engine of the warehouse, which scales and keeps raw data at hand.',
      },
      wrong: [
        {
          text: 'In the source database, before data is extracted',
          why: 'Heavy joins there would slow down the application that the source serves.',
        },
        {
          text: 'In a server of its own, between source and target',
          why: 'That is classic ETL: transformed data is what gets loaded.',
        },
        {
          text: 'In the reporting tool, each time a report is opened',
          why: 'Logic in reports is repeated in each of them and slow; ELT prepares modeled tables.',
        },
      ],
    },
    {
      id: 'etl-06',
      difficulty: 'beginner',
      question:
        'A job expects about 40,000 rows a day. Today the source delivered 12, and the job ended with success. What do you add?',
      right: {
        text: 'A check of the row count that fails the run below a limit',
        why: 'Plausibility checks stop wrong data before people rely on it; a technically clean run is not proof of good data.',
      },
      wrong: [
        {
          text: 'A retry that repeats the whole run whenever it has ended',
          why: 'The run did not fail, and repeating it would load the same 12 rows.',
        },
        {
          text: 'A longer timeout, so that the source can deliver the rest',
          why: 'Nothing timed out: the source said it was done after 12 rows.',
        },
        {
          text: 'A log line with the number of rows at the end of the run',
          why: 'Useful for the search later, but nobody reads logs of runs that succeeded.',
        },
      ],
    },
    {
      id: 'etl-07',
      difficulty: 'beginner',
      question:
        'Dates arrive as text from two countries, and some rows look like this. What do you do with `03/04/2025`?',
      code: {
        language: 'csv',
        lines: ['source,order_date', 'us,03/04/2025', 'uk,03/04/2025', 'uk,25/04/2025'],
      },
      right: {
        text: 'Parse it with the format that its source is known to use',
        why: 'The text alone is ambiguous; the agreed format of the source decides between March 4 and April 3.',
      },
      wrong: [
        {
          text: 'Parse it as month first, and as day first if that fails',
          why: 'UK dates up to the 12th would silently become wrong dates; only later days fail.',
        },
        {
          text: 'Parse it with the locale of the server that runs the job',
          why: 'The server has nothing to do with the origin of the data, and it may change with a new machine.',
        },
        {
          text: 'Keep it as text in the target, as the source delivered it',
          why: 'Then everybody has to guess anew, and dates can be neither sorted nor compared.',
        },
      ],
    },
    {
      id: 'etl-08',
      difficulty: 'beginner',
      question:
        'Three of 80,000 rows in a file have letters in the amount. The business wants the other rows today. What should the load do?',
      right: {
        text: 'Put the three aside with the reason, load the rest, and alert',
        why: 'Quarantined rows remain visible and can be repaired and loaded later; nothing is lost silently.',
      },
      wrong: [
        {
          text: 'Set the amount of the three to 0, so that all rows can load',
          why: 'An invented 0 looks like a real value and distorts sums and averages unnoticed.',
        },
        {
          text: 'Leave out the three, as they are a tiny part of the whole file',
          why: 'Without a record nobody knows that rows are missing, and the error at the source goes on.',
        },
        {
          text: 'Store the amount as text from now on, so any value is accepted',
          why: 'This moves the problem to every reader of the table, and sums no longer work.',
        },
      ],
    },
    {
      id: 'etl-09',
      difficulty: 'intermediate',
      question:
        'An incremental load reads rows with `updated_at` after the highest one seen. Now and then a row is missing forever, although its `updated_at` is set. What is the likely cause?',
      code: {
        language: 'sql',
        lines: [
          'SELECT * FROM orders WHERE updated_at > :last_max;',
          '-- updated_at is set to now() at the start of each source transaction',
        ],
      },
      right: {
        text: 'A long transaction committed after a load had passed its time',
        why: 'The row becomes visible with an older timestamp than the mark. Reading again a safety window and merging by key catches it.',
      },
      wrong: [
        {
          text: 'A load ran twice, and the second one overwrote the first one',
          why: 'A second run reads from the newer mark; it does not remove rows that were loaded.',
        },
        {
          text: 'A row was changed twice between two loads and so was skipped',
          why: 'The row then has the newer timestamp and is read once with its latest state.',
        },
        {
          text: 'A row has the same `updated_at` as an older row and was merged',
          why: 'Rows are merged by key, not by timestamp. Ties at the mark can be lost, but only if they come after it was read.',
        },
      ],
    },
    {
      id: 'etl-10',
      difficulty: 'intermediate',
      question:
        'A load compares `updated_at` to find changes. Deleted customers remain in the warehouse. Which change finds deletions with the least load on a large source?',
      right: {
        text: 'Read the change log of the source database (CDC)',
        why: 'Log-based capture delivers deletes as events and reads the log, not the tables.',
      },
      wrong: [
        {
          text: 'Read rows by `updated_at` every five minutes',
          why: 'A deleted row is gone at any frequency; polling can never see it.',
        },
        {
          text: 'Read all keys each hour and compare them',
          why: 'This finds deletions, but it scans the whole source table every time.',
        },
        {
          text: 'Read rows by `created_at` besides `updated_at`',
          why: 'Neither column exists any longer for a row that has been deleted.',
        },
      ],
    },
    {
      id: 'etl-11',
      difficulty: 'intermediate',
      question:
        'An Airflow task should load the day that its scheduled run stands for. Why is this code a problem when you backfill last month?',
      code: {
        language: 'python',
        lines: [
          'def load_day():',
          '    day = date.today() - timedelta(days=1)',
          '    load(f"s3://raw/sales/{day}/")',
        ],
      },
      right: {
        text: 'Every backfilled run loads yesterday, not its own day',
        why: 'The date has to come from the data interval of the run; the clock makes runs unrepeatable.',
      },
      wrong: [
        {
          text: 'Every backfilled run loads the day after its own day',
          why: 'The code ignores the run altogether: it always counts back from the clock.',
        },
        {
          text: 'Every backfilled run fails, as old paths are closed',
          why: 'No old path is even requested; that is the mistake.',
        },
        {
          text: 'Every backfilled run loads its own day, but in UTC',
          why: 'The time zone may matter at midnight, but the day of the run is not used at all.',
        },
      ],
    },
    {
      id: 'etl-12',
      difficulty: 'intermediate',
      question:
        'A source team renames a column without notice, and the warehouse shows NULL in it for two weeks. Which measure would have caught it on the first day?',
      right: {
        text: 'Checking schema and null rates of each delivery on arrival',
        why: 'A contract checked at the boundary fails the load as soon as an expected column is missing or suddenly empty.',
      },
      wrong: [
        {
          text: 'Reading files by column position rather than by their name',
          why: 'This survives a renaming, but silently mixes up columns as soon as one is added or moved.',
        },
        {
          text: 'Adding all unknown columns to the target table automatically',
          why: 'The new column would appear beside the old one, which would still be NULL for everybody.',
        },
        {
          text: 'Running the transformation more often, such as every hour',
          why: 'It would have written NULL every hour instead of every day.',
        },
      ],
    },
    {
      id: 'etl-13',
      difficulty: 'intermediate',
      question: 'This merge fails in most warehouses with an error on some days. Why?',
      code: {
        language: 'sql',
        lines: [
          'MERGE INTO customers t USING staging s ON t.id = s.id',
          'WHEN MATCHED THEN UPDATE SET city = s.city, updated_at = s.updated_at',
          'WHEN NOT MATCHED THEN INSERT (id, city, updated_at)',
          '  VALUES (s.id, s.city, s.updated_at);',
        ],
      },
      right: {
        text: 'Staging holds several rows with the same `id` on those days',
        why: 'A target row may be matched only once; deduplicate staging first and keep the newest row of each key.',
      },
      wrong: [
        {
          text: 'Staging holds rows whose `id` is not in the target yet',
          why: 'That is what `WHEN NOT MATCHED` is for: such rows are inserted.',
        },
        {
          text: 'Staging holds rows that are equal to the target already',
          why: 'Updating a row with the values it has already is wasteful but no error.',
        },
        {
          text: 'Staging holds no rows, so that there is nothing to match',
          why: 'With an empty source the statement changes nothing and succeeds.',
        },
      ],
    },
    {
      id: 'etl-14',
      difficulty: 'intermediate',
      question:
        'Facts are loaded before a customer has arrived in the dimension. Inner joins in the reports then drop these sales. What is the usual remedy?',
      right: {
        text: 'Insert a placeholder member for the key, and complete it later',
        why: 'An inferred member keeps the fact and its reference; the attributes are filled in when the customer arrives.',
      },
      wrong: [
        {
          text: 'Drop such facts, and wait until the source sends them once more',
          why: 'Sources seldom send rows twice, so the sales would be lost.',
        },
        {
          text: 'Hold back the whole load until all of the dimensions are complete',
          why: 'One late customer would block the figures of all others, perhaps for days.',
        },
        {
          text: 'Leave the key NULL, and use outer joins in each of the reports',
          why: 'The connection to the customer is then lost for good, even when the customer arrives later.',
        },
      ],
    },
    {
      id: 'etl-15',
      difficulty: 'intermediate',
      question:
        'A job reads an API with 300 pages. Page 212 fails with status 429. How should the job react?',
      code: {
        language: 'text',
        lines: [
          'GET /orders?page=211  200 OK',
          'GET /orders?page=212  429 Too Many Requests',
          '                      Retry-After: 30',
        ],
      },
      right: {
        text: 'Wait as `Retry-After` says, then go on at page 212',
        why: '429 means too many requests. Waiting (with growing pauses if no time is given) and resuming avoids both loss and overload.',
      },
      wrong: [
        {
          text: 'Skip page 212, and fetch it on the next day instead',
          why: 'The pages may have shifted by then, and the data of today would have a hole.',
        },
        {
          text: 'Repeat page 212 at once until it is delivered again',
          why: 'Hammering a server that asks you to slow down prolongs the block.',
        },
        {
          text: 'Start from page 1 with several workers in parallel',
          why: 'More requests at once exceed the limit even sooner.',
        },
      ],
    },
    {
      id: 'etl-16',
      difficulty: 'intermediate',
      question:
        'Readers query a table that is rebuilt each hour by deleting all rows and inserting new ones over ten minutes. They complain about half-empty reports. What do you change?',
      right: {
        text: 'Build the new version aside, then swap it in atomically',
        why: 'Readers see either the old or the new state: a rename, a partition exchange or one transaction does it.',
      },
      wrong: [
        {
          text: 'Build the table at night only, when nobody runs reports',
          why: 'The figures would be up to a day old, and whoever reads at night still sees half a table.',
        },
        {
          text: 'Build the table faster, with several parallel inserts',
          why: 'The gap becomes shorter but remains; some reports still fall into it.',
        },
        {
          text: 'Build the table with a status column that reports check',
          why: 'Each report has to know and obey it, and during the rebuild they have no data at all.',
        },
      ],
    },
    {
      id: 'etl-17',
      difficulty: 'expert',
      question:
        'A consumer reads events, writes them to the warehouse and then commits its offset. It crashes between write and commit. Which design gives correct totals?',
      right: {
        text: 'Writes keyed by event id, so that repeated events change nothing',
        why: 'Delivery is at least once; idempotent writes make the effect exactly once, whatever is repeated.',
      },
      wrong: [
        {
          text: 'Commits before the writes, so that no event can be read twice',
          why: 'A crash after the commit then loses the events: at most once.',
        },
        {
          text: 'Larger batches, so that there are fewer commits that can fail',
          why: 'Crashes become rarer per event, but a failing batch repeats even more rows.',
        },
        {
          text: 'A single consumer, so that no events are written in parallel',
          why: 'Even a single consumer reads its last batch again after a crash.',
        },
      ],
    },
    {
      id: 'etl-18',
      difficulty: 'expert',
      question:
        'Change events of one key arrive out of order: first version 8 (`city = Braga`), then version 7 (`city = Porto`). How does the merge have to handle them?',
      code: {
        language: 'sql',
        lines: [
          'MERGE INTO customers t USING changes s ON t.id = s.id',
          'WHEN MATCHED THEN UPDATE SET city = s.city, version = s.version;',
        ],
      },
      right: {
        text: 'Update only where `s.version > t.version`; keep deletes as marks',
        why: 'Older versions are ignored whenever they arrive. Without tombstones a late update could revive a row deleted before.',
      },
      wrong: [
        {
          text: 'Update always, but sort the changes by version in each batch',
          why: 'Sorting helps within a batch only; version 7 may come in a later one and would overwrite version 8.',
        },
        {
          text: 'Update only where `s.city <> t.city`, to skip what is repeated',
          why: 'Porto differs from Braga, so the outdated value would win.',
        },
        {
          text: 'Update always, as later arrival means the newer information',
          why: 'Arrival order is not event order; retries and parallel partitions change it.',
        },
      ],
    },
    {
      id: 'etl-19',
      difficulty: 'expert',
      question:
        'You replace a batch job by log-based CDC from PostgreSQL. The connector is stopped over a long weekend, and on Monday the source database stands still with a full disk. Why?',
      right: {
        text: 'The replication slot kept all log files until they are consumed',
        why: 'A slot guarantees that nothing is lost for its consumer, so write-ahead log piles up. Monitor slots, and cap them with `max_slot_wal_keep_size`.',
      },
      wrong: [
        {
          text: 'The snapshot of the connector stayed open and blocked the vacuum',
          why: 'A stopped connector has no open transaction; what survives it on disk is the slot.',
        },
        {
          text: 'The connector stored its unsent events in the source database',
          why: 'It stores offsets, not events; the events come from the log of the database.',
        },
        {
          text: 'The logical decoding wrote each change to a table of its own',
          why: 'Decoding reads the log on demand and writes no tables; trigger-based capture would.',
        },
      ],
    },
    {
      id: 'etl-20',
      difficulty: 'expert',
      question:
        'A streaming job sums sales by event-time hour with a watermark of ten minutes. Phones that were offline deliver sales up to two days late. Managers follow the hours live; finance needs exact totals in the end. What do you do?',
      right: {
        text: 'Show early results, and correct the hours later from kept events',
        why: 'A watermark trades completeness for latency; late events beyond it are dropped, so exact totals need a later recomputation or upserts.',
      },
      wrong: [
        {
          text: 'Set the watermark to two days, and show each hour once it closes',
          why: 'This can give the totals for finance, but managers would wait two days for each hour, and the job has to hold all that state.',
        },
        {
          text: 'Sum by processing time, so that no event can come late anymore',
          why: 'Late sales would be booked in the hour of their arrival, which makes hourly totals wrong.',
        },
        {
          text: 'Drop the late sales, and scale the totals by their usual share',
          why: 'An estimate may serve a dashboard but never gives the exact totals that finance needs.',
        },
      ],
    },
    {
      id: 'etl-21',
      difficulty: 'expert',
      question:
        'A streaming ingest writes a Parquet file per partition every minute. After a month, simple queries on the lake table take minutes. What is the main remedy?',
      code: {
        language: 'text',
        lines: [
          's3://lake/events/day=2025-03-01/   41,302 files, average 180 KB',
          's3://lake/events/day=2025-03-02/   41,117 files, average 176 KB',
        ],
      },
      right: {
        text: 'Compact the small files regularly into files of hundreds of MB',
        why: 'Each file costs listing, opening and footer reads; few large files also make better row groups and compression.',
      },
      wrong: [
        {
          text: 'Partition further by hour and minute to prune more of the files',
          why: 'Finer partitions make even more and smaller files; full-day queries become slower still.',
        },
        {
          text: 'Compress the files with a stronger codec so that fewer bytes move',
          why: 'The bytes are few already; the number of files is what costs the time.',
        },
        {
          text: 'Convert the files to JSON, which needs no footer to be read',
          why: 'Row-based text loses column pruning and statistics, and the number of files stays the same.',
        },
      ],
    },
    {
      id: 'etl-22',
      difficulty: 'expert',
      question:
        'A person demands the erasure of their data. Raw files in the lake are immutable, kept for years and used for reprocessing. Which design handles such demands best?',
      right: {
        text: 'Encrypt personal fields with a key per person, and destroy the key',
        why: 'Crypto-shredding makes every copy unreadable at once, backups and raw files included, without rewriting history.',
      },
      wrong: [
        {
          text: 'Delete the person in the warehouse only, as raw files are no system',
          why: 'Raw files hold the same personal data, and the next reprocessing would bring the person back.',
        },
        {
          text: 'Hash the e-mail address in raw files, so that nobody can read it',
          why: 'Addresses can be guessed and hashed, and the hash still links all records of the person.',
        },
        {
          text: 'Filter the person in each report with a list of erased customers',
          why: 'The data remains stored and readable; hiding it is no erasure.',
        },
      ],
    },
    {
      id: 'etl-23',
      difficulty: 'expert',
      question:
        'After a bug fix, you have to recompute two years of a daily aggregate while the daily runs go on and readers stay online. Each day also uses the running balance of the day before. What decides how you backfill?',
      right: {
        text: 'The dependency on the day before: days must run in order',
        why: 'A self-dependent table cannot be filled in parallel. Rebuild it in sequence beside the live table, catch up, then switch.',
      },
      wrong: [
        {
          text: 'The number of workers: as many days in parallel as possible',
          why: 'Days run in parallel would read balances that have not been corrected yet.',
        },
        {
          text: 'The load on the readers: newest days first, as they matter',
          why: 'Going backward, each day would be built on the wrong balance of the day before.',
        },
        {
          text: 'The daily run: it has to be stopped for the whole backfill',
          why: 'With a rebuild on the side, the daily run can go on until the switch.',
        },
      ],
    },
    {
      id: 'etl-24',
      difficulty: 'expert',
      question:
        'An incremental model in SQL processes only new rows. Its results and those of a full rebuild differ slightly. Which part of this query explains it?',
      code: {
        language: 'sql',
        lines: [
          'SELECT user_id, event_time,',
          '  LAG(event_time) OVER (PARTITION BY user_id ORDER BY event_time) AS prev',
          'FROM events',
          'WHERE event_time > (SELECT MAX(event_time) FROM target);  -- incremental only',
        ],
      },
      right: {
        text: 'The window, which cannot see rows before the filter',
        why: 'The first new row of each user gets NULL as predecessor. Read enough earlier rows too, and write only the new ones.',
      },
      wrong: [
        {
          text: 'The subquery, which is evaluated anew for every row',
          why: 'It does not depend on the row, so it gives one constant value for the query.',
        },
        {
          text: 'The partition, which has to include the day as well',
          why: 'Partitioning by day would cut off predecessors in the full rebuild too.',
        },
        {
          text: 'The sort, which is not stable across several runs',
          why: 'Ties in `event_time` could vary, but they do not explain missing predecessors in each increment.',
        },
      ],
    },
  ],
}
