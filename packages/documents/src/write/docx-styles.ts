import { BorderStyle, type IStylesOptions, LevelFormat } from 'docx'

/** US Letter with the margins of the PDF, in twentieths of a point. */
export const pageSize = { width: 12240, height: 15840 }
export const pageMargin = { top: 1080, bottom: 1080, left: 1224, right: 1224, footer: 560 }
const textWidth = pageSize.width - pageMargin.left - pageMargin.right

// Cambria comes with Word on Windows and macOS, has lining figures, and other programs know a substitute of
// the same widths. Times New Roman has Arabic and Hebrew; the East Asian fonts come with each system.
const latinFont = 'Cambria'
const rightToLeftFont = 'Times New Roman'
const eastAsianFonts: Record<string, string> = { ja: 'Yu Gothic', ko: 'Malgun Gothic' }

const ink = '1F1F1F'
const faint = '4D4D4D'

export const bulletNumbering = {
  reference: 'bullets',
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      style: { paragraph: { indent: { left: 260, hanging: 200 } }, run: { color: faint } },
    },
  ],
}

/** The styles of the document: Word's own names, so that a person can change the look in one place. */
export function docxStyles(language: string): IStylesOptions {
  const eastAsia = eastAsianFonts[language] ?? 'Microsoft YaHei'
  const font = { ascii: latinFont, hAnsi: latinFont, cs: rightToLeftFont, eastAsia }
  return {
    default: {
      document: {
        run: { font, size: 21, sizeComplexScript: 21, color: ink, language: wordLanguages(language) },
        paragraph: { spacing: { after: 60, line: 264 } },
      },
      title: {
        run: { font, size: 46, sizeComplexScript: 46, bold: true, boldComplexScript: true, color: ink },
        paragraph: { spacing: { after: 40, line: 240 }, keepNext: true },
      },
      heading1: {
        run: { font, size: 25, sizeComplexScript: 25, bold: true, boldComplexScript: true, color: ink },
        paragraph: {
          spacing: { before: 240, after: 90 },
          keepNext: true,
          keepLines: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: '969696' } },
        },
      },
      heading2: {
        run: { font, size: 21, sizeComplexScript: 21, bold: false, color: ink },
        paragraph: {
          spacing: { before: 140, after: 50 },
          keepNext: true,
          keepLines: true,
          rightTabStop: textWidth,
        },
      },
      hyperlink: { run: { color: ink } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 23, sizeComplexScript: 23, color: faint },
        paragraph: { spacing: { after: 60 }, keepNext: true },
      },
      {
        id: 'ContactLine',
        name: 'Contact Line',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 19, sizeComplexScript: 19 },
      },
      {
        id: 'EntryRow',
        name: 'Entry Row',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { rightTabStop: textWidth, keepLines: true },
      },
      {
        id: 'ListBullet',
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { numbering: { reference: bulletNumbering.reference, level: 0 }, spacing: { after: 40 } },
      },
      {
        id: 'Footer',
        name: 'footer',
        basedOn: 'Normal',
        run: { size: 17, sizeComplexScript: 17, color: faint },
      },
    ],
    characterStyles: [
      { id: 'Strong', name: 'Strong', quickFormat: true, run: { bold: true, boldComplexScript: true } },
      {
        id: 'Emphasis',
        name: 'Emphasis',
        quickFormat: true,
        run: { italics: true, italicsComplexScript: true },
      },
      { id: 'Dates', name: 'Dates', quickFormat: true, run: { color: faint } },
    ],
  }
}

function wordLanguages(language: string) {
  const tags: Record<string, string> = {
    en: 'en-US',
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
