import type { LevelTable } from './level.ts'

export const dataLevels: LevelTable = {
  ETL: [
    {
      description: 'Explains extract, transform and load and how ELT changes their order.',
      requiredCapabilities: [
        'Follows a record from its source file to the table where it ends',
        "Names a reason why last night's load may be incomplete",
      ],
      suggestedProjects: ["Draw the path of one bus delay from a city's open feed to a monthly chart"],
    },
    {
      description: 'Writes a job that loads one source into one table, with review of its edge cases.',
      requiredCapabilities: [
        'Parses dates, decimals and encodings explicitly instead of trusting defaults',
        'Loads into a staging table first and compares row counts',
      ],
      suggestedProjects: [
        'Load five years of open weather files into SQLite and repair the days that do not parse',
      ],
    },
    {
      description: 'Builds loads that run every day, pick up only what is new and can be run again safely.',
      requiredCapabilities: [
        'Extracts increments by a high-water mark or change data capture and handles late rows',
        'Makes a rerun of any day give the same table through merge or partition overwrite',
        'Rejects bad records to a quarantine table with the reason',
      ],
      suggestedProjects: [
        'Build a daily load from a public API into PostgreSQL with backfill, quarantine and an alert when nothing arrives',
      ],
    },
    {
      description:
        'Designs integration across many sources and repairs loads that silently lose or double data.',
      requiredCapabilities: [
        'Reconciles source and target by keys and sums and traces each difference to a step',
        'Handles a source that renames or drops columns without waking anyone at night',
        'Decides what to buy as a connector and what to build, counting upkeep',
      ],
      suggestedProjects: [
        'Replace a full reload with change data capture on a sample database and prove equality after a week of simulated edits',
      ],
    },
    {
      description:
        'Sets how an organization moves data, with ownership, contracts and cost per load in view.',
      requiredCapabilities: [
        "Introduces data contracts that a producer's build checks before release",
        'Compares batch, micro-batch and streaming for each feed by the freshness that someone really uses',
      ],
      suggestedProjects: [
        'Write the integration standard for a company of your invention and prove it on three unlike sources',
      ],
    },
  ],
  'Data Warehousing': [
    {
      description: 'Explains how a warehouse differs from the databases that applications write to.',
      requiredCapabilities: [
        'Tells facts from dimensions in a diagram',
        'Says why columns stored together make sums fast',
      ],
      suggestedProjects: ['Look through the TPC-H schema and write down which questions it can answer'],
    },
    {
      description: 'Adds a column, a table or a report query to a warehouse that others designed.',
      requiredCapabilities: [
        'Joins a fact to its dimensions without changing the number of rows',
        'Uses surrogate keys and finds the current version of a dimension row',
      ],
      suggestedProjects: ['Load TPC-H at scale factor 1 into DuckDB and answer five of its queries'],
    },
    {
      description: 'Builds layered warehouse models that analysts can query without asking.',
      requiredCapabilities: [
        'Separates raw, cleaned and business layers and documents what each promises',
        'Keeps dimension history by effective dates and reports a past quarter as it looked then',
        'Partitions or clusters a large table by the filter that its users apply',
      ],
      suggestedProjects: [
        'Build a warehouse of public procurement data in DuckDB or PostgreSQL with three marts and tests',
      ],
    },
    {
      description: 'Designs warehouses for growth and finds out why figures disagree or queries crawl.',
      requiredCapabilities: [
        'Draws up a bus matrix of conformed dimensions over several business processes',
        'Traces two versions of revenue to their definitions and settles one',
        'Cuts the bill of a cloud warehouse through pruning, incremental builds and right-sized compute',
      ],
      suggestedProjects: [
        'Benchmark star schema, wide table and Data Vault on the same sales data for speed, storage and ease of change',
      ],
    },
    {
      description: 'Leads the analytical platform, from open table formats to governance and cost.',
      requiredCapabilities: [
        "Decides between warehouse and lakehouse on Iceberg or Delta with a test on the company's own workload",
        'Moves a warehouse to another platform with parallel runs and signed-off differences',
      ],
      suggestedProjects: [
        'Publish a migration study of an open data set from one engine to another, with costs, differences and pitfalls',
      ],
    },
  ],
  'Data Quality': [
    {
      description: 'Explains with examples what complete, valid, unique, consistent and timely data mean.',
      requiredCapabilities: [
        'Finds missing values and impossible dates in a small table',
        'Asks where a figure came from before using it',
      ],
      suggestedProjects: ['Profile an open data set of your city and list ten doubtful entries with reasons'],
    },
    {
      description: 'Writes simple checks on tables and reports failures to whoever owns the source.',
      requiredCapabilities: [
        'Tests for nulls, duplicates, ranges and broken references in SQL',
        'Describes a defect with an example row, its extent and the first day it appeared',
      ],
      suggestedProjects: [
        'Add twelve dbt or Great Expectations tests to a sample project and break each once',
      ],
    },
    {
      description: 'Guards pipelines with checks that stop or flag bad data before people see it.',
      requiredCapabilities: [
        'Sets thresholds for volume, freshness and distribution from history, not by guess',
        'Decides for each check whether it blocks, warns or only records',
        'Finds the upstream change behind an anomaly with lineage',
      ],
      suggestedProjects: [
        'Corrupt a copy of a data set in eight ways and build checks that catch at least seven without false alarms for a month',
      ],
    },
    {
      description: 'Designs quality programs and settles lasting defects at their source.',
      requiredCapabilities: [
        'Agrees service levels for important tables with producers and consumers and measures them',
        'Matches duplicate people or companies with rules and probabilities, and states the error rate',
        'Reviews alerts for noise and retires checks that nobody acts on',
      ],
      suggestedProjects: [
        'Deduplicate two public company registers with Splink and estimate precision and recall from a labeled sample',
      ],
    },
    {
      description: 'Makes the trustworthiness of data a managed risk with owners, budgets and evidence.',
      requiredCapabilities: [
        'Puts a figure on what a wrong report or model cost and directs prevention accordingly',
        'Connects quality rules with regulation such as BCBS 239 or the data duties of the EU AI Act',
      ],
      suggestedProjects: [
        'Run a quality audit of an open government portal and get at least one publisher to correct a systematic fault',
      ],
    },
  ],
  'Apache Spark': [
    {
      description:
        'Explains how Spark splits work across partitions and machines, and what lazy evaluation means.',
      requiredCapabilities: [
        'Starts a local session and shows the first rows of a file',
        'Tells a transformation from an action',
      ],
      suggestedProjects: [
        'Count the words of a novel in PySpark on your laptop and look at the job in the Spark UI',
      ],
    },
    {
      description:
        'Writes DataFrame code that filters, joins and aggregates files, starting from a notebook.',
      requiredCapabilities: [
        'Declares a schema instead of inferring it from CSV',
        'Writes partitioned Parquet and reads back only the folders needed',
      ],
      suggestedProjects: ['Analyze a year of New York taxi trips: fares by hour, zone and day of the week'],
    },
    {
      description: 'Builds scheduled Spark jobs that handle gigabytes to terabytes and pass tests.',
      requiredCapabilities: [
        'Prefers built-in functions to Python UDFs and shows the difference in run time',
        'Chooses broadcast or sort-merge joins by the size of each side',
        'Tests transformations on small frames outside the cluster',
      ],
      suggestedProjects: [
        'Build a job that merges daily changes into a Delta or Iceberg table and can be rerun for any day',
      ],
    },
    {
      description: 'Tunes and repairs heavy jobs and streams that spill, skew or fall behind.',
      requiredCapabilities: [
        'Reads the SQL tab and stage timeline to find skew, spill or a shuffle that can go',
        'Sets executor memory, cores and partition counts from evidence and lets adaptive execution do the rest',
        'Sizes state, watermarks and checkpoints of a Structured Streaming job',
      ],
      suggestedProjects: [
        'Generate a skewed data set of 100 million rows and bring its join to a fifth of the first run time, step by step',
      ],
    },
    {
      description:
        'Decides on engines and formats for large-scale processing and explains Catalyst, Tungsten and the scheduler.',
      requiredCapabilities: [
        'Follows a query from logical plan to generated code and spots a missed optimization',
        'Plans moves across major versions or to Spark Connect, with behavior changes such as ANSI mode tested',
      ],
      suggestedProjects: [
        'Write a data source or a Catalyst rule and benchmark it, or have a patch accepted by the project',
      ],
    },
  ],
  'Apache Airflow': [
    {
      description: 'Explains what a DAG, a task and a schedule are and reads the grid view.',
      requiredCapabilities: [
        'Finds the log of a failed task and its first error',
        'Says which tasks wait for which in a graph',
      ],
      suggestedProjects: [
        'Start Airflow locally with Docker, run an example DAG and describe each of its tasks',
      ],
    },
    {
      description: 'Writes a DAG of a few tasks with the TaskFlow API, modeled on one that runs.',
      requiredCapabilities: [
        'Sets retries, a start date and catchup deliberately',
        'Keeps credentials in connections instead of code',
      ],
      suggestedProjects: ['Schedule a daily download of exchange rates into a database'],
    },
    {
      description: 'Builds pipelines whose runs are idempotent, observable and easy to backfill.',
      requiredCapabilities: [
        "Picks a run's data by its logical date or data interval, never by the current time",
        'Triggers on assets or deferrable sensors instead of polling in a worker slot',
        "Backfills three months without disturbing today's runs",
      ],
      suggestedProjects: [
        'Build an hourly pipeline over the GH Archive with tests for DAG integrity, alerts and a backfill of two days',
      ],
    },
    {
      description: 'Designs scheduling for many pipelines and finds out why tasks queue, hang or disappear.',
      requiredCapabilities: [
        'Traces a stuck task from scheduler to executor, pool and worker',
        'Maps tasks dynamically over inputs and limits their parallelism with pools',
        'Speeds up parsing by moving heavy imports and queries out of the top level',
      ],
      suggestedProjects: [
        'Run the Kubernetes or Celery executor, kill its parts one by one and document what recovers by itself',
      ],
    },
    {
      description: "Runs orchestration as a shared service and knows Airflow's components and their limits.",
      requiredCapabilities: [
        'Sets isolation, upgrade and ownership rules for hundreds of DAGs of many teams, the move from 2 to 3 included',
        'Compares Airflow with Dagster, Prefect or managed services for each class of work',
      ],
      suggestedProjects: [
        'Publish a provider with an operator, a hook and a deferrable trigger, tested against two Airflow versions',
      ],
    },
  ],
  dbt: [
    {
      description: 'Explains what a dbt model is and how ref connects models into a graph.',
      requiredCapabilities: [
        'Runs dbt build on a sample project and opens its documentation',
        'Finds the SQL that a model compiles to',
      ],
      suggestedProjects: ['Run the Jaffle Shop project on DuckDB and explain its lineage graph'],
    },
    {
      description: 'Adds models, descriptions and simple tests to a project with an established style.',
      requiredCapabilities: [
        'Writes a staging model that renames, casts and does nothing else',
        'Declares unique, not_null and relationships tests in YAML',
      ],
      suggestedProjects: ['Model your bank statement exports into staging and one monthly mart'],
    },
    {
      description: 'Delivers tested marts with incremental models, snapshots and continuous integration.',
      requiredCapabilities: [
        'Builds an incremental model that treats late rows correctly and can be fully refreshed',
        'Covers tricky logic with unit tests on fixed input rows',
        'Runs only changed models and their children in a pull request by state comparison',
      ],
      suggestedProjects: [
        'Build a project on an open data set with sources, freshness checks, snapshots and a CI build on DuckDB',
      ],
    },
    {
      description: 'Structures large projects and reviews them for cost, duplication and misleading figures.',
      requiredCapabilities: [
        'Splits a monolith into projects with contracts, versions and access levels on public models',
        'Writes macros sparingly and shows the compiled SQL in review',
        'Finds the models that cause most of the warehouse bill and restructures them',
      ],
      suggestedProjects: [
        'Refactor a public project of a hundred models: layers, names, tests and run time, with unchanged results proven',
      ],
    },
    {
      description: 'Sets transformation standards and the semantic layer for an organization.',
      requiredCapabilities: [
        'Defines metrics once in the semantic layer and moves dashboards onto them',
        'Plans engines, adapters and upgrades, with the differences between dbt Core and Fusion tested',
      ],
      suggestedProjects: ['Publish a package with macros and generic tests that works on three adapters'],
    },
  ],
  Snowflake: [
    {
      description: 'Explains that storage and compute are separate and runs a query in a worksheet.',
      requiredCapabilities: [
        'Picks a role, a warehouse and a database before querying',
        'Finds the last query in the query history and its run time',
      ],
      suggestedProjects: [
        'Query the shared sample data in a free trial account and note what each query scanned',
      ],
    },
    {
      description:
        'Loads files and writes queries in a prepared account, with warehouse sizes set by others.',
      requiredCapabilities: [
        'Creates a stage and a file format and loads CSV with COPY INTO',
        'Reads fields from a VARIANT column and flattens an array',
      ],
      suggestedProjects: ['Load a day of GH Archive JSON files and count events by type and hour'],
    },
    {
      description: 'Builds pipelines and shared tables with sound roles and costs under control.',
      requiredCapabilities: [
        'Chains streams and tasks, or dynamic tables, into a refresh that keeps a stated lag',
        'Grants through functional and access roles rather than to persons',
        'Undoes a mistaken update with Time Travel and tests on a zero-copy clone',
      ],
      suggestedProjects: [
        'Build raw, clean and mart schemas with Snowpipe loading, masking for personal columns and a resource monitor',
      ],
    },
    {
      description: 'Tunes and reviews accounts: pruning, spilling, concurrency and access.',
      requiredCapabilities: [
        'Reads a query profile and tells poor pruning from spilling or an exploding join',
        'Sets clustering, warehouse size and auto-suspend by measured credits for each workload',
        'Shares data with another account without copying it and reviews what leaks through views',
      ],
      suggestedProjects: [
        'Run the same workload on four warehouse settings and publish time, credits and the reasons behind both',
      ],
    },
    {
      description:
        'Owns the platform for an organization: accounts, regions, governance, recovery and spend.',
      requiredCapabilities: [
        'Designs failover groups and replication for stated recovery objectives and rehearses them',
        'Chooses between native and Iceberg tables, Snowpark and outside engines with exit costs in view',
        'Automates accounts, roles and policies with Terraform and detects drift',
      ],
      suggestedProjects: [
        'Write a governance blueprint as code with tag-based masking, row access policies and cost attribution by team',
      ],
    },
  ],
  pandas: [
    {
      description: 'Loads a CSV file into a DataFrame and says what its rows, columns and types are.',
      requiredCapabilities: [
        'Reads head, info and describe and points out something odd',
        'Selects one column and the rows that meet a condition',
      ],
      suggestedProjects: ['List the ten most populous countries by continent from an open CSV file'],
    },
    {
      description: 'Cleans and summarizes small tables in a notebook by adapting examples.',
      requiredCapabilities: [
        'Groups by a column and computes several figures in one call to agg',
        'Handles missing values on purpose, by dropping, filling or keeping them',
      ],
      suggestedProjects: [
        'Combine twelve monthly files of your spending or of a public data set and chart the totals',
      ],
    },
    {
      description: 'Prepares analysis data from several messy sources with repeatable, vectorized code.',
      requiredCapabilities: [
        'Merges with validate set and checks for rows gained or lost',
        'Reshapes between long and wide with melt and pivot_table',
        'Works with time zones, resampling and rolling windows in time series',
      ],
      suggestedProjects: [
        'Build a tidy table of energy use, weather and holidays from three open sources, with tests for each step',
      ],
    },
    {
      description: 'Makes slow or memory-hungry code fit and reviews notebooks for quiet errors.',
      requiredCapabilities: [
        'Replaces apply over rows with vector operations and reports the speed-up',
        'Cuts memory with categories, Arrow-backed types and chunked reading',
        'Spots index misalignment and assignments that copy-on-write no longer carries back',
      ],
      suggestedProjects: [
        'Process a file larger than your memory three ways, with pandas in chunks, Polars and DuckDB, and compare',
      ],
    },
    {
      description:
        'Decides when pandas is the right tool and explains its block manager, extension types and Arrow roots.',
      requiredCapabilities: [
        'Writes an extension array or an accessor with correct missing-value behavior',
        'Guides a code base through a major version, its copy-on-write and string types included',
      ],
      suggestedProjects: [
        'Have a fix or documentation change accepted by pandas, with a benchmark where speed is the point',
      ],
    },
  ],
  NumPy: [
    {
      description: 'Creates arrays and explains shape, dtype and axis with small examples.',
      requiredCapabilities: [
        'Predicts the shape of a sum over one axis',
        'Says how an array differs from a Python list in speed and type',
      ],
      suggestedProjects: ['Load a black-and-white picture as an array, crop it and turn it upside down'],
    },
    {
      description: 'Computes with slices, masks and broadcasting, and checks results on tiny inputs.',
      requiredCapabilities: [
        'Normalizes each column of a matrix without a loop',
        'Selects and replaces values through a boolean mask',
      ],
      suggestedProjects: ['Simulate ten thousand dice games and plot the distribution of results'],
    },
    {
      description: 'Writes vectorized numerical code that others can rely on.',
      requiredCapabilities: [
        'Tells when an index returns a view and when a copy, and avoids accidental changes',
        'Uses a seeded Generator from default_rng so that simulations repeat',
        'Solves linear systems with solve or lstsq instead of inverting a matrix',
      ],
      suggestedProjects: [
        'Implement k-means and principal component analysis from scratch and test both against scikit-learn',
      ],
    },
    {
      description: 'Finds precision, memory and speed faults in numerical code and designs array interfaces.',
      requiredCapabilities: [
        'Explains a wrong sum through overflow, cancellation or a silent dtype change',
        'Uses strides, einsum or in-place output to avoid large temporaries, and measures it',
        'Reviews code for broadcasting that succeeds with the wrong shape',
      ],
      suggestedProjects: [
        'Speed up a naive convolution twentyfold with stride tricks, then with Numba, and explain the limits of each',
      ],
    },
    {
      description: 'Works on the array protocol and C interface and shapes the libraries built on them.',
      requiredCapabilities: [
        'Writes a ufunc or C extension with correct strides, alignment and reference counts',
        'Makes a library run on NumPy, CuPy and PyTorch through the array API standard',
      ],
      suggestedProjects: [
        'Publish an extension built with meson-python that passes on NumPy 2 for three operating systems',
      ],
    },
  ],
  R: [
    {
      description: 'Runs R code in RStudio or Positron and reads vectors, data frames and function calls.',
      requiredCapabilities: [
        'Explains what the assignment arrow and the pipe do',
        "Finds a function's help page and runs its examples",
      ],
      suggestedProjects: ['Explore the palmerpenguins data with summary and three plots'],
    },
    {
      description: 'Wrangles and plots data with the tidyverse, from a template.',
      requiredCapabilities: [
        'Chains filter, mutate, group_by and summarize and reads the chain back',
        'Builds a ggplot layer by layer with sensible labels',
      ],
      suggestedProjects: ['Report the weather of your region over thirty years in a Quarto document'],
    },
    {
      description: 'Carries out whole analyses that others can rerun, from import to report.',
      requiredCapabilities: [
        'Pins packages with renv and structures work as a project with relative paths',
        'Fits linear and generalized linear models and checks their diagnostics',
        'Writes functions with tidy evaluation and tests them with testthat',
      ],
      suggestedProjects: [
        'Reproduce a published analysis from its open data and report where your figures differ',
      ],
    },
    {
      description: 'Builds packages and applications in R and makes slow or fragile analyses dependable.',
      requiredCapabilities: [
        'Profiles with profvis and moves hot spots to data.table, vector code or Rcpp',
        'Structures a Shiny application in modules with tests and a stated limit of users',
        'Reviews models for leakage, wrong factor levels and silent recycling',
      ],
      suggestedProjects: [
        'Publish a package that passes R CMD check without notes, with a vignette and a pkgdown site',
      ],
    },
    {
      description:
        'Leads the use of R in an organization and understands its evaluation model and object systems.',
      requiredCapabilities: [
        'Explains promises, environments and S3, S4, R6 and S7 dispatch with short experiments',
        'Validates R for regulated work with controlled package versions and documented tests',
      ],
      suggestedProjects: [
        'Get a package onto CRAN or through rOpenSci review and maintain it for two R releases',
      ],
    },
  ],
  Statistics: [
    {
      description:
        'Explains mean, median, spread and chance with everyday examples and reads a chart critically.',
      requiredCapabilities: [
        'Says when a median describes incomes better than a mean',
        'Tells correlation from cause in a news report',
      ],
      suggestedProjects: [
        'Collect thirty of your own measurements, such as commute times, and describe them with three figures and one plot',
      ],
    },
    {
      description:
        'Computes summaries, confidence intervals and simple tests with software and explains them with help.',
      requiredCapabilities: [
        'Simulates the sampling distribution of a mean',
        'States what a confidence interval does and does not promise',
      ],
      suggestedProjects: [
        'Test by permutation whether two groups in an open data set differ and explain the result to a friend',
      ],
    },
    {
      description:
        'Chooses and carries out fitting analyses for ordinary questions, with assumptions checked.',
      requiredCapabilities: [
        'Fits a regression, interprets its coefficients in units and examines residuals',
        'Works out the sample size for an effect that would matter',
        'Corrects for multiple comparisons and reports effect sizes, not only p-values',
      ],
      suggestedProjects: [
        'Analyze a public health survey with its weights and write a report that states its limits',
      ],
    },
    {
      description:
        'Designs studies and models for clustered, censored or observational data and reviews those of colleagues.',
      requiredCapabilities: [
        'Draws a causal diagram and picks the variables to adjust for, and to leave alone',
        'Fits multilevel or survival models and checks them by simulation',
        'Finds the forking paths, confounding or survivorship bias in a convincing report',
      ],
      suggestedProjects: [
        "Estimate a policy's effect from open data by difference in differences and attack your own result with five checks",
      ],
    },
    {
      description:
        'Develops methods, settles disputed evidence and teaches an organization to decide under uncertainty.',
      requiredCapabilities: [
        "Derives an estimator's bias or coverage and confirms it by simulation",
        'Weighs Bayesian and frequentist designs for a decision with real costs of error',
      ],
      suggestedProjects: [
        'Replicate a contested study with preregistered analysis and publish code, data and deviations',
      ],
    },
  ],
  'A/B Testing': [
    {
      description: 'Explains why users are split at random and what a control group is for.',
      requiredCapabilities: [
        'Names the change, the metric and the population of a described experiment',
        'Says why stopping at the first good day misleads',
      ],
      suggestedProjects: [
        'Write up a well-known published experiment: hypothesis, split, result and one doubt',
      ],
    },
    {
      description: 'Sets up simple experiments from a template and reads their results with an analyst.',
      requiredCapabilities: [
        'Writes a hypothesis with a primary metric before the start',
        'Calculates the needed sample size for a conversion rate with a given lift',
      ],
      suggestedProjects: [
        'Simulate a thousand A/A tests and count how often they come out significant at 5 percent',
      ],
    },
    {
      description: 'Runs product experiments from design to recommendation.',
      requiredCapabilities: [
        'Checks for sample ratio mismatch before looking at any result',
        'Reports an interval with guardrail metrics and recommends to ship, stop or repeat',
        'Chooses the unit of randomization so that one person sees one version',
      ],
      suggestedProjects: [
        'Analyze the public Cookie Cats experiment data and write a decision memo of one page',
      ],
    },
    {
      description:
        'Designs experiments where users influence each other or effects are small, and audits those of others.',
      requiredCapabilities: [
        'Reduces variance with CUPED and states how much time it saves',
        "Uses switchback, cluster or geographic designs when one group's treatment spills over into the other",
        'Applies sequential tests that stay valid under peeking',
      ],
      suggestedProjects: [
        'Simulate a marketplace with interference and show the bias of a naive split against a cluster design',
      ],
    },
    {
      description: 'Leads an experimentation program and the platform and judgment behind it.',
      requiredCapabilities: [
        'Defines an overall evaluation criterion that predicts long-term value and tests that it does',
        "Publishes how many ideas failed, and corrects published wins for the winner's curse",
      ],
      suggestedProjects: [
        'Build a small experimentation service with deterministic bucketing, exposure logs, sequential results and a mismatch alarm',
      ],
    },
  ],
  'Exploratory Data Analysis': [
    {
      description:
        'Looks at a new table and describes what a row is, what the columns mean and what is missing.',
      requiredCapabilities: [
        'Reads a histogram and names its shape and outliers',
        'Writes down three questions before plotting anything',
      ],
      suggestedProjects: ['Explore the Titanic passengers and list five observations, each with its chart'],
    },
    {
      description: 'Follows a checklist to summarize variables and pairs of variables in a notebook.',
      requiredCapabilities: [
        'Chooses histogram, box plot, bar or scatter plot by the types involved',
        'Counts duplicates, missing values and impossible entries by group',
      ],
      suggestedProjects: [
        'Explore your own streaming or step-count export and find one habit that you did not know',
      ],
    },
    {
      description: 'Examines unfamiliar data alone and hands over findings, doubts and next questions.',
      requiredCapabilities: [
        'Splits a pattern by group to see whether it survives or reverses',
        'Finds out how the data were collected and which units or codes changed on the way',
        'Keeps what the data suggest apart from what they show',
      ],
      suggestedProjects: [
        "Explore a city's accident records and write a report of findings, data faults and questions left open",
      ],
    },
    {
      description:
        'Uncovers structure and traps in large or high-dimensional data that decide what is worth modeling.',
      requiredCapabilities: [
        'Compares missing rows with complete ones to tell random gaps from meaningful ones',
        'Uses projections such as UMAP with a warning about distances that mean nothing',
        'Detects leakage or a duplicated entity before anyone trains on it',
      ],
      suggestedProjects: [
        "Take a past competition's data set and find the leak that was discovered later, with the evidence for it",
      ],
    },
    {
      description: 'Coaches analysts in asking better questions and sets how discoveries are confirmed.',
      requiredCapabilities: [
        'Holds out data so that what exploration finds can be confirmed on rows nobody has seen',
        'Recognizes from decades of cases how an instrument, form or incentive bends the figures',
      ],
      suggestedProjects: [
        'Re-explore the data of a famous retracted or corrected paper and show which plot would have revealed the fault',
      ],
    },
  ],
  'Data Visualization': [
    {
      description: 'Reads common charts and says what they show and what they may hide.',
      requiredCapabilities: [
        'Notices a cut axis, a missing unit or a misleading area',
        'Matches a question to a bar, line or scatter chart',
      ],
      suggestedProjects: ['Collect five charts from newspapers and redraw the weakest one by hand'],
    },
    {
      description: 'Makes plain, labeled charts from prepared data with a tool at hand.',
      requiredCapabilities: [
        'Sorts bars by value and states the message in the title',
        'Removes legends, grids and colors that carry nothing',
      ],
      suggestedProjects: [
        "Chart a household's electricity use over a year for someone with one minute to spare",
      ],
    },
    {
      description: 'Designs charts and dashboards that answer a stated question for a known audience.',
      requiredCapabilities: [
        'Chooses position and length before color and area when values must be compared',
        'Shows uncertainty as intervals or distributions instead of bare points',
        'Uses palettes that color-blind readers can tell apart',
      ],
      suggestedProjects: [
        'Build an annotated story of five charts on open climate data and test it on three readers',
      ],
    },
    {
      description: 'Creates and reviews demanding displays: maps, networks, live data and interaction.',
      requiredCapabilities: [
        'Picks a projection and classes for a map and shows how the message depends on them',
        'Keeps a chart of a million points fast through aggregation or canvas drawing',
        'Gives screen reader users a table or summary that says the same',
      ],
      suggestedProjects: [
        'Build an interactive explorer in D3 or Observable Plot that works by keyboard and loads in two seconds',
      ],
    },
    {
      description:
        'Sets the visual language for data in an organization and grounds it in research on perception.',
      requiredCapabilities: [
        'Writes a chart standard with decision rules, good and bad examples and code for each',
        'Tests competing designs on readers for accuracy and time, and publishes the result',
      ],
      suggestedProjects: [
        'Run a small study of two encodings for the same task with at least thirty readers and report it openly',
      ],
    },
  ],
  Tableau: [
    {
      description: 'Opens a workbook, filters a dashboard and says what a mark stands for.',
      requiredCapabilities: [
        'Tells dimensions from measures, and blue from green pills',
        'Changes a bar chart to a line chart with Show Me',
      ],
      suggestedProjects: ['Rebuild one chart from a Tableau Public workbook that you like'],
    },
    {
      description: 'Builds worksheets and a simple dashboard from one prepared source.',
      requiredCapabilities: [
        'Drags fields to rows, columns and marks to get the chart intended',
        'Writes a calculated field with IF and an aggregation',
      ],
      suggestedProjects: [
        'Publish a dashboard of the Sample Superstore data with three linked sheets on Tableau Public',
      ],
    },
    {
      description: 'Delivers dashboards from several sources with calculations that hold at every level.',
      requiredCapabilities: [
        'Chooses a relationship, join or blend by the grain of each table',
        'Uses FIXED, INCLUDE and EXCLUDE expressions and knows which filters they ignore',
        'Adds parameters, actions and a tooltip where they shorten the way to an answer',
      ],
      suggestedProjects: [
        'Build a budget tracker with actuals at another grain than targets, and check its sums by SQL',
      ],
    },
    {
      description: 'Tunes slow workbooks and governs sources, security and design on a server.',
      requiredCapabilities: [
        'Reads a performance recording and cuts queries, marks or filters accordingly',
        'Sets up row-level security with user functions or an entitlement table',
        'Reviews workbooks for duplicated logic and moves it to published data sources',
      ],
      suggestedProjects: [
        'Take a slow public workbook, bring its load under three seconds and document each change',
      ],
    },
    {
      description: 'Leads Tableau for an organization: platform, content life cycle, skills and migration.',
      requiredCapabilities: [
        'Measures which content is used from the admin views and retires the rest',
        'Automates publishing and permissions through the REST API or Metadata API',
      ],
      suggestedProjects: [
        'Write a tool with the Tableau Server Client that finds unused sources and broken lineage, and try it on a developer site',
      ],
    },
  ],
  Excel: [
    {
      description: 'Opens a workbook, sorts and filters a list and reads simple formulas.',
      requiredCapabilities: [
        'Tells a relative from an absolute reference in a copied formula',
        'Formats dates, percentages and currencies so that they read correctly',
      ],
      suggestedProjects: ["Keep a month's spending in a sheet with a total for each kind of expense"],
    },
    {
      description:
        'Builds tables with common functions and charts, and asks when a formula returns an error.',
      requiredCapabilities: [
        'Uses SUMIFS, IF and XLOOKUP on a proper table',
        'Summarizes a list with a pivot table',
      ],
      suggestedProjects: ["Make a roster for a club that counts each member's duties by month"],
    },
    {
      description: 'Prepares reports and plans that update when new data arrive.',
      requiredCapabilities: [
        'Imports and cleans files with Power Query so that next month is one refresh',
        'Checks inputs with validation and shows exceptions by conditional formatting',
        'Uses FILTER, UNIQUE and LET instead of long copied formulas',
      ],
      suggestedProjects: [
        'Build a project cost tracker with planned and actual figures, a forecast and a one-page summary',
      ],
    },
    {
      description: 'Designs models that others can audit and finds errors in inherited ones.',
      requiredCapabilities: [
        'Keeps inputs, calculations and results apart, with checks that must sum to zero',
        'Relates tables in the data model and writes DAX measures for a pivot table',
        'Traces a wrong figure through hidden sheets, links and circular references',
      ],
      suggestedProjects: [
        'Build a three-scenario business plan with sensitivity tables and have someone try to break it',
      ],
    },
    {
      description:
        'Sets spreadsheet practice for an organization, including when a workbook must become software.',
      requiredCapabilities: [
        'Writes reusable LAMBDA functions, Office Scripts or Python in Excel with tests and versions',
        'Assesses the risk of critical workbooks and moves the worst to a database with equal results',
      ],
      suggestedProjects: [
        'Take a public financial model, audit it against the FAST standard and publish the corrected version with findings',
      ],
    },
  ],
  Databricks: [
    {
      description: 'Explains what a workspace, a cluster and a notebook are and runs a cell.',
      requiredCapabilities: ['Browses a table in Catalog Explorer', 'Tells a SQL warehouse from job compute'],
      suggestedProjects: ['Run a sample notebook in the Free Edition and describe its tables'],
    },
    {
      description: "Loads files and transforms them in notebooks with a colleague's pattern.",
      requiredCapabilities: [
        'Writes a Delta table and looks at its history',
        'Switches between SQL and Python on the same data',
      ],
      suggestedProjects: ['Turn open bicycle counts into bronze, silver and gold tables'],
    },
    {
      description: 'Builds scheduled pipelines with governed tables, versions and tests.',
      requiredCapabilities: [
        'Ingests new files with Auto Loader and handles changed columns',
        'Grants rights to groups on catalogs and schemas in Unity Catalog',
        'Deploys jobs from Git as bundles, with separate targets for development and production',
      ],
      suggestedProjects: ['Build a pipeline with data expectations, a dashboard and a deployment from CI'],
    },
    {
      description: 'Tunes cost and speed, and reviews designs for streaming, SQL and machine learning.',
      requiredCapabilities: [
        'Reads query profiles and system tables to find the jobs that waste the most',
        'Chooses liquid clustering, partitioning or neither by table size and filters',
        'Recovers a damaged table by time travel and explains the retention limit',
      ],
      suggestedProjects: [
        'Halve the run cost of a sample workload and prove that its results stayed the same',
      ],
    },
    {
      description: 'Leads the lakehouse platform of an organization, its governance and its exits.',
      requiredCapabilities: [
        'Plans metastores, isolation, recovery and chargeback across regions',
        'Weighs managed features against open formats and engines with tests of portability',
      ],
      suggestedProjects: [
        'Write a reference platform in Terraform with policies, cost alerts and a tested disaster plan',
      ],
    },
  ],
  'Data Pipelines': [
    {
      description: 'Explains the stages a record passes through and what can fail at each.',
      requiredCapabilities: [
        'Says for a described feed whether batch or streaming suits it',
        'Finds the failed step in a run view and opens its log',
      ],
      suggestedProjects: [
        'Draw the pipeline behind a public dashboard of your choice from what its makers publish',
      ],
    },
    {
      description: 'Adds a step to a pipeline and runs it on sample data.',
      requiredCapabilities: [
        'Reads from and writes to agreed paths, with the run date as a parameter',
        'Logs the number of rows in and out',
      ],
      suggestedProjects: [
        'Chain three scripts that fetch, clean and chart river levels, started by one command',
      ],
    },
    {
      description: 'Builds dependable pipelines from source to consumer, with tests, alerts and backfills.',
      requiredCapabilities: [
        'Versions code, schema and data so that a past result can be made again',
        'Places checks between stages and stops before bad data spread',
        'Estimates delay and cost at ten times the volume',
      ],
      suggestedProjects: [
        'Build a pipeline on open flight data with a late-data rule, a freshness alert and a documented backfill',
      ],
    },
    {
      description: 'Designs flows that cross many teams and traces faults from one system into the next.',
      requiredCapabilities: [
        'Chooses between push, pull, a log and change capture at each boundary',
        'Removes hidden dependencies such as one job waiting for another by the clock',
        'Leads the repair of corrupted history and keeps its consumers informed',
      ],
      suggestedProjects: [
        'Review an open source pipeline project for failure modes and submit the two most useful fixes',
      ],
    },
    {
      description: 'Directs the data infrastructure of an organization and its reliability promises.',
      requiredCapabilities: [
        'Sets service tiers, with a budget for each class of pipeline',
        'Introduces lineage and ownership that survive reorganizations',
      ],
      suggestedProjects: [
        'Write a platform strategy with a golden path, a cost model and a working template, and test it with two teams',
      ],
    },
  ],
  PySpark: [
    {
      description: 'Reads a PySpark notebook and says what each DataFrame holds.',
      requiredCapabilities: [
        'Starts a SparkSession and shows a schema',
        'Points out the line that makes Spark do the work',
      ],
      suggestedProjects: ['Load an open CSV file and list its rows, types and missing values'],
    },
    {
      description: 'Transforms DataFrames with select, filter, groupBy and join by example.',
      requiredCapabilities: [
        'Uses functions from pyspark.sql.functions instead of Python loops',
        'Avoids collecting a large frame to the driver',
      ],
      suggestedProjects: ['Find the busiest stations in a year of bike-share trips'],
    },
    {
      description: 'Writes tested, modular jobs and keeps Python out of the hot path.',
      requiredCapabilities: [
        'Packages transformations as functions and tests them with assertDataFrameEqual',
        'Uses window functions for ranking, sessions and deduplication',
        'Replaces a plain UDF with a pandas UDF or a built-in and measures both',
      ],
      suggestedProjects: [
        'Build a sessionization job for open clickstream data with tests and typed schemas',
      ],
    },
    {
      description: 'Debugs and tunes jobs where Python and the Java virtual machine meet.',
      requiredCapabilities: [
        "Tells the memory of Python workers from the executor's heap in a failed job",
        'Reads a formatted plan for exchanges, Python evaluation and pushed filters',
      ],
      suggestedProjects: [
        'Take a notebook full of UDFs, remove them all and report the change in time and memory',
      ],
    },
    {
      description: 'Sets practice for Python on Spark across teams and extends its interfaces.',
      requiredCapabilities: [
        'Writes a Python data source or a Spark Connect plugin',
        'Decides when Polars, DuckDB or Ray serves better and states the data size at which that changes',
      ],
      suggestedProjects: [
        'Publish a testing toolkit or data source for PySpark with support for two major versions',
      ],
    },
  ],
  'Power BI': [
    {
      description: 'Filters a report, drills down and explains what a visual shows.',
      requiredCapabilities: [
        'Tells a measure from a column in the data pane',
        'Exports the data behind a visual and checks one figure',
      ],
      suggestedProjects: ['Recreate a page of a published sample report in the free Power BI Desktop'],
    },
    {
      description: 'Builds reports from prepared tables with simple measures.',
      requiredCapabilities: [
        'Writes SUM, COUNTROWS and DIVIDE measures',
        'Cleans a file in Power Query with named steps',
      ],
      suggestedProjects: ['Build a report on your household energy use with slicers and a target line'],
    },
    {
      description: 'Delivers star-schema models, measures and secure reports that refresh on schedule.',
      requiredCapabilities: [
        'Changes filter context with CALCULATE and explains the result',
        'Marks a date table and writes year-to-date and prior-year measures',
        'Restricts rows by role and tests it as that role',
      ],
      suggestedProjects: [
        'Build a sales model of two fact tables with shared dimensions, checked against SQL totals',
      ],
    },
    {
      description: 'Tunes models and their refreshes, and reviews the work of other authors.',
      requiredCapabilities: [
        'Finds a slow measure with Performance Analyzer and DAX Studio',
        'Reduces model size with VertiPaq Analyzer and sets incremental refresh',
        'Chooses Import, DirectQuery or Direct Lake by freshness and load',
      ],
      suggestedProjects: [
        'Bring a slow public model under a third of its size and time and document each step',
      ],
    },
    {
      description: 'Governs business intelligence in an organization, Fabric capacity included.',
      requiredCapabilities: [
        'Runs models as code with PBIP, Git, best practice rules and deployment pipelines',
        'Sets ownership, certification and retirement of shared semantic models',
      ],
      suggestedProjects: [
        "Write a tool on the REST API that inventories a tenant's models, refresh failures and unused reports",
      ],
    },
  ],
  Looker: [
    {
      description: 'Queries a prepared Explore with fields and filters and reads the chart.',
      requiredCapabilities: [
        'Tells a dimension from a measure',
        'Looks at the SQL that an Explore generates',
      ],
      suggestedProjects: [
        'Answer three questions with a public Looker demo or a class environment and note each generated query',
      ],
    },
    {
      description: 'Adds dimensions and measures to a view in LookML under review.',
      requiredCapabilities: [
        'Works in a development branch and validates before a commit',
        'Formats values and writes labels that business people use',
      ],
      suggestedProjects: [
        'Write LookML for a small open data set on paper or in a trial and have it checked',
      ],
    },
    {
      description: 'Builds Explores and dashboards with correct joins, access and tests.',
      requiredCapabilities: [
        'Sets primary keys and relationships so that symmetric aggregates hold',
        'Restricts rows with access filters and user attributes',
        'Writes data tests for key figures',
      ],
      suggestedProjects: [
        'Model orders, items and returns with tests that prove revenue is not double counted',
      ],
    },
    {
      description: 'Designs large LookML projects and resolves slow or contradictory figures.',
      requiredCapabilities: [
        'Uses aggregate awareness and persistent tables with fitting triggers',
        'Refines and extends instead of copying views',
      ],
      suggestedProjects: [
        'Restructure a public LookML block into layers and compare generated SQL before and after',
      ],
    },
    {
      description: 'Leads the semantic layer and content of an organization on Looker.',
      requiredCapabilities: [
        'Sets promotion, testing and ownership across hub-and-spoke projects',
        "Weighs Looker's layer against dbt metrics or other tools by use and lock-in",
      ],
      suggestedProjects: [
        'Build an automation with the Looker API that finds broken, unused and duplicate content',
      ],
    },
  ],
  Matplotlib: [
    {
      description: 'Reads a plotting script and names figure, axes and artists.',
      requiredCapabilities: [
        'Changes a title, color or limit and runs it again',
        'Says why a plot does not appear or appears twice',
      ],
      suggestedProjects: ['Plot the temperature of a week as a line with labeled axes'],
    },
    {
      description: 'Draws common charts from arrays with the axes methods.',
      requiredCapabilities: [
        'Places two plots side by side with subplots',
        'Adds a legend, ticks and saves a file with enough resolution',
      ],
      suggestedProjects: ['Plot your monthly expenses as bars and as shares of the year'],
    },
    {
      description: 'Makes publication-ready figures in repeatable scripts.',
      requiredCapabilities: [
        'Formats dates, logarithmic scales and annotations',
        'Keeps style in a style sheet instead of repeated settings',
        "Exports vector graphics with embedded fonts at a journal's width",
      ],
      suggestedProjects: ['Reproduce a figure of an open-access paper from its data'],
    },
    {
      description: 'Builds complex or interactive figures and solves layout and speed problems.',
      requiredCapabilities: [
        'Combines constrained layout, GridSpec and insets without overlapping text',
        'Draws a million points through collections, rasterizing or aggregation',
      ],
      suggestedProjects: [
        'Write a figure of six linked panels with an animation and a static version for print',
      ],
    },
    {
      description: 'Extends the library with projections, backends or artists and guides its use.',
      requiredCapabilities: [
        'Explains the transform stack from data to pixels when a drawing is misplaced',
        'Writes helpers for a team that keep its charts uniform and accessible',
      ],
      suggestedProjects: ['Publish a scale, projection or toolkit package with image comparison tests'],
    },
  ],
  'Hypothesis Testing': [
    {
      description: 'Explains a null hypothesis, a p-value and the two kinds of error in everyday words.',
      requiredCapabilities: [
        'Says what a p-value of 0.03 does not mean',
        'States null and alternative for a described question',
      ],
      suggestedProjects: ['Toss a coin a hundred times and decide with a binomial table whether to doubt it'],
    },
    {
      description: 'Runs standard tests in software and reads their output under supervision.',
      requiredCapabilities: [
        'Chooses a t-test, a chi-squared test or a rank test by data type and design',
        'Tells paired from independent samples',
      ],
      suggestedProjects: ['Compare sleep on weekdays and weekends from your own records with a paired test'],
    },
    {
      description: 'Plans and reports tests for ordinary questions, with power and assumptions stated.',
      requiredCapabilities: [
        'Fixes hypothesis, test and sample size before looking at outcomes',
        'Uses permutation or bootstrap when assumptions fail',
        'Controls the false discovery rate across many comparisons',
      ],
      suggestedProjects: [
        'Register a plan, gather open survey data, test it as planned and report effect sizes',
      ],
    },
    {
      description: 'Designs tests for difficult data and finds invalid ones in reports.',
      requiredCapabilities: [
        'Simulates the true error rate of a test under clustering or optional stopping',
        'Chooses equivalence or non-inferiority tests when absence of an effect is the claim',
      ],
      suggestedProjects: [
        'Re-analyze five published tests with open data and rate how well each conclusion holds',
      ],
    },
    {
      description: 'Develops or teaches the foundations and sets standards of evidence.',
      requiredCapabilities: [
        'Compares likelihood, Bayesian and frequentist evidence on the same problem',
        'Derives the distribution of a new statistic or shows by simulation that it misbehaves',
      ],
      suggestedProjects: [
        'Write a teaching module with simulations that cure five common misreadings of test results',
      ],
    },
  ],
  'Experimental Design': [
    {
      description: 'Explains control, randomization and replication with a kitchen or garden example.',
      requiredCapabilities: [
        'Names treatment, unit and outcome of a described trial',
        'Spots a confounder in a before-and-after comparison',
      ],
      suggestedProjects: ['Plan on one page how to find out which of two routes to work is faster'],
    },
    {
      description: 'Sets up simple randomized comparisons from a template.',
      requiredCapabilities: [
        'Assigns treatments with a recorded random seed',
        'Calculates sample size for a difference in means',
      ],
      suggestedProjects: ['Test two brewing times for tea with blind tasting by a few friends'],
    },
    {
      description: 'Designs blocked, factorial or crossover studies for ordinary questions.',
      requiredCapabilities: [
        'Blocks by a known nuisance and randomizes within',
        'Uses a factorial plan to see interactions instead of changing one thing at a time',
        'Writes a protocol with outcome, exclusions and analysis before the start',
      ],
      suggestedProjects: ['Optimize a paper plane with a two-level factorial design of four factors'],
    },
    {
      description: 'Plans studies under constraints of cost, interference or hard-to-change factors.',
      requiredCapabilities: [
        'Chooses split-plot, cluster or stepped-wedge designs and analyzes them as designed',
        'Builds optimal designs by computer and checks robustness to a wrong model',
      ],
      suggestedProjects: [
        'Design a study of database settings as a response surface and confirm the optimum with new runs',
      ],
    },
    {
      description: 'Guides programs of experiments and quasi-experiments where randomizing is limited.',
      requiredCapabilities: [
        'Combines trials, natural experiments and adaptive designs into one learning plan',
        'Weighs ethics, consent and harm before benefits',
      ],
      suggestedProjects: [
        'Publish a registered report or methods guide with simulated examples and their code',
      ],
    },
  ],
  'Data Analysis': [
    {
      description: 'Reads a table or report and says what question it answers.',
      requiredCapabilities: [
        'Checks the period, unit and source of a figure',
        'Finds a total, a share and a change over time',
      ],
      suggestedProjects: ["Write five true sentences about your city's open population figures"],
    },
    {
      description: 'Answers narrow questions with a spreadsheet, SQL or a notebook and shows the steps.',
      requiredCapabilities: [
        'Turns a vague request into a measurable question',
        'Compares like with like by rate, not by raw count',
      ],
      suggestedProjects: ['Find out from open data on which days your local pool is fullest'],
    },
    {
      description: 'Takes analyses from the question to a recommendation that decision makers can act on.',
      requiredCapabilities: [
        'Defines terms and exclusions before calculating',
        'Splits a change into mix, volume and price or similar parts',
        'Presents the finding, its uncertainty and the next step on one page',
      ],
      suggestedProjects: [
        'Analyze open ticket data of a public service and recommend one change with its expected effect',
      ],
    },
    {
      description: 'Takes on ambiguous problems and tests the conclusions of others.',
      requiredCapabilities: [
        'Builds alternative explanations and looks for data that would refute the favorite one',
        'Finds the definition, filter or join behind two contradictory reports',
        'Chooses between description, forecast and causal method by the decision at stake',
      ],
      suggestedProjects: ["Re-create a newspaper's data story from its sources and report each difference"],
    },
    {
      description: 'Shapes which decisions an organization bases on evidence and trains its analysts.',
      requiredCapabilities: [
        'Sets review, documentation and reproducibility rules that survive deadlines',
        'Tells leadership when data cannot answer a question and what would',
      ],
      suggestedProjects: [
        'Run a decision review of ten past analyses: what was advised, what was done and what happened',
      ],
    },
  ],
  Polars: [
    {
      description: 'Reads a Polars script and explains expressions and the difference from a loop.',
      requiredCapabilities: [
        'Loads a Parquet file and shows its schema',
        'Says what lazy means when nothing runs before collect',
      ],
      suggestedProjects: ['Repeat a small pandas notebook in Polars and compare five commands'],
    },
    {
      description: 'Selects, groups and joins frames with expressions by example.',
      requiredCapabilities: [
        'Uses with_columns and when, then, otherwise for a new column',
        'Casts text to dates and numbers and handles the failures',
      ],
      suggestedProjects: ['Summarize a year of open rail delays by line and hour'],
    },
    {
      description: 'Writes lazy pipelines that are typed, tested and fast.',
      requiredCapabilities: [
        'Scans files lazily and checks that filters are pushed down',
        'Uses over, rolling and join_asof instead of manual grouping',
        'Tests frames with polars.testing and fixed schemas',
      ],
      suggestedProjects: ['Join a million trips to the nearest earlier weather reading with an as-of join'],
    },
    {
      description: 'Solves memory, ordering and engine problems in large pipelines.',
      requiredCapabilities: [
        'Reads explain output and removes operations that block streaming',
        'Chooses streaming, GPU or in-memory execution by measurement',
      ],
      suggestedProjects: [
        'Process a 50 gigabyte public data set on a laptop and publish plan, time and peak memory',
      ],
    },
    {
      description: 'Guides adoption beside pandas, Spark and DuckDB and extends the engine.',
      requiredCapabilities: [
        'Writes an expression plugin in Rust with proper null handling',
        'Explains the optimizer, Arrow layout and thread pool behind a slow query',
      ],
      suggestedProjects: ['Publish an expression plugin or I/O source with wheels and benchmarks'],
    },
  ],
  'Apache Flink': [
    {
      description: 'Explains streams, events and state with the example of a running count.',
      requiredCapabilities: [
        'Opens the web dashboard and finds source, operators and sink of a job',
        'Tells event time from processing time',
      ],
      suggestedProjects: ['Run the word count example and feed it text from a socket'],
    },
    {
      description: 'Writes simple Flink SQL or DataStream jobs over one source.',
      requiredCapabilities: [
        'Declares a table on a Kafka topic with a watermark',
        'Counts events in one-minute windows',
      ],
      suggestedProjects: ['Count edits per language from the Wikipedia stream every minute'],
    },
    {
      description: 'Builds stateful jobs with windows, joins, late data and dependable restarts.',
      requiredCapabilities: [
        'Sets allowed lateness and a side output for events after it',
        'Uses keyed state with a lifetime so that it cannot grow forever',
        'Takes a savepoint and resumes a changed job from it',
      ],
      suggestedProjects: ['Detect taxi trips without an end within two hours and report them once each'],
    },
    {
      description: 'Tunes and mends large jobs: backpressure, state, checkpoints and skew.',
      requiredCapabilities: [
        'Finds the operator that causes backpressure and whether state or an outside call is to blame',
        'Sizes RocksDB state, checkpoint interval and parallelism from measured recovery',
        'Explains the two-phase commit behind an exactly-once sink',
      ],
      suggestedProjects: [
        'Kill task managers during a payment stream and prove that the totals still agree end to end',
      ],
    },
    {
      description: "Runs streaming as a service and works on the engine's core.",
      requiredCapabilities: [
        'Plans operator upgrades, autoscaling and state evolution for many jobs',
        'Writes connectors or operators and explains the checkpoint barrier protocol',
      ],
      suggestedProjects: [
        'Publish a source or sink with exactly-once tests, or compare Flink 1.x and 2.x on disaggregated state',
      ],
    },
  ],
  Hadoop: [
    {
      description: 'Explains HDFS blocks, copies and the idea of moving work to the data.',
      requiredCapabilities: [
        'Lists and copies files with hdfs dfs',
        'Names what NameNode, DataNode and ResourceManager do',
      ],
      suggestedProjects: ['Run a single-node cluster in containers and store a file larger than one block'],
    },
    {
      description: 'Runs queries and jobs on a cluster that others operate.',
      requiredCapabilities: [
        'Queries a partitioned Hive table without scanning all of it',
        "Finds a job's logs in YARN",
      ],
      suggestedProjects: ['Count requests by hour in open web server logs with Hive'],
    },
    {
      description: 'Builds and schedules batch work on the cluster with sensible files and rights.',
      requiredCapabilities: [
        'Writes ORC or Parquet instead of thousands of small text files',
        'Chooses queue, memory and number of reducers for a job',
        'Uses Kerberos tickets in scheduled jobs without storing passwords',
      ],
      suggestedProjects: ['Turn a year of raw logs into compacted, partitioned tables with retention'],
    },
    {
      description: 'Operates or migrates clusters and repairs storage, capacity and security faults.',
      requiredCapabilities: [
        'Recovers from a failed NameNode and corrupt blocks',
        'Tunes YARN queues so that one team cannot starve others',
        'Plans the move of tables and jobs to object storage and proves the copies equal',
      ],
      suggestedProjects: [
        'Simulate a rack failure on a test cluster and document detection, repair and time',
      ],
    },
    {
      description: 'Directs the remaining life of Hadoop estates and keeps what still pays.',
      requiredCapabilities: [
        'Compares cost and risk of HDFS, Ozone and cloud storage for a given volume',
        'Preserves lineage, access rules and skills through a multi-year exit',
      ],
      suggestedProjects: [
        'Write a migration plan with tooling for one open data platform, and rehearse it on a terabyte of generated data',
      ],
    },
  ],
  Dagster: [
    {
      description: 'Explains what an asset is and reads the asset graph.',
      requiredCapabilities: [
        'Starts dagster dev and materializes an example',
        'Finds the last run and its metadata',
      ],
      suggestedProjects: ['Follow the first tutorial and describe each asset it makes'],
    },
    {
      description: 'Writes assets and schedules in a given project.',
      requiredCapabilities: [
        'Passes a database to assets as a resource',
        'Adds a daily partition to an asset',
      ],
      suggestedProjects: ['Turn a public air quality feed into a chart through three assets'],
    },
    {
      description: 'Builds tested asset pipelines with checks, partitions and automation.',
      requiredCapabilities: [
        'Tests an asset with a fake resource and small inputs',
        'Adds asset checks that block what depends on them',
        'Backfills a range of partitions after a correction',
      ],
      suggestedProjects: [
        'Combine dbt models and Python assets on DuckDB, refreshed by sensors when files arrive',
      ],
    },
    {
      description: 'Structures large code locations and finds why runs stall, repeat or never start.',
      requiredCapabilities: [
        'Splits projects so that one broken import does not stop the others',
        'Explains a declarative automation decision from its evaluation history',
        'Limits concurrency against fragile outside systems',
      ],
      suggestedProjects: [
        'Move a set of cron jobs with hidden dependencies to assets and show what the lineage reveals',
      ],
    },
    {
      description: 'Leads an asset-centered platform and extends its parts.',
      requiredCapabilities: [
        'Writes components, I/O managers or executors that other teams adopt',
        'Sets ownership, freshness and cost reporting per asset for the organization',
      ],
      suggestedProjects: ['Publish an integration with documentation, tests and example project'],
    },
  ],
  Prefect: [
    {
      description: 'Explains flows, tasks and runs, and watches one in the interface.',
      requiredCapabilities: [
        'Decorates a function as a flow and starts it',
        'Reads from its state and log why a task run ended as Failed or Crashed',
      ],
      suggestedProjects: ['Turn a small download script into a flow and make it fail on purpose'],
    },
    {
      description: 'Adds retries, parameters and a schedule to simple flows.',
      requiredCapabilities: [
        'Sets retry delay and timeout for an unreliable call',
        'Keeps a password in a block or secret store',
      ],
      suggestedProjects: ['Check five websites every hour and mail a summary'],
    },
    {
      description: 'Builds and deploys flows with work pools, concurrency and tests.',
      requiredCapabilities: [
        'Maps a task over inputs and gathers failures without losing successes',
        'Deploys from Git to a Docker or process pool',
        'Makes tasks idempotent through cache keys and transactions',
      ],
      suggestedProjects: ['Build a nightly archive of public notices with change detection and alerts'],
    },
    {
      description: 'Designs dependable orchestration around changing graphs and repairs what hangs.',
      requiredCapabilities: [
        'Distinguishes crashed, late and canceled runs and automates the right answer to each',
        'Limits load on shared systems with global concurrency limits',
      ],
      suggestedProjects: [
        'Break network, worker and server in turn and write the runbook for each state that results',
      ],
    },
    {
      description: 'Decides on orchestration for teams and maintains its shared parts.',
      requiredCapabilities: [
        'Decides between hosting and buying the server by data location, cost and support',
        'Builds custom workers, blocks and event rules with tests',
      ],
      suggestedProjects: [
        'Publish a worker or collection package and a comparison with an asset-based tool on the same flows',
      ],
    },
  ],
  'Data Orchestration': [
    {
      description: 'Explains why data jobs need an order, a schedule and a memory of what has run.',
      requiredCapabilities: [
        'Reads a dependency graph from left to right',
        'Names three ways a nightly job may fail without anybody noticing',
      ],
      suggestedProjects: ["Draw the order in which an online shop's evening reports must be made"],
    },
    {
      description: 'Schedules a few dependent jobs with a tool that is set up.',
      requiredCapabilities: [
        'Starts a step only after its input exists',
        'Reruns one failed step without starting all over',
      ],
      suggestedProjects: [
        'Chain the download, check and chart of pollen counts in any open source orchestrator',
      ],
    },
    {
      description: "Runs a team's workflows so that they arrive on time and recover by themselves.",
      requiredCapabilities: [
        'Sets deadlines, retries and alerts by the harm of each delay',
        'Separates what runs from where it runs and with which rights',
        'Backfills history at a pace that sources allow',
      ],
      suggestedProjects: [
        'Orchestrate ten small jobs with two shared sources, a deadline and a tested recovery',
      ],
    },
    {
      description: 'Chooses tools and patterns for tangled workflows and explains missed deadlines.',
      requiredCapabilities: [
        'Finds the critical path of a late morning report and shortens it',
        'Decides between time, event and data-aware triggers for each flow',
        'Replaces scripts that call one another with declared dependencies',
      ],
      suggestedProjects: [
        'Build the same workflow in two orchestrators and compare code, recovery, tests and upkeep',
      ],
    },
    {
      description: 'Shapes scheduling, lineage and service levels for a whole data organization.',
      requiredCapabilities: [
        'Joins lineage across orchestrators through OpenLineage',
        'Plans capacity and isolation for thousands of runs at month end',
      ],
      suggestedProjects: [
        'Write a scheduler kernel with persistence, retries and fair queues, and inject faults until it is boring',
      ],
    },
  ],
  SAS: [
    {
      description: 'Reads a SAS program and tells DATA steps from PROC steps.',
      requiredCapabilities: [
        'Runs a program and reads its log for warnings',
        'Finds a library and the variables of a data set',
      ],
      suggestedProjects: ['Print and summarize the sashelp.cars table in a free learner account'],
    },
    {
      description: 'Imports, cleans and summarizes data with standard procedures.',
      requiredCapabilities: [
        'Uses INPUT and PUT with formats and informats',
        'Sorts and merges by key and checks the log for repeats of BY values',
      ],
      suggestedProjects: ['Report air passenger figures with PROC MEANS, FREQ and SGPLOT'],
    },
    {
      description: 'Writes dependable programs for regular reports or studies.',
      requiredCapabilities: [
        'Uses FIRST., LAST. and RETAIN for records per person',
        'Writes macros with parameters and switches on MPRINT to debug them',
        'Fits models with PROC GLM, LOGISTIC or MIXED and checks assumptions',
      ],
      suggestedProjects: [
        'Produce a tables-and-listings package from open clinical sample data in CDISC form',
      ],
    },
    {
      description: 'Validates, tunes and modernizes program suites others rely on.',
      requiredCapabilities: [
        'Finds full scans, needless sorts and queries that run in SAS although the database could run them',
        'Uses hash objects for lookups that merges make slow',
        'Checks results by independent double programming',
      ],
      suggestedProjects: ['Rebuild an analysis in R or Python and reconcile each figure to the last digit'],
    },
    {
      description: 'Leads regulated analytics and its platform, Viya and migration included.',
      requiredCapabilities: [
        'Defines validation, audit trail and submission standards such as ADaM and Define-XML',
        'Decides what stays in SAS and proves that whatever moves out gives the same figures',
      ],
      suggestedProjects: [
        'Write a validation plan and automated comparison tool for a mixed SAS, R and Python estate',
      ],
    },
  ],
  Julia: [
    {
      description: 'Runs Julia in the REPL and reads functions, arrays and types.',
      requiredCapabilities: [
        'Switches between the package, help and shell modes',
        'Explains why the first call takes longer',
      ],
      suggestedProjects: ['Plot the logistic map for several growth rates'],
    },
    {
      description: 'Writes small numerical scripts with packages and broadcasting.',
      requiredCapabilities: [
        'Activates a project environment and adds a package',
        'Uses dot calls instead of loops copied from elsewhere',
      ],
      suggestedProjects: ['Simulate an epidemic with three equations and draw the curves'],
    },
    {
      description: 'Builds tested packages or analyses that run fast.',
      requiredCapabilities: [
        'Writes type-stable functions and checks them with @code_warntype',
        'Uses multiple dispatch instead of type checks',
        'Measures with BenchmarkTools and removes allocations',
      ],
      suggestedProjects: [
        'Write a package for orbit simulation with tests, documentation and precompilation',
      ],
    },
    {
      description: 'Designs numerical software and solves latency, memory and parallel faults.',
      requiredCapabilities: [
        'Finds invalidations and excess compilation and reduces time to first result',
        'Parallelizes with threads, processes or GPU arrays and verifies results',
        'Differentiates through code with Enzyme or Zygote and knows where each fails',
      ],
      suggestedProjects: ['Solve a heat equation on CPU and GPU from one code base and compare with C++'],
    },
    {
      description: 'Contributes to compiler, ecosystem or large scientific models.',
      requiredCapabilities: [
        'Explains inference, world age and method ambiguity from small cases',
        'Organizes many packages with registries, compatibility bounds and binary artifacts',
      ],
      suggestedProjects: ['Have a fix accepted by Julia or a core scientific package, benchmark attached'],
    },
  ],
  Qlik: [
    {
      description: 'Selects values in an app and explains green, white and gray fields.',
      requiredCapabilities: [
        'Clears, steps back and bookmarks selections',
        'Tells a sheet, a chart and a filter pane apart',
      ],
      suggestedProjects: ['Explore a public demo app and write down three findings with their selections'],
    },
    {
      description: 'Loads a file and builds a sheet with simple charts.',
      requiredCapabilities: [
        'Writes a LOAD statement with renamed fields',
        'Uses Sum and Count with a dimension',
      ],
      suggestedProjects: ['Build an app on your household bills in a trial'],
    },
    {
      description: 'Builds associative models and apps that answer business questions correctly.',
      requiredCapabilities: [
        'Removes synthetic keys and circular references on purpose',
        'Writes set analysis for last year or all customers',
        'Loads only new rows into QVD files',
      ],
      suggestedProjects: ['Build a stock and sales app with a link table and checked totals'],
    },
    {
      description: 'Tunes large apps and reviews scripts, security and reload chains.',
      requiredCapabilities: [
        'Finds fields and objects that use the most memory and removes or splits them',
        'Restricts rows through section access without locking out the owner',
        'Traces a wrong figure from chart to script line',
      ],
      suggestedProjects: ['Rework a heavy app into QVD layers and report size, reload and response times'],
    },
    {
      description: 'Governs Qlik across departments, tenants and cloud moves.',
      requiredCapabilities: [
        'Automates spaces, reloads and tests through its APIs and command-line tool',
        'Builds extensions or mashups where standard objects are not enough',
      ],
      suggestedProjects: [
        'Write a governance monitor that finds unused apps, failing reloads and copied logic',
      ],
    },
  ],
  'Azure Data Factory': [
    {
      description: 'Explains pipelines, activities, datasets and triggers in a factory.',
      requiredCapabilities: [
        'Follows a run in the monitoring view to its failed activity',
        'Tells a linked service from a dataset',
      ],
      suggestedProjects: ["Copy a file between two containers in a free account and read the run's details"],
    },
    {
      description: 'Builds simple copy pipelines with parameters from a template.',
      requiredCapabilities: [
        'Passes a file name as a parameter instead of copying a pipeline',
        'Schedules a trigger in the right time zone',
      ],
      suggestedProjects: ['Load daily weather files into a database table'],
    },
    {
      description: 'Builds metadata-driven loads with error paths, secrets and releases.',
      requiredCapabilities: [
        'Loads many tables from a control table with ForEach',
        'Reads secrets from Key Vault through a managed identity',
        'Publishes through Git and deploys with parameters for each environment',
      ],
      suggestedProjects: [
        'Build an incremental load of ten tables with watermarks, alerts and a rerun after failure',
      ],
    },
    {
      description: 'Tunes cost and speed and solves runtime and network trouble.',
      requiredCapabilities: [
        'Chooses integration runtime, parallel copies and data flow cluster by measurement',
        'Traces a failing private endpoint or self-hosted runtime',
        'Judges when a data flow should be SQL or Spark instead',
      ],
      suggestedProjects: ['Cut the cost of a sample estate by half and show it from the activity runs'],
    },
    {
      description: "Leads integration on Azure, Fabric's successor service included.",
      requiredCapabilities: [
        'Sets naming, monitoring and ownership for hundreds of pipelines',
        'Plans which factories move to Fabric pipelines and proves equal loads',
      ],
      suggestedProjects: [
        'Publish a framework of reusable pipelines with tests and deployment for two environments',
      ],
    },
  ],
  'Azure Synapse Analytics': [
    {
      description: 'Explains dedicated pools, serverless SQL and Spark pools in a workspace.',
      requiredCapabilities: [
        'Queries a Parquet file with OPENROWSET',
        'Says which pool costs money while idle',
      ],
      suggestedProjects: ['Query open taxi files from serverless SQL within a spending limit'],
    },
    {
      description: 'Writes views and loads for a workspace whose pools others sized.',
      requiredCapabilities: [
        'Loads with COPY INTO and checks rejected rows',
        'Creates an external table over a folder',
      ],
      suggestedProjects: ['Build views on a folder of monthly files and chart them in Power BI'],
    },
    {
      description: 'Builds warehouse tables and pipelines with suitable distribution and access.',
      requiredCapabilities: [
        'Chooses hash, round-robin or replicated distribution by joins and size',
        'Keeps statistics and columnstore health in order',
        'Separates duties with roles, schemas and managed identities',
      ],
      suggestedProjects: [
        'Build a mart with staged loads and tests, and pause its pool by script when nobody works',
      ],
    },
    {
      description: 'Resolves slow, queued or expensive workloads and plans their future.',
      requiredCapabilities: [
        "Finds data movement and skew in a query's steps",
        'Assigns workload groups so that loads and dashboards do not starve each other',
        'Decides between Spark, serverless and dedicated pools for each job from cost',
      ],
      suggestedProjects: ['Bring three slow queries under a tenth of their time and explain each change'],
    },
    {
      description: 'Decides how long Synapse stays and what replaces it.',
      requiredCapabilities: [
        'Plans the move to Fabric, Databricks or Snowflake with converted code and matched figures',
        'Governs networks, keys and spend across workspaces',
      ],
      suggestedProjects: [
        'Publish a migration study of a sample workspace with effort, cost and differences in SQL',
      ],
    },
  ],
  'Amazon Kinesis': [
    {
      description: 'Explains streams, shards and records and the difference from Firehose.',
      requiredCapabilities: ['Puts and reads a record with the command line', 'Says how long a record stays'],
      suggestedProjects: [
        'Sketch how clicks of a news site would travel to a dashboard, with the limits of each step',
      ],
    },
    {
      description: 'Writes simple producers and consumers for a given stream.',
      requiredCapabilities: [
        'Chooses a partition key that spreads records',
        'Reads a stream from a Lambda function',
      ],
      suggestedProjects: [
        "Send readings of your computer's load to a local Kinesis emulator and print the peaks",
      ],
    },
    {
      description: 'Builds dependable flows with checkpoints, batching and alarms.',
      requiredCapabilities: [
        'Handles partial failures of PutRecords with backoff',
        'Alarms on iterator age and throttled writes',
        'Delivers to S3 in partitioned Parquet through Firehose',
      ],
      suggestedProjects: [
        'Build a click counter with the Kinesis Client Library that survives a restarted worker',
      ],
    },
    {
      description: 'Sizes and repairs streams with hot shards, lag or duplicates.',
      requiredCapabilities: [
        'Finds a hot shard from enhanced metrics and changes the key',
        'Chooses on-demand or provisioned mode and fan-out from cost and delay',
        'Replays a day from the archive without double effects',
      ],
      suggestedProjects: ['Load-test a stream past its limits and document throttling, lag and recovery'],
    },
    {
      description: 'Sets streaming strategy on AWS among Kinesis, MSK and queues.',
      requiredCapabilities: [
        'Calculates where each service becomes cheaper or too slow',
        'Designs cross-account and cross-region streams with recovery objectives',
      ],
      suggestedProjects: [
        'Publish a comparison of Kinesis and Kafka on one workload with cost per million records and failure tests',
      ],
    },
  ],
  'Azure Event Hubs': [
    {
      description: 'Explains namespaces, hubs, partitions and consumer groups.',
      requiredCapabilities: [
        'Finds throughput and errors in the metrics blade',
        'Says how Event Hubs differs from Service Bus',
      ],
      suggestedProjects: ['Run the Event Hubs emulator and send ten events to it'],
    },
    {
      description: 'Sends and receives events with an SDK sample.',
      requiredCapabilities: ['Batches events within the size limit', 'Keeps checkpoints in blob storage'],
      suggestedProjects: ['Stream fake thermometer readings and print the mean per minute'],
    },
    {
      description: 'Builds ingestion with schemas, capture, access control and alerts.',
      requiredCapabilities: [
        'Writes events to storage in Avro or Parquet with Capture',
        'Signs clients in with Microsoft Entra ID instead of shared keys',
        'Handles redelivered events without double counting',
      ],
      suggestedProjects: ['Build an ingestion service that restarts safely and archives every event'],
    },
    {
      description: 'Plans capacity and solves throttling, imbalance and client trouble.',
      requiredCapabilities: [
        'Chooses tier, throughput units and partitions from peak figures',
        'Connects Kafka clients and explains which features differ',
        'Finds why one partition lags while the others idle',
      ],
      suggestedProjects: [
        'Replay recorded traffic at twice its speed and tune until lag stays below a minute',
      ],
    },
    {
      description: 'Decides on event ingestion across Azure estates and beyond.',
      requiredCapabilities: [
        'Designs geo-replication and failover and rehearses both',
        'Weighs Event Hubs, Kafka and Fabric eventstreams by cost, control and skills',
      ],
      suggestedProjects: [
        'Publish Terraform or Bicep modules with policy, private access and a tested failover plan',
      ],
    },
  ],
  'Google Cloud Pub/Sub': [
    {
      description: 'Explains topics, subscriptions and acknowledgement.',
      requiredCapabilities: ['Publishes and pulls a message with gcloud', 'Tells push from pull delivery'],
      suggestedProjects: ['Run the emulator and pass messages between two terminals'],
    },
    {
      description: 'Publishes and handles messages with a client library.',
      requiredCapabilities: [
        'Extends the acknowledgement deadline when the work takes long',
        'Adds attributes that a filter can use',
      ],
      suggestedProjects: ['Resize pictures on upload through a topic and a small worker'],
    },
    {
      description: 'Builds dependable flows with dead letters, ordering and metrics.',
      requiredCapabilities: [
        'Sends messages to a dead letter topic after a set number of tries',
        'Uses ordering keys only where order matters',
        'Alerts when a subscription falls minutes behind and names the slow worker',
      ],
      suggestedProjects: [
        'Build an order pipeline into BigQuery that tolerates duplicates and reports poison messages',
      ],
    },
    {
      description: 'Designs and debugs larger event systems.',
      requiredCapabilities: [
        'Tunes flow control and batching for delay or throughput',
        'Replays with seek and snapshots without repeating side effects',
        'States what exactly-once delivery covers and what it leaves to the subscriber',
      ],
      suggestedProjects: ['Break subscribers in five ways and record redelivery, delay and cost of each'],
    },
    {
      description: 'Sets event standards on Google Cloud for many teams.',
      requiredCapabilities: [
        'Governs schemas, ownership and cross-project access',
        'Weighs Pub/Sub against managed Kafka and Eventarc with measured cost',
      ],
      suggestedProjects: ['Publish a blueprint with schemas, access policies, replay runbook and load tests'],
    },
  ],
  'Apache Pulsar': [
    {
      description: 'Explains topics, subscriptions, brokers and bookies.',
      requiredCapabilities: [
        'Produces and consumes with pulsar-client',
        'Tells shared from exclusive subscriptions',
      ],
      suggestedProjects: ['Start the standalone server and pass messages between three consumers'],
    },
    {
      description: 'Writes producers and consumers with schemas by example.',
      requiredCapabilities: [
        'Chooses a subscription type for the work',
        'Acknowledges, or negatively acknowledges for another try',
      ],
      suggestedProjects: ['Build a task list in which workers share jobs and failed ones return'],
    },
    {
      description: 'Builds flows with retention, retries, functions and monitoring.',
      requiredCapabilities: [
        'Sets retention and backlog limits per namespace',
        'Uses key-shared subscriptions for order per key',
        'Moves old data to cheaper storage by tiering',
      ],
      suggestedProjects: [
        'Build a sensor service with schema changes, dead letters and a replay of last week',
      ],
    },
    {
      description: 'Operates clusters and resolves backlog, bookie and balance faults.',
      requiredCapabilities: [
        'Reads which ledger or bookie slows writes',
        'Configures geo-replication and tests a lost region',
        'Upgrades brokers and bookies without downtime',
      ],
      suggestedProjects: [
        'Run a cluster on Kubernetes, remove bookies under load and prove that no message is lost',
      ],
    },
    {
      description: 'Leads messaging platforms on Pulsar and judges alternatives.',
      requiredCapabilities: [
        'Explains segments, ledgers and fencing from a failure',
        "Weighs multi-tenancy and tiering against Kafka's ecosystem for the organization",
      ],
      suggestedProjects: ['Contribute a connector, client fix or benchmark with reproducible failures'],
    },
  ],
}
