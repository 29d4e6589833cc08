import type { OpenQuestion } from '../open-question.ts'

export const designOfDataPlatformsBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-data-platforms-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Backend Developer'],
    skills: ['System Design', 'Data Pipelines', 'ETL'],
    tags: ['first pipeline', 'daily reporting', 'staging'],
    question:
      'An online shop wants a sales report each morning at 8:00. Orders are in its PostgreSQL database (about 30,000 a day), fees come as a CSV file from the payment provider around 4:00. Design the pipeline from the sources to the report.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Clarifies the need first: who reads it, which numbers, how fresh, and what happens if it is late',
        weight: 2,
        said: [
          'What decision is made at eight, and is yesterday enough?',
          'I ask what counts as revenue and for how long they want to look back',
          'Which figures exactly, by product or by country?',
        ],
      },
      {
        cue: 'What the size tells you',
        point: 'Estimates the size and concludes that simple tools suffice',
        weight: 2,
        said: [
          '30,000 a day is eleven million a year, a few gigabytes, one database can do that',
          'No cluster needed, Postgres or a small warehouse and a scheduler',
        ],
      },
      {
        cue: 'Your first step with the data',
        point: 'Copies data from both sources, unchanged, to a place of its own before transforming it',
        weight: 3,
        essential: true,
        said: [
          'Land the orders and the CSV as they are with the date',
          'A raw layer, so I can recompute when a rule was wrong',
          'Read from a replica or at night so the shop does not get slow',
        ],
      },
      {
        cue: 'How the report table is filled',
        point:
          'Builds the report table in steps with repeatable runs per day, replacing or merging instead of appending',
        weight: 3,
        said: [
          'Running it twice for the same date gives the same table',
          'Staging, then cleaned, then the daily sales table',
          'Delete and insert the day in one transaction',
        ],
      },
      {
        cue: 'Order and timing of steps',
        point:
          'Orders the steps by dependency with a scheduler, including waiting for the file with a time limit',
        weight: 3,
        essential: true,
        said: [
          'The join starts only when both are there',
          'A sensor that waits for the CSV until 6:30 and then alerts',
        ],
      },
      {
        cue: 'If something does not arrive',
        point: 'Says what the report shows if one source is missing or late',
        weight: 2,
        said: [
          'Without the fee file, revenue is shown and fees are marked as missing',
          'Better an old report with its date than an empty one',
        ],
      },
      {
        cue: 'What you verify beforehand',
        point:
          'Checks before publishing: counts against the source, duplicates, orders without payment and the reverse',
        weight: 2,
        said: [
          'Sum of payments against sum of paid orders',
          'Number of orders should be similar to last week’s day',
        ],
      },
      {
        cue: 'When orders are not final',
        point: 'Loads orders that changed later, such as refunds, again for some days',
        weight: 1,
        said: [
          'A refund comes a week after, so I read by changed date',
          'The last 14 days are refreshed each night',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The report should query the shop’s production database directly',
        said: ['connect the BI tool to the live database, then it is always fresh'],
        correction:
          'Large reports slow down the shop, history gets overwritten, and the fee file is not there. Copy the data to a place of its own.',
      },
      {
        belief: 'Starting at 5:00 by cron is sufficient because the file comes around 4:00',
        said: ['I set cron to 5 and the file will be there'],
        correction:
          'Some day it comes at 5:20, and the report is silently incomplete. Check that it is there, wait with a limit, and alert.',
      },
    ],
    sampleAnswer:
      'First I ask who reads the report and which numbers: revenue, fees, and margin by product, for yesterday, at eight. 30,000 orders a day are eleven million a year, a few gigabytes, so a single analytical database and a scheduler are enough. At 2:00 I copy new and changed orders from a replica of the shop database into a raw table, so the shop isn’t slowed down. The CSV goes unchanged into storage and then to a raw table. Keeping raw data means I can recompute when a rule was wrong. Then come the steps: cleaned orders, cleaned fees, joined, daily sales. Each runs for a given day and replaces it in one transaction, so a repeat is harmless. Since refunds come later, I refresh the last 14 days. The scheduler knows the dependencies: the join waits until both inputs are there, for the file until 6:30, then it alerts me. If the file is missing, I publish revenue and mark the fees as not available, and add them when it comes. Before publishing there are checks: count against the shop, no duplicates, orders without payments, similar to last week. If a hard check fails, yesterday’s report stays with its date visible. The trade-off is freshness: daily is simple and cheap; if someone needs hourly, the same steps can run more often. What fails most will be the file: late, double, or in another format. So header, date, and a checksum are checked.',
    criteria: [
      'Chooses tools by size',
      'Thinks about late and missing inputs',
      'Clear steps from source to report',
    ],
    followUps: [
      {
        question: 'The fee file arrives at 9:30. What happened in your pipeline meanwhile?',
        about: [4, 5],
        answer:
          'It waited until 6:30 and alerted. At eight the report appeared with revenue and a note that fees are missing. When the file comes, the join for that day runs again, replaces it, and the note disappears.',
      },
      {
        question: 'Someone runs yesterday’s load again by hand. What changes in the report?',
        about: [3],
        answer:
          'Nothing, unless the source has changed since. The run replaces that day in one transaction and does not append. That is the reason for working per day with delete and insert or a merge by order id.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Solutions Architect'],
    skills: ['System Design', 'Data Integration', 'Data Warehousing'],
    tags: ['saas sources', 'build or buy', 'raw layer'],
    question:
      'A company of 60 people uses five cloud services: accounting, CRM, support, newsletter, and web shop. Management wants them in one place for reports. You are the only data person. Design it, and say what you build and what you buy.',
    keyPoints: [
      {
        cue: 'Where you begin',
        point:
          'Starts with the questions to be answered and the order of importance, instead of connecting everything',
        weight: 3,
        essential: true,
        said: [
          'Which three reports would help first? Perhaps only CRM and shop are needed for those',
          'One source to the end, then the next',
        ],
      },
      {
        cue: 'What you build and buy',
        point: 'Buys or uses existing connectors for common services, builds only where none exists',
        weight: 3,
        essential: true,
        said: [
          'A managed tool for the CRM, because I can’t maintain five APIs alone',
          'Open-source connectors for standard systems, a small script for the exotic one',
          'My time is the scarcest thing',
        ],
      },
      {
        cue: 'The way through the warehouse',
        point: 'Lands raw data per source in a warehouse, and transforms there with versioned SQL',
        weight: 3,
        said: [
          'ELT: first load, then model with SQL in git',
          'Raw schema per service, then staging, then reporting tables',
        ],
      },
      {
        cue: 'One customer in five systems',
        point:
          'Plans how to match the same customer across systems, with rules and for cases that do not match',
        weight: 3,
        said: [
          'Email lowercased, or the customer number of accounting',
          'A mapping table with doubtful ones to be checked by a person',
          'Company names are written in five ways',
        ],
      },
      {
        cue: 'Size and price',
        point: 'Estimates volume and cost: small data, prices by rows or users, limits of the APIs',
        weight: 2,
        said: [
          'A few million rows in total, the smallest warehouse is sufficient',
          'The connector charges per changed row, so newsletter opens could become the expensive part',
        ],
      },
      {
        cue: 'Secrets and privacy',
        point:
          'Protects credentials and personal data: read-only tokens in a secret store, roles for salaries or support texts',
        weight: 2,
        said: ['Not everyone may see accounting', 'Leave out fields nobody needs, such as message contents'],
      },
      {
        cue: 'Living with it alone',
        point:
          'Monitors freshness and row counts per source, and documents so that another person can take over',
        weight: 2,
        said: [
          'An alert when a source has brought nothing since yesterday',
          'If I am ill somebody must be able to read how it works',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Writing your own connectors is cheaper as they are only API calls',
        said: ['I write five Python scripts, that is free'],
        correction:
          'The first version is quick. Changes of API, tokens, limits, and deletions then cost one person’s time for years.',
      },
      {
        belief: 'With all data in one database, the sources fit together by themselves',
        said: ['once it is in one place we can join everything'],
        correction:
          'There is no common key. Matching customers takes rules, a mapping, and work on doubtful cases.',
      },
    ],
    sampleAnswer:
      'I would begin with management: which three questions first? Say, revenue by customer segment, cost of support per customer, and effect of newsletters. For the first I need only the shop and CRM, so I take these two to the end before the rest. The sizes are small, a few million rows, so the smallest cloud warehouse is enough, and a load every night. As the only data person, my time is scarce. So I buy or use ready connectors for the common services, and write a small script only for one without a connector, in the same form: raw data, a stored position, merge by id. I check the price model, because some charge per changed row, and newsletter opens could be the largest part; I may take only daily sums. Each service lands in its own raw schema. Transformation happens in the warehouse with SQL in version control: staging per source, then common tables such as customers and revenue. The hard part is matching customers: by the accounting number if the CRM has it, otherwise by email in lower case, and doubtful ones go on a list which someone in sales checks. Access: read-only tokens in a secret store, accounting visible only to a few, message texts not loaded at all. A check per source alerts when it is stale or the count is strange, and a page of documentation lets somebody replace me. The trade-off is dependence on a vendor and fees. I accept them, since raw tables in our warehouse make a change possible. It will mostly fail by expired tokens and changed fields.',
    criteria: ['Realistic for one person', 'Sees identity matching as the main difficulty'],
    followUps: [
      {
        question: 'CRM says `Miller Ltd.`, accounting `MILLER LIMITED`. How do you bring them together?',
        about: [3],
        answer:
          'First by hard keys: tax or customer number, domain of the email. Names are normalized and only proposed as candidates, which a person confirms. The result is stored in a mapping table, so it is decided once and is visible.',
      },
      {
        question: 'The connector’s bill triples in month four. What do you check?',
        about: [4, 1],
        answer:
          'Which source has how many changed rows: often an event table such as newsletter opens or a daily change of a timestamp in all rows. I exclude the table, load it less often, or write that one extraction myself.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Full Stack Developer', 'Product Manager'],
    skills: ['System Design', 'Data Pipelines', 'Web Analytics'],
    tags: ['click events', 'tracking', 'daily counts'],
    question:
      'A recipe website with 200,000 visits a day wants to know what visitors view, search, and save, without an external analytics product. Design how events get from the browser to a daily table.',
    keyPoints: [
      {
        cue: 'What you record',
        point: 'Agrees on a small list of events with fixed names and fields that answer real questions',
        weight: 2,
        said: [
          'recipe_viewed, search_done, recipe_saved with recipe id and number of results',
          'Written plan: who sends it, when exactly, what does each field mean',
          'Not each click, just what somebody will use',
        ],
      },
      {
        cue: 'What the visits add up to',
        point:
          'Estimates the load: about 10 events a visit are 2 million a day, on average some 25 per second, with a peak several times higher',
        weight: 2,
        said: [
          'Two million by 500 bytes is one gigabyte a day',
          'Around dinner time maybe 100 to 200 a second',
        ],
      },
      {
        cue: 'The first stop after the browser',
        point:
          'Sends them to a collecting endpoint that only checks and stores quickly, separate from processing',
        weight: 3,
        essential: true,
        said: [
          'The collector writes to a queue or files and answers at once',
          'The page must not be slowed by analytics, so send in the background',
          'If the warehouse is down, events are kept in the buffer',
        ],
      },
      {
        cue: 'When the network misbehaves',
        point: 'Gives each event a unique id and a time, and removes duplicates from resends',
        weight: 3,
        said: [
          'The browser repeats when the network failed, so same id twice means once',
          'Client time and server receive time both',
        ],
      },
      {
        cue: 'From events to the daily table',
        point: 'Stores raw events by day, and computes the daily table in a repeatable job',
        weight: 3,
        essential: true,
        said: [
          'Files partitioned by date, each night counts per recipe',
          'If I find a mistake, I rebuild the day from the raw ones',
        ],
      },
      {
        cue: 'Respecting the visitors',
        point:
          'Respects privacy: consent where needed, no names or emails in events, random visitor id, limited retention',
        weight: 2,
        said: [
          'Nothing that tells who the person is, and a shortened IP',
          'Without consent nothing is sent, or only anonymous counts',
          'Delete raw events after 13 months for example',
        ],
      },
      {
        cue: 'What distorts the numbers',
        point: 'Filters bots and knows that blockers make counts incomplete',
        weight: 2,
        said: [
          'Crawlers view thousands of recipes an hour',
          'Some visitors block scripts, so it shows trends rather than exact numbers',
        ],
      },
      {
        cue: 'Knowing that it still works',
        point: 'Watches that tracking keeps working: event counts per type and release',
        weight: 1,
        said: [
          'After a release the searches fell to zero because someone renamed a button',
          'Compare event counts with the web server’s page requests',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Each event should be inserted directly into the report table',
        said: ['the endpoint does an update count plus one'],
        correction:
          'One mistake cannot be corrected, duplicates count twice, and peaks hit the database. Store raw events, then aggregate.',
      },
      {
        belief: 'Tracking in the browser counts all visitors exactly',
        said: ['then we know exactly how many people came'],
        correction:
          'Blockers, missing consent, closed tabs, and bots distort it. It is good for comparison and trends.',
      },
    ],
    sampleAnswer:
      'First I ask what they want to decide: which recipes to show first and which searches find nothing. So a short tracking plan with three events: viewed, searched, saved, each with fields, meaning, and when it is sent. 200,000 visits with about ten events are two million a day, on average 25 a second, at dinner time maybe 150, about a gigabyte a day. That is small. In the browser a little script collects events and sends them in batches in the background, also when the page closes. Every event has a random id, the time of the browser, and a visitor id that is random. The server adds the time of receipt. The collecting endpoint only checks the form and writes to a queue or append-only files, and answers immediately. Thus the site is not slowed down, and if the warehouse is away, events wait. Raw events lie by day in storage. At night a job removes duplicates by id, filters known bots, and computes views, searches, and saves per recipe and day, replacing the day, so a repeat is harmless. Invalid events go aside and are counted. Privacy: nothing is sent without the consent that is needed, no email, shortened IP, and raw data is deleted after a set time. Trade-off: daily is enough, no streaming. It fails quietly: a release breaks an event. So I alert when a type falls far below last week, and compare views with the web server’s requests. And I tell people that blockers make it a trend and not an exact count.',
    criteria: ['Separates collecting, storing, and counting', 'Honest about accuracy'],
    followUps: [
      {
        question:
          'A phone loses its connection after sending and sends the batch again. What does the daily table show?',
        about: [3, 4],
        answer:
          'The same events arrive twice with the same ids. The nightly job keeps one per id before counting, so the table is right. The raw data still has both, which shows how often it happens.',
      },
      {
        question: 'Saves drop by 70% on a Tuesday. How do you tell whether visitors or the tracking changed?',
        about: [7],
        answer:
          'I compare with an independent source: saves in the application database. If they are normal there, the event is broken. I look for a release that day, and split by browser and page version.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Backend Developer'],
    skills: ['System Design', 'Data Pipelines', 'Dashboards'],
    tags: ['micro batch', 'refresh', 'store managers'],
    question:
      'A chain with 150 stores wants managers to see today’s sales against target on a tablet, at most 15 minutes old. The cash registers send receipts to a central database, about 400,000 a day. Design it without building more than needed.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Asks what managers do with it and how exact it must be, and fixes 15 minutes as the goal from end to end',
        weight: 2,
        said: [
          'Do they move staff during the day because of it?',
          'From the receipt to the screen, including the refresh of the tablet',
        ],
      },
      {
        cue: 'What the numbers tell you',
        point:
          'Calculates the load: 400,000 receipts over 12 hours is about 10 a second, some 8,000 per 15 minutes',
        weight: 2,
        said: [
          'At noon perhaps 40 per second, still small',
          '150 tablets refreshing each few minutes is less than one request a second',
        ],
      },
      {
        cue: 'How data moves, and why',
        point:
          'Chooses a small batch every five minutes or so instead of a streaming system, with the reason',
        weight: 3,
        essential: true,
        said: [
          'A job each five minutes takes what is new, that leaves reserve for one failure',
          'Kafka and Flink are not needed for 15 minutes',
          'Incremental query on the change time with an index',
        ],
      },
      {
        cue: 'What the tablet reads',
        point: 'Keeps a small summary table per store and hour that the dashboard reads, updated repeatably',
        weight: 3,
        essential: true,
        said: [
          'The tablet reads 150 rows and not 400,000 receipts',
          'Recompute today’s sums per store for the touched hours, and overwrite',
          'Merge by store and hour, so running twice does no harm',
        ],
      },
      {
        cue: 'Sparing the central database',
        point: 'Protects the central database: reads from a replica, with index and limit',
        weight: 3,
        said: ['Selling goes before reporting', 'Reporting queries must not lock what the registers write'],
      },
      {
        cue: 'When a store is silent',
        point:
          'Shows the time of the last data per store, so that an offline store is not mistaken for a bad one',
        weight: 3,
        said: [
          'As of 14:35, and store 12 has sent nothing since 13:10',
          'Zero sales and no connection look alike otherwise',
        ],
      },
      {
        cue: 'When the past changes',
        point: 'Handles late receipts, cancellations, and returns, so totals get corrected',
        weight: 2,
        said: [
          'A store that was offline delivers two hours later, so those hours are recomputed',
          'Read by arrival and count by sale time',
        ],
      },
      {
        cue: 'Who sees what',
        point: 'Restricts what each manager sees, and takes targets from a maintained source',
        weight: 1,
        said: [
          'Everyone sees his own store, regional managers several',
          'Targets come from a planning table per store and day',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Fresh within 15 minutes requires a streaming platform',
        said: ['for near real time you need Kafka and Spark streaming'],
        correction:
          'Small batches every few minutes meet it with much less to run. Streaming pays off with seconds or far greater volume.',
      },
      {
        belief: 'Every tablet can run the sum over today’s receipts itself',
        said: ['the dashboard just does sum over receipts when opened'],
        correction:
          '150 devices refreshing would repeat the same heavy query on the selling database. Compute once and read the summary.',
      },
    ],
    sampleAnswer:
      'First I ask what it is for: managers move staff or push an offer during the day. So 15 minutes from receipt to screen, and a few late receipts are tolerable. 400,000 a day over twelve hours are about ten a second, perhaps 40 at noon; in five minutes that is 3,000 to 12,000 rows. The tablets are 150 readers. That is small, so I take a job every five minutes, no streaming platform: five minutes interval, one minute of work, a minute of refresh, and enough reserve that one failed run does not matter. The job reads from a replica of the central database, using an index on arrival time, all receipts which came since the last position, with some overlap. From these it finds the touched stores and hours, recomputes their sums, and merges by store and hour. So it can repeat, and receipts of a store that was offline count in the hour of the sale. Cancellations and returns are rows with negative amounts. The dashboard reads only this small table and the targets, and each manager is restricted to his stores. Important: each store shows when its last data came. Otherwise an offline store looks like a bad day. At night, a full recompute from the receipts corrects all that was missed and compares with the accounts. Trade-offs: the replica may lag, I watch that; and if somebody later wants seconds, the source would be changes from the log. If the job stops, the screen shows its age, and an alert comes after two missed runs.',
    criteria: ['Resists overbuilding with numbers', 'Distinguishes missing data from zero'],
    followUps: [
      {
        question: 'Store 12 shows no sales since 13:10. How does the manager know what that means?',
        about: [5],
        answer:
          'Each store has the time of its last receipt and of the last contact. If the register still reports a heartbeat, sales are truly zero; without contact the tile turns gray with no connection since 13:10 instead of red.',
      },
      {
        question: 'A store was offline and delivers two hours of receipts at 16:00. What changes?',
        about: [6],
        answer:
          'The job reads by arrival, so it sees them at once, finds that hours 14 and 15 of this store are touched, and recomputes these. The totals per hour rise later. That is right, as they count by sale time.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Solutions Architect'],
    skills: ['System Design', 'Data Lakes', 'Apache Parquet'],
    tags: ['lake layers', 'sensor data', 'retention'],
    question:
      '5,000 weather stations each send a JSON reading every minute. Researchers want to query ten years of them, and an operator wants to notice broken stations the same day. Design storage and layers of this data lake.',
    keyPoints: [
      {
        cue: 'What the numbers tell you',
        point: 'Estimates the volume and derives decisions from it',
        weight: 3,
        said: [
          '5,000 by 1,440 is 7.2 million readings a day, 2.6 billion a year',
          '300 bytes of JSON is 2 GB a day raw, 26 billion rows in ten years',
          'As Parquet perhaps a tenth of it, so below a few terabytes in total',
        ],
      },
      {
        cue: 'The layers',
        point:
          'Separates layers: raw as received, cleaned with types and duplicates removed, and summaries for users',
        weight: 3,
        essential: true,
        said: [
          'Bronze, silver, gold, each rebuilt from the one before',
          'Raw JSON is kept, the rest can be recomputed',
        ],
      },
      {
        cue: "How researchers' data is stored",
        point:
          'Stores cleaned data in a columnar format partitioned by date, sorted by station within, with sensible file sizes',
        weight: 3,
        essential: true,
        said: [
          'Parquet by day, inside sorted by station id, so both kinds of query skip much',
          'Not a partition per station, 5,000 times 3,650 would be millions of files',
        ],
      },
      {
        cue: 'How small messages are written',
        point: 'Collects readings into larger files before writing, instead of one object per reading',
        weight: 2,
        said: [
          'A queue or stream, and a file every five minutes',
          'Seven million tiny objects a day would cost and be slow',
        ],
      },
      {
        cue: 'Treating doubtful readings',
        point: 'Keeps impossible values and gaps visible with quality marks instead of deleting them',
        weight: 3,
        said: [
          '80 degrees is flagged suspicious, the value stays',
          'Researchers should decide themselves whether to leave it out',
          'Missing minutes are not filled silently',
        ],
      },
      {
        cue: 'Noticing broken stations',
        point: 'Finds broken stations: no data for an hour, constant values, values off from neighbors',
        weight: 2,
        said: [
          'Last seen per station, in a small table updated each 15 minutes',
          'A sensor that shows exactly the same number all day is dead',
        ],
      },
      {
        cue: 'Knowledge about the stations',
        point:
          'Thinks of metadata: station location and sensor changes with validity dates, units, time zone UTC',
        weight: 2,
        said: [
          'When a station is moved, its old values belong to the old place',
          'All times in UTC, degree Celsius written in the column name',
        ],
      },
      {
        cue: 'Keeping and guarding it',
        point: 'Sets retention, cheaper storage classes, and access rights per layer',
        weight: 1,
        said: ['Raw goes to cold storage after 90 days', 'Researchers read cleaned data, nobody changes raw'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Wrong sensor values should be removed at the entrance',
        said: ['filter out bad values before saving, then the lake is clean'],
        correction:
          'What seems wrong may be a real storm, and rules change. Keep raw, flag in the cleaned layer.',
      },
      {
        belief: 'One partition per station makes station queries fast',
        said: ['partition by station_id and day'],
        correction:
          'That gives 5,000 tiny files a day. Sort by station within daily partitions, so statistics skip what is not needed.',
      },
    ],
    sampleAnswer:
      'Numbers first: 5,000 stations by 1,440 minutes are 7.2 million readings a day, 83 a second. With 300 bytes it’s about 2 GB a day of JSON; in ten years 26 billion rows, 8 TB raw, perhaps one TB as Parquet. So ingestion is easy, and the layout matters for queries. Stations send to an endpoint with a queue. A writer puts a file every five minutes into raw, by arrival day, unchanged; one object per reading would be seven million objects a day. The cleaned layer is built hourly: types, UTC, units, duplicates removed by station and time, quality flags. 80 degrees is flagged and not deleted, since it may be a real event, and researchers decide. It is Parquet, partitioned by date and sorted by station, with files of some hundred megabytes. Thus a query for a day across all stations prunes by date, and for one station over years it skips by statistics. The summary layer has hourly and daily values per station, which is enough for most questions. Station data has validity dates, since a moved station belongs to another place afterward. For the operator a small job every 15 minutes keeps last seen, constant values, and deviation from neighbors, and gives a list of suspicious stations. Late readings arrive after network failures, so the cleaned job rebuilds the days touched. Trade-off: hourly cleaning is cheap, but fresh data is only in the small monitoring table. Raw goes to cold storage after 90 days; nobody may change it. If the cleaning has a bug, I rebuild from raw. If the queue fails, stations buffer for some hours.',
    criteria: ['Numbers lead to the layout', 'Respects raw truth', 'Serves both kinds of users'],
    followUps: [
      {
        question: 'A researcher queries one station over ten years. What does the engine read?',
        about: [2],
        answer:
          'It opens 3,650 daily partitions, but within each file statistics on station id allow skipping all blocks except one. If such queries dominate, I merge older data into monthly partitions sorted by station.',
      },
      {
        question: 'A station was moved uphill and reads three degrees less. How do the users know?',
        about: [4, 6],
        answer:
          'The station table has a new version with location and valid-from date, and the reading joins to the version of its time. So long series can be split at the move instead of appearing as climate.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Backend Developer'],
    skills: ['System Design', 'Data Modeling', 'Slowly Changing Dimensions'],
    tags: ['price history', 'snapshots', 'versions'],
    question:
      'A grocery delivery service overwrites product prices and names in its database several times a day. Analysts ask what a product cost when it was ordered and how prices developed. There are 80,000 products. Design how to keep and offer the history.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point: 'Asks how exact it must be: each change, or the state per day',
        weight: 2,
        said: [
          'Is the price at closing enough or do they need the offer from 10 to 12 o’clock?',
          'How far back, and who uses it',
        ],
      },
      {
        cue: 'What an order must know',
        point: 'Recognizes that the price paid must be stored with the order line at the time of ordering',
        weight: 3,
        essential: true,
        said: [
          'The order itself keeps its price, that is not to be looked up later',
          'What the customer paid is a fact and may not depend on the catalog',
        ],
      },
      {
        cue: 'Two ways to record history',
        point: 'Compares daily snapshots with capturing each change, with size and what each misses',
        weight: 3,
        said: [
          '80,000 rows a day are 29 million a year, a snapshot is simple and affordable',
          'A snapshot at night does not see a price that was valid from ten to two',
          'Change data capture or a history table gives every version',
        ],
      },
      {
        cue: 'The shape of the history table',
        point:
          'Stores versions with valid-from and valid-to, one row per change, and one current row per product',
        weight: 3,
        essential: true,
        said: [
          'If the price changed, close the old row and add a new one',
          'Never overwrite: append each new price with the time from which it holds',
          'Half-open ranges so that exactly one applies at any moment',
        ],
      },
      {
        cue: 'What counts as a change',
        point: 'Detects real changes only, by comparing the relevant columns',
        weight: 2,
        said: [
          'A new picture should not create a price version',
          'Hash of price, name, and category against the last version',
        ],
      },
      {
        cue: 'Making it easy for analysts',
        point:
          'Offers easy access: a view of current products, a view per day, and an example for the join by time',
        weight: 2,
        said: [
          'Analysts should not have to write between conditions on their own',
          'products_current, and products_on_day for joins by date',
        ],
      },
      {
        cue: 'How you know it is right',
        point: 'Tests the history: no overlaps or gaps, matching prices in orders and in history',
        weight: 2,
        said: [
          'Compare the price on the order lines with the version valid then, differences are discounts or errors',
          'One version per product for each moment',
        ],
      },
      {
        cue: 'The two ends of history',
        point: 'Treats removed products as closed, not deleted, and says that history begins today',
        weight: 1,
        said: [
          'If a product vanishes from the catalog its last row gets an end',
          'What was before we started is only in old orders or backups',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Joining orders with today’s product table gives the price at the time of order',
        said: ['join orders with products and take the price'],
        correction:
          'It gives today’s price for all past orders. The price belongs to the order line, or to a version valid then.',
      },
      {
        belief: 'Database backups are sufficient as history',
        said: ['we have backups of each night, one can look it up there'],
        correction:
          'They are not queryable side by side, expire, and miss changes during the day. History needs its own tables.',
      },
    ],
    sampleAnswer:
      'First I ask how exact it has to be. For what a customer paid, the answer is not in the catalog at all: the order line must store price and name at the time of ordering. If the shop does not do it yet, that is the first change. For the development of prices there are two ways. A daily snapshot: 80,000 rows by 365 are 29 million rows a year, a few gigabytes, very simple, but it misses a price that was valid only from ten to two. Or each change: the shop writes a history row in the same transaction, or I read changes from the database log. As prices change several times a day and offers matter, I take each change; with five changes a day for a tenth of the products that is 40,000 rows a day, so similar in size. The model: product id, price, name, category, valid-from, valid-to, half-open, so exactly one version applies at each moment. Only changes of these columns create a version; a new picture does not. A product that is removed is closed, not deleted. For analysts I offer views: current products, products on a day, and orders already joined to their version. Tests: no overlaps, one version per moment, and order prices equal to the version valid then, except for discounts. If the capture stops, changes are lost with snapshots and only late with the log, so I alert on lag and keep the nightly snapshot as a check. The trade-off is more to operate for more exactness. I also say openly that history starts now; older prices we only know from order lines.',
    criteria: ['Separates the fact of payment from catalog history', 'Weighs exactness against effort'],
    followUps: [
      {
        question: 'The order line stores no price. Can you restore last year’s revenue?',
        about: [1],
        answer:
          'Only from payments or invoices, where the amounts are. The catalog has today’s price. Backups give some days. I would be open about the gap and have the shop store price and discount with each line from now on.',
      },
      {
        question: 'How do you notice that your capture misses changes?',
        about: [2, 6],
        answer:
          'By a nightly snapshot: the current version in history must equal the catalog for all products. And order lines must match the valid version. Any difference without a discount shows a missed change.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['System Design', 'Data Quality', 'Monitoring'],
    tags: ['freshness checks', 'alerts', 'ownership'],
    question:
      'Your team runs 40 nightly tables, and users report errors before you see them. Design a small system which checks the tables and tells the right people. You have two weeks.',
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Ranks the tables by use and harm, and begins with the most important few',
        weight: 3,
        essential: true,
        said: [
          'Ten of the 40 are on dashboards of management, these first',
          'Which fault hurt us in the last three months?',
        ],
      },
      {
        cue: 'What a check looks like',
        point:
          'Defines a few kinds of checks as configuration: fresh, row count, unique key, not null, allowed values',
        weight: 3,
        essential: true,
        said: [
          'A YAML per table with key, deadline, and expected rows',
          'Generic checks that produce SQL, not a script for each table',
          'Take an existing tool for that rather than writing one',
        ],
      },
      {
        cue: 'When the checks run',
        point:
          'Runs them at the right time: after loading and before publishing, plus an independent check at the deadline',
        weight: 3,
        said: [
          'If the pipeline did not even start, then a test in the pipeline doesn’t run either',
          'At 7:00 a separate job looks at whether all tables are from today',
        ],
      },
      {
        cue: 'Who hears of what',
        point: 'Assigns each table an owner and each check a severity: stop, alert, or note',
        weight: 3,
        said: [
          'The message goes to the team of that table, not to everybody',
          'Duplicate keys block, a slightly low count is only in the morning report',
        ],
      },
      {
        cue: 'What you keep of it',
        point: 'Stores results over time, to see trends and compute normal ranges',
        weight: 2,
        said: [
          'Each run gives a row: table, check, value, result',
          'Compare today with the median of the same weekday',
        ],
      },
      {
        cue: 'What an alert says',
        point:
          'Writes useful messages: which table, what is wrong, since when, examples, what depends on it, and what to do',
        weight: 2,
        said: ['orders: 412 duplicate ids, see query, affects revenue dashboard', 'Not just check failed'],
      },
      {
        cue: 'What users can see',
        point: 'Shows users the state, with time of last success and known problems',
        weight: 2,
        said: ['A simple page green, yellow, red with the age', 'People look there before they call'],
      },
      {
        cue: 'After the first weeks',
        point: 'Reviews after some weeks: removes noisy checks, adds one for each incident',
        weight: 1,
        said: [
          'Every error that a user found becomes a check',
          'If an alert was ignored three times, change it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One alert channel for all checks is the easiest and enough',
        said: ['send everything to the data channel in chat'],
        correction:
          'Nobody feels responsible and messages get ignored. An owner per table and severity decide where it goes.',
      },
      {
        belief: 'If the checks are part of the pipeline, a missing run is noticed',
        said: ['the tests run at the end of the job so we would see it'],
        correction:
          'A job that never started runs no tests. A separate check of freshness at the deadline is needed.',
      },
    ],
    sampleAnswer:
      'Two weeks means a small start. I take the last incidents and usage and rank the 40 tables; ten of them feed management and billing, these first. What would have found the incidents? Typically five kinds of checks: fresh, row count like on the same weekday, key unique, not null, values allowed. I describe them as configuration per table: key, deadline, expected volume, owner, severity; and take an existing tool, or a small generator which makes SQL. 40 tables with six checks are 240 queries a night; most read one partition, so some minutes. They run in two places. In the pipeline after loading and before publishing: severe failures stop the swap, so that yesterday’s version stays. And a separate job at 7:00 asks for all tables, is it from today? Because a pipeline that never started does not run its own tests. Results go in a table with value and time, which gives trends and normal ranges. The alert goes to the owner of the table, by severity: stop means a call or message with a deadline, note means the daily summary. It contains table, what is wrong, a few examples, affected reports, and a link to the runbook. For users there is one page with state and age of each table. Trade-off: fixed limits are simple but noisy around holidays; learned ranges come later. How does it fail? The checker itself can die, so it sends a sign of life, and its absence alerts. After four weeks I remove noisy checks and add one for each error that a user found.',
    criteria: ['Small and useful in the given time', 'Thinks of who reacts'],
    followUps: [
      {
        question: 'The scheduler was down all night. Which part of your design notices it?',
        about: [2],
        answer:
          'The separate check at 7:00, which runs outside of that scheduler and finds that no table is from today. If the checker is down as well, its missing sign of life triggers an alert in the monitoring.',
      },
      {
        question: 'Every Monday the row count check fails wrongly. How do you improve it?',
        about: [4, 7],
        answer:
          'I compare with past Mondays, not with yesterday, using stored results: outside of, say, half to double of the median. If it is still noisy and never led to action, I lower it to a note.',
      },
    ],
  },
  {
    id: 'design-of-data-platforms-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Backend Developer', 'Technical Project Manager'],
    skills: ['System Design', 'Data Integration', 'SFTP'],
    tags: ['file delivery', 'partner export', 'reconciliation'],
    question:
      'Each night your company must deliver a file of the day’s insurance claims to a partner, who pays them out. About 20,000 records, due by 5:00. Missing or double claims cost money. Design the delivery.',
    keyPoints: [
      {
        cue: 'Before you build anything',
        point:
          'Agrees on an exact specification: columns, types, encoding, file name, deadline, contact, and what happens on errors',
        weight: 2,
        said: [
          'A written interface with sample files and a test exchange',
          'How are accents, dates, and empty values written?',
        ],
      },
      {
        cue: 'Preventing double payment',
        point:
          'Makes each claim deliverable exactly once in effect: a unique claim id and batch number, with delivered state recorded',
        weight: 3,
        essential: true,
        said: [
          'The partner can reject a claim id that he already knows',
          'I note in which batch each claim was delivered',
          'Sending the batch again must not lead to a second payment',
        ],
      },
      {
        cue: 'Which claims go out',
        point:
          'Selects by a clear cut: the claims not yet delivered up to a fixed time, not simply yesterday by the clock',
        weight: 3,
        said: [
          'Whatever has no batch number and was approved by midnight',
          'With date equals yesterday, a claim approved late falls between two days',
        ],
      },
      {
        cue: 'How the file is handed over',
        point:
          'Transfers atomically: upload under a temporary name or with a finish marker, plus count, total, and checksum',
        weight: 3,
        said: [
          'The partner must not read a half file, so rename at the end',
          'A trailer with the number of records and the sum of amounts',
        ],
      },
      {
        cue: 'Knowing that it worked',
        point: 'Waits for a confirmation, compares it with what was sent, and handles rejected records',
        weight: 3,
        essential: true,
        said: [
          'An acknowledgment file with accepted and refused ids',
          'No answer by half past three raises an alarm',
        ],
      },
      {
        cue: 'Before the file leaves',
        point: 'Validates before sending and stops on implausible volume',
        weight: 2,
        said: [
          '20,000 usual and today 200,000 or zero? Then a person looks first',
          'Check amounts, required fields, duplicates within the file',
        ],
      },
      {
        cue: 'Keeping it confidential',
        point: 'Encrypts file and channel, restricts keys and access, deletes copies by plan',
        weight: 2,
        said: [
          'SFTP with keys plus encryption of the file, since health data is in it',
          'Only the delivery job can read it, archive for the agreed time',
        ],
      },
      {
        cue: 'When the night goes wrong',
        point: 'Plans for failure: automatic retries, resend of the same archived batch, a person to call',
        weight: 1,
        said: [
          'The file as sent is archived so I can resend it unchanged',
          'If we are late we tell the partner by 5:00',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If the upload ends without an error, the delivery is complete',
        said: ['the sftp put returned 0 so they have it'],
        correction:
          'It may be read half written, rejected, or never processed. Only their confirmation with count and sum closes it.',
      },
      {
        belief: 'On an error, one simply generates the file anew and sends it',
        said: ['just run the export again'],
        correction:
          'A new selection may differ and contain delivered claims, which are paid twice. Resend the same archived batch with its number.',
      },
    ],
    sampleAnswer:
      'Money hangs on it, so correctness goes before speed. 20,000 records of about 500 bytes are 10 MB, so size is no problem. First a written specification with the partner: columns, encoding, dates, names, deadline, contacts, and that they reject a claim id already paid. At 1:00 the job creates a batch: in one transaction, all approved claims without a batch number up to midnight get number 4711. So none falls between two days and none is in two batches. From the batch I write the file, with a trailer of count and sum. Before sending, I validate required fields, amounts, duplicates, and the volume against the usual; at zero or ten times as many, it stops and a person looks. The file is encrypted, archived, and uploaded by SFTP under a temporary name and then renamed, so the partner never reads half of it. The batch then is sent, not done. Done is when their acknowledgment has come with count, sum, and rejected ids. Rejected ones go to a list for the claims department and come in a later batch after correction. Without acknowledgment by 3:30 it retries or alerts, with time left until 5:00. On any failure the same archived batch is sent again with the same number, never a new selection. Monthly we reconcile paid claims against delivered ones. Trade-off: an API would give immediate answers, but files are what the partner can do, and one batch a night is enough. What can still fail is the partner’s side, so there is an agreed phone contact and a deadline by which we inform them.',
    criteria: ['Thinks in money and proof', 'Closes the loop with the partner'],
    followUps: [
      {
        question:
          'The connection broke after the upload and you do not know whether they have the file. What next?',
        about: [1, 7],
        answer:
          'I send the same archived batch with the same number again. The partner recognizes batch and claim ids and ignores what is there. A new selection would be dangerous. The acknowledgment finally tells what was accepted.',
      },
      {
        question: 'Why not select `approved_at = yesterday`?',
        about: [2],
        answer:
          'A claim approved by a transaction at 23:59 may be committed after the job ran, or the clock of a server is off. It’d be missed forever. By selecting what has no batch number yet, it comes the next night.',
      },
    ],
  },
]
