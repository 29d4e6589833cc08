import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
} from 'docx'
import type { DocxLook } from './docx-look.ts'

// Times New Roman and Arial cover Arabic and Hebrew; each system comes with East Asian fonts.
const rightToLeftFonts: Record<string, string> = { Cambria: 'Times New Roman', Calibri: 'Arial' }
const eastAsianFonts: Record<string, string> = { ja: 'Yu Gothic', ko: 'Malgun Gothic' }

const ink = '1F1F1F'
const faint = '4D4D4D'
const bulletReference = 'bullets'

export function bulletNumbering({ indent, tone }: DocxLook) {
  return {
    reference: bulletReference,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: '•',
        style: { paragraph: { indent: { left: indent + 260, hanging: 200 } }, run: { color: tone } },
      },
    ],
  }
}

/** The document's styles, under Word's built-in names, so people can change the look in one place. */
export function docxStyles(look: DocxLook, language: string): IStylesOptions {
  return { default: defaultStyles(look, language), paragraphStyles: paragraphStyles(look), characterStyles }
}

function defaultStyles({ latinFont, size, space, ...look }: DocxLook, language: string) {
  const eastAsia = eastAsianFonts[language] ?? 'Microsoft YaHei'
  const font = { ascii: latinFont, hAnsi: latinFont, cs: rightToLeftFonts[latinFont] ?? 'Arial', eastAsia }
  const run = (halfPoints: number, color: string) => ({
    font,
    size: halfPoints,
    sizeComplexScript: halfPoints,
    color,
  })
  const bold = { bold: true, boldComplexScript: true }
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 2, color: '969696' }
  return {
    document: {
      run: { ...run(size.text, ink), language: wordLanguages(language) },
      paragraph: { spacing: { after: space.text, line: space.line } },
    },
    title: {
      run: { ...run(size.title, look.tone), ...bold },
      paragraph: { ...aligned(look), spacing: { after: 40, line: 240 }, keepNext: true },
    },
    heading1: {
      run: { ...run(size.heading, look.tone), ...bold },
      paragraph: {
        spacing: { before: space.heading, after: space.text + 30 },
        keepNext: true,
        keepLines: true,
        ...(look.headingRule ? { border: { bottom: rule } } : {}),
      },
    },
    heading2: {
      run: { ...run(size.entry, ink), bold: false },
      paragraph: {
        spacing: { before: space.entry, after: look.twoLineHeads ? 20 : space.text },
        indent: { left: look.indent },
        keepNext: true,
        keepLines: true,
      },
    },
    hyperlink: { run: { color: ink } },
  }
}

function paragraphStyles({ size, space, indent, ...look }: DocxLook): IParagraphStyleOptions[] {
  const style = (id: string, name: string, options: Omit<IParagraphStyleOptions, 'id' | 'name'>) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...options,
  })
  const sized = (halfPoints: number, color: string) => ({
    size: halfPoints,
    sizeComplexScript: halfPoints,
    color,
  })
  const rule = { style: BorderStyle.SINGLE, size: 12, space: 6, color: look.tone }
  return [
    style('Subtitle', 'Subtitle', {
      run: sized(size.subtitle, look.isCentred ? faint : ink),
      paragraph: { ...aligned(look), spacing: { after: space.text }, keepNext: true },
    }),
    style('ContactLine', 'Contact Line', {
      run: sized(size.contact, ink),
      paragraph: { ...aligned(look), ...(look.headRule ? { border: { bottom: rule } } : {}) },
    }),
    style('BodyText', 'Body Text', { paragraph: { indent: { left: indent } } }),
    style('EntryDetail', 'Entry Detail', {
      paragraph: { indent: { left: indent }, keepNext: true, keepLines: true },
    }),
    style('EntryRow', 'Entry Row', { paragraph: { indent: { left: indent }, keepLines: true } }),
    style('ListBullet', 'List Bullet', {
      paragraph: { numbering: { reference: bulletReference, level: 0 }, spacing: { after: space.bullet } },
    }),
    { id: 'Footer', name: 'footer', basedOn: 'Normal', run: sized(17, faint) },
  ]
}

const characterStyles = [
  { id: 'Strong', name: 'Strong', quickFormat: true, run: { bold: true, boldComplexScript: true } },
  { id: 'Emphasis', name: 'Emphasis', quickFormat: true, run: { italics: true, italicsComplexScript: true } },
  { id: 'Dates', name: 'Dates', quickFormat: true, run: { color: faint } },
]

function aligned({ isCentred }: { isCentred: boolean }) {
  return isCentred ? { alignment: AlignmentType.CENTER } : {}
}

function wordLanguages(language: string) {
  const tags: Record<string, string> = {
    en: 'en-US',
    de: 'de-DE',
    fr: 'fr-FR',
    es: 'es-ES',
    zh: 'zh-CN',
    ja: 'ja-JP',
    ko: 'ko-KR',
    ar: 'ar-SA',
    he: 'he-IL',
    ru: 'ru-RU',
    el: 'el-GR',
  }
  const tag = tags[language] ?? language
  return {
    value: tag,
    eastAsia: tags[language] ?? 'zh-CN',
    bidirectional: language === 'he' ? 'he-IL' : 'ar-SA',
  }
}
