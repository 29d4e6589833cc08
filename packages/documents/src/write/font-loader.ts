import { readFileSync } from 'node:fs'
import { type FontFamily, fontCatalog, sans, serif } from './font-catalog.ts'

/** The runs of a font's coverage: lengths of gap, run, gap, run, from code point 0. */
export type FontCoverage = number[]

type LoadedFamily = { name: string; files: Uint8Array[]; covered: Set<number> }

/** The fonts that are loaded so far. Families are added as texts need them and stay. */
export type FontLoader = {
  families: LoadedFamily[]
  /** Loads what the text needs; true when that added a family. */
  loadFor: (text: string) => boolean
  /**
   * The text as the loaded families can show it: a character that none has is given in its plain form
   * (mathematical bold, circled letters), and left out where that is missing too, not shown as a box.
   */
  printable: (text: string) => string
}

// What is left of an emoji when its pictures are gone.
const strayJoiner = /[\ufe00-\ufe0f\u20e3]|(?<![\p{L}\p{M}])\u200d|\u200d(?![\p{L}\p{M}])/gu

/** A shelf without fonts; `coverageOf` reads which characters a font file has. */
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
