/** Grows without bound and without boxing numbers. */
class IntList {
  #values = new Int32Array(1 << 16)
  #length = 0

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = new Int32Array(2 * this.#length)
      wider.set(this.#values)
      this.#values = wider
    }
    this.#values[this.#length] = value
    this.#length += 1
  }

  get length(): number {
    return this.#length
  }

  get values(): Int32Array {
    return this.#values.subarray(0, this.#length)
  }
}

/**
 * Labelled sequences, flattened: item i's features begin at `starts[i]`, sequence j's items at `sequences[j]`. A
 * label of -1 means that the truth is unknown.
 */
export class SequenceData {
  readonly #features = new IntList()
  readonly #starts = new IntList()
  readonly #sequences = new IntList()
  readonly #labels = new IntList()

  /** Adds one sequence; `items` are signed feature buckets as the engine's features give them. */
  add(items: readonly (readonly number[])[], labels: readonly number[]): void {
    this.#sequences.push(this.#labels.length)
    for (const [at, buckets] of items.entries()) {
      this.#starts.push(this.#features.length)
      for (const bucket of buckets) this.#features.push(bucket)
      this.#labels.push(labels[at] ?? -1)
    }
  }

  /** The sequences so far, with one more start at the end of each list. */
  finish() {
    const starts = Int32Array.from([...this.#starts.values, this.#features.length])
    const sequences = Int32Array.from([...this.#sequences.values, this.#labels.length])
    return { features: this.#features.values, starts, sequences, labels: this.#labels.values }
  }
}

export type FinishedSequences = ReturnType<SequenceData['finish']>
