import type { Block } from '../shapes.ts'

export type SectionKey =
  | 'summary'
  | 'work'
  | 'education'
  | 'certificates'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'personal'
  | 'contact'
  | 'other'

/** A part of a resume before it is known where on the page it goes. */
export type Section = {
  key: SectionKey
  /** Undefined for one that the text itself names, such as "Languages: …" in one line. */
  heading: string | undefined
  blocks: Block[]
  /** The grammars that wrote it. */
  grammars: string[]
}
