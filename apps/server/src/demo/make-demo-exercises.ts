type Send = <Body>(method: string, path: string, sent?: { json?: unknown }) => Promise<Body>

/** A passed exercise that the server checked itself, and one that is open after a failed try and a hint. */
export const makeDemoExercises = async (send: Send): Promise<void> => {
  const code =
    '{ "note": "only for tests", "port": 8080, "debug": false, "hosts": ["a.example.com", "b.example.com"] }'
  await send('POST', '/api/exercises/json-mend-settings/attempts', { json: { code, passed: true } })
  const open = '/api/exercises/sql-filter-open-tickets'
  const tried = "SELECT id, title FROM tickets WHERE status = 'open';"
  await send('POST', `${open}/attempts`, { json: { code: tried, passed: false } })
  await send('POST', `${open}/hints`, { json: { hint: 1 } })
}
