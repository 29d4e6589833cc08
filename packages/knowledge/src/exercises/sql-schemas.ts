/** A help desk: agents, and tickets that may have no agent yet. */
export const helpDesk = `CREATE TABLE agents (
  id int PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE tickets (
  id int PRIMARY KEY,
  agent_id int REFERENCES agents(id),
  title text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
INSERT INTO agents VALUES
  (1, 'Ines', 'Network'), (2, 'Tomas', 'Desktop'), (3, 'Wanda', 'Network'), (4, 'Yusuf', 'Desktop');
INSERT INTO tickets VALUES
  (101, 1, 'VPN drops', 'high', 'open', '2026-03-02', NULL),
  (102, 2, 'New laptop', 'low', 'closed', '2026-03-01', '2026-03-05'),
  (103, 1, 'Slow Wi-Fi', 'medium', 'closed', '2026-03-03', '2026-03-04'),
  (104, NULL, 'Printer jam', 'high', 'open', '2026-03-04', NULL),
  (105, 3, 'DNS errors', 'high', 'open', '2026-03-01', NULL),
  (106, 2, 'Password reset', 'low', 'closed', '2026-03-06', '2026-03-06');`

/** A shop: customers, orders and their lines. */
export const shop = `CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  ordered_on date NOT NULL
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders(id),
  product text NOT NULL,
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
INSERT INTO customers VALUES (1, 'Aster', 'DE'), (2, 'Birch', 'FR'), (3, 'Cedar', 'DE'), (4, 'Dill', 'PL');
INSERT INTO orders VALUES
  (10, 1, '2026-01-05'), (11, 1, '2026-02-10'), (12, 2, '2026-01-20'), (13, 3, '2026-03-01');
INSERT INTO order_lines VALUES
  (10, 'Cable', 2, 5.00), (10, 'Mouse', 1, 20.00), (11, 'Screen', 1, 150.00),
  (12, 'Cable', 10, 4.50), (13, 'Mouse', 2, 19.00);`

/** Response times of services, one row a request. */
export const requests = `CREATE TABLE requests (
  id int PRIMARY KEY,
  service text NOT NULL,
  status int NOT NULL,
  took_ms int NOT NULL,
  at timestamp NOT NULL
);
INSERT INTO requests VALUES
  (1, 'cart', 200, 120, '2026-05-01 10:00:10'), (2, 'cart', 500, 900, '2026-05-01 10:00:40'),
  (3, 'cart', 200, 80, '2026-05-01 10:01:05'), (4, 'search', 200, 300, '2026-05-01 10:00:20'),
  (5, 'search', 200, 250, '2026-05-01 10:01:30'), (6, 'search', 503, 1000, '2026-05-01 10:01:45'),
  (7, 'login', 200, 60, '2026-05-01 10:02:00');`
