import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createReader } from '@nextrung/documents/reader'
import { type FileTruth, readRows, type TextTruth } from './read-truth.ts'
import { scoreFiles } from './score-files.ts'
import { scoreLinkedIn } from './score-linkedin.ts'
import { scoreSkills } from './score-skills.ts'
import { scoreStories } from './score-stories.ts'
import { scoreTexts } from './score-texts.ts'
import { scoreTruth } from './score-truth.ts'

const here = dirname(fileURLToPath(import.meta.url))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const only = ['linkedin', 'stories'].find((name) => words[0] === name)
const folder = resolve(words[0] ?? join(here, '../../shared/eval'))
const reader = createReader()

async function scoreFolder(title: string, files: string): Promise<void> {
  const truths = readRows<FileTruth>(join(files, 'truth.jsonl'))
  if (truths === undefined) console.log(`skipped: ${title}, no truth.jsonl in ${files}`)
  else await scoreFiles({ title, folder: files, truths, reader })
}

async function scoreAll(): Promise<void> {
  if (existsSync(folder)) {
    await scoreFolder('Labelled resume files', join(folder, 'resume-files'))
    const texts = readRows<TextTruth>(join(folder, 'resumes.jsonl'))
    if (texts === undefined) console.log('skipped: labelled resume texts, no resumes.jsonl in the folder')
    else scoreTexts(texts)
    scoreSkills(folder)
  } else console.log(`skipped: no labelled data at ${folder}; pass its folder as the argument`)
  await scoreFolder('Own samples', join(here, 'samples'))
  scoreTruth()
}

try {
  if (!only) await scoreAll()
  const isWriting = process.argv.includes('--write')
  const given = { reader, folder: join(here, 'samples'), isWriting }
  if (only !== 'stories') await scoreLinkedIn(given)
  if (only !== 'linkedin') await scoreStories(given)
} finally {
  reader.close()
}
