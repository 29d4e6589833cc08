import type { ReadDocument } from '@nextrung/contract/read-document'
import { finishDocument } from './finish-document.ts'
import { sniff } from './sniff.ts'

/**
 * Reads a file in the current process. Only for the child process: hostile files must not be parsed in the server.
 * @throws ReadError for any file that cannot be read
 */
export async function readFile(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  return finishDocument(await readByFormat(fileName, bytes))
}

async function readByFormat(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  switch (sniff(fileName, bytes)) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(fileName, bytes)
    case 'docx':
      return (await import('./docx.ts')).readDocx(fileName, bytes)
    case 'doc':
      return (await import('./doc.ts')).readDoc(fileName, bytes)
    case 'txt':
      return (await import('./text.ts')).readText(bytes)
  }
}
