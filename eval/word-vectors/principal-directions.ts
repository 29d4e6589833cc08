/** The eigenvectors of a symmetric matrix by Jacobi's method, the largest eigenvalue first. */
export function eigenvectorsOf(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length
  const a = matrix.map((row) => Float64Array.from(row))
  const vectors = a.map((_, at) => Float64Array.from({ length: size }, (_, other) => (at === other ? 1 : 0)))
  for (let sweep = 0; sweep < 60 && offDiagonal(a) > 1e-18; sweep += 1)
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate({ a, vectors }, [p, q])
  const order = Array.from({ length: size }, (_, at) => at).toSorted(
    (i, j) => at2(a, [j, j]) - at2(a, [i, i]),
  )
  return order.map((column) => signed(Float64Array.from(vectors, (row) => row[column] ?? 0)))
}

const at2 = (a: readonly Float64Array[], [row, column]: readonly [number, number]): number =>
  a[row]?.[column] ?? 0

const offDiagonal = (a: readonly Float64Array[]): number =>
  a.reduce(
    (sum, row, at) => sum + row.reduce((own, value, other) => (other > at ? own + value * value : own), 0),
    0,
  )

type Turning = { a: readonly Float64Array[]; vectors: readonly Float64Array[] }

function rotate({ a, vectors }: Turning, [p, q]: readonly [number, number]): void {
  const apq = at2(a, [p, q])
  if (apq === 0) return
  const theta = (at2(a, [q, q]) - at2(a, [p, p])) / (2 * apq)
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (const row of a) turn(row, { p, q, c, s })
  const [first, second] = [a[p], a[q]]
  if (first && second)
    for (let at = 0; at < first.length; at += 1) {
      const [x, y] = [first[at] ?? 0, second[at] ?? 0]
      first[at] = c * x - s * y
      second[at] = s * x + c * y
    }
  for (const row of vectors) turn(row, { p, q, c, s })
}

type Turn = { p: number; q: number; c: number; s: number }

function turn(row: Float64Array, { p, q, c, s }: Turn): void {
  const [x, y] = [row[p] ?? 0, row[q] ?? 0]
  row[p] = c * x - s * y
  row[q] = s * x + c * y
}

/** With its largest component positive: an eigenvector's sign is arbitrary. */
function signed(vector: Float64Array): Float64Array {
  let largest = 0
  for (const value of vector) if (Math.abs(value) > Math.abs(largest)) largest = value
  return largest < 0 ? vector.map((value) => -value) : vector
}
