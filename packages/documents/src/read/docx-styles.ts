import { walkXml, type XmlElement } from './xml-walk.ts'

/** The formatting a paragraph or run sets itself; undefined where it sets none. Sizes are in points. */
export type Look = {
  bold?: boolean
  italic?: boolean
  hidden?: boolean
  fontSize?: number
  font?: string
  /** Space before and after in points. */
  before?: number
  after?: number
  /** Numbering id; '0' removes an inherited list. */
  list?: string
  listLevel?: string
  outlineLevel?: number
}

/** Formatting including what is inherited, and the level of a heading style, from 1. */
export type Style = Look & { headingLevel?: number | undefined }

type RawStyle = { name: string; basedOn?: string; look: Look }

export type Styles = {
  /** A paragraph style, including the document's defaults. */
  get(id: string | undefined): Style
  /** The formatting a character style sets itself. */
  getRunLook(id: string): Look
}

/** Reads `styles.xml`; without it every style is plain. */
export function readStyles(xml: string | undefined): Styles {
  const raw = new Map<string, RawStyle>()
  const defaults: Look = {}
  let defaultId: string | undefined
  if (xml) defaultId = collect(xml, raw, defaults)
  const known = new Map<string, Style>()
  const get = (id: string | undefined): Style => {
    const key = id ?? defaultId ?? ''
    const style = known.get(key) ?? resolveStyle(key, raw, defaults)
    known.set(key, style)
    return style
  }
  return { get, getRunLook: (id) => inherited(chainOf(id, raw), {}) }
}

function collect(xml: string, raw: Map<string, RawStyle>, defaults: Look): string | undefined {
  let current: RawStyle | undefined
  let isInDefaults = false
  let defaultId: string | undefined
  walkXml(xml, {
    open(element) {
      const { name, attributes } = element
      if (name === 'docDefaults') isInDefaults = true
      else if (name === 'style') {
        const id = attributes.get('styleId') ?? ''
        current = { name: '', look: {} }
        raw.set(id, current)
        if (attributes.get('type') === 'paragraph' && isOn(attributes.get('default') ?? '0')) defaultId = id
      } else if (name === 'name' && current) current.name = attributes.get('val') ?? ''
      else if (name === 'basedOn' && current) current.basedOn = attributes.get('val')
      else if (current) applyLook(current.look, element)
      else if (isInDefaults) applyLook(defaults, element)
    },
    close(name) {
      if (name === 'style') current = undefined
      if (name === 'docDefaults') isInDefaults = false
    },
  })
  return defaultId
}

const maxInheritance = 12

function resolveStyle(id: string, raw: ReadonlyMap<string, RawStyle>, defaults: Look): Style {
  const chain = chainOf(id, raw)
  const look = inherited(chain, defaults)
  const named = chain
    .map((style) => /^heading (\d)/i.exec(style.name)?.[1])
    .find((level) => level !== undefined)
  return { ...look, headingLevel: levelOfOutline(look.outlineLevel) ?? levelOfName(named) }
}

function levelOfName(digit: string | undefined): number | undefined {
  return digit === undefined ? undefined : Number(digit)
}

function chainOf(id: string, raw: ReadonlyMap<string, RawStyle>): RawStyle[] {
  const chain: RawStyle[] = []
  let style = raw.get(id)
  while (style && chain.length < maxInheritance) {
    chain.push(style)
    style = style.basedOn === undefined ? undefined : raw.get(style.basedOn)
  }
  return chain
}

function inherited(chain: readonly RawStyle[], defaults: Look): Look {
  return Object.assign({}, defaults, ...chain.map((style) => style.look).toReversed())
}

/** The heading level, from 1, of Word's outline levels 0 to 8; 9 is body text. */
export function levelOfOutline(level: number | undefined): number | undefined {
  return level !== undefined && level < 9 ? level + 1 : undefined
}

/** Applies a formatting element to `look`; ignores other elements. */
export function applyLook(look: Look, { name, attributes }: XmlElement): void {
  const value = attributes.get('val')
  if (name === 'b') look.bold = isOn(value)
  else if (name === 'i') look.italic = isOn(value)
  else if (name === 'vanish' || name === 'webHidden') look.hidden = isOn(value)
  else if (name === 'rFonts') look.font = attributes.get('ascii') ?? attributes.get('hAnsi') ?? look.font
  else if (name === 'sz') look.fontSize = numberOf(value, 2)
  else if (name === 'numId') look.list = value
  else if (name === 'ilvl') look.listLevel = value
  else if (name === 'outlineLvl') look.outlineLevel = numberOf(value, 1)
  else if (name === 'spacing') applySpacing(look, attributes)
}

function applySpacing(look: Look, attributes: XmlElement['attributes']): void {
  const before = numberOf(attributes.get('before'), 20)
  const after = numberOf(attributes.get('after'), 20)
  if (before !== undefined) look.before = before
  if (after !== undefined) look.after = after
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/i.test(value)
}

const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, pi: 12 }

/** A number of units, or a measure with its own unit such as '12pt', in points. */
function numberOf(value: string | undefined, perUnit: number): number | undefined {
  const [, digits, unit] = /^\s*(-?[\d.]+)(pt|in|cm|mm|pc|pi)\s*$/.exec(value ?? '') ?? []
  if (digits !== undefined) return Number(digits) * (pointsPer[unit ?? ''] ?? 1)
  const number = Number(value)
  return value === undefined || !Number.isFinite(number) ? undefined : number / perUnit
}
