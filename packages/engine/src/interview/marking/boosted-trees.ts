/** A leaf's value, or a feature, its edge, and what follows up to the edge and above it. */
export type TreeNode = number | [feature: number, edge: number, upTo: TreeNode, above: TreeNode]

/** Regression trees whose values add up. */
export type Trees = { base: number; trees: readonly TreeNode[] }

/** The value that the trees give to these features. */
export function applyTrees({ base, trees }: Trees, values: readonly number[]): number {
  let sum = base
  for (const tree of trees) {
    let node = tree
    while (typeof node !== 'number') node = (values[node[0]] ?? 0) <= node[1] ? node[2] : node[3]
    sum += node
  }
  return sum
}

/** The mean of several fits, from 0 to 1. */
export const applyFits = (fits: readonly Trees[], values: readonly number[]): number =>
  Math.max(0, Math.min(1, fits.reduce((sum, trees) => sum + applyTrees(trees, values), 0) / fits.length))

/** The weighted sum of the features, from 0 to 1. */
export const applyLinear = (
  { base, weights }: { base: number; weights: readonly number[] },
  values: readonly number[],
): number =>
  Math.max(
    0,
    Math.min(
      1,
      weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), base),
    ),
  )
