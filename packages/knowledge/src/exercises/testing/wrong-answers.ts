// Mistakes that people typically make. None of them may pass.

const sql: Record<string, string> = {
  'sql-filter-open-tickets': "SELECT id, title FROM tickets WHERE priority = 'high' ORDER BY opened_on;",
  'sql-unassigned-tickets': 'SELECT count(*) - count(agent_id) + 0 AS open FROM tickets;',
  'sql-tickets-per-agent':
    'SELECT a.name, count(*) AS tickets FROM agents a LEFT JOIN tickets t ON t.agent_id = a.id GROUP BY a.name ORDER BY a.name;',
  'sql-busy-teams':
    'SELECT a.team, count(*) AS open_tickets FROM tickets t JOIN agents a ON a.id = t.agent_id GROUP BY a.team HAVING count(*) > 1;',
  'sql-days-to-close':
    'SELECT priority, round(avg(coalesce(closed_on, opened_on) - opened_on), 1) AS days FROM tickets GROUP BY priority;',
  'sql-customer-revenue':
    'SELECT c.country, sum(l.unit_price) AS revenue FROM customers c JOIN orders o ON o.customer_id = c.id JOIN order_lines l ON l.order_id = o.id GROUP BY c.country ORDER BY revenue DESC;',
  'sql-customers-without-orders':
    'SELECT c.name FROM customers c JOIN orders o ON o.customer_id <> c.id GROUP BY c.name ORDER BY c.name;',
  'sql-safe-price-change': "UPDATE order_lines SET unit_price = unit_price + 0.1 WHERE product = 'Cable';",
  'sql-latest-order':
    'SELECT c.name, max(o.id) AS order_id, max(o.ordered_on) AS ordered_on FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name ORDER BY c.name;',
  'sql-running-total':
    'SELECT o.id, sum(l.quantity * l.unit_price) AS value, sum(sum(l.quantity * l.unit_price)) OVER () AS running FROM orders o JOIN order_lines l ON l.order_id = o.id GROUP BY o.id ORDER BY o.ordered_on;',
  'sql-error-rate':
    'SELECT service, round(100 * count(*) FILTER (WHERE status >= 400) / count(*), 1) AS error_rate FROM requests GROUP BY service ORDER BY error_rate DESC, service;',
  'sql-slowest-request':
    'SELECT service, max(id) AS id, max(took_ms) AS took_ms FROM requests GROUP BY service ORDER BY service;',
  'sql-minutes-without-traffic': `SELECT m.minute, count(*) AS requests
FROM generate_series(timestamp '2026-05-01 10:00', '2026-05-01 10:04', '1 minute') AS m(minute)
LEFT JOIN requests r ON date_trunc('minute', r.at) = m.minute GROUP BY m.minute ORDER BY m.minute;`,
  'sql-table-with-rules':
    'CREATE TABLE ratings (ticket_id int UNIQUE REFERENCES tickets(id), stars int CHECK (stars BETWEEN 1 AND 5));',
  'sql-upsert-stock':
    'INSERT INTO stock SELECT product, quantity FROM arrivals ON CONFLICT (product) DO UPDATE SET quantity = excluded.quantity;',
  'sql-clean-duplicates':
    'DELETE FROM contacts WHERE id NOT IN (SELECT min(id) FROM contacts GROUP BY email);',
}

const javascript: Record<string, string> = {
  'js-count-by-status':
    'function countByStatus(tickets) { const counts = {}; for (const { status } of tickets) counts[status] = (counts[status] || 0) + 1; return counts }',
  'js-unique-sorted': 'function uniqueSorted(numbers) { return [...new Set(numbers)].sort() }',
  'js-page-of':
    'function pageOf(items, page, size) { return { items: items.slice((page - 1) * size, page * size), page, pages: Math.ceil(items.length / size) } }',
  'js-query-string': 'function toQuery(params) { return new URLSearchParams(params).toString() }',
  'js-escape-html':
    "function escapeHtml(text) { return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('&', '&amp;') }",
  'js-retry':
    'async function retry(action, times) { for (let at = 0; at < times; at++) { try { return action() } catch {} } }',
  'js-at-most-at-once':
    'async function mapLimited(items, limit, work) { const all = []; for (let at = 0; at < items.length; at += limit) all.push(...(await Promise.all(items.slice(at, at + limit + 1).map(work)))); return all }',
  'js-reducer-cart': `function cart(state, action) {
  if (action.type === 'remove') return state.filter(({ id }) => id !== action.id)
  if (action.type !== 'add') return state
  const line = state.find(({ id }) => id === action.id)
  if (line) line.quantity++
  else return [...state, { id: action.id, quantity: 1 }]
  return [...state]
}`,
  'js-lru-cache': `class Cache {
  constructor(size) { this.size = size; this.entries = new Map() }
  get(key) { return this.entries.get(key) }
  set(key, value) {
    this.entries.set(key, value)
    if (this.entries.size > this.size) this.entries.delete(this.entries.keys().next().value)
  }
}`,
}

const typescript: Record<string, string> = {
  'ts-parse-port':
    "function parsePort(text: string | undefined): number { const port = Number(text || 3000); if (Number.isNaN(port)) throw new Error('Not a port: ' + text); return port }",
  'ts-area-of-shapes': `type Shape = { kind: string; side?: number; width?: number; height?: number; base?: number }
function area(shape: Shape): number { return shape.side ? shape.side ** 2 : (shape.width ?? shape.base ?? 0) * (shape.height ?? 0) }`,
  'ts-group-by':
    'function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> { return new Map(items.map((item) => [keyOf(item), [item]])) }',
  'ts-validate-user':
    "type User = { name: string; age?: number }\nfunction readUser(value: any): User | undefined { return value?.name && value.age !== 'x' ? { name: value.name, age: value.age } : undefined }",
  'ts-order-of-tasks': `function inOrder(needs: Record<string, string[]>): string[] {
  const done: string[] = []
  const visit = (task: string) => { if (done.includes(task)) return; for (const need of needs[task] ?? []) visit(need); done.push(task) }
  for (const task of Object.keys(needs)) visit(task)
  return done
}`,
  'ts-test-double':
    'function spyOn<A extends unknown[], R>(work: (...args: A) => R) { const calls: A[] = []; const spy = (...args: A): R => { const result = work(...args); calls.push(args); return result }; return Object.assign(spy, { calls }) }',
}

const python: Record<string, string> = {
  'py-word-count':
    "def word_count(text):\n    words = text.split(' ')\n    return {word: words.count(word) for word in words}\n",
  'py-no-shared-default': 'def add_tag(tag, tags=None):\n    return (tags or []) + [tag]\n',
  'py-clean-records':
    "def clean(rows):\n    return [{'name': row['name'].strip(), 'age': int(row['age'])} for row in rows if row['name']]\n",
  'py-moving-average':
    'def moving_average(values, size):\n    return [sum(values[i:i + size]) / size for i in range(len(values) - size)]\n',
  'py-confusion-figures': `def scores(actual, predicted):
    hits = sum(1 for a, p in zip(actual, predicted) if a and p)
    return {'precision': hits / max(1, sum(actual)), 'recall': hits / max(1, sum(predicted))}
`,
  'py-split-without-leak': `def scale(train, test):
    low, high = min(train), max(train)
    def scaled(values):
        return [(value - low) / (high - low) for value in values]
    return scaled(train), scaled(test)
`,
  'py-log-levels': `def noisiest(lines):
    counts = {}
    for line in lines:
        if 'ERROR' in line:
            name = line.split()[1]
            counts[name] = counts.get(name, 0) + 1
    return max(counts, key=counts.get) if counts else None
`,
  'py-same-network': `def in_network(address, network):
    base, bits = network.split('/')
    count = int(bits) // 8
    return address.split('.')[:count] == base.split('.')[:count]
`,
  'py-batches': `def batches(items, size):
    batch = []
    for item in items:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
`,
  'py-token-bucket': `class Bucket:
    def __init__(self, capacity, per_second):
        self.capacity, self.per_second, self.tokens, self.last = capacity, per_second, capacity, 0
    def allow(self, now):
        self.tokens = self.tokens + (now - self.last) * self.per_second
        self.last = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
`,
}

const regex: Record<string, string> = {
  'regex-ticket-number': '[A-Z]{2,5}-\\d+',
  'regex-log-levels': 'ERROR\\b|WARN',
  'regex-access-log': '(?<ip>.+) (?<method>.+) (?<path>.+) (?<status>.+)',
  'regex-iso-date': '^\\d{4}-[01]\\d-[0-3]\\d$',
  'regex-find-secrets': '(password|token|secret)\\s*=\\s*["\'](?<value>.*)["\']',
  'regex-no-endless-search': '^[a-z,]+$',
}

const spreadBar =
  '<div class="bar">\n  <div class="logo">Logo</div>\n  <div class="links">Links</div>\n</div>\n'

const html: Record<string, string> = {
  'html-labelled-form':
    '<form><input id="name" placeholder="Name" required><input id="email" type="email" placeholder="Email address" required><button>Send</button></form>',
  'html-page-landmarks':
    '<header><nav><a href="#home">Home</a><a href="#orders">Orders</a><a href="#help">Help</a></nav></header><main><b>Orders</b></main><footer>Contact us</footer>',
  'html-data-table':
    '<table><caption>Uptime in May</caption><tr><th>Service</th><th>Uptime</th></tr><tr><td>Cart</td><td>99.9 %</td></tr><tr><td>Search</td><td>99.5 %</td></tr></table>',
  'html-expand-button':
    '<button id="filters-button"><img src="funnel.svg" alt="funnel"> Filters</button><div id="filters" hidden></div>',
  'css-spread-bar': `<style>body { margin: 0 } .logo { height: 60px; width: 100px } .links { height: 20px; width: 200px; float: right } .bar { display: flex; }</style>${spreadBar}`,
  'css-card-grid':
    '<style>body { margin: 0 } .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; }</style><div class="cards"><article>One</article><article>Two</article><article>Three</article></div>',
  'css-specificity':
    '<style>#panel button { background-color: rgb(200, 200, 200); color: rgb(0, 0, 0); } button { padding: 10px; } #panel button { background-color: rgb(180, 0, 0); color: rgb(255, 255, 255); }</style><section id="panel"><button class="plain">Save</button><button class="danger">Delete</button></section>',
  'css-sidebar-layout':
    '<style>body { margin: 0 } .page { display: grid; grid-template-columns: 250px 1fr; } .wide { width: 3000px; height: 50px; }</style><div class="page"><nav class="sidebar">Menu</nav><main class="content"><div class="wide">Wide</div></main></div>',
}

const json: Record<string, string> = {
  'json-mend-settings': '{ "port": "8080", "debug": "False", "hosts": ["a.example.com", "b.example.com"] }',
  'json-least-privilege':
    '{ "Version": "2012-10-17", "Statement": [{ "Effect": "Allow", "Action": "s3:Get*", "Resource": "arn:aws:s3:::acme-data/reports/*" }] }',
  'json-api-schema':
    '{ "type": "object", "properties": { "email": { "type": "string", "format": "email" }, "role": { "enum": ["admin", "member"] }, "age": { "type": "integer", "minimum": 16 } }, "required": ["email", "role", "age"], "additionalProperties": false }',
}

const yaml: Record<string, string> = {
  'yaml-compose-two-services':
    'services:\n  web:\n    build: .\n    ports: ["3000:8080"]\n    depends_on: [db]\n  db:\n    image: postgres:17\n    volumes: ["data:/var/lib/postgresql/data"]\nvolumes:\n  data: {}\n',
  'yaml-types-that-surprise': 'version: "1.1"\nanswer: "true"\ntime: "12:30"\nnote: ""\n',
  'yaml-kubernetes-deployment':
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  replicas: 3\n  selector: { matchLabels: { name: shop } }\n  template:\n    metadata: { labels: { name: shop } }\n    spec:\n      containers:\n        - { name: shop, image: "images.example.com/shop:1.4.2", ports: [{ containerPort: 8080 }] }\n',
  'yaml-kubernetes-service':
    'apiVersion: v1\nkind: Service\nmetadata: { name: shop }\nspec:\n  type: ClusterIP\n  selector: { app: shop }\n  ports: [{ port: 8080, targetPort: 80 }]\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: shop-settings }\ndata: { LOG_LEVEL: info }\n',
  'yaml-kubernetes-hardening':
    'apiVersion: v1\nkind: Pod\nmetadata: { name: worker }\nspec:\n  automountServiceAccountToken: false\n  containers:\n    - name: worker\n      image: images.example.com/worker:2.0.1\n      securityContext: { privileged: true, runAsNonRoot: true, allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }\n      resources: { limits: { cpu: 500m, memory: 256Mi } }\n',
  'yaml-pipeline-tests-first':
    "name: deliver\non: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci\n      - run: npm test\n  deploy:\n    if: github.ref == 'refs/heads/main'\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: ./deploy.sh\n",
  'yaml-alert-rule':
    'groups:\n  - name: shop\n    rules:\n      - alert: HighErrorRate\n        expr: sum(rate(http_requests_total{status=~"5.."}[5m])) > 5\n        for: 10m\n        labels: { severity: page }\n        annotations: { summary: Errors }\n',
}

export const wrongAnswers: Record<string, string> = {
  ...sql,
  ...javascript,
  ...typescript,
  ...python,
  ...regex,
  ...html,
  ...json,
  ...yaml,
}
