import type { PlacedNode } from '../path-node.ts'
import type { Direction } from './lay-out-path.ts'

type Walk = {
  /** In the order in which they are read. */
  nodes: readonly PlacedNode[]
  from: PlacedNode
  direction: Direction
}

/** The card a key leads to, from the arrows as they lie in the picture; undefined for other keys and at the ends. */
export const walkPath = (key: string, { nodes, from, direction }: Walk): PlacedNode | undefined => {
  const column = direction === 'right' ? nodes.filter(({ depth }) => depth === from.depth) : nodes
  switch (key) {
    case 'Home':
      return nodes[0]
    case 'End':
      return nodes.at(-1)
    case 'ArrowRight':
      return from.children[0]
    case 'ArrowLeft':
      return nodes.find((node) => node.key === from.parent)
    case 'ArrowDown':
      return column[column.indexOf(from) + 1]
    case 'ArrowUp':
      return column[column.indexOf(from) - 1]
    default:
      return undefined
  }
}
