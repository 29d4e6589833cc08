import type { SkillQuiz } from './quiz-question.ts'

export const dataModelingQuiz: SkillQuiz = {
  skill: 'Data Modeling',
  questions: [
    {
      id: 'data-modeling-01',
      difficulty: 'beginner',
      question:
        'A student can take many courses, and a course has many students. How do you model this in a relational database?',
      right: {
        text: 'A table `enrollments` with a student and a course in each row',
        why: 'A many-to-many relationship needs a table of its own; it also holds facts of the pair, such as the grade.',
      },
      wrong: [
        {
          text: 'A column `course_id` in `students` that refers to `courses`',
          why: 'One column holds one course, so each student could take a single course only.',
        },
        {
          text: 'A column `student_ids` in `courses` with a list of numbers',
          why: 'The database cannot check references inside a list, and queries by student become slow and awkward.',
        },
        {
          text: 'Columns `course_1` to `course_10` in the table `students`',
          why: 'Repeating columns set an arbitrary limit, and every query has to look in ten places.',
        },
      ],
    },
    {
      id: 'data-modeling-02',
      difficulty: 'beginner',
      question: 'What goes wrong with this table when a customer moves?',
      code: {
        language: 'text',
        lines: [
          'orders',
          'id | customer | customer_city | product | quantity',
          '1  | Arda Ltd | Bergen        | Desk    | 2',
          '2  | Arda Ltd | Bergen        | Lamp    | 5',
        ],
      },
      right: {
        text: 'The city has to be changed in many rows, and some may be missed',
        why: 'The city depends on the customer, not on the order. Stored once in `customers`, it can be changed in one place.',
      },
      wrong: [
        {
          text: 'The city cannot be changed any more, as orders refer to it',
          why: 'It is an ordinary column and can be changed; the trouble is that it is repeated.',
        },
        {
          text: 'The orders are lost, because their customer is a new row now',
          why: 'Changing a value deletes nothing; the rows would only disagree if some are not changed.',
        },
        {
          text: 'The primary key changes, so references to it have to follow',
          why: 'The key is `id`, which does not depend on the city.',
        },
      ],
    },
    {
      id: 'data-modeling-03',
      difficulty: 'beginner',
      question:
        'Should the primary key of `users` be the e-mail address or a generated number? The address is unique.',
      right: {
        text: 'A generated number, with a unique constraint on the address',
        why: 'People change their address; a key without meaning stays stable, and the constraint still prevents duplicates.',
      },
      wrong: [
        {
          text: 'A generated number, without a constraint on the address',
          why: 'Then two accounts could have the same address, which breaks a rule that you know holds.',
        },
        {
          text: 'The e-mail address, as a unique column needs no second key',
          why: 'Uniqueness is not enough: when the address changes, every table that refers to it has to change as well.',
        },
        {
          text: 'The e-mail address and the number, as one key together',
          why: 'Such a composite key would allow the same address several times with different numbers.',
        },
      ],
    },
    {
      id: 'data-modeling-04',
      difficulty: 'beginner',
      question: 'Which type do you choose for the price of a product in a shop?',
      right: {
        text: '`NUMERIC(12, 2)`, or whole cents as an integer',
        why: 'Money needs exact decimal arithmetic; both ways keep every cent.',
      },
      wrong: [
        {
          text: '`DOUBLE PRECISION`, rounded when it is shown',
          why: 'Binary floating point cannot hold values such as 0.10 exactly, so sums drift from the exact amount.',
        },
        {
          text: '`VARCHAR(12)`, with the currency sign included',
          why: 'Text cannot be summed or compared as a number, and nothing prevents invalid amounts.',
        },
        {
          text: '`INTEGER`, rounded to full units of currency',
          why: 'This loses the cents, so it does not hold the real price.',
        },
      ],
    },
    {
      id: 'data-modeling-05',
      difficulty: 'beginner',
      question:
        'An order line shows the price of its product through a join with `products`. What happens when the price of the product is raised?',
      code: {
        language: 'sql',
        lines: ['SELECT l.quantity * p.price', 'FROM order_lines l JOIN products p ON p.id = l.product_id;'],
      },
      right: {
        text: 'Old orders show the new price; the line should keep its own',
        why: 'The price at the time of sale is a fact of the order line, so copying it there is not redundancy.',
      },
      wrong: [
        {
          text: 'Old orders keep their price, as the join was made back then',
          why: 'A join reads the current rows whenever the query runs; it remembers nothing.',
        },
        {
          text: 'Old orders block the change, as their foreign key refers to it',
          why: 'The foreign key refers to the `id` of the product; other columns can be changed freely.',
        },
        {
          text: 'Old orders show the new price, as a normalized model requires',
          why: 'Normalization avoids storing the same fact twice; the price paid and the current price are two facts.',
        },
      ],
    },
    {
      id: 'data-modeling-06',
      difficulty: 'beginner',
      question:
        'Every comment must belong to an existing post. Where do you make sure of that, if several applications write to the database?',
      right: {
        text: 'In the database: a foreign key that may not be NULL',
        why: 'The constraint holds for every writer, and also when two of them write at the same time.',
      },
      wrong: [
        {
          text: 'In each application: a query for the post before saving',
          why: 'Each application must get it right, and the post may be deleted between check and write.',
        },
        {
          text: 'In the database: an index on the post of each comment',
          why: 'An index speeds up queries; it does not check that the value exists elsewhere.',
        },
        {
          text: 'In a nightly job: it deletes comments without a post',
          why: 'This cleans up afterward; until then, readers meet broken data.',
        },
      ],
    },
    {
      id: 'data-modeling-07',
      difficulty: 'beginner',
      question: 'In a star schema for a shop, which of these belongs in the fact table?',
      right: {
        text: 'The quantity sold in each order line',
        why: 'Facts are measurements of an event, mostly numbers to sum up; they grow with every sale.',
      },
      wrong: [
        {
          text: 'The name and brand of each product',
          why: 'Descriptions that you filter and group by are dimension attributes of the product.',
        },
        {
          text: 'The city and country of each store',
          why: 'They describe the store and belong in its dimension, once for each store.',
        },
        {
          text: 'The weekday and month of each date',
          why: 'They are attributes of the date dimension; the fact only refers to the date.',
        },
      ],
    },
    {
      id: 'data-modeling-08',
      difficulty: 'beginner',
      question: 'A colleague wants to store the age of each person in a column. What do you recommend?',
      right: {
        text: 'Store the date of birth, and derive the age in queries',
        why: 'The age changes by itself and would soon be wrong; the date of birth remains true.',
      },
      wrong: [
        {
          text: 'Store the age, and add one to it in a job each New Year',
          why: 'People have birthdays all year round, so most ages would be wrong for months.',
        },
        {
          text: 'Store the age and the date of birth, so each is at hand',
          why: 'Two columns for one fact can contradict each other, and the stored age goes stale.',
        },
        {
          text: 'Store the age as text, so that ranges fit in as well',
          why: 'Text makes calculations harder and does not stop the value from becoming stale.',
        },
      ],
    },
    {
      id: 'data-modeling-09',
      difficulty: 'intermediate',
      question:
        'Revenue should be reported by the sales region that a customer belonged to at the time of the order. The customer dimension keeps one row for each customer and is overwritten. What do you change?',
      code: {
        language: 'text',
        lines: [
          'customer_id | name     | sales_region  (overwritten on change)',
          '4711        | Arda Ltd | North',
        ],
      },
      right: {
        text: 'Add a dimension row for each change, with validity dates',
        why: 'With a slowly changing dimension of type 2, each fact refers to the version valid when it happened.',
      },
      wrong: [
        {
          text: 'Add a column for the previous region to the dimension',
          why: 'Type 3 keeps one earlier value only and does not tell which orders belong to it.',
        },
        {
          text: 'Add a column for the date on which the row was changed',
          why: 'You would know that something changed, but the old region would still be overwritten.',
        },
        {
          text: 'Add the current region of each customer to a nightly backup',
          why: 'Backups cannot be joined in a report; history has to be part of the model.',
        },
      ],
    },
    {
      id: 'data-modeling-10',
      difficulty: 'intermediate',
      question: 'Which normal form does this table violate first, and why does it matter?',
      code: {
        language: 'sql',
        lines: [
          'CREATE TABLE order_lines (',
          '  order_id bigint, product_id bigint,',
          '  quantity int, product_name text,',
          '  PRIMARY KEY (order_id, product_id)',
          ');',
        ],
      },
      right: {
        text: 'Second: `product_name` depends on only a part of the key',
        why: 'The name follows from `product_id` alone, so it is repeated in each line and can contradict itself.',
      },
      wrong: [
        {
          text: 'First: the key has two columns where a single one is due',
          why: 'Composite keys are fine in every normal form; the first one is about atomic values.',
        },
        {
          text: 'Third: `quantity` depends on the column `product_name`',
          why: 'The quantity depends on the order and the product together, that is, on the whole key.',
        },
        {
          text: 'None: each row is unique and each value is atomic here',
          why: 'That is the first normal form; the second also asks that non-key columns depend on the whole key.',
        },
      ],
    },
    {
      id: 'data-modeling-11',
      difficulty: 'intermediate',
      question: 'Before you design a fact table for deliveries, which question has to be answered first?',
      right: {
        text: 'What exactly does one row of the table stand for',
        why: 'The grain decides which dimensions fit and which measures can be summed; mixed grains give wrong totals.',
      },
      wrong: [
        {
          text: 'Which reports does management look at each week',
          why: 'Reports matter for priorities, but they change; a clear grain serves reports that nobody has asked for yet.',
        },
        {
          text: 'Which columns does the source system deliver today',
          why: 'Copying the source carries its structure over; the model should follow the business event.',
        },
        {
          text: 'How many rows will the table have after five years',
          why: 'The volume influences storage and partitioning, and it can be estimated only once the grain is known.',
        },
      ],
    },
    {
      id: 'data-modeling-12',
      difficulty: 'intermediate',
      question:
        'Rows are to be deleted softly through `deleted_at`. A deleted user should be able to register again with the same e-mail address, but two active ones may not share it. What do you create?',
      code: {
        language: 'sql',
        lines: [
          'CREATE TABLE users (',
          '  id bigint PRIMARY KEY, email text NOT NULL, deleted_at timestamptz',
          ');',
        ],
      },
      right: {
        text: 'A unique index on `email` with `WHERE deleted_at IS NULL`',
        why: 'The partial index covers active rows only, so deleted ones do not block the address.',
      },
      wrong: [
        {
          text: 'A unique constraint on the columns `(email, deleted_at)`',
          why: 'NULLs count as different by default, so two active rows with the same address would be allowed.',
        },
        {
          text: 'A unique constraint on `email`, ignoring the deleted rows',
          why: 'A plain constraint cannot ignore rows; the deleted user would block the address.',
        },
        {
          text: 'A trigger that looks for the `email` before each insert',
          why: 'Two concurrent inserts do not see each other, so both could pass the check of the trigger.',
        },
      ],
    },
    {
      id: 'data-modeling-13',
      difficulty: 'intermediate',
      question:
        'In a document database, posts embed their comments. Which situation speaks most clearly for a collection of its own for comments?',
      right: {
        text: 'Some posts gather many thousands of comments over time',
        why: 'Documents that grow without limit become slow to load and rewrite, and run into the size limit.',
      },
      wrong: [
        {
          text: 'Comments are always shown together with their post',
          why: 'Reading them together speaks for embedding: one read brings everything.',
        },
        {
          text: 'Comments are deleted whenever their post is deleted',
          why: 'A shared life cycle speaks for embedding, since one operation removes both.',
        },
        {
          text: 'Comments have optional fields that differ by post',
          why: 'Embedded documents may differ in their fields just as well; this decides nothing.',
        },
      ],
    },
    {
      id: 'data-modeling-14',
      difficulty: 'intermediate',
      question:
        'The account balances in a fact table are one row for each account and day. Which aggregation gives nonsense?',
      right: {
        text: 'The sum of all balances of one account over a month',
        why: 'Balances are semi-additive: they may be summed over accounts, but not over time, where the same money counts daily.',
      },
      wrong: [
        {
          text: 'The sum of all balances of one branch on a given day',
          why: 'On one day the accounts are disjoint, so their balances add up to the money of the branch.',
        },
        {
          text: 'The mean of all balances of one account over a month',
          why: 'The average over time is a sound measure of a level such as a balance.',
        },
        {
          text: 'The last balance of each account in a given quarter',
          why: 'The closing balance of a period is the usual way to report a level over time.',
        },
      ],
    },
    {
      id: 'data-modeling-15',
      difficulty: 'intermediate',
      question:
        'A table holds comments on posts, photos and videos. What is the main drawback of this design?',
      code: {
        language: 'sql',
        lines: [
          'CREATE TABLE comments (',
          '  id bigint PRIMARY KEY,',
          "  target_type text NOT NULL,  -- 'post', 'photo' or 'video'",
          '  target_id bigint NOT NULL,',
          '  body text NOT NULL',
          ');',
        ],
      },
      right: {
        text: 'No foreign key can check that the target exists',
        why: '`target_id` may point into three tables, so the database cannot guard it; comments can outlive their target.',
      },
      wrong: [
        {
          text: 'No index can serve queries for a single target',
          why: 'An index on `(target_type, target_id)` serves such queries well.',
        },
        {
          text: 'No further types can be added without migration',
          why: 'It is the opposite: a new type needs only a new value. The drawback lies elsewhere.',
        },
        {
          text: 'No target can have more than a single comment',
          why: 'Nothing makes the target unique; any number of rows may refer to the same one.',
        },
      ],
    },
    {
      id: 'data-modeling-16',
      difficulty: 'intermediate',
      question:
        'An appointment takes place next year at 9:00 local time in Lisbon. What do you store, so that it stays at 9:00 even if the rules for daylight saving change?',
      right: {
        text: 'The local time together with `Europe/Lisbon`',
        why: 'For future civil times the wall clock is the fact; the UTC instant is derived with the rules then in force.',
      },
      wrong: [
        {
          text: 'The instant in UTC, converted when it is saved',
          why: 'This is right for past events; for future ones the instant shifts if the rules of the zone change.',
        },
        {
          text: 'The local time together with its UTC offset',
          why: 'An offset fixes the instant just like UTC; it does not know the rules of the zone.',
        },
        {
          text: 'The local time, shown in the zone of the reader',
          why: 'Without the zone nobody knows which 9:00 is meant; it would be another instant for each reader.',
        },
      ],
    },
    {
      id: 'data-modeling-17',
      difficulty: 'expert',
      question:
        'A fact table refers to a type 2 customer dimension by surrogate key. An order of March arrives in May; the customer moved in April. Which key should the load use?',
      code: {
        language: 'text',
        lines: [
          'key | customer | city  | valid_from | valid_to',
          '501 | C7       | Porto | 2023-01-01 | 2025-04-12',
          '977 | C7       | Braga | 2025-04-12 | 9999-12-31',
        ],
      },
      right: {
        text: '501, found by the order date in the validity range',
        why: 'A late fact belongs to the version valid when it happened, so the lookup compares the event date, not the current flag.',
      },
      wrong: [
        {
          text: '977, as it is the current version of the customer',
          why: 'This would book a March order under the city of April and falsify history.',
        },
        {
          text: '977, found by the load date in the validity range',
          why: 'The load date says when the data arrived; the attributes should be those of the order date.',
        },
        {
          text: 'A new key, for a version that is made for the order',
          why: 'Nothing about the customer changed in March, so no new version is due.',
        },
      ],
    },
    {
      id: 'data-modeling-18',
      difficulty: 'expert',
      question:
        'Orders and budgets are kept in two fact tables, orders by day and product, budgets by month and category. A report joins both tables directly by category and month. What happens?',
      code: {
        language: 'sql',
        lines: [
          'SELECT o.category, o.month, SUM(o.amount), SUM(b.amount)',
          'FROM orders_with_category_and_month o',
          'JOIN budgets b ON b.category = o.category AND b.month = o.month',
          'GROUP BY o.category, o.month;',
        ],
      },
      right: {
        text: 'Each budget is counted once for each order of its month',
        why: 'Joining facts of different grain multiplies rows. Aggregate each to the common grain first, then join the results (drilling across).',
      },
      wrong: [
        {
          text: 'Each order is counted once for each product of its category',
          why: 'An order row meets a single budget row of its month and category, so orders are not multiplied.',
        },
        {
          text: 'Budgets are spread evenly over all orders of their month',
          why: 'A join copies the whole budget next to each order; it does not allocate shares.',
        },
        {
          text: 'Totals are right as long as both dimensions are conformed',
          why: 'Conformed dimensions make drilling across possible, but a direct join still repeats the coarser fact.',
        },
      ],
    },
    {
      id: 'data-modeling-19',
      difficulty: 'expert',
      question:
        'A meeting room may not be booked twice for overlapping times. Which constraint guarantees it in PostgreSQL, even with concurrent writers?',
      code: {
        language: 'sql',
        lines: [
          'CREATE TABLE bookings (room_id int NOT NULL, during tstzrange NOT NULL,',
          '  -- the constraint',
          ');',
        ],
      },
      right: {
        text: '`EXCLUDE USING gist (room_id WITH =, during WITH &&)`',
        why: 'An exclusion constraint rejects any two rows with the same room and overlapping ranges (it needs `btree_gist` for `=`).',
      },
      wrong: [
        {
          text: '`UNIQUE (room_id, during)` with the default options',
          why: 'This forbids only identical ranges; 9–11 and 10–12 overlap, yet they differ and would pass.',
        },
        {
          text: '`UNIQUE (room_id, starts_at)` after splitting the range',
          why: 'This rejects only equal start times; a booking from 10 to 12 passes beside one from 9 to 11.',
        },
        {
          text: '`CHECK (NOT overlaps_any(room_id, during))`, a function',
          why: 'A check is meant for its own row; concurrent transactions do not see the uncommitted bookings of each other.',
        },
      ],
    },
    {
      id: 'data-modeling-20',
      difficulty: 'expert',
      question:
        'You must tell today what the system believed on March 1 about the salary valid on February 1, after later corrections. What does the model need?',
      right: {
        text: 'Two time ranges: when it was valid, and when it was recorded',
        why: 'Bitemporal rows separate real-world validity from system knowledge, so corrections never overwrite what was once believed.',
      },
      wrong: [
        {
          text: 'One time range: when it was valid, updated with corrections',
          why: 'A correction would replace the earlier belief, so the report of March 1 could not be repeated.',
        },
        {
          text: 'One timestamp: when it was recorded, in an append-only table',
          why: 'You would know what was believed and when, but not for which period each salary applied.',
        },
        {
          text: 'Two columns: the original salary and the corrected salary',
          why: 'This holds a single correction and no dates; a second correction breaks it.',
        },
      ],
    },
    {
      id: 'data-modeling-21',
      difficulty: 'expert',
      question:
        'In a wide-column store (such as Cassandra), sensor readings are partitioned by `sensor_id` and clustered by time. Sensors write once a second for years. What do you change?',
      right: {
        text: 'Partition by sensor and day, to bound the partition size',
        why: 'Partitions that grow forever hurt reads, compaction and repair; a time bucket in the key limits them.',
      },
      wrong: [
        {
          text: 'Partition by day alone, to spread the load over nodes',
          why: 'All sensors would write into one partition all day, the classic hot spot.',
        },
        {
          text: 'Partition by sensor, and index the time of each reading',
          why: 'A secondary index does not make the partition smaller; clustering already sorts by time.',
        },
        {
          text: 'Partition by reading, with a random key for each of them',
          why: 'Even spread, but then a range of readings of one sensor can be read only by asking all nodes.',
        },
      ],
    },
    {
      id: 'data-modeling-22',
      difficulty: 'expert',
      question:
        'A table with entity, attribute and value (all text) holds the properties of products of all kinds. Which need does it serve worst?',
      code: {
        language: 'text',
        lines: [
          'product_id | attribute | value',
          '17         | weight_kg | 2.4',
          '17         | color     | red',
          '18         | weight_kg | heavy',
        ],
      },
      right: {
        text: 'Enforcing types and required values for each kind',
        why: 'All values share one text column, so the database can neither check types nor require a row; typed columns or JSON with checks do better.',
      },
      wrong: [
        {
          text: 'Adding an attribute that nobody thought of before',
          why: 'This is the strength of the design: a new attribute is just a new row.',
        },
        {
          text: 'Storing products with very different attributes',
          why: 'Sparse attributes are what the design is made for; absent ones cost nothing.',
        },
        {
          text: 'Showing a list of the attributes of one product',
          why: 'All rows of one product are easily read through an index on `product_id`.',
        },
      ],
    },
    {
      id: 'data-modeling-23',
      difficulty: 'expert',
      question:
        'You split the column `name` of a busy table into two, without downtime and with several versions of the application running at once. Which order is safe?',
      right: {
        text: 'Add columns, write old and new, backfill, read new, drop old',
        why: 'Expand and contract: at each step both the previous and the next version of the application work.',
      },
      wrong: [
        {
          text: 'Add columns, backfill, write old and new, read new, drop old',
          why: 'Rows written between the backfill and the double writes lack the new values.',
        },
        {
          text: 'Add columns, write only new, backfill, read new, drop old',
          why: 'Old instances still read `name`, which is no longer written, so they show stale or missing values.',
        },
        {
          text: 'Add columns, backfill, drop old, write new, then read new',
          why: 'Dropping the column breaks every running instance that still reads or writes it.',
        },
      ],
    },
    {
      id: 'data-modeling-24',
      difficulty: 'expert',
      question:
        'A table `gates` has columns `airline_id`, `airport_id` and `gate`. An airline uses several airports, and at one airport each gate belongs to a single airline. Key is `(airline_id, airport_id, gate)`. What is wrong with that key?',
      right: {
        text: 'It is too wide: `(airport_id, gate)` determines the airline',
        why: 'The wide key lets two airlines claim the same gate. The minimal key enforces the rule that each gate has one airline.',
      },
      wrong: [
        {
          text: 'It is too narrow: a surrogate `id` has to be part of it',
          why: 'Adding a generated number would make every row unique and so enforce nothing at all.',
        },
        {
          text: 'It is in the wrong order: `gate` is the most selective one',
          why: 'The order of columns matters for index use, not for what a key guarantees.',
        },
        {
          text: 'It is composite: foreign keys cannot refer to three columns',
          why: 'Foreign keys may have several columns; it is less handy, but allowed.',
        },
      ],
    },
  ],
}
