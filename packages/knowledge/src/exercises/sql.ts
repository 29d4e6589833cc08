import { type AuthoredExercise, hidden } from './exercise.ts'
import { helpDesk, shop } from './sql-schemas.ts'

export const sqlExercises: readonly AuthoredExercise[] = [
  {
    id: 'sql-filter-open-tickets',
    title: 'Open tickets that are urgent',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 5,
    task: [
      'List the open tickets with priority `high`, the oldest first.',
      'Return the columns `id` and `title`.',
    ],
    starter: 'SELECT *\nFROM tickets;',
    schema: helpDesk,
    tests: [
      {
        name: 'lists the urgent open tickets, the oldest first',
        probe: '',
        expected: [
          { id: 105, title: 'DNS errors' },
          { id: 101, title: 'VPN drops' },
          { id: 104, title: 'Printer jam' },
        ],
      },
      hidden({
        setup:
          "DELETE FROM tickets; INSERT INTO tickets VALUES (1, 1, 'A', 'high', 'closed', '2026-01-01', '2026-01-02'), (2, 1, 'B', 'high', 'open', '2026-01-09', NULL), (3, 1, 'C', 'low', 'open', '2026-01-01', NULL), (4, 1, 'D', 'high', 'open', '2026-01-03', NULL);",
        probe: '',
        expected: [
          { id: 4, title: 'D' },
          { id: 2, title: 'B' },
        ],
      }),
    ],
    hints: [
      'Two conditions must hold at once, and the order of rows is never certain unless you ask for it.',
      'Use `WHERE` with `AND`, and `ORDER BY opened_on`.',
      "`SELECT id, title FROM tickets WHERE status = 'open' AND priority = 'high' ORDER BY …`",
    ],
    solution:
      "SELECT id, title\nFROM tickets\nWHERE status = 'open' AND priority = 'high'\nORDER BY opened_on;",
  },
  {
    id: 'sql-unassigned-tickets',
    title: 'Tickets that nobody has taken',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 5,
    task: [
      'Count the tickets without an agent. A colleague tried `agent_id = NULL` and always got 0.',
      'Return one row with the column `unassigned`.',
    ],
    starter: 'SELECT count(*) AS unassigned\nFROM tickets\nWHERE agent_id = NULL;',
    schema: helpDesk,
    tests: [
      { name: 'counts the ticket without an agent', probe: '', expected: [{ unassigned: 1 }] },
      hidden({
        setup: 'UPDATE tickets SET agent_id = NULL WHERE id < 104;',
        probe: '',
        expected: [{ unassigned: 4 }],
      }),
      {
        name: 'counts none when every ticket is taken',
        setup: 'UPDATE tickets SET agent_id = 1;',
        probe: '',
        expected: [{ unassigned: 0 }],
      },
    ],
    hints: [
      'A comparison with `NULL` is neither true nor false.',
      'There is an operator made for this test.',
      'Write `WHERE agent_id IS NULL`.',
    ],
    solution: 'SELECT count(*) AS unassigned\nFROM tickets\nWHERE agent_id IS NULL;',
  },
  {
    id: 'sql-tickets-per-agent',
    title: 'Every agent, even without tickets',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'For each agent, return `name` and the number of their tickets as `tickets`.',
      'Agents without tickets must appear with 0. Sort by name.',
    ],
    starter:
      'SELECT a.name, count(*) AS tickets\nFROM agents a\nJOIN tickets t ON t.agent_id = a.id\nGROUP BY a.name\nORDER BY a.name;',
    schema: helpDesk,
    tests: [
      {
        name: 'counts the tickets of all four agents',
        probe: '',
        expected: [
          { name: 'Ines', tickets: 2 },
          { name: 'Tomas', tickets: 2 },
          { name: 'Wanda', tickets: 1 },
          { name: 'Yusuf', tickets: 0 },
        ],
      },
      hidden({
        setup: 'DELETE FROM tickets WHERE id <> 105; DELETE FROM agents WHERE id IN (2, 4);',
        probe: '',
        expected: [
          { name: 'Ines', tickets: 0 },
          { name: 'Wanda', tickets: 1 },
        ],
      }),
    ],
    hints: [
      'An inner join drops the agents that have no match.',
      'With a left join, `count(*)` counts the agent’s own row even when there is no ticket.',
      'Use `LEFT JOIN` and `count(t.id)`.',
    ],
    solution:
      'SELECT a.name, count(t.id) AS tickets\nFROM agents a\nLEFT JOIN tickets t ON t.agent_id = a.id\nGROUP BY a.id, a.name\nORDER BY a.name;',
  },
  {
    id: 'sql-busy-teams',
    title: 'Teams with more than one open ticket',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Return each `team` that has more than one open ticket, with the number as `open_tickets`.',
      'A ticket belongs to the team of its agent.',
    ],
    starter:
      "SELECT a.team, count(*) AS open_tickets\nFROM tickets t\nJOIN agents a ON a.id = t.agent_id\nWHERE t.status = 'open'\nGROUP BY a.team;",
    schema: helpDesk,
    tests: [
      {
        name: 'finds the Network team',
        probe: '',
        compare: 'unordered',
        expected: [{ team: 'Network', open_tickets: 2 }],
      },
      {
        name: 'leaves out a team with a single open ticket',
        setup: "UPDATE tickets SET status = 'open' WHERE id = 102;",
        probe: '',
        compare: 'unordered',
        expected: [{ team: 'Network', open_tickets: 2 }],
      },
      hidden({
        setup: "UPDATE tickets SET status = 'open';",
        probe: '',
        compare: 'unordered',
        expected: [
          { team: 'Network', open_tickets: 3 },
          { team: 'Desktop', open_tickets: 2 },
        ],
      }),
    ],
    hints: [
      'A condition on a count belongs to the group, not to the single row.',
      '`WHERE` runs before grouping; another clause runs after it.',
      'Add `HAVING count(*) > 1`.',
    ],
    solution:
      "SELECT a.team, count(*) AS open_tickets\nFROM tickets t\nJOIN agents a ON a.id = t.agent_id\nWHERE t.status = 'open'\nGROUP BY a.team\nHAVING count(*) > 1;",
  },
  {
    id: 'sql-days-to-close',
    title: 'How long closing a ticket takes',
    kind: 'sql',
    skill: 'KPIs',
    difficulty: 'intermediate',
    minutes: 10,
    task: [
      'For the closed tickets of each `priority`, return the average number of days from opening to closing as `days`.',
      'Round to one decimal. Tickets that are still open must not count.',
    ],
    starter: 'SELECT priority\nFROM tickets\nGROUP BY priority;',
    schema: helpDesk,
    tests: [
      {
        name: 'averages the closed tickets of each priority',
        probe: '',
        compare: 'unordered',
        expected: [
          { priority: 'low', days: 2 },
          { priority: 'medium', days: 1 },
        ],
      },
      {
        name: 'rounds to one decimal',
        setup: "INSERT INTO tickets VALUES (107, 2, 'Mouse', 'low', 'closed', '2026-03-01', '2026-03-02');",
        probe: '',
        compare: 'unordered',
        expected: [
          { priority: 'low', days: 1.7 },
          { priority: 'medium', days: 1 },
        ],
      },
      hidden({
        setup: "UPDATE tickets SET status = 'closed', closed_on = opened_on + 3 WHERE priority = 'high';",
        probe: '',
        compare: 'unordered',
        expected: [
          { priority: 'low', days: 2 },
          { priority: 'medium', days: 1 },
          { priority: 'high', days: 3 },
        ],
      }),
    ],
    hints: [
      'In PostgreSQL, a date minus a date is a number of days.',
      'Leave out open tickets before you average; `avg` of integers gives a `numeric`.',
      '`round(avg(closed_on - opened_on), 1) AS days … WHERE closed_on IS NOT NULL`',
    ],
    solution:
      'SELECT priority, round(avg(closed_on - opened_on), 1) AS days\nFROM tickets\nWHERE closed_on IS NOT NULL\nGROUP BY priority;',
  },
  {
    id: 'sql-customer-revenue',
    title: 'Revenue by country',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Return the revenue of each `country` as `revenue`, the highest first. Revenue is quantity times unit price.',
      'Countries without orders are left out.',
    ],
    starter: 'SELECT c.country\nFROM customers c;',
    schema: shop,
    tests: [
      {
        name: 'adds up the lines of each country',
        probe: '',
        expected: [
          { country: 'DE', revenue: 218 },
          { country: 'FR', revenue: 45 },
        ],
      },
      hidden({
        setup:
          "INSERT INTO orders VALUES (14, 4, '2026-03-02'); INSERT INTO order_lines VALUES (14, 'Desk', 3, 100.5);",
        probe: '',
        expected: [
          { country: 'PL', revenue: 301.5 },
          { country: 'DE', revenue: 218 },
          { country: 'FR', revenue: 45 },
        ],
      }),
    ],
    hints: [
      'You need all three tables: customers lead to orders, orders to lines.',
      'Multiply inside the sum, and group by country.',
      '`sum(l.quantity * l.unit_price) AS revenue … GROUP BY c.country ORDER BY revenue DESC`',
    ],
    solution:
      'SELECT c.country, sum(l.quantity * l.unit_price) AS revenue\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\nJOIN order_lines l ON l.order_id = o.id\nGROUP BY c.country\nORDER BY revenue DESC;',
  },
  {
    id: 'sql-customers-without-orders',
    title: 'Customers who never ordered',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 10,
    task: ['Return the `name` of every customer without an order, sorted by name.'],
    starter: 'SELECT name\nFROM customers\nORDER BY name;',
    schema: shop,
    tests: [
      { name: 'finds the one customer without orders', probe: '', expected: [{ name: 'Dill' }] },
      {
        name: 'finds a new customer, too',
        setup: "INSERT INTO customers VALUES (5, 'Basil', 'FR');",
        probe: '',
        expected: [{ name: 'Basil' }, { name: 'Dill' }],
      },
      hidden({
        setup: 'DELETE FROM order_lines; DELETE FROM orders WHERE customer_id <> 2;',
        probe: '',
        expected: [{ name: 'Aster' }, { name: 'Cedar' }, { name: 'Dill' }],
      }),
    ],
    hints: [
      'You look for rows that have no partner in another table.',
      '`NOT EXISTS` asks exactly that; a left join with `IS NULL` does the same.',
      '`WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)`',
    ],
    solution:
      'SELECT c.name\nFROM customers c\nWHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)\nORDER BY c.name;',
  },
  {
    id: 'sql-safe-price-change',
    title: 'Raise some prices, and only those',
    kind: 'sql',
    skill: 'SQL',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Raise the unit price of every `Cable` line by 10 percent. All other lines must stay as they are.',
      'Write an `UPDATE`; the tests look at the table afterwards.',
    ],
    starter: 'UPDATE order_lines\nSET unit_price = unit_price * 1.1;',
    schema: shop,
    tests: [
      {
        name: 'raises the cables',
        probe: "SELECT order_id, unit_price FROM order_lines WHERE product = 'Cable' ORDER BY order_id",
        expected: [
          { order_id: 10, unit_price: 5.5 },
          { order_id: 12, unit_price: 4.95 },
        ],
      },
      {
        name: 'leaves everything else alone',
        probe: "SELECT sum(unit_price) AS total FROM order_lines WHERE product <> 'Cable'",
        expected: [{ total: 189 }],
      },
      hidden({
        setup: "INSERT INTO order_lines VALUES (13, 'Cable tie', 1, 2.00);",
        probe: "SELECT unit_price FROM order_lines WHERE product = 'Cable tie'",
        expected: [{ unit_price: 2 }],
      }),
    ],
    hints: [
      'An `UPDATE` without a condition changes every row.',
      'Say which rows you mean with the exact product name.',
      "Add `WHERE product = 'Cable'`.",
    ],
    solution: "UPDATE order_lines\nSET unit_price = unit_price * 1.1\nWHERE product = 'Cable';",
  },
]
