import type { SkillQuiz } from './quiz-question.ts'

export const apacheSparkQuiz: SkillQuiz = {
  skill: 'Apache Spark',
  questions: [
    {
      id: 'apache-spark-01',
      difficulty: 'beginner',
      question: 'The first two lines take a moment, the third takes minutes. Why?',
      code: {
        language: 'python',
        lines: [
          'df = spark.read.schema(schema).parquet("s3://lake/events/")',
          'errors = df.filter(df.level == "error").groupBy("service").count()',
          'errors.show()',
        ],
      },
      right: {
        text: 'Transformations are lazy; the work starts with the action',
        why: '`filter`, `groupBy` and `count` on groups only extend the plan. `show` is an action and makes Spark run it.',
      },
      wrong: [
        {
          text: 'The data is read into memory first; printing it takes time',
          why: 'Nothing was read before; the output is at most 20 rows and takes no time.',
        },
        {
          text: 'The cluster starts only when data has to be displayed',
          why: 'Executors are usually there already; what starts here is the job.',
        },
        {
          text: 'The result is sorted before it is shown on the screen',
          why: '`show` does not sort anything; it prints rows in the order in which they come.',
        },
      ],
    },
    {
      id: 'apache-spark-02',
      difficulty: 'beginner',
      question: 'This line ends with an out-of-memory error in the driver. What is the reason?',
      code: {
        language: 'python',
        lines: ['rows = spark.table("events").collect()   # 2 billion rows'],
      },
      right: {
        text: '`collect` brings all rows into the memory of the driver',
        why: 'Leave the work on the executors: filter or aggregate there, or write the result instead of collecting it.',
      },
      wrong: [
        {
          text: '`collect` copies all rows to each one of the executors',
          why: 'That describes a broadcast; `collect` sends all rows to the driver.',
        },
        {
          text: '`collect` caches the table before it is returned',
          why: 'It caches nothing; the returned list of rows itself is too large for one process.',
        },
        {
          text: '`collect` sorts the rows, which needs a lot of memory',
          why: 'No sort takes place; the sheer amount of rows in one process is the problem.',
        },
      ],
    },
    {
      id: 'apache-spark-03',
      difficulty: 'beginner',
      question: 'After this code, `df` still has no column `total`. Why?',
      code: {
        language: 'python',
        lines: [
          'df = spark.table("orders")',
          'df.withColumn("total", df.price * df.quantity)',
          'df.printSchema()',
        ],
      },
      right: {
        text: 'DataFrames are immutable; the new one was not assigned',
        why: '`withColumn` returns a new DataFrame and leaves `df` as it is: write `df = df.withColumn(…)`.',
      },
      wrong: [
        {
          text: 'DataFrames are lazy; the column appears after an action',
          why: 'The schema is known without an action, but it would be the schema of the returned DataFrame.',
        },
        {
          text: 'DataFrames of tables are read-only; a copy has to be made',
          why: 'Every DataFrame behaves in this way, wherever it comes from, and none has to be copied.',
        },
        {
          text: 'DataFrames need `col("price")` to compute new columns',
          why: '`df.price` refers to the column just as well; the expression is right.',
        },
      ],
    },
    {
      id: 'apache-spark-04',
      difficulty: 'beginner',
      question: 'Which of these operations makes Spark move rows between executors (a shuffle)?',
      right: {
        text: '`df.groupBy("country").sum("amount")`',
        why: 'Rows of one country lie in many partitions; partial sums have to meet in one place.',
      },
      wrong: [
        {
          text: '`df.filter(df.country == "NO")`',
          why: 'Each partition filters its own rows; no row has to know of another.',
        },
        {
          text: '`df.withColumn("net", df.amount / 1.25)`',
          why: 'The new column needs only values of the same row, so partitions stay where they are.',
        },
        {
          text: '`df.select("country", "amount")`',
          why: 'Leaving out columns happens within each partition, often already while reading.',
        },
      ],
    },
    {
      id: 'apache-spark-05',
      difficulty: 'beginner',
      question: 'How many times is the log read in this program, and what would you change?',
      code: {
        language: 'python',
        lines: [
          'parsed = spark.read.text("app.log").select(parse_line("value").alias("r"))',
          'print(parsed.count())',
          'print(parsed.filter("r.level = \'error\'").count())',
          'parsed.write.parquet("out")',
        ],
      },
      right: {
        text: 'Once for each action; call `parsed.cache()` if it fits',
        why: 'Each of the three actions runs the plan from the source again, unless the intermediate result is kept.',
      },
      wrong: [
        {
          text: 'Once in total; results of a DataFrame are kept anyway',
          why: 'Spark keeps the plan, not the rows. Reuse of results has to be asked for.',
        },
        {
          text: 'Once for each action; call `parsed.collect()` before',
          why: 'That moves all rows to the driver, and `parsed` itself would still be computed again.',
        },
        {
          text: 'Once for each task; call `parsed.repartition(1)` first',
          why: 'Each task reads its own part of the file; a single partition would only take away the parallelism.',
        },
      ],
    },
    {
      id: 'apache-spark-06',
      difficulty: 'beginner',
      question:
        'A job reads 3 of the 80 columns of a table with many terabytes. Which storage format helps most?',
      right: {
        text: 'Parquet, because only the needed columns are read',
        why: 'A columnar format stores each column on its own, with statistics that allow whole blocks to be skipped.',
      },
      wrong: [
        {
          text: 'CSV, because plain text needs no decoding at all',
          why: 'Text must be parsed, and all 80 columns of every row have to be read to get at 3.',
        },
        {
          text: 'JSON, because each value is found by its name',
          why: 'Names do not help to skip anything: each line has to be read and parsed in full.',
        },
        {
          text: 'Avro, because its binary rows are very compact',
          why: 'Avro is row-oriented: good for writing events, but each row is read with all its columns.',
        },
      ],
    },
    {
      id: 'apache-spark-07',
      difficulty: 'beginner',
      question: 'What does this program leave in the directory `out`?',
      code: {
        language: 'python',
        lines: ['df = spark.range(1000000).repartition(8)', 'df.write.mode("overwrite").csv("out")'],
      },
      right: {
        text: 'Eight part files, one for each partition',
        why: 'Each task writes its own partition; the path names a directory, not a file.',
      },
      wrong: [
        {
          text: 'One file, as the parts are merged at the end',
          why: 'Spark does not merge outputs. For one file you would write a single partition, at the cost of parallelism.',
        },
        {
          text: 'One part file for each executor of the cluster',
          why: 'Files follow partitions; one executor runs the tasks of several of them.',
        },
        {
          text: 'One part file for each of the million rows',
          why: 'A task writes all rows of its partition into one file.',
        },
      ],
    },
    {
      id: 'apache-spark-08',
      difficulty: 'beginner',
      question: 'You read many CSV files. Why should you pass a schema instead of `inferSchema=True`?',
      code: {
        language: 'python',
        lines: ['df = spark.read.option("header", True).option("inferSchema", True).csv(path)'],
      },
      right: {
        text: 'Inferring reads the data once more, and may guess types wrongly',
        why: 'A given schema saves that pass and keeps, for example, postal codes with leading zeros as text.',
      },
      wrong: [
        {
          text: 'Inferring works for the first file, and the others have no types',
          why: 'The inferred schema holds for the whole DataFrame; its quality is the problem.',
        },
        {
          text: 'Inferring makes all columns strings, so that casts are necessary',
          why: 'All columns are strings without inference; with it Spark guesses numbers and timestamps.',
        },
        {
          text: 'Inferring needs a header, which files in a lake seldom contain',
          why: 'Types are inferred from the values; the header only provides the names.',
        },
      ],
    },
    {
      id: 'apache-spark-09',
      difficulty: 'intermediate',
      question:
        'A fact table of 2 TB is joined with a table of 40 MB. The plan shows this. What do you change first?',
      code: {
        language: 'text',
        lines: [
          'SortMergeJoin [country_id], [id], Inner',
          ':- Sort [country_id]',
          ':  +- Exchange hashpartitioning(country_id, 200)   <- facts, 2 TB',
          '+- Sort [id]',
          '   +- Exchange hashpartitioning(id, 200)           <- countries, 40 MB',
        ],
      },
      right: {
        text: 'Broadcast the small table with a hint or a higher threshold',
        why: 'The default threshold is 10 MB. A broadcast hash join sends 40 MB to each executor and leaves the 2 TB where they are.',
      },
      wrong: [
        {
          text: 'Repartition the large table by `country_id` before the join',
          why: 'That performs the very shuffle of 2 TB that should be avoided.',
        },
        {
          text: 'Cache the small table, so that its rows stay in memory',
          why: 'Caching does not change the strategy; the large table would still be shuffled and sorted.',
        },
        {
          text: 'Raise the number of shuffle partitions to 2,000 or more',
          why: 'Smaller partitions may be needed for a shuffle of 2 TB, but here it can be avoided altogether.',
        },
      ],
    },
    {
      id: 'apache-spark-10',
      difficulty: 'intermediate',
      question: 'What does the picture of this stage in the Spark UI tell you?',
      code: {
        language: 'text',
        lines: [
          'Tasks: 200      Min     Median   75th     Max',
          'Duration        1 s     4 s      5 s      41 min',
          'Shuffle read    2 MB    11 MB    13 MB    9.8 GB',
        ],
      },
      right: {
        text: 'One key, or a few, has most of the rows: the data is skewed',
        why: 'Median and maximum are far apart in time and bytes. Salting, a broadcast join or adaptive skew handling helps; more executors do not.',
      },
      wrong: [
        {
          text: 'One executor is slow: its disk or its network is overloaded',
          why: 'A slow machine would take long for a normal amount of data; here one task has a thousand times more of it.',
        },
        {
          text: 'There are too few partitions: each of the tasks gets too much',
          why: 'The median task reads 11 MB and takes four seconds, so the others are rather small.',
        },
        {
          text: 'There are too few cores: tasks wait until others have ended',
          why: 'Waiting for a core does not count as the duration of a task, and 41 minutes belong to a single one.',
        },
      ],
    },
    {
      id: 'apache-spark-11',
      difficulty: 'intermediate',
      question: 'You want fewer output files. When is `coalesce(1)` the worse choice than `repartition(1)`?',
      code: {
        language: 'python',
        lines: [
          'result = df.filter(expensive_udf("text")).select("id", "score")',
          'result.coalesce(1).write.parquet("out")',
        ],
      },
      right: {
        text: 'When the steps before it are expensive, as here',
        why: '`coalesce` avoids a shuffle, so its single partition reaches back: filter and UDF run in one task. `repartition` keeps them parallel.',
      },
      wrong: [
        {
          text: 'When the result is small, such as a few hundred rows',
          why: 'The size of the result matters little; what counts is how much work now runs in the single task.',
        },
        {
          text: 'When the rows have to be written in sorted order',
          why: 'Neither guarantees an order; you would sort within the partition before writing.',
        },
        {
          text: 'When the input has fewer partitions than cores',
          why: 'Then parallelism is limited anyway; the loss caused by `coalesce` is smaller, not greater.',
        },
      ],
    },
    {
      id: 'apache-spark-12',
      difficulty: 'intermediate',
      question: 'A plain Python UDF makes this job several times slower. Which replacement is best?',
      code: {
        language: 'python',
        lines: [
          '@udf("string")',
          'def domain(email):',
          '    return email.split("@")[1].lower() if email and "@" in email else None',
        ],
      },
      right: {
        text: 'Built-in functions such as `split`, `lower` and `when`',
        why: 'They run inside the JVM and are open to the optimizer; no row is serialized to a Python process.',
      },
      wrong: [
        {
          text: 'The same function, applied through `rdd.map` instead',
          why: 'RDDs in Python serialize each row just the same, and leave the optimizer out altogether.',
        },
        {
          text: 'A pandas UDF, so rows are processed as vectors',
          why: 'Better than a plain UDF thanks to Arrow batches, but data still goes to Python and back without need.',
        },
        {
          text: 'The same function, registered for use in Spark SQL',
          why: 'Registering changes how it is called; execution in Python remains the same.',
        },
      ],
    },
    {
      id: 'apache-spark-13',
      difficulty: 'intermediate',
      question:
        'A Parquet table is partitioned by `day` (a date). One of these filters makes Spark read all directories. Which?',
      right: {
        text: "`WHERE event_time >= '2025-03-01'`",
        why: '`event_time` is another column; Spark does not know that it follows from `day`, so no directory is excluded.',
      },
      wrong: [
        {
          text: "`WHERE day = DATE '2025-03-01'`",
          why: 'A comparison with the partition column selects exactly one directory.',
        },
        {
          text: "`WHERE day IN (DATE '2025-03-01')`",
          why: 'A list of values of the partition column prunes just like equality.',
        },
        {
          text: "`WHERE day >= DATE '2025-03-01'`",
          why: 'Ranges of the partition column prune as well; only the matching directories are listed.',
        },
      ],
    },
    {
      id: 'apache-spark-14',
      difficulty: 'intermediate',
      question: 'A counter in the driver should count bad rows, but it always prints 0 on the cluster. Why?',
      code: {
        language: 'python',
        lines: [
          'bad = 0',
          'def check(row):',
          '    global bad',
          '    if row.amount is None:',
          '        bad += 1',
          'df.foreach(check)',
          'print(bad)',
        ],
      },
      right: {
        text: 'Each task counts in its own copy of `bad` on an executor',
        why: 'The function is serialized with its variables; changes are not sent back. An aggregation or an accumulator counts properly.',
      },
      wrong: [
        {
          text: '`foreach` is lazy, so nothing has run when it is printed',
          why: '`foreach` is an action and has ended before the next line.',
        },
        {
          text: '`global` is missing in the driver before `bad` is set',
          why: 'At module level the name is global already; locally the code would even work as written.',
        },
        {
          text: '`foreach` skips rows in which one of the columns is NULL',
          why: 'All rows are passed to the function, whatever they hold.',
        },
      ],
    },
    {
      id: 'apache-spark-15',
      difficulty: 'intermediate',
      question: 'What do you expect of this code, if `orders` is an ordinary Parquet table?',
      code: {
        language: 'python',
        lines: [
          'df = spark.table("orders")',
          'top = df.orderBy("amount").limit(10)',
          'df.write.mode("overwrite").saveAsTable("orders")',
        ],
      },
      right: {
        text: 'An error: a table that is being read cannot be overwritten',
        why: 'The plan reads lazily from the very table that would be emptied first. Write to a new table and swap, or use a table format with snapshots.',
      },
      wrong: [
        {
          text: 'No effect: the table is rewritten with all of its own rows',
          why: 'The rows were never read into memory, so nothing could be written after the old files are gone; Spark refuses.',
        },
        {
          text: 'A copy: the old rows are kept as a version for rollback',
          why: 'Versions exist in formats such as Delta Lake or Iceberg, not in ordinary tables.',
        },
        {
          text: 'A table of ten rows: the limit is part of the same plan',
          why: 'The limit belongs to `top`; `df` still stands for the whole table.',
        },
      ],
    },
    {
      id: 'apache-spark-16',
      difficulty: 'intermediate',
      question:
        'A streaming aggregation by ten-minute windows runs for weeks, and its state grows until executors fail. What is missing?',
      code: {
        language: 'python',
        lines: [
          'counts = (events',
          '    .groupBy(window("event_time", "10 minutes"), "page")',
          '    .count())',
        ],
      },
      right: {
        text: 'A watermark on `event_time` before the grouping',
        why: 'Only a watermark tells Spark when a window is final, so that its state can be dropped.',
      },
      wrong: [
        {
          text: 'A checkpoint location for the query in the sink',
          why: 'Checkpoints make the state survive a restart; they do not make it smaller.',
        },
        {
          text: 'A shorter trigger interval for the micro-batches',
          why: 'More frequent batches hold the same state: all windows since the beginning.',
        },
        {
          text: 'A `limit` on the pages that are counted in a window',
          why: 'It distorts the result and does not remove the windows of the past.',
        },
      ],
    },
    {
      id: 'apache-spark-17',
      difficulty: 'expert',
      question:
        'Executors on Kubernetes are killed with exit code 137, yet the heap shows free memory and there is no Java OutOfMemoryError. The job uses pandas UDFs. What do you change first?',
      right: {
        text: 'Raise the memory overhead, which Python workers are taken from',
        why: 'The container limit is heap plus overhead. Python and off-heap memory count toward the overhead, and the kernel kills what exceeds it.',
      },
      wrong: [
        {
          text: 'Raise the executor heap, which all of the rows are stored in',
          why: 'The heap has space left; Python processes live outside of it and get nothing of it.',
        },
        {
          text: 'Raise the driver memory, which results are collected into',
          why: 'The executors are killed, not the driver.',
        },
        {
          text: 'Raise the memory fraction, which execution and storage share',
          why: 'It divides the heap between Spark and user objects; the limit of the container stays the same.',
        },
      ],
    },
    {
      id: 'apache-spark-18',
      difficulty: 'expert',
      question:
        'Table `a` (skewed on `k`) is joined with `b` by salting. Which form of the code gives the right result?',
      code: {
        language: 'python',
        lines: [
          'a2 = a.withColumn("salt", (rand() * 16).cast("int"))',
          'b2 = ...',
          'r = a2.join(b2, ["k", "salt"])',
        ],
      },
      right: {
        text: '`b` with each row repeated for the salts 0 to 15',
        why: 'A row of `a` has one random salt, so its partner must exist under every salt. The price is 16 times more rows of `b`.',
      },
      wrong: [
        {
          text: '`b` with a random salt from 0 to 15 in each row',
          why: 'Partners would meet only if both draws agree, so about 15 of 16 matches are lost.',
        },
        {
          text: '`b` with the salt `hash(k) % 16` in each row',
          why: 'The salt of `b` would be fixed for a key, but that of `a` is random; most pairs never meet.',
        },
        {
          text: '`b` with the salt 0 in each row, without copies',
          why: 'Only rows of `a` with salt 0 would find their partner.',
        },
      ],
    },
    {
      id: 'apache-spark-19',
      difficulty: 'expert',
      question:
        'A row number assigned by `monotonically_increasing_id()` serves to join two results of the same DataFrame. Sometimes the rows are matched wrongly. Why?',
      code: {
        language: 'python',
        lines: [
          'df = logs.groupBy("text").count().withColumn("id", monotonically_increasing_id())',
          'x = df.select("id", heavy_a("text"))',
          'y = df.select("id", heavy_b("text"))',
          'z = x.join(y, "id")',
        ],
      },
      right: {
        text: 'The plan is computed twice, and rows may get other ids then',
        why: 'The id depends on partition and position, and after a shuffle rows arrive in varying order. Derive the id from the data or store it first.',
      },
      wrong: [
        {
          text: 'The ids of different partitions overlap from some size on',
          why: 'The partition number is in the upper bits, so the ids are unique up to eight billion rows for each partition.',
        },
        {
          text: 'The ids have gaps, so the join assigns some rows by position',
          why: 'There are gaps, but a join compares values; positions play no role.',
        },
        {
          text: 'The ids are 64 bits wide and are cut to 32 bits for the join',
          why: 'Both sides hold a `long`, and the join compares all 64 bits.',
        },
      ],
    },
    {
      id: 'apache-spark-20',
      difficulty: 'expert',
      question:
        'Spot instances are withdrawn now and then. After each loss, stages that had finished run again. What is lost, and what helps?',
      right: {
        text: 'Shuffle files on local disks; keep or move them elsewhere',
        why: 'Reducers fetch map outputs from executors. If these are gone, the map tasks run again; remote shuffle storage or decommissioning with migration avoids it.',
      },
      wrong: [
        {
          text: 'The lineage in the executors; write checkpoints of it',
          why: 'Lineage lives in the driver and is what makes recomputation possible; it is not lost.',
        },
        {
          text: 'Cached blocks; cache with two replicas on other nodes',
          why: 'Lost cache blocks are recomputed on use, but stages rerun here even when nothing was cached.',
        },
        {
          text: 'Results of tasks; raise the number of allowed failures',
          why: 'The limit decides when a job is given up; it does not save the work that has been done.',
        },
      ],
    },
    {
      id: 'apache-spark-21',
      difficulty: 'expert',
      question:
        'With adaptive query execution a join was planned as sort-merge and runs as broadcast join. Why did Spark not plan the broadcast from the start?',
      code: {
        language: 'text',
        lines: [
          'AdaptiveSparkPlan isFinalPlan=true',
          '+- BroadcastHashJoin [user_id], [id], Inner, BuildRight',
          '   :- ShuffleQueryStage 0    <- 410 GB',
          '   +- BroadcastQueryStage 2',
          '      +- ShuffleQueryStage 1 <- 6 MB, estimated: 38 GB',
        ],
      },
      right: {
        text: 'The filters reduced the side far more than was estimated',
        why: 'Only the finished map stage shows the real size. The shuffle of the map side was paid for already; good statistics or a hint would save it.',
      },
      wrong: [
        {
          text: 'The broadcast threshold was raised while the query was running',
          why: 'Settings are fixed for a query; what changed is the knowledge of the sizes.',
        },
        {
          text: 'The skew of `user_id` was detected, and broadcasts avoid it',
          why: 'Skew handling splits large partitions of the sort-merge join; it does not turn it into a broadcast.',
        },
        {
          text: 'The executors had free memory only after the first stages',
          why: 'The choice is made by data size and threshold, not by free memory.',
        },
      ],
    },
    {
      id: 'apache-spark-22',
      difficulty: 'expert',
      question:
        'Adaptive execution is off, and both tables are large. Why does this join have one extremely slow task?',
      code: {
        language: 'sql',
        lines: [
          'SELECT * FROM clicks c',
          'LEFT JOIN users u ON c.user_id = u.id   -- 70% of user_id are NULL',
        ],
      },
      right: {
        text: 'All NULL keys hash to the same partition, though none can match',
        why: 'A left join has to keep these rows, so they are shuffled to one task. Split them off and union them, or salt the NULLs.',
      },
      wrong: [
        {
          text: 'All NULL keys match each other, so their rows are multiplied',
          why: 'NULL equals nothing in SQL joins, not even NULL; each such row comes out once.',
        },
        {
          text: 'All NULL keys are compared with every row of the other side',
          why: 'Equality joins work by hash or sort; rows with NULL are not compared with all others.',
        },
        {
          text: 'All NULL keys are kept in the driver until the join has ended',
          why: 'Rows never go through the driver in a join; the executors handle them.',
        },
      ],
    },
    {
      id: 'apache-spark-23',
      difficulty: 'expert',
      question:
        'A streaming query writes to a database within `foreachBatch`. After a crash some rows are there twice. What is the right remedy?',
      code: {
        language: 'python',
        lines: [
          'def save(batch, batch_id):',
          '    batch.write.jdbc(url, "results", mode="append")',
          '',
          'query = (stream.writeStream.foreachBatch(save)',
          '    .option("checkpointLocation", path).start())',
        ],
      },
      right: {
        text: 'Make the write idempotent, by `batch_id` or by row key',
        why: '`foreachBatch` is at least once: a batch whose commit was not recorded runs again with the same id. Upserts or a check of the id absorb it.',
      },
      wrong: [
        {
          text: 'Make the checkpoint location local, so commits are faster',
          why: 'A shorter gap is still a gap, and a local checkpoint is lost along with its machine.',
        },
        {
          text: 'Make the sink run in the output mode `complete` instead',
          why: 'The mode decides which rows a batch contains; a repeated batch is still appended twice.',
        },
        {
          text: 'Make each batch smaller with `maxOffsetsPerTrigger`',
          why: 'Fewer rows are repeated after a crash, but they are still repeated.',
        },
      ],
    },
    {
      id: 'apache-spark-24',
      difficulty: 'expert',
      question:
        'An iterative job adds columns to a DataFrame in a loop of 500 steps. It gets slower with every step, before any task starts, until the driver fails. Why?',
      code: {
        language: 'python',
        lines: ['for i in range(500):', '    df = df.withColumn(f"f{i}", expr(rules[i]))'],
      },
      right: {
        text: 'Each step nests the plan deeper, and all of it is analyzed anew',
        why: 'Analysis and optimization of a huge plan take place in the driver. One `select` with all columns, or cutting the lineage, keeps it small.',
      },
      wrong: [
        {
          text: 'Each step copies the data, so that 500 versions fill the memory',
          why: 'Nothing is computed in the loop; DataFrames share no rows because none exist yet.',
        },
        {
          text: 'Each step triggers a job that reads the source from the beginning',
          why: '`withColumn` is a transformation and starts no job; no task runs while it gets slow.',
        },
        {
          text: 'Each step shuffles the rows, as a new column changes the layout',
          why: 'Row-wise columns need no shuffle, and no shuffle can occur before tasks start.',
        },
      ],
    },
  ],
}
