import { readFileSync } from 'node:fs'
import type { TreeNode, Trees } from './boosted-trees.ts'

/** A weighted sum of features. */
export type LinearWeights = { base: number; weights: readonly number[] }

/** What training made: how sure a key point is said, a belief held and a reference met, and what all that is worth. */
export type MarkerWeights = {
  /** Each a mean of several fits. */
  trees: Readonly<Record<TreeUse, readonly Trees[]>>
  linear: Readonly<Record<LinearUse, LinearWeights>>
}

export const treeUses = ['point', 'belief', 'stray', 'referenceScore', 'correct', 'contradictory'] as const
export type TreeUse = (typeof treeUses)[number]

export const linearUses = ['score', 'communication', 'referenceScore'] as const
export type LinearUse = (typeof linearUses)[number]

/** Edges and leaves are whole numbers of these parts, so that they are the same on every machine. */
const edgeParts = 1e4
const leafParts = 1e6
const leafMark = 255

/** Serialises the weights: numbers of four bytes, a byte before each node that says what it is. */
export function packMarker({ trees, linear }: MarkerWeights): Uint8Array {
  const bytes: number[] = []
  const pushNumber = (value: number) => {
    const view = new DataView(new ArrayBuffer(4))
    view.setInt32(0, Math.round(value), true)
    bytes.push(...new Uint8Array(view.buffer))
  }
  const pushNode = (node: TreeNode): void => {
    if (typeof node === 'number') {
      bytes.push(leafMark)
      pushNumber(node * leafParts)
    } else {
      bytes.push(node[0])
      pushNumber(node[1] * edgeParts)
      pushNode(node[2])
      pushNode(node[3])
    }
  }
  for (const use of treeUses) {
    pushNumber(trees[use].length)
    for (const fit of trees[use]) {
      pushNumber(fit.trees.length)
      pushNumber(fit.base * leafParts)
      for (const tree of fit.trees) pushNode(tree)
    }
  }
  for (const use of linearUses) {
    pushNumber(linear[use].weights.length)
    pushNumber(linear[use].base * leafParts)
    for (const weight of linear[use].weights) pushNumber(weight * leafParts)
  }
  return Uint8Array.from(bytes)
}

/** Reads what `packMarker` wrote. @throws RangeError if the file is truncated or of another kind */
export function unpackMarker(bytes: Uint8Array): MarkerWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const takeNumber = (): number => {
    at += 4
    return view.getInt32(at - 4, true)
  }
  const takeCount = (): number => {
    const count = takeNumber()
    if (count < 0 || count > bytes.length) throw new RangeError('The weights of the marker are broken.')
    return count
  }
  const takeNode = (): TreeNode => {
    at += 1
    const feature = view.getUint8(at - 1)
    if (feature === leafMark) return takeNumber() / leafParts
    return [feature, takeNumber() / edgeParts, takeNode(), takeNode()]
  }
  const takeTrees = (): Trees => {
    const count = takeCount()
    return { base: takeNumber() / leafParts, trees: Array.from({ length: count }, takeNode) }
  }
  const takeFits = (): Trees[] => Array.from({ length: takeCount() }, takeTrees)
  const takeLinear = (): LinearWeights => {
    const count = takeCount()
    return {
      base: takeNumber() / leafParts,
      weights: Array.from({ length: count }, () => takeNumber() / leafParts),
    }
  }
  return {
    trees: {
      point: takeFits(),
      belief: takeFits(),
      stray: takeFits(),
      referenceScore: takeFits(),
      correct: takeFits(),
      contradictory: takeFits(),
    },
    linear: { score: takeLinear(), communication: takeLinear(), referenceScore: takeLinear() },
  }
}

let loaded: MarkerWeights | undefined

/** The weights stored next to this file, read once on first use. */
export function loadMarker(): MarkerWeights {
  loaded ??= unpackMarker(readFileSync(new URL('./marker-weights.bin', import.meta.url)))
  return loaded
}
