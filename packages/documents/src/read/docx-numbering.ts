import { walkXml } from './xml-walk.ts'

/** Whether a numbering id and level put a bullet or number before the paragraph. */
export type Numbering = { hasMark(list: string | undefined, level: string | undefined): boolean }

/** Reads `numbering.xml`; without it, every list counts as having marks. */
export function readNumbering(xml: string | undefined): Numbering {
  const abstractOf = new Map<string, string>()
  const withoutMark = new Set<string>()
  if (xml) collect(xml, abstractOf, withoutMark)
  return {
    hasMark(list, level) {
      if (list === undefined || list === '0') return false
      return !withoutMark.has(`${abstractOf.get(list)}/${level ?? '0'}`)
    },
  }
}

function collect(xml: string, abstractOf: Map<string, string>, withoutMark: Set<string>): void {
  let abstract = ''
  let level = ''
  let list = ''
  walkXml(xml, {
    open({ name, attributes }) {
      const value = attributes.get('val') ?? ''
      if (name === 'abstractNum') abstract = attributes.get('abstractNumId') ?? ''
      else if (name === 'lvl') level = attributes.get('ilvl') ?? '0'
      else if (name === 'numFmt' && value === 'none') withoutMark.add(`${abstract}/${level}`)
      else if (name === 'num') list = attributes.get('numId') ?? ''
      else if (name === 'abstractNumId') abstractOf.set(list, value)
    },
    close() {},
  })
}
