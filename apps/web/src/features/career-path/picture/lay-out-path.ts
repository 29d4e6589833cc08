import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { PlacedNode } from '../path-node.ts'

export const boxSize = { width: 232, height: 138 }
const margin = 24
const gap = { across: 72, along: 20 }
const indent = 28

export type Box = { placed: PlacedNode; x: number; y: number }
export type Link = { key: string; from: Box; to: Box }
/** `right`: one column for each step; `list`: one card below the other, indented, for narrow screens. */
export type Direction = 'right' | 'list'
export type PathLayout = { direction: Direction; boxes: Box[]; links: Link[]; width: number; height: number }

type Node = HierarchyPointNode<PlacedNode>

const place = (nodes: readonly Node[], direction: Direction): Box[] => {
  const top = Math.min(...nodes.map(({ x }) => x))
  return nodes.map(({ data: placed, depth, x, y }, at) =>
    direction === 'right'
      ? { placed, x: y + margin, y: x - top + margin }
      : { placed, x: depth * indent + margin, y: at * (boxSize.height + gap.along) + margin },
  )
}

/** Places every card; `x` and `y` are the top left corner. The boxes come in the order in which they are read. */
export const layOutPath = (root: PlacedNode, direction: Direction): PathLayout => {
  const { width, height } = boxSize
  const laidOut = tree<PlacedNode>()
    .nodeSize([height + gap.along, width + gap.across])
    .separation(() => 1)(hierarchy(root, ({ children }) => children))
  const nodes: Node[] = []
  laidOut.eachBefore((node) => nodes.push(node))
  const boxes = place(nodes, direction)
  const boxOf = new Map(boxes.map((box) => [box.placed, box]))
  return {
    direction,
    boxes,
    links: laidOut.links().flatMap(({ source, target }) => {
      const [from, to] = [boxOf.get(source.data), boxOf.get(target.data)]
      return from && to ? [{ key: to.placed.key, from, to }] : []
    }),
    width: Math.max(...boxes.map(({ x }) => x)) + width + margin,
    height: Math.max(...boxes.map(({ y }) => y)) + height + margin,
  }
}

/** The line from one card to the next, as an SVG path with square corners. */
export const linkPath = ({ from, to }: Link, direction: Direction): string => {
  const { width, height } = boxSize
  return direction === 'right'
    ? `M${from.x + width},${from.y + height / 2}H${to.x - gap.across / 2}V${to.y + height / 2}H${to.x}`
    : `M${from.x + indent / 2},${from.y + height}V${to.y + height / 2}H${to.x}`
}
