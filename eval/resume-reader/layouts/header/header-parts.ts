import type { Block, LineBlock } from '../../shapes.ts'
import type { Writing } from '../writing.ts'

/** Where the name, the title and the means of contact go. */
export type HeaderParts = {
  top: Block[]
  /** At the top of the main column, if there is a sidebar. */
  main: Block[]
  /** At the top of the sidebar, if there is one. */
  side: Block[]
  runningHead: LineBlock[]
  end: Block[]
  /** Birth date and the like stand in the header already. */
  tellsPersonal: boolean
}

export type Header = HeaderParts & { grammar: string }

export type HeaderGrammar = {
  weight: number
  formats?: readonly Writing['format'][]
  write: (writing: Writing) => Partial<HeaderParts>
}
