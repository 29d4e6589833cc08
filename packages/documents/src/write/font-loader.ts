import { readFileSync } from 'node:fs'
import { type FontFamily, fontCatalog, sans, serif } from './font-catalog.ts'

/** A font's coverage as alternating lengths of gaps and covered runs, from code point 0. */
export type FontCoverage = number[]

type LoadedFamily = { name: string; files: Uint8Array[]; covered: Set<number> }

/** Loads font families as texts need them, and keeps them. */
export type FontLoader = {
  families: LoadedFamily[]
  /** Loads the families the text needs; true if that added one. */
  loadFor: (text: string) => boolean
  /**
   * The text as the loaded families can show it: a character that none covers is replaced by its plain form
   * (mathematical bold, circled letters) or, if that is not covered either, omitted instead of shown as a box.
   */
  printable: (text: string) => string
}

// The remains of an emoji after its pictures are removed.
const strayJoiner = /[\ufe00-\ufe0f\u20e3]|(?<![\p{L}\p{M}])\u200d|\u200d(?![\p{L}\p{M}])/gu

/** Creates a loader with no fonts loaded; `coverageOf` reads which characters a font file covers. */
export function makeFontLoader(coverageOf: (font: Uint8Array) => FontCoverage): FontLoader {
  const families: LoadedFamily[] = []
  const isCovered = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return (
      families.some((family) => family.covered.has(code)) ||
      /\p{Default_Ignorable_Code_Point}/u.test(character)
    )
  }
  return {
    families,
    loadFor(text) {
      const before = families.length
      let missing = [...new Set(text + plainForm(text))]
      for (const family of fontCatalog) {
        missing = missing.filter((character) => !isCovered(character))
        if (families.some((loaded) => loaded.name === family.name)) continue
        if (family === serif || family === sans || missing.some((character) => family.wanted.test(character)))
          families.push(loadFamily(family, coverageOf))
      }
      return families.length > before
    },
    printable: (text) =>
      [...text]
        .flatMap((character) =>
          isCovered(character) ? [character] : [...plainForm(character)].filter(isCovered),
        )
        .join('')
        .replace(strayJoiner, '')
        .replace(/ {2,}/g, ' ')
        .trim(),
  }
}

function plainForm(text: string): string {
  return text.normalize('NFKC')
}

function loadFamily(family: FontFamily, coverageOf: (font: Uint8Array) => FontCoverage): LoadedFamily {
  const files = family.files.map((file) => readFileSync(new URL(`../../fonts/${file}`, import.meta.url)))
  const covered = new Set<number>()
  let code = 0
  for (const [index, length] of coverageOf(files[0] ?? new Uint8Array()).entries()) {
    for (let i = 0; index % 2 === 1 && i < length; i++) covered.add(code + i)
    code += length
  }
  return { name: family.name, files, covered }
}
