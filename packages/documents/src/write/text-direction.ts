const scripts: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
]

/** True when the first letter of the text is from a right-to-left script, following Unicode bidirectional rule P2. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first)
}

/**
 * The language code for the script of most letters; English for Latin, which many languages share. Kana mark a text
 * with many Han characters as Japanese.
 */
export function languageByScript(text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  const counts = scripts.map(([language, pattern]) => [language, count(pattern)] as const)
  const kana = counts[0]?.[1] ?? 0
  const han = counts[2]?.[1] ?? 0
  if (kana > 0 && kana * 10 > han && (kana + han) * 2 > letters) return 'ja'
  return counts.find(([, found]) => found * 2 > letters)?.[0] ?? 'en'
}
