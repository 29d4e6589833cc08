import type { SkillQuiz } from './quiz-question.ts'

export const sqlQuiz: SkillQuiz = {
  skill: 'SQL',
  questions: [
    {
      id: 'sql-01',
      difficulty: 'beginner',
      question:
        'This query should list customers who have never ordered, but it returns no rows although such customers exist. Why?',
      code: {
        language: 'sql',
        lines: ['SELECT name FROM customers', 'WHERE id NOT IN (SELECT customer_id FROM orders);'],
      },
      right: {
        text: 'At least one `customer_id` in `orders` is NULL',
        why: 'Comparing with NULL is unknown, so `NOT IN` is never true once the list holds a NULL. `NOT EXISTS` does not have this problem.',
      },
      wrong: [
        {
          text: 'At least one `customer_id` in `orders` is repeated',
          why: 'Duplicates in the list change nothing: `NOT IN` only asks whether the value occurs at all.',
        },
        {
          text: 'The subquery runs only once, for the first customer',
          why: 'The subquery does not depend on the outer row, so one result is valid for every customer.',
        },
        {
          text: 'A subquery in `WHERE` must return exactly one row',
          why: 'That holds for comparison with `=`; `IN` and `NOT IN` accept any number of rows.',
        },
      ],
    },
    {
      id: 'sql-02',
      difficulty: 'beginner',
      question:
        'Every customer should appear with the number of their orders. Customers without orders show 1 instead of 0. What do you change?',
      code: {
        language: 'sql',
        lines: [
          'SELECT c.name, COUNT(*) AS orders',
          'FROM customers c LEFT JOIN orders o ON o.customer_id = c.id',
          'GROUP BY c.id, c.name;',
        ],
      },
      right: {
        text: 'Count `o.id` instead of `*`',
        why: '`COUNT(*)` counts the row that the outer join keeps for a lone customer; `COUNT(o.id)` skips the NULLs in it.',
      },
      wrong: [
        {
          text: 'Use `INNER JOIN` instead of `LEFT JOIN`',
          why: 'Then customers without orders disappear from the result altogether.',
        },
        {
          text: 'Count `DISTINCT c.id` instead of `*`',
          why: 'Each group holds one customer, so that would yield 1 for everybody.',
        },
        {
          text: 'Add `WHERE o.id IS NOT NULL` first',
          why: 'That filter removes the customers without orders, just as an inner join would.',
        },
      ],
    },
    {
      id: 'sql-03',
      difficulty: 'beginner',
      question: 'Which change makes this query list the countries with more than 100 customers?',
      code: {
        language: 'sql',
        lines: ['SELECT country, COUNT(*)', 'FROM customers', 'WHERE COUNT(*) > 100', 'GROUP BY country;'],
      },
      right: {
        text: 'Move the condition to `HAVING`, after `GROUP BY`',
        why: '`WHERE` filters rows before they are grouped, when no count exists yet; `HAVING` filters the finished groups.',
      },
      wrong: [
        {
          text: 'Move `WHERE` below `GROUP BY`, otherwise unchanged',
          why: 'The clauses have a fixed order, and `WHERE` cannot contain an aggregate in any place.',
        },
        {
          text: 'Give `COUNT(*)` an alias and use it in `WHERE`',
          why: '`WHERE` is evaluated before the select list, so it knows neither the alias nor the aggregate.',
        },
        {
          text: 'Replace `COUNT(*)` in `WHERE` by `COUNT(country)`',
          why: 'Any aggregate is rejected in `WHERE`, whatever it counts.',
        },
      ],
    },
    {
      id: 'sql-04',
      difficulty: 'beginner',
      question:
        '`orders` has 100 rows and `customers` has 80; every order belongs to one existing customer. How many rows does this return?',
      code: {
        language: 'sql',
        lines: [
          'SELECT o.id, c.name',
          'FROM orders o JOIN customers c ON c.id = o.customer_id;',
          '-- customers.id is the primary key',
        ],
      },
      right: {
        text: '100 rows',
        why: 'Each order matches exactly one customer, so the join yields one row for each order.',
      },
      wrong: [
        {
          text: '80 rows',
          why: 'Customers with several orders appear several times; the join is not limited to one row for each.',
        },
        {
          text: '180 rows',
          why: 'Adding up the rows describes `UNION ALL`; a join combines matching rows side by side.',
        },
        {
          text: '8,000 rows',
          why: 'That is the cross join without a condition; here each order matches a single customer.',
        },
      ],
    },
    {
      id: 'sql-05',
      difficulty: 'beginner',
      question: 'You need the three most expensive products. What is wrong with this query?',
      code: {
        language: 'sql',
        lines: ['SELECT name, price FROM products', 'LIMIT 3;'],
      },
      right: {
        text: 'Without `ORDER BY price DESC` it may return any three rows',
        why: 'A table has no order of its own, so `LIMIT` cuts off whatever rows come first in that execution.',
      },
      wrong: [
        {
          text: 'It returns the three products that were inserted first',
          why: 'Rows often come back in insertion order in small tests, but nothing guarantees that.',
        },
        {
          text: 'It sorts by `name`, because that column is listed first',
          why: 'The order of the select list has no influence on the order of the rows.',
        },
        {
          text: 'It needs `GROUP BY price` before the limit can be applied',
          why: 'Grouping merges rows with equal prices; it neither sorts nor is it required for `LIMIT`.',
        },
      ],
    },
    {
      id: 'sql-06',
      difficulty: 'beginner',
      question:
        'Some rows of `employees` have a NULL in `bonus`. Which employees does `WHERE bonus <> 500` return?',
      right: {
        text: 'Those with a known bonus other than 500',
        why: 'For a NULL bonus the comparison is unknown rather than true, and `WHERE` keeps only true rows.',
      },
      wrong: [
        {
          text: 'Those with another bonus and those with NULL',
          why: 'NULL is not treated as a different value: comparing with it gives unknown, so those rows are dropped.',
        },
        {
          text: 'No rows at all, because the column has NULLs',
          why: 'The condition is evaluated row by row; a NULL affects only its own row here.',
        },
        {
          text: 'Those with another bonus, NULL counting as 0',
          why: 'NULL is never converted to 0 by itself; you would write `COALESCE(bonus, 0)` for that.',
        },
      ],
    },
    {
      id: 'sql-07',
      difficulty: 'beginner',
      question:
        'In an explicit transaction you run `UPDATE users SET active = false;` and notice that you forgot the `WHERE`. You have not committed. What do you do?',
      right: {
        text: 'Run `ROLLBACK`; none of the changes is kept',
        why: 'Uncommitted changes of a transaction are undone together, which is why risky updates belong in one.',
      },
      wrong: [
        {
          text: 'Run `UPDATE users SET active = true;`, then commit',
          why: 'That would activate users who had been inactive before; the old values differ by row.',
        },
        {
          text: 'Run `COMMIT`, then restore the rows from a backup',
          why: 'Committing makes the damage permanent, and a backup may be hours old. Nothing has to be restored yet.',
        },
        {
          text: 'Run the same `UPDATE` again with the `WHERE` clause',
          why: 'A second update does not bring back the values that the first one overwrote.',
        },
      ],
    },
    {
      id: 'sql-08',
      difficulty: 'beginner',
      question:
        'Two tables hold the newsletter subscribers of two brands; some people are in both. You want each e-mail address once. Which query do you choose?',
      right: {
        text: '`SELECT email FROM a UNION SELECT email FROM b`',
        why: '`UNION` stacks the rows of both queries and removes duplicates.',
      },
      wrong: [
        {
          text: '`SELECT email FROM a UNION ALL SELECT email FROM b`',
          why: '`UNION ALL` keeps duplicates, so people in both lists appear twice.',
        },
        {
          text: '`SELECT a.email FROM a JOIN b ON a.email = b.email`',
          why: 'The inner join returns only people who are in both lists.',
        },
        {
          text: '`SELECT DISTINCT a.email FROM a CROSS JOIN b`',
          why: 'This returns the addresses of the first table only; those that are only in the second are missing.',
        },
      ],
    },
    {
      id: 'sql-09',
      difficulty: 'intermediate',
      question:
        'All customers should be listed, with their 2025 orders if they have any. Customers without orders in 2025 are missing. What do you change?',
      code: {
        language: 'sql',
        lines: [
          'SELECT c.name, o.id',
          'FROM customers c',
          'LEFT JOIN orders o ON o.customer_id = c.id',
          "WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2026-01-01';",
        ],
      },
      right: {
        text: 'Move the date conditions into the `ON` clause',
        why: 'In `WHERE` they reject the NULL-extended rows and turn the outer join into an inner one; in `ON` they only limit what matches.',
      },
      wrong: [
        {
          text: 'Use `RIGHT JOIN` in the place of `LEFT JOIN`',
          why: 'That would keep all orders rather than all customers, and the filter would still apply.',
        },
        {
          text: 'Add `OR o.id IS NULL` to the date conditions',
          why: 'This brings back customers with no orders ever, but still drops those who ordered only in other years.',
        },
        {
          text: 'Add `DISTINCT` to remove the repeated customers',
          why: '`DISTINCT` removes duplicate rows; it cannot bring back rows that the filter removed.',
        },
      ],
    },
    {
      id: 'sql-10',
      difficulty: 'intermediate',
      question:
        'The revenue of customers with several shipments is far too high in this report. What is the cause?',
      code: {
        language: 'sql',
        lines: [
          'SELECT o.customer_id, SUM(o.total) AS revenue',
          'FROM orders o',
          'JOIN shipments s ON s.order_id = o.id',
          'GROUP BY o.customer_id;',
        ],
      },
      right: {
        text: 'The join repeats an order once for each of its shipments',
        why: 'A one-to-many join before the aggregation multiplies `total`. Aggregate orders on their own, or test for shipments with `EXISTS`.',
      },
      wrong: [
        {
          text: 'The inner join also keeps the orders without shipments',
          why: 'An inner join drops orders without shipments, which would make the sum too small, not too large.',
        },
        {
          text: 'The grouping should be by `o.id` and `o.customer_id`',
          why: 'Finer groups change the grain of the report, but each order would still be summed once for each shipment.',
        },
        {
          text: 'The sum needs `DISTINCT`, as in `SUM(DISTINCT o.total)`',
          why: 'That hides the duplication but also merges different orders that happen to have the same total.',
        },
      ],
    },
    {
      id: 'sql-11',
      difficulty: 'intermediate',
      question:
        'You need the latest order of each customer with all its columns. What do you put in the place of the dots?',
      code: {
        language: 'sql',
        lines: [
          'SELECT * FROM (',
          '  SELECT o.*, ROW_NUMBER() OVER (...) AS n FROM orders o',
          ') t',
          'WHERE n = 1;',
        ],
      },
      right: {
        text: '`PARTITION BY customer_id ORDER BY ordered_at DESC`',
        why: 'The numbering restarts for each customer and starts at the newest order, so `n = 1` is the latest one.',
      },
      wrong: [
        {
          text: '`PARTITION BY ordered_at ORDER BY customer_id DESC`',
          why: 'This numbers the orders within each moment, so it keeps one order for each timestamp.',
        },
        {
          text: '`ORDER BY customer_id, ordered_at DESC`',
          why: 'Without a partition the numbering runs through the whole table and only one row gets the number 1.',
        },
        {
          text: '`GROUP BY customer_id ORDER BY ordered_at DESC`',
          why: 'A window definition has no `GROUP BY`; the groups of a window function come from `PARTITION BY`.',
        },
      ],
    },
    {
      id: 'sql-12',
      difficulty: 'intermediate',
      question:
        'PostgreSQL has a plain index on `created_at` (a timestamp), yet this scans the whole table. Which condition returns the same rows and can use the index?',
      code: {
        language: 'sql',
        lines: ['SELECT * FROM events', "WHERE CAST(created_at AS date) = '2025-03-01';"],
      },
      right: {
        text: "`created_at >= '2025-03-01' AND created_at < '2025-03-02'`",
        why: 'The bare column against a range matches the order of the index. An expression around the column hides it from a plain index.',
      },
      wrong: [
        {
          text: "`CAST(created_at AS varchar) LIKE '2025-03-01%'`",
          why: 'The column is still wrapped in an expression, so the index on the bare column is of no use.',
        },
        {
          text: "`EXTRACT(DAY FROM created_at) = 1 AND created_at > '2025-03-01'`",
          why: 'It can start in the index, but it reads everything since, and it also returns the first day of every later month.',
        },
        {
          text: "`created_at BETWEEN '2025-03-01' AND '2025-03-01'`",
          why: 'Both limits mean midnight, so this returns only events at exactly 00:00:00.',
        },
      ],
    },
    {
      id: 'sql-13',
      difficulty: 'intermediate',
      question: 'A table has a B-tree index on `(country, city, created_at)`. Which query can use it least?',
      right: {
        text: "`WHERE city = 'Lyon' ORDER BY created_at`",
        why: 'Without a condition on the leading column, matching rows are spread over the whole index, as in a phone book searched by first name.',
      },
      wrong: [
        {
          text: "`WHERE country = 'FR' AND created_at > now()`",
          why: 'The leading column narrows the search to the entries of one country, which are next to each other.',
        },
        {
          text: "`WHERE city = 'Lyon' AND country = 'FR'`",
          why: 'The order of the conditions in the query is irrelevant; both leading columns are restricted.',
        },
        {
          text: "`WHERE country = 'FR' ORDER BY city`",
          why: 'Within one country the index is already sorted by city, so it serves the filter and the sort.',
        },
      ],
    },
    {
      id: 'sql-14',
      difficulty: 'intermediate',
      question:
        'A web form builds this query by concatenating strings. What is the right way to make it safe from SQL injection?',
      code: {
        language: 'javascript',
        lines: ['const sql = "SELECT * FROM users WHERE email = \'" + email + "\'"'],
      },
      right: {
        text: 'Pass `email` as a parameter of a prepared statement',
        why: 'The database then receives statement and value separately, so input can never become part of the statement.',
      },
      wrong: [
        {
          text: 'Remove quotes and semicolons from `email` beforehand',
          why: 'Block lists miss cases, such as numeric contexts or encodings, and damage legitimate values.',
        },
        {
          text: 'Check that `email` is valid in the browser before sending',
          why: 'Checks in the browser help users, but attackers send requests without the form.',
        },
        {
          text: 'Run the query as a database user with read access only',
          why: 'That limits the damage, but an attacker could still read every row that this user can see.',
        },
      ],
    },
    {
      id: 'sql-15',
      difficulty: 'intermediate',
      question:
        'Two requests run this at the same time under READ COMMITTED. The balance is 100 and both withdraw 80. What can happen?',
      code: {
        language: 'sql',
        lines: [
          'BEGIN;',
          'SELECT balance FROM accounts WHERE id = 7;  -- app checks balance >= 80',
          'UPDATE accounts SET balance = balance - 80 WHERE id = 7;',
          'COMMIT;',
        ],
      },
      right: {
        text: 'Both checks pass and the balance ends at -60',
        why: 'The plain `SELECT` locks nothing, so both see 100. Lock with `FOR UPDATE`, or put `balance >= 80` into the `UPDATE`.',
      },
      wrong: [
        {
          text: 'The second `SELECT` waits until the first commits',
          why: 'Reading does not wait for a transaction that has only read; you would have to ask for a lock.',
        },
        {
          text: 'The second `UPDATE` fails with a serialization error',
          why: 'Under READ COMMITTED the second update simply waits and then goes on with the new value.',
        },
        {
          text: 'Both updates write 20, so one withdrawal is lost',
          why: '`balance - 80` is computed from the current row after the wait, so no update is lost; only the check is outdated.',
        },
      ],
    },
    {
      id: 'sql-16',
      difficulty: 'intermediate',
      question: 'Each row of `sales` holds one day. What does the column `x` show?',
      code: {
        language: 'sql',
        lines: [
          'SELECT day, amount,',
          '  SUM(amount) OVER (ORDER BY day',
          '    ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) AS x',
          'FROM sales;',
        ],
      },
      right: {
        text: 'The sum of this row and up to six rows before it',
        why: '`ROWS` counts physical rows. It is a rolling seven-day sum only as long as no day is missing.',
      },
      wrong: [
        {
          text: 'The sum of the last seven days, even if days are missing',
          why: '`ROWS` knows no dates; with gaps it reaches further back. A `RANGE` frame with an interval would follow the calendar.',
        },
        {
          text: 'The sum from the first row to the current row',
          why: 'That is the default frame with `ORDER BY`; here the frame begins six rows earlier.',
        },
        {
          text: 'The sum of six rows, without the current row',
          why: '`AND CURRENT ROW` includes the current row, which makes up to seven rows.',
        },
      ],
    },
    {
      id: 'sql-17',
      difficulty: 'expert',
      question: 'The plan of a slow PostgreSQL query contains this line. What do you look at first?',
      code: {
        language: 'text',
        lines: [
          'Nested Loop  (cost=0.85..912.40 rows=12 width=48)',
          '             (actual time=0.06..48211.30 rows=1904233 loops=1)',
        ],
      },
      right: {
        text: 'Why the planner expects 12 rows: statistics and correlated filters',
        why: 'The estimate is off by five orders of magnitude, which made the nested loop look cheap. Better estimates usually bring a better plan.',
      },
      wrong: [
        {
          text: 'Why the rows are 48 bytes wide: fewer columns would fit the cache',
          why: 'The width is small. The time goes into two million loop iterations, not into wide rows.',
        },
        {
          text: 'Why the join is a nested loop: switch nested loops off server-wide',
          why: 'That harms all queries for which a nested loop is right; the wrong estimate is the cause, the join method the symptom.',
        },
        {
          text: 'Why the cost is only 912: raise the cost constants of the server',
          why: 'The cost is low because few rows are expected; constants cannot repair a wrong row estimate.',
        },
      ],
    },
    {
      id: 'sql-18',
      difficulty: 'expert',
      question:
        'At least one doctor must be on call. Two are, and each runs this for themselves at the same moment, under snapshot isolation. What happens?',
      code: {
        language: 'sql',
        lines: [
          'BEGIN;',
          'SELECT COUNT(*) FROM doctors WHERE on_call;   -- 2, so leaving is fine',
          'UPDATE doctors SET on_call = false WHERE id = :me;',
          'COMMIT;',
        ],
      },
      right: {
        text: 'Both commit, and nobody is on call (write skew)',
        why: 'They update different rows, so there is no write conflict. Only serializable isolation or a lock on the rows read prevents it.',
      },
      wrong: [
        {
          text: 'The second commit fails, as its snapshot is outdated',
          why: 'Snapshot isolation aborts only when two transactions write the same row; reading stale rows is allowed.',
        },
        {
          text: 'The second update waits, then counts one doctor only',
          why: 'The updates touch different rows, so none waits, and the count is not repeated anyway.',
        },
        {
          text: 'The database detects a deadlock and aborts one of them',
          why: 'No transaction waits for a lock of the other, so there is no cycle to detect.',
        },
      ],
    },
    {
      id: 'sql-19',
      difficulty: 'expert',
      question:
        'Page 20,000 of a list takes seconds with this query, although `id` is the primary key. Which change keeps every page fast?',
      code: {
        language: 'sql',
        lines: ['SELECT id, title FROM posts', 'ORDER BY id LIMIT 50 OFFSET 1000000;'],
      },
      right: {
        text: 'Pass the last `id` seen and filter with `WHERE id > :last`',
        why: 'Keyset pagination jumps to the place in the index; `OFFSET` produces and discards a million rows each time.',
      },
      wrong: [
        {
          text: 'Add a covering index on `(id, title)` for the sorted scan',
          why: 'It makes each skipped entry cheaper, but still a million entries are read and thrown away for a deep page.',
        },
        {
          text: 'Fetch the page through a cursor opened in each request',
          why: 'A new cursor has to move past the same million rows before it reaches the page.',
        },
        {
          text: 'Number rows with `ROW_NUMBER()` and filter on the number',
          why: 'The numbers have to be computed for all rows before the wanted ones, so the work stays the same.',
        },
      ],
    },
    {
      id: 'sql-20',
      difficulty: 'expert',
      question:
        'A PostgreSQL table of 200 million rows takes writes all day. You run this, and all queries on the table hang for minutes. Why, although adding a nullable column is instant?',
      code: {
        language: 'sql',
        lines: ['ALTER TABLE orders ADD COLUMN note text;'],
      },
      right: {
        text: 'It waits for a long transaction, and later queries queue behind it',
        why: 'The `ALTER` needs an ACCESS EXCLUSIVE lock; while it waits, new queries line up behind it. Set a short `lock_timeout` and retry.',
      },
      wrong: [
        {
          text: 'It rewrites every row to make space for the column in each page',
          why: 'A nullable column without a default changes the catalog only; no row is rewritten.',
        },
        {
          text: 'It checks all rows to make sure that the new column may be NULL',
          why: 'There is nothing to verify for a nullable column; scans are needed when you add constraints.',
        },
        {
          text: 'It rebuilds all indexes of the table for the new row layout',
          why: 'Indexes refer to row positions, which do not change; none of them is rebuilt.',
        },
      ],
    },
    {
      id: 'sql-21',
      difficulty: 'expert',
      question:
        'Several workers take jobs from a table. With plain `FOR UPDATE` they work one after another. What does `SKIP LOCKED` change here?',
      code: {
        language: 'sql',
        lines: [
          'SELECT id FROM jobs',
          "WHERE state = 'ready'",
          'ORDER BY created_at',
          'LIMIT 1',
          'FOR UPDATE SKIP LOCKED;',
        ],
      },
      right: {
        text: 'A worker takes the next unlocked job, so strict order is given up',
        why: 'Locked rows are passed over instead of waited for. Workers run side by side, but a job may overtake an older one that is being worked on.',
      },
      wrong: [
        {
          text: 'A worker reads locked jobs without a lock, so some run twice',
          why: 'Locked rows are left out of the result, and the row returned is locked, so no two workers hold the same job.',
        },
        {
          text: 'A worker fails at once if the first job is locked, and retries',
          why: 'That is `NOWAIT`, which raises an error instead of looking at further rows.',
        },
        {
          text: 'A worker waits only for the first job, then skips to the others',
          why: 'It does not wait at all; every locked row is passed over immediately.',
        },
      ],
    },
    {
      id: 'sql-22',
      difficulty: 'expert',
      question:
        'In PostgreSQL, what does this query return if the tree contains a cycle (a node that is its own ancestor)?',
      code: {
        language: 'sql',
        lines: [
          'WITH RECURSIVE t AS (',
          '  SELECT id, parent_id FROM nodes WHERE id = 1',
          '  UNION',
          '  SELECT n.id, n.parent_id FROM nodes n JOIN t ON n.parent_id = t.id',
          ')',
          'SELECT COUNT(*) FROM t;',
        ],
      },
      right: {
        text: 'It ends: `UNION` drops rows already found, so the recursion dries up',
        why: 'Each step keeps only new rows, and there are finitely many. With `UNION ALL`, or with a depth column in the row, it would not end.',
      },
      wrong: [
        {
          text: 'It never ends: the cycle yields rows for the next step forever',
          why: 'That is right for `UNION ALL`; plain `UNION` removes rows that an earlier step produced.',
        },
        {
          text: 'It fails: cycles raise an error unless a `CYCLE` clause is given',
          why: 'The `CYCLE` clause marks cycles for you; without it nothing checks for them.',
        },
        {
          text: 'It returns 1: the recursion stops at the first row met twice',
          why: 'Only repeated rows are dropped; the others of the same step go on, so all reachable nodes are counted.',
        },
      ],
    },
    {
      id: 'sql-23',
      difficulty: 'expert',
      question:
        'An `UPDATE` of one indexed column on all 50 million rows of a PostgreSQL table leaves it about twice as large, and scans slow down. What explains this?',
      right: {
        text: 'Each update wrote a new row version; the old ones remain in the table',
        why: 'Under MVCC old versions become dead tuples; vacuum makes their space reusable, but seldom returns it. Update in batches with vacuum between.',
      },
      wrong: [
        {
          text: 'Each update stored its old values in the log that lies in the table',
          why: 'The write-ahead log is kept in separate files and does not count toward the size of the table.',
        },
        {
          text: 'Each update moved the row to an overflow area, as the index demanded',
          why: 'Rows are not moved to overflow areas for an index; only oversized values are stored out of line.',
        },
        {
          text: 'Each update split a page of the table, leaving the pages half empty',
          why: 'Page splits happen in B-tree indexes; a heap table has no sorted pages to split.',
        },
      ],
    },
    {
      id: 'sql-24',
      difficulty: 'expert',
      question:
        'A prepared statement filters by `tenant_id`. It is fast for small tenants, but for the largest, with 60% of all rows, it is slow; with the literal value it is fast. What is the likely cause?',
      right: {
        text: 'A cached plan made for typical tenants serves the largest, too',
        why: 'Plans are reused across parameter values, so skewed data gets a plan that suits only some of them. A plan for the actual value helps.',
      },
      wrong: [
        {
          text: 'A parameter prevents any index from being used in the plan',
          why: 'Indexes are used with parameters as well; here small tenants are fast because one is used.',
        },
        {
          text: 'A parameter is sent as text and must be cast for each row',
          why: 'The value is converted once according to its type, not for each row, and small tenants would suffer as well.',
        },
        {
          text: 'A prepared statement locks the rows that it reads for tenants',
          why: 'Preparing a statement takes no row locks, and a plain read does not either.',
        },
      ],
    },
  ],
}
