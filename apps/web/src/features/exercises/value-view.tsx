const mostCharacters = 2000
const mostRows = 20
const lineCharacters = 70

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTable = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow)

const cellText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const readable = (value: unknown): string => {
  const short = JSON.stringify(value) ?? ''
  const text = short.length <= lineCharacters ? short : JSON.stringify(value, null, 2)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text
}

/** Code or a value in a box that scrolls sideways. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <figure
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    tabIndex={0}
    aria-label={label}
    className="max-h-72 overflow-auto rounded-md border border-line bg-sunken px-3 py-2"
  >
    <pre className="text-[.8125rem] leading-5">
      <code className="font-mono">{children}</code>
    </pre>
  </figure>
)

const Table = ({ label, rows }: { label: string; rows: Record<string, unknown>[] }) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const rest = rows.length - mostRows
  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-left text-[.8125rem] leading-5">
        <thead className="bg-sunken">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-1 font-mono font-550">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a result never move.
            <tr key={at} className="border-t border-line">
              {columns.map((column) => (
                <td key={column} className="px-3 py-1 font-mono wrap-anywhere">
                  {cellText(row[column]) ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className="border-t border-line px-3 py-1 text-caption text-muted-foreground">{`and ${rest} more`}</p>
      )}
    </figure>
  )
}

/** A value that is given as JSON. Rows are shown as a table. */
export const ValueView = ({ label, json }: { label: string; json: string }) => {
  const value = parse(json)
  if (isTable(value)) return <Table label={label} rows={value} />
  return <CodeBlock label={label}>{readable(value)}</CodeBlock>
}
