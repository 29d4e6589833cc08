type Loss = (weights: Float64Array, gradient: Float64Array) => number
type Pair = { move: Float64Array; turn: Float64Array; scale: number }
type Point = { weights: Float64Array; gradient: Float64Array; loss: number }

// How many recent steps approximate the curvature.
const memory = 6

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function addScaled(to: Float64Array, by: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (by[at] ?? 0)
}

/** The gradient times the inverse curvature approximated by the pairs: the two-loop recursion. */
function findDirection(gradient: Float64Array, pairs: readonly Pair[]): Float64Array {
  const direction = Float64Array.from(gradient)
  const shares = pairs.map(() => 0)
  for (const [at, { move, turn, scale }] of [...pairs.entries()].reverse()) {
    const share = scale * dot(move, direction)
    shares[at] = share
    addScaled(direction, turn, -share)
  }
  const last = pairs.at(-1)
  if (last) {
    const factor = 1 / (last.scale * dot(last.turn, last.turn))
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * factor
  }
  for (const [at, { move, turn, scale }] of pairs.entries())
    addScaled(direction, move, (shares[at] ?? 0) - scale * dot(turn, direction))
  return direction
}

function stepDown(loss: Loss, from: Point, input: { direction: Float64Array; first: number }): Point {
  const slope = dot(from.gradient, input.direction)
  let length = input.first
  for (let halvings = 0; ; halvings += 1) {
    const weights = Float64Array.from(from.weights)
    addScaled(weights, input.direction, -length)
    const gradient = new Float64Array(weights.length)
    const next = { weights, gradient, loss: loss(weights, gradient) }
    if (next.loss <= from.loss - 1e-4 * length * slope || halvings === 20) return next
    length /= 2
  }
}

/** Minimizes a smooth convex loss from zero until it has nearly converged (L-BFGS). Deterministic. */
export function minimize(loss: Loss, input: { size: number; iterations: number }): Float64Array {
  const origin = new Float64Array(input.size)
  const slope = new Float64Array(input.size)
  let point: Point = { weights: origin, gradient: slope, loss: loss(origin, slope) }
  const pairs: Pair[] = []
  for (let iteration = 0; iteration < input.iterations; iteration += 1) {
    const direction = findDirection(point.gradient, pairs)
    const first = pairs.length > 0 ? 1 : 1 / Math.sqrt(dot(point.gradient, point.gradient))
    const next = stepDown(loss, point, { direction, first })
    const move = Float64Array.from(next.weights)
    addScaled(move, point.weights, -1)
    const turn = Float64Array.from(next.gradient)
    addScaled(turn, point.gradient, -1)
    const bend = dot(move, turn)
    if (bend > 1e-10) pairs.push({ move, turn, scale: 1 / bend })
    if (pairs.length > memory) pairs.shift()
    const isFlat = iteration > 15 && Math.abs(point.loss - next.loss) < 1e-4 * Math.abs(point.loss)
    point = next
    if (isFlat) break
  }
  return point.weights
}
