import { applyTrees, type TreeNode, type Trees } from '@nextrung/engine/interview/marking/boosted-trees'
import { makeRandom } from '../resume-reader/seeded-random.ts'

/** A row to learn from. Rows of one group are drawn together. */
export type TreeRow = { values: readonly number[]; target: number; group: string; weight?: number }

export type TreeTraining = {
  rounds: number
  rate: number
  depth: number
  /** The fewest rows in a leaf. */
  leaf: number
  /** Shrinks the leaves. */
  pull: number
  /** The share of rows and of features that each tree sees. */
  rowShare: number
  featureShare: number
  seed: number
}

const binCount = 64

type Binned = { bins: Uint8Array[]; edges: number[][] }

function binRows(rows: readonly TreeRow[]): Binned {
  const width = rows[0]?.values.length ?? 0
  const edges: number[][] = []
  const bins: Uint8Array[] = []
  for (let feature = 0; feature < width; feature += 1) {
    const sorted = Float64Array.from(rows, ({ values }) => values[feature] ?? 0).sort()
    const own = [
      ...new Set(
        Array.from(
          { length: binCount - 1 },
          (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / binCount)] ?? 0,
        ),
      ),
    ]
    edges.push(own)
    bins.push(Uint8Array.from(rows, ({ values }) => binOf(own, values[feature] ?? 0)))
  }
  return { bins, edges }
}

/** How many edges are below the value. */
function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

type Growing = Binned & {
  residuals: Float64Array
  weights: Float64Array
  features: number[]
  training: TreeTraining
}
type Split = { feature: number; bin: number; gain: number }

function bestSplit(growing: Growing, rows: Int32Array): Split | undefined {
  const { bins, residuals, weights, features, training } = growing
  const sums = new Float64Array(binCount)
  const counts = new Float64Array(binCount)
  let [sum, count] = [0, 0]
  for (const row of rows) {
    sum += (residuals[row] ?? 0) * (weights[row] ?? 0)
    count += weights[row] ?? 0
  }
  let best: Split | undefined
  for (const feature of features) {
    const own = bins[feature]
    if (!own) continue
    sums.fill(0)
    counts.fill(0)
    for (const row of rows) {
      const bin = own[row] ?? 0
      sums[bin] = (sums[bin] ?? 0) + (residuals[row] ?? 0) * (weights[row] ?? 0)
      counts[bin] = (counts[bin] ?? 0) + (weights[row] ?? 0)
    }
    let [left, leftCount] = [0, 0]
    for (let bin = 0; bin < binCount - 1; bin += 1) {
      left += sums[bin] ?? 0
      leftCount += counts[bin] ?? 0
      const rightCount = count - leftCount
      if (leftCount < training.leaf || rightCount < training.leaf) continue
      const right = sum - left
      const gain =
        left ** 2 / (leftCount + training.pull) +
        right ** 2 / (rightCount + training.pull) -
        sum ** 2 / (count + training.pull)
      if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain }
    }
  }
  return best
}

function grow(growing: Growing, { rows, depth }: { rows: Int32Array; depth: number }): TreeNode {
  const { bins, edges, residuals, weights, training } = growing
  const split = depth > 0 ? bestSplit(growing, rows) : undefined
  if (!split) {
    let [sum, count] = [0, 0]
    for (const row of rows) {
      sum += (residuals[row] ?? 0) * (weights[row] ?? 0)
      count += weights[row] ?? 0
    }
    return round((training.rate * sum) / (count + training.pull))
  }
  const own = bins[split.feature]
  const isLeft = (row: number) => (own?.[row] ?? 0) <= split.bin
  return [
    split.feature,
    edges[split.feature]?.[split.bin] ?? 0,
    grow(growing, { rows: rows.filter(isLeft), depth: depth - 1 }),
    grow(growing, { rows: rows.filter((row) => !isLeft(row)), depth: depth - 1 }),
  ]
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5

/** Fits boosted regression trees. The same rows and training give the same trees. */
export function fitTrees(rows: readonly TreeRow[], training: TreeTraining): Trees {
  const random = makeRandom(training.seed)
  const binned = binRows(rows)
  const weights = Float64Array.from(rows, ({ weight }) => weight ?? 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const base = round(rows.reduce((sum, { target }, at) => sum + target * (weights[at] ?? 0), 0) / total)
  const fitted = new Float64Array(rows.length).fill(base)
  const groups = [...new Set(rows.map(({ group }) => group))]
  const trees: TreeNode[] = []
  for (let count = 0; count < training.rounds; count += 1) {
    const drawn = new Set(groups.filter(() => random.next() < training.rowShare))
    const used = Int32Array.from(rows.keys()).filter((row) => drawn.has(rows[row]?.group ?? ''))
    const features = binned.bins.map((_, at) => at).filter(() => random.next() < training.featureShare)
    const residuals = Float64Array.from(rows, ({ target }, at) => target - (fitted[at] ?? 0))
    const tree = grow(
      { ...binned, residuals, weights, features, training },
      { rows: used, depth: training.depth },
    )
    for (let row = 0; row < rows.length; row += 1)
      fitted[row] = (fitted[row] ?? 0) + applyTrees({ base: 0, trees: [tree] }, rows[row]?.values ?? [])
    trees.push(tree)
  }
  return { base, trees }
}
