import type { Block } from '../shapes.ts'
import type { Header } from './header/header.ts'
import type { HeadingStyle } from './heading-style.ts'
import type { Section } from './section.ts'

export type PageInput = { header: Header; sections: Section[]; style: HeadingStyle }

/** One part below the other over the whole width. */
export function singleColumn({ header, sections, style }: PageInput): Block[] {
  return [...header.top, ...sections.flatMap((section) => sectionBlocks({ section, style })), ...header.end]
}

export function sectionBlocks({ section, style }: { section: Section; style: HeadingStyle }): Block[] {
  const heading = section.heading === undefined ? [] : style.write(section.heading)
  return [{ kind: 'space', size: style.space }, ...heading, ...section.blocks]
}
