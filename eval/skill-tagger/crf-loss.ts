/** Labelled lines, flattened: token i's features begin at `starts[i]`, line j's tokens at `lines[j]`. */
export type CrfLines = { features: Int32Array; starts: Int32Array; lines: Int32Array; labels: Uint8Array }

/** Layout of the weights: `features` × `labels`, then label-to-label transitions, then each line's first label. */
export type CrfSize = { features: number; labels: number }

const weightOf = (values: Float64Array, at: number): number => values[at] ?? 0
const plus = (values: Float64Array, at: number, value: number): void => {
  values[at] = (values[at] ?? 0) + value
}

function logSum(values: Float64Array): number {
  let top = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > top) top = value
  let sum = 0
  for (const value of values) sum += Math.exp(value - top)
  return top + Math.log(sum)
}

/** The negative log-likelihood of a linear-chain CRF, and its gradient, one line at a time. */
export class CrfLoss {
  readonly #data: CrfLines
  readonly #count: number
  readonly #transitions: number
  readonly #starts: number

  constructor(data: CrfLines, { features, labels }: CrfSize) {
    this.#data = data
    this.#count = labels
    this.#transitions = features * labels
    this.#starts = this.#transitions + labels * labels
  }

  /** The loss at `weights` with a Gaussian prior of strength `prior`; overwrites `gradient`. */
  at(input: { weights: Float64Array; gradient: Float64Array; prior: number }): number {
    const { weights, gradient, prior } = input
    gradient.fill(0)
    let loss = 0
    for (let line = 0; line + 1 < this.#data.lines.length; line += 1) {
      loss += this.#addLine(line, weights, gradient)
    }
    for (const [at, weight] of weights.entries()) {
      loss += (prior / 2) * weight * weight
      plus(gradient, at, prior * weight)
    }
    return loss
  }

  #addLine(line: number, weights: Float64Array, gradient: Float64Array): number {
    const from = this.#data.lines[line] ?? 0
    const length = (this.#data.lines[line + 1] ?? 0) - from
    if (length === 0) return 0
    const emissions = this.#emissions(weights, { from, length })
    const forward = this.#forward(weights, emissions)
    const backward = this.#backward(weights, emissions)
    const total = logSum(forward.slice((length - 1) * this.#count))
    let gold = 0
    for (let at = 0; at < length; at += 1) {
      gold += this.#goldScore({ weights, emissions, from, at })
      this.#addToken({ gradient, forward, backward, total, from, at })
      if (at > 0) this.#addTransition({ weights, gradient, emissions, forward, backward, total, from, at })
    }
    return total - gold
  }

  #emissions(weights: Float64Array, { from, length }: { from: number; length: number }): Float64Array {
    const { features, starts } = this.#data
    const count = this.#count
    const emissions = new Float64Array(length * count)
    for (let at = 0; at < length; at += 1) {
      const end = starts[from + at + 1] ?? 0
      for (let place = starts[from + at] ?? 0; place < end; place += 1) {
        const base = (features[place] ?? 0) * count
        for (let label = 0; label < count; label += 1)
          plus(emissions, at * count + label, weightOf(weights, base + label))
      }
    }
    return emissions
  }

  #forward(weights: Float64Array, emissions: Float64Array): Float64Array {
    const count = this.#count
    const forward = new Float64Array(emissions.length)
    const paths = new Float64Array(count)
    for (let label = 0; label < count; label += 1)
      forward[label] = weightOf(emissions, label) + weightOf(weights, this.#starts + label)
    for (let base = count; base < emissions.length; base += count) {
      for (let label = 0; label < count; label += 1) {
        for (let last = 0; last < count; last += 1)
          paths[last] =
            weightOf(forward, base - count + last) +
            weightOf(weights, this.#transitions + last * count + label)
        forward[base + label] = logSum(paths) + weightOf(emissions, base + label)
      }
    }
    return forward
  }

  #backward(weights: Float64Array, emissions: Float64Array): Float64Array {
    const count = this.#count
    const backward = new Float64Array(emissions.length)
    const paths = new Float64Array(count)
    for (let base = emissions.length - 2 * count; base >= 0; base -= count) {
      for (let label = 0; label < count; label += 1) {
        for (let next = 0; next < count; next += 1) {
          const after = base + count + next
          paths[next] =
            weightOf(weights, this.#transitions + label * count + next) +
            weightOf(emissions, after) +
            weightOf(backward, after)
        }
        backward[base + label] = logSum(paths)
      }
    }
    return backward
  }

  #goldScore(input: { weights: Float64Array; emissions: Float64Array; from: number; at: number }): number {
    const { weights, emissions, from, at } = input
    const label = this.#data.labels[from + at] ?? 0
    const last = this.#data.labels[from + at - 1] ?? 0
    const step = at === 0 ? this.#starts + label : this.#transitions + last * this.#count + label
    return weightOf(emissions, at * this.#count + label) + weightOf(weights, step)
  }

  #addToken(input: {
    gradient: Float64Array
    forward: Float64Array
    backward: Float64Array
    total: number
    from: number
    at: number
  }): void {
    const { gradient, forward, backward, total, from, at } = input
    const { features, starts, labels } = this.#data
    const count = this.#count
    const excess = Float64Array.from({ length: count }, (_, label) => {
      const place = at * count + label
      const likely = Math.exp(weightOf(forward, place) + weightOf(backward, place) - total)
      return likely - (labels[from + at] === label ? 1 : 0)
    })
    const end = starts[from + at + 1] ?? 0
    for (let place = starts[from + at] ?? 0; place < end; place += 1) {
      const base = (features[place] ?? 0) * count
      for (let label = 0; label < count; label += 1) plus(gradient, base + label, weightOf(excess, label))
    }
    if (at > 0) return
    for (let label = 0; label < count; label += 1)
      plus(gradient, this.#starts + label, weightOf(excess, label))
  }

  #addTransition(input: {
    weights: Float64Array
    gradient: Float64Array
    emissions: Float64Array
    forward: Float64Array
    backward: Float64Array
    total: number
    from: number
    at: number
  }): void {
    const { weights, gradient, emissions, forward, backward, total, from, at } = input
    const { labels } = this.#data
    const count = this.#count
    for (let last = 0; last < count; last += 1) {
      for (let label = 0; label < count; label += 1) {
        const step = this.#transitions + last * count + label
        const place = at * count + label
        const path = weightOf(forward, (at - 1) * count + last) + weightOf(weights, step)
        const likely = Math.exp(path + weightOf(emissions, place) + weightOf(backward, place) - total)
        const isGold = labels[from + at - 1] === last && labels[from + at] === label
        plus(gradient, step, likely - (isGold ? 1 : 0))
      }
    }
  }
}
