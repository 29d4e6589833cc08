// People's texts are shown in a terminal, which would execute control characters in them.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A text without characters that a terminal would act on. */
export const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(unsafe, (char) => (char === '\n' ? char : '\ufffd'))

export const oneLine = (text: string): string => plain(text).replace(/\s+/g, ' ')
