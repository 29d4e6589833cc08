import { featureBuckets } from '@nextrung/engine/resumes/reading/feature-hash'
import type { SequenceWeights } from '@nextrung/engine/resumes/reading/sequence-model'
import { makeRandom } from '../resume-reader/seeded-random.ts'
import type { FinishedSequences } from './sequence-data.ts'

export type SequenceTraining = {
  labels: number
  epochs: number
  rate: number
  /** Features seen in fewer items are dropped. */
  leastSeen: number
  /** How many of the features that name words are hidden in each pass over an item. */
  hiddenWords: number
  /** The same for all other features, so that none carries a label alone. */
  hidden: number
  /** Pulls weights to zero at each update. */
  decay: number
  /** Weights below this share of the largest are left out of the file. */
  smallest: number
}

/**
 * Trains a linear-chain CRF by AdaGrad, one sequence at a time, in an order that follows from a fixed seed, so that the
 * same data gives the same weights. L-BFGS needs every sequence for each step, and a hundred times as many of them.
 */
export class SequenceTrainer {
  readonly #data: FinishedSequences
  readonly #training: SequenceTraining
  readonly #index: Int32Array
  readonly #weights: Float32Array
  readonly #squares: Float32Array
  readonly #steps: Float64Array
  readonly #stepSquares: Float64Array
  readonly #sums: Float32Array
  readonly #stepSums: Float64Array
  #summed = 0
  readonly #random = makeRandom(20_240_501)

  constructor(data: FinishedSequences, training: SequenceTraining) {
    this.#data = data
    this.#training = training
    const seen = new Int32Array(featureBuckets)
    for (const signed of data.features) {
      const bucket = signed < 0 ? ~signed : signed
      seen[bucket] = (seen[bucket] ?? 0) + 1
    }
    let rows = 0
    this.#index = seen.map((times) => (times >= training.leastSeen ? rows++ : -1))
    const { labels } = training
    this.#weights = new Float32Array(rows * labels)
    this.#squares = new Float32Array(rows * labels).fill(1e-3)
    this.#steps = new Float64Array(labels * labels + labels)
    this.#stepSquares = new Float64Array(labels * labels + labels).fill(1e-3)
    this.#sums = new Float32Array(this.#weights.length)
    this.#stepSums = new Float64Array(this.#steps.length)
  }

  /** Runs all epochs; `report` gets the mean loss of an item after each. */
  run(report: (epoch: number, loss: number) => void): SequenceWeights {
    const count = this.#data.sequences.length - 1
    const order = Array.from({ length: count }, (_, at) => at)
    for (let epoch = 1; epoch <= this.#training.epochs; epoch += 1) {
      for (let at = count - 1; at > 0; at -= 1) {
        const other = Math.floor(this.#random.next() * (at + 1))
        const kept = order[at] ?? 0
        order[at] = order[other] ?? 0
        order[other] = kept
      }
      let loss = 0
      for (const sequence of order) loss += this.#learn(sequence)
      report(epoch, loss / this.#data.labels.length)
      if (epoch > this.#training.epochs / 2) this.#addToMean()
    }
    return this.#quantised()
  }

  /** The mean over the later epochs is steadier than the last one, on resumes unlike these. */
  #addToMean(): void {
    this.#summed += 1
    for (const [at, weight] of this.#weights.entries()) this.#sums[at] = (this.#sums[at] ?? 0) + weight
    for (const [at, step] of this.#steps.entries()) this.#stepSums[at] = (this.#stepSums[at] ?? 0) + step
  }

  #learn(sequence: number): number {
    const { sequences, starts, labels: truth } = this.#data
    const { labels } = this.#training
    const from = sequences[sequence] ?? 0
    const length = (sequences[sequence + 1] ?? 0) - from
    if (length === 0) return 0
    const rows: Int32Array[] = []
    const emissions = new Float64Array(length * labels)
    for (let item = 0; item < length; item += 1) {
      const own = this.#rowsOf(starts[from + item] ?? 0, starts[from + item + 1] ?? 0)
      rows.push(own)
      const base = item * labels
      for (const row of own)
        for (let label = 0; label < labels; label += 1)
          emissions[base + label] =
            (emissions[base + label] ?? 0) + (this.#weights[row * labels + label] ?? 0)
    }
    // Forward and backward sums, once over all paths and once over those that agree with the truth, which may have gaps.
    const all = this.#pathSums(emissions, length, undefined)
    const gold = this.#pathSums(emissions, length, (item, label) => {
      const known = truth[from + item] ?? -1
      return known < 0 || known === label
    })
    const slopes = all.likely.map((share, at) => share - (gold.likely[at] ?? 0))
    for (let item = 0; item < length; item += 1)
      for (const row of rows[item] ?? []) this.#updateRow(row, slopes, item * labels)
    for (let at = 0; at < this.#steps.length; at += 1)
      this.#updateStep(at, (all.moves[at] ?? 0) - (gold.moves[at] ?? 0))
    return all.total - gold.total
  }

  #rowsOf(start: number, end: number): Int32Array {
    const rows = new Int32Array(end - start)
    let count = 0
    for (let at = start; at < end; at += 1) {
      const signed = this.#data.features[at] ?? 0
      if (this.#random.next() < (signed < 0 ? this.#training.hiddenWords : this.#training.hidden)) continue
      const row = this.#index[signed < 0 ? ~signed : signed] ?? -1
      if (row >= 0) rows[count++] = row
    }
    return rows.subarray(0, count)
  }

  #updateRow(row: number, slopes: Float64Array, base: number): void {
    const { labels, rate, decay } = this.#training
    for (let label = 0; label < labels; label += 1) {
      const place = row * labels + label
      const weight = this.#weights[place] ?? 0
      const slope = slopes[base + label] ?? 0
      if (slope < 1e-6 && slope > -1e-6) continue
      const full = slope + decay * weight
      const square = (this.#squares[place] ?? 0) + full * full
      this.#squares[place] = square
      this.#weights[place] = weight - (rate * full) / Math.sqrt(square)
    }
  }

  #updateStep(at: number, slope: number): void {
    const square = (this.#stepSquares[at] ?? 0) + slope * slope
    this.#stepSquares[at] = square
    this.#steps[at] = (this.#steps[at] ?? 0) - (this.#training.rate * slope) / Math.sqrt(square)
  }

  #pathSums(
    emissions: Float64Array,
    length: number,
    allowed: ((item: number, label: number) => boolean) | undefined,
  ) {
    const { labels } = this.#training
    const start = labels * labels
    const exp = this.#steps.map(Math.exp)
    const local = new Float64Array(length * labels)
    let total = 0
    for (let item = 0; item < length; item += 1) {
      const base = item * labels
      let top = Number.NEGATIVE_INFINITY
      for (let label = 0; label < labels; label += 1) top = Math.max(top, emissions[base + label] ?? 0)
      total += top
      for (let label = 0; label < labels; label += 1)
        local[base + label] =
          allowed !== undefined && !allowed(item, label) ? 0 : Math.exp((emissions[base + label] ?? 0) - top)
    }
    const forward = new Float64Array(length * labels)
    const scales = new Float64Array(length)
    for (let item = 0; item < length; item += 1) {
      const base = item * labels
      let sum = 0
      for (let label = 0; label < labels; label += 1) {
        const here = local[base + label] ?? 0
        if (here === 0) continue
        let reached = item === 0 ? (exp[start + label] ?? 0) : 0
        for (let last = 0; item > 0 && last < labels; last += 1)
          reached += (forward[base - labels + last] ?? 0) * (exp[last * labels + label] ?? 0)
        forward[base + label] = reached * here
        sum += reached * here
      }
      scales[item] = sum
      total += Math.log(sum)
      for (let label = 0; label < labels; label += 1)
        forward[base + label] = (forward[base + label] ?? 0) / sum
    }
    const backward = new Float64Array(length * labels).fill(1)
    const moves = new Float64Array(this.#steps.length)
    for (let item = length - 2; item >= 0; item -= 1) {
      const base = item * labels
      const scale = scales[item + 1] ?? 1
      for (let label = 0; label < labels; label += 1) {
        let ahead = 0
        const reached = forward[base + label] ?? 0
        for (let next = 0; next < labels; next += 1) {
          const path =
            ((exp[label * labels + next] ?? 0) *
              (local[base + labels + next] ?? 0) *
              (backward[base + labels + next] ?? 0)) /
            scale
          ahead += path
          moves[label * labels + next] = (moves[label * labels + next] ?? 0) + reached * path
        }
        backward[base + label] = ahead
      }
    }
    const likely = new Float64Array(length * labels)
    for (let at = 0; at < likely.length; at += 1) likely[at] = (forward[at] ?? 0) * (backward[at] ?? 0)
    for (let label = 0; label < labels; label += 1) moves[start + label] = likely[label] ?? 0
    return { total, likely, moves }
  }

  #quantised(): SequenceWeights {
    const { labels, smallest } = this.#training
    const weights = this.#sums.map((sum) => sum / this.#summed)
    let largest = 0
    for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
    const cap = Math.min(largest, 4)
    const scale = cap / 127
    const rows = new Int8Array(weights.length)
    for (const [at, weight] of weights.entries()) {
      const kept = Math.abs(weight) < smallest * cap ? 0 : Math.max(-cap, Math.min(cap, weight))
      rows[at] = Math.round(kept / scale)
    }
    const steps = Float32Array.from(this.#stepSums, (sum) => sum / this.#summed)
    return { labels, scale, steps, index: this.#index, rows }
  }
}
