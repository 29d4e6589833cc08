const spacedLetters = /(?<![^\s])\p{L}(?: [\p{L}&]){3,}(?![^\s])/gu

/** Joins letters that are spaced out for looks: 'P R O J E C T S' is 'PROJECTS'. Two spaces separate words. */
export function joinLetterSpaced(text: string): string {
  return text.replace(spacedLetters, (run) => run.replaceAll(' ', ''))
}
