// Control and format characters that reorder, hide or break text; joiners and direction marks stay.
const invisible =
  /(?!\n|\t)\p{Cc}|[\u00ad\u061c\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|[\u{e0000}-\u{e007f}]/gu

// Colour emoji with their joiners; symbols that are text by default (copyright, arrows, ticks) stay.
const emoji =
  /(?:\p{RI}\p{RI}|\p{Emoji_Presentation}|(?![\u00a9\u00ae\u2122\u2190-\u21ff])\p{Extended_Pictographic}\ufe0f)(?:\u200d\p{Extended_Pictographic}|[\ufe0f\p{EMod}])*/gu
const strayMarks = /[\ufe0f\u20e3]/gu

/**
 * One line of text that is safe to typeset: NFC, without emoji, control characters, lone surrogates, bidirectional
 * overrides or zero-width spaces, and with runs of white space collapsed to one space.
 */
export function cleanLine(value: string | undefined): string {
  return cleanParagraphs(value).join(' ')
}

/** The non-empty paragraphs of a text, each cleaned like `cleanLine`. */
export function cleanParagraphs(value: string | undefined): string[] {
  return (value ?? '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Surrogate}/gu, '')
    .replace(invisible, '')
    .replace(emoji, '')
    .replace(strayMarks, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}
