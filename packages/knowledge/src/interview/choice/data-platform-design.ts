import type { ChoiceSet } from '../choice-set.ts'

export const dataPlatformDesignChoice: ChoiceSet = {
  skill: 'Design of data platforms',
  type: 'system_design',
  roles: ['Data Engineer'],
  questions: [
    {
      id: 'data-platform-design-01',
      difficulty: 'beginner',
      question:
        "A shop's managers read a sales report each morning at 8:00; as it covers three years, it takes minutes to compute. About 30,000 orders a day are in one PostgreSQL database, which is quiet at night. A colleague proposes a streaming platform. What do you build?",
      right: {
        text: 'A job at 5:00 that copies the new orders into a warehouse and builds the report',
        why: 'It meets the need with one part that is easy to repeat and to watch, and leaves three hours for repair.',
      },
      wrong: [
        {
          text: 'A stream of order events, so that the report is current at each moment of the day',
          why: 'The report is read once a day. A stream has to be operated around the clock for freshness that nobody uses.',
        },
        {
          text: "A dashboard that queries the shop's database each time when a manager opens it",
          why: 'Minutes of heavy queries at 8:00 compete with the orders of customers, and each manager has to wait for them anew.',
        },
        {
          text: 'A change in the shop, which writes each order to the warehouse as well as to its database',
          why: 'One of the two writes fails sooner or later; then the two differ, or an order fails because of reporting.',
        },
      ],
    },
    {
      id: 'data-platform-design-02',
      difficulty: 'beginner',
      question:
        '5,000 weather stations send a reading each minute, about 300 bytes of JSON. How much space do ten years of unchanged raw readings need, before compression and copies?',
      right: {
        text: 'About 8 TB',
        why: '5,000 × 1,440 minutes are 7.2 million readings or 2.2 GB a day; times 3,650 days gives 7.9 TB.',
      },
      wrong: [
        {
          text: 'About 80 GB',
          why: 'That is little more than a month: 2.2 GB arrive each day, so that ten years are a hundred times this.',
        },
        {
          text: 'About 800 GB',
          why: 'That is one year: 2.2 GB a day times 365 days. Ten years need ten times as much.',
        },
        {
          text: 'About 80 TB',
          why: 'For this, a reading would have to have 3,000 bytes, or the stations would have to send every six seconds.',
        },
      ],
    },
    {
      id: 'data-platform-design-03',
      difficulty: 'beginner',
      question:
        'Analysts sum three columns of a table with 200 million rows and 120 columns; the data lies as compressed CSV files in object storage. Each query reads everything. Which format helps most?',
      right: {
        text: 'A columnar one, like Parquet',
        why: 'The three columns are stored apart from the others, so that a query reads only a few percent of the data.',
      },
      wrong: [
        {
          text: 'JSON lines, one object a row',
          why: 'Each row repeats the names of all columns, and a query still has to read all of them.',
        },
        {
          text: 'CSV with stronger compression',
          why: 'Fewer bytes travel, but every row with its 120 columns still has to be unpacked and split.',
        },
        {
          text: 'A row format, such as Avro',
          why: 'It is faster to read than text, but the values of a row lie together, so that all 120 columns are read.',
        },
      ],
    },
    {
      id: 'data-platform-design-04',
      difficulty: 'beginner',
      question:
        'You are the only data person of a company of 60 people. Management wants accounting, CRM, support, newsletter and web shop in one place; all five are common cloud services, together 300,000 rows a month. What do you do?',
      right: {
        text: 'Buy ready connectors, and build the tables for the reports yourself',
        why: 'Connectors to common services are a solved, tedious problem; what the figures mean for this company nobody else can build.',
      },
      wrong: [
        {
          text: 'Write five connectors yourself, which saves the fee of a provider',
          why: 'Each service changes its API, limits and login now and then; the care of five connectors eats up the time of one person.',
        },
        {
          text: 'Export files from all five services by hand at the end of a month',
          why: 'It works once, but depends on one person and date, and mistakes of copying cannot be traced.',
        },
        {
          text: 'Buy the reports that each of the five services offers as an extra',
          why: 'Each shows only its own data; management asked for one place, and for questions that span the services.',
        },
      ],
    },
    {
      id: 'data-platform-design-05',
      difficulty: 'beginner',
      question:
        "The head of a chain of clinics asks you for 'a dashboard in real time' of all appointments, which today come once a night. What do you ask first?",
      right: {
        text: 'Which decision would be made differently, and how soon after a change',
        why: 'The answer tells whether a minute, an hour or a day is needed. It drives cost and design more than any tool.',
      },
      wrong: [
        {
          text: 'Which dashboard tool the people in the clinics already know and like',
          why: 'A tool matters for getting used to it, but it does not say how fresh the data behind it has to be.',
        },
        {
          text: 'How many appointments the clinics have, and how many people will look',
          why: 'You will need the numbers for sizing; but first it has to be clear whether the expensive requirement is real.',
        },
        {
          text: 'How much money there is for a streaming platform and its maintenance',
          why: 'This takes the solution for granted. Perhaps an hourly load is enough, and costs almost nothing.',
        },
      ],
    },
    {
      id: 'data-platform-design-06',
      difficulty: 'beginner',
      question:
        'A delivery service changes prices of its 80,000 products up to six times a day by overwriting them. Analysts want to know how prices developed. Somebody proposes to copy the whole product table each night. Where does this fail first?',
      right: {
        text: 'Prices that were valid for only some hours never show up',
        why: 'A copy at night sees one of up to six prices of the day. To keep all, each change has to be recorded when it happens.',
      },
      wrong: [
        {
          text: 'The copies soon need more space than a warehouse can hold',
          why: '80,000 × 365 are about 29 million rows a year, which is little for a warehouse.',
        },
        {
          text: 'Copying the product table takes longer than a night',
          why: '80,000 rows are copied in seconds or a few minutes, even without any tuning.',
        },
        {
          text: 'Analysts cannot compare the copies of different nights',
          why: 'With the date as a column, all copies are in one table and can be compared by product and date.',
        },
      ],
    },
    {
      id: 'data-platform-design-07',
      difficulty: 'beginner',
      question:
        'A table of app events has 2 TB for two years. Nearly all queries ask for the last 7 days, of all users and kinds of events. By what do you partition it?',
      right: {
        text: 'By the day of the event',
        why: 'Queries for 7 days then read about 1% of the table, and old days can be dropped as a whole.',
      },
      wrong: [
        {
          text: 'By the id of the user',
          why: 'A week of all users would be spread over all partitions, so each query would read the whole table.',
        },
        {
          text: 'By the kind of event',
          why: 'The queries ask for all kinds, so no partition can be left out, and frequent kinds become huge.',
        },
        {
          text: 'By the minute of the event',
          why: 'A million tiny partitions: planning and opening them takes longer than reading the data.',
        },
      ],
    },
    {
      id: 'data-platform-design-08',
      difficulty: 'beginner',
      question:
        'In a cloud warehouse that separates storage from compute, finance runs heavy queries at the end of the month; then the sales dashboards take a minute instead of two seconds. Both use one compute cluster, which is nearly idle at other times. What do you change?',
      right: {
        text: 'Give finance a compute cluster of its own that stops when unused',
        why: 'Both read the same stored data but no longer compete, and the second cluster costs money for some hours a month.',
      },
      wrong: [
        {
          text: 'Copy the tables for finance into a second warehouse every evening',
          why: 'It separates the load too, but brings a copy to maintain with old figures, though the storage is not what is scarce.',
        },
        {
          text: 'Make the common cluster four times as large for the whole month',
          why: 'It is nearly idle most of the time, and large queries can still displace the small ones.',
        },
        {
          text: 'Ask finance to run its heavy queries only at night from now on',
          why: 'Month-end closing is a dialog with the data and has a deadline; and the next heavy user starts it all over.',
        },
      ],
    },
    {
      id: 'data-platform-design-09',
      difficulty: 'intermediate',
      question:
        "Four dashboards show four figures for 'revenue last month'. Each has its own query: with or without tax, returns and canceled orders. All of them are 'right' for their authors. Which design ends this for good?",
      right: {
        text: 'Named metrics, defined once with an owner, which all the dashboards query',
        why: 'The rule exists in one place as code; who needs another one gives it another name, and a change reaches all.',
      },
      wrong: [
        {
          text: 'A catalog page that explains the agreed formula of revenue to all authors',
          why: 'It helps to understand, but each query remains a copy that can deviate from the page at any time.',
        },
        {
          text: 'A job that compares the four figures each night and reports any difference',
          why: 'It shows daily what is known already. Without one definition it cannot say which figure is meant.',
        },
        {
          text: 'A rule that only the central data team may build dashboards from now on',
          why: 'The team becomes the bottleneck, and people go back to spreadsheets, again with formulas of their own.',
        },
      ],
    },
    {
      id: 'data-platform-design-10',
      difficulty: 'intermediate',
      question:
        'Changes of 400 tables go through a log-based broker with 24 partitions into the warehouse, 3,000 a second at peak; one table makes up 60% of them. Changes of one row must be applied in order. What is the key of the messages?',
      right: {
        text: 'The table and the primary key of the row',
        why: 'All changes of a row go to one partition and keep their order, while the rows of the large table spread over all.',
      },
      wrong: [
        {
          text: 'The name of the table that was changed',
          why: 'Order holds even within each table, but 60% of the load would go through one partition and one consumer.',
        },
        {
          text: 'The number of the transaction',
          why: 'Changes of the same row by different transactions would go to different partitions and could overtake each other.',
        },
        {
          text: 'No key, so that messages spread evenly',
          why: 'The load is even, but two changes of a row can be read from different partitions in any order.',
        },
      ],
    },
    {
      id: 'data-platform-design-11',
      difficulty: 'intermediate',
      question:
        'An event log gets 2,000 messages a second around the clock, 1 KB each. It has to keep 7 days with three copies of each message. How much disk do you plan, before compression and reserve?',
      right: {
        text: 'About 3.6 TB',
        why: '2 MB a second × 604,800 seconds are 1.2 TB, and three copies of it 3.6 TB.',
      },
      wrong: [
        {
          text: 'About 1.2 TB',
          why: 'That is 2 MB a second for 7 days in a single copy; each message is stored three times.',
        },
        {
          text: 'About 520 GB',
          why: 'That is three copies of one day: 2 MB × 86,400 × 3. The log keeps seven of them.',
        },
        {
          text: 'About 29 TB',
          why: 'This confuses bytes and bits: 3.6 terabytes are about 29 terabits.',
        },
      ],
    },
    {
      id: 'data-platform-design-12',
      difficulty: 'intermediate',
      question:
        'A dashboard shows distinct users for any range of up to 90 days and by 6 filters, over 300 million events a day. It must answer within a second, and an error of 2% is fine. What do you store?',
      right: {
        text: 'A sketch of users (such as HyperLogLog) per day and filter value set',
        why: 'Sketches of days and filter values can be merged without counting a user twice, with an error of about 1–2% and few kilobytes each.',
      },
      wrong: [
        {
          text: 'The number of distinct users per day and filter value set, to be summed',
          why: 'Somebody who comes on ten days would be counted ten times; distinct counts cannot be added.',
        },
        {
          text: 'A random 1% of all events, in which the users are counted times 100',
          why: 'A heavy user is nearly always in the sample and a light one rarely, so the result is not near the truth.',
        },
        {
          text: 'The result of each possible range and filter, recomputed every night',
          why: 'Some 4,000 ranges times all the filter combinations have to be recomputed, mostly for nobody.',
        },
      ],
    },
    {
      id: 'data-platform-design-13',
      difficulty: 'intermediate',
      question:
        'Segments for mailings go from the warehouse to an e-mail tool every hour. A person who opts out on the site must get no further mail from that minute on. Which design ensures this?',
      right: {
        text: 'The opt-out goes straight to the tool, which checks it when it sends',
        why: 'What counts is the moment of sending. The direct way has no batch in it, and a stale segment can no longer do harm.',
      },
      wrong: [
        {
          text: 'The segments are synced every five minutes instead of every hour',
          why: 'There is still a window, and a sync that fails makes it as long as the failure.',
        },
        {
          text: 'The query of each segment leaves out people who have opted out',
          why: 'Right, but the segment shows the state of its computation; who opts out after that is still in the list.',
        },
        {
          text: 'Each sync is stopped if a segment has grown by more than 10%',
          why: 'This catches gross errors, but a single opt-out does not change the size of a segment.',
        },
      ],
    },
    {
      id: 'data-platform-design-14',
      difficulty: 'intermediate',
      question:
        'A bug fix makes you recompute 540 independent days, each taking 6 minutes in one slot. The cluster has 10 slots; production needs 8 of them at any time of the day. The business wants the history within two days. What do you plan?',
      right: {
        text: '2 slots, done after about 27 hours',
        why: '540 × 6 minutes are 54 hours of one slot, thus 27 hours with two. The date holds, and production keeps its 8.',
      },
      wrong: [
        {
          text: '1 slot, done after about 54 hours',
          why: 'Production keeps more than it needs, while the history is six hours too late; the second free slot would be idle.',
        },
        {
          text: '5 slots, done after about 11 hours',
          why: 'It is faster than needed, but takes three slots from production, whose tables become late.',
        },
        {
          text: '10 slots, done after about 5 hours',
          why: 'All of production would stand still for half a working day, to gain time nobody asked for.',
        },
      ],
    },
    {
      id: 'data-platform-design-15',
      difficulty: 'intermediate',
      question:
        'A dashboard on a wall refreshes every five minutes around the clock. Each refresh scans 2 TB of raw events; the warehouse costs 5 dollars per TB scanned. It shows sales per hour and shop. What costs how much, and what do you do?',
      right: {
        text: 'About 2,900 dollars a day; keep a table of hourly sums, updated with new events',
        why: '288 refreshes × 2 TB × 5 dollars = 2,880. New events are a tiny part, and the sums have some thousand rows.',
      },
      wrong: [
        {
          text: 'About 240 dollars a day; leave it, as an extra table would cost more to maintain',
          why: '24 × 2 TB × 5 dollars would be one refresh an hour. There are twelve, and even 240 would exceed an extra table.',
        },
        {
          text: 'About 2,900 dollars a day; cache the result of the query for the whole day',
          why: "The cost is right, but the wall is meant to follow the day; a day's cache makes it show yesterday.",
        },
        {
          text: 'About 290 dollars a day; refresh the dashboard every ten minutes instead',
          why: '288 refreshes at 1 dollar would be 0.2 TB each. Half as many refreshes still read everything each time.',
        },
      ],
    },
    {
      id: 'data-platform-design-16',
      difficulty: 'intermediate',
      question:
        'Half of your data incidents arise because 30 product teams change columns that reports depend on. They deploy several times a day and do not know who reads their data. Where does a check of the agreed schema help most?',
      right: {
        text: 'In the build of the producing team, which fails on a breaking change',
        why: 'The person who makes the change learns of it before it ships, together with the name of the reader to talk to.',
      },
      wrong: [
        {
          text: 'In the load of the warehouse, which stops at data that does not fit',
          why: 'It protects the reports from wrong data, but the change is already live; the tables are late until somebody adapts.',
        },
        {
          text: 'In a weekly meeting of all teams, which discusses planned changes',
          why: 'Teams that deploy several times a day cannot wait a week, and a forgotten change is noticed by no meeting.',
        },
        {
          text: 'In a view on top of raw tables, which maps old names to new ones',
          why: 'A view hides a rename after somebody has noticed it. It does not know of changes or of a new meaning.',
        },
      ],
    },
    {
      id: 'data-platform-design-17',
      difficulty: 'expert',
      question:
        'A 40 TB lakehouse table gets changes every 5 minutes: about 0.1% of the rows, spread at random over its 80,000 files. It is read some twenty times a day. Which way of writing do you choose?',
      right: {
        text: 'Write changes to small delta files, merge on reading, compact at times',
        why: 'A batch then writes about as much as has changed. The few readers pay a little, and compaction bounds it.',
      },
      wrong: [
        {
          text: 'Copy on write, so that readers always find files without any deltas',
          why: 'Changes at random touch nearly every file, so 40 TB would be rewritten every 5 minutes.',
        },
        {
          text: 'Copy on write with files ten times smaller, to rewrite less each time',
          why: 'With thousands of rows in each file, nearly every one still holds a changed row; and there are ten times as many.',
        },
        {
          text: 'Copy on write, partitioned by day, so that few files contain changes',
          why: 'The changes are spread at random over all rows, thus over all days; partitions by day do not gather them.',
        },
      ],
    },
    {
      id: 'data-platform-design-18',
      difficulty: 'expert',
      question:
        "Contracts demand that a person's data is gone everywhere within 30 days. In the lakehouse, a weekly job runs `DELETE` statements, which write delete files; snapshots are kept for 90 days. Queries no longer find the people. What breaks the promise first?",
      right: {
        text: 'The old data files, which hold the rows until they are rewritten and expired',
        why: 'A delete file only hides rows. They are gone when the files are rewritten and all snapshots that refer to the old ones have expired and been cleaned up.',
      },
      wrong: [
        {
          text: 'The weekly rhythm of the job, because up to seven days pass before it even starts',
          why: 'Seven of 30 days is within the promise, if everything after it were done; but snapshots live for 90 days.',
        },
        {
          text: 'The caches of the query engines, which may answer from results of an earlier time',
          why: 'They are checked against the version of the table or live for hours to a day, far below 30 days.',
        },
        {
          text: 'The copies in other zones, because storage replicates deletions only after some time',
          why: 'Within one storage service, deletions of objects spread in seconds or minutes; but here no object was deleted at all.',
        },
      ],
    },
    {
      id: 'data-platform-design-19',
      difficulty: 'expert',
      question:
        'A provider bills 1 million usage events a second. Each producer stores its batches and sends them in order; after a failure it goes back some batches and sends these and the next ones in order again, up to 24 hours late; invoices may be wrong by 0.01% at most. How do you remove duplicates at this rate?',
      right: {
        text: "Number each producer's batches, and keep the last number for each producer",
        why: 'As a producer goes back but never skips a batch, one number tells whether a batch is a repeat. The state grows with producers, not with events.',
      },
      wrong: [
        {
          text: 'Keep a Bloom filter of all event ids of a day, with 1% false positives',
          why: 'Up to 1% of genuine events would be taken for repeats and never be billed, a hundred times the allowed error.',
        },
        {
          text: 'Keep the event ids of the last ten minutes in the memory of each consumer',
          why: 'Repeats come up to 24 hours late, so those after a longer failure are billed twice.',
        },
        {
          text: 'Use transactions of the broker, which deliver every event exactly once',
          why: 'They cover what is read and written inside the broker; a batch that a restarted producer sends anew is a new event to it.',
        },
      ],
    },
    {
      id: 'data-platform-design-20',
      difficulty: 'expert',
      question:
        'A central data team of 15 serves 60 product teams, with three months of waiting. 70% of its tickets add columns or tables that only the asking team uses; the rest concern customers and products, shared by 40 teams. What do you decentralize first?',
      right: {
        text: 'Tables of a single team, on common tooling; shared ones remain central for now',
        why: 'This takes 70% of the queue to those who know the data, while what many depend on keeps one responsible owner.',
      },
      wrong: [
        {
          text: 'All tables at once by a fixed date, as otherwise nobody takes it seriously',
          why: "Sixty teams without practice and tooling would split up 'customer' sixtyfold, which is what 40 of them depend on.",
        },
        {
          text: 'The shared tables, since these matter most and cause the most discussions',
          why: 'They are 30% of the tickets and the hardest to assign: a mistake there hits 40 teams at once.',
        },
        {
          text: 'The people: one engineer of the central team joins each of 15 product teams',
          why: '45 teams would have nobody left, and common tooling and shared tables would have nobody to care for them.',
        },
      ],
    },
    {
      id: 'data-platform-design-21',
      difficulty: 'expert',
      question:
        'Contracts forbid that any row about a person leaves its region, even under a pseudonym or encrypted. Headquarters wants revenue and churn by product, worldwide and daily. Which design do you choose?',
      right: {
        text: 'Each region computes sums by the same code, and sends those of large enough groups',
        why: 'Sums are enough for both figures. The same code makes them comparable, and the minimum size keeps single people from being recognized.',
      },
      wrong: [
        {
          text: 'Each region replaces names and ids by random tokens, and sends all rows to headquarters',
          why: 'Rows with tokens are still rows about a person, which the contracts forbid expressly.',
        },
        {
          text: 'Each region encrypts its rows with a key of its own, and copies them to headquarters',
          why: 'Encrypted rows have left the region all the same; and without the key, headquarters could not compute anything.',
        },
        {
          text: "Headquarters queries the regions' tables remotely, and joins the rows as it needs them",
          why: 'A federated join fetches rows to where it runs. The data leaves its region with each query, only less visibly.',
        },
      ],
    },
    {
      id: 'data-platform-design-22',
      difficulty: 'expert',
      question:
        'A deploy wrote wrong values into a core table for six hours, and 300 tables downstream took them over. Its unit tests had passed; the error showed only with real data, as an average that was 40% off. What would have kept the values from going on?',
      right: {
        text: 'Write each batch to a hidden version, check it, and publish only if it passes',
        why: 'Readers see data only after it was compared with its usual ranges; here the first batch would have stopped.',
      },
      wrong: [
        {
          text: 'Watch the averages of the table, and call the engineer on duty if they jump',
          why: 'The alarm comes after publication: in the minutes until somebody acts, hundreds of tables go on reading.',
        },
        {
          text: 'Keep versions of the table for 30 days, so that it can be reset at any time',
          why: 'This makes the repair of this table quick, but the 300 others have already taken over the values.',
        },
        {
          text: 'Require more unit tests with made-up rows for each change to the core table',
          why: 'The tests knew as little of the real data as their authors; the error showed only with real values.',
        },
      ],
    },
    {
      id: 'data-platform-design-23',
      difficulty: 'expert',
      question:
        'A stream consumer can process 25,000 events a second; 20,000 arrive at all times. It was down for six hours, and the log has kept everything. How long after the restart is it current again?',
      right: {
        text: 'About 24 hours',
        why: '432 million events are waiting, and only the 5,000 a second to spare reduce them: 86,400 seconds.',
      },
      wrong: [
        {
          text: 'About 5 hours',
          why: '432 million divided by 25,000 would be right if nothing new arrived during that time.',
        },
        {
          text: 'About 6 hours',
          why: 'This would need twice the rate of arrival, thus 40,000 a second: one half for the old, one for the new.',
        },
        {
          text: 'About 11 hours',
          why: 'This adds the outage to the time for the backlog alone, but leaves out what arrives meanwhile.',
        },
      ],
    },
    {
      id: 'data-platform-design-24',
      difficulty: 'expert',
      question:
        'Dashboards inside a product query 20 billion rows in a lakehouse: 300 queries a second at peak with free filters over two years, 95% below one second, data at most two minutes old. The present engine takes 3 to 8 seconds. All queries are of one customer each. What do you add?',
      right: {
        text: 'An analytical store fed by the stream, sorted by customer and time, with rollups',
        why: 'A query then reads a narrow, sorted part or a rollup instead of planning over files; streaming in keeps the two minutes.',
      },
      wrong: [
        {
          text: 'A cache of results in front of the engine, filled each time that a query is run',
          why: 'Free filters rarely repeat within the two minutes for which a result is valid, so most queries miss.',
        },
        {
          text: 'A cluster of the same engine, ten times as large, which scales with the queries',
          why: 'More machines help with many queries at once, but planning and opening files still take seconds for each.',
        },
        {
          text: 'A copy in a relational database by rows, with one index for each filter column',
          why: '20 billion rows with an index per filter load too slowly for two minutes, and sums over years still visit many rows.',
        },
      ],
    },
  ],
}
