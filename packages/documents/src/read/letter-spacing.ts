const spacedLetters = /(?<![^\s])\p{L}(?: [\p{L}&]){3,}(?![^\s])/gu

/** Joins letters that are set apart for looks: 'P R O J E C T S' is 'PROJECTS'. Two spaces part words. */
export function joinLetterSpaced(text: string): string {
  return text.replace(spacedLetters, (run) => run.replaceAll(' ', ''))
}
