import { emptyAndShort } from './files/g01-empty-and-short.ts'
import { sizes } from './files/g02-sizes.ts'
import { zipBombs } from './files/g03-zip-bombs.ts'
import { declaredEntities } from './files/g04-declarations.ts'
import { outsideReferences } from './files/g05-outside-references.ts'
import { nesting } from './files/g06-nesting.ts'
import { pdfBombs } from './files/g07-pdf-bombs.ts'
import { damaged } from './files/g08-damaged.ts'
import { polyglots } from './files/g09-polyglots.ts'
import { types } from './files/g10-types.ts'
import { encodings } from './files/g11-encodings.ts'
import { scripts } from './files/g12-scripts.ts'
import { fileNames } from './files/g13-file-names.ts'
import { injections } from './files/g14-injections.ts'
import type { Family } from './hostile-file.ts'

export const families: readonly Family[] = [
  emptyAndShort,
  sizes,
  zipBombs,
  declaredEntities,
  outsideReferences,
  nesting,
  pdfBombs,
  damaged,
  polyglots,
  types,
  encodings,
  scripts,
  fileNames,
  injections,
]
