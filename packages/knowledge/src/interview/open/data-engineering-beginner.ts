import type { OpenQuestion } from '../open-question.ts'

export const dataEngineeringBeginner: readonly OpenQuestion[] = [
  {
    id: 'data-engineering-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Data Scientist', 'Software Engineer'],
    skills: ['SQL', 'Data Analysis'],
    tags: ['joins', 'fan out', 'aggregation'],
    question:
      'An analyst joins orders with payments to sum revenue per month, and the total comes out about 30% too high. What do you suspect, how do you confirm it, and how do you fix the query?',
    code: {
      language: 'sql',
      lines: [
        "SELECT date_trunc('month', o.created_at) AS month, SUM(o.amount) AS revenue",
        'FROM orders o',
        'JOIN payments p ON p.order_id = o.id',
        'GROUP BY 1;',
      ],
    },
    keyPoints: [
      {
        cue: 'Why the total is too high',
        point:
          'Sees that an order with several payments becomes several rows after the join, so its amount is summed several times',
        weight: 3,
        essential: true,
        said: [
          'One order paid in two installments appears twice and we count its full price twice',
          'It is a one to many relation, the join multiplies the order rows',
          'Fan-out: the grain is now per payment, but the amount belongs to the order',
        ],
      },
      {
        cue: 'How you confirm it',
        point:
          'Confirms it by counting rows before and after the join, or by finding order ids that appear more than once',
        weight: 2,
        said: [
          'I compare count of orders with count star of the joined result',
          'Group by order id having count greater than one and look at a few examples',
          'Take one order by hand and see how many lines come out',
        ],
      },
      {
        cue: 'How you fix the query',
        point:
          'Reduces payments to one row per order before joining, or does not join where the payments are not needed',
        weight: 3,
        essential: true,
        said: [
          'First aggregate the payments in a CTE per order id, then join that',
          'If I only want to know that it was paid, I use EXISTS instead of a join',
          'Make both sides have the same level of detail before combining them',
        ],
      },
      {
        cue: 'A repair you would avoid',
        point: 'Warns against hiding the problem with DISTINCT, which also removes legitimate equal rows',
        weight: 2,
        said: [
          'Sum of distinct amounts would merge two different orders that cost the same',
          'Putting distinct on top makes the number look right by accident',
          'Distinct treats the symptom and breaks when two customers pay equal prices',
        ],
      },
      {
        cue: 'What else you notice',
        point:
          'Notices that the inner join also drops orders without any payment, which may or may not be intended',
        weight: 1,
        said: [
          'Unpaid orders vanish from this query entirely',
          'I would ask whether revenue means ordered or paid, because an inner join decides that silently',
        ],
      },
      {
        cue: 'How you know it is right',
        point:
          'Checks the corrected total against an independent number, such as a plain sum over the same orders',
        weight: 2,
        said: [
          'Afterward the sum should match select sum from orders alone',
          'I compare one month with what the finance system shows',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'DISTINCT inside the sum is a safe repair',
        said: ['just use SUM(DISTINCT amount)', 'add select distinct and the duplicates are gone'],
        correction:
          'Two different orders of 20 dollars would be counted once. Bring the payments to one row per order instead.',
      },
      {
        belief: 'The join type causes it, so a LEFT JOIN fixes the duplication',
        said: ['change it to a left join then it is correct'],
        correction: 'A left join multiplies rows in the same way; it only keeps unmatched orders as well.',
      },
    ],
    sampleAnswer:
      'I suspect the join. If an order is paid in two parts, the order row appears twice after the join, and its whole amount is summed twice. To confirm, I compare the number of orders with the number of rows after the join, and look for order ids that appear more than once. Then I take one of them and calculate by hand. For the fix I ask what payments are needed for. If we only want paid orders, I use EXISTS, so nothing is multiplied. If we need something from payments, I first aggregate them to one row per order in a CTE and then join. I would not use SUM of DISTINCT amounts, because two different orders with the same price would be counted once. I also notice that the inner join removes orders without a payment, so I would ask what revenue means here, ordered or paid. At the end I check the new total against a plain sum over the orders table or against finance.',
    criteria: [
      'Thinks about the grain of each table',
      'Verifies with a number instead of trusting the query',
    ],
    followUps: [
      {
        question: 'You also join the order items to get product names. What happens to the rows now?',
        about: [0, 2],
        answer:
          'Payments and items multiply each other: two payments and three items give six rows for one order. I aggregate each of them to the level of the order separately, or build two queries, and never join two one-to-many tables directly before summing.',
      },
      {
        question: 'Why is the total nearly right when you use SUM(DISTINCT amount), and why not keep it?',
        about: [3],
        answer:
          'It removes repeated amounts, which are often the duplicates, so it comes close. But two real orders with equal prices also collapse into one, so the error just changes its sign and grows with popular prices.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer'],
    skills: ['Data Pipelines', 'ETL', 'Idempotency'],
    tags: ['idempotent load', 'reruns', 'duplicates'],
    question:
      'Your nightly job appends yesterday’s orders to a warehouse table. Someone restarted it in the morning and now every order of yesterday is there twice. How do you repair it, and how do you write the job so that a rerun is harmless?',
    keyPoints: [
      {
        cue: 'The property the job needs',
        point:
          'Says that the load must be idempotent: running it twice for the same day leaves the same result as once',
        weight: 3,
        essential: true,
        said: [
          'It should not matter how many times I start it, the table looks the same afterward',
          'A rerun replaces instead of adding on top',
          'Same input day, same end state, no matter how often',
        ],
      },
      {
        cue: 'How the job should write',
        point: 'Writes so that rows are replaced: overwrites the whole day, or merges on a unique key',
        weight: 3,
        essential: true,
        said: [
          'Delete where order_date is yesterday, then insert, every time',
          'I throw away that partition first and fill it anew instead of appending',
          'MERGE on order id, so a known order is updated and not doubled',
          'An upsert, insert on conflict do update',
        ],
      },
      {
        cue: 'If it dies halfway',
        point:
          'Puts delete and insert into one transaction or an atomic swap, so readers never see half a day',
        weight: 2,
        said: [
          'If it dies between the delete and the insert, the day would be empty, so both in one transaction',
          'Write into a staging table and swap it when it is complete',
          'People with the dashboard open should see either the old or the new data',
        ],
      },
      {
        cue: 'What you do about today',
        point:
          'Repairs the present damage by reloading the day from the source and checking counts against it',
        weight: 2,
        said: [
          'I delete yesterday and load it again, then compare the number of orders with the shop database',
          'Deduplicate by order id, keep one of each, and count afterward',
          'Check that no order id occurs more than once before I tell people it is fixed',
        ],
      },
      {
        cue: 'How a run knows its period',
        point:
          'Takes the day to load as a parameter of the run instead of computing it from the current clock',
        weight: 2,
        said: [
          'The date comes from the scheduler, so a rerun at noon loads the same day',
          'If the script uses today minus one, starting it later loads a different day',
        ],
      },
      {
        cue: 'Noticing it next time',
        point:
          'Adds a test on the unique key, so that duplicates are noticed by the pipeline and not by a user',
        weight: 1,
        said: [
          'A check after the load that order id is unique',
          'A failing test should stop the job when something is there twice',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The way to avoid duplicates is to make sure nobody starts the job twice',
        said: [
          'just do not rerun it, tell people not to press the button',
          'I disable retries so it runs only once',
        ],
        correction:
          'Retries and manual restarts are normal. The job has to be written so that repeating it does no harm.',
      },
      {
        belief: 'A primary key declared in the warehouse always prevents duplicates',
        said: ['set order_id as primary key and the second insert is rejected'],
        correction:
          'Many analytical warehouses accept primary keys but do not enforce them. The load or a test has to ensure uniqueness.',
      },
    ],
    sampleAnswer:
      'First the repair. I delete yesterday from the table, load it again from the source, and compare the count and the sum with the shop database, and check that no order id is there twice. Then the real fix: the job must be idempotent, so running it twice leaves the same result as once. The simplest way is to replace the whole day: delete or overwrite the partition of that date, then insert. Delete and insert go into one transaction, or I write to a staging table and swap, because if the job dies in between, the day would be empty for the readers. If orders can change later, I would rather MERGE on the order id, a unique key, updating those that exist and inserting the new ones. The day is a parameter from the scheduler, not today minus one from the clock, so a rerun at noon processes the same day. And I add a test that order id is unique, since many warehouses do not enforce primary keys. Then the pipeline tells us and not a user.',
    criteria: ['Repairs first, then removes the cause', 'Thinks about what readers see during the load'],
    followUps: [
      {
        question: 'Your job deletes the day and then crashes before inserting. What do the users see?',
        about: [2],
        answer:
          'An empty day, and reports that look as if we sold nothing. With one transaction the delete is rolled back. Where there are no transactions, I write to a staging table and swap only when it is complete.',
      },
      {
        question: 'When would you merge by key instead of replacing the day?',
        about: [1],
        answer:
          'When records of old days change or arrive late, such as an order canceled a week later, so the changes are not confined to one partition. Then I update by order id. For events that never change, replacing the day is simpler.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Data Scientist', 'Backend Developer'],
    skills: ['SQL'],
    tags: ['window functions', 'latest record', 'deduplication'],
    question:
      'A table `customer_updates` holds every change of a customer: `customer_id`, `email`, `city`, `updated_at`. You need one row per customer with the newest values. Walk me through your query and the cases that could make it wrong.',
    keyPoints: [
      {
        cue: 'How you pick the row',
        point:
          'Takes the whole row with the newest `updated_at` of each customer, for example by numbering rows with a window function',
        weight: 3,
        essential: true,
        said: [
          'row_number over partition by customer id order by updated_at desc, and then where rn equals 1',
          'I rank the versions inside each customer and take the top one',
          'In Postgres I would write distinct on customer_id, sorted by the date descending',
          'Find the max date of every customer and join back to the table to get that line',
        ],
      },
      {
        cue: 'How the query is structured',
        point: 'Filters in an outer query or CTE, since a window function cannot stand in WHERE',
        weight: 1,
        said: [
          'It needs a subquery because where runs before the window is computed',
          'First a CTE with the number, then select from it',
        ],
      },
      {
        cue: 'A tempting wrong way',
        point: 'Explains why MAX of each column with GROUP BY is wrong: it mixes values of different rows',
        weight: 2,
        said: [
          'max email and max city may come from two separate updates',
          'The alphabetically largest city is not the newest one',
          'Group by with max gives me a person that never existed',
        ],
      },
      {
        cue: 'A case that spoils the result',
        point:
          'Asks what happens with equal timestamps and adds a second sort column, so that the result is deterministic',
        weight: 3,
        said: [
          'Two updates in the same second: then I need an id or sequence as a tie breaker',
          'Without a tie breaker, it may pick another row each time it runs',
          'Order by updated_at desc, and then by the change number',
        ],
      },
      {
        cue: 'Choosing between similar functions',
        point: 'Knows that RANK would return both rows of a tie, while ROW_NUMBER returns exactly one',
        weight: 2,
        said: [
          'With rank, two customers with the same time both get 1, so I would have duplicates',
          'row_number gives unique numbers, rank repeats them',
        ],
      },
      {
        cue: 'How you verify the output',
        point: 'Checks the result: as many rows as distinct customers',
        weight: 1,
        said: [
          'count star should be equal to count distinct customer_id',
          'I verify that no customer id comes twice in the output',
        ],
      },
      {
        cue: 'What you ask about the data',
        point:
          'Asks about deletions and missing values: whether a newest row may mean deleted or holds only changed fields',
        weight: 1,
        said: [
          'Is a null city an erased city, or was it just not part of this update?',
          'If the last change is a delete marker, the customer should not be in the result',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'GROUP BY customer with MAX on each column gives the newest row',
        said: ['select customer_id, max(email), max(city), max(updated_at) group by customer_id'],
        correction: 'Each MAX is taken alone, so values from different versions are combined into one row.',
      },
      {
        belief: 'Sorting the table by date and grouping keeps the first row of each group',
        said: ['order by updated_at desc and then group by customer takes the latest'],
        correction:
          'SQL gives no such promise; the row chosen is undefined or the query is rejected. Use ROW_NUMBER.',
      },
    ],
    sampleAnswer:
      'I would use a window function. In a CTE I calculate row_number over partition by customer_id order by updated_at descending, and outside I keep only number one. It has to be an outer query because a window function is not allowed in WHERE; some warehouses have QUALIFY for that. I would not group by customer with MAX on each column, because the maximum of city and the maximum of email can come from different rows, and the result is a customer that never existed. The important case is a tie: two updates with the same timestamp. Then it may take one today and the other tomorrow, so I add a second sort column such as the change id. I use row_number and not rank, because rank gives both tied rows the number one and I get duplicates. I also ask whether a row can mean deleted, or contains only changed fields with the rest null. At the end I check that the count of rows equals the count of distinct customers.',
    criteria: ['Makes the result deterministic', 'Tests the query with a simple count'],
    followUps: [
      {
        question: 'Two rows of a customer have exactly the same timestamp. What does your query return?',
        about: [3, 4],
        answer:
          'With ROW_NUMBER and only the timestamp, one of them, but undefined which, so it may change between runs. I add a second sort column such as an increasing id. With RANK I would get both rows.',
      },
      {
        question: 'A colleague uses GROUP BY with MAX(email) and MAX(city). When does that give a wrong row?',
        about: [2],
        answer:
          'A customer moved from Seattle to Boston. MAX gives Seattle, as it sorts later in the alphabet, although Boston is newer. The columns are treated one by one, not as a row.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer'],
    skills: ['Data Quality', 'ETL', 'Python'],
    tags: ['csv files', 'bad rows', 'staging'],
    question:
      'A partner sends you a CSV of sales every morning. Some days it has other column orders, commas as decimal separators, or broken rows. How do you build the load so that it neither crashes daily nor loads garbage?',
    keyPoints: [
      {
        cue: 'Your very first step',
        point: 'Keeps the file as it arrived, unchanged, so that it can be loaded again after a fix',
        weight: 2,
        said: [
          'I store the original in a raw folder with the date before touching it',
          'Never edit the received file, then I can always start over from it',
          'An untouched copy is my proof of what they sent',
        ],
      },
      {
        cue: 'Coping with other column orders',
        point: 'Loads columns by their header names and stops if a required one is missing',
        weight: 2,
        said: [
          'Read by name and not by position, since the order changes',
          'Compare the header with the list I expect, and fail early with a clear message',
        ],
      },
      {
        cue: 'Getting the values right',
        point:
          'Reads everything as text into a staging table and converts types explicitly, with the known number and date format',
        weight: 3,
        said: [
          'First all strings, then cast with rules for comma decimals and the date format',
          'I do not let the tool guess the types, 01/02 might be January or February',
          'State encoding and delimiter explicitly instead of relying on detection',
        ],
      },
      {
        cue: 'What happens to broken rows',
        point:
          'Sets rows that fail aside with the reason, instead of dropping them silently or stopping for each one',
        weight: 3,
        essential: true,
        said: [
          'Bad lines go to a reject table with line number and error',
          'Quarantine: the good rows go on, the broken ones are kept for later',
          'Nothing may disappear without somebody being able to see it',
        ],
      },
      {
        cue: 'When it happens a lot',
        point: 'Defines a limit for bad rows above which the whole load is stopped and someone is told',
        weight: 2,
        said: [
          'One in a thousand is all right, if ten percent are broken then I load nothing',
          'Alert when the share of rejects is unusual',
        ],
      },
      {
        cue: 'Before anyone sees it',
        point:
          'Checks plausibility before publishing: row count compared with other days, sums, ranges, duplicates',
        weight: 2,
        said: [
          'If we normally get 5,000 rows and today 50, something is off',
          'Compare the total with a control sum in the file',
          'The same file sent twice should be noticed',
        ],
      },
      {
        cue: 'Beyond your own code',
        point: 'Talks with the partner about a fixed format and gives them the error list',
        weight: 2,
        said: [
          'I send the rejects back so they repair it at the source',
          'A short written agreement on columns, separator, and encoding helps more than code',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Rows that cannot be read should simply be skipped',
        said: ['set on_bad_lines to skip and it works', 'I catch the exception and continue'],
        correction:
          'Then sales are missing and nobody knows. Keep rejected rows with their reason and alarm when there are many.',
      },
      {
        belief: 'Automatic type detection is reliable for files like these',
        said: ['pandas infers the types anyway'],
        correction:
          'Inference depends on the day’s values: leading zeros vanish, dates flip, a column becomes text. State the types.',
      },
    ],
    sampleAnswer:
      'First I save the file exactly as it came into a raw area with the date, so I can load it again after I correct my code. Then I check the header: I read columns by name, because the order changes, and if a required column is missing, I stop with a clear message. I load everything as text into a staging table and convert it explicitly, with the decimal comma, the date format, and the encoding stated, since guessing turns 01/02 into the wrong month. Rows that fail go to a reject table with line number and reason; the good ones continue. Nothing is dropped silently. But there is a limit: a few bad rows are fine, with more than one percent I load nothing and alert someone. Before publishing, I check plausibility: is the row count similar to other days, are sums and ranges normal, is it the same file as yesterday? And I talk with the partner. I send them the rejects and agree on a format in writing, because repairing at the source saves more than any code of mine.',
    criteria: [
      'Loses nothing silently',
      'Balances robustness with stopping at the right time',
      'Includes the people who send the data',
    ],
    followUps: [
      {
        question: 'How do you decide between continuing without bad rows and stopping the load?',
        about: [3, 4],
        answer:
          'By harm. A few rejected rows that are visible do little, so the rest goes on. If many fail, or the header is different, the cause is systematic and partial numbers would mislead, so I publish nothing and keep yesterday’s state.',
      },
      {
        question: 'You find that your parser misread dates for two weeks. How do you correct the data?',
        about: [0],
        answer:
          'I have the original files, so I fix the parser and load those fourteen days again, replacing each day. Then I compare counts and sums, and tell the users which numbers have changed.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer'],
    skills: ['Apache Airflow', 'Data Orchestration', 'Debugging'],
    tags: ['failed task', 'on call', 'logs'],
    question:
      'It is your first week watching the pipelines. At 8:00 you see that one of six tasks in the nightly sales workflow failed at 3:12. What do you do, step by step, before you press retry?',
    keyPoints: [
      {
        cue: 'Your first look',
        point: 'Reads the log of the failed task and finds the actual error before doing anything',
        weight: 3,
        essential: true,
        said: [
          'I open the log of that attempt and look for the first real exception',
          'What does it say: timeout, permission, missing file, bad data?',
          'Do not touch anything until I know what broke',
        ],
      },
      {
        cue: 'Who else is affected',
        point: 'Looks at what depends on it: which later tasks and reports are missing or old now',
        weight: 2,
        said: [
          'Which dashboards wait for this table this morning?',
          'I check downstream what did not run because of it',
        ],
      },
      {
        cue: 'What others hear from you',
        point: 'Tells the users early that the data is late and until when they will hear more',
        weight: 2,
        said: [
          'A short message in the channel: sales numbers are from the day before, I am on it',
          'Better that I tell them than that they find out in the meeting',
        ],
      },
      {
        cue: 'The danger in a retry',
        point: 'Checks whether the task is safe to repeat: did it write part of its data before it failed?',
        weight: 3,
        essential: true,
        said: [
          'If it appends, a retry could double the rows it had already written',
          'I look in the target table whether half of the day is there',
          'First find out if it is idempotent',
        ],
      },
      {
        cue: 'What kind of failure it is',
        point:
          'Distinguishes a passing fault, which a retry solves, from a lasting one, which will fail again',
        weight: 2,
        said: [
          'A connection timeout may just work now, a renamed column never will',
          'If the source file did not come, starting again changes nothing',
        ],
      },
      {
        cue: 'How much you start again',
        point: 'Reruns only what is needed, from the failed task on, for the right date',
        weight: 2,
        said: [
          'Clear that task and those after it, not the whole workflow',
          'Make sure that it processes last night’s date and not today',
        ],
      },
      {
        cue: 'Once it has run',
        point:
          'Verifies the result after the rerun and writes down cause and follow-up, such as retries or an alert at night',
        weight: 2,
        said: [
          'Compare the row count with other days and then tell everyone that it is fine',
          'A note of what happened, and an alert so we know at 3 and not at 8',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Pressing retry first is harmless because it either works or it fails again',
        said: ['I just click retry and see', 'restart the whole DAG, usually that helps'],
        correction:
          'A task that wrote part of its data can leave duplicates or gaps when repeated. First read the error and check whether it can be repeated.',
      },
    ],
    sampleAnswer:
      'First I read the log of the failed task and look for the real error, not only the last line. At the same time I look at what depends on it: which tasks did not run and which reports are therefore old. I write a short message to the users that sales shows the day before, and that I will report again at 8:30. Then I think about the cause. If it was a connection timeout, it is a passing fault and a retry will probably work. If a column is missing or the source file never came, a retry fails again and I need the owner. Before I repeat it, I check whether that is safe: did the task write half of its rows before failing? If it appends, I would get duplicates, so I clean that day first or ask a colleague. Then I rerun only from the failed task on, for last night’s date. After that I compare row count and sum with other days, tell people that it is done, and note the cause. I would also propose automatic retries for timeouts, and an alert at 3 and not at 8.',
    criteria: ['Calm order of steps', 'Communicates without being asked', 'Asks for help where unsure'],
    followUps: [
      {
        question:
          'The log says that the connection broke during the insert. What do you check before the rerun?',
        about: [3],
        answer:
          'Whether rows of that run are in the target: count for the date, compared with the source. If the insert was in one transaction, nothing is there. If not, I remove that day’s partial rows first, or the rerun duplicates them.',
      },
      {
        question: 'The error is `column discount does not exist`. What now?',
        about: [4],
        answer:
          'A retry will not help, as the source has changed. I look when it last worked, ask the team that owns the source, and agree whether the column was renamed or removed. Until then the users know that the data is late.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Data Scientist', 'Backend Developer'],
    skills: ['SQL'],
    tags: ['left join', 'where clause', 'missing rows'],
    question:
      'This query should list every customer with the number of orders in 2025, also those with none. Customers without orders are missing. Why, and how do you correct it?',
    code: {
      language: 'sql',
      lines: [
        'SELECT c.id, c.name, COUNT(*) AS orders',
        'FROM customers c',
        'LEFT JOIN orders o ON o.customer_id = c.id',
        "WHERE o.created_at >= '2025-01-01'",
        "  AND o.created_at <  '2026-01-01'",
        'GROUP BY c.id, c.name;',
      ],
    },
    keyPoints: [
      {
        cue: 'Why they are missing',
        point:
          'Explains that the condition on orders in WHERE removes the rows in which the order columns are NULL',
        weight: 3,
        essential: true,
        said: [
          'For a customer without orders created_at is null, and null >= a date is not true, so the row goes',
          'The where clause throws out exactly those rows the left join had kept',
          'It turns the left join into an inner join in effect',
        ],
      },
      {
        cue: 'Correcting the missing customers',
        point:
          'Moves the date condition into the ON clause, so that it limits the matches and not the customers',
        weight: 3,
        essential: true,
        said: [
          'Put the two date lines behind ON with AND',
          'Filter the orders while joining, then the customer stays with nulls',
          'Alternatively a subquery with only the orders of that year, and left join to that',
        ],
      },
      {
        cue: 'What that correction breaks',
        point:
          'Sees that COUNT(*) would then give 1 for those without orders, and counts a column of orders instead',
        weight: 3,
        said: [
          'count star counts the empty joined row as well, so use count(o.id)',
          'It must show zero, therefore I count the order id, which is null there',
          'After the first fix everyone without an order would wrongly get a one',
        ],
      },
      {
        cue: 'A repair that falls short',
        point:
          'Explains why adding OR o.created_at IS NULL is not a proper fix: customers with orders only in other years stay missing',
        weight: 1,
        said: [
          'Someone who bought in 2024 only has a date, so he matches neither side',
          'With is null you get those who never ordered, but lose those who ordered earlier',
        ],
      },
      {
        cue: 'How you make sure',
        point: 'Tests with three example customers: none, some in the year, some only in another year',
        weight: 2,
        said: [
          'I make a small case for each kind and look at the output',
          'Check that the row count equals the count of customers',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A LEFT JOIN guarantees that all rows of the left table are in the final result',
        said: ['left join always keeps all customers, so it must be the data'],
        correction: 'The join keeps them, but WHERE is applied afterward and can remove them again.',
      },
      {
        belief: 'COUNT(*) gives zero where no order matched',
        said: ['count(*) returns 0 for customers without orders'],
        correction:
          'The unmatched customer is still one row, so COUNT(*) is 1. COUNT(o.id) ignores NULL and gives 0.',
      },
    ],
    sampleAnswer:
      'The left join does keep the customers without orders, with NULL in the order columns. But then WHERE is applied, and NULL greater than a date is not true, so exactly these rows are removed. In effect it became an inner join. I move both date conditions into the ON clause, so they decide which orders match and not which customers stay. Then there is a second mistake: COUNT(*) counts the row with the NULLs too, so a customer without orders would show one. I use COUNT(o.id), which ignores NULL and gives zero. I would not repair it with OR o.created_at IS NULL, because a customer who only ordered in 2024 has a date that is not NULL and not in the range, so he would still be missing. Another clean way is a subquery that counts the orders of the year per customer, then a left join with COALESCE to zero. To test, I take three customers: one with no orders, one with some in 2025, one with orders only in 2024, and I check that the number of rows equals the number of customers.',
    criteria: [
      'Explains the order in which SQL applies the clauses',
      'Finds the second mistake without a hint',
    ],
    followUps: [
      {
        question: 'You moved the condition. Now customers without orders show 1. Why?',
        about: [2],
        answer:
          'COUNT(*) counts rows, and the unmatched customer is still one row with NULL order columns. COUNT(o.id) counts only non-NULL values, so it gives 0.',
      },
      {
        question: 'Would `OR o.created_at IS NULL` in WHERE have worked?',
        about: [3],
        answer:
          'Only for customers who never ordered. One who ordered only in another year joins to a row with a real date, which fits neither condition, and disappears. The condition belongs to the join.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer'],
    skills: ['Data Modeling', 'Data Warehousing'],
    tags: ['star schema', 'facts', 'dimensions'],
    question:
      'A bicycle shop with 20 branches wants to analyze sales by product, branch, and day. Which tables would you build in the warehouse, what does one row of each mean, and why not simply copy the tables of the cash register system?',
    keyPoints: [
      {
        cue: 'What one row means',
        point: 'States the grain of the fact table first, for example one row per line of a receipt',
        weight: 3,
        essential: true,
        said: [
          'One row is one product on one sale',
          'Before the columns I decide what a single record means',
          'Receipt line level, because from there I can sum up to everything else',
        ],
      },
      {
        cue: 'The central table',
        point:
          'Builds a fact table with the measures and keys, such as quantity, price, discount, and keys to the dimensions',
        weight: 3,
        essential: true,
        said: [
          'sales with quantity and amount plus product key, branch key, and date key',
          'In the middle the numbers that you add up',
          'The fact contains what happened and how much',
        ],
      },
      {
        cue: 'The tables around it',
        point:
          'Builds dimensions with the describing columns to group and filter by: product, branch, date, perhaps customer',
        weight: 3,
        said: [
          'Product with brand and category, store with city and region',
          'Around it the tables that answer who, what, where, when',
          'A calendar table with weekday, month, holiday',
        ],
      },
      {
        cue: 'Why not simply copy',
        point:
          'Explains why not a copy: the operational tables serve writing single receipts, with many joins and no history',
        weight: 2,
        said: [
          'The register system is normalized for the cashier and not for questions over three years',
          'Analysts would need eight joins and everyone would do it differently',
          'Heavy reports on the register database would also slow down selling',
        ],
      },
      {
        cue: 'What happens over the years',
        point:
          'Mentions what happens with changes, such as a product moved to another category, and that one must decide whether old sales keep the old value',
        weight: 2,
        said: [
          'If the branch changes its region, do last year’s numbers move too?',
          'Ask whether history should be shown as it was then',
        ],
      },
      {
        cue: 'How you know it fits',
        point: 'Tries the model on real questions from the business before building it',
        weight: 1,
        said: [
          'Can I answer electric bikes in June per branch with one simple query?',
          'I go through five questions the manager really asks',
        ],
      },
      {
        cue: 'Numbers that behave differently',
        point: 'Treats measures that cannot be added, such as unit price or percentage, with care',
        weight: 1,
        said: [
          'You cannot sum percentages, so I store the amounts and calculate the rate afterward',
          'Stock is not added over days',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A fact table should hold the totals per month to be fast',
        said: ['I store the monthly sum per branch as the fact, that is enough'],
        correction:
          'Totals cannot be broken down again. Store the finest useful grain and build summaries on top of it.',
      },
      {
        belief:
          'The tables that analysts query should be as strictly normalized as the cash register database',
        said: ['third normal form everywhere, redundancy is always bad'],
        correction:
          'For analysis some redundancy in dimensions is wanted: fewer joins and simpler queries. It is filled by the pipeline, so it stays consistent.',
      },
    ],
    sampleAnswer:
      'I start with the grain: one row in the sales table is one line of a receipt, so one product in one sale. From that I can sum to anything later; if I stored monthly totals, I could not go down again. The fact table has the quantity, the amount, the discount, and keys to the dimensions. The dimensions describe: product with brand and category, branch with city and region, and a date table with weekday, month, and holidays. So a manager filters and groups by the dimensions and adds up the facts. I would not copy the cash register tables, because they are made for writing single receipts. Analysts would need many joins and each would do it differently, the old values are often overwritten, and heavy reports would slow down selling. I would ask what should happen if a product moves to another category: should old sales keep the old one? And percentages I would not store to be summed; I keep amounts and calculate the rate. Then I try five real questions, such as electric bikes in June per branch, before I build it.',
    criteria: [
      'Says what one row means without being asked',
      'Connects the model with questions of the business',
    ],
    followUps: [
      {
        question: 'The manager only wants monthly totals. Why still store single receipt lines?',
        about: [0],
        answer:
          'The next question will be by weekday or product, and totals cannot be split again. Lines are small for 20 branches. I can add a monthly summary table on top for speed.',
      },
      {
        question:
          'A branch moves from region North to region East. What happens to last year’s numbers by region?',
        about: [4],
        answer:
          'If I overwrite the region, last year’s sales move to East as well. If the business wants history as it was, I keep two versions of the branch with validity dates and let each sale point to the version of its time.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Data Scientist'],
    skills: ['Apache Parquet', 'Data Lakes', 'Performance Optimization'],
    tags: ['columnar files', 'partitions', 'scan size'],
    question:
      'Analysts query two years of page views lying as gzip CSV files in one folder of cloud storage. Each query, even for one day and three columns, takes ten minutes. What would you change in how the data is stored, and why does that help?',
    keyPoints: [
      {
        cue: 'What kind of files',
        point: 'Converts to a columnar format such as Parquet, so that only the needed columns are read',
        weight: 3,
        essential: true,
        said: [
          'In CSV the engine has to read each whole line, in Parquet it takes three columns out of forty',
          'Column files mean I do not pay for what I do not select',
          'ORC or Parquet instead of text',
        ],
      },
      {
        cue: 'How the folder is laid out',
        point: 'Partitions the folders by date, so that a query for one day opens only the files of that day',
        weight: 3,
        essential: true,
        said: [
          'date=2025-06-01 as a folder, the rest is skipped',
          'Partition pruning: with a filter on the day it does not even list the others',
          'Split it along the column that everybody filters by',
        ],
      },
      {
        cue: 'Other benefits of that',
        point:
          'Explains further gains of such files: types, better compression, and statistics to skip blocks',
        weight: 2,
        said: [
          'Parquet stores min and max per row group, so blocks can be skipped',
          'Values of the same kind next to each other compress much better',
          'No parsing of text, numbers are already numbers',
        ],
      },
      {
        cue: 'Trouble with gzip',
        point: 'Knows that a gzip CSV cannot be split, so one large file is read by one worker',
        weight: 2,
        said: [
          'A big gz is unpacked from the beginning, twenty machines do not help',
          'Parallel reading does not work inside a gzipped text file',
        ],
      },
      {
        cue: 'What to watch out for',
        point: 'Aims at sensible file sizes, neither thousands of tiny files nor one giant one',
        weight: 2,
        said: [
          'Around a hundred megabytes up to a gigabyte each',
          'Partitioning by hour and user would give millions of tiny files, and that is slow again',
        ],
      },
      {
        cue: 'How you show the effect',
        point: 'Measures before and after, with bytes scanned and time of a typical query',
        weight: 1,
        said: [
          'Most engines show how much data was read',
          'I run the same three questions on both and compare',
        ],
      },
      {
        cue: 'How you carry it out',
        point: 'Keeps the raw files and writes the converted data in a repeatable job',
        weight: 1,
        said: [
          'The originals stay in a raw area in case the conversion was wrong',
          'A daily job converts the new day, the history is converted once',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Partitioning by as many columns as possible makes it faster',
        said: ['partition by date, hour, country and user id'],
        correction:
          'Too fine a partition gives masses of tiny files, whose listing and opening costs more than it saves.',
      },
      {
        belief: 'A bigger cluster is the first solution',
        said: ['just add more nodes'],
        correction:
          'It still reads all bytes of all days. Reading less is cheaper and helps more; unsplittable gzip files do not even use more nodes.',
      },
    ],
    sampleAnswer:
      'The problem is that each query reads everything. CSV is row by row, so for three columns the engine must read all forty, and without partitions it reads two years for one day. So I make two changes. I convert the files to Parquet, which is columnar: only the selected columns are read. It also stores types, compresses better, and has minimum and maximum values per block, so blocks can be skipped. And I partition by date, one folder per day, so a filter on the day opens only that folder. Another point: a gzip CSV cannot be split, so a large file is read by one worker, however big the cluster is. I pay attention to file size, about a hundred megabytes to a gigabyte. If I partition by hour and country as well, I get thousands of tiny files and it becomes slow again. I keep the raw files, convert the history once, and convert each new day in a repeatable job. Then I take a few typical queries and compare time and bytes scanned before and after. I expect minutes to become seconds.',
    criteria: ['Explains the reason, not only the product name', 'Knows that partitioning has a limit'],
    followUps: [
      {
        question: 'Someone proposes to partition by date and user id. What do you say?',
        about: [1, 4],
        answer:
          'With a million users that is a million folders per day with tiny files, so listing and opening dominates. I keep the date as partition, and within the files sort or cluster by user id, so statistics can skip blocks.',
      },
      {
        question: 'Why does selecting all columns gain less from Parquet?',
        about: [0, 2],
        answer:
          'Then all columns must be read anyway, so skipping columns brings nothing. I still gain from compression, types, and skipped blocks. So people should select only what they need.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer'],
    skills: ['Data Quality', 'Data Pipelines'],
    tags: ['tests', 'freshness', 'publishing'],
    question:
      'You own a daily sales table that managers open at 9:00. Last week it was wrong twice and they noticed before you did. Which checks would you add, and what should happen when one fails?',
    keyPoints: [
      {
        cue: 'A check concerning time',
        point: 'Checks freshness: that the newest data really is from yesterday',
        weight: 3,
        said: [
          'Is the maximum date in it what I expect this morning?',
          'A table that did not update looks fine, so check how old it is',
        ],
      },
      {
        cue: 'A check on the whole table',
        point:
          'Checks volume against what is usual, such as row count or total compared with the same weekday',
        weight: 3,
        said: [
          'If we have half the orders of last Monday then something is wrong',
          'Count zero or twice the usual number should raise an alarm',
          'Saturday is different from Tuesday, so compare like with like',
        ],
      },
      {
        cue: 'A check on identity',
        point: 'Checks keys: unique, not missing, and known in the tables they refer to',
        weight: 2,
        said: [
          'order_id is never null and never twice',
          'Every product in sales exists in the product table',
        ],
      },
      {
        cue: 'A check on each row',
        point: 'Checks values against rules: ranges, allowed values, no negative prices',
        weight: 2,
        said: [
          'Quantity above zero, currency from a list, no date in the future',
          'A discount above one hundred percent cannot be true',
        ],
      },
      {
        cue: 'A check beyond this table',
        point: 'Compares totals with the source or another system',
        weight: 2,
        said: [
          'Sum of the day in the warehouse against the cash register system',
          'Reconcile with a number that I did not calculate myself',
        ],
      },
      {
        cue: 'What managers get to see',
        point: 'Runs the checks before publishing, and holds back bad data instead of showing it',
        weight: 3,
        essential: true,
        said: [
          'Load to staging, test, and only then make it visible',
          'Better yesterday’s correct numbers with a note than today’s wrong ones',
          'If a hard test fails the pipeline stops before the dashboard table',
        ],
      },
      {
        cue: 'Not every failure is equal',
        point:
          'Separates severe failures, which stop and alert someone, from warnings that are looked at later',
        weight: 2,
        said: [
          'Duplicate keys block, a 20% lower count is only a warning',
          'Who gets the message, and what do they do? Otherwise the alerts are ignored',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If the job ends without an error, the data is right',
        said: ['the task is green so the table is correct', 'no exception means all good'],
        correction:
          'A job can succeed with an empty file or duplicated rows. Success of the code says nothing about the content.',
      },
      {
        belief: 'The more tests, the better the quality',
        said: ['I test every column of every table'],
        correction:
          'Many noisy tests get ignored. A few that stand for real harm, each with someone who reacts, work better.',
      },
    ],
    sampleAnswer:
      'I would start from how it was wrong last week, and write checks for exactly that. In general I want five kinds. Freshness: is the newest date yesterday? Volume: is the row count and total similar to the same weekday, since zero or half is suspicious. Keys: order id is unique and never null, and each product exists in the product table. Values: quantity positive, currency from the list, no dates in the future. And I compare the day’s total with the cash register system, a number I did not compute myself. The checks run before publishing: load into staging, test, and only if it passes, the table for the managers is replaced. If a severe check fails, they keep yesterday’s numbers with a visible note, and I get an alert in time before nine. Less severe ones, such as a count 20% lower, are warnings that I look at in the morning, since a holiday may explain it. I would not add a hundred tests at once. A green job does not mean right data, but too many alerts get ignored.',
    criteria: ['Starts from harm that occurred', 'Decides what users see when a check fails'],
    followUps: [
      {
        question: 'The count is 30% below last Monday at 7:00. Do you publish?',
        about: [5, 6],
        answer:
          'I look first: a holiday, a closed branch, or a missing file? I check per branch. If a branch has no rows, I hold back and ask. If it is a holiday, I publish and refine the check.',
      },
      {
        question: 'All your tests pass and finance says that the total is still wrong. What was missing?',
        about: [4],
        answer:
          'A comparison with an independent source. My tests look at the shape of our data, not at completeness. I reconcile totals per day with finance and check definitions, such as tax and refunds.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-10',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Backend Developer'],
    skills: ['Data Pipelines', 'ETL', 'SQL'],
    tags: ['incremental load', 'high watermark', 'deletes'],
    question:
      'Each night you copy a whole table of 200 million rows from the shop database to the warehouse. It takes five hours. Somebody says: just take the rows changed since the last run. How do you do that, and what could you miss?',
    keyPoints: [
      {
        cue: 'How you find the changes',
        point:
          'Remembers how far the last run came, such as the highest `updated_at`, and reads only what changed after it',
        weight: 3,
        essential: true,
        said: [
          'A watermark from the last successful run, select where updated_at is greater',
          'I store how far I came and continue from there',
          'Only the delta since the previous time',
        ],
      },
      {
        cue: 'How they get into the warehouse',
        point: 'Merges the changed rows by primary key, so that an updated row replaces the old one',
        weight: 3,
        essential: true,
        said: [
          'Upsert on the id, because a changed order already exists in the target',
          'Appending would give me two versions of the same row',
        ],
      },
      {
        cue: 'The big gap in it',
        point: 'Sees that deleted rows are not found that way, and names a remedy',
        weight: 3,
        said: [
          'A row that is gone has no updated_at, so it stays in the warehouse forever',
          'Use a deleted flag in the source, or compare all ids from time to time',
          'Change data capture from the log would also deliver deletes',
        ],
      },
      {
        cue: 'What the source must guarantee',
        point:
          'Checks that `updated_at` is reliable: really set with each change, also by scripts and manual fixes, and indexed',
        weight: 2,
        said: [
          'Does an update by hand in the database also change that column?',
          'If a script forgets the timestamp, I never see that change',
          'Without an index on it, the source still scans the whole table',
        ],
      },
      {
        cue: 'Rows around the boundary',
        point: 'Reads with a small overlap, since rows may commit late or share the same timestamp',
        weight: 2,
        said: [
          'A long transaction may become visible after I passed its time, so I go back ten minutes',
          'Overlap does no harm as the merge is repeatable',
        ],
      },
      {
        cue: 'If a run fails',
        point: 'Moves the watermark forward only after the load has succeeded',
        weight: 2,
        said: [
          'If it fails in the middle, the next run must start from the old point',
          'Save the new position at the very end',
        ],
      },
      {
        cue: 'How you stay sure over time',
        point: 'Compares counts or sums with the source regularly, or reloads fully once in a while',
        weight: 1,
        said: ['A weekly full compare shows whether I lost something', 'Sunday full reload as a safety net'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Incremental loading by timestamp also catches deleted rows',
        said: ['changed since last run includes the deletes'],
        correction:
          'A deleted row does not appear in any select. It takes a flag, a comparison of ids, or the database log.',
      },
      {
        belief:
          'Using the time at which the job started as the next watermark without overlap is always safe',
        said: ['I save now() and take everything after it next time'],
        correction:
          'Clocks differ and transactions commit later than their timestamps. Take the watermark from the data and overlap a little.',
      },
    ],
    sampleAnswer:
      'I keep a watermark: the highest updated_at that I loaded successfully. The next run selects only rows above it and merges them into the target by primary key, so a changed order replaces the old version instead of being there twice. The watermark is moved only at the very end, after success, so a failed run is simply repeated. What can I miss? First, deletes: a row that is gone is in no select, so it would stay in the warehouse. I need a deleted flag in the source, a comparison of ids now and then, or change data capture from the log. Second, I must check that updated_at is really set by every change, also by scripts and manual corrections, and that it has an index, or else the source still scans everything. Third, a long transaction can commit after I have passed its timestamp, so I read with ten minutes overlap, which is harmless because of the merge. And since I do not trust it fully, I compare counts with the source each week, and maybe do a full reload once in a while.',
    criteria: ['Thinks about what is invisible to the method', 'Keeps a safety net'],
    followUps: [
      {
        question:
          'Orders deleted in the shop still appear in the reports. How do you solve it without reading 200 million rows each night?',
        about: [2],
        answer:
          'Best is a deleted flag set instead of removing the row, so it counts as a change. Otherwise I compare only the ids weekly, or use the database log, which contains deletes.',
      },
      {
        question: 'Your run fails halfway. What does the next one load?',
        about: [4, 5],
        answer:
          'The watermark has not been moved, so it reads the same range again from the old point. Rows that had already arrived are merged by key, so nothing is doubled and nothing is missed.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-11',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Data Scientist', 'Machine Learning Engineer'],
    skills: ['Python', 'pandas', 'Data Wrangling'],
    tags: ['memory', 'chunks', 'large files'],
    question:
      'Your Python script reads a 20 GB CSV with pandas on a machine with 16 GB and is killed. You need the total amount per customer. What are your options, and which would you try first?',
    keyPoints: [
      {
        cue: 'Why it is killed',
        point:
          'Explains that pandas loads the whole file into memory, and often needs more than its size on disk',
        weight: 3,
        essential: true,
        said: [
          'read_csv pulls everything into RAM at once',
          'Strings as Python objects take several times the space in the file',
          'It was the out of memory killer, since a dataframe lives in memory entirely',
        ],
      },
      {
        cue: 'Doing it with pandas alone',
        point: 'Processes the file in pieces and combines the partial sums',
        weight: 3,
        said: [
          'Read with chunksize, group each chunk, add the results together',
          'Streaming through line by line and keep only a running total per customer',
          'Sums can be added up piece by piece so I never need it all',
        ],
      },
      {
        cue: 'A small saving up front',
        point: 'Reads only the needed columns, with small types',
        weight: 2,
        said: [
          'usecols with customer id and amount, the other thirty columns I do not need',
          'Categories or int32 instead of object and float64',
        ],
      },
      {
        cue: 'Other tools than pandas',
        point:
          'Or lets an engine do it that works on files larger than memory, such as DuckDB, Polars in streaming mode, or a database',
        weight: 3,
        said: [
          'One SQL in DuckDB directly on the CSV file, no cluster',
          'Load it into Postgres or the warehouse and group there',
          'A lazy dataframe library that spills to disk',
        ],
      },
      {
        cue: 'How far you would not go',
        point: 'Sees that a Spark cluster is possible but too much for one file of this size',
        weight: 1,
        said: [
          'For 20 GB I do not need distributed machines',
          'Spark would work, but its overhead only pays with much more data',
        ],
      },
      {
        cue: 'Why you trust the numbers',
        point:
          'Checks that the result is right, on a small part and by comparing the overall sum and row count',
        weight: 1,
        said: [
          'The total of all customers must equal the total of the file',
          'First try on the first 100,000 lines',
        ],
      },
      {
        cue: 'A limit of your way',
        point: 'Considers how many distinct customers there are, since the result must fit in memory too',
        weight: 1,
        said: [
          'With a hundred thousand customers the running totals are small',
          'If the key has billions of values, even the aggregate grows too big',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A larger machine is the only way',
        said: ['you just need 64 GB of RAM'],
        correction:
          'It works until the file grows. A sum per key can be computed in pieces with very little memory.',
      },
      {
        belief: 'Averages of chunks can be averaged to get the overall average',
        said: ['for the mean I average the chunk means'],
        correction:
          'Chunks contain different numbers of rows per customer. Keep sum and count, and divide at the end.',
      },
    ],
    sampleAnswer:
      'Pandas loads the whole file into memory, and with text columns it needs several times the size on disk, so 16 GB cannot work and the system kills the process. But for a total per customer I do not need everything at once. First I would read only the two columns customer and amount, with fitting types; that alone may be enough. Then I would read it in chunks, group each chunk, and add the partial sums together. The running totals are small as long as there are not too many distinct customers. For an average I would keep sum and count, not average the averages. Even simpler may be DuckDB: one SQL statement directly on the CSV, and it can spill to disk. Polars in streaming mode or loading it into a database work too. A Spark cluster would also do it, but for one 20 GB file the overhead is not worth it. I would try columns plus DuckDB first, since it is ten lines. I test on the first 100,000 rows, and at the end check that the sum over all customers equals the sum of the file.',
    criteria: ['Chooses the simplest tool that suffices', 'Knows which aggregates can be combined'],
    followUps: [
      {
        question: 'You need the average and the median per customer. Does reading in chunks still work?',
        about: [1],
        answer:
          'The average yes: sum and count per customer are added and divided at the end. The median cannot be combined from chunk medians. For that I need all values per customer, so an engine that sorts on disk, or an approximation.',
      },
      {
        question: 'When would you really take Spark?',
        about: [3, 4],
        answer:
          'When the data is hundreds of gigabytes or more, comes daily, or already lies in a cluster’s storage, and one machine cannot finish in time. For one file a single engine is faster and easier to run.',
      },
    ],
  },
  {
    id: 'data-engineering-beginner-12',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Engineer', 'Data Scientist'],
    skills: ['Data Analysis', 'SQL', 'Data Quality'],
    tags: ['reconciliation', 'definitions', 'lineage'],
    question:
      'Finance reports 1.92 million of revenue for March, your dashboard shows 2.05 million, and your manager wants to know by noon which one is right. How do you go about it?',
    keyPoints: [
      {
        cue: 'The first thing to clarify',
        point:
          'Compares the definitions first: tax, refunds, canceled orders, currency, and which date counts',
        weight: 3,
        essential: true,
        said: [
          'Does revenue include VAT and shipping for them but not for us?',
          'They book on the invoice date and we use the order date',
          'It may be that both are right and just mean different things',
        ],
      },
      {
        cue: 'What each number contains',
        point: 'Compares the filters and time zone: same companies, same days, same cutoff',
        weight: 2,
        said: [
          'March in UTC is not March in local time',
          'Is the test shop or the new branch contained in one of them?',
        ],
      },
      {
        cue: 'How you locate the difference',
        point: 'Breaks the difference down by day, branch, or product, until it is found in a small place',
        weight: 3,
        essential: true,
        said: [
          'I split by day and see if it is spread out or on one date',
          'Narrow it down: which store makes up the 130,000?',
          'Then compare single orders that one side has and the other does not',
        ],
      },
      {
        cue: 'Going through your own side',
        point:
          'Follows the number back through the pipeline: from the dashboard to the tables to the source, comparing at each step',
        weight: 2,
        said: [
          'Check whether source and raw table agree, then the next one',
          'The step where the total changes is where the error lies',
        ],
      },
      {
        cue: 'What may have broken',
        point: 'Checks for technical faults such as duplicates, missing loads, or late corrections',
        weight: 2,
        said: ['Was a day loaded twice?', 'A join that multiplies, or a file that did not arrive'],
      },
      {
        cue: 'What you say at noon',
        point:
          'Says honestly at noon what is known, what is not yet known, and which number to use meanwhile',
        weight: 2,
        said: [
          'I report that 100,000 of it are refunds and the rest is still open',
          'Until then please use the number of finance',
          'No guess sold as a fact',
        ],
      },
      {
        cue: 'What remains afterward',
        point: 'Makes it lasting: a written definition and an automatic comparison with finance',
        weight: 1,
        said: [
          'The definition goes into the catalog and on the dashboard',
          'A monthly check that raises an alarm above one percent',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The number from the database must be right because it is computed automatically',
        said: ['our dashboard comes straight from the data so finance is wrong'],
        correction:
          'Automation computes whatever was defined, also with duplicates or a different definition. Only the comparison shows who is right.',
      },
    ],
    sampleAnswer:
      'First I would look at the definitions, because often both are right and mean different things. Does finance take out tax, refunds, and canceled orders? Do they use the invoice date and we the order date? Is the time zone and the set of branches the same? I ask a person in finance for the detail behind 1.92 million. Then I break both down by day and branch. If the 130,000 lies on one day, maybe that day was loaded twice; if it is spread evenly at some percent, it is rather a definition like refunds. I go on until I have single orders that one side has and the other does not. In parallel I follow our number back from the dashboard through the tables to the source; the step where the total changes has the mistake, such as a duplicating join or a missing file. At noon I say what I know: for example 110,000 are refunds which we do not subtract, 20,000 are still open, please use finance until then. Afterward I write the definition on the dashboard and add an automatic monthly comparison with finance.',
    criteria: [
      'Open about who is right',
      'Works by narrowing down',
      'Honest about the state at the deadline',
    ],
    followUps: [
      {
        question: 'The whole difference lies on March 14. What do you check?',
        about: [2, 4],
        answer:
          'Whether that day was loaded twice: unique order ids, runs of the job, load timestamps. If the ids are unique, I compare the orders of the day with the source and look for a bulk correction or a test import.',
      },
      {
        question:
          'It turns out that you show orders and they show invoices. Whose number stays on the dashboard?',
        about: [0],
        answer:
          'The business decides, with both shown under clear names if needed: ordered revenue and invoiced revenue. What must not stay is one word for two things. The definition is written next to it.',
      },
    ],
  },
]
