import type { ReadDocument } from '@nextrung/contract/read-document'
import { readFile } from '@nextrung/documents/read/read-file'
import type { Layout } from '../shapes.ts'
import type { DrawChoices } from './draw-choices.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawText } from './draw-text.ts'
import { drawWord } from './draw-word.ts'

/** Draws a layout in its format and reads the file as the application does. */
export async function drawAndRead(layout: Layout, choices: DrawChoices): Promise<ReadDocument> {
  const bytes = await draw(layout, choices)
  return readFile(`resume.${layout.format}`, bytes)
}

function draw(layout: Layout, choices: DrawChoices): Uint8Array | Promise<Uint8Array> {
  switch (layout.format) {
    case 'txt':
      return drawText(layout, choices)
    case 'docx':
      return drawWord(layout, choices)
    case 'pdf':
      return drawPdf(layout, choices)
  }
}
