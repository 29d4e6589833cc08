/** Labelled lines, flat: token i has the features from `starts[i]`, line j the tokens from `lines[j]` (to the next). */
export type Chains = { features: Int32Array; starts: Int32Array; lines: Int32Array; labels: Uint8Array }

/** The weights of `features` × `labels`, then of steps from label to label, then of the label that opens a line. */
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
  readonly #chains: Chains
  readonly #count: number
  readonly #steps: number
  readonly #opens: number

  constructor(chains: Chains, { features, labels }: CrfSize) {
    this.#chains = chains
    this.#count = labels
    this.#steps = features * labels
    this.#opens = this.#steps + labels * labels
  }

  /** The loss at `weights` with a Gaussian prior of strength `prior`; `gradient` is overwritten. */
  at(input: { weights: Float64Array; gradient: Float64Array; prior: number }): number {
    const { weights, gradient, prior } = input
    gradient.fill(0)
    let loss = 0
    for (let line = 0; line + 1 < this.#chains.lines.length; line += 1) {
      loss += this.#addLine(line, weights, gradient)
    }
    for (const [at, weight] of weights.entries()) {
      loss += (prior / 2) * weight * weight
      plus(gradient, at, prior * weight)
    }
    return loss
  }

  #addLine(line: number, weights: Float64Array, gradient: Float64Array): number {
    const from = this.#chains.lines[line] ?? 0
    const length = (this.#chains.lines[line + 1] ?? 0) - from
    if (length === 0) return 0
    const said = this.#weigh(weights, { from, length })
    const ahead = this.#forward(weights, said)
    const behind = this.#backward(weights, said)
    const total = logSum(ahead.slice((length - 1) * this.#count))
    let gold = 0
    for (let at = 0; at < length; at += 1) {
      gold += this.#goldScore({ weights, said, from, at })
      this.#addToken({ gradient, ahead, behind, total, from, at })
      if (at > 0) this.#addStep({ weights, gradient, said, ahead, behind, total, from, at })
    }
    return total - gold
  }

  #weigh(weights: Float64Array, { from, length }: { from: number; length: number }): Float64Array {
    const { features, starts } = this.#chains
    const count = this.#count
    const said = new Float64Array(length * count)
    for (let at = 0; at < length; at += 1) {
      const end = starts[from + at + 1] ?? 0
      for (let place = starts[from + at] ?? 0; place < end; place += 1) {
        const base = (features[place] ?? 0) * count
        for (let label = 0; label < count; label += 1)
          plus(said, at * count + label, weightOf(weights, base + label))
      }
    }
    return said
  }

  #forward(weights: Float64Array, said: Float64Array): Float64Array {
    const count = this.#count
    const ahead = new Float64Array(said.length)
    const ways = new Float64Array(count)
    for (let label = 0; label < count; label += 1)
      ahead[label] = weightOf(said, label) + weightOf(weights, this.#opens + label)
    for (let base = count; base < said.length; base += count) {
      for (let label = 0; label < count; label += 1) {
        for (let last = 0; last < count; last += 1)
          ways[last] =
            weightOf(ahead, base - count + last) + weightOf(weights, this.#steps + last * count + label)
        ahead[base + label] = logSum(ways) + weightOf(said, base + label)
      }
    }
    return ahead
  }

  #backward(weights: Float64Array, said: Float64Array): Float64Array {
    const count = this.#count
    const behind = new Float64Array(said.length)
    const ways = new Float64Array(count)
    for (let base = said.length - 2 * count; base >= 0; base -= count) {
      for (let label = 0; label < count; label += 1) {
        for (let next = 0; next < count; next += 1) {
          const after = base + count + next
          ways[next] =
            weightOf(weights, this.#steps + label * count + next) +
            weightOf(said, after) +
            weightOf(behind, after)
        }
        behind[base + label] = logSum(ways)
      }
    }
    return behind
  }

  #goldScore(input: { weights: Float64Array; said: Float64Array; from: number; at: number }): number {
    const { weights, said, from, at } = input
    const label = this.#chains.labels[from + at] ?? 0
    const last = this.#chains.labels[from + at - 1] ?? 0
    const step = at === 0 ? this.#opens + label : this.#steps + last * this.#count + label
    return weightOf(said, at * this.#count + label) + weightOf(weights, step)
  }

  #addToken(input: {
    gradient: Float64Array
    ahead: Float64Array
    behind: Float64Array
    total: number
    from: number
    at: number
  }): void {
    const { gradient, ahead, behind, total, from, at } = input
    const { features, starts, labels } = this.#chains
    const count = this.#count
    const excess = Float64Array.from({ length: count }, (_, label) => {
      const place = at * count + label
      const likely = Math.exp(weightOf(ahead, place) + weightOf(behind, place) - total)
      return likely - (labels[from + at] === label ? 1 : 0)
    })
    const end = starts[from + at + 1] ?? 0
    for (let place = starts[from + at] ?? 0; place < end; place += 1) {
      const base = (features[place] ?? 0) * count
      for (let label = 0; label < count; label += 1) plus(gradient, base + label, weightOf(excess, label))
    }
    if (at > 0) return
    for (let label = 0; label < count; label += 1)
      plus(gradient, this.#opens + label, weightOf(excess, label))
  }

  #addStep(input: {
    weights: Float64Array
    gradient: Float64Array
    said: Float64Array
    ahead: Float64Array
    behind: Float64Array
    total: number
    from: number
    at: number
  }): void {
    const { weights, gradient, said, ahead, behind, total, from, at } = input
    const { labels } = this.#chains
    const count = this.#count
    for (let last = 0; last < count; last += 1) {
      for (let label = 0; label < count; label += 1) {
        const step = this.#steps + last * count + label
        const place = at * count + label
        const way = weightOf(ahead, (at - 1) * count + last) + weightOf(weights, step)
        const likely = Math.exp(way + weightOf(said, place) + weightOf(behind, place) - total)
        const isGold = labels[from + at - 1] === last && labels[from + at] === label
        plus(gradient, step, likely - (isGold ? 1 : 0))
      }
    }
  }
}
