import type { ReadLine, ReadLink } from '@nextrung/contract/read-document'
import { cleanLine } from './clean-text.ts'
import type { Numbering } from './docx-numbering.ts'
import type { Relationship } from './docx-package.ts'
import { type DraftLine, linesOfParagraph, type Paragraph } from './docx-paragraph.ts'
import { applyLook, type Look, type Styles } from './docx-styles.ts'
import { linesOfTableRow } from './docx-table.ts'
import { textInFont } from './icon-fonts.ts'
import { minReadableFontSize } from './min-readable-font-size.ts'
import { walkXml, type XmlElement, type XmlVisitor } from './xml-walk.ts'

/** The styles, numbering and relationships needed to read a part's text. */
export type StoryContext = {
  styles: Styles
  numbering: Numbering
  relationships: ReadonlyMap<string, Relationship>
}

/** The text of one part: the body, a header or a footer. `references` are the headers and footers it refers to. */
export type Story = { drafts: DraftLine[]; links: ReadLink[]; references: string[] }

// Fallbacks of content already read, deleted text, previous formatting.
const skipped: ReadonlySet<string> = new Set(
  'Fallback del moveFrom delText pPrChange rPrChange tblPrChange trPrChange tcPrChange sectPrChange'.split(
    ' ',
  ),
)

const extraGap = 1000

type Flow = { drafts: DraftLine[]; isAfterEmpty: boolean }
type Field = { instruction: string; link?: ReadLink }

/** Reads the text of a part in one pass. Never accesses anything outside the file. */
export function readStory(xml: string, context: StoryContext): Story {
  const reader = new StoryReader(context)
  walkXml(xml, reader)
  return reader.story()
}

class StoryReader implements XmlVisitor {
  readonly #context: StoryContext
  readonly #flows: Flow[] = [{ drafts: [], isAfterEmpty: false }]
  readonly #rows: DraftLine[][][] = []
  readonly #paragraphs: Paragraph[] = []
  readonly #openLinks: (ReadLink | undefined)[] = []
  readonly #fields: Field[] = []
  readonly #links: ReadLink[] = []
  readonly #references: string[] = []
  #skipDepth = 0
  #rowCount = 0
  #runLook: Look | undefined
  #isInParagraphLook = false
  #isInMarkLook = false
  #textOf: 'run' | 'instruction' | undefined

  constructor(context: StoryContext) {
    this.#context = context
  }

  story(): Story {
    return { drafts: this.#flows[0]?.drafts ?? [], links: this.#links, references: this.#references }
  }

  open(element: XmlElement): void {
    if (this.#skipDepth > 0 || skipped.has(element.name)) {
      this.#skipDepth++
      return
    }
    this.#openBlock(element)
    if (this.#isInParagraphLook) this.#openParagraphLook(element)
    else if (this.#runLook) this.#openInRun(element, this.#runLook)
    this.#openLink(element)
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth--
      return
    }
    if (name === 't' || name === 'instrText') this.#textOf = undefined
    else if (name === 'r') this.#runLook = undefined
    else if (name === 'pPr') this.#isInParagraphLook = false
    else if (name === 'rPr') this.#isInMarkLook = false
    else if (name === 'hyperlink' || name === 'fldSimple') this.#closeLink(this.#openLinks.pop())
    else this.#closeBlock(name)
  }

  text(text: string): void {
    if (this.#skipDepth > 0) return
    // Word's own optional hyphen is an element; it shows the character.
    if (this.#textOf === 'run') this.#append(text.replaceAll('\u00ad', '-'))
    const field = this.#fields.at(-1)
    if (this.#textOf === 'instruction' && field) field.instruction += text
  }

  #openBlock({ name, attributes }: XmlElement): void {
    if (name === 'p') this.#paragraphs.push({ look: {}, runs: [] })
    else if (name === 'pPr') this.#isInParagraphLook = true
    else if (name === 'r') this.#runLook = {}
    else if (name === 'tr') this.#rows.push([])
    else if (name === 'tc' || name === 'txbxContent') this.#flows.push({ drafts: [], isAfterEmpty: false })
    else if (name === 'headerReference' || name === 'footerReference') {
      const id = attributes.get('id')
      if (id !== undefined) this.#references.push(id)
    }
  }

  #closeBlock(name: string): void {
    if (name === 'p') this.#closeParagraph()
    else if (name === 'tc') this.#rows.at(-1)?.push(this.#flows.pop()?.drafts ?? [])
    else if (name === 'tr') this.#addLines(linesOfTableRow(this.#rows.pop() ?? [], this.#rowCount++))
    else if (name === 'txbxContent') {
      const drafts = this.#flows.pop()?.drafts ?? []
      this.#addLines(drafts.map((draft) => ({ ...draft, line: { ...draft.line, part: 'textbox' } })))
      this.#runLook = {}
    }
  }

  #openParagraphLook(element: XmlElement): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    if (element.name === 'pStyle') paragraph.styleId = element.attributes.get('val')
    else if (element.name === 'rPr') this.#isInMarkLook = true
    else if (!this.#isInMarkLook) applyLook(paragraph.look, element)
  }

  #openInRun(element: XmlElement, look: Look): void {
    const { name, attributes } = element
    if (name === 't') this.#textOf = 'run'
    else if (name === 'instrText') this.#textOf = 'instruction'
    else if (name === 'tab' || name === 'ptab') this.#append('\t')
    else if (name === 'br' || name === 'cr') this.#append('\n')
    else if (name === 'noBreakHyphen') this.#append('-')
    else if (name === 'sym') this.#append(symbolOf(attributes.get('char')))
    else if (name === 'rStyle')
      Object.assign(look, this.#context.styles.getRunLook(attributes.get('val') ?? ''))
    else if (name === 'fldChar') this.#moveField(attributes.get('fldCharType'))
    else applyLook(look, element)
  }

  #openLink({ name, attributes }: XmlElement): void {
    if (name === 'hyperlink' || name === 'hlinkClick') {
      const relationship = this.#context.relationships.get(attributes.get('id') ?? '')
      const link = relationship?.isExternal ? makeLink(relationship.target) : undefined
      if (name === 'hyperlink') this.#openLinks.push(link)
      else this.#closeLink(link)
    } else if (name === 'fldSimple') {
      this.#openLinks.push(linkOfInstruction(attributes.get('instr') ?? ''))
    }
  }

  #moveField(type: string | undefined): void {
    const field = this.#fields.at(-1)
    if (type === 'begin') this.#fields.push({ instruction: '' })
    else if (type === 'separate' && field) field.link = linkOfInstruction(field.instruction)
    else if (type === 'end') this.#closeLink(this.#fields.pop()?.link)
  }

  #append(text: string): void {
    const look = this.#runLook
    if (!look || look.hidden || (look.fontSize ?? minReadableFontSize) < minReadableFontSize) return
    this.#paragraphs.at(-1)?.runs.push({ text: textInFont(text, look.font ?? ''), look })
    for (const link of this.#openLinks) if (link) link.text += text
    for (const field of this.#fields) if (field.link) field.link.text += text
  }

  #closeLink(link: ReadLink | undefined): void {
    if (link) this.#links.push({ ...link, text: cleanLine(link.text) })
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    const lines = paragraph ? linesOfParagraph(paragraph, this.#context) : 'empty'
    const flow = this.#flows.at(-1)
    if (lines === 'empty' && flow) flow.isAfterEmpty = true
    else if (lines !== 'empty') this.#addLines(lines)
  }

  #addLines(drafts: readonly DraftLine[]): void {
    const flow = this.#flows.at(-1)
    const [first, ...others] = drafts
    if (!flow || !first) return
    flow.drafts.push(flow.isAfterEmpty ? { ...first, before: extraGap } : first, ...others)
    flow.isAfterEmpty = false
  }
}

function makeLink(url: string): ReadLink | undefined {
  return /^(?:https?|mailto|tel):/i.test(url.trim()) ? { text: '', url: url.trim(), page: 1 } : undefined
}

function linkOfInstruction(instruction: string): ReadLink | undefined {
  const url = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1]
  return url === undefined ? undefined : makeLink(url)
}

// Symbol font codes: the common ones are bullets, the others are icons.
function symbolOf(code: string | undefined): string {
  return code && /^f0(?:b7|a7|d8|76|fc|a8)$/i.test(code) ? '•' : ''
}

const minGapPoints = 3

/** Sets `gapBefore` on lines below an empty paragraph, or with clearly more space above than is usual here. */
export function withGaps(drafts: readonly DraftLine[]): ReadLine[] {
  const gaps = drafts.slice(1).map((draft, at) => Math.max(draft.before, drafts[at]?.after ?? 0))
  const usual = gaps.filter((gap) => gap < extraGap).sort((a, b) => a - b)
  const threshold = (usual[Math.floor(usual.length / 2)] ?? 0) + minGapPoints
  return drafts.map(({ line }, at) => {
    const gap = at === 0 ? 0 : (gaps[at - 1] ?? 0)
    return gap > threshold ? { ...line, gapBefore: true } : line
  })
}
