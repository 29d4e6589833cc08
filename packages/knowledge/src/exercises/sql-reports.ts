import { type AuthoredExercise, hidden } from './exercise.ts'
import { helpDesk, requests, shop } from './sql-schemas.ts'

export const sqlReportExercises: readonly AuthoredExercise[] = [
  {
    id: 'sql-latest-order',
    title: 'Each customer’s latest order',
    kind: 'sql',
    skill: 'PostgreSQL',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'For each customer with orders, return `name`, and `order_id` and `ordered_on` of the latest order. Sort by name.',
      'Two orders of a customer never have the same date.',
    ],
    starter:
      'SELECT c.name, o.id AS order_id, o.ordered_on\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\nORDER BY c.name;',
    schema: shop,
    tests: [
      {
        name: 'takes one order for each customer',
        probe: '',
        expected: [
          { name: 'Aster', order_id: 11, ordered_on: '2026-02-10' },
          { name: 'Birch', order_id: 12, ordered_on: '2026-01-20' },
          { name: 'Cedar', order_id: 13, ordered_on: '2026-03-01' },
        ],
      },
      {
        name: 'goes by the date, not by the number',
        setup: "INSERT INTO orders VALUES (1, 3, '2026-04-01');",
        probe: '',
        expected: [
          { name: 'Aster', order_id: 11, ordered_on: '2026-02-10' },
          { name: 'Birch', order_id: 12, ordered_on: '2026-01-20' },
          { name: 'Cedar', order_id: 1, ordered_on: '2026-04-01' },
        ],
      },
      hidden({
        setup: 'DELETE FROM order_lines; DELETE FROM orders WHERE id IN (11, 12);',
        probe: '',
        expected: [
          { name: 'Aster', order_id: 10, ordered_on: '2026-01-05' },
          { name: 'Cedar', order_id: 13, ordered_on: '2026-03-01' },
        ],
      }),
    ],
    hints: [
      'You want one whole row from each group, so a plain `max` is not enough.',
      'PostgreSQL has `DISTINCT ON`; a window function works everywhere.',
      '`SELECT DISTINCT ON (c.name) … ORDER BY c.name, o.ordered_on DESC`',
    ],
    solution:
      'SELECT DISTINCT ON (c.name) c.name, o.id AS order_id, o.ordered_on\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\nORDER BY c.name, o.ordered_on DESC;',
  },
  {
    id: 'sql-running-total',
    title: 'A running total of orders',
    kind: 'sql',
    skill: 'Data Analysis',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'For each order, return `id`, its value as `value`, and `running`: the sum of the values up to and including this order, by date.',
      'Sort by date.',
    ],
    starter:
      'SELECT o.id, sum(l.quantity * l.unit_price) AS value\nFROM orders o\nJOIN order_lines l ON l.order_id = o.id\nGROUP BY o.id\nORDER BY o.ordered_on;',
    schema: shop,
    tests: [
      {
        name: 'adds up order by order',
        probe: '',
        expected: [
          { id: 10, value: 30, running: 30 },
          { id: 12, value: 45, running: 75 },
          { id: 11, value: 150, running: 225 },
          { id: 13, value: 38, running: 263 },
        ],
      },
      hidden({
        setup:
          "DELETE FROM order_lines WHERE order_id = 11; INSERT INTO order_lines VALUES (11, 'Pen', 1, 1);",
        probe: '',
        expected: [
          { id: 10, value: 30, running: 30 },
          { id: 12, value: 45, running: 75 },
          { id: 11, value: 1, running: 76 },
          { id: 13, value: 38, running: 114 },
        ],
      }),
    ],
    hints: [
      'A window function adds up over other rows without merging them.',
      'Compute the value of each order first, then put a window over that.',
      '`sum(value) OVER (ORDER BY ordered_on) AS running`',
    ],
    solution:
      'WITH totals AS (\n  SELECT o.id, o.ordered_on, sum(l.quantity * l.unit_price) AS value\n  FROM orders o\n  JOIN order_lines l ON l.order_id = o.id\n  GROUP BY o.id, o.ordered_on\n)\nSELECT id, value, sum(value) OVER (ORDER BY ordered_on) AS running\nFROM totals\nORDER BY ordered_on;',
  },
  {
    id: 'sql-error-rate',
    title: 'Error rate of each service',
    kind: 'sql',
    skill: 'Monitoring',
    difficulty: 'intermediate',
    minutes: 10,
    task: [
      'Return each `service` with `error_rate`: the percentage of requests whose status is 500 or above, rounded to one decimal.',
      'The highest rate comes first; services with the same rate are sorted by name.',
    ],
    starter: 'SELECT service, count(*) / count(*) AS error_rate\nFROM requests\nGROUP BY service;',
    schema: requests,
    tests: [
      {
        name: 'gives percentages with one decimal',
        probe: '',
        expected: [
          { service: 'cart', error_rate: 33.3 },
          { service: 'search', error_rate: 33.3 },
          { service: 'login', error_rate: 0 },
        ],
      },
      {
        name: 'does not count a 404',
        setup: 'UPDATE requests SET status = 404 WHERE id = 2;',
        probe: '',
        expected: [
          { service: 'search', error_rate: 33.3 },
          { service: 'cart', error_rate: 0 },
          { service: 'login', error_rate: 0 },
        ],
      },
      hidden({
        setup: "UPDATE requests SET status = 500 WHERE service = 'login';",
        probe: '',
        expected: [
          { service: 'login', error_rate: 100 },
          { service: 'cart', error_rate: 33.3 },
          { service: 'search', error_rate: 33.3 },
        ],
      }),
    ],
    hints: [
      'Count some rows of the group and divide by all of them.',
      '`count(*) FILTER (WHERE …)` counts some; dividing two integers cuts off the fraction.',
      '`round(100.0 * count(*) FILTER (WHERE status >= 500) / count(*), 1)`',
    ],
    solution:
      'SELECT service,\n  round(100.0 * count(*) FILTER (WHERE status >= 500) / count(*), 1) AS error_rate\nFROM requests\nGROUP BY service\nORDER BY error_rate DESC, service;',
  },
  {
    id: 'sql-slowest-request',
    title: 'The two slowest requests of each service',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'expert',
    minutes: 15,
    task: [
      'For each service, return its two slowest requests as `service`, `id`, `took_ms`. A service with one request gives one row.',
      'Sort by service, the slowest first.',
    ],
    starter: 'SELECT service, id, took_ms\nFROM requests\nORDER BY took_ms DESC\nLIMIT 2;',
    schema: requests,
    tests: [
      {
        name: 'takes two of each service',
        probe: '',
        expected: [
          { service: 'cart', id: 2, took_ms: 900 },
          { service: 'cart', id: 1, took_ms: 120 },
          { service: 'login', id: 7, took_ms: 60 },
          { service: 'search', id: 6, took_ms: 1000 },
          { service: 'search', id: 4, took_ms: 300 },
        ],
      },
      hidden({
        setup:
          "DELETE FROM requests WHERE service = 'search'; UPDATE requests SET took_ms = 5000 WHERE id = 3;",
        probe: '',
        expected: [
          { service: 'cart', id: 3, took_ms: 5000 },
          { service: 'cart', id: 2, took_ms: 900 },
          { service: 'login', id: 7, took_ms: 60 },
        ],
      }),
    ],
    hints: [
      '`LIMIT` cuts the whole result, not each group.',
      'Number the rows of each service by a window function, then keep the first two.',
      '`row_number() OVER (PARTITION BY service ORDER BY took_ms DESC)` in a subquery, `WHERE place <= 2` outside.',
    ],
    solution:
      'SELECT service, id, took_ms\nFROM (\n  SELECT service, id, took_ms,\n    row_number() OVER (PARTITION BY service ORDER BY took_ms DESC) AS place\n  FROM requests\n) ranked\nWHERE place <= 2\nORDER BY service, took_ms DESC;',
  },
  {
    id: 'sql-minutes-without-traffic',
    title: 'Minutes without a request',
    kind: 'sql',
    skill: 'PostgreSQL',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Return every minute from 10:00 to 10:04 on 1 May 2026 as `minute` (a timestamp), with the number of requests as `requests`. Minutes without a request must appear with 0.',
      'Sort by minute.',
    ],
    starter:
      "SELECT date_trunc('minute', at) AS minute, count(*) AS requests\nFROM requests\nGROUP BY minute\nORDER BY minute;",
    schema: requests,
    tests: [
      {
        name: 'shows the empty minutes, too',
        probe: '',
        expected: [
          { minute: '2026-05-01 10:00:00', requests: 3 },
          { minute: '2026-05-01 10:01:00', requests: 3 },
          { minute: '2026-05-01 10:02:00', requests: 1 },
          { minute: '2026-05-01 10:03:00', requests: 0 },
          { minute: '2026-05-01 10:04:00', requests: 0 },
        ],
      },
      hidden({
        setup: 'DELETE FROM requests WHERE id <> 7;',
        probe: '',
        expected: [
          { minute: '2026-05-01 10:00:00', requests: 0 },
          { minute: '2026-05-01 10:01:00', requests: 0 },
          { minute: '2026-05-01 10:02:00', requests: 1 },
          { minute: '2026-05-01 10:03:00', requests: 0 },
          { minute: '2026-05-01 10:04:00', requests: 0 },
        ],
      }),
    ],
    hints: [
      'A minute without rows cannot come out of the table; something else has to list the minutes.',
      '`generate_series` makes timestamps at a distance; join the requests to it from the left.',
      "`FROM generate_series(timestamp '2026-05-01 10:00', '2026-05-01 10:04', '1 minute') AS minute LEFT JOIN requests …`",
    ],
    solution:
      "SELECT m.minute, count(r.id) AS requests\nFROM generate_series(timestamp '2026-05-01 10:00', '2026-05-01 10:04', '1 minute') AS m(minute)\nLEFT JOIN requests r ON date_trunc('minute', r.at) = m.minute\nGROUP BY m.minute\nORDER BY m.minute;",
  },
  {
    id: 'sql-table-with-rules',
    title: 'A table that refuses bad data',
    kind: 'sql',
    skill: 'Data Modeling',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Create a table `ratings`: `ticket_id` refers to a ticket and each ticket has at most one rating; `stars` is a whole number from 1 to 5 and must be given.',
      'The database itself must refuse everything else.',
    ],
    starter: 'CREATE TABLE ratings (\n  ticket_id int,\n  stars int\n);',
    schema: helpDesk,
    tests: [
      {
        name: 'takes a good rating',
        probe: 'INSERT INTO ratings (ticket_id, stars) VALUES (101, 5) RETURNING stars',
        expected: [{ stars: 5 }],
      },
      {
        name: 'refuses six stars',
        probe:
          "DO $$ BEGIN INSERT INTO ratings (ticket_id, stars) VALUES (101, 6); CREATE TABLE accepted(); EXCEPTION WHEN check_violation THEN NULL; END $$; SELECT to_regclass('accepted') IS NULL AS refused",
        expected: [{ refused: true }],
      },
      {
        name: 'refuses a second rating of a ticket',
        probe:
          "INSERT INTO ratings (ticket_id, stars) VALUES (101, 4); DO $$ BEGIN INSERT INTO ratings (ticket_id, stars) VALUES (101, 2); CREATE TABLE accepted(); EXCEPTION WHEN unique_violation THEN NULL; END $$; SELECT to_regclass('accepted') IS NULL AS refused",
        expected: [{ refused: true }],
      },
      {
        name: 'refuses a ticket that there is not',
        probe:
          "DO $$ BEGIN INSERT INTO ratings (ticket_id, stars) VALUES (999, 4); CREATE TABLE accepted(); EXCEPTION WHEN foreign_key_violation THEN NULL; END $$; SELECT to_regclass('accepted') IS NULL AS refused",
        expected: [{ refused: true }],
      },
      hidden({
        probe:
          "DO $$ BEGIN INSERT INTO ratings (ticket_id, stars) VALUES (101, NULL); CREATE TABLE accepted(); EXCEPTION WHEN not_null_violation THEN NULL; END $$; SELECT to_regclass('accepted') IS NULL AS refused",
        expected: [{ refused: true }],
      }),
    ],
    hints: [
      'Each rule of the task is one constraint.',
      'You need a primary key or unique constraint, a foreign key, `NOT NULL` and a `CHECK`.',
      '`ticket_id int PRIMARY KEY REFERENCES tickets(id), stars int NOT NULL CHECK (…)`',
    ],
    solution:
      'CREATE TABLE ratings (\n  ticket_id int PRIMARY KEY REFERENCES tickets(id),\n  stars int NOT NULL CHECK (stars BETWEEN 1 AND 5)\n);',
  },
  {
    id: 'sql-upsert-stock',
    title: 'Insert or add up',
    kind: 'sql',
    skill: 'PostgreSQL',
    difficulty: 'expert',
    minutes: 15,
    task: [
      'A delivery stands in `arrivals`. Book it into `stock` with one statement: a product that is there gets the quantity added, a new one is inserted.',
      'The tests look at `stock` afterwards.',
    ],
    starter: 'INSERT INTO stock (product, quantity)\nSELECT product, quantity FROM arrivals;',
    schema: `CREATE TABLE stock (
  product text PRIMARY KEY,
  quantity int NOT NULL
);
CREATE TABLE arrivals (
  product text PRIMARY KEY,
  quantity int NOT NULL
);
INSERT INTO stock VALUES ('Cable', 10), ('Mouse', 3);
INSERT INTO arrivals VALUES ('Cable', 5), ('Screen', 2);`,
    tests: [
      {
        name: 'adds to what is there and inserts the rest',
        probe: 'SELECT product, quantity FROM stock ORDER BY product',
        expected: [
          { product: 'Cable', quantity: 15 },
          { product: 'Mouse', quantity: 3 },
          { product: 'Screen', quantity: 2 },
        ],
      },
      hidden({
        setup: "DELETE FROM stock; INSERT INTO arrivals VALUES ('Desk', 1);",
        probe: 'SELECT product, quantity FROM stock ORDER BY product',
        expected: [
          { product: 'Cable', quantity: 5 },
          { product: 'Desk', quantity: 1 },
          { product: 'Screen', quantity: 2 },
        ],
      }),
    ],
    hints: [
      'The insert fails because the product exists; PostgreSQL lets you say what to do instead.',
      'Look up `ON CONFLICT … DO UPDATE`. The row you tried to insert is called `excluded`.',
      '`ON CONFLICT (product) DO UPDATE SET quantity = stock.quantity + excluded.quantity`',
    ],
    solution:
      'INSERT INTO stock (product, quantity)\nSELECT product, quantity FROM arrivals\nON CONFLICT (product) DO UPDATE SET quantity = stock.quantity + excluded.quantity;',
  },
  {
    id: 'sql-clean-duplicates',
    title: 'Remove duplicate rows',
    kind: 'sql',
    skill: 'Data Quality',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'An import ran twice. Delete the duplicates from `contacts`: of the rows with the same email address, whatever its case, keep the one with the lowest `id`.',
    ],
    starter: 'DELETE FROM contacts\nWHERE id > 1;',
    schema: `CREATE TABLE contacts (
  id int PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL
);
INSERT INTO contacts VALUES
  (1, 'ana@example.com', 'Ana'), (2, 'Ben@example.com', 'Ben'), (3, 'ana@example.com', 'Ana'),
  (4, 'ben@example.com', 'Ben'), (5, 'cleo@example.com', 'Cleo');`,
    tests: [
      {
        name: 'keeps the first row of each address',
        probe: 'SELECT id FROM contacts ORDER BY id',
        expected: [{ id: 1 }, { id: 2 }, { id: 5 }],
      },
      hidden({
        setup: "INSERT INTO contacts VALUES (0, 'CLEO@example.com', 'Cleo'), (6, 'dan@example.com', 'Dan');",
        probe: 'SELECT id FROM contacts ORDER BY id',
        expected: [{ id: 0 }, { id: 1 }, { id: 2 }, { id: 6 }],
      }),
    ],
    hints: [
      'A row is too many when another row with the same address and a lower id exists.',
      'Compare `lower(email)` of two copies of the table.',
      '`DELETE FROM contacts a USING contacts b WHERE lower(a.email) = lower(b.email) AND a.id > b.id`',
    ],
    solution:
      'DELETE FROM contacts a\nUSING contacts b\nWHERE lower(a.email) = lower(b.email)\n  AND a.id > b.id;',
  },
]
