/** Answers that somebody wrote from the task alone, without the solution. They must pass too. */
export const rightAnswers: Record<string, string> = {
  'sql-safe-price-change':
    "UPDATE order_lines SET unit_price = round(unit_price * 1.10, 2) WHERE product = 'Cable';",
  'sql-tickets-per-agent':
    'SELECT a.name, (SELECT count(*) FROM tickets t WHERE t.agent_id = a.id) AS tickets FROM agents a ORDER BY a.name',
  'sql-upsert-stock': `INSERT INTO stock AS s (product, quantity)
SELECT product, quantity FROM arrivals
ON CONFLICT (product) DO UPDATE SET quantity = s.quantity + excluded.quantity;`,
  'sql-busy-teams': `SELECT team, open_tickets FROM (
  SELECT a.team, count(*) AS open_tickets FROM agents a JOIN tickets t ON t.agent_id = a.id
  WHERE t.status = 'open' GROUP BY a.team
) counted WHERE open_tickets > 1`,
  'js-at-most-at-once': `async function mapLimited(items, limit, work) {
  const results = new Array(items.length)
  let next = 0
  async function worker() {
    while (next < items.length) {
      const at = next++
      results[at] = await work(items[at])
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}`,
  'js-retry': `async function retry(action, times) {
  let failure
  for (let tries = 0; tries < times; tries++) {
    try {
      return await action()
    } catch (error) {
      failure = error
    }
  }
  throw failure
}`,
  'ts-group-by': `function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}`,
  'ts-order-of-tasks': `function inOrder(needs: Record<string, string[]>): string[] {
  const left = new Set<string>(Object.keys(needs))
  for (const list of Object.values(needs)) for (const name of list) left.add(name)
  const done: string[] = []
  while (left.size > 0) {
    const ready = [...left].filter((name) => (needs[name] ?? []).every((need) => done.includes(need))).sort()
    const [first] = ready
    if (first === undefined) throw new Error('circle')
    done.push(first)
    left.delete(first)
  }
  return done
}`,
  'py-log-levels': `def noisiest(lines):
    counts = {}
    for line in lines:
        parts = line.split()
        if len(parts) < 3:
            continue
        if parts[2] == 'ERROR':
            counts[parts[1]] = counts.get(parts[1], 0) + 1
    if not counts:
        return None
    return min(counts, key=lambda name: (-counts[name], name))
`,
  'py-no-shared-default': `def add_tag(tag, tags=None):
    if tags is None:
        tags = []
    tags.append(tag)
    return tags
`,
  'py-moving-average': `def moving_average(values, size):
    return [sum(values[i:i + size]) / size for i in range(len(values) - size + 1)]
`,
  'regex-access-log': '^(?<ip>\\d+(?:\\.\\d+){3}) (?<method>[A-Z]+) (?<path>\\S+) (?<status>\\d{3})$',
  'regex-find-secrets': `(?:password|token|secret)\\s*[=:]\\s*(["'])(?<value>[^"']{8,})\\1`,
  'html-data-table': `<table>
  <caption>Uptime in May</caption>
  <tr><th scope="col">Service</th><th scope="col">Uptime</th></tr>
  <tr><th scope="row">Cart</th><td>99.9 %</td></tr>
  <tr><th scope="row">Search</th><td>99.5 %</td></tr>
</table>`,
  'html-page-landmarks': `<header>
  <nav>
    <ul>
      <li><a href="#home">Home</a></li>
      <li><a href="#orders">Orders</a></li>
      <li><a href="#help">Help</a></li>
    </ul>
  </nav>
</header>
<main>
  <h1>Orders</h1>
  <p>You have no orders yet.</p>
</main>
<footer>Contact us</footer>`,
  'json-least-privilege': `{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:GetObject"], "Resource": ["arn:aws:s3:::acme-data/reports/*"] }
  ]
}`,
  'yaml-alert-rule': `groups:
  - name: shop
    rules:
      - alert: HighErrorRate
        expr: |
          sum(rate(http_requests_total{status=~"5.."}[5m]))
            / sum(rate(http_requests_total[5m])) > 0.05
        for: 10m
        labels:
          severity: page
        annotations:
          summary: More than 5 % of requests fail
`,
}
